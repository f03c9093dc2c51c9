//! One player's session: from the start of the program to its end, or as much of it as the logs hold.

use alloc::format;
use alloc::vec::Vec;

use super::finding::{Class, Finding, Invariant};
use super::receipt::Receipts;
use super::roll::{Address, Kind, Roll};
use super::tally::Tally;

/// Both kinds of roll share the receipts.
#[derive(Debug, Clone, Default)]
pub(super) struct Session<'a> {
    dr: Tally<'a>,
    one_die: Tally<'a>,
    receipts: Receipts<'a>,
    /// The logs hold its very first roll.
    from_start: bool,
    gaps: u32,
}

impl<'a> Session<'a> {
    /// A session whose first logged roll is this one.
    /// `begins`: after its refill line.
    pub(super) fn new(roll: &Roll, begins: bool) -> Self {
        Self { from_start: begins && roll.count == 1 && roll.series == 1, ..Self::default() }
    }

    /// Whether the program was started anew: the count of this kind is 1 again, or a first roll follows a refill.
    pub(super) fn restarts_at(&self, roll: &Roll, begins: bool) -> bool {
        let fresh = begins && roll.series == 1;
        roll.count == 1 && (self.tally(roll.kind).count() > 0 || fresh)
    }

    /// N that does not rise and is not 1.
    pub(super) fn goes_back_at(&self, roll: &Roll) -> Option<Finding> {
        let tally = self.tally(roll.kind);
        (roll.count <= tally.count()).then(|| Finding {
            expected: format!("{} number {}", roll.kind.name(), tally.count().saturating_add(1)),
            contradicts: tally.last_at(),
            ..Finding::about(roll, Invariant::I1, Class::Inconsistent)
        })
    }

    /// Address of the last roll of either kind.
    pub(super) fn last_at(&self) -> Option<Address> {
        self.dr.last_at().max(self.one_die.last_at())
    }

    /// Takes the next roll.
    pub(super) fn add(&mut self, roll: &'a Roll) -> Vec<Finding> {
        let from_start = self.from_start;
        let tally = match roll.kind {
            Kind::Dr => &mut self.dr,
            Kind::OneDie => &mut self.one_die,
        };
        let mut findings = tally.add(roll, from_start);
        self.gaps = findings.iter().fold(self.gaps, |gaps, f| gaps.saturating_add(f.missing));
        findings.extend(self.receipts.add(roll));
        findings
    }

    /// What only the whole session shows.
    pub(super) fn finish(self) -> Vec<Finding> {
        self.receipts.finish(self.from_start, self.gaps)
    }

    fn tally(&self, kind: Kind) -> &Tally<'a> {
        match kind {
            Kind::Dr => &self.dr,
            Kind::OneDie => &self.one_die,
        }
    }
}
