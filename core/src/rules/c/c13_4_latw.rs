//! C13.4 to C13.8: who fires a BAZ, PSK or PIAT, at what, and Backblast.

use crate::event::{Level, Status, ToHitAttempt, Use};
use crate::facts::{Shot, ToHitRoll, Volley};
use crate::figures::to_hit::cases::are_told;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::vocab::{InfantryKind, Modifier, WeaponWord};
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "C13.41-baz",
        &[Matter::FireLeave],
        "A BAZ or PSK is fired by an unbroken MMC, by two SMC, or by a hero.",
        Check::Fire(by_whom),
    )
    .since(2),
    Clause::check(
        "C13.6-piat",
        &[Matter::Target],
        "A PIAT is not fired at what is lower in the same hex or the next.",
        Check::Fire(not_down),
    )
    .since(2),
    Clause::check(
        "C13.8-backblast",
        &[Matter::Modifier],
        "From rubble or the ground floor of a building a BAZ, PSK or PF is fired with Case C3 or by Desperation, from a higher one by Desperation alone.",
        Check::ToHit(backblast),
    )
    .since(2),
];

fn is(weapon: &Use, words: &[WeaponWord]) -> bool {
    words.iter().any(|word| weapon.is(*word))
}

fn by_whom(volley: &Volley<'_>) -> Verdict {
    let asked = |shot: &Shot<'_>| {
        shot.infantry().is_some() && is(&shot.firer.weapon, &[WeaponWord::Baz, WeaponWord::Psk])
    };
    each_shot(volley, asked, |shot| {
        let heroic = shot.unit.is_some_and(|unit| unit.status.has(Status::Heroic));
        let lone = shot.infantry()?.kind? == InfantryKind::Leader && shot.firer.with.is_none() && !heroic;
        lone.then(|| format!("{} is one SMC and no hero", shot.firer.unit))
    })
}

/// Levels of other hexes than its own are those of the ground, which a head may not tell.
fn not_down(volley: &Volley<'_>) -> Verdict {
    let asked = |shot: &Shot<'_>| {
        shot.infantry().is_some()
            && is(&shot.firer.weapon, &[WeaponWord::Piat])
            && shot.range_to(0) == Some(0)
    };
    each_shot(volley, asked, |shot| {
        let ((_, from), (_, to)) = (shot.location()?, shot.at().first()?);
        let (Level::At(from), Level::At(to)) = (from, *to) else { return None };
        (to < from).then(|| format!("{} fires down at level {to} of its own hex", shot.firer.unit))
    })
}

/// Desperation has no line of its own: where no Case C3 is paid it is asked for.
fn backblast(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    if !is(&attempt.weapon, &[WeaponWord::Baz, WeaponWord::Psk, WeaponWord::Pf]) || !ctx.is_of_players() {
        return Verdict::Silent;
    }
    let Some((unit, _)) = ctx.unit(&attempt.unit).filter(|(_, def)| def.infantry.is_some()) else {
        return Verdict::Silent;
    };
    let Some((cell, level)) = unit.location().filter(|_| unit.aboard.is_none()) else {
        return Verdict::Silent;
    };
    let Some(terrain) = ctx.terrain(cell) else { return Verdict::Silent };
    let (id, paid) = (&attempt.unit, pays(attempt));
    match level {
        Level::At(1..) if terrain.is_building() && paid => {
            Verdict::broken(format!("Case C3: {id} fires from an upper level, by Desperation alone"))
        }
        Level::At(0) if terrain.is_building() || terrain.is_rubble() => match paid {
            true => Verdict::Kept,
            false if are_told(attempt) => Verdict::undecided(format!(
                "whether {id} fires by Desperation: it pays no Case C3 for its Backblast"
            )),
            false => Verdict::Silent,
        },
        Level::At(_) | Level::In => Verdict::Silent,
    }
}

fn pays(attempt: &ToHitAttempt) -> bool {
    attempt.drm.iter().any(|line| line.is(Modifier::C3))
}
