//! Problems that are texts: exact covers and models, by their grammars.

use ::fuzz::{Dice, Target};

use super::{pose, puzzle};

fn check(name: &str, input: &[u8]) {
    let puzzle = puzzle(name).expect("it is built in");
    pose(&puzzle, &String::from_utf8_lossy(input), Vec::new());
}

fn make_cover(dice: &mut Dice) -> Vec<u8> {
    let end = *dice.pick(&["\n", "\n", "\n", "\r\n", "\n\n", "\n| remark\n", "; "]);
    let item = |dice: &mut Dice| (*dice.pick(&["a", "b", "c", "d", "e", "p1", "p2", "x"])).to_string();
    match dice.below(4) {
        0 => {
            let width = dice.from_to(1, 9);
            let row = |dice: &mut Dice| (0..width).map(|_| *dice.pick(&["0", "1"])).collect::<Vec<_>>().join("");
            let rows = dice.below(9);
            (0..rows).map(|_| row(dice)).collect::<Vec<_>>().join(end)
        }
        1 => {
            let head = dice.joined(7, " ", |dice| {
                let name = item(dice);
                match dice.below(6) {
                    0 => format!("{}:{}|{name}", dice.number(3), dice.number(3)),
                    1 => format!("{}|{name}", dice.number(3)),
                    2 => "|".to_string(),
                    _ => name,
                }
            });
            let option = |dice: &mut Dice| {
                dice.joined(5, " ", |dice| {
                    if dice.one_in(4) {
                        format!("{}:{}", item(dice), dice.pick(&["A", "B", "1", ""]))
                    } else {
                        item(dice)
                    }
                })
            };
            head + end + &dice.joined(8, end, option)
        }
        2 => {
            let sum = |dice: &mut Dice| {
                let sign = *dice.pick(&["+", "-", "*", "/", "^"]);
                dice.joined(3, sign, |dice| {
                    if dice.one_in(2) { (*dice.pick(&["i", "j", "k", "n"])).to_string() } else { dice.number(5) }
                })
            };
            let range = |dice: &mut Dice| {
                format!(
                    "{}{}..{}",
                    dice.pick(&["a", "d", "s", ""]),
                    dice.number(5),
                    dice.pick(&["d", "a", "", "s"]).to_string() + &dice.number(6)
                )
            };
            let items = dice.joined(4, " ", |dice| if dice.one_in(3) { item(dice) } else { range(dice) });
            let template = |dice: &mut Dice| {
                let words =
                    dice.joined(4, " ", |dice| format!("{}{{{}}}", dice.pick(&["d", "s", "a", "x:"]), sum(dice)));
                let each = dice
                    .joined(3, ", ", |dice| format!("{} in {}..{}", dice.pick(&["i", "j", "k"]), sum(dice), sum(dice)));
                format!("{words}  for {each}{}", dice.pick(&["", "", " if i < j", " if i != j and k > 1", " # remark"]))
            };
            let more = *dice.pick(&["", "", "secondary t1..t4\n", "n = 4\n", "# x\n", "secondary x\n"]);
            format!("cover{end}items {items}{end}{more}{}", dice.joined(4, end, template))
        }
        _ => {
            let board = if dice.one_in(2) {
                format!(" {}x{}", dice.number(6), dice.number(8))
            } else {
                end.to_string() + &dice.joined(5, end, |dice| dice.text(6, "...#"))
            };
            let piece = |dice: &mut Dice| {
                let picture = dice.joined(4, "/", |dice| dice.text(4, "##."));
                format!(
                    "piece {} {picture}{}",
                    dice.name(),
                    dice.pick(&["", "", " any", " x3", " fixed", " one-sided", " x0", " any x2"])
                )
            };
            format!("cover{end}board{board}{end}{}", dice.joined(5, end, piece))
        }
    }
    .into_bytes()
}

#[test]
fn covers() {
    Target { name: "covers", make: make_cover, check: |input| check("cover", input), few: 2_000 }.run();
}

/// Sums, conditions and statements, by the grammar of docs/models.md, so deep.
struct Grammar<'d> {
    dice: &'d mut Dice,
}

impl Grammar<'_> {
    fn name(&mut self) -> String {
        (*self.dice.pick(&["x", "y", "z", "q", "i", "j", "n", "w", "XY", "c"])).to_string()
    }

    fn sum(&mut self, deep: usize) -> String {
        if deep == 0 || self.dice.one_in(3) {
            return if self.dice.one_in(2) { self.name() } else { self.dice.number(9) };
        }
        let deep = deep - 1;
        match self.dice.below(12) {
            0 => format!("|{} - {}|", self.sum(deep), self.sum(deep)),
            1 => format!("{}[{}]", self.name(), self.dice.pick(&["*", "i", "1", "i,*", "x", "j+1", "1..2"])),
            2 => {
                let what = *self.dice.pick(&["sum", "product", "min", "max", "count"]);
                format!("{what}({} {})", self.sum(deep), self.each())
            }
            3 => format!("{} {}[*]", self.dice.pick(&["sum", "min", "max"]), self.name()),
            4 => format!("-{}", self.sum(deep)),
            5 => format!("{}^{}", self.sum(deep), self.dice.below(5)),
            6 => format!("({})", self.sum(deep)),
            _ => format!(
                "{}{}{}",
                self.sum(deep),
                self.dice.pick(&["+", "-", "*", " mod ", "/", " + ", "×"]),
                self.sum(deep)
            ),
        }
    }

    fn each(&mut self) -> String {
        if self.dice.one_in(3) {
            return String::new();
        }
        let range = |grammar: &mut Self| match grammar.dice.below(3) {
            0 => grammar.dice.pick(&["i", "j"]).to_string(),
            _ => format!("{} in {}", grammar.dice.pick(&["i", "j", "k"]), grammar.range(1)),
        };
        let mut ranges = range(self);
        if self.dice.one_in(3) {
            ranges = format!("{ranges}, {}", range(self));
        }
        let only = if self.dice.one_in(5) { format!(" if {}", self.condition(1)) } else { String::new() };
        format!("for {ranges}{only}")
    }

    fn range(&mut self, deep: usize) -> String {
        let edge = |grammar: &mut Self| if grammar.dice.one_in(4) { grammar.sum(deep) } else { grammar.dice.number(6) };
        match self.dice.below(6) {
            0 => format!("{{{}, {}..{}}}", edge(self), edge(self), edge(self)),
            1 => "{red, green, blue}".to_string(),
            _ => format!("{}..{}", edge(self), edge(self)),
        }
    }

    fn condition(&mut self, deep: usize) -> String {
        if deep == 0 || self.dice.one_in(3) {
            let order = *self.dice.pick(&["=", "!=", "<", "<=", ">", ">=", "≠", "≤"]);
            return format!("{} {order} {}", self.sum(1), self.sum(1));
        }
        let deep = deep - 1;
        match self.dice.below(10) {
            0 => format!("not {}", self.condition(deep)),
            1 => format!("if {} then {}", self.condition(deep), self.condition(deep)),
            2 => format!(
                "{} {} of {}[*] = {}",
                self.dice.pick(&["at most", "at least", "exactly"]),
                self.dice.number(3),
                self.name(),
                self.dice.number(3)
            ),
            3 => format!(
                "({}, {}) {}in {{(1,2), (2,1), ({},3)}}",
                self.name(),
                self.name(),
                self.dice.pick(&["", "not "]),
                self.dice.number(4)
            ),
            4 => format!("{} in {}", self.sum(deep), self.range(1)),
            5 => format!(
                "{} {}",
                self.dice.pick(&["all different", "increasing", "strictly increasing", "alldifferent"]),
                self.name()
            ),
            6 => format!("all different({} {})", self.sum(deep), self.each()),
            7 => format!("({})", self.condition(deep)),
            _ => format!(
                "{} {} {}",
                self.condition(deep),
                self.dice.pick(&["and", "or", "->", "<->"]),
                self.condition(deep)
            ),
        }
    }

    fn statement(&mut self) -> String {
        match self.dice.below(12) {
            0..4 => {
                let index = if self.dice.one_in(2) { format!("[{}]", self.range(0)) } else { String::new() };
                format!(
                    "{}{index}, {} in {}{}",
                    self.name(),
                    self.name(),
                    self.range(1),
                    self.dice.pick(&["", "", ", all different"])
                )
            }
            4 => format!("{} = {}", self.dice.pick(&["n", "w", "k"]), self.sum(1)),
            5 => format!("w = [{}, {}, [{}]]", self.sum(0), self.sum(0), self.sum(0)),
            6 => format!("{} {}", self.dice.pick(&["minimize", "maximize"]), self.sum(2)),
            7 => format!("show {} as {}", self.name(), self.dice.pick(&["grid", "queens", "sudoku", "path"])),
            8 => "all different".to_string(),
            9 => format!("{}: {}", self.each(), self.condition(2)),
            _ => format!("{} {}", self.condition(2), self.each()),
        }
    }
}

fn make_model(dice: &mut Dice) -> Vec<u8> {
    let end = *dice.pick(&["\n", "\n", "; ", "\r\n", " # x\n"]);
    let mut statements = vec![format!("problem{}", dice.pick(&["", " of x", " # y"]))];
    // Most models declare what they speak of.
    if !dice.one_in(5) {
        statements.push("x[1..3] in 0..4; y,z in 1..5; q in -3..3; n = 3; c in {red, green}".to_string());
    }
    let many = dice.below(6);
    let mut grammar = Grammar { dice };
    statements.extend((0..many).map(|_| grammar.statement()));
    statements.join(end).into_bytes()
}

#[test]
fn models() {
    Target { name: "models", make: make_model, check: |input| check("model", input), few: 2_000 }.run();
}
