//! A8.15: Snap Shots, which a firer tells by the reason of a factor: `x1/2 snap-shot`.

use crate::facts::{IftRoll, Shot, Volley};
use crate::figures::fire::snap_shot::is_snap_shot;
use crate::figures::fire::tem::of_terrain;
use crate::figures::fire::tem_open::said_tem;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::{each_shot, each_shot_or_open};
use crate::rules::table::Check;
use crate::state::Attack;
use crate::vocab::num::Drm;
use crate::vocab::{Reason, WeaponKind};
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A8.15-no-ff-drm",
        &[Matter::Modifier],
        "A Snap Shot takes no TEM of the hex that is entered; FFMO is A4.6's, and FFNAM may be taken.",
        Check::Ift(no_ff_drm),
    )
    .since(2),
    Clause::check(
        "A8.15-weapons",
        &[Matter::FireLeave],
        "Snap Shots are made with Small Arms and MG alone.",
        Check::Fire(weapons),
    )
    .since(2),
    Clause::check(
        "A8.15-not-own-hex",
        &[Matter::FireLeave],
        "Nobody makes a Snap Shot at a unit that enters the own hex.",
        Check::Fire(not_own_hex),
    )
    .since(2),
    Clause::fact(
        "A8.15-where",
        "Whoever a Snap Shot hits is in the hex that was entered.",
        "the MF put the unit there before the shot: `place`",
    )
    .since(2),
];

fn no_ff_drm(roll: &IftRoll<'_>) -> Verdict {
    // An official answer leaves it FFNAM.
    let (ctx, said) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack().filter(|attack| is_snap_shot(attack)) else { return Verdict::Silent };
    let inside = |(cell, _): &(crate::vocab::hex::Cell, _)| of_terrain(ctx, *cell);
    let inside = attack.at.first().and_then(inside).filter(|tem| *tem > Drm(0));
    match (inside, said_tem(said)) {
        (Some(inside), Some(tem)) if tem == inside && !is_walled(roll, attack) => {
            Verdict::wrong("a Snap Shot takes no TEM of the hex entered", format!("TEM {tem}"), "+0")
        }
        (_, _) => Verdict::Kept,
    }
}

/// The hexside that a target crossed last carries a wall, a hedge or the like, or is not known.
fn is_walled(roll: &IftRoll<'_>, attack: &Attack) -> bool {
    let crossed = |id| {
        let step = roll.ctx.before.units.get(id)?.mph.afoot.arrival()?;
        let (from, to) = (step.from?, step.to);
        from.dir_to(to).map(|side| roll.ctx.has_wall(from, side))
    };
    attack.targets.iter().any(|id| crossed(id) != Some(false))
}

fn says_so(shot: &Shot<'_>) -> bool {
    shot.says(Reason::SnapShot)
}

fn weapons(volley: &Volley<'_>) -> Verdict {
    each_shot(volley, says_so, |shot| {
        let kind = shot.kind().filter(|kind| !matches!(kind, WeaponKind::Mg))?;
        let other = !matches!(kind, WeaponKind::Other | WeaponKind::Atr);
        other.then(|| format!("{} of {} makes no Snap Shot", kind.word(), shot.firer.unit))
    })
}

/// One source alone says so.
fn not_own_hex(volley: &Volley<'_>) -> Verdict {
    let bad = |_: &Shot<'_>| None;
    each_shot_or_open(volley, says_so, bad, |shot| {
        let own = shot.cell().is_some_and(|cell| shot.at().iter().any(|(at, _)| *at == cell));
        own.then(|| format!("whether {} makes a Snap Shot into its own hex", shot.firer.unit))
    })
}
