//! Asks each shot of an attack one question.

use crate::facts::{Shot, Volley};
use crate::finding::Verdict;
use crate::matter::Which;
use alloc::string::String;
use alloc::vec::Vec;

/// Broken when any shot of the attack is `bad`, kept when some of them are asked about and none is. It speaks of
/// every bad shot, and of those alone.
pub(crate) fn each_shot(
    volley: &Volley<'_>,
    asked: impl Fn(&Shot<'_>) -> bool,
    bad: impl Fn(&Shot<'_>) -> Option<String>,
) -> Verdict {
    let mut asked = volley.shots().iter().filter(|shot| asked(shot)).peekable();
    if asked.peek().is_none() {
        return Verdict::Silent;
    }
    let (mut says, mut which): (Vec<String>, Vec<Which>) = (Vec::new(), Vec::new());
    for (shot, said) in asked.filter_map(|shot| Some((shot, bad(shot)?))) {
        which.push(Which::Shot(shot.firer.unit.clone(), shot.firer.weapon.clone()));
        if !says.contains(&said) {
            says.push(said);
        }
    }
    if says.is_empty() { Verdict::Kept } else { Verdict::broken(says.join("; ")).on(which) }
}
