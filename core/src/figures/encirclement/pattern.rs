//! Patterns of hexsides that surround a hex (A7.7).

use crate::vocab::hex::{Dir, Entry};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// Entries as hexsides; one along a hexspine counts as the worse of the two beside it.
fn sides(entries: &[Entry]) -> BTreeSet<Dir> {
    entries.iter().filter_map(|e| if let Entry::Side(dir) = e { Some(*dir) } else { None }).collect()
}

/// How lines of fire encircle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// From above and from below.
    AboveAndBelow,
    /// Opposite hexspines.
    Hexspines,
    /// Opposite hexsides.
    Hexsides,
    /// ThreeSides hexsides no two of which touch.
    ThreeSides,
}

/// The patterns of A7.7 and A7.71.
pub(crate) fn pattern(entries: &[Entry], levels: &[i32]) -> Option<Pattern> {
    if levels.contains(&1) && levels.contains(&-1) {
        return Some(Pattern::AboveAndBelow);
    }
    let spines = spines(entries);
    if spines.iter().any(|s| spines.contains(&((s + 3) % 6))) {
        return Some(Pattern::Hexspines);
    }
    let lone: Vec<i32> = spines.into_iter().collect();
    by_sides(&sides(entries), &lone)
}

fn spines(entries: &[Entry]) -> BTreeSet<i32> {
    entries.iter().filter_map(|e| if let Entry::Spine(s) = e { Some(s.index()) } else { None }).collect()
}

/// Every way to count the spine entries must encircle: the worse hexside for the encirclers counts.
fn by_sides(sides: &BTreeSet<Dir>, spines: &[i32]) -> Option<Pattern> {
    let Some((spine, rest)) = spines.split_first() else { return pattern_of_sides(sides) };
    let (a, b) = crate::vocab::hex::Spine::new(*spine).dirs();
    let count = |dir: Dir| {
        let mut with = sides.clone();
        with.insert(dir);
        by_sides(&with, rest)
    };
    count(a).and(count(b))
}

fn pattern_of_sides(sides: &BTreeSet<Dir>) -> Option<Pattern> {
    let has = |dir: Dir| sides.contains(&dir);
    let opposite = Dir::ALL.into_iter().any(|dir| has(dir) && has(dir.turned(3)));
    let three = [Dir::N, Dir::NE].into_iter().any(|dir| has(dir) && has(dir.turned(2)) && has(dir.turned(4)));
    match (opposite, three) {
        (true, _) => Some(Pattern::Hexsides),
        (false, true) => Some(Pattern::ThreeSides),
        (false, false) => None,
    }
}

/// What lines of fire that form no pattern would have to complete.
pub(crate) fn nearest(entries: &[Entry], levels: &[i32]) -> Pattern {
    let (sides, spines) = (sides(entries).len(), spines(entries).len());
    match (sides, spines) {
        (0, 0) if !levels.is_empty() => Pattern::AboveAndBelow,
        (0, 1..) => Pattern::Hexspines,
        (3.., _) => Pattern::ThreeSides,
        (_, _) => Pattern::Hexsides,
    }
}
