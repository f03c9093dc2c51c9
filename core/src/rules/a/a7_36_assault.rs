//! A7.36: Assault Fire.

use crate::event::FireMode;
use crate::facts::{Shot, Volley};
use crate::figures::fire::reach::beyond_reach;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::factor::factor;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::vocab::Reason;
use crate::vocab::phase::Phase;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.36-eligibility",
        &[Matter::Factor],
        "Assault Fire belongs to squads whose printed FP is underscored.",
        Check::Fire(eligibility),
    ),
    Clause::check(
        "A7.36-afph-inherent-only",
        &[Matter::Factor],
        "The Assault Fire bonus is given only in the AFPh and only to inherent FP.",
        Check::Fire(afph_inherent),
    ),
    Clause::check(
        "A7.36-plus-one-after-mods",
        &[Matter::Factor],
        "One FP is added after every other modification of that squad's inherent FP.",
        Check::Fire(plus_one),
    ),
    Clause::line(
        "A7.36-round-up",
        &[Matter::FpSum],
        "After the Assault Fire bonus a fraction is rounded up, squad by squad.",
    ),
    Clause::check(
        "A7.36-not-opportunity",
        &[Matter::Factor],
        "No bonus for Opportunity Fire.",
        Check::Fire(not_opportunity),
    ),
    Clause::check(
        "A7.36-not-long-range",
        &[Matter::Factor],
        "No bonus at Long Range.",
        Check::Fire(not_long_range),
    ),
    Clause::guard("A7.36-pinned-and-spraying-ok", "Pinned firers and Spraying Fire keep the bonus."),
];

fn claimed(shot: &Shot<'_>) -> bool {
    shot.says(Reason::Assault)
}

fn eligibility(volley: &Volley<'_>) -> Verdict {
    each_shot(volley, claimed, |shot| {
        let able = shot.infantry().is_none_or(|infantry| infantry.assault && infantry.is_squad());
        (!able).then(|| format!("{} is no squad with underscored FP", shot.firer.unit))
    })
}

fn afph_inherent(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    each_shot(volley, claimed, |shot| {
        let given = ctx.before.phase == Some(Phase::AFPh) && shot.is_inherent();
        (!given).then(|| "the bonus is for inherent FP in the AFPh".into())
    })
}

/// Where it is due the bonus is taken, and stands behind every other factor.
fn plus_one(volley: &Volley<'_>) -> Verdict {
    let due = |shot: &Shot<'_>| shot.due(Reason::Assault, 0) == Some(true);
    for shot in volley.shots().iter().filter(|shot| claimed(shot) && due(shot)) {
        let last = shot.firer.factors.last().and_then(|factor| factor.reason.as_ref());
        if last.is_none_or(|name| !name.is(Reason::Assault)) {
            return Verdict::broken("the bonus is added after every other factor");
        }
    }
    factor(volley, Reason::Assault, |shot| !claimed(shot) || due(shot))
}

fn not_opportunity(volley: &Volley<'_>) -> Verdict {
    each_shot(volley, claimed, |shot| {
        (shot.mode() == FireMode::Opportunity).then(|| "no bonus for Opportunity Fire".into())
    })
}

fn not_long_range(volley: &Volley<'_>) -> Verdict {
    each_shot(volley, claimed, |shot| {
        let long = shot.due(Reason::LongRange, 0) == Some(true) && beyond_reach(shot).is_none();
        long.then(|| "no bonus at Long Range".into())
    })
}
