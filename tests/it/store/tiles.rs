//! Trees as files: what stands in them is the tree, and their names are those of the specification.

use asl_store::hash::{Hash, leaf};
use asl_store::log::{Log, LogWriter};
use asl_store::merkle::{Frontier, Node, Tree};
use asl_store::tiles::{TileFile, WIDTH, files, leaves};
use std::collections::BTreeMap;

fn some(n: u32) -> Vec<Hash> {
    (0..n).map(|n| leaf(&n.to_le_bytes())).collect()
}

fn by_path(files: Vec<TileFile>) -> BTreeMap<String, Vec<u8>> {
    files.into_iter().map(|file| (file.path, file.bytes)).collect()
}

/// The root over these nodes, built one by one.
fn root(nodes: impl IntoIterator<Item = Node>) -> Node {
    let mut frontier = Frontier::default();
    nodes.into_iter().for_each(|node| frontier.push(node));
    frontier.root()
}

fn nodes(bytes: &[u8]) -> Vec<Node> {
    bytes.chunks(32).map(|node| Node::new(node.try_into().unwrap())).collect()
}

#[test]
fn the_names_are_those_of_the_specification() {
    let names = |n: u32| by_path(files(&some(n))).into_keys().collect::<Vec<_>>();
    assert_eq!(names(0), Vec::<String>::new());
    assert_eq!(names(1), ["tile/0/000.p/1", "tile/entries/000.p/1"]);
    assert_eq!(names(256), ["tile/0/000", "tile/1/000.p/1", "tile/entries/000"]);
    let many = names(256 * 1001 + 5);
    for name in ["tile/0/999", "tile/0/x001/000", "tile/0/x001/001.p/5", "tile/1/003.p/233", "tile/2/000.p/3"]
    {
        assert!(many.iter().any(|other| other == name), "{name}");
    }
    assert_eq!(many.len(), 2 * 1002 + 4 + 1);
}

/// Level by level: each node above is the root over the 256 below it, and the tiles give the root of the tree.
#[test]
fn the_tiles_are_the_tree() {
    for n in [1, 255, 257, 700, 70_000] {
        let leaves = some(n);
        let tree: Tree = leaves.iter().map(|leaf| Node::leaf(leaf.as_bytes())).collect();
        let files = by_path(files(&leaves));
        let level = |level: &str| {
            let start = format!("tile/{level}/");
            files
                .iter()
                .filter(|(path, _)| path.starts_with(&start))
                .flat_map(|(_, bytes)| bytes.clone())
                .collect::<Vec<u8>>()
        };
        assert_eq!(root(nodes(&level("0"))), tree.root(), "{n}");
        let above = |below: &[Node]| {
            below.chunks_exact(WIDTH).map(|all| root(all.iter().copied())).collect::<Vec<_>>()
        };
        assert_eq!(nodes(&level("1")), above(&nodes(&level("0"))), "{n}");
        assert_eq!(nodes(&level("2")), above(&nodes(&level("1"))), "{n}");
        let entries = level("entries");
        let of_entries = entries.chunks(34).map(|entry| {
            assert_eq!(entry[..2], [0, 32]);
            Node::leaf(&entry[2..])
        });
        assert_eq!(of_entries.collect::<Vec<_>>(), nodes(&level("0")), "{n}");
    }
}

#[test]
fn full_files_never_change() {
    let (before, after) = (by_path(files(&some(600))), by_path(files(&some(1200))));
    let full: Vec<_> = before.iter().filter(|(path, _)| !path.contains(".p/")).collect();
    assert_eq!(full.len(), 4);
    assert!(full.iter().all(|(path, bytes)| after.get(*path) == Some(*bytes)));
}

/// Checkpoints are no entries, and no payload stands in a file.
#[test]
fn entries_are_leaves_and_no_payloads() {
    let mut writer = LogWriter::new();
    writer.record(b"a very secret payload").unwrap();
    writer.checkpoint(b"a checkpoint").unwrap();
    writer.record(b"another payload").unwrap();
    let bytes = writer.into_bytes();
    let files = files(&leaves(&Log::read(&bytes)));
    let entries = files.iter().find(|file| file.path == "tile/entries/000.p/2").unwrap();
    assert_eq!(entries.bytes.len(), 68);
    assert!(files.iter().all(|file| !file.bytes.windows(6).any(|window| window == b"secret")));
}
