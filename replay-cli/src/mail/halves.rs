//! Sides that have squads and no HS in the head: what is left of a squad would have no printed values. A warning and no
//! fault: the game can be played without.

use asl_core::catalogue::{half_of, personnel};
use asl_core::counter::{Infantry, UnitDef};
use asl_core::event::Name;
use asl_core::scenario::Scenario;
use asl_core::vocab::InfantryKind;

/// A line for each such side, with the row of the catalogue that fits, where one alone does.
pub(crate) fn missing(scenario: &Scenario) -> String {
    scenario.sides().into_iter().filter_map(|side| of_side(scenario, &side)).collect()
}

fn of_side(scenario: &Scenario, side: &Name) -> Option<String> {
    let mut squads =
        scenario.units.values().filter(|unit| unit.side == *side && is(unit, InfantryKind::Squad));
    let squad = squads.next()?;
    if scenario.units.values().any(|unit| unit.side == *side && is(unit, InfantryKind::Hs)) {
        return None;
    }
    let kind = squad.kind.as_deref().and_then(|kind| half_of(personnel(kind, scenario.book)?));
    let kind = kind.map_or("..", |row| row.name);
    Some(format!(
        "warning: {side} has squads and no HS in the head: what a K result leaves of one has no Morale Level. \
         Write one into it, such as `hs = {{ side = \"{side}\", type = \"{kind}\" }}`\n"
    ))
}

fn is(unit: &UnitDef, kind: InfantryKind) -> bool {
    unit.infantry.as_ref().and_then(|infantry: &Infantry| infantry.kind) == Some(kind)
}
