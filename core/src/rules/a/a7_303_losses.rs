//! A7.303, A10.31, A19.13: whom a failed MC costs men, and what is left of a unit then.

use crate::duty::{Debt, Owed, Standing};
use crate::event::{Harm, Status, UnitId};
use crate::facts::Ctx;
use crate::figures::check::casualties::is_unbreakable;
use crate::figures::check::casualty::{is_lost_by_llmc, llmc_failed_broken};
use crate::figures::check::harm::failed;
use crate::figures::check::owed::checks_of;
use crate::figures::check::replacement::is_within_elr;
use crate::figures::check::truly::truly_failed;
use crate::figures::check::wound::{is_mortal, wound_severity};
use crate::figures::dummies::is_dummy;
use crate::figures::fire::result::result_for;
use crate::figures::infantry::nation::is_japanese;
use crate::figures::infantry::unit::infantry;
use crate::figures::prisoners::is_prisoner;
use crate::finding::Verdict;
use crate::rules::a::a7_30_harm::is_morale;
use crate::state::{Attack, CheckMade, Unit};
use crate::vocab::{IftResult, InfantryKind};
use alloc::format;

/// What takes the place of a unit that was unbroken, by a MC that it failed, is broken: a lower counter, a HS of it (A19.13).
pub(super) fn left_whole(ctx: &Ctx<'_>, attack: &Attack, made: &CheckMade) -> Option<Owed> {
    let left = attack.reduced.get(&made.unit)?.as_ref()?;
    let by_mc = matches!(result_for(ctx, attack, &made.unit)?, IftResult::Mc(_));
    let twelve = made.dice.is_some_and(|dr| dr.original() == 12);
    // A10.31 speaks of an Original 12; a prisoner is Reduced by it, and unbroken (A20.54).
    let held = is_prisoner(ctx, &made.unit);
    if !by_mc || twelve || held || attack.broken_before.contains(&made.unit) || is_japanese(ctx, &made.unit) {
        return None;
    }
    let gone = |unit: &Unit| unit.eliminated || unit.is_broken();
    let done = attack.broken.contains(left) || ctx.before.units.get(left).is_none_or(gone);
    let undue = !may_be_replaced(ctx, attack, &made.unit) || truly_failed(ctx, attack, made) == Some(false);
    let says = || "{} takes the place of a unit that failed its MC, and is broken as well".into();
    let standing = if !done && undue { Standing::Told } else { Standing::done_or(done, says) };
    Some(Owed::of(left, Debt::Breaks, standing))
}

/// A failed MC costs men of those who were broken before, or cannot break (A15.2), and with an Original 12; a LLMC those whom the attack
/// broke. A squad that fails it by more than its ELR may be replaced by its HS (A19.13), where its Morale is underlined.
pub(super) fn lost_by_mc(
    ctx: &Ctx<'_>,
    attack: &Attack,
    id: &UnitId,
    harm: Harm,
    made: &CheckMade,
) -> Verdict {
    let twelve = made.dice.is_some_and(|dr| dr.original() == 12);
    match () {
        () if attack.broken_before.contains(id) || twelve || is_prisoner(ctx, id) => Verdict::Kept,
        () if is_lost_by_llmc(ctx, attack, id) || is_dummy(ctx, id) => Verdict::Kept,
        () if harm == Harm::Reduced && llmc_failed_broken(ctx, attack, id).is_some() => Verdict::Kept,
        () if attack.reduced.values().flatten().any(|left| left == id) => Verdict::Silent,
        () if is_unbreakable(ctx, id) => reduced_by_mc(ctx, attack, id, harm),
        // [EXC: the Japanese, of whom chapter G tells.]
        () if is_japanese(ctx, id) && harm == Harm::Reduced => Verdict::Silent,
        () if is_japanese(ctx, id) => {
            Verdict::undecided(format!("whether {id}, which is Japanese, is lost by it (G1.1)"))
        }
        () if harm == Harm::Reduced && may_be_replaced(ctx, attack, id) => {
            Verdict::undecided(format!("whether {id} is replaced by its ELR (A19.13)"))
        }
        () if harm == Harm::Reduced => {
            Verdict::broken(format!("{id} failed its MC and breaks: it suffers no Casualty Reduction by it"))
        }
        () => Verdict::broken(format!("{id} failed its MC and breaks: it is not lost")),
    }
}

/// A MC that it failed by more than its ELR, as far as the head tells, has another take its place; no SMC is wounded by it.
fn may_be_replaced(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    let smc = infantry(ctx, id).is_some_and(|(_, values)| values.kind.is_some_and(InfantryKind::is_smc));
    let mut failures =
        checks_of(attack, id).into_iter().filter(|made| is_morale(made) && failed(ctx, made) == Some(true));
    !smc && failures.any(|made| is_within_elr(ctx, attack, made) != Some(true))
}

/// A unit that cannot break suffers Casualty Reduction by it: a squad becomes a HS, a HS or crew is lost, a SMC is wounded
/// and dies of a second wound, or of a severe one (A17.1).
fn reduced_by_mc(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId, harm: Harm) -> Verdict {
    let Some((unit, values)) = infantry(ctx, id).filter(|_| harm == Harm::Lost) else { return Verdict::Kept };
    match values.kind {
        Some(InfantryKind::Squad) => {
            Verdict::broken(format!("{id} failed its MC and is a squad: a HS of it is left"))
        }
        Some(kind) if kind.is_smc() && !unit.status.has(Status::Wounded) => killed_by_wound(attack, id),
        Some(_) | None => Verdict::Kept,
    }
}

/// By its Wound Severity dr; where there is none, the wound is no death.
fn killed_by_wound(attack: &Attack, id: &UnitId) -> Verdict {
    match wound_severity(attack, id) {
        Some(dr) => Verdict::kept_or(is_mortal(dr), || {
            format!("a Wound Severity dr of {dr} wounds {id}: it is not lost")
        }),
        None => Verdict::broken(format!(
            "{id} failed its MC and is wounded: no Wound Severity dr tells that it died"
        )),
    }
}
