//! D3.12: the TCA, what it governs, and what turning it with MP costs.

use crate::event::{FireMode, Marker, MarkerPlaced, MpUse};
use crate::facts::{Ctx, IftRoll, Move, ToHitRoll, Told, Volley};
use crate::figures::vehicle::firing;
use crate::figures::vehicle::firing::{Firing, vehicles};
use crate::figures::vehicle::spine::is_off_spine;
use crate::figures::vehicle::turret::turret_counter;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::arcs::each_arc;
use crate::rules::table::Check;
use crate::state::{Attack, Place};
use crate::vocab::num::Mp;
use crate::vocab::{Counter, Modifier, Mount, WeaponMount, Work};
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D3.12-turret-weapon-arc",
        &[Matter::WeaponArc],
        "A turret weapon fires only within the TCA at the moment of the shot.",
        Check::VehicleFire(turret_weapon_arc),
    ),
    Clause::fact(
        "D3.12-tca-defaults-to-vca",
        "Without a turret counter the TCA is the VCA.",
        "`Unit::tca` is the VCA as long as no event sets the turret apart",
    ),
    Clause::check(
        "D3.12-turret-counter-removal",
        &[Matter::Counter],
        "When the arcs coincide the turret counter comes off, unless it must show the crew's status.",
        Check::Marker(turret_counter_removal),
    ),
    Clause::fact(
        "D3.12-offset-turret-recorded",
        "A turret that points elsewhere than the hull must be on record.",
        "a turret that no event set apart is the hull's: a shot elsewhere breaks D3.12-turret-weapon-arc",
    ),
    Clause::checks(
        "D3.12-turret-fire-keeps-vca",
        &[Matter::CaseA],
        "A turret weapon fired outside the VCA leaves the hull where it is, unless NT Case A is paid for a turn of it.",
        &[Check::ToHit(keeps_vca_to_hit), Check::VehicleIft(keeps_vca_on_ift)],
    ),
    Clause::check(
        "D3.12-target-in-new-tca",
        &[Matter::WeaponArc, Matter::TcaChange],
        "After a turn made for a shot the new TCA holds the target.",
        Check::VehicleFire(target_in_new_tca),
    ),
    Clause::check(
        "D3.12-tca-free-with-mp",
        &[Matter::ArcTurn],
        "A vehicle turns its turret with any MP it spends in its MPh, for no MP more.",
        Check::Mp(free_with_mp),
    ),
    Clause::fact(
        "D3.12-tca-mp-any-purpose",
        "The MP that a turret turn rides on may be spent for anything.",
        "`MpSpent::turret` stands beside every kind of expenditure",
    ),
    Clause::check(
        "D3.12-tca-obstacle-doubled",
        &[Matter::TcaMp],
        "Inside woods, a building or rubble a turret turn needs two MP; Bypass and a road exempt from the first two.",
        Check::Mp(obstacle_doubled),
    ),
    Clause::undecidable(
        "D3.12-narrow-street",
        "B31.12 rules the turns in a Narrow Street.",
        "whether a hex is a Narrow Street is map art, and what it forbids stands in another chapter",
    ),
    Clause::line(
        "D3.12-turret-hit-facing",
        &[Matter::TargetFacing],
        "The Target Facing of a turret hit is read from the TCA, never from the VCA.",
    ),
    Clause::line(
        "D3.12-vca-pivot-nt",
        &[Matter::CaseA],
        "A hull turned to bring a weapon to bear is charged as NT, for turret weapons too.",
    ),
];

/// Shots of turret weapons with, or without, a turn declared; Bounding First Fire is D3.52's.
fn in_arc(volley: &Volley<'_>, turned: bool) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let turns = attack.tca.is_some() || attack.vca.is_some();
    if turns != turned || is_off_spine(ctx, attack) {
        return Verdict::Silent;
    }
    let asked = |firing: &Firing<'_>| {
        let bounding = attack.mode == FireMode::Bounding && firing.in_own_mph();
        !bounding && matches!(firing.mount(), Some(WeaponMount::Turret | WeaponMount::Rear))
    };
    each_arc(volley, attack, asked, |firing, hex| {
        let arc = if firing.mount() == Some(WeaponMount::Rear) { "wedge behind the TCA" } else { "TCA" };
        format!("{hex} is outside the {arc}, in which the {} fires", firing.name())
    })
}

fn turret_weapon_arc(volley: &Volley<'_>) -> Verdict {
    in_arc(volley, false)
}

fn target_in_new_tca(volley: &Volley<'_>) -> Verdict {
    in_arc(volley, true)
}

/// A counter of this name, placed or removed against the status.
fn turret_counter_removal(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let turret = matches!(&placed.marker, Marker::Named(name) if name.is(Counter::Turret));
    let Some((unit, vehicle)) = placed.unit.as_ref().filter(|_| turret).and_then(|id| ctx.vehicle(id)) else {
        return Verdict::Silent;
    };
    match turret_counter(unit, vehicle) {
        Some(stands) => Verdict::kept_or(stands != placed.removed, || {
            let what = if stands { "stays: it shows the TCA or the crew" } else { "comes off" };
            format!("the turret counter {what}")
        }),
        None => Verdict::undecided("whether the vehicle is open-topped, and its crew CE"),
    }
}

fn keeps_vca_to_hit(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let attack = roll.attack();
    attack.map_or(Verdict::Silent, |attack| keeps_vca(ctx, attack, &attempt.drm))
}

fn keeps_vca_on_ift(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let attack = roll.attack();
    attack.map_or(Verdict::Silent, |attack| keeps_vca(ctx, attack, &ift.drm))
}

/// A turret weapon whose shot turned the hull pays for that turn, be the figure right or wrong.
fn keeps_vca(ctx: &Ctx<'_>, attack: &Attack, drm: &[crate::event::DrmLine]) -> Verdict {
    use crate::charts::to_hit::{GunType, case_a};
    let all = vehicles(&Volley::of(ctx, &attack.declared));
    // With a bow weapon in it the worst Case A counts (D3.5), and that is the hull's.
    if all.iter().any(|firing| firing.mount() == Some(WeaponMount::Bow)) {
        return Verdict::Silent;
    }
    let turret = all.into_iter().find(|firing| firing.mount() == Some(WeaponMount::Turret));
    let said = firing::line(drm, Modifier::A).and_then(|line| line.value);
    let (Some(firing), Some(said), 1..) = (turret, said, attack.turn.hull) else { return Verdict::Silent };
    let Some(mount) = firing.vehicle.mount.filter(|mount| *mount != Mount::NT) else {
        return Verdict::Silent;
    };
    let hexspines = attack.turn.hull + attack.turn.turret;
    if said != case_a(GunType::from(mount), hexspines) {
        return Verdict::Kept;
    }
    let says = "the hull was turned for a turret weapon, and the Case A paid is that of the turret alone";
    let due = case_a(GunType::NT, attack.turn.hull) + case_a(GunType::from(mount), attack.turn.turret);
    Verdict::wrong(says, format!("{said}"), format!("{due}"))
}

fn free_with_mp(moved: &Move<'_>) -> Verdict {
    let named = matches!(&moved.said.on, MpUse::Other { what } if what.is(Work::Turret));
    if named && moved.said.cost > Mp::ZERO {
        return Verdict::broken("MP were spent for the turret alone: it turns free with any other MP");
    }
    if moved.said.turret.is_some() { Verdict::Kept } else { Verdict::Silent }
}

/// Two Delay MP one after the other carry a turn as one expenditure of two would (reading 2).
fn obstacle_doubled(moved: &Move<'_>) -> Verdict {
    let (Place::In(cell, _), Some(_)) = (moved.unit.place, moved.said.turret) else { return Verdict::Silent };
    let stays =
        !matches!(moved.said.on, MpUse::Enter { .. } | MpUse::Bypass { .. } | MpUse::MinimumMove { .. });
    let Some(terrain) = moved.terrain(cell).filter(|_| stays) else { return Verdict::Silent };
    let inside = terrain.stands_in_obstacle();
    if inside == Some(false) {
        return Verdict::Silent;
    }
    let delayed = matches!(moved.said.on, MpUse::Delay) && moved.mph().delays > 0;
    let paid = moved.said.cost >= Mp::whole(2) || (delayed && moved.said.cost >= Mp::ONE);
    if !paid && inside.is_none() {
        return Verdict::undecided("whether it is on the road through this hex, which exempts it");
    }
    Verdict::kept_or(paid, || {
        "a turret turned inside woods, a building or rubble needs two MP in the hex".into()
    })
}
