//! Where a legal turn of AFV is spoiled: its log and its attacks, and the tools to change them and to add more.

use crate::fire_generator::afv::battle::{Battle, Record, Target};
use crate::fire_generator::afv::tank::Tank;
use crate::fire_generator::bench::Bench;
use crate::fire_generator::chart::chart;
use crate::fire_generator::mutate::said;
use crate::fire_generator::play::{drm_line, game, location};
use crate::generator::chance::Chance;
use crate::generator::log::dr;
use crate::second_player::{Played, Spoiled};
use asl_core::audit::Game;
use asl_core::event::*;
use asl_core::vocab::hex::Cell;
use asl_core::vocab::phase::Phase;

/// A turn being spoiled.
pub(crate) struct Workshop {
    pub(crate) battle: Battle,
    pub(crate) c: Chance,
    at: Option<usize>,
    rolls: u32,
}

impl Spoiled for Workshop {
    fn of(seed: u64) -> Workshop {
        let battle = Battle::play(seed);
        Workshop { c: Chance::of(battle.player.seed ^ 0x5EED), battle, at: None, rolls: 900 }
    }

    fn game(&self) -> (Game, u64) {
        let player = &self.battle.player;
        (game(&player.start, &player.steps), self.at.map_or(0, |at| at as u64 + 1))
    }
}

impl Bench for Workshop {
    fn steps(&mut self) -> &mut Vec<What> {
        &mut self.battle.player.steps
    }

    fn first(&mut self) -> &mut Option<usize> {
        &mut self.at
    }
}

/// A further attack, of which only what matters is said.
pub(crate) struct Extra {
    pub(crate) unit: UnitId,
    pub(crate) weapon: Use,
    pub(crate) mode: FireMode,
    pub(crate) at: Cell,
    pub(crate) level: i8,
    pub(crate) rof: bool,
    pub(crate) to_kill: bool,
    pub(crate) tca: Option<TurretTo>,
}

impl Extra {
    /// Another shot like that of a record.
    pub(crate) fn like(record: &Record) -> Extra {
        Extra {
            unit: record.firer().id(),
            weapon: record.weapon().id(),
            mode: record.mode,
            at: record.at,
            level: if let Target::Men(_, level) = record.target { level } else { 0 },
            rof: record.again,
            to_kill: record.to_kill,
            tca: None,
        }
    }
}

impl Workshop {
    /// A random attack of which this is true.
    pub(crate) fn find(&mut self, fits: impl Fn(&Record) -> bool) -> Option<Record> {
        let all: Vec<usize> =
            (0..self.battle.records.len()).filter(|n| fits(&self.battle.records[*n])).collect();
        let n = self.c.pick_any(&all)?;
        Some(self.battle.records[n].clone())
    }

    /// A random event of which this is true.
    pub(crate) fn step(&mut self, fits: impl Fn(&What) -> bool) -> Option<usize> {
        let all: Vec<usize> = (0..self.steps().len()).filter(|n| fits(&self.steps()[*n])).collect();
        self.c.pick_any(&all)
    }

    /// The declaration of an attack, to be changed.
    pub(crate) fn declared(&mut self, record: &Record) -> &mut FireAttack {
        let What::FireAttack(attack) = self.what(record.fire) else { panic!("no declaration") };
        attack
    }

    /// Its To Hit roll, to be changed.
    pub(crate) fn attempt(&mut self, record: &Record) -> &mut ToHitAttempt {
        let What::ToHitAttempt(attempt) = self.what(record.dice + 1) else { panic!("no To Hit roll") };
        attempt
    }

    /// Its IFT roll, to be changed.
    pub(crate) fn ift(&mut self, record: &Record) -> &mut IftResolved {
        let What::IftResolved(ift) = self.what(record.dice + 1) else { panic!("no IFT roll") };
        ift
    }

    /// The DRM of its roll, to be changed.
    pub(crate) fn drm(&mut self, record: &Record) -> &mut Vec<DrmLine> {
        if record.is_to_hit() { &mut self.attempt(record).drm } else { &mut self.ift(record).drm }
    }

    /// Gives a DRM another value; none takes it off. The roll adds up again.
    pub(crate) fn set_drm(&mut self, record: &Record, name: &str, value: Option<i32>) {
        let lines = self.drm(record);
        lines.retain(|line| line.name.as_str() != name);
        lines.extend(value.map(|value| drm_line(name, value)));
        self.retotal(record);
    }

    /// Final DR, hit and result follow the DRM as they now stand.
    pub(crate) fn retotal(&mut self, record: &Record) {
        let lines = self.drm(record);
        let drm: i32 = lines.iter().map(|line| i32::from(line.value.unwrap_or_default().0)).sum();
        let original = record.colored + record.white;
        let total = original + drm;
        if record.is_to_hit() {
            let attempt = self.attempt(record);
            attempt.total = Some(total as i16);
            let number = i32::from(attempt.number.unwrap_or_default());
            attempt.hit = Some(original == 2 || original != 12 && total <= number);
        } else {
            let result = chart().result(record.column, total).word().parse().expect("a name");
            let ift = self.ift(record);
            (ift.total, ift.result) = (Some(total as i16), Some(result));
        }
    }

    /// The sum of FP follows the factors as they now stand; columns and result are no longer said.
    pub(crate) fn resum(&mut self, record: &Record) {
        let attack = self.declared(record);
        let sum = attack.firers.iter().map(said).reduce(|sum, fp| sum + fp).unwrap_or_default();
        (attack.fp, attack.column) = (Some(sum), None);
        let ift = self.ift(record);
        (ift.column, ift.result) = (None, None);
    }

    /// An AFV as it was before an attack, found by chance.
    pub(crate) fn tank(&mut self, fits: impl Fn(&Tank) -> bool) -> Option<Tank> {
        let all: Vec<usize> = self.battle.those(|tank| fits(tank));
        let n = self.c.pick_any(&all)?;
        Some(self.battle.tanks[n].clone())
    }

    /// One more roll, which the next step is to use.
    pub(crate) fn another_roll(
        &mut self,
        n: usize,
        purpose: Purpose,
        unit: UnitId,
        attack: AttackId,
    ) -> RollId {
        self.rolls += 1;
        let (roll, roller) = (RollId(self.rolls), "p".parse().expect("a text"));
        let (unit, attack, evidence) = (Some(unit), Some(attack), Evidence::Declared);
        let dice = dr(6, 5);
        let rolled = DiceRolled { roll, dice, purpose, unit, attack, roller, evidence };
        self.insert(n, What::DiceRolled(rolled));
        roll
    }

    /// A further attack that says no figures, and whose roll does nothing.
    pub(crate) fn shoot(&mut self, n: usize, extra: Extra) {
        let attack = AttackId(self.rolls + 1);
        let ordnance = extra.to_kill || self.is_gun(&extra);
        let purpose = if ordnance { Purpose::ToHit } else { Purpose::Ift };
        let roll = self.another_roll(n, purpose, extra.unit.clone(), attack);
        let (unit, weapon) = (extra.unit.clone(), extra.weapon.clone());
        let (drm, total) = (Vec::new(), None);
        let resolved = if ordnance {
            let (target, ammo, number, hit) = (None, None, None, Some(false));
            What::ToHitAttempt(ToHitAttempt {
                attack,
                unit,
                weapon,
                target,
                ammo,
                roll,
                drm,
                number,
                total,
                hit,
            })
        } else {
            let (column, result, locations) = (None, None, Vec::new());
            What::IftResolved(IftResolved { attack, roll, drm, column, total, result, locations })
        };
        self.insert(n + 1, resolved);
        self.insert(n, What::FireAttack(declaration(attack, extra)));
    }

    fn is_gun(&self, extra: &Extra) -> bool {
        use crate::fire_generator::afv::tank::Kind;
        let tank = self.battle.tanks.iter().find(|tank| tank.id() == extra.unit);
        let weapon = tank.and_then(|tank| tank.weapons.iter().find(|weapon| weapon.id() == extra.weapon));
        weapon.is_some_and(|weapon| weapon.kind == Kind::Gun)
    }

    /// The ATTACKER's vehicle whose MP stands last before a step.
    pub(crate) fn mover_before(&mut self, n: usize) -> Option<UnitId> {
        let spent =
            |what: &What| if let What::MpSpent(spent) = what { Some(spent.unit.clone()) } else { None };
        self.steps()[..n].iter().rev().find_map(spent)
    }

    /// Where a phase ends.
    pub(crate) fn end_of(&mut self, phase: Phase) -> usize {
        let from = self.phase(phase) + 1;
        let begins = |what: &What| matches!(what, What::PhaseBegan(_));
        self.steps()[from..].iter().position(begins).map_or(self.steps().len(), |n| from + n)
    }

    /// The units that an attack is aimed at.
    pub(crate) fn target_ids(&self, target: Target) -> Vec<UnitId> {
        if let Target::Tank(n) = target { vec![self.battle.tanks[n].id()] } else { Vec::new() }
    }
}

fn declaration(attack: AttackId, extra: Extra) -> FireAttack {
    let firer = Firer {
        unit: extra.unit,
        with: None,
        weapon: extra.weapon,
        hex: None,
        base: None,
        factors: Vec::new(),
        rof_kept: extra.rof,
        to_kill: extra.to_kill,
        spotter: None,
    };
    let target = asl_core::event::Target {
        locations: vec![location((extra.at, extra.level))],
        units: Vec::new(),
        ranges: Vec::new(),
        target_type: None,
        answers: None,
    };
    FireAttack {
        attack,
        mode: extra.mode,
        firers: vec![firer],
        target,
        directors: Vec::new(),
        vca: None,
        tca: extra.tca,
        fp: None,
        column: None,
    }
}
