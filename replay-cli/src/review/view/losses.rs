//! Where each side lost what: units that were eliminated, reduced or broken, each with its event and the hex in which it stood.

use super::map::Cells;
use crate::view::sentence::on_counter;
use asl_core::event::{Event, Status, UnitId, What};
use asl_core::state::{State, Unit, Units};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;

/// What befell a unit.
#[derive(Clone, Copy, JsonSchema, Serialize, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "lowercase")]
pub enum Loss {
    /// It left play.
    Eliminated,
    /// A smaller unit is left of it.
    Reduced,
    /// It broke.
    Broken,
}

impl Loss {
    /// In a word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Loss::Eliminated => "eliminated",
            Loss::Reduced => "reduced",
            Loss::Broken => "broken",
        }
    }
}

/// A unit that was lost, or broke.
#[derive(JsonSchema, Serialize, Debug)]
pub struct LossRow {
    /// The event that did it.
    pub event: u64,
    /// The unit, as the log calls it.
    pub unit: String,
    /// As its counter does.
    pub counter: String,
    /// Its side.
    pub side: String,
    /// What befell it.
    pub what: Loss,
    /// Its hex, by its place in the list of the map; none off the map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<u32>,
}

/// Losses, as they come.
pub(super) struct Losses<'a> {
    cells: &'a Cells,
    last: Units,
    /// Units of which a smaller one is left.
    reduced: BTreeSet<UnitId>,
    rows: Vec<LossRow>,
}

impl Losses<'_> {
    pub(super) fn of(cells: &Cells) -> Losses<'_> {
        Losses { cells, last: Units::default(), reduced: BTreeSet::new(), rows: Vec::new() }
    }

    /// What an event did, by the position after it; nothing before the first.
    pub(super) fn settle(&mut self, done: Option<(u64, &Event)>, after: &State) {
        let last = std::mem::replace(&mut self.last, after.units.clone());
        let Some((event, what)) = done.map(|(n, event)| (n, event.what.done())) else { return };
        if let What::Reduced(reduced) = what {
            self.reduced.extend(reduced.into.is_some().then(|| reduced.unit.clone()));
        }
        for (id, unit) in after.units.changed(&last) {
            // What was set up broken was not broken in play.
            let Some(was) = last.get(id) else { continue };
            let is_lost = unit.eliminated && !was.eliminated;
            let breaks = |unit: &Unit| unit.status.has(Status::Broken) && !unit.eliminated;
            let what = match (is_lost, breaks(unit) && !breaks(was)) {
                (true, _) if self.reduced.contains(id) => Loss::Reduced,
                (true, _) => Loss::Eliminated,
                (false, true) => Loss::Broken,
                (false, false) => continue,
            };
            let def = after.units.standing(id).and_then(|(_, def)| def);
            self.rows.push(LossRow {
                event,
                unit: id.to_string(),
                counter: def.and_then(|def| def.kind.as_deref()).map_or_else(|| id.to_string(), on_counter),
                side: def.map(|def| def.side.to_string()).unwrap_or_default(),
                what,
                hex: was.place.cell().and_then(|cell| self.cells.number(cell)),
            });
        }
    }

    /// All of them, in the order of their events.
    pub(super) fn rows(self) -> Vec<LossRow> {
        self.rows
    }
}
