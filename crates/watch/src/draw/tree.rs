//! The tree around the current node: the path from the root with thick lines, and beside it what else was tried and what
//! became of it. Where there is no room for all, what lies near the current node stays: first the siblings further up become
//! one line each, then they go, then the beginning of the path.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use words::say;

use super::cut;
use super::look::{Look, Sign};
use crate::memory::ChoiceOutcome;
use crate::session::Session;

/// A line of the tree.
#[derive(Clone, Debug)]
struct Row {
    depth: usize,
    sign: Option<Sign>,
    text: String,
    /// Is it on the path?
    on_path: bool,
    here: bool,
}

/// A node of the path, and what was tried there beside the next one.
struct Level {
    node: Row,
    tried: Vec<Row>,
}

/// The lines for this area.
pub(super) fn lines<'a>(session: &Session, area: Rect, look: &Look) -> Vec<Line<'a>> {
    let levels = levels(session, usize::from(area.height), look);
    let Some(first) = levels.first().map(|level| level.node.depth) else {
        return vec![Line::styled(format!("({})", say!("watch-tree-empty")), look.faint())];
    };
    let mut rows: Vec<Row> = Vec::new();
    if first > 0 {
        let text = format!("({})", say!("watch-tree-above", n = first));
        rows.push(Row { depth: first, sign: None, text, on_path: false, here: false });
    }
    let deepest = levels.last().map_or(0, |level| level.node.depth) + 1;
    rows.extend(levels.into_iter().flat_map(|level| std::iter::once(level.node).chain(level.tried)));
    let wide = usize::from(area.width);
    let pitch = (wide.saturating_sub(12) / (deepest - first).max(1)).min(3);
    rows.iter().map(|row| draw(row, row.depth - first, pitch, wide, look)).collect()
}

fn draw<'a>(row: &Row, indent: usize, pitch: usize, wide: usize, look: &Look) -> Line<'a> {
    let branch = match (row.on_path, look.ascii) {
        (true, false) => "┗━━",
        (false, false) => "├──",
        (true, true) => "`==",
        (false, true) => "|--",
    };
    let left = match (pitch, indent) {
        _ if row.sign.is_none() && indent == 0 => String::new(), // what is above
        (0 | 1, _) => format!("{:>3} ", row.depth),
        (_, 0) => String::new(),
        _ => " ".repeat((indent - 1) * pitch) + &branch.chars().take(pitch - 1).collect::<String>() + " ",
    };
    let style = match row.on_path {
        true => look.bold(),
        false => look.faint(),
    };
    let mut line = Line::from(vec![Span::styled(left.clone(), style)]);
    if let Some(sign) = row.sign {
        line.push_span(Span::styled(format!("{} ", look.sign(sign)), look.sign_style(sign)));
    }
    let room = wide.saturating_sub(left.chars().count() + 2);
    let here = format!(" {} {}", if look.ascii { "<-" } else { "◀" }, say!("watch-tree-here"));
    let ends = here.chars().count();
    let text = look.plain(&row.text);
    if row.here {
        line.push_span(Span::styled(cut(&text, room.saturating_sub(ends), look), look.loud()));
        line.push_span(Span::styled(here, look.bold()));
    } else {
        line.push_span(Span::styled(cut(&text, room, look), if row.on_path { look.bold() } else { Style::new() }));
    }
    line
}

/// The levels of the path, cut to `high` lines.
fn levels(session: &Session, high: usize, look: &Look) -> Vec<Level> {
    let (open, path) = (session.memory.open(), session.player.path());
    let solved = session.player.last() == Some(&backtrail::Event::Solution);
    let dead = session.player.last() == Some(&backtrail::Event::DeadEnd);
    let last = open.len().saturating_sub(1);
    // Levels far above have no line in any case: nobody counts their siblings.
    let from = open.len().saturating_sub(high);
    let mut levels: Vec<Level> = open
        .iter()
        .enumerate()
        .skip(from)
        .map(|(depth, &node)| {
            let text = match depth.checked_sub(1) {
                None => say!("watch-tree-root"),
                Some(above) => path.get(above).map_or(String::new(), |made| made.label.clone()),
            };
            let here = depth == last;
            let sign = match here {
                true if solved => Sign::Solution,
                true if dead => Sign::DeadEnd,
                _ => Sign::Choice,
            };
            let node_row = Row { depth, sign: Some(sign), text, on_path: true, here };
            let tried = node.map_or(Vec::new(), |node| tried(session, node, depth + 1));
            Level { node: node_row, tried }
        })
        .collect();
    shrink(&mut levels, high, look);
    levels
}

/// What was tried at a node beside what is on the path.
fn tried(session: &Session, node: u32, depth: usize) -> Vec<Row> {
    let row = |sign, text| Row { depth, sign, text, on_path: false, here: false };
    let child = |(label, outcome): (&str, ChoiceOutcome)| {
        Some(match outcome {
            ChoiceOutcome::Open => return None,
            ChoiceOutcome::Refused => row(Some(Sign::Refused), label.to_string()),
            ChoiceOutcome::DeadEnd => row(Some(Sign::DeadEnd), say!("watch-tree-dead-end", label = label)),
            ChoiceOutcome::Image => row(Some(Sign::Choice), say!("watch-tree-image", label = label)),
            ChoiceOutcome::Solution => row(Some(Sign::Solution), say!("watch-tree-solution", label = label)),
            ChoiceOutcome::Failed(nodes) => {
                row(Some(Sign::Folded), say!("watch-tree-failed", label = label, n = nodes))
            }
            ChoiceOutcome::Solved(nodes, solutions) => {
                row(Some(Sign::Solution), say!("watch-tree-solved", label = label, solutions = solutions, n = nodes))
            }
        })
    };
    let mut rows: Vec<Row> = session.memory.children(node).filter_map(child).collect();
    match session.memory.beyond(node) {
        0 => {}
        beyond => rows.push(row(None, format!("({})", say!("watch-tree-beyond", n = beyond)))),
    }
    rows
}

/// Makes the levels take no more lines than there are.
fn shrink(levels: &mut Vec<Level>, high: usize, look: &Look) {
    let lines = |levels: &[Level]| levels.iter().map(|level| 1 + level.tried.len()).sum::<usize>();
    let Some(last) = levels.len().checked_sub(1) else { return };
    for i in 0..last {
        if lines(levels) > high && levels[i].tried.len() > 1 {
            levels[i].tried = vec![summary(&levels[i].tried, look)];
        }
    }
    let over = lines(levels).saturating_sub(high);
    if over > 0 && levels[last].tried.len() > 3 {
        // The newest are the ones that somebody looks at.
        let tried = &mut levels[last].tried;
        let away = (over + 1).min(tried.len() - 2);
        let earlier: Vec<Row> = tried.drain(..away).collect();
        tried.insert(0, summary(&earlier, look));
    }
    for i in 0..last {
        if lines(levels) > high {
            levels[i].tried.clear();
        }
    }
    // One line says how many nodes of the path are not shown.
    while levels.len() > 1 && lines(levels) + usize::from(levels[0].node.depth > 0) > high {
        levels.remove(0);
    }
    let over = lines(levels).saturating_sub(high);
    if let Some(level) = levels.last_mut().filter(|_| over > 0) {
        level.tried.drain(..over.min(level.tried.len()));
    }
}

/// Several choices in one line: how many of them met which outcome.
fn summary(rows: &[Row], look: &Look) -> Row {
    let signs =
        [(Sign::Refused, "refused"), (Sign::DeadEnd, "dead-end"), (Sign::Folded, "failed"), (Sign::Solution, "solved")];
    let part = |(sign, outcome)| {
        let many = rows.iter().filter(|row| row.sign == Some(sign)).count();
        (many > 0).then(|| say!(format!("watch-fate-{outcome}"), n = many, sign = look.sign(sign).to_string()))
    };
    let parts: Vec<String> = signs.into_iter().filter_map(part).collect();
    Row { depth: rows[0].depth, sign: None, text: parts.join(", "), on_path: false, here: false }
}
