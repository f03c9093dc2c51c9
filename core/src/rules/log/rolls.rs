//! What a roll is used for: that it was made, once, for the unit, the attack and the purpose that it now serves, and
//! that no other was made for the same before it. Its clauses stand among those of `order`.

use crate::event::{Event, Purpose, RollId, Status, Throw, UnitId, What};
use crate::facts::{Ctx, Told, Underway};
use crate::figures::fire::fpf;
use crate::figures::fire::spraying::reads_on;
use crate::figures::to_hit::multiple::{Second, ift_rolls, kill_rolls, second};
use crate::finding::Verdict;
use crate::matter::Which;
use crate::scenario::DiceScheme;
use crate::state::Roll;
use crate::vocab::TargetType;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

pub(super) fn unknown(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let used: Vec<RollId> = event.what.rolls().collect();
    if used.is_empty() || of_platoon(ctx, event) {
        return Verdict::Silent;
    }
    let missing = used.into_iter().find(|id| !ctx.before.rolls.contains_key(id));
    Verdict::kept_or(missing.is_none(), || format!("no roll {} was made", missing.unwrap_or(RollId(0))))
}

pub(super) fn repeated(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::DiceRolled(rolled) = &event.what else { return Verdict::Silent };
    Verdict::kept_or(!ctx.before.rolls.contains_key(&rolled.roll), || {
        format!("a roll {} was made before: the number cannot be given again", rolled.roll)
    })
}

pub(super) fn used_twice(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let used: Vec<RollId> = event.what.rolls().collect();
    // [EXC: the DR of FPF is the NMC of those who use it (A8.31).]
    if used.is_empty() || of_platoon(ctx, event) || fpf::is_own_nmc(ctx, &event.what) {
        return Verdict::Silent;
    }
    if let Some(verdict) = shared_by_targets(ctx, &event.what) {
        return verdict;
    }
    if shared_by_places(ctx, &event.what) {
        return Verdict::Kept;
    }
    if let Some((n, id)) = used.iter().enumerate().find(|(n, id)| used[..*n].contains(id)) {
        let says = format!("roll {id} is named for {} of those who are selected among", n + 1);
        return Verdict::broken(says).on([Which::Roll(*id)]);
    }
    let again = |id: RollId| ctx.before.rolls.get(&id)?.used_by.map(|seq| (id, seq));
    let again: Vec<(RollId, u64)> = used.into_iter().filter_map(again).collect();
    let says: Vec<String> =
        again.iter().map(|(id, seq)| format!("roll {id} already served event {seq}")).collect();
    Verdict::kept_or(again.is_empty(), || says.join("; ")).on(again.iter().map(|(id, _)| Which::Roll(*id)))
}

/// How many of its uses stand.
fn uses(ctx: &Ctx<'_>, id: RollId) -> usize {
    let stands = |seq: &u64| !ctx.before.gone.holds(*seq);
    ctx.before.rolls.get(&id).map_or(0, |roll| roll.uses.iter().filter(|seq| stands(seq)).count())
}

/// [EXC: one DR of Spraying Fire is read for each Location (A7.34).]
fn shared_by_places(ctx: &Ctx<'_>, what: &What) -> bool {
    let What::IftResolved(ift) = what else { return false };
    let attack = ctx.before.attacks.get(&ift.attack);
    attack.is_some_and(|attack| reads_on(ctx, attack, ift) && uses(ctx, ift.roll) == attack.rolls.len())
}

/// [EXC: one To Hit DR of the Infantry or Area Target Type is held against each unit of the Location (C3.32, C3.33).]
fn shared_by_targets(ctx: &Ctx<'_>, what: &What) -> Option<Verdict> {
    let What::ToHitAttempt(attempt) = what else { return None };
    let attack = ctx.before.attacks.get(&attempt.attack).filter(|attack| attack.shares_roll(attempt))?;
    let before = || attack.aimed.iter().filter(|aimed| aimed.roll == attempt.roll).map(|aimed| &aimed.target);
    if uses(ctx, attempt.roll) != before().count()
        || before().any(|target| Some(target) == attempt.target.as_ref())
    {
        return None;
    }
    let vehicle = || before().chain(&attempt.target).any(|target| ctx.vehicle(target).is_some());
    match attack.declared.target.target_type {
        Some(TargetType::Vehicle) => None,
        None if vehicle() => Some(Verdict::undecided(
            "whether it fires on the Infantry Target Type, whose DR is for each unit",
        )),
        Some(TargetType::Infantry | TargetType::Area) | None => Some(Verdict::Kept),
    }
}

/// One dr serves a whole platoon's Motion attempt (D14.211, notes A28).
fn of_platoon(ctx: &Ctx<'_>, event: &Event) -> bool {
    let What::MotionAttempted(attempt) = &event.what else { return false };
    let motion = attempt.roll.and_then(|id| ctx.before.rolls.get(&id));
    motion.is_some_and(|roll| roll.purpose == Purpose::Motion)
        && ctx.unit(&attempt.unit).is_some_and(|(unit, _)| unit.status.has(Status::Platoon))
}

/// The rolls that an event uses and no other has used; one used before is another clause's.
fn fresh<'a>(ctx: &Ctx<'a>, event: &Event) -> Vec<(RollId, &'a Roll)> {
    let rolls = event.what.rolls().filter_map(|id| Some((id, ctx.before.rolls.get(&id)?)));
    rolls.filter(|(_, roll)| roll.used_by.is_none()).collect()
}

/// The unit for which an event uses a roll: in Random Selection each has its own.
fn served(event: &Event, id: RollId) -> Option<&UnitId> {
    if let What::RandomlySelected(made) = &event.what {
        return made.rolls.iter().find(|(_, roll)| *roll == id).map(|(unit, _)| unit);
    }
    event.what.unit()
}

pub(super) fn of_another(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let platoon = |id: &UnitId| ctx.before.units.get(id).is_some_and(|u| u.status.has(Status::Platoon));
    let attack = event.what.attack();
    let mut named = false;
    for (id, roll) in fresh(ctx, event) {
        if let Some((own, other)) = served(event, id).zip(roll.unit.as_ref()) {
            if platoon(own) && matches!(event.what, What::MotionAttempted(_)) {
                return Verdict::Silent;
            }
            if own != other {
                return Verdict::broken(format!("roll {id} was made for {other}, not for {own}"));
            }
            named = true;
        }
        let strange = roll.unit.as_ref().zip(attack).filter(|_| event.what.unit().is_none());
        if let Some((unit, id_of)) = strange.filter(|_| !matches!(event.what, What::RandomlySelected(_)))
            && super::beside_deeds::rolls_for(ctx, id_of, unit) == Some(false)
        {
            return Verdict::broken(format!("roll {id} was made for {unit}, which does not fire in {id_of}"));
        }
        if let Some((own, other)) = attack.zip(roll.attack) {
            // LOG.attack-unknown speaks of a number that no attack has: a slip, which settles nothing.
            if own != other && ctx.before.attacks.contains_key(&own) {
                return Verdict::broken(format!("roll {id} was made for {other}, not for {own}"));
            }
            named = true;
        }
        if let Some(of) =
            attack.or(roll.attack).filter(|of| super::dice::occasion::serves_later(ctx, id, *of))
        {
            return Verdict::broken(format!("roll {id} was declared for another {of}, before this one"));
        }
    }
    match stray(ctx, event) {
        Some((id, base)) => Verdict::broken(format!(
            "roll {id} was declared for what follows from {base}, not for this check"
        )),
        None if named => Verdict::Kept,
        None => Verdict::Silent,
    }
}

/// A roll declared to follow from the check of another, used for a check that an attack asks for.
fn stray(ctx: &Ctx<'_>, event: &Event) -> Option<(RollId, RollId)> {
    let What::Checked(checked) = &event.what else { return None };
    if matches!(checked.check, crate::event::Check::Llmc | crate::event::Check::Lltc) {
        return None;
    }
    let mut declared = ctx.before.shares.numbered(checked.roll).map(|(_, _, roll)| roll);
    let base = declared.find_map(|roll| roll.condition.as_ref()).map(|condition| condition.roll)?;
    super::dice::occasion::is_check(ctx, base).then_some((checked.roll, base))
}

/// A roll of no named purpose may serve any. What players name in words of their own, the book does not know; in a VASL
/// session the name is that of a button.
pub(super) fn purpose(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some(needed) = event.what.made_for() else { return Verdict::Silent };
    let vasl = ctx.scenario.dice == DiceScheme::Vasl;
    let open =
        |roll: &Roll| roll.purpose == Purpose::Other || vasl && matches!(roll.purpose, Purpose::Named(_));
    let wrong = fresh(ctx, event).into_iter().find(|(_, roll)| !open(roll) && !roll.purpose.serves(&needed));
    wrong.map_or(Verdict::Kept, |(id, roll)| {
        Verdict::broken(format!("roll {id} was made for {}, not for {}", roll.purpose.name(), needed.name()))
    })
}

/// Where the book says with which.
pub(super) fn thrown(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some(needed) = event.what.made_for().and_then(|purpose| purpose.throw()) else {
        return Verdict::Silent;
    };
    let wrong = fresh(ctx, event).into_iter().find(|(_, roll)| Throw::of(&roll.dice) != needed);
    wrong.map_or(Verdict::Kept, |(id, roll)| {
        let (was, due) = (Throw::of(&roll.dice).name(), needed.name());
        Verdict::broken(format!("roll {id} ({}) is a {was}, and this is settled by a {due}", roll.dice))
    })
}

/// Speaks of dice that nothing but honour backs. A VASL session rolls without saying what for, and in a game of
/// shares a roll that was declared is made.
pub(super) fn rolled_again(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    if ctx.scenario.dice != DiceScheme::Declared || ctx.before.rolls_idle.len() < 2 {
        return Verdict::Silent;
    }
    let used: Vec<RollId> = event.what.rolls().collect();
    let idle = || ctx.before.rolls_idle.iter().filter(|id| !used.contains(id));
    let earlier = |roll: &Roll| {
        let known = idle().filter_map(|id| Some((*id, ctx.before.rolls.get(id)?)));
        known.filter(|(_, other)| other.made < roll.made).find(|(_, other)| is_for_the_same(other, roll))
    };
    let fresh = fresh(ctx, event);
    let chosen =
        fresh.iter().map(|known| chosen(ctx, &used, *known)).find(|verdict| *verdict != Verdict::Silent);
    if let Some(verdict) = chosen {
        return verdict;
    }
    let quiet = if fresh.is_empty() { Verdict::Silent } else { Verdict::Kept };
    let found = fresh.iter().find_map(|(id, roll)| Some((*id, earlier(roll)?)));
    match found.and_then(|(id, _)| multiple_hits(ctx, ctx.before.rolls.get(&id)?)) {
        Some(Second::Due) => return Verdict::Kept,
        Some(Second::Asked(what)) => return Verdict::undecided(what),
        Some(Second::Barred(_)) | None => {}
    }
    if let Some((id, (first, roll))) = found {
        let says = format!("{first} ({}) was rolled for this before {id}, and was not used", roll.dice);
        return Verdict::broken(says).on([Which::Roll(id)]);
    }
    // One that names no attack, made ahead, and then another for the attack.
    let attack = event.what.attack();
    let later = |roll: &Roll| {
        let ahead = |other: &Roll| Roll { attack: other.attack, ..roll.clone() };
        let known = idle().filter_map(|id| Some((*id, ctx.before.rolls.get(id)?)));
        let mut known = known.filter(|(_, other)| other.made > roll.made && other.attack == attack);
        known.find(|(_, other)| is_for_the_same(other, &ahead(other)))
    };
    let apart = |roll: &Roll| roll.attack.is_none() && attack.is_some();
    let found = fresh.iter().filter(|(_, roll)| apart(roll)).find_map(|(id, roll)| Some((*id, later(roll)?)));
    found.map_or(quiet, |(id, (second, roll))| {
        let says = format!("{id} was rolled ahead, {second} ({}) for this, and {id} is used", roll.dice);
        Verdict::broken(says).on([Which::Roll(id)])
    })
}

/// Whether a roll that nothing used is the one of two effects DR that was not taken (C3.8).
fn multiple_hits(ctx: &Ctx<'_>, roll: &Roll) -> Option<Second> {
    let effects = matches!(roll.purpose, Purpose::Ift | Purpose::ToKill);
    let on = Underway::named(ctx, roll.attack.filter(|_| effects && ctx.scenario.book >= 2)?)?;
    let made = if roll.purpose == Purpose::Ift { ift_rolls(&on) } else { kill_rolls(&on) };
    let idle = ctx.before.rolls_idle.iter().filter(|id| {
        ctx.before.rolls.get(id).is_some_and(|other| other.made < roll.made && is_for_the_same(other, roll))
    });
    let before: Vec<RollId> = made.into_iter().chain(idle.copied()).collect();
    second(&on, &before)
}

/// Dice made ahead in one phase and used in another could be chosen among. A VASL session names no phases for certain, and
/// of dice on honour only those for nothing named are bound to no phase by their purpose.
pub(super) fn late(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let bound = |roll: &Roll| match ctx.scenario.dice {
        DiceScheme::Vasl => false,
        DiceScheme::Declared => roll.purpose == Purpose::Other,
        DiceScheme::Shares => true,
    };
    let mut known = fresh(ctx, event).into_iter().filter(|(_, roll)| bound(roll)).peekable();
    if known.peek().is_none() {
        return Verdict::Silent;
    }
    let late = known.find(|(id, roll)| !roll.taken_back && !ctx.before.rolls_idle.contains(id));
    late.map_or(Verdict::Kept, |(id, roll)| {
        let says = format!("roll {id} ({}) was made in an earlier phase, at event {}", roll.dice, roll.made);
        Verdict::broken(says).on([Which::Roll(id)])
    })
}

/// Dice for nothing named that lie ready while a later one is used: two or more are a choice, one may be for something
/// else.
fn chosen(ctx: &Ctx<'_>, used: &[RollId], (id, roll): (RollId, &Roll)) -> Verdict {
    if roll.purpose != Purpose::Other {
        return Verdict::Silent;
    }
    let idle = ctx.before.rolls_idle.iter().filter(|id| !used.contains(id));
    let known = idle.filter_map(|id| Some((*id, ctx.before.rolls.get(id)?)));
    let alike = |a: &Roll| {
        a.purpose == Purpose::Other && a.by == roll.by && a.unit == roll.unit && a.attack == roll.attack
    };
    let alike =
        known.filter(|(_, a)| alike(a) && a.made < roll.made && Throw::of(&a.dice) == Throw::of(&roll.dice));
    let ready: Vec<String> = alike.take(3).map(|(id, a)| format!("{id} ({})", a.dice)).collect();
    match ready.as_slice() {
        // The end of the phase tells of a single one.
        [] | [_] => Verdict::Silent,
        many => {
            let says = format!(
                "{} were rolled for nothing named before {id}, and not used: one of them could be chosen",
                many.join(", ")
            );
            Verdict::broken(says).on([Which::Roll(id)])
        }
    }
}

/// Both rolls name the same purpose, and one thing of which there is one such roll: an attack, or a unit.
#[expect(clippy::wildcard_enum_match_arm, reason = "every other purpose is that of a unit")]
fn is_for_the_same(a: &Roll, b: &Roll) -> bool {
    let alike = a.by == b.by && a.purpose == b.purpose && a.unit == b.unit && a.attack == b.attack;
    let one = match &a.purpose {
        Purpose::Ift | Purpose::ToKill => a.attack.is_some(),
        Purpose::ToHit => a.attack.is_some() || a.unit.is_some(),
        Purpose::Other | Purpose::Named(_) => false,
        _ => a.unit.is_some(),
    };
    alike && one && Throw::of(&a.dice) == Throw::of(&b.dice)
}

/// Two dice that were thrown in this phase and that nothing used: for nothing named, or for what another roll then settled.
/// One that is told when the other is used is not told again.
pub(super) fn left_over(told: &Told<'_, Event>) -> Verdict {
    let (ctx, what) = (&told.ctx, &told.said.what);
    if !what.is_of_phase() || ctx.scenario.dice != DiceScheme::Declared || ctx.before.rolls_idle.is_empty() {
        return Verdict::Silent;
    }
    let idle = ctx.before.rolls_idle.iter().filter_map(|id| Some((*id, ctx.before.rolls.get(id)?)));
    let idle: Vec<(RollId, &Roll)> = idle.filter(|(_, roll)| Throw::of(&roll.dice) == Throw::Dr).collect();
    let settled = idle.iter().filter_map(|(id, roll)| Some((*id, roll, by_another(ctx, roll)?)));
    let settled: Vec<(RollId, String)> = settled
        .map(|(id, roll, other)| {
            let (dice, purpose) = (roll.dice, roll.purpose.name());
            (id, format!("{id} ({dice}) was rolled for the {purpose}, and another roll settled it{other}"))
        })
        .collect();
    if !settled.is_empty() {
        return spoken(&settled, Verdict::broken);
    }
    let unnamed = idle.iter().filter(|(_, roll)| roll.purpose == Purpose::Other);
    let unnamed: Vec<(RollId, String)> = unnamed
        .map(|(id, roll)| (*id, format!("what {id} ({}) was rolled for: nothing used it", roll.dice)))
        .collect();
    if unnamed.is_empty() { Verdict::Kept } else { spoken(&unnamed, Verdict::undecided) }
}

/// The first few of several rolls in words.
fn spoken(rolls: &[(RollId, String)], verdict: fn(String) -> Verdict) -> Verdict {
    let says: Vec<&str> = rolls.iter().take(3).map(|(_, says)| says.as_str()).collect();
    verdict(says.join("; ")).on(rolls.iter().map(|(id, _)| Which::Roll(*id)))
}

/// What the roll names was settled by another one that names less, or another thing.
fn by_another(ctx: &Ctx<'_>, roll: &Roll) -> Option<String> {
    let apart = |id: RollId| {
        let other = ctx.before.rolls.get(&id).filter(|other| !is_for_the_same(roll, other))?;
        Some(format!(": {id} ({})", other.dice))
    };
    let attack = ctx.before.attacks.get(&roll.attack?)?;
    let of_check = || {
        let unit = roll.unit.as_ref()?;
        let made =
            attack.checks.iter().find(|made| made.unit == *unit && made.check.rolled_as() != roll.purpose)?;
        Some(format!(": the {} of {unit}", made.check.rolled_as().name()))
    };
    if matches!(roll.purpose, Purpose::Mc | Purpose::Tc) {
        return of_check();
    }
    let settled = if roll.purpose == Purpose::Ift {
        attack.rolls.first().map(|roll| roll.said.roll)
    } else if roll.purpose == Purpose::ToHit {
        attack.to_hits.first().map(|(roll, _)| *roll)
    } else {
        None
    };
    apart(settled?)
}
