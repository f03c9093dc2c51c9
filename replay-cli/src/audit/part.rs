//! A part of an audit: what hangs on events from one on, or on those that one player recorded.

use super::view::AuditView;
use crate::view::finding::FindingView;
use crate::view::vasl::MoveRow;
use crate::words::counted;

/// Which findings are wanted.
#[derive(Clone, Copy, Default, Debug)]
pub struct Part<'a> {
    /// On this event and those behind it.
    pub since: Option<u64>,
    /// On events that this player recorded.
    pub by: Option<&'a str>,
}

impl AuditView {
    /// Leaves the findings of a part. What is said of the whole, its bytes, dice and agreements, stays.
    pub fn keep(&mut self, part: Part<'_>) {
        // A broken move is a finding, too.
        let is_apart = |row: &&MoveRow| row.ruling != "broken";
        let all = self.findings.len() + self.moves.iter().filter(is_apart).count();
        let is_meant = |found: &FindingView| {
            part.since.is_none_or(|since| found.at.event >= since)
                && part.by.is_none_or(|by| found.at.by == by)
        };
        let (kept, left): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.findings).into_iter().partition(is_meant);
        self.findings = kept;
        // No file tells who made a move.
        let (kept, moves): (Vec<_>, Vec<_>) = std::mem::take(&mut self.moves)
            .into_iter()
            .partition(|row| part.since.is_none_or(|since| row.event.is_none_or(|event| event >= since)));
        self.moves = kept;
        let moves: Vec<MoveRow> = moves.into_iter().filter(|row| is_apart(&row)).collect();
        let rulings =
            left.iter().map(|found| found.ruling.as_str()).chain(moves.iter().map(|row| row.ruling));
        for ruling in rulings {
            match ruling {
                "broken" => self.broken -= 1,
                "undecided" => self.undecided -= 1,
                "waived" => self.waived -= 1,
                _ => {}
            }
        }
        let since = part.since.map(|since| format!("events from {since} on"));
        let by = part.by.map(|by| format!("events that {by} recorded"));
        let of: Vec<String> = since.into_iter().chain(by).collect();
        let left = counted((left.len() + moves.len()) as u64, "finding is", "findings are");
        self.part = (!of.is_empty()).then(|| format!("only {}: {left} left out, of {all}", of.join(", ")));
    }
}
