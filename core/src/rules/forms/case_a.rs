//! Compares Case A as declared with Case A due, on the IFT and on the To Hit roll.

use crate::event::{DrmLine, FireMode, UnitId, Use};
use crate::facts::{Ctx, ToHitRoll};
use crate::figures::to_hit::case_a;
use crate::figures::vehicle::firing::line;
use crate::figures::vehicle::spine::is_off_spine;
use crate::finding::{Breach, Verdict};
use crate::state::Attack;
use crate::vocab::num::Drm;
use crate::vocab::{ClauseId, Modifier};
use alloc::boxed::Box;

/// The Case A of a roll against what was said. Asked where the player says anything of the sum.
pub(crate) fn paid(
    ctx: &Ctx<'_>,
    attack: &Attack,
    (unit, weapon): (&UnitId, &Use),
    drm: &[DrmLine],
    told: bool,
) -> Verdict {
    let asked = told && attack.declared.mode != FireMode::Bounding && !is_off_spine(ctx, &attack.declared);
    let Some(due) = case_a::due(ctx, attack, unit, weapon).filter(|_| asked) else { return Verdict::Silent };
    let declared = line(drm, Modifier::A);
    let Some(said) = declared.map_or(Some(Drm(0)), |line| line.value) else { return Verdict::Silent };
    let ours = due.tally.value();
    if said == ours {
        return if ours != Drm(0) || declared.is_some() { Verdict::Kept } else { Verdict::Silent };
    }
    let clause = match ours {
        Drm(0) if due.repeats => Some("D3.51-repeat-shot-free"),
        _ if due.uncarried == Some(said) => Some("D3.51-tca-carried-by-vca"),
        _ => None,
    };
    let lone = (due.tally.lines.len() == 1).then(|| due.tally.lines[0].blame.omitted);
    let breach = Breach::wrong_sum(due.tally, said);
    let blame = clause.map(ClauseId).or(breach.blame).or(lone);
    Verdict::Broken(Box::new(Breach { blame, ..breach }))
}

/// The Case A of a To Hit roll, after a turn for an earlier shot of the phase (`incremental`) or without one.
pub(crate) fn paid_to_hit(roll: &ToHitRoll<'_>, incremental: bool) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack() else { return Verdict::Silent };
    let due = case_a::due(ctx, attack, &attempt.unit, &attempt.weapon);
    if due.is_none_or(|due| due.incremental != incremental) {
        return Verdict::Silent;
    }
    let told = !attempt.drm.is_empty() || attempt.total.is_some();
    paid(ctx, attack, (&attempt.unit, &attempt.weapon), &attempt.drm, told)
}
