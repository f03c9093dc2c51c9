//! A small board drawn by hand, and its files in the form of the players' own: an encoder of the format.

use asl_core::map::{Floor, Grid, Ground, Lattice, Pixel, RawGrid, Spot, centre, middle};
use asl_core::vocab::hex::{Cell, Dir, Name};
use flate2::{Compression, write::GzEncoder};
use std::io::{Cursor, Write};
use zip::write::SimpleFileOptions;

pub(super) const OPEN: u8 = 0;
pub(super) const GRAIN: u8 = 24;
pub(super) const GULLY: u8 = 30;
pub(super) const STONE_1: u8 = 41;
pub(crate) const WOODS: u8 = 60;
pub(super) const ORCHARD: u8 = 63;
pub(super) const ROAD: u8 = 66;
pub(super) const WALL: u8 = 72;

/// A board that is being drawn.
#[derive(Clone)]
pub(crate) struct Sheet(pub(super) RawGrid);

impl Sheet {
    /// Open ground of level 0.
    pub(crate) fn flat(columns: u16, rows: u16) -> Sheet {
        let lattice = Lattice::new(columns, rows);
        let (width, height) = lattice.size();
        let pixels = vec![[0, OPEN]; (width * height) as usize];
        let stairways = vec![false; lattice.cells().count()];
        Sheet(RawGrid { columns, rows, width: width as u32, height: height as u32, pixels, stairways })
    }

    pub(super) fn lattice(&self) -> Lattice {
        Lattice::new(self.0.columns, self.0.rows)
    }

    /// Every pixel of which something is so gets a level, a code, or both.
    fn paint(mut self, level: Option<i8>, code: Option<u8>, is_so: impl Fn(Pixel) -> bool) -> Sheet {
        let height = self.0.height as usize;
        for (n, dot) in self.0.pixels.iter_mut().enumerate() {
            if is_so(Pixel { x: (n / height) as i32, y: (n % height) as i32 }) {
                *dot = [level.map_or(dot[0], |level| level as u8), code.unwrap_or(dot[1])];
            }
        }
        self
    }

    /// Terrain in a whole hex.
    pub(crate) fn fill(self, hex: &str, code: u8) -> Sheet {
        let (lattice, cell) = (self.lattice(), cell(hex));
        self.paint(None, Some(code), |at| lattice.nearest(at) == cell)
    }

    /// Terrain drawn in the middle of a hex: so many pixels about its centre, its hexsides free.
    pub(super) fn drawn(self, hex: &str, code: u8, radius: i32) -> Sheet {
        let at = centre(cell(hex)).floor();
        self.paint(None, Some(code), |p| (p.x - at.x).pow(2) + (p.y - at.y).pow(2) <= radius * radius)
    }

    /// A bridge in the middle of a hex, at level 0.
    pub(super) fn bridge(self, hex: &str, code: u8) -> Sheet {
        let at = centre(cell(hex)).floor();
        self.paint(Some(0), Some(code), |p| (p.x - at.x).abs() <= 8 && (p.y - at.y).abs() <= 30)
    }

    /// The ground of a whole hex at a level.
    pub(crate) fn raise(self, hex: &str, level: i8) -> Sheet {
        let (lattice, cell) = (self.lattice(), cell(hex));
        self.paint(Some(level), None, |at| lattice.nearest(at) == cell)
    }

    /// Terrain along a horizontal hexside, `half` pixels to each side of it.
    pub(super) fn side(self, hex: &str, side: Dir, code: u8, half: i32) -> Sheet {
        let at = middle(cell(hex), side).floor();
        self.paint(None, Some(code), |p| (p.x - at.x).abs() <= 18 && (p.y - at.y).abs() <= half)
    }

    /// A road from the middle of one hex to that of another in its column, with a half of its width.
    pub(super) fn road(self, from: &str, to: &str, half: i32) -> Sheet {
        let (a, b) = (centre(cell(from)).floor(), centre(cell(to)).floor());
        self.paint(None, Some(ROAD), |p| (p.x - a.x).abs() <= half && (a.y..=b.y).contains(&p.y))
    }

    pub(super) fn stairway(mut self, hex: &str) -> Sheet {
        let at = self
            .lattice()
            .cells()
            .position(|found| found == cell(hex))
            .expect("a board that the tests write");
        self.0.stairways[at] = true;
        self
    }

    /// Hexes filled and raised at random.
    pub(super) fn random(columns: u16, rows: u16, seed: u64) -> Sheet {
        let mut sheet = Sheet::flat(columns, rows);
        let mut dice = Dice(seed);
        let codes = [OPEN, OPEN, GRAIN, WOODS, STONE_1, ORCHARD, ROAD, 25, 15, 28, 50];
        let height = sheet.0.height as usize;
        let lattice = sheet.lattice();
        let of_hex: Vec<[u8; 2]> = (0..lattice.len())
            .map(|_| [dice.below(7).saturating_sub(4) as u8, codes[dice.below(codes.len() as u64) as usize]])
            .collect();
        for (n, dot) in sheet.0.pixels.iter_mut().enumerate() {
            let at = Pixel { x: (n / height) as i32, y: (n % height) as i32 };
            *dot = of_hex[lattice.index(lattice.nearest(at)).expect("a board that the tests write")];
            if dot[1] == GRAIN && dice.below(2) == 0 {
                dot[1] = OPEN;
            }
        }
        for _ in 0..columns {
            let hex = lattice
                .cells()
                .nth(dice.below(lattice.cells().count() as u64) as usize)
                .expect("a board that the tests write");
            let at = middle(hex, Dir::S).floor();
            sheet = sheet.paint(None, Some(WALL), |p| (p.x - at.x).abs() <= 18 && (p.y - at.y).abs() <= 2);
        }
        sheet
    }

    pub(super) fn ground(&self) -> Ground {
        Ground::of(Grid::new(&self.0).expect("a board that the tests write"))
    }

    /// The bytes inside the blocks.
    pub(super) fn plain(&self) -> Vec<u8> {
        let raw = &self.0;
        let sizes = [i32::from(raw.columns), i32::from(raw.rows), raw.width as i32, raw.height as i32];
        let mut bytes: Vec<u8> = sizes.iter().flat_map(|n| n.to_be_bytes()).collect();
        bytes.extend(raw.pixels.iter().flatten());
        bytes.extend(raw.stairways.iter().map(|stairway| u8::from(*stairway)));
        bytes
    }

    /// `LOSData`.
    pub(super) fn los_data(&self) -> Vec<u8> {
        los_data(&self.plain())
    }

    /// A board archive.
    pub(crate) fn archive(&self) -> Vec<u8> {
        archive(&[("LOSData", &self.los_data()), ("BoardMetadata.xml", METADATA.as_bytes())])
    }
}

pub(super) const METADATA: &str = "<?xml version=\"1.0\"?>\n<boardMetadata name=\"x\" version=\"6.1\" height=\"4\" \
                                   width=\"9\"><buildingTypes/></boardMetadata>\n";

/// Packs bytes as board files do: short blocks, then long ones, then gzip.
pub(super) fn los_data(plain: &[u8]) -> Vec<u8> {
    let mut stream = vec![0xAC, 0xED, 0x00, 0x05];
    let (short, long) = plain.split_at(plain.len().min(16));
    stream.extend([0x77, short.len() as u8]);
    stream.extend(short);
    for block in long.chunks(1024) {
        stream.push(0x7A);
        stream.extend((block.len() as u32).to_be_bytes());
        stream.extend(block);
    }
    gzip(&stream)
}

pub(super) fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(bytes).expect("a board that the tests write");
    encoder.finish().expect("a board that the tests write")
}

pub(super) fn archive(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in entries {
        zip.start_file(*name, SimpleFileOptions::default()).expect("a board that the tests write");
        zip.write_all(bytes).expect("a board that the tests write");
    }
    zip.finish().expect("a board that the tests write").into_inner()
}

/// The cell of a hex name on a board that is neither cropped nor turned.
pub(super) fn cell(name: &str) -> Cell {
    let Name { column, row } = Name::parse(name).expect("a board that the tests write");
    let (x, row) = (i32::from(column), i32::from(row));
    Cell { x, y: if x % 2 == 0 { 2 * row - 1 } else { 2 * row } }
}

pub(super) fn at(name: &str) -> Spot {
    Spot::ground(cell(name))
}

pub(super) fn level(name: &str, level: u8) -> Spot {
    Spot { floor: Floor::Level(level), ..at(name) }
}

/// Numbers that are the same in every run.
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

/// Two hexes of a lattice, at random.
pub(super) fn pair(lattice: Lattice, dice: &mut Dice) -> [Spot; 2] {
    let cells: Vec<Cell> = lattice.cells().collect();
    [(); 2].map(|()| Spot::ground(cells[dice.below(cells.len() as u64) as usize]))
}
