//! The pixels of a board: level, terrain code and hex of each. Checks what a file says of itself; knows neither files
//! nor what a code means.

use super::lattice::{Lattice, Pixel};
use super::surface::LAST_CODE;
use crate::vocab::hex::Cell;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// Most pixels of one sheet: some fourteen standard boards.
pub const MAX_PIXELS: usize = 1 << 24;
/// Most hexes of one sheet.
pub const MAX_HEXES: u32 = u16::MAX as u32;
/// Levels that a board can have.
const LEVELS: core::ops::RangeInclusive<i8> = -16..=40;

/// What a board file says, as it says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawGrid {
    /// Width in hexes.
    pub columns: u16,
    /// Height in hexes.
    pub rows: u16,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// By column of pixels from the top: the level and the terrain code of each.
    pub pixels: Vec<[u8; 2]>,
    /// By column of hexes from the top: is there a stairway?
    pub stairways: Vec<bool>,
}

/// Why a board file holds no board that can be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GridError {
    /// Too many pixels, or none.
    #[error("{0} by {1} pixels: a board has 1 to {MAX_PIXELS} in all")]
    Size(u32, u32),
    /// Too many hexes, or too few.
    #[error("{0} by {1} hexes: a board has two columns or more, and {MAX_HEXES} hexes at most")]
    Hexes(u16, u16),
    /// The hexes are not standard ones.
    #[error("{columns} by {rows} hexes on {width} by {height} pixels: standard hexes need {} by {}", .needs.0, .needs.1)]
    Irregular {
        /// Width in hexes.
        columns: u16,
        /// Height in hexes.
        rows: u16,
        /// Width in pixels.
        width: u32,
        /// Height in pixels.
        height: u32,
        /// What standard hexes would take.
        needs: (i32, i32),
    },
    /// Fewer or more pixels than the size asks for.
    #[error("{found} pixels where the size asks for {expected}")]
    Pixels {
        /// In the file.
        found: usize,
        /// By its size.
        expected: usize,
    },
    /// Fewer or more stairway marks than hexes.
    #[error("{found} stairway marks for {expected} hexes")]
    Stairways {
        /// In the file.
        found: usize,
        /// By its size.
        expected: usize,
    },
    /// A level or a code that no board has.
    #[error(
        "pixel {0},{1} has level {2} and terrain code {3}: levels go from -16 to 40, codes to {LAST_CODE}"
    )]
    Pixel(i32, i32, i8, u8),
}

/// One pixel as it is stored: the number of its hex in 16 bits, whether the four pixels about it are like it, its
/// level in 7 bits and its terrain code in 8.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Dot(u32);

const AMONG_ITS_LIKE: u32 = 1 << 15;
/// What is added to a level to make it positive.
const SEA: i32 = 64;

impl Dot {
    /// None: no hex has this number.
    pub(super) const NONE: Dot = Dot(u32::MAX);

    const fn new(hex: usize, level: i8, code: u8) -> Dot {
        Dot((hex as u32) << 16 | ((level as i32 + SEA) as u32 & 0x7F) << 8 | code as u32)
    }

    pub(super) const fn hex(self) -> usize {
        (self.0 >> 16) as usize
    }

    pub(super) const fn level(self) -> i8 {
        ((self.0 >> 8 & 0x7F) as i32 - SEA) as i8
    }

    pub(super) const fn code(self) -> u8 {
        self.0 as u8
    }

    /// Have the pixels above, below and beside it the same hex, level and code?
    pub(super) const fn is_among_its_like(self) -> bool {
        self.0 & AMONG_ITS_LIKE != 0
    }

    /// The pixel whatever lies about it.
    pub(super) const fn alone(self) -> Dot {
        Dot(self.0 & !AMONG_ITS_LIKE)
    }
}

/// The pixels of a sheet of standard hexes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    lattice: Lattice,
    width: i32,
    height: i32,
    dots: Box<[Dot]>,
    stairways: Box<[bool]>,
}

impl Grid {
    /// Checks a sheet and finds the hex of each pixel.
    ///
    /// # Errors
    /// When sizes do not agree, hexes are not standard ones, or a pixel holds what no board has.
    pub fn new(raw: &RawGrid) -> Result<Grid, GridError> {
        let lattice = Grid::fitting([raw.columns, raw.rows], [raw.width, raw.height])?;
        check_counts(raw, lattice)?;
        let height = raw.height as usize;
        if let Some(at) = raw.pixels.iter().position(|dot| !is_sound(*dot)) {
            let [level, code] = raw.pixels[at];
            return Err(GridError::Pixel((at / height) as i32, (at % height) as i32, level as i8, code));
        }
        let mut stairways = alloc::vec![false; lattice.len()];
        for (cell, stairway) in lattice.cells().zip(&raw.stairways) {
            lattice.index(cell).into_iter().for_each(|n| stairways[n] = *stairway);
        }
        let dots = dots(raw, lattice);
        let (width, height) = (raw.width as i32, raw.height as i32);
        Ok(Grid { lattice, width, height, dots, stairways: stairways.into_boxed_slice() })
    }

    /// The hexes of a sheet of so many columns and rows on so many pixels.
    ///
    /// # Errors
    /// When there are too many of either, or standard hexes would not fit.
    pub fn fitting([columns, rows]: [u16; 2], [width, height]: [u32; 2]) -> Result<Lattice, GridError> {
        let pixels = u64::from(width) * u64::from(height);
        if pixels == 0 || pixels > MAX_PIXELS as u64 {
            return Err(GridError::Size(width, height));
        }
        if columns < 2 || rows == 0 || u32::from(columns) * (u32::from(rows) + 1) > MAX_HEXES {
            return Err(GridError::Hexes(columns, rows));
        }
        let lattice = Lattice::new(columns, rows);
        let needs = lattice.size();
        let fits = needs == (width as i32, height as i32);
        fits.then_some(lattice).ok_or(GridError::Irregular { columns, rows, width, height, needs })
    }

    /// Its hexes.
    #[must_use]
    pub const fn lattice(&self) -> Lattice {
        self.lattice
    }

    /// Width and height in pixels.
    #[must_use]
    pub const fn size(&self) -> (i32, i32) {
        (self.width, self.height)
    }

    /// Level and terrain code of a pixel; none beyond the sheet.
    #[must_use]
    pub fn pixel(&self, at: Pixel) -> Option<(i8, u8)> {
        let inside = (0..self.width).contains(&at.x) && (0..self.height).contains(&at.y);
        inside.then(|| self.dot(at)).map(|dot| (dot.level(), dot.code()))
    }

    /// A pixel of the sheet; one beyond it is moved to the edge.
    pub(super) fn clamped(&self, at: Pixel) -> Dot {
        self.dot(self.clamp(at)).alone()
    }

    /// The pixel of the sheet that is nearest.
    #[must_use]
    pub fn clamp(&self, at: Pixel) -> Pixel {
        Pixel { x: at.x.clamp(0, self.width - 1), y: at.y.clamp(0, self.height - 1) }
    }

    fn dot(&self, at: Pixel) -> Dot {
        self.dots[(at.x * self.height + at.y) as usize]
    }

    /// A column of pixels, from the top.
    pub(super) fn column(&self, x: i32) -> &[Dot] {
        let from = (x * self.height) as usize;
        &self.dots[from..from + self.height as usize]
    }

    /// All pixels.
    pub(super) fn dots(&self) -> &[Dot] {
        &self.dots
    }

    /// The lowest level of the pixels of a terrain code in a hex; none without such pixels.
    pub(super) fn level_in(&self, cell: Cell, code: u8) -> Option<i8> {
        let hex = self.lattice().index(cell)?;
        let alike = self.dots.iter().filter(|dot| dot.hex() == hex && dot.code() == code);
        alike.map(|dot| dot.level()).min()
    }

    /// Has the hex a stairway?
    #[must_use]
    pub fn stairway(&self, cell: Cell) -> bool {
        self.lattice.index(cell).is_some_and(|n| self.stairways[n])
    }
}

fn check_counts(raw: &RawGrid, lattice: Lattice) -> Result<(), GridError> {
    let (found, expected) = (raw.pixels.len(), raw.width as usize * raw.height as usize);
    if found != expected {
        return Err(GridError::Pixels { found, expected });
    }
    let (found, expected) = (raw.stairways.len(), lattice.cells().count());
    if found == expected { Ok(()) } else { Err(GridError::Stairways { found, expected }) }
}

fn is_sound([level, code]: [u8; 2]) -> bool {
    LEVELS.contains(&(level as i8)) && code <= LAST_CODE
}

fn dots(raw: &RawGrid, lattice: Lattice) -> Box<[Dot]> {
    let height = raw.height as usize;
    let mut dots = Vec::with_capacity(raw.pixels.len());
    for (x, column) in raw.pixels.chunks_exact(height).enumerate() {
        let hexes = lattice.column(x as i32, height as i32);
        let dot = |([level, code], hex): (&[u8; 2], usize)| Dot::new(hex, *level as i8, *code);
        dots.extend(column.iter().zip(hexes).map(dot));
    }
    mark_likes(&mut dots, height);
    dots.into_boxed_slice()
}

/// Marks the pixels whose four neighbours are like them; beyond the edge lies what lies at the edge.
fn mark_likes(dots: &mut [Dot], height: usize) {
    let columns = dots.len() / height;
    for x in 0..columns {
        let (left, right) = (x.saturating_sub(1) * height, (x + 1).min(columns - 1) * height);
        for y in 0..height {
            let at = x * height + y;
            let (up, down) = (at - usize::from(y > 0), at + usize::from(y + 1 < height));
            let own = dots[at].alone();
            if [up, down, left + y, right + y].iter().all(|n| dots[*n].alone() == own) {
                dots[at].0 |= AMONG_ITS_LIKE;
            }
        }
    }
}
