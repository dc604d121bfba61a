use backtrail::Status;
use proptest::prelude::*;
use registry::{Bounds, Flags, Question, Registry, Request, Solution, Wish};

use super::{Models, read};

const SOLVERS: [&str; 4] = ["plain", "forward", "fewest", "learn"];
const SEND: &str = "problem\nS,M in 1..9; E,N,D,O,R,Y in 0..9\nall different\nSEND + MORE = MONEY";
const MAGIC: &str = "problem
x[1..3,1..3] in 1..9, all different
for i: sum x[i,*] = 15 and sum x[*,i] = 15
x[1,1]+x[2,2]+x[3,3] = 15;  x[1,3]+x[2,2]+x[3,1] = 15";

fn case(text: &str, constants: Option<&str>) -> registry::Case {
    let mut registry = Registry::new();
    registry.add(Models).unwrap();
    let mut flags = Flags::default();
    if let Some(constants) = constants {
        flags.give("D", Some(constants));
    }
    registry
        .puzzle("model")
        .unwrap()
        .pose(text, &flags, &Bounds::NONE)
        .unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Every solution in words, sorted.
fn all(case: &registry::Case, solver: &str) -> Vec<String> {
    let plan = case.plan(&Wish::asking(Question::All).by(Some(solver))).unwrap();
    let mut found = Vec::new();
    case.solve(&plan.solver, &Request::new(Question::All), &mut |solution: &dyn Solution| {
        found.push(solution.word().unwrap());
        std::ops::ControlFlow::Continue(())
    });
    found.sort();
    found
}

fn count(text: &str, constants: Option<&str>, solver: &str) -> String {
    let case = case(text, constants);
    let plan = case.plan(&Wish::asking(Question::Count).by(Some(solver))).unwrap();
    case.solve(&plan.solver, &Request::new(Question::Count), &mut registry::ignore).solutions.to_string()
}

fn error(text: &str) -> String {
    match read(text, &[], &Bounds::NONE) {
        Ok(_) => panic!("this is a model: {text}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn every_solver_counts_the_same() {
    let queens = "problem\nn = 8\nq[1..n] in 1..n, all different\nall different(q[i]+i for i in 1..n)\nall different(q[i]-i for i in 1..n)";
    let langford = "problem\nn = 4\np[1..2*n] in 1..2*n, all different\nfor i in 1..n: p[n+i] = p[i]+i+1";
    let interval = "problem\nn = 7\nx[0..n-1] in 0..n-1, all different\nd[1..n-1] in 1..n-1, all different
for i in 1..n-1: d[i] = |x[i]-x[i-1]|";
    for solver in SOLVERS {
        assert_eq!(count(MAGIC, None, solver), "8", "{solver}");
        assert_eq!(count(queens, Some("n=6"), solver), "4", "{solver}");
        assert_eq!(count(langford, None, solver), "2", "{solver}");
        assert_eq!(count(interval, None, solver), "32", "{solver}");
        assert_eq!(count("problem; x, y in 0..9; x*y = 12; x < y", None, solver), "2", "{solver}");
        assert_eq!(count("problem; x, y in {-3, 0, 5..7}; x != y; |x+y| mod 2 = 1", None, solver), "12", "{solver}");
    }
    assert_eq!(all(&case(SEND, None), "fewest"), ["S=9 M=1 E=5 N=6 D=7 O=0 R=8 Y=2"]);
}

#[test]
fn conditions_of_every_kind_are_understood() {
    let is = |text: &str, number: &str| {
        SOLVERS.iter().for_each(|solver| assert_eq!(count(text, None, solver), number, "{text} {solver}"));
    };
    is("problem; x[1..4] in 0..1; at most 2 of x[*] = 1", "11");
    is("problem; x[1..4] in 0..1; exactly 2 of (x[i] = 1 for i in 1..4)", "6");
    is("problem; a,b,c in 0..1; at least 2 of a = 1, b = 1, c = 1", "4");
    is("problem; x,y in 1..3; x = 2 -> y = 3", "7");
    is("problem; x,y in 1..3; if x = 2 then y = 3 else y = 1", "3");
    is("problem; x,y in 1..3; x = 1 <-> y = 1", "5");
    is("problem; x,y in 1..3; not (x = y or x > y)", "3");
    is("problem; x,y in 1..4; (x, y) in {(1,2), (2,4), (4,4), (9,9)}", "3");
    is("problem; x,y in 1..2; (x, y) not in {(1,2)}", "3");
    is("problem; x in 1..9; x in {2, 4..6}; x not in {5}", "3");
    is("problem; x[1..3] in 1..4; strictly increasing x", "4");
    is("problem; x[1..3] in 1..2; decreasing x", "4");
    is("problem; x,y,z in 1..4; x < y < z", "4");
    is("problem; w = [3, 5, 7]; x[1..3] in 0..1; sum(w[*]*x[*]) = 8", "1");
    is("problem; c = [[1,9],[9,1]]; j[1..2] in 1..2, all different; sum(c[i,j[i]] for i) = 2", "1");
    is("problem; x[1..3] in 1..3; i in 1..3; x[i] = 3; x[1] = 1; x[2] = 1; x[3] = 3", "1");
    is("problem; x,y in 1..3; max(x,y) = 2", "3");
    is("problem; x,y in 1..3; min(x,y) = 2", "3");
    is("problem; x in 0..20; x / 3 = 2; x mod 4 = 3", "1");
    is("problem; x,y in 0..20; x^2 + y^2 = 25", "4");
    is("problem; c in {red, green, blue}; d in {green, blue}; c != d; c != red", "2");
    is("problem; x in 1..3; 1 = 2", "0");
    is("problem; x,y in 0..9; |x-y| = x", "14");
    is("problem; x in 1..3; x > 5", "0");
    is("problem; x in 1..3; x = x", "3");
    is("problem; x in 5..5; y in 1..9; y > x", "4");
    is("problem; x, y in 1..2; z in 1..9, all different; all different", "14");
    is("problem; x[1..3] in 1..3; for i, j in 1..3 if i < j: x[i] != x[j]", "6");
    is("problem; x[1..3] in 1..3; x[i] != x[j] for i in 1..3, j in i+1..3", "6");
    is("problem; x[0..1,-1..1] in 1..2; for i: sum x[i,*] = 4", "9");
    is("problem; x in 1..2000; y in 1000..1001; x = y + 500", "2");
    is("problem; x in 1..100; y in 1..100; x + y = 150; x - y > 10; x != y + 30", "19");
}

#[test]
fn an_optimum_is_found_with_its_equals() {
    let knapsack =
        "problem\nv = [6, 5, 4, 9]; w = [5, 4, 3, 7]\nx[1..4] in 0..1\nsum(w[*]*x[*]) <= 7\nmaximize sum(v[*]*x[*])";
    let ruler = "problem\nm[1..5] in 0..20\nm[1] = 0\nstrictly increasing m\nall different(m[j]-m[i] for i in 1..5, j in i+1..5)\nminimize m[5]";
    for solver in SOLVERS.into_iter().chain(["bound"]) {
        assert_eq!(
            all(&case(knapsack, None), solver),
            ["x[1]=0 x[2]=0 x[3]=0 x[4]=1".to_string(), "x[1]=0 x[2]=1 x[3]=1 x[4]=0".to_string()][..],
            "{solver}"
        );
        assert_eq!(count(ruler, None, solver), "4", "{solver}");
        assert_eq!(count("problem; x in 1..3; x > 3; minimize x", None, solver), "0");
        assert_eq!(count("problem; x,y in -3..3; maximize x*y", None, solver), "2");
        assert_eq!(count("problem; x,y in -3..3; maximise x*y", None, solver), "2");
        assert_eq!(count("problem; x,y in -3..3; minimise x + y", None, solver), "1");
    }
}

#[test]
fn the_best_of_a_stopped_search_is_given_and_said_not_to_be_proved() {
    let case = case("problem; x,y in 0..9; x + y < 12; maximize x + 2*y", None);
    let asked = |question: Question, visits: Option<u64>| {
        let plan = case.plan(&Wish::asking(question)).unwrap();
        let mut request = Request::new(question);
        request.limits.visits = visits;
        let mut found = Vec::new();
        let outcome = case.solve(&plan.solver, &request, &mut |solution: &dyn Solution| {
            found.push(solution.word().unwrap());
            std::ops::ControlFlow::Continue(())
        });
        let notes: Vec<&str> = request.findings.all().iter().map(|finding| finding.key).collect();
        (found.join("; "), outcome.solutions.to_string(), matches!(outcome.status, Status::Stopped(_)), notes.concat())
    };
    let told = |word: &str, solutions: &str, is_stopped, note: &str| {
        (word.to_string(), solutions.to_string(), is_stopped, note.to_string())
    };
    assert_eq!(asked(Question::First, Some(3)), told("x=0 y=0", "1", true, "best"));
    assert_eq!(asked(Question::First, Some(5)), told("x=0 y=2", "1", true, "best"));
    assert_eq!(asked(Question::First, Some(2)), told("", "0", true, ""));
    // Nobody counts what is not proved.
    assert_eq!(asked(Question::Count, Some(5)), told("", "0", true, "best"));
    assert_eq!(asked(Question::First, None), told("x=2 y=9", "1", false, "optimum"));
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    assert_eq!(error(""), "there is no model: the text is empty");
    assert_eq!(error("x in 1..3"), "line 1, column 1: a model begins with the line 'problem', and this one with 'x'");
    assert_eq!(
        error("Problem\nx in 1..3"),
        "line 1, column 1: a model begins with the line 'problem', and this one with 'Problem'; did you mean problem?"
    );
    assert_eq!(
        error("problem\nx in 1..3\nMinimize x"),
        "line 3, column 1: nothing is called Minimize; did you mean minimize?"
    );
    assert_eq!(
        error("problem\nart, sport in 1..3\natr < sport"),
        "line 3, column 1: nothing is called atr; did you mean art?"
    );
    assert_eq!(error("problem\nx, y in 1..9\n2x + y = 10"), "line 3, column 2: 'x' right behind 2: write 2*x");
    assert_eq!(error("problem\nx, y in 1..9\ny = (x + 3 y)"), "line 3, column 12: 'y' right behind 3: write 3*y");
    assert_eq!(error("problem"), "the model has no variables: declare some, such as x, y in 1..9");
    assert_eq!(error("problem\nx in 1..3\nx + z = 4"), "line 3, column 5: nothing is called z");
    assert_eq!(
        error("problem\nalpha in 1..3\nalhpa < 2"),
        "line 3, column 1: nothing is called alhpa; did you mean alpha?"
    );
    assert_eq!(
        error("problem\nx in 1..3\nx ="),
        "line 3, column 4: the line ends where a number or a name should stand"
    );
    assert_eq!(error("problem\nx in 1..3\nx + 1"), "line 3, column 1: a condition should stand here, such as x < y");
    assert_eq!(error("problem\nx in 1..3 ?"), "line 2, column 11: '?' means nothing here");
    assert_eq!(error("problem\nx in 3..1"), "line 2, column 1: the domain is empty");
    assert_eq!(error("problem\nsum in 3..1"), "line 2, column 5: 'in' where a number or a name should stand");
    assert_eq!(error("problem\nx[1..3] in 1..3\nx[4] = 1"), "line 3, column 3: x has no index 4: they go from 1 to 3");
    assert_eq!(
        error("problem\nx[1..3] in 1..3\nx = 1"),
        "line 3, column 1: x is a list here: write it inside of sum, all different or another word that takes a list"
    );
    assert_eq!(
        error("problem\nx[1..3] in 1..3\nfor i: x[1] = 1"),
        "line 3, column 5: i indexes nothing here: say which values it takes, such as i in 1..9"
    );
    assert_eq!(
        error("problem\nx[1..3] in 1..3\ny[1..4] in 1..3\nfor i: x[i] = y[i]"),
        "line 4, column 5: i indexes several ranges: say which values it takes, such as i in 1..9"
    );
    assert_eq!(
        error("problem\nx in 1..3\ny = 3"),
        "line 3, column 1: y is given a value and never used: if it is a variable, declare it, such as y in 1..9"
    );
    assert_eq!(error("problem\nx in 1..3\nx*9223372036854775807*x = 1"), "line 3, column 3: this could exceed 64 bits");
    assert_eq!(
        error("problem\nx in 1..3\nx = 99999999999999999999"),
        "line 3, column 5: 99,999,999,999,999,999,999 does not fit 64 bits".replace(',', "").replacen(
            "line 3 column",
            "line 3, column",
            1
        )
    );
    assert!(error("problem\nx in 1..10^12").contains("values of a variable"));
    assert!(error("problem\nx[1..10^12] in 1..2").contains("variables"));
    assert!(error("problem\nx[1..10^9,1..10^9,1..10^9] in 1..2").contains("variables"));
    assert!(error("problem\nx in 1..2\nfor i in 1..10^12: x = 1").contains("too many values"));
    assert!(error(&format!("problem\nx in 1..2\n{}x{} = 1", "(".repeat(5_000), ")".repeat(5_000))).contains("nested"));
    assert!(error(&format!("problem\nx in 1..2\n{}x = 1", "-".repeat(5_000))).contains("nested"));
    assert!(error(&format!("problem\nx in 1..2\n{}x = 1", "not ".repeat(5_000))).contains("nested"));
    assert!(error(&format!("problem\nx in 1..2\nx{} = 1", "*x".repeat(5_000))).contains("nested"));
    let bounds = Bounds { cells: 3, values: 5, ..Bounds::NONE };
    assert!(
        read("problem; x[1..4] in 1..2", &[], &bounds).is_err() && read("problem; x in 1..6", &[], &bounds).is_err()
    );
}

/// Every model in `docs/models.md`, with the number of its solutions that a comment in it says.
fn exercises() -> Vec<(String, String)> {
    let page = include_str!("../../../../docs/models.md");
    let blocks = page.split("```problem\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let solutions = |text: &str| {
        let last = text.lines().last().unwrap();
        last.strip_prefix("# ")
            .and_then(|said| said.split(' ').next())
            .unwrap_or_else(|| panic!("how many? {text}"))
            .to_string()
    };
    blocks.map(|text| (text.to_string(), solutions(text))).collect()
}

#[test]
fn every_model_of_the_documents_has_the_solutions_that_it_says() {
    let exercises = exercises();
    assert!(exercises.len() >= 20);
    for (text, solutions) in exercises {
        let best = if text.contains("imize ") { "bound" } else { "fewest" };
        assert_eq!(count(&text, None, best), solutions, "{text}");
    }
}

#[test]
fn a_long_sum_is_no_deep_one() {
    let text = format!("problem\nx in 0..1\n{} = 3000", vec!["x"; 3_000].join(" + "));
    assert_eq!(count(&text, None, "fewest"), "1");
}

#[test]
fn a_checker_finds_what_is_wrong() {
    let model = read(SEND, &[], &Bounds::NONE).unwrap();
    let verdict = |text: &str| super::check::check(&model, text).unwrap();
    assert!(verdict("S=9 M=1 E=5 N=6 D=7 O=0 R=8 Y=2").is_legal());
    assert!(!verdict("S=9 M=1").complete && verdict("S = 9, M = 1").is_legal());
    assert_eq!(verdict("S=9 M=9").total, 1);
    assert_eq!(verdict("S=0 M=1 E=5 N=6 D=7 O=0 R=8 Y=2").total, 3);
    assert!(super::check::check(&model, "Q=1").is_err() && super::check::check(&model, "S").is_err());
}

#[test]
fn a_board_is_checked_as_it_was_drawn() {
    let verdict = |text: &str, board: &str| {
        let model = read(text, &[], &Bounds::NONE).unwrap();
        super::check::check(&model, board).ok().map(|verdict| (verdict.is_legal(), verdict.complete))
    };
    let (solved, wrong) = (Some((true, true)), Some((false, true)));
    let magic = format!("{MAGIC}\nshow x as grid");
    assert_eq!(verdict(&magic, "┌─────────┐\n│ 2  7  6 │\n│ 9  5  1 │\n│ 4  3  8 │\n└─────────┘\n"), solved);
    assert_eq!(verdict(&magic, "+---------+\n| 2  7  6 |\n| 9  5  1 |\n| 4  8  3 |\n+---------+\n"), wrong);
    assert_eq!(verdict(&magic, "2 7 6\n· 5 .\n4 3 8"), Some((true, false)));
    assert!(verdict(&magic, "2 7 6 9 5 1 4 3").is_none() && verdict(&magic, "2 7 6 9 5 1 4 3 x").is_none());
    let letters = "problem; x[1..2] in 1..12; x[1] = x[2] + 2; show x as grid";
    assert_eq!((verdict(letters, "C A"), verdict(letters, "12 10").is_none()), (solved, true));
    let colours = "problem; x[1..2] in {red, green, rose}; x[1] = green; show x as grid";
    // Two names begin with r.
    assert_eq!((verdict(colours, "g g"), verdict(colours, "g r").is_none()), (solved, true));
    let queens = "problem; q[1..4] in 1..4, all different; all different(q[i]+i for i); all different(q[i]-i for i)";
    let queens = format!("{queens}; show q as queens");
    assert_eq!(verdict(&queens, "· · ♕ ·\n♕ · · ·\n· · · ♕\n· ♕ · ·"), solved);
    assert_eq!(verdict(&queens, "Q . . .\n. Q . .\n. . Q .\n. . . Q"), wrong);
    assert!(verdict(&queens, "Q . . .\nQ . . .\n. . Q .\n. . . Q").is_none());
    let rooks = "problem; x[1..2,1..2] in 0..1; for i: sum x[i,*] = 1 and sum x[*,i] = 1; show x as queens";
    assert_eq!((verdict(rooks, "· Q\nQ ·"), verdict(rooks, "· Q\n· Q")), (solved, wrong));
    let path = "problem; x[1..2,1..2] in 1..4, all different; x[1,1] = 1; show x as path";
    assert_eq!((verdict(path, "1 2\n4 3"), verdict(path, "2 1\n4 3")), (solved, wrong));
}

#[test]
fn a_word_that_is_read_as_a_number_is_told_where_no_other_stands_beside_it() {
    let reading = |text: &str| case(text, None).reading().map(|text| words::english(&text));
    assert_eq!(reading("problem; x,y in 1..9; x < yy").unwrap(), "yy is read as the number 10*y + y");
    assert_eq!(
        reading("problem; x,y in 1..9; xyx > 500; x < y").unwrap(),
        "xyx is read as the number 100*x + 10*y + x"
    );
    assert_eq!(reading("problem; x,y in 1..9; x < y; xy + yx = 132"), None);
    assert_eq!(reading(SEND), None);
}

#[test]
fn lines_that_contradict_each_other_are_found() {
    let model = read("problem\nx,y,z in 1..5\nx < y\nz = 3\ny < x\nx + y + z < 20", &[], &Bounds::NONE).unwrap();
    let why = super::explain::explain(&model);
    assert_eq!(why.ending, registry::Ending::Impossible);
    let lines: Vec<String> = why.steps.iter().map(|step| words::english(&step.text)).collect();
    assert_eq!(lines, ["line 3: x < y", "line 5: y < x"]);
}

/// A model of up to three variables, and what is asked of them.
pub(super) fn tiny() -> impl Strategy<Value = String> {
    let term = prop::sample::select(vec![
        "x",
        "y",
        "z",
        "x+y",
        "x-z",
        "2*y",
        "|x-y|",
        "x*z",
        "y mod 2",
        "max(x,z)",
        "3",
        "t[x]",
        "-z",
        "min(x,y,2)",
        "xy",
    ]);
    let order = prop::sample::select(vec!["=", "!=", "<", "<=", ">", ">="]);
    let compare = (term.clone(), order, term).prop_map(|(left, order, right)| format!("{left} {order} {right}"));
    let atom = prop_oneof![
        6 => compare.clone(),
        1 => Just("all different x, y, z".to_string()),
        1 => Just("all different(x+1, |y-z|, z)".to_string()),
        1 => Just("(x, z) in {(1, 0), (2, 2), (3, 1)}".to_string()),
        1 => Just("y in {0, 3}".to_string()),
        1 => Just("at most 1 of x = 1, y = 1, z = 1".to_string()),
        1 => Just("count(x = 2, y != z) = 1".to_string()),
    ];
    let joined = (atom.clone(), prop::sample::select(vec!["and", "or", "->", "<->"]), atom.clone())
        .prop_map(|(a, sign, b)| format!("({a}) {sign} ({b})"));
    let line = prop_oneof![3 => atom.clone(), 2 => joined, 1 => atom.prop_map(|line| format!("not ({line})"))];
    let goal = prop::option::weighted(
        0.3,
        prop::sample::select(vec!["minimize x+y", "maximize |x-z|", "maximize 2*y-z", "minimize x*z"]),
    );
    (prop::collection::vec(line, 0..4), goal).prop_map(|(lines, goal)| {
        let lines: Vec<String> = lines.into_iter().chain(goal.map(str::to_string)).collect();
        format!("problem\nt = [2, 0, 1]\nx in 1..3; y in -1..3; z in {{0, 1, 2}}\nt[x] < 9\n{}", lines.join("\n"))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]
    #[test]
    fn every_solver_agrees_with_trying_all(text in tiny()) {
        let model = read(&text, &[], &Bounds::NONE);
        prop_assume!(model.is_ok());
        let model = model.unwrap();
        let mut found: Vec<(i64, String)> = Vec::new();
        for x in 1..=3 { for y in -1..=3 { for z in 0..=2 {
            let word = format!("x={x} y={y} z={z}");
            let verdict = super::check::check(&model, &word).unwrap();
            if verdict.is_legal() {
                let values = [Some(x), Some(y), Some(z)];
                let goal = model.goal.as_ref().map_or(0, |goal| super::check::evaluate(&goal.formula, &values).unwrap() * if goal.is_largest { -1 } else { 1 });
                found.push((goal, word));
            }
        } } }
        let best = found.iter().map(|(goal, _)| *goal).min();
        let mut wanted: Vec<String> = found.into_iter().filter(|(goal, _)| Some(*goal) == best).map(|(_, word)| word).collect();
        wanted.sort();
        let case = case(&text, None);
        for solver in SOLVERS.into_iter().chain(model.goal.as_ref().map(|_| "bound")) {
            prop_assert_eq!(&all(&case, solver), &wanted, "{} {}", solver, text);
        }
    }

    #[test]
    fn nothing_that_is_read_breaks_the_reader(text in "problem\n[xyA-C0-9a(){}|*+<>=!,;:\\[\\]. \n-]{0,60}") {
        let _ = read(&text, &[], &Bounds { cells: 1_000, edges: 10_000, values: 100, memory: 1 << 20 });
    }

    #[test]
    fn a_model_with_a_slip_is_read_or_refused(at in 0..200_usize, sign in prop::sample::select(vec!["", "(", ")", "for ", "in ", "..", "10^12", "*", "|", "\n", "all different ", "x", "-", "sum "]), which in 0..2_usize) {
        let mut text = [SEND, MAGIC][which].to_string();
        let at = at.min(text.len());
        text.replace_range(at..(at + 1).min(text.len()), sign);
        let _ = read(&text, &[], &Bounds { cells: 1_000, edges: 10_000, values: 100, memory: 1 << 20 });
    }
}
