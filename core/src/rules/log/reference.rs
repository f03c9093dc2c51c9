//! `LOG` clauses on what an event refers to: attacks by number, units by name, the place of a counter, the kind of a
//! unit. What stands beside the point is told here, so that no word of it is believed.

use crate::event::{Event, Marker, MarkerPlaced, MfSpent, MpUse, Name, Status, StatusChanged, UnitId, What};
use crate::facts::{Ctx, Move, Told};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{MAX_ATTACKS, MAX_ATTACKS_OF_UNIT, side_of};
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "LOG.attack-unknown",
        &[Matter::AttackReference],
        "What is rolled in an attack, and what comes of it, names an attack that was declared in this Player Turn.",
        Check::Any(attack_unknown),
    ),
    Clause::check(
        "LOG.attack-repeated",
        &[Matter::AttackReference],
        "An attack's number is given once in a Player Turn, which has 512 attacks at most, and 64 of a unit.",
        Check::Any(attack_repeated),
    ),
    Clause::check(
        "LOG.seen-by-enemies",
        &[Matter::Record],
        "Those who are said to have seen an expenditure are enemy units in play, each named once.",
        Check::Any(seen_by_enemies),
    ),
    Clause::check(
        "LOG.counter-place",
        &[Matter::Counter],
        "A counter of a unit names the unit, and lies where it is.",
        Check::Marker(counter_place),
    ),
    Clause::check(
        "LOG.mf-of-infantry",
        &[Matter::Record],
        "MF are spent by Infantry; a vehicle spends MP.",
        Check::Mf(mf_of_infantry),
    ),
    Clause::check(
        "LOG.inside-obstacle",
        &[Matter::Record],
        "What is entered `inside` holds woods, a building or rubble.",
        Check::Enter(inside_obstacle),
    ),
    Clause::check(
        "LOG.status-of-its-kind",
        &[Matter::Record],
        "A vehicle has the statuses of vehicles, and Personnel those of Personnel.",
        Check::Status(status_of_its_kind),
    ),
    Clause::check(
        "LOG.counter-of-its-kind",
        &[Matter::Record],
        "A counter of Motion lies on a vehicle, and on no Personnel.",
        Check::Marker(counter_of_its_kind),
    )
    .since(2),
];

fn attack_unknown(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some(attack) = event.what.attack() else { return Verdict::Silent };
    Verdict::kept_or(ctx.before.attacks.contains_key(&attack), || {
        format!("no attack {attack} was declared in this Player Turn")
    })
}

fn attack_repeated(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::FireAttack(fire) = &event.what else { return Verdict::Silent };
    let attack = fire.attack;
    if !ctx.before.has_room_for(fire) {
        return Verdict::broken(format!(
            "{MAX_ATTACKS} attacks were declared in this Player Turn, or {MAX_ATTACKS_OF_UNIT} of one of these units: \
             no more are kept"
        ));
    }
    Verdict::kept_or(!ctx.before.attacks.contains_key(&attack), || {
        format!("an attack {attack} was declared before: the number cannot be given again")
    })
}

fn seen_by_enemies(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let side = event.what.unit().and_then(|mover| side_of(ctx.before, ctx.scenario, mover));
    let (Some(seen_by), Some(side)) = (event.what.seen_by(), side) else {
        return Verdict::Silent;
    };
    let twice = seen_by.iter().enumerate().find(|(n, unit)| seen_by[..*n].contains(unit));
    if let Some((_, unit)) = twice {
        return Verdict::broken(format!("{unit} is named twice"));
    }
    let wrong = seen_by.iter().find_map(|unit| Some((unit, no_enemy(ctx, side, unit)?)));
    wrong.map_or(Verdict::Kept, |(unit, why)| Verdict::broken(format!("{unit} {why}")))
}

/// Why a unit is no enemy that can have seen anything.
fn no_enemy(ctx: &Ctx<'_>, side: &Name, unit: &UnitId) -> Option<&'static str> {
    match ctx.before.units.get(unit) {
        None => Some("is not in play"),
        Some(seer) if seer.eliminated => Some("has left play"),
        Some(_) => (side_of(ctx.before, ctx.scenario, unit) == Some(side)).then_some("is of the same side"),
    }
}

/// Counters that lie on a unit, and on no hex alone.
const fn is_of_unit(marker: &Marker) -> bool {
    match marker {
        Marker::PrepFire
        | Marker::BoundingFire
        | Marker::OpportunityFire
        | Marker::FirstFire
        | Marker::FinalFire
        | Marker::IntensiveFire
        | Marker::NoFire
        | Marker::Motion
        | Marker::ReverseMotion
        | Marker::Pin
        | Marker::Malfunction => true,
        Marker::Encircled | Marker::EncircledLevel(_) | Marker::Melee | Marker::Named(_) => false,
    }
}

fn counter_place(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let Some(id) = &placed.unit else {
        return match placed.hex {
            None => Verdict::broken("it says neither on which unit nor in which hex"),
            Some(_) if is_of_unit(&placed.marker) => Verdict::undecided("the unit that the counter lies on"),
            Some(_) => Verdict::Silent,
        };
    };
    let carrier = ctx.before.units.get(id).and_then(|unit| unit.aboard.as_ref());
    let unit = ctx.before.units.get(carrier.unwrap_or(id));
    let (Some(cell), Some(hex)) = (unit.and_then(|unit| unit.place.cell()), placed.hex) else {
        return Verdict::Silent;
    };
    Verdict::kept_or(ctx.cell(hex) == cell, || format!("{id} is in {}", ctx.show(cell)))
}

fn counter_of_its_kind(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let placed = told.said;
    let asked = matches!(placed.marker, Marker::Motion | Marker::ReverseMotion) && !placed.removed;
    let unit = placed.unit.as_ref().filter(|_| asked).and_then(|id| told.ctx.unit(id));
    let Some((_, def)) = unit else { return Verdict::Silent };
    if def.vehicle.is_none() && def.infantry.is_none() {
        return Verdict::Silent;
    }
    Verdict::kept_or(def.vehicle.is_some(), || "no Personnel is in Motion".into())
}

fn mf_of_infantry(told: &Told<'_, MfSpent>) -> Verdict {
    let (ctx, spent) = (&told.ctx, told.said);
    let Some((_, def)) = ctx.unit(&spent.unit) else { return Verdict::Silent };
    Verdict::kept_or(def.vehicle.is_none(), || format!("{} is a vehicle", spent.unit))
}

/// A hex of which the scenario says nothing may hold anything.
fn inside_obstacle(spend: &Move<'_>) -> Verdict {
    let MpUse::Enter { hex, inside: true, .. } = &spend.said.on else { return Verdict::Silent };
    let Some(terrain) = spend.terrain(spend.ctx.cell(*hex)) else { return Verdict::Silent };
    let known = terrain.entry.is_some() || terrain.is_obstacle();
    Verdict::kept_or(known, || format!("{} holds no obstacle", spend.ctx.scenario.map.show(*hex)))
}

/// Which kind of unit can have a status; none where either can.
const fn is_of_vehicle(status: Status) -> Option<bool> {
    match status {
        Status::Immobilized
        | Status::Bogged
        | Status::Abandoned
        | Status::Stunned
        | Status::Shocked
        | Status::Recalled
        | Status::Towing
        | Status::Platoon
        | Status::Motion
        | Status::HullDown
        | Status::QuasiLeader => Some(true),
        Status::Broken
        | Status::Disrupted
        | Status::Dm
        | Status::Berserk
        | Status::Heroic
        | Status::Wounded
        | Status::Encircled
        | Status::Cx
        | Status::InPillbox
        | Status::HumanWave => Some(false),
        Status::Pinned
        | Status::Fanatic
        | Status::Melee
        | Status::Concealed
        | Status::Hidden
        | Status::Known
        | Status::Ti
        | Status::Captured
        | Status::Moved
        | Status::ArmoredAssault => None,
    }
}

/// Nothing is known of a unit that the scenario describes as neither.
fn status_of_its_kind(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let Some((_, def)) = ctx.unit(&changed.unit) else { return Verdict::Silent };
    let is_vehicle = def.vehicle.is_some();
    if !is_vehicle && def.infantry.is_none() {
        return Verdict::Silent;
    }
    let mut said = changed.add.iter().chain(&changed.remove).copied();
    let wrong = said.find(|status| is_of_vehicle(*status).is_some_and(|of_vehicle| of_vehicle != is_vehicle));
    Verdict::kept_or(wrong.is_none(), || {
        let (is, of) = if is_vehicle { ("a", "Personnel's") } else { ("no", "a vehicle's") };
        format!("{} is {is} vehicle, and a status named is {of}", changed.unit)
    })
}
