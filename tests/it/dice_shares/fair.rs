//! The dice of shares are fair: ten million rolls in a whole run, from fixed seeds, whichever of the two shares varies.

use crate::support::draws;
use asl_core::event::{Name, Throw};
use asl_core::game_key::GameKey;
use asl_core::shares::{Ingredients, dice};
use asl_core::vocab::dice::Dice;

/// Rolls counted in a whole run.
const ROLLS: u64 = 10_000_000;

/// Chi-square with 35 degrees of freedom lies between these 999 times in 1,000 when every outcome is equally likely.
/// The seeds are fixed: the test's outcome is one draw, the same for ever.
const FAIR: std::ops::Range<f64> = 13.79..69.20;

/// How often each of 36 outcomes came up.
type Counts = [u64; 36];

fn chi_square(counts: &Counts) -> f64 {
    let expected = counts.iter().sum::<u64>() as f64 / 36.0;
    counts.iter().map(|n| (*n as f64 - expected).powi(2) / expected).sum()
}

/// Rolls DR with one share running through numbers; the counts of (coloured, white), and those of the coloured
/// dice of two rolls that follow each other.
fn throw(varies_own: bool, rolls: u64) -> [Counts; 2] {
    let (game, roller): (_, Name) = (GameKey([5; 32]), "ivan".parse().expect("a name"));
    let (mut pairs, mut serial, mut last) = ([0; 36], [0; 36], None);
    for n in 0..rolls {
        let mut share = [0; 32];
        share[..8].copy_from_slice(&n.to_le_bytes());
        let (own, other) = if varies_own { (share, [1; 32]) } else { ([1; 32], share) };
        let declaration = [n as u8; 32];
        let of = Ingredients {
            game: &game,
            roller: &roller,
            index: 1,
            declaration: &declaration,
            own: &own,
            other: &other,
        };
        let Dice::Dr(dr) = dice(&of, Throw::Dr) else { panic!("a DR") };
        let (colored, white) = (usize::from(dr.colored.pips() - 1), usize::from(dr.white.pips() - 1));
        pairs[6 * colored + white] += 1;
        match last.take() {
            None => last = Some(colored),
            Some(before) => serial[6 * before + colored] += 1,
        }
    }
    [pairs, serial]
}

#[test]
fn rolls_are_uniform() {
    let rolls = draws::of(ROLLS);
    let halves = std::thread::scope(|scope| {
        let own = scope.spawn(|| throw(true, rolls / 2));
        let other = throw(false, rolls / 2);
        [own.join().expect("no panic"), other]
    });
    let total: Counts = core::array::from_fn(|n| halves[0][0][n] + halves[1][0][n]);
    assert_eq!(total.iter().sum::<u64>(), rolls);
    let tables = halves.iter().flatten().chain([&total]);
    let values: Vec<f64> = tables.map(chi_square).collect();
    println!("chi-square, 35 degrees of freedom: {values:.1?}");
    assert!(values.iter().all(|value| FAIR.contains(value)), "{values:?}");
}

/// The test itself can tell: a bias of half a percent on one face is seen.
#[test]
fn a_small_bias_would_be_seen() {
    let [mut pairs, _] = throw(true, ROLLS / 100);
    let moved = pairs[35] / 4;
    pairs[0] += moved;
    pairs[35] -= moved;
    assert!(!FAIR.contains(&chi_square(&pairs)));
}
