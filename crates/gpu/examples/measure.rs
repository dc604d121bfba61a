//! Counts a part of n queens on a GPU and says what it took: `measure N [EVERY [MEMORY]]` counts one of EVERY column sets.

use std::time::Instant;

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let n = given.first().and_then(|n| n.parse().ok()).expect("a number of queens");
    let every: usize = given.get(1).and_then(|every| every.parse().ok()).unwrap_or(1);
    let memory = given.get(2).and_then(|size| registry::memory::parse(size).ok());
    let start = Instant::now();
    let sample = gpu::sample(0, n, every, memory).unwrap_or_else(|error| panic!("{error}"));
    let wall = start.elapsed().as_secs_f64();
    let (sets, all) = sample.sets;
    let report = &sample.report;
    let kernels: f64 = report.kernels.iter().sum();
    let [keys, leaves, filter, join] = report.kernels;
    println!(
        "n={n} {} sets {sets}/{all} kernels {kernels:.4} s (keys {keys:.4} leaves {leaves:.4} filter {filter:.4} join {join:.4}) \
         wall {wall:.3} s, all of it {:.4} s; {} prefix {} overflows {} {}",
        sample.solutions,
        kernels * all as f64 / sets as f64,
        registry::memory::human(report.memory),
        report.prefix,
        report.overflows,
        report.device
    );
}
