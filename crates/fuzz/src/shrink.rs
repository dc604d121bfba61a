//! The shortest input that still goes wrong: parts are left out, from halves down to single bytes, as long as it does (Zeller's delta
//! debugging, without its complements: inputs are short).

/// How many inputs are tried at most.
const MOST: usize = 3_000;

/// Leaves out what can be left out while `is_wrong`.
pub(crate) fn shrink(input: &[u8], is_wrong: impl Fn(&[u8]) -> bool) -> Vec<u8> {
    let (mut shortest, mut tried) = (input.to_vec(), 0);
    let mut size = input.len().div_ceil(2);
    while size > 0 && tried < MOST {
        let (mut at, mut before) = (0, shortest.len());
        while at < shortest.len() && tried < MOST {
            let mut without = shortest.clone();
            without.drain(at..(at + size).min(without.len()));
            tried += 1;
            if is_wrong(&without) {
                shortest = without;
            } else {
                at += size;
            }
        }
        // Single bytes are gone through again as long as one of them can go.
        std::mem::swap(&mut before, &mut at);
        size = if size == 1 && shortest.len() < at { 1 } else { size / 2 };
    }
    shortest
}
