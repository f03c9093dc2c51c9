//! A7.6: TEM and Hindrances; and what is said of a DRM that no rule of this book gives.

use crate::event::{Level, UnitId};
use crate::facts::IftRoll;
use crate::figures::fire::blocked::is_void;
use crate::figures::fire::exposed::exposed_due;
use crate::figures::fire::gun_cover::emplacement;
use crate::figures::fire::hindrance::{hindrance_due, is_listed, said_hindrance};
use crate::figures::fire::snap_shot::is_snap_shot;
use crate::figures::fire::spraying::{targets_at, told_of};
use crate::figures::fire::tem::{by_board, claimed_tem, has_wall_towards, is_in_roll_to_hit, tem_met_at};
use crate::figures::fire::tem_open::{open_tem, said, said_of, said_tem, tem_due, tem_due_at};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::scenario::Terrain;
use crate::state::Attack;
use crate::vocab::Modifier;
use crate::vocab::hex::Cell;
use crate::vocab::num::Drm;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.6-tem",
        &[Matter::Modifier],
        "The target Location's terrain adds its TEM to the IFT roll, most TEM being cumulative.",
        Check::Ift(tem),
    ),
    Clause::check(
        "A7.6-hindrance",
        &[Matter::Modifier],
        "Each LOS Hindrance between firer and target adds its DRM.",
        Check::Ift(hindrance),
    ),
];

fn tem(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack().filter(|attack| !is_void(ctx, attack)) else { return Verdict::Silent };
    // C3.71 speaks of the TEM of a CH.
    if attack.critical.is_some() {
        return Verdict::Silent;
    }
    if attack.at.len() > 1 {
        return sprayed(roll, attack);
    }
    let emplaced = |said: Drm| tem_due(ctx, attack).is_none() && emplacement(ctx, attack) == Some(said);
    if attack.to_hits.is_empty() && said(ift, Modifier::Tem).is_some_and(emplaced) {
        return Verdict::Kept;
    }
    let own = ift.drm.iter().find(|line| line.is(Modifier::Tem) && !line.only.is_empty());
    if said(ift, Modifier::Tem).is_none() && tem_due(ctx, attack).is_none() {
        return left_open(roll, attack);
    }
    let by_unit = |unit: &&UnitId| claimed_tem(ctx, unit).is_some();
    if let Some(why) = open_tem(ctx, attack, ift) {
        return if is_past_it(roll, attack) { Verdict::Kept } else { Verdict::undecided(why) };
    }
    match own.and_then(|line| line.only.first()).filter(by_unit) {
        Some(unit) => judge("TEM", said(ift, Modifier::Tem), claimed_tem(ctx, unit), || None),
        None => judge("TEM", said_tem(ift), tem_due(ctx, attack), || {
            let instead = exposed_due(ctx, attack).filter(|due| *due > Drm(0));
            let by_ce = instead.map(|due| format!("{due} for CE counts, and TEM does not add to it (D5.31)"));
            let by_hit =
                || is_in_roll_to_hit(attack).then(|| "TEM was in the To Hit roll (Case Q, C3.32)".into());
            by_ce.or_else(by_hit).or_else(|| by_board(ctx, attack, Modifier::Tem))
        }),
    }
}

/// It says that it goes by the road through the obstacle, or past it in Bypass: what the hex holds shelters it from no direct fire
/// (A4.132, A4.34), and no wall of it faces the fire.
fn is_past_it(roll: &IftRoll<'_>, attack: &Attack) -> bool {
    let (ctx, [(cell, _)]) = (&roll.ctx, attack.at.as_slice()) else { return false };
    let outside = |id: &UnitId| ctx.before.units.get(id).is_some_and(|unit| unit.mph.afoot.is_outside());
    let faced = |(from, _): &(Cell, Level)| has_wall_towards(ctx, *cell, *from);
    let first = attack.is_first_fire() && !attack.is_residual() && !attack.targets.is_empty();
    let holds = ctx.terrain(*cell).is_some_and(Terrain::is_obstacle);
    first && holds && attack.targets.iter().all(outside) && !attack.from.iter().flatten().any(faced)
}

/// Each Location of Spraying Fire has the TEM of its own (A7.34).
fn sprayed(roll: &IftRoll<'_>, attack: &Attack) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let mut all = told_of(ctx, attack, ift).into_iter().filter_map(|n| {
        let there = targets_at(ctx, attack, n);
        let said = said_of(ift, &there).filter(|_| !there.is_empty())?;
        let what = format!("TEM in {}", ctx.show(attack.at[n].0));
        let by = || tem_met_at(ctx, attack, n).map(|tem| tem.says(ctx));
        Some(judge(&what, said, tem_due_at(ctx, attack, n), by))
    });
    let first = all.next().unwrap_or(Verdict::Silent);
    all.fold(first, |worst, next| match (&worst, &next) {
        (Verdict::Broken(_), _) | (Verdict::Undecided(_), Verdict::Kept) | (_, Verdict::Silent) => worst,
        (Verdict::Undecided(_) | Verdict::Kept | Verdict::Silent, _) => next,
    })
}

/// A target in woods, a building or rubble has a TEM, unless it moves on a road through them; which, the players tell. Fire
/// within the hex is another matter.
fn left_open(roll: &IftRoll<'_>, attack: &Attack) -> Verdict {
    let (ctx, [(cell, _)]) = (&roll.ctx, attack.at.as_slice()) else { return Verdict::Silent };
    let far = attack.from.iter().flatten().all(|(from, _)| from != cell);
    let terrain = ctx.terrain(*cell);
    // On the road through the obstacle it has no TEM of it (A4.132), nor past it in Bypass (A4.34).
    let outside = |id: &UnitId| ctx.before.units.get(id).is_some_and(|unit| unit.mph.afoot.is_outside());
    if attack.is_first_fire() && attack.targets.iter().all(outside) {
        return Verdict::Silent;
    }
    // A Snap Shot is at the hexside that is crossed (A8.15).
    if ctx.scenario.book >= 2 && is_snap_shot(attack) {
        return Verdict::Silent;
    }
    // After a To Hit roll that has it (C6.8) nothing is asked again.
    if !far || !attack.to_hits.is_empty() {
        return Verdict::Silent;
    }
    let faced = |(from, _): &(Cell, Level)| has_wall_towards(ctx, *cell, *from);
    let holds = match terrain.is_some_and(Terrain::is_obstacle) {
        true => "holds an obstacle",
        // By itself an open hex has none; a unit behind its wall may have that of it (B9.3).
        false if ctx.scenario.book >= 2 && attack.from.iter().flatten().any(faced) => {
            "has a wall or hedge towards the fire"
        }
        false => return Verdict::Silent,
    };
    let hex = ctx.show(*cell);
    Verdict::undecided(format!("the TEM of {hex}, which {holds}: `attest tem {hex} +N` tells it"))
}

/// Speaks of single firers; a group has the worst of its members (A7.52).
fn hindrance(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack().filter(|attack| !is_void(ctx, attack)) else { return Verdict::Silent };
    let attested = hindrance_due(ctx, attack);
    if said_hindrance(ift).is_some_and(|said| said < Drm(0)) {
        return Verdict::broken("a Hindrance is never negative (A6.7)");
    }
    if attack.declared.firers.len() > 1 && attested.is_some() {
        return Verdict::Silent;
    }
    let listed = |said: Drm| attested.is_none() && attack.to_hits.is_empty() && is_listed(ctx, attack, said);
    if ctx.scenario.book >= 2 && said_hindrance(ift).is_some_and(listed) {
        return Verdict::Kept;
    }
    judge("Hindrance", said_hindrance(ift), attested, || by_board(ctx, attack, Modifier::Hindrance))
}

/// `by` tells what gives the figure that is due, in the words of a board; nothing where both accepted it.
fn judge(
    what: &str,
    said: Option<Drm>,
    attested: Option<Drm>,
    by: impl FnOnce() -> Option<String>,
) -> Verdict {
    match (said, attested) {
        (None, None) => Verdict::Silent,
        (Some(Drm(0)), None) => Verdict::Silent,
        (Some(said), None) => Verdict::undecided(format!("whether both players accept a {what} of {said}")),
        (said, Some(due)) if said.unwrap_or_default() == due => Verdict::Kept,
        (said, Some(due)) => {
            let breach = Breach::of(by().unwrap_or_else(|| format!("both accept another {what}")));
            let said = said.unwrap_or_default();
            Verdict::Broken(Box::new(breach.figures(format!("{said}"), format!("{due}"))))
        }
    }
}
