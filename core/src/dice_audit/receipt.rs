//! The receipts of a session: series of 99 numbers in random order, DR and dr together (I5 to I7).

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::finding::{Class, Finding, Invariant};
use super::roll::{Kind, Roll};

/// Receipts in a series.
const SERIES: u32 = 99;

/// The receipts seen, and all rolls in order.
#[derive(Debug, Clone, Default)]
pub(super) struct Receipts<'a> {
    used: BTreeMap<(u32, u32), &'a Roll>,
    rolls: Vec<&'a Roll>,
}

impl<'a> Receipts<'a> {
    pub(super) fn add(&mut self, roll: &'a Roll) -> Option<Finding> {
        self.rolls.push(roll);
        if roll.series == 0 || !(1..=SERIES).contains(&roll.instance) {
            let expected = format!("a series from 1 and a number from 1 to {SERIES}");
            return Some(Finding { expected, ..Finding::about(roll, Invariant::I5, Class::Inconsistent) });
        }
        let other = self.used.insert((roll.series, roll.instance), roll)?;
        Some(Finding {
            expected: String::from("a receipt of its own"),
            contradicts: Some(other.at),
            ..Finding::about(roll, Invariant::I5, Class::Duplicate)
        })
    }

    pub(super) fn finish(self, from_start: bool, gaps: u32) -> Vec<Finding> {
        let mut findings = self.misplaced();
        findings.extend(self.incomplete(from_start, gaps));
        findings
    }

    /// I6: receipts of finished series that no roll and no known gap accounts for.
    fn incomplete(&self, from_start: bool, gaps: u32) -> Option<Finding> {
        let first = self.rolls.iter().map(|roll| roll.series).min()?;
        let first = if from_start { 1 } else { first.saturating_add(1) };
        let last = self.rolls.iter().map(|roll| roll.series).max().filter(|last| first < *last)?;
        let finished = (last - first).checked_mul(SERIES)?;
        let within = self.used.range((first, 0)..(last, 0)).count();
        let missing = finished.saturating_sub(u32::try_from(within).ok()?);
        let next = self.rolls.iter().find(|roll| roll.series == last)?;
        let unexplained = missing.checked_sub(gaps).filter(|unexplained| *unexplained > 0)?;
        Some(Finding {
            expected: format!("all receipts of the series {first} to {}; {missing} are missing", last - 1),
            missing: unexplained,
            ..Finding::about(next, Invariant::I6, Class::Gap)
        })
    }

    /// I7: (series - 1) * 99 < rolls of both kinds <= series * 99, with what is known of the other kind.
    fn misplaced(&self) -> Vec<Finding> {
        let mut before = Counts::default();
        let least: Vec<(u32, Option<&Roll>)> =
            self.rolls.iter().map(|roll| before.other_then_note(roll)).collect();
        let mut after = Counts::default();
        let mut most: Vec<(u32, Option<&Roll>)> =
            self.rolls.iter().rev().map(|roll| after.other_then_note(roll)).collect();
        most.reverse();
        let triples = self.rolls.iter().zip(least).zip(most);
        triples.filter_map(|((roll, least), most)| misplaced(roll, least, most)).collect()
    }
}

/// The nearest roll of each kind.
#[derive(Default)]
struct Counts<'a> {
    dr: Option<&'a Roll>,
    one_die: Option<&'a Roll>,
}

impl<'a> Counts<'a> {
    fn other_then_note(&mut self, roll: &'a Roll) -> (u32, Option<&'a Roll>) {
        let (own, other) = match roll.kind {
            Kind::Dr => (&mut self.dr, self.one_die),
            Kind::OneDie => (&mut self.one_die, self.dr),
        };
        *own = Some(roll);
        (other.map_or(0, |other| other.count), other)
    }
}

fn misplaced(roll: &Roll, least: (u32, Option<&Roll>), most: (u32, Option<&Roll>)) -> Option<Finding> {
    let highest = u64::from(roll.series) * u64::from(SERIES);
    let lowest = highest.saturating_sub(u64::from(SERIES)) + 1;
    let at_least = u64::from(roll.count) + u64::from(least.0);
    let at_most = most.1.map(|_| u64::from(roll.count) + u64::from(most.0) - 1);
    let (other, rolls) = match at_most {
        Some(at_most) if at_most < lowest => (most.1, format!("at most {at_most} rolls")),
        _ if at_least > highest => (least.1, format!("at least {at_least} rolls")),
        _ => return None,
    };
    Some(Finding {
        expected: format!("{rolls}; series {} holds rolls {lowest} to {highest}", roll.series),
        contradicts: other.map(|other| other.at),
        ..Finding::about(roll, Invariant::I7, Class::Inconsistent)
    })
}
