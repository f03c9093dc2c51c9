//! D8.2: the Bog Check, as far as D2 takes it for granted. The ids are those of the rule.

use crate::event::{BogChecked, Status};
use crate::facts::Told;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::vocab::num::Drm;
use crate::vocab::{GroundPressure, MoverClass};
use alloc::format;
use alloc::string::String;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D8.2-bog-number",
        &[Matter::Consequence],
        "A Final Bog DR of 12 or more bogs the vehicle, a lower one does not.",
        Check::Bog(bog_number),
    ),
    Clause::check(
        "D8.2-turn-drm",
        &[Matter::Modifier],
        "A hull turn inside takes no DRM of an entry (D8.21): ground pressure, towing, tracks and soft ground alone.",
        Check::Bog(turn_drm),
    ),
];

/// The Final DR that bogs.
const BOGS: i16 = 12;

/// By the DRM that were declared; without any an Original 12 bogs for certain, for none of them is known to be a
/// minus that a log could leave out.
fn bog_number(told: &Told<'_, BogChecked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let Some(dr) = checked.roll.and_then(|id| ctx.before.rolls.get(&id)).map(|roll| roll.dice.total()) else {
        return Verdict::Silent;
    };
    let word = |bogged: bool| if bogged { "bogged" } else { "not bogged" };
    let due = match checked.drm {
        Some(drm) => dr.saturating_add(drm.0) >= BOGS,
        None if checked.bogged || dr < BOGS => return Verdict::Silent,
        None => true,
    };
    if checked.bogged == due {
        return Verdict::Kept;
    }
    let drm = checked.drm.map_or(String::new(), |drm| format!(" {drm}"));
    Verdict::wrong(format!("a Bog DR of {dr}{drm}"), word(checked.bogged), word(due))
}

/// Soft ground (D8.21), of which the log does not tell.
const SOFT: i16 = 1;

/// A vehicle that has entered no hex in this MPh checks for its turn.
fn turn_drm(told: &Told<'_, BogChecked>) -> Verdict {
    let checked = told.said;
    let Some((unit, vehicle)) = told.vehicle().filter(|(unit, _)| {
        let inside = unit.mph.entered_hex || unit.mph.entered_hexside || unit.mph.began_off_board;
        unit.mph.turned_here && !inside && unit.mph.expenditures > 0
    }) else {
        return Verdict::Silent;
    };
    let terrain = unit.place.cell().and_then(|cell| told.ctx.terrain(cell));
    let Some((said, pressure)) = checked.drm.zip(vehicle.ground_pressure) else { return Verdict::Silent };
    if !terrain.is_some_and(crate::scenario::Terrain::is_obstacle) {
        return Verdict::Silent;
    }
    let pressure = match pressure {
        GroundPressure::Low => 0,
        GroundPressure::Normal => 1,
        GroundPressure::High => 2,
    };
    let tracks = i16::from(!vehicle.class.is_tracked()) + i16::from(vehicle.class == MoverClass::Truck);
    let due = pressure + tracks + i16::from(unit.status.has(Status::Towing));
    if (due..=due + SOFT).contains(&said.0) {
        return Verdict::Kept;
    }
    Verdict::wrong("the DRM of a Bog DR for a turn", format!("{said}"), format!("{}", Drm(due)))
}
