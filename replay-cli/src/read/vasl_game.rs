//! What VASL files tell, told once for all who look at it: their game, and what the book finds in it.

use super::{Kind, Loaded};
use crate::import::draft::{Answers, Drafted, Source, Telling};
use asl_core::audit::Replay;
use asl_core::event::{Reading, What};
use asl_core::finding::Finding;
use asl_core::scenario::Types;
use std::cell::OnceCell;

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

    /// What the book finds in the game, and how many clauses were kept. The dice are judged with the files, and the cheapest
    /// way stands among the moves, with its sum.
    #[must_use]
    pub fn findings(&self) -> &(Vec<Finding>, u64) {
        self.findings.get_or_init(|| found(&self.telling.drafted))
    }
}

fn found(drafted: &Drafted) -> (Vec<Finding>, u64) {
    let audit = Replay::of(&drafted.game).audit();
    let told = |finding: &Finding| {
        let event = usize::try_from(finding.seq).ok().and_then(|n| drafted.game.events.get(n));
        event.is_some_and(
            |event| matches!(&event.what, What::Inferred(deed) if deed.reading != Reading::Cheapest),
        )
    };
    let mut found: Vec<Finding> = audit.findings.into_iter().filter(told).collect();
    found.extend(drafted.in_any_case.iter().cloned());
    found.sort_by_key(|finding| finding.seq);
    (found, audit.kept)
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
