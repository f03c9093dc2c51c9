//! Our checkpoints and proofs before implementations that know nothing of ours.

use super::{HANS_1, Table, key};
use asl_store::log::Log;
use signed_note::{Note, StandardVerifier, VerifierList};
use std::io::Write;
use std::process::{Command, Stdio};

fn verifiers() -> VerifierList {
    let verifier =
        |name: &&str| Box::new(StandardVerifier::new(&key(name)).unwrap()) as Box<dyn signed_note::Verifier>;
    VerifierList::new(["ivan", "hans"].iter().map(verifier).collect())
}

#[test]
fn a_rust_library_verifies_our_checkpoints() {
    let table = Table::with_game();
    let bytes = table.game("hans");
    let last = Log::read(&bytes).checkpoints().last().unwrap();
    let (good, unknown) = Note::from_bytes(last.text).unwrap().verify(&verifiers()).unwrap();
    let mut names: Vec<&str> = good.iter().map(signed_note::Signature::name).collect();
    names.sort_unstable();
    assert_eq!((names, unknown.len()), (vec!["hans", "ivan"], 0));
}

/// A verifier of its own in Python: the note, the tree and both proofs, with the signatures by `cryptography`.
const PYTHON: &str = r#"
import base64, hashlib, sys
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

def node(l, r): return hashlib.sha256(b"\x01" + l + r).digest()

def open_note(note, keys):
    text, lines = note.rsplit("\n\n", 1)
    text += "\n"
    good = set()
    for line in lines.splitlines():
        dash, name, sig = line.split(" ")
        assert dash == "\u2014"
        sig = base64.b64decode(sig)
        for vkey in keys:
            kname, khash, kdata = vkey.split("+", 2)
            if kname == name and bytes.fromhex(khash) == sig[:4]:
                data = base64.b64decode(kdata)
                assert hashlib.sha256(name.encode() + b"\n" + data).digest()[:4] == sig[:4]
                assert data[0] == 1
                Ed25519PublicKey.from_public_bytes(data[1:]).verify(sig[4:], text.encode())
                good.add(name)
    origin, size, root = text.split("\n")[:3]
    return good, origin, int(size), base64.b64decode(root)

def subroot(leaves):
    if len(leaves) == 1: return leaves[0]
    k = 1
    while k * 2 < len(leaves): k *= 2
    return node(subroot(leaves[:k]), subroot(leaves[k:]))

def inclusion(i, n, leaf, path):
    def up(i, n, path):
        if n == 1: return leaf
        k = 1
        while k * 2 < n: k *= 2
        step = path.pop()
        if i < k: return node(up(i, k, path), step)
        return node(step, up(i - k, n - k, path))
    path = list(path)
    root = up(i, n, path)
    assert not path
    return root

lines = sys.stdin.read().split("\x00")
keys, leaves, proof, request = lines[0].split(), [bytes.fromhex(l) for l in lines[1].split()], lines[2], lines[3]
leaves = [hashlib.sha256(b"\x00" + l).digest() for l in leaves]

head, note = proof.split("\n\n", 1)
head = head.split("\n")
assert head[0] == "c2sp.org/tlog-proof@v1"
index = int(head[1].removeprefix("index "))
good, origin, size, root = open_note(note, keys)
assert good == {"ivan", "hans"}, good
assert origin.startswith("asl-replay/the-bridge-")
assert subroot(leaves[:size]) == root
assert inclusion(index, size, leaves[index], [base64.b64decode(l) for l in head[2:]]) == root

head, note = request.split("\n\n", 1)
head = head.split("\n")
old = int(head[0].removeprefix("old "))
path = [base64.b64decode(l) for l in head[1:]]
good, origin, size, root = open_note(note, keys)
# The definition of RFC 6962, 2.1.2, over the leaves themselves.
def subproof(m, d, b):
    if m == len(d): return [] if b else [subroot(d)]
    k = 1
    while k * 2 < len(d): k *= 2
    if m <= k: return subproof(m, d[:k], b) + [subroot(d[k:])]
    return subproof(m - k, d[k:], False) + [subroot(d[:k])]
assert subproof(old, leaves[:size], True) == path
print("verified", index, old, size)
"#;

#[test]
fn python_verifies_our_checkpoints_and_proofs() {
    let has = Command::new("python3").args(["-c", "import cryptography"]).stderr(Stdio::null()).status();
    if !has.is_ok_and(|status| status.success()) {
        println!("skipped: there is no python3 with the package cryptography here");
        return;
    }
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog").exits(0);
    let bytes = table.game("ivan");
    let log = Log::read(&bytes);
    let leaves: Vec<String> = log
        .blocks()
        .filter(asl_store::block::Block::is_record)
        .map(|block| block.leaf().to_string())
        .collect();
    let proof = table.run("ivan", "prove bridge --event 6").exits(0).text;
    let request = table.run("ivan", "prove bridge --since 8").exits(0).text;
    let input = format!("{} {}\0{}\0{proof}\0{request}", key("ivan"), key("hans"), leaves.join(" "));
    let mut python = Command::new("python3")
        .args(["-c", PYTHON])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    python.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = python.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), "verified 6 8 13");
}
