//! VASL's markers that the notation has words for, and what lies under one. Input: the name of a marker, a stack.

use super::deed;
use super::event::Deed;
use asl_core::event::{Marker, Status};
use asl_core::vocab::UnitId;

/// A marker on a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    Prep,
    First,
    Final,
    Bounding,
    Opportunity,
    Intensive,
    NoFire,
    Pin,
    Melee,
    Dm,
    Cx,
    Ti,
}

/// What VASL names them.
const NAMES: [(&str, Mark); 21] = [
    ("prep fire", Mark::Prep),
    ("first fire", Mark::First),
    ("final fire", Mark::Final),
    ("veh prep fire", Mark::Prep),
    ("veh first fire", Mark::First),
    ("veh final fire", Mark::Final),
    ("bnd. fire", Mark::Bounding),
    ("bounding fire", Mark::Bounding),
    ("bounding first fire", Mark::Bounding),
    ("opp. fire", Mark::Opportunity),
    ("opportunity fire", Mark::Opportunity),
    ("int. fire", Mark::Intensive),
    ("int. def fire", Mark::Intensive),
    ("intensive fire", Mark::Intensive),
    ("no def fire", Mark::NoFire),
    ("no fire", Mark::NoFire),
    ("pin", Mark::Pin),
    ("melee", Mark::Melee),
    ("dm", Mark::Dm),
    ("cx", Mark::Cx),
    ("ti", Mark::Ti),
];

impl Mark {
    /// The marker of a name.
    pub(super) fn named(name: &str) -> Option<Mark> {
        let name = name.trim().to_lowercase();
        NAMES.iter().find(|(vasl, _)| *vasl == name).map(|(_, mark)| *mark)
    }

    /// It is a counter of fire.
    pub(super) const fn is_of_fire(self) -> bool {
        match self {
            Mark::Prep | Mark::First | Mark::Final | Mark::Bounding => true,
            Mark::Opportunity | Mark::Intensive => true,
            Mark::NoFire | Mark::Pin | Mark::Melee | Mark::Dm | Mark::Cx | Mark::Ti => false,
        }
    }

    /// It was laid on a unit.
    pub(super) fn laid(self, unit: UnitId) -> Deed {
        match self.means() {
            Ok(status) => deed::is(unit, status),
            Err(marker) => deed::marker(unit, marker, false),
        }
    }

    /// It went from a unit.
    pub(super) fn gone(self, unit: UnitId) -> Deed {
        match self.means() {
            Ok(status) => deed::is_no_longer(unit, status),
            Err(marker) => deed::marker(unit, marker, true),
        }
    }

    /// A status of the unit, else a counter on it.
    const fn means(self) -> Result<Status, Marker> {
        match self {
            Mark::Prep => Err(Marker::PrepFire),
            Mark::First => Err(Marker::FirstFire),
            Mark::Final => Err(Marker::FinalFire),
            Mark::Bounding => Err(Marker::BoundingFire),
            Mark::Opportunity => Err(Marker::OpportunityFire),
            Mark::Intensive => Err(Marker::IntensiveFire),
            Mark::NoFire => Err(Marker::NoFire),
            Mark::Pin => Err(Marker::Pin),
            Mark::Melee => Err(Marker::Melee),
            Mark::Dm => Ok(Status::Dm),
            Mark::Cx => Ok(Status::Cx),
            Mark::Ti => Ok(Status::Ti),
        }
    }
}
