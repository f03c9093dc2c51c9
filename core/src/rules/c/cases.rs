//! One Case of a To Hit roll as the player wrote it, against what is due: what the clauses of C5 and C6 have in common.

use super::Ctx;
use super::case_reason::wrong_case;
use crate::event::ToHitAttempt;
use crate::facts::{CaseLine, ToHitRoll};
use crate::finding::{Breach, Verdict};
use crate::rules::log::near;
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// What no rule of the book gives.
pub(super) const BY_WORD: &str = "LOG.drm-by-word";

/// The clause that speaks of a Case; the log's own on what players name without a rule. The clauses of D3.51 say why
/// Case A is due, those of D3.4 what leaders do.
#[expect(clippy::wildcard_enum_match_arm, reason = "no rule of this book gives any other")]
pub(super) const fn clause_of(case: Modifier) -> &'static str {
    match case {
        Modifier::A => "C5.1-case-a",
        Modifier::B => "C5.2-case-b",
        Modifier::C | Modifier::C1 | Modifier::C2 | Modifier::C4 => "C5.3-case-c",
        Modifier::D => "C5.4-case-d",
        Modifier::E => "C5.5-case-e",
        Modifier::F => "C5.6-case-f",
        Modifier::H => "C5.8-case-h",
        Modifier::I => "C5.9-case-i",
        Modifier::J | Modifier::J1 | Modifier::J2 => "C6.1-case-j",
        Modifier::K => "C6.2-case-k",
        Modifier::L => "C6.4-case-l",
        Modifier::N => "C6.5-acquired",
        Modifier::P => "C6.7-case-p",
        Modifier::Tem => "C6.8-case-q",
        Modifier::Hindrance => "C6.9-case-r",
        Modifier::ArmorLeader => "D3.44-permitted-rolls",
        _ => BY_WORD,
    }
}

/// The rule of a Case: `C6.8`.
pub(super) fn rule_of(case: Modifier) -> &'static str {
    let clause = clause_of(case);
    if clause == BY_WORD { "C5, C6" } else { clause.split('-').next().unwrap_or(clause) }
}

/// A vehicle's To Hit roll whose DRM were declared.
pub(super) fn is_told(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> bool {
    ctx.vehicle(&attempt.unit).is_some() && are_told(attempt)
}

/// The DRM of this To Hit roll were declared, whoever makes it.
pub(super) const fn are_told(attempt: &ToHitAttempt) -> bool {
    !(attempt.drm.is_empty() && attempt.total.is_none())
}

/// Cases that the target gives, whoever fires.
const OF_TARGET: [Modifier; 9] = [
    Modifier::J,
    Modifier::J1,
    Modifier::J2,
    Modifier::K,
    Modifier::L,
    Modifier::N,
    Modifier::P,
    Modifier::Tem,
    Modifier::Hindrance,
];

/// Kept, broken or open: one of these Cases.
pub(super) fn case(roll: &ToHitRoll<'_>, all: &[Modifier]) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let by_vehicle = ctx.vehicle(&attempt.unit).is_some();
    if !are_told(attempt) || !(by_vehicle || all.iter().all(|case| OF_TARGET.contains(case))) {
        return Verdict::Silent;
    }
    let sheet = roll.sheet();
    let of = |line: &CaseLine| line.case.filter(|case| all.contains(case));
    let mut ours = sheet.cases.iter().filter(|line| of(line).is_some()).peekable();
    if ours.peek().is_none() {
        return Verdict::Silent;
    }
    let wrong =
        ours.clone().filter_map(|line| Some((line, of(line).filter(|case| is_wrong(attempt, line, *case))?)));
    let breach = |(line, case): (&CaseLine, Modifier)| {
        wrong_case(ctx, attempt, (case, line.rule), line.said, line.value())
    };
    if let Some(all) = wrong.map(breach).reduce(Breach::and) {
        return Verdict::Broken(Box::new(all));
    }
    match ours.find(|case| case.due.is_none()) {
        // What else a Gun may have to add, C5 says of it.
        Some(_) if !by_vehicle => Verdict::Silent,
        Some(open) => {
            Verdict::undecided(format!("whether Case {} ({}) applies as declared", open.name, open.rule))
        }
        None => Verdict::Kept,
    }
}

/// A Case named without a figure is taken for the figure that is due.
fn is_wrong(attempt: &ToHitAttempt, line: &CaseLine, case: Modifier) -> bool {
    match (line.due, line.said) {
        (Some(due), Some(said)) => due != said,
        (Some(due), None) => due != Drm(0) && !attempt.drm.iter().any(|said| said.is(case)),
        (None, _) => false,
    }
}

/// Cases that no rule of this book derives: the players' word, which the other has to accept.
pub(in crate::rules) fn by_word(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    if !is_told(ctx, attempt) {
        return Verdict::Silent;
    }
    // D3.4 to D3.45 speak of leaders.
    let leaders = [Modifier::Leader, Modifier::QuasiLeader];
    let derived = |case: Modifier| leaders.contains(&case) || clause_of(case) != BY_WORD;
    let sheet = roll.sheet();
    let open = sheet.cases.iter().filter(|case| case.due.is_none() && !case.case.is_some_and(derived));
    let named = |line: &CaseLine| match line.case {
        Some(_) => line.name.clone(),
        None => format!("{}{}", line.name, near(&line.name)),
    };
    let open: Vec<String> = open.map(named).collect();
    if open.is_empty() {
        return Verdict::Silent;
    }
    Verdict::undecided(format!("whether {} applies as declared", open.join(", ")))
}
