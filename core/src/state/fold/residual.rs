//! What events do to the Residual FP that lie in Locations (A8.2).

use crate::event::ResidualLaid;
use crate::scenario::Scenario;
use crate::state::position::{Residual, State};

/// A larger counter takes the place of a smaller one, and a smaller one none (A8.21).
pub(crate) fn lay(state: &mut State, scenario: &Scenario, laid: &ResidualLaid) {
    let at = (scenario.map.cell(laid.at.hex), laid.at.level);
    if laid.removed {
        state.residual.remove(&at);
    } else if state.residual.get(&at).is_none_or(|lies| lies.fp < laid.fp) {
        let lies = Residual { fp: laid.fp, seq: state.seq, attack: laid.attack };
        state.residual.insert(at, lies);
    }
}

/// All of it goes at the end of the MPh.
pub(crate) fn end_phase(state: &mut State) {
    if !state.residual.is_empty() {
        state.residual.clear();
    }
}
