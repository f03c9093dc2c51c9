//! One printed roll: the dice and every counter beside them.

use alloc::sync::Arc;
use core::ops::{Deref, DerefMut};

/// Where a roll stands: file in the order given, step, leaf.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Address {
    /// Index of the file, 0 = first.
    pub file: usize,
    /// Step of the log, from 1.
    pub step: u32,
    /// Leaf within the step, from 1.
    pub leaf: u32,
}

/// Two dice or one; each kind has its own counters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// DR: the sum of two dice counts.
    Dr,
    /// dr: one die.
    OneDie,
}

impl Kind {
    /// Smallest total.
    pub(super) const fn low(self) -> i128 {
        match self {
            Self::Dr => 2,
            Self::OneDie => 1,
        }
    }

    /// Largest total.
    pub(super) const fn high(self) -> i128 {
        6 * self.low()
    }

    /// As players write it.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Dr => "DR",
            Self::OneDie => "dr",
        }
    }
}

/// The remark on a sniper, as printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SanRemark {
    /// `Axis SAN`, `Allied SAN` or both; neither is no remark.
    Sides {
        /// The Axis SAN came up.
        axis: bool,
        /// The Allied SAN came up.
        allied: bool,
    },
    /// A booby trap or another remark: not checked.
    Other,
}

/// A SAN as the scenario window has it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum San {
    /// Blank or `?`.
    #[default]
    Unset,
    /// A number.
    Value(u8),
    /// Free text: not checked.
    Unreadable,
}

/// Both sides' SAN when the roll was made.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct SanInForce {
    /// The Axis SAN.
    pub axis: San,
    /// The Allied SAN.
    pub allied: San,
}

/// A roll as printed. Equality is that of the words: two rolls at different addresses can be equal.
#[derive(Debug, Clone)]
pub struct Roll {
    /// Where.
    pub at: Address,
    /// Name of the roller.
    pub player: Arc<str>,
    /// DR or dr.
    pub kind: Kind,
    /// Category, `IFT` for instance.
    pub category: Arc<str>,
    /// The dice, coloured first.
    pub dice: Faces,
    /// How often this total has come up (n).
    pub seen: u32,
    /// How many rolls of this kind (N).
    pub count: u32,
    /// Mean of the category in hundredths.
    pub category_mean: u32,
    /// Mean of all categories in hundredths.
    pub total_mean: u32,
    /// Series of the receipt, from 1.
    pub series: u32,
    /// Number within the series, 1 to 99.
    pub instance: u32,
    /// Completed refills of a pool (`Data correctly generated` or `retrieved`) between the roll before in the file,
    /// by anybody, and this one.
    pub refills: u32,
    /// The sniper remark.
    pub san: SanRemark,
    /// The SANs in force.
    pub san_in_force: SanInForce,
}

/// The faces of one to three dice, in place, for a log may have a hundred thousand rolls; of more the first three.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Faces {
    all: [u8; 3],
    count: u8,
}

impl Faces {
    /// No dice.
    pub fn clear(&mut self) {
        *self = Faces::default();
    }
}

impl From<&[u8]> for Faces {
    fn from(dice: &[u8]) -> Faces {
        let mut faces = Faces::default();
        for (place, die) in faces.all.iter_mut().zip(dice) {
            *place = *die;
            faces.count += 1;
        }
        faces
    }
}

impl Deref for Faces {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.all[..usize::from(self.count)]
    }
}

impl DerefMut for Faces {
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.all[..usize::from(self.count)]
    }
}

type Print<'a> = (&'a str, Kind, &'a str, &'a [u8], [u32; 6]);

impl Roll {
    /// Sum of the dice.
    #[must_use]
    pub fn total(&self) -> i128 {
        self.dice.iter().map(|die| i128::from(*die)).sum()
    }

    fn print(&self) -> Print<'_> {
        let numbers =
            [self.seen, self.count, self.category_mean, self.total_mean, self.series, self.instance];
        (&self.player, self.kind, &self.category, &self.dice, numbers)
    }
}

impl PartialEq for Roll {
    fn eq(&self, other: &Self) -> bool {
        self.print() == other.print()
    }
}

impl Eq for Roll {}

impl PartialOrd for Roll {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Roll {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        self.print().cmp(&other.print())
    }
}
