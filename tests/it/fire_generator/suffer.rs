//! What an attack does to its targets, in the order of the rules: vehicles, kills and Casualty Reduction,
//! checks with leaders first, what a lost leader causes.

use super::chart::{Res, chart};
use super::heat::Due;
use super::men::{Kind, Man};
use super::play::{CheckNote, Player, Record, drm_line};
use super::world::ELR;
use asl_core::event::*;

/// A check that has been rolled.
struct Try {
    who: usize,
    check: Check,
    help: Option<i32>,
    roll: RollId,
    original: i32,
    /// The step of its dice.
    dice: usize,
}

const fn is_task(check: Check) -> bool {
    matches!(check, Check::Ptc | Check::Lltc)
}

impl Player {
    /// Works off a result.
    pub(crate) fn suffer(&mut self, record: &mut Record, original: i32) {
        if record.result > Res::Dash {
            let side = record.aim.enemy();
            record.aim.cells.clone().into_iter().for_each(|(cell, _)| self.reveal(side, cell));
        }
        self.hit_cars(record, original);
        let leader = |who: &usize| self.man(*who).kind == Kind::Leader && !self.man(*who).gone;
        let leaders: Vec<usize> = record.targets.iter().copied().filter(leader).collect();
        let broken: Vec<usize> = leaders.iter().copied().filter(|who| self.man(*who).broken).collect();
        for (cell, _) in record.aim.cells.clone() {
            let mut here: Vec<usize> = record.targets.clone();
            here.retain(|who| self.man(*who).cell == cell);
            if !here.is_empty() {
                self.suffer_here(record, here);
            }
        }
        leaders.into_iter().for_each(|who| self.lose_leader(record, who, broken.contains(&who)));
    }

    fn suffer_here(&mut self, record: &mut Record, here: Vec<usize>) {
        match record.result {
            Res::Dash => {}
            Res::Kia(n) => self.kill(record, here, n as usize),
            Res::K(n) => self.reduce(record, here, n),
            Res::Mc(n) => self.check_all(record, here, Check::Mc(n as u8)),
            Res::Ptc => {
                let able = here.into_iter().filter(|who| self.man(*who).is_fit() && !self.man(*who).pinned);
                let able = able.collect();
                self.check_all(record, able, Check::Ptc);
            }
        }
    }

    /// Random Selection among the targets, noted.
    fn select_targets(&mut self, record: &mut Record, here: &[usize], n: usize) -> Vec<usize> {
        let first = self.steps.len();
        let chosen = self.select(record.id, here, n);
        record.selection = Some((first, self.steps.len()));
        chosen
    }

    /// #KIA: the highest dice are eliminated, the others break (A7.301).
    fn kill(&mut self, record: &mut Record, here: Vec<usize>, n: usize) {
        let dead = if here.len() > n { self.select_targets(record, &here, n) } else { here.clone() };
        for who in &dead {
            self.man_mut(*who).gone = true;
            let id = self.man(*who).id();
            self.push(What::Eliminated(id));
        }
        for who in here.into_iter().filter(|who| !dead.contains(who)) {
            if self.man(who).broken {
                self.casualty(record.id, who);
            } else {
                self.shatter(who, record.id);
            }
        }
    }

    /// K/#: one is reduced, all others and what is left of it take a MC (A7.302).
    fn reduce(&mut self, record: &mut Record, here: Vec<usize>, n: i32) {
        let hurt = if here.len() > 1 { self.select_targets(record, &here, 1) } else { here.clone() };
        record.reduction = Some(self.steps.len());
        let left: Vec<usize> = hurt.iter().filter_map(|who| self.casualty(record.id, *who)).collect();
        let others = here.into_iter().filter(|who| !hurt.contains(who)).chain(left).collect();
        self.check_all(record, others, Check::Mc(n as u8));
    }

    /// Casualty Reduction; the HS that is left of a squad.
    fn casualty(&mut self, id: AttackId, who: usize) -> Option<usize> {
        if self.man(who).kind == Kind::Leader {
            self.wound(id, who);
            return None;
        }
        let half = (self.man(who).kind == Kind::Squad).then(|| self.man(who).half());
        let (unit, into) = (self.man(who).id(), half.as_ref().map(Man::id));
        self.man_mut(who).gone = true;
        self.push(What::Reduced(Reduced { unit, like: into.clone(), into, attack: Some(id) }));
        let half = half?;
        self.world.men.push(half);
        Some(self.world.men.len() - 1)
    }

    /// A leader is wounded, and dies on a high die (A17.11).
    fn wound(&mut self, id: AttackId, who: usize) {
        let worse = i32::from(self.man(who).wounded);
        self.status(who, &[Status::Wounded], &[], Some(id));
        let unit = self.man(who).id();
        let (_, pips) = self.roll_one(Purpose::Wound, Some(unit.clone()), id);
        self.man_mut(who).wounded = true;
        if pips + worse >= 5 {
            self.man_mut(who).gone = true;
            self.push(What::Eliminated(unit));
        }
    }

    /// Leaders first, the best of them before the others (A7.303).
    fn check_all(&mut self, record: &mut Record, mut all: Vec<usize>, check: Check) {
        all.sort_by_key(|who| match self.man(*who).kind {
            Kind::Leader => (0, self.man(*who).lead),
            Kind::Squad | Kind::Hs | Kind::Crew => (1, 0),
        });
        all.into_iter().for_each(|who| self.check(record, who, check));
    }

    /// The DRM of a leader who stands by; none for moving units.
    fn help(&self, record: &Record, who: usize) -> Option<i32> {
        if record.aim.mover.is_some() { None } else { self.beside(who) }
    }

    /// The DRM of the best leader who stands by.
    fn beside(&self, who: usize) -> Option<i32> {
        let man = self.man(who);
        let stands = |other: &Man| {
            let able = other.kind == Kind::Leader && other.is_fit() && !other.pinned && !other.wounded;
            able && other.side == man.side && other.cell == man.cell
        };
        if man.kind == Kind::Leader {
            return None;
        }
        self.those(stands).into_iter().map(|leader| self.man(leader).lead).min()
    }

    /// One check, with the help of who stands by, and what comes of it.
    fn check(&mut self, record: &mut Record, who: usize, check: Check) {
        let help = self.help(record, who);
        self.check_with(record, who, check, help);
    }

    /// One check with a leader's DRM, and what comes of it.
    fn check_with(&mut self, record: &mut Record, who: usize, check: Check, help: Option<i32>) {
        let dice = self.steps.len();
        let purpose = if is_task(check) { Purpose::Tc } else { Purpose::Mc };
        let (roll, a, b) = self.roll_two(purpose, Some(who), record.id);
        self.settle(record, &Try { who, check, help, roll, original: a + b, dice });
    }

    /// FPF: its DR is the firer's own NMC, with leadership alone (A8.31).
    pub(crate) fn own_nmc(&mut self, record: &mut Record, original: i32) {
        if record.aim.mode != FireMode::Fpf {
            return;
        }
        let (who, dice) = (record.shots[0].who, self.steps.len());
        let of_attack = |what: &What| if let What::IftResolved(ift) = what { Some(ift.roll) } else { None };
        let roll = self.steps.iter().rev().find_map(of_attack).expect("it was resolved");
        let help = self.beside(who);
        self.settle(record, &Try { who, check: Check::Mc(0), help, roll, original, dice });
        record.checks.pop();
    }

    /// A check whose dice lie, and what comes of it.
    fn settle(&mut self, record: &mut Record, made: &Try) {
        let Try { who, check, help, roll, original, dice } = *made;
        let task = is_task(check);
        let plus = if let Check::Mc(n) = check { i32::from(n) } else { 0 };
        let morale = self.man(who).level_of_morale();
        let total = original + plus + help.unwrap_or(0);
        let passed = total <= morale;
        self.push(What::Checked(Checked {
            unit: self.man(who).id(),
            also: Vec::new(),
            check,
            roll,
            drm: help.into_iter().map(|lead| drm_line("leader", lead)).collect(),
            morale: Some(u8::try_from(morale).expect("a small morale")),
            passed: Some(passed),
            attack: Some(record.id),
        }));
        let own = self.steps.iter().any(|what| matches!(what, What::IftResolved(ift) if ift.roll == roll));
        if original == 2 && !own && !task && self.man(who).kind != Kind::Crew {
            self.due.push(Due::Heat(who, self.man(who).broken));
        }
        self.may_wake(self.man(who).side, roll, original);
        let mc = matches!(check, Check::Mc(_));
        let highest = mc && passed && (total == morale || original == 12) && !self.man(who).broken;
        let pinned = highest && !self.man(who).pinned;
        match (passed, task) {
            (true, _) if pinned => self.pin(who),
            (true, _) => {}
            (false, true) => self.pin(who),
            (false, false) => self.fail(record.id, who, original == 12, mc.then_some(total - morale)),
        }
        let end = self.steps.len();
        record.checks.push(CheckNote { dice, who, passed, end, pinned });
    }

    /// A failed MC: broken units suffer Casualty Reduction, others break; a 12 does both, and eliminates the broken (A10.31).
    /// A unit that fails it by more than its ELR is replaced.
    fn fail(&mut self, id: AttackId, who: usize, twelve: bool, by: Option<i32>) {
        if self.man(who).broken {
            if twelve {
                let unit = self.man(who).id();
                self.man_mut(who).gone = true;
                self.push(What::Eliminated(unit));
            } else {
                self.casualty(id, who);
            }
            return;
        }
        let left = if twelve { self.casualty(id, who) } else { None };
        let who = left.unwrap_or(who);
        if !self.man(who).gone {
            self.shatter(who, id);
            if !twelve && by.is_some_and(|by| by > ELR) {
                self.replace(who, id);
            }
        }
    }

    /// A broken counter of the next lower class takes its place (A19.13).
    fn replace(&mut self, who: usize, id: AttackId) {
        let Some(lower) = self.man(who).lower() else { return };
        let (unit, into) = (self.man(who).id(), Some(lower.id()));
        self.man_mut(who).gone = true;
        self.push(What::Reduced(Reduced { unit, like: into.clone(), into, attack: Some(id) }));
        self.world.men.push(lower);
    }

    fn shatter(&mut self, who: usize, id: AttackId) {
        if self.man(who).pinned {
            let unit = Some(self.man(who).id());
            let marker = Marker::Pin;
            self.push(What::MarkerPlaced(MarkerPlaced { unit, hex: None, marker, removed: true }));
        }
        let man = self.man_mut(who);
        (man.broken, man.dm, man.pinned) = (true, true, false);
        self.status(who, &[Status::Broken, Status::Dm], &[], Some(id));
    }

    fn pin(&mut self, who: usize) {
        self.man_mut(who).pinned = true;
        if self.c.percent(60) {
            self.mark(who, Marker::Pin);
        } else {
            self.status(who, &[Status::Pinned], &[], None);
        }
    }

    /// A leader who was lost makes those of a lower Morale Level in the Location check (A10.2); one who `was_broken` by elimination alone.
    fn lose_leader(&mut self, record: &mut Record, leader: usize, was_broken: bool) {
        let man = self.man(leader).clone();
        let level = if was_broken { man.level_of_morale() } else { man.morale };
        // Another leader takes the place of one whose ELR was exceeded, and is broken.
        let replaced = self.world.men.iter().any(|other| other.name == format!("{}e", man.name));
        let lost = man.gone && !replaced;
        let stacked = self.those(|other| {
            let with = other.side == man.side && other.cell == man.cell && other.is_mmc();
            with && other.is_fit() && !other.pinned && other.morale < level
        });
        if man.is_fit() || (was_broken && !lost) || record.result >= Res::Kia(0) {
            return;
        }
        let check = if lost { Check::Llmc } else { Check::Lltc };
        // The leader's own leadership, turned round.
        let lead = (man.lead <= 0).then_some(-man.lead);
        for who in stacked {
            self.check_with(record, who, check, lead);
            record.checks.pop();
        }
    }

    /// The vehicle line, by the same roll (A7.308, A7.309).
    fn hit_cars(&mut self, record: &Record, original: i32) {
        let Some(column) = record.used.filter(|_| record.aim.mover.is_none()) else { return };
        let side = record.aim.enemy();
        let fits = |car: &super::world::Car| {
            let here = record.aim.cells.iter().any(|(cell, _)| *cell == car.cell);
            here && car.side == side && !car.gone && !car.armored
        };
        let hit: Vec<usize> = (0..self.world.cars.len()).filter(|n| fits(&self.world.cars[*n])).collect();
        for n in hit.into_iter().take(chart().cap(column)) {
            let mut result = by_kill_number(record.total, chart().kill(column));
            if original == 2 && self.c.percent(70) {
                let (_, pips) = self.roll_one(Purpose::UnlikelyKill, None, record.id);
                result = result.max(by_die(pips, self.world.cars[n].hull_down));
            }
            if result != VehicleResult::None {
                let unit = self.world.cars[n].name.parse().expect("a unit name");
                self.world.cars[n].gone |= result >= VehicleResult::Eliminated;
                self.push(What::VehicleHit(VehicleHit { unit, result, attack: Some(record.id) }));
            }
        }
    }
}

fn by_kill_number(total: i32, kill: i32) -> VehicleResult {
    match total {
        total if 2 * total < kill => VehicleResult::Burning,
        total if total < kill => VehicleResult::Eliminated,
        total if total == kill => VehicleResult::Immobilized,
        _ => VehicleResult::None,
    }
}

fn by_die(pips: i32, hull_down: bool) -> VehicleResult {
    match pips {
        1 => VehicleResult::Burning,
        2 => VehicleResult::Eliminated,
        3 if !hull_down => VehicleResult::Immobilized,
        _ => VehicleResult::None,
    }
}
