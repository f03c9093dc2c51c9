//! Files whose records are good, and whose checkpoints are not.

use super::base::{Copy, File, broken, committed, good, hans, head, ivan, own_head, signed_story, stranger};
use crate::store::base64;
use asl_store::checkpoint::{Statement, accept, join};
use asl_store::identity::Identity;
use asl_store::log::Log;
use asl_store::note::{Note, NoteSignature};
use curve25519_dalek::Scalar;
use sha2::{Digest, Sha256, Sha512};

pub(super) fn files() -> Vec<File> {
    [texts(), of_keys(), of_ed25519(), of_sets(), good_sets()].concat()
}

/// Four records, and no checkpoint.
fn four() -> Copy {
    Copy::of(&committed(&own_head())).whole()
}

/// A checkpoint of four records with this text, by Ivan.
fn saying(text: String) -> Vec<u8> {
    four().text(&Note::signed(text, &ivan()).unwrap().to_string()).bytes
}

/// What Ivan would sign, changed.
fn stated(change: impl FnOnce(&mut Statement)) -> Vec<u8> {
    saying(changed(four().next(&ivan()).text(), change))
}

fn changed(text: &str, change: impl FnOnce(&mut Statement)) -> String {
    let mut says = Statement::read(text).unwrap();
    change(&mut says);
    says.to_string()
}

fn texts() -> Vec<File> {
    let text = four().next(&ivan()).text().to_owned();
    let early = Copy::of(&committed(&own_head())).to(3).next(&ivan()).to_string();
    let shouted = |text: &str| text.replacen("\n4\n", "\n04\n", 1);
    let at = 4;
    vec![
        broken(
            "no-note.aslog",
            ("note", at),
            "a checkpoint without a signature line",
            four().text(&text).bytes,
        ),
        broken(
            "note-with-escape.aslog",
            ("note", at),
            "a note with a control character",
            four().text(&four().next(&ivan()).to_string().replacen("\n\n", "\x1b\n\n", 1)).bytes,
        ),
        broken(
            "size-with-zero.aslog",
            ("statement", at),
            "a size with a leading zero",
            saying(shouted(&text)),
        ),
        broken(
            "empty-line.aslog",
            ("statement", at),
            "a checkpoint that ends with an empty line",
            saying(format!("{text}\n")),
        ),
        broken(
            "another-game.aslog",
            ("origin", at),
            "a checkpoint of another game",
            stated(|says| says.origin.push('0')),
        ),
        broken(
            "another-size.aslog",
            ("size", at),
            "a checkpoint of three records behind four",
            four().text(&early).bytes,
        ),
        broken(
            "another-root.aslog",
            ("root", at),
            "a root of other records",
            stated(|says| says.root = asl_store::merkle::Node::empty()),
        ),
        broken(
            "fifth-line.aslog",
            ("before", at),
            "a checkpoint with a fifth line",
            stated(|says| says.extensions.push("more".into())),
        ),
        broken(
            "without-fourth-line.aslog",
            ("before", at),
            "a checkpoint with three lines",
            stated(|says| says.extensions.clear()),
        ),
        broken(
            "wrong-count.aslog",
            ("before", at),
            "a count of checkpoints that are not there",
            stated(|says| says.extensions = vec!["checkpoints 1".into()]),
        ),
    ]
}

/// A line in the name of a key.
fn line(of: &Identity, bytes: &[u8]) -> NoteSignature {
    let verifier = of.verifier();
    NoteSignature { name: verifier.name().clone(), id: verifier.id(), bytes: bytes.to_vec() }
}

/// Four records, and the checkpoint that Ivan would sign with this line under it.
fn under(copy: Copy, line: &NoteSignature) -> Vec<u8> {
    let text = copy.next(&ivan()).text().to_owned();
    copy.text(&format!("{text}\n{line}\n")).bytes
}

fn of_keys() -> Vec<File> {
    let text = four().next(&ivan()).text().to_owned();
    let mut bent = ivan().sign(text.as_bytes());
    bent[40] ^= 1;
    let twice = hans().verifier().to_string();
    let of_ivan = Identity::of_secret("hans".parse().unwrap(), &[11; 32]).unwrap().verifier().to_string();
    let same = head("A kit", [&ivan().verifier().to_string(), &of_ivan]);
    let small = head("A kit", [&small_order().0, &twice]);
    let at = 4;
    let keyed = |head: &str| Copy::of(&committed(head)).whole();
    vec![
        broken(
            "bad-signature.aslog",
            ("false", at),
            "one bit of a signature",
            under(four(), &line(&ivan(), &bent)),
        ),
        broken(
            "signature-of-another-text.aslog",
            ("false", at),
            "a right signature under another text",
            under(four(), &line(&ivan(), &ivan().sign(b"another text\n"))),
        ),
        broken(
            "short-signature.aslog",
            ("false", at),
            "a signature of 63 bytes",
            under(four(), &line(&ivan(), &[7; 63])),
        ),
        broken(
            "one-of-two-false.aslog",
            ("false", at),
            "a right signature, and a false one of the same key",
            with_a_false_line(),
        ),
        broken(
            "stranger.aslog",
            ("unsigned", at),
            "signed by a key that record 0 does not name",
            four().signed(&stranger()).bytes,
        ),
        broken(
            "small-order-key.aslog",
            ("unsigned", at),
            "a key of small order, and a signature that a lax verifier takes for its own",
            under(keyed(&small), &small_order().1),
        ),
        broken(
            "key-of-another.aslog",
            ("unsigned", at),
            "two players with one key: that of the second is refused",
            keyed(&same).signed(&ivan()).bytes,
        ),
    ]
}

fn with_a_false_line() -> Vec<u8> {
    let first = four().next(&ivan());
    let copy = four().text(&first.to_string());
    copy.text(&format!("{first}{}\n", line(&ivan(), &[9; 64]))).bytes
}

/// A key whose point is the neutral element, and what verifies with it for every text where that is not refused.
fn small_order() -> (String, NoteSignature) {
    let mut key = [0; 32];
    key[0] = 1;
    let id = Sha256::new().chain_update("ivan\n\x01").chain_update(key).finalize();
    let hex: String = id[..4].iter().map(|byte| format!("{byte:02x}")).collect();
    let text = format!("ivan+{hex}+{}", base64(&[&[1], &key[..]].concat()));
    let bytes = [&key[..], &[0; 32]].concat();
    (text, NoteSignature { name: "ivan".parse().unwrap(), id: [id[0], id[1], id[2], id[3]], bytes })
}

fn of_ed25519() -> Vec<File> {
    let text = four().next(&ivan()).text().to_owned();
    let at = 4;
    vec![
        broken(
            "s-over-order.aslog",
            ("false", at),
            "a right signature with the order of the group added to s",
            under(four(), &line(&ivan(), &over_order(&ivan().sign(text.as_bytes())))),
        ),
        broken(
            "r-of-small-order.aslog",
            ("false", at),
            "a signature whose R is the neutral element: right but for the strict rule",
            under(four(), &line(&ivan(), &neutral(&text))),
        ),
    ]
}

/// The order of the group, little-endian.
const ORDER: [u8; 32] = [
    0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
];

fn over_order(signature: &[u8; 64]) -> [u8; 64] {
    let mut sum = *signature;
    let mut carry = 0_u16;
    for (byte, more) in sum[32..].iter_mut().zip(ORDER) {
        carry += u16::from(*byte) + u16::from(more);
        *byte = carry as u8;
        carry >>= 8;
    }
    sum
}

/// With R the neutral element and s = k·a the equation holds.
fn neutral(text: &str) -> [u8; 64] {
    let mut signature = [0; 64];
    signature[0] = 1;
    let secret: [u8; 64] = Sha512::digest([11; 32]).into();
    let mut clamped: [u8; 32] = secret[..32].try_into().unwrap();
    clamped[0] &= 248;
    clamped[31] = clamped[31] & 127 | 64;
    let hash =
        Sha512::new().chain_update(&signature[..32]).chain_update(ivan().verifier().key()).chain_update(text);
    let k = Scalar::from_bytes_mod_order_wide(&hash.finalize().into());
    signature[32..].copy_from_slice((k * Scalar::from_bytes_mod_order(clamped)).as_bytes());
    signature
}

/// Signed by both apart, and each copy joined with the other.
fn apart() -> Copy {
    let (one, other) = (four().signed(&ivan()), four().signed(&hans()));
    let keys = [ivan().verifier().clone(), hans().verifier().clone()];
    let joined = join(&Log::read(&one.bytes), &Log::read(&other.bytes), &keys).unwrap();
    Copy { bytes: joined.bytes, ..one }
}

fn of_sets() -> Vec<File> {
    let without = |copy: Copy, n: usize| {
        let mut blocks = copy.blocks();
        blocks.remove(n);
        blocks.concat()
    };
    let doubled = |n: usize| {
        let mut blocks = apart().blocks();
        blocks.insert(n, blocks[n].clone());
        blocks.concat()
    };
    let mut swapped = apart().blocks();
    swapped.swap(4, 5);
    let unordered = changed(apart().next(&ivan()).text(), |says| {
        let words: Vec<&str> = says.extensions[0].split(' ').collect();
        says.extensions = vec![[words[0], words[1], words[3], words[2]].join(" ")];
    });
    let overlapping = overlapping();
    let again = changed(Copy::of(&super::base::story()).whole().next(&ivan()).text(), |says| {
        says.extensions = vec!["checkpoints 0".into()];
    });
    let note = |text: String| Note::signed(text, &ivan()).unwrap().to_string();
    let first = four().next(&ivan());
    let accepted = accept(&first, &hans()).unwrap();
    vec![
        broken(
            "checkpoint-removed.aslog",
            ("before", 9),
            "an acceptance was taken out, and a later checkpoint names it",
            without(signed_story(), 5),
        ),
        broken(
            "first-checkpoint-removed.aslog",
            ("before", 4),
            "the checkpoint that an acceptance repeats was taken out",
            without(signed_story(), 4),
        ),
        broken(
            "names-one-behind-another.aslog",
            ("before", 4),
            "a checkpoint that names one and what stands before it",
            four().agreed(&ivan(), &hans()).text(&note(overlapping)).bytes,
        ),
        broken(
            "acceptance-alone.aslog",
            ("before", 4),
            "an acceptance without what it accepts",
            four().text(&accepted.to_string()).bytes,
        ),
        broken(
            "leaves-out-of-order.aslog",
            ("before", 4),
            "a checkpoint that names two in the wrong order",
            apart().text(&note(unordered)).bytes,
        ),
        broken("checkpoints-swapped.aslog", ("place", 4), "two checkpoints changed places", swapped.concat()),
        broken("checkpoint-doubled.aslog", ("place", 4), "a checkpoint stands twice", doubled(5)),
        broken(
            "own-word-left-out.aslog",
            ("chain", 9),
            "Ivan signs as if he had signed nothing before",
            four().signed(&ivan()).whole_story().text(&note(again)).bytes,
        ),
    ]
}

/// It names an acceptance, and the checkpoint that this one stands behind, and counts both with all before them.
fn overlapping() -> String {
    let copy = four().agreed(&ivan(), &hans());
    let log = Log::read(&copy.bytes);
    let checkpoints = log.blocks().filter(|block| !block.is_record());
    let mut leaves: Vec<[u8; 32]> = checkpoints.map(|block| *block.leaf().as_bytes()).collect();
    leaves.sort_unstable();
    let leaves: Vec<String> = leaves.iter().map(|leaf| base64(leaf)).collect();
    changed(copy.next(&ivan()).text(), |says| {
        says.extensions = vec![format!("checkpoints 3 {}", leaves.join(" "))]
    })
}

impl Copy {
    /// With the records of the story behind the first four.
    fn whole_story(self) -> Copy {
        // The fifth event of the story is the first that the shorter game lacks: both begin alike.
        let longer = Copy::of(&super::base::story());
        Copy { bytes: self.bytes, ..longer }.whole()
    }
}

fn good_sets() -> Vec<File> {
    let named = apart();
    let by_both = named.next(&hans());
    let witnessed = four().signed(&ivan());
    let note = four().next(&ivan());
    let foreign =
        NoteSignature { name: "witness.example/w1".parse().unwrap(), id: [1, 2, 3, 4], bytes: vec![4; 72] };
    vec![
        good(
            "good-apart.aslog",
            "signed by both apart, joined, and signed again",
            apart().text(&by_both.to_string()).bytes,
        ),
        good(
            "good-line-of-another-type.aslog",
            "a checkpoint with a line of a key and a type that nobody knows",
            witnessed.text(&format!("{note}{foreign}\n")).bytes,
        ),
    ]
}
