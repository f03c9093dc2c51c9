//! Two positions, piece by piece: the end of one file and the set-up of the next (COMMANDS 13).
//!
//! Not compared: pixels within a hex, the options that VASSAL adds behind an owner when it loads, the place that a
//! stacked piece claims for itself, and the way back that a send-to key remembers.

use std::collections::BTreeMap;

use super::super::vassal::Imported;
use super::super::vassal::action::{self, Look};
use super::super::vassal::counter::Sort;
use super::super::vassal::hexes::OFFBOARD;
use super::super::vassal::piece::{Piece, Trait};
use super::super::vassal::position::Position;

/// Most pixels by which one point may differ between two engines.
const ROUNDING: u32 = 2;

/// One thing that no log tells of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Difference {
    /// A piece lies elsewhere.
    Moved {
        /// At the end of the earlier file.
        before: Box<Look>,
        /// In the set-up of the later.
        after: Box<Look>,
    },
    /// A piece shows something else.
    Changed {
        /// At the end of the earlier file.
        before: Box<Look>,
        /// In the set-up of the later.
        after: Box<Look>,
    },
    /// A piece is new.
    Came(Box<Look>),
    /// A piece is gone.
    Went(Box<Look>),
    /// The same pieces lie in another order.
    Order {
        /// The piece that lay lowest.
        lowest: Box<Look>,
    },
}

/// How much a difference says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// Markers swept away, moved marks taken off, a stack put in order: players do so between the files.
    Habit,
    /// The phase wheel: the game went on between the files.
    Wheel,
    /// A unit, weapon, `?` or wreck: nobody moves those outside of a log.
    Ghost,
}

impl Difference {
    /// The counter it speaks of, as it was when that is known.
    #[must_use]
    pub fn look(&self) -> &Look {
        match self {
            Self::Moved { before, .. } | Self::Changed { before, .. } => before,
            Self::Came(look) | Self::Went(look) | Self::Order { lowest: look } => look,
        }
    }

    /// How much it says.
    #[must_use]
    pub fn weight(&self) -> Weight {
        match (self, self.look().sort) {
            (Self::Order { .. }, _) | (_, Sort::Marker) => Weight::Habit,
            (Self::Changed { before, after }, _) if is_sweep(before, after) => Weight::Habit,
            (_, Sort::Wheel) => Weight::Wheel,
            _ => Weight::Ghost,
        }
    }
}

/// Whether the moved mark alone went off, or the name of whoever dragged the piece is another.
fn is_sweep(before: &Look, after: &Look) -> bool {
    let plain = |look: &Look| {
        let mut look = look.clone();
        (look.face.moved, look.bearer) = (None, None);
        look
    };
    before != after && plain(before) == plain(after)
}

/// A position as it is compared.
pub struct Lying<'a> {
    file: &'a Imported,
    position: &'a Position,
    looks: BTreeMap<&'a str, Look>,
}

impl<'a> Lying<'a> {
    /// Looks at all counters of a position of a file.
    #[must_use]
    pub fn of(file: &'a Imported, position: &'a Position) -> Self {
        let look = |piece: &'a Piece| Some((piece.id.as_str(), action::look(position, &file.layout, piece)?));
        Self { file, position, looks: position.pieces().filter_map(look).collect() }
    }

    /// Number of counters.
    #[must_use]
    pub fn count(&self) -> usize {
        self.looks.len()
    }

    /// Number of counters that stand in both.
    #[must_use]
    pub fn common(&self, other: &Lying<'_>) -> usize {
        self.looks.keys().filter(|id| other.looks.contains_key(*id)).count()
    }

    /// What differs in a later position.
    #[must_use]
    pub fn differences(&self, later: &Lying<'_>) -> Vec<Difference> {
        let mut found = Vec::new();
        for (id, before) in &self.looks {
            match later.looks.get(id) {
                None => found.push(Difference::Went(Box::new(before.clone()))),
                Some(after) => found.extend(self.of_piece(later, id, (before, after))),
            }
        }
        let came = later.looks.iter().filter(|(id, _)| !self.looks.contains_key(*id));
        found.extend(came.map(|(_, look)| Difference::Came(Box::new(look.clone()))));
        found.extend(self.orders(later));
        found
    }

    fn of_piece(&self, later: &Lying<'_>, id: &str, (before, after): (&Look, &Look)) -> Option<Difference> {
        let (before, mut after) = (Box::new(before.clone()), Box::new(after.clone()));
        if !is_same_place(&before, &after) {
            return Some(Difference::Moved { before, after });
        }
        after.place = before.place.clone();
        let same = before == after && self.position.get(id).map(states) == later.position.get(id).map(states);
        (!same).then_some(Difference::Changed { before, after })
    }

    /// Stacks whose remaining pieces lie in another order.
    fn orders(&self, later: &Lying<'_>) -> Vec<Difference> {
        let stacks = self.position.pieces().filter(|piece| piece.is_stack());
        let differs = |stack: &Piece| {
            let stay: Vec<&str> =
                stack.members().iter().map(String::as_str).filter(|id| self.stays(later, id)).collect();
            let other = later.position.get(later.position.stack_of(stay.first()?)?)?;
            let there: Vec<&str> =
                other.members().iter().map(String::as_str).filter(|id| stay.contains(id)).collect();
            let lowest = self.looks.get(stay.first()?)?;
            (there.len() == stay.len() && there != stay)
                .then(|| Difference::Order { lowest: Box::new(lowest.clone()) })
        };
        stacks.filter_map(differs).collect()
    }

    fn stays(&self, later: &Lying<'_>, id: &str) -> bool {
        let both = self.looks.get(id).zip(later.looks.get(id));
        both.is_some_and(|(before, after)| is_same_place(before, after))
    }

    /// The file.
    #[must_use]
    pub const fn file(&self) -> &Imported {
        self.file
    }
}

/// The same hex; where there is no hex, the same point.
fn is_same_place(before: &Look, after: &Look) -> bool {
    let (a, b) = (&before.place, &after.place);
    let near = a.spot.x.abs_diff(b.spot.x) <= ROUNDING && a.spot.y.abs_diff(b.spot.y) <= ROUNDING;
    let named = a.hex.is_some() && a.hex.as_deref() != Some(OFFBOARD);
    a.spot.map == b.spot.map && (near || named && a.hex == b.hex)
}

/// The states of a counter, without what the engine writes by itself and what its looks tell.
fn states(piece: &Piece) -> Vec<&str> {
    let own = |t: &&Trait| match t.kind.as_str() {
        "conceal" | "obs" | "sendto" | "moved" => false,
        "PROP" => !t.definition.starts_with("PROP;Owner;"),
        _ => true,
    };
    piece.traits.iter().filter(own).map(|t| t.state.as_str()).collect()
}
