//! The land of a scenario: its boards in their places, as far as they were read. What lies on one board is answered in
//! that board's own frame, however it is turned; what crosses boards, on all of them joined into one sheet.

use super::changes::Change;
use super::grid::{Grid, RawGrid};
use super::ground::Ground;
use super::hexes::HexFacts;
use super::lattice::{COLUMN, EIGHTHS, HALF_ROW, Pixel};
use super::layout::{Map, Placed};
use super::los::{Block, Doubt, NoSpot, Sight, Spot, Verdict};
use crate::vocab::hex::{Cell, Dir};
use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::sync::Arc;
use alloc::vec::Vec;
use once_cell::race::OnceBox;

/// The terrain of a map.
#[derive(Clone, Debug)]
pub struct Land {
    map: Map,
    boards: Vec<Option<Arc<Ground>>>,
    unverified: BTreeSet<Cell>,
    joined: OnceBox<Option<Ground>>,
}

/// The joined sheet is worked out of the rest.
impl PartialEq for Land {
    fn eq(&self, other: &Land) -> bool {
        self.map == other.map && self.boards == other.boards
    }
}

impl Eq for Land {}

/// The code of pixels that no board covers: none that a board file has a meaning for.
const NOWHERE: u8 = 19;

impl Land {
    /// The boards of a map in its order; `None` for one that could not be read.
    #[must_use]
    pub fn of(map: Map, mut boards: Vec<Option<Arc<Ground>>>) -> Land {
        boards.resize(map.boards().count(), None);
        let unverified = unverified(&map);
        Land { map, boards, unverified, joined: OnceBox::new() }
    }

    /// The hexes of the boards that were read; one where boards meet stands there once for each.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        self.map.placed().filter(|placed| self.boards[placed.at].is_some()).flat_map(Placed::cells)
    }

    /// The layout.
    #[must_use]
    pub const fn map(&self) -> &Map {
        &self.map
    }

    /// The Line of Sight between two Locations of the map. Pixels of the answer are those of the board that holds both
    /// ends, or of the joined map.
    ///
    /// # Errors
    /// When an end is on no board, its board was not read, or it has no such level.
    pub fn sight(&self, from: Spot, to: Spot) -> Result<Sight, NoSpot> {
        let mut sight = match self.sharing(from.cell, to.cell) {
            Some((placed, ground)) => {
                let found = ground.sight(own(placed, from)?, own(placed, to)?);
                found
                    .map(|sight| placed_sight(placed, sight))
                    .map_err(|e| e.moved(|cell| placed.on_map(cell)))
            }
            None => self.check(from.cell).and(self.check(to.cell)).and_then(|()| self.across(from, to)),
        }?;
        let joints =
            sight.crossed.iter().filter(|cell| self.is_joint(**cell)).map(|cell| Doubt::Joint(*cell));
        let blind = sight.crossed.iter().filter(|cell| self.unverified.contains(cell));
        let doubts: Vec<Doubt> = joints.chain(blind.map(|cell| Doubt::Unverified(*cell))).collect();
        sight.doubts.extend(doubts);
        Ok(sight)
    }

    /// The facts of a hex, turned as its board is; none when no board that was read holds it. Where boards meet, of
    /// the joined map.
    #[must_use]
    pub fn hex(&self, cell: Cell) -> Option<HexFacts> {
        let mut holders = self.holders(cell);
        let (placed, _) = holders.next()?;
        if holders.next().is_some() {
            return self.joined().and_then(|ground| ground.hex(cell)).cloned();
        }
        let facts = self.boards[placed.at].as_ref()?.hex(placed.own(cell)?)?;
        Some(facts.turned(cell, placed.board.rotated))
    }

    /// Does a hex lie where boards meet, or where a crop cuts it?
    #[must_use]
    pub fn is_joint(&self, cell: Cell) -> bool {
        let mut holders = self.holders(cell).map(|(placed, _)| placed);
        let Some(placed) = holders.next() else { return false };
        holders.next().is_some() || (placed.board.is_cropped() && placed.cuts(cell))
    }

    /// Is it open what a hex holds that lies on several boards, or is cut? One of two halves that were read and lie at one level
    /// has the terrain of both; the joined map has it.
    #[must_use]
    pub fn is_open_joint(&self, cell: Cell) -> bool {
        if !self.is_joint(cell) {
            return false;
        }
        let half = |(placed, own): (Placed<'_>, Cell)| {
            let facts = self.boards[placed.at].as_ref()?.hex(own)?;
            Some((facts.level, facts.depression))
        };
        let mut halves = self.holders(cell).map(half);
        let (first, second) = (halves.next().flatten(), halves.next());
        first.is_none()
            || second != Some(first)
            || halves.any(|half| half != first)
            || self.joined().is_none()
    }

    /// Can the board not tell what is in a hex?
    #[must_use]
    pub fn is_unverified(&self, cell: Cell) -> bool {
        self.unverified.contains(&cell)
    }

    fn holders(&self, cell: Cell) -> impl Iterator<Item = (Placed<'_>, Cell)> {
        self.map.placed().filter_map(move |placed| Some((placed, placed.own(cell)?)))
    }

    /// The one board that was read and holds both; none when they lie along the edge that two share.
    fn sharing(&self, a: Cell, b: Cell) -> Option<(Placed<'_>, &Ground)> {
        let both = self.holders(a).filter(|(placed, _)| placed.own(b).is_some());
        let mut read = both.filter_map(|(placed, _)| Some((placed, self.boards[placed.at].as_deref()?)));
        let first = read.next();
        if read.next().is_some() { None } else { first }
    }

    fn check(&self, cell: Cell) -> Result<(), NoSpot> {
        let (placed, _) = self.holders(cell).next().ok_or(NoSpot::Hex(cell))?;
        self.boards[placed.at].as_ref().map(|_| ()).ok_or(NoSpot::Unread(placed.at))
    }

    fn across(&self, from: Spot, to: Spot) -> Result<Sight, NoSpot> {
        self.joined().ok_or(NoSpot::TooLarge)?.sight(from, to)
    }

    /// All boards on one sheet, made when first asked for.
    fn joined(&self) -> Option<&Ground> {
        self.joined.get_or_init(|| Box::new(self.join())).as_ref()
    }

    fn join(&self) -> Option<Ground> {
        let ends = self.map.placed().map(|placed| {
            let (width, height) = placed.extent();
            (placed.origin.x + width, placed.origin.y + height)
        });
        let (right, bottom) = ends.reduce(|a, b| (a.0.max(b.0), a.1.max(b.1)))?;
        let (columns, rows) = (u16::try_from(right + 1).ok()?, u16::try_from(bottom / 2).ok()?);
        let lattice = super::Lattice::new(columns, rows);
        let (width, height) = lattice.size();
        let pixels = usize::try_from(i64::from(width) * i64::from(height)).ok()?;
        if pixels > super::MAX_PIXELS {
            return None;
        }
        let mut sheet = alloc::vec![[0, NOWHERE]; pixels];
        for placed in self.map.placed() {
            if let Some(ground) = &self.boards[placed.at] {
                copy(placed, ground.grid(), &mut sheet, height);
            }
        }
        let stairway = |cell| {
            self.holders(cell).any(|(placed, own)| {
                self.boards[placed.at].as_ref().is_some_and(|ground| ground.grid().stairway(own))
            })
        };
        let stairways = lattice.cells().map(stairway).collect();
        let (width, height) = (width as u32, height as u32);
        let raw = RawGrid { columns, rows, width, height, pixels: sheet, stairways };
        Grid::new(&raw).ok().map(Ground::of)
    }
}

/// The pixels of what is in play of a board, where the map has them.
fn copy(placed: Placed<'_>, grid: &Grid, sheet: &mut [[u8; 2]], sheet_height: i32) {
    let pixels = |cell: Cell| (cell.x * COLUMN / EIGHTHS, cell.y * HALF_ROW / EIGHTHS);
    let (extent, origin, corner) = (placed.extent(), pixels(placed.origin), pixels(placed.corner()));
    let (width, height) = pixels(Cell { x: extent.0, y: extent.1 });
    for x in 0..width {
        for y in 0..height {
            let (from_x, from_y) =
                if placed.board.rotated { (width - 1 - x, height - 1 - y) } else { (x, y) };
            let at = Pixel { x: corner.0 + from_x, y: corner.1 + from_y };
            let place = usize::try_from((origin.0 + x) * sheet_height + origin.1 + y).ok();
            let dot = place.and_then(|place| sheet.get_mut(place));
            if let (Some(dot), Some((level, code))) = (dot, grid.pixel(at)) {
                *dot = [level as u8, code];
            }
        }
    }
}

/// A spot of the map on the board that holds it.
fn own(placed: Placed<'_>, spot: Spot) -> Result<Spot, NoSpot> {
    let cell = placed.own(spot.cell).ok_or(NoSpot::Hex(spot.cell))?;
    let turn = if placed.board.rotated { 3 } else { 0 };
    Ok(Spot { cell, corner: spot.corner.map(|k| (k + turn) % 6), ..spot })
}

/// What a board answers, as the map has it.
fn placed_sight(placed: Placed<'_>, sight: Sight) -> Sight {
    let on_map = |cell| placed.on_map(cell);
    let verdict = match sight.verdict {
        Verdict::Blocked(block) => Verdict::Blocked(Block { cell: on_map(block.cell), ..block }),
        verdict @ (Verdict::Clear | Verdict::Hindered(_)) => verdict,
    };
    let hindrances = sight.hindrances.iter().map(|(cell, code)| (on_map(*cell), *code)).collect();
    let crossed = sight.crossed.iter().copied().map(on_map).collect();
    Sight { verdict, hindrances, crossed, ..sight }
}

/// The hexes of all boards that their boards do not tell, with those of changes that are not understood.
fn unverified(map: &Map) -> BTreeSet<Cell> {
    let mut hexes = BTreeSet::new();
    for placed in map.placed() {
        if placed.board.changes.iter().any(|word| Change::read(word).is_none()) {
            hexes.extend(placed.cells());
        }
        hexes.extend(placed.board.unverified.iter().filter_map(|name| placed.named(name)));
    }
    hexes
}

impl HexFacts {
    /// These facts as a map has them that holds the hex elsewhere, or upside down.
    fn turned(&self, cell: Cell, upside_down: bool) -> HexFacts {
        let mut facts = self.clone();
        facts.cell = cell;
        if upside_down {
            for side in Dir::ALL {
                let from = side.turned(3) as usize;
                facts.sides[side as usize] = self.sides[from];
                facts.roads[side as usize] = self.roads[from];
            }
        }
        facts
    }
}
