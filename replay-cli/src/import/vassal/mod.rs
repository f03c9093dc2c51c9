//! VASSAL saves (`.vsav`) and logs (`.vlog`) of the VASL module, decoded into plain data.
//!
//! Input: the bytes of one file, which are hostile until proven otherwise. Output: [`log::Imported`]. The layers,
//! outermost first: `container` (ZIP) -> `obfuscation` -> `command` (tree of commands, `sequence` at every
//! level) -> `secrets` (owner ids become pseudonyms) -> `leaf` (typed commands) -> `position`, `chat`, `boards`.
//!
//! Nothing here knows the rules of the game, the hashed log or the screen, and nothing behind `secrets` ever
//! sees an owner id: VASSAL writes the player's password there.
pub mod action;
pub mod army;
pub mod boards;
pub mod chat;
pub mod command;
pub mod container;
pub mod counter;
pub mod dice;
pub mod event;
pub mod finding;
pub mod front;
pub mod hexes;
pub mod label;
pub mod layers;
pub mod leaf;
pub mod leaves;
pub mod log;
pub mod metadata;
pub mod obfuscation;
pub mod opened;
pub mod piece;
pub mod place;
pub mod position;
pub mod provenance;
pub mod scenario;
pub mod secrets;
pub mod sequence;
pub mod telling;
pub mod undo;
pub mod viewer;
pub mod walk;
pub mod word;
pub(crate) mod zip_directory;

pub use log::{ImportError, Imported, Options, import};
pub use opened::Opened;
