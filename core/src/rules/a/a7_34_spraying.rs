//! A7.34: Spraying Fire of squads.

use crate::facts::{Shot, Volley};
use crate::figures::fire::spraying::{SPRAYING_RANGE, not_side_by_side, places, squad_sprays};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::factor::factor;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::vocab::Reason;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.34-capability",
        &[Matter::FireLeave],
        "Spraying Fire is open only to squads whose printed Range is underscored.",
        Check::Fire(capability),
    ),
    Clause::check(
        "A7.34-range-three",
        &[Matter::Reach],
        "Squad Spraying Fire reaches no farther than three hexes.",
        Check::Fire(range_three),
    ),
    Clause::check(
        "A7.34-as-mg-spraying",
        &[Matter::Factor, Matter::Target],
        "Spraying Fire of a squad works like MG Spraying Fire, i.e. Area Fire against each of two Locations with a common hexside (A9.5) with one roll, but for its range and who may use it.",
        Check::Fire(as_mg),
    ),
    Clause::fact(
        "A7.34-long-range-again",
        "A sprayed hex beyond normal range is halved once more.",
        "Long Range is asked of each sprayed Location: `Shot::due`",
    ),
];

fn capability(volley: &Volley<'_>) -> Verdict {
    each_shot(volley, squad_sprays, |shot| {
        let able = shot.infantry().is_some_and(|infantry| infantry.spraying && infantry.is_squad());
        (!able).then(|| format!("{} has no underscored Range", shot.firer.unit))
    })
}

fn range_three(volley: &Volley<'_>) -> Verdict {
    let attack = volley.declared;
    each_shot(volley, squad_sprays, |shot| {
        let far = (0..places(attack))
            .filter_map(|n| shot.range_to(n))
            .max()
            .filter(|range| *range > SPRAYING_RANGE)?;
        Some(format!("Spraying Fire of a squad reaches three hexes, the target is at {far}"))
    })
}

fn as_mg(volley: &Volley<'_>) -> Verdict {
    let attack = volley.declared;
    let asked = |shot: &Shot<'_>| places(attack) > 1 || shot.says(Reason::Spraying);
    let two = each_shot(volley, squad_sprays, |shot| {
        not_side_by_side(shot)
            .map(|why| format!("Spraying Fire is at two Locations with a common hexside: {why}"))
    });
    if let Verdict::Broken(_) = two {
        return two.of(Matter::Target);
    }
    factor(volley, Reason::Spraying, |shot| asked(shot) && places(attack) > 1).of(Matter::Factor)
}
