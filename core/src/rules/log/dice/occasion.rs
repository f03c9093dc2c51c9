//! What a declared roll is for: one occasion, named when it is declared, that has one roll and is what the roll serves.

use crate::effects::san_in_force;
use crate::event::{AttackId, Condition, DeclaredRoll, Event, Name, Purpose, RollId, UnitId};
use crate::facts::{Ctx, Told};
use crate::figures::sniper::sniper_owed;
use crate::finding::Verdict;
use crate::rules::log::dice::context::declared;
use crate::rules::log::dice::deed::{Deed, is_one_try};
use crate::state::{Declared, Roll, side_of};
use crate::vocab::dice::{Dice, Dr};
use crate::vocab::{as_read, as_seen};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A roll for nothing named could serve whatever its dice are best for.
pub(super) fn named(told: &Told<'_, Event>) -> Verdict {
    let Some(rolls) = declared(told.said) else { return Verdict::Silent };
    let vague = rolls.iter().find_map(|roll| Some((roll, lacks(roll)?)));
    if let Some((roll, lacks)) = vague {
        let (id, throw, purpose) = (roll.roll, roll.throw.name(), roll.purpose.name());
        return Verdict::broken(format!(
            "{id} is declared as {throw} {purpose} without {lacks}: it could serve whatever its dice are best for"
        ));
    }
    rolls.iter().find(|roll| is_uncaused(told, roll)).map_or(Verdict::Kept, |roll| {
        let (id, purpose) = (roll.roll, roll.purpose.name());
        let unit = roll.unit.as_ref().map(|unit| format!(" of {unit}")).unwrap_or_default();
        let sa = roll.purpose == Purpose::Sa;
        Verdict::undecided(format!(
            "what calls for {id}, the {purpose}{unit}: {}, and its dice would be known before {}",
            if sa { "no DR woke a Sniper" } else { "no such attack on it is declared" },
            if sa { "one does" } else { "the shot" },
        ))
    })
}

/// What fire does to a unit, before the fire: the roll of an enemy that no attack, and no other roll, stands behind, by which the
/// roller could aim; the check of an own unit in an attack that nobody has declared, by which it could move.
fn is_uncaused(told: &Told<'_, Event>, roll: &DeclaredRoll) -> bool {
    let (ctx, by) = (&told.ctx, &told.said.by);
    if roll.purpose == Purpose::Sa {
        return roll.condition.is_none() && !may_be_woken(ctx);
    }
    let Some(unit) = roll.unit.as_ref().filter(|_| is_suffered(&roll.purpose)) else { return false };
    let own = ctx.scenario.players.get(by).and_then(|player| player.side.as_ref());
    let side = side_of(ctx.before, ctx.scenario, unit);
    let hostile = own.zip(side).is_some_and(|(own, side)| own != side);
    let undeclared = |attack| !ctx.before.attacks.contains_key(&attack);
    if !hostile && is_of_check(&roll.purpose) && roll.attack.is_some_and(undeclared) {
        return own.is_some() && own == side;
    }
    hostile
        && roll.attack.is_none()
        && roll.condition.is_none()
        && ctx.before.open_attacks_on(unit).is_empty()
        && !ctx
            .before
            .attacks
            .values()
            .any(|attack| attack.concerns(unit) && attack.phase == ctx.before.phase)
}

/// A DR woke a Sniper for which nobody has rolled, or has made its dice and is not told yet; or no SAN is stated (A14.1).
fn may_be_woken(ctx: &Ctx<'_>) -> bool {
    let san = &ctx.scenario.san;
    let meets = |dr: Dr| {
        let of = |(side, san): (&Name, &u8)| san_in_force(*san, ctx.before.snipers.lost_by(side));
        san.iter().any(|each| of(each).map(i16::from) == Some(dr.original()))
    };
    let waits = |roll: &Roll| roll.used_by.is_none() && matches!(roll.dice, Dice::Dr(dr) if meets(dr));
    san.is_empty() || sniper_owed(ctx).is_some() || ctx.before.rolls.iter().any(|(_, roll)| waits(roll))
}

/// What a declaration leaves open that it has to name.
fn lacks(roll: &DeclaredRoll) -> Option<&'static str> {
    match roll.purpose {
        Purpose::Other => Some("what it is for (`named \"..\"` for what the book does not know)"),
        Purpose::Ift | Purpose::ToHit | Purpose::ToKill => roll.attack.is_none().then_some("its attack"),
        // Snipers are no units of the record, and what has a name of its own may concern nobody.
        Purpose::Sa | Purpose::SniperCheck | Purpose::Named(_) => None,
        Purpose::Mc
        | Purpose::Tc
        | Purpose::Rally
        | Purpose::Cc
        | Purpose::Rs
        | Purpose::Reliability
        | Purpose::Esb
        | Purpose::Bog
        | Purpose::Motion
        | Purpose::Clearance
        | Purpose::Wound
        | Purpose::UnlikelyKill
        | Purpose::Survival
        | Purpose::Heat
        | Purpose::Repair => roll.unit.is_none().then_some("its unit"),
    }
}

/// What a declared roll is for.
#[derive(Clone, Copy)]
struct Aim<'a> {
    roll: RollId,
    purpose: &'a Purpose,
    /// What it is tried for in words that the book knows, from its second version on.
    deed: Option<Deed>,
    unit: Option<&'a UnitId>,
    attack: Option<AttackId>,
    condition: Option<&'a Condition>,
    /// It follows from this check of another unit, and not from the attack.
    follows: Option<RollId>,
}

impl<'a> Aim<'a> {
    fn of(ctx: &Ctx<'_>, roll: &'a DeclaredRoll, batch: &[DeclaredRoll]) -> Aim<'a> {
        let condition = roll.condition.as_ref();
        let DeclaredRoll { purpose, unit, attack, .. } = roll;
        let follows = condition.filter(|condition| {
            let here = batch.iter().find(|other| other.roll == condition.roll);
            here.map_or_else(|| is_check(ctx, condition.roll), |here| is_of_check(&here.purpose))
        });
        let follows = follows.map(|condition| condition.roll);
        let deed = Deed::known_to(ctx.scenario.book, purpose);
        Aim { roll: roll.roll, purpose, deed, unit: unit.as_ref(), attack: *attack, condition, follows }
    }

    fn known(ctx: &Ctx<'_>, roll: &'a Declared) -> Aim<'a> {
        let condition = roll.condition.as_ref();
        let Declared { purpose, unit, attack, .. } = roll;
        let follows = condition.map(|condition| condition.roll).filter(|base| is_check(ctx, *base));
        let deed = Deed::known_to(ctx.scenario.book, purpose);
        Aim { roll: roll.roll, purpose, deed, unit: unit.as_ref(), attack: *attack, condition, follows }
    }

    /// Both can never be due: they hang on one roll, within bounds that do not meet.
    fn excludes(&self, other: &Aim<'_>) -> bool {
        let Some((a, b)) = self.condition.zip(other.condition) else { return false };
        let below =
            |a: &Condition, b: &Condition| a.most.zip(b.least).is_some_and(|(most, least)| most < least);
        a.roll == b.roll && (below(a, b) || below(b, a))
    }

    /// One of them names no attack, or both the same.
    fn meets(&self, other: &Aim<'_>) -> bool {
        self.unit == other.unit && self.attack.zip(other.attack).is_none_or(|(a, b)| a == b)
    }

    /// One is the IFT DR and the other the To Hit DR of one attack, and neither is made by what the other shows: the one that
    /// settles the attack could be chosen.
    fn is_other_way_of(&self, other: &Aim<'_>) -> bool {
        let hangs = |a: &Aim<'_>, b: &Aim<'_>| a.condition.is_some_and(|condition| condition.roll == b.roll);
        let ways = [self.purpose, other.purpose];
        ways.iter().all(|purpose| is_of_shot(purpose))
            && self.purpose != other.purpose
            && self.attack == other.attack
            && !hangs(self, other)
            && !hangs(other, self)
    }

    /// Are both for one occasion? `None` when a log cannot tell.
    fn is_that_of(&self, other: &Aim<'_>) -> Option<bool> {
        let one = match self.deed.is_some() && self.deed == other.deed {
            true => is_one_try(self.purpose, other.purpose),
            false => is_one_purpose(self.purpose, other.purpose),
        };
        if self.is_other_way_of(other) {
            return None;
        }
        if one == Some(false) || self.excludes(other) {
            return Some(false);
        }
        match self.purpose {
            // A vague one is another clause's.
            Purpose::Other => Some(false),
            Purpose::Ift | Purpose::ToHit => Some(self.attack == other.attack),
            // Several hits of one attack have a DR each (C3.8), and a unit may be selected more than once.
            Purpose::ToKill | Purpose::Sa | Purpose::SniperCheck | Purpose::Rs => {
                let same = self.meets(other) && self.condition == other.condition;
                if same { None } else { Some(false) }
            }
            Purpose::Mc | Purpose::Tc => Some(self.meets(other) && self.follows == other.follows),
            Purpose::Rally
            | Purpose::Cc
            | Purpose::Reliability
            | Purpose::Esb
            | Purpose::Bog
            | Purpose::Motion
            | Purpose::Clearance
            | Purpose::Wound
            | Purpose::UnlikelyKill
            | Purpose::Heat
            | Purpose::Survival => Some(self.meets(other)),
            Purpose::Repair | Purpose::Named(_) => {
                if self.meets(other) {
                    one
                } else {
                    Some(false)
                }
            }
        }
    }
}

/// Do both name one purpose? Words of the players count as they are seen; what only reads alike (`x +1`, `x -1`) is asked.
fn is_one_purpose(a: &Purpose, b: &Purpose) -> Option<bool> {
    let (Purpose::Named(a), Purpose::Named(b)) = (a, b) else { return Some(a == b) };
    let (a, b) = (a.as_str(), b.as_str());
    if as_seen(a) == as_seen(b) {
        return Some(true);
    }
    if as_read(a) == as_read(b) { None } else { Some(false) }
}

/// What fire asks of its targets.
const fn is_suffered(purpose: &Purpose) -> bool {
    is_of_check(purpose)
        || matches!(purpose, Purpose::Wound | Purpose::Rs | Purpose::UnlikelyKill | Purpose::Survival)
}

const fn is_of_check(purpose: &Purpose) -> bool {
    matches!(purpose, Purpose::Mc | Purpose::Tc)
}

/// Is this the roll of a check, made or declared?
pub(in crate::rules::log) fn is_check(ctx: &Ctx<'_>, id: RollId) -> bool {
    let made = ctx.before.rolls.get(&id).map(|roll| &roll.purpose);
    let declared = || ctx.before.shares.numbered(id).next().map(|(_, _, roll)| &roll.purpose);
    made.or_else(declared).is_some_and(is_of_check)
}

/// Was it declared for an attack of its number that came before the one declared `now`, or is over where there is none? It
/// served that one, or hangs on a roll that did, or its phase had ended.
pub(in crate::rules::log) fn is_of_earlier(ctx: &Ctx<'_>, roll: &Declared, now: Option<u64>) -> bool {
    if roll.attack.is_none() {
        return false;
    }
    let is_before = |at: u64| now.is_none_or(|now| at < now);
    let served = |id: RollId| ctx.before.rolls.get(&id).and_then(|made| made.used_by).is_some_and(is_before);
    let ended = |at: &u64| is_before(*at) && !ctx.before.gone.holds(*at);
    served(roll.roll)
        || roll.condition.as_ref().is_some_and(|condition| served(condition.roll))
        || roll.overdue && roll.overdue_at.iter().any(ended)
}

/// The same of the attack of its number that stands.
fn is_of_attack_before(ctx: &Ctx<'_>, roll: &Declared) -> bool {
    let now = roll.attack.and_then(|attack| ctx.before.attacks.get(&attack)).map(|attack| attack.seq);
    is_of_earlier(ctx, roll, now)
}

/// Was this roll, which serves an attack that stands, declared for an earlier one of its number?
pub(in crate::rules::log) fn serves_later(ctx: &Ctx<'_>, id: RollId, attack: AttackId) -> bool {
    let Some(now) = ctx.before.attacks.get(&attack) else { return false };
    let mut declared = ctx.before.shares.numbered(id).map(|(_, _, roll)| roll);
    declared.any(|roll| roll.attack == Some(attack) && is_of_earlier(ctx, roll, Some(now.seq)))
}

/// Does a roll declared before still stand for its occasion?
fn stands(ctx: &Ctx<'_>, roll: &Declared) -> bool {
    if roll.taken_back || ctx.before.shares.rerolls.contains(&roll.roll) || is_of_attack_before(ctx, roll) {
        return false;
    }
    if roll.forfeited.is_some() {
        // A player who kept back a roll of their own knew its dice.
        return roll.answer.is_some();
    }
    let Some(made) = ctx.before.rolls.get(&roll.roll).filter(|_| roll.rolled.is_some()) else {
        let base = roll.condition.as_ref().map(|condition| condition.roll);
        let passed = base.is_some_and(|base| ctx.before.rolls.contains_key(&base));
        return !(passed && roll.is_due(ctx.before) == Some(false));
    };
    made.used_by.is_none() || matches!(roll.purpose, Purpose::Ift | Purpose::ToHit)
}

/// Do both play one side? Of an attack the other side rolls nothing: what it declares for a number of its own stands in nobody's way.
fn is_of_side(ctx: &Ctx<'_>, roller: &Name, by: &Name) -> bool {
    !ctx.scenario.are_opponents(roller, by)
}

/// The rolls declared before that this one could be for: of its attack, or of its unit in this phase.
fn before<'a>(ctx: &Ctx<'a>, by: &Name, aim: &Aim<'_>) -> Vec<&'a Declared> {
    let shares = &ctx.before.shares;
    let known: Vec<_> = if is_of_attack(aim.purpose) {
        let own = |(roller, ..): &(&Name, u32, &Declared)| is_of_side(ctx, roller, by);
        aim.attack.into_iter().flat_map(|attack| shares.of_attack(attack)).filter(own).collect()
    } else {
        shares.of_this_phase(aim.unit).collect()
    };
    known.into_iter().map(|(_, _, roll)| roll).collect()
}

/// The better of two rolls for one thing could be used. Who rolls a check makes no difference.
pub(super) fn one_roll(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some(rolls) = declared(event) else { return Verdict::Silent };
    let anew = |roll: &&DeclaredRoll| ctx.before.shares.roll(&event.by, roll.index).is_none();
    let mut here: BTreeMap<(String, Option<&UnitId>), Vec<Aim<'_>>> = BTreeMap::new();
    let mut open = None;
    for roll in rolls.iter().filter(anew) {
        let aim = Aim::of(ctx, roll, rolls);
        let word = word_of(&aim);
        let key = (word, aim.unit.filter(|_| !is_of_attack(aim.purpose)));
        let batch = here.entry(key).or_default();
        let stands = |roll: &&Declared| stands(ctx, roll) && !is_hit(ctx, roll, aim.purpose);
        let known = before(ctx, &event.by, &aim).into_iter().filter(stands);
        let known = known.map(|roll| Aim::known(ctx, roll));
        let mut spare = attacks_of_its_number(ctx, &aim);
        for other in known.chain(batch.iter().copied()) {
            match aim.is_that_of(&other) {
                Some(true) if spare > 0 => spare -= 1,
                Some(true) => return Verdict::broken(twice(&aim, &other)),
                None => open = open.or_else(|| Some(doubt(&aim, &other))),
                Some(false) => {}
            }
        }
        batch.push(aim);
    }
    match open {
        Some(says) => Verdict::undecided(says),
        None => Verdict::Kept,
    }
}

/// What may be for one thing has one word.
fn word_of(aim: &Aim<'_>) -> String {
    if is_of_shot(aim.purpose) {
        return String::new();
    }
    aim.deed.map_or_else(|| as_read(aim.purpose.name()), |deed| deed.name().into())
}

/// An IFT DR behind the To Hit DR that was told is that of its hit.
fn is_hit(ctx: &Ctx<'_>, roll: &Declared, purpose: &Purpose) -> bool {
    let told = ctx.before.rolls.get(&roll.roll).is_some_and(|made| made.used_by.is_some());
    roll.purpose == Purpose::ToHit && *purpose == Purpose::Ift && told
}

/// How many attacks had its number before the one that has it now: that is another clause's, and each had a roll of its own.
fn attacks_of_its_number(ctx: &Ctx<'_>, aim: &Aim<'_>) -> u32 {
    aim.attack.and_then(|attack| ctx.before.attacks.get(&attack)).map_or(0, |attack| attack.again)
}

const fn is_of_attack(purpose: &Purpose) -> bool {
    matches!(purpose, Purpose::Ift | Purpose::ToHit | Purpose::ToKill)
}

pub(super) const fn is_of_shot(purpose: &Purpose) -> bool {
    matches!(purpose, Purpose::Ift | Purpose::ToHit)
}

fn doubt(new: &Aim<'_>, old: &Aim<'_>) -> String {
    if new.is_other_way_of(old) {
        let attack = new.attack.map(|attack| attack.to_string()).unwrap_or_default();
        return format!(
            "which of {} and {} settles {attack}: one is its IFT DR, the other its To Hit DR, and neither hangs on the \
             other (`if`)",
            old.roll, new.roll
        );
    }
    format!("whether the first and the second are for one thing: {}", twice(new, old))
}

fn twice(new: &Aim<'_>, old: &Aim<'_>) -> String {
    let unit = new.unit.map(|unit| format!(" for {unit}")).unwrap_or_default();
    let attack = new.attack.map(|attack| format!(" in {attack}")).unwrap_or_default();
    format!(
        "{} is declared for {}{unit}{attack}, and {} is that already",
        new.roll,
        new.purpose.name(),
        old.roll
    )
}
