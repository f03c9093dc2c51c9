//! The map at any event: what each step changes, taken forward and back, so that a jump costs what lies between.

use crate::review::view::{ReviewView, StackRow};
use std::collections::BTreeMap;

/// A stack, by its step and its place among the stacks of that step.
type Place = (usize, usize);

/// The map after the event at which it stands.
#[derive(Debug, Default)]
pub(super) struct Film {
    /// What each step replaces: the hex, and the stack that lay there.
    before: Vec<Vec<(u32, Option<Place>)>>,
    stands: BTreeMap<u32, Place>,
    /// How many steps are in it.
    steps: usize,
}

impl Film {
    /// Before the first event.
    pub(super) fn of(view: &ReviewView) -> Film {
        let mut film = Film::default();
        for step in 0..view.steps.len() {
            let old = film.take(view, step);
            film.before.push(old);
        }
        film.steps = view.steps.len();
        film
    }

    /// Goes to the position after an event.
    pub(super) fn go(&mut self, view: &ReviewView, event: usize) {
        while self.steps <= event && self.steps < view.steps.len() {
            self.take(view, self.steps);
            self.steps += 1;
        }
        while self.steps > event + 1 {
            self.steps -= 1;
            for (hex, old) in self.before.get(self.steps).into_iter().flatten() {
                match old {
                    Some(place) => self.stands.insert(*hex, *place),
                    None => self.stands.remove(hex),
                };
            }
        }
    }

    fn take(&mut self, view: &ReviewView, step: usize) -> Vec<(u32, Option<Place>)> {
        let stacks = view.steps.get(step).map_or(&[][..], |step| step.stacks.as_slice());
        let put = |(n, stack): (usize, &StackRow)| (stack.hex, self.stands.insert(stack.hex, (step, n)));
        stacks.iter().enumerate().map(put).collect()
    }

    /// The stack of a hex, once one lay there.
    pub(super) fn stack<'v>(&self, view: &'v ReviewView, hex: u32) -> Option<&'v StackRow> {
        let (step, n) = self.stands.get(&hex)?;
        view.steps.get(*step)?.stacks.get(*n)
    }
}
