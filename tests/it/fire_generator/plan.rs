//! Who may fire at what, and which of them do: fire groups, weapons, leaders.

use super::men::{Arm, Kind, Man};
use super::play::{Aim, Player, Shot};
use super::power::Power;
use asl_core::event::FireMode;
use asl_core::vocab::hex::Cell;
use asl_core::vocab::phase::Phase;

/// The fire phase of a mode: the DEFENDER's MPh and DFPh are one.
pub(crate) fn fire_phase(mode: FireMode) -> u8 {
    match mode {
        FireMode::Prep => 0,
        FireMode::First
        | FireMode::Subsequent
        | FireMode::Fpf
        | FireMode::Final
        | FireMode::Bounding
        | FireMode::Residual
        | FireMode::Overrun => 1,
        FireMode::Advancing | FireMode::Opportunity => 2,
    }
}

/// An attack about to be declared.
pub(crate) struct Plan {
    pub(crate) aim: Aim,
    pub(crate) shots: Vec<Shot>,
    pub(crate) led: Vec<usize>,
}

impl Player {
    /// Plans an attack of a side; none when nobody can, or chance is against it.
    pub(crate) fn plan(&mut self, side: usize, aim: &Aim) -> Option<Plan> {
        let firing: Vec<Cell> = self.firing_cells(side, aim);
        let first = self.c.pick_any(&firing)?;
        let mut cells = vec![first];
        for cell in &firing {
            let linked = cells.iter().any(|other| other.range(*cell) == 1 && self.same_level(*other, *cell));
            if linked && !cells.contains(cell) && self.c.percent(45) {
                cells.push(*cell);
            }
        }
        if aim.cells.len() > 1 || matches!(aim.mode, FireMode::Subsequent | FireMode::Fpf) {
            cells.truncate(1);
        }
        let mut shots = Vec::new();
        for cell in &cells {
            let chosen = self.choose(side, *cell, aim);
            if chosen.is_empty() {
                break; // A hex without a firer links nothing.
            }
            shots.extend(chosen);
        }
        if shots.is_empty() {
            return None;
        }
        if aim.mode == FireMode::Fpf {
            shots.truncate(1); // One whose own NMC it is.
        }
        let led = self.directors(side, &shots, aim.mode);
        Some(Plan { aim: aim.clone(), shots, led })
    }

    fn same_level(&self, a: Cell, b: Cell) -> bool {
        self.world.level(a) == self.world.level(b)
    }

    fn firing_cells(&self, side: usize, aim: &Aim) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self
            .those(|man| man.side == side && man.is_fit() && man.is_mmc())
            .into_iter()
            .filter(|who| !self.ready(*who, aim).is_empty())
            .map(|who| self.man(who).cell)
            .collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// What a unit may fire at this target now.
    pub(crate) fn ready(&self, who: usize, aim: &Aim) -> Vec<Shot> {
        let man = self.man(who);
        if !may_fire(man, aim.mode) {
            return Vec::new();
        }
        let bound = aim.cells.iter().any(|(cell, _)| self.bound.contains(&(man.cell, *cell, aim.mover)));
        let arms = std::iter::once(Arm::Inherent).chain((0..man.guns.len()).map(Arm::Gun));
        let shots = arms.filter_map(|arm| self.shot(who, arm, aim));
        shots.filter(|shot| shot.again || !bound).collect()
    }

    fn shot(&self, who: usize, arm: Arm, aim: &Aim) -> Option<Shot> {
        let man = self.man(who);
        let range = aim.cells.iter().map(|(cell, _)| man.cell.range(*cell)).max()?;
        let (_, normal) = man.values(arm);
        let sprays = aim.cells.len() > 1;
        let near =
            |(cell, _): &(Cell, i8)| man.cell.range(*cell) < 2 || self.world.hindrance(man.cell, *cell) != 0;
        if sprays && (aim.cells.iter().any(near) || man.level != 0) {
            return None; // Both Locations are fired at alike.
        }
        if range == 0 || range > 2 * normal || sprays && (!man.spraying || arm != Arm::Inherent || range > 3)
        {
            return None;
        }
        let shot = |again, second| Some(Shot { who, arm, again, second, power: Power::default() });
        match aim.mode {
            FireMode::Subsequent => {
                let fired = man.fired == Some(1) && range <= normal && self.is_nearest(man, aim);
                let able = gun_of(man, arm).is_none_or(|gun| !gun.out && !gun.kept && gun.lane.is_none());
                shot(false, true).filter(|_| fired && able)
            }
            FireMode::Final if man.fired == Some(1) => self.final_shot(man, arm, range, shot),
            FireMode::Fpf => {
                let near = range == 1 && man.level == 0;
                let alone = arm == Arm::Inherent && man.guns.is_empty();
                shot(false, true).filter(|_| near && alone && man.fired == Some(1))
            }
            FireMode::First | FireMode::Final | FireMode::Bounding => fresh(man, arm, true, shot),
            FireMode::Residual | FireMode::Overrun => None, // No firer is named.
            FireMode::Prep | FireMode::Opportunity => fresh(man, arm, true, shot),
            // A unit that moved fires no MMG or HMG then (A4.41).
            FireMode::Advancing if man.moved && gun_of(man, arm).is_some_and(|gun| gun.fp > 3) => None,
            FireMode::Advancing => fresh(man, arm, false, shot),
        }
    }

    /// Final Fire of a unit that First Fired: what has not fired yet, else at the next hex.
    fn final_shot(
        &self,
        man: &Man,
        arm: Arm,
        range: u32,
        shot: impl Fn(bool, bool) -> Option<Shot>,
    ) -> Option<Shot> {
        let squad = man.kind == Kind::Squad;
        let fired = |phase: Phase| {
            let fires = |s: &Shot| self.man(s.who).name == man.name && (!squad || s.arm == arm);
            self.records.iter().any(|record| record.phase == phase && record.shots.iter().any(fires))
        };
        let in_this_phase = fired(Phase::DFPh);
        match gun_of(man, arm) {
            Some(gun) if gun.out || gun.idle => None,
            Some(gun) if in_this_phase => shot(true, false).filter(|_| gun.kept && !man.pinned),
            Some(gun) if gun.shots == 0 => fresh(man, arm, true, shot),
            Some(gun) if gun.kept => shot(true, false).filter(|_| !man.pinned),
            None if in_this_phase => None,
            None if squad && !man.inherent => fresh(man, arm, true, shot),
            Some(_) | None => shot(false, true).filter(|_| range == 1 && fired(Phase::MPh)),
        }
    }

    /// No enemy of it is nearer than the target (A8.3).
    fn is_nearest(&self, man: &Man, aim: &Aim) -> bool {
        let range = man.cell.range(aim.cells[0].0);
        let nearer =
            |other: &Man| other.side != man.side && !other.gone && other.cell.range(man.cell) < range;
        !self.world.men.iter().any(nearer)
    }

    /// Those of a hex that fire: no more weapons than each may use.
    fn choose(&mut self, side: usize, cell: Cell, aim: &Aim) -> Vec<Shot> {
        let all = self.c.percent(65);
        let mut chosen = Vec::new();
        for who in self.those(|man| man.side == side && man.cell == cell && man.is_fit() && man.is_mmc()) {
            let ready = self.ready(who, aim);
            if ready.is_empty() || !all && self.c.percent(40) {
                continue;
            }
            chosen.extend(self.arms(who, ready, all));
        }
        if aim.cells.len() > 1 || aim.mode == FireMode::Subsequent && !all {
            chosen.truncate(1);
        }
        chosen
    }

    /// The weapons that one unit uses in one attack (A7.35).
    fn arms(&mut self, who: usize, ready: Vec<Shot>, all: bool) -> Vec<Shot> {
        let man = self.man(who).clone();
        let (inherent, guns): (Vec<Shot>, Vec<Shot>) =
            ready.into_iter().partition(|s| s.arm == Arm::Inherent);
        let squad = man.kind == Kind::Squad;
        if !squad {
            let any: Vec<Shot> = guns.into_iter().chain(inherent).collect();
            let n = self.c.below(i32::try_from(any.len()).expect("few")) as usize;
            return vec![any[n].clone()];
        }
        let fresh_guns = guns.iter().filter(|gun| !gun.again && !gun.second).count();
        if fresh_guns == 2 && !man.inherent && man.fired.is_none() && self.c.percent(60) {
            return guns;
        }
        let used = man.guns_used();
        let may_use_inherent = used < 2;
        let gun = guns.into_iter().find(|gun| {
            let known = gun.again || gun.second;
            known || used == 0 || (used == 1 && !man.inherent && inherent.is_empty())
        });
        let inherent: Vec<Shot> = inherent.into_iter().filter(|_| may_use_inherent).collect();
        match (gun, inherent.is_empty()) {
            (Some(gun), false) if all => inherent.into_iter().chain([gun]).collect(),
            (Some(gun), false) if self.c.percent(50) => vec![gun],
            (Some(gun), true) => vec![gun],
            (Some(_) | None, _) => inherent,
        }
    }

    /// A leader for each firing hex, if each has one who may direct.
    fn directors(&mut self, side: usize, shots: &[Shot], mode: FireMode) -> Vec<usize> {
        let mut cells: Vec<Cell> = shots.iter().map(|shot| self.man(shot.who).cell).collect();
        cells.sort_unstable();
        cells.dedup();
        if mode == FireMode::Fpf || self.c.percent(15) {
            return Vec::new();
        }
        let mut led = Vec::new();
        for cell in cells {
            let here = self.those(|man| {
                man.side == side
                    && man.cell == cell
                    && man.kind == Kind::Leader
                    && man.is_fit()
                    && !man.pinned
            });
            let able: Vec<usize> =
                here.into_iter().filter(|who| self.may_direct(*who, shots, mode)).collect();
            match self.c.pick_any(&able) {
                Some(who) => led.push(who),
                None => return Vec::new(),
            }
        }
        led
    }

    /// Once in a Player Turn, ROF shots and later fire of the same firers apart (A7.53, A7.531).
    fn may_direct(&self, who: usize, shots: &[Shot], mode: FireMode) -> bool {
        let man = self.man(who);
        let Some((phase, set, again)) = &man.led else {
            return !man.moved || fire_phase(mode) == 2;
        };
        let known = |shot: &Shot| set.contains(&(shot.who, shot.arm));
        let rof = shots.iter().all(|shot| shot.again && known(shot));
        let later = matches!(mode, FireMode::Subsequent | FireMode::Final);
        let carried = later && *phase == 1 && !again && shots.iter().all(known);
        rof || carried
    }
}

fn gun_of(man: &Man, arm: Arm) -> Option<&super::men::Gun> {
    match arm {
        Arm::Inherent | Arm::Lane(_) => None,
        Arm::Gun(n) => Some(&man.guns[n]),
    }
}

/// Has the unit fire left in this mode?
fn may_fire(man: &Man, mode: FireMode) -> bool {
    let free = man.fired.is_none_or(|phase| phase == fire_phase(mode));
    let marked = man.opportunity == (mode == FireMode::Opportunity);
    // A unit under a Final Fire counter has FPF left, and nobody else has it (A8.31).
    free && marked && man.spent == (mode == FireMode::Fpf) && !man.gone && !man.broken
}

/// A first shot of the phase, or one by ROF.
fn fresh(man: &Man, arm: Arm, rof: bool, shot: impl Fn(bool, bool) -> Option<Shot>) -> Option<Shot> {
    let small = man.kind != Kind::Squad;
    match arm {
        Arm::Inherent => {
            let lost = small && man.guns_used() > 0 || man.guns_used() > 1;
            shot(false, false).filter(|_| !man.inherent && !lost)
        }
        Arm::Gun(n) => {
            let gun = &man.guns[n];
            let again = gun.shots > 0;
            let full = if small {
                man.inherent || man.guns_used() > 0
            } else {
                man.guns_used() > usize::from(!man.inherent)
            };
            let able = if again { rof && gun.kept && !man.pinned } else { !full };
            shot(again, false).filter(|_| able && !gun.out)
        }
        Arm::Lane(_) => None,
    }
}
