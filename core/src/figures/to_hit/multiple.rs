//! Multiple Hits (C3.8): who makes a second effects DR of one To Hit roll.

use super::critical::scored;
use super::target_type::type_of;
use crate::event::RollId;
use crate::facts::Underway;
use crate::figures::fire::ordnance::gun_of;
use crate::vocab::{TargetType, WeaponKind};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// Whether a hit has a second effects DR.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Second {
    /// It has.
    Due,
    /// Nobody says; this would tell.
    Asked(String),
    /// It has not, and why.
    Barred(String),
}

/// Calibres of Multiple Hits, in millimetres.
const CALIBRES: core::ops::RangeInclusive<u16> = 15..=40;

/// Whether an attack has an effects DR besides those that were made. What a vehicle's note gives a greater calibre is asked. None where
/// that is none of a Gun that rolled To Hit, or none was made before.
pub(crate) fn second(on: &Underway<'_>, made: &[RollId]) -> Option<Second> {
    let [shot] = on.volley.shots() else { return None };
    let ordnance = shot.kind() == Some(WeaponKind::Ordnance) && !on.attack.to_hits.is_empty();
    if !ordnance || made.is_empty() || !on.ctx.is_of_players() {
        return None;
    }
    let id = on.attack.declared.attack;
    let scored = scored(on)?;
    let doubles = scored.dr.is_double() && !scored.is_two() && on.attack.critical.is_none();
    if made.len() > 1 || !doubles || type_of(on) == Some(TargetType::Area) {
        let says = format!("{id} has its effects DR: a further one is for doubles of a small Gun that hit");
        return Some(Second::Barred(says));
    }
    let calibre = gun_of(shot).and_then(|gun| gun.calibre).map(|calibre| calibre.whole_mm());
    Some(match calibre {
        Some(mm) if CALIBRES.contains(&mm) => Second::Due,
        Some(mm) if shot.vehicle().is_none() => {
            Second::Barred(format!("a Gun of {mm}mm has no Multiple Hits, and {id} has its effects DR"))
        }
        Some(_) | None => Second::Asked(format!("whether the Gun that fires {id} has Multiple Hits")),
    })
}

/// The IFT rolls of an attack.
pub(crate) fn ift_rolls(on: &Underway<'_>) -> Vec<RollId> {
    on.attack.rolls.iter().map(|made| made.said.roll).collect()
}

/// Its To Kill rolls.
pub(crate) fn kill_rolls(on: &Underway<'_>) -> Vec<RollId> {
    on.attack.kill_rolls.iter().map(|made| made.roll).collect()
}
