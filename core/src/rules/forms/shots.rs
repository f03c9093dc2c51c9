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

/// The same where a shot may be open for want of evidence: broken shots come first, and one that is open leaves the attack
/// undecided.
pub(crate) fn each_shot_or_open(
    volley: &Volley<'_>,
    asked: impl Fn(&Shot<'_>) -> bool,
    bad: impl Fn(&Shot<'_>) -> Option<String>,
    open: impl Fn(&Shot<'_>) -> Option<String>,
) -> Verdict {
    let verdict = each_shot(volley, &asked, bad);
    if let Verdict::Broken(_) | Verdict::Undecided(_) = verdict {
        return verdict;
    }
    let mut shots = volley.shots().iter().filter(|shot| asked(shot));
    let Some((shot, needs)) = shots.find_map(|shot| Some((shot, open(shot)?))) else { return verdict };
    Verdict::undecided(needs).on([Which::Shot(shot.firer.unit.clone(), shot.firer.weapon.clone())])
}
