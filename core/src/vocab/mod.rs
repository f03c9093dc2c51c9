//! The words of the game, the lowest floor: numbers, dice, hexes, phases, names. Each is parsed once and printed
//! once; knows no event, no position and no rule.

mod clause_id;
pub mod dice;
pub mod hex;
mod ident;
mod nearest;
pub mod num;
pub mod phase;
mod word;

pub use clause_id::ClauseId;
pub use ident::{AttackId, HeadText, IdentError, MAX_HEAD_BYTES, MAX_TEXT_BYTES, Name, RollId, Text, UnitId};
pub(crate) use nearest::{nearest, nearest_few};

/// Version of this rule book code; record 0 names the one a game was recorded under.
pub const BOOK_VERSION: u16 = 1;
