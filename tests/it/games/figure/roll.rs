//! Figures of rolls: on the IFT, of checks, To Hit, of Random Selection.

use super::{Figures, Moment, at_place, hex_of, insert, names, plain, said};
use asl_core::effects::Outcome as CheckOutcome;
use asl_core::event::{Checked, IftResolved, RandomlySelected, ToHitAttempt, ToKillAttempt};
use asl_core::facts::{Ctx, Underway, Volley};
use asl_core::figures::check::morale::morale_in_force;
use asl_core::figures::check::outcome::{check_helpers, check_outcome, check_total};
use asl_core::figures::check::pin::case_by_pin;
use asl_core::figures::encirclement::by_fire::may_encircle;
use asl_core::figures::fire::cowering::cowering_marks;
use asl_core::figures::fire::outcome::{outcome, outcome_for};
use asl_core::figures::fire::residual::left;
use asl_core::figures::fire::rof::rof_in_force;
use asl_core::figures::fire::sheet::direction;
use asl_core::figures::fire::vehicles::vehicle_cap_of;
use asl_core::figures::to_kill::due::kill_due;
use asl_core::figures::to_kill::shell::{dice, shell};
use asl_core::state::Attack;
use asl_core::vocab::IftResult;

/// The Basic and the Final number that are due, and what the dice do by the latter.
pub(super) fn of_to_kill(moment: &Moment<'_>, attempt: &ToKillAttempt, all: &mut Figures) {
    let ctx = moment.ctx(moment.before);
    let Some(on) = Underway::named(&ctx, attempt.attack) else { return };
    let Some(due) = kill_due(&on, attempt.armor) else { return };
    all.insert(format!("basic {}", due.basic()));
    all.insert(format!("To Kill {}", due.last()));
    if let Some(dr) = dice(&ctx, attempt) {
        let does = asl_core::effects::to_kill_results(dr, due.last(), shell(&on));
        all.extend(does.iter().map(|result| format!("does {}", result.word())));
    }
}

pub(super) fn of_ift(moment: &Moment<'_>, ift: &IftResolved, all: &mut Figures) {
    let ctx = moment.ctx(moment.before);
    let Some(attack) = moment.before.attacks.get(&ift.attack) else { return };
    (0..attack.at.len().max(1)).for_each(|n| of_place(&ctx, attack, ift, n, all));
    for id in moment.before.units.keys() {
        if let Some((total, result)) = outcome_for(&ctx, attack, ift, id) {
            all.insert(format!("{id}: final {total}"));
            all.insert(format!("{id}: {}", result_word(result)));
        }
    }
    all.insert(format!("leader {}", direction(&Volley::of(&ctx, &attack.declared)).unwrap_or_default()));
    let ctx = moment.ctx(moment.after);
    let Some(made) = moment.after.attacks.get(&ift.attack) else { return };
    all.insert(said("valid", may_encircle(&ctx, made)));
    if made.rolls.len() == 1 {
        insert(all, "one DR");
    }
    (0..made.at.len()).for_each(|n| of_residual(&ctx, made, n, all));
    if let Some(cap) = vehicle_cap_of(&ctx, made) {
        all.insert(format!("cap {cap}"));
    }
}

fn of_place(ctx: &Ctx<'_>, attack: &Attack, ift: &IftResolved, n: usize, all: &mut Figures) {
    let Some(due) = outcome(ctx, attack, ift, n) else { return };
    let hex = hex_of(ctx, &attack.declared, n);
    let n = (n, hex.as_str());
    at_place(all, n, &due.used.map_or("column none".into(), |c| format!("column {}", plain(c.fp()))));
    at_place(all, n, &format!("final {}", due.total));
    at_place(all, n, &result_word(due.result));
    all.insert(format!("drm {}", due.drm.value()));
    all.insert(format!("original {}", due.dr.original()));
    insert(all, if due.cowered > 0 { "cowers" } else { "does not cower" });
}

/// The Residual FP left in a Location: both figures where the firer may choose (A8.23).
fn of_residual(ctx: &Ctx<'_>, attack: &Attack, n: usize, all: &mut Figures) {
    let Some(left) = left(ctx, attack, n) else { return };
    let hex = hex_of(ctx, &attack.declared, n);
    for fp in [left.least, left.most] {
        all.insert(format!("residual {}", plain(fp)));
        at_place(all, (n, hex.as_str()), &format!("residual {}", plain(fp)));
    }
}

fn result_word(result: IftResult) -> String {
    if result == IftResult::None { "none".into() } else { result.to_string() }
}

pub(super) fn of_check(moment: &Moment<'_>, checked: &Checked, all: &mut Figures) {
    let ctx = moment.ctx(moment.before);
    if let Some(morale) = morale_in_force(&ctx, &checked.unit) {
        all.insert(format!("morale {morale}"));
    }
    if let Some(total) = check_total(&ctx, checked) {
        all.insert(format!("final {total}"));
    }
    if let Some(outcome) = check_outcome(&ctx, checked) {
        all.insert(format!("outcome {}", word(outcome)));
    }
    if let Some(owes) = asl_core::rules::owes_check(&ctx, checked) {
        insert(all, if owes { "check due" } else { "no check due" });
    }
    all.insert(format!("aid {}", names(check_helpers(&ctx, &checked.unit))));
}

const fn word(outcome: CheckOutcome) -> &'static str {
    match outcome {
        CheckOutcome::Passed => "ok",
        CheckOutcome::Pinned => "pinned",
        CheckOutcome::Broken | CheckOutcome::ReducedAndBroken => "broken",
        CheckOutcome::Reduced => "reduced",
        CheckOutcome::Eliminated => "eliminated",
    }
}

pub(super) fn of_to_hit(moment: &Moment<'_>, attempt: &ToHitAttempt, all: &mut Figures) {
    let ctx = moment.ctx(moment.before);
    for case in ['D', 'I', 'J'] {
        if let Some(drm) = case_by_pin(&ctx, attempt, case) {
            all.insert(format!("case {case} {drm}"));
        }
    }
    if let Some(attack) = moment.before.attacks.get(&attempt.attack) {
        let rof = rof_in_force(&ctx, &attack.declared);
        all.insert(rof.map_or("no ROF".into(), |rof| format!("ROF {rof}")));
    }
}

/// The firers that Cowering in First Fire marks for good, and those that stay under First Fire.
pub(super) fn of_selection(moment: &Moment<'_>, selected: &RandomlySelected, all: &mut Figures) {
    let attack = selected.attack.and_then(|id| moment.after.attacks.get(&id));
    let Some(attack) = attack.filter(|attack| attack.is_first_fire()) else { return };
    let ctx = moment.ctx(moment.before);
    let rolled = attack.rolls.first().and_then(|roll| outcome(&ctx, attack, &roll.said, 0));
    if rolled.is_some_and(|due| due.cowered > 0) {
        let (marked, others) = cowering_marks(attack);
        all.insert(format!("final-fire {}", names(marked)));
        all.insert(format!("first-fire {}", names(others)));
    }
}
