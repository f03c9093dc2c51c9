//! Shares that are said to be kept back: nobody keeps back what they were never asked for, and what asks is mailed signed.

use super::Loaded;
use asl_core::audit::Replay;
use asl_core::event::{Event, Name, RollForfeited, RollId, What};

/// A share that is said to be kept back, and who asked for it at which event.
struct Forfeit<'g> {
    /// The event that says so.
    at: u64,
    roll: RollId,
    withheld: &'g Name,
    /// The event that asked: the declaration, or the answer when it is the roller who does not go on.
    asked_at: u64,
    asked_by: &'g Name,
}

/// Every forfeit from an event on; `more` is one that is not recorded yet.
fn forfeits<'g>(loaded: &'g Loaded, from: u64, more: Option<&'g RollForfeited>) -> Vec<Forfeit<'g>> {
    let events = &loaded.game.events;
    let state = Replay::of(&loaded.game).before(events.len());
    let recorded = (0_u64..).zip(events).skip(usize::try_from(from).unwrap_or(usize::MAX));
    let recorded = recorded.filter_map(|(n, event)| {
        let What::RollForfeited(forfeited) = &event.what else { return None };
        Some((n, forfeited))
    });
    let all = recorded.chain(more.map(|more| (events.len() as u64, more)));
    let forfeit = |(at, forfeited): (u64, &'g RollForfeited)| {
        let RollForfeited { roller, index, withheld, .. } = forfeited;
        let declared = state.shares.roll(roller, *index)?;
        let asked_at =
            if withheld == roller { answered_at(events, forfeited, declared.seq)? } else { declared.seq };
        let asked_by = &events.get(usize::try_from(asked_at).ok()?)?.by;
        (asked_at < at).then_some(Forfeit { at, roll: declared.roll, withheld, asked_at, asked_by })
    };
    all.filter_map(forfeit).collect()
}

/// The event that answered a roll: a share answers all indices before its own.
fn answered_at(events: &[Event], of: &RollForfeited, declared: u64) -> Option<u64> {
    let answers = |event: &Event| {
        let What::SharesAnswered(answer) = &event.what else { return false };
        answer.roller == of.roller && answer.index >= of.index
    };
    (0_u64..).zip(events).find(|(n, event)| *n > declared && answers(event)).map(|(n, _)| n)
}

/// The first forfeit from an event on whose share nobody can have been asked for: who asked for it had not signed that
/// by then, and only what is signed is mailed. In words; `None` also for a game without keys, in which nothing is signed.
#[must_use]
pub fn never_mailed(loaded: &Loaded, from: u64) -> Option<String> {
    let forfeits = forfeits(loaded, from, None);
    let found = forfeits.iter().find(|forfeit| !is_mailed(loaded, forfeit))?;
    Some(format!("event {} makes a forfeit of {}: {}", found.at, found.roll, lacks(found)))
}

/// Why a share cannot be forfeited yet.
#[must_use]
pub fn not_yet_mailed(loaded: &Loaded, forfeited: &RollForfeited) -> Option<String> {
    let forfeits = forfeits(loaded, loaded.game.events.len() as u64, Some(forfeited));
    forfeits.first().filter(|forfeit| !is_mailed(loaded, forfeit)).map(lacks)
}

fn lacks(forfeit: &Forfeit<'_>) -> String {
    let Forfeit { withheld, asked_at, asked_by, .. } = forfeit;
    format!(
        "{asked_by} had not signed event {asked_at}, which asks for it, so {withheld} cannot have been asked by mail"
    )
}

/// A checkpoint by who asked, over the event that asks and none that stands behind the forfeit.
fn is_mailed(loaded: &Loaded, forfeit: &Forfeit<'_>) -> bool {
    let Some(signed) = loaded.integrity.as_ref().map(|integrity| &integrity.signatures) else { return true };
    let key = signed.parties.as_ref().and_then(|parties| parties.index_of(forfeit.asked_by));
    let Some(key) = key else { return true };
    let between = forfeit.asked_at + 1..=forfeit.at;
    signed.checkpoints.iter().any(|signed| signed.signers.contains(&key) && between.contains(&signed.events))
}

/// Shares that I am said to have kept back, though the event that asks for them is as new to me as the forfeit.
#[must_use]
pub fn never_asked(loaded: &Loaded, known: u64, me: usize) -> Vec<String> {
    let forfeits = forfeits(loaded, known, None);
    let index = |name| loaded.signatures().parties.as_ref().and_then(|parties| parties.index_of(name));
    let mine =
        forfeits.iter().filter(|forfeit| forfeit.asked_at >= known && index(forfeit.withheld) == Some(me));
    let says = |forfeit: &Forfeit<'_>| {
        let Forfeit { at, roll, asked_at, .. } = forfeit;
        format!(
            "Event {at} says that you kept back your share of {roll}: event {asked_at}, which asks for it, comes with this mail and came with none before."
        )
    };
    mine.map(says).collect()
}
