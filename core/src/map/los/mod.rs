//! Line of Sight by the pixels of a sheet: clear, hindered or blocked, and where and by which rule (A6; Chapter B).
//! Terrain alone: smoke, wrecks and vehicles are counters of the position, which the caller adds.
//!
//! The answer does not change when the ends are swapped. It says how firm it is: a thread that gives another answer
//! when it is shifted by one pixel is grazing, and a real thread on the real board decides (A6.1).

mod answer;
mod climb;
mod line;
mod side;
mod terrain;

pub use answer::{Block, Doubt, Floor, NoSpot, Sight, Spot, Verdict, Why};

use super::ground::Ground;
use super::hexes::HexFacts;
use super::lattice::{centre, corner};
use super::thread::{Run, Thread};
use crate::vocab::hex::Cell;
use alloc::vec::Vec;
use line::{Line, Seen, Stand};

impl Ground {
    /// The Line of Sight between two Locations of this sheet.
    ///
    /// # Errors
    /// When a Location is not there: no such hex, or no such level in it.
    pub fn sight(&self, from: Spot, to: Spot) -> Result<Sight, NoSpot> {
        let ends = [self.stand(from)?, self.stand(to)?];
        let range = from.cell.range(to.cell);
        if from.cell == to.cell && from.corner == to.corner {
            return Ok(within(ends, range));
        }
        let thread = Thread::between(self.grid(), ends[0].at, ends[1].at);
        let mut seen = Seen::default();
        let line = Line::new(self, ends, &thread.runs);
        let (verdict, wide) = line.judge(&mut seen);
        let mut answer = self.answer(range, verdict, &thread.runs, &mut seen);
        let mut differs = |runs: Vec<Run>| verdict.differs(Line::new(self, ends, &runs).judge(&mut seen).0);
        if !wide && thread.shifted(self.grid()).any(&mut differs) {
            answer.doubts.insert(Doubt::Grazing);
        }
        if is_along_hexsides(from, to) && self.any_inherent(&answer.crossed) {
            answer.doubts.insert(Doubt::AlongHexsides);
        }
        Ok(answer)
    }

    /// What the unshifted thread says.
    fn answer(&self, range: u32, verdict: Verdict, thread: &[Run], seen: &mut Seen) -> Sight {
        let mut crossed: Vec<Cell> = Vec::new();
        for run in thread {
            let cell = self.brief(run.dot.hex()).cell;
            if !crossed.contains(&cell) {
                crossed.push(cell);
            }
        }
        let doubts = seen.unknown.iter().map(|code| Doubt::Unknown(*code)).collect();
        Sight { range, verdict, hindrances: seen.take(self), crossed, doubts }
    }

    fn any_inherent(&self, cells: &[Cell]) -> bool {
        cells.iter().filter_map(|cell| self.hex(*cell)).any(|hex| hex.inherent.is_some())
    }

    fn stand(&self, spot: Spot) -> Result<Stand, NoSpot> {
        let hex = self.hex(spot.cell).ok_or(NoSpot::Hex(spot.cell))?;
        let (storey, halves) = storey(hex, spot.floor).ok_or(NoSpot::Floor(spot.cell, hex.storeys()))?;
        let at = match spot.corner {
            None => centre(spot.cell),
            Some(k) => corner(spot.cell, usize::from(k)),
        };
        let z = i32::from(hex.level) * 2 + halves;
        let sunk = hex.depression.is_some() && storey == 0;
        let (cell, stairway, at) = (spot.cell, hex.stairway, self.grid().clamp(at.floor()));
        Ok(Stand { cell, z, storey, sunk, stairway, bypasses: spot.corner.is_some(), at })
    }
}

/// Storeys above the ground, and half levels. The roof counts with the storey below it.
fn storey(hex: &HexFacts, floor: Floor) -> Option<(u8, i32)> {
    let storeys = hex.storeys();
    match floor {
        Floor::Ground => Some((0, 0)),
        Floor::Level(n) => (n <= storeys).then_some((n, i32::from(n) * 2)),
        Floor::Rooftop => (storeys > 0).then_some((storeys, i32::from(storeys) * 2 + 1)),
    }
}

/// Within one hex: as far as its stairway leads (A6.8, B23.4).
fn within([a, b]: [Stand; 2], range: u32) -> Sight {
    let apart = a.storey.abs_diff(b.storey);
    let clear = apart == 0 || (apart == 1 && a.stairway);
    let block = Block { why: Why::Stairway, cell: a.cell, pixel: a.at, code: None };
    let verdict = if clear { Verdict::Clear } else { Verdict::Blocked(block) };
    Sight { range, verdict, hindrances: Vec::new(), crossed: alloc::vec![a.cell], doubts: Default::default() }
}

/// Does the thread between two centres run along hexsides and through vertices?
const fn is_along_hexsides(from: Spot, to: Spot) -> bool {
    let (dx, dy) = (from.cell.x.abs_diff(to.cell.x), from.cell.y.abs_diff(to.cell.y));
    from.corner.is_none() && to.corner.is_none() && dx > 0 && (dy == 0 || dy == 3 * dx)
}
