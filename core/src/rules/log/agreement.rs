//! `AGREE` clauses: who may let what be. A word of one side alone binds nobody; signatures are another matter,
//! which the checkpoints that cover the events settle.

use super::{Check, Clause, Ctx};
use crate::event::{Event, What};
use crate::facts::Told;
use crate::finding::Verdict;
use crate::matter::Matter;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "AGREE.earlier-event",
        &[Matter::Agreement],
        "A waiver, a ruling, an objection and a retraction speak of an earlier event.",
        Check::Table(earlier_event),
    ),
    Clause::check(
        "AGREE.player",
        &[Matter::Agreement],
        "Those who waive and take back play a side.",
        Check::Table(player),
    ),
    Clause::check(
        "AGREE.director",
        &[Matter::Agreement],
        "A director rules, who plays no side.",
        Check::Table(director),
    ),
    Clause::check(
        "AGREE.both-take-back",
        &[Matter::Agreement],
        "Players of both sides agree to a retraction.",
        Check::Table(both_take_back),
    ),
    Clause::check(
        "AGREE.objected",
        &[Matter::Agreement],
        "What a player objects to is settled by both players or the director.",
        Check::Table(objected),
    ),
];

fn earlier_event(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some(seq) = event.what.speaks_of() else { return Verdict::Silent };
    Verdict::kept_or(seq < ctx.before.seq, || format!("event {seq} does not come before this one"))
}

fn plays(ctx: &Ctx<'_>, event: &Event) -> bool {
    ctx.scenario.players.get(&event.by).is_some_and(|player| player.side.is_some())
}

/// In a game without named players nobody can tell.
fn player(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let speaks = matches!(event.what, What::Waived(_) | What::Retracted(_));
    if !speaks || ctx.scenario.players.is_empty() {
        return Verdict::Silent;
    }
    Verdict::kept_or(plays(ctx, event), || format!("{} plays no side of this game", event.by))
}

fn director(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    if !matches!(event.what, What::Ruled(_)) {
        return Verdict::Silent;
    }
    let directs = ctx.scenario.players.get(&event.by).is_some_and(|player| player.side.is_none());
    Verdict::kept_or(directs, || format!("{} is no director of this game: record 0 names none so", event.by))
}

/// A retraction by one who plays no side is another clause's.
fn both_take_back(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::Retracted(retracted) = &event.what else { return Verdict::Silent };
    if !plays(ctx, event) {
        return Verdict::Silent;
    }
    Verdict::kept_or(ctx.scenario.are_opponents(&event.by, &retracted.agreed), || {
        format!("{} does not play against {}: one side alone takes nothing back", retracted.agreed, event.by)
    })
}

/// A later word of the director's, or of both players, settles it.
fn objected(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let What::ObjectedTo(objected) = &event.what else { return Verdict::Silent };
    let seq = objected.seq;
    if seq >= ctx.before.seq {
        return Verdict::Silent;
    }
    if !ctx.before.attested.contains(&seq) {
        return Verdict::undecided(format!("{} complains of event {seq}: the director's ruling", event.by));
    }
    Verdict::undecided(format!(
        "event {seq} says that both accepted it, and {} did not: the director's ruling",
        event.by
    ))
}
