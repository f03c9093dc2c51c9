//! What VASL files show at their end and no step moves: counters beside the boards, weapons and markers on the map.

use super::pieces::CounterRow;
use crate::import::vassal::label;
use crate::read::Loaded;
use crate::view::show::UnitRow;
use crate::view::vasl;
use schemars::JsonSchema;
use serde::Serialize;

/// Such a counter.
#[derive(JsonSchema, Serialize, Debug)]
pub struct LyingRow {
    /// Its hex; none beside the boards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<String>,
    /// The counter.
    pub counter: CounterRow,
}

/// So many are told: no real game has as many, and a file may hold any.
const MOST: usize = 2000;

/// So many letters of a label name its counter.
const LABEL: usize = 24;

/// What lies in VASL files at their end.
pub(super) fn lying(loaded: &Loaded) -> Vec<LyingRow> {
    let units = vasl::shown(loaded, None).map(|shown| shown.units).unwrap_or_default();
    units.into_iter().filter_map(row).take(MOST).collect()
}

/// A counter that steps move is on the map already.
fn row(unit: UnitRow) -> Option<LyingRow> {
    let hex = (unit.hex != "offboard").then_some(unit.hex);
    let sort = match unit.kind.as_str() {
        "vehicle" => "vehicle",
        "Personnel" => "unit",
        "Gun" => "gun",
        "weapon" => "SW",
        "wreck" => "wreck",
        "?" => "?",
        _ => "marker",
    };
    if hex.is_some() && matches!(sort, "vehicle" | "unit" | "gun") {
        return None;
    }
    // `4-6-7 1sq`: the factors are the name of Personnel.
    let first = unit.unit.split_whitespace().next().unwrap_or_default();
    let kind = if sort == "unit" { first.to_owned() } else { unit.unit.clone() };
    let status: Vec<String> = unit.status.iter().map(|status| label::words(status)).collect();
    // The words of a label are what it is.
    let kind = if unit.unit == "User-Labeled" {
        status
            .iter()
            .find(|status| !status.is_empty())
            .map_or(kind, |words| words.chars().take(LABEL).collect())
    } else {
        kind
    };
    let counter = CounterRow {
        unit: hex.clone().unwrap_or_default(),
        kind,
        sort,
        nation: unit.side.clone(),
        side: unit.side,
        vca: None,
        tca: None,
        bypass: None,
        status,
    };
    Some(LyingRow { hex, counter })
}
