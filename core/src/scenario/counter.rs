//! The counter that takes the place of another in play: of the head, else of the catalogue.

use crate::catalogue::{Personnel, personnel};
use crate::counter::{Infantry, UnitDef};
use crate::scenario::{Described, Scenario};
use crate::vocab::UnitId;
use alloc::format;
use alloc::sync::Arc;

impl Scenario {
    /// The counter that takes the place of a unit: the one that the head describes, else the one of the same nation that prints these
    /// factors (`like 4-4-7`), where the catalogue has it.
    #[must_use]
    pub fn counter(&self, like: &UnitId, was: &UnitDef) -> Option<Described> {
        self.units.get(like).cloned().or_else(|| {
            let (nation, _) = was.kind.as_deref()?.rsplit_once(' ')?;
            let row = personnel(&format!("{nation} {like}"), self.book)?;
            self.of_row(row, was)
        })
    }

    /// A counter of the catalogue in the hands of who had that one.
    pub(crate) fn of_row(&self, row: &Personnel, was: &UnitDef) -> Option<Described> {
        let printed = was.infantry.as_ref()?;
        let infantry = Infantry { inexperienced: printed.inexperienced, ..row.infantry() };
        Some(Arc::new(UnitDef { kind: Some(row.name.into()), infantry: Some(infantry), ..was.clone() }))
    }
}
