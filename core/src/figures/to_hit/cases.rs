//! The Cases of C5 and C6: which clause each belongs to, and whether a roll tells it.

use crate::event::ToHitAttempt;
use crate::facts::Ctx;
use crate::vocab::Modifier;

/// What no rule of the book gives.
pub(crate) const BY_WORD: &str = "LOG.drm-by-word";

/// The clause that speaks of a Case; the log's own on what players name without a rule. The clauses of D3.51 say why
/// Case A is due, those of D3.4 what leaders do.
#[expect(clippy::wildcard_enum_match_arm, reason = "no rule of this book gives any other")]
pub(crate) const fn clause_of(case: Modifier) -> &'static str {
    match case {
        Modifier::A => "C5.1-case-a",
        Modifier::B => "C5.2-case-b",
        Modifier::C | Modifier::C1 | Modifier::C2 | Modifier::C4 => "C5.3-case-c",
        Modifier::D => "C5.4-case-d",
        Modifier::E => "C5.5-case-e",
        Modifier::F => "C5.6-case-f",
        Modifier::G => "C5.7-case-g",
        Modifier::H => "C5.8-case-h",
        Modifier::I => "C5.9-case-i",
        Modifier::J | Modifier::J1 | Modifier::J2 => "C6.1-case-j",
        Modifier::Ffnam => "C6.13-ffnam",
        Modifier::Ffmo => "C6.14-ffmo",
        Modifier::K => "C6.2-case-k",
        Modifier::L => "C6.3-case-l",
        Modifier::N => "C6.5-acquired",
        Modifier::P => "C6.7-case-p",
        Modifier::Tem => "C6.8-case-q",
        Modifier::Hindrance => "C6.9-case-r",
        Modifier::ArmorLeader => "D3.44-permitted-rolls",
        _ => BY_WORD,
    }
}

/// The rule of a Case: `C6.8`.
pub(crate) fn rule_of(case: Modifier) -> &'static str {
    let clause = clause_of(case);
    if clause == BY_WORD { "C5, C6" } else { clause.split('-').next().unwrap_or(clause) }
}

/// A vehicle's To Hit roll whose DRM were declared.
pub(crate) fn is_told(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> bool {
    ctx.vehicle(&attempt.unit).is_some() && are_told(attempt)
}

/// The DRM of this To Hit roll were declared, whoever makes it.
pub(crate) const fn are_told(attempt: &ToHitAttempt) -> bool {
    !(attempt.drm.is_empty() && attempt.total.is_none())
}

/// Cases that the target gives, whoever fires.
pub(crate) const OF_TARGET: [Modifier; 11] = [
    Modifier::J,
    Modifier::J1,
    Modifier::J2,
    Modifier::Ffnam,
    Modifier::Ffmo,
    Modifier::K,
    Modifier::L,
    Modifier::N,
    Modifier::P,
    Modifier::Tem,
    Modifier::Hindrance,
];
