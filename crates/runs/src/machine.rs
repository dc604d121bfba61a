//! Which machine did it.

use std::fmt;

/// The version of this program.
pub fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

/// A machine and a process on it, as results name them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine {
    /// The name of the machine, or of the node that a scheduler makes of it.
    pub name: String,
    /// The process.
    pub process: u32,
}

impl Machine {
    /// This one.
    pub fn this() -> Self {
        let read = |path: &str| std::fs::read_to_string(path).ok();
        // Several nodes of a cluster may run on one machine: Slurm says which.
        let said = ["SLURMD_NODENAME", "BACKTRAIL_MACHINE"].iter().find_map(|name| std::env::var(name).ok());
        let known = || read("/proc/sys/kernel/hostname").or_else(|| std::env::var("COMPUTERNAME").ok());
        let name = said.or_else(known).or_else(|| read("/etc/hostname")).unwrap_or_default();
        // It becomes a part of file names.
        let plain: String = name.trim().chars().filter(|c| c.is_ascii_alphanumeric() || "-_.".contains(*c)).collect();
        Machine { name: if plain.is_empty() { "machine".into() } else { plain }, process: std::process::id() }
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.name, self.process)
    }
}
