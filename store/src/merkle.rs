//! The Merkle tree over the leaves of a log, as RFC 6962 (section 2.1) has it, with SHA-256.
//!
//! Job: roots, inclusion proofs, consistency proofs, and checking them. Inputs: leaf data, sizes, paths. Must not know:
//! who signs a root, or what a leaf speaks of.
//!
//! The leaf data of a record is its BLAKE3 leaf, 32 bytes (see [`mod@crate::hash`]).
//!
//! ```
//! use asl_store::merkle::{Node, Tree, verify_inclusion};
//!
//! let tree: Tree = [b"a", b"b", b"c"].iter().map(|data| Node::leaf(*data)).collect();
//! let path = tree.inclusion(1, 3).expect("the tree has three leaves");
//! assert!(verify_inclusion(&Node::leaf(b"b"), 1, 3, &path, &tree.root()));
//! assert!(!verify_inclusion(&Node::leaf(b"x"), 1, 3, &path, &tree.root()));
//! ```

use crate::block::Block;
use crate::log::Log;
use crate::text64;
use sha2::{Digest, Sha256};
use std::fmt;

/// A path has at most so many nodes: a tree has fewer than 2^63 leaves.
pub const MAX_PATH: usize = 63;

/// The hash of a leaf, of an inner node, or of a whole tree.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Node([u8; Node::LEN]);

impl Node {
    /// Length in bytes.
    pub const LEN: usize = 32;

    /// A node from its bytes.
    #[must_use]
    pub const fn new(bytes: [u8; Node::LEN]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; Node::LEN] {
        &self.0
    }

    /// The hash of a leaf with this data: SHA-256(00 data).
    #[must_use]
    pub fn leaf(data: &[u8]) -> Self {
        Self(Sha256::new().chain_update([0]).chain_update(data).finalize().into())
    }

    /// The hash over two subtrees: SHA-256(01 left right).
    #[must_use]
    pub fn parent(left: &Node, right: &Node) -> Self {
        Self(Sha256::new().chain_update([1]).chain_update(left.0).chain_update(right.0).finalize().into())
    }

    /// The root of the tree without a leaf: SHA-256().
    #[must_use]
    pub fn empty() -> Self {
        Self(Sha256::new().finalize().into())
    }

    /// A node from its base64 text.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        text64::array(text).map(Self)
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text64::text(&self.0))
    }
}

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Node({self})")
    }
}

/// A tree that only grows and gives its root at every size: one node is kept for each bit of its size.
#[derive(Debug, Clone, Default)]
pub struct Frontier {
    size: u64,
    full: Vec<Node>,
}

impl Frontier {
    /// How many leaves it has.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Adds a leaf.
    pub fn push(&mut self, leaf: Node) {
        let mut node = leaf;
        for _ in 0..self.size.trailing_ones() {
            let left = self.full.pop().expect("there is a full subtree for every bit of the size");
            node = Node::parent(&left, &node);
        }
        self.full.push(node);
        self.size += 1;
    }

    /// The root now.
    #[must_use]
    pub fn root(&self) -> Node {
        let over = |right: Node, left: &Node| Node::parent(left, &right);
        match self.full.split_last() {
            None => Node::empty(),
            Some((last, rest)) => rest.iter().rev().fold(*last, over),
        }
    }
}

/// All leaves of a tree, for making proofs.
#[derive(Debug, Clone, Default)]
pub struct Tree {
    leaves: Vec<Node>,
}

impl FromIterator<Node> for Tree {
    fn from_iter<I: IntoIterator<Item = Node>>(leaves: I) -> Self {
        Self { leaves: leaves.into_iter().collect() }
    }
}

impl Tree {
    /// The tree over the good records of a log.
    #[must_use]
    pub fn of(log: &Log<'_>) -> Self {
        leaves(log).collect()
    }

    /// How many leaves it has.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.leaves.len() as u64
    }

    /// The leaf with this number.
    #[must_use]
    pub fn leaf(&self, index: u64) -> Option<Node> {
        usize::try_from(index).ok().and_then(|index| self.leaves.get(index)).copied()
    }

    /// The root.
    #[must_use]
    pub fn root(&self) -> Node {
        root(&self.leaves)
    }

    /// The root of the first `size` leaves; `None` when there are fewer.
    #[must_use]
    pub fn root_at(&self, size: u64) -> Option<Node> {
        self.first(size).map(root)
    }

    /// The path from a leaf to the root of the first `size` leaves; `None` when there is no such leaf or tree.
    #[must_use]
    pub fn inclusion(&self, index: u64, size: u64) -> Option<Vec<Node>> {
        let leaves = self.first(size)?;
        let mut path = Vec::new();
        (index < size).then(|| inclusion(leaves, usize::try_from(index).unwrap_or(0), &mut path))?;
        Some(path)
    }

    /// The proof that the first `new` leaves begin with the first `old`; `None` when there is no such tree, or `old` is
    /// the greater. Nothing needs a proof when `old` is none or all of them.
    #[must_use]
    pub fn consistency(&self, old: u64, new: u64) -> Option<Vec<Node>> {
        let leaves = self.first(new)?;
        let old = usize::try_from(old).ok().filter(|old| *old <= leaves.len())?;
        let mut path = Vec::new();
        if old > 0 {
            consistency(leaves, old, true, &mut path);
        }
        Some(path)
    }

    fn first(&self, size: u64) -> Option<&[Node]> {
        usize::try_from(size).ok().and_then(|size| self.leaves.get(..size))
    }
}

/// The leaves over the good records of a log, in order.
pub fn leaves<'a>(log: &Log<'a>) -> impl Iterator<Item = Node> + use<'a> {
    log.blocks().filter(Block::is_record).map(|block| Node::leaf(block.leaf().as_bytes()))
}

/// The root over these leaves.
pub(crate) fn root(leaves: &[Node]) -> Node {
    match leaves {
        [] => Node::empty(),
        [leaf] => *leaf,
        _ => {
            let (left, right) = leaves.split_at(split(leaves.len()));
            Node::parent(&root(left), &root(right))
        }
    }
}

/// The greatest power of two below `n`, which is at least 2.
fn split(n: usize) -> usize {
    1 << (n - 1).ilog2()
}

// PATH(m, D[n]) of RFC 6962: the sibling subtrees from the leaf up.
fn inclusion(leaves: &[Node], index: usize, path: &mut Vec<Node>) {
    if leaves.len() < 2 {
        return;
    }
    let at = split(leaves.len());
    let (left, right) = leaves.split_at(at);
    if index < at {
        inclusion(left, index, path);
        path.push(root(right));
    } else {
        inclusion(right, index - at, path);
        path.push(root(left));
    }
}

// SUBPROOF(m, D[n], b) of RFC 6962: b says that the old tree is a subtree whose root the verifier has.
fn consistency(leaves: &[Node], old: usize, is_known: bool, path: &mut Vec<Node>) {
    if old == leaves.len() {
        if !is_known {
            path.push(root(leaves));
        }
        return;
    }
    let at = split(leaves.len());
    let (left, right) = leaves.split_at(at);
    if old <= at {
        consistency(left, old, is_known, path);
        path.push(root(right));
    } else {
        consistency(right, old - at, false, path);
        path.push(root(left));
    }
}

/// Whether the path leads from the leaf with this number to the root of a tree of this size (RFC 9162, 2.1.3.2).
#[must_use]
pub fn verify_inclusion(leaf: &Node, index: u64, size: u64, path: &[Node], root: &Node) -> bool {
    if index >= size {
        return false;
    }
    let (mut at, mut last, mut node) = (index, size - 1, *leaf);
    for step in path {
        if last == 0 {
            return false;
        }
        if at & 1 == 1 || at == last {
            node = Node::parent(step, &node);
            while at & 1 == 0 && at != 0 {
                (at, last) = (at >> 1, last >> 1);
            }
        } else {
            node = Node::parent(&node, step);
        }
        (at, last) = (at >> 1, last >> 1);
    }
    last == 0 && node == *root
}

/// Whether the tree of the new root begins with that of the old one (RFC 9162, 2.1.4.2).
#[must_use]
pub fn verify_consistency(old_size: u64, old: &Node, new_size: u64, new: &Node, path: &[Node]) -> bool {
    if old_size >= new_size {
        return old_size == new_size
            && old == new
            && path.is_empty()
            && (old_size > 0 || *old == Node::empty());
    }
    if old_size == 0 {
        // Every tree begins with the empty one: there is nothing to prove.
        return *old == Node::empty() && path.is_empty();
    }
    let whole = old_size.is_power_of_two().then_some(*old);
    let mut steps = whole.iter().chain(path);
    let Some(first) = steps.next() else { return false };
    let (mut at, mut last) = (old_size - 1, new_size - 1);
    let shift = at.trailing_ones();
    (at, last) = (at >> shift, last >> shift);
    let (mut of_old, mut of_new) = (*first, *first);
    for step in steps {
        if last == 0 {
            return false;
        }
        if at & 1 == 1 || at == last {
            of_old = Node::parent(step, &of_old);
            of_new = Node::parent(step, &of_new);
            while at & 1 == 0 && at != 0 {
                (at, last) = (at >> 1, last >> 1);
            }
        } else {
            of_new = Node::parent(&of_new, step);
        }
        (at, last) = (at >> 1, last >> 1);
    }
    last == 0 && of_old == *old && of_new == *new
}
