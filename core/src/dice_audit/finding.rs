//! What the audit reports.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::roll::{Address, Roll};

/// The invariants of VASL's counters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Invariant {
    /// N rises by one.
    I1,
    /// n is the number of times this total has come up.
    I2,
    /// The category's mean is the mean of its rolls.
    I3,
    /// The total mean is the mean of all rolls.
    I4,
    /// No receipt twice in a session.
    I5,
    /// A finished series lacks exactly the receipts of the unlogged rolls.
    I6,
    /// The series fits the number of rolls.
    I7,
    /// The sniper remark stands exactly when the total is the SAN.
    I8,
    /// A session begins with a refill of the pool.
    I9,
}

/// What kind of thing a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// Rolls were made that are not in these logs.
    Gap,
    /// A roll or receipt stands twice.
    Duplicate,
    /// Printed figures contradict each other.
    Inconsistent,
}

/// One finding: a roll, and what it does not agree with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The roll.
    pub at: Address,
    /// Who rolled.
    pub player: String,
    /// The invariant that speaks first.
    pub invariant: Invariant,
    /// Further invariants that the same fact breaks.
    pub also: Vec<Invariant>,
    /// What kind of thing.
    pub class: Class,
    /// What the other figures say.
    pub expected: String,
    /// What stands in the log.
    pub printed: String,
    /// The roll it contradicts; `None` when it contradicts its own line or no single roll.
    pub contradicts: Option<Address>,
    /// Number of rolls that are not in the logs (gaps only, when known).
    pub missing: u32,
}

impl Finding {
    /// A finding about a roll, its print as it stands, the rest to be filled in.
    pub(super) fn about(roll: &Roll, invariant: Invariant, class: Class) -> Self {
        Self {
            at: roll.at,
            player: (*roll.player).into(),
            invariant,
            also: Vec::new(),
            class,
            expected: String::new(),
            printed: print(roll),
            contradicts: None,
            missing: 0,
        }
    }
}

fn print(roll: &Roll) -> String {
    let dice: Vec<String> = roll.dice.iter().map(|die| format!("{die}")).collect();
    format!(
        "{} {} {} [{} / {} avg {} ({})] ({:02}.{:02})",
        roll.category,
        roll.kind.name(),
        dice.join(","),
        roll.seen,
        roll.count,
        decimal(roll.category_mean),
        decimal(roll.total_mean),
        roll.series,
        roll.instance,
    )
}

/// 712 -> `7.12`.
pub(super) fn decimal(hundredths: u32) -> String {
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}
