//! Answers: who opens a share for a roll, of which index, and whether it is the share committed to.

use crate::event::{Event, Name, What};
use crate::facts::{Ctx, Told};
use crate::finding::Verdict;
use crate::shares::{Share, Use};
use crate::state::{Commitment, MAX_MISFITS};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// An answer: who gives it, for whom, which index, which share.
fn answer(event: &Event) -> Option<(&Name, u32, &Share)> {
    let What::SharesAnswered(answered) = &event.what else { return None };
    Some((&answered.roller, answered.index, &answered.share))
}

pub(super) fn answerer(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((roller, ..)) = answer(event) else { return Verdict::Silent };
    Verdict::kept_or(ctx.scenario.are_opponents(roller, &event.by), || {
        format!("{} cannot answer a roll of {roller}: they are no opponents", event.by)
    })
}

/// An answer of the opponent.
fn opposed<'e>(ctx: &Ctx<'_>, event: &'e Event) -> Option<(&'e Name, u32, &'e Share)> {
    answer(event).filter(|(roller, ..)| ctx.scenario.are_opponents(roller, &event.by))
}

pub(super) fn answer_declared(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((roller, index, _)) = opposed(ctx, event) else { return Verdict::Silent };
    Verdict::kept_or(ctx.before.shares.roll(roller, index).is_some(), || {
        format!("{roller} has declared no roll of index {index}")
    })
}

/// The same share once more is the same answer.
pub(super) fn answered_twice(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((roller, index, share)) = opposed(ctx, event) else { return Verdict::Silent };
    let before = ctx.before.shares.roll(roller, index).and_then(|roll| roll.answer);
    Verdict::kept_or(before.is_none_or(|before| before == *share), || {
        format!("index {index} was answered with another share before")
    })
}

/// A second answer is another clause's.
pub(super) fn answer_share(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((roller, index, share)) = opposed(ctx, event) else { return Verdict::Silent };
    let shares = &ctx.before.shares;
    if shares.roll(roller, index).is_some_and(|roll| roll.answer.is_some()) {
        return Verdict::Silent;
    }
    match shares.opens(&ctx.before.game, (&event.by, Use::Answers), index, share) {
        None => Verdict::broken(format!("{} committed to no share of index {index}", event.by)),
        Some(true) => Verdict::Kept,
        Some(false) => Verdict::broken(misfit(ctx, &event.by, index, share)),
    }
}

/// Why a share does not fit, as far as can be told.
pub(super) fn misfit(ctx: &Ctx<'_>, by: &Name, index: u32, share: &Share) -> String {
    if ctx.before.shares.is_spoilt(by) {
        return format!("{MAX_MISFITS} shares of {by} were wrong before: none fits any more");
    }
    let echoed = |(player, all): (&Name, &Vec<Commitment>)| {
        let known = all.iter().any(|c| c.own.share == *share || c.answers.share == *share);
        known.then(|| player.clone())
    };
    match ctx.before.shares.commitments.iter().find_map(echoed) {
        Some(player) if player == *by => {
            format!("{by} repeats a share that was opened before; it is not that of index {index}")
        }
        Some(player) => format!("the share that {by} gives is an echo of one of {player}"),
        None => format!(
            "the share does not open what {by} committed to for index {index}: it is of another index, of another \
             game, or made up"
        ),
    }
}
