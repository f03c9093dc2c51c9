//! A pattern that lies on a board where the board has certain colours: vineyards for woods, say.
//!
//! Input: the board's picture and a tile of the pattern, both GIF. Output: a GIF of the part in play, see-through where the
//! pattern does not lie. The one place where pixels are unpacked: never more than a board has.

use super::Layer;
use super::tables::Rgb;
use crate::picture::format::{self, Format, MOST_OF_BOARD, Shape};
use gif::{ColorOutput, DecodeOptions, Encoder, Frame, MemoryLimit};
use std::borrow::Cow;
use std::num::NonZeroU64;

/// Most pixels of a picture that is unpacked.
const MAX_PIXELS: u64 = 1 << 24;

/// A picture, unpacked: a colour for each pixel, and whether it is seen.
struct Pixels {
    width: usize,
    height: usize,
    indices: Vec<u8>,
    colours: Vec<Rgb>,
    transparent: Option<u8>,
}

/// The pattern as a picture of the board's part in play; none where one of the pictures cannot be unpacked.
pub(super) fn under(board: &Layer, tile: &[u8], colours: &[Rgb], crop: [i32; 4]) -> Option<Layer> {
    if board.shape.format != Format::Gif
        || !matches!(format::look(tile, MOST_OF_BOARD).ok()?.format, Format::Gif)
    {
        return None;
    }
    let (board, tile) = (unpack(&board.bytes)?, unpack(tile)?);
    let [x, y, width, height] = crop.map(|side| usize::try_from(side).unwrap_or(0));
    let see_through = tile.transparent.or_else(|| u8::try_from(tile.colours.len()).ok())?;
    let wanted: Vec<bool> = board.colours.iter().map(|colour| colours.contains(colour)).collect();
    let mut pixels = vec![see_through; width.checked_mul(height).filter(|n| *n as u64 <= MAX_PIXELS)?];
    for row in 0..height.min(board.height.saturating_sub(y)) {
        for column in 0..width.min(board.width.saturating_sub(x)) {
            let below = board.indices.get((y + row) * board.width + x + column)?;
            if wanted.get(usize::from(*below)) == Some(&true) && Some(*below) != board.transparent {
                pixels[row * width + column] =
                    tile.indices[(row % tile.height) * tile.width + column % tile.width];
            }
        }
    }
    let bytes = pack(&tile.colours, see_through, [width, height], &pixels)?;
    let [w, h] = [width, height].map(|side| u32::try_from(side).unwrap_or(0));
    Some(Layer { bytes, shape: Shape { format: Format::Gif, width: w, height: h }, at: [crop[0], crop[1]] })
}

/// The first frame.
fn unpack(bytes: &[u8]) -> Option<Pixels> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::Indexed);
    options.set_memory_limit(MemoryLimit::Bytes(NonZeroU64::new(MAX_PIXELS)?));
    let mut decoder = options.read_info(bytes).ok()?;
    let global = decoder.global_palette().map(<[u8]>::to_vec);
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let frame = decoder.read_next_frame().ok()??;
    let is_whole = (frame.left, frame.top) == (0, 0)
        && usize::from(frame.width) == width
        && usize::from(frame.height) == height;
    let palette = frame.palette.clone().or(global)?;
    let colours = palette.chunks_exact(3).map(|rgb| [rgb[0], rgb[1], rgb[2]]).collect();
    let indices = frame.buffer.to_vec();
    let fits = is_whole && width > 0 && height > 0 && indices.len() == width * height;
    fits.then_some(Pixels { width, height, indices, colours, transparent: frame.transparent })
}

fn pack(colours: &[Rgb], see_through: u8, [width, height]: [usize; 2], pixels: &[u8]) -> Option<Vec<u8>> {
    let mut palette: Vec<u8> = colours.concat();
    palette.resize(palette.len().max(3 * (usize::from(see_through) + 1)), 0);
    let (width, height) = (u16::try_from(width).ok()?, u16::try_from(height).ok()?);
    let frame = Frame {
        width,
        height,
        transparent: Some(see_through),
        buffer: Cow::Borrowed(pixels),
        ..Frame::default()
    };
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height, &palette).ok()?;
    encoder.write_frame(&frame).ok()?;
    drop(encoder);
    Some(bytes)
}
