//! The underbelly of an AFV (D4.3), and its Aerial AF (C7.12).

use crate::counter::Armor;
use crate::facts::Ctx;
use crate::figures::fire::tem::has_wall_towards;
use crate::figures::vehicle::facing::firer_hex;
use crate::state::{Attack, Unit};

/// First Fire within six hexes at an AFV that has just crossed a wall, or come out of a depression (D4.3).
pub(crate) fn is_underbelly(ctx: &Ctx<'_>, attack: &Attack, unit: &Unit) -> bool {
    let (Some(from), Some(at)) = (firer_hex(attack), unit.place.cell()) else { return false };
    let Some(side) = unit.mph.entered_by.filter(|_| attack.is_first_fire() && from.range(at) <= 6) else {
        return false;
    };
    let (a, b) = side.hexes();
    let left = if a == at { b } else { a };
    has_wall_towards(ctx, at, left) || ctx.terrain(left).is_some_and(|terrain| terrain.depression)
}

/// The AF of an AFV from above and below, by its worst AF (C7.12).
pub(crate) fn aerial_af(armor: Armor) -> i16 {
    let turret = [armor.turret_front, armor.turret_side].into_iter().flatten();
    match turret.chain([armor.front, armor.side]).min().unwrap_or_default() {
        ..=1 => 0,
        2 => 1,
        3 => 2,
        4..=6 => 3,
        _ => 4,
    }
}
