//! The vehicle in its MPh, kept a second time: where it is, what it spent, what it owes.

use asl_core::event::Direction;
use asl_core::vocab::hex::{Bypass, Cell, Hexside, Spine};
use asl_core::vocab::num::Mp;
use std::collections::BTreeMap;

/// Where the vehicle is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    Off,
    In(Cell, Spine),
    By(Bypass),
}

/// A paid turn in Bypass: the hexside to follow and the hex to bypass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turned {
    pub(crate) side: Hexside,
    pub(crate) hex: Cell,
}

/// The vehicle.
#[derive(Clone, Debug)]
pub(crate) struct Drive {
    pub(crate) spot: Spot,
    pub(crate) limit: Mp,
    pub(crate) printed: Mp,
    pub(crate) spent: Mp,
    /// The last figure of a running total, declared or not.
    pub(crate) running: bool,
    pub(crate) way: Option<Direction>,
    pub(crate) said: bool,
    pub(crate) ce: Option<bool>,
    /// Its crew went CE or BU in this MPh (D5.33).
    pub(crate) changed: bool,
    pub(crate) immobile: bool,
    pub(crate) began_in_motion: bool,
    pub(crate) began_off: bool,
    pub(crate) new_hex: bool,
    pub(crate) new_side: bool,
    pub(crate) starts: i32,
    pub(crate) stops: i32,
    pub(crate) legs: i32,
    pub(crate) legs_since_start: i32,
    pub(crate) turns: i32,
    pub(crate) delays: i32,
    pub(crate) tried_esb: bool,
    pub(crate) turned: Option<Turned>,
    /// A hexside was too tight: a stop is due.
    pub(crate) owes_stop: bool,
    /// It went ALL in, or made a Minimum Move: no more movement.
    pub(crate) done: bool,
    pub(crate) minimum: bool,
    pub(crate) by_hex: BTreeMap<Cell, Mp>,
    /// Its move is over.
    pub(crate) closed: bool,
    /// Under a Motion counter now.
    pub(crate) counter: Option<Direction>,
}

impl Drive {
    /// A vehicle that has not moved.
    pub(crate) fn at(spot: Spot, printed: Mp, ce: Option<bool>) -> Drive {
        Drive {
            spot,
            limit: printed,
            printed,
            spent: Mp::ZERO,
            running: false,
            way: None,
            said: false,
            ce,
            changed: false,
            immobile: false,
            began_in_motion: false,
            began_off: spot == Spot::Off,
            new_hex: false,
            new_side: false,
            starts: 0,
            stops: 0,
            legs: 0,
            legs_since_start: 0,
            turns: 0,
            delays: 0,
            tried_esb: false,
            turned: None,
            owes_stop: false,
            done: false,
            minimum: false,
            by_hex: BTreeMap::new(),
            closed: false,
            counter: None,
        }
    }

    /// The hex occupied.
    pub(crate) const fn cell(&self) -> Option<Cell> {
        match self.spot {
            Spot::Off => None,
            Spot::In(cell, _) => Some(cell),
            Spot::By(place) => Some(place.hex),
        }
    }

    /// The way it heads.
    pub(crate) const fn facing(&self) -> Option<Spine> {
        match self.spot {
            Spot::Off => None,
            Spot::In(_, facing) => Some(facing),
            Spot::By(place) => Some(place.heading),
        }
    }

    /// BU.
    pub(crate) fn bu(&self) -> bool {
        self.ce == Some(false)
    }

    /// In Reverse.
    pub(crate) fn reverses(&self) -> bool {
        self.way == Some(Direction::Reverse)
    }

    /// MP left.
    pub(crate) fn left(&self) -> Mp {
        self.limit - self.spent
    }

    /// The hexes that it could go into as it points (D2.11, D2.22).
    pub(crate) fn ahead(&self, way: Direction) -> Vec<Cell> {
        match (self.spot, way) {
            (Spot::Off, _) => Vec::new(),
            (Spot::In(cell, facing), _) => {
                let facing = if way == Direction::Reverse { facing.turned(3) } else { facing };
                let (a, b) = cell.spine_hexes(facing);
                vec![a, b]
            }
            (Spot::By(place), Direction::Forward) => vec![place.base_hex()],
            (Spot::By(place), Direction::Reverse) => vec![place.rear_hex()],
        }
    }

    /// Pays, in the hex given.
    pub(crate) fn pay(&mut self, cost: Mp, cell: Option<Cell>) {
        self.spent = self.spent + cost;
        self.counter = None;
        if let Some(cell) = cell {
            let sum = self.by_hex.entry(cell).or_default();
            *sum = *sum + cost;
        }
    }

    /// No longer Mobile.
    pub(crate) fn break_down(&mut self) {
        self.immobile = true;
        self.running = false;
        self.counter = None;
    }

    /// A moving target (C.8, D2.1, D2.13).
    pub(crate) fn is_moving_target(&self, second: bool) -> bool {
        self.new_hex || second && self.new_side || self.began_in_motion || self.counter.is_some()
    }
}
