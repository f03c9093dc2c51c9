//! D3 itself: AFV fire is ordnance fire, To Hit first, and its sheet adds up.

use crate::event::ToKillAttempt;
use crate::facts::{Ctx, IftRoll, Told};
use crate::figures::vehicle::firing::Firing;
use crate::figures::vehicle::overrun::is_overrun;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::sum::sum;
use crate::rules::table::Check;
use crate::state::Attack;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::checks(
    "D3-scope-ordnance-chapter",
    &[Matter::FinalDr, Matter::Result, Matter::Order],
    "AFV fire is resolved by the ordinary ordnance procedure, To Hit before To Kill or IFT, unless D3 says otherwise.",
    &[Check::ToHit(sum), Check::VehicleIft(to_hit_first), Check::ToKill(hit_before_kill)],
)];

/// The effect of a vehicle's ordnance needs a To Hit roll before it.
fn to_hit_first(roll: &IftRoll<'_>) -> Verdict {
    let ctx = &roll.ctx;
    roll.attack().map_or(Verdict::Silent, |attack| rolled_to_hit(ctx, attack)).of(Matter::Order)
}

fn hit_before_kill(told: &Told<'_, ToKillAttempt>) -> Verdict {
    told.attack().map_or(Verdict::Silent, |attack| rolled_to_hit(&told.ctx, attack)).of(Matter::Order)
}

/// [EXC: an Overrun, whose MA attacks on the IFT (D7.1)]
fn rolled_to_hit(ctx: &Ctx<'_>, attack: &Attack) -> Verdict {
    if is_overrun(ctx, attack) {
        return Verdict::Silent;
    }
    let [firer] = attack.declared.firers.as_slice() else { return Verdict::Silent };
    let ordnance = Firing::of(ctx, &firer.unit, &firer.weapon).and_then(|firing| firing.kind());
    if !ordnance.is_some_and(|kind| kind.is_ordnance()) {
        return Verdict::Silent;
    }
    if attack.hit == Some(false) {
        return Verdict::broken(format!(
            "the To Hit roll of {} missed: it has no effect",
            attack.declared.attack
        ));
    }
    Verdict::kept_or(!attack.to_hits.is_empty(), || {
        "the shot of an ordnance weapon has an effect, and no To Hit roll stands before it".into()
    })
}
