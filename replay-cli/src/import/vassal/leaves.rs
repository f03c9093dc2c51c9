//! The typed commands of all steps, in one row: most steps of a long log are talk and rolls, and have none.
//!
//! Input: commands in the order of their steps. It knows nothing of what they do.

use super::leaf::Leaf;

/// The commands of steps, but for talk.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Leaves {
    all: Vec<Leaf>,
    /// The step of each, counted from 0.
    steps: Vec<usize>,
}

impl Leaves {
    /// One more, of the last step that has any or of a later one.
    pub(super) fn push(&mut self, step: usize, leaf: Leaf) {
        self.all.push(leaf);
        self.steps.push(step);
    }

    /// No more come.
    pub(super) fn shrink(&mut self) {
        self.all.shrink_to_fit();
        self.steps.shrink_to_fit();
    }

    /// Those of the steps from one on up to another, which is left out; steps are counted from 0.
    #[must_use]
    pub fn between(&self, from: usize, to: usize) -> &[Leaf] {
        let place = |step: usize| self.steps.partition_point(|own| *own < step);
        self.all.get(place(from)..place(to)).unwrap_or_default()
    }

    /// Those of a step, counted from 0.
    pub(super) fn of(&self, step: usize) -> &[Leaf] {
        self.between(step, step.saturating_add(1))
    }
}
