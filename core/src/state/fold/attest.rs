//! How what players accept and claim changes the state: facts that the map or an eye tells, and the facing said last.

use crate::event::{Attested, Claim, Claimed, Name, UnitId};
use crate::scenario::Scenario;
use crate::state::fold::change::with;
use crate::state::fold::movement::fail_clearance;
use crate::state::position::State;
use crate::state::{ClaimedTem, Unit};
use crate::vocab::hex::Hexside;
use alloc::vec::Vec;

/// The Target Facing claimed of a unit is remembered: the AF that goes with a wrong one is no second mistake. So is a TEM, and that
/// words were said of what it does.
pub(crate) fn claim(state: &mut State, by: &Name, claimed: &Claimed) {
    if let Claim::Tem { value, terrain, .. } = &claimed.claim {
        let seq = state.seq;
        with(state, &claimed.unit, |unit| {
            let at = unit.place;
            unit.claimed_tem.retain(|claim| claim.by != *by && claim.at == at);
            unit.claimed_tem.push(ClaimedTem { by: by.clone(), at, value: *value, of: terrain.means(), seq });
        });
    }
    if let Claim::Words(_) = claimed.claim {
        with(state, &claimed.unit, |unit| unit.mph.said = true);
    }
    if let Claim::Facing { facing, .. } = claimed.claim {
        let seq = state.seq;
        with(state, &claimed.unit, |unit| unit.claimed_facing = Some((seq, facing)));
    }
}

/// What both players accepted.
pub(crate) fn attest(state: &mut State, scenario: &Scenario, attested: &Attested) {
    match attested {
        Attested::Clearance { along, clear } => {
            if let Some(side) = scenario.map.hexside(*along) {
                state.clearance.insert(side, *clear);
                state.accepted_clearance.insert(side, *clear);
                if !clear {
                    fail_announced(state, side);
                }
            }
        }
        Attested::EnemyAfvHere { unit, may_remain } => {
            with(state, unit, |unit| unit.may_remain = Some(*may_remain));
        }
        Attested::Capable { unit, capable } => with(state, unit, |unit| {
            unit.capable = Some(*capable);
            unit.mph.capable_after_turn = unit.mph.turned_here;
        }),
        Attested::Tem { hex, value } => {
            state.tem.insert(scenario.map.cell(*hex), *value);
        }
        Attested::OnRoad { .. } | Attested::Words(_) => {}
    }
}

/// A Bypass along it that was announced, and that nothing was spent behind, has failed (D2.3).
fn fail_announced(state: &mut State, side: Hexside) {
    let announced = |unit: &Unit| {
        unit.mph.before_bypass.is_some() && unit.place.bypass().is_some_and(|bypass| bypass.side == side)
    };
    let ids: Vec<UnitId> =
        state.units.iter().filter(|(_, unit)| announced(unit)).map(|(id, _)| id.clone()).collect();
    for id in ids {
        with(state, &id, |unit| {
            if let Some(before) = unit.mph.before_bypass.take() {
                fail_clearance(unit, before, true);
            }
        });
    }
}
