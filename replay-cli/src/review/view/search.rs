//! What can be asked of the events of a review: words, units, hexes, rules, players, turns.

use super::{ReviewView, StepRow};

impl ReviewView {
    /// What can be searched of an event, in small letters: its place, who recorded it, what it is, its findings.
    #[must_use]
    pub fn words(&self, event: usize) -> String {
        let Some(step) = self.steps.get(event) else { return String::new() };
        let mut words = vec![step.at.when.as_str(), &step.at.by, &step.at.text];
        words.extend(step.at.source.iter().chain(&step.unit_type).map(String::as_str));
        for finding in step.findings.iter().filter_map(|n| self.findings.get(*n)) {
            words.extend([finding.ruling.as_str(), &finding.clause, &finding.says]);
            words.extend(finding.also.iter().map(String::as_str));
        }
        words.join(" ").to_lowercase()
    }

    /// Whether an event has a word; `unit:gG`, `hex:J4`, `rule:A7` and `by:anna` ask for these alone. `words` are its own,
    /// as [`ReviewView::words`] tells them.
    #[must_use]
    pub fn fits(&self, event: usize, words: &str, word: &str) -> bool {
        let word = word.to_lowercase();
        let Some(step) = self.steps.get(event) else { return false };
        match word.split_once(':').filter(|(_, of)| !of.is_empty()) {
            Some(("unit", unit)) => step.unit.iter().any(|own| is(own, unit)),
            Some(("by", player)) => is(&step.at.by, player),
            Some(("rule", rule)) => self.rules(step).any(|clause| clause.to_lowercase().starts_with(rule)),
            Some(("hex", hex)) => self.has_hex(step, hex),
            Some(_) | None => words.contains(&word),
        }
    }

    /// The clauses of its findings.
    fn rules<'v>(&'v self, step: &'v StepRow) -> impl Iterator<Item = &'v String> {
        let findings = step.findings.iter().filter_map(|n| self.findings.get(*n));
        findings.flat_map(|finding| finding.also.iter().chain([&finding.clause]))
    }

    /// A hex that it changes, through which its move or at which its shot goes, or that its words name.
    fn has_hex(&self, step: &StepRow, hex: &str) -> bool {
        let traced = step.traces.iter().flat_map(|trace| &trace.hexes);
        let mut hexes = step.stacks.iter().map(|stack| &stack.hex).chain(traced);
        let row = |n: &u32| usize::try_from(*n).ok().and_then(|n| self.map.hexes.get(n));
        let mut parts = step.at.text.split(|c: char| !(c.is_alphanumeric() || c == ':'));
        hexes.any(|n| row(n).is_some_and(|row| is(&row.name, hex))) || parts.any(|part| is(part, hex))
    }

    /// The first event of a turn or phase: `2`, `t2 russian`, `2 russian mph`.
    #[must_use]
    pub fn turn(&self, line: &str) -> Option<usize> {
        let line = line.to_lowercase();
        let wanted: Vec<&str> = line
            .split_whitespace()
            .map(|word| match word.strip_prefix('t') {
                Some(n) if n.bytes().all(|c| c.is_ascii_digit()) && !n.is_empty() => n,
                Some(_) | None => word,
            })
            .collect();
        let has = |step: &&StepRow| {
            let when = step.at.when.to_lowercase();
            let own: Vec<&str> = when.split_whitespace().collect();
            wanted.iter().all(|word| own.contains(word))
        };
        let found = self.steps.iter().filter(|step| step.begins_phase).find(has)?;
        usize::try_from(found.at.event).ok().filter(|_| !wanted.is_empty())
    }
}

/// The same, whatever the case; the second in small letters.
fn is(text: &str, word: &str) -> bool {
    text.to_lowercase() == word
}
