//! How much drawn tests draw. A drawn test plays random games, changes random fields, or takes some of more inputs than can all
//! be tried; this is the one place that says how many.
//!
//! `ASL_REPLAY_DRAWS` is percent of a whole run: 10 unless told, `all` or 100 for a whole run, as `.ci/long` makes it, more than
//! 100 for a longer hunt. What fewer draws try, a whole run tries too: the first so many seeds, or every so manyth input.

use std::sync::OnceLock;

/// Percent of a whole run that is drawn where nothing is told.
const UNLESS_TOLD: u64 = 10;

/// Percent of a whole run that is drawn.
fn percent() -> u64 {
    static PERCENT: OnceLock<u64> = OnceLock::new();
    *PERCENT.get_or_init(|| match std::env::var("ASL_REPLAY_DRAWS").as_deref() {
        Err(_) => UNLESS_TOLD,
        Ok("all") => 100,
        Ok(told) => {
            told.parse().ok().filter(|percent| *percent > 0).expect("ASL_REPLAY_DRAWS is percent, or all")
        }
    })
}

/// Is this a whole run? Only a whole run promises to meet what is seldom.
pub(crate) fn is_whole() -> bool {
    percent() >= 100
}

/// How many are drawn where a whole run draws so many; at least one.
pub(crate) fn of(whole: u64) -> u64 {
    (whole * percent()).div_ceil(100)
}

/// `whole` in a whole run, else `few`: for runs of which even a tenth would take minutes.
pub(crate) fn few_or(few: u64, whole: u64) -> u64 {
    if is_whole() { whole * percent() / 100 } else { few }
}

/// One in how many of a list is tried: every one in a whole run.
pub(crate) fn one_in() -> usize {
    (100 / percent()).max(1) as usize
}

/// Is number `n` of a list tried? Always in a whole run; else of every part of the list about as many as are drawn.
pub(crate) fn takes(n: usize) -> bool {
    let mixed = (n as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> 32) % 100 < percent()
}

/// Is number `n` of a list tried where one of `parts` is enough for an edit? Always in a whole run; else every `parts`-th.
pub(crate) fn one_of(parts: usize, n: usize) -> bool {
    is_whole() || n.is_multiple_of(parts)
}

#[test]
fn fewer_draws_are_some_of_a_whole_run() {
    assert!(of(1) == 1 && of(1000) >= 1 && one_in() >= 1);
    assert_eq!(is_whole(), one_in() == 1 && of(1000) >= 1000);
    let taken = (0..1000).filter(|n| takes(*n)).count() as u64;
    assert!(taken.abs_diff(of(1000).min(1000)) < 50, "{taken}");
}
