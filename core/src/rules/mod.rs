//! The book: every clause that a machine can check, in rulebook order, and how an event is judged by it.
//! A clause sees the scenario, the state before the event, and the event; no log, no clock, no other
//! clause's verdict. It changes nothing.

mod book;
mod clause;
mod ctx;
mod d2_1;
mod d2_2_reverse;
mod d2_3_bypass;
mod log;
mod price;
mod same_fact;
mod vasl;

pub use book::{Book, Opinion};
pub use clause::{Check, Clause, Part, Trigger};
pub use ctx::{Closing, Ctx, Spend};
pub use d2_1::is_moving_target;
pub use price::{Price, price_of};
pub use same_fact::same_fact;
pub use vasl::audit_dice;

/// Version of this rule book code; record 0 names the one a game was recorded under.
pub const BOOK_VERSION: u16 = 1;

/// The whole book in rulebook order, a line for each section.
pub static BOOK: &[&[Clause]] = &[
    log::CLAUSES,
    vasl::CLAUSES,
    d2_1::CLAUSES,
    d2_1::D2_11,
    d2_1::D2_12,
    d2_1::D2_13,
    d2_1::D2_14,
    d2_1::D2_15,
    d2_1::D2_16,
    d2_1::D2_17,
    d2_1::D2_18,
    d2_2_reverse::CLAUSES,
    d2_3_bypass::CLAUSES,
];
