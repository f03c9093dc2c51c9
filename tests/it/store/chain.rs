//! Hashes, heads and the reading of a good log.

use super::{log, payloads, slices};
use crate::support::seed::seeded;
use asl_store::block::{MAX_PAYLOAD, OVERHEAD, PayloadTooLong, chain};
use asl_store::hash::{HEAD_CONTEXT, HEAD_KEY, Hash, LEAF_CONTEXT, LEAF_KEY, ParseHashError};
use asl_store::log::{Log, LogWriter};
use asl_store::tip::Tip;
use proptest::prelude::*;

#[test]
fn the_keys_are_those_of_their_contexts() {
    assert_eq!(LEAF_KEY, blake3::derive_key(LEAF_CONTEXT, b""));
    assert_eq!(HEAD_KEY, blake3::derive_key(HEAD_CONTEXT, b""));
}

#[test]
fn a_hash_is_printed_and_parsed() {
    let hash = Hash::new(std::array::from_fn(|i| u8::try_from(i * 8).unwrap()));
    assert_eq!(hash.to_string().parse(), Ok(hash));
    assert_eq!("12".parse::<Hash>(), Err(ParseHashError::Length(2)));
    assert_eq!("é".repeat(32).parse::<Hash>(), Err(ParseHashError::Digit(0)));
    assert_eq!(format!("{}x", "0".repeat(63)).parse::<Hash>(), Err(ParseHashError::Digit(63)));
}

/// The chain again, written down from the grammar and by other means than the crate's.
#[test]
fn the_heads_are_those_of_the_grammar() {
    let mut prev = [0; 32];
    for (seq, record) in Log::read(&log(20)).records().enumerate() {
        let payload = record.payload;
        let mut leaf = blake3::Hasher::new_keyed(&LEAF_KEY);
        leaf.update(&[1, 0, 0, 0]).update(&u32::try_from(payload.len()).unwrap().to_le_bytes());
        leaf.update(&u64::try_from(seq).unwrap().to_le_bytes()).update(payload);
        let mut head = blake3::Hasher::new_keyed(&HEAD_KEY);
        head.update(&prev).update(leaf.finalize().as_bytes());
        assert_eq!(record.prev.as_bytes(), &prev);
        prev = *head.finalize().as_bytes();
        assert_eq!(record.head.as_bytes(), &prev);
    }
}

#[test]
fn records_know_how_many_are_left() {
    let bytes = log(5);
    let read = Log::read(&bytes);
    let mut records = read.records();
    for left in (0..=5).rev() {
        assert_eq!(records.size_hint(), (left, Some(left)));
        records.next();
    }
    assert_eq!(records.size_hint(), (0, Some(0)));
}

#[test]
fn the_bare_chain_ends_where_the_log_does() {
    let payloads = payloads(30);
    assert_eq!(chain(Tip::EMPTY, slices(&payloads)), Ok(Log::read(&log(30)).tip()));
}

#[test]
fn the_longest_payload_fits_and_one_byte_more_does_not() {
    let mut writer = LogWriter::new();
    let tip = writer.record(&vec![7; MAX_PAYLOAD]).unwrap();
    let too_long = vec![7; MAX_PAYLOAD + 1];
    assert_eq!(writer.record(&too_long), Err(PayloadTooLong(MAX_PAYLOAD + 1)));
    assert_eq!(chain(Tip::EMPTY, [&too_long[..]]), Err(PayloadTooLong(MAX_PAYLOAD + 1)));
    assert_eq!((writer.tip(), writer.bytes().len()), (tip, OVERHEAD + MAX_PAYLOAD));
    assert!(Log::read(writer.bytes()).verification().is_intact());
}

proptest! {
    #![proptest_config(seeded(256))]

    #[test]
    fn what_was_written_is_read(payloads in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..200), 0..20)) {
        let mut writer = LogWriter::new();
        for payload in &payloads {
            writer.record(payload).unwrap();
        }
        let log = Log::read(writer.bytes());
        prop_assert!(log.verification().is_intact());
        prop_assert_eq!(log.tip(), writer.tip());
        let read: Vec<_> = log.records().map(|record| (record.seq, record.payload)).collect();
        let written: Vec<_> = (0..).zip(payloads.iter().map(Vec::as_slice)).collect();
        prop_assert_eq!(read, written);
    }
}
