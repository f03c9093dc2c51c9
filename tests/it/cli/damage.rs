//! Damaged logs through the commands: every flipped byte, torn tails, foreign bytes, other versions.

use super::{Desk, EVENTS, GAME};
use crate::support::draws;
use asl_replay::copies::verify::VerifyView;
use asl_replay::read;
use asl_replay::view::integrity::IntegrityView;
use asl_store::hash::{HEAD_KEY, Hash, LEAF_KEY};
use asl_store::log::{Log, LogWriter};
use std::path::Path;

/// Where each record begins.
fn starts(bytes: &[u8]) -> Vec<usize> {
    let mut at = 0;
    let step = |block: asl_store::block::Block<'_>| {
        let start = at;
        at += block.bytes().len();
        start
    };
    Log::read(bytes).blocks().map(step).collect()
}

/// What `verify` says of these bytes.
fn integrity(bytes: &[u8]) -> IntegrityView {
    let loaded = read::load_bytes(Path::new("game.aslog"), bytes).unwrap();
    VerifyView::of(&loaded, None).integrity.unwrap()
}

/// The commands that read one game.
const READERS: [&str; 6] = ["audit @x", "log @x", "show @x", "export @x", "verify @x", "explain @x 0"];

#[test]
fn each_flipped_byte_is_found_at_its_record() {
    let good = Desk::with_game().get("game.aslog");
    let starts = starts(&good);
    assert_eq!(starts.len(), EVENTS);
    let mut bad = good.clone();
    for at in (0..good.len()).filter(|at| draws::takes(*at)) {
        let record = starts.partition_point(|start| *start <= at) as u64 - 1;
        for mask in [0x01, 0x80, 0xff] {
            bad[at] ^= mask;
            let found = integrity(&bad);
            assert!(!found.intact, "byte {at} ^ {mask:#x}");
            assert_eq!(found.fault_record, Some(record), "byte {at} ^ {mask:#x}: {:?}", found.fault);
            bad[at] = good[at];
        }
    }
}

/// A byte in every field of every third record, through the whole of each command.
#[test]
fn every_command_answers_2_for_a_flipped_byte() {
    let desk = Desk::with_game();
    let good = desk.get("game.aslog");
    for (record, start) in starts(&good).into_iter().enumerate().step_by(3) {
        for field in [0, 8, 40, 42, 44, 48, 56, 57] {
            let mut bad = good.clone();
            bad[start + field] ^= 0x10;
            desk.put("bad.aslog", &bad);
            for line in READERS {
                let ran = desk.run(&line.replace("@x", "@bad.aslog"));
                assert_eq!(ran.exit, 2, "{line}, record {record}, field {field}: {}", ran.text);
                let told = format!("{}{}", ran.text, ran.aside);
                assert!(told.contains(&format!("record {record} at byte {start}")), "{line}: {told}");
            }
        }
    }
}

#[test]
fn a_log_cut_anywhere_but_between_records_is_torn() {
    let desk = Desk::with_game();
    let good = desk.get("game.aslog");
    let starts = starts(&good);
    for length in (0..good.len()).filter(|n| draws::one_of(4, *n) || starts.contains(n)) {
        let found = integrity(&good[..length]);
        let clean = length > 0 && starts.contains(&length);
        assert_eq!(found.intact, clean, "{length} bytes: {found:?}");
    }
    desk.put("cut.aslog", &good[..starts[7] + 30]);
    desk.run("verify @cut.aslog")
        .exits(2)
        .says("BROKEN: torn tail: record 7 at byte ")
        .says("the 7 records before it");
    desk.run("log @cut.aslog").exits(2).warns("only the 7 events before it are read").says("6   bt7 enter");
    desk.run("show @cut.aslog --at 9").exits(2).says("there is no event 9").says("torn tail");
    let ran = desk.run("explain @cut.aslog 3").exits(2).warns("warning: @cut.aslog is BROKEN");
    assert_eq!(ran.json["integrity"]["fault_record"], 7);
}

#[test]
fn what_only_its_name_calls_a_log_is_damaged() {
    let desk = Desk::new();
    desk.put("empty.aslog", "");
    desk.put("foreign.aslog", "hello, this is no log");
    desk.put("text.aslog", GAME);
    desk.put("UPPER.ASLOG", "x");
    for (file, says) in [
        ("empty.aslog", "the file is empty"),
        ("foreign.aslog", "no log of asl-replay"),
        ("text.aslog", "no log of asl-replay"),
        ("UPPER.ASLOG", "no log of asl-replay"),
    ] {
        desk.run(&format!("verify @{file}")).exits(2).says(says).says("no record is good");
        desk.run(&format!("audit @{file}")).exits(2).says(says);
        desk.run(&format!("log @{file}")).exits(2).warns(says).warns("no event can be read");
        desk.run(&format!("show @{file}")).exits(2).says(says);
    }
}

/// The name does not matter when our mark stands in the file.
#[test]
fn a_damaged_log_under_another_name_is_a_damaged_log() {
    let desk = Desk::with_game();
    let mut bytes = desk.get("game.aslog");
    bytes[3] ^= 1;
    desk.put("mail.txt", &bytes);
    desk.run("verify @mail.txt").exits(2).says("record 0 at byte 0: no block begins here");
    bytes.splice(0..0, *b"From: hans\r\n\r\n");
    desk.put("mail.asl", &bytes);
    desk.run("audit @mail.asl").exits(2).says("record 0");
}

#[test]
fn a_log_that_went_through_a_text_conversion_is_damaged() {
    let desk = Desk::with_game();
    let bytes = desk.get("game.aslog");
    let lf: Vec<u8> = bytes.iter().copied().filter(|byte| *byte != b'\r').collect();
    desk.put("lf.aslog", lf);
    desk.run("verify @lf.aslog").exits(2);
}

#[test]
fn a_huge_length_field_is_damage_and_takes_no_memory() {
    let desk = Desk::with_game();
    let mut bytes = desk.get("game.aslog");
    bytes[44..48].copy_from_slice(&u32::MAX.to_le_bytes());
    desk.put("huge.aslog", &bytes);
    desk.run("verify @huge.aslog")
        .exits(2)
        .says("record 0 at byte 0: the length 4294967295 is over the limit");
}

/// Gives the last block the version and the hash that its fields call for.
fn in_version(mut log: Vec<u8>, version: u16) -> Vec<u8> {
    let start = *starts(&log).last().unwrap();
    let block = &mut log[start..];
    block[40..42].copy_from_slice(&version.to_le_bytes());
    let end = block.len() - Hash::LEN;
    let leaf = blake3::keyed_hash(&LEAF_KEY, &block[40..end]);
    let link = [&block[8..8 + Hash::LEN], leaf.as_bytes()].concat();
    block[end..].copy_from_slice(blake3::keyed_hash(&HEAD_KEY, &link).as_bytes());
    log
}

#[test]
fn a_newer_version_with_a_right_hash_is_refused_and_with_a_wrong_one_is_damage() {
    let desk = Desk::with_game();
    let newer = in_version(desk.get("game.aslog"), 2);
    desk.put("newer.aslog", &newer);
    for line in READERS {
        let ran = desk.run(&line.replace("@x", "@newer.aslog")).exits(3);
        ran.says("format version 2 is newer than this program knows: use a newer asl-replay");
    }
    desk.run("verify @game.aslog --continues @newer.aslog").exits(3);
    let mut damaged = newer;
    *damaged.last_mut().unwrap() ^= 1;
    desk.put("newer.aslog", &damaged);
    desk.run("verify @newer.aslog").exits(2);
}

fn log_of(payloads: &[&[u8]]) -> Vec<u8> {
    let mut writer = LogWriter::new();
    for payload in payloads {
        writer.record(payload).unwrap();
    }
    writer.into_bytes()
}

#[test]
fn a_newer_codec_with_a_right_hash_is_refused() {
    let desk = Desk::with_game();
    let bytes = desk.get("game.aslog");
    let log = Log::read(&bytes);
    let first = log.records().next().unwrap().payload;
    desk.put("codec.aslog", log_of(&[first, &[9, 0, 0]]));
    desk.run("audit @codec.aslog")
        .exits(3)
        .says("record 1: codec version 9 is newer than this program knows");
}

#[test]
fn right_hashes_over_what_is_no_game_are_damage_at_their_record() {
    let desk = Desk::with_game();
    let bytes = desk.get("game.aslog");
    let log = Log::read(&bytes);
    let payloads: Vec<&[u8]> = log.records().map(|record| record.payload).collect();
    desk.put("noise.aslog", log_of(&[payloads[0], payloads[1], &[1, 255, 255, 255, 255]]));
    desk.run("verify @noise.aslog")
        .exits(2)
        .says("record 2: the payload is no event")
        .says("the 2 records before");
    desk.run("log @noise.aslog").exits(2).warns("only the 2 events before it");
    desk.put("headless.aslog", log_of(&payloads[1..3]));
    desk.run("verify @headless.aslog")
        .exits(2)
        .says("record 0: the log does not begin with the start of a game");
    desk.run("audit @headless.aslog").exits(2);
    desk.put("empty.aslog", log_of(&[b""]));
    desk.run("verify @empty.aslog").exits(2).says("record 0: the payload is empty");
    let mut long = payloads[1].to_vec();
    long.push(0);
    desk.put("long.aslog", log_of(&[payloads[0], &long]));
    desk.run("verify @long.aslog").exits(2).says("record 1: 1 bytes stand behind the event");
}

#[test]
fn a_removed_doubled_or_moved_record_is_found() {
    let desk = Desk::with_game();
    let good = desk.get("game.aslog");
    let mut borders = starts(&good);
    borders.push(good.len());
    let record = |n: usize| &good[borders[n]..borders[n + 1]];
    let without: Vec<u8> = (0..EVENTS).filter(|n| *n != 5).flat_map(record).copied().collect();
    desk.put("x.aslog", without);
    desk.run("verify @x.aslog").exits(2).says("record 5 at byte ").says("this is record 6, out of its place");
    desk.put("x.aslog", [&good[..borders[6]], record(5), &good[borders[6]..]].concat());
    desk.run("verify @x.aslog").exits(2).says("record 6 at byte ").says("this is record 5, out of its place");
    desk.put("x.aslog", [&good[..borders[5]], record(6), record(5), &good[borders[7]..]].concat());
    desk.run("verify @x.aslog").exits(2).says("record 5 at byte ");
}
