//! A7.31 to A7.33: the order of attacks, and what a squad may fire apart.

use crate::event::{FireMode, Firer, Use};
use crate::facts::{Shot, Volley};
use crate::figures::fire::blocked;
use crate::figures::fire::earlier::{earlier_of, fire_phase, is_one_of, is_second_use, mode_in};
use crate::figures::fire::phases::may_fire_now;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot;
use crate::rules::forms::unsettled::unsettled;
use crate::rules::table::Check;
use crate::state::Attack;
use crate::vocab::phase::Phase;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.31-resolve-before-next",
        &[Matter::Order],
        "A result on a target is worked off before any other attack on that target.",
        Check::Fire(resolve_first),
    ),
    Clause::guard(
        "A7.31-repeat-attacks-allowed",
        "A target may be attacked as often as wanted in a fire phase.",
    ),
    Clause::guard(
        "A7.32-no-predesignation",
        "Attacks need not be announced in advance; the outcome of one may be awaited before declaring the next.",
    ),
    Clause::check(
        "A7.33-no-split-inherent",
        &[Matter::FireLeave],
        "A Personnel unit's inherent FP goes at one target only, Spraying Fire apart.",
        Check::Fire(no_split),
    ),
    Clause::check(
        "A7.33-sw-separate-same-phase",
        &[Matter::SecondFirePhase],
        "A squad may fire one or two SW at other targets, in the same fire phase as its other fire.",
        Check::Fire(same_phase),
    ),
    Clause::fact(
        "A7.33-marker-position",
        "A squad whose inherent FP is used and whose SW is not gets the fire counter, while the SW stays on top as still free.",
        "which of its weapons a unit fired its attacks tell, whatever lies on or under the counter: `attacks_by`",
    ),
];

/// An attack on the same target whose checks, selection or casualties are still open.
fn resolve_first(volley: &Volley<'_>) -> Verdict {
    let before = volley.closes();
    if before.is_empty() {
        return Verdict::Silent;
    }
    before.iter().find_map(|other| unsettled(&volley.ctx, other)).unwrap_or(Verdict::Kept)
}

fn no_split(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    each_shot(
        volley,
        |shot| shot.is_inherent(),
        |shot| {
            let (unit, again) = (&shot.firer.unit, is_second_use(shot.mode()));
            let fired = |a: &Attack| {
                let own = |f: &Firer| f.weapon == Use::Inherent && is_one_of(ctx, unit, &f.unit);
                let inherent = a.declared.firers.iter().any(own);
                // A8.3 speaks of what follows Subsequent First Fire and FPF.
                let ends = matches!(mode_in(ctx, a, unit), FireMode::Subsequent | FireMode::Fpf);
                let spared = ends || (again && a.phase == Some(Phase::MPh));
                inherent && !spared && !blocked::blocked_after(ctx, a)
            };
            let twice =
                attack.firers.iter().filter(|f| f.unit == *unit && f.weapon == Use::Inherent).count() > 1;
            (twice || earlier_of(ctx, unit).into_iter().any(fired))
                .then(|| format!("{unit} has used its inherent FP"))
        },
    )
}

fn same_phase(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let squad = |shot: &Shot<'_>| shot.infantry().is_some_and(crate::counter::Infantry::is_squad);
    let fires = |a: &Attack, shot: &Shot<'_>| {
        a.declared.firers.iter().any(|f| f.unit == shot.firer.unit && f.weapon != shot.firer.weapon)
    };
    let asked = |shot: &Shot<'_>| {
        let allowed = squad(shot) && may_fire_now(ctx, &shot.firer.unit) != Some(false);
        allowed && ctx.before.attacks_by(&shot.firer.unit).into_iter().any(|a| fires(a, shot))
    };
    each_shot(volley, asked, |shot| {
        let now = fire_phase(ctx.before.phase);
        let before = ctx.before.attacks_by(&shot.firer.unit);
        let other = before.into_iter().find(|a| fires(a, shot) && fire_phase(a.phase) != now)?;
        Some(format!(
            "{} fired its other weapon in another fire phase ({})",
            shot.firer.unit, other.declared.attack
        ))
    })
}
