//! Rolls that were taken back: they stand, and are made anew only when both sides agree.

use crate::event::{AttackId, Event, Evidence, Name, Purpose, RollId, Throw, UnitId, What};
use crate::facts::{Ctx, Told};
use crate::finding::Verdict;
use crate::rules::log::dice::context::declared;
use crate::state::Declared;
use alloc::format;
use alloc::vec::Vec;

pub(super) fn re_rolled(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let standing = standing(ctx);
    if standing.is_empty() {
        return Verdict::Silent;
    }
    let now = sought(event);
    if now.is_empty() {
        return Verdict::Silent;
    }
    let pairs = || now.iter().flat_map(|new| standing.iter().map(move |(id, old)| (id, is_same(new, old))));
    if let Some((id, _)) = pairs().find(|(_, same)| *same == Some(true)) {
        return Verdict::broken(format!("{id} was rolled for this before it was taken back, and stands"));
    }
    match pairs().find(|(_, same)| same.is_none()) {
        Some((id, _)) => Verdict::undecided(format!(
            "whether this is what {id} was rolled for before it was taken back; a unit or an attack named would tell"
        )),
        None => Verdict::Kept,
    }
}

pub(super) fn reroll_agreed(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::RerollAgreed(agreed) = &event.what else { return Verdict::Silent };
    if !ctx.before.rolls.contains_key(&agreed.roll) {
        return Verdict::broken(format!("no roll {} was made", agreed.roll));
    }
    Verdict::kept_or(ctx.scenario.are_opponents(&event.by, &agreed.agreed), || {
        format!(
            "{} and {} do not play against each other: one side alone makes nothing anew",
            event.by, agreed.agreed
        )
    })
}

/// What a roll is for, as far as a log tells.
struct Sought<'a> {
    by: &'a Name,
    throw: Throw,
    purpose: &'a Purpose,
    unit: Option<&'a UnitId>,
    attack: Option<AttackId>,
}

/// Is it the same thing that is rolled for? `None` when a log cannot tell.
fn is_same(a: &Sought<'_>, b: &Sought<'_>) -> Option<bool> {
    if a.by != b.by || a.throw != b.throw || a.purpose != b.purpose || a.unit != b.unit {
        return Some(false);
    }
    let named = a.unit.is_some() || a.attack.is_some();
    (named && a.attack == b.attack && *a.purpose != Purpose::Other).then_some(true)
}

fn sought(event: &Event) -> Vec<Sought<'_>> {
    let by = &event.by;
    if let Some(rolls) = declared(event) {
        return rolls
            .iter()
            .map(|r| Sought {
                by,
                throw: r.throw,
                purpose: &r.purpose,
                unit: r.unit.as_ref(),
                attack: r.attack,
            })
            .collect();
    }
    let What::DiceRolled(r) = &event.what else { return Vec::new() };
    if matches!(r.evidence, Evidence::Shares { .. }) {
        return Vec::new();
    }
    let (throw, purpose) = (Throw::of(&r.dice), &r.purpose);
    alloc::vec![Sought { by, throw, purpose, unit: r.unit.as_ref(), attack: r.attack }]
}

/// Rolls that were taken back and have not served since, unless both agreed to make them anew.
fn standing<'a>(ctx: &Ctx<'a>) -> Vec<(RollId, Sought<'a>)> {
    let (rolls, shares) = (&ctx.before.rolls, &ctx.before.shares);
    let made = ctx.before.rolls_taken_back.iter().filter_map(|id| Some((id, rolls.get(id)?)));
    let made = made.filter(|(_, roll)| roll.used_by.is_none());
    let made = made.map(|(id, r)| {
        let (by, throw, unit) = (&r.by, Throw::of(&r.dice), r.unit.as_ref());
        (*id, Sought { by, throw, purpose: &r.purpose, unit, attack: r.attack })
    });
    let in_time = |roll: &Declared| roll.known.as_ref().is_none_or(|known| !known.taken_back);
    let answered = shares.taken_back().filter(|(_, _, r)| r.answer.is_some() && r.rolled.is_none());
    let answered = answered.filter(|(_, _, r)| in_time(r));
    let answered = answered.map(|(by, _, r)| {
        (r.roll, Sought { by, throw: r.throw, purpose: &r.purpose, unit: r.unit.as_ref(), attack: r.attack })
    });
    made.chain(answered).filter(|(id, _)| !shares.rerolls.contains(id)).collect()
}
