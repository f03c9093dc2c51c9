//! Who answers for which event: only what its recorder signed binds the recorder. And what was signed in one copy of a
//! game and is not in another.

use super::{Comparison, GameCopy, Signatures};
use asl_core::event::{Event, Name};

/// The events that nobody answers for, in order: whoever recorded one has not signed it, and is not `me`, who may.
pub fn unanswered<'g>(
    events: &'g [Event],
    signatures: &'g Signatures,
    me: Option<usize>,
) -> impl Iterator<Item = (u64, &'g Name, Unanswered)> {
    let parties = signatures.parties.as_ref();
    let signed: Vec<u64> =
        (0..parties.map_or(0, |p| p.keys.len())).map(|key| signatures.signed_to(key)).collect();
    events.iter().enumerate().filter_map(move |(n, event)| {
        let n = n as u64;
        match parties.and_then(|parties| parties.index_of(&event.by)) {
            None => Some((n, &event.by, Unanswered::Keyless)),
            Some(key) if Some(key) == me || signed.get(key).is_some_and(|to| *to > n) => None,
            Some(_) => Some((n, &event.by, Unanswered::Unsigned)),
        }
    })
}

/// Why nobody answers for an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unanswered {
    /// Its recorder has no key.
    Keyless,
    /// Its recorder has not signed it.
    Unsigned,
}

/// A player's signature that one copy of a game has and another lacks, over events that both have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GoneSignature {
    /// Whose.
    pub player: Name,
    /// The first event that the player has signed in the one copy and not in the other.
    pub from: u64,
    /// The last such event.
    pub to: u64,
    /// The first of them that the player recorded. Signatures under another's events may cross in the mail; a player's own
    /// events are mailed signed.
    pub own: Option<u64>,
}

impl GameCopy {
    /// The signatures of this copy that another lacks.
    #[must_use]
    pub fn gone_from(&self, other: &GameCopy) -> Vec<GoneSignature> {
        let shared = match self.compare(other) {
            Comparison::Continues { shared, .. } | Comparison::Behind { shared, .. } => shared,
            Comparison::Parted { at } => at,
        };
        let (here, there) = (self.loaded.signatures(), other.loaded.signatures());
        let Some(parties) = &here.parties else { return Vec::new() };
        let gone = parties.names.iter().enumerate().filter_map(|(key, player)| {
            let their_key = there.parties.as_ref().and_then(|parties| parties.index_of(player));
            let from = their_key.map_or(0, |key| there.signed_to(key));
            let to = here.signed_to(key).min(shared);
            (from < to).then(|| GoneSignature {
                player: player.clone(),
                from,
                to: to - 1,
                own: (from..to).find(|seq| self.is_by(*seq, player)),
            })
        });
        gone.collect()
    }

    fn is_by(&self, seq: u64, player: &Name) -> bool {
        let event = usize::try_from(seq).ok().and_then(|seq| self.loaded.game.events.get(seq));
        event.is_some_and(|event| event.by == *player)
    }
}
