//! What a person types and sees: every file in `transcripts/` is run and compared.
//!
//! After a change on purpose: `TRYCMD=overwrite cargo test -p backtrail-command --test suite transcripts`, then put `[..]` back in
//! the place of times and read the difference.

#[test]
fn transcripts_are_as_reviewed() {
    trycmd::TestCases::new().env("LC_ALL", "C").case("tests/transcripts/*.md");
}
