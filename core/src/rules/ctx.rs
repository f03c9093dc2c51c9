//! All that a clause may read.

use super::a::Outcomes;
use super::d::{Price, price_of};
use crate::event::{Direction, MpSpent, Status, UnitId, UnitMoveEnded};
use crate::hex::{Cell, Hex};
use crate::num::Mp;
use crate::scenario::{Printing, Scenario, Terrain, UnitDef, Vehicle};
use crate::state::{Mph, State, Unit, implied_direction};
use alloc::string::String;
use core::cell::OnceCell;

/// The scenario and the state before the event.
#[derive(Clone, Copy)]
pub struct Ctx<'a> {
    /// The scenario.
    pub scenario: &'a Scenario,
    /// The state before the event.
    pub before: &'a State,
    /// The printing to judge by: the scenario's, unless another was asked for.
    pub printing: Printing,
    /// What the clauses on this event have worked out so far; none but while one is judged.
    pub(super) outcomes: Option<&'a Outcomes>,
}

impl<'a> Ctx<'a> {
    /// Scenario, state and printing.
    #[must_use]
    pub const fn of(scenario: &'a Scenario, before: &'a State, printing: Printing) -> Ctx<'a> {
        Ctx { scenario, before, printing, outcomes: None }
    }

    /// The same while one event is judged: what one clause works out, the next need not.
    #[must_use]
    pub(super) const fn keeping<'b>(&self, outcomes: &'b Outcomes) -> Ctx<'b>
    where
        'a: 'b,
    {
        Ctx { outcomes: Some(outcomes), ..*self }
    }

    /// A unit in play with what the scenario says of it.
    #[must_use]
    pub fn unit(&self, id: &UnitId) -> Option<(&'a Unit, &'a UnitDef)> {
        let unit = self.before.units.get(id)?;
        let def = self.scenario.units.get(unit.like.as_ref().unwrap_or(id))?;
        Some((unit, def))
    }

    /// A vehicle in play with its printed values.
    #[must_use]
    pub fn vehicle(&self, id: &UnitId) -> Option<(&'a Unit, &'a Vehicle)> {
        let (unit, def) = self.unit(id)?;
        Some((unit, def.vehicle.as_ref()?))
    }

    /// The cell of a name.
    #[must_use]
    pub fn cell(&self, hex: Hex) -> Cell {
        self.scenario.map.cell(hex)
    }

    /// A cell as players name it.
    #[must_use]
    pub fn show(&self, cell: Cell) -> String {
        self.scenario.map.show_cell(cell)
    }
}

/// One expenditure of MP by a known vehicle.
pub struct Spend<'a> {
    /// Scenario and state.
    pub ctx: Ctx<'a>,
    /// The event.
    pub ev: &'a MpSpent,
    /// The vehicle before it.
    pub unit: &'a Unit,
    /// The unit's printed values.
    pub def: &'a UnitDef,
    /// The vehicle's printed values.
    pub vehicle: &'a Vehicle,
    price: OnceCell<Price>,
}

impl<'a> Spend<'a> {
    /// The expenditure, when its unit is a vehicle in play.
    #[must_use]
    pub fn of(ctx: Ctx<'a>, ev: &'a MpSpent) -> Option<Spend<'a>> {
        let (unit, def) = ctx.unit(&ev.unit)?;
        let vehicle = def.vehicle.as_ref()?;
        Some(Spend { ctx, ev, unit, def, vehicle, price: OnceCell::new() })
    }

    /// The vehicle's MPh so far.
    #[must_use]
    pub const fn mph(&self) -> &'a Mph {
        &self.unit.mph
    }

    /// What the rules charge for it.
    pub fn price(&self) -> &Price {
        self.price.get_or_init(|| price_of(self))
    }

    /// The direction of the move.
    #[must_use]
    pub fn direction(&self) -> Option<Direction> {
        implied_direction(self.unit, self.ctx.scenario, &self.ev.on)
    }

    /// Terrain of a cell, when known.
    #[must_use]
    pub fn terrain(&self, cell: Cell) -> Option<&'a Terrain> {
        self.ctx.scenario.terrain_at(cell)
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
        self.vehicle.mp.map(|mp| mp + self.mph().esb_gain - self.mph().spent)
    }
}

/// A unit's MPh that is over with this event.
pub struct Closing<'a> {
    /// Scenario and state.
    pub ctx: Ctx<'a>,
    /// The unit's name.
    pub id: &'a UnitId,
    /// The vehicle before the event.
    pub unit: &'a Unit,
    /// Its printed values.
    pub vehicle: &'a Vehicle,
    /// How it says that it ended; `None` when another unit moved or the phase ended.
    pub end: Option<&'a UnitMoveEnded>,
}
