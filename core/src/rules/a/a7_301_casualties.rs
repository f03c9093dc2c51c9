//! A7.301 and A7.302: KIA and K results, and what must follow them.

use super::a7_303_checks::owed;
use super::due::{Due, Duty, due};
use super::facts::{failed_check, infantry, names, personnel, result_of, unchecked};
use super::{Check, Clause, Ctx};
use crate::charts::ift::IftResult;
use crate::effects;
use crate::event::{Purpose, RandomlySelected, Reduced, Status, UnitId};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::scenario::InfantryKind;
use crate::state::{Attack, Unit};
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.301-kia-number",
        &[Matter::Consequence],
        "A #KIA result eliminates at least # of the attacked units.",
        Check::Due(|ctx, attack| each_location(ctx, attack, kia_number)),
    ),
    Clause::check(
        "A7.301-random-selection",
        &[Matter::Consequence],
        "Which units are eliminated is settled by Random Selection if there are more targets than kills.",
        Check::Due(|ctx, attack| each_location(ctx, attack, random_selection)),
    ),
    Clause::check(
        "A7.301-tie-extra",
        &[Matter::Consequence],
        "A tie for the last place takes all tied units.",
        Check::Due(|ctx, attack| each_location(ctx, attack, tie_extra)),
    ),
    Clause::checks(
        "A7.301-cap-at-attacked",
        &[Matter::Consequence],
        "Never more units are hit than were exposed to the attack.",
        &[Check::Selected(cap_at_attacked), Check::Reduced(cap_at_reduced)],
    ),
    Clause::check(
        "A7.301-others-break",
        &[Matter::Consequence],
        "All remaining targets break automatically.",
        Check::Due(others_break),
    ),
    Clause::check(
        "A7.301-unbreakable-reduced",
        &[Matter::Consequence],
        "Targets that cannot break (berserk, heroic and the like) suffer Casualty Reduction instead.",
        Check::Due(unbreakable_reduced),
    ),
    Clause::check(
        "A7.302-k-one-reduction",
        &[Matter::Consequence],
        "A K/# result gives exactly one target (or those tied) Casualty Reduction.",
        Check::Due(|ctx, attack| each_location(ctx, attack, k_one_reduction)),
    ),
    Clause::check(
        "A7.302-k-others-mc",
        &[Matter::Consequence],
        "All other targets, and also the HS just made by the reduction, take a MC with # added.",
        Check::Due(k_others_mc),
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
        "For an inherent crew Casualty Reduction may mean Recall instead of loss.",
        Check::Due(exc_recall),
    ),
    Clause::check(
        "A7.302-smc-wounded",
        &[Matter::Consequence],
        "A SMC that suffers it is wounded and rolls for severity, possibly dying.",
        Check::Due(smc_wounded),
    ),
    Clause::fact(
        "A7.302-squad-to-hs-status",
        "A squad becomes a HS with the same broken or unbroken status.",
        "what is left of a unit keeps its statuses: the fold of `Reduced`",
    ),
    Clause::check(
        "A7.301-already-broken",
        &[Matter::Consequence],
        "A target already broken that survives a KIA result cannot be broken again: it suffers Casualty Reduction, as a broken unit does that fails a MC.",
        Check::Due(already_broken),
    ),
];
/// The number of kills of an attack on Personnel, with its targets.
fn kia<'a>(ctx: &Ctx<'a>, attack: &'a Attack) -> Option<(usize, Vec<(&'a UnitId, &'a Unit)>)> {
    let Some(IftResult::Kia(n)) = result_of(ctx, attack) else { return None };
    let targets: Vec<_> = personnel(ctx, attack).into_iter().map(|(id, unit, _)| (id, unit)).collect();
    (!targets.is_empty()).then_some((usize::from(n), targets))
}

/// Spraying Fire is resolved in each Location apart, by the units and dice there.
fn each_location(ctx: &Ctx<'_>, attack: &Attack, judge: fn(&Ctx<'_>, &Attack) -> Verdict) -> Verdict {
    if attack.at.len() < 2 {
        return judge(ctx, attack);
    }
    let mut all = Verdict::Silent;
    for at in &attack.at {
        let there = |id: &UnitId| ctx.before.units.get(id).and_then(Unit::location) == Some(*at);
        let mut part = attack.clone();
        part.targets.retain(there);
        part.selected.retain(|(id, _)| attack.has_firer(id) || there(id));
        match judge(ctx, &part) {
            Verdict::Silent => {}
            broken @ Verdict::Broken(_) => return broken,
            spoken @ (Verdict::Kept | Verdict::Undecided(_)) => all = spoken,
        }
    }
    all
}

fn kia_number(ctx: &Ctx<'_>, attack: &Attack) -> Verdict {
    let Some((n, targets)) = kia(ctx, attack) else { return Verdict::Silent };
    let due = n.min(targets.len());
    let tied = if has_selection(attack) { selected(attack, n).len().max(due) } else { due };
    let lost = || targets.iter().filter(|(id, _)| attack.eliminated.contains(*id));
    // Whoever cannot break, and the already broken, may be lost by Casualty Reduction besides.
    let by_kia = lost().filter(|(id, u)| !is_unbreakable(u) && !attack.broken_before.contains(*id)).count();
    let (gone, whole) = (lost().count(), targets.len());
    match () {
        () if gone < due => Verdict::broken(format!("{n}KIA eliminates {due} of {whole}, {gone} went")),
        () if by_kia > tied => Verdict::broken(format!("{n}KIA eliminates {tied} of {whole}, {gone} went")),
        () => Verdict::Kept,
    }
}

/// Has the result of the attack been worked off as far as the number of its victims goes?
fn has_victims(ctx: &Ctx<'_>, attack: &Attack, n: usize) -> bool {
    let targets = personnel(ctx, attack);
    targets.iter().filter(|(id, ..)| suffered(attack, id)).count() >= n.min(targets.len())
}

/// Selection is needed when there are more targets than kills, or several for a K.
fn needs_selection(ctx: &Ctx<'_>, attack: &Attack) -> Option<usize> {
    let n = match result_of(ctx, attack)? {
        IftResult::Kia(n) => usize::from(n),
        IftResult::K(_) => 1,
        IftResult::None | IftResult::Ptc | IftResult::Mc(_) => return None,
    };
    (personnel(ctx, attack).len() > n).then_some(n)
}

/// Where too few suffered at all, the clauses on their number speak.
fn random_selection(ctx: &Ctx<'_>, attack: &Attack) -> Verdict {
    let Some(n) = needs_selection(ctx, attack).filter(|n| has_victims(ctx, attack, *n)) else {
        return Verdict::Silent;
    };
    if !has_selection(attack) {
        let says = "there are more targets than kills, and no Random Selection is in the log";
        return Verdict::broken(says);
    }
    let spared = spared(attack, n);
    let other = spared.first().filter(|_| selected(attack, n).len() <= n);
    other.map_or(Verdict::Kept, |id| Verdict::broken(format!("the dice select {id}, another unit suffered")))
}

/// Those whom the dice select and who did not suffer.
fn spared(attack: &Attack, n: usize) -> Vec<UnitId> {
    selected(attack, n).into_iter().filter(|id| !suffered(attack, id)).cloned().collect()
}

/// It suffered by the result itself, not by a check that it failed.
fn suffered(attack: &Attack, id: &UnitId) -> bool {
    let hurt = attack.eliminated.contains(id) || attack.reduced.contains_key(id);
    hurt && !failed_check(attack, id)
}

/// Were dice thrown for targets? Those of firers are for Cowering (A7.9).
fn has_selection(attack: &Attack) -> bool {
    attack.selected.iter().any(|(unit, _)| !attack.has_firer(unit))
}

/// The targets with the `n` highest dice, ties included. Dice of firers are for Cowering (A7.9).
pub(super) fn selected(attack: &Attack, n: usize) -> Vec<&UnitId> {
    effects::selected(attack.selected.iter().filter(|(unit, _)| !attack.has_firer(unit)), n)
}

fn tie_extra(ctx: &Ctx<'_>, attack: &Attack) -> Verdict {
    let tied = |n: &usize| selected(attack, *n).len() > *n && has_victims(ctx, attack, *n);
    let Some(n) = needs_selection(ctx, attack).filter(tied) else { return Verdict::Silent };
    let spared = spared(attack, n);
    Verdict::kept_or(spared.is_empty(), || format!("the dice select {} too", names(&spared)))
}

fn cap_at_attacked(ctx: &Ctx<'_>, made: &RandomlySelected) -> Verdict {
    let attack = made.attack.and_then(|id| ctx.before.attacks.get(&id));
    let Some(attack) = attack.filter(|attack| !attack.targets.is_empty()) else { return Verdict::Silent };
    let firers = made.rolls.iter().any(|(unit, _)| attack.has_firer(unit));
    let stranger = made.rolls.iter().find(|(unit, _)| !attack.concerns(unit)).filter(|_| !firers);
    stranger
        .map_or(Verdict::Kept, |(unit, _)| Verdict::broken(format!("{unit} was no target of this attack")))
}

fn cap_at_reduced(ctx: &Ctx<'_>, reduced: &Reduced) -> Verdict {
    let Some(attack) = reduced.attack.and_then(|id| ctx.before.attacks.get(&id)) else {
        return Verdict::Silent;
    };
    let unit = &reduced.unit;
    // A check that it failed, for a lost leader say (A10.2), may cost it men too.
    let failed = attack.checks.iter().any(|made| made.unit == *unit && made.passed == Some(false));
    Verdict::kept_or(attack.concerns(unit) || failed, || format!("{unit} was no target of this attack"))
}

pub(super) fn is_unbreakable(unit: &Unit) -> bool {
    unit.status.has(Status::Berserk) || unit.status.has(Status::Heroic)
}

/// Survivors of a KIA.
fn survivors<'a>(ctx: &Ctx<'a>, attack: &'a Attack) -> Vec<(&'a UnitId, &'a Unit)> {
    let all = kia(ctx, attack).map_or_else(Vec::new, |(_, targets)| targets);
    all.into_iter()
        .filter(|(id, unit)| {
            !attack.eliminated.contains(*id) && (!unit.eliminated || attack.reduced.contains_key(*id))
        })
        .collect()
}

fn others_break(ctx: &Ctx<'_>, attack: &Attack) -> Verdict {
    let survivors = survivors(ctx, attack);
    if !survivors.iter().any(|(id, unit)| !is_unbreakable(unit) && !attack.broken_before.contains(*id)) {
        return Verdict::Silent;
    }
    let breakable = |(id, unit): &(&UnitId, &Unit)| {
        !is_unbreakable(unit) && !attack.broken_before.contains(*id) && !attack.broken.contains(*id)
    };
    let mut open = survivors.iter().filter(|survivor| breakable(survivor));
    let whole = open.find(|(_, unit)| !unit.is_broken()).map(|(id, _)| id);
    whole.map_or(Verdict::Kept, |id| Verdict::broken(format!("{id} survives a KIA and breaks")).about(id))
}

fn unbreakable_reduced(ctx: &Ctx<'_>, attack: &Attack) -> Verdict {
    let survivors = survivors(ctx, attack);
    let mut such = survivors.iter().filter(|(_, unit)| is_unbreakable(unit)).peekable();
    if such.peek().is_none() {
        return Verdict::Silent;
    }
    let spared = such.find(|(id, _)| !attack.reduced.contains_key(*id));
    spared.map_or(Verdict::Kept, |(id, _)| {
        Verdict::broken(format!("{id} cannot break: it suffers Casualty Reduction instead")).about(id)
    })
}

fn already_broken(ctx: &Ctx<'_>, attack: &Attack) -> Verdict {
    let survivors = survivors(ctx, attack);
    let mut such = survivors.iter().filter(|(id, _)| attack.broken_before.contains(*id)).peekable();
    if such.peek().is_none() {
        return Verdict::Silent;
    }
    let spared = such.find(|(id, _)| !attack.reduced.contains_key(*id));
    spared.map_or(Verdict::Kept, |(id, _)| {
        Verdict::undecided(format!("whether {id}, broken before, suffers Casualty Reduction by this KIA"))
            .about(id)
    })
}

fn k_one_reduction(ctx: &Ctx<'_>, attack: &Attack) -> Verdict {
    let targets = personnel(ctx, attack).len();
    if !matches!(result_of(ctx, attack), Some(IftResult::K(_))) || targets == 0 {
        return Verdict::Silent;
    }
    let direct = attack
        .eliminated
        .iter()
        .filter(|id| attack.targets.contains(id) && !attack.reduced.contains_key(*id));
    let by_result =
        attack.reduced.keys().filter(|id| attack.targets.contains(id) && !failed_check(attack, id));
    let n = by_result.count() + direct.count();
    let tied = selected(attack, 1).len().max(1);
    match n {
        0 => Verdict::broken("a K result gives one target Casualty Reduction"),
        n if n > tied => Verdict::broken(format!("{n} targets suffered Casualty Reduction, {tied} should")),
        _ => Verdict::Kept,
    }
}

fn k_others_mc(ctx: &Ctx<'_>, attack: &Attack) -> Verdict {
    let Some(IftResult::K(n)) = result_of(ctx, attack) else { return Verdict::Silent };
    if personnel(ctx, attack).is_empty() || !has_victims(ctx, attack, 1) {
        return Verdict::Silent;
    }
    owed(&unchecked(ctx, attack), &format!("{n}MC"))
}

fn hs_eliminated(ctx: &Ctx<'_>, reduced: &Reduced) -> Verdict {
    let Some((_, infantry)) = infantry(ctx, &reduced.unit) else { return Verdict::Silent };
    match infantry.kind {
        Some(InfantryKind::Hs | InfantryKind::Crew) => {
            Verdict::kept_or(reduced.into.is_none(), || "Casualty Reduction removes a HS or crew".into())
        }
        Some(_) | None => Verdict::Silent,
    }
}

fn smc_wounded(ctx: &Ctx<'_>, attack: &Attack) -> Verdict {
    let smc = |id: &&UnitId| infantry(ctx, id).is_some_and(|(_, i)| i.kind.is_some_and(InfantryKind::is_smc));
    let rolled = |id: &&UnitId| {
        let of = |who: &Option<UnitId>| who.as_ref().is_none_or(|who| who == *id);
        attack.dice.iter().any(|(purpose, who, _)| *purpose == Purpose::Wound && of(who))
    };
    if !attack.reduced.keys().any(|id| smc(&id)) {
        return Verdict::Silent;
    }
    let lacking = attack.reduced.keys().filter(smc).find(|id| !rolled(id));
    lacking.map_or(Verdict::Kept, |id| {
        Verdict::broken(format!("no Wound Severity dr of {id} is in the log")).about(id)
    })
}

/// The CE crew of an AFV under a K: Recalled, or what the players have to settle.
fn exc_recall(ctx: &Ctx<'_>, attack: &Attack) -> Verdict {
    let recall = |due: &Due| due.duty == Duty::Recall;
    match due(ctx, attack).iter().find(|due| recall(due)) {
        None => Verdict::Silent,
        Some(due) if due.done => Verdict::Kept,
        Some(due) => {
            let crew = due.unit.as_ref().map_or("", UnitId::as_str);
            Verdict::undecided(format!("whether the crew of {crew} is Recalled or lost"))
        }
    }
}
