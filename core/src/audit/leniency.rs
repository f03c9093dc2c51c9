//! Who let what be: waivers of both sides, rulings of a director, retractions that both agreed to. Input: findings, the
//! final position, and which of those words bind. Judges no event.

use super::agreed::{Agreements, rulings, waivers};
use super::returns::Returns;
use crate::event::{Event, Name, Ruled, Text, Waived};
use crate::finding::{Finding, Ruling};
use crate::scenario::Scenario;
use crate::state::{Gone, State};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec::Vec;

/// What the players or a director may settle: a breach, and an objection to what was said to be attested.
fn may_be_let_be(finding: &Finding) -> bool {
    finding.ruling == Ruling::Broken || finding.cites("AGREE.objected")
}

/// Who let what be, by event.
pub(super) struct Leniency<'a> {
    scenario: &'a Scenario,
    agreements: &'a Agreements,
    waivers: BTreeMap<u64, Vec<(u64, &'a Name, &'a Waived)>>,
    rulings: BTreeMap<u64, Vec<(u64, &'a Ruled)>>,
    /// The events that do not stand at the end: a retraction can be taken back like any event.
    gone: &'a Gone,
    /// Retractions agreed by players of two sides, signed or not: the event, and the one that it goes back to.
    taken_back: Vec<(u64, u64)>,
}

/// A word that would let a finding be: its event, and whether it binds.
#[derive(Clone, Copy)]
struct Word {
    seq: u64,
    binds: bool,
}

/// The first of several words that binds, else the first.
fn best(words: impl Iterator<Item = Word>) -> Option<Word> {
    let mut first = None;
    for word in words {
        if word.binds {
            return Some(word);
        }
        first = first.or(Some(word));
    }
    first
}

impl<'a> Leniency<'a> {
    /// Reads a game: its events, which of its words bind, where its retractions go back to, its final position.
    pub(super) fn of(
        (scenario, events): (&'a Scenario, &'a [Event]),
        agreements: &'a Agreements,
        returns: &Returns,
        state: &'a State,
    ) -> Leniency<'a> {
        let all = returns.all().map(|(n, back)| (n as u64, back as u64));
        Leniency {
            scenario,
            agreements,
            waivers: waivers(events),
            rulings: rulings(events),
            gone: &state.gone,
            taken_back: all.filter(|(seq, _)| agreements.is_agreed(*seq)).collect(),
        }
    }

    /// Settles the findings that may be settled.
    pub(super) fn settle(&self, findings: &mut [Finding]) {
        findings.iter_mut().filter(|finding| may_be_let_be(finding)).for_each(|finding| self.judge(finding));
    }

    /// A finding is waived when players of two sides waived it or took its event back, or a director let it
    /// stand. What is not signed yet waives nothing, and is noted.
    fn judge(&self, finding: &mut Finding) {
        let fell = self.taken_back(finding.seq);
        if let Some(Word { seq, binds: true }) = fell {
            finding.ruling = Ruling::Waived;
            let who = if self.agreements.is_undone(seq) { "its player" } else { "both players" };
            finding.breach.says += &format!(" (taken back by {who}, event {seq})");
            return;
        }
        match best([fell, self.both_waived(finding), self.ruled(finding)].into_iter().flatten()) {
            Some(word) if word.binds => finding.ruling = Ruling::Waived,
            word => finding.awaits = word.map(|word| word.seq),
        }
    }

    fn taken_back(&self, finding: u64) -> Option<Word> {
        if !self.gone.holds(finding) {
            return None;
        }
        let over = |(n, back): &&(u64, u64)| *back < finding && finding < *n;
        best(self.taken_back.iter().filter(over).map(|(n, _)| self.word(*n)))
    }

    /// Two waivers of one finding need not name the same clause of it; each is its player's own word.
    fn both_waived(&self, finding: &Finding) -> Option<Word> {
        let here = self.waivers.get(&finding.seq).into_iter().flatten();
        let mut sides: BTreeMap<&Name, Word> = BTreeMap::new();
        for (seq, by, _) in here.filter(|(.., waived)| is_meant(finding, waived.clause.as_ref())) {
            let Some(side) = self.scenario.players.get(*by).and_then(|player| player.side.as_ref()) else {
                continue;
            };
            let word = Word { seq: *seq, binds: self.agreements.is_signed_by_its_author(*seq) };
            let one = sides.entry(side).or_insert(word);
            if word.binds && !one.binds {
                *one = word;
            }
        }
        let bind = sides.values().filter(|word| word.binds).count() > 1;
        let lacks = sides.values().filter(|word| !word.binds).map(|word| word.seq).min();
        let seq = lacks.or_else(|| sides.values().map(|word| word.seq).min())?;
        (sides.len() > 1).then_some(Word { seq, binds: bind })
    }

    fn ruled(&self, finding: &Finding) -> Option<Word> {
        let here = self.rulings.get(&finding.seq).into_iter().flatten();
        let meant = here.filter(|(_, ruled)| ruled.stands && is_meant(finding, ruled.clause.as_ref()));
        best(meant.filter(|(seq, _)| self.agreements.is_agreed(*seq)).map(|(seq, _)| self.word(*seq)))
    }

    fn word(&self, seq: u64) -> Word {
        Word { seq, binds: self.agreements.binds(seq) }
    }
}

fn is_meant(finding: &Finding, clause: Option<&Text>) -> bool {
    clause.is_none_or(|clause| finding.cites(clause.as_str()))
}
