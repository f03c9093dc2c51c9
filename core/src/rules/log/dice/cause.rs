//! What dice are for, beside their number: what called for a check before its dice could be known, the shot that they were
//! rolled for, and the order in which rolls were declared.

use crate::event::{
    AttackId, Check, Event, FireAttack, Firer, Level, Location, Purpose, RollId, UnitId, What,
};
use crate::facts::{Ctx, Told};
use crate::finding::Verdict;
use crate::rules::log::dice::occasion::is_of_shot;
use crate::state::{Attack, Declared};
use alloc::collections::BTreeSet;
use alloc::format;

/// A roll by shares that an event uses.
struct Used<'a> {
    id: RollId,
    by: &'a crate::event::Name,
    index: u32,
    declared: &'a Declared,
}

fn used<'a>(ctx: &Ctx<'a>, event: &Event) -> impl Iterator<Item = Used<'a>> {
    let shares = &ctx.before.shares;
    let made = move |id: RollId| {
        let mut all = shares.numbered(id).filter(|(_, _, roll)| roll.rolled.is_some());
        all.next().map(|(by, index, declared)| Used { id, by, index, declared })
    };
    event.what.rolls().filter_map(made).collect::<alloc::vec::Vec<_>>().into_iter()
}

/// The attack that an event is of, by its own word or that of its roll; of a check that names none, the first open on its
/// unit: where one came before the dice, they may be of that.
fn attack_of<'a>(ctx: &Ctx<'a>, what: &What, roll: &Declared) -> Option<&'a Attack> {
    let named = what.attack().or(roll.attack).or_else(|| hangs_on(ctx, roll));
    if let Some(named) = named {
        return ctx.before.attacks.get(&named);
    }
    let What::Checked(checked) = what else { return None };
    ctx.before.open_attacks_on(&checked.unit).into_iter().min_by_key(|attack| attack.seq)
}

/// A check that fire calls for.
const fn is_of_fire(what: &What) -> bool {
    matches!(what, What::Checked(checked) if matches!(checked.check, Check::Mc(_) | Check::Ptc))
}

pub(super) fn cause_first(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    if matches!(event.what, What::BogChecked(_) | What::ReliabilityRolled(_)) {
        return of_move(ctx, event);
    }
    let of_attack = matches!(&event.what, What::RandomlySelected(made) if made.attack.is_some());
    if of_attack || is_of_fire(&event.what) { of_fire(ctx, event) } else { Verdict::Silent }
}

fn of_fire(ctx: &Ctx<'_>, event: &Event) -> Verdict {
    let mut judged = Verdict::Silent;
    for Used { id, declared, .. } in used(ctx, event) {
        let Some(known) = &declared.known else { continue };
        let Some(attack) = attack_of(ctx, &event.what, declared) else { continue };
        let of = attack.declared.attack;
        if let Some(other) = hangs_on(ctx, declared).filter(|other| *other != of) {
            return Verdict::broken(format!("roll {id} was declared for what {other} does, not for {of}"));
        }
        // What was taken back, and an attack of the number that its dice name, are other clauses'.
        let taken_back = known.attack.as_ref().is_some_and(|(seq, _)| ctx.before.gone.holds(*seq));
        if taken_back || declared.attack.is_some() {
            continue;
        }
        if attack.seq > known.seq {
            let (seq, answer) = (attack.seq, known.seq);
            return Verdict::broken(format!(
                "{id} was answered at event {answer}, before {of} was declared at event {seq}: who fires at whom could \
                 follow its dice"
            ));
        }
        judged = Verdict::Kept;
    }
    judged
}

/// The attack whose IFT or To Hit DR a roll hangs on.
fn hangs_on(ctx: &Ctx<'_>, declared: &Declared) -> Option<AttackId> {
    let base = declared.condition.as_ref()?.roll;
    let mut of = ctx.before.shares.numbered(base).map(|(_, _, roll)| roll);
    of.find(|roll| matches!(roll.purpose, Purpose::Ift | Purpose::ToHit | Purpose::ToKill))?.attack
}

/// A Bog or reliability DR that could be known before the entry or the start that calls for it.
fn of_move(ctx: &Ctx<'_>, event: &Event) -> Verdict {
    let spent =
        event.what.unit().and_then(|unit| ctx.before.units.get(unit)).map_or(0, |unit| unit.mph.expenditures);
    let mut judged = Verdict::Silent;
    for Used { id, declared, .. } in used(ctx, event) {
        let Some(known) = &declared.known else { continue };
        if !known.called_for && spent > known.expenditures {
            let answer = known.seq;
            return Verdict::broken(format!(
                "{id} was answered at event {answer}, before the MP were spent that call for it: the move could follow its dice"
            ));
        }
        judged = Verdict::Kept;
    }
    judged
}

pub(super) fn as_aimed(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let mut judged = Verdict::Silent;
    for Used { id, declared, .. } in used(ctx, event) {
        let known = declared.known.as_ref();
        let Some((seq, then)) = known.and_then(|known| known.attack.as_ref()) else { continue };
        let Some(now) = attack_of(ctx, &event.what, declared) else { continue };
        if ctx.before.shares.rerolls.contains(&id) {
            continue;
        }
        if let Some(crew) = opened(ctx, &event.what, declared) {
            let of = now.declared.attack;
            return Verdict::broken(format!(
                "{crew} went CE when the dice of {of} could be known: they were rolled for it BU"
            ));
        }
        if !ctx.before.gone.holds(*seq) {
            continue;
        }
        let stood = known.into_iter().flat_map(|known| &known.places);
        let moved = |(unit, was): &&(UnitId, _)| {
            ctx.before.units.get(unit).is_some_and(|unit| unit.place.cell() != *was)
        };
        if let Some((unit, _)) = stood.into_iter().find(moved) {
            return Verdict::broken(format!(
                "{id} was known when {unit} stood elsewhere, and the shot from there was taken back (both may agree to `reroll {id}`)"
            ));
        }
        if !is_same_shot(then, &now.declared) {
            let of = now.declared.attack;
            return Verdict::broken(format!(
                "{id} was known when {} stood for another shot, which was taken back: its dice serve those firers, weapons \
                 and that target, not {of} as it is now (both may agree to `reroll {id}`)",
                then.attack
            ));
        }
        judged = Verdict::Kept;
    }
    judged
}

/// A firer whose crew was BU when the dice could be known, and is CE where they settle its shot (D5.31, C5.9).
fn opened<'a>(ctx: &Ctx<'_>, what: &What, declared: &'a Declared) -> Option<&'a UnitId> {
    if !matches!(what, What::ToHitAttempt(_) | What::IftResolved(_)) {
        return None;
    }
    let known = declared.known.as_ref()?;
    let opened = |(id, then): &&(UnitId, Option<bool>)| {
        let now = ctx.vehicle(id).map(|(unit, vehicle)| (unit.ce.or(vehicle.ce), then.or(vehicle.ce)));
        now == Some((Some(true), Some(false)))
    };
    known.crews.iter().find(opened).map(|(id, _)| id)
}

/// The same firers with the same weapons and leaders at the same target. Figures may be put right.
fn is_same_shot(a: &FireAttack, b: &FireAttack) -> bool {
    let weapons = |attack: &FireAttack| -> BTreeSet<_> {
        attack
            .firers
            .iter()
            .map(|Firer { unit, weapon, with, .. }| (unit.clone(), weapon.clone(), with.clone()))
            .collect()
    };
    let units = |attack: &FireAttack| -> BTreeSet<UnitId> { attack.target.units.iter().cloned().collect() };
    let places = |attack: &FireAttack| -> BTreeSet<_> {
        attack
            .target
            .locations
            .iter()
            .map(|Location { hex, level }| (*hex, *level))
            .collect::<BTreeSet<(_, Level)>>()
    };
    let leaders = |attack: &FireAttack| attack.directors.iter().cloned().collect::<BTreeSet<UnitId>>();
    weapons(a) == weapons(b)
        && leaders(a) == leaders(b)
        && a.mode == b.mode
        && units(a) == units(b)
        && places(a) == places(b)
        && a.target.target_type == b.target.target_type
}

pub(super) fn in_order(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let mut judged = Verdict::Silent;
    for now in used(ctx, event) {
        let purpose = &now.declared.purpose;
        let of_shot = is_of_shot(purpose);
        // Nobody can tell which dice are whose where attacks have one number.
        let of_one = matches!(purpose, Purpose::ToKill | Purpose::Rs) || is_of_repeated(ctx, &now);
        if !of_shot && !of_one {
            continue;
        }
        let first = of_shot.then(|| unsettled(ctx, &now)).flatten();
        let first = first.or_else(|| of_one.then(|| one_before(ctx, &now)).flatten());
        if let Some(first) = first {
            return Verdict::broken(format!(
                "{first} was declared before {}, both could be known, and it is not settled: what is declared first is \
                 settled first",
                now.id
            ));
        }
        judged = Verdict::Kept;
    }
    judged
}

/// Its attack's number was given more than once.
fn is_of_repeated(ctx: &Ctx<'_>, now: &Used<'_>) -> bool {
    let of = now.declared.attack.and_then(|attack| ctx.before.attacks.get(&attack));
    of.is_some_and(|attack| attack.again > 0)
}

/// Declared before it by the same player, known, due and not used.
fn is_ready(ctx: &Ctx<'_>, now: &Used<'_>, (by, index, roll): (&crate::event::Name, u32, &Declared)) -> bool {
    let unused = ctx.before.rolls.get(&roll.roll).is_none_or(|made| made.used_by.is_none());
    let due = roll.is_due(ctx.before) == Some(true) || roll.condition == now.declared.condition;
    let stands = !roll.taken_back && !roll.overdue && roll.forfeited.is_none();
    by == now.by
        && index < now.index
        && roll.answer.is_some()
        && unused
        && due
        && stands
        && !ctx.before.shares.rerolls.contains(&roll.roll)
}

/// An attack on the same target whose dice were declared before, and of which nothing is settled.
fn unsettled(ctx: &Ctx<'_>, now: &Used<'_>) -> Option<RollId> {
    let own = ctx.before.attacks.get(&now.declared.attack?)?;
    let standing =
        |unit: &UnitId| ctx.before.units.get(unit).is_none_or(|unit| !unit.eliminated && !unit.is_broken());
    let waits = |other: &&Attack| {
        let settled = !other.rolls.is_empty() || !other.to_hits.is_empty();
        let able = other.declared.firers.iter().all(|firer| standing(&firer.unit));
        let shared = other.targets.iter().any(|unit| own.targets.contains(unit));
        other.seq < own.seq && !settled && !other.closed && able && shared && other.phase == own.phase
    };
    let of = |attack: &Attack| {
        let mut rolls = ctx.before.shares.of_attack(attack.declared.attack);
        let first = rolls
            .find(|(by, index, roll)| is_of_shot(&roll.purpose) && is_ready(ctx, now, (by, *index, roll)));
        first
            .filter(|(_, _, roll)| roll.known.as_ref().is_some_and(|known| known.seq > attack.seq))
            .map(|(_, _, roll)| roll.roll)
    };
    ctx.before.attacks.values().filter(waits).find_map(of)
}

/// A roll of the same attack, or a Random Selection dr of the same unit, declared before it for the same.
fn one_before(ctx: &Ctx<'_>, now: &Used<'_>) -> Option<RollId> {
    let Declared { purpose, unit, attack, .. } = now.declared;
    let same = |roll: &Declared| roll.purpose == *purpose && roll.unit == *unit && roll.attack == *attack;
    let ready = |(by, index, roll): &(&crate::event::Name, u32, &Declared)| {
        same(roll) && is_ready(ctx, now, (by, *index, roll))
    };
    let shares = &ctx.before.shares;
    let found = match attack {
        Some(attack) => shares.of_attack(*attack).find(ready),
        None => shares.of_this_phase(unit.as_ref()).find(ready),
    };
    found.map(|(_, _, roll)| roll.roll)
}
