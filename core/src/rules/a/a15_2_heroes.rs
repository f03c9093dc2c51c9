//! A15.2: the hero that a MMC creates, the DRM of a heroic unit, and that of the MG that it fires alone.

use crate::facts::IftRoll;
use crate::figures::fire::sheet::{derived, is_lone_hero_with_mg};
use crate::figures::fire::tem_open::said;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::fact(
        "A15.21-shares",
        "A hero that a MMC creates stands with it, and has fired, moved and is TI or CX as that has and is.",
        "the fold of `HeatRolled` makes the hero of the MMC as that stands",
    )
    .since(2),
    Clause::check(
        "A15.23-mg",
        &[Matter::Modifier],
        "A hero who fires a MG alone has +1, which his -1 offsets.",
        Check::Ift(mg),
    )
    .since(2),
    Clause::check(
        "A15.24-heroic",
        &[Matter::Modifier],
        "The attack of a lone hero, or heroic unit, has -1, that of others has not.",
        Check::Ift(heroic),
    ),
];

/// Neither need be named: together they are 0.
fn mg(roll: &IftRoll<'_>) -> Verdict {
    if !roll.underway.as_ref().is_some_and(|on| is_lone_hero_with_mg(&on.volley)) {
        return Verdict::Silent;
    }
    let both = [Modifier::Heroic, Modifier::HeroMg].map(|drm| said(roll.said, drm).unwrap_or_default());
    let sum = both.into_iter().fold(Drm(0), |sum, drm| sum + drm);
    if sum == Drm(0) {
        return Verdict::Kept;
    }
    Verdict::wrong("the DRM of a hero who fires a MG alone, -1 and +1", format!("{sum}"), "+0")
}

/// Nobody has to name it.
fn heroic(roll: &IftRoll<'_>) -> Verdict {
    let Some(on) = &roll.underway else { return Verdict::Silent };
    let Some(said) = said(roll.said, Modifier::Heroic) else { return Verdict::Silent };
    match derived(on, Modifier::Heroic) {
        Some(due) if due == said => Verdict::Kept,
        Some(due) => Verdict::wrong("the DRM of a hero's attack", format!("{said}"), format!("{due}")),
        None => Verdict::Silent,
    }
}
