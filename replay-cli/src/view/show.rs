//! The position after an event, as data.

use super::duty::DutyView;
use super::event;
use super::event::EventView;
use super::integrity::IntegrityView;
use super::provisional::ProvisionalView;
use super::vasl::{self, ScenarioRow, Shown};
use crate::import::draft::At;
use crate::read::Loaded;
use asl_core::audit::{Game, Replay};
use asl_core::counter::{Infantry, UnitDef};
use asl_core::event::{Direction, Level, Marker, Status, UnitId, Use};
use asl_core::map::Map;
use asl_core::scenario::Scenario;
use asl_core::state::{Place, State, Turret, Unit};
use asl_core::vocab::phase::Phase;
use asl_core::vocab::{MoverClass, WeaponName};
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
    /// Its hex, with its level where that is not 0 (`K5/1`, `K5/in`); `off board`, `eliminated`.
    pub hex: String,
    /// What took its place when it left play: `reduced to h1`, `replaced by s2`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub became: Option<String>,
    /// Its VCA, in Bypass the hexside and the CAFP.
    pub facing: String,
    /// MP, or MF, spent in this MPh; empty outside a MPh.
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
    /// Which module and engine wrote each VASL file, as it claims.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub written: Vec<String>,
    /// The event.
    pub after: EventView,
    /// Game Turn, side and phase.
    pub when: String,
    /// It rests on an agreement that lacks a signature.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provisional: Option<ProvisionalView>,
    /// The unit that is making its move.
    pub mover: Option<String>,
    /// The units.
    pub units: Vec<UnitRow>,
    /// What VASL's scenario window says, and for whom the position is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scenario: Option<ScenarioRow>,
    /// What is owed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub owed: Vec<DutyView>,
    /// BLAKE3 of the position: the same on every machine.
    pub digest: String,
}

impl ShowView {
    /// The position after event `n`; `None` when there is none. For VASL files it is one of the game that they show.
    #[must_use]
    pub fn of(loaded: &Loaded, n: usize) -> Option<ShowView> {
        match vasl::ShownGame::of(loaded) {
            Some(shown) => ShowView::told(&shown.game, n)?.of_vasl(loaded, &shown, n),
            None => ShowView::told(loaded, n),
        }
    }

    fn told(loaded: &Loaded, n: usize) -> Option<ShowView> {
        let game = &loaded.game;
        let view = ShowView::of_game(game, n)?;
        let after = view.after.of_file(loaded, game.events.get(n)?);
        let provisional = ProvisionalView::after(loaded, n as u64);
        Some(ShowView { integrity: IntegrityView::of_game(loaded), after, provisional, ..view })
    }

    /// The position of VASL files is on their maps, not in the fold: its digest is that of what the viewer sees. Behind the
    /// last event it is that in which the files end.
    fn of_vasl(self, loaded: &Loaded, shown: &vasl::ShownGame, n: usize) -> Option<ShowView> {
        let event = shown.drafted.game.events.get(n)?;
        let mut after = EventView { text: event::told(&shown.game, event), ..self.after.clone() };
        shown.drafted.placed(loaded, n, &mut after);
        let is_last = n + 1 == shown.drafted.game.events.len();
        let set_up = At { file: 1, step: 0 };
        let at = (!is_last).then(|| shown.drafted.places[n].unwrap_or(set_up));
        let Some(Shown { when, units, scenario }) = vasl::shown(loaded, at) else { return Some(self) };
        let seen = serde_json::to_vec(&(&when, &units)).unwrap_or_default();
        let digest = blake3::hash(&seen).to_string();
        let when = when.unwrap_or(self.when);
        let written = vasl::written(loaded);
        Some(ShowView { when, units, written, scenario: Some(scenario), digest, after, ..self })
    }

    /// The position after event `n` of a game that came from no file.
    #[must_use]
    pub fn of_game(game: &Game, n: usize) -> Option<ShowView> {
        let event = game.events.get(n)?;
        let replay = Replay::of(game);
        let [before, after] = replay.around(n);
        let units = after.units.iter().map(|(id, unit)| row(&game.scenario, &after, id, unit));
        Some(ShowView {
            schema: "asl-replay/show/1",
            integrity: None,
            written: Vec::new(),
            after: EventView::of_game(game, n as u64, &before, event),
            when: phase(&after),
            provisional: None,
            mover: after.mover.as_ref().map(ToString::to_string),
            units: units.collect(),
            scenario: None,
            owed: DutyView::open(&replay, &after),
            digest: blake3::hash(&state_bytes(&after)).to_string(),
        })
    }
}

/// Game Turn, side and phase of a position.
pub(crate) fn phase(state: &State) -> String {
    match (&state.side, state.phase) {
        (Some(side), Some(phase)) => format!("turn {} {side} {phase}", state.turn),
        (Some(side), None) => format!("turn {} {side}, between phases", state.turn),
        (None, _) => "before turn 1".into(),
    }
}

/// What was spent in a MPh that is over says nothing of the position.
fn row(scenario: &Scenario, state: &State, id: &UnitId, unit: &Unit) -> UnitRow {
    let def = state.units.standing(id).and_then(|(_, def)| def);
    let hex = match unit.place {
        _ if unit.eliminated => "eliminated".into(),
        Place::Off => "off board".into(),
        Place::In(cell, _) => scenario.map.show_cell(cell) + &level(unit),
        Place::Bypass(bypass) => scenario.map.show_cell(bypass.hex),
    };
    let spent = unit.mph.spent;
    let nothing = state.phase != Some(Phase::MPh) || spent.halves() == 0;
    let vehicle = def.and_then(|def| def.vehicle.as_ref());
    let points = if vehicle.is_some_and(|v| v.class != MoverClass::Wagon) { "MP" } else { "MF" };
    UnitRow {
        unit: id.to_string(),
        kind: def.and_then(|def| def.kind.clone()).unwrap_or_default(),
        side: def.map(|def| def.side.to_string()).unwrap_or_default(),
        hex,
        became: if unit.eliminated { became(state, id, unit) } else { None },
        facing: if unit.eliminated { String::new() } else { facing(&scenario.map, unit) },
        spent: if nothing { String::new() } else { format!("{spent} {points}") },
        status: if unit.eliminated { Vec::new() } else { statuses(unit, def) },
    }
}

/// What took the place of a unit that left play: what is left of a squad, or another counter.
fn became(state: &State, id: &UnitId, unit: &Unit) -> Option<String> {
    let squad = |id: &UnitId| {
        let described = state.units.described(id);
        described.and_then(|(_, def)| def.infantry.as_ref()).is_some_and(Infantry::is_squad)
    };
    let left = unit.left_as.as_ref()?;
    Some(if squad(id) && !squad(left) { format!("reduced to {left}") } else { format!("replaced by {left}") })
}

/// `/1` upstairs, `/in` IN a Depression, as in a Location of the notation.
fn level(unit: &Unit) -> String {
    match unit.level {
        Level::At(0) => String::new(),
        level @ (Level::At(_) | Level::In) => format!("/{level}"),
    }
}

fn facing(map: &Map, unit: &Unit) -> String {
    let turret = turret(map, unit).map(|turret| format!(", TCA {turret}"));
    hull(map, unit) + &turret.unwrap_or_default()
}

/// The turret where it was set apart from the hull.
fn turret(map: &Map, unit: &Unit) -> Option<String> {
    let cell = unit.place.cell()?;
    match unit.turret? {
        Turret::Spine(spine) if unit.place.facing() == Some(spine) => None,
        Turret::Spine(spine) => Some(map.show_pair(map.spine_name(cell, spine))),
        Turret::Facing(side) => Some(side.word().to_owned()),
    }
}

fn hull(map: &Map, unit: &Unit) -> String {
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

/// What players call them.
const STATUSES: [(Status, &str); 30] = [
    (Status::Broken, "broken"),
    (Status::Disrupted, "disrupted"),
    (Status::Dm, "DM"),
    (Status::Pinned, "pinned"),
    (Status::Berserk, "berserk"),
    (Status::Heroic, "heroic"),
    (Status::Fanatic, "fanatic"),
    (Status::Wounded, "wounded"),
    (Status::Encircled, "encircled"),
    (Status::Melee, "in Melee"),
    (Status::Concealed, "concealed"),
    (Status::Hidden, "hidden"),
    (Status::Known, "known"),
    (Status::Ti, "TI"),
    (Status::Cx, "CX"),
    (Status::Captured, "captured"),
    (Status::Immobilized, "immobilized"),
    (Status::Bogged, "bogged"),
    (Status::Abandoned, "abandoned"),
    (Status::Stunned, "stunned"),
    (Status::Shocked, "shocked"),
    (Status::Recalled, "recalled"),
    (Status::Towing, "towing"),
    (Status::Platoon, "in a platoon"),
    (Status::Moved, "moved"),
    (Status::HullDown, "hull down"),
    (Status::InPillbox, "in a pillbox"),
    (Status::QuasiLeader, "quasi leader"),
    (Status::HumanWave, "in a Human Wave"),
    (Status::ArmoredAssault, "in an Armored Assault"),
];

pub(crate) fn statuses(unit: &Unit, def: Option<&UnitDef>) -> Vec<String> {
    let has = |status: Status| unit.status.has(status) && (status != Status::Pinned || unit.is_pinned());
    let held = STATUSES.iter().filter(|(status, _)| has(*status));
    let mut words: Vec<String> = held.map(|(_, word)| (*word).to_owned()).collect();
    words.extend(unit.motion.map(|direction| match direction {
        Direction::Forward => "Motion".to_owned(),
        Direction::Reverse => "Reverse Motion".to_owned(),
    }));
    let vehicle = def.is_some_and(|def| def.vehicle.is_some());
    let rolls = unit.mph.running && vehicle && unit.place != Place::Off;
    words.extend(rolls.then(|| "under way".to_owned()));
    words.extend(unit.aboard.as_ref().map(|vehicle| format!("aboard {vehicle}")));
    let printed = def.and_then(|def| def.vehicle.as_ref()?.ce);
    words.extend(unit.ce.or(printed).map(|ce| if ce { "CE".to_owned() } else { "BU".to_owned() }));
    words.extend(unit.markers.iter().map(marker));
    words.extend(weapons(unit, def));
    words
}

/// Its SW as the scenario gives them, and what does not work.
fn weapons(unit: &Unit, def: Option<&UnitDef>) -> Vec<String> {
    let works = |name: &WeaponName| !unit.failed.contains(&Use::Sw(name.clone()));
    let sw = def.and_then(|def| def.infantry.as_ref()?.sw.as_ref()).into_iter().flatten();
    let has = sw.filter(|name| works(name)).map(|name| format!("has {name}"));
    let fails = |weapon: &Use| match weapon {
        Use::Sw(name) | Use::Weapon(name) => format!("{name} out of order"),
        Use::Inherent | Use::Gun | Use::Ordnance => "Gun out of order".into(),
    };
    has.chain(unit.failed.iter().map(fails)).collect()
}

/// `Prep Fire` for `PrepFire`; a marker of another name by its name.
fn marker(marker: &Marker) -> String {
    if let Marker::Named(name) = marker {
        return name.to_string();
    }
    let mut words = String::new();
    for letter in format!("{marker:?}").chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.push(letter);
    }
    words
}
