//! What an attack does to a unit is what its result and the checks give: harm that neither explains. What a result calls
//! for and a log lacks is told when it falls due; here stands what a log has and nothing calls for.

use crate::event;
use crate::event::{AttackId, Event, Harm, Status, UnitId, What};
use crate::facts::{Ctx, Told};
use crate::figures::check::casualties::is_unbreakable;
use crate::figures::check::harm::{by, failed, harm, lost_as_stranger};
use crate::figures::check::owed::{checks_of, is_mc};
use crate::figures::check::pin::highest_pass;
use crate::figures::check::replacement::is_replaced;
use crate::figures::check::wound::{is_mortal, wound_severity};
use crate::figures::infantry::nation::is_japanese;
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::targets::only_targets;
use crate::rules::table::Check;
use crate::state::{Attack, CheckMade};
use crate::vocab::{IftResult, InfantryKind};
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.303-as-checked",
        &[Matter::Consequence],
        "Who passed its check is not broken, reduced or lost by that attack, and pinned by the highest DR that passes alone.",
        Check::Harmed(as_checked),
    ),
    Clause::check(
        "A7.303-check-first",
        &[Matter::Consequence],
        "A MC or PTC costs nobody men before it was made, and a PTC nobody at all.",
        Check::Harmed(check_first),
    ),
    Clause::check(
        "A7.306-no-harm",
        &[Matter::Consequence],
        "An attack without effect costs nobody men.",
        Check::Harmed(no_harm),
    ),
    Clause::check(
        "A7.4-only-targets",
        &[Matter::Target],
        "An attack calls for checks of its targets, and harms them alone.",
        Check::Any(only_targets),
    ),
];

/// Harm to Personnel that stands on its own feet: those aboard fare with their vehicle.
fn suffered<'e>(ctx: &Ctx<'_>, event: &'e Event) -> Option<(&'e UnitId, Harm, Option<AttackId>)> {
    let (id, harm, attack) = harm(&event.what)?;
    let (unit, _) = infantry(ctx, id)?;
    (unit.aboard.is_none() && !unit.got_off && !unit.eliminated).then_some((id, harm, attack))
}

fn is_morale(made: &CheckMade) -> bool {
    is_mc(made.check) || made.check == event::Check::Llmc
}

fn as_checked(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    // [EXC: a replacement, of which A19.13 tells.]
    if let What::Reduced(reduced) = &event.what
        && is_replaced(&Told::of(ctx, reduced))
    {
        return Verdict::Silent;
    }
    let Some((id, harm, named)) = suffered(ctx, event) else { return Verdict::Silent };
    let Some((attack, result)) = by(ctx, id, named) else { return Verdict::Silent };
    let made = checks_of(attack, id);
    let of_kind = matches!(result, IftResult::Mc(_) | IftResult::Ptc)
        || (matches!(result, IftResult::K(_)) && !harm.is_loss());
    if made.is_empty() || !of_kind || made.iter().any(|made| failed(ctx, made).is_none()) {
        return Verdict::Silent;
    }
    let is_failed = |made: &&&CheckMade| failed(ctx, made) == Some(true);
    let Some(first) = made.iter().find(is_failed) else {
        let pins = harm == Harm::Pinned && made.iter().any(|made| highest_pass(ctx, made));
        return Verdict::kept_or(pins, || format!("{id} passed its check and is not {} by it", harm.word()));
    };
    if !made.iter().filter(is_failed).any(|made| is_morale(made)) {
        return Verdict::Silent;
    }
    match harm {
        Harm::Pinned | Harm::Broken => Verdict::Kept,
        Harm::Reduced | Harm::Lost => lost_by_mc(ctx, attack, id, harm, first),
    }
    .about(id)
}

/// A TC that was failed, and no MC besides.
pub(super) fn pins_only(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((id, harm, named)) = suffered(ctx, event).filter(|(_, harm, _)| *harm != Harm::Pinned) else {
        return Verdict::Silent;
    };
    let Some((attack, _)) = by(ctx, id, named) else { return Verdict::Silent };
    let made = checks_of(attack, id);
    let morale = made.iter().any(|made| is_morale(made));
    if morale || !made.iter().any(|made| failed(ctx, made) == Some(true)) {
        return Verdict::Silent;
    }
    let word = harm.word();
    Verdict::broken(format!("the TC that {id} failed pins it, and it is {word}")).about(id)
}

/// A failed MC costs men of those who were broken before, or cannot break (A15.2), and with an Original 12. A squad that fails it by more than its
/// ELR may be replaced by its HS (A19.13), where its Morale is underlined.
fn lost_by_mc(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId, harm: Harm, made: &CheckMade) -> Verdict {
    let twelve = made.dice.is_some_and(|dr| dr.original() == 12);
    match () {
        () if attack.broken_before.contains(id) || twelve => Verdict::Kept,
        () if attack.reduced.values().flatten().any(|left| left == id) => Verdict::Silent,
        () if is_unbreakable(ctx, id) => reduced_by_mc(ctx, attack, id, harm),
        // [EXC: the Japanese, of whom chapter G tells.]
        () if is_japanese(ctx, id) && harm == Harm::Reduced => Verdict::Silent,
        () if is_japanese(ctx, id) => {
            Verdict::undecided(format!("whether {id}, which is Japanese, is lost by it (G1.1)"))
        }
        () if harm == Harm::Reduced => {
            Verdict::undecided(format!("whether {id} is replaced by its ELR (A19.13)"))
        }
        () => Verdict::broken(format!("{id} failed its MC and breaks: it is not lost")),
    }
}

/// Who cannot break suffers Casualty Reduction by it: a squad becomes a HS, a HS or crew is lost, a SMC is wounded and dies of a
/// second wound, or of a severe one (A17.1).
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

/// Of a check that is missing besides, its own clause tells at the deadline, unless the unit is gone.
fn check_first(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((id, harm, named)) = suffered(ctx, event).filter(|(_, harm, _)| harm.is_loss()) else {
        return Verdict::Silent;
    };
    let Some((attack, result)) = by(ctx, id, named) else { return Verdict::Silent };
    if !matches!(result, IftResult::Mc(_) | IftResult::Ptc) {
        return Verdict::Silent;
    }
    if !checks_of(attack, id).is_empty() {
        return Verdict::Kept;
    }
    Verdict::broken(format!(
        "{id} owes a check by the {result} of {}, and is {} instead",
        attack.declared.attack,
        harm.word()
    ))
    .about(id)
}

fn no_harm(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((id, harm, named)) = suffered(ctx, event).filter(|(_, harm, _)| harm.is_loss()) else {
        return Verdict::Silent;
    };
    let Some((attack, result)) = by(ctx, id, named) else { return Verdict::Silent };
    if result != IftResult::None || !checks_of(attack, id).is_empty() {
        return Verdict::Kept;
    }
    Verdict::broken(format!("{} had no effect, and {id} is {} by it", attack.declared.attack, harm.word()))
        .about(id)
}

/// A unit that was not fired at is lost while an attack of the enemy's with kills is open.
pub(super) fn cap_at_lost(told: &Told<'_, Event>) -> Verdict {
    let What::Eliminated(id) = &told.said.what else { return Verdict::Silent };
    lost_as_stranger(told).map_or(Verdict::Silent, |attack| {
        Verdict::broken(format!("{id} was no target of {}", attack.declared.attack))
    })
}
