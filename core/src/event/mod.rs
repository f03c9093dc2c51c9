//! What happened, as the log keeps it: past tense, self-contained, the only type on the wire. Knows
//! neither state nor rules. The kinds stand in one table (`kinds`), at whose end new ones are added: their order is the
//! format.
//!
//! Three things are kept apart in every event: what the player *declared* (cost, DRM, result), what both
//! players *attested* (LOS, clearance), and nothing that could be *derived*.

mod agreement;
mod close_combat;
mod concealment;
mod critical;
mod deployment;
mod dice;
mod entry;
mod fire;
mod heat;
mod imported;
mod inferred;
pub(crate) mod kinds;
mod lane;
mod latw;
mod marker;
mod movement;
mod play;
mod possession;
mod shares;
mod sniper;
mod what;

pub use crate::vocab::{
    AttackId, HeadText, IdentError, MAX_HEAD_BYTES, MAX_TEXT_BYTES, Name, RollId, Text, UnitId,
};
pub use agreement::*;
pub use close_combat::*;
pub use concealment::*;
pub use critical::*;
pub use deployment::*;
pub use dice::*;
pub use entry::Event;
pub use fire::*;
pub use heat::*;
pub use imported::*;
pub use inferred::*;
pub use lane::*;
pub use latw::*;
pub use marker::*;
pub use movement::*;
pub use play::*;
pub use possession::*;
pub use shares::*;
pub use sniper::*;
pub use what::{Harm, Sort, What};
