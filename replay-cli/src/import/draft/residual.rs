//! Residual FP counters of a file (A8.2): `2 FP`, laid in a hex, turned over, deleted. On which level one lies no file tells.

use super::event::At;
use super::{Drafter, Moment, deed};
use crate::import::vassal::action::Look;
use crate::import::vassal::counter::Sort;
use asl_core::event::{Level, Location};
use asl_core::vocab::num::Fp;

/// The FP that a counter of Residual FP shows: `12` of `12 FP`, and none of a Fire Lane, `4 FP FL`.
fn fp(look: &Look) -> Option<Fp> {
    let number = look.face.class.trim().strip_suffix(" FP").filter(|_| look.sort == Sort::Marker)?;
    let fp: u32 = number.parse().ok()?;
    [1, 2, 4, 6, 8, 12].contains(&fp).then(|| Fp::whole(fp))
}

impl Drafter<'_> {
    fn residual_in(&self, look: &Look) -> Option<(Location, Fp)> {
        let hex = self.hex(look.place.hex.as_deref()?)?;
        Some((Location { hex, level: Level::At(0) }, fp(look)?))
    }

    /// Residual FP was laid in a hex.
    pub(super) fn residual_laid(&mut self, at: At, look: &Look) {
        if let Some((place, fp)) = self.residual_in(look) {
            self.deed(at, deed::residual(place, fp, false));
        }
    }

    /// It was deleted. At the end of the MPh it is gone by itself.
    pub(super) fn residual_gone(&mut self, now: &Moment<'_>, look: &Look) {
        let in_mph = now.turn.is_some_and(|turn| turn.phase == "MPh");
        if let Some((place, fp)) = self.residual_in(look).filter(|_| in_mph) {
            self.deed(now.at, deed::residual(place, fp, true));
        }
    }

    /// It shows other FP than before.
    pub(super) fn residual_turned(&mut self, now: &Moment<'_>, before: &Look, after: &Look) {
        if fp(before) != fp(after) {
            self.residual_gone(now, before);
            self.residual_laid(now.at, after);
        }
    }
}
