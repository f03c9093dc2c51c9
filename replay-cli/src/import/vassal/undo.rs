//! Which steps take which back (SPEC 3.2).
//!
//! Input: the typed leaves of all steps. Undo never removes: it appends a step of inverse commands, in reverse order,
//! between two brackets. Files of older engines lack the brackets; there a step counts as undo only when it inverts
//! an earlier step exactly *and* repeats its chat line, because a counter that walks back the way it came inverts its
//! own move too.

use super::event::UndoMark;
use super::leaf::{Leaf, Move};

/// How far back a step is looked for.
const REACH: usize = 1000;

/// The mark of each step.
#[must_use]
pub fn mark(steps: &[Vec<Leaf>]) -> Vec<UndoMark> {
    let bracketed = steps.iter().flatten().any(|leaf| matches!(leaf, Leaf::Undo { .. }));
    let mut marks = vec![UndoMark::Stands; steps.len()];
    for at in 0..steps.len() {
        let Some(inverse) = undoing(&steps[at], bracketed) else { continue };
        let target = find(&steps[..at], &marks, &inverse, bracketed);
        if let Some(target) = target {
            marks[target] = UndoMark::UndoneBy(number(at));
        }
        if bracketed || target.is_some() {
            marks[at] = UndoMark::Undoes(target.map(number));
        }
    }
    marks
}

fn number(index: usize) -> u32 {
    u32::try_from(index + 1).unwrap_or(u32::MAX)
}

/// The inverse commands of a step that may be an undo.
fn undoing(step: &[Leaf], bracketed: bool) -> Option<Vec<&Leaf>> {
    let is_bracket = |leaf: &&Leaf| matches!(leaf, Leaf::Undo { .. });
    let may_be = if bracketed { step.iter().any(|leaf| is_bracket(&leaf)) } else { step.iter().any(is_chat) };
    may_be.then(|| step.iter().filter(|leaf| !is_bracket(leaf)).collect())
}

fn is_chat(leaf: &Leaf) -> bool {
    matches!(leaf, Leaf::Chat(text) if text.starts_with("* "))
}

fn find(earlier: &[Vec<Leaf>], marks: &[UndoMark], inverse: &[&Leaf], bracketed: bool) -> Option<usize> {
    let first = earlier.len().saturating_sub(REACH);
    let stands = |at: &usize| marks[*at] == UndoMark::Stands;
    let fits = |at: &usize| inverts(&earlier[*at], inverse, bracketed);
    (first..earlier.len()).rev().filter(stands).find(fits)
}

/// Whether the inverses of `step`, last first, all stand in `inverse` in that order.
fn inverts(step: &[Leaf], inverse: &[&Leaf], bracketed: bool) -> bool {
    let invertible: Vec<&Leaf> = step.iter().rev().filter(|leaf| has_inverse(leaf)).collect();
    let said = invertible.iter().any(|leaf| matches!(leaf, Leaf::Chat(_)));
    if invertible.is_empty() || !(bracketed || said && invertible.len() == inverse.len()) {
        return false;
    }
    let mut rest = inverse.iter();
    invertible.iter().all(|leaf| rest.any(|other| is_inverse(leaf, other)))
}

fn has_inverse(leaf: &Leaf) -> bool {
    let piece = matches!(leaf, Leaf::Add { .. } | Leaf::Remove { .. } | Leaf::Change { .. } | Leaf::Move(_));
    piece || matches!(leaf, Leaf::Chat(_) | Leaf::Property(_))
}

fn is_inverse(leaf: &Leaf, other: &Leaf) -> bool {
    match (leaf, other) {
        (Leaf::Add { id: Some(id), .. }, Leaf::Remove { id: other }) => id == other,
        (Leaf::Remove { id }, Leaf::Add { id: Some(other), .. }) => id == other,
        (Leaf::Change { id, new, old }, Leaf::Change { id: id2, new: new2, old: old2 }) => {
            id == id2 && old.as_ref() == Some(new2) && old2.as_ref().is_none_or(|old2| old2 == new)
        }
        (Leaf::Move(a), Leaf::Move(b)) => is_way_back(a, b),
        (Leaf::Chat(a), Leaf::Chat(b)) => b.len() > a.len() && b.starts_with("* ") && b.ends_with(a.as_str()),
        (Leaf::Property(a), Leaf::Property(b)) => a.key == b.key && a.old == b.new && a.new == b.old,
        _ => false,
    }
}

fn is_way_back(a: &Move, b: &Move) -> bool {
    a.id == b.id && a.to == b.from && a.from == b.to
}
