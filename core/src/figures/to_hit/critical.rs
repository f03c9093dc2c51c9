//! Critical Hits (C3.7): which To Hit rolls are one, by Target Type.

use super::dice::dice;
use super::number::to_hit_numbers;
use super::target_type::type_of;
use crate::event::ToHitAttempt;
use crate::facts::Underway;
use crate::figures::infantry::held::name;
use crate::vocab::dice::Dr;
use crate::vocab::num::Drm;
use crate::vocab::{TargetType, WeaponKind, WeaponWord};

/// The To Hit roll of an attack, by which it may be a CH.
pub(crate) struct Scored {
    /// The dice.
    pub(crate) dr: Dr,
    /// The Final DR, where it is known.
    pub(crate) total: Option<i16>,
    /// The To Hit Number, as told, else the one that is due.
    pub(crate) number: Option<i16>,
}

impl Scored {
    /// An Original 2.
    pub(crate) const fn is_two(&self) -> bool {
        self.dr.original() == 2
    }

    /// A Final DR of less than half the number.
    pub(crate) fn is_below_half(&self) -> Option<bool> {
        Some(self.total?.saturating_mul(2) < self.number?)
    }

    /// No DR but an Original 2 would have hit.
    pub(crate) fn is_by_two_alone(&self) -> Option<bool> {
        Some(self.is_two() && self.total?.saturating_add(1) > self.number?)
    }
}

/// The last To Hit roll of the attack. None where its dice are not in the log.
pub(crate) fn scored(on: &Underway<'_>) -> Option<Scored> {
    let attempt = on.attack.hit_rolls.last()?;
    let dr = dice(&on.ctx, attempt)?;
    let total = attempt.total.or_else(|| sum(attempt, dr));
    let due = || to_hit_numbers(&on.ctx, attempt)?.usual().map(|sum| sum.value().0);
    Some(Scored { dr, total, number: attempt.number.or_else(due) })
}

fn sum(attempt: &ToHitAttempt, dr: Dr) -> Option<i16> {
    let drm = attempt.drm.iter().try_fold(Drm(0), |sum, line| Some(sum + line.value?))?;
    Some(dr.with(drm))
}

/// An Original 2 alone is a CH: on the Vehicle and Area Target Types, and of a light anti-tank weapon. `None` where the Target Type
/// is not known.
pub(crate) fn is_by_two(on: &Underway<'_>) -> Option<bool> {
    Some(is_of_latw(on) || type_of(on)? != TargetType::Infantry)
}

/// Light anti-tank weapons, whatever they are fired at.
const LATW: [WeaponWord; 4] = [WeaponWord::Baz, WeaponWord::Psk, WeaponWord::Piat, WeaponWord::Pf];

/// Is it fire of one light anti-tank weapon?
pub(crate) fn is_of_latw(on: &Underway<'_>) -> bool {
    let [shot] = on.volley.shots() else { return false };
    let named = name(&shot.firer.weapon).and_then(|name| name.word());
    shot.kind() == Some(WeaponKind::Atr) || named.is_some_and(|word| LATW.contains(&word))
}
