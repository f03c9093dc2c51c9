//! Dice that nobody can bend, secrets, and words between players.

pub mod added;
pub mod append;
pub mod command;
pub mod object;
pub mod retract;
pub mod reveal;
pub mod ruling;
pub mod seal;
pub mod view;
pub mod waive;
