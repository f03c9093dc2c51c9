//! The log, the dice, secrets and agreements: what holds in any game, whatever its rules.

mod agreement;
mod beside_deeds;
mod boards;
mod case_by_word;
mod dice;
mod drm_by_word;
mod harm;
mod named_units;
mod no_cause;
mod order;
pub(in crate::rules) mod place;
mod recorder;
mod reference;
mod rolls;
mod secret;
mod smoke;
mod status_by_word;
mod unknown_words;
mod vasl;

pub use dice::bends_dice;
pub use recorder::DEED_OF_ANOTHER;
pub use vasl::audit_dice;

use crate::rules::clause::Clause;

/// The sections, in the order of the book.
pub(super) const SECTIONS: &[&[Clause]] = &[
    order::CLAUSES,
    recorder::CLAUSES,
    reference::CLAUSES,
    named_units::CLAUSES,
    beside_deeds::CLAUSES,
    place::CLAUSES,
    smoke::CLAUSES,
    unknown_words::CLAUSES,
    vasl::CLAUSES,
    dice::CLAUSES,
    secret::CLAUSES,
    agreement::CLAUSES,
    boards::CLAUSES,
];
