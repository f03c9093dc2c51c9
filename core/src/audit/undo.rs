//! What a player may take back alone: what the player recorded, before anybody signed it, and no dice but a
//! declaration of them. Input: the events, and how far each player has signed them. Knows no rule of the game.

use super::Signed;
use crate::event::{Event, Name, Sort, What};
use alloc::vec::Vec;
use core::fmt;

/// Why what stands behind an event is not taken back by one player alone. Numbers are those of events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stands {
    /// There is nothing behind it.
    Nothing,
    /// This event is another player's.
    Others(u64, Name),
    /// This event holds dice, or a share of them: dice stand.
    Dice(u64),
    /// This event is a word between players, or a secret.
    Word(u64),
    /// This player has signed some of it.
    Signed(Name),
}

impl fmt::Display for Stands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stands::Nothing => f.write_str("there is nothing to take back"),
            Stands::Others(seq, name) => write!(f, "event {seq} is {name}'s"),
            Stands::Dice(seq) => write!(f, "event {seq} holds dice, and dice stand"),
            Stands::Word(seq) => write!(f, "event {seq} is a word between players, and stands"),
            Stands::Signed(name) => write!(f, "{name} has signed it"),
        }
    }
}

/// Asks whether a player may take back, by the event of number `seq`, all that stands behind event `back`.
///
/// # Errors
/// The first thing that bars the player.
pub fn may_undo(
    events: &[Event],
    by: &Name,
    (back, seq): (u64, u64),
    signed: Option<&Signed>,
) -> Result<(), Stands> {
    let run = standing(events, back, seq);
    if run.is_empty() {
        return Err(Stands::Nothing);
    }
    if let Some(bar) = run.into_iter().find_map(|(n, event)| bar(n, event, by)) {
        return Err(bar);
    }
    match signed.and_then(|signed| signed.anyone_within(back + 1, seq)) {
        Some(name) => Err(Stands::Signed(name.clone())),
        None => Ok(()),
    }
}

/// The last event that was not taken back; 0 when there is none.
#[must_use]
pub fn last_standing(events: &[Event]) -> u64 {
    let mut at = events.len().saturating_sub(1) as u64;
    // Each retraction goes back to an event before it, so this ends.
    while let Some(Event { what: What::Retracted(retracted), .. }) =
        usize::try_from(at).ok().and_then(|at| events.get(at))
        && retracted.back_to < at
    {
        at = retracted.back_to;
    }
    at
}

/// The events between that were not taken back before, the last first. What a player took back alone is nobody else's.
fn standing(events: &[Event], back: u64, seq: u64) -> Vec<(u64, &Event)> {
    let (mut run, mut gone_to): (_, Option<(u64, &Name)>) = (Vec::new(), None);
    let at = |n: u64| usize::try_from(n).unwrap_or(usize::MAX).min(events.len());
    let first = at(back.saturating_add(1));
    let between = events.get(first..at(seq)).unwrap_or_default();
    for (behind, event) in between.iter().enumerate().rev() {
        let n = (first + behind) as u64;
        // A retraction that names its own author takes nothing of another's out of the way.
        if gone_to.is_some_and(|(to, who)| n > to && *who == event.by) && event.what.sort() != Sort::Dice {
            continue;
        }
        if let What::Retracted(retracted) = &event.what
            && retracted.agreed == event.by
            && retracted.back_to < n
        {
            gone_to = Some((retracted.back_to, &event.by));
        } else {
            run.push((n, event));
        }
    }
    run
}

fn bar(n: u64, event: &Event, by: &Name) -> Option<Stands> {
    if event.by != *by {
        return Some(Stands::Others(n, event.by.clone()));
    }
    match event.what.sort() {
        // No share of it was opened yet: an answer is the opponent's event.
        Sort::Dice if matches!(event.what, What::RollsDeclared(_)) => None,
        Sort::Dice => Some(Stands::Dice(n)),
        // A retraction with the opponent is the opponent's word, too.
        Sort::Word => Some(Stands::Word(n)),
        Sort::Game | Sort::Phase | Sort::Standing | Sort::Play | Sort::Said | Sort::File => None,
    }
}
