//! Scenario, position and printing: what every fact is read from.

use super::Outcomes;
use crate::counter::{UnitDef, Vehicle};
use crate::event::{Level, UnitId};
use crate::scenario::{DiceScheme, Printing, Scenario, Terrain};
use crate::state::{Named, State, Unit};
use crate::vocab::hex::{Cell, Dir, Hex, Hexside};
use alloc::string::String;
use alloc::vec::Vec;

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
    pub(crate) outcomes: Option<&'a Outcomes>,
}

impl<'a> Ctx<'a> {
    /// Scenario, state and printing.
    #[must_use]
    pub const fn of(scenario: &'a Scenario, before: &'a State, printing: Printing) -> Ctx<'a> {
        Ctx { scenario, before, printing, outcomes: None }
    }

    /// Did the players themselves say who did what? Of a VASL file that is inferred.
    #[must_use]
    pub fn is_of_players(&self) -> bool {
        self.scenario.dice != DiceScheme::Vasl
    }

    /// Does the log hold every move, and in the order of play?
    #[must_use]
    pub fn tells_all(&self) -> bool {
        !self.scenario.excerpts && self.is_of_players()
    }

    /// The same while one event is judged: what one clause works out, the next need not.
    #[must_use]
    pub(crate) const fn keeping<'b>(&self, outcomes: &'b Outcomes) -> Ctx<'b>
    where
        'a: 'b,
    {
        Ctx { outcomes: Some(outcomes), ..*self }
    }

    /// A unit in play with what the scenario says of it.
    #[must_use]
    pub fn unit(&self, id: &UnitId) -> Option<(&'a Unit, &'a UnitDef)> {
        self.before.units.described(id)
    }

    /// A vehicle in play with its printed values.
    #[must_use]
    pub fn vehicle(&self, id: &UnitId) -> Option<(&'a Unit, &'a Vehicle)> {
        let (unit, def) = self.unit(id)?;
        Some((unit, def.vehicle.as_ref()?))
    }

    /// The units in a Location, those that left play there as well; without one, the units that are in none.
    #[must_use]
    pub fn units_with(&self, at: Option<(Cell, Level)>) -> Vec<Named<'a>> {
        self.before.units_with(at)
    }

    /// The terrain of a hex: by the head, else by the players' own board; `None` when neither tells it.
    #[must_use]
    pub fn terrain(&self, cell: Cell) -> Option<&'a Terrain> {
        self.scenario.terrain_at(cell)
    }

    /// Does a hexside carry a wall, a hedge or another obstacle, by the head or by a board?
    #[must_use]
    pub fn has_wall(&self, cell: Cell, side: Dir) -> bool {
        let listed = Hexside::between(cell, cell.to(side))
            .is_some_and(|side| self.scenario.hexsides.contains_key(&side));
        listed || self.scenario.atlas.as_ref().is_some_and(|atlas| atlas.has_wall(cell, side))
    }

    /// Why nothing is known of a hex, and what would tell it.
    #[must_use]
    pub fn unknown_terrain(&self, cell: Cell) -> String {
        let hex = self.show(cell);
        match self.scenario.charted(cell) {
            Err(Some(why)) => {
                alloc::format!("the terrain of {hex} (the scenario does not list it; {})", why.says())
            }
            Ok(_) | Err(None) => alloc::format!("the terrain of {hex} (the scenario does not say it)"),
        }
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
