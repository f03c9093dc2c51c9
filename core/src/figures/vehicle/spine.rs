//! Shots along a hexspine of the VCA (D2.11).

use crate::event::{FireAttack, TurretTo};
use crate::facts::Ctx;
use crate::state::Place;
use crate::vocab::hex::{Cell, HexPair};
use alloc::string::String;
use alloc::vec::Vec;

/// The hex of the vehicle that fires, and the arcs declared with the shot. None in Bypass, where a vehicle points along a
/// hexside.
pub(crate) fn declared_arcs(ctx: &Ctx<'_>, attack: &FireAttack) -> Option<(Cell, Vec<HexPair>)> {
    let turret = attack.tca.and_then(|tca| if let TurretTo::Spine(pair) = tca { Some(pair) } else { None });
    let vehicle = attack.firers.iter().find_map(|firer| ctx.vehicle(&firer.unit));
    let Some(Place::In(hex, _)) = vehicle.map(|(unit, _)| unit.place) else { return None };
    Some((hex, attack.vca.into_iter().chain(turret).collect()))
}

/// An arc declared with a shot is none of its hex: what it would cost, or hold, is not asked.
pub(crate) fn is_off_spine(ctx: &Ctx<'_>, attack: &FireAttack) -> bool {
    let arcs = declared_arcs(ctx, attack);
    arcs.is_some_and(|(hex, arcs)| arcs.iter().any(|pair| ctx.scenario.map.spine(hex, *pair).is_none()))
}

/// The six hexspines of a hex, as players write them.
pub(crate) fn spines(ctx: &Ctx<'_>, hex: Cell) -> String {
    let map = &ctx.scenario.map;
    let names = crate::vocab::hex::Spine::ALL.iter().map(|spine| map.show_pair(map.spine_name(hex, *spine)));
    names.collect::<Vec<String>>().join(", ")
}
