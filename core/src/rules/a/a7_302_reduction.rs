//! A7.302: K results, Casualty Reduction and what must follow it.

use crate::counter::Infantry;
use crate::duty::{Debt, Owed, Standing};
use crate::event::{Checked, Purpose, Reduced, Status, UnitId};
use crate::facts::{Told, Underway};
use crate::figures::check::casualties::{
    NO_REDUCTION, crews, fate, has_selection, in_each_location, selected, suffered, victims,
};
use crate::figures::check::owed::{cause, checks_of, failed_check, is_mc};
use crate::figures::check::passed::checks;
use crate::figures::check::replacement;
use crate::figures::check::replacement::is_replaced;
use crate::figures::check::toll::{in_each, reduced_beyond, under_k};
use crate::figures::fire::result::result_for;
use crate::figures::fire::vehicles::exposed_crews;
use crate::figures::infantry::nation::{is_weaker, nation_of};
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::CheckMade;
use crate::vocab::{IftResult, InfantryKind, Nation};
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A7.302-k-one-reduction",
        &[Matter::Consequence],
        "A K/# result gives exactly one target (or those tied) Casualty Reduction.",
        &[Check::Owed(|on| in_each_location(on, k_one_reduction)), Check::Due(too_many_reduced)],
    ),
    Clause::checks(
        "A7.302-k-others-mc",
        &[Matter::Consequence],
        "All other targets, and also the HS just made by the reduction, take a MC with # added; a SMC that it wounds takes none.",
        &[Check::Owed(k_others_mc), Check::Checked(wounded_checks)],
    ),
    Clause::check(
        "A7.302-hs-crew-eliminated",
        &[Matter::Consequence],
        "Casualty Reduction removes a HS or crew.",
        Check::Reduced(hs_eliminated),
    ),
    Clause::check(
        "A7.302-exc-recall",
        &[Matter::Consequence],
        "Casualty Reduction of an inherent crew may mean Recall instead of loss.",
        Check::Owed(exc_recall),
    ),
    Clause::check(
        "A7.302-smc-wounded",
        &[Matter::Consequence],
        "A SMC that suffers it is wounded and rolls for severity, possibly dying.",
        Check::Owed(smc_wounded),
    ),
    Clause::fact(
        "A7.302-squad-to-hs-status",
        "A squad becomes a HS with the same broken or unbroken status.",
        "what is left of a unit keeps its statuses: the fold of `Reduced`",
    ),
    Clause::check(
        "A7.302-half-squad",
        &[Matter::Consequence],
        "What is left of a squad is a HS.",
        Check::Reduced(half_squad),
    ),
];

fn k_one_reduction(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let crews = crews(ctx, attack, IftResult::K(0));
    let mut under = under_k(ctx, attack);
    let none = !under.iter().any(|id| suffered(attack, id));
    under.extend(&crews);
    let victims = victims(attack, &under, 1).unwrap_or_default();
    let each = victims.into_iter().filter(|id| !crews.contains(id)).map(|id| {
        let standing = match () {
            () if none => Standing::Open(NO_REDUCTION.into()),
            () if suffered(attack, id) => Standing::Done,
            () => Standing::Told,
        };
        Owed::of(id, fate(ctx, attack, id), standing)
    });
    each.collect()
}

fn too_many_reduced(on: &Underway<'_>) -> Verdict {
    match in_each(on, &reduced_beyond) {
        Some((Some(id), says)) => Verdict::broken(says).about(&id),
        Some((None, says)) => Verdict::broken(says),
        None => Verdict::Silent,
    }
}

fn k_others_mc(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let struck = under_k(ctx, attack);
    if struck.is_empty() || !struck.iter().any(|id| suffered(attack, id)) {
        return Vec::new();
    }
    checks(ctx, attack, |result| matches!(result, IftResult::K(_)))
}

/// The SMC whom a K wounds is none of the others.
fn wounded_checks(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let smc = infantry(ctx, &checked.unit).is_some_and(|(_, i)| i.kind.is_some_and(InfantryKind::is_smc));
    let attack = told.attack().or_else(|| cause(ctx, &checked.unit));
    let Some(attack) = attack.filter(|_| smc && is_mc(checked.check)) else { return Verdict::Silent };
    let under = under_k(ctx, attack);
    if !under.contains(&&checked.unit) || failed_check(attack, &checked.unit) {
        return Verdict::Silent;
    }
    let wounded = attack.reduced.get(&checked.unit).is_some_and(Option::is_none);
    Verdict::kept_or(!wounded, || format!("{} is wounded by the K and takes no MC", checked.unit))
}

fn hs_eliminated(told: &Told<'_, Reduced>) -> Verdict {
    let small = |kind| matches!(kind, Some(InfantryKind::Hs | InfantryKind::Crew));
    let of = infantry(&told.ctx, &told.said.unit).filter(|(_, infantry)| small(infantry.kind));
    // [EXC: another HS takes its place (A19.13).]
    if of.is_none() || is_replaced(told) {
        return Verdict::Silent;
    }
    // [EXC: Heat of Battle may harden it (A15.3).]
    if let Some(into) = told.said.into.as_ref().filter(|_| is_heated(told)) {
        return Verdict::undecided(format!(
            "whether Heat of Battle hardens {} into {into} (A15.3)",
            told.said.unit
        ));
    }
    if let Some(into) = told.said.into.as_ref().filter(|_| may_be_replaced(told)) {
        return Verdict::undecided(format!(
            "what {into} is, by which {} is replaced or reduced: the head does not describe it",
            told.said.unit
        ));
    }
    Verdict::kept_or(told.said.into.is_none(), || "Casualty Reduction removes a HS or crew".into())
}

/// It failed a MC of the attack, and the head does not describe what takes its place (A19.13).
fn may_be_replaced(told: &Told<'_, Reduced>) -> bool {
    let reduced = told.said;
    let attack = told.attack().or_else(|| cause(&told.ctx, &reduced.unit));
    let like = reduced.like.as_ref().or(reduced.into.as_ref());
    let was = told.ctx.unit(&reduced.unit).map(|(_, def)| def);
    let described = like.zip(was).is_some_and(|(id, was)| told.ctx.scenario.counter(id, was).is_some());
    !described && attack.is_some_and(|attack| failed_check(attack, &reduced.unit))
}

/// It made a check with an Original 2 (A15.1) in the attack.
fn is_heated(told: &Told<'_, Reduced>) -> bool {
    let unit = &told.said.unit;
    let attack = told.attack().or_else(|| cause(&told.ctx, unit));
    let two = |made: &&CheckMade| made.dice.is_some_and(|dr| dr.original() == 2);
    attack.is_some_and(|attack| checks_of(attack, unit).iter().any(two))
}

fn smc_wounded(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let smc = |id: &&UnitId| infantry(ctx, id).is_some_and(|(_, i)| i.kind.is_some_and(InfantryKind::is_smc));
    let rolled = |id: &UnitId| {
        let of = |who: &Option<UnitId>| who.as_ref().is_none_or(|who| who == id);
        attack.dice.iter().any(|(purpose, who, _)| *purpose == Purpose::Wound && of(who))
    };
    let says = || "no Wound Severity dr of {} is in the log".into();
    // [EXC: another leader takes its place (A19.13).]
    let reduced = attack.reduced.iter().filter(|(_, into)| into.is_none());
    let each = reduced.map(|(id, _)| id).filter(smc);
    // A wound by an attack without effect was told as undue (A7.306).
    let undue = |id: &UnitId| {
        result_for(ctx, attack, id) == Some(IftResult::None) && checks_of(attack, id).is_empty()
    };
    let standing = |id: &UnitId| match undue(id) && !rolled(id) {
        true => Standing::Told,
        false => Standing::done_or(rolled(id), says),
    };
    let each = each.map(|id| Owed::of(id, Debt::WoundSeverity, standing(id)));
    // A SMC that has not suffered yet lacks only the roll for severity.
    let chosen = victims(attack, &under_k(ctx, attack), 1).unwrap_or_default().into_iter().filter(smc);
    let chosen = chosen.filter(|id| !attack.reduced.contains_key(*id) && !attack.eliminated.contains(*id));
    each.chain(chosen.map(|id| Owed::of(id, Debt::WoundSeverity, Standing::Told))).collect()
}

/// The CE crew of an AFV under a K: Recalled, or what the players have to settle.
fn exc_recall(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let each = exposed_crews(ctx, attack).into_iter();
    let under_k = each.filter(|(_, result)| matches!(result, IftResult::K(_)));
    let spared = |id: &UnitId| has_selection(attack) && !selected(attack, 1).contains(&id);
    let under_k = under_k.filter(|(id, _)| !spared(id));
    let owed = under_k.map(|(id, _)| {
        let recalled = ctx.before.units.get(id).is_some_and(|unit| unit.status.has(Status::Recalled));
        let open = || Standing::Unclear("whether the crew of {} is Recalled or lost".into());
        Owed::of(id, Debt::Recall, if recalled { Standing::Done } else { open() })
    });
    owed.collect()
}

fn half_squad(told: &Told<'_, Reduced>) -> Verdict {
    let (ctx, reduced) = (&told.ctx, told.said);
    let kind = |id: &UnitId| ctx.scenario.units.get(id)?.infantry.as_ref().and_then(|infantry| infantry.kind);
    let like = ctx.before.units.get(&reduced.unit).and_then(|unit| unit.like.as_ref());
    let was_id = like.unwrap_or(&reduced.unit);
    let (was, Some(into)) = (kind(was_id), &reduced.into) else {
        return Verdict::Silent;
    };
    // [EXC: a squad of a lower class takes its place (A19.13).]
    if was != Some(InfantryKind::Squad) || replacement::is_replaced(told) {
        return Verdict::Silent;
    }
    let like = reduced.like.as_ref().unwrap_or(into);
    // A type that is not Personnel's: a vehicle's, or a Gun's.
    let typed = |id: &UnitId| {
        ctx.scenario.units.get(id).is_some_and(|def| def.vehicle.is_some() || def.kind.is_some())
    };
    let is_hs = kind(like).map_or(!typed(like), |kind| kind == InfantryKind::Hs);
    let def = |id: &UnitId| ctx.scenario.units.get(id).map(|def| &**def);
    let values = |id: &UnitId| def(id).and_then(|def| def.infantry.as_ref());
    let japanese = def(was_id).and_then(nation_of) == Some(Nation::Japanese);
    match values(was_id).zip(values(like)).filter(|(_, by)| by.is_squad()) {
        // A Japanese squad becomes a weaker one before it becomes a HS (G1.11).
        Some((of, by)) if japanese && is_weaker(of, by) => Verdict::Silent,
        Some((of, by)) if is_better(of, by) => {
            Verdict::undecided(format!("whether Heat of Battle hardens {} into {into} (A15.3)", reduced.unit))
        }
        Some(_) | None => Verdict::kept_or(is_hs, || format!("{into} is no HS")),
    }
}

/// It is as good in everything, and better in something: no reduction makes such a one.
fn is_better(of: &Infantry, by: &Infantry) -> bool {
    let figures = |unit: &Infantry| [unit.fp, unit.range, unit.morale];
    let (was, is) = (figures(of), figures(by));
    was != is && was.iter().zip(is).all(|(was, is)| *was <= is)
}
