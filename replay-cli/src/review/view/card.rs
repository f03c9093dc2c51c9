//! The card of a scenario: sides with their players and OB, when each unit came into play and when it was lost, Player Turns.

use super::lying::LyingRow;
use super::pieces::sort;
use crate::read::Loaded;
use crate::view::sentence::on_counter;
use crate::view::vasl;
use asl_core::audit::Game;
use asl_core::catalogue;
use asl_core::charts::cvp;
use asl_core::counter::UnitDef;
use asl_core::event::{Event, UnitId, What};
use asl_core::state::{State, Unit, Units};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// A unit of an OB.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ObRow {
    /// As the log calls it.
    pub unit: String,
    /// As its counter does.
    pub counter: String,
    /// `squad`, `leader`, `vehicle` ..
    pub sort: &'static str,
    /// The event with which it came into play.
    pub from: u64,
    /// The event with which it left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost: Option<u64>,
    /// Casualty VP that its loss gives, less those of what is left of it (A26.21); none where the book does not tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cvp: Option<u8>,
    /// It is what is left of another.
    pub is_rest: bool,
}

/// A side.
#[derive(JsonSchema, Serialize, Debug)]
pub struct SideCard {
    /// Its name.
    pub side: String,
    /// Who plays it.
    pub players: Vec<String>,
    /// ELR, where head or file tell it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elr: Option<String>,
    /// SAN, where the file tells it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub san: Option<String>,
    /// Its units.
    pub units: Vec<ObRow>,
}

/// A Player Turn.
#[derive(JsonSchema, Serialize, Debug)]
pub struct TurnRow {
    /// The Game Turn.
    pub turn: u16,
    /// The ATTACKER.
    pub side: String,
    /// The event with which it begins.
    pub event: u64,
}

/// The card.
#[derive(Default, JsonSchema, Serialize, Debug)]
pub struct CardRow {
    /// The sides.
    pub sides: Vec<SideCard>,
    /// Boards in play, as their names stand.
    pub boards: Vec<String>,
    /// The theatre.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theatre: Option<String>,
    /// The date of the scenario.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// The Player Turns of the log.
    pub turns: Vec<TurnRow>,
    /// What labels in the file say: victory conditions, SSR.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<String>,
}

/// Units as they come and go.
#[derive(Default)]
pub(super) struct Roster {
    last: Units,
    /// When each came, and when it left.
    spans: BTreeMap<UnitId, (u64, Option<u64>)>,
    rests: BTreeMap<UnitId, UnitId>,
    turns: Vec<TurnRow>,
}

impl Roster {
    /// Takes in the position before an event, and the event.
    pub(super) fn see(&mut self, n: usize, before: &State, event: &Event) {
        self.settle(n, before);
        if let What::Reduced(reduced) = event.what.done() {
            self.rests.extend(reduced.into.clone().map(|into| (reduced.unit.clone(), into)));
        }
        if let What::PhaseBegan(began) = event.what.done() {
            let side = began.side.to_string();
            if self.turns.last().is_none_or(|last| (last.turn, &last.side) != (began.turn, &side)) {
                self.turns.push(TurnRow { turn: began.turn, side, event: n as u64 });
            }
        }
    }

    /// What the event before this one did.
    pub(super) fn settle(&mut self, n: usize, after: &State) {
        let event = (n as u64).saturating_sub(1);
        let last = std::mem::replace(&mut self.last, after.units.clone());
        for (id, unit) in after.units.changed(&last) {
            let span = self.spans.entry(id.clone()).or_insert((event, None));
            span.1 = if unit.eliminated { span.1.or(Some(event)) } else { None };
        }
    }

    /// The card, from the last position.
    pub(super) fn card(self, game: &Game, last: &State) -> CardRow {
        let scenario = &game.scenario;
        let sides = scenario.sides().into_iter().map(|side| {
            let players = scenario.players.iter().filter(|(_, player)| player.side.as_ref() == Some(&side));
            SideCard {
                players: players.map(|(name, _)| name.to_string()).collect(),
                elr: scenario.elr.get(&side).map(ToString::to_string),
                san: None,
                units: self.units(last, &side, scenario.book),
                side: side.to_string(),
            }
        });
        let boards = scenario.map.boards().filter(|board| !board.name.is_empty());
        CardRow {
            sides: sides.collect(),
            boards: boards.map(|board| board.name.clone()).collect(),
            theatre: scenario.theatre.clone(),
            date: scenario.date.clone(),
            turns: self.turns,
            labels: Vec::new(),
        }
    }

    fn units(&self, last: &State, side: &asl_core::vocab::Name, book: u16) -> Vec<ObRow> {
        let def = |id: &UnitId| last.units.standing(id).and_then(|(_, def)| def);
        let worth = |id: &UnitId| {
            let unit = last.units.get(id)?;
            worth(unit, def(id)?, book)
        };
        let rows = self.spans.iter().filter_map(|(id, (from, lost))| {
            let def = def(id).filter(|def| def.side == *side)?;
            let left = self.rests.get(id).and_then(&worth).unwrap_or(0);
            Some(ObRow {
                unit: id.to_string(),
                counter: name(id, def),
                sort: sort(Some(def)),
                from: *from,
                lost: *lost,
                cvp: worth(id).map(|worth| worth.saturating_sub(left)),
                is_rest: self.rests.values().any(|rest| rest == id),
            })
        });
        rows.collect()
    }
}

/// What the loss of a unit gives, by the figures of the head, else by those of its type in the catalogue.
fn worth(unit: &Unit, def: &UnitDef, book: u16) -> Option<u8> {
    let by = |def: &UnitDef| cvp::worth(def, &unit.failed, unit.crew.out.is_some());
    let listed = || {
        let row = catalogue::entry(def.kind.as_deref()?, book).filter(|_| def.vehicle.is_some())?;
        Some(UnitDef { vehicle: Some(row.vehicle()), weapons: row.weapons.clone(), ..def.clone() })
    };
    by(def).or_else(|| by(&listed()?))
}

fn name(id: &UnitId, def: &UnitDef) -> String {
    def.kind.as_deref().map_or_else(|| id.to_string(), on_counter)
}

impl CardRow {
    /// With what the scenario window and the labels of VASL files say.
    pub(super) fn with_files(mut self, loaded: &Loaded, lying: &[LyingRow]) -> CardRow {
        if let Some(shown) = vasl::shown(loaded, None) {
            let window = shown.scenario;
            for side in &mut self.sides {
                let axis = match side.side.to_lowercase().as_str() {
                    "axis" | "german" | "italian" | "japanese" | "finnish" => true,
                    "allied" | "allies" | "russian" | "american" | "british" | "french" => false,
                    _ => continue,
                };
                let [elr, san] = if axis {
                    [&window.axis_elr, &window.axis_san]
                } else {
                    [&window.allied_elr, &window.allied_san]
                };
                side.elr = side.elr.take().or_else(|| elr.clone());
                side.san.clone_from(san);
            }
        }
        let words =
            lying.iter().filter(|row| row.counter.sort == "marker").flat_map(|row| &row.counter.status);
        self.labels = words.filter(|words| words.chars().count() > LONG).cloned().collect();
        self.labels.dedup();
        self
    }
}

/// A label of fewer letters names a hex or a player, and says no rule.
const LONG: usize = 30;
