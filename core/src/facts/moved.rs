//! An expenditure of MP: the vehicle before it, where it goes, its price. The figure itself is the rules' to give.

use super::Ctx;
use crate::counter::{UnitDef, Vehicle};
use crate::event::{Direction, MpSpent, MpUse, Rate, Status};
use crate::scenario::Terrain;
use crate::state::{Mph, Unit, implied_direction};
use crate::tally::Tally;
use crate::vocab::hex::Cell;
use crate::vocab::num::Mp;
use alloc::string::String;
use core::cell::OnceCell;

/// The price of an expenditure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Price {
    /// So much, for these reasons.
    Of(Tally<Mp>),
    /// The rules set no single figure here; other clauses judge it.
    Open,
    /// Not known; this would tell.
    Unknown(String),
}

/// One expenditure of MP by a known vehicle.
pub struct Move<'a> {
    /// Scenario and state.
    pub ctx: Ctx<'a>,
    /// The event.
    pub said: &'a MpSpent,
    /// The vehicle before it.
    pub unit: &'a Unit,
    /// The unit's printed values.
    pub def: &'a UnitDef,
    /// The vehicle's printed values.
    pub vehicle: &'a Vehicle,
    price: OnceCell<Price>,
    direction: OnceCell<Option<Direction>>,
}

impl<'a> Move<'a> {
    /// The expenditure, when its unit is a vehicle in play.
    #[must_use]
    pub fn of(ctx: Ctx<'a>, said: &'a MpSpent) -> Option<Move<'a>> {
        let (unit, def) = ctx.unit(&said.unit)?;
        let vehicle = def.vehicle.as_ref()?;
        Some(Move { ctx, said, unit, def, vehicle, price: OnceCell::new(), direction: OnceCell::new() })
    }

    /// The vehicle's MPh so far.
    #[must_use]
    pub const fn mph(&self) -> &'a Mph {
        &self.unit.mph
    }

    /// What the rules charge for it, worked out when it is first asked for.
    pub(crate) fn price_by(&self, work_out: impl FnOnce(&Move<'a>) -> Price) -> &Price {
        self.price.get_or_init(|| work_out(self))
    }

    /// The direction of the move.
    #[must_use]
    pub fn direction(&self) -> Option<Direction> {
        *self.direction.get_or_init(|| implied_direction(self.unit, self.ctx.scenario, &self.said.on))
    }

    /// The hex that it enters, other than by Bypass.
    #[must_use]
    pub fn entered(&self) -> Option<Cell> {
        match &self.said.on {
            MpUse::Enter { hex, .. } | MpUse::MinimumMove { hex, .. } => Some(self.ctx.cell(*hex)),
            MpUse::Start { .. }
            | MpUse::Stop
            | MpUse::Delay
            | MpUse::Turn { .. }
            | MpUse::Bypass { .. }
            | MpUse::Overrun { .. }
            | MpUse::Other { .. } => None,
        }
    }

    /// The hex that it enters from inside a hex next to that; `LOG.adjacent-hex` speaks of others.
    #[must_use]
    pub fn entered_next(&self) -> Option<Cell> {
        let here = self.unit.place.cell()?;
        self.entered().filter(|to| here.range(*to) == 1)
    }

    /// It goes inside the terrain: said so, or by a rate that only such terrain has.
    #[must_use]
    pub const fn inside(&self) -> bool {
        match &self.said.on {
            MpUse::Enter { inside, rate, .. } => *inside || matches!(rate, Rate::Half | Rate::All),
            MpUse::Start { .. }
            | MpUse::Stop
            | MpUse::Delay
            | MpUse::Turn { .. }
            | MpUse::Bypass { .. }
            | MpUse::MinimumMove { .. }
            | MpUse::Overrun { .. }
            | MpUse::Other { .. } => false,
        }
    }

    /// Terrain of a cell, when known.
    #[must_use]
    pub fn terrain(&self, cell: Cell) -> Option<&'a Terrain> {
        self.ctx.terrain(cell)
    }

    /// Terrain of the hex occupied.
    #[must_use]
    pub fn terrain_here(&self) -> Option<&'a Terrain> {
        self.terrain(self.unit.place.cell()?)
    }

    /// It is BU: recorded so, or the scenario says that it begins so and nothing else was recorded.
    #[must_use]
    pub fn is_bu(&self) -> bool {
        self.vehicle.ce.is_some() && self.unit.ce.or(self.vehicle.ce) == Some(false)
    }

    /// It has a status.
    #[must_use]
    pub const fn has(&self, status: Status) -> bool {
        self.unit.status.has(status)
    }

    /// MP left before this expenditure, gains of ESB included; `None` when the printed MP are unknown.
    #[must_use]
    pub fn left(&self) -> Option<Mp> {
        self.mph().left(self.vehicle)
    }
}
