//! What a vehicle may have done between two positions that a file shows: readings of a move whose steps and MP nobody
//! told. Input: the position before, the hexes in which the vehicle was shown, and how it stands afterwards. Output: the
//! reading of least cost, as the events that it would take, each with its price from the book. It prices nothing itself:
//! every step is an event that the fold applies and the book judges. It knows no file.
//!
//! The grammar: start, stop, one hexspine of a turn, entry of the hexes ahead or behind by terrain, by road or inside, Bypass of
//! the hexsides that are shown, and a Minimum Move. Bypass that is not shown, Delay, ESB and Overruns are not read. Of two shown
//! hexes that touch the second is entered from the first.

mod course;
mod evidence;
mod figured;
mod least;
mod struck;

pub use course::Course;
pub(crate) use evidence::{ask_level, is_of, is_told};
pub use evidence::{is_of_leave, is_unshown};
pub use figured::{Brought, Figured};
pub use least::{MOST_POSITIONS, Search, least};
pub use struck::Struck;

use crate::event::MpSpent;
use crate::facts::{Ctx, Move};
use crate::state::Place;
use crate::tally::Tally;
use crate::vocab::UnitId;
use crate::vocab::hex::{Cell, Hexside, Spine};
use crate::vocab::num::Mp;
use alloc::string::String;
use alloc::vec::Vec;

/// Where a file shows a vehicle on its move and after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The vehicle.
    pub unit: UnitId,
    /// Where it is shown one after the other, that in which it begins left out; in the last it stands.
    pub path: Vec<Stop>,
    /// The hexspine of its VCA in the end; `None` when the file tells none. How it faced on its way is not asked: players
    /// turn the counter when they like.
    pub facing: Option<Spine>,
}

/// Where a vehicle is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// In the middle of a hex.
    In(Cell),
    /// On a hexside, in Bypass of one of its two hexes (D2.3).
    Along(Hexside),
}

impl Stop {
    /// The hexes that it touches.
    fn cells(self) -> [Cell; 2] {
        match self {
            Stop::In(cell) => [cell, cell],
            Stop::Along(side) => <[Cell; 2]>::from(side.hexes()),
        }
    }

    /// How many hexes apart two are at least.
    fn range(self, other: Stop) -> u32 {
        let apart = |a: Cell| other.cells().into_iter().map(move |b| a.range(b));
        self.cells().into_iter().flat_map(apart).min().unwrap_or(0)
    }

    /// Whether a place is the one that is shown.
    fn is_at(self, place: &Place) -> bool {
        match self {
            Stop::In(cell) => place.bypass().is_none() && place.cell() == Some(cell),
            Stop::Along(side) => place.bypass().is_some_and(|bypass| bypass.side == side),
        }
    }

    /// The place that a unit is in; `None` off the map.
    fn of(place: &Place) -> Option<Stop> {
        place.bypass().map(|bypass| Stop::Along(bypass.side)).or_else(|| place.cell().map(Stop::In))
    }
}

/// One step of a reading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The event that it would be, its price declared.
    pub spent: MpSpent,
    /// The price, in MP, with the rules that give it.
    pub price: Tally<Mp>,
    /// How many of the shown places lie behind it when it is taken.
    pub reached: usize,
}

/// A way in which a vehicle may have come to where it is shown.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Reading {
    /// Its steps, in order.
    pub steps: Vec<Step>,
}

impl Reading {
    /// The MP of all its steps.
    #[must_use]
    pub fn cost(&self) -> Mp {
        self.steps.iter().map(|step| step.price.value()).sum()
    }
}

/// What the readings of a move agree on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judged {
    /// This reading breaks no rule.
    Kept(Reading),
    /// The cheapest reading costs more MP than are left (D2.1).
    Broken {
        /// The cheapest reading.
        least: Reading,
        /// MP that were left.
        left: Mp,
    },
    /// It cannot be told; this would tell.
    Undecided {
        /// The cheapest reading whose price is known, where there is one.
        least: Option<Reading>,
        /// What is asked.
        asks: Vec<String>,
    },
}

/// Judges a shown move by its readings: kept when the cheapest is within the MP left, broken when it is not and no
/// step of unknown price could be cheaper, else undecided.
#[must_use]
pub fn judge(ctx: &Ctx<'_>, shown: &Shown) -> Judged {
    let Search { least, asks, open_at, is_whole } = least(ctx, shown);
    let Some(left) = left(ctx, &shown.unit) else {
        let mut asks = asks;
        asks.push("the printed MP of the vehicle".into());
        return Judged::Undecided { least, asks };
    };
    match least {
        Some(least) if least.cost() <= left => Judged::Kept(least),
        Some(least) if is_whole && open_at.is_none_or(|at| at >= left) => Judged::Broken { least, left },
        other => Judged::Undecided { least: other, asks },
    }
}

/// MP left to a vehicle; `None` when its printed MP are unknown, or it is none.
fn left(ctx: &Ctx<'_>, unit: &UnitId) -> Option<Mp> {
    let (unit, vehicle) = ctx.vehicle(unit)?;
    unit.mph.left(vehicle)
}

/// The price of a step; `Err` with what would tell it.
fn price(ctx: &Ctx<'_>, spent: &MpSpent) -> Result<Tally<Mp>, String> {
    use crate::facts::Price;
    let Some(moved) = Move::of(*ctx, spent) else { return Err("whether it is a vehicle".into()) };
    match moved.price() {
        Price::Of(tally) => Ok(tally.clone()),
        Price::Unknown(needs) => Err(needs.clone()),
        Price::Open => Err(alloc::format!("what it costs to go on from {}", place(ctx, &moved))),
    }
}

fn place(ctx: &Ctx<'_>, moved: &Move<'_>) -> String {
    moved.unit.place.cell().map_or_else(|| "off board".into(), |cell| ctx.show(cell))
}
