//! The Cases that a Gun on foot pays: A where its shot turns it, B by where it stands, E within its own hex.

use crate::charts::to_hit as chart;
use crate::counter::UnitDef;
use crate::event::{CaChanged, CaReason, FireMode, Status, ToHitAttempt, UnitId, Use};
use crate::facts::{Ctx, ToHitRoll, Told};
use crate::figures::fire::gun_crew::is_gun;
use crate::figures::to_hit::cases::are_told;
use crate::figures::to_hit::on_foot;
use crate::figures::vehicle::firing::line;
use crate::finding::Verdict;
use crate::rules::c::c2_24_rof::last_shot;
use crate::rules::c::cases::{case, is_told_before};
use crate::rules::forms::case_a::paid_to_hit;
use crate::rules::forms::case_reason::wrong_case;
use crate::state::Unit;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, Modifier};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;

/// Case A, of a Gun or of a vehicle's weapon.
pub(super) fn case_a(roll: &ToHitRoll<'_>) -> Verdict {
    let attempt = roll.said;
    let Some(due) = roll.attack().and_then(|attack| on_foot::case_a(&roll.ctx, attack, attempt)) else {
        return paid_to_hit(roll, false);
    };
    let said = line(&attempt.drm, Modifier::A).and_then(|line| line.value);
    if due == Drm(0) && said.is_some_and(|said| said != due) {
        return Verdict::undecided(format!("whether {} turned for this shot (C5.1)", attempt.unit));
    }
    compare(roll, (Modifier::A, "C5.1"), due)
}

/// Its target lies in its arc after the turn for the shot. One that is told by Case A alone is asked with that.
pub(super) fn in_arc(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let outside = roll.attack().and_then(|attack| on_foot::outside(ctx, attack, attempt));
    let told = || line(&attempt.drm, Modifier::A).is_some();
    match outside {
        None => Verdict::Silent,
        Some(Some(_)) if told() => Verdict::Silent,
        Some(at) => Verdict::kept_or(at.is_none(), || {
            let hex = at.map_or_else(String::new, |at| ctx.show(at));
            format!("{hex} lies outside of the arc of {} as it stands", attempt.unit)
        }),
    }
}

/// Case E, of a Gun or of a vehicle's weapon. One that names it in another hex is C5-not-on-foot's.
pub(super) fn case_e(roll: &ToHitRoll<'_>) -> Verdict {
    match roll.attack().and_then(|attack| on_foot::case_e(&roll.ctx, attack, roll.said)) {
        Some(Drm(0)) => Verdict::Silent,
        Some(due) => compare(roll, (Modifier::E, "C5.5"), due),
        None => case(roll, &[Modifier::E]),
    }
}

/// Case H that is left out, where a squad or HS stands alone with a Gun of a side that has crews: that it mans the Gun no line tells.
pub(super) fn unpaid_case_h(roll: &ToHitRoll<'_>) -> Option<Verdict> {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let (gun, _) = ctx.unit(&attempt.unit).filter(|_| ctx.scenario.book >= 2 && ctx.tells_all())?;
    let by_word = attempt.drm.iter().any(|line| line.means().is_none());
    let told = by_word || line(&attempt.drm, Modifier::H).is_some() || !are_told(attempt);
    let of_side = |def: &UnitDef| gun.side.as_ref() == Some(&def.side);
    let is_crew = |def: &UnitDef| def.infantry.as_ref().is_some_and(|i| i.kind == Some(InfantryKind::Crew));
    if told || gun.status.has(Status::Captured) || !on_foot::is_gun(ctx, attempt) {
        return None;
    }
    let crewed = ctx.scenario.units.values().any(|def| of_side(def) && is_crew(def));
    let by = on_foot::unqualified(ctx, &attempt.unit).filter(|_| crewed)?;
    // Its own crew went, or fell: nobody else is there to fire it.
    if gun.crew_gone.is_some() && attempt.drm.iter().all(|line| line.value.is_some()) {
        let breach = wrong_case(ctx, attempt, (Modifier::H, "C5.8"), None, chart::CASE_H);
        return Some(Verdict::Broken(Box::new(breach)));
    }
    let says = format!(
        "whether {by}, alone with {}, mans it: non-qualified use pays Case H, +2 (C5.8)",
        attempt.unit
    );
    Some(Verdict::undecided(says))
}

/// Case B that is named, by where the Gun stands; `None` where that is as it should be.
pub(super) fn wrong_case_b(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Option<Verdict> {
    let said = line(&attempt.drm, Modifier::B)?.value?;
    let due = on_foot::case_b(ctx, attempt).filter(|due| *due != said)?;
    Some(Verdict::Broken(Box::new(wrong_case(ctx, attempt, (Modifier::B, "C5.2"), Some(said), due))))
}

/// What is said against what is due; a Case named without a figure is taken for the figure that is due.
fn compare(roll: &ToHitRoll<'_>, (case, rule): (Modifier, &'static str), due: Drm) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    if !are_told(attempt) {
        return Verdict::Silent;
    }
    match line(&attempt.drm, case).map(|line| line.value.unwrap_or(due)) {
        None if due == Drm(0) => Verdict::Silent,
        Some(said) if said == due => Verdict::Kept,
        _ if is_told_before(roll.attack(), attempt, case) => Verdict::Silent,
        said => Verdict::Broken(Box::new(wrong_case(ctx, attempt, (case, rule), said, due))),
    }
}

/// In a MPh a Gun turns alone as it is pushed (C10.3) or unhooked (C10.11).
fn turns_as_it_goes(id: &UnitId, unit: &Unit) -> Verdict {
    match unit.mph.expenditures > 0 || unit.got_off {
        true => Verdict::Silent,
        false => Verdict::broken(format!(
            "{id} neither fires nor is pushed or unhooked: it turns as a fire phase of its side ends"
        )),
    }
}

/// By its last shot of the phase.
pub(super) fn turns_at_end(told: &Told<'_, CaChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let id = &changed.unit;
    let asked = is_gun(ctx, id) && ctx.tells_all();
    let Some((unit, phase)) = ctx.before.units.get(id).zip(ctx.before.phase).filter(|_| asked) else {
        return Verdict::Silent;
    };
    match changed.reason {
        CaReason::EndOfFirePhase => (),
        CaReason::None if phase == Phase::MPh => return turns_as_it_goes(id, unit),
        CaReason::None | CaReason::Shot | CaReason::MotionAttempt | CaReason::SetUp => {
            return Verdict::Silent;
        }
    }
    let own_turn = unit.side == ctx.before.side;
    let own = match phase {
        Phase::PFPh | Phase::AFPh => own_turn,
        Phase::DFPh => !own_turn,
        Phase::RPh | Phase::MPh | Phase::RtPh | Phase::APh | Phase::CCPh => false,
    };
    if !own {
        return Verdict::broken(format!(
            "no fire phase of {id} ends: it turns for a shot, or as one of these ends"
        ));
    }
    match last_shot(ctx, id, &Use::Gun, FireMode::Prep, (Some(phase), u64::MAX)) {
        Some((last, Some(false))) => Verdict::broken(format!(
            "{id} could fire no more in this phase: the colored die of {} did not keep its ROF",
            last.attack
        )),
        Some((_, None)) => Verdict::Silent,
        Some((_, Some(true))) | None => Verdict::Kept,
    }
}
