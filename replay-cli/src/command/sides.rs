//! Units whose side nobody plays: a slip of the pen, most often. A warning and no fault, for a game may be played by
//! fewer than its head has sides.

use asl_core::event::{Name, UnitId};
use asl_core::scenario::Scenario;

/// A line for each side that units have and no player. A game whose players name no side says nothing of sides.
pub(crate) fn unplayed(scenario: &Scenario) -> String {
    let played = scenario.played_sides();
    if played.is_empty() {
        return String::new();
    }
    let there = played.iter().map(|side| side.as_str()).collect::<Vec<_>>().join(", ");
    let sides = scenario.sides();
    let alone = sides.difference(&played);
    alone
        .map(|side| {
            format!(
                "warning: no player's side is {side}, as that of {} is (players' sides: {there})\n",
                units(scenario, side)
            )
        })
        .collect()
}

fn units(scenario: &Scenario, side: &Name) -> String {
    let of_side = scenario.units.iter().filter(|(_, unit)| unit.side == *side);
    of_side.map(|(id, _)| UnitId::as_str(id)).collect::<Vec<_>>().join(", ")
}
