//! VASSAL's obfuscation of the `savedGame` entry: a header, a key byte, then each byte of the text XORed with the key.
//! Up to 3.7 (`!VCSK`) key and text are two hexadecimal digits a byte; from 3.8 (`!VOBS`) they are bytes.
//!
//! Input: the bytes of the entry. It knows nothing of the text inside. This is no signature and gives no integrity:
//! the key is random per save, so the plaintext is hashed for identity, never the file.

use thiserror::Error;

/// The header of an obfuscated game.
pub const HEADER: &[u8; 5] = b"!VCSK";
/// The header of a game obfuscated by VASSAL 3.8 and later.
pub const HEADER_RAW: &[u8; 5] = b"!VOBS";
/// Bytes before the first digit of the text: header and key.
const PREFIX: usize = HEADER.len() + 2;

/// Why the game text could not be read. Positions count bytes of the `savedGame` entry from 0.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ObfuscationError {
    /// Nothing at all.
    #[error("savedGame is empty: save the game again in VASSAL, or ask for the file once more")]
    Empty,
    /// A header that only newer programs write.
    #[error("savedGame starts with {0}, a newer VASSAL format: save the game again with VASSAL 3.8 or older")]
    Newer(String),
    /// The file ends inside the key.
    #[error("savedGame ends at byte {0}, inside its key: the file is truncated, ask for it once more")]
    NoKey(usize),
    /// A byte has only one of its two digits.
    #[error(
        "savedGame ends at byte {0} in the middle of a character: the file is truncated, ask for it once more"
    )]
    OddLength(usize),
    /// A byte that is no hexadecimal digit.
    #[error("byte {position} of savedGame is {found:#04x}, not a hexadecimal digit: the file is damaged")]
    BadDigit {
        /// Where.
        position: usize,
        /// What stands there.
        found: u8,
    },
    /// The text is not UTF-8.
    #[error("byte {0} of savedGame is not valid UTF-8 text: the file is damaged or not a VASSAL game")]
    NotUtf8(usize),
}

/// The plaintext of a `savedGame` entry.
///
/// # Errors
/// Every malformed entry, with the byte where it goes wrong.
pub fn reveal(entry: &[u8]) -> Result<String, ObfuscationError> {
    match entry {
        [] => Err(ObfuscationError::Empty),
        [b'!', b'V', b'C', b'S', b'K', digits @ ..] => reveal_digits(digits),
        [b'!', b'V', b'O', b'B', b'S', rest @ ..] => reveal_raw(rest),
        [b'!', b'V', ..] if is_header(entry) => {
            Err(ObfuscationError::Newer(String::from_utf8_lossy(&entry[..HEADER.len()]).into_owned()))
        }
        plain => text(plain.to_vec(), |at| at),
    }
}

/// The plaintext of a `savedGame` entry, decoded in its own memory: a save of 100 MB is held once.
///
/// # Errors
/// As [`reveal`].
pub fn reveal_in_place(mut entry: Vec<u8>) -> Result<String, ObfuscationError> {
    if !entry.starts_with(HEADER) {
        return reveal(&entry);
    }
    let Some([high, low]) = entry.get(HEADER.len()..PREFIX).and_then(|key| <[u8; 2]>::try_from(key).ok())
    else {
        return Err(ObfuscationError::NoKey(entry.len()));
    };
    let key = byte([high, low], HEADER.len())?;
    if !(entry.len() - PREFIX).is_multiple_of(2) {
        return Err(ObfuscationError::OddLength(entry.len()));
    }
    let count = (entry.len() - PREFIX) / 2;
    for at in 0..count {
        let digits = PREFIX + 2 * at;
        entry[at] = byte([entry[digits], entry[digits + 1]], digits)? ^ key;
    }
    entry.truncate(count);
    entry.shrink_to_fit();
    text(entry, |at| PREFIX + 2 * at)
}

/// The `savedGame` entry of a plaintext: the inverse of [`reveal`] for a given key.
#[must_use]
pub fn obfuscate(plaintext: &str, key: u8) -> Vec<u8> {
    let mut out = Vec::with_capacity(PREFIX + plaintext.len() * 2);
    out.extend_from_slice(HEADER);
    push_hex(&mut out, key);
    plaintext.bytes().for_each(|byte| push_hex(&mut out, byte ^ key));
    out
}

/// The same with the key and the bytes as they are, as VASSAL 3.8 writes them.
#[must_use]
pub fn obfuscate_raw(plaintext: &str, key: u8) -> Vec<u8> {
    let head = HEADER_RAW.iter().copied().chain([key]);
    head.chain(plaintext.bytes().map(|byte| byte ^ key)).collect()
}

fn reveal_raw(rest: &[u8]) -> Result<String, ObfuscationError> {
    let [key, body @ ..] = rest else { return Err(ObfuscationError::NoKey(HEADER_RAW.len())) };
    text(body.iter().map(|byte| byte ^ key).collect(), |at| HEADER_RAW.len() + 1 + at)
}

fn reveal_digits(digits: &[u8]) -> Result<String, ObfuscationError> {
    let [high, low, body @ ..] = digits else {
        return Err(ObfuscationError::NoKey(HEADER.len() + digits.len()));
    };
    let key = byte([*high, *low], HEADER.len())?;
    let pairs = body.chunks_exact(2);
    if !pairs.remainder().is_empty() {
        return Err(ObfuscationError::OddLength(PREFIX + body.len()));
    }
    let plain: Result<Vec<u8>, _> =
        pairs.enumerate().map(|(i, d)| Ok(byte([d[0], d[1]], PREFIX + 2 * i)? ^ key)).collect();
    text(plain?, |at| PREFIX + 2 * at)
}

fn text(bytes: Vec<u8>, position: impl Fn(usize) -> usize) -> Result<String, ObfuscationError> {
    String::from_utf8(bytes).map_err(|e| ObfuscationError::NotUtf8(position(e.utf8_error().valid_up_to())))
}

fn byte(digits: [u8; 2], position: usize) -> Result<u8, ObfuscationError> {
    Ok(digit(digits[0], position)? << 4 | digit(digits[1], position + 1)?)
}

fn digit(found: u8, position: usize) -> Result<u8, ObfuscationError> {
    match found {
        b'0'..=b'9' => Ok(found - b'0'),
        b'a'..=b'f' => Ok(found - b'a' + 10),
        b'A'..=b'F' => Ok(found - b'A' + 10),
        _ => Err(ObfuscationError::BadDigit { position, found }),
    }
}

fn is_header(entry: &[u8]) -> bool {
    entry.len() >= HEADER.len() && entry[2..HEADER.len()].iter().all(u8::is_ascii_alphanumeric)
}

fn push_hex(out: &mut Vec<u8>, byte: u8) {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    out.extend([DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
}
