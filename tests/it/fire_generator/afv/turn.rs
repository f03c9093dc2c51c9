//! A Player Turn from set-up to the end of the AFPh.

use super::aim::{Stance, stage};
use super::arcs::carried;
use super::battle::{Battle, Target};
use super::tank::{Kind, Seat, Turret};
use asl_core::event::*;
use asl_core::map::Map;
use asl_core::vocab::hex::{Arc, Spine};
use asl_core::vocab::phase::Phase;

impl Battle {
    /// The turn of a seed.
    pub(crate) fn turn(seed: u64) -> Battle {
        let mut battle = Battle::of(seed);
        battle.player.set_up();
        battle.player.despair_all();
        battle.set_up();
        battle.player.begin(Phase::RPh);
        battle.repair();
        battle.player.begin(Phase::PFPh);
        battle.fire_phase(0, FireMode::Prep, 45);
        battle.turn_at_phase_end(0);
        battle.movement();
        battle.player.begin(Phase::DFPh);
        battle.fire_phase(1, FireMode::Final, 80);
        battle.turn_at_phase_end(1);
        battle.player.begin(Phase::AFPh);
        battle.fire_phase(0, FireMode::Advancing, 80);
        battle.turn_at_phase_end(0);
        battle.player.begin(Phase::RtPh);
        let mut phases: Vec<Phase> = battle.records.iter().map(|record| record.phase).collect();
        phases.dedup();
        battle.phases = phases.len() as u64;
        battle
    }

    fn set_up(&mut self) {
        for t in 0..self.tanks.len() {
            let tank = self.tanks[t].clone();
            let tca = (tank.tca != tank.vca).then_some(tank.tca);
            self.player.place_car(tank.id(), tank.cell, tank.vca, tca);
            let statuses = [(tank.motion, Status::Motion), (tank.immobile, Status::Immobilized)];
            let add: Vec<Status> =
                statuses.into_iter().filter_map(|(on, status)| on.then_some(status)).collect();
            if !add.is_empty() {
                let (unit, remove) = (tank.id(), Vec::new());
                self.player.push(What::StatusChanged(StatusChanged { unit, add, remove, attack: None }));
            }
            let circled = tank.weapons.iter().position(|weapon| weapon.circled);
            if let Some(w) = circled.filter(|_| self.player.c.percent(40)) {
                self.fail(t, w, Wear::LowAmmo, None);
            }
            if self.c().percent(15) {
                let w = self.c().below(tank.weapons.len() as i32) as usize;
                if tank.weapons[w].kind != Kind::Flame {
                    self.fail(t, w, Wear::Malfunctioned, None);
                }
            }
        }
    }

    /// A die for each weapon that malfunctioned (D3.7).
    fn repair(&mut self) {
        for t in 0..self.tanks.len() {
            for w in 0..self.tanks[t].weapons.len() {
                let tank = &self.tanks[t];
                let served = tank.weapons[w].seat != Seat::Roof || tank.ce;
                if tank.weapons[w].out == Some(Wear::Malfunctioned) && served && self.c().percent(80) {
                    self.repair_weapon(t, w);
                }
            }
        }
    }

    fn repair_weapon(&mut self, t: usize, w: usize) {
        let pips = self.c().between(1, 6);
        let unit = self.tanks[t].id();
        self.player.rolls += 1;
        let (roll, roller) = (RollId(self.player.rolls), "p".parse().expect("a text"));
        let dice = asl_core::vocab::dice::Dice::dr(crate::generator::log::die(pips));
        let (purpose, evidence, attack) = (Purpose::Repair, Evidence::Declared, None);
        let by = Some(unit.clone());
        self.player.push(What::DiceRolled(DiceRolled {
            roll,
            dice,
            purpose,
            unit: by,
            attack,
            roller,
            evidence,
        }));
        let weapon = self.tanks[t].weapons[w].id();
        let repaired = Some(pips == 1);
        self.player.push(What::RepairAttempted(RepairAttempted { unit, weapon, roll, repaired }));
        match pips {
            1 => self.tanks[t].weapons[w].out = None,
            6 => {
                self.fail(t, w, Wear::Disabled, Some(roll));
            }
            _ => {}
        }
    }

    /// Fire of the AFV of a side in a fire phase, in any order.
    fn fire_phase(&mut self, side: usize, mode: FireMode, percent: i32) {
        let mut able = self.those(|tank| tank.side == side && tank.is_fit());
        if self.c().percent(50) {
            able.reverse();
        }
        for t in able {
            if self.c().percent(percent) {
                for _ in 0..self.c().between(1, 5) {
                    self.any_shot(t, mode, None);
                }
            }
            self.note_prep_fire(t, mode);
        }
    }

    fn note_prep_fire(&mut self, t: usize, mode: FireMode) {
        if mode == FireMode::Prep && self.tanks[t].attacks > 0 && self.c().percent(85) {
            self.mark(t, Marker::PrepFire);
        }
    }

    /// One shot of an AFV, if it finds one: at the target given, else at any.
    pub(crate) fn any_shot(&mut self, t: usize, mode: FireMode, at: Option<Target>) -> bool {
        if !self.tanks[t].is_fit() {
            return false;
        }
        let targets = at.map_or_else(|| self.targets(self.tanks[t].side), |target| vec![target]);
        let mut options = Vec::new();
        for target in targets {
            for w in 0..self.tanks[t].weapons.len() {
                if self.may_fire(t, w, mode, target) {
                    let stances = self.tanks[t].stances(w, mode, self.cell_of(target));
                    options.extend(stances.into_iter().map(|stance| (w, target, stance)));
                }
            }
        }
        let now = self.tanks[t].stance();
        let straight: Vec<_> = options.iter().copied().filter(|(.., stance)| *stance == now).collect();
        let from = if self.c().percent(50) && !straight.is_empty() { straight } else { options };
        let Some((w, target, stance)) = self.c().pick_any(&from) else { return false };
        let weapons = self.group(t, w, mode, target, stance);
        self.shoot(t, weapons, mode, target, stance);
        true
    }

    /// MG that fire with this one: what bears on the target as the vehicle then stands.
    fn group(&mut self, t: usize, w: usize, mode: FireMode, target: Target, stance: Stance) -> Vec<usize> {
        let mut all = vec![w];
        let tank = self.tanks[t].clone();
        let at = self.cell_of(target);
        let mg = |n: usize| tank.weapons[n].kind == Kind::Mg;
        if !mg(w) || !tank.weapons[w].shots.is_empty() || matches!(target, Target::Tank(_)) {
            return all;
        }
        for n in (0..tank.weapons.len()).filter(|n| *n != w && mg(*n)) {
            let bears = tank.bears(n, stance, at);
            let fresh = tank.weapons[n].shots.is_empty() && self.may_fire(t, n, mode, target);
            if bears && fresh && self.c().percent(60) {
                all.push(n);
            }
        }
        all
    }

    /// Free turns of those that could still fire (D3.12).
    fn turn_at_phase_end(&mut self, side: usize) {
        for t in self.those(|tank| tank.side == side && tank.is_fit()) {
            if !self.c().percent(20) {
                continue;
            }
            let mode = match (side, self.player.phase) {
                (0, Phase::PFPh) => FireMode::Prep,
                (0, _) => FireMode::Advancing,
                _ => FireMode::Final,
            };
            let tank = self.tanks[t].clone();
            let able = |seat: Seat| {
                (0..tank.weapons.len()).any(|w| tank.weapons[w].seat == seat && tank.has_shot(w, mode))
            };
            let (turret, bow) = (able(Seat::Turret), able(Seat::Bow));
            let free = tank.shots_in(stage(mode)).all(|(_, shot)| shot.known);
            if !free {
                continue; // D3.51 leaves such a turret where it is.
            }
            let to = self.c().pick(&Spine::ALL);
            if turret && tank.turret != Turret::None && self.c().percent(60) {
                self.face(t, Arc::Tca, to);
            } else if (turret || bow) && !tank.immobile && !tank.motion {
                self.face(t, Arc::Vca, to);
            }
        }
    }

    fn face(&mut self, t: usize, arc: Arc, to: Spine) {
        let tank = &mut self.tanks[t];
        let name = TurretTo::Spine(Map::sheet().spine_name(tank.cell, to));
        if arc == Arc::Vca {
            tank.tca = carried(tank.tca, tank.vca, to);
            tank.vca = to;
        } else {
            tank.tca = to;
        }
        let unit: UnitId = tank.id();
        let reason = CaReason::EndOfFirePhase;
        self.player.push(What::CaChanged(CaChanged { unit, arc, to: name, reason }));
    }
}
