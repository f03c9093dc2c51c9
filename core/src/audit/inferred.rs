//! What may be found in deeds that were inferred from files of another program. They tell who did what when, and what came
//! of rolls; they tell too little of figures, counters and the order of lines, and nothing of what was left out.

use crate::duty::Debt;
use crate::event::{Event, IftResolved, Purpose, What};
use crate::finding::{Finding, Ruling};
use crate::matter::{Instance, Matter};
use crate::readings::{ask_level, is_of, is_told, is_unshown};
use crate::scenario::{DiceScheme, Scenario};
use crate::state::{Roll, State};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

/// What an IFT roll did stands against its column and its Final DR where a player told both.
fn is_of_told_figures(event: &Event, finding: &Finding) -> bool {
    let told = |ift: &IftResolved| ift.column.is_some() && ift.total.is_some();
    let of_result = finding.about.iter().all(|fact| fact.matter == Matter::Result);
    of_result && matches!(event.what.done(), What::IftResolved(ift) if told(ift))
}

/// Takes away what cannot be found in inferred deeds, and what falls due as a phase ends in which there are some: what a
/// file leaves out may have been done. MP by a reading have their figures, and are judged like any. In a game that was not
/// played in VASL nothing is taken away: there such a line lets nobody off (`LOG.read-from-files`).
pub(super) fn sift(scenario: &Scenario, events: &[Event], state: &State, findings: &mut Vec<Finding>) {
    let is_inferred = |event: &Event| matches!(event.what, What::Inferred(_));
    if scenario.dice != DiceScheme::Vasl || !events.iter().any(is_inferred) {
        return;
    }
    let read = Read::of(events, state);
    findings.iter_mut().for_each(|finding| read.ask_unshown(finding));
    for finding in findings.iter_mut() {
        if let Some(event) = read.event(finding) {
            ask_level(scenario, event, finding);
        }
    }
    findings.retain(|finding| read.is_found(finding));
    let blind: BTreeSet<usize> = findings
        .iter()
        .filter(|finding| is_of(finding, Matter::LineOfSight))
        .map(|f| read.phase(f))
        .collect();
    findings.retain(|finding| !(is_fruit_of_fire(finding) && blind.contains(&read.phase(finding))));
}

/// That fire without LOS does nothing is told with the fire.
fn is_fruit_of_fire(finding: &Finding) -> bool {
    is_of(finding, Matter::Consequence) && finding.clause.0.starts_with("A7.")
}

/// The events of a game with the phase that each is in.
struct Read<'e> {
    events: &'e [Event],
    /// Where the phase of each event began.
    began: Vec<usize>,
    /// Whether there are inferred deeds in the phase before each event.
    touched: Vec<bool>,
    /// Rolls that no event uses, by the event that made them, with their purpose.
    idle: BTreeMap<usize, &'e Purpose>,
}

impl<'e> Read<'e> {
    fn of(events: &'e [Event], state: &'e State) -> Read<'e> {
        let idle = state.rolls.iter().filter(|(_, roll)| roll.used_by.is_none());
        let made = |roll: &'e Roll| Some((usize::try_from(roll.made).ok()?, &roll.purpose));
        let mut read = Read {
            events,
            began: Vec::with_capacity(events.len()),
            touched: Vec::with_capacity(events.len()),
            idle: idle.filter_map(|(_, roll)| made(roll)).collect(),
        };
        let (mut phase, mut begun, mut inferred) = (0, 0, 0_usize);
        for (n, event) in events.iter().enumerate() {
            read.began.push(phase);
            read.touched.push(inferred > begun);
            inferred += usize::from(matches!(event.what, What::Inferred(_)));
            if ends(event) && n > 0 {
                (begun, phase) = (inferred, n);
            }
        }
        read
    }

    fn event(&self, finding: &Finding) -> Option<&'e Event> {
        self.events.get(usize::try_from(finding.seq).ok()?)
    }

    fn phase(&self, finding: &Finding) -> usize {
        usize::try_from(finding.seq).ok().and_then(|n| self.began.get(n).copied()).unwrap_or(0)
    }

    fn is_found(&self, finding: &Finding) -> bool {
        let Some((n, event)) = usize::try_from(finding.seq).ok().zip(self.event(finding)) else {
            return true;
        };
        let What::Inferred(deed) = &event.what else {
            return !(ends(event) && self.touched[n])
                || (is_unshown(finding) && !self.may_be_rolled(finding, n));
        };
        let placed = matches!(deed.done.what(), What::UnitPlaced(_));
        let spent = matches!(deed.done.what(), What::MpSpent(_));
        let told = is_told(finding) && !placed && !self.may_explain(finding, n);
        spent || is_of_told_figures(event, finding) || told
    }

    /// Whether a MC that is nowhere told may be a DR of the phase that nothing uses.
    fn may_be_rolled(&self, finding: &Finding, n: usize) -> bool {
        let check = finding.breach.owed.iter().any(|key| matches!(key.debt, Debt::Check(_)));
        check && self.idle.range(self.began[n]..n).next().is_some()
    }

    /// What a check or a result brings about is a counter turned or taken away, which a file would show: that it shows none is
    /// asked, for players turn counters late.
    fn ask_unshown(&self, finding: &mut Finding) {
        let ends = self.event(finding).is_some_and(ends) && self.is_touched(finding);
        if ends && is_unshown(finding) && finding.ruling == Ruling::Broken {
            finding.ruling = Ruling::Undecided;
            finding.breach.says += "; no file shows it";
        }
    }

    fn is_touched(&self, finding: &Finding) -> bool {
        usize::try_from(finding.seq).ok().and_then(|n| self.touched.get(n)).is_some_and(|touched| *touched)
    }

    /// Whether a roll of the same phase, before this event, that no event uses may have brought about what is found.
    fn may_explain(&self, finding: &Finding, n: usize) -> bool {
        let caused = |fact: &Instance| matches!(fact.matter, Matter::Consequence | Matter::PinCounter);
        // A rally DR alone tells what has rallied a unit.
        let rallied = finding.cites("A10.6-rallied");
        let fits = |purpose: &Purpose| !rallied || *purpose == Purpose::Rally;
        let mut idle = self.idle.range(self.began[n]..n);
        finding.about.iter().any(caused) && idle.any(|(_, purpose)| fits(purpose))
    }
}

const fn ends(event: &Event) -> bool {
    event.what.is_of_phase()
}
