//! The pixels of a board file: gzip around a stream of blocks of plain bytes.
//!
//! Input: bytes from a stranger. No more is kept than the size that the data gives of itself, and that is bounded.
//!
//! ```text
//! AC ED 00 05, then blocks: 77, length in a byte, bytes | 7A, length in four bytes, bytes. Their bytes together:
//! i32 hexes wide, hexes high, pixels wide, pixels high
//! by column of pixels from the top: i8 level, u8 terrain code
//! by column of hexes from the top: u8 stairway
//! ```

use asl_core::map::{Grid, GridError, MAX_PIXELS, RawGrid};
use flate2::read::GzDecoder;
use std::io::{self, Read};
use thiserror::Error;

const MAGIC: [u8; 4] = [0xAC, 0xED, 0x00, 0x05];
const SHORT: u8 = 0x77;
const LONG: u8 = 0x7A;

/// Why there is no board in the data.
#[derive(Debug, Error)]
pub enum LosDataError {
    /// The bytes do not inflate, or end too early.
    #[error("its LOSData is damaged or cut short: {0}")]
    Damaged(#[from] io::Error),
    /// Not a stream of blocks.
    #[error("its LOSData does not begin as board data does")]
    NotBoard,
    /// A size that no board has.
    #[error("its LOSData says {0} by {1} hexes on {2} by {3} pixels: no board is of this size")]
    Size(i32, i32, i32, i32),
    /// Hexes that its pixels do not fit.
    #[error("its LOSData says {0}")]
    Grid(#[from] GridError),
    /// Bytes after the board.
    #[error("its LOSData goes on after the board")]
    Longer,
}

/// Reads the pixels of a board.
///
/// # Errors
/// Data that is damaged, or of a size that no board has.
pub fn read(bytes: &[u8]) -> Result<RawGrid, LosDataError> {
    let mut data = Blocks::open(GzDecoder::new(bytes))?;
    let size = [word(&mut data)?, word(&mut data)?, word(&mut data)?, word(&mut data)?];
    let [columns, rows, width, height] = size;
    let (Ok(columns), Ok(rows), Ok(width), Ok(height)) =
        (u16::try_from(columns), u16::try_from(rows), u32::try_from(width), u32::try_from(height))
    else {
        return Err(LosDataError::Size(columns, rows, width, height));
    };
    let hexes = Grid::fitting([columns, rows], [width, height])?.cells().count() as u64;
    let pixels = exactly(&mut data, 2 * u64::from(width) * u64::from(height))?;
    let pixels = pixels.chunks_exact(2).map(|two| [two[0], two[1]]).collect();
    let stairways = exactly(&mut data, hexes)?.into_iter().map(|mark| mark != 0).collect();
    if data.read(&mut [0])? != 0 {
        return Err(LosDataError::Longer);
    }
    Ok(RawGrid { columns, rows, width, height, pixels, stairways })
}

fn word(data: &mut impl Read) -> io::Result<i32> {
    let mut bytes = [0; 4];
    data.read_exact(&mut bytes)?;
    Ok(i32::from_be_bytes(bytes))
}

/// So many bytes; memory grows with what is there, not with what is said.
fn exactly(data: &mut impl Read, count: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    data.take(count).read_to_end(&mut bytes)?;
    if bytes.len() as u64 == count { Ok(bytes) } else { Err(io::ErrorKind::UnexpectedEof.into()) }
}

/// The bytes inside the blocks.
struct Blocks<R> {
    from: R,
    left: usize,
}

impl<R: Read> Blocks<R> {
    fn open(mut from: R) -> Result<Blocks<R>, LosDataError> {
        let mut magic = [0; 4];
        from.read_exact(&mut magic)?;
        if magic == MAGIC { Ok(Blocks { from, left: 0 }) } else { Err(LosDataError::NotBoard) }
    }

    /// The length of the next block; none at the end.
    fn next(&mut self) -> io::Result<Option<usize>> {
        let mut tag = [0];
        if self.from.read(&mut tag)? == 0 {
            return Ok(None);
        }
        let mut length = [0; 4];
        match tag[0] {
            SHORT => self.from.read_exact(&mut length[3..])?,
            LONG => self.from.read_exact(&mut length)?,
            tag => {
                return Err(io::Error::new(
                    io::ErrorKind::InvalidData,
                    format!("a block of kind {tag:#04X}"),
                ));
            }
        }
        let length = u32::from_be_bytes(length);
        let long = || io::Error::new(io::ErrorKind::InvalidData, format!("a block of {length} bytes"));
        usize::try_from(length).ok().filter(|n| *n <= 2 * MAX_PIXELS).map(Some).ok_or_else(long)
    }
}

impl<R: Read> Read for Blocks<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if into.is_empty() {
            return Ok(0);
        }
        // Blocks without bytes are allowed by the form; a file of nothing else ends with it.
        while self.left == 0 {
            match self.next()? {
                Some(length) => self.left = length,
                None => return Ok(0),
            }
        }
        let want = into.len().min(self.left);
        let got = self.from.read(&mut into[..want])?;
        if got == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        self.left -= got;
        Ok(got)
    }
}
