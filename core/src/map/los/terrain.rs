//! What terrain between the ends does: obstacles, Hindrances, Blind Hexes (A6.2, A6.4, A6.7).

use super::answer::Why;
use super::line::Line;
use crate::map::surface::{Below, Class, Surface};
use crate::map::thread::Run;
use crate::vocab::hex::Cell;

/// What one run does to the thread.
pub(super) enum Effect {
    /// Nothing.
    None,
    /// Nothing, wherever on the line a pixel like it lies.
    Quiet,
    /// Hinders, by terrain of this code.
    Hinders(u8),
    /// Ends it.
    Blocks(Why),
}

impl Line<'_> {
    /// The terrain of a run in a hex between the ends. Inherent terrain fills its hex but for the road in it, and
    /// nothing beyond its hex (B.6).
    pub(super) fn through(&self, run: &Run, cell: Cell, drawn: &'static Surface) -> Effect {
        if drawn.class == Class::Road {
            return Effect::None;
        }
        match self.ground.brief(run.dot.hex()).inherent {
            Some(surface) => self.over(run, cell, surface),
            None if drawn.inherent => Effect::None,
            None => self.over(run, cell, drawn),
        }
    }

    fn over(&self, run: &Run, cell: Cell, surface: &'static Surface) -> Effect {
        if !surface.obstacle && !surface.hindrance {
            return Effect::None;
        }
        if self.is_level() && run.level() == self.hi {
            match surface.below {
                Below::Hindrance => return Effect::Hinders(surface.code),
                Below::Open => return Effect::None,
                Below::Whole => {}
            }
        }
        let (full, top) = (run.level() + 2 * surface.height, run.level() + surface.top());
        if surface.obstacle
            && let Some(why) = self.stops(surface.half, full, top)
        {
            return Effect::Blocks(why);
        }
        if self.is_blind_behind(cell, full, top) {
            return if surface.obstacle { Effect::Blocks(Why::Blind) } else { Effect::Hinders(surface.code) };
        }
        let hinders = surface.hindrance && (top > self.hi || full == self.hi);
        if hinders { Effect::Hinders(surface.code) } else { Effect::None }
    }

    /// An obstacle that nobody sees over.
    fn stops(&self, half: bool, full: i32, top: i32) -> Option<Why> {
        if half && full == self.hi {
            Some(Why::HalfLevel)
        } else if top > self.hi {
            Some(Why::Terrain)
        } else {
            (top == self.hi && !self.is_level()).then_some(Why::Advantage)
        }
    }

    /// Is the lower end in a Blind Hex behind this: one for each full level of it above the lower end, one more for
    /// each five hexes from the higher end, one less for each level of advantage beyond the first (A6.4)?
    fn is_blind_behind(&self, cell: Cell, full: i32, top: i32) -> bool {
        if full <= self.lo || full >= self.hi {
            return false;
        }
        let (high, low) = self.by_height();
        let far = (high.cell.range(cell) / 5) as i32 * 2;
        let beyond = 2 * ((self.hi - top + 1).div_euclid(2) - 1).max(0);
        let blind = (full - self.lo + far - beyond).max(2);
        low.cell.range(cell) as i32 * 2 <= blind
    }
}
