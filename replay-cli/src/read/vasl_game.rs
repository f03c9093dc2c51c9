//! What VASL files tell, told once for all who look at it: their game, and what the book finds in it.

use super::{Kind, Loaded};
use crate::import::draft::{Answers, Drafted, Source, Telling};
use asl_core::audit::Replay;
use asl_core::event::{Reading, What};
use asl_core::finding::{Finding, Ruling};
use asl_core::readings::{is_of_leave, is_unshown};
use asl_core::scenario::Types;
use std::cell::OnceCell;
use std::collections::BTreeSet;

/// What VASL files tell.
pub struct VaslGame {
    telling: Telling,
    findings: OnceCell<(Vec<Finding>, u64)>,
}

impl VaslGame {
    /// The moves of vehicles, and the game.
    #[must_use]
    pub const fn telling(&self) -> &Telling {
        &self.telling
    }

    /// The same, judged.
    #[must_use]
    pub fn judged(&self) -> &VaslGame {
        let (_findings, _kept) = self.findings();
        self
    }

    /// What the book finds in the game, and how many clauses were kept. The dice are judged with the files; of the cheapest
    /// way what is found is that even it costs too many MP, and it stands among the moves with its sum.
    #[must_use]
    pub fn findings(&self) -> &(Vec<Finding>, u64) {
        self.findings.get_or_init(|| found(&self.telling.drafted))
    }
}

fn found(drafted: &Drafted) -> (Vec<Finding>, u64) {
    let audit = Replay::of(&drafted.game).audit();
    let reading = |finding: &Finding| {
        let event = usize::try_from(finding.seq).ok().and_then(|n| drafted.game.events.get(n))?;
        if let What::Inferred(deed) = &event.what { Some(deed.reading) } else { None }
    };
    let is_told = |finding: &Finding| match reading(finding) {
        Some(Reading::Cheapest) => {
            finding.ruling == Ruling::Broken && (finding.clause.0 == ALLOTMENT || is_of_leave(finding))
        }
        Some(Reading::Shown | Reading::Joined | Reading::Answered) => true,
        None => is_unshown(finding),
    };
    let mut found: Vec<Finding> = audit.findings.into_iter().filter(is_told).collect();
    for finding in &mut found {
        if reading(finding) == Some(Reading::Joined) && finding.ruling == Ruling::Broken {
            finding.breach.says += &rests_on(drafted, finding.seq);
        }
    }
    let mut moved = BTreeSet::new();
    found.retain(|finding| {
        let of_way = reading(finding) == Some(Reading::Cheapest);
        !of_way || moved.insert((finding.clause.0, finding.unit.clone(), phase_of(drafted, finding.seq)))
    });
    found.extend(drafted.in_any_case.iter().cloned());
    found.sort_by_key(|finding| finding.seq);
    (found, audit.kept)
}

/// Where the phase of an event began: the same is found of each step of a way, and told once.
fn phase_of(drafted: &Drafted, seq: u64) -> usize {
    let until = usize::try_from(seq).unwrap_or(usize::MAX).min(drafted.game.events.len());
    let began = |event: &asl_core::event::Event| matches!(event.what, What::PhaseBegan(_));
    drafted.game.events[..until].iter().rposition(began).unwrap_or(0)
}

/// The clause that a move of too many MP breaks, whichever way it went.
const ALLOTMENT: &str = "D2.1-mp-limit";

/// That a breach rests on what was joined, by what, and the other reading.
fn rests_on(drafted: &Drafted, seq: u64) -> String {
    let told = usize::try_from(seq).ok().and_then(|n| drafted.told.get(&n));
    let mut by: Vec<&str> = told.into_iter().flatten().map(|field| field.by.word()).collect();
    by.dedup();
    format!(" (joined by {}; the other reading is that the roll was for something else)", by.join(", "))
}

impl Loaded {
    /// What VASL files tell; `None` for other games.
    #[must_use]
    pub fn vasl_game(&self) -> Option<&VaslGame> {
        let files = Some(self).filter(|loaded| loaded.kind == Kind::Vasl)?;
        Some(
            files.vasl_game.get_or_init(|| VaslGame {
                telling: Telling::of(&files.source()),
                findings: OnceCell::new(),
            }),
        )
    }

    /// What the players answered to what VASL files leave open.
    pub fn answer(&mut self, answers: Answers) {
        self.vasl.answers = answers;
        self.vasl_game = OnceCell::new();
    }

    /// Types of the user's own, by which counters of VASL files are known.
    pub fn describe(&mut self, types: Types) {
        self.vasl.types = types;
        self.vasl_game = OnceCell::new();
    }

    fn source(&self) -> Source<'_> {
        Source {
            files: &self.imported,
            chain: &self.vasl.chain,
            eyes: &self.vasl.eyes,
            stated: &self.game.events,
            scenario: &self.game.scenario,
            types: &self.vasl.types,
            answers: &self.vasl.answers,
        }
    }
}
