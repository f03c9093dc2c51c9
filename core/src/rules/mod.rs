//! The book: every clause that a machine can check, in rulebook order, and how an event is judged by it.
//! A clause sees the scenario, the state before the event, and the event; no log, no clock, no other
//! clause's verdict. It compares what was declared with the figure that is due ([`crate::figures`]) and changes nothing.
//! No chapter names another: what several ask in one way stands in `forms`.

mod a;
mod b;
mod book;
mod c;
mod chapters;
mod clause;
mod d;
mod foreign_words;
mod forms;
mod gather;
mod hearing;
mod index;
mod log;
mod opinion;
mod owed;
mod table;

pub use book::{Book, same_fact};
pub use chapters::{
    BOOK, DEED_OF_ANOTHER, MOST_DELAY, audit_dice, bends_dice, clauses, left_to_word, owes_check,
};
pub use clause::{Clause, Part};
pub use opinion::Opinion;
pub use table::{Check, Trigger};
