//! Morale and task checks (A7.303 to A7.305, A10): the Final DR, whether it passes, and what the unit is then owed.

use crate::counter::Infantry;
use crate::event::{Check, DrmLine};
use crate::vocab::dice::Dr;

/// What a unit's Morale Level hangs on besides the printed one.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Nerve {
    /// Its broken side is up.
    pub broken: bool,
    /// Fanatic: one more (A10.8).
    pub fanatic: bool,
    /// Wounded: one less (A17.2).
    pub wounded: bool,
    /// Encircled, and neither berserk nor heroic: one less (A7.7).
    pub encircled: bool,
}

/// The Morale Level in force; `None` where the scenario does not print it.
#[must_use]
pub fn morale(infantry: &Infantry, nerve: Nerve) -> Option<u8> {
    let printed = if nerve.broken { infantry.broken_morale } else { infantry.morale }?;
    let up = printed.saturating_add(u8::from(nerve.fanatic));
    Some(up.saturating_sub(u8::from(nerve.wounded)).saturating_sub(u8::from(nerve.encircled)))
}

/// The Final DR of a check: the Original DR, the number of a MC (A7.304), and the DRM.
#[must_use]
pub fn check_total(check: Check, dr: Dr, drm: &[DrmLine]) -> i16 {
    let plus = if let Check::Mc(n) = check { i16::from(n) } else { 0 };
    let add = |sum: i16, line: &DrmLine| sum.saturating_add(line.value.unwrap_or_default().0);
    drm.iter().fold(dr.original().saturating_add(plus), add)
}

/// A check passes with a Final DR that is not above the Morale Level (A7.303).
#[must_use]
pub fn passes(total: i16, morale: u8) -> bool {
    total <= i16::from(morale)
}

/// The highest DR that still passes pins (A7.8): the Final DR equals the Morale Level, or an Original 12 passed.
#[must_use]
pub fn is_highest_pass(total: i16, dr: Dr, morale: u8) -> bool {
    total == i16::from(morale) || (dr.original() == 12 && passes(total, morale))
}

/// How a unit stands after a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It passed, and nothing follows.
    Passed,
    /// It is pinned: by a failed TC, or by a MC passed with the highest DR (A7.8).
    Pinned,
    /// It breaks.
    Broken,
    /// Broken before, it suffers Casualty Reduction (A10.31).
    Reduced,
    /// Broken before, it failed with an Original 12 and is eliminated (A10.31).
    Eliminated,
    /// A MC failed with an Original 12: it suffers Casualty Reduction and breaks (A10.31).
    ReducedAndBroken,
}

/// What a check brings about. `pinnable`: unbroken and not exempt from Pins (A7.8).
#[must_use]
pub fn outcome(
    check: Check,
    dr: Dr,
    passed: bool,
    highest: bool,
    was_broken: bool,
    pinnable: bool,
) -> Outcome {
    let mc = matches!(check, Check::Mc(_) | Check::Llmc);
    match (passed, mc) {
        (true, true) if highest && pinnable && !was_broken => Outcome::Pinned,
        (true, _) => Outcome::Passed,
        (false, true) if was_broken && dr.original() == 12 => Outcome::Eliminated,
        (false, true) if was_broken => Outcome::Reduced,
        (false, true) if dr.original() == 12 => Outcome::ReducedAndBroken,
        (false, true) => Outcome::Broken,
        (false, false) => Outcome::Pinned,
    }
}
