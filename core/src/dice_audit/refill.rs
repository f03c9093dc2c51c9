//! A session begins with a refill of the dice pool, and an early refill begins a session (I9).
//!
//! The pool holds 1000 dice, so a refill for want of dice comes after 333 rolls at the earliest: before series 4 a
//! refill line can only belong to the first roll of a session.

use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::vec::Vec;

use super::finding::{Class, Finding, Invariant};
use super::roll::Roll;
use super::session::Session;

/// First series in which the pool may have run dry.
const DRY: u32 = 4;
/// How many rolls of others may slip in between a refill line and its roll.
const INTERLEAVED: usize = 2;

/// A restart without the refill line: the session began with a roll that is not here.
pub(super) fn missing(roll: &Roll, old: &Session<'_>) -> Finding {
    Finding {
        expected: String::from("a refill line before the first roll of a session"),
        contradicts: old.last_at(),
        ..Finding::about(roll, Invariant::I9, Class::Gap)
    }
}

/// The refill lines of a file, each given to the session that it begins.
#[derive(Debug, Default)]
pub(super) struct Refills {
    /// Indices of the rolls that begin a session after a refill line.
    pub(super) starts: BTreeSet<usize>,
    /// Refill lines after which no session begins: its first roll is not here.
    pub(super) orphans: Vec<Finding>,
}

impl Refills {
    /// `known`: players who rolled in earlier files.
    pub(super) fn of(rolls: &[Roll], known: &dyn Fn(&str) -> bool) -> Self {
        let mut refills = Self::default();
        let early = rolls.iter().enumerate().filter(|(_, roll)| roll.refills > 0 && roll.series < DRY);
        early.for_each(|(at, _)| refills.take(rolls, at, known));
        refills
    }

    fn take(&mut self, rolls: &[Roll], at: usize, known: &dyn Fn(&str) -> bool) {
        let next =
            rolls[at + 1..].iter().position(|roll| roll.refills > 0).map_or(rolls.len(), |n| at + 1 + n);
        let is_new = |index: usize| {
            let player = &rolls[index].player;
            !known(player) && rolls[..index].iter().all(|before| before.player != *player)
        };
        let begins = |index: &usize| rolls[*index].count == 1 && (*index == at || is_new(*index));
        let wanted = usize::try_from(rolls[at].refills).unwrap_or(usize::MAX);
        let begun: Vec<usize> = (at..next).take(INTERLEAVED + 1).filter(begins).take(wanted).collect();
        let newcomer = (at..next).find(|index| rolls[*index].count > 1 && is_new(*index));
        // A line said twice before the roll that it belongs to is no second session: some player has to miss their first roll.
        if begun.is_empty() || begun.len() < wanted && newcomer.is_some() {
            self.orphans.push(orphan(&rolls[newcomer.unwrap_or(at)]));
        }
        self.starts.extend(begun);
    }
}

fn orphan(roll: &Roll) -> Finding {
    Finding {
        expected: String::from("the first roll of a session (N = 1) after each refill line"),
        missing: 1,
        ..Finding::about(roll, Invariant::I9, Class::Gap)
    }
}
