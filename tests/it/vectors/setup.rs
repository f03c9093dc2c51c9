//! The position before a vector's first action: the scenario head as TOML text, and the events that bring the
//! vehicle where the vector has it.

use super::read::{Fields, Vector};
use crate::support::builder::Log;
use asl_core::event::{
    Attested, CaChanged, CaReason, Direction, FireMode, LosAttested, Marker, MpUse, Rate, Status, TurretTo,
    UnitPlaced, What,
};
use asl_core::vocab::hex::{Arc, Bypass, Facing, TurretSide};
use asl_core::vocab::num::{Drm, Mp};
use asl_core::vocab::phase::Phase;

/// The vehicle that the vector is about.
pub(crate) const VEHICLE: &str = "v";
/// An enemy AFV.
pub(crate) const ENEMY: &str = "enemy";

/// The parts of a set-up, each remembering what was read of it.
pub(crate) struct Setup {
    /// The table itself.
    pub(crate) top: Fields,
    /// The vehicle.
    pub(crate) vehicle: Fields,
    /// Facts.
    pub(crate) facts: Fields,
    /// Terrain by hex.
    pub(crate) terrain: Vec<(String, Fields)>,
    scenario: Fields,
    /// The Bypass that it starts in.
    pub(crate) bypass: Fields,
    others: Vec<Fields>,
    side_target: Option<String>,
}

impl Setup {
    /// The set-up of a vector.
    pub(crate) fn of(vector: &Vector) -> Setup {
        let top = Fields::of("setup", &vector.setup);
        let terrain = top.table("terrain");
        let hexes = terrain.keys().map(|hex| (hex.clone(), terrain.table(hex))).collect();
        Setup {
            vehicle: top.table("vehicle"),
            facts: top.table("facts"),
            terrain: hexes,
            scenario: top.table("scenario"),
            bypass: top.table("bypass"),
            others: top.tables("others"),
            side_target: side_target(vector),
            top,
        }
    }

    /// Keys that nobody has read.
    pub(crate) fn unread(&self) -> Vec<String> {
        let parts = [&self.top, &self.vehicle, &self.facts, &self.scenario, &self.bypass];
        let hexes = self.terrain.iter().map(|(_, fields)| fields);
        parts.into_iter().chain(hexes).chain(&self.others).flat_map(Fields::unread).collect()
    }

    /// The scenario head as TOML.
    pub(crate) fn head(&self, printing: &str) -> String {
        let mut head = format!("printing = {printing:?}\nexcerpts = true\n");
        for key in ["theatre", "date"] {
            if let Some(value) = self.scenario.text(key) {
                head += &format!("{key} = {value:?}\n");
            }
        }
        for key in ["roadblocks", "walls"] {
            head += &format!("{key} = {:?}\n", self.top.texts(key));
        }
        head += &match self.top.text("board").unwrap_or("T") {
            "T" => String::new(),
            board => format!("[[boards]]\nname = {board:?}\n"),
        };
        head + &self.units() + &self.hexes()
    }

    fn units(&self) -> String {
        let v = &self.vehicle;
        v.info(&["name", "side", "unit", "towing"]);
        let class = v.need("cls").replace('_', "-");
        let mut text = format!("[units.{VEHICLE}]\nside = \"att\"\nclass = {class:?}\n");
        let afv = v.is("afv");
        text += &format!("afv = {afv}\n");
        for (key, ours) in [("red", "red-mp"), ("axis", "axis")] {
            text += &v.flag(key).map_or(String::new(), |on| format!("{ours} = {on}\n"));
        }
        text += &v.flag("ce").filter(|_| afv).map_or(String::new(), |on| format!("ce = {on}\n"));
        for (key, ours) in [("allot", "mp"), ("water", "water-mp")] {
            text += &v.mp(key).map_or(String::new(), |mp| format!("{ours} = \"{}\"\n", mp.ascii()));
        }
        text += &v.int("rev").map_or(String::new(), |n| format!("reverse = {n}\n"));
        text += &v.text("turret").map_or(String::new(), |mount| format!("mount = {mount:?}\n"));
        text += &v.text("mfr").map_or(String::new(), |code| format!("maker = {:?}\n", maker(code)));
        text + OTHER_UNITS
    }

    fn hexes(&self) -> String {
        self.terrain.iter().map(|(hex, t)| format!("[terrain.{hex}]\n{}", self.hex(hex, t))).collect()
    }

    fn hex(&self, name: &str, t: &Fields) -> String {
        let mut text = String::new();
        for key in ["cot", "smoke"] {
            text += &t.mp(key).map_or(String::new(), |mp| format!("{key} = \"{}\"\n", mp.ascii()));
        }
        for key in ["level", "wrecks", "motorcycles"] {
            text += &t.int(key).map_or(String::new(), |n| format!("{key} = {n}\n"));
        }
        let unnamed = t.int("vehicles").map(|n| (n - self.placed_in(name)).max(0));
        text += &unnamed.map_or(String::new(), |n| format!("vehicles = {n}\n"));
        for key in ["note_d", "bog", "rubble", "one_lane_bridge"] {
            text += &t.flag(key).map_or(String::new(), |on| format!("{} = {on}\n", key.replace('_', "-")));
        }
        for key in ["entry", "blaze"] {
            text += &t.text(key).map_or(String::new(), |value| format!("{key} = {value:?}\n"));
        }
        let said = t.texts("obstacle");
        let obstacles: Vec<&str> = said.iter().map(|o| obstacle(o)).collect();
        text + &format!("obstacle = {obstacles:?}\nroad = {:?}\n", t.texts("road"))
    }

    /// Vehicles in a hex that are units of the scenario.
    fn placed_in(&self, hex: &str) -> i64 {
        let bypassing = self.others.iter().filter(|o| o.text("bypass_hex") == Some(hex)).count();
        let enemy = self.facts.text("enemy_afv_in") == Some(hex) && !self.enemy_bypasses();
        bypassing as i64 + i64::from(enemy)
    }

    fn enemy_bypasses(&self) -> bool {
        self.others.iter().any(|o| o.text("kind") == Some("enemy AFV"))
    }
}

const OTHER_UNITS: &str = "\
[units.foe]\nside = \"def\"\n[units.foe2]\nside = \"def\"\n[units.air]\nside = \"def\"\naircraft = true\n\
[units.inf]\nside = \"att\"\n[units.enemy]\nside = \"def\"\nclass = \"tracked\"\nafv = true\n\
[units.other]\nside = \"att\"\nclass = \"tracked\"\nafv = true\n";

fn maker(code: &str) -> &str {
    match code {
        "g" => "german",
        "r" => "russian",
        "a" => "american",
        "ch" => "chinese",
        "i" => "italian",
        "b" => "british",
        "f" => "french",
        "cz" => "czech",
        _ => "other",
    }
}

fn obstacle(kind: &str) -> &str {
    match kind {
        "woods_or_building" | "building_or_woods" => "woods-or-building",
        other => other,
    }
}

/// Writes the events that lead to the first action.
pub(crate) fn open(log: &mut Log, setup: &Setup) {
    let status = setup.top.text("status").unwrap_or("stopped");
    let phase = setup.top.text("phase").unwrap_or("MPh");
    if phase == "setup" {
        log.push(What::UnitPlaced(placed(log, setup, status)));
        return;
    }
    let (before, owner) = if phase.starts_with("enemy ") { ("att", "def") } else { ("def", "att") };
    log.phase(1, before, Phase::CCPh);
    others(log, setup);
    let late = status == "moving";
    if !late {
        stand(log, setup, status);
    }
    if setup.facts.is("fired_pfph") {
        log.phase(2, owner, Phase::PFPh);
        log.place("foe", "A1", "");
        log.fire(FireMode::Prep, VEHICLE, "foe", "A1");
    }
    log.phase(2, owner, phase.rsplit(' ').next().and_then(|p| p.parse().ok()).unwrap_or(Phase::MPh));
    if late {
        stand(log, setup, status);
    }
    if setup.facts.text("fire_marker") == Some("First Fire") {
        log.marker(VEHICLE, Marker::FirstFire);
    }
    if setup.facts.is("entered_new_hex") {
        arrive(log, setup);
    }
}

/// The vehicle and what is attested of it.
fn stand(log: &mut Log, setup: &Setup, status: &str) {
    let towing = setup.vehicle.is("towing");
    let mut unit = placed(log, setup, status);
    let counter = unit.motion.take_if(|_| towing);
    log.push(What::UnitPlaced(unit));
    statuses(log, setup, towing);
    if counter.is_some() {
        let marker = if counter == Some(Direction::Reverse) { Marker::ReverseMotion } else { Marker::Motion };
        log.marker(VEHICLE, marker);
    }
    facts(log, setup);
}

fn placed(log: &Log, setup: &Setup, status: &str) -> UnitPlaced {
    let mut unit = log.placed(VEHICLE, setup.top.text("hex").filter(|_| status != "offboard"));
    unit.vca = setup.top.text("vca").filter(|_| status != "offboard").map(|vca| log.pair(vca));
    if let Some(hex) = setup.bypass.text("hex") {
        unit.hex = Some(log.hex(hex));
        unit.along = setup.bypass.text("along").map(|along| log.pair(along));
        unit.cafp = setup.bypass.text("cafp").map(|cafp| log.triple(cafp));
        unit.vca = None;
    }
    let reverse = setup.top.text("dir") == Some("rev");
    unit.motion = match status {
        "motion" => Some(Direction::Forward),
        "reverse_motion" => Some(Direction::Reverse),
        _ => None,
    };
    let direction = if reverse { Direction::Reverse } else { Direction::Forward };
    unit.under_way = (status == "moving").then_some(direction);
    unit.spent = setup.top.mp("spent").filter(|mp| *mp > Mp::ZERO);
    unit
}

fn statuses(log: &mut Log, setup: &Setup, towing: bool) {
    let f = &setup.facts;
    let said = [
        (towing, Status::Towing),
        (f.is("platoon"), Status::Platoon),
        (f.is("ti"), Status::Ti),
        (f.is("immobilized"), Status::Immobilized),
        (f.is("concealed"), Status::Concealed),
    ];
    let add: Vec<Status> = said.into_iter().filter(|(on, _)| *on).map(|(_, status)| status).collect();
    if !add.is_empty() {
        log.status(VEHICLE, &add, &[]);
    }
    if let (Some(side), Some(place)) = (setup.top.text("tca"), place(log, setup)) {
        let to = TurretTo::Facing(turret_side(log, setup, side, place));
        let unit = log.unit(VEHICLE);
        log.push(What::CaChanged(CaChanged { unit, arc: Arc::Tca, to, reason: CaReason::SetUp }));
    }
}

fn facts(log: &mut Log, setup: &Setup) {
    let f = &setup.facts;
    // Said again by the actions themselves.
    f.info(&["on_road", "mp_left_insufficient", "observer_sees", "stalled", "enemy_known", "enemy_afv_in"]);
    let unit = log.unit(VEHICLE);
    f.info(&["enemy_afv_here"]);
    if let Some(may_remain) = f.flag("barred").map(|barred| !barred) {
        log.push(What::Attested(Attested::EnemyAfvHere { unit: unit.clone(), may_remain }));
    }
    if let Some(capable) = f.flag("capable") {
        log.push(What::Attested(Attested::Capable { unit: unit.clone(), capable }));
    }
    if let Some(exists) = f.flag("los") {
        let to = log.unit(ENEMY);
        log.push(What::LosAttested(LosAttested { unit, to, exists, hindrance: Drm(0), earlier: false }));
    }
}

/// Vehicles of both sides that stand there already.
fn others(log: &mut Log, setup: &Setup) {
    for other in &setup.others {
        let name = if other.text("kind") == Some("enemy AFV") { ENEMY } else { "other" };
        let mut unit = log.placed(name, other.text("bypass_hex"));
        let along = log.pair(other.need("along"));
        unit.along = Some(along);
        unit.cafp = log.vertex_of(along);
        log.push(What::UnitPlaced(unit));
    }
    let here = setup.top.text("hex").filter(|_| setup.facts.is("enemy_afv_here"));
    let named = setup.facts.text("enemy_afv_in").or(here);
    if let Some(hex) = named.filter(|_| !setup.enemy_bypasses()) {
        let mut unit = log.placed(ENEMY, Some(hex));
        unit.vca = log.any_spine(hex);
        log.push(What::UnitPlaced(unit));
    }
    if setup.facts.flag("enemy_known") == Some(false) {
        log.status(ENEMY, &[Status::Concealed], &[]);
    }
}

/// It entered its hex in this MPh and stopped there.
fn arrive(log: &mut Log, setup: &Setup) {
    let (hex, vca) = (log.hex(setup.top.need("hex")), log.pair(setup.top.need("vca")));
    let map = &log.scenario.map;
    let (cell, facing) = (map.cell(hex), map.spine(map.cell(hex), vca).expect("a VCA names a hexspine"));
    let behind = cell.spine_hexes(facing.turned(3)).0;
    let mut unit = log.placed(VEHICLE, None);
    unit.hex = Some(map.hex(behind));
    unit.vca = Some(map.spine_name(behind, facing));
    unit.under_way = Some(Direction::Forward);
    log.push(What::UnitPlaced(unit));
    let enter = MpUse::Enter { hex, rate: Rate::Terrain, inside: false, direction: None, vca: None };
    log.spend(VEHICLE, Mp::ONE, enter);
    if setup.top.text("status") != Some("moving") {
        log.spend(VEHICLE, Mp::ONE, MpUse::Stop);
    }
}

/// Where the vehicle bypasses at the start.
pub(crate) fn place(log: &Log, setup: &Setup) -> Option<Bypass> {
    let map = &log.scenario.map;
    let cell = map.cell(log.hex(setup.bypass.text("hex")?));
    let side = map.hexside(log.pair(setup.bypass.text("along")?))?;
    Bypass::along(cell, side, map.vertex(log.triple(setup.bypass.text("cafp")?))?)
}

/// The turret facing that a vector calls front, side or rear; the side meant is that of the vector's target.
pub(crate) fn turret_side(log: &Log, setup: &Setup, name: &str, place: Bypass) -> TurretSide {
    match name {
        "front" => TurretSide::Front,
        "rear" => TurretSide::Rear,
        _ => setup.side_target.as_deref().map_or(TurretSide::Left, |target| {
            match place.field_of(log.scenario.map.cell(log.hex(target))) {
                TurretSide::Right => TurretSide::Right,
                TurretSide::Left | TurretSide::Front | TurretSide::Rear => TurretSide::Left,
            }
        }),
    }
}

/// A Target Facing by name.
pub(crate) fn facing(name: &str) -> Facing {
    match name {
        "front" => Facing::Front,
        "rear" => Facing::Rear,
        _ => Facing::Side,
    }
}

fn side_target(vector: &Vector) -> Option<String> {
    let targets = vector.actions.iter().filter_map(|action| action.get("target")?.as_str());
    targets.map(String::from).next()
}
