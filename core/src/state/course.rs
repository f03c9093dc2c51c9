//! Where a vehicle goes by an expenditure: the hexspines that it turns, the course of its Bypass, forward or Reverse.

use crate::event::{Direction, MpUse, TurnTo};
use crate::scenario::Scenario;
use crate::state::place::Place;
use crate::state::unit::Unit;
use crate::vocab::hex::{Bypass, Cell, Hex, HexPair, HexTriple, Hexside};

/// Hexspines of a hull turn inside a hex; `None` when the new facing is none of the hex, or none was known.
#[must_use]
pub fn turn_steps(unit: &Unit, scenario: &Scenario, to: TurnTo) -> Option<i32> {
    let (TurnTo::Spine(pair), Place::In(cell, Some(was))) = (to, unit.place) else { return None };
    scenario.map.spine(cell, pair).map(|now| was.steps_to(now))
}

/// One more hex or hexside: what was open about the place left is settled.
pub(crate) fn leg(unit: &mut Unit, new_hex: bool) {
    unit.mph.legs += 1;
    unit.mph.legs_since_start += 1;
    unit.mph.pending_turn = None;
    unit.mph.failed_clearance = None;
    if new_hex {
        unit.may_remain = None;
        unit.mph.turned_here = false;
    }
}

/// Where a Bypass along a named hexside leads: by the CAFP when that is named rightly, else by the heading.
#[must_use]
pub fn bypass_place(
    unit: &Unit,
    scenario: &Scenario,
    (hex, along, cafp): (Hex, HexPair, Option<HexTriple>),
) -> Option<Bypass> {
    let map = &scenario.map;
    let (cell, side) = (map.cell(hex), map.hexside(along)?);
    let named = cafp.and_then(|cafp| map.vertex(cafp)).and_then(|v| Bypass::along(cell, side, v));
    let heading = unit.mph.pending_turn.filter(|turn| turn.side == side).map(|turn| turn.heading);
    let by_heading = || Bypass::with_heading(cell, side, heading.or(unit.place.facing())?);
    named.or_else(by_heading).or_else(|| Bypass::both_ways(cell, side).map(|[first, _]| first))
}

/// Where a Bypass leads by hexside and heading alone; `None` when the hexside is none that is open to the
/// vehicle: from inside a hex that between its VCA hexes (rear hexes in Reverse: D2.3, D2.22), in Bypass that of a
/// turn already paid (D2.33).
#[must_use]
pub fn bypass_course(unit: &Unit, cell: Cell, side: Hexside, direction: Option<Direction>) -> Option<Bypass> {
    match unit.place {
        Place::In(from, Some(facing)) => {
            let reverse = direction == Some(Direction::Reverse);
            let (a, b) = from.spine_hexes(if reverse { facing.turned(3) } else { facing });
            let open = Hexside::between(a, b) == Some(side);
            Bypass::with_heading(cell, side, facing).filter(|_| open)
        }
        Place::Bypass(_) => {
            let turn = unit.mph.pending_turn.filter(|turn| turn.side == side)?;
            Bypass::with_heading(cell, side, turn.heading)
        }
        Place::In(_, None) | Place::Off => None,
    }
}

/// The direction of a move into a hex: as declared, else by geometry where that is plain, else the running
/// one.
#[must_use]
pub fn implied_direction(unit: &Unit, scenario: &Scenario, on: &MpUse) -> Option<Direction> {
    let (hex, declared) = match on {
        MpUse::Enter { hex, direction, .. } | MpUse::MinimumMove { hex, direction, .. } => (hex, direction),
        MpUse::Bypass { along, direction, .. } => {
            let by_place = || hexside_direction(unit.place, scenario.map.hexside(*along)?);
            return direction.or(unit.mph.direction).or_else(by_place);
        }
        MpUse::Start { direction } => return *direction,
        MpUse::Stop | MpUse::Delay | MpUse::Turn { .. } | MpUse::Overrun { .. } | MpUse::Other { .. } => {
            return unit.mph.direction;
        }
    };
    let place = turned_back(unit).map_or(unit.place, Place::Bypass);
    declared.or_else(|| geometric_direction(place, scenario.map.cell(*hex))).or(unit.mph.direction)
}

/// A vehicle in Bypass whose paid turn follows the hexside just traversed: how it faces after it, whatever D2.33 says.
fn turned_back(unit: &Unit) -> Option<Bypass> {
    let (Place::Bypass(place), Some(turn)) = (unit.place, unit.mph.pending_turn) else { return None };
    Some(Bypass { heading: turn.heading, ..place }).filter(|_| turn.side == place.side)
}

/// The direction that a first hexside bypassed tells, where nothing else does.
fn hexside_direction(place: Place, side: Hexside) -> Option<Direction> {
    let Place::In(cell, Some(facing)) = place else { return None };
    let between = |spine| {
        let (a, b) = cell.spine_hexes(spine);
        Hexside::between(a, b) == Some(side)
    };
    if between(facing.turned(3)) { Some(Direction::Reverse) } else { None }
}

fn geometric_direction(place: Place, to: Cell) -> Option<Direction> {
    let (ahead, behind) = match place {
        Place::In(cell, Some(facing)) => {
            let holds = |(a, b)| a == to || b == to;
            (holds(cell.spine_hexes(facing)), holds(cell.spine_hexes(facing.turned(3))))
        }
        Place::Bypass(bypass) => (bypass.base_hex() == to, bypass.rear_hex() == to),
        Place::In(_, None) | Place::Off => (false, false),
    };
    match (ahead, behind) {
        (true, false) => Some(Direction::Forward),
        (false, true) => Some(Direction::Reverse),
        (true, true) | (false, false) => None,
    }
}

/// The hexside that a turn in Bypass is onto: the one named, else the one along which the vehicle goes when it heads for the hexspine
/// named (D2.33).
#[must_use]
pub fn side_followed(scenario: &Scenario, place: Bypass, to: TurnTo) -> Option<Hexside> {
    match to {
        TurnTo::Along(pair) => scenario.map.hexside(pair),
        TurnTo::Spine(pair) => {
            let heading = scenario.map.spine(place.hex, pair)?;
            let free = place.free_hexsides().into_iter();
            let behind = Bypass { heading: place.heading.turned(3), ..place }.free_hexsides().into_iter();
            free.chain(behind).find(|(_, headed)| *headed == heading).map(|(side, _)| side)
        }
    }
}
