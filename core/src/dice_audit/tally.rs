//! The counters of one player and one kind of roll, recomputed in intervals (I1 to I4).

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::category::{Category, Step};
use super::finding::{Class, Finding, Invariant, decimal};
use super::mean::Range;
use super::roll::{Address, Roll};

/// What is known after the last roll.
#[derive(Debug, Clone, Default)]
pub(super) struct Tally<'a> {
    last: Option<Last>,
    /// Rolls that are known to have been made and are not in the logs.
    pub(super) unlogged: i128,
    categories: BTreeMap<&'a str, Category>,
    totals: BTreeMap<i128, Total>,
}

#[derive(Debug, Clone, Copy)]
struct Last {
    count: u32,
    sum: Range,
    at: Address,
}

/// How often a total had come up, and the unlogged rolls at that time.
#[derive(Debug, Clone, Copy)]
struct Total {
    seen: i128,
    unlogged: i128,
    at: Address,
}

/// What follows from taking a roll's total to be a certain number.
struct Reading {
    broken: Vec<Invariant>,
    sum: Range,
    category: Option<Category>,
}

impl<'a> Tally<'a> {
    /// N of the last roll, 0 before the first.
    pub(super) fn count(&self) -> u32 {
        self.last.map_or(0, |last| last.count)
    }

    /// Address of the last roll.
    pub(super) fn last_at(&self) -> Option<Address> {
        self.last.map(|last| last.at)
    }

    /// Takes a roll whose N is larger than the last. `from_start`: no roll came before the first one seen.
    pub(super) fn add(&mut self, roll: &'a Roll, from_start: bool) -> Vec<Finding> {
        let mut findings = Vec::new();
        let missing = roll.count.saturating_sub(self.count()).saturating_sub(1);
        if missing > 0 && (self.last.is_some() || from_start) {
            findings.push(self.gap(roll, missing));
        }
        self.unlogged += i128::from(missing);
        let read = self.read(roll, roll.total(), missing);
        let alternative = (!read.broken.is_empty()).then(|| self.only_other_total(roll, missing)).flatten();
        if !read.broken.is_empty() {
            findings.push(self.inconsistent(roll, &read, alternative));
        }
        let total = alternative.unwrap_or(roll.total());
        let read = if alternative.is_some() { self.read(roll, total, missing) } else { read };
        self.settle(roll, total, read);
        findings
    }

    fn read(&self, roll: &Roll, total: i128, missing: u32) -> Reading {
        let sum = self.sum_after(roll, total, missing);
        let empty = Category::empty();
        let category = self.categories.get(&*roll.category).unwrap_or(&empty);
        let category = category.after(self.step(roll, total), roll.at);
        let mut broken = Vec::new();
        if sum.is_empty() {
            broken.push(Invariant::I4);
        }
        if category.is_none() {
            broken.push(Invariant::I3);
        }
        if !self.seen_after(total).has(i128::from(roll.seen)) {
            broken.push(Invariant::I2);
        }
        Reading { broken, sum, category }
    }

    fn sum_after(&self, roll: &Roll, total: i128, missing: u32) -> Range {
        let before = self.last.map_or(Range::exactly(0), |last| last.sum);
        let now = before.plus(Range::of_rolls(roll.kind, i128::from(missing))).plus(Range::exactly(total));
        now.and(Range::of_mean(roll.kind, i128::from(roll.count), roll.total_mean))
    }

    fn seen_after(&self, total: i128) -> Range {
        let known = self.totals.get(&total);
        let (seen, slack) = known.map_or((0, self.unlogged), |t| (t.seen, self.unlogged - t.unlogged));
        Range { low: seen + 1, high: seen + 1 + slack }
    }

    fn step(&self, roll: &Roll, total: i128) -> Step {
        Step {
            kind: roll.kind,
            total,
            mean: roll.category_mean,
            unlogged: self.unlogged,
            count: i128::from(roll.count),
        }
    }

    /// The one total other than the printed that all counters agree on.
    fn only_other_total(&self, roll: &Roll, missing: u32) -> Option<i128> {
        let mut fits = (roll.kind.low()..=roll.kind.high())
            .filter(|total| *total != roll.total() && self.read(roll, *total, missing).broken.is_empty());
        let first = fits.next()?;
        fits.next().is_none().then_some(first)
    }

    /// What is known from here on; a contradicted figure begins anew from its own print.
    fn settle(&mut self, roll: &'a Roll, total: i128, read: Reading) {
        let printed = Range::of_mean(roll.kind, i128::from(roll.count), roll.total_mean);
        let sum = [read.sum, printed, Range::of_rolls(roll.kind, i128::from(roll.count))]
            .into_iter()
            .find(|sum| !sum.is_empty())
            .unwrap_or(printed);
        let category = read.category.unwrap_or_else(|| Category::unknown(self.step(roll, total), roll.at));
        self.categories.insert(&roll.category, category);
        let seen = i128::from(roll.seen);
        self.totals.insert(total, Total { seen, unlogged: self.unlogged, at: roll.at });
        self.last = Some(Last { count: roll.count, sum, at: roll.at });
    }

    fn gap(&self, roll: &Roll, missing: u32) -> Finding {
        Finding {
            expected: format!("{} number {}", roll.kind.name(), self.count() + 1),
            contradicts: self.last_at(),
            missing,
            ..Finding::about(roll, Invariant::I1, Class::Gap)
        }
    }

    fn inconsistent(&self, roll: &Roll, read: &Reading, alternative: Option<i128>) -> Finding {
        let first = read.broken.first().copied().unwrap_or(Invariant::I4);
        Finding {
            expected: alternative
                .map_or_else(|| self.expectation(roll, first), |total| format!("a total of {total}")),
            also: read.broken.iter().skip(1).copied().collect(),
            contradicts: self.contradicted(roll, first),
            ..Finding::about(roll, first, Class::Inconsistent)
        }
    }

    fn contradicted(&self, roll: &Roll, broken: Invariant) -> Option<Address> {
        let of_category = || self.categories.get(&*roll.category).and_then(|c| c.last);
        let of_total = || self.totals.get(&roll.total()).map(|t| t.at);
        match broken {
            Invariant::I3 => of_category(),
            Invariant::I2 => of_total(),
            Invariant::I1 | Invariant::I4 | Invariant::I5 | Invariant::I6 => self.last_at(),
            Invariant::I7 | Invariant::I8 | Invariant::I9 => self.last_at(),
        }
        .or_else(|| self.last_at())
    }

    fn expectation(&self, roll: &Roll, broken: Invariant) -> String {
        if broken == Invariant::I2 {
            let seen = self.seen_after(roll.total());
            return format!("n = {}", span(seen));
        }
        if broken == Invariant::I3 {
            return format!(
                "a mean of {} that the rolls of {} allow",
                decimal(roll.category_mean),
                roll.category
            );
        }
        let missing = i128::from(roll.count) - i128::from(self.count()) - 1;
        let before = self.last.map_or(Range::exactly(0), |last| last.sum);
        let now = before.plus(Range::of_rolls(roll.kind, missing)).plus(Range::exactly(roll.total()));
        format!("a sum of {} over {} rolls", span(now), roll.count)
    }
}

fn span(range: Range) -> String {
    if range.low == range.high {
        format!("{}", range.low)
    } else {
        format!("{} to {}", range.low, range.high)
    }
}
