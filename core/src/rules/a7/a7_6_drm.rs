//! A7.6: TEM and Hindrances.

use super::sheet::{attested_hindrance, attested_tem, is_named};
use super::{Check, Clause, Ctx};
use crate::event::IftResolved;
use crate::finding::{Breach, Verdict};
use crate::num::Drm;
use alloc::boxed::Box;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.6-tem",
        "The target Location's terrain adds its TEM to the IFT roll, most TEM being cumulative.",
        Check::Ift(tem),
    ),
    Clause::check(
        "A7.6-hindrance",
        "Each LOS Hindrance between firer and target adds its DRM.",
        Check::Ift(hindrance),
    ),
];
/// The value declared for all targets, or for some of them.
fn said(ift: &IftResolved, name: &str) -> Option<Drm> {
    ift.drm.iter().find(|line| is_named(line, name)).and_then(|line| line.value)
}

fn tem(ctx: &Ctx<'_>, ift: &IftResolved) -> Verdict {
    let Some(attack) = ctx.before.attacks.get(&ift.attack) else { return Verdict::Silent };
    judge("TEM", said(ift, "TEM"), attested_tem(ctx, attack))
}

/// Of single firers; a group has the worst of its members (A7.52).
fn hindrance(ctx: &Ctx<'_>, ift: &IftResolved) -> Verdict {
    let Some(attack) = ctx.before.attacks.get(&ift.attack) else { return Verdict::Silent };
    let attested = attested_hindrance(ctx, attack);
    if attack.declared.firers.len() > 1 && attested.is_some() {
        return Verdict::Silent;
    }
    judge("Hindrance", said(ift, "hindrance"), attested)
}

fn judge(what: &str, said: Option<Drm>, attested: Option<Drm>) -> Verdict {
    match (said, attested) {
        (None, None) => Verdict::Silent,
        (Some(Drm(0)), None) => Verdict::Silent,
        (Some(said), None) => {
            Verdict::undecided(alloc::format!("whether both players accept a {what} of {said}"))
        }
        (said, Some(due)) if said.unwrap_or_default() == due => Verdict::Kept,
        (said, Some(due)) => {
            let breach = Breach::of(alloc::format!("both accept another {what}"));
            let said = said.unwrap_or_default();
            Verdict::Broken(Box::new(breach.figures(alloc::format!("{said}"), alloc::format!("{due}"))))
        }
    }
}
