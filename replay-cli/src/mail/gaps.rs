//! What a head leaves out that play will ask for: the HS of a side that has squads, whose printed values what is left of a
//! squad would lack, and the figures of SW. A warning and no fault: the game can be played without.

use super::forces::untabled;
use asl_core::catalogue::{half_of, personnel, weapon};
use asl_core::counter::{Infantry, UnitDef};
use asl_core::event::{Name, UnitId};
use asl_core::figures::infantry::nation::nation_of;
use asl_core::scenario::Scenario;
use asl_core::vocab::{InfantryKind, Meaning as _, WeaponName};

/// A line for each side without HS and each SW without figures, with the row of the catalogue that fits, where one does.
pub(crate) fn missing(scenario: &Scenario) -> String {
    let halves = scenario.sides().into_iter().filter_map(|side| of_side(scenario, &side));
    let figures = untabled(scenario).into_iter().map(|(name, units)| of_weapon(scenario, &name, &units));
    halves.chain(figures).collect()
}

fn of_weapon(scenario: &Scenario, name: &WeaponName, units: &[UnitId]) -> String {
    let nation = units.iter().find_map(|id| nation_of(scenario.units.get(id)?));
    let row = nation.and_then(|nation| {
        let row = format!("{} {}", nation.written(), name.as_str().to_ascii_lowercase());
        weapon(&row, scenario.book).map(|_| row)
    });
    let row = row.unwrap_or_else(|| "..".into());
    let units = units.iter().map(UnitId::as_str).collect::<Vec<_>>().join(", ");
    format!(
        "warning: {units} has a {name} of which the head gives no figures: its FP, ROF and B# are judged by nothing. Write \
         them into it, such as `{name} = \"{row}\"` under `[weapons]`\n"
    )
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
