//! Figures of counters that a head gives otherwise than the catalogue does. Input: a scenario. A player who takes in a new
//! game sees them before signing it; it must not say which of the two is right.

use crate::text::{OPEN, styled};
use crate::types::view::{TypeRow, armament, of_infantry, of_vehicle};
use crate::words::one_line;
use asl_core::catalogue;
use asl_core::counter::{Infantry, UnitDef, Vehicle};
use asl_core::scenario::Scenario;
use asl_core::vocab::WeaponWord;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// A figure that is not that of the catalogue.
#[derive(Clone, PartialEq, Eq, JsonSchema, Serialize, Debug)]
pub struct OwnFigureRow {
    /// The units that have it.
    pub units: Vec<String>,
    /// Their type, as the head writes it.
    pub of_type: String,
    /// Which figure: `mp`, `armor.front`, `MA.rof`.
    pub figure: String,
    /// As the head gives it.
    pub here: String,
    /// As the catalogue has it.
    pub catalogue: String,
}

/// What a head says of how a counter begins, and no counter prints.
const NOT_PRINTED: [&str; 2] = ["ce", "axis"];

impl OwnFigureRow {
    /// The figures of a scenario's units that differ from those of the catalogue's type of the same name.
    #[must_use]
    pub fn of(scenario: &Scenario) -> Vec<OwnFigureRow> {
        let mut rows: Vec<OwnFigureRow> = Vec::new();
        for (id, def) in &scenario.units {
            let Some((of_type, listed)) =
                def.kind.as_ref().and_then(|name| Some((name, listed(name, scenario.book)?)))
            else {
                continue;
            };
            for (figure, here, catalogue) in different(&of_unit(def), &listed) {
                let same = |row: &&mut OwnFigureRow| {
                    row.of_type == *of_type && row.figure == figure && row.here == here
                };
                match rows.iter_mut().find(same) {
                    Some(row) => row.units.push(id.to_string()),
                    None => {
                        let units = vec![id.to_string()];
                        rows.push(OwnFigureRow { units, of_type: of_type.clone(), figure, here, catalogue });
                    }
                }
            }
        }
        rows
    }
}

type Figures = BTreeMap<String, String>;

/// Those of a type of the catalogue, as it stood in a version of the book; `None` where it has none of this name.
fn listed(name: &str, book: u16) -> Option<Figures> {
    if let Some(row) = catalogue::entry(name, book) {
        let (weapons, vehicle) = (armament(&catalogue::armament(name, book)), row.vehicle());
        return Some(figures(&TypeRow { weapons, ..of_vehicle(&vehicle) }, Some(&vehicle), None));
    }
    if let Some(row) = catalogue::gun(name, book) {
        let gun = BTreeMap::from([(WeaponWord::Gun.into(), row.weapon())]);
        return Some(figures(&TypeRow { weapons: armament(&gun), ..TypeRow::default() }, None, None));
    }
    let infantry = catalogue::personnel(name, book)?.infantry();
    Some(figures(&of_infantry(&infantry), None, Some(&infantry)))
}

fn of_unit(def: &UnitDef) -> Figures {
    let values = match (&def.vehicle, &def.infantry) {
        (Some(vehicle), _) => TypeRow { weapons: armament(&def.weapons), ..of_vehicle(vehicle) },
        (None, Some(infantry)) => of_infantry(infantry),
        (None, None) => TypeRow { weapons: armament(&def.weapons), ..TypeRow::default() },
    };
    figures(&values, def.vehicle.as_ref(), def.infantry.as_ref())
}

/// Those of a row, and what no row shows: a gyrostabilizer, no weapons, an inexperienced crew; a nation, inexperience. Whoever
/// gives weapons says that a vehicle is armed, so that alone is none.
fn figures(row: &TypeRow, vehicle: Option<&Vehicle>, infantry: Option<&Infantry>) -> Figures {
    let mut all = flat(row);
    let mut says =
        |name: &str, value: Option<String>| all.extend(value.map(|value| (name.to_owned(), value)));
    if let Some(vehicle) = vehicle {
        says("gyro", vehicle.gyro.then(|| "true".into()));
        says("armed", (vehicle.armed == Some(false)).then(|| "false".into()));
        says("inexperienced-crew", vehicle.inexperienced_crew.clone());
    }
    if let Some(infantry) = infantry {
        says("nation", infantry.nation.as_ref().map(ToString::to_string));
        says("inexperienced", infantry.inexperienced.map(|is| is.to_string()));
    }
    all
}

fn flat(row: &TypeRow) -> Figures {
    let mut all = Figures::new();
    let part = |value: Result<Value, serde_json::Error>| value.unwrap_or_default();
    flatten("", &part(serde_json::to_value(&row.vehicle)), &mut all);
    flatten("", &part(serde_json::to_value(&row.personnel)), &mut all);
    for weapon in &row.weapons {
        flatten(&weapon.name, &part(serde_json::to_value(weapon)), &mut all);
    }
    all
}

fn flatten(place: &str, value: &Value, all: &mut Figures) {
    let below = |key: &str| if place.is_empty() { key.to_owned() } else { format!("{place}.{key}") };
    match value {
        Value::Object(map) => map.iter().for_each(|(key, value)| flatten(&below(key), value, all)),
        Value::Null => {}
        Value::String(text) => _ = all.insert(place.to_owned(), text.clone()),
        Value::Array(_) | Value::Bool(_) | Value::Number(_) => {
            _ = all.insert(place.to_owned(), value.to_string());
        }
    }
}

/// What only one of the two knows differs too, but for whole weapons: a head may list no more than those that it needs.
fn different(here: &Figures, listed: &Figures) -> Vec<(String, String, String)> {
    let mut names: Vec<&String> = here.keys().chain(listed.keys()).collect();
    names.sort();
    names.dedup();
    let row = |name: &String| {
        let (a, b) = (here.get(name), listed.get(name));
        let is_weapons = name.chars().next().is_some_and(char::is_uppercase);
        let weapon = name.split('.').next().unwrap_or(name);
        let has_it = || here.keys().any(|key| key.split('.').next() == Some(weapon));
        let is_asked = !NOT_PRINTED.contains(&name.as_str()) && (!is_weapons || has_it());
        let said = |value: Option<&String>| value.cloned().unwrap_or_else(|| "not given".into());
        (is_asked && a != b).then(|| (name.clone(), said(a), said(b)))
    };
    names.into_iter().filter_map(row).collect()
}

/// What its counters print otherwise than the catalogue has it: who signs the game signs that.
pub(crate) fn own_figures(rows: &[OwnFigureRow]) -> String {
    const NAMED: usize = 20;
    if rows.is_empty() {
        return String::new();
    }
    let head =
        "Its head has other figures than the catalogue. Compare them with the counters before you sign:";
    let mut out = styled(OPEN, head) + "\n";
    for row in rows.iter().take(NAMED) {
        let line = format!(
            "{} ({}): {} {}, and {} in the catalogue",
            row.units.join(", "),
            row.of_type,
            row.figure,
            row.here,
            row.catalogue
        );
        out += &format!("  {}\n", one_line(&line));
    }
    match rows.len().saturating_sub(NAMED) {
        0 => out,
        more => out + &format!("  and {more} more: `export` prints the head\n"),
    }
}
