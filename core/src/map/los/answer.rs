//! The words of an answer: where one looks from, what the thread meets, how firm the answer is.

use crate::map::lattice::Pixel;
use crate::map::surface::Surface;
use crate::vocab::hex::Cell;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// How high in its hex one stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Floor {
    /// On the ground, or at the bottom of a depression.
    Ground,
    /// So many levels above the ground, in a building.
    Level(u8),
    /// On the roof (B23.8).
    Rooftop,
}

/// An end of a Line of Sight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// The hex.
    pub cell: Cell,
    /// The height in it.
    pub floor: Floor,
    /// In Bypass: the corner of the hex, 0 to 5, corner k between its sides k and k + 1 (D2.32).
    pub corner: Option<u8>,
}

impl Spot {
    /// The centre of a hex, on its ground.
    #[must_use]
    pub const fn ground(cell: Cell) -> Spot {
        Spot { cell, floor: Floor::Ground, corner: None }
    }
}

/// Why there is no such end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoSpot {
    /// The sheet has no such hex.
    Hex(Cell),
    /// The hex has no such Location: so many levels above the ground are all.
    Floor(Cell, u8),
    /// The board of this number was not read.
    Unread(usize),
    /// The boards together are more than a map can hold.
    TooLarge,
}

impl NoSpot {
    /// The same with its hex named otherwise.
    pub(in crate::map) fn moved(self, to: impl Fn(Cell) -> Cell) -> NoSpot {
        match self {
            NoSpot::Hex(cell) => NoSpot::Hex(to(cell)),
            NoSpot::Floor(cell, storeys) => NoSpot::Floor(to(cell), storeys),
            NoSpot::Unread(_) | NoSpot::TooLarge => self,
        }
    }
}

/// What a Line of Sight meets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sight {
    /// Range in hexes.
    pub range: u32,
    /// What the thread says.
    pub verdict: Verdict,
    /// Hexes that hinder, with the terrain code, in the order of the thread; two at one range count once (A6.7).
    pub hindrances: Vec<(Cell, u8)>,
    /// The hexes that the thread crosses, in order.
    pub crossed: Vec<Cell>,
    /// Why the verdict is not decided; empty when it is.
    pub doubts: BTreeSet<Doubt>,
}

/// The verdict of one thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing between.
    Clear,
    /// Hindrances of so much, 1 to 5.
    Hindered(u8),
    /// No LOS.
    Blocked(Block),
}

impl Verdict {
    /// Do two verdicts differ in what they say of the LOS, whatever the reason?
    #[must_use]
    pub const fn differs(self, other: Verdict) -> bool {
        match (self, other) {
            (Verdict::Clear, Verdict::Clear) | (Verdict::Blocked(_), Verdict::Blocked(_)) => false,
            (Verdict::Hindered(n), Verdict::Hindered(m)) => n != m,
            _ => true,
        }
    }
}

/// Where and why a thread ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// The reason.
    pub why: Why,
    /// The deciding hex.
    pub cell: Cell,
    /// A pixel of it that decides.
    pub pixel: Pixel,
    /// The terrain code there, where terrain blocks.
    pub code: Option<u8>,
}

/// A reason to block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Ground higher than both ends.
    Ground,
    /// Terrain higher than both ends.
    Terrain,
    /// Half-level terrain at the level of the higher end.
    HalfLevel,
    /// Terrain or ground as high as the higher end, over which only a height advantage sees.
    Advantage,
    /// The lower end lies behind an obstacle, in a Blind Hex.
    Blind,
    /// The lower end lies behind a crest, in a Blind Hex.
    BlindGround,
    /// A wall, hedge or bocage that is neither viewer's nor target's.
    Hexside,
    /// A wall inside a building.
    PartyWall,
    /// The thread leaves its hex inside a building, to another level.
    Inside,
    /// The thread does not come out of a depression in time.
    OutOfDepression,
    /// The thread does not come down into a depression in time.
    IntoDepression,
    /// Six or more Hindrances.
    Six,
    /// Two levels apart in one hex, or no stairway.
    Stairway,
}

impl Why {
    /// The reason in words.
    #[must_use]
    pub const fn says(self) -> &'static str {
        match self {
            Why::Ground => "the ground between is higher than both ends",
            Why::Terrain => "an obstacle between is higher than both ends",
            Why::HalfLevel => "a half-level obstacle stands at the level of the higher end",
            Why::Advantage => "only a height advantage sees over what stands between",
            Why::Blind => "the lower end is in a Blind Hex behind an obstacle",
            Why::BlindGround => "the lower end is in a Blind Hex behind higher ground",
            Why::Hexside => "a wall, hedge or bocage between is neither viewer's nor target's",
            Why::PartyWall => "a wall inside the building stands between",
            Why::Inside => "the thread to another level leaves its hex inside the building",
            Why::OutOfDepression => "the thread does not rise out of the depression in time",
            Why::IntoDepression => "the thread does not come down into the depression in time",
            Why::Six => "the Hindrances come to six or more",
            Why::Stairway => "the levels are more than one apart, or there is no stairway",
        }
    }

    /// The rule.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Why::Ground | Why::Terrain | Why::HalfLevel | Why::Advantage => "A6.2",
            Why::Blind => "A6.4",
            Why::BlindGround => "B10.23",
            Why::Hexside => "B9.2",
            Why::PartyWall => "B23.71",
            Why::Inside | Why::Stairway => "A6.8",
            Why::OutOfDepression | Why::IntoDepression => "A6.3",
            Why::Six => "B.10",
        }
    }
}

/// Why a verdict is not decided by the picture alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Doubt {
    /// A thread shifted by one pixel says otherwise (A6.1).
    Grazing,
    /// The thread runs along hexsides beside inherent terrain (A6.1).
    AlongHexsides,
    /// A terrain code on the thread that this program does not know.
    Unknown(u8),
    /// The thread touches a hex where boards meet.
    Joint(Cell),
    /// The map cannot tell what is in a hex of the thread, such as one under an overlay.
    Unverified(Cell),
}

impl Block {
    /// The name of the terrain that blocks.
    #[must_use]
    pub fn terrain(&self) -> Option<&'static str> {
        self.code.and_then(Surface::of).map(|surface| surface.name)
    }
}
