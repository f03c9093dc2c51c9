//! The position at each step of a file: the one place where its commands are carried out again.
//!
//! Input: a file that was read; its commands are typed already. Steps are asked for in their order. It knows no rules
//! and no hexes.

use super::log::Imported;
use super::position::Position;

/// A file on its way from step to step.
pub struct Walk<'a> {
    file: &'a Imported,
    position: Position,
    /// The step behind which the position is.
    step: usize,
}

impl<'a> Walk<'a> {
    /// At the set-up.
    #[must_use]
    pub fn of(file: &'a Imported) -> Walk<'a> {
        Walk { file, position: file.setup.clone(), step: 0 }
    }

    /// The position behind a step, 0 being the set-up.
    pub fn after(&mut self, step: u32) -> &Position {
        let to = usize::try_from(step).unwrap_or(usize::MAX);
        let to = to.min(usize::try_from(self.file.steps).unwrap_or(usize::MAX));
        self.file.leaves.between(self.step, to).iter().for_each(|leaf| drop(self.position.apply(leaf)));
        self.step = self.step.max(to);
        &self.position
    }
}

impl Imported {
    /// The position behind a step, 0 being the set-up.
    #[must_use]
    pub fn after(&self, step: u32) -> Position {
        if step >= self.steps {
            return self.last.clone();
        }
        let mut walk = Walk::of(self);
        walk.after(step);
        walk.position
    }
}
