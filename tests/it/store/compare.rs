//! Does the opponent's file continue mine?

use super::log;
use crate::support::seed::seeded;
use asl_store::compare::{Comparison, compare};
use asl_store::log::{Log, LogWriter};
use proptest::prelude::*;

#[test]
fn an_older_and_a_newer_copy() {
    let (mine, his) = (log(5), log(9));
    let (mine, his) = (Log::read(&mine), Log::read(&his));
    assert_eq!(compare(&mine, &mine), Comparison::Identical { records: 5 });
    assert_eq!(compare(&mine, &his), Comparison::Extends { shared: 5, added: 4 });
    assert_eq!(compare(&his, &mine), Comparison::Behind { shared: 5, missing: 4 });
    assert!(compare(&mine, &his).is_continuation());
    assert!(!compare(&his, &mine).is_continuation());
}

#[test]
fn everything_continues_an_empty_log() {
    let his = log(2);
    assert_eq!(compare(&Log::read(b""), &Log::read(&his)), Comparison::Extends { shared: 0, added: 2 });
}

proptest! {
    #![proptest_config(seeded(256))]

    #[test]
    fn copies_part_at_the_first_record_that_differs(
        mut payloads in prop::collection::vec(any::<[u8; 4]>(), 1..30),
        at in any::<prop::sample::Index>(),
    ) {
        let write = |payloads: &[[u8; 4]]| {
            let mut writer = LogWriter::new();
            payloads.iter().for_each(|payload| _ = writer.record(payload).unwrap());
            writer.into_bytes()
        };
        let mine = write(&payloads);
        let at = at.index(payloads.len());
        payloads[at][2] ^= 1;
        let his = write(&payloads);
        let (mine, his) = (Log::read(&mine), Log::read(&his));
        let Comparison::Parted { first, second } = compare(&mine, &his) else { panic!("they part") };
        prop_assert_eq!((first.seq, second.seq), (at as u64, at as u64));
        prop_assert_eq!(second.payload, &payloads[at]);
        prop_assert_ne!(first.payload, second.payload);
    }
}
