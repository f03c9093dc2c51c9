//! The steps of a legal log on the bench: to look at, to change, to take out, to put in.

use asl_core::event::What;
use asl_core::vocab::phase::Phase;

/// A log being spoiled.
pub(crate) trait Bench {
    /// Its events, the start of the game left out.
    fn steps(&mut self) -> &mut Vec<What>;

    /// The first event that was touched.
    fn first(&mut self) -> &mut Option<usize>;

    /// An event is no longer what it was.
    fn touched(&mut self, n: usize) {
        let first = self.first();
        *first = Some(first.map_or(n, |at| at.min(n)));
    }

    /// An event, to be changed.
    fn what(&mut self, n: usize) -> &mut What {
        self.touched(n);
        &mut self.steps()[n]
    }

    /// Takes events out.
    fn cut(&mut self, from: usize, to: usize) {
        self.touched(from);
        self.steps().drain(from..to);
    }

    /// Puts an event in.
    fn insert(&mut self, n: usize, what: What) {
        self.touched(n);
        self.steps().insert(n, what);
    }

    /// The step where a phase begins.
    fn phase(&mut self, asked: Phase) -> usize {
        let begins = |what: &What| matches!(what, What::PhaseBegan(began) if began.phase == asked);
        self.steps().iter().position(begins).expect("every phase begins")
    }
}
