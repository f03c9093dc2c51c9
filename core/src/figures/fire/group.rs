//! The Fire Group: its Locations, whether they form one chain, and who may be in it (A7.5, A7.55).

use crate::counter::Vehicle;
use crate::event::{FireAttack, Level, UnitId};
use crate::facts::{Ctx, Shot};
use crate::figures::fire::shot::shots;
use crate::figures::vehicle::leaders::{is_bu, is_halftrack_or_carrier};
use crate::figures::vehicle::riders::has_riders;
use crate::vocab::hex::Cell;
use alloc::vec::Vec;

/// The Locations of the firers; none when one of them is unknown.
pub(crate) fn places(shots: &[Shot<'_>]) -> Option<Vec<(Cell, Level)>> {
    let mut all = shots.iter().map(Shot::location).collect::<Option<Vec<_>>>()?;
    all.sort_unstable();
    all.dedup();
    Some(all)
}

/// One connected string of ADJACENT Locations.
pub(crate) fn is_chain(places: &[(Cell, Level)]) -> bool {
    let touches = |a: &(Cell, Level), b: &(Cell, Level)| match a.0.range(b.0) {
        0 => matches!((a.1, b.1), (Level::At(x), Level::At(y)) if x.abs_diff(y) <= 1),
        1 => is_passable(a.1, b.1),
        _ => false,
    };
    let mut reached: Vec<(Cell, Level)> = places.first().copied().into_iter().collect();
    while let Some(next) =
        places.iter().find(|p| !reached.contains(p) && reached.iter().any(|r| touches(r, p)))
    {
        reached.push(*next);
    }
    reached.len() == places.len()
}

/// Between two hexes nobody goes from the upper level of a building but to the same level (A.8).
fn is_passable(a: Level, b: Level) -> bool {
    match (a, b) {
        (Level::At(a), Level::At(b)) => a == b || (a <= 0 && b <= 0),
        (Level::In, Level::At(up)) | (Level::At(up), Level::In) => up <= 0,
        (Level::In, Level::In) => true,
    }
}

/// The vehicle that it is, or is aboard.
pub(crate) fn carrier(shot: &Shot<'_>) -> Option<UnitId> {
    let aboard = || shot.unit.and_then(|unit| unit.aboard.clone());
    if shot.vehicle().is_some() { Some(shot.firer.unit.clone()) } else { aboard() }
}

/// May these two fire in one group, by what D6.64 admits of vehicles and their PRC? `None` where the log does not tell, or
/// the rule is not in this book: of two vehicles, of Passengers of what is no Carrier or halftrack, of another Location.
pub(crate) fn admits(a: &Shot<'_>, b: &Shot<'_>) -> Option<bool> {
    let (of_a, of_b) = (carrier(a), carrier(b));
    if of_a == of_b {
        let of_one_sort = a.vehicle().is_some() == b.vehicle().is_some();
        // D3.5 tells who of a vehicle that is BU may fire; any vehicle's MG join its own Riders.
        let vehicle = || Some(a.ctx.vehicle(of_a.as_ref()?)?.1);
        return if of_one_sort || vehicle().is_some_and(has_riders) {
            Some(true)
        } else {
            has_room(vehicle()?)
        };
    }
    let each = [(a, of_a), (b, of_b)];
    let told = each.iter().filter_map(|(shot, id)| Some((*shot, takes_part(&shot.ctx, id.as_ref()?))));
    let told: Vec<(&Shot<'_>, Option<bool>)> = told.collect();
    if told.iter().any(|(shot, able)| shot.vehicle().is_some() && *able == Some(false)) {
        return Some(false);
    }
    let together = a.location().is_some() && a.location() == b.location();
    (together && told.iter().all(|(_, able)| *able == Some(true))).then_some(true)
}

/// A Carrier or an armored halftrack with room for Passengers, while it is CE.
fn takes_part(ctx: &Ctx<'_>, id: &UnitId) -> Option<bool> {
    let (unit, vehicle) = ctx.vehicle(id)?;
    if is_bu(unit, vehicle) { Some(false) } else { has_room(vehicle) }
}

fn has_room(vehicle: &Vehicle) -> Option<bool> {
    let of_class = is_halftrack_or_carrier(vehicle) && vehicle.afv;
    if !of_class || vehicle.carries == Some(false) || vehicle.capacity == Some(0) {
        return Some(false);
    }
    (vehicle.carries == Some(true)).then_some(true)
}

/// The Locations of the firers of an attack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    /// Each once, in the order declared.
    pub places: Vec<(Cell, Level)>,
    /// They form one string of ADJACENT Locations (A7.5).
    pub connected: bool,
}

/// The chain of a Fire Group; none when a firer's place is unknown.
#[must_use]
pub fn chain(ctx: &Ctx<'_>, attack: &FireAttack) -> Option<Chain> {
    let shots = shots(ctx, attack);
    let connected = is_chain(&places(&shots)?);
    let mut places: Vec<(Cell, Level)> = Vec::new();
    for place in shots.iter().filter_map(Shot::location) {
        if !places.contains(&place) {
            places.push(place);
        }
    }
    Some(Chain { places, connected })
}

/// Two or more units or weapons attack together (A7.5); two SMC on one SW are one firer.
#[must_use]
pub const fn is_fire_group(attack: &FireAttack) -> bool {
    attack.firers.len() > 1
}
