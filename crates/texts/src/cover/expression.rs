//! Whole numbers written as sums, products and powers of numbers and names, `min` and `max`: `i+k+1`, `2*(n-1)`, `2^k`, `min(i, j)`.

use std::iter::Peekable;
use std::str::Chars;

use backtrail::{Text, text};

/// Parentheses and signs may be nested this deep.
const DEEPEST: usize = 50;

/// The value of an expression; `value_of` knows the names.
///
/// # Errors
///
/// If it is not one, has an unknown name, or its value does not fit 64 bits.
pub(super) fn value(text: &str, value_of: &dyn Fn(&str) -> Option<i64>) -> Result<i64, Text> {
    let mut parser = Parser { whole: text, signs: text.chars().peekable(), value_of, depth: 0 };
    let value = parser.sum()?;
    match parser.next_sign() {
        None => Ok(value),
        Some(_) => Err(parser.bad()),
    }
}

struct Parser<'a> {
    whole: &'a str,
    signs: Peekable<Chars<'a>>,
    value_of: &'a dyn Fn(&str) -> Option<i64>,
    depth: usize,
}

impl Parser<'_> {
    fn bad(&self) -> Text {
        text!("cover-bad-expression", expression = self.whole)
    }

    fn too_large(&self) -> Text {
        text!("cover-large-expression", expression = self.whole)
    }

    fn next_sign(&mut self) -> Option<char> {
        while self.signs.next_if(|sign| sign.is_whitespace()).is_some() {}
        self.signs.peek().copied()
    }

    fn sum(&mut self) -> Result<i64, Text> {
        let mut value = self.product()?;
        while let Some(sign @ ('+' | '-' | '−')) = self.next_sign() {
            self.signs.next();
            let other = self.product()?;
            let sum = if sign == '+' { value.checked_add(other) } else { value.checked_sub(other) };
            value = sum.ok_or_else(|| self.too_large())?;
        }
        Ok(value)
    }

    fn product(&mut self) -> Result<i64, Text> {
        let mut value = self.power()?;
        while let Some(sign @ ('*' | '/' | '%')) = self.next_sign() {
            self.signs.next();
            let other = self.power()?;
            if other == 0 && sign != '*' {
                return Err(text!("cover-zero-expression", expression = self.whole));
            }
            let product = match sign {
                '*' => value.checked_mul(other),
                '/' => value.checked_div_euclid(other),
                _ => value.checked_rem_euclid(other),
            };
            value = product.ok_or_else(|| self.too_large())?;
        }
        Ok(value)
    }

    /// A factor, or `2^k`; `2^3^2` is 2^9, and `-2^2` is -4.
    fn power(&mut self) -> Result<i64, Text> {
        let base = self.factor()?;
        if self.next_sign() != Some('^') {
            return Ok(base);
        }
        self.signs.next();
        self.depth += 1;
        let exponent = self.power()?;
        self.depth -= 1;
        if exponent < 0 {
            return Err(self.bad());
        }
        let power = u32::try_from(exponent).ok().and_then(|exponent| base.checked_pow(exponent));
        power.ok_or_else(|| self.too_large())
    }

    /// `min(a, b)` or `max(a, b, c)`, from behind the parenthesis on.
    fn function(&mut self, name: &str) -> Result<i64, Text> {
        let pick: fn(i64, i64) -> i64 = match name {
            "min" => i64::min,
            "max" => i64::max,
            _ => return Err(self.bad()),
        };
        let mut value = self.sum()?;
        while self.next_sign() == Some(',') {
            self.signs.next();
            value = pick(value, self.sum()?);
        }
        match self.signs.next() {
            Some(')') => Ok(value),
            _ => Err(self.bad()),
        }
    }

    fn factor(&mut self) -> Result<i64, Text> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(self.bad());
        }
        let value = match self.next_sign() {
            Some('-' | '−') => {
                self.signs.next();
                let value = self.power()?;
                value.checked_neg().ok_or_else(|| self.too_large())?
            }
            Some('(') => {
                self.signs.next();
                let value = self.sum()?;
                if self.next_sign() != Some(')') {
                    return Err(self.bad());
                }
                self.signs.next();
                value
            }
            Some(sign) if sign.is_ascii_digit() => {
                let mut value = 0_i64;
                while let Some(digit) = self.signs.next_if(char::is_ascii_digit) {
                    let digit = i64::from(digit as u8 - b'0');
                    let next = value.checked_mul(10).and_then(|value| value.checked_add(digit));
                    value = next.ok_or_else(|| self.too_large())?;
                }
                value
            }
            Some(sign) if sign.is_alphabetic() => {
                let mut name = String::new();
                while let Some(sign) = self.signs.next_if(|sign| sign.is_alphanumeric() || *sign == '_') {
                    name.push(sign);
                }
                if self.signs.next_if_eq(&'(').is_some() {
                    let value = self.function(&name)?;
                    self.depth -= 1;
                    return Ok(value);
                }
                let unknown = || text!("cover-unknown-name", name = name.clone(), expression = self.whole);
                (self.value_of)(&name).ok_or_else(unknown)?
            }
            _ => return Err(self.bad()),
        };
        self.depth -= 1;
        Ok(value)
    }
}
