//! `backtrail tree queens 4`: the decision tree as a picture.

use std::time::{Duration, Instant};

use backtrail::{Address, Event, Limit, Monitor, Progress, text};
use clap::{ArgMatches, Args, Command, FromArgMatches, ValueEnum};
use registry::{Ability, Registry, Stepper, Wish};
use render::tree::{self, Fold, Picture, Tree, View};
use words::say;

use crate::args::{OutputArgs, instance, with_flags};
use crate::exit::{ExitStatus, Failure, note};
use crate::output::{Output, tell};
use crate::progress::{self, Show};
use crate::summary;

#[derive(Args)]
pub(super) struct TreeArgs {
    /// The solver to use [default: one that shows the choices it refuses]
    #[arg(long, value_name = "NAME")]
    solver: Option<String>,
    /// Draw only the subtree of this node; its address lists the positions of its choices, from 0: 0.4.7
    #[arg(long, value_name = "NODE")]
    under: Option<Address>,
    /// Stop at the first solution
    #[arg(long)]
    first: bool,
    /// Cut the tree below this depth
    #[arg(long, value_name = "D")]
    depth: Option<usize>,
    /// Fold subtrees without solutions [default: only if the picture would be too large]
    #[arg(long, conflicts_with = "no_fold")]
    fold: bool,
    /// Never fold subtrees
    #[arg(long)]
    no_fold: bool,
    /// Show the refused choices too, with the reasons
    #[arg(long)]
    all_checks: bool,
    /// Stop after this many visits
    #[arg(long, value_name = "V", default_value = "1000000", value_parser = crate::args::at_least_one::<u64>)]
    visit_limit: u64,
    /// Stop after this time, such as 10s
    #[arg(long, value_name = "TIME", value_parser = crate::args::time)]
    time_limit: Option<Duration>,
    /// The format of the tree
    #[arg(long, value_enum, ignore_case = true, default_value = "text")]
    format: Format,
    #[command(flatten)]
    output: OutputArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Lines of text for the terminal
    Text,
    /// A Mermaid diagram, for Markdown pages
    Mermaid,
    /// A Graphviz file
    Dot,
    /// A picture to open in a browser
    Svg,
}

pub(super) fn command(registry: &Registry) -> Command {
    instance::per_puzzle(registry, Command::new("tree").about(say!("cli-about-tree")), |command| {
        with_flags::<TreeArgs>(command, "tree")
    })
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let (name, words) = matches.subcommand().expect("clap requires a puzzle");
    let args = TreeArgs::from_arg_matches(words)?;
    let case = instance::given_case(words, &registry.puzzle(name)?)?;
    let wish = Wish { under: args.under.as_ref(), ..Wish::new(Ability::Trace) };
    let solver = case.plan(&wish.by(args.solver.as_deref()))?.solver;
    let mut steps = case.steps(&solver).expect("a solver that can be traced can be stepped");
    if let Some(node) = &args.under {
        steps.stay_under(node).map_err(|missing| registry::no_such_node(node, &missing))?;
    }

    let mut out = Output::open(args.output.output.as_deref())?;
    let monitor = progress::monitor();
    let show = if args.output.quiet { Show::No } else { Show::Bar("visits") };
    let (tree, stopped) = progress::during(&monitor, &show, || args.grow(&mut *steps, &monitor));
    let Picture { text, note: remark } = args.draw(&tree);
    out.write(&text)?;
    out.finish()?;
    if !args.output.quiet {
        let stats = steps.stats();
        let counters = [("visits", stats.visits), ("checks", stats.checks), ("dead-ends", stats.dead_ends)];
        let cost = counters.map(|(what, count)| summary::several(count.unwrap_or(0), what)).join(", ");
        let under = args.under.as_ref().map(|under| say!("cli-part-under", under = under.to_string()));
        let what: Vec<String> = [say(&case.title()), solver.name.to_string()].into_iter().chain(under).collect();
        tell(&text!("cli-within", name = what.join(", "), what = cost), args.output.ascii);
        if let Some(remark) = remark {
            note(remark);
        }
        if let Some(limit) = stopped {
            note(say!("cli-tree-stopped", limit = summary::stopper(limit)));
        }
    }
    Ok(if stopped.is_some() { ExitStatus::Stopped } else { ExitStatus::Done })
}

impl TreeArgs {
    /// Steps through the search, and says what stopped it. Refused choices are kept only if they are to be shown.
    fn grow(&self, steps: &mut dyn Stepper, monitor: &Monitor) -> (Tree, Option<Limit>) {
        let deadline = self.time_limit.and_then(|limit| Instant::now().checked_add(limit));
        let mut tree = Tree::default();
        let (mut visits, mut solutions) = (0, 0);
        while let Some(mut event) = steps.step() {
            if let (Event::Enter(label), Some(node), 0) = (&mut event, &self.under, visits) {
                *label = Some(node.to_string()).filter(|_| node.depth() > 0);
            }
            match event {
                Event::Refuse(_) if !self.all_checks => continue,
                Event::Enter(_) => {
                    if let Some(limit) = self.limit(visits, deadline, monitor) {
                        steps.step_back(); // one visit too many
                        return (tree, Some(limit));
                    }
                    visits += 1;
                    if monitor.wants_progress() {
                        monitor.tell(Progress { visits, solutions, share: steps.share() });
                    }
                }
                Event::Solution => solutions += 1,
                _ => {}
            }
            let reason = if self.all_checks { steps.why() } else { None };
            tree.tell(&event, reason.map(|reason| say(&reason.text)).as_deref());
            if event == Event::Solution && self.first {
                break;
            }
        }
        (tree, None)
    }

    /// What forbids one more visit.
    fn limit(&self, visits: u64, deadline: Option<Instant>, monitor: &Monitor) -> Option<Limit> {
        if visits == self.visit_limit {
            return Some(Limit::Visits);
        }
        if monitor.is_cancelled() {
            return Some(Limit::Cancel);
        }
        deadline.is_some_and(|deadline| Instant::now() >= deadline).then_some(Limit::Time)
    }

    fn draw(&self, tree: &Tree) -> Picture {
        let fold = match (self.fold, self.no_fold) {
            (true, _) => Fold::Failed,
            (_, true) => Fold::Never,
            _ => Fold::WhenLarge,
        };
        let view = View { depth: self.depth, fold, checks: self.all_checks };
        match self.format {
            Format::Text => tree::text(tree, &view, self.output.ascii),
            Format::Mermaid => tree::mermaid(tree, &view),
            Format::Dot => tree::dot(tree, &view),
            Format::Svg => tree::svg(tree, &view),
        }
    }
}
