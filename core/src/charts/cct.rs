//! The Close Combat Table (A11.11): odds, and the Kill Number of each.

use crate::event::Odds;
use crate::vocab::num::Fp;

/// Each column: odds, attack and defense, Kill Number.
#[rustfmt::skip]
const COLUMNS: [(Odds, u64, u64, i16); 12] = [
    (Odds::OneToEight, 1, 8,  1),
    (Odds::OneToSix,   1, 6,  2),
    (Odds::OneToFour,  1, 4,  3),
    (Odds::OneToTwo,   1, 2,  4),
    (Odds::Even,       1, 1,  5),
    (Odds::ThreeToTwo, 3, 2,  6),
    (Odds::TwoToOne,   2, 1,  7),
    (Odds::ThreeToOne, 3, 1,  8),
    (Odds::FourToOne,  4, 1,  9),
    (Odds::SixToOne,   6, 1, 10),
    (Odds::EightToOne, 8, 1, 11),
    (Odds::TenToOne,  10, 1, 12),
];

/// Kill Numbers below the first column and beyond the last.
const BEYOND: [i16; 2] = [0, 13];

/// How much more a Kill Number is in Hand-to-Hand Close Combat (J2.31).
pub const HAND_TO_HAND: i16 = 2;

/// The column of FP against FP: the odds lowered to the next one.
#[must_use]
pub fn column(attack: Fp, defense: Fp) -> Odds {
    let at = |fp: Fp, other: Fp| u64::from(fp.parts().0) << other.parts().1;
    let (attack, defense) = (at(attack, defense), at(defense, attack));
    if attack > defense.saturating_mul(10) {
        return Odds::More;
    }
    let reached = |(_, one, other, _): &&(Odds, u64, u64, i16)| {
        attack.saturating_mul(*other) >= defense.saturating_mul(*one)
    };
    COLUMNS.iter().rev().find(reached).map_or(Odds::Less, |(odds, ..)| *odds)
}

/// The Kill Number of a column.
#[must_use]
pub fn kill_number(odds: Odds) -> i16 {
    let [less, more] = BEYOND;
    let listed = COLUMNS.iter().find(|(of, ..)| *of == odds);
    listed.map_or(if odds == Odds::More { more } else { less }, |(.., kill)| *kill)
}
