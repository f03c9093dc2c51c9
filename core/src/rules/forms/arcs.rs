//! Asks each weapon of a vehicle whether its target lies in its arc.

use crate::event::FireAttack;
use crate::facts::Volley;
use crate::figures::vehicle::firing::{Firing, outside, vehicles};
use crate::finding::Verdict;
use alloc::string::String;
use alloc::vec::Vec;

/// Broken when an arc of the weapons that are asked about does not hold all that is fired at, kept when all do. It
/// speaks of every weapon whose arc does not, and of those alone; `says` tells of one, with the first hex outside.
pub(crate) fn each_arc(
    volley: &Volley<'_>,
    attack: &FireAttack,
    asked: impl Fn(&Firing<'_>) -> bool,
    says: impl Fn(&Firing<'_>, &str) -> String,
) -> Verdict {
    let (mut verdict, mut bad, mut which) = (Verdict::Silent, Vec::new(), Vec::new());
    for firing in vehicles(volley).iter().filter(|firing| asked(firing)) {
        match outside(firing, attack) {
            Some(Some(cell)) => {
                bad.push(says(firing, &volley.ctx.show(cell)));
                which.push(firing.instance());
            }
            Some(None) => verdict = Verdict::Kept,
            None => {}
        }
    }
    bad.dedup();
    if bad.is_empty() { verdict } else { Verdict::broken(bad.join("; ")).on(which) }
}
