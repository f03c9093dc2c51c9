//! Copies of a game held against each other, and what proves one to others: `verify`, `diff`, `bundle`, `prove`.

mod beside;
pub mod bundle;
pub mod diff;
pub mod prove;
mod signatures;
pub mod verify;
