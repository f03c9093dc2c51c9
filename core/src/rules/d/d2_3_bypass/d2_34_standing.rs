//! D2.34 to D2.38: a vehicle that stands in Bypass: its weapons, its Passengers, LOS, walls and TEM.

use crate::event::{Boarding, Claim, Claimed};
use crate::facts::{Ctx, Told, Volley};
use crate::figures::vehicle::arc::in_vca;
use crate::figures::vehicle::standing::holds_both;
use crate::finding::Verdict;
use crate::matter::{Matter, Which};
use crate::rules::clause::Clause;
use crate::rules::d::d2_3_bypass::d2_37_los;
use crate::rules::table::Check;
use crate::scenario::Printing;
use crate::state::Unit;
use crate::vocab::num::Drm;
use crate::vocab::{Cover, WeaponKind, WeaponMount};
use alloc::format;

/// The clauses, in rulebook order.
pub(in crate::rules) const D2_34: &[Clause] = &[
    Clause::guard("D2.34-may-end", "A vehicle may choose to end its MPh in Bypass."),
    Clause::fact(
        "D2.34-position",
        "A vehicle that stands in Bypass stays on the last hexside, and the CAFP fixes its place, VCA and Target Facing.",
        "`Place::Bypass` stays as it is until the vehicle moves",
    ),
    Clause::fact(
        "D2.34-vca-limit",
        "Later VCA changes remain limited as for moving Bypass vehicles.",
        "the clauses of D2.33 judge every turn of a vehicle in Bypass",
    ),
    Clause::check(
        "D2.35-bow-in-vca",
        &[Matter::WeaponArc],
        "Bow-mounted weapons of a bypassing vehicle fire only inside the present VCA.",
        Check::VehicleFire(bow_in_vca),
    ),
    Clause::guard("D2.35-tca-ok", "The turret may be turned while in Bypass, with the Bypass facings."),
    Clause::check(
        "D2.36-fire-at-prc-cafp",
        &[Matter::LineOfSight],
        "Fire at units mounting or leaving a bypassing vehicle is traced to its CAFP.",
        Check::Fire(d2_37_los::at_prc),
    ),
    Clause::check(
        "D2.36-load-in-occupied-hex",
        &[Matter::BypassPlace],
        "Loading and unloading happen in the hex the vehicle occupies.",
        Check::Boarding(load_in_occupied_hex),
    ),
    Clause::fact(
        "D2.36-single-occupancy",
        "The vehicle is in one hex only, the one whose obstacle it bypasses.",
        "`Place::cell` of a vehicle in Bypass is its obstacle hex",
    ),
    Clause::check(
        "D2.37-los-cafp",
        &[Matter::LineOfSight],
        "LOS to or from the vehicle runs to the CAFP and can be blocked by the obstacle drawing in its own or the other unit's hex.",
        Check::Fire(d2_37_los::own_drawing),
    ),
    Clause::check(
        "D2.37-same-hex-block",
        &[Matter::LineOfSight],
        "Even two enemies bypassing different hexsides of one hex may be out of each other's LOS.",
        Check::Fire(d2_37_los::in_one_hex),
    ),
    Clause::check(
        "D2.37-wall-own-hex",
        &[Matter::Board],
        "A wall or hedge of the vehicle's own hex never blocks its LOS, even from the far side of the hex.",
        Check::Table(d2_37_los::own_wall),
    ),
    Clause::check(
        "D2.37-no-wa",
        &[Matter::BypassPlace],
        "Wall Advantage over a wall/hedge on the far side of the hex is closed to a bypassing vehicle.",
        Check::Claimed(no_wa),
    ),
    Clause::undecidable(
        "D2.37-no-deny-wa",
        "A bypassing vehicle cannot deny Wall Advantage to a unit beside the wall/hedge either.",
        "a claim of Wall Advantage does not say which unit would deny it",
    ),
    Clause::check(
        "D2.38-no-tem",
        &[Matter::BypassPlace],
        "The vehicle in Bypass stands in the open and gets no helpful TEM of the woods/building it goes round.",
        Check::Claimed(no_tem),
    ),
    Clause::fact(
        "D2.38-2e-exc-residual",
        "[EXC] 2e: Residual FP is treated differently (the terrain does modify it as A8.2 says).",
        "D2.38-no-tem is silent on Residual FP in 2e",
    )
    .only(Printing::Second),
    Clause::check(
        "D2.38-1e-no-residual-exc",
        &[Matter::BypassPlace],
        "1e: no exception for Residual FP is made to the lack of TEM in Bypass.",
        Check::Claimed(no_residual_exc),
    )
    .only(Printing::First),
    Clause::check(
        "D2.38-exc-two-obstacles",
        &[Matter::BypassPlace],
        "[EXC] In a few hexes holding both, a vehicle bypassing the building may still be in the woods.",
        Check::Claimed(two_obstacles),
    ),
];

/// A bow weapon is the BMG; the main armament of a vehicle without a turret has a clause of D3.
fn bow_in_vca(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let is_bow = |firer: &&crate::event::Firer| {
        let def = ctx.unit(&firer.unit).map(|(_, def)| def);
        let mg = ctx.scenario.weapon_kind(def, &firer.weapon) == Some(WeaponKind::Mg);
        mg && def.and_then(|def| def.mount_of(&firer.weapon)) == Some(WeaponMount::Bow)
    };
    let bow = attack.firers.iter().find(is_bow);
    let Some((firer, (unit, _))) = bow.and_then(|firer| Some((firer, ctx.vehicle(&firer.unit)?))) else {
        return Verdict::Silent;
    };
    // Of a shot that turns the hull D2.33 speaks.
    if unit.place.bypass().is_none() || attack.vca.is_some() {
        return Verdict::Silent;
    }
    let outside = attack.target.locations.iter().find(|location| !in_vca(unit, ctx.cell(location.hex)));
    Verdict::kept_or(outside.is_none(), || "a bow weapon fires inside the Bypass VCA only".into())
        .on([Which::Shot(firer.unit.clone(), firer.weapon.clone())])
}

fn load_in_occupied_hex(told: &Told<'_, Boarding>) -> Verdict {
    let (ctx, boarding) = (&told.ctx, told.said);
    let vehicle = ctx.vehicle(&boarding.vehicle).and_then(|(unit, _)| unit.place.cell());
    // A unit that gets on stands where it stands; one that gets off, in the hex that is named.
    let stands = ctx.before.units.get(&boarding.unit).filter(|_| boarding.aboard);
    let hexes = [boarding.hex.map(|hex| ctx.cell(hex)), stands.and_then(|unit| unit.place.cell())];
    let Some(cell) = vehicle.filter(|_| hexes != [None, None]) else { return Verdict::Silent };
    Verdict::kept_or(hexes.into_iter().flatten().all(|here| here == cell), || {
        format!("the vehicle is in {}: loading and unloading happen there", ctx.show(cell))
    })
}

fn bypassing<'a>(ctx: &Ctx<'a>, claimed: &Claimed) -> Option<&'a Unit> {
    ctx.vehicle(&claimed.unit).map(|(unit, _)| unit).filter(|unit| unit.place.bypass().is_some())
}

fn no_wa(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let (Claim::WallAdvantage(pair), Some(unit)) = (&claimed.claim, bypassing(ctx, claimed)) else {
        return Verdict::Silent;
    };
    let side = unit.place.bypass().map(|bypass| bypass.side);
    let wall = ctx.scenario.map.hexside(*pair);
    let touches = side.zip(wall).is_some_and(|(side, wall)| side.ends().into_iter().any(|v| wall.touches(v)));
    Verdict::kept_or(touches, || "the wall is on the far side of the hex from its hexside".into())
}

/// The terrain claimed, its value, and whether against Residual FP, when it is the obstacle gone round.
fn obstacle_tem(claimed: &Claimed) -> Option<bool> {
    match &claimed.claim {
        Claim::Tem { terrain, value, residual } if *value > Drm(0) => {
            terrain.means().is_some_and(Cover::is_obstacle).then_some(*residual)
        }
        Claim::Tem { .. }
        | Claim::Hindrance(_)
        | Claim::WallAdvantage(_)
        | Claim::Facing { .. }
        | Claim::MovingTarget(_)
        | Claim::Case(_)
        | Claim::Firepower(_)
        | Claim::MpInHex(_)
        | Claim::Targets(_)
        | Claim::Words(_)
        | Claim::Interdiction { .. } => None,
    }
}

/// Residual FP is for the clauses of its printing.
fn no_tem(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let (Some(false), Some(unit)) = (obstacle_tem(claimed), bypassing(ctx, claimed)) else {
        return Verdict::Silent;
    };
    if holds_both(ctx, unit) {
        return Verdict::Silent;
    }
    Verdict::broken("in Bypass it stands in the open: no TEM of the obstacle that it goes round")
}

fn no_residual_exc(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let (Some(true), Some(unit)) = (obstacle_tem(claimed), bypassing(ctx, claimed)) else {
        return Verdict::Silent;
    };
    Verdict::kept_or(holds_both(ctx, unit), || {
        "1e: Residual FP too is not modified by the obstacle bypassed".into()
    })
}

fn two_obstacles(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let (Some(_), Some(unit)) = (obstacle_tem(claimed), bypassing(ctx, claimed)) else {
        return Verdict::Silent;
    };
    if !holds_both(ctx, unit) {
        return Verdict::Silent;
    }
    Verdict::undecided("the hex holds woods and a building: whether it stands in the other one is for an eye")
}
