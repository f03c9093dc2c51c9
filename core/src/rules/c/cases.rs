//! One Case of a To Hit roll as the player wrote it, against what is due: what the clauses of C5 and C6 have in common.

use super::Ctx;
use super::case_reason::wrong_case;
use super::to_hit::{CaseLine, to_hit_sheet};
use crate::event::ToHitAttempt;
use crate::finding::{Breach, Verdict};
use crate::num::Drm;
use alloc::boxed::Box;
use alloc::format;

/// The clause of each Case, by its letter.
const CLAUSES: [(&str, &str); 19] = [
    ("B", "C5.2-case-b"),
    ("C", "C5.3-case-c"),
    ("C1", "C5.3-case-c"),
    ("C2", "C5.3-case-c"),
    ("C4", "C5.3-case-c"),
    ("D", "C5.4-case-d"),
    ("E", "C5.5-case-e"),
    ("I", "C5.9-case-i"),
    ("J", "C6.1-case-j"),
    ("J1", "C6.1-case-j"),
    ("J2", "C6.1-case-j"),
    ("K", "C6.2-case-k"),
    ("L", "C6.4-case-l"),
    ("N", "C6.5-acquired"),
    ("acq", "C6.5-acquired"),
    ("Q", "C6.8-case-q"),
    ("R", "C6.9-case-r"),
    // The clauses of D3.51 say why Case A is due, those of D3.4 what leaders do.
    ("A", "D3.51-incremental-turn"),
    ("armor-leader", "D3.44-permitted-rolls"),
];

/// What no rule of the book gives.
const BY_WORD: &str = "LOG.drm-by-word";

/// The clause that speaks of a Case; the log's own on what players name without a rule.
pub(super) fn clause_of(name: &str) -> &'static str {
    let of = CLAUSES.iter().find(|(letter, _)| *letter == name);
    of.map_or(BY_WORD, |(_, clause)| *clause)
}

/// The rule of a Case: `C6.8`.
pub(super) fn rule_of(name: &str) -> &'static str {
    let clause = clause_of(name);
    if clause == BY_WORD { "C5, C6" } else { clause.split('-').next().unwrap_or(clause) }
}

/// A vehicle's To Hit roll whose DRM were declared.
pub(super) fn is_told(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> bool {
    ctx.vehicle(&attempt.unit).is_some() && !(attempt.drm.is_empty() && attempt.total.is_none())
}

/// Kept, broken or open: the Case of these letters.
pub(super) fn case(ctx: &Ctx<'_>, attempt: &ToHitAttempt, names: &[&str]) -> Verdict {
    if !is_told(ctx, attempt) {
        return Verdict::Silent;
    }
    let sheet = to_hit_sheet(ctx, attempt);
    let mut ours = sheet.cases.iter().filter(|case| names.contains(&case.name.as_str())).peekable();
    if ours.peek().is_none() {
        return Verdict::Silent;
    }
    let wrong = ours.clone().filter(|case| is_wrong(attempt, case));
    let breach = |case: &CaseLine| wrong_case(ctx, attempt, (&case.name, case.rule), case.said, case.value());
    if let Some(all) = wrong.map(breach).reduce(Breach::and) {
        return Verdict::Broken(Box::new(all));
    }
    match ours.find(|case| case.due.is_none()) {
        Some(open) => {
            Verdict::undecided(format!("whether Case {} ({}) applies as declared", open.name, open.rule))
        }
        None => Verdict::Kept,
    }
}

/// A Case named without a figure is taken for the figure that is due.
fn is_wrong(attempt: &ToHitAttempt, case: &CaseLine) -> bool {
    match (case.due, case.said) {
        (Some(due), Some(said)) => due != said,
        (Some(due), None) => due != Drm(0) && !attempt.drm.iter().any(|l| l.name.as_str() == case.name),
        (None, _) => false,
    }
}

/// Cases that no rule of this book derives: the players' word, which the other has to accept.
pub(in crate::rules) fn by_word(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Verdict {
    if !is_told(ctx, attempt) {
        return Verdict::Silent;
    }
    // D3.4 to D3.45 speak of leaders.
    let derived = |name: &str| ["leader", "quasi-leader"].contains(&name) || clause_of(name) != BY_WORD;
    let sheet = to_hit_sheet(ctx, attempt);
    let open = sheet.cases.iter().filter(|case| case.due.is_none() && !derived(&case.name));
    let open: alloc::vec::Vec<&str> = open.map(|case| case.name.as_str()).collect();
    if open.is_empty() {
        return Verdict::Silent;
    }
    Verdict::undecided(format!("whether {} applies as declared", open.join(", ")))
}
