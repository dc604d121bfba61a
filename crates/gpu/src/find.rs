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
    /// Bytes of each.
    pub(crate) memory: Option<u64>,
}

impl Choice {
    /// Reads the flags.
    pub(crate) fn read(flags: &Flags) -> Result<Self, Error> {
        let bad = |word: &str| Error::new("bad-device", text!("gpu-bad-device", word = word));
        let number = |word: &str| word.trim().parse::<usize>().map_err(|_| bad(word));
        let devices = flags.value("device").map(|list| list.split(',').map(number).collect::<Result<Vec<_>, _>>());
        let mut devices = devices.transpose()?;
        if let Some(devices) = &mut devices {
            devices.sort_unstable();
            devices.dedup();
        }
        Ok(Choice { devices, memory: flags.value("device-memory").map(memory::parse).transpose()? })
    }

    /// Their numbers.
    ///
    /// # Errors
    ///
    /// If one is not there, or too old.
    pub(crate) fn devices(&self) -> Result<Vec<usize>, Text> {
        let count = count()?;
        let chosen = self.devices.clone().unwrap_or_else(|| vec![0]);
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
        assert_eq!(choice, Choice { devices: Some(vec![0, 2]), memory: Some(8 << 30) });
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
