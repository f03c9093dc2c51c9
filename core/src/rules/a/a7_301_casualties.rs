//! A7.301: KIA results and what must follow them; whom a result of the IFT singles out.

use crate::duty::{Debt, Owed, Standing};
use crate::event::{RandomlySelected, Reduced, UnitId};
use crate::facts::{Ctx, Told, Underway};
use crate::figures::check::casualties::{
    NO_REDUCTION, fate, has_selection, in_each_location, is_unbreakable, others_chosen, selected, suffered,
    to_select, victims,
};
use crate::figures::check::passed::step;
use crate::figures::check::toll::{felt, has_victims, in_each, kia, killed_beyond, toll};
use crate::figures::infantry::nation::{is_japanese_smc, loses_steps};
use crate::figures::prisoners::is_hit_as_prisoner;
use crate::figures::to_hit::backfire::has_backfired;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::a::a7_30_harm::cap_at_lost;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, Unit};
use crate::vocab::ClauseId;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A7.301-kia-number",
        &[Matter::Consequence],
        "A #KIA result eliminates at least # of the attacked units.",
        &[
            Check::Owed(|on| in_each_location(on, kia_number)),
            Check::Due(|on| in_each(on, &killed_beyond).map_or(Verdict::Silent, Verdict::broken)),
        ],
    ),
    Clause::check(
        "A7.301-random-selection",
        &[Matter::Consequence],
        "Which units are eliminated is settled by Random Selection if there are more targets than kills.",
        Check::Owed(|on| in_each_location(on, random_selection)),
    ),
    Clause::check(
        "A7.301-tie-extra",
        &[Matter::Consequence],
        "A tie for the last place takes all tied units.",
        Check::Owed(|on| in_each_location(on, tie_extra)),
    ),
    Clause::checks(
        "A7.301-cap-at-attacked",
        &[Matter::Consequence],
        "Never more units are hit than were exposed to the attack.",
        &[Check::Selected(cap_at_attacked), Check::Reduced(cap_at_reduced), Check::Harmed(cap_at_lost)],
    ),
    Clause::check(
        "A7.301-others-break",
        &[Matter::Consequence],
        "All remaining targets break automatically.",
        Check::Owed(|on| in_each_location(on, others_break)),
    ),
    Clause::check(
        "A7.301-unbreakable-reduced",
        &[Matter::Consequence],
        "Targets that cannot break (berserk, heroic and the like) suffer Casualty Reduction instead.",
        Check::Owed(|on| in_each_location(on, unbreakable_reduced)),
    ),
    Clause::check(
        "A7.301-already-broken",
        &[Matter::Consequence],
        "A target already broken that survives a KIA result cannot be broken again: it suffers Casualty Reduction, as a broken unit does that fails a MC.",
        Check::Owed(|on| in_each_location(on, already_broken)),
    ),
];

/// The clauses on the dice tell of a unit that the dice single out and that was spared for another.
fn kia_number(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let Some((n, targets)) = kia(ctx, attack) else { return Vec::new() };
    let toll = toll(attack, n, &targets);
    let ids: Vec<&UnitId> = targets.iter().map(|(id, _)| *id).collect();
    let each = victims(attack, &ids, n).unwrap_or_default().into_iter().map(|id| {
        let standing = match () {
            () if attack.eliminated.contains(id) => Standing::Done,
            // A.9 tells that others were chosen than the dice say.
            () if others_chosen(attack, id) => Standing::Told,
            () if toll.gone < toll.due => Standing::Open(toll.says.clone()),
            () if suffered(attack, id) => Standing::Done,
            () => Standing::Told,
        };
        Owed::of(id, Debt::Eliminated, standing)
    });
    each.collect()
}

/// The clauses on their number speak where too few suffered at all.
fn random_selection(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let Some((n, struck)) = to_select(ctx, attack) else { return Vec::new() };
    let enough = has_victims(ctx, attack, &struck, n);
    let standing = match (has_selection(attack), enough) {
        (true, _) => Standing::Done,
        (false, true) => {
            let among = struck.len();
            let says = match kia(ctx, attack) {
                Some(_) => "there are more targets than kills, and no Random Selection is in the log".into(),
                None => format!("the K is one of {among}, and no Random Selection among them is in the log"),
            };
            Standing::Open(says)
        }
        (false, false) => nobody_suffered(ctx, attack),
    };
    let mut all = alloc::vec![Owed::of_all(Debt::Selection(n), standing)];
    if enough && selected(attack, n).len() <= n {
        let says = || String::from("the dice select {}, another unit suffered");
        let spared = selected(attack, n).into_iter().filter(|id| !felt(ctx, attack, id)).cloned();
        all.extend(spared.map(|id| Owed::of(&id, fate(ctx, attack, &id), unless_misread(attack, &id, says))));
    }
    all
}

/// Without dice, and without victims, what is told is the number of these.
fn nobody_suffered(ctx: &Ctx<'_>, attack: &Attack) -> Standing {
    match kia(ctx, attack) {
        Some((n, targets)) => {
            let toll = toll(attack, n, &targets);
            if toll.gone < toll.due {
                Standing::OpenBy(ClauseId("A7.301-kia-number"), toll.says)
            } else {
                Standing::Told
            }
        }
        None => Standing::OpenBy(ClauseId("A7.302-k-one-reduction"), NO_REDUCTION.into()),
    }
}

/// The log named others as chosen: A.9-highest told that when they were.
fn unless_misread(attack: &Attack, id: &UnitId, says: fn() -> String) -> Standing {
    if others_chosen(attack, id) { Standing::Told } else { Standing::Open(says()) }
}

fn tie_extra(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let Some((n, struck)) = to_select(ctx, attack) else { return Vec::new() };
    if selected(attack, n).len() <= n || !has_victims(ctx, attack, &struck, n) {
        return Vec::new();
    }
    let each = selected(attack, n).into_iter().map(|id| {
        let says = || String::from("the dice select {} too");
        let open = || unless_misread(attack, id, says);
        let standing = if felt(ctx, attack, id) { Standing::Done } else { open() };
        Owed::of(id, fate(ctx, attack, id), standing)
    });
    each.collect()
}

fn cap_at_attacked(told: &Told<'_, RandomlySelected>) -> Verdict {
    let made = told.said;
    let Some(attack) = told.attack().filter(|attack| !attack.targets.is_empty()) else {
        return Verdict::Silent;
    };
    let firers = made.rolls.iter().any(|(unit, _)| attack.has_firer(unit));
    let hit = |unit: &UnitId| attack.concerns(unit) || is_hit_as_prisoner(&told.ctx, attack, unit);
    let stranger = made.rolls.iter().find(|(unit, _)| !hit(unit)).filter(|_| !firers);
    stranger
        .map_or(Verdict::Kept, |(unit, _)| Verdict::broken(format!("{unit} was no target of this attack")))
}

fn cap_at_reduced(told: &Told<'_, Reduced>) -> Verdict {
    let Some(attack) = told.attack() else { return Verdict::Silent };
    let unit = &told.said.unit;
    // A check that it failed, for a lost leader say (A10.2), may cost it men too.
    let failed = attack.checks.iter().any(|made| made.unit == *unit && made.passed == Some(false));
    // [EXC: a unit that fires a PF with an Original 12 (C13.36).]
    let held = is_hit_as_prisoner(&told.ctx, attack, unit);
    let hurt = attack.concerns(unit) || failed || held || has_backfired(&told.ctx, attack, unit);
    Verdict::kept_or(hurt, || format!("{unit} was no target of this attack"))
}

/// Those whom a KIA hit and did not single out; none while Random Selection is open.
fn survivors<'a>(ctx: &Ctx<'a>, attack: &'a Attack) -> Vec<(&'a UnitId, &'a Unit)> {
    let Some((n, mut targets)) = kia(ctx, attack) else { return Vec::new() };
    let ids: Vec<&UnitId> = targets.iter().map(|(id, _)| *id).collect();
    let Some(victims) = victims(attack, &ids, n) else { return Vec::new() };
    targets.retain(|(id, unit)| {
        let gone = attack.eliminated.contains(*id) || (unit.eliminated && !attack.reduced.contains_key(*id));
        !gone && !victims.contains(id)
    });
    targets
}

fn others_break(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let each = survivors(ctx, attack).into_iter();
    let able = each.filter(|(id, _)| !is_unbreakable(ctx, id) && !attack.broken_before.contains(*id));
    let owed = able.map(|(id, unit)| {
        // [EXC: a Japanese squad, which loses a step instead.]
        if loses_steps(ctx, id) {
            return Owed::of(id, Debt::Reduced, step(attack, id));
        }
        let broken = attack.broken.contains(id) || unit.is_broken();
        Owed::of(id, Debt::Breaks, Standing::done_or(broken, || "{} survives a KIA and breaks".into()))
    });
    owed.collect()
}

fn unbreakable_reduced(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let such = survivors(ctx, attack).into_iter().filter(|(id, _)| is_unbreakable(ctx, id));
    let says = || "{} cannot break: it suffers Casualty Reduction instead".into();
    let owed = such.map(|(id, _)| {
        let standing = Standing::done_or(attack.reduced.contains_key(id), says);
        Owed::of(id, Debt::Reduced, if is_japanese_smc(ctx, id) { step(attack, id) } else { standing })
    });
    owed.collect()
}

fn already_broken(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let such = survivors(ctx, attack).into_iter().filter(|(id, _)| attack.broken_before.contains(*id));
    let owed = such.map(|(id, _)| {
        let says = "whether {}, broken before, suffers Casualty Reduction by this KIA";
        let reduced = attack.reduced.contains_key(id);
        Owed::of(id, Debt::Reduced, if reduced { Standing::Done } else { Standing::Unclear(says.into()) })
    });
    owed.collect()
}
