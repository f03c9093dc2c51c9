//! The one list of chapters: the engine of the book and the world outside name them here and nowhere else.

use super::clause::Clause;
use super::{a, b, c, d, log};

pub use a::{left_to_word, owes_check};
pub use d::MOST_DELAY;
pub use log::{DEED_OF_ANOTHER, audit_dice, bends_dice};

/// The whole book: its chapters, their sections, the clauses of each, in rulebook order.
pub static BOOK: &[&[&[Clause]]] = &[log::SECTIONS, d::D2, d::D3, a::SECTIONS, b::SECTIONS, c::SECTIONS];

/// Every clause of the book, in rulebook order.
pub fn clauses() -> impl Iterator<Item = &'static Clause> {
    BOOK.iter().copied().flatten().copied().flatten()
}
