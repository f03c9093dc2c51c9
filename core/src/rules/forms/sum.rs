//! Compares a declared sum of dice and DRM with its parts.

use crate::effects::hits;
use crate::facts::ToHitRoll;
use crate::figures::depletion::was_shot;
use crate::figures::to_hit::dice;
use crate::figures::to_hit::hull_down::misses_hull;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::vocab::num::Drm;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;

/// The Final DR and the hit, by the DRM that the player declared.
pub(crate) fn sum(roll: &ToHitRoll<'_>) -> Verdict {
    if roll.ctx.vehicle(&roll.said.unit).is_none() { Verdict::Silent } else { sum_of(roll) }
}

const NO_SUCH_AMMUNITION: &str = "whether there was such ammunition, by its Depletion Number (C8.9)";

const HULL_DOWN: &str = "whether the target is Hull Down, so that a hit on its hull is a miss (D4.2)";

/// The same of any firer.
pub(crate) fn sum_of(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let said: Option<Drm> = attempt.drm.iter().try_fold(Drm(0), |sum, line| Some(sum + line.value?));
    let (Some(said), Some(dr)) = (said, dice::dice(ctx, attempt)) else {
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
    // By special ammunition that was not there nothing is hit (C8.9).
    let shot = was_shot(ctx, attempt);
    if due && shot != Some(true) {
        return shot.map_or_else(|| Verdict::undecided(NO_SUCH_AMMUNITION), |_| Verdict::Kept);
    }
    let hull = misses_hull(ctx, attempt, dr);
    if due && hull != Some(false) {
        return hull.map_or_else(|| Verdict::undecided(HULL_DOWN), |_| Verdict::Kept);
    }
    let word = |hit: bool| if hit { "hit" } else { "miss" };
    let breach = Breach::of(format!("a Final DR of {total} against {number}"));
    Verdict::Broken(Box::new(breach.figures(word(hit), word(due)))).of(Matter::Result)
}
