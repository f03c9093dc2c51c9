//! Who let what be: waivers of both sides, rulings of a director, retractions that both agreed to. Input: findings and
//! the final position. Judges no event.

use super::returns::Returns;
use crate::event::{Event, Name, Ruled, Text, Waived, What};
use crate::finding::{Finding, Ruling};
use crate::scenario::Scenario;
use crate::state::{Gone, State};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::vec::Vec;

/// What the players or a director may settle: a breach, and an objection to what was said to be attested.
fn may_be_let_be(finding: &Finding) -> bool {
    finding.ruling == Ruling::Broken || finding.cites("AGREE.objected")
}

/// Who let what be, by event.
pub(super) struct Leniency<'a> {
    scenario: &'a Scenario,
    waivers: BTreeMap<u64, Vec<&'a (Name, Waived)>>,
    rulings: BTreeMap<u64, Vec<&'a (Name, Ruled)>>,
    /// The events that do not stand at the end: a retraction can be taken back like any event.
    gone: &'a Gone,
    /// Retractions agreed by players of two sides: the event, and the one that it goes back to.
    taken_back: Vec<(usize, usize)>,
}

impl<'a> Leniency<'a> {
    /// Of a game: its events, where its retractions go back to, its final position.
    pub(super) fn of(
        scenario: &'a Scenario,
        events: &[Event],
        returns: &Returns,
        state: &'a State,
    ) -> Leniency<'a> {
        let mut waivers: BTreeMap<u64, Vec<_>> = BTreeMap::new();
        state.waivers.iter().for_each(|waived| waivers.entry(waived.1.seq).or_default().push(waived));
        let mut rulings: BTreeMap<u64, Vec<_>> = BTreeMap::new();
        state.rulings.iter().for_each(|ruled| rulings.entry(ruled.1.seq).or_default().push(ruled));
        let mut leniency = Leniency { scenario, waivers, rulings, gone: &state.gone, taken_back: Vec::new() };
        let both = returns.all().filter(|(n, _)| leniency.is_agreed(&events[*n]));
        leniency.taken_back = both.collect();
        leniency
    }

    /// Settles the findings that may be settled.
    pub(super) fn settle(&self, findings: &mut [Finding]) {
        findings.iter_mut().filter(|finding| may_be_let_be(finding)).for_each(|finding| self.judge(finding));
    }

    fn side_of(&self, player: &Name) -> Option<&'a Name> {
        self.scenario.players.get(player)?.side.as_ref()
    }

    fn is_agreed(&self, event: &Event) -> bool {
        let What::Retracted(retracted) = &event.what else { return false };
        let (one, other) = (self.side_of(&event.by), self.side_of(&retracted.agreed));
        one.is_some() && other.is_some() && one != other
    }

    /// A finding is waived when players of two sides waived it or took its event back, or a director let it
    /// stand.
    fn judge(&self, finding: &mut Finding) {
        let fell_to = self.taken_back.iter().find(|(n, back)| {
            let seq = usize::try_from(finding.seq).unwrap_or(usize::MAX);
            *back < seq && seq < *n && self.gone.holds(finding.seq)
        });
        if let Some((n, _)) = fell_to {
            finding.ruling = Ruling::Waived;
            finding.breach.says += &format!(" (taken back by both players, event {n})");
        } else if self.both_waived(finding) || self.was_ruled(finding) {
            finding.ruling = Ruling::Waived;
        }
    }

    fn both_waived(&self, finding: &Finding) -> bool {
        let here = self.waivers.get(&finding.seq).into_iter().flatten();
        let meant = here.filter(|(_, waived)| is_meant(finding, waived.clause.as_ref()));
        let sides: BTreeSet<&Name> = meant.filter_map(|(by, _)| self.side_of(by)).collect();
        sides.len() > 1
    }

    fn was_ruled(&self, finding: &Finding) -> bool {
        self.rulings.get(&finding.seq).into_iter().flatten().any(|(by, ruled)| {
            let director = self.scenario.players.get(by).is_some_and(|player| player.side.is_none());
            director && ruled.stands && is_meant(finding, ruled.clause.as_ref())
        })
    }
}

fn is_meant(finding: &Finding, clause: Option<&Text>) -> bool {
    clause.is_none_or(|clause| finding.cites(clause.as_str()))
}
