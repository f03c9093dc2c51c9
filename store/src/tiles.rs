//! A signed tree as files that any web server serves, as C2SP `tlog-tiles` has them.
//!
//! Job: names and contents of the tiles over the first leaves of a log. Inputs: leaves. Must not know: who signed the
//! tree, where the files are kept, or what a record says: an entry is the leaf of its record, 32 bytes, never its payload.
//!
//! ```text
//! tile/L/N          256 nodes of the level 8 * L, 32 bytes each
//! tile/entries/N    256 entries, each behind its length (u16, big-endian): 00 20, and the 32 bytes of a leaf
//! .p/W              behind the name of the last tile, when it holds W of the 256
//! N                 in groups of three digits, an x before all but the last: x001/x234/067
//! ```

use crate::block::Block;
use crate::hash::Hash;
use crate::log::Log;
use crate::merkle::{Node, root};

/// Nodes or entries of a full tile.
pub const WIDTH: usize = 256;
/// The longest entry, in bytes: its length is a `u16`.
pub const MAX_ENTRY: usize = 65_535;
/// What stands in the place of a level in the names of entries.
const ENTRIES: &str = "entries";

/// A file of a published tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TileFile {
    /// Its name below the folder that is served; parts are separated by `/`.
    pub path: String,
    /// What stands in it.
    pub bytes: Vec<u8>,
}

/// The leaves of the good records of a log, in order.
#[must_use]
pub fn leaves(log: &Log<'_>) -> Vec<Hash> {
    log.blocks().filter(Block::is_record).map(|block| block.leaf()).collect()
}

/// All files of the tree whose entries are these leaves. Full ones never change while a log grows.
#[must_use]
pub fn files(leaves: &[Hash]) -> Vec<TileFile> {
    let entries: Vec<&[u8]> = leaves.iter().map(|leaf| leaf.as_bytes().as_slice()).collect();
    files_of(&entries)
}

/// All files of the tree over these entries, each of at most [`MAX_ENTRY`] bytes; what is longer is cut there.
#[must_use]
pub fn files_of(entries: &[&[u8]]) -> Vec<TileFile> {
    let mut files = cut(ENTRIES, entries, |entry| framed(entry));
    let mut nodes: Vec<Node> = entries.iter().map(|entry| Node::leaf(entry)).collect();
    let mut level = 0;
    while !nodes.is_empty() {
        files.extend(cut(&level.to_string(), &nodes, |node| node.as_bytes().to_vec()));
        nodes = nodes.chunks_exact(WIDTH).map(root).collect();
        level += 1;
    }
    files
}

/// An entry behind its length.
fn framed(entry: &[u8]) -> Vec<u8> {
    let length = u16::try_from(entry.len()).unwrap_or(u16::MAX);
    [&length.to_be_bytes(), &entry[..usize::from(length)]].concat()
}

/// The names of the files that hold the entries of a tree of this size, in order.
pub fn entry_files(size: u64) -> impl Iterator<Item = String> {
    let width = WIDTH as u64;
    (0..size.div_ceil(width)).map(move |n| path(ENTRIES, n, (size - n * width).min(width)))
}

/// The entries of one file; `None` when it is damaged.
#[must_use]
pub fn read_entries(bytes: &[u8]) -> Option<Vec<&[u8]>> {
    let (mut rest, mut entries) = (bytes, Vec::new());
    while !rest.is_empty() {
        let (length, behind) = rest.split_first_chunk::<2>()?;
        let (entry, behind) = behind.split_at_checked(usize::from(u16::from_be_bytes(*length)))?;
        entries.push(entry);
        rest = behind;
    }
    Some(entries)
}

fn cut<T>(level: &str, items: &[T], bytes: impl Fn(&T) -> Vec<u8>) -> Vec<TileFile> {
    let file = |(n, chunk): (u64, &[T])| TileFile {
        path: path(level, n, chunk.len() as u64),
        bytes: chunk.iter().flat_map(&bytes).collect(),
    };
    (0..).zip(items.chunks(WIDTH)).map(file).collect()
}

fn path(level: &str, n: u64, width: u64) -> String {
    let part = if width == WIDTH as u64 { String::new() } else { format!(".p/{width}") };
    format!("tile/{level}/{}{part}", number(n))
}

/// The number of a tile, as its path has it.
fn number(n: u64) -> String {
    let mut path = format!("{:03}", n % 1000);
    let mut rest = n / 1000;
    while rest > 0 {
        path = format!("x{:03}/{path}", rest % 1000);
        rest /= 1000;
    }
    path
}
