//! What the ends themselves ask for: out of and into depressions (A6.3), out of the building (A6.8).

use super::answer::Why;
use super::line::{Line, Stand};
use crate::map::surface::Surface;
use crate::map::thread::Run;

impl Line<'_> {
    /// The run at which the thread fails to leave a depression or a building.
    pub(super) fn climbs(&self) -> Option<(Why, &Run)> {
        let [a, b] = self.ends;
        let out = self.out_of(a, b, self.runs.iter()).map(|run| (Why::OutOfDepression, run));
        let into = || self.out_of(b, a, self.runs.iter().rev()).map(|run| (Why::IntoDepression, run));
        let inside = || {
            let first = self.inside(a, self.runs.iter());
            first.or_else(|| self.inside(b, self.runs.iter().rev())).map(|run| (Why::Inside, run))
        };
        out.or_else(into).or_else(inside)
    }

    /// Where the thread climbs out of a depression, the other end must stand as many levels higher as it is hexes
    /// away.
    fn out_of<'r>(
        &self,
        from: Stand,
        other: Stand,
        mut runs: impl Iterator<Item = &'r Run>,
    ) -> Option<&'r Run> {
        if !from.sunk {
            return None;
        }
        let rise = runs.find(|run| run.level() > from.z)?;
        let away = 2 * self.cell(rise).range(other.cell) as i32;
        (other.z - from.z < away).then_some(rise)
    }

    /// The last run in the hex of an end and the next beyond, when both are building higher than that end.
    fn inside<'r>(&self, end: Stand, runs: impl Iterator<Item = &'r Run>) -> Option<&'r Run> {
        if self.is_level() {
            return None;
        }
        let mut runs = runs.skip_while(|run| self.cell(run) != end.cell).peekable();
        let mut last = None;
        while let Some(run) = runs.next_if(|run| self.cell(run) == end.cell) {
            last = Some(run);
        }
        let (last, beyond) = (last?, runs.next()?);
        (over(last, end) && over(beyond, end)).then_some(last)
    }
}

/// Building above the level of an end.
fn over(run: &Run, end: Stand) -> bool {
    let building = Surface::of(run.dot.code()).filter(|surface| surface.is_building());
    building.is_some_and(|surface| run.level() + surface.top() > end.z)
}
