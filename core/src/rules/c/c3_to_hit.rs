//! C3.3: the Target Type of a To Hit roll, its sum, and its Cases as a whole. The To Hit Numbers are the players' to say.

use crate::duty::{Debt, Owed, Standing};
use crate::event::{DrmLine, Event, Purpose, Status, StatusChanged, ToKillAttempt, UnitId, VehicleHit, What};
use crate::facts::{Ctx, ToHitRoll, Told, Underway, Volley};
use crate::figures::check::owed::is_of_ift;
use crate::figures::infantry::unit::infantry;
use crate::figures::to_hit::backfire::has_backfired;
use crate::figures::to_hit::hit::is_at_afv;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::sum::sum_of;
use crate::rules::table::Check;
use crate::state::Attack;
use crate::vocab::{Modifier, WeaponKind};
use alloc::format;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "C3.3-target-type",
        &[Matter::Target],
        "The Infantry Target Type is for Personnel, the Vehicle Target Type for vehicles.",
        Check::Fire(target_type),
    ),
    Clause::check(
        "C3.3-final-dr",
        &[Matter::FinalDr, Matter::Result],
        "The Final To Hit DR of a Gun or of a weapon of Infantry is the Original DR with the DRM, and hits up to the To Hit Number.",
        Check::ToHit(gun_sum),
    ),
    Clause::check(
        "C3.3-case-once",
        &[Matter::Modifier],
        "Each Case counts once on a To Hit roll; each Hindrance is one of its own.",
        Check::ToHit(case_once),
    ),
    Clause::checks(
        "C3.3-hit-first",
        &[Matter::Consequence],
        "Ordnance that misses harms nobody; a roll after the To Hit roll tells what a hit does.",
        &[
            Check::Harmed(hit_first),
            Check::Hit(hit_first_of),
            Check::Status(hit_first_said),
            Check::ToKill(hit_before_kill),
            Check::Listed(after_hit),
        ],
    ),
    Clause::check(
        "C3.32-itt-all-hit",
        &[Matter::Consequence],
        "One To Hit roll is held against each unit of the Location with its own DRM; the IFT roll is against those that it hits.",
        Check::Harmed(each_by_its_own),
    ),
];

fn target_type(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some(at_infantry) = attack.target.infantry_target else { return Verdict::Silent };
    let is_vehicle = |ctx: &Ctx<'_>, id: &UnitId| ctx.vehicle(id).is_some();
    let known = |id: &&UnitId| is_vehicle(ctx, id) || infantry(ctx, id).is_some();
    let mut named = attack.target.units.iter().filter(known).peekable();
    let by_name = named.peek().is_some();
    let mut there = volley.targets().iter().filter(known).peekable();
    if !by_name && there.peek().is_none() {
        return Verdict::Silent;
    }
    let typed = |id: &UnitId| is_vehicle(ctx, id) != at_infantry;
    let fits = if by_name { named.any(typed) } else { there.any(typed) };
    let how = if by_name { "named as the target" } else { "there" };
    let what = if at_infantry { "only vehicles are" } else { "no vehicle is" };
    Verdict::kept_or(fits, || format!("{what} {how}"))
}

/// Those of vehicles D3 judges.
fn gun_sum(roll: &ToHitRoll<'_>) -> Verdict {
    if roll.ctx.vehicle(&roll.said.unit).is_some() { Verdict::Silent } else { sum_of(roll) }
}

fn case_once(roll: &ToHitRoll<'_>) -> Verdict {
    let drm = &roll.said.drm;
    let counted = |line: &&DrmLine| !line.is(Modifier::Hindrance);
    let named: Vec<&DrmLine> = drm.iter().filter(counted).collect();
    let twice =
        named.iter().enumerate().find(|(n, line)| named[..*n].iter().any(|other| other.name == line.name));
    match twice {
        Some((_, line)) => Verdict::broken(format!("{} is counted twice", line.name)),
        None if named.is_empty() => Verdict::Silent,
        None => Verdict::Kept,
    }
}

/// What is rolled next: a To Kill DR against an AFV, else an IFT DR. Nobody misses it at a deadline: of a shot that players
/// broke off the log need not tell more.
fn after_hit(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let shots = on.volley.shots();
    if shots.is_empty() || !shots.iter().all(|shot| shot.kind().is_some_and(WeaponKind::is_ordnance)) {
        return Vec::new();
    }
    if attack.hit != Some(true) {
        return Vec::new();
    }
    let settled = !attack.rolls.is_empty() || !attack.kills.is_empty();
    let debt = if is_at_afv(ctx, attack) { Debt::ToKill } else { Debt::Roll };
    let says = || format!("{} hit, and the log does not tell what the hit does", attack.declared.attack);
    alloc::vec![Owed::of_all(debt, Standing::done_or(settled, says))]
}

/// Harm that a line tells without its attack is that of the only one on the unit.
fn attack_of_harm<'c>(ctx: &Ctx<'c>, what: &What, id: &UnitId) -> Option<&'c Attack> {
    let on = |attack: &&Attack| attack.concerns(id);
    match what.attack() {
        Some(named) => ctx.before.attacks.get(&named),
        None if matches!(what, What::Checked(_)) => None,
        None => {
            let mut all = ctx.before.attacks.values().filter(on);
            all.next().filter(|attack| all.next().is_none() && !attack.closed)
        }
    }
}

/// A unit that shares the roll with one that it hit, and is missed itself. [EXC: the loss of a leader who was hit concerns those
/// beside that leader (A10.2).]
fn each_by_its_own(told: &Told<'_, Event>) -> Verdict {
    let what = &told.said.what;
    let checked = if let What::Checked(checked) = what { Some(is_of_ift(checked.check)) } else { None };
    let asked = checked.unwrap_or_else(|| what.harm().is_some());
    let Some(id) = what.unit().filter(|_| asked) else { return Verdict::Silent };
    // What no line ascribes to it a Sniper may have done (A14).
    let attack = what.attack().and_then(|named| told.ctx.before.attacks.get(&named));
    let Some(attack) = attack else { return Verdict::Silent };
    let shares = attack.aimed.iter().any(|one| one.target == *id) && attack.aimed.len() > 1;
    if !shares || attack.hit != Some(true) || attack.checks.iter().any(|made| made.unit == *id) {
        return Verdict::Silent;
    }
    let named = attack.declared.attack;
    Verdict::kept_or(!attack.missed(id), || format!("the To Hit roll of {named} missed {id}"))
}

fn hit_first(told: &Told<'_, Event>) -> Verdict {
    let (ctx, what) = (&told.ctx, &told.said.what);
    let Some((id, harm)) = what.unit().zip(what.harm()) else { return Verdict::Silent };
    let attack = attack_of_harm(ctx, what, id);
    // [EXC: an Original 12 of a PF reduces who fires it (C13.36).]
    let attack = attack.filter(|attack| !has_backfired(ctx, attack, id));
    attack.map_or(Verdict::Silent, |attack| harmless(attack, id, harm.word()))
}

/// D3 speaks of vehicles' weapons.
fn hit_before_kill(told: &Told<'_, ToKillAttempt>) -> Verdict {
    let Some(on) = &told.underway else { return Verdict::Silent };
    let [shot] = on.volley.shots() else { return Verdict::Silent };
    let vehicle = told.ctx.vehicle(&shot.firer.unit).is_some();
    let rolls = shot.firer.to_kill || shot.kind().is_some_and(WeaponKind::is_ordnance);
    if vehicle || !rolls || !told.ctx.is_of_players() {
        return Verdict::Silent;
    }
    let id = on.attack.declared.attack;
    match on.attack.hit {
        Some(false) => Verdict::broken(format!("the To Hit roll of {id} missed: it has no To Kill roll")),
        // An excerpt may leave the To Hit roll out.
        Some(true) | None if on.attack.to_hits.is_empty() && !told.ctx.tells_all() => Verdict::Silent,
        Some(true) | None => Verdict::kept_or(!on.attack.to_hits.is_empty(), || {
            format!("the To Kill roll of {id} is told before its To Hit roll")
        }),
    }
}

fn hit_first_of(told: &Told<'_, VehicleHit>) -> Verdict {
    let hit = told.said;
    told.attack().map_or(Verdict::Silent, |attack| harmless(attack, &hit.unit, hit.result.word()))
}

/// What a vehicle suffers, told as its status.
fn hit_first_said(told: &Told<'_, StatusChanged>) -> Verdict {
    let changed = told.said;
    let harm = [
        (Status::Immobilized, "immobilized"),
        (Status::Stunned, "stunned"),
        (Status::Shocked, "shocked"),
        (Status::Recalled, "recalled"),
    ];
    let said = harm.into_iter().find(|(status, _)| changed.add.contains(status));
    let attack = changed.attack.and_then(|id| told.ctx.before.attacks.get(&id));
    let Some((attack, (_, said))) = attack.zip(said) else { return Verdict::Silent };
    harmless(attack, &changed.unit, said)
}

/// To Hit rolls, and no roll for what a hit does.
fn harmless(attack: &Attack, id: &UnitId, word: &str) -> Verdict {
    let to_kill = attack.dice.iter().any(|(purpose, ..)| *purpose == Purpose::ToKill);
    if attack.to_hits.is_empty() {
        return Verdict::Silent;
    }
    if !attack.rolls.is_empty() || !attack.kills.is_empty() || to_kill {
        return Verdict::Kept;
    }
    let named = attack.declared.attack;
    match attack.hit {
        Some(false) => Verdict::broken(format!("{named} missed, and {id} is {word} by it")).about(id),
        Some(true) | None => {
            Verdict::undecided(format!("by what roll {id} is {word}: {named} has no To Kill or IFT roll"))
                .about(id)
        }
    }
}
