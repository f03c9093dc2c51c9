//! What a rout and its checks do to a unit (A10.5, A10.6).

use crate::event::Checked;
use crate::state::Unit;
use crate::state::unit::Rally;
use crate::vocab::hex::Cell;

/// It comes into a hex.
pub(crate) fn come(unit: &mut Unit, to: Cell) {
    unit.routed = true;
    unit.routed_lately = unit.is_broken();
    if unit.rout.way.is_empty() {
        unit.rout.way.extend(unit.place.cell());
    }
    unit.rout.way.push(to);
}

/// It made a rally attempt, or a NMC by Interdiction.
pub(crate) fn check(unit: &mut Unit, checked: &Checked, passed: Option<bool>) {
    unit.rally = Rally::of(checked, passed).or(unit.rally);
    let interdicted = Rally::of_interdiction(checked, passed).filter(|_| unit.routed);
    unit.rout.check = interdicted.or(unit.rout.check);
}
