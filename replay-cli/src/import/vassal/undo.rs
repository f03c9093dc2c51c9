//! Which steps take which back (SPEC 3.2).
//!
//! Input: the typed leaves of all steps. Undo never removes: it appends a step of inverse commands, in reverse order.
//! It reaches the last step that stands and has an inverse; said again, it walks further back. Engine 3.6 puts
//! brackets around the inverses. Engine 3.2 does not: there a step is an undo when it is the exact inverse of that
//! last step, chat line and all. A player who walks a counter back the way it came writes another report, and the
//! counter's moved mark stays on.

use super::event::UndoMark;
use super::leaf::{Leaf, Move};

/// How far back a bracketed step is looked for.
const REACH: usize = 1000;

/// The mark of each step.
#[must_use]
pub fn mark(steps: &[Vec<Leaf>]) -> Vec<UndoMark> {
    let mut marks = vec![UndoMark::Stands; steps.len()];
    for at in 0..steps.len() {
        let bracketed = steps[at].iter().any(is_bracket);
        let inverse: Vec<&Leaf> = steps[at].iter().filter(|leaf| !is_bracket(leaf)).collect();
        let reach = if bracketed { REACH } else { 1 };
        let target = find(&steps[..at], &marks, &inverse, reach);
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

const fn is_bracket(leaf: &Leaf) -> bool {
    matches!(leaf, Leaf::Undo { .. })
}

/// The nearest of the last `reach` steps that stand and have an inverse, if `inverse` is it.
fn find(earlier: &[Vec<Leaf>], marks: &[UndoMark], inverse: &[&Leaf], reach: usize) -> Option<usize> {
    // A stack put in order and back again may be an undo or not: the stack is the same.
    if !inverse.iter().any(|leaf| has_inverse(leaf) && !is_order_of_a_stack(leaf)) {
        return None;
    }
    let undoable = |at: &usize| marks[*at] == UndoMark::Stands && earlier[*at].iter().any(has_inverse);
    (0..earlier.len()).rev().filter(undoable).take(reach).find(|at| inverts(&earlier[*at], inverse))
}

/// Whether `inverse` is nothing but the inverses of `step`, last first. A piece that comes back brings the order of
/// its stack with it.
fn inverts(step: &[Leaf], inverse: &[&Leaf]) -> bool {
    let mut rest = inverse.iter().copied().filter(|leaf| has_inverse(leaf)).peekable();
    for leaf in step.iter().rev().filter(|leaf| has_inverse(leaf)) {
        if !rest.next().is_some_and(|other| is_inverse(leaf, other)) {
            return false;
        }
        if matches!(leaf, Leaf::Remove { .. }) {
            rest.next_if(|other| is_order_of_a_stack(other));
        }
    }
    rest.next().is_none()
}

const fn has_inverse(leaf: &Leaf) -> bool {
    let piece = matches!(leaf, Leaf::Add { .. } | Leaf::Remove { .. } | Leaf::Change { .. } | Leaf::Move(_));
    piece || matches!(leaf, Leaf::Chat(_) | Leaf::Property(_))
}

/// A stack has one trait, its base: its state has no TAB.
fn is_order_of_a_stack(leaf: &Leaf) -> bool {
    matches!(leaf, Leaf::Change { new, .. } if !new.contains('\t'))
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

/// What lies below may be named by another counter of the same stack: only the ends count.
fn is_way_back(a: &Move, b: &Move) -> bool {
    a.id == b.id && a.to == b.from && a.from == b.to
}
