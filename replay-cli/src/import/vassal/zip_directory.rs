//! The central directory of a ZIP, read only to count names.
//!
//! Input: the bytes of the file. The `zip` crate keeps one entry per name, so a second `savedGame` would be hidden
//! from us while another reader might play it; this walk sees every entry. It inflates nothing.

const END: &[u8; 4] = b"PK\x05\x06";
const ENTRY: &[u8; 4] = b"PK\x01\x02";
const END_LEN: usize = 22;
const ENTRY_LEN: usize = 46;
const MAX_COMMENT: usize = 0xffff;

/// Where the directory starts and the names in it, duplicates included. `None`: no readable directory.
pub(crate) fn names(file: &[u8], max_entries: usize) -> Option<Directory> {
    let end = find_end(file)?;
    let size = usize::try_from(u32_at(file, end + 12)?).ok()?;
    let start = end.checked_sub(size)?;
    let mut at = start;
    let mut names = Vec::new();
    while at < end {
        let (name, next) = entry(file, at)?;
        if names.len() == max_entries {
            return Some(Directory { start, names, more: true });
        }
        names.push(name);
        at = next;
    }
    Some(Directory { start, names, more: false })
}

/// What the walk found.
pub(crate) struct Directory {
    /// Offset of the first entry in the file.
    pub(crate) start: usize,
    /// The names as bytes, in order.
    pub(crate) names: Vec<Vec<u8>>,
    /// Whether the walk stopped at its limit.
    pub(crate) more: bool,
}

fn find_end(file: &[u8]) -> Option<usize> {
    let last = file.len().checked_sub(END_LEN)?;
    let first = last.saturating_sub(MAX_COMMENT);
    (first..=last).rev().find(|at| file[*at..].starts_with(END))
}

fn entry(file: &[u8], at: usize) -> Option<(Vec<u8>, usize)> {
    if !file.get(at..)?.starts_with(ENTRY) {
        return None;
    }
    let name_len = u16_at(file, at + 28)?;
    let tail = u16_at(file, at + 30)? + u16_at(file, at + 32)?;
    let name_end = at + ENTRY_LEN + name_len;
    Some((file.get(at + ENTRY_LEN..name_end)?.to_vec(), name_end + tail))
}

fn u16_at(file: &[u8], at: usize) -> Option<usize> {
    Some(usize::from(u16::from_le_bytes(file.get(at..at + 2)?.try_into().ok()?)))
}

fn u32_at(file: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(file.get(at..at + 4)?.try_into().ok()?))
}
