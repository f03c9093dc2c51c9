//! A7.4: who is hit.

use crate::event::{Checked, Claim, Claimed, Level, Status, UnitId};
use crate::facts::{Shot, ToHitRoll, Told, Volley};
use crate::figures::fire::shot::observer;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::targets::only_targets;
use crate::rules::table::Check;
use crate::state::{Unit, enemies_in, firing_side, is_first_fire, locations_of, side_of, stands_as_gun};
use crate::vocab::hex::Cell;
use crate::vocab::{Ammunition, Meaning, WeaponKind};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A7.4-all-in-location",
        &[Matter::Target],
        "Apart from Defensive First Fire, fire hits all Personnel, unarmored vehicles and Vulnerable PRC in the target Location; no single target may be picked.",
        &[Check::Fire(all_in_location), Check::Fire(named_in_location)],
    ),
    Clause::check(
        "A7.4-exc-los-blocked",
        &[Matter::Target],
        "Units to whom the line of fire is blocked are no targets (entrenched behind a wall, Area Target Type cases, non-Crest units in a Depression).",
        Check::Claimed(los_blocked),
    ),
    Clause::check(
        "A7.4-independent-checks",
        &[Matter::Target],
        "Each target makes its own MC or TC with its own roll.",
        Check::Checked(independent),
    ),
    Clause::check(
        "A7.4-named-level",
        &[Matter::Target],
        "A unit named as the target is at the level that is fired at.",
        Check::Fire(named_level),
    ),
    Clause::check(
        "A7.4-only-targets",
        &[Matter::Target],
        "An attack calls for checks of its targets, and harms them alone.",
        Check::Any(only_targets),
    ),
    Clause::checks(
        "A7.4-no-friendly-fire",
        &[Matter::Target],
        "Own units may be attacked on purpose only where a rule expressly says so: in a Melee, and with SMOKE.",
        &[Check::Fire(no_friendly_fire), Check::ToHit(no_smoke_at_friends)],
    ),
];

/// Outside First Fire nobody is picked out of a Location, the Target Types of ordnance (C3.3) apart; concealed units, those aboard and those out of LOS
/// are left to the players.
fn all_in_location(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let state = ctx.before;
    let side = firing_side(state, ctx.scenario, attack);
    let named = &attack.target.units;
    let Some(side) = side.filter(|_| !named.is_empty() && !is_first_fire(attack, state.phase)) else {
        return Verdict::Silent;
    };
    let ordnance = volley.shots().iter().any(|s| s.kind().is_some_and(WeaponKind::is_ordnance));
    if ordnance || attack.target.target_type.is_some() || attack.target.locations.is_empty() {
        return Verdict::Silent;
    }
    let at = locations_of(state, ctx.scenario, attack);
    let there = enemies_in(state, side, &at);
    let seen = |id: &&UnitId| {
        let unit = state.units.get(id);
        let open = unit.is_some_and(|u| u.aboard.is_none() && !u.status.has(Status::Concealed));
        let blocked = attack.firers.iter().all(|f| ctx.sees(observer(f), id) == Some(false));
        // A Gun is none of these: its crew is.
        open && ctx.vehicle(id).is_none() && !stands_as_gun(state, id) && !blocked
    };
    let personnel = named.iter().all(|id| ctx.vehicle(id).is_none());
    match there.iter().filter(seen).find(|id| !named.contains(id)).filter(|_| personnel) {
        Some(spared) => Verdict::broken(format!("{spared} is in the Location and is a target too")),
        None => Verdict::Kept,
    }
}

/// A target that the log names stands in a hex fired at. D3.3 speaks of a vehicle in its MPh, which fire answers where
/// it is.
fn named_in_location(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let state = ctx.before;
    let named: Vec<&UnitId> = attack.target.units.iter().chain(&attack.target.answers).collect();
    if attack.target.locations.is_empty() || named.is_empty() {
        return Verdict::Silent;
    }
    let at = locations_of(state, ctx.scenario, attack);
    let answered = is_first_fire(attack, state.phase);
    let away = named.into_iter().find_map(|id| {
        let unit = state.units.get(id).filter(|unit| !unit.eliminated)?;
        let cell = unit.place.cell().filter(|_| !answered || ctx.vehicle(id).is_none())?;
        at.iter().all(|(there, _)| *there != cell).then_some((id, cell))
    });
    away.map_or(Verdict::Kept, |(id, cell)| {
        let hexes: Vec<String> = at.iter().map(|(cell, _)| ctx.show(*cell)).collect();
        Verdict::broken(format!("{id} stands in {}, and is fired at in {}", ctx.show(cell), hexes.join(", ")))
    })
}

/// Targets claimed although both accept that nobody who fired at them sees them.
fn los_blocked(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let Claim::Targets(targets) = &claimed.claim else { return Verdict::Silent };
    let side = side_of(ctx.before, ctx.scenario, &claimed.unit);
    let friends = side.map_or_else(alloc::vec::Vec::new, |side| ctx.before.units_of(side));
    let firers = friends.iter().map(|(id, _)| *id);
    let mut verdict = Verdict::Silent;
    for target in targets {
        let mut seen = firers.clone().filter_map(|id| ctx.sees(id, target)).peekable();
        if seen.peek().is_none() {
            continue;
        }
        if seen.all(|exists| !exists) {
            return Verdict::broken(format!("nobody who could fire sees {target}"));
        }
        verdict = Verdict::Kept;
    }
    verdict
}

fn independent(told: &Told<'_, Checked>) -> Verdict {
    let checked = told.said;
    Verdict::kept_or(checked.also.is_empty(), || "each target makes its check with a roll of its own".into())
}

/// What ordnance fires at its own, its To Hit roll tells (C8.5).
fn no_friendly_fire(volley: &Volley<'_>) -> Verdict {
    match friend_alone(volley) {
        Some(_) if may_be_smoke(volley) => Verdict::Silent,
        Some(says) => Verdict::broken(says),
        None if let Some(says) = friend_beside(volley) => Verdict::broken(says),
        None if firing_side(volley.ctx.before, volley.ctx.scenario, volley.declared).is_some() => {
            Verdict::Kept
        }
        None => Verdict::Silent,
    }
}

/// Ordnance has shells of SMOKE (C8.5), as far as the head tells.
fn may_be_smoke(volley: &Volley<'_>) -> bool {
    let ordnance = |shot: &Shot<'_>| shot.kind() == Some(WeaponKind::Ordnance);
    !volley.shots().is_empty() && volley.shots().iter().all(ordnance)
}

/// A friend who is named, or a Location where only friends are. A unit held in Melee is a target with the enemy (A7.4).
fn friend_alone(volley: &Volley<'_>) -> Option<String> {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let side = firing_side(ctx.before, ctx.scenario, attack)?;
    // An Abandoned vehicle is nobody's (D5.4).
    let free = |unit: &Unit| unit.status.has(Status::Melee) || unit.status.has(Status::Abandoned);
    let own = |id: &&UnitId| {
        side_of(ctx.before, ctx.scenario, id) == Some(side) && !ctx.before.units.get(id).is_some_and(free)
    };
    if let Some(friend) = attack.target.units.iter().find(own) {
        return Some(format!("{friend} is a friendly unit"));
    }
    let alone = |at: &(Cell, Level)| {
        let there = ctx.before.units_in(*at).into_iter().filter(|(_, unit)| !unit.eliminated);
        let (mut friends, others): (Vec<_>, Vec<_>) =
            there.partition(|(_, unit)| unit.side.as_ref() == Some(side));
        friends.retain(|(id, unit)| !free(unit) && attack.firers.iter().all(|firer| firer.unit != **id));
        friends.first().filter(|_| others.is_empty()).map(|(id, _)| (*id).clone())
    };
    let friend = volley.at().iter().find_map(alone)?;
    Some(format!("{friend}, a friendly unit, is there and no enemy"))
}

/// A friend in a Location whose Infantry an attack on the IFT hits as a whole, from outside. First Fire is at the units that
/// move, ordnance may choose its Target Type, and where somebody is held in Melee, in a pillbox or aboard, other rules
/// tell who is hit.
fn friend_beside(volley: &Volley<'_>) -> Option<String> {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let [at] = volley.at() else { return None };
    let side = firing_side(ctx.before, ctx.scenario, attack)?;
    let on_ift = |shot: &Shot<'_>| !shot.kind().is_some_and(WeaponKind::is_ordnance) && !shot.firer.to_kill;
    let within = |shot: &Shot<'_>| shot.cell() == Some(at.0);
    let plain = volley.shots().iter().all(|shot| on_ift(shot) && !within(shot));
    if !ctx.tells_all() || is_first_fire(attack, ctx.before.phase) || !plain {
        return None;
    }
    let there = ctx.before.units_in(*at).into_iter().filter(|(_, unit)| !unit.eliminated);
    let (friends, others): (Vec<_>, Vec<_>) = there.partition(|(_, unit)| unit.side.as_ref() == Some(side));
    let apart = [Status::Melee, Status::InPillbox, Status::Captured, Status::Hidden, Status::Berserk];
    let open = |(id, unit): &(&UnitId, &Unit)| {
        let on_foot = ctx.unit(id).is_some_and(|(_, def)| def.infantry.is_some());
        on_foot && unit.aboard.is_none() && !apart.iter().any(|status| unit.status.has(*status))
    };
    let (friend, _) = friends.iter().find(|friend| open(friend))?;
    let all_open = friends.iter().chain(&others).all(open);
    (all_open && !others.is_empty()).then(|| format!("{friend}, a friendly unit, is in that Location too"))
}

/// What it fires, the first To Hit roll says; that it is aimed at friends, its declaration.
fn no_smoke_at_friends(roll: &ToHitRoll<'_>) -> Verdict {
    let Some(on) = &roll.underway else { return Verdict::Silent };
    let ammo = roll.said.ammo.as_ref().and_then(|ammo| Ammunition::read(ammo.as_str()));
    let smoke = matches!(ammo, Some(Ammunition::Smoke | Ammunition::Wp));
    if !on.attack.to_hits.is_empty() || !may_be_smoke(&on.volley) {
        return Verdict::Silent;
    }
    match friend_alone(&on.volley) {
        Some(_) if smoke => Verdict::Kept,
        Some(says) => Verdict::broken(says).since(on.attack.seq),
        None => Verdict::Silent,
    }
}

/// A7.4 tells that it stands in another hex.
fn named_level(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    if attack.target.units.is_empty() || attack.target.locations.is_empty() {
        return Verdict::Silent;
    }
    let at = locations_of(ctx.before, ctx.scenario, attack);
    let here = |id: &UnitId| {
        let unit = ctx.before.units.get(id)?;
        let carrier = unit.aboard.as_ref().and_then(|carrier| ctx.before.units.get(carrier));
        carrier.unwrap_or(unit).location()
    };
    let misses = |id: &&UnitId| {
        let Some((cell, level)) = here(id) else { return false };
        let mut there = at.iter().filter(|(other, _)| *other == cell).peekable();
        there.peek().is_some() && there.all(|(_, other)| *other != level)
    };
    let missed = attack.target.units.iter().find(misses);
    missed.map_or(Verdict::Kept, |id| {
        let (cell, level) = here(id).unzip();
        let hex = cell.map(|cell| ctx.show(cell)).unwrap_or_default();
        let as_target = match level {
            Some(Level::At(n)) if n != 0 => format!("at {hex}/{n}"),
            Some(Level::At(_) | Level::In) | None => format!("at {hex}"),
        };
        Verdict::broken(format!("{id} is at another level of the hex: `{as_target}` is its Location"))
    })
}
