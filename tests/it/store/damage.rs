//! Bad input: every kind of damage is named, and laid on the right record.

use super::{borders, log};
use crate::support::seed::seeded;
use asl_store::block::{MAGIC, MAX_PAYLOAD};
use asl_store::fault::FaultKind;
use asl_store::hash::{HEAD_KEY, Hash, LEAF_KEY};
use asl_store::log::LogWriter;
use asl_store::verify::{Standing, Verification, contains_magic, verify};
use proptest::prelude::*;

/// Where the fields of a block begin.
const PREV: usize = 8;
const VERSION: usize = 40;
const KIND: usize = 42;
const LENGTH: usize = 44;
const SEQ: usize = 48;

/// A log with checkpoints at its start, in its middle and at its end.
fn log_with_checkpoints() -> Vec<u8> {
    let mut writer = LogWriter::new();
    writer.checkpoint(b"before anything").unwrap();
    for payload in super::payloads(9) {
        writer.record(&payload).unwrap();
        if payload.len() % 3 == 1 {
            writer.checkpoint(b"origin\n3\nroot\n\n\xe2\x80\x94 name signature\n").unwrap();
        }
    }
    writer.checkpoint(b"last").unwrap();
    writer.into_bytes()
}

fn standing(bytes: &[u8]) -> Standing {
    Standing::of(bytes, &verify(bytes))
}

/// The number of the block that is not good, and how many records are.
fn place(found: &Verification) -> Option<(u64, u64)> {
    let fault = found.fault.map(|fault| (fault.block, fault.seq));
    fault.or(found.torn_tail.map(|torn| (torn.block, torn.seq)))
}

/// Gives the block at the start of `block` the hash that its other fields call for.
fn rehash(block: &mut [u8]) {
    let end = block.len() - Hash::LEN;
    let leaf = blake3::keyed_hash(&LEAF_KEY, &block[VERSION..end]);
    let link = [&block[PREV..PREV + Hash::LEN], leaf.as_bytes()].concat();
    block[end..].copy_from_slice(blake3::keyed_hash(&HEAD_KEY, &link).as_bytes());
}

#[test]
fn each_flipped_byte_is_found_in_its_block() {
    let good = log_with_checkpoints();
    let borders = borders(&good);
    let mut bad = good.clone();
    for at in 0..good.len() {
        let block = borders.iter().filter(|border| **border <= at).count() - 1;
        for mask in [0x01, 0x02, 0x10, 0x20, 0x80, 0xff] {
            bad[at] ^= mask;
            let found = verify(&bad);
            assert_eq!(found.fault.map(|f| f.block), Some(block as u64), "byte {at} ^ {mask:#x}: {found:?}");
            assert_eq!(found.bytes_good, borders[block]);
            assert_eq!(standing(&bad), Standing::Damaged, "byte {at} ^ {mask:#x}");
            bad[at] = good[at];
        }
    }
}

#[test]
fn each_flipped_byte_of_the_only_block_leaves_a_damaged_log() {
    let good = log(1);
    for at in 0..good.len() {
        let mut bad = good.clone();
        bad[at] ^= 0x04;
        assert_eq!(standing(&bad), Standing::Damaged, "byte {at}");
    }
}

#[test]
fn a_log_cut_anywhere_is_torn_there_and_good_before() {
    let good = log_with_checkpoints();
    let borders = borders(&good);
    for end in 1..good.len() {
        let found = verify(&good[..end]);
        let whole = borders.iter().filter(|border| **border <= end).count() - 1;
        assert_eq!((found.fault, found.bytes_good), (None, borders[whole]), "cut at {end}");
        assert_eq!(found.torn_tail.map(|t| t.bytes), Some(end - borders[whole]).filter(|n| *n > 0));
        assert_eq!(found.blocks, whole as u64);
        let expected = match (found.torn_tail, end >= MAGIC.len()) {
            (None, _) => Standing::Intact,
            (Some(_), true) => Standing::Torn,
            (Some(_), false) => Standing::Foreign,
        };
        assert_eq!(standing(&good[..end]), expected, "cut at {end}");
    }
}

#[test]
fn an_empty_file_is_empty() {
    assert!(verify(b"").is_intact());
    assert_eq!(standing(b""), Standing::Empty);
}

#[test]
fn another_file_is_foreign() {
    for bytes in [&b"PK\x03\x04 some archive"[..], b"\x89", b"\xff\xfe\x00", &[0; 5000]] {
        assert_eq!(standing(bytes), Standing::Foreign, "{bytes:?}");
        assert!(!contains_magic(bytes));
    }
}

#[test]
fn a_log_behind_other_bytes_is_a_damaged_log() {
    let bytes = [b"From: the opponent\r\n", &log(3)[..]].concat();
    assert!(contains_magic(&bytes));
    assert_eq!(standing(&bytes), Standing::Damaged);
    assert_eq!(verify(&bytes).fault.map(|fault| fault.kind), Some(FaultKind::Magic));
}

#[test]
fn bytes_behind_a_log_are_a_fault() {
    for tail in [&b"\n"[..], b"\0\0\0\0", b"-- \nsignature"] {
        let found = verify(&[&log(3), tail].concat());
        assert_eq!((found.tip.records, found.fault.map(|f| f.kind)), (3, Some(FaultKind::Magic)));
    }
}

#[test]
fn line_ends_changed_by_a_mailer_are_a_fault_at_the_first_record() {
    let text: Vec<u8> = log(3).into_iter().filter(|byte| *byte != b'\r').collect();
    assert_eq!(place(&verify(&text)), Some((0, 0)));
}

#[test]
fn a_huge_length_is_a_fault_at_once() {
    for stated in [u32::MAX, u32::try_from(MAX_PAYLOAD + 1).unwrap(), 1 << 31] {
        let mut bytes = log(3);
        let third = borders(&bytes)[2];
        bytes[third + LENGTH..third + LENGTH + 4].copy_from_slice(&stated.to_le_bytes());
        let found = verify(&bytes);
        assert_eq!(found.fault.map(|f| (f.seq, f.kind)), Some((2, FaultKind::Length { stated })));
    }
}

#[test]
fn a_length_beyond_the_end_is_a_fault_and_not_a_torn_tail() {
    for block in 0..3 {
        let mut bytes = log(3);
        let start = borders(&bytes)[block];
        bytes[start + LENGTH + 1] ^= 0x40;
        let stated = u32::from_le_bytes(bytes[start + LENGTH..start + LENGTH + 4].try_into().unwrap());
        let fault = verify(&bytes).fault.expect("the length is to blame");
        assert_eq!(fault.block, block as u64);
        assert_eq!(fault.kind, FaultKind::Length { stated });
    }
}

#[test]
fn a_newer_version_with_a_right_hash_is_newer_and_otherwise_damage() {
    let mut bytes = log(3);
    let last = borders(&bytes)[2];
    bytes[last + VERSION] = 9;
    assert_eq!(verify(&bytes).fault.map(|f| f.kind), Some(FaultKind::Hash));
    assert_eq!(standing(&bytes), Standing::Damaged);
    rehash(&mut bytes[last..]);
    assert_eq!(verify(&bytes).fault.map(|f| f.kind), Some(FaultKind::UnknownVersion { version: 9 }));
    assert_eq!((verify(&bytes).tip.records, standing(&bytes)), (2, Standing::Newer { version: 9 }));
}

#[test]
fn a_newer_version_out_of_place_is_damage() {
    let mut bytes = log(3);
    let last = borders(&bytes)[2];
    bytes[last + VERSION] = 9;
    bytes[last + PREV] ^= 1;
    rehash(&mut bytes[last..]);
    assert_eq!(standing(&bytes), Standing::Damaged);
}

#[test]
fn an_unknown_kind_with_a_right_hash_is_damage() {
    let mut bytes = log(3);
    let last = borders(&bytes)[2];
    bytes[last + KIND] = 5;
    rehash(&mut bytes[last..]);
    assert_eq!(verify(&bytes).fault.map(|f| f.kind), Some(FaultKind::UnknownKind { kind: 5 }));
    assert_eq!(standing(&bytes), Standing::Damaged);
}

#[test]
fn a_removed_doubled_or_moved_record_is_out_of_sequence() {
    let bytes = log(4);
    let at = borders(&bytes);
    let (head, second, third, tail) =
        (&bytes[..at[1]], &bytes[at[1]..at[2]], &bytes[at[2]..at[3]], &bytes[at[3]..]);
    let cases = [
        ("removed", [head, third, tail].concat(), 1, 2),
        ("doubled", [head, second, second, third, tail].concat(), 2, 1),
        ("moved", [head, third, second, tail].concat(), 1, 2),
    ];
    for (what, bytes, seq, stated) in cases {
        let fault = verify(&bytes).fault.map(|fault| (fault.seq, fault.kind));
        assert_eq!(fault, Some((seq, FaultKind::Sequence { stated })), "{what}");
    }
}

#[test]
fn a_record_of_another_past_breaks_the_link() {
    let mut other = LogWriter::new();
    for payload in [b"another", b"history", b"of that"] {
        other.record(payload).unwrap();
    }
    let (bytes, theirs) = (log(3), other.into_bytes());
    let spliced = [&bytes[..borders(&bytes)[2]], &theirs[borders(&theirs)[2]..]].concat();
    let fault = verify(&spliced).fault.expect("it is linked elsewhere");
    assert_eq!(fault.seq, 2);
    assert!(matches!(fault.kind, FaultKind::Link { .. }), "{fault}");
}

#[test]
fn a_forged_record_with_a_right_hash_is_found_at_the_next_one() {
    let mut bytes = log(4);
    let at = borders(&bytes);
    bytes[at[2] - Hash::LEN - 1] ^= 1;
    rehash(&mut bytes[at[1]..at[2]]);
    let fault = verify(&bytes).fault.expect("the next record follows the true one");
    assert_eq!(fault.seq, 2);
    assert!(matches!(fault.kind, FaultKind::Link { .. }), "{fault}");
}

/// The work on a torn tail is bounded however often our magic stands in it.
#[test]
fn a_tail_full_of_magics_costs_little() {
    let mut bytes = log(2);
    let mut last = log(3)[bytes.len()..].to_vec();
    last[LENGTH..LENGTH + 4].copy_from_slice(&u32::try_from(MAX_PAYLOAD).unwrap().to_le_bytes());
    last.truncate(SEQ + 8);
    bytes.extend(last);
    bytes.extend(MAGIC.repeat(100_000));
    let start = std::time::Instant::now();
    assert_eq!(place(&verify(&bytes)), Some((2, 2)));
    assert!(start.elapsed().as_secs() < 5, "{:?}", start.elapsed());
}

#[test]
fn faults_speak_plainly() {
    let mut bytes = log(3);
    let last = borders(&bytes)[2];
    bytes[last + SEQ] = 7;
    rehash(&mut bytes[last..]);
    let fault = verify(&bytes).fault.expect("it is out of place");
    insta::assert_snapshot!(fault, @"record 2 at byte 183: this is record 7, out of its place");
    let torn = verify(&log(3)[..200]).torn_tail.expect("it is cut");
    insta::assert_snapshot!(torn, @"record 2 at byte 183: incomplete, only 17 bytes are there");
}

proptest! {
    #![proptest_config(seeded(256))]

    #[test]
    fn nothing_panics(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let found = verify(&bytes);
        prop_assert!(bytes.is_empty() || !found.is_intact());
        let _ = Standing::of(&bytes, &found);
    }

    /// Whole headers with hostile fields, behind a good record.
    #[test]
    fn hostile_headers_are_faults(fields in prop::collection::vec(any::<u8>(), 48), tail in 0usize..300) {
        let mut bytes = log(2);
        let good = bytes.len();
        bytes.extend([&MAGIC[..], &fields, &vec![0; tail]].concat());
        let found = verify(&bytes);
        prop_assert_eq!((found.bytes_good, place(&found)), (good, Some((2, 2))));
    }
}
