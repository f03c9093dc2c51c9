//! The colours of a picture, exchanged in its table of colours: no pixel is unpacked.
//!
//! Input: a GIF or a PNG with a table. A picture without one keeps its colours, and that is told.

use super::tables::Rgb;
use crate::picture::format::{self, Format};
use flate2::Crc;
use std::collections::BTreeMap;

/// The picture with these colours instead of those; `None` where its colours do not stand in a table.
pub(super) fn recoloured(format: Format, bytes: &[u8], colours: &BTreeMap<Rgb, Rgb>) -> Option<Vec<u8>> {
    let mut out = bytes.to_vec();
    match format {
        Format::Gif => {
            for table in format::colour_tables(bytes)? {
                exchange(out.get_mut(table)?, colours);
            }
        }
        Format::Png => {
            let table = palette(bytes)?;
            exchange(out.get_mut(table.clone())?, colours);
            // The sum of a chunk is of its name and its content.
            let mut sum = Crc::new();
            sum.update(out.get(table.start - 4..table.end)?);
            out.get_mut(table.end..table.end + 4)?.copy_from_slice(&sum.sum().to_be_bytes());
        }
        Format::Jpeg | Format::Svg => return None,
    }
    Some(out)
}

fn exchange(table: &mut [u8], colours: &BTreeMap<Rgb, Rgb>) {
    for entry in table.chunks_exact_mut(3) {
        if let Some(to) = <&[u8; 3]>::try_from(&*entry).ok().and_then(|rgb| colours.get(rgb)) {
            entry.copy_from_slice(to);
        }
    }
}

/// Where the table of a PNG lies.
fn palette(bytes: &[u8]) -> Option<core::ops::Range<usize>> {
    let mut at = 8;
    loop {
        let length = u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?);
        let end = at.checked_add(8)?.checked_add(usize::try_from(length).ok()?)?;
        if bytes.get(at + 4..at + 8)? == b"PLTE" {
            return (end + 4 <= bytes.len()).then_some(at + 8..end);
        }
        at = end.checked_add(4)?;
    }
}
