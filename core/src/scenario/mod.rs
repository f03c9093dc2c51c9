//! What a game is played with: printing, players, map, terrain, units, options. Static facts only; where
//! units stand is the log's business. Read from the TOML head that record 0 carries.

mod atlas;
mod counter;
mod given;
mod head;
mod of_type;
mod raw;
mod terrain;
mod types;
mod weapons;
mod written;

pub use atlas::{Atlas, Unsure};
pub use given::{Described, DiceScheme, Edition, House, Player, Printing, Scenario};
pub use head::HeadError;
pub use terrain::{Blaze, Entry, Obstacle, Said, Terrain};
pub use types::{Types, UserType, Values};
