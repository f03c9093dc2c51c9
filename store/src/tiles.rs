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

/// All files of the tree over these leaves. Full ones never change while a log grows.
#[must_use]
pub fn files(leaves: &[Hash]) -> Vec<TileFile> {
    let mut files = cut("entries", leaves, |leaf| entry(leaf).to_vec());
    let mut nodes: Vec<Node> = leaves.iter().map(|leaf| Node::leaf(leaf.as_bytes())).collect();
    let mut level = 0;
    while !nodes.is_empty() {
        files.extend(cut(&level.to_string(), &nodes, |node| node.as_bytes().to_vec()));
        nodes = nodes.chunks_exact(WIDTH).map(root).collect();
        level += 1;
    }
    files
}

/// A leaf behind its length.
fn entry(leaf: &Hash) -> [u8; 2 + Hash::LEN] {
    let mut entry = [0; 2 + Hash::LEN];
    entry[1] = 32;
    entry[2..].copy_from_slice(leaf.as_bytes());
    entry
}

fn cut<T>(level: &str, items: &[T], bytes: impl Fn(&T) -> Vec<u8>) -> Vec<TileFile> {
    let file = |(n, chunk): (usize, &[T])| {
        let part = if chunk.len() == WIDTH { String::new() } else { format!(".p/{}", chunk.len()) };
        let path = format!("tile/{level}/{}{part}", number(n));
        TileFile { path, bytes: chunk.iter().flat_map(&bytes).collect() }
    };
    items.chunks(WIDTH).enumerate().map(file).collect()
}

/// The number of a tile, as its path has it.
fn number(n: usize) -> String {
    let mut path = format!("{:03}", n % 1000);
    let mut rest = n / 1000;
    while rest > 0 {
        path = format!("x{:03}/{path}", rest % 1000);
        rest /= 1000;
    }
    path
}
