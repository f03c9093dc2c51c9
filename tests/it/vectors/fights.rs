//! The actions of a vector that are fire, Close Combat, or a player's claim.

use super::read::Fields;
use super::setup::{self, Setup, VEHICLE};
use crate::support::builder::Log;
use asl_core::audit::Replay;
use asl_core::event::*;
use asl_core::vocab::num::{Drm, Fp};
use asl_core::vocab::phase::Phase;

/// Writes the events of one action. One that is not known becomes none; its fields stay unread.
pub(crate) fn act(log: &mut Log, setup: &Setup, action: &Fields) {
    match action.need("do") {
        "tf" => {
            let (from, facing) = (log.hex(action.need("firer")), setup::facing(action.need("tf")));
            log.claim(VEHICLE, Claim::Facing { from, facing });
        }
        "tca_fire" => tca_fire(log, setup, action),
        "bow_fire" => {
            let firer = log.firer(VEHICLE, Use::Weapon(name("BMG")));
            // A second shot is one of the next Player Turn: it is no ROF.
            if phase(log) == Some(Phase::AFPh) {
                log.phase(2, "def", Phase::RPh);
                log.phase(3, "att", Phase::AFPh);
            }
            leave_mph(log);
            let attack = log.attack(FireMode::Advancing, firer, action.need("target"), &[]);
            let id = attack.attack;
            log.push(What::FireAttack(attack));
            resolve(log, id, Vec::new());
        }
        "vca_by_fire" => vca_by_fire(log, setup),
        "fire" => fire(log, action),
        "dff" => {
            log.place("foe", "A1", "");
            log.fire(FireMode::First, "foe", VEHICLE, setup.top.need("hex"));
        }
        "to_hit" => to_hit(log, action),
        "ift" => ift(log, setup, action),
        "cc" => cc(log, action),
        "tem_claim" => {
            let residual = action.text("attack") == Some("residual");
            let terrain = name(action.need("terrain"));
            log.claim(VEHICLE, Claim::Tem { terrain, value: Drm(1), residual });
        }
        "hindrance_claim" => log.claim(VEHICLE, Claim::Hindrance(drm(action.int("value").unwrap_or(0)))),
        "wa_claim" => {
            let hexside = log.pair(action.need("hexside"));
            log.claim(VEHICLE, Claim::WallAdvantage(hexside));
        }
        _ => action.is_strange(),
    }
}

/// The phase that the log is in.
fn phase(log: &Log) -> Option<Phase> {
    let began = |event: &Event| {
        if let What::PhaseBegan(began) = &event.what { Some(began.phase) } else { None }
    };
    log.events.iter().rev().find_map(began)
}

/// A shot that a vector tells of no phase, and that is no Bounding First Fire, is made in the AFPh.
fn leave_mph(log: &mut Log) {
    if phase(log) == Some(Phase::MPh) {
        log.phase(2, "att", Phase::AFPh);
    }
}

/// A hex that lies straight ahead of the vehicle.
fn ahead(log: &Log, setup: &Setup) -> String {
    let map = &log.scenario.map;
    let cell = setup.top.text("hex").map(|hex| map.cell(log.hex(hex)));
    let spine = cell.zip(setup.top.text("vca")).and_then(|(cell, vca)| map.spine(cell, log.pair(vca)));
    let hex = cell.zip(spine).map(|(cell, spine)| map.show_cell(cell.to(spine.dirs().0).to(spine.dirs().1)));
    hex.unwrap_or_else(|| "A1".into())
}

/// A DRM.
pub(crate) fn drm(n: i64) -> Drm {
    Drm(i16::try_from(n).expect("a small number"))
}

fn name<N: std::str::FromStr<Err: std::fmt::Debug>>(text: &str) -> N {
    text.replace(' ', "-").parse().expect("a name")
}

fn tca_fire(log: &mut Log, setup: &Setup, action: &Fields) {
    let place = setup::place(log, setup).expect("it bypasses");
    let side = setup::turret_side(log, setup, action.need("tca"), place);
    let firer = log.firer(VEHICLE, Use::Weapon(name("MA")));
    leave_mph(log);
    let mut attack = log.attack(FireMode::Advancing, firer, action.need("target"), &[]);
    attack.tca = Some(TurretTo::Facing(side));
    let id = attack.attack;
    log.push(What::FireAttack(attack));
    let mut lines = vec![log.drm("B", Some(2))]; // What the AFPh costs that `leave_mph` chose.
    if let Some(case_a) = action.int("case_a") {
        lines.push(log.drm("A", Some(drm(case_a).0)));
    }
    if action.is("acquired") {
        lines.push(log.drm("acq", Some(-1)));
    }
    attempt(log, id, lines);
}

fn attempt(log: &mut Log, attack: AttackId, lines: Vec<DrmLine>) {
    let roll = log.roll(&[3, 4], Purpose::ToHit, VEHICLE);
    log.push(What::ToHitAttempt(ToHitAttempt {
        attack,
        unit: log.unit(VEHICLE),
        weapon: Use::Weapon(name("MA")),
        target: None,
        ammo: None,
        roll,
        drm: lines,
        number: None,
        total: None,
        hit: None,
    }));
}

/// The fire of a vehicle in a phase: Bounding Fire in its own MPh alone.
const fn own_fire(phase: Option<Phase>) -> FireMode {
    match phase {
        Some(Phase::PFPh) => FireMode::Prep,
        Some(Phase::AFPh) => FireMode::Advancing,
        Some(Phase::DFPh) => FireMode::Final,
        Some(Phase::RPh | Phase::MPh | Phase::RtPh | Phase::APh | Phase::CCPh) | None => FireMode::Bounding,
    }
}

/// The hull is turned one hexspine for a shot.
fn vca_by_fire(log: &mut Log, setup: &Setup) {
    let firer = log.firer(VEHICLE, Use::Weapon(name("MA")));
    let hex = setup.top.need("hex");
    let mut attack = log.attack(own_fire(phase(log)), firer, "A1", &[]);
    let map = &log.scenario.map;
    let cell = map.cell(log.hex(hex));
    let was = setup.top.text("vca").and_then(|vca| map.spine(cell, log.pair(vca)));
    attack.vca = was.map(|was| map.spine_name(cell, was.turned(1)));
    log.push(What::FireAttack(attack));
}

fn fire(log: &mut Log, action: &Fields) {
    action.info(&["phase"]);
    let who = if action.text("firer") == Some("passenger") { "inf" } else { VEHICLE };
    if who == "inf" {
        log.place("inf", &here(log), "");
        let (unit, vehicle) = (log.unit(who), log.unit(VEHICLE));
        log.push(What::Boarding(Boarding { unit, vehicle, aboard: true, hex: None }));
    }
    log.place("foe", "A1", "");
    log.fire(FireMode::Prep, who, "foe", "A1");
}

fn to_hit(log: &mut Log, action: &Fields) {
    let firer = log.firer(VEHICLE, Use::Weapon(name("MA")));
    let attack = log.attack(FireMode::Bounding, firer, "A1", &[]);
    let id = attack.attack;
    log.push(What::FireAttack(attack));
    let lines = action.text("case").map(|case| log.drm(case, None)).into_iter().collect();
    attempt(log, id, lines);
}

fn ift(log: &mut Log, setup: &Setup, action: &Fields) {
    let weapon = action.text("weapon").map_or(Use::Weapon(name("CMG")), |weapon| Use::Sw(name(weapon)));
    let mut firer = log.firer(VEHICLE, weapon);
    firer.base = action.mp("fp").map(|fp| Fp::whole(u32::try_from(fp.floor()).expect("FP")));
    let halve = |reason: &String| Factor { op: FactorOp::Half, reason: Some(name(reason)) };
    firer.factors = action.texts("halvings").iter().map(halve).collect();
    let afph = phase(log) == Some(Phase::AFPh);
    if !afph && matches!(firer.weapon, Use::Weapon(_)) {
        firer.factors.push(halve(&"bounding".to_owned()));
    }
    let mode = if afph { FireMode::Advancing } else { FireMode::Bounding };
    let attack = log.attack(mode, firer, &ahead(log, setup), &[]);
    let id = attack.attack;
    log.push(What::FireAttack(attack));
    let lines = action.int("drm").map(|n| log.drm("DC", Some(drm(n).0))).into_iter().collect();
    resolve(log, id, lines);
}

/// The IFT roll of an attack.
fn resolve(log: &mut Log, attack: AttackId, drm: Vec<DrmLine>) {
    let roll = log.roll(&[3, 4], Purpose::Ift, VEHICLE);
    log.push(What::IftResolved(IftResolved {
        attack,
        roll,
        drm,
        column: None,
        total: None,
        result: None,
        locations: Vec::new(),
    }));
}

/// The hex of the vehicle.
fn here(log: &Log) -> String {
    let place =
        Replay::of(&log.game()).end().units.get(&log.unit(VEHICLE)).and_then(|unit| unit.place.cell());
    place.map_or_else(|| "A1".to_owned(), |cell| log.scenario.map.show_cell(cell))
}

fn cc(log: &mut Log, action: &Fields) {
    log.place("foe", &here(log), "");
    let roll = log.roll(&[3, 4], Purpose::Cc, "foe");
    let lines = action.int("drm").map(|n| log.drm("moving", Some(drm(n).0))).into_iter().collect();
    log.push(What::CloseCombatFought(CloseCombatFought {
        attackers: vec![log.unit("foe")],
        targets: vec![log.unit(VEHICLE)],
        weapons: Vec::new(),
        roll,
        drm: lines,
    }));
}
