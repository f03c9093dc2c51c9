//! Verification on several threads gives the answer of one, in every field.

use super::log;
use crate::support::seed::seeded;
use asl_store::log::LogWriter;
use asl_store::verify::{verify, verify_threaded};
use proptest::prelude::*;
use std::num::NonZeroUsize;

#[derive(Debug, Clone)]
enum Change {
    Flip { at: prop::sample::Index, mask: u8 },
    Cut { at: prop::sample::Index },
    Remove { from: prop::sample::Index, bytes: usize },
    Double { from: prop::sample::Index, bytes: usize },
}

fn change() -> impl Strategy<Value = Change> {
    let at = any::<prop::sample::Index>;
    prop_oneof![
        (at(), 1u8..).prop_map(|(at, mask)| Change::Flip { at, mask }),
        at().prop_map(|at| Change::Cut { at }),
        (at(), 0usize..300).prop_map(|(from, bytes)| Change::Remove { from, bytes }),
        (at(), 0usize..300).prop_map(|(from, bytes)| Change::Double { from, bytes }),
    ]
}

fn apply(bytes: &mut Vec<u8>, change: &Change) {
    if bytes.is_empty() {
        return;
    }
    let length = bytes.len();
    match change {
        Change::Flip { at, mask } => bytes[at.index(length)] ^= mask,
        Change::Cut { at } => bytes.truncate(at.index(length)),
        Change::Remove { from, bytes: count } => {
            let from = from.index(length);
            bytes.drain(from..length.min(from + count));
        }
        Change::Double { from, bytes: count } => {
            let from = from.index(length);
            let part = bytes[from..length.min(from + count)].to_vec();
            bytes.splice(from..from, part);
        }
    }
}

#[test]
fn a_good_log_is_good_on_any_number_of_threads() {
    let bytes = log(500);
    for threads in 1..20 {
        assert_eq!(verify_threaded(&bytes, NonZeroUsize::new(threads).unwrap()), verify(&bytes));
    }
}

#[test]
fn more_threads_than_blocks_are_no_matter() {
    for count in 0..4 {
        let bytes = log(count);
        assert_eq!(verify_threaded(&bytes, NonZeroUsize::new(64).unwrap()), verify(&bytes));
    }
}

#[test]
fn damage_at_every_place_is_found_alike() {
    let good = log(9);
    let both = |bytes: &[u8]| {
        for threads in [2, 3] {
            assert_eq!(verify_threaded(bytes, NonZeroUsize::new(threads).unwrap()), verify(bytes));
        }
    };
    for at in 0..good.len() {
        let mut bytes = good.clone();
        bytes[at] ^= 0x11;
        both(&bytes);
        both(&good[..at]);
    }
}

#[test]
fn a_block_lost_doubled_or_out_of_its_place_is_found_alike() {
    let good = log(9);
    for ends in super::borders(&good).windows(2) {
        let (before, rest) = good.split_at(ends[0]);
        let (this, behind) = rest.split_at(ends[1] - ends[0]);
        for bytes in
            [[before, behind].concat(), [before, this, rest].concat(), [before, behind, this].concat()]
        {
            for threads in [2, 3] {
                assert_eq!(verify_threaded(&bytes, NonZeroUsize::new(threads).unwrap()), verify(&bytes));
            }
        }
    }
}

proptest! {
    #![proptest_config(seeded(256))]

    #[test]
    fn the_answer_is_the_same(
        payloads in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..60), 0..40),
        changes in prop::collection::vec(change(), 0..4),
        checkpoints in any::<u64>(),
        threads in 1usize..9,
    ) {
        let mut writer = LogWriter::new();
        for (i, payload) in payloads.iter().enumerate() {
            writer.record(payload).unwrap();
            if checkpoints >> i & 1 == 1 {
                writer.checkpoint(payload).unwrap();
            }
        }
        let mut bytes = writer.into_bytes();
        changes.iter().for_each(|change| apply(&mut bytes, change));
        prop_assert_eq!(verify_threaded(&bytes, NonZeroUsize::new(threads).unwrap()), verify(&bytes));
    }
}
