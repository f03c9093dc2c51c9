//! The position after an event, as data.

use super::event::EventView;
use super::integrity::IntegrityView;
use crate::session::Loaded;
use asl_core::event::{Direction, Status, UnitId};
use asl_core::map::Map;
use asl_core::replay::Replay;
use asl_core::state::{Place, State, Unit};
use asl_core::wire::state_bytes;
use schemars::JsonSchema;
use serde::Serialize;

/// One unit.
#[derive(JsonSchema, Serialize, Debug)]
pub struct UnitRow {
    /// Its name.
    pub unit: String,
    /// Its type.
    pub kind: String,
    /// Its side.
    pub side: String,
    /// Its hex; `off board`, `eliminated`.
    pub hex: String,
    /// Its VCA, in Bypass the hexside and the CAFP.
    pub facing: String,
    /// MP spent in this MPh.
    pub spent: String,
    /// Statuses and counters.
    pub status: Vec<String>,
}

/// What `show` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ShowView {
    /// `asl-replay/show/1`.
    pub schema: &'static str,
    /// Integrity of a hashed log; when it is broken, only the good part is read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub integrity: Option<IntegrityView>,
    /// The event.
    pub after: EventView,
    /// Game Turn, side and phase.
    pub when: String,
    /// The unit that is making its move.
    pub mover: Option<String>,
    /// The units.
    pub units: Vec<UnitRow>,
    /// BLAKE3 of the position: the same on every machine.
    pub digest: String,
}

impl ShowView {
    /// The position after event `n`; `None` when there is none.
    #[must_use]
    pub fn of(loaded: &Loaded, n: usize) -> Option<ShowView> {
        let event = loaded.game.events.get(n)?;
        let replay = Replay::of(&loaded.game);
        let (before, after) = (replay.before(n), replay.before(n + 1));
        let units = after.units.iter().map(|(id, unit)| row(loaded, id, unit));
        Some(ShowView {
            schema: "asl-replay/show/1",
            integrity: IntegrityView::of_game(loaded),
            after: EventView::of(loaded, n as u64, &before, event),
            when: phase(&after),
            mover: after.mover.as_ref().map(ToString::to_string),
            units: units.collect(),
            digest: blake3::hash(&state_bytes(&after)).to_string(),
        })
    }
}

fn phase(state: &State) -> String {
    match (&state.side, state.phase) {
        (Some(side), Some(phase)) => format!("turn {} {side} {phase}", state.turn),
        (Some(side), None) => format!("turn {} {side}, between phases", state.turn),
        (None, _) => "before turn 1".into(),
    }
}

fn row(loaded: &Loaded, id: &UnitId, unit: &Unit) -> UnitRow {
    let scenario = &loaded.game.scenario;
    let def = scenario.units.get(unit.like.as_ref().unwrap_or(id));
    let hex = match unit.place {
        _ if unit.eliminated => "eliminated".into(),
        Place::Off => "off board".into(),
        Place::In(cell, _) => scenario.map.show_cell(cell),
        Place::Bypass(bypass) => scenario.map.show_cell(bypass.hex),
    };
    let spent = unit.mph.spent;
    UnitRow {
        unit: id.to_string(),
        kind: def.and_then(|def| def.kind.clone()).unwrap_or_default(),
        side: def.map(|def| def.side.to_string()).unwrap_or_default(),
        hex,
        facing: facing(&scenario.map, unit),
        spent: if spent.halves() == 0 { String::new() } else { format!("{spent} MP") },
        status: statuses(unit),
    }
}

fn facing(map: &Map, unit: &Unit) -> String {
    match unit.place {
        Place::In(cell, Some(facing)) => format!("VCA {}", map.show_pair(map.spine_name(cell, facing))),
        Place::Bypass(bypass) => {
            let (a, b) = bypass.side.hexes();
            let [p, q, r] = bypass.cafp().hexes().map(|cell| map.show_cell(cell));
            format!("bypass {}-{} CAFP {p}-{q}-{r}", map.show_cell(a), map.show_cell(b))
        }
        Place::In(_, None) | Place::Off => String::new(),
    }
}

fn statuses(unit: &Unit) -> Vec<String> {
    let all = [
        Status::Broken,
        Status::Disrupted,
        Status::Dm,
        Status::Pinned,
        Status::Berserk,
        Status::Heroic,
        Status::Fanatic,
        Status::Wounded,
        Status::Encircled,
        Status::Melee,
        Status::Concealed,
        Status::Hidden,
        Status::Known,
        Status::Ti,
        Status::Cx,
        Status::Captured,
        Status::Immobilized,
        Status::Bogged,
        Status::Abandoned,
        Status::Stunned,
        Status::Shocked,
        Status::Recalled,
        Status::Towing,
        Status::Platoon,
        Status::Moved,
        Status::HullDown,
    ];
    let mut words: Vec<String> = all
        .into_iter()
        .filter(|status| unit.status.has(*status))
        .map(|status| format!("{status:?}"))
        .collect();
    words.extend(unit.motion.map(|direction| match direction {
        Direction::Forward => "Motion".to_owned(),
        Direction::Reverse => "Reverse Motion".to_owned(),
    }));
    words.extend(unit.mph.running.then(|| "under way".to_owned()));
    words.extend(unit.ce.map(|ce| if ce { "CE".to_owned() } else { "BU".to_owned() }));
    words.extend(unit.markers.iter().map(|marker| format!("{marker:?}")));
    words
}
