//! One Case of a To Hit roll as the player wrote it, against what is due: what the clauses of C5 and C6 have in common.

use crate::event::{DrmLine, ToHitAttempt};
use crate::facts::{CaseLine, ToHitRoll};
use crate::figures::to_hit::cases::{OF_TARGET, are_told};
use crate::finding::{Breach, Verdict};
use crate::rules::forms::case_reason::wrong_case;
use crate::state::{Aimed, Attack};
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use alloc::boxed::Box;
use alloc::format;

/// Kept, broken or open: one of these Cases.
pub(crate) fn case(roll: &ToHitRoll<'_>, all: &[Modifier]) -> Verdict {
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
    let is_wrong = |line: &CaseLine, case: Modifier| {
        is_wrong(attempt, line, case) && !is_told_before(roll.attack(), attempt, case)
    };
    let wrong = ours.clone().filter_map(|line| Some((line, of(line).filter(|case| is_wrong(line, *case))?)));
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

/// What is wrong with the firer of a DR that is held against several units is told with the first of them.
pub(super) fn is_told_before(attack: Option<&Attack>, attempt: &ToHitAttempt, case: Modifier) -> bool {
    let said = |drm: &[DrmLine]| drm.iter().find(|line| line.is(case)).map(|line| line.value);
    let alike = |aimed: &Aimed| aimed.roll == attempt.roll && said(&aimed.drm) == said(&attempt.drm);
    let shared = attack.filter(|attack| !OF_TARGET.contains(&case) && attack.shares_roll(attempt));
    shared.is_some_and(|attack| attack.aimed.iter().any(alike))
}
