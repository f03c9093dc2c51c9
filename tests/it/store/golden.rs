//! The format does not change unnoticed: a log of version 1 opens for ever, byte for byte.

use super::payloads;
use asl_store::hash::Hash;
use asl_store::log::{Log, LogWriter};

const LOG_V1: &[u8] = include_bytes!("../../golden/log_v1.aslog");

/// Four records and two checkpoints.
fn small_log() -> LogWriter {
    let mut writer = LogWriter::new();
    for payload in payloads(4) {
        writer.record(&payload).unwrap();
        if payload.len() == 7 {
            writer.checkpoint(b"asl-replay/golden\n2\n").unwrap();
        }
    }
    writer.checkpoint(b"").unwrap();
    writer
}

#[test]
fn the_kept_log_of_version_1_is_what_is_written_today() {
    assert!(small_log().bytes() == LOG_V1, "the format of version 1 has changed");
}

#[test]
fn the_kept_log_of_version_1_opens() {
    let log = Log::read(LOG_V1);
    assert!(log.verification().is_intact());
    assert_eq!(log.records().map(|r| r.payload.to_vec()).collect::<Vec<_>>(), payloads(4));
    insta::assert_snapshot!(log.tip(), @"4 records, head fff5510c3f7bb376df4b369b7663e8075764fff20a56dba72b9db73bab7f0cdb");
    let [first, ..] = log.records().collect::<Vec<_>>()[..] else { panic!("it has records") };
    insta::assert_snapshot!(first.head, @"45ae5fd19b30eeba568d9538c2820ba0032634ffb742833d28038a3e77f93f56");
    assert_eq!(first.prev, Hash::GENESIS);
}

#[test]
fn the_bytes_of_a_block_are_those_of_the_grammar() {
    let mut writer = LogWriter::new();
    writer.record(b"payload").unwrap();
    let hex: Vec<String> = writer.bytes().chunks(16).map(hex).collect();
    insta::assert_snapshot!(hex.join("\n"), @r#"
    89 41 53 4c 4f 47 0d 0a 00 00 00 00 00 00 00 00
    00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
    00 00 00 00 00 00 00 00 01 00 00 00 07 00 00 00
    00 00 00 00 00 00 00 00 70 61 79 6c 6f 61 64 85
    54 f3 82 77 ef 5e 48 ca f3 45 3b 4e 80 95 6c 7e
    2d 6f 3c 4b dc b7 50 c5 44 66 12 0c c8 76 97
    "#);
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().join(" ")
}
