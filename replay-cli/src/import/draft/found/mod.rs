//! The shot, found: what the dice of a file were for. Each roll goes one way:
//!
//! ```text
//! Seen         what the files show around it                              seen
//!   -> Table   that, beside the position before it
//!   -> Candidate  whole attacks (who, with what, led by whom, at what), checks, rallies, repairs
//!                 groups, aims, arms, candidates, shots, checks
//!   -> evidence   what speaks for each and against it; figures asked of the book
//!   -> ranking    those that fit best first
//!   -> joining    the one that alone fits is taken; else it is asked
//! ```
//!
//! Nothing is taken that the files do not tell: where a SW, a leader or a second unit may have fired as well, that is asked.

mod aims;
mod arms;
mod candidate;
mod candidates;
mod checks;
mod evidence;
mod groups;
mod joining;
mod open;
mod others;
mod ranking;
mod shots;
mod sniper;
mod table;

pub(super) use candidate::Candidate;
pub(super) use open::Opened;
pub(super) use table::{Cast, Table};

use super::event::By;
use super::seen::Throw;
use asl_core::vocab::UnitId;
use std::collections::BTreeSet;

/// So many candidates of one roll are weighed.
const MOST_CANDIDATES: usize = 64;

/// So many candidates of all rolls are weighed; only the question is told of later rolls.
pub(super) const MOST_WEIGHED: usize = 16_384;

/// What comes of a roll.
pub(super) struct Finding {
    /// The subject of its question, in one word.
    pub(super) about: &'static str,
    /// The question.
    pub(super) says: String,
    /// Those that were weighed, the best first.
    pub(super) candidates: Vec<Candidate>,
    /// The first of them is what was done.
    pub(super) is_joined: bool,
    /// One of them has to be true.
    pub(super) is_whole: bool,
}

/// What a roll was for, of the attack that is still open and of who tried to rally in this phase; none where there is nothing to be
/// found.
pub(super) fn found(table: &Table<'_>, opened: Option<&Opened>, tried: &BTreeSet<UnitId>) -> Option<Finding> {
    Some(match &table.seen.throw {
        Throw::Ift => candidates::ift(table, opened),
        Throw::ToHit => shots::to_hit(table),
        Throw::ToKill => shots::to_kill(table, opened),
        Throw::Mc => checks::check(table, opened, false),
        Throw::Tc => checks::check(table, opened, true),
        Throw::Rally => checks::rally(table, &|unit| tried.contains(unit)),
        Throw::Cc => others::close_combat(table),
        Throw::Sniper if !sniper::is_idle(table) => sniper::sniper(table),
        Throw::Sniper | Throw::Selection => return None,
        Throw::Other { one, named } => others::other(table, *one, named.as_deref()),
    })
}
