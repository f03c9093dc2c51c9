//! What events do to the Residual FP that lie in Locations (A8.2).

use crate::event::ResidualLaid;
use crate::scenario::Scenario;
use crate::state::position::{Residual, State};

/// A larger counter takes the place of a smaller one, and a smaller one none (A8.21), unless both are of one attack: that is put right.
pub(crate) fn lay(state: &mut State, scenario: &Scenario, laid: &ResidualLaid) {
    let at = (scenario.map.cell(laid.at.hex), laid.at.level);
    if laid.removed {
        state.residual.remove(&at);
        return;
    }
    let attack = laid.attack.or_else(|| state.last_first_fire_at(at).map(|attack| attack.declared.attack));
    let takes = |lies: &Residual| lies.fp < laid.fp || attack.is_some() && lies.attack == attack;
    if state.residual.get(&at).is_none_or(takes) {
        let lies = Residual { fp: laid.fp, seq: state.seq, attack };
        state.residual.insert(at, lies);
    }
}

/// All of it goes at the end of the MPh.
pub(crate) fn end_phase(state: &mut State) {
    if !state.residual.is_empty() {
        state.residual.clear();
    }
}
