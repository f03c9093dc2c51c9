//! Fire Lanes, laid and taken off (A9.22); they go with the MPh (A9.223).

use crate::event::{AttackId, Firer, LaneLaid, Use};
use crate::scenario::Scenario;
use crate::state::lane::Lane;
use crate::state::position::State;

pub(crate) fn lay(state: &mut State, scenario: &Scenario, laid: &LaneLaid) {
    let key = (laid.unit.clone(), laid.weapon.clone());
    if laid.removed {
        if let Some(lane) = state.lanes.remove(&key) {
            state.lanes_before.insert(key, lane);
        }
        return;
    }
    let lane = Lane {
        seq: state.seq,
        from: state.units.get(&laid.unit).and_then(|unit| unit.place.cell()),
        to: scenario.map.cell(laid.to),
        side: laid.side,
        fp: laid.fp,
        attack: laid.attack.or_else(|| last_of(state, laid)),
    };
    state.lanes.insert(key, lane);
}

/// The last attack of its MG in this phase.
fn last_of(state: &State, laid: &LaneLaid) -> Option<AttackId> {
    let mg = Use::Sw(laid.weapon.clone());
    let mut own = state.attacks_by(&laid.unit);
    own.retain(|attack| {
        let fires = |firer: &Firer| firer.unit == laid.unit && firer.weapon == mg;
        attack.phase == state.phase && attack.declared.firers.iter().any(fires)
    });
    own.into_iter().max_by_key(|attack| attack.seq).map(|attack| attack.declared.attack)
}

pub(crate) fn end_phase(state: &mut State) {
    if !state.lanes.is_empty() {
        let lanes = core::mem::take(&mut state.lanes);
        lanes.iter().for_each(|(key, lane)| {
            state.lanes_before.insert(key.clone(), lane.clone());
        });
    }
}
