//! Which steps take which back (SPEC 3.2).
//!
//! Input: the typed leaves of all steps. Undo never removes: it appends a step of inverse commands, in reverse order.
//! It reaches the last step that stands and has an inverse; said again, it walks further back. Engine 3.6 puts
//! brackets around the inverses. Engine 3.2 does not: there a step is an undo when it is the exact inverse of that
//! last step, chat line and all. A player who walks a counter back the way it came writes another report, and the
//! counter's moved mark stays on.

use super::event::UndoMark;
use super::leaf::{CHAT, Leaf, Move};
use super::leaves::Leaves;

/// How far back a bracketed step is looked for.
const REACH: usize = 1000;

/// The commands of all steps: talk as it is written, all else typed.
pub(super) struct Steps<'a> {
    pub(super) raw: &'a [Vec<String>],
    pub(super) typed: &'a Leaves,
}

/// A command of a step.
#[derive(Clone, Copy)]
enum Part<'a> {
    Chat(&'a str),
    Typed(&'a Leaf),
}

impl<'a> Steps<'a> {
    /// The commands of a step in their order.
    fn parts(&self, step: usize) -> Vec<Part<'a>> {
        let mut typed = self.typed.of(step).iter();
        let part = |raw: &'a String| match raw.strip_prefix(CHAT) {
            Some(text) => Some(Part::Chat(text)),
            None => typed.next().map(Part::Typed),
        };
        self.raw.get(step).into_iter().flatten().filter_map(part).collect()
    }

    fn has_inverse(&self, step: usize) -> bool {
        let talks = || self.raw.get(step).into_iter().flatten().any(|raw| raw.starts_with(CHAT));
        self.typed.of(step).iter().any(|leaf| has_inverse(&Part::Typed(leaf))) || talks()
    }
}

/// The mark of each step.
#[must_use]
pub(super) fn mark(steps: &Steps<'_>) -> Vec<UndoMark> {
    let mut marks = vec![UndoMark::Stands; steps.raw.len()];
    for at in 0..marks.len() {
        let mut inverse = steps.parts(at);
        let all = inverse.len();
        inverse.retain(|part| !is_bracket(part));
        let bracketed = inverse.len() < all;
        let reach = if bracketed { REACH } else { 1 };
        let target = find(steps, &marks[..at], &inverse, reach);
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

const fn is_bracket(part: &Part<'_>) -> bool {
    matches!(part, Part::Typed(Leaf::Undo { .. }))
}

/// The nearest of the last `reach` steps that stand and have an inverse, if `inverse` is it.
fn find(steps: &Steps<'_>, earlier: &[UndoMark], inverse: &[Part<'_>], reach: usize) -> Option<usize> {
    // A stack put in order and back again may be an undo or not: the stack is the same.
    if !inverse.iter().any(|part| has_inverse(part) && !is_order_of_a_stack(part)) {
        return None;
    }
    let undoable = |at: &usize| earlier[*at] == UndoMark::Stands && steps.has_inverse(*at);
    (0..earlier.len()).rev().filter(undoable).take(reach).find(|at| inverts(&steps.parts(*at), inverse))
}

/// Whether `inverse` is nothing but the inverses of `step`, last first. A piece that comes back brings the order of
/// its stack with it.
fn inverts(step: &[Part<'_>], inverse: &[Part<'_>]) -> bool {
    let mut rest = inverse.iter().filter(|part| has_inverse(part)).peekable();
    for part in step.iter().rev().filter(|part| has_inverse(part)) {
        if !rest.next().is_some_and(|other| is_inverse(part, other)) {
            return false;
        }
        if matches!(part, Part::Typed(Leaf::Remove { .. })) {
            rest.next_if(|other| is_order_of_a_stack(other));
        }
    }
    rest.next().is_none()
}

const fn has_inverse(part: &Part<'_>) -> bool {
    match part {
        Part::Chat(_) => true,
        Part::Typed(leaf) => matches!(
            leaf,
            Leaf::Add { .. } | Leaf::Remove { .. } | Leaf::Change { .. } | Leaf::Move(_) | Leaf::Property(_)
        ),
    }
}

/// A stack has one trait, its base: its state has no TAB.
fn is_order_of_a_stack(part: &Part<'_>) -> bool {
    matches!(part, Part::Typed(Leaf::Change { new, .. }) if !new.contains('\t'))
}

fn is_inverse(part: &Part<'_>, other: &Part<'_>) -> bool {
    let (leaf, other) = match (part, other) {
        (Part::Chat(a), Part::Chat(b)) => {
            return b.len() > a.len() && b.starts_with("* ") && b.ends_with(a);
        }
        (Part::Typed(leaf), Part::Typed(other)) => (leaf, other),
        (Part::Chat(_), Part::Typed(_)) | (Part::Typed(_), Part::Chat(_)) => return false,
    };
    match (leaf, other) {
        (Leaf::Add { id: Some(id), .. }, Leaf::Remove { id: other }) => id == other,
        (Leaf::Remove { id }, Leaf::Add { id: Some(other), .. }) => id == other,
        (Leaf::Change { id, new, old }, Leaf::Change { id: id2, new: new2, old: old2 }) => {
            id == id2 && old.as_ref() == Some(new2) && old2.as_ref().is_none_or(|old2| old2 == new)
        }
        (Leaf::Move(a), Leaf::Move(b)) => is_way_back(a, b),
        (Leaf::Property(a), Leaf::Property(b)) => a.key == b.key && a.old == b.new && a.new == b.old,
        _ => false,
    }
}

/// What lies below may be named by another counter of the same stack: only the ends count.
fn is_way_back(a: &Move, b: &Move) -> bool {
    a.id == b.id && a.to == b.from && a.from == b.to
}
