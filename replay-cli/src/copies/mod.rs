//! Copies of a game held against each other, and what proves one to others: `verify`, `diff`, `bundle`, `prove`.

pub mod bundle;
pub mod diff;
pub mod prove;
mod signatures;
pub mod verify;
