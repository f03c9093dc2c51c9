//! What a concealed unit does or suffers that may cost it its "?" (A12.14). Facts: who sees it the rules ask.

use crate::vocab::hex::Cell;

/// An act of a concealed unit, or what befell it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// It spent MF without Assault Movement.
    Moved,
    /// It entered a hex by Assault Movement, or advanced.
    Entered,
    /// It left what it was in by MF that it spent in the open of its hex.
    LeftCover,
    /// It fired, or directed fire.
    Fired,
    /// It placed SMOKE, or tried to Recover a SW.
    Worked,
    /// It broke, was wounded or Reduced, or failed a MC.
    Harmed,
}

/// One of them, with where the unit was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Telltale {
    /// What it did.
    pub act: Act,
    /// Where.
    pub at: Cell,
    /// The event that tells it.
    pub seq: u64,
}
