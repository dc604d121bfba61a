//! Which devices are asked for, and whether they can be had.

use std::sync::OnceLock;

use backtrail::{Text, text};
use registry::{Error, Flags, memory};

use crate::{cuda, kernels};

/// The devices that a person has chosen, and the memory that they may take.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Choice {
    /// Their numbers; the first one, if none was chosen.
    devices: Option<Vec<usize>>,
    /// Does the processor take units too?
    pub(crate) takes_processor: bool,
    /// Bytes of each.
    pub(crate) memory: Option<u64>,
}

impl Choice {
    /// Reads the flags.
    pub(crate) fn read(flags: &Flags) -> Result<Self, Error> {
        let bad = |word: &str| Error::new("bad-device", text!("gpu-bad-device", word = word));
        let number = |word: &str| word.trim().parse::<usize>().map_err(|_| bad(word));
        let words: Option<Vec<&str>> = flags.value("device").map(|list| list.split(',').collect());
        let is_processor = |word: &&str| word.trim().eq_ignore_ascii_case("cpu");
        let takes_processor = words.iter().flatten().any(is_processor);
        let devices = words.map(|words| {
            words.into_iter().filter(|word| !is_processor(word)).map(number).collect::<Result<Vec<_>, _>>()
        });
        let mut devices = devices.transpose()?;
        if let Some(devices) = &mut devices {
            devices.sort_unstable();
            devices.dedup();
        }
        Ok(Choice { devices, takes_processor, memory: flags.value("device-memory").map(memory::parse).transpose()? })
    }

    /// Their numbers.
    ///
    /// # Errors
    ///
    /// If one is not there, or too old.
    pub(crate) fn devices(&self) -> Result<Vec<usize>, Text> {
        let chosen = self.devices.clone().unwrap_or_else(|| vec![0]);
        if chosen.is_empty() {
            return Ok(chosen); // the processor alone
        }
        let count = count()?;
        for &number in &chosen {
            if number >= count {
                return Err(text!("gpu-no-such-device", number = number, last = count - 1));
            }
            if !kernels::is_fit(number) {
                return Err(text!("gpu-too-old", number = number));
            }
        }
        Ok(chosen)
    }
}

/// How many devices there are, one at least: looked for once.
fn count() -> Result<usize, Text> {
    static COUNT: OnceLock<Option<usize>> = OnceLock::new();
    match COUNT.get_or_init(|| cuda::has_driver().then(cuda::devices)) {
        None => Err(text!("gpu-no-driver")),
        Some(0) => Err(text!("gpu-no-device")),
        Some(count) => Ok(*count),
    }
}

/// Can n queens be counted on these devices?
///
/// # Errors
///
/// If not: what was looked for and not found.
pub(crate) fn look(choice: &Choice, n: u32) -> Result<(), Text> {
    let devices = choice.devices()?;
    if devices.iter().all(|&number| kernels::has_kernels(number, n)) { Ok(()) } else { Err(text!("gpu-no-compiler")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(flags: &[(&str, &str)]) -> Result<Choice, Error> {
        let mut given = Flags::default();
        flags.iter().for_each(|(name, value)| given.give(name, Some(value)));
        Choice::read(&given)
    }

    #[test]
    fn devices_are_a_list_of_numbers() {
        assert_eq!(read(&[]), Ok(Choice::default()));
        let choice = read(&[("device", "2,0,2"), ("device-memory", "8g")]).unwrap();
        assert_eq!(choice, Choice { devices: Some(vec![0, 2]), takes_processor: false, memory: Some(8 << 30) });
        let choice = read(&[("device", "0, CPU")]).unwrap();
        assert_eq!((choice.devices, choice.takes_processor), (Some(vec![0]), true));
        assert_eq!(read(&[("device", "cpu")]).unwrap().devices(), Ok(vec![]), "no driver is looked for");
        for bad in ["", "x", "-1", "0,", "0;1"] {
            assert_eq!(read(&[("device", bad)]).unwrap_err().code(), "bad-device", "{bad}");
        }
    }

    #[test]
    fn a_machine_without_a_driver_says_so() {
        if !cuda::has_driver() {
            let why = words::english(&look(&Choice::default(), 20).unwrap_err());
            assert!(why.contains("libcuda") && why.contains("driver"), "{why}");
        }
    }
}
