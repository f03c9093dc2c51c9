//! Residual FP: what an attack of the MPh leaves, and how it attacks who enters (A8.2), by the generator's own reading.

use super::chart::chart;
use super::men::Arm;
use super::plan::Plan;
use super::play::{Aim, Player, Record, Shot, location};
use super::power::Power;
use asl_core::event::*;
use asl_core::vocab::num::Fp;
use asl_core::vocab::phase::Phase;

/// The most that a counter shows.
const CAP: i64 = 12;

impl Player {
    /// Lays what an attack leaves; now and then it is forgotten.
    pub(crate) fn leave(&mut self, record: &Record) {
        let fp = self.left(record);
        let (cell, level) = record.aim.cells[0];
        let lies = self.residual.get(&cell).copied().unwrap_or_default();
        if self.phase != Phase::MPh || fp <= lies || self.c.percent(20) {
            return;
        }
        self.residual.insert(cell, fp);
        self.laid.push((self.steps.len(), fp));
        let attack = self.c.percent(70).then_some(record.id);
        let fp = Fp::whole(u32::try_from(fp).expect("no fewer than none"));
        self.push(What::ResidualLaid(ResidualLaid {
            at: location((cell, level)),
            fp,
            attack,
            removed: false,
        }));
    }

    /// Half of the column, a column less for each +1 of a Hindrance and of a leader, at most 12.
    fn left(&self, record: &Record) -> i64 {
        let counts = |shot: &Shot| match shot.arm {
            Arm::Inherent => true,
            // A Fire Lane is Residual FP itself.
            Arm::Lane(_) => false,
            Arm::Gun(n) => {
                let gun = &self.man(shot.who).guns[n];
                !gun.kept && !gun.out
            }
        };
        let column = if record.shots.iter().all(counts) {
            record.used
        } else {
            let counted = record.shots.iter().filter(|shot| counts(shot));
            let sum = counted.fold(Power::default(), |sum, shot| sum.and(shot.power));
            chart().column(sum.floor()).and_then(|column| column.checked_sub(record.cowered))
        };
        let outside = |(name, _): &&(&str, i32)| ["hindrance", "leader"].contains(name);
        let columns: i32 = record.drm.iter().filter(outside).map(|(_, value)| (*value).max(0)).sum();
        let half = column.and_then(|column| chart().column(chart().columns[column] / 2));
        let left =
            half.and_then(|half| half.checked_sub(usize::try_from(columns).expect("no fewer than none")));
        left.map_or(0, |left| chart().columns[left].min(CAP))
    }

    /// Residual FP attacks a unit that entered; what moves after it.
    pub(crate) fn meet_residual(&mut self, mover: usize) -> usize {
        let cell = self.man(mover).cell;
        if self.man(mover).gone {
            return mover;
        }
        let Some(fp) = self.residual.get(&cell).copied() else { return mover };
        let aim = Aim { mode: FireMode::Residual, cells: vec![(cell, 0)], mover: Some(mover) };
        let drm = self.drm(&[], &aim, &[]);
        let plan = Plan { aim, shots: Vec::new(), led: Vec::new() };
        let mut record = self.record(plan, Power::whole(fp), drm, vec![mover]);
        self.declare(&record);
        let (colored, white) = self.resolve(&mut record);
        self.suffer(&mut record, colored + white);
        record.end = self.steps.len();
        self.by_residual.push(record);
        self.left_of(mover)
    }
}
