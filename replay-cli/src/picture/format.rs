//! What kind of picture some bytes are, and its size.
//!
//! Input: the bytes of a picture from a stranger. Only what tells the size is read: the pixels are a browser's. A picture
//! that would unpack to more than a counter or a board has, or whose frames are larger than it says, is none. It does not
//! know what a picture shows.

use quick_xml::Reader;
use quick_xml::events::Event;
use thiserror::Error;

/// Largest side of the picture of a counter, in pixels.
pub const MOST_OF_COUNTER: u32 = 2048;
/// Largest side of the picture of a board, in pixels.
pub const MOST_OF_BOARD: u32 = 12_000;
/// Most frames of a GIF.
const MOST_FRAMES: usize = 256;

/// A format that every browser draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// GIF.
    Gif,
    /// PNG.
    Png,
    /// JPEG.
    Jpeg,
    /// SVG. As the picture of an image it runs no script and asks for nothing.
    Svg,
}

impl Format {
    /// Its media type.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Format::Gif => "image/gif",
            Format::Png => "image/png",
            Format::Jpeg => "image/jpeg",
            Format::Svg => "image/svg+xml",
        }
    }
}

/// What was learned of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Its format.
    pub format: Format,
    /// Pixels from left to right.
    pub width: u32,
    /// Pixels from top to bottom.
    pub height: u32,
}

/// Why some bytes are no picture.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FormatError {
    /// Another format, or a damaged one.
    #[error("is no GIF, PNG, JPEG or SVG, or is damaged")]
    Unknown,
    /// No pixel, or more than its use allows.
    #[error("has {0} by {1} pixels")]
    Size(u32, u32),
    /// An SVG that defines entities: they could unfold without end.
    #[error("is an SVG that defines entities of its own")]
    Entities,
    /// A GIF has more frames than are read.
    #[error("has more than {MOST_FRAMES} frames")]
    Frames,
}

/// Looks at the bytes of a picture of which no side may be longer than `most` pixels.
///
/// # Errors
/// Bytes that are no picture, or one that is too large.
pub fn look(bytes: &[u8], most: u32) -> Result<Shape, FormatError> {
    let (format, [width, height]) = match bytes {
        [b'G', b'I', b'F', b'8', ..] => (Format::Gif, gif(bytes, most)?),
        [0x89, b'P', b'N', b'G', ..] => (Format::Png, png(bytes).ok_or(FormatError::Unknown)?),
        [0xFF, 0xD8, ..] => (Format::Jpeg, jpeg(bytes).ok_or(FormatError::Unknown)?),
        _ => (Format::Svg, svg(bytes)?),
    };
    bounded([width, height], most)?;
    Ok(Shape { format, width, height })
}

fn bounded([width, height]: [u32; 2], most: u32) -> Result<(), FormatError> {
    let fits = |side: u32| (1..=most).contains(&side);
    if fits(width) && fits(height) { Ok(()) } else { Err(FormatError::Size(width, height)) }
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?)))
}

fn be16_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from(u16::from_be_bytes(bytes.get(at..at + 2)?.try_into().ok()?)))
}

fn be32_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
}

/// Where the colour tables of a GIF lie, the table of all frames first: places in the bytes, each entry three bytes long.
/// None where its blocks do not fit together.
#[must_use]
pub fn colour_tables(bytes: &[u8]) -> Option<Vec<core::ops::Range<usize>>> {
    let mut tables = Vec::new();
    blocks(bytes, &mut |block| {
        if let Block::Table(range) = block {
            tables.push(range);
        }
        Ok(())
    })
    .ok()?;
    Some(tables)
}

enum Block {
    Table(core::ops::Range<usize>),
    Frame([u32; 2]),
}

fn gif(bytes: &[u8], most: u32) -> Result<[u32; 2], FormatError> {
    let size = u16_at(bytes, 6).zip(u16_at(bytes, 8)).ok_or(FormatError::Unknown)?;
    let mut frames = 0;
    blocks(bytes, &mut |block| {
        if let Block::Frame(size) = block {
            bounded(size, most)?;
            frames += 1;
        }
        if frames > MOST_FRAMES { Err(FormatError::Frames) } else { Ok(()) }
    })?;
    if frames == 0 { Err(FormatError::Unknown) } else { Ok(size.into()) }
}

/// Walks the blocks of a GIF. One that ends early is drawn by browsers as far as it goes.
fn blocks(bytes: &[u8], see: &mut dyn FnMut(Block) -> Result<(), FormatError>) -> Result<(), FormatError> {
    let table = |flags: u8| if flags & 0x80 == 0 { 0 } else { 3 << ((flags & 7) + 1) };
    let flags = *bytes.get(10).ok_or(FormatError::Unknown)?;
    let mut at = 13 + table(flags);
    see(Block::Table(13..at.min(bytes.len())))?;
    while let Some(kind) = bytes.get(at) {
        match kind {
            0x21 => at += 2,
            0x2C => {
                let size = u16_at(bytes, at + 5).zip(u16_at(bytes, at + 7)).ok_or(FormatError::Unknown)?;
                see(Block::Frame(size.into()))?;
                let length = table(*bytes.get(at + 9).ok_or(FormatError::Unknown)?);
                see(Block::Table((at + 10).min(bytes.len())..(at + 10 + length).min(bytes.len())))?;
                at += 11 + length;
            }
            _ => return Ok(()),
        }
        while let Some(length) = bytes.get(at).filter(|length| **length > 0) {
            at += 1 + usize::from(*length);
        }
        at += 1;
    }
    Ok(())
}

fn png(bytes: &[u8]) -> Option<[u32; 2]> {
    let is_head = bytes.get(12..16)? == b"IHDR";
    is_head.then_some([be32_at(bytes, 16)?, be32_at(bytes, 20)?])
}

/// The size stands in the first frame header.
fn jpeg(bytes: &[u8]) -> Option<[u32; 2]> {
    let mut at = 2;
    loop {
        let [0xFF, kind] = *bytes.get(at..at + 2)? else { return None };
        match kind {
            0xFF => at += 1,
            0xC0..=0xC3 | 0xC5..=0xC7 | 0xC9..=0xCB | 0xCD..=0xCF => {
                return Some([be16_at(bytes, at + 7)?, be16_at(bytes, at + 5)?]);
            }
            _ => at += 2 + usize::try_from(be16_at(bytes, at + 2)?).ok()?,
        }
    }
}

fn svg(bytes: &[u8]) -> Result<[u32; 2], FormatError> {
    let text = core::str::from_utf8(bytes).map_err(|_| FormatError::Unknown)?;
    if text.contains("<!ENTITY") {
        return Err(FormatError::Entities);
    }
    let mut reader = Reader::from_str(text.trim_start_matches('\u{feff}'));
    loop {
        match reader.read_event() {
            Ok(Event::Start(root) | Event::Empty(root)) => {
                let said = |key: &str| {
                    let found = root.attributes().flatten().find(|attribute| attribute.key.as_ref() == key);
                    found.map(|attribute| attribute.value.to_string())
                };
                let is_svg = root.local_name().as_ref() == "svg";
                let size = sized(said("width"), said("height"), said("viewBox")).filter(|_| is_svg);
                return size.ok_or(FormatError::Unknown);
            }
            Ok(Event::Eof) | Err(_) => return Err(FormatError::Unknown),
            Ok(_) => {}
        }
    }
}

/// Its own width and height, else those of its view box.
fn sized(width: Option<String>, height: Option<String>, view_box: Option<String>) -> Option<[u32; 2]> {
    let own = width.and_then(|text| length(&text)).zip(height.and_then(|text| length(&text)));
    let box_of = || {
        let view_box = view_box?;
        let mut sides = view_box.split([' ', ',']).filter(|side| !side.is_empty()).skip(2);
        Some((length(sides.next()?)?, length(sides.next()?)?))
    };
    own.or_else(box_of).map(Into::into)
}

/// A length in pixels: `60`, `60px`, `45pt`. A share of what is around has none of its own.
fn length(text: &str) -> Option<u32> {
    let text = text.trim();
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(end);
    let scale = match unit.trim() {
        "" | "px" => 1.0,
        "pt" => 96.0 / 72.0,
        "pc" => 16.0,
        "mm" => 96.0 / 25.4,
        "cm" => 96.0 / 2.54,
        "in" => 96.0,
        _ => return None,
    };
    let pixels = (number.parse::<f64>().ok()? * scale).round();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "its range was looked at")]
    (0.0..1e9).contains(&pixels).then_some(pixels as u32)
}
