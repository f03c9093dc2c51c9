//! A whole game judged: the replay and its positions, duties told once, who let what be, what was hidden. The
//! uppermost floor: it asks the fold and the book, and nothing asks it but views.

mod agreed;
mod commission;
mod duties;
mod game;
pub mod hidden;
mod inferred;
mod leniency;
pub mod live;
mod replay;
mod returns;
mod undo;

pub use agreed::{Agreements, Force, Signed, is_between};
pub use commission::passed;
pub use duties::Duties;
pub use game::{Game, GameError};
pub use replay::{Audit, Replay};
pub use undo::{Stands, last_standing, may_undo};
