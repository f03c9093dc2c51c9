//! Dice by shares: honest games are clean, every way to cheat is found, the dice are fair.

mod behind;
mod cases;
mod cheats;
mod fair;
mod honest;
mod indexed;
mod retracted;
mod stands_for;
pub(crate) mod table;
mod uses;

pub(crate) use cheats::games;
