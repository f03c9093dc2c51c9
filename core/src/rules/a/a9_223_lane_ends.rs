//! A9.223: what ends a Fire Lane: a MG that breaks down, a Pin, break or loss of its Infantry, an enemy in its Location.

use crate::duty::Debt;
use crate::event::{LaneLaid, UnitId};
use crate::facts::{PhaseClosing, Shot, Told, Traces, Volley};
use crate::figures::fire::lane::{breaks_down, is_lane, lane_mg, lane_of, unlaid, why_over};
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::shots::each_shot_or_open;
use crate::rules::table::Check;
use crate::state::side_of;
use crate::vocab::phase::Phase;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A9.223-ends",
        &[Matter::FireLeave],
        "A Fire Lane ends with its MG, with a Pin, break or loss of its Infantry, and with the MPh.",
        &[
            Check::Fire(is_over),
            Check::LaneLaid(taken_off),
            Check::PhaseOwed(Traces::FIRED, Debt::Malfunction, breaks_down_untold),
        ],
    )
    .since(2),
    Clause::check(
        "A9.223-entered",
        &[Matter::Consequence],
        "An enemy MMC that enters the Location of the MG ends its Fire Lane.",
        Check::Fire(is_entered),
    )
    .since(2),
];

/// Who takes off a lane that stands says why.
fn taken_off(told: &Told<'_, LaneLaid>) -> Verdict {
    let (ctx, laid) = (&told.ctx, told.said);
    let asked = laid.removed && ctx.tells_all() && ctx.before.phase == Some(Phase::MPh);
    let lane = lane_of(ctx, &laid.unit, &laid.weapon).filter(|_| asked);
    let Some(lane) = lane else { return Verdict::Silent };
    let void = unlaid(ctx, &laid.unit, lane);
    match why_over(ctx, &laid.unit, &laid.weapon, lane).or_else(|| void.map(|why| why.says)) {
        Some(_) => Verdict::Kept,
        None => Verdict::undecided(format!(
            "why the Fire Lane of {} of {} ends before the MPh does",
            laid.weapon, laid.unit
        )),
    }
}

/// A log that tells all tells of the lane, too.
fn is_over(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let over = |shot: &Shot<'_>| {
        let (unit, mg) = (&shot.firer.unit, lane_mg(shot)?);
        let lane = lane_of(ctx, unit, mg)?;
        why_over(ctx, unit, mg, lane).map(|why| format!("the Fire Lane of {mg} is over: {why}"))
    };
    each_shot_or_open(
        volley,
        |shot| is_lane(shot) && ctx.is_of_players(),
        over,
        |shot| {
            let told = ctx.tells_all() && lane_mg(shot).is_none();
            told.then(|| format!("where the Fire Lane of {} lies: no line lays it", shot.firer.unit))
        },
    )
}

/// By the DR of its Fire Lane. That a lane's DR tests its MG only one source has.
fn breaks_down_untold(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id) = (&closing.ctx, closing.id);
    if ctx.before.lanes.is_empty() || !ctx.is_of_players() {
        return Verdict::Silent;
    }
    let mut fired = ctx.before.attacks_by(id);
    fired.retain(|attack| {
        attack.phase == ctx.before.phase && attack.declared.firers.iter().any(|f| f.unit == *id)
    });
    let down = fired.into_iter().find_map(|attack| Some((attack.declared.attack, breaks_down(ctx, attack)?)));
    let Some((attack, (unit, mg, dr))) = down else { return Verdict::Silent };
    Verdict::undecided(format!(
        "whether the Original {dr} of {attack} breaks down the {mg} of {unit}: no line says it"
    ))
}

fn is_entered(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let intruder = |shot: &Shot<'_>| {
        let own = side_of(ctx.before, ctx.scenario, &shot.firer.unit)?;
        let there = ctx.units_with(Some(shot.location()?)).into_iter();
        let enemy = |id: &UnitId| side_of(ctx.before, ctx.scenario, id).is_some_and(|side| side != own);
        let mmc = |id: &UnitId| {
            infantry(ctx, id).and_then(|(_, values)| values.kind).is_some_and(|kind| !kind.is_smc())
        };
        there
            .into_iter()
            .find(|(id, unit)| enemy(id) && mmc(id) && !unit.eliminated)
            .map(|(id, _)| id.clone())
    };
    let Some(shot) = volley.shots().iter().find(|shot| is_lane(shot)) else { return Verdict::Silent };
    match intruder(shot) {
        Some(id) => Verdict::undecided(format!(
            "whether the Fire Lane of {} stands: {id} entered its Location",
            shot.firer.unit
        )),
        None => Verdict::Kept,
    }
}
