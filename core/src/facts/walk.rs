//! MF that Infantry spends: the unit before it, where they go, how. The figure itself is the rules' to give.

use super::Ctx;
use crate::counter::Infantry;
use crate::event::{MfSpent, MfWay, UnitId};
use crate::state::{Afoot, FootStep, Unit};
use crate::vocab::hex::{Cell, Hexside};

/// One expenditure of MF by Infantry in play that is aboard nothing.
pub struct Walk<'a> {
    /// Scenario and state.
    pub ctx: Ctx<'a>,
    /// The MF.
    pub said: &'a MfSpent,
    /// How they were spent, where the log says it.
    pub way: Option<&'a MfWay>,
    /// The unit before it.
    pub unit: &'a Unit,
    /// Its printed values.
    pub infantry: &'a Infantry,
}

impl<'a> Walk<'a> {
    /// The expenditure, when its unit is Infantry in play.
    #[must_use]
    pub fn of(ctx: Ctx<'a>, said: &'a MfSpent, way: Option<&'a MfWay>) -> Option<Walk<'a>> {
        let (unit, def) = ctx.unit(&said.unit)?;
        let infantry = def.infantry.as_ref().filter(|_| def.vehicle.is_none() && unit.aboard.is_none())?;
        Some(Walk { ctx, said, way, unit, infantry })
    }

    /// How it went in its MPh so far.
    #[must_use]
    pub const fn afoot(&self) -> &'a Afoot {
        &self.unit.mph.afoot
    }

    /// The unit once they are spent, as far as its MPh goes.
    #[must_use]
    pub fn after(&self) -> Unit {
        let mut unit = self.unit.clone();
        unit.end_cx(self.ctx.scenario.book >= 2 && unit.mph.afoot.was_cx);
        unit.mph.walk(self.step(), self.infantry.sw.as_deref().unwrap_or_default());
        unit
    }

    /// The expenditure as a step of its way.
    #[must_use]
    pub fn step(&self) -> FootStep {
        let (from, way) = (self.unit.place.cell(), self.way.cloned());
        FootStep { seq: self.ctx.before.seq, from, to: self.to(), way, cost: self.said.cost }
    }

    /// Where the MF are spent.
    #[must_use]
    pub fn to(&self) -> Cell {
        self.ctx.cell(self.said.hex)
    }

    /// The next hex, when it goes into one.
    #[must_use]
    pub fn entered(&self) -> Option<Cell> {
        let (from, to) = (self.unit.place.cell()?, self.to());
        (from.range(to) == 1).then_some(to)
    }

    /// The hexside that it crosses.
    #[must_use]
    pub fn crossed(&self) -> Option<Hexside> {
        Hexside::between(self.unit.place.cell()?, self.to())
    }
}

/// Infantry that spent MF, when its MPh is over.
pub struct WalkClosing<'a> {
    /// Scenario and state.
    pub ctx: Ctx<'a>,
    /// The unit's name.
    pub id: &'a UnitId,
    /// The unit before the event.
    pub unit: &'a Unit,
    /// Its printed values.
    pub infantry: &'a Infantry,
}
