//! Lines worked out one behind the other, each on the position that those before it leave. Nothing is recorded here.

use asl_core::audit::live::Live;
use asl_core::event::{Event, MfSpent, MfSpentSo, MpSpent, Name, What};
use asl_core::finding::{Finding, Ruling};
use asl_core::notation::{Reader, print_event};
use asl_core::propose::complete;

/// Events that may come next, with what the book says of each.
pub(super) struct Draft {
    live: Live,
    by: Name,
    /// The events.
    pub(super) events: Vec<Drafted>,
}

/// One of them.
pub(super) struct Drafted {
    /// The event with its figures.
    pub(super) event: Event,
    /// It in the notation.
    pub(super) line: String,
    /// Where its figures come from.
    pub(super) figures: Vec<String>,
    /// What the book finds in it.
    pub(super) findings: Vec<Finding>,
    /// How many clauses it keeps.
    pub(super) kept: u64,
}

impl Draft {
    /// Behind the last event.
    pub(super) fn of(live: &Live, by: &Name) -> Draft {
        Draft { live: live.clone(), by: by.clone(), events: Vec::new() }
    }

    /// The position behind what was drafted.
    pub(super) const fn live(&self) -> &Live {
        &self.live
    }

    /// Who records.
    pub(super) const fn by(&self) -> &Name {
        &self.by
    }

    /// Who records from here on.
    pub(super) fn record_by(&mut self, name: Name) {
        self.by = name;
    }

    /// The units that saw the last step saw the steps of the same unit before it, where none of them says otherwise;
    /// `live` is the position before the first.
    #[must_use]
    pub(super) fn with_seen(self, live: &Live) -> Draft {
        let seen = self.events.last().map(|last| &last.event.what);
        let seen = seen.and_then(|what| Some((what.unit()?.clone(), what.seen_by()?.to_vec())));
        let Some((unit, seen)) = seen.filter(|_| self.events.len() > 1) else { return self };
        let said = |drafted: &&Drafted| drafted.event.what.seen_by().is_some();
        if self.events.iter().filter(said).count() > 1 {
            return self;
        }
        let mut anew = Draft::of(live, &self.by);
        for Drafted { mut event, .. } in self.events {
            if let What::MpSpent(MpSpent { unit: who, seen_by, .. })
            | What::MfSpent(MfSpent { unit: who, seen_by, .. })
            | What::MfSpentSo(MfSpentSo { spent: MfSpent { unit: who, seen_by, .. }, .. }) =
                &mut event.what
                && *who == unit
            {
                *seen_by = Some(seen.clone());
            }
            anew.add(event);
        }
        anew
    }

    /// Takes a line of the notation; its missing figures are filled in. A comment is nothing.
    ///
    /// # Errors
    /// What is wrong with it, with line, column and caret.
    pub(super) fn take(&mut self, line: &str) -> Result<(), String> {
        if let Some(event) = self.read(line)? {
            self.add(event);
        }
        Ok(())
    }

    /// The event of a line of the notation, as it is written; none of a comment.
    ///
    /// # Errors
    /// What is wrong with it, with line, column and caret.
    pub(super) fn read(&self, line: &str) -> Result<Option<Event>, String> {
        let game = self.live.game();
        let mut reader = Reader::new(&game.scenario);
        game.events.iter().for_each(|event| reader.learn(&event.what));
        reader.record_by(self.by.clone());
        let read = reader.line(1, line);
        let read =
            read.map_err(|errors| errors.iter().map(|error| error.render("your line")).collect::<String>())?;
        Ok(read.map(|read| read.event))
    }

    /// Takes an event.
    pub(super) fn add(&mut self, mut event: Event) {
        complete(&self.live.ctx(), &mut event.what);
        let line = print_event(&self.live.game().scenario.map, &event);
        let figures = super::proposal::figures(&self.live, &event);
        let (findings, kept) = self.live.judge(&event);
        self.live.append(event.clone());
        self.events.push(Drafted { event, line, figures, findings, kept });
    }

    /// What the book would find in a line that tells what the last event declares: what breaks a rule is found there, before the dice are
    /// made. The dice themselves are no part of it.
    pub(super) fn foretell(&mut self, line: &str) {
        let Ok(Some(mut event)) = self.read(line) else { return };
        complete(&self.live.ctx(), &mut event.what);
        let (findings, _) = self.live.judge(&event);
        let of_book = |found: &Finding| {
            found.ruling == Ruling::Broken
                && !found.clause.0.starts_with("LOG.")
                && !found.clause.0.starts_with("DICE.")
        };
        if let Some(last) = self.events.last_mut() {
            last.findings.extend(findings.into_iter().filter(of_book));
        }
    }

    /// All of them on one line.
    pub(super) fn line(&self) -> String {
        self.events.iter().map(|drafted| drafted.line.as_str()).collect::<Vec<_>>().join("; ")
    }

    /// Whether anything is found in any of them.
    pub(super) fn is_open(&self) -> bool {
        self.events.iter().any(|drafted| !drafted.findings.is_empty())
    }

    /// Whether any of them breaks a rule.
    pub(super) fn is_broken(&self) -> bool {
        self.events.iter().flat_map(|drafted| &drafted.findings).any(|found| found.ruling == Ruling::Broken)
    }
}
