//! The To Kill Number that is due, and how one that a player tells fits it.

use super::load::of_other_nations;
use super::number::{Doubt, Reading, readings};
use crate::event::ToKillAttempt;
use crate::facts::Underway;
use alloc::vec::Vec;

/// How a number that was told stands to the readings of its roll.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fit {
    /// It is the Final number of a reading.
    Final,
    /// It is the Basic number, or that before the AF; the Final one stands here.
    BeforeArmor(i16),
    /// It fits a reading that is open.
    Open(Doubt, i16),
    /// It fits none; the sum that is due.
    None(Reading),
}

/// The reading that is due, where nothing of it is open; with the AF that a player tells where the head has none.
#[must_use]
pub fn kill_due(on: &Underway<'_>, armor: Option<i16>) -> Option<Reading> {
    let mut all = readings(on, armor);
    all.retain(|reading| reading.doubt.is_none());
    // Of hull and turret, where the dice leave them open, the AF told names one.
    let is_told = |reading: &Reading| armor.is_some() && reading.armor == armor;
    if all.iter().any(is_told) {
        all.retain(is_told);
    }
    let mut sure = all.into_iter();
    let first = sure.next()?;
    let alike = |other: Reading| other.last() == first.last() && other.armor == first.armor;
    sure.all(alike).then_some(first)
}

/// Every Final number that a reading gives, the open ones too: an Original 2 that may be no CH, ammunition that no line names.
pub(crate) fn numbers(on: &Underway<'_>, armor: Option<i16>) -> Vec<i16> {
    readings(on, armor).iter().map(Reading::last).collect()
}

/// How a number fits; `None` where nothing is known to hold it against.
#[must_use]
pub fn fit(on: &Underway<'_>, attempt: &ToKillAttempt, number: i16) -> Option<Fit> {
    // An AF that the head does not have is a player's word, and so is the number less it.
    let all = readings(on, None);
    let due = all.first()?;
    // D3.2 speaks of an AF that is not that of the facing.
    let by_word = |reading: &Reading| attempt.armor.map(|armor| reading.modified().saturating_sub(armor));
    let last = |reading: &&Reading| reading.last() == number || by_word(reading) == Some(number);
    let before = |reading: &&Reading| {
        reading.armor.is_some() && (reading.modified() == number || reading.basic() == number)
    };
    let sure = || all.iter().filter(|reading| reading.doubt.is_none());
    if sure().any(|reading| last(&reading)) {
        return Some(Fit::Final);
    }
    if let Some(reading) = sure().find(before) {
        return Some(Fit::BeforeArmor(reading.last()));
    }
    let open = all.iter().find(last);
    let open = open.and_then(|reading| Some(Fit::Open(reading.doubt.clone()?, reading.last())));
    Some(open.unwrap_or_else(|| Fit::None(due.clone())))
}

/// Is a number that of the same barrel in the hands of another nation?
#[must_use]
pub fn is_of_other_nation(on: &Underway<'_>, due: &Reading, number: i16) -> bool {
    let with = |basic: &i16| due.last().saturating_sub(due.basic()).saturating_add(*basic) == number;
    due.dual && of_other_nations(on).iter().any(with)
}
