//! D3 itself: AFV fire is ordnance fire, To Hit first, and its sheet adds up.

use super::facts::{Firing, bounding};
use super::overrun::is_overrun;
use super::{Check, Clause, Ctx};
use crate::charts::to_hit as chart;
use crate::effects::hits;
use crate::event::{DrmLine, FireMode, ToHitAttempt, ToKillAttempt, UnitId};
use crate::facts::IftRoll;
use crate::finding::{Breach, Verdict};
use crate::num::Drm;
use crate::phase::Phase;
use crate::rules::c::c5_3_case_c as case_c;
use crate::rules::c::case_reason::wrong_case;
use crate::rules::c::to_hit::{CaseLine, ToHitSheet, to_hit_sheet};
use crate::rules::is_moving_target;
use crate::state::Attack;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::checks(
    "D3-scope-ordnance-chapter",
    "AFV fire is resolved by the ordinary ordnance procedure, To Hit before To Kill or IFT, unless D3 says otherwise.",
    &[
        Check::ToHit(cases),
        Check::ToHit(fire_in_movement),
        Check::ToHit(sum),
        Check::Ift(to_hit_first),
        Check::ToKill(hit_before_kill),
    ],
)];

/// The effect of a vehicle's ordnance needs a To Hit roll before it.
fn to_hit_first(roll: &IftRoll<'_>) -> Verdict {
    let ctx = &roll.ctx;
    roll.attack().map_or(Verdict::Silent, |attack| rolled_to_hit(ctx, attack))
}

fn hit_before_kill(ctx: &Ctx<'_>, kill: &ToKillAttempt) -> Verdict {
    ctx.before.attacks.get(&kill.attack).map_or(Verdict::Silent, |attack| rolled_to_hit(ctx, attack))
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

/// Cases D, E, I, J, K, L, N, Q and R, as far as the log tells them; A, B and the C family have clauses of their own.
fn cases(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Verdict {
    let untold = attempt.drm.is_empty() && attempt.total.is_none();
    if ctx.vehicle(&attempt.unit).is_none() || untold {
        return Verdict::Silent;
    }
    let sheet = to_hit_sheet(ctx, attempt);
    let ours = |name: &str| ["D", "E", "I", "J", "J1", "J2", "K", "L", "Q", "R", "acq", "N"].contains(&name);
    let wrong =
        sheet.cases.iter().filter(|case| ours(&case.name)).filter(|case| match (case.due, case.said) {
            (Some(_), None) if case.name == "D" => false, // A7.82-ot-crew-penalties
            (Some(due), Some(said)) => due != said,
            (Some(due), None) => due != Drm(0) && !attempt.drm.iter().any(|l| l.name.as_str() == case.name),
            (None, _) => false,
        });
    // Each is a mistake of its own, and the event has one finding that names them all.
    let breach = |case: &CaseLine| wrong_case(ctx, attempt, (&case.name, case.rule), case.said, case.value());
    let unpaid = unpaid_move(ctx, attempt, &sheet).map(|target| {
        let says = format!("Case J, J1 or J2 (C6.1): {target} moved in this Player Turn");
        Breach::of(says).figures("none", format!("{} or more", chart::CASE_J))
    });
    if let Some(all) = wrong.map(breach).chain(unpaid).reduce(Breach::and) {
        return Verdict::Broken(Box::new(all));
    }
    if let Some((name, said, due)) = misread_move(attempt) {
        let breach = wrong_case(ctx, attempt, (name, "C6.1"), Some(said), due);
        return Verdict::Broken(Box::new(breach));
    }
    // D3.4 to D3.45 speak of leaders.
    let apart =
        |name: &str| ["A", "leader", "armor-leader", "quasi-leader"].contains(&name) || PAID.contains(&name);
    let open = sheet.cases.iter().filter(|case| case.due.is_none() && !apart(&case.name));
    let open: Vec<&str> = open.map(|case| case.name.as_str()).collect();
    if open.is_empty() {
        return Verdict::Kept;
    }
    let of_move = open.iter().any(|name| MOVED.contains(name));
    let by = if of_move { ", by the MP that the target spent in the firer's LOS (C6.1)" } else { "" };
    Verdict::undecided(format!("whether {} applies as declared{by}", open.join(", ")))
}

/// The members of Case J.
const MOVED: [&str; 3] = ["J", "J1", "J2"];

/// A member of Case J whose letter stands with another member's figure.
fn misread_move(attempt: &ToHitAttempt) -> Option<(&'static str, Drm, Drm)> {
    let members = MOVED.into_iter().zip([chart::CASE_J, chart::CASE_J1, chart::CASE_J2]);
    let mut said = members.filter_map(|(name, due)| {
        let line = attempt.drm.iter().find(|line| line.name.as_str() == name)?;
        Some((name, line.value?, due))
    });
    said.find(|(_, said, due)| said != due)
}

/// A vehicle that is a moving target, and fired at without any member of Case J, where its MP in LOS are not told or
/// the MPh is over. Any member is +2 at least.
fn unpaid_move<'a>(ctx: &Ctx<'_>, attempt: &'a ToHitAttempt, sheet: &ToHitSheet) -> Option<&'a UnitId> {
    let target = attempt.target.as_ref()?;
    let (unit, vehicle) = ctx.vehicle(target)?;
    let attack = ctx.before.attacks.get(&attempt.attack)?;
    let defending = attack.is_first_fire() || attack.phase == Some(Phase::DFPh);
    let moved = defending && vehicle.mp.is_some() && is_moving_target(ctx, unit);
    let named = attempt.drm.iter().any(|line| MOVED.contains(&line.name.as_str()));
    let derived = sheet.cases.iter().any(|case| MOVED.contains(&case.name.as_str()));
    (moved && !named && !derived).then_some(target)
}

/// Case B and the Case C family where neither D3.3 nor D3.32 asks for them: AFPh fire of a vehicle that did not fire in
/// its MPh, and fire in Motion.
fn fire_in_movement(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Verdict {
    let Some(attack) = ctx.before.attacks.get(&attempt.attack) else { return Verdict::Silent };
    let Some(firing) = Firing::of(ctx, &attempt.unit, &attempt.weapon) else { return Verdict::Silent };
    let elsewhere = attack.declared.mode == FireMode::Bounding || !bounding(ctx, &attempt.unit).is_empty();
    if elsewhere || (attempt.drm.is_empty() && attempt.total.is_none()) {
        return Verdict::Silent;
    }
    let sheet = to_hit_sheet(ctx, attempt);
    let due = sheet.cases.iter().find(|case| PAID.contains(&case.name.as_str()) && case.due != Some(Drm(0)));
    let said: Vec<&DrmLine> = attempt.drm.iter().filter(|l| PAID.contains(&l.name.as_str())).collect();
    let in_words = said.iter().any(|line| line.value.is_none());
    let afph = attack.phase == Some(Phase::AFPh);
    let unnamed_kill = firing.is_mg() && afph && said.is_empty(); // D3.53-exc-ma-tk
    let other_member =
        due.is_some_and(|due| due.name == "C4") && !said.iter().any(|l| l.name.as_str() == "C4");
    if in_words || unnamed_kill || (other_member && !said.is_empty()) {
        return Verdict::Silent; // D2.42-case-c4
    }
    let sum = said.iter().fold(Drm(0), |sum, line| sum + line.value.unwrap_or_default());
    match due {
        None if said.is_empty() => Verdict::Silent,
        None if case_c::is_known(&firing) => {
            let breach = Breach::of("no Case B or C is due (C5.2, C5.3)");
            Verdict::Broken(Box::new(breach.figures(format!("{sum}"), format!("{}", Drm(0)))))
        }
        Some(case) if case.due.is_some_and(|due| due != sum) => {
            let said = (!said.is_empty()).then_some(sum);
            Verdict::Broken(Box::new(wrong_case(ctx, attempt, (&case.name, case.rule), said, case.value())))
        }
        Some(case) if case.due.is_some() => Verdict::Kept,
        Some(_) | None => Verdict::undecided("whether Case B or C applies as declared"),
    }
}

/// What a vehicle pays for fire beside movement.
const PAID: [&str; 5] = ["B", "C", "C1", "C2", "C4"];

/// The Final DR and the hit, by the DRM that the player declared.
fn sum(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Verdict {
    if ctx.vehicle(&attempt.unit).is_none() {
        return Verdict::Silent;
    }
    let said: Option<Drm> = attempt.drm.iter().try_fold(Drm(0), |sum, line| Some(sum + line.value?));
    let (Some(said), Some(dr)) = (said, crate::rules::c::to_hit::dice(ctx, attempt)) else {
        return Verdict::Silent;
    };
    let total = dr.with(said);
    let wrong_sum = attempt.total.filter(|declared| *declared != total);
    if let Some(declared) = wrong_sum {
        let breach = Breach::of(String::from("the Final DR does not add up"));
        return Verdict::Broken(Box::new(breach.figures(format!("{declared}"), format!("{total}"))));
    }
    let due = attempt.number.and_then(|number| Some((number, hits(dr, total, number)?)));
    let Some(((number, due), hit)) = due.zip(attempt.hit) else { return Verdict::Silent };
    Verdict::kept_or(hit == due, || {
        format!("a Final DR of {total} against {number} is a {}", if hit { "miss" } else { "hit" })
    })
}
