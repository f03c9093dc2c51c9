//! Fire Lanes (A9.22): laid with First Fire along a Hex Grain, and what moves into them.

use super::men::Arm;
use super::plan::Plan;
use super::play::{Aim, Player, Shot};
use super::power::Power;
use crate::generator::chance::Chance;
use asl_core::event::{FireMode, LaneLaid, What};
use asl_core::map::Map;
use asl_core::vocab::hex::{Cell, Dir};

/// The `n`th hex straight on.
fn along(from: Cell, dir: Dir, n: u32) -> Cell {
    (0..n).fold(from, |cell, _| cell.to(dir))
}

/// The direction in which a hex lies, where it lies on a Hex Grain.
fn grain(from: Cell, to: Cell) -> Option<Dir> {
    Dir::ALL.into_iter().find(|dir| along(from, *dir, from.range(to)) == to)
}

impl Player {
    /// With a MG of the last attack, where it may, and chance is for it.
    pub(crate) fn lay_lane(&mut self) {
        let Some(record) = self.records.last().filter(|r| r.aim.mode == FireMode::First && r.cowered == 0)
        else {
            return;
        };
        let (at, level) = record.aim.cells[0];
        // A MG that lays a lane leaves no other Residual FP (A9.22).
        let fire = |what: &What| matches!(what, What::FireAttack(_));
        let from = self.steps.iter().rposition(fire).unwrap_or_default();
        if self.steps[from..].iter().any(|what| matches!(what, What::ResidualLaid(_))) {
            return;
        }
        let (id, shots) = (record.id, record.shots.clone());
        for shot in shots {
            let (man, Arm::Gun(n)) = (self.man(shot.who), shot.arm) else { continue };
            let gun = &man.guns[n];
            let range = man.cell.range(at);
            let whole =
                man.is_fit() && !man.pinned && !man.encircled && !gun.out && !shot.again && !shot.second;
            let level = man.level == level && range > 0 && range <= gun.range;
            let Some(dir) = grain(man.cell, at).filter(|_| whole && level && gun.lane.is_none()) else {
                continue;
            };
            // A stream of its own: without a lane the turn goes as it would.
            if !Chance::of(self.seed ^ (self.steps.len() as u64) << 20).percent(60) {
                continue;
            }
            let far = (range + 2).min(self.man(shot.who).guns[n].range);
            let (unit, to) = (self.man(shot.who).id(), along(self.man(shot.who).cell, dir, far));
            let gun = &mut self.man_mut(shot.who).guns[n];
            (gun.lane, gun.idle, gun.kept) = (Some(to), gun.kept, false);
            let fp = Some(Power::whole(gun.lane_fp()).fp());
            let weapon = gun.name.parse().expect("a name");
            let (to, attack) = (Map::sheet().hex(to), Some(id));
            self.push(What::LaneLaid(LaneLaid { unit, weapon, to, side: None, fp, attack, removed: false }));
            return;
        }
    }

    /// Each lane that lies where the mover is attacks it; what moves after it.
    pub(crate) fn lanes_at(&mut self, mover: usize) -> usize {
        let mut mover = mover;
        let at = self.man(mover).cell;
        for who in self.those(|man| man.side == 1) {
            for n in 0..self.man(who).guns.len() {
                let (man, target) = (self.man(who), self.man(mover));
                let stands =
                    man.is_fit() && !man.pinned && !man.encircled && !man.guns[n].out && !target.gone;
                if stands && self.is_on_lane(who, n, at) {
                    let aim = Aim { mode: FireMode::First, cells: vec![(at, 0)], mover: Some(mover) };
                    let shot =
                        Shot { who, arm: Arm::Lane(n), again: false, second: false, power: Power::default() };
                    self.lanes_fired += 1;
                    self.fire(Plan { aim, shots: vec![shot], led: Vec::new() });
                    mover = self.left_of(mover);
                }
            }
        }
        mover
    }

    fn is_on_lane(&self, who: usize, n: usize, at: Cell) -> bool {
        let man = self.man(who);
        let Some(to) = man.guns[n].lane else { return false };
        let near = man.cell.range(at) > 0 && man.cell.range(at) <= man.cell.range(to);
        near && grain(man.cell, at).is_some() && grain(man.cell, at) == grain(man.cell, to)
    }
}
