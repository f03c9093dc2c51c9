//! Files from strangers: every damage is one clear error, nothing panics, nothing grows without bound.
use std::io::Write;

use crate::support::seed::seeded;
use asl_replay::import::vassal::obfuscation::{obfuscate, obfuscate_raw, reveal};
use asl_replay::import::vassal::provenance::{pack, pack_entries};
use asl_replay::import::vassal::{Options, command, import};
use proptest::prelude::*;

use super::builder::{Builder, movement, squad};

fn error(file: &[u8]) -> String {
    import(file, &Options::default()).map(|_| "no error").unwrap_err().to_string()
}

fn game(entry: &[u8]) -> Vec<u8> {
    pack_entries(&[("savedGame", entry)]).unwrap()
}

fn log() -> Builder {
    Builder::new()
        .setup(squad("1", "4-6-7", "null", "null", "400;432"))
        .step(&[movement("1", (400, 496), (400, 432), "x")])
        .step(&["CHAT*** (IFT DR) 5,2 ***   <t>      [1 / 1   avg   7.00 (7.00)]    (01.06)"])
}

#[test]
fn files_that_are_no_game_say_so() {
    for (file, says) in [
        (Vec::new(), "the file is empty"),
        (b"begin_save".to_vec(), "no ZIP directory in the last bytes of 10"),
        (pack_entries(&[("other", b"x")]).unwrap(), "no savedGame entry"),
        (game(b""), "savedGame is empty"),
        (game(b"hello"), "does not start with begin_save"),
        (game(b"begin_save\x1bINFO\t"), "ends after 16 bytes without end_save"),
        (game(b"!VCSZ00"), "starts with !VCSZ, a newer VASSAL format"),
        (game(b"!VOBS"), "ends at byte 5, inside its key"),
        (game(b"!VOBS\x00\xff"), "byte 6 of savedGame is not valid UTF-8"),
        (game(b"!VCSK0"), "ends at byte 6, inside its key"),
        (game(b"!VCSK00626"), "ends at byte 10 in the middle of a character"),
        (game(b"!VCSK0062g5"), "byte 9 of savedGame is 0x67"),
        (game(b"!VCSK00ff"), "byte 7 of savedGame is not valid UTF-8"),
        (game(b"begin_save\xff"), "byte 10 of savedGame is not valid UTF-8"),
        (vec![0; (128 << 20) + 1], "the file has 134217729 bytes"),
    ] {
        assert!(error(&file).contains(says), "{} instead of {says}", error(&file));
    }
}

#[test]
fn metadata_must_be_xml_of_vasl() {
    let with = |entry: &str, xml: &[u8]| {
        pack_entries(&[("savedGame", log().plaintext().as_bytes()), (entry, xml)]).unwrap()
    };
    assert!(
        error(&with("moduledata", b"<data><name>Chess</name></data>"))
            .contains("belongs to the module Chess")
    );
    assert!(
        error(&with("savedata", b"<data><version></data>"))
            .contains("savedata is malformed: XML error near byte")
    );
    assert!(error(&with("savedata", b"<html/>")).contains("no <data> element"));
    assert!(error(&with("savedata", b"\xff")).contains("byte 0 is not UTF-8"));
    assert!(error(&with("savedata", "<a>".repeat(99).as_bytes())).contains("nested too deeply"));
    let fine = with("savedata", b"<data><VassalVersion>3.7.1</VassalVersion><dateSaved>17</dateSaved><description>a &amp; b&#33;</description></data>");
    let provenance = import(&fine, &Options::default()).unwrap().provenance;
    assert_eq!(provenance.description.as_deref(), Some("a & b!"));
    assert_eq!(
        (provenance.engine_version.as_deref(), provenance.claimed_save_time),
        (Some("3.7.1"), Some(17))
    );
}

#[test]
fn upper_and_lower_case_digits_and_plain_text_are_read() {
    let text = log().plaintext();
    let lower = obfuscate(&text, 0xc4);
    let upper: Vec<u8> = lower.iter().map(u8::to_ascii_uppercase).collect();
    assert_eq!(reveal(&lower).unwrap(), text);
    assert_eq!(reveal(&upper).unwrap(), text);
    assert_eq!(reveal(text.as_bytes()).unwrap(), text);
}

#[test]
fn the_container_of_vassal_3_8_is_read() {
    let text = log().plaintext();
    let raw = obfuscate_raw(&text, 0xc4);
    assert_eq!(&raw[..5], b"!VOBS");
    assert_eq!(reveal(&raw).unwrap(), text);
    let read = import(&game(&raw), &Options::default()).unwrap();
    assert_eq!(read.provenance.plaintext_hash, log().import().provenance.plaintext_hash);
}

/// Two entries of one name: written under two names of one length, then renamed in the bytes.
#[test]
fn a_second_saved_game_is_refused() {
    let mut file =
        pack_entries(&[("savedGame", log().plaintext().as_bytes()), ("savedGamf", b"begin_save")]).unwrap();
    for at in 0..file.len() - 9 {
        if file[at..].starts_with(b"savedGamf") {
            file[at + 8] = b'e';
        }
    }
    assert!(error(&file).contains("holds savedGame twice"), "{}", error(&file));
}

/// An entry before the archive that its directory does not list, but that a reader of the stream would play.
#[test]
fn an_entry_outside_the_directory_is_refused() {
    let hidden = pack_entries(&[("savedGame", b"begin_save\x1bend_save")]).unwrap();
    let length = hidden.windows(4).position(|w| w == b"PK\x01\x02").unwrap();
    let mut file = hidden[..length].to_vec();
    file.extend(log().file());
    assert!(error(&file).contains("ambiguous"), "{}", error(&file));
}

#[test]
fn many_entries_are_refused() {
    let names: Vec<String> = (0..65).map(|i| format!("e{i}")).collect();
    let entries: Vec<(&str, &[u8])> = names.iter().map(|n| (n.as_str(), &b""[..])).collect();
    assert!(error(&pack_entries(&entries).unwrap()).contains("more than 64 entries"));
}

#[test]
fn a_bomb_is_refused_while_it_inflates() {
    let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    zip.start_file("savedGame", zip::write::SimpleFileOptions::DEFAULT).unwrap();
    let block = vec![b'0'; 1 << 20];
    (0..130).for_each(|_| zip.write_all(&block).unwrap());
    let file = zip.finish().unwrap().into_inner();
    assert!(file.len() < 1 << 20);
    assert!(error(&file).contains("savedGame inflates to more than"), "{}", error(&file));
}

#[test]
fn deep_and_numerous_commands_are_refused() {
    let many = format!("begin_save{}end_save", "\x1b".repeat(command::MAX_COMMANDS + 1));
    assert_eq!(command::parse(&many), Err(command::CommandError::TooMany));
    let deep = (0..40).fold("a\x1bb".to_owned(), |inner, _| inner.replace('\x1b', "\\\x1b") + "\x1bc");
    assert!(matches!(
        command::parse(&format!("begin_save\x1b{}\x1bend_save", deep.replace('\x1b', "\\\x1b"))),
        Err(command::CommandError::TooDeep(_))
    ));
    let quoted = format!("begin_save\x1b{}x{}\x1bend_save", "'".repeat(500), "'".repeat(500));
    assert!(matches!(command::parse(&quoted), Err(command::CommandError::TooDeep(_))));
}

#[test]
fn a_truncated_file_is_an_error_at_every_length() {
    let file = log().file();
    (0..file.len()).for_each(|length| drop(error(&file[..length])));
}

#[test]
fn a_flipped_bit_never_panics_and_never_changes_the_game_unseen() {
    let file = log().file();
    let expected = log().import();
    for bit in 0..file.len() * 8 {
        let mut damaged = file.clone();
        damaged[bit / 8] ^= 1 << (bit % 8);
        if let Ok(read) = import(&damaged, &Options::default()) {
            assert_eq!(read.provenance.plaintext_hash, expected.provenance.plaintext_hash, "bit {bit}");
        }
    }
}

proptest! {
    #![proptest_config(seeded(256))]

    #[test]
    fn arbitrary_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..2000)) {
        let _ = import(&bytes, &Options::default());
        let _ = import(&game(&bytes), &Options::default());
    }

    #[test]
    fn arbitrary_commands_never_panic(text in "(\\PC|[\\x1b\\t/;,'\\\\]|CHAT|\\*\\*\\*|LOG\t|[+DM-]/|bd\t|INFO\t|PNOTE\t|null|stack|[0-9]{1,10}){0,80}") {
        let file = pack(&format!("begin_save\x1b{text}\x1bend_save\x1b{text}"), 7).unwrap();
        let _ = import(&file, &Options::default());
    }

    #[test]
    fn mutated_games_never_panic(
        cuts in proptest::collection::vec((any::<proptest::sample::Index>(), any::<proptest::sample::Index>(), ".{0,3}"), 1..6),
    ) {
        let mut chars: Vec<char> = log().plaintext().chars().collect();
        for (at, other, insert) in cuts {
            let at = at.index(chars.len());
            let end = (at + other.index(12)).min(chars.len());
            chars.splice(at..end, insert.chars());
            chars.push('\x1b');
        }
        let file = pack(&chars.into_iter().collect::<String>(), 1).unwrap();
        let _ = import(&file, &Options::default());
    }
}
