//! A.2: an error stands once play has passed the point at which it was made; before that it can be put right.

use super::{Agreements, is_between};
use crate::event::{Event, RollId, What};
use alloc::collections::BTreeSet;

/// The first event by which play has passed the point of an error at event `seq` (A.2): a later roll or expenditure of either
/// side that does not belong to it. What belongs to the attack of that event does; what was taken back is nothing, once the
/// retraction binds. `None` while the error can be put right.
#[must_use]
pub fn passed(events: &[Event], agreed: &Agreements, seq: u64) -> Option<u64> {
    let at = usize::try_from(seq).ok()?;
    let attack = events.get(at)?.what.of_attack();
    let of_it = |what: &What| attack.is_some() && what.of_attack() == attack;
    let own: BTreeSet<RollId> =
        events.iter().filter(|event| of_it(event.what.done())).flat_map(|event| event.what.rolls()).collect();
    let back = agreed.taken_back(events);
    let passes = |event: &Event| {
        let what = event.what.done();
        let What::DiceRolled(rolled) = what else {
            return matches!(what, What::MpSpent(_)) || what.mf().is_some();
        };
        !own.contains(&rolled.roll) && (attack.is_none() || rolled.attack != attack)
    };
    // A player who could take back alone what stands against them would never be late.
    let later = events.iter().enumerate().skip(at + 1);
    let found = later.filter(|(n, _)| !is_between(&back, *n)).find(|(_, e)| passes(e));
    found.map(|(n, _)| n as u64)
}
