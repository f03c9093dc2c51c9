//! D3.1, D3.11: the two arcs of a vehicle, and what its VCA governs.

use crate::event::{Direction, FireMode, UnitPlaced};
use crate::facts::{Move, Told, Volley};
use crate::figures::vehicle::firing::Firing;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::arcs::each_arc;
use crate::rules::table::Check;
use crate::state::Place;
use crate::vocab::{Mount, WeaponMount};
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D3.1-two-arcs",
        &[Matter::ArcRecorded],
        "A vehicle with a turret has two arcs: the VCA of its hull and the TCA of its turret.",
        Check::Placed(two_arcs),
    ),
    Clause::fact(
        "D3.1-ca-wedge",
        "VCA and TCA are the wedge of a covered arc, each from its own hexspine.",
        "`hex::in_arc`, and `hex::wedge` in Bypass, by which every clause asks whether a target is inside",
    ),
    Clause::check(
        "D3.11-bow-weapon-arc",
        &[Matter::WeaponArc],
        "A bow weapon fires only within the VCA at the moment of the shot.",
        Check::VehicleFire(bow_weapon_arc),
    ),
    Clause::checks(
        "D3.11-movement-in-vca",
        &[Matter::HexEntered],
        "A vehicle enters only a hex of its VCA, unless it moves in Reverse.",
        &[Check::Enter(movement_in_vca), Check::MinimumMove(movement_in_vca)],
    ),
    Clause::line(
        "D3.11-hull-hit-facing",
        &[Matter::TargetFacing],
        "The Target Facing of a hull hit is read from the VCA.",
    ),
];

/// A turret without a facing of its own points along the hull (D3.12), so the hull must have one.
fn two_arcs(told: &Told<'_, UnitPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let def = ctx.scenario.units.get(placed.like.as_ref().unwrap_or(&placed.unit));
    let turreted = def.and_then(|def| def.vehicle.as_ref()?.mount).is_some_and(|mount| mount != Mount::NT);
    if !turreted || placed.hex.is_none() {
        return Verdict::Silent;
    }
    let hull = placed.vca.is_some() || (placed.along.is_some() && placed.cafp.is_some());
    Verdict::kept_or(hull, || {
        "a vehicle with a turret is placed without the VCA that its TCA is told from".into()
    })
}

/// [EXC: Bounding First Fire (D3.52)]
fn bow_weapon_arc(volley: &Volley<'_>) -> Verdict {
    let attack = volley.declared;
    let asked = |firing: &Firing<'_>| {
        let bounding = attack.mode == FireMode::Bounding && firing.in_own_mph();
        // Of a shot that turns the hull of a vehicle in Bypass D2.33 speaks.
        let turns = attack.vca.is_some() && firing.unit.place.bypass().is_some();
        !bounding && !turns && firing.mount() == Some(WeaponMount::Bow)
    };
    each_arc(volley, attack, asked, |firing, hex| {
        format!("{hex} is outside the VCA, in which the {} fires", firing.name())
    })
}

fn movement_in_vca(moved: &Move<'_>) -> Verdict {
    let (Some(to), Place::In(cell, Some(facing))) = (moved.entered_next(), moved.unit.place) else {
        return Verdict::Silent;
    };
    let reverse = moved.direction() == Some(Direction::Reverse);
    let (a, b) = cell.spine_hexes(if reverse { facing.turned(3) } else { facing });
    Verdict::kept_or(to == a || to == b, || {
        let way = if reverse { "behind it" } else { "in its VCA" };
        format!("{} is not {way}", moved.ctx.show(to))
    })
}
