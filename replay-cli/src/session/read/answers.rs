//! Who answers for which event: only what its recorder signed binds him.

use super::Signatures;
use asl_core::event::{Event, Name};

/// The first event that nobody answers for: whoever recorded it has not signed it, and is not `me`, who may.
#[must_use]
pub fn unanswered<'g>(
    events: &'g [Event],
    signatures: &Signatures,
    me: Option<usize>,
) -> Option<(u64, &'g Name, Unanswered)> {
    let parties = signatures.parties.as_ref();
    let signed: Vec<u64> =
        (0..parties.map_or(0, |p| p.keys.len())).map(|key| signatures.signed_to(key)).collect();
    events.iter().enumerate().find_map(|(n, event)| {
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
