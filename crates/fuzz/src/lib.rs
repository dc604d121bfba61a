//! Readers against texts that are almost right. Each reader has a [`Target`]: what makes an input, from a seed, and what has to
//! hold of it. [`Target::run`] makes many inputs and checks each; what must hold of all is that nothing panics, that no input costs
//! more time or memory than its length explains, and whatever the target asserts.
//!
//! An input is a function of its seed: `./test` runs the same few thousand of each target everywhere, from seed 0 on, and
//! `./test fuzz MINUTES` others for as long as it is told. An input that goes wrong is made as short as it can be, and written to
//! `testdata/fuzz/TARGET`, where it is tried first ever after, whatever becomes of it.
//!
//! Nothing guides the inputs by what they reach in the program: that needs an instrumented build. Instead each target knows the
//! grammar of what it reads, and its inputs are damaged only now and then.

mod dice;
mod shrink;

use std::fmt::Write;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
pub use dice::Dice;

/// A reader to try.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// One word; the folder of its inputs is called so.
    pub name: &'static str,
    /// Makes an input.
    pub make: fn(&mut Dice) -> Vec<u8>,
    /// Reads it, and asserts what has to hold.
    pub check: fn(&[u8]),
    /// How many inputs `./test` tries: as many as take a part of a second.
    pub few: u64,
}

/// What a target may cost beside what its input is long. Twice what the worst of ten million inputs took in a build that is hardly
/// optimised; a reader that is quadratic in the longest of them needs seconds.
const MOST_TIME: Duration = Duration::from_millis(500);
/// The same for memory, in bytes; what a puzzle of its largest allowed size takes.
const MOST_MEMORY: u64 = 24 << 20;
/// And in bytes for each byte of the input.
const MEMORY_EACH: u64 = 600;

/// So long it may take for every KiB of an input.
const TIME_EACH: Duration = Duration::from_millis(2);

/// What went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Fault {
    /// The reader, or what is asserted of it.
    Panic,
    /// It took this much time of the processor.
    Slow(Duration),
    /// It took this much memory.
    Large(u64),
}

impl Fault {
    fn is_like(&self, other: &Fault) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

impl Target {
    /// Tries the inputs that went wrong once, and then new ones: a few, or for as many seconds as the environment variable
    /// `BACKTRAIL_FUZZ` says.
    ///
    /// # Panics
    ///
    /// If any goes wrong: with the name of the file that it was written to.
    pub fn run(&self) {
        let folder = self.folder();
        let mut kept: Vec<PathBuf> =
            fs::read_dir(&folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path())).collect();
        kept.sort();
        let mut known = Vec::new();
        for path in kept {
            let input = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            if let Some(fault) = self.fault(&input) {
                panic!("{}: {fault:?}", path.display());
            }
            known.push(input);
        }
        let seconds = std::env::var("BACKTRAIL_FUZZ").ok().and_then(|seconds| seconds.parse().ok());
        let limit = seconds.map(Duration::from_secs);
        let since = std::time::SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_nanos() as u64);
        let first = if limit.is_some() { since } else { 0 };
        let (begin, mut tried, mut bytes, mut found) = (Instant::now(), 0_u64, 0, String::new());
        while match limit {
            Some(limit) => !tried.is_multiple_of(64) || begin.elapsed() < limit,
            None => tried < self.few,
        } {
            let input = self.input(first.wrapping_add(tried), &known);
            tried += 1;
            bytes += input.len();
            if let Some(fault) = self.fault(&input) {
                let short =
                    shrink::shrink(&input, |input| self.fault(input).is_some_and(|other| other.is_like(&fault)));
                let path = folder.join(format!("{:016x}", hash(&short)));
                if path.exists() {
                    continue;
                }
                fs::create_dir_all(&folder).and_then(|()| fs::write(&path, &short)).expect("it can be written");
                let _ = writeln!(found, "{fault:?}: {}: {:?}", path.display(), String::from_utf8_lossy(&short));
                if found.lines().count() >= 5 {
                    break;
                }
            }
        }
        if limit.is_some() {
            let seconds = begin.elapsed().as_secs_f64();
            println!(
                "fuzz {}: {tried} inputs of {} bytes on average, from seed {first}, in {seconds:.0} s",
                self.name,
                bytes as u64 / tried.max(1)
            );
        }
        assert!(found.is_empty(), "{found}");
    }

    fn folder(&self) -> PathBuf {
        PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/fuzz")).join(self.name)
    }

    /// The input of a seed: one of three is damaged, and one of a hundred begins as one that went wrong once.
    fn input(&self, seed: u64, known: &[Vec<u8>]) -> Vec<u8> {
        let mut dice = Dice::new(seed ^ hash(self.name.as_bytes()));
        let mut input = match known {
            [_, ..] if dice.one_in(100) => dice.pick(known).clone(),
            _ => (self.make)(&mut dice),
        };
        if dice.one_in(3) {
            (0..=dice.below(3)).for_each(|_| dice.damage(&mut input));
        }
        input
    }

    fn fault(&self, input: &[u8]) -> Option<Fault> {
        let begin = ThreadTime::now();
        let mut is_panic = false;
        let taken = allocation_counter::measure(|| {
            is_panic = catch_unwind(AssertUnwindSafe(|| (self.check)(input))).is_err();
        });
        let (took, length) = (begin.elapsed(), input.len());
        if is_panic {
            Some(Fault::Panic)
        } else if took > MOST_TIME + TIME_EACH * (length >> 10) as u32 {
            Some(Fault::Slow(took))
        } else if taken.bytes_max > MOST_MEMORY + MEMORY_EACH * length as u64 {
            Some(Fault::Large(taken.bytes_max))
        } else {
            None
        }
    }
}

/// FNV-1a.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A reader with three faults: it cannot bear a bracket before a comma, is quadratic in dots, and takes a megabyte for each `@`.
    fn read(input: &[u8]) {
        assert!(!input.windows(2).any(|two| two == b"[,"));
        let dots = input.iter().filter(|&&byte| byte == b'.').count();
        let steps = (0..dots * dots).fold(0, |sum, i| std::hint::black_box(sum ^ i));
        let memory: Vec<u8> = vec![1; input.iter().filter(|&&byte| byte == b'@').count() << 20];
        std::hint::black_box((steps, memory));
    }

    #[test]
    fn what_goes_wrong_is_found_and_made_short() {
        let target = Target { name: "none", make: |_| Vec::new(), check: read, few: 0 };
        let shortened = |input: &[u8]| {
            let fault = target.fault(input)?;
            Some(shrink::shrink(input, |input| target.fault(input).is_some_and(|other| other.is_like(&fault))))
        };
        assert_eq!(shortened(b"[1,2],[3]"), None);
        assert_eq!(shortened(b"[1,2],[,3]"), Some(b"[,".to_vec()));
        assert_eq!(shortened(&b"a@".repeat(30)), Some(vec![b'@'; 25]));
        assert!(matches!(target.fault(&b".".repeat(12_000)), Some(Fault::Slow(_))));
    }

    #[test]
    fn an_input_is_a_function_of_its_seed() {
        let make = |dice: &mut Dice| dice.text(20, "ab1 ,\n").into_bytes();
        let target = Target { name: "none", make, check: |_| {}, few: 0 };
        let inputs: Vec<Vec<u8>> = (0..1_000).map(|seed| target.input(seed, &[])).collect();
        assert!((0..1_000).all(|seed| target.input(seed, &[]) == inputs[seed as usize]));
        let different: std::collections::BTreeSet<&Vec<u8>> = inputs.iter().collect();
        assert!(different.len() > 800, "{}", different.len());
    }
}
