//! Who replaces whom when an ELR is exceeded (A19.13): the counters of each nation from better to worse, squads apart from
//! HS. Source: the class layers of VASL's counters, and the ladder of leaders in A19.13.

use crate::counter::Infantry;
use crate::vocab::num::Drm;
use crate::vocab::{InfantryKind, Nation};
use alloc::vec::Vec;

/// Nation, squad or HS, printed factors from better to worse.
#[rustfmt::skip]
const LADDERS: &[(Nation, &str, &str)] = &[
    (Nation::Russian,      "hs", "3-2-8 > 2-2-7 > 2-2-6"),
    (Nation::Russian,      "sq", "6-2-8 > 5-2-7 > 4-2-6"),
    (Nation::Russian,      "hs", "2-4-8 > 2-3-7 > 2-2-6"),
    (Nation::Russian,      "sq", "4-5-8 > 4-4-7 > 4-2-6"),
    (Nation::American,     "hs", "3-4-7 > 3-4-6 > 2-3-6 > 2-2-6"),
    (Nation::American,     "sq", "6-6-7 > 6-6-6 > 5-4-6 > 5-3-6"),
    (Nation::American,     "hs", "2-3-7 > 1-2-6"),
    (Nation::American,     "sq", "4-4-7 > 3-3-6"),
    (Nation::British,      "hs", "2-4-8 > 2-4-7 > 2-3-7 > 2-2-6"),
    (Nation::British,      "sq", "4-5-8 > 4-5-7 > 4-4-7 > 4-3-6"),
    (Nation::British,      "hs", "2-4-8 > 2-4-7 > 2-3-7"),
    (Nation::British,      "sq", "4-5-8 > 4-5-7 > 4-4-7"),
    (Nation::French,       "hs", "2-4-8 > 2-3-7 > 2-2-7"),
    (Nation::French,       "sq", "4-5-8 > 4-5-7 > 4-3-7"),
    (Nation::Chinese,      "hs", "2-2-7 > 1-2-7 > 1-2-6"),
    (Nation::Chinese,      "sq", "5-3-7 > 3-3-7 > 3-3-6"),
    (Nation::Chinese,      "hs", "2-3-7 > 1-2-7 > 1-2-6"),
    (Nation::Chinese,      "sq", "4-4-7 > 3-3-7 > 3-3-6"),
    (Nation::AlliedMinor,  "hs", "2-4-8 > 2-3-7 > 2-2-7"),
    (Nation::AlliedMinor,  "sq", "4-5-8 > 4-5-7 > 4-3-7"),
    (Nation::German,       "hs", "2-3-8 > 2-3-7 > 2-3-6"),
    (Nation::German,       "sq", "5-4-8 > 4-4-7 > 4-3-6"),
    (Nation::German,       "hs", "2-4-8 > 2-4-7 > 2-3-7 > 2-3-6"),
    (Nation::German,       "sq", "4-6-8 > 4-6-7 > 4-4-7 > 4-3-6"),
    (Nation::Japanese,     "hs", "2-3-8 > 2-3-7 > 1-3-7 > 1-2-6"),
    (Nation::Japanese,     "sq", "3-4-8 > 3-4-7 > 2-3-7 > 2-2-6"),
    (Nation::Japanese,     "sq", "4-4-8 > 4-4-7 > 3-4-7 > 3-3-6"),
    (Nation::Italian,      "hs", "2-4-7 > 1-3-6 > 1-2-6"),
    (Nation::Italian,      "sq", "4-4-7 > 3-4-6 > 3-3-6"),
    (Nation::Italian,      "hs", "1-3-7 > 1-2-6"),
    (Nation::Italian,      "sq", "3-4-7 > 3-3-6"),
    (Nation::Finnish,      "hs", "2-4-8 > 2-3-8"),
    (Nation::Finnish,      "sq", "6-4-8 > 5-3-8"),
    (Nation::AxisMinor,    "hs", "2-4-7 > 1-3-7 > 1-2-6"),
    (Nation::AxisMinor,    "sq", "4-4-7 > 3-4-7 > 3-3-6"),
    (Nation::AxisMinor,    "hs", "2-2-7 > 1-2-6"),
    (Nation::AxisMinor,    "sq", "5-3-7 > 3-3-6"),
];

/// Morale and leadership of leaders, from better to worse.
const LEADERS: [(u8, i16); 8] = [(10, -3), (10, -2), (9, -2), (9, -1), (8, -1), (8, 0), (7, 0), (6, 1)];

/// What may take a unit's place by the counters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lower {
    /// The counter is the next lower one.
    Next,
    /// It is another.
    Other,
    /// No ladder has the unit: another nation, factors that the scenario does not give.
    Unlisted,
}

/// Does the second counter take the place of the first (A19.13)?
///
/// ```
/// use asl_core::charts::elr::{Lower, lower};
/// use asl_core::counter::Infantry;
/// let leader = |name| Infantry::of_type(name).unwrap();
/// assert_eq!(lower(&leader("9-2"), &leader("9-1")), Lower::Next);
/// assert_eq!(lower(&leader("9-2"), &leader("8-1")), Lower::Other);
/// ```
#[must_use]
pub fn lower(of: &Infantry, by: &Infantry) -> Lower {
    let next = if of.kind == Some(InfantryKind::Leader) { of_leader(of, by) } else { of_mmc(of, by) };
    match next {
        Some(true) => Lower::Next,
        Some(false) => Lower::Other,
        None => Lower::Unlisted,
    }
}

/// Does a ladder tell what takes the place of such a counter? Of a squad or HS with an underlined Morale Level, whose own two HS do
/// (A19.13), none does: those that print it are left out.
#[must_use]
pub fn has_lower(of: &Infantry) -> bool {
    if of.kind == Some(InfantryKind::Leader) {
        let strength = of.morale.zip(of.leadership.map(|Drm(drm)| drm));
        return LEADERS[..LEADERS.len() - 1].iter().any(|step| Some(*step) == strength);
    }
    nexts(of).is_some_and(|nexts| !nexts.is_empty())
}

/// Does a ladder have a counter above such a squad, HS or leader (A15.3)? `None` where no ladder has it at all.
#[must_use]
pub fn has_higher(of: &Infantry) -> Option<bool> {
    if of.kind == Some(InfantryKind::Leader) {
        let strength = of.morale.zip(of.leadership.map(|Drm(drm)| drm))?;
        return LEADERS.iter().position(|step| *step == strength).map(|at| at > 0);
    }
    let (nation, size, was) = (of.nation.as_ref()?.means()?, size(of)?, factors(of)?);
    let ladders = LADDERS.iter().filter(|(other, sort, _)| *other == nation && *sort == size);
    let places =
        ladders.filter_map(|(.., steps)| steps.split(" > ").filter_map(read).position(|step| step == was));
    places.max().map(|at| at > 0)
}

fn of_leader(of: &Infantry, by: &Infantry) -> Option<bool> {
    let strength = |leader: &Infantry| leader.morale.zip(leader.leadership.map(|Drm(drm)| drm));
    let at = LEADERS.iter().position(|step| Some(*step) == strength(of))?;
    let next = LEADERS.get(at + 1)?;
    Some(*next == strength(by)?)
}

fn of_mmc(of: &Infantry, by: &Infantry) -> Option<bool> {
    let (nexts, is) = (nexts(of)?, factors(by)?);
    (!nexts.is_empty()).then(|| nexts.contains(&is))
}

/// The next lower counters of a squad or HS, by each ladder that has it.
fn nexts(of: &Infantry) -> Option<Vec<[u8; 3]>> {
    let (nation, size) = (of.nation.as_ref()?.means()?, size(of)?);
    let was = factors(of)?;
    let ladders = LADDERS.iter().filter(|(other, sort, _)| *other == nation && *sort == size);
    let steps = ladders.map(|(.., steps)| steps.split(" > ").filter_map(read).collect::<Vec<_>>());
    let nexts = steps.filter_map(|steps| {
        let at = steps.iter().position(|step| *step == was)?;
        steps.get(at + 1).copied()
    });
    Some(nexts.collect())
}

const fn size(of: &Infantry) -> Option<&'static str> {
    match of.kind {
        Some(InfantryKind::Squad) => Some("sq"),
        Some(InfantryKind::Hs) => Some("hs"),
        _ => None,
    }
}

fn factors(of: &Infantry) -> Option<[u8; 3]> {
    Some([of.fp?, of.range?, of.morale?])
}

fn read(step: &str) -> Option<[u8; 3]> {
    let mut parts = step.split('-').map(|part| part.parse().ok());
    Some([parts.next()??, parts.next()??, parts.next()??])
}
