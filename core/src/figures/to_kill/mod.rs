//! Figures of the To Kill roll (C7): what was fired, what it struck, the number that comes of it, and what a DR does.

pub mod due;
mod load;
mod number;
pub mod shell;
pub mod shock;
mod struck;

pub use number::{Doubt, Reading};
