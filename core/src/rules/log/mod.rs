//! The log, the dice, secrets and agreements: what holds in any game, whatever its rules.

mod agreement;
mod boards;
mod deeds;
mod dice;
mod harm;
mod names;
mod order;
pub(in crate::rules) mod place;
pub(super) mod range;
mod recorder;
mod reference;
mod rolls;
mod secret;
mod vasl;
mod words;

pub use dice::bends_dice;
pub(super) use order::acts_though_gone;
pub use recorder::DEED_OF_ANOTHER;
pub(super) use recorder::is_told_by_another;
pub use vasl::audit_dice;
pub(super) use words::{hint, near};

use super::{Check, Clause, Ctx, Move};

/// The sections, in the order of the book.
pub(super) const SECTIONS: &[&[Clause]] = &[
    order::CLAUSES,
    recorder::CLAUSES,
    reference::CLAUSES,
    names::CLAUSES,
    deeds::CLAUSES,
    place::CLAUSES,
    words::CLAUSES,
    vasl::CLAUSES,
    dice::CLAUSES,
    secret::CLAUSES,
    agreement::CLAUSES,
    boards::CLAUSES,
];
