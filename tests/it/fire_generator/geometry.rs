//! Lines of fire as A7.7 asks about them: through which hexside or hexspine each enters the target hex, and
//! which of them encircle. Centre to centre; no floats.

use asl_core::vocab::hex::{Cell, Dir};
use std::collections::BTreeSet;

/// Where a line of fire enters: hexside `n`, or the hexspine between hexsides `n` and `n + 1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Entry {
    Side(i32),
    Spine(i32),
}

/// Steps of a hex in two directions that are neighbours, so that `from` = `to` + a * one + b * next.
fn parts(to: Cell, from: Cell) -> Option<(i32, i32, i32)> {
    let range = i32::try_from(to.range(from)).expect("a short range");
    (0..6).find_map(|n| {
        let (one, next) = (Dir::ALL[n], Dir::ALL[(n + 1) % 6]);
        let walk = |a: i32| {
            let along = (0..a).fold(to, |cell, _| cell.to(one));
            (0..range - a).fold(along, |cell, _| cell.to(next))
        };
        let a = (1..=range).find(|a| walk(*a) == from)?;
        Some((i32::try_from(n).expect("six directions"), a, range - a))
    })
}

/// The entry of a line of fire; none within one hex.
pub(crate) fn entry(to: Cell, from: Cell) -> Option<Entry> {
    let (dir, a, b) = parts(to, from)?;
    Some(match a.cmp(&b) {
        std::cmp::Ordering::Greater => Entry::Side(dir),
        std::cmp::Ordering::Less => Entry::Side((dir + 1) % 6),
        std::cmp::Ordering::Equal => Entry::Spine(dir),
    })
}

/// Do these entries encircle (patterns a, b and c)?
pub(crate) fn encircles(entries: &BTreeSet<Entry>) -> bool {
    let spine = |n: i32| entries.contains(&Entry::Spine(n));
    if (0..3).any(|n| spine(n) && spine(n + 3)) {
        return true;
    }
    let sides: BTreeSet<i32> = (0..6).filter(|n| entries.contains(&Entry::Side(*n))).collect();
    let spines: Vec<i32> = (0..6).filter(|n| spine(*n)).collect();
    by_sides(&sides, &spines)
}

/// A hexspine counts as the hexside beside it that is the worse for the encirclers.
fn by_sides(sides: &BTreeSet<i32>, spines: &[i32]) -> bool {
    let Some((first, rest)) = spines.split_first() else {
        let has = |n: i32| sides.contains(&(n % 6));
        return (0..3).any(|n| has(n) && has(n + 3)) || (0..2).any(|n| has(n) && has(n + 2) && has(n + 4));
    };
    [*first, (first + 1) % 6].into_iter().all(|side| {
        let with = sides.iter().copied().chain([side]).collect();
        by_sides(&with, rest)
    })
}
