//! D3 itself: AFV fire is ordnance fire, To Hit first, and its sheet adds up.

use super::facts::Firing;
use super::overrun::is_overrun;
use super::{Check, Clause, Ctx};
use crate::effects::hits;
use crate::event::ToKillAttempt;
use crate::facts::{IftRoll, ToHitRoll, Told};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::state::Attack;
use crate::vocab::num::Drm;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;

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

/// The Final DR and the hit, by the DRM that the player declared.
fn sum(roll: &ToHitRoll<'_>) -> Verdict {
    if roll.ctx.vehicle(&roll.said.unit).is_none() { Verdict::Silent } else { sum_of(roll) }
}

/// The same of any firer.
pub(in crate::rules) fn sum_of(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let said: Option<Drm> = attempt.drm.iter().try_fold(Drm(0), |sum, line| Some(sum + line.value?));
    let (Some(said), Some(dr)) = (said, crate::rules::c::to_hit::dice(ctx, attempt)) else {
        return Verdict::Silent;
    };
    let total = dr.with(said);
    let wrong_sum = attempt.total.filter(|declared| *declared != total);
    if let Some(declared) = wrong_sum {
        let breach = Breach::of(String::from("the Final DR does not add up"));
        let figured = breach.figures(format!("Final DR {declared}"), format!("Final DR {total}"));
        return Verdict::Broken(Box::new(figured)).of(Matter::FinalDr);
    }
    let due = attempt.number.and_then(|number| Some((number, hits(dr, total, number)?)));
    let Some(((number, due), hit)) = due.zip(attempt.hit) else { return Verdict::Silent };
    if hit == due {
        return Verdict::Kept;
    }
    let word = |hit: bool| if hit { "hit" } else { "miss" };
    let breach = Breach::of(format!("a Final DR of {total} against {number}"));
    Verdict::Broken(Box::new(breach.figures(word(hit), word(due)))).of(Matter::Result)
}
