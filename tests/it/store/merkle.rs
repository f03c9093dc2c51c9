//! The Merkle tree: the published values, an independent tree beside it, and every change of a proof.

use asl_store::merkle::{Frontier, Node, Tree, verify_consistency, verify_inclusion};
use ct_merkle::mem_backed_tree::MemoryBackedTree;
use sha2::Sha256;

/// The leaves of the reference tree of the published values.
const LEAVES: [&[u8]; 8] = [
    b"",
    b"\x00",
    b"\x10",
    b"\x20\x21",
    b"\x30\x31",
    b"\x40\x41\x42\x43",
    b"\x50\x51\x52\x53\x54\x55\x56\x57",
    b"\x60\x61\x62\x63\x64\x65\x66\x67\x68\x69\x6a\x6b\x6c\x6d\x6e\x6f",
];

fn tree(size: usize) -> Tree {
    (0..size).map(|n| Node::leaf(&n.to_le_bytes())).collect()
}

fn hex(node: &Node) -> String {
    node.as_bytes().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The values that transparency-dev/merkle publishes for its hasher.
#[test]
fn hashes_as_published() {
    let known = [
        (Node::empty(), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        (Node::leaf(b""), "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"),
        (Node::leaf(b"L123456"), "395aa064aa4c29f7010acfe3f25db9485bbd4b91897b6ad7ad547639252b4d56"),
    ];
    for (node, expected) in known {
        assert_eq!(hex(&node), expected);
    }
}

#[test]
fn the_reference_tree_has_its_roots() {
    let roots = [
        "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
        "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
        "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
        "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
        "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
        "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
        "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
        "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
    ];
    let mut frontier = Frontier::default();
    assert_eq!(frontier.root(), Node::empty());
    for (size, root) in roots.iter().enumerate() {
        frontier.push(Node::leaf(LEAVES[size]));
        let tree: Tree = LEAVES[..=size].iter().map(|data| Node::leaf(data)).collect();
        assert_eq!(
            (hex(&frontier.root()), hex(&tree.root())),
            ((*root).to_owned(), (*root).to_owned()),
            "{size}"
        );
    }
}

/// All 196 published probes, right ones and wrong ones.
#[test]
fn judges_the_published_probes() {
    let text = include_str!("../../vectors/rfc6962.txt");
    let mut judged = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [kind, holds, name, a, b, x, y, path] = words[..] else { panic!("{line}") };
        let (a, b): (u64, u64) = (a.parse().unwrap(), b.parse().unwrap());
        let path: Option<Vec<Node>> = path.split(',').filter(|step| *step != "-").map(Node::read).collect();
        // Hashes of a wrong length cannot even be said. One probe compares two such with each other.
        let said = Node::read(x).zip(Node::read(y)).zip(path);
        let found = said.is_some_and(|((x, y), path)| match kind {
            "inclusion" => verify_inclusion(&x, a, b, &path, &y),
            _ => verify_consistency(a, &x, b, &y, &path),
        });
        let expected = holds == "yes" && name != "additional/sizes-are-equal-one-and-proof-is-empty";
        assert_eq!(found, expected, "{kind} {name}");
        judged += 1;
    }
    assert_eq!(judged, 196);
}

#[test]
fn agrees_with_an_independent_tree() {
    let mut oracle = MemoryBackedTree::<Sha256, Vec<u8>>::new();
    let mut frontier = Frontier::default();
    for size in 1..=40_usize {
        let data = (size - 1).to_le_bytes();
        oracle.push(data.to_vec());
        frontier.push(Node::leaf(&data));
        let tree = tree(size);
        let root = oracle.root();
        assert_eq!(tree.root().as_bytes()[..], root.as_bytes()[..], "{size}");
        assert_eq!(frontier.root(), tree.root());
        for index in 0..size {
            let expected = oracle.prove_inclusion(index);
            let path = tree.inclusion(index as u64, size as u64).unwrap();
            assert_eq!(bytes(&path), expected.as_bytes(), "{index} of {size}");
            let (leaf, at) = (tree.leaf(index as u64).unwrap(), index as u64);
            assert!(verify_inclusion(&leaf, at, size as u64, &path, &tree.root()));
        }
        for old in 1..size {
            let expected = oracle.prove_consistency(size - old);
            let path = tree.consistency(old as u64, size as u64).unwrap();
            assert_eq!(bytes(&path), expected.as_bytes(), "{old} to {size}");
            let before = self::tree(old).root();
            assert!(verify_consistency(old as u64, &before, size as u64, &tree.root(), &path));
        }
    }
}

fn bytes(path: &[Node]) -> Vec<u8> {
    path.iter().flat_map(|node| *node.as_bytes()).collect()
}

/// A wrong index, size, leaf, root or path, and a path too short or too long, for every leaf of small trees.
#[test]
fn no_changed_inclusion_passes() {
    for size in 1..=9_u64 {
        let tree = tree(usize::try_from(size).unwrap());
        let root = tree.root();
        for index in 0..size {
            let (leaf, path) = (tree.leaf(index).unwrap(), tree.inclusion(index, size).unwrap());
            let other = Node::leaf(b"another");
            assert!(!verify_inclusion(&other, index, size, &path, &root));
            assert!(!verify_inclusion(&leaf, index, size, &path, &other));
            for wrong in (0..16).filter(|wrong| *wrong != index) {
                assert!(!verify_inclusion(&leaf, wrong, size, &path, &root), "{index} as {wrong} of {size}");
            }
            for changed in changed(&path) {
                assert!(!verify_inclusion(&leaf, index, size, &changed, &root));
            }
            assert!(!verify_inclusion(&leaf, u64::MAX, u64::MAX, &path, &root));
        }
    }
}

#[test]
fn no_changed_consistency_passes() {
    for size in 2..=9_u64 {
        let whole = tree(usize::try_from(size).unwrap());
        for old in 1..size {
            let before = tree(usize::try_from(old).unwrap()).root();
            let path = whole.consistency(old, size).unwrap();
            let other = Node::leaf(b"another");
            assert!(!verify_consistency(old, &other, size, &whole.root(), &path));
            assert!(!verify_consistency(old, &before, size, &other, &path));
            for changed in changed(&path) {
                assert!(!verify_consistency(old, &before, size, &whole.root(), &changed));
            }
        }
    }
}

fn changed(path: &[Node]) -> Vec<Vec<Node>> {
    let mut all = vec![[path, &[Node::leaf(b"x")]].concat(), [&[Node::leaf(b"x")], path].concat()];
    for at in 0..path.len() {
        let mut changed = path.to_vec();
        changed[at] = Node::leaf(b"x");
        all.push(changed);
        all.push([&path[..at], &path[at + 1..]].concat());
    }
    all
}

#[test]
fn what_is_not_there_has_no_proof() {
    let tree = tree(5);
    assert_eq!(tree.inclusion(5, 5), None);
    assert_eq!(tree.inclusion(0, 6), None);
    assert_eq!(tree.consistency(3, 6), None);
    assert_eq!(tree.consistency(4, 3), None);
    assert_eq!(tree.consistency(0, 5), Some(Vec::new()));
    assert_eq!(tree.consistency(5, 5), Some(Vec::new()));
    assert!(verify_consistency(0, &Node::empty(), 5, &tree.root(), &[]));
    assert!(verify_consistency(5, &tree.root(), 5, &tree.root(), &[]));
    assert!(!verify_consistency(0, &Node::empty(), 0, &tree.root(), &[]));
}
