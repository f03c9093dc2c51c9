//! Asks whether harm befell a target of the attack that it is told of.

use crate::event::{Event, Harm, What};
use crate::facts::Told;
use crate::figures::check::harm::harm;
use crate::figures::check::owed::{checks_of, is_of_ift, touches};
use crate::finding::Verdict;
use alloc::format;

/// A lost leader's checks (A10.2) are made by others too; those aboard a target fare with it.
pub(crate) fn only_targets(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let named = match (&event.what, harm(&event.what)) {
        (What::Checked(e), _) if is_of_ift(e.check) => Some((&e.unit, e.attack)),
        (_, Some((id, Harm::Pinned | Harm::Broken | Harm::Reduced, named))) => Some((id, named)),
        (_, _) => None,
    };
    let Some((id, named)) = named.filter(|_| !matches!(event.what, What::Reduced(_))) else {
        return Verdict::Silent;
    };
    let Some(attack) = named.and_then(|named| ctx.before.attacks.get(&named)) else { return Verdict::Silent };
    // What comes of a check that was not owed is told with it.
    let checked = !matches!(event.what, What::Checked(_)) && !checks_of(attack, id).is_empty();
    if attack.targets.is_empty() || checked {
        return Verdict::Silent;
    }
    Verdict::kept_or(touches(ctx, attack, id), || format!("{id} was no target of {}", attack.declared.attack))
}
