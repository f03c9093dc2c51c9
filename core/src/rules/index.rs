//! The checks of one edition by what makes them speak: an event costs only the clauses that can speak about it.

use super::table::{Check, Trigger};
use crate::vocab::ClauseId;
use alloc::vec::Vec;

/// Checks by trigger, each with the id of its clause, in rulebook order.
pub(super) struct Index {
    by_trigger: [Vec<(ClauseId, Check)>; Trigger::COUNT],
}

impl Index {
    /// Without any.
    pub(super) fn new() -> Index {
        Index { by_trigger: core::array::from_fn(|_| Vec::new()) }
    }

    /// With one more check, behind those that came before.
    pub(super) fn put(&mut self, id: ClauseId, check: Check) {
        let own = check.trigger();
        for trigger in core::iter::once(own).chain(own.narrower()) {
            self.by_trigger[trigger as usize].push((id, check));
        }
    }

    /// Those that a trigger asks.
    pub(super) fn clauses(&self, trigger: Trigger) -> &[(ClauseId, Check)] {
        &self.by_trigger[trigger as usize]
    }
}

impl Trigger {
    /// What makes the clauses of this speak too, in one order with others that nothing else does.
    fn narrower(self) -> Option<Trigger> {
        let pairs = [(Trigger::Fire, Trigger::VehicleFire), (Trigger::Ift, Trigger::VehicleIft)];
        pairs.into_iter().find(|(wide, _)| *wide == self).map(|(_, narrow)| narrow)
    }
}
