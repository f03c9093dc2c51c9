//! The settings of property tests: a seed that is printed with a failure and can be given again.

use super::draws;
use proptest::test_runner::{Config, RngSeed};
use std::hash::{BuildHasher, RandomState};

/// As many of these cases as the run draws, from a fresh seed, or from the one in `PROPTEST_RNG_SEED`. The test's output,
/// which is shown when it fails, names the seed.
pub(crate) fn seeded(whole: u32) -> Config {
    let cases = u32::try_from(draws::of(whole.into())).expect("few");
    let given = std::env::var("PROPTEST_RNG_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = given.unwrap_or_else(|| RandomState::new().hash_one(cases));
    println!("PROPTEST_RNG_SEED={seed} repeats this run");
    Config { cases, failure_persistence: None, rng_seed: RngSeed::Fixed(seed), ..Config::default() }
}
