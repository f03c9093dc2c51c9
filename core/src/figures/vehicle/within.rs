//! The hexes that a vehicle can reach with the MP that are left to it.

use crate::event::{Direction, Marker, MarkerPlaced, MoveEnd, MpSpent, MpUse, Rate, Status};
use crate::facts::{Closing, Ctx, Move};
use crate::figures::price::step::{least_entry, reverse_factor};
use crate::state::{Place, Unit};
use crate::vocab::hex::{Hex, Hexside};
use crate::vocab::num::Mp;
use crate::vocab::phase::Phase;
use alloc::string::String;

/// Whether the MP left reach the next hex wished for.
pub(crate) enum Reach {
    /// The question does not arise: no counter, not under way, no MP left, or the printed MP are unknown.
    None,
    /// They do not reach it.
    TooFew,
    /// They do.
    Enough {
        /// MP left of the printed allotment.
        left: Mp,
        /// The least lawful cost of the hex, turns included.
        cost: Mp,
        /// The hex.
        hex: Option<Hex>,
    },
    /// No hex was named.
    Unsaid,
}

/// The hex that it could go to, by its name where one is known.
pub(crate) fn named(closing: &Closing<'_>, hex: Option<Hex>, otherwise: &str) -> String {
    hex.map_or_else(|| otherwise.into(), |hex| closing.ctx.show(closing.ctx.cell(hex)))
}

pub(crate) fn reach(closing: &Closing<'_>) -> Reach {
    let Some(printed) = closing.vehicle.mp else { return Reach::None };
    let left = printed - closing.unit.mph.spent;
    let mph = &closing.unit.mph;
    if !is_ended_in_motion(closing) || !mph.running || mph.drove_on || left <= Mp::ZERO {
        return Reach::None;
    }
    let insufficient = closing.end.is_some_and(|end| end.insufficient);
    if closing.unit.mph.minimum_move || (insufficient && left < least_of_all(closing)) {
        return Reach::TooFew;
    }
    let intended = closing.end.and_then(|end| end.intended.as_ref());
    let hex = intended.map(|intended| intended.hex);
    match least_cost(closing).or_else(|| intended.and_then(|hex| hex.cost)) {
        Some(cost) if left >= cost => Reach::Enough { left, cost, hex },
        Some(_) => Reach::TooFew,
        None if insufficient => wherever(closing, left),
        // Whatever it wished for, it was within reach.
        None => match wherever(closing, left) {
            within @ Reach::Enough { .. } => within,
            Reach::None | Reach::TooFew | Reach::Unsaid => Reach::Unsaid,
        },
    }
}

/// By the word that ends its move, or by a counter laid in it. What a VASL file shows tells no Delay: there a counter says
/// nothing of the MP that are left.
fn is_ended_in_motion(closing: &Closing<'_>) -> bool {
    let said = closing.end.is_some_and(|end| end.end != MoveEnd::Plain);
    closing.counter().is_some() && (said || closing.ctx.is_of_players())
}

/// What the cheapest of all entries costs: half an MP by road, multiplied in Reverse.
fn least_of_all(closing: &Closing<'_>) -> Mp {
    let reverse = closing.unit.mph.direction == Some(Direction::Reverse);
    let factor = reverse_factor(closing.vehicle).filter(|_| reverse).map_or(1, |(n, _)| i32::from(n));
    Mp::from_halves(factor)
}

/// No hex was named, and both accept that the MP left do not reach it: not so where they reach each hex that is open to
/// it.
fn wherever(closing: &Closing<'_>, left: Mp) -> Reach {
    let named = closing.end.is_some_and(|end| end.intended.is_some());
    let Some(here) = closing.unit.place.cell().filter(|_| !named) else { return Reach::TooFew };
    let (scenario, class) = (closing.ctx.scenario, closing.vehicle.class);
    let on_map = here.neighbours().into_iter().filter(|cell| scenario.map.holds(*cell));
    let mut dearest = (Mp::ZERO, None);
    for cell in on_map {
        let terrain = closing.ctx.terrain(cell);
        if terrain.is_some_and(|terrain| terrain.closed_to(class).is_some()) {
            continue;
        }
        match (terrain, cost_of(closing, scenario.map.hex(cell))) {
            (_, Some(cost)) if cost <= left && cost > dearest.0 => {
                dearest = (cost, Some(scenario.map.hex(cell)));
            }
            (_, Some(cost)) if cost <= left => {}
            (_, Some(_)) | (Some(_), None) => return Reach::TooFew,
            (None, None) => return Reach::Unsaid,
        }
    }
    let (cost, hex) = dearest;
    if cost > Mp::ZERO { Reach::Enough { left, cost, hex } } else { Reach::TooFew }
}

/// Turns needed and the entry, at the least lawful price; `None` when the map does not tell.
pub(crate) fn least_cost(closing: &Closing<'_>) -> Option<Mp> {
    let intended = closing.end?.intended.as_ref()?;
    let road = crosses_road(closing, intended.hex);
    if intended.road && !road { None } else { cost_of(closing, intended.hex) }
}

/// By a road hexside of the scenario.
fn crosses_road(closing: &Closing<'_>, hex: Hex) -> bool {
    let to = closing.ctx.cell(hex);
    let side = closing.unit.place.cell().and_then(|from| Hexside::between(from, to));
    let terrain = closing.ctx.terrain(to);
    terrain.zip(side).is_some_and(|(terrain, side)| terrain.road.contains(&side))
}

/// The same of any hex next to it.
fn cost_of(closing: &Closing<'_>, hex: Hex) -> Option<Mp> {
    let direction = closing.unit.mph.direction.or(Some(Direction::Forward));
    let on = MpUse::Enter { hex, rate: Rate::Terrain, inside: false, direction, vca: None };
    let (unit, cost) = (closing.id.clone(), Mp::ZERO);
    let ev = MpSpent { unit, on, cost, total: None, turret: None, seen_by: None };
    let moved = Move::of(closing.ctx, &ev)?;
    let turns = turns_to_face(&moved, closing.ctx.cell(hex), direction)?;
    let towing = if closing.unit.status.has(Status::Towing) { Mp::ONE } else { Mp::ZERO };
    Some(turns + least_entry(&moved, hex, direction)? + towing)
}

fn turns_to_face(moved: &Move<'_>, to: crate::vocab::hex::Cell, direction: Option<Direction>) -> Option<Mp> {
    let (cell, facing) = match moved.unit.place {
        Place::In(cell, Some(facing)) => (cell, facing),
        Place::Bypass(place) if place.base_hex() == to => return Some(Mp::ZERO),
        Place::Bypass(_) | Place::In(_, None) | Place::Off => return None,
    };
    let way = if direction == Some(Direction::Reverse) { facing.turned(3) } else { facing };
    let dir = cell.dir_to(to)? as i32;
    let steps = [dir, dir - 1].map(|k| way.steps_to(crate::vocab::hex::Spine::new(k)));
    let double = moved.terrain(cell).is_some_and(|t| t.is_obstacle() || t.has_note_d(moved.vehicle.class));
    let each = if double { 2 } else { 1 };
    steps.into_iter().min().map(|n| Mp::whole(n * each))
}

fn is_motion(placed: &MarkerPlaced) -> bool {
    matches!(placed.marker, Marker::Motion | Marker::ReverseMotion) && !placed.removed
}

pub(crate) fn marked<'a>(ctx: &Ctx<'a>, placed: &MarkerPlaced) -> Option<&'a Unit> {
    placed.unit.as_ref().filter(|_| is_motion(placed)).and_then(|id| ctx.vehicle(id)).map(|(unit, _)| unit)
}

/// In its own move.
pub(crate) fn is_moving(ctx: &Ctx<'_>, unit: &Unit) -> bool {
    unit.mph.expenditures > 0 && !unit.mph.closed && ctx.before.phase == Some(Phase::MPh)
}
