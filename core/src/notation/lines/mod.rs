//! The lines of the notation, one form for each kind of event, in the files of the events themselves.
//! `kinds` lists them all.

mod agreement;
mod close_combat;
mod concealment;
mod deployment;
mod dice;
mod fire;
mod heat;
mod imported;
mod inferred;
mod kinds;
mod lane;
mod latw;
mod movement;
mod play;
mod possession;
mod shares;

pub use fire::fire_mode;
pub(super) use inferred::{before, deed, stated};
pub use kinds::verbs;
pub(super) use kinds::{is_leading, print, read};
