//! A Fire Lane in place (A9.22).

use crate::event::{AttackId, LaneSide, UnitId, Use};
use crate::state::position::State;
use crate::vocab::hex::Cell;
use crate::vocab::num::Fp;

impl State {
    /// A Fire Lane was laid with this SW in the MPh of this Player Turn: it is marked First Fire, whatever its die (A9.22).
    #[must_use]
    pub fn has_laid_lane(&self, unit: &UnitId, weapon: &Use) -> bool {
        let (Use::Sw(name) | Use::Weapon(name)) = weapon else { return false };
        if self.lanes.is_empty() && self.lanes_before.is_empty() {
            return false;
        }
        let key = (unit.clone(), name.clone());
        self.lanes.contains_key(&key) || self.lanes_before.contains_key(&key)
    }
}

/// A Fire Lane, by the unit and the MG that laid it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lane {
    /// The event that laid it.
    pub seq: u64,
    /// Where the MG stood.
    pub from: Option<Cell>,
    /// Where it ends.
    pub to: Cell,
    /// The side, along an Alternate Hex Grain.
    pub side: Option<LaneSide>,
    /// The FP of the counter, as told.
    pub fp: Option<Fp>,
    /// The attack with which it was laid: as told, else the last one of its MG.
    pub attack: Option<AttackId>,
}
