//! A vector as a game: scenario head, opening, and the events of each action.

use super::fights;
use super::read::{Fields, Vector};
use super::setup::{self, Setup, VEHICLE};
use crate::support::builder::Log;
use asl_core::event::*;
use asl_core::vocab::hex::Arc;
use asl_core::vocab::num::{Drm, Mp};
use std::ops::Range;

/// A vector as a game.
pub(crate) struct Case {
    /// The log.
    pub(crate) log: Log,
    /// The set-up it came from.
    pub(crate) setup: Setup,
    /// The actions, each with the events it became.
    pub(crate) steps: Vec<Step>,
}

/// One action.
pub(crate) struct Step {
    /// Its fields.
    pub(crate) action: Fields,
    /// Its events.
    pub(crate) events: Range<usize>,
}

/// Turns a vector into a game.
pub(crate) fn adapt(vector: &Vector, printing: &str) -> Case {
    let setup = Setup::of(vector);
    let mut log = Log::of(&setup.head(printing));
    setup::open(&mut log, &setup);
    let mut case = Case { log, setup, steps: Vec::new() };
    let actions = vector.actions.iter().map(|table| {
        let name = table.get("do").and_then(toml::Value::as_str).unwrap_or("?");
        Fields::of(name, table)
    });
    let actions: Vec<Fields> = actions.collect();
    for (n, action) in actions.iter().enumerate() {
        let first = case.log.events.len();
        case.act(action, &actions[n + 1..]);
        let events = first..case.log.events.len();
        case.steps.push(Step { action: action.clone(), events });
    }
    case.close();
    case
}

impl Case {
    fn act(&mut self, action: &Fields, later: &[Fields]) {
        action.info(&["bad"]);
        match action.need("do") {
            "start" | "stop" | "delay" | "vca" | "enter" | "vbm" | "min_move" | "ovr" => self.spend(action),
            "measure" => self.measure(later),
            "esb" => self.esb(action),
            "mech" => self.mech(action),
            "call" => self.call(action),
            "stall" => self.stall(),
            "motion_end" => self.motion_end(action),
            "end" => self.end(),
            "motion_attempt" => self.motion_attempt(action),
            "free_vca" => self.free_vca(action),
            "lose_concealment" => self.log.status(VEHICLE, &[], &[Status::Concealed]),
            "be_bu" => {
                let unit = self.log.unit(VEHICLE);
                self.log.push(What::CrewStatusChanged(CrewStatusChanged { unit, ce: false }));
            }
            "immobilized" if action.has("cause") => {
                self.log.status(VEHICLE, &[Status::Immobilized], &[]);
            }
            "marker" => self.log.marker(VEHICLE, Marker::Motion),
            "los_check" => self.los_check(action),
            "other_unit_moves" => {
                self.log.place("inf", "A1", "");
                self.log.spend_mf("inf", "A1", Mp::ONE, None);
            }
            "load" => self.load(action),
            "moving_target" => {
                let value = action.is("value");
                self.log.claim(VEHICLE, Claim::MovingTarget(value));
            }
            // Facts alone, or said by the set-up.
            "end_no_bog" | "declare" | "motion_counter" | "next_mph_delay" | "immobilized" => {}
            _ => fights::act(&mut self.log, &self.setup, action),
        }
    }

    fn spend(&mut self, action: &Fields) {
        let on = self.mp_use(action);
        let cost = action.mp("cost").unwrap_or(Mp::ZERO);
        let along = if let MpUse::Bypass { along, .. } = &on { Some(*along) } else { None };
        let unit = self.log.unit(VEHICLE);
        let total = action.mp("total");
        let bypasses = along.is_some();
        self.log.push(What::MpSpent(MpSpent {
            unit: unit.clone(),
            on,
            cost,
            total,
            turret: None,
            seen_by: None,
        }));
        // Whether they see each other is attested of the hexes in which they stand.
        if let Some(exists) = self.setup.facts.flag("los").filter(|_| bypasses) {
            let to = self.log.unit(setup::ENEMY);
            let seen = LosAttested { unit, to, exists, hindrance: Drm(0), earlier: false };
            self.log.push(What::LosAttested(seen));
        }
        if let (Some(along), Some(clear)) = (along, action.flag("clear")) {
            self.clearance(along, clear);
        }
        if action.is("bog_dr") {
            self.bog(action.is("bogged"));
        } else if action.int("bog_drm").is_some() {
            // The DRM needs ground pressure, which is not in the data: input (GLOSSARY 5).
            self.bog(false);
        }
    }

    fn mp_use(&self, action: &Fields) -> MpUse {
        let log = &self.log;
        let direction = action.text("dir").map(direction);
        let hex = || log.hex(action.need("hex"));
        let pair = |key: &str| action.text(key).map(|pair| log.pair(pair));
        match action.need("do") {
            "start" => MpUse::Start { direction },
            "stop" => MpUse::Stop,
            "delay" => MpUse::Delay,
            "ovr" => MpUse::Overrun { hex: self.last_hex() },
            "vca" => {
                let to = pair("to").map(TurnTo::Spine).or(pair("along").map(TurnTo::Along));
                let on_road = action.is("on_road") || self.setup.facts.is("on_road");
                MpUse::Turn { to: to.expect("a turn leads somewhere"), on_road }
            }
            "enter" => MpUse::Enter {
                hex: hex(),
                rate: rate(action),
                inside: action.is("obstacle"),
                direction,
                vca: pair("vca_after"),
            },
            "vbm" => MpUse::Bypass {
                hex: hex(),
                along: pair("along").expect("a hexside is bypassed"),
                cafp: action.text("cafp").map(|cafp| log.triple(cafp)),
                rear: action.text("rear").map(|rear| log.triple(rear)),
                direction,
            },
            _ => MpUse::MinimumMove {
                hex: hex(),
                entry_cost: action.mp("entry_cost"),
                towing: action.mp("towing_mp").unwrap_or(Mp::ZERO),
                direction,
            },
        }
    }

    /// The hex that was entered last.
    fn last_hex(&self) -> asl_core::vocab::hex::Hex {
        let entered = self.steps.iter().rev().find_map(|step| step.action.text("hex"));
        self.log.hex(entered.or(self.setup.top.text("hex")).expect("a hex"))
    }

    fn clearance(&mut self, along: asl_core::vocab::hex::HexPair, clear: bool) {
        let unit = self.log.unit(VEHICLE);
        self.log.push(What::ClearanceChecked(ClearanceChecked { unit, along, clear, roll: None }));
    }

    /// The hexside measured is that of the Bypass announced next.
    fn measure(&mut self, later: &[Fields]) {
        if let Some(along) = later.iter().find_map(|next| next.text("along")) {
            let along = self.log.pair(along);
            self.clearance(along, true);
        }
    }

    fn bog(&mut self, bogged: bool) {
        let roll = Some(self.log.roll(&[1, 1], Purpose::Bog, VEHICLE));
        let unit = self.log.unit(VEHICLE);
        self.log.push(What::BogChecked(BogChecked { unit, roll, drm: None, bogged }));
    }

    fn esb(&mut self, action: &Fields) {
        let roll = action.dice("dr").map(|dice| self.log.roll(&dice, Purpose::Esb, VEHICLE));
        let attempt = EsbAttempted {
            unit: self.log.unit(VEHICLE),
            sought: action.mp("sought"),
            roll,
            drm: action.int("drm").map(fights::drm),
            total: action.int("final").map(|n| fights::drm(n).0),
            success: action.flag("success"),
        };
        self.log.push(What::EsbAttempted(attempt));
    }

    fn mech(&mut self, action: &Fields) {
        let dice = action.dice("dr").expect("a reliability DR");
        let roll = self.log.roll(&dice, Purpose::Reliability, VEHICLE);
        let unit = self.log.unit(VEHICLE);
        let breakdown = action.flag("breakdown");
        self.log.push(What::ReliabilityRolled(ReliabilityRolled { unit, roll, breakdown }));
    }

    fn call(&mut self, action: &Fields) {
        // The running MP stand in the log already.
        action.info(&["at_mp"]);
        if let Some(phase) = action.text("phase") {
            self.log.phase(2, "att", phase.parse().expect("a phase"));
        }
        let unit = self.log.unit(VEHICLE);
        self.log.push(What::ReliabilityCalled(ReliabilityCalled { unit }));
    }

    fn stall(&mut self) {
        let unit = self.log.unit(VEHICLE);
        self.log.push(What::Stalled(Stalled { unit, delay: None }));
    }

    fn motion_end(&mut self, action: &Fields) {
        action.info(&["cost", "total"]);
        let reverse = action.text("counter") == Some("reverse");
        let intended = action.text("intended").map(|hex| IntendedHex {
            hex: self.log.hex(hex),
            cost: action.mp("intended_cost"),
            road: action.text("intended_via") == Some("road"),
        });
        let insufficient = action.is("insufficient");
        self.log.push(What::UnitMoveEnded(UnitMoveEnded {
            unit: self.log.unit(VEHICLE),
            end: if reverse { MoveEnd::ReverseMotion } else { MoveEnd::Motion },
            intended,
            insufficient,
        }));
    }

    /// A vehicle of the DEFENDER ends no move of its own: the phase ends.
    fn end(&mut self) {
        if self.setup.top.text("phase").is_some_and(|phase| phase.starts_with("enemy ")) {
            self.log.push(What::PhaseEnded);
        } else {
            self.log.end_move(VEHICLE, MoveEnd::Plain);
        }
    }

    /// The trigger moves in view of the vehicle, and the vehicle tries for Motion.
    fn motion_attempt(&mut self, action: &Fields) {
        let trigger = if action.text("trigger") == Some("aircraft") { "air" } else { "foe" };
        self.trigger_moves(action, trigger);
        let (unit, to) = (self.log.unit(VEHICLE), self.log.unit(trigger));
        self.los(trigger, action.is("trigger_was_in_los"));
        let roll = action.dice("dr").map(|dice| self.log.roll(&dice, Purpose::Motion, VEHICLE));
        let in_los = action.mp("mp_in_los");
        let success = action.flag("success");
        self.log.push(What::MotionAttempted(MotionAttempted { unit, trigger: to, roll, in_los, success }));
    }

    fn trigger_moves(&mut self, action: &Fields, trigger: &str) {
        let in_los = action.mp("mp_in_los").unwrap_or(Mp::ZERO);
        let before: Mp = self.steps.iter().filter_map(|step| step.action.mp("mp_in_los")).sum();
        let unseen = action.mp("mp_spent").map_or(Mp::ZERO, |spent| spent - in_los);
        self.log.place(trigger, "A1", "");
        let units = action.mps("units");
        for spent in units.iter().skip(1) {
            self.log.place("foe2", "A2", "");
            self.log.spend_mf("foe2", "A2", *spent, Some(VEHICLE));
        }
        if unseen > Mp::ZERO {
            self.log.spend_mf(trigger, "A2", unseen, None);
        }
        // In the vehicle's own MPh nobody of the enemy's moves.
        if self.setup.top.text("phase") != Some("MPh") {
            let hex = if unseen > Mp::ZERO { "A3" } else { "A2" };
            self.log.spend_mf(trigger, hex, in_los - before, Some(VEHICLE));
        }
        if action.is("trigger_done") {
            self.log.end_move(trigger, MoveEnd::Plain);
            self.log.place("foe2", "A2", "");
            self.log.spend_mf("foe2", "A2", Mp::ONE, None);
        }
    }

    /// Both accept that they had LOS to each other earlier, or that they had none.
    fn los(&mut self, to: &str, exists: bool) {
        let (unit, to) = (self.log.unit(VEHICLE), self.log.unit(to));
        let hindrance = asl_core::vocab::num::Drm(0);
        self.log.push(What::LosAttested(LosAttested { unit, to, exists, hindrance, earlier: true }));
    }

    fn los_check(&mut self, action: &Fields) {
        if action.is("was_in_los") {
            self.los("foe", true);
        }
    }

    fn free_vca(&mut self, action: &Fields) {
        let (unit, to) = (self.log.unit(VEHICLE), self.log.pair(action.need("to")));
        self.log.push(What::CaChanged(CaChanged {
            unit,
            arc: Arc::Vca,
            to: TurretTo::Spine(to),
            reason: CaReason::MotionAttempt,
        }));
        for _ in 0..action.int("bog_drs").unwrap_or(0) {
            self.bog(false);
        }
    }

    fn load(&mut self, action: &Fields) {
        let hex = action.need("hex");
        self.log.place("inf", hex, "");
        let (unit, vehicle) = (self.log.unit("inf"), self.log.unit(VEHICLE));
        let hex = Some(self.log.hex(hex));
        self.log.push(What::Boarding(Boarding { unit, vehicle, aboard: true, hex }));
    }

    /// An excerpt that breaks off before the event at which a duty falls due gets that event: a Bog DR not
    /// made is missing at the next MP, a Bog DR of a free turn when the phase ends.
    fn close(&mut self) {
        let Some(last) = self.steps.last().map(|step| &step.action) else { return };
        match last.need("do") {
            "vca" if last.text("bad") == Some("D2.11-vca-bog") => {
                self.log.spend(VEHICLE, Mp::ONE, MpUse::Stop)
            }
            "free_vca" => self.log.push(What::PhaseEnded),
            _ => {}
        }
    }
}

fn direction(text: &str) -> Direction {
    if text == "rev" { Direction::Reverse } else { Direction::Forward }
}

fn rate(action: &Fields) -> Rate {
    match action.text("via") {
        Some("road") => Rate::Road,
        Some("terrain") => Rate::RoadDeclined,
        _ => Rate::Terrain,
    }
}
