//! A cryptarithm: a digit for each letter, no two the same, so that SEND + MORE = MONEY.
//!
//! ```text
//!       9567         The columns are added from the right, as by hand; the digit below a column follows
//!     + 1085         from those above it, so a wrong one is seen as soon as its column is complete.
//!     ------
//!      10652
//! ```
//!
//! Henry Dudeney, Strand Magazine, July 1924. Letters are assigned in the order in which the columns need them, and a
//! column is added once its three letters are known. A number does not begin with 0.
//!
//! Run it with `cargo run --example money -p backtrail`, or with a sum of your own: `-- TWO TWO FOUR`.

use backtrail::{Problem, Search};

/// a + b = sum, with digits for the letters met so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Money {
    words: [Vec<u8>; 3], // backwards, units first
    letters: Vec<u8>,    // in the order of their assignment
    digits: Vec<u8>,     // of the first few letters
}

impl Money {
    /// The puzzle a + b = sum.
    pub fn new(a: &str, b: &str, sum: &str) -> Self {
        let words = [a, b, sum].map(|word| word.bytes().rev().collect::<Vec<u8>>());
        let mut letters = Vec::new();
        for column in 0..words.iter().map(Vec::len).max().unwrap_or(0) {
            letters.extend(words.iter().filter_map(|word| word.get(column)).copied());
        }
        let mut seen = Vec::new();
        letters.retain(|letter| {
            !seen.contains(letter) && {
                seen.push(*letter);
                true
            }
        });
        Money { words, letters, digits: Vec::new() }
    }

    /// The digit of the letter in this column of a word: 0 left of the word, `None` if not yet assigned.
    fn digit(&self, word: &[u8], column: usize) -> Option<u8> {
        let Some(letter) = word.get(column) else { return Some(0) };
        let place = self.letters.iter().position(|other| other == letter)?;
        self.digits.get(place).copied()
    }

    /// Do the columns that are complete add up?
    fn adds_up(&self) -> bool {
        let mut carry = 0;
        for column in 0..self.words.iter().map(Vec::len).max().unwrap_or(0) {
            let [Some(a), Some(b), Some(sum)] = [0, 1, 2].map(|i| self.digit(&self.words[i], column)) else {
                return true;
            };
            if (a + b + carry) % 10 != sum {
                return false;
            }
            carry = (a + b + carry) / 10;
        }
        carry == 0
    }
}

impl Problem for Money {
    type Choice = u8; // a digit for the next letter
    type Choices = std::ops::Range<u8>;
    type Solution = Vec<(char, u8)>;

    fn choices(&self) -> Self::Choices {
        let leads = |letter| self.words.iter().any(|word| word.len() > 1 && word.last() == Some(letter));
        u8::from(self.letters.get(self.digits.len()).is_some_and(leads))..10
    }

    fn apply(&mut self, digit: u8) -> bool {
        if self.digits.contains(&digit) {
            return false;
        }
        self.digits.push(digit);
        let fits = self.adds_up();
        if !fits {
            self.digits.pop(); // a choice that is refused leaves no trace
        }
        fits
    }

    fn undo(&mut self, _digit: u8) {
        self.digits.pop();
    }

    fn is_solved(&self) -> bool {
        self.digits.len() == self.letters.len()
    }

    fn solution(&self) -> Vec<(char, u8)> {
        self.letters.iter().map(|&letter| char::from(letter)).zip(self.digits.iter().copied()).collect()
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let problem = match words.as_slice() {
        [] => Money::new("SEND", "MORE", "MONEY"),
        [a, b, sum] => Money::new(a, b, sum),
        _ => panic!("give three words: two to add and their sum"),
    };
    match Search::new(problem.clone()).first() {
        Some(digits) => digits.iter().for_each(|(letter, digit)| println!("{letter} = {digit}")),
        None => println!("it cannot be done"),
    }
    let outcome = Search::new(problem).count();
    println!("solutions: {}", outcome.solutions);
    println!("visits {:?}, per depth {:?}", outcome.stats.visits, outcome.stats.profile);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(word: &str, digits: &[(char, u8)]) -> u64 {
        let digit = |letter| digits.iter().find(|(other, _)| *other == letter).expect("every letter has a digit").1;
        word.chars().fold(0, |value, letter| 10 * value + u64::from(digit(letter)))
    }

    #[test]
    fn send_and_more_make_money_in_one_way() {
        let solutions: Vec<_> = Search::new(Money::new("SEND", "MORE", "MONEY")).all().collect();
        assert_eq!(solutions.len(), 1);
        let values = ["SEND", "MORE", "MONEY"].map(|word| value(word, &solutions[0]));
        assert_eq!(values, [9567, 1085, 10652]);
    }

    #[test]
    fn two_and_two_make_four_in_seven_ways() {
        let solutions: Vec<_> = Search::new(Money::new("TWO", "TWO", "FOUR")).all().collect();
        assert_eq!(solutions.len(), 7);
        assert!(solutions.iter().all(|digits| 2 * value("TWO", digits) == value("FOUR", digits)));
    }

    #[test]
    fn a_sum_shorter_than_its_parts_cannot_be_made() {
        assert_eq!(Search::new(Money::new("AB", "CD", "E")).count().solutions, 0);
    }
}
