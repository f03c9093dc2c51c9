//! The words of the game, the lowest floor: numbers, dice, hexes, phases, names. Each is parsed once and printed
//! once; knows no event, no position and no rule.

mod as_read;
mod clause_id;
mod counter;
mod cover;
pub mod dice;
mod gun;
pub mod hex;
mod ident;
mod ift_result;
mod letters;
mod meaning;
mod modifier;
mod nation;
mod nearest;
pub mod num;
mod personnel;
pub mod phase;
mod reason;
mod target_type;
mod theatre;
pub mod unseen;
mod vehicle;
mod weapon;
mod weapon_name;
mod word;

pub use as_read::{as_read, as_seen, looks_like};
pub use clause_id::ClauseId;
pub use counter::{Ammunition, Counter, MfWork, Tried, Work, names_smoke, words_of};
pub use cover::Cover;
pub use gun::{Barrel, Calibre, GroundPressure, GunKind};
pub use ident::{AttackId, HeadText, IdentError, MAX_HEAD_BYTES, MAX_TEXT_BYTES, Name, RollId, Text, UnitId};
pub use ift_result::IftResult;
pub use meaning::Meaning;
pub(crate) use meaning::{alike, refusal};
pub use modifier::Modifier;
pub use nation::{Maker, Nation};
pub(crate) use nearest::{nearest, nearest_few};
pub use personnel::{InfantryKind, Quality};
pub use reason::Reason;
pub use target_type::TargetType;
pub use theatre::Theatre;
pub use vehicle::{Mount, MoverClass};
pub use weapon::{WeaponKind, WeaponMount, WeaponRole};
pub use weapon_name::{WeaponName, WeaponWord};
pub use word::Word;

/// Version of this rule book code; record 0 names the one a game was recorded under.
pub const BOOK_VERSION: u16 = 2;
