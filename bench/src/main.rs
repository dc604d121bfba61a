//! Quick probe.
mod by_hand;
use backtrail::{Counter, Search};
use cpu_time::ThreadTime;
use puzzles::queens::{Bits, Marks};
use std::hint::black_box;

#[inline(never)]
fn w_bits_silent(n: u32) -> u64 {
    Search::with(Bits::new(n), ()).count().solutions as u64
}
#[inline(never)]
fn w_bits_count(n: u32) -> u64 {
    Search::with(Bits::new(n), Counter::default()).count().solutions as u64
}
#[inline(never)]
fn w_marks_silent(n: u32) -> u64 {
    Search::with(Marks::new(n), ()).count().solutions as u64
}
#[inline(never)]
fn w_marks_count(n: u32) -> u64 {
    Search::with(Marks::new(n), Counter::default()).count().solutions as u64
}

fn main() {
    let n = 12;
    let ways: Vec<(&str, Box<dyn Fn() -> u64>)> = vec![
        ("bits by hand", Box::new(move || by_hand::bits(black_box(n)))),
        ("bits walk ()", Box::new(move || w_bits_silent(black_box(n)))),
        ("bits walk counter", Box::new(move || w_bits_count(black_box(n)))),
        ("marks by hand", Box::new(move || by_hand::marks(black_box(n as usize)))),
        ("marks walk ()", Box::new(move || w_marks_silent(black_box(n)))),
        ("marks walk counter", Box::new(move || w_marks_count(black_box(n)))),
    ];
    let mut best = vec![f64::MAX; ways.len()];
    for _ in 0..40 {
        for (i, (_, f)) in ways.iter().enumerate() {
            let t = ThreadTime::now();
            assert_eq!(f(), 14200);
            best[i] = best[i].min(t.elapsed().as_secs_f64() * 1e3);
        }
    }
    for (i, (name, _)) in ways.iter().enumerate() {
        println!("{name:20} {:.3} ms  x{:.3}", best[i], best[i] / best[if i < 3 { 0 } else { 3 }]);
    }
}
