//! Text as other programs write it: UTF-8, or the UTF-16 with a mark that PowerShell's `>` makes of it.

use std::borrow::Cow;

/// The text of these bytes.
///
/// # Errors
/// The first byte that is none.
pub fn text_of(bytes: &[u8]) -> Result<Cow<'_, str>, usize> {
    match bytes {
        [0xff, 0xfe, rest @ ..] => utf16(rest, u16::from_le_bytes).map(Cow::Owned),
        [0xfe, 0xff, rest @ ..] => utf16(rest, u16::from_be_bytes).map(Cow::Owned),
        _ => std::str::from_utf8(bytes).map(Cow::Borrowed).map_err(|e| e.valid_up_to()),
    }
}

/// What stands behind the mark.
fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, usize> {
    const MARK: usize = 2;
    let (pairs, rest) = bytes.as_chunks::<2>();
    if !rest.is_empty() {
        return Err(MARK + bytes.len() - 1);
    }
    let mut text = String::with_capacity(pairs.len());
    let mut at = MARK;
    for read in char::decode_utf16(pairs.iter().map(|pair| unit(*pair))) {
        let c = read.map_err(|_| at)?;
        at += 2 * c.len_utf16();
        text.push(c);
    }
    Ok(text)
}
