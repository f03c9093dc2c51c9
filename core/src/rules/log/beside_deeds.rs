//! `LOG` clauses on the words beside a deed: who fires with what, whose arc it is, between whom LOS is, what a counter says
//! of a unit that the attack did not do to it.

use crate::event::{
    AttackId, CaChanged, ClearanceChecked, Event, Firer, MoveEnd, Reduced, Status, StatusChanged, UnitId,
    Use, WeaponFailed, Wear, What,
};
use crate::facts::{Ctx, ToHitRoll, Told, Volley};
use crate::figures::vehicle::firing::is_one_gun;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::scenario::DiceScheme;
use crate::state::{Attack, side_of};
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, WeaponKind, WeaponWord};
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "LOG.firer-of-attack",
        &[Matter::AttackReference],
        "A To Hit roll is made by a unit that fires in its attack.",
        Check::ToHit(firer_of_attack),
    ),
    Clause::check(
        "LOG.two-ends-of-los",
        &[Matter::Record],
        "LOS is attested between two units, and what hinders it makes it no better.",
        Check::Table(two_ends),
    ),
    Clause::check(
        "LOG.read-from-files",
        &[Matter::Record],
        "What was read from files of another program stands in a game that was played in it.",
        Check::Table(read_from_files),
    ),
    Clause::check(
        "LOG.stalls-in-mph",
        &[Matter::Record],
        "A vehicle stalls as it starts: in its own MPh, or by a Motion attempt in the enemy's.",
        Check::Table(stalls_in_mph),
    ),
    Clause::check(
        "LOG.insufficient-in-motion",
        &[Matter::MpUnspent],
        "That the MP left do not reach the next hex is said where a vehicle ends its move in Motion.",
        Check::Any(insufficient_in_motion),
    ),
    Clause::check(
        "LOG.next-hex-wished",
        &[Matter::HexLeave],
        "The next hex that a vehicle wished to enter is one beside it.",
        Check::Any(next_hex_wished),
    ),
    Clause::check(
        "LOG.arc-of-vehicle",
        &[Matter::ArcTurn],
        "A Covered Arc is a vehicle's or a Gun's.",
        Check::CaChanged(arc_of_vehicle),
    ),
    Clause::check(
        "LOG.attack-reveals",
        &[Matter::Record],
        "An attack takes concealment away, and gives none.",
        Check::Status(attack_reveals),
    ),
    Clause::check(
        "LOG.new-counter",
        &[Matter::Record],
        "What is left of a unit is a counter that was not in play.",
        Check::Reduced(new_counter),
    ),
    Clause::check(
        "LOG.fires-what-it-has",
        &[Matter::FireLeave],
        "A vehicle and a leader have no inherent FP, and Personnel that fire a Gun name it.",
        Check::Fire(fires_what_it_has),
    ),
    Clause::check(
        "LOG.weapon-once",
        &[Matter::FireLeave],
        "A weapon is named once in an attack.",
        Check::Fire(weapon_once),
    ),
    Clause::check(
        "LOG.target-in-play",
        &[Matter::Target],
        "What is fired at has not left play.",
        Check::Fire(target_in_play),
    ),
    Clause::check("LOG.ended-once", &[Matter::Order], "A vehicle ends its MPh once.", Check::Any(ended_once)),
    Clause::check(
        "LOG.status-named",
        &[Matter::Record],
        "A change of status names what a unit becomes, or what it is no more.",
        Check::Status(says_something),
    ),
    Clause::check(
        "LOG.failing-roll",
        &[Matter::RollReference],
        "The roll by which a weapon fails is that of a shot of it, or of its repair; Low Ammo is of vehicles and Guns.",
        Check::Failed(failing_roll),
    ),
    Clause::check(
        "LOG.clearance-of-vehicle",
        &[Matter::Record],
        "The clearance of a hexside is measured for a vehicle, or for Infantry that goes past an obstacle.",
        Check::Clearance(clearance_of_vehicle),
    ),
];

/// A crew fires the Gun that it mans: the attack names one of both.
fn firer_of_attack(roll: &ToHitRoll<'_>) -> Verdict {
    let (attempt, Some(attack)) = (roll.said, roll.attack()) else { return Verdict::Silent };
    if attack.declared.firers.is_empty() {
        return Verdict::Silent;
    }
    if !attack.has_firer(&attempt.unit) {
        return Verdict::broken(format!("{} does not fire in {}", attempt.unit, attempt.attack));
    }
    let mut own = attack.declared.firers.iter().filter(|f| f.unit == attempt.unit).peekable();
    let Some(first) = own.peek().map(|f| &f.weapon) else { return Verdict::Kept };
    // One weapon may have two names: of a vehicle its MA and SA are two.
    let (says, is) = (first, &attempt.weapon);
    if own.any(|f| f.weapon == attempt.weapon) || !is_of_vehicle(says) || !is_of_vehicle(is) {
        return Verdict::Kept;
    }
    Verdict::broken(format!("{} fires its {says} in {}, not its {is}", attempt.unit, attempt.attack))
}

/// A weapon of a vehicle by its word, which is its only name.
fn is_of_vehicle(weapon: &Use) -> bool {
    let words = [WeaponWord::Ma, WeaponWord::Sa];
    matches!(weapon, Use::Weapon(name) if words.iter().any(|word| name.is(*word)))
}

fn two_ends(told: &Told<'_, Event>) -> Verdict {
    let What::LosAttested(los) = &told.said.what else { return Verdict::Silent };
    if los.hindrance < Drm(0) {
        return Verdict::broken("a Hindrance is never negative (A6.7)");
    }
    Verdict::kept_or(los.unit != los.to, || format!("{} is named at both ends", los.to))
}

/// The figures of what was read from a file are nobody's, so in another game a player could leave them out.
fn read_from_files(told: &Told<'_, Event>) -> Verdict {
    let undone = matches!(told.said.what, What::StepUndone(_));
    if !undone && !matches!(told.said.what, What::Inferred(_)) {
        return Verdict::Silent;
    }
    Verdict::kept_or(told.ctx.scenario.dice == DiceScheme::Vasl, || {
        "this game was not played in VASL: no file shows what was done".into()
    })
}

fn stalls_in_mph(told: &Told<'_, Event>) -> Verdict {
    let (ctx, What::Stalled(stalled)) = (&told.ctx, &told.said.what) else { return Verdict::Silent };
    let phase = ctx.before.phase.filter(|_| ctx.vehicle(&stalled.unit).is_some());
    phase.map_or(Verdict::Silent, |phase| {
        Verdict::kept_or(phase == Phase::MPh, || format!("{} starts nothing in the {phase}", stalled.unit))
    })
}

fn insufficient_in_motion(told: &Told<'_, Event>) -> Verdict {
    let What::UnitMoveEnded(ended) = &told.said.what else { return Verdict::Silent };
    if !ended.insufficient {
        return Verdict::Silent;
    }
    Verdict::kept_or(ended.end != MoveEnd::Plain, || {
        "it does not end in Motion: nothing hangs on its MP".into()
    })
}

/// From Bypass it may wish to go inside.
fn next_hex_wished(told: &Told<'_, Event>) -> Verdict {
    let (ctx, What::UnitMoveEnded(ended)) = (&told.ctx, &told.said.what) else { return Verdict::Silent };
    let here = told.unit.and_then(|unit| unit.place.cell());
    let Some((wished, from)) = ended.intended.as_ref().zip(here) else { return Verdict::Silent };
    let range = from.range(ctx.cell(wished.hex));
    let bypass = told.unit.is_some_and(|unit| unit.place.bypass().is_some());
    Verdict::kept_or(range == 1 || (bypass && range == 0), || {
        format!(
            "{} is {range} hexes from {}, where it stands",
            ctx.show(ctx.cell(wished.hex)),
            ctx.show(from)
        )
    })
}

/// Nothing is known of a unit that the scenario describes as neither.
fn arc_of_vehicle(told: &Told<'_, CaChanged>) -> Verdict {
    let Some((_, def)) = told.known() else { return Verdict::Silent };
    match (&def.vehicle, &def.infantry) {
        (Some(_), _) => Verdict::Kept,
        (None, Some(_)) => Verdict::broken(format!("{} is no vehicle and no Gun", told.said.unit)),
        (None, None) => Verdict::Silent,
    }
}

/// Nothing new is said of a unit that was concealed before.
fn attack_reveals(told: &Told<'_, StatusChanged>) -> Verdict {
    let changed = told.said;
    let harm = [Status::Broken, Status::Pinned, Status::Wounded].iter().any(|s| changed.add.contains(s));
    let asked = told.ctx.before.is_under_way() && (harm || changed.attack.is_some());
    let Some(unit) = told.unit.filter(|_| asked) else { return Verdict::Silent };
    let fresh = |status: Status| changed.add.contains(&status) && !unit.status.has(status);
    let gained = fresh(Status::Hidden) || (fresh(Status::Concealed) && !unit.status.has(Status::Hidden));
    Verdict::kept_or(!gained, || format!("{} gains concealment by what an attack did to it", changed.unit))
}

fn new_counter(told: &Told<'_, Reduced>) -> Verdict {
    let (ctx, reduced) = (&told.ctx, told.said);
    let Some(into) = reduced.into.as_ref().filter(|into| **into != reduced.unit) else {
        return Verdict::Silent;
    };
    Verdict::kept_or(!ctx.before.units.contains_key(into), || format!("{into} is another unit in play"))
}

/// A Gun of its side stands with it: a counter of a type that is neither a vehicle's nor Personnel's.
fn is_by_gun(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let here = ctx.before.units.get(id).and_then(crate::state::Unit::location);
    let side = side_of(ctx.before, ctx.scenario, id);
    let gun = |other: &UnitId| {
        let typed = ctx.unit(other).filter(|(_, def)| def.vehicle.is_none() && def.infantry.is_none());
        typed.is_some_and(|(_, def)| def.kind.is_some()) && side_of(ctx.before, ctx.scenario, other) == side
    };
    here.is_some() && ctx.units_with(here).into_iter().any(|(other, _)| gun(other))
}

/// Why a unit cannot fire with what is named. FP that nobody declared are nobody's claim.
fn misfit(ctx: &Ctx<'_>, firer: &Firer) -> Option<Verdict> {
    let id = &firer.unit;
    let (_, def) = ctx.unit(id)?;
    let (declared, typed) = (firer.base.is_some(), def.kind.is_some());
    // A heroic leader has the one FP of a hero (A15.2).
    let heroic = ctx.before.units.get(id).is_some_and(|unit| unit.status.has(Status::Heroic));
    let leader = !heroic
        && def.infantry.as_ref().is_some_and(|i| i.kind == Some(InfantryKind::Leader) && i.fp.is_none());
    match &firer.weapon {
        Use::Inherent if def.vehicle.is_some() && declared => {
            Some(Verdict::broken(format!("{id} is a vehicle: it has no inherent FP")))
        }
        Use::Inherent if leader && declared => {
            Some(Verdict::broken(format!("{id} is a leader, who has no inherent FP")))
        }
        Use::Inherent if def.vehicle.is_none() && def.infantry.is_none() && typed => {
            Some(Verdict::undecided(format!(
                "the inherent FP of {id}: the scenario does not say that it is Personnel"
            )))
        }
        Use::Gun | Use::Ordnance if def.infantry.is_some() && (declared || is_by_gun(ctx, id)) => {
            Some(Verdict::undecided(format!("which Gun {id} fires: its counter is to be named")))
        }
        Use::Sw(name) | Use::Weapon(name) if def.infantry.is_some() && declared && name.kind().is_none() => {
            let known = ctx.scenario.weapon(def, &firer.weapon).is_some();
            let says = || {
                format!("what {name} of {id} is: no weapon of that name is known, and its FP stand by word")
            };
            (!known).then(|| Verdict::undecided(says()))
        }
        Use::Sw(name) | Use::Weapon(name) if def.infantry.is_some() && declared => {
            let known = ctx.scenario.weapon(def, &firer.weapon).is_some_and(|weapon| weapon.fp.is_some());
            let most = name.kind().and_then(most_fp).filter(|_| !known && ctx.tells_all())?;
            firer.base.is_some_and(|fp| fp.ceil() > most).then(|| {
                Verdict::undecided(format!(
                    "the FP of the {name} of {id}: the head gives none, and a counter has less"
                ))
            })
        }
        Use::Inherent | Use::Gun | Use::Ordnance | Use::Sw(_) | Use::Weapon(_) => None,
    }
}

/// The most that a counter of the kind has by itself, TPBF counted (A22, A23).
fn most_fp(kind: WeaponKind) -> Option<u32> {
    let most =
        [(WeaponKind::Ft, 24), (WeaponKind::Dc, 36), (WeaponKind::ThrownDc, 36), (WeaponKind::Mol, 12)];
    most.into_iter().find(|(of, _)| *of == kind).map(|(_, fp)| fp)
}

fn fires_what_it_has(volley: &Volley<'_>) -> Verdict {
    let mut wrong = volley.declared.firers.iter().filter_map(|firer| misfit(&volley.ctx, firer));
    wrong.next().unwrap_or(Verdict::Kept)
}

fn weapon_once(volley: &Volley<'_>) -> Verdict {
    let all = &volley.declared.firers;
    // A7.33 speaks of inherent FP.
    let same = |a: &Firer, b: &Firer| a.unit == b.unit && a.weapon == b.weapon && a.weapon != Use::Inherent;
    let twice = all.iter().enumerate().find(|(n, firer)| all[..*n].iter().any(|other| same(firer, other)));
    match twice {
        Some((_, firer)) => Verdict::broken(format!("{} is named twice with the same weapon", firer.unit)),
        None if all.len() > 1 => Verdict::Kept,
        None => Verdict::Silent,
    }
}

/// This attack says nothing of what an attack before it did not yet tell.
fn target_in_play(volley: &Volley<'_>) -> Verdict {
    let units = &volley.declared.target.units;
    let gone = |id: &&UnitId| volley.ctx.before.units.get(id).is_some_and(|unit| unit.eliminated);
    match units.iter().find(gone) {
        Some(id) => Verdict::broken(format!("{id} has left play")),
        None if units.is_empty() => Verdict::Silent,
        None => Verdict::Kept,
    }
}

/// Several Infantry units may move as a stack.
fn ended_once(told: &Told<'_, Event>) -> Verdict {
    let What::UnitMoveEnded(ended) = &told.said.what else { return Verdict::Silent };
    // A3.3 speaks where this is not the MPh.
    if told.ctx.before.phase != Some(Phase::MPh) {
        return Verdict::Silent;
    }
    let vehicle =
        told.ctx.vehicle(&ended.unit).map(|(unit, _)| unit).filter(|unit| unit.mph.expenditures > 0);
    vehicle.map_or(Verdict::Silent, |unit| {
        Verdict::kept_or(!unit.mph.closed, || format!("the MPh of {} was over before", ended.unit))
    })
}

fn says_something(told: &Told<'_, StatusChanged>) -> Verdict {
    let changed = told.said;
    if changed.add.is_empty() && changed.remove.is_empty() {
        return Verdict::broken("it says neither what a unit becomes nor what it is no more");
    }
    let both = changed.add.iter().any(|status| changed.remove.contains(status));
    Verdict::kept_or(!both, || "it says of one status that it comes and that it goes".into())
}

/// The roll by which it failed is that of a shot of it, or of its repair.
/// A SW by its name, with or without a word on what it is.
fn same_name(a: &Use, b: &Use) -> bool {
    matches!((a, b), (Use::Sw(a) | Use::Weapon(a), Use::Sw(b) | Use::Weapon(b)) if a == b)
}

fn failing_roll(told: &Told<'_, WeaponFailed>) -> Verdict {
    let (ctx, failed) = (&told.ctx, told.said);
    if failed.wear == Wear::LowAmmo && matches!(failed.weapon, Use::Sw(_)) {
        return Verdict::broken("Low Ammo is of vehicles and Guns with a circled B# (D3.71)");
    }
    let Some(roll) = failed.roll else { return Verdict::Silent };
    if !ctx.before.rolls.contains_key(&roll) {
        return Verdict::broken(format!("no roll {roll} was made"));
    }
    let fires = |attack: &Attack| {
        let own = |f: &Firer| {
            f.unit == failed.unit
                && (is_one_gun(&f.weapon, &failed.weapon) || same_name(&f.weapon, &failed.weapon))
        };
        attack.declared.firers.iter().any(own)
    };
    let by = |attack: &&Attack| {
        attack.rolls.iter().any(|r| r.said.roll == roll) || attack.to_hits.iter().any(|(id, _)| *id == roll)
    };
    let of_shot = ctx.before.attacks.values().find(by).map(fires);
    let other =
        ctx.before.rolls.get(&roll).and_then(|roll| roll.unit.as_ref()).is_some_and(|id| *id != failed.unit);
    match of_shot {
        Some(true) => Verdict::Kept,
        Some(false) => Verdict::broken(format!("{roll} is the roll of another shot")),
        None if other => Verdict::broken(format!("{roll} was made for another unit")),
        None => Verdict::Silent,
    }
}

fn clearance_of_vehicle(told: &Told<'_, ClearanceChecked>) -> Verdict {
    let Some((_, def)) = told.known() else { return Verdict::Silent };
    // Infantry goes past obstacles, too (A4.3).
    let on_foot = def.infantry.is_some() && told.ctx.scenario.book >= 2;
    Verdict::kept_or(def.vehicle.is_some() || on_foot, || format!("{} is no vehicle", told.said.unit))
}

/// Who may be named with a roll of an attack whose event names no unit: its firers and directors. `None` where the
/// attack is unknown or the unit is its target.
pub(super) fn rolls_for(ctx: &Ctx<'_>, attack: AttackId, unit: &UnitId) -> Option<bool> {
    let attack = ctx.before.attacks.get(&attack)?;
    let fires = attack.has_firer(unit) || attack.declared.directors.contains(unit);
    (fires || !attack.concerns(unit)).then_some(fires)
}
