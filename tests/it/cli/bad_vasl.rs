//! VASL files from strangers, through the commands: a clear word, exit 3, nothing written.

use super::Desk;
use super::import::vlog;
use asl_replay::import::vassal::provenance::pack_entries;
use std::io::Write;

#[track_caller]
fn refused(file: &[u8], says: &str) {
    let desk = Desk::new();
    desk.put("bad.vlog", file);
    for line in
        ["audit @bad.vlog", "log @bad.vlog", "import @bad.vlog -o @bad.aslog", "import @bad.vlog -o @bad.asl"]
    {
        desk.run(line).exits(3).says("@bad.vlog: ").says(says);
    }
    assert_eq!(desk.names(), ["bad.vlog"]);
}

fn entry(bytes: &[u8]) -> Vec<u8> {
    pack_entries(&[("savedGame", bytes)]).unwrap()
}

#[test]
fn an_empty_file_and_one_that_is_no_zip() {
    refused(b"", "the file is empty");
    refused(b"hello", "ZIP");
}

#[test]
fn a_zip_cut_anywhere() {
    let good = vlog(0..4);
    let desk = Desk::new();
    for length in (0..good.len()).step_by(7) {
        desk.put("cut.vlog", &good[..length]);
        desk.run("audit @cut.vlog").exits(3).says("@cut.vlog: ");
    }
    refused(&good[..good.len() / 2], "ZIP");
}

/// The hash of the entry finds most bits; what it does not cover changes nothing.
#[test]
fn a_flipped_bit_is_refused_or_changes_nothing() {
    let good = vlog(0..4);
    let desk = Desk::new();
    desk.put("x.vlog", &good);
    let expected = desk.run("import @x.vlog").exits(0).text;
    for at in (0..good.len()).step_by(3) {
        let mut bad = good.clone();
        bad[at] ^= 1 << (at % 8);
        desk.put("x.vlog", &bad);
        let ran = desk.run("import @x.vlog");
        assert!(ran.exit == 3 || ran.text == expected, "byte {at}");
    }
}

#[test]
fn an_unknown_header() {
    refused(&entry(b"!VCSZ00"), "starts with !VCSZ, a newer VASSAL format");
    refused(&entry(b"hello"), "does not start with begin_save");
}

#[test]
fn a_key_or_a_text_that_is_cut() {
    refused(&entry(b"!VCSK0"), "ends at byte 6, inside its key");
    refused(&entry(b"begin_save\x1bINFO\t"), "ends after 16 bytes without end_save");
    refused(&entry(b"!VCSK00ff"), "byte 7 of savedGame is not valid UTF-8");
}

#[test]
fn a_bomb() {
    let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    zip.start_file("savedGame", zip::write::SimpleFileOptions::DEFAULT).unwrap();
    (0..130).for_each(|_| zip.write_all(&vec![b'0'; 1 << 20]).unwrap());
    refused(&zip.finish().unwrap().into_inner(), "savedGame inflates to more than");
}

#[test]
fn a_second_saved_game() {
    let mut file = pack_entries(&[("savedGame", b"begin_save"), ("savedGamf", b"begin_save")]).unwrap();
    let places: Vec<usize> = (0..file.len() - 9).filter(|at| file[*at..].starts_with(b"savedGamf")).collect();
    places.into_iter().for_each(|at| file[at + 8] = b'e');
    refused(&file, "holds savedGame twice");
}

#[test]
fn one_bad_file_of_several_is_named() {
    let desk = Desk::new();
    desk.put("a.vlog", vlog(0..2));
    desk.put("b.vlog", b"PK nonsense");
    desk.run("report @a.vlog @b.vlog -o @page.html").exits(3).says("@b.vlog: ").hides("@a.vlog: ");
    let ran = desk.run("audit @a.vlog @b.vlog").exits(3).says("2 games, 1 not read");
    assert_eq!(
        (&ran.json["games"][0]["exit"], &ran.json["games"][1]["exit"]),
        (&0.into(), &3.into()),
        "{}",
        ran.text
    );
}
