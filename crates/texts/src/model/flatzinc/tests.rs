use registry::{Bounds, Flags, Question, Registry, Request, Wish};

use crate::model::{Models, read};

const SOLVERS: [&str; 4] = ["plain", "forward", "fewest", "learn"];

fn case(text: &str) -> registry::Case {
    let mut registry = Registry::new();
    registry.add(Models).unwrap();
    let posed = registry.puzzle("model").unwrap().pose(text, &Flags::default(), &Bounds::NONE);
    posed.unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn count(text: &str, solver: &str) -> usize {
    let case = case(text);
    let plan = case.plan(&Wish::asking(Question::Count).by(Some(solver))).unwrap();
    let solutions = case.solve(&plan.solver, &Request::new(Question::Count), &mut registry::ignore).solutions;
    solutions.to_string().parse().unwrap()
}

/// All that `MiniZinc` reads of the answer.
fn answer(text: &str, question: Question) -> String {
    answer_within(text, question, None)
}

/// The same of a search that may make so many visits.
fn answer_within(text: &str, question: Question, visits: Option<u64>) -> String {
    let case = case(text);
    let dialect = case.dialect().expect("FlatZinc has a way to be answered");
    let plan = case.plan(&Wish::asking(question)).unwrap();
    let mut told = String::new();
    let mut request = Request::new(question);
    request.limits.visits = visits;
    let outcome = case.solve(&plan.solver, &request, &mut |solution| {
        told += &dialect.solution(solution);
        std::ops::ControlFlow::Continue(())
    });
    told + dialect.end(&outcome)
}

fn error(text: &str) -> String {
    read(text, &[], &Bounds::NONE).map(|_| ()).unwrap_err().to_string()
}

/// What a constraint means, said once more.
type Meaning = fn(i64, i64, i64) -> bool;

const OF_NUMBERS: &[(&str, Meaning)] = &[
    ("int_eq(x, y)", |x, y, _| x == y),
    ("int_ne(x, y)", |x, y, _| x != y),
    ("int_le(x, y)", |x, y, _| x <= y),
    ("int_lt(x, y)", |x, y, _| x < y),
    ("int_abs(x, y)", |x, y, _| x.abs() == y),
    ("int_plus(x, y, z)", |x, y, z| x + y == z),
    ("int_minus(x, y, z)", |x, y, z| x - y == z),
    ("int_times(x, y, z)", |x, y, z| x * y == z),
    ("int_div(x, y, z)", |x, y, z| y != 0 && x / y == z),
    ("int_mod(x, y, z)", |x, y, z| y != 0 && x % y == z),
    ("int_div(x, 2, z)", |x, _, z| x / 2 == z),
    ("int_mod(x, -2, z)", |x, _, z| x % -2 == z),
    ("int_pow(x, 2, z)", |x, _, z| x * x == z),
    ("int_negate(x, y)", |x, y, _| -x == y),
    ("int_min(x, y, z)", |x, y, z| x.min(y) == z),
    ("int_max(x, y, z)", |x, y, z| x.max(y) == z),
    ("int_lin_eq([2, -1, 1], [x, y, z], 1)", |x, y, z| 2 * x - y + z == 1),
    ("int_lin_ne([2, -1], [x, y], 1)", |x, y, _| 2 * x - y != 1),
    ("int_lin_le([1, 1, -1], [x, y, z], -2)", |x, y, z| x + y - z <= -2),
    ("set_in(x, {-3, 0, 2})", |x, _, _| matches!(x, -3 | 0 | 2)),
    ("set_in(x, -1..1000000000000)", |x, _, _| x >= -1),
    ("array_int_element(x, [3, 1, 3], z)", |x, _, z| (1..=3).contains(&x) && [3, 1, 3][x as usize - 1] == z),
    ("array_var_int_element(x, [y, 2, z], z)", |x, y, z| match x {
        1 => y == z,
        2 => z == 2,
        3 => true,
        _ => false,
    }),
    ("array_int_minimum(z, [x, y, 1])", |x, y, z| x.min(y).min(1) == z),
    ("array_int_maximum(z, [x, y])", |x, y, z| x.max(y) == z),
    ("backtrail_all_different([x, y, z, 0])", |x, y, z| x != y && y != z && x != z && x * y * z != 0),
    ("backtrail_table([x, z], [0, 1, 2, 2, 2, -1, 9, 9])", |x, _, z| matches!((x, z), (0, 1) | (2, 2 | -1))),
];

const OF_TRUTHS: &[(&str, Meaning)] = &[
    ("bool_eq(a, b)", |a, b, _| a == b),
    ("bool_le(a, b)", |a, b, _| a <= b),
    ("bool_lt(a, b)", |a, b, _| a < b),
    ("bool_not(a, b)", |a, b, _| a != b),
    ("bool_xor(a, b)", |a, b, _| a != b),
    ("bool_and(a, b, c)", |a, b, c| a * b == c),
    ("bool_or(a, b, c)", |a, b, c| a.max(b) == c),
    ("bool_xor(a, b, c)", |a, b, c| (a + b) % 2 == c),
    ("bool_clause([a, b], [c])", |a, b, c| a + b + 1 - c > 0),
    ("array_bool_and([a, b, true], c)", |a, b, c| a * b == c),
    ("array_bool_or([a, b], c)", |a, b, c| a.max(b) == c),
    ("array_bool_xor([a, b, c])", |a, b, c| (a + b + c) % 2 == 1),
    ("bool_lin_eq([1, 2, 1], [a, b, c], 2)", |a, b, c| a + 2 * b + c == 2),
    ("bool_lin_le([1, 2, 1], [a, b, c], 2)", |a, b, c| a + 2 * b + c <= 2),
];

#[test]
fn each_constraint_means_what_its_name_says() {
    let numbers = "var -3..3: x; var -3..3: y; var -4..4: z;";
    let truths = "var bool: a; var bool: b; var bool: c;";
    for (declared, table, from, to) in
        [(numbers, OF_NUMBERS, [-3, -3, -4], [3, 3, 4]), (truths, OF_TRUTHS, [0; 3], [1; 3])]
    {
        for (constraint, holds) in table {
            let all = (from[0]..=to[0]).flat_map(|x| (from[1]..=to[1]).map(move |y| (x, y)));
            let all: Vec<_> = all.flat_map(|(x, y)| (from[2]..=to[2]).map(move |z| (x, y, z))).collect();
            let wanted = all.iter().filter(|(x, y, z)| holds(*x, *y, *z)).count();
            let (name, rest) = constraint.split_once('(').unwrap();
            let rest = &rest[..rest.len() - 1];
            for solver in SOLVERS {
                let plain = format!("{declared} constraint {constraint}; solve satisfy;");
                assert_eq!(count(&plain, solver), wanted, "{plain} {solver}");
                if constraint == &"bool_xor(a, b)" {
                    continue;
                }
                let reif = format!("{declared} var bool: r; constraint {name}_reif({rest}, r); solve satisfy;");
                assert_eq!(count(&reif, solver), all.len(), "{reif} {solver}");
                let imp = format!("{declared} var bool: r; constraint {name}_imp({rest}, r); solve satisfy;");
                assert_eq!(count(&imp, solver), all.len() + wanted, "{imp} {solver}");
            }
        }
    }
}

#[test]
fn answers_are_written_for_minizinc() {
    let queens = "array [1..2] of int: w = [1,-1];
var 1..4: X_INTRODUCED_0_; var 1..4: X_INTRODUCED_1_; var 1..4: X_INTRODUCED_2_; var 1..4: X_INTRODUCED_3_;
var bool: b :: output_var; % a comment
array [1..4] of var int: q :: output_array([0..1, 1..2]) = [X_INTRODUCED_0_,X_INTRODUCED_1_,X_INTRODUCED_2_,X_INTRODUCED_3_];
constraint backtrail_all_different(q); constraint int_lin_eq(w, [X_INTRODUCED_0_, X_INTRODUCED_1_], -2);
constraint int_le_reif(q[1], 1, b); constraint int_lt(X_INTRODUCED_2_, X_INTRODUCED_3_);
solve :: int_search(q, first_fail, indomain_min, complete) satisfy;";
    let (one, two) = (
        "b = true;\nq = array2d(0..1,1..2,[1,3,2,4]);\n----------\n",
        "b = false;\nq = array2d(0..1,1..2,[2,4,1,3]);\n----------\n",
    );
    assert_eq!(answer(queens, Question::First), one);
    assert_eq!(answer(queens, Question::All), format!("{one}{two}==========\n"));
    assert!(case(queens).steps(case(queens).puzzle().solver("fewest").unwrap()).is_some());
    assert_eq!(
        answer("var 1..3: x; constraint int_lt(x, 1); solve satisfy;", Question::First),
        "=====UNSATISFIABLE=====\n"
    );
    let best = "var 1..3: x :: output_var; var 1..3: y; constraint int_lin_le([1,1],[x,y],4); solve maximize x;";
    assert_eq!(answer(best, Question::First), "x = 3;\n----------\n==========\n");
    assert_eq!(answer("int: n = 3; solve satisfy;", Question::First), "----------\n");
}

#[test]
fn what_is_too_wide_is_what_defines_it() {
    let knapsack = "var 0..9: x; var 0..9: y; var 0..1000000: cost :: output_var :: is_defined_var; var int: twice :: is_defined_var;
constraint int_lin_eq([5000, 3000, -1], [x, y, cost], 0) :: defines_var(cost);
constraint int_lin_eq([1, -2], [twice, cost], 0) :: defines_var(twice);
constraint int_lin_le([1, 1], [x, y], 10); constraint int_le(twice, 80000); solve maximize cost;";
    assert_eq!(answer(knapsack, Question::First), "cost = 40000;\n----------\n==========\n");
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    assert_eq!(
        error("var 1..3: x;\nconstraint int_eqq(x, 1);\nsolve satisfy;"),
        "line 2, column 1: no constraint int_eqq is known; did you mean int_eq?"
    );
    assert_eq!(
        error("var 1..3: x; constraint int_eq(x); solve satisfy;"),
        "line 1, column 14: int_eq takes 2 arguments, and has 1"
    );
    assert_eq!(
        error("var 1..3: x; constraint int_eq(x, yy); solve satisfy;"),
        "line 1, column 35: nothing is called yy"
    );
    assert_eq!(
        error("var float: x; solve satisfy;"),
        "line 1, column 5: floating-point numbers are not understood: FlatZinc with integers and Booleans only"
    );
    assert_eq!(
        error("var set of 1..3: x; solve satisfy;"),
        "line 1, column 11: variables that are sets are not understood: FlatZinc with integers and Booleans only"
    );
    assert_eq!(
        error("var int: x; solve satisfy;"),
        "line 1, column 1: x has no bounds, and no constraint defines it by others"
    );
    assert_eq!(error("var 1..3: x"), "line 1, column 12: the line ends where ; should stand");
    assert_eq!(error("var 1..3: x; solve sat;"), "line 1, column 20: 'sat' where satisfy should stand");
    assert!(error(&format!("constraint x({}", "[".repeat(5_000))).contains("nested"));
    assert!(error("constraint int_lin_eq([9223372036854775807], [3], 1);").contains("64 bits"));
}

#[test]
fn a_search_for_an_optimum_that_is_stopped_gives_its_best_without_the_line_that_says_so() {
    // Values are tried from the least on.
    let most = "var 0..9: x :: output_var; solve maximize x;";
    let within = |visits| answer_within(most, Question::First, visits);
    assert_eq!(within(Some(1)), "=====UNKNOWN=====\n");
    assert_eq!(within(Some(2)), "x = 0;\n----------\n");
    assert_eq!(within(Some(4)), "x = 2;\n----------\n");
    assert_eq!(within(None), "x = 9;\n----------\n==========\n");
}
