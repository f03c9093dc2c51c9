//! `archive`: damaged games told and put right, the archive written anew, games as files.

use super::archive_audit::desk;
use super::{Desk, GAME, Ran, TURN, with};
use crate::support::behind::raw;
use crate::support::draws;
use asl_store::archive::Archive;
use asl_store::backend::SledBackend;
use asl_store::log::Log;
use std::fs;
use std::path::{Path, PathBuf};

/// The value of the one run of a game, changed.
pub(super) fn tamper(desk: &Desk, name: &str, change: impl FnOnce(&mut Vec<u8>)) {
    let db = raw(&desk.path("home/archive"));
    let (key, value) = db.scan_prefix(format!("r{name}\0")).next().unwrap().unwrap();
    let mut bytes = value.to_vec();
    change(&mut bytes);
    db.insert(key, bytes).unwrap();
}

/// The first records of a log.
fn cut(bytes: &[u8], records: usize) -> usize {
    Log::read(bytes).blocks().take(records).map(|block| block.bytes().len()).sum()
}

#[test]
fn a_damaged_game_hides_no_other_and_is_put_right_by_what_proves_it() {
    let desk = desk();
    desk.run("archive export @files").exits(0).says("3 games written");
    desk.run("archive audit").exits(1);
    tamper(&desk, "clean", |bytes| bytes[200] ^= 1);
    tamper(&desk, "longer", |bytes| bytes.truncate(cut(bytes, 23)));
    let ran = desk.run("archive audit").exits(2).says("0 clean, 1 with findings, 2 damaged");
    assert_eq!(ran.json["kept_results"], 1);
    desk.run("archive list").exits(2).says("BROKEN in the archive").says("turn 2 russian MPh");
    let told = desk.run("archive fsck").exits(2);
    insta::assert_snapshot!(told.text, @r#"
    clean  chain: 0 of 21 records are good, then record 0 at byte 0: the contents were altered: they do not give the stated head
      the last 21 events cannot be read from the archive: a copy that leads to the same head brings them back
    longer  head: the tail is missing: 23 of 25 records and 0 of 0 checkpoints are there
      the engine has lost what was on disk once: a copy of 25 events or more brings it back
    3 games, 21 events: 2 at fault, 0 of them put right
    "#);
    desk.run("archive compact").exits(2).says("the archive is as it was");
    desk.run("archive export @files").exits(2).says("0 games written, 1 there already, 2 refused");

    desk.put(
        "files/short.aslog",
        &desk.get("files/longer.aslog")[..cut(&desk.get("files/longer.aslog"), 24)],
    );
    desk.run("archive fsck --from @files/short.aslog @files/wrong.aslog @game.asl")
        .exits(2)
        .says("put right by @files/short.aslog: 21 events")
        .says("not put right")
        .says("25 were acknowledged")
        .says("no proof: @game.asl");
    desk.run("archive fsck --from @files/clean.aslog @files/longer.aslog")
        .exits(0)
        .says("1 at fault, 1 of them put right");
    desk.run("archive fsck").exits(0).says("every chain, head, index and signature is right");
    assert_eq!(desk.run("archive audit").exits(1).json["damaged"], 0);
    assert_eq!(fs::read_dir(desk.path("home/damaged")).unwrap().count(), 2, "what was there is kept");
}

/// A file of another past, or of another game, proves nothing.
#[test]
fn no_other_past_is_put_in_the_place_of_a_damaged_game() {
    let desk = desk();
    desk.put("past.asl", super::with("DR 4,3", "DR 1,1") + TURN);
    desk.run("record @past.asl -o @past.aslog").exits(0);
    tamper(&desk, "clean", |bytes| bytes.truncate(cut(bytes, 20)));
    let ran = desk.run("archive fsck --from @past.aslog").exits(2).says("another record 20 than the archive");
    assert_eq!(ran.json["repaired"], 0);
    desk.put("more.asl", format!("{GAME}{TURN}"));
    desk.run("record @more.asl -o @more.aslog").exits(0);
    desk.run("archive fsck --from @more.aslog").exits(0).says("put right by @more.aslog: 21 events");
    desk.run("diff clean @game.asl").exits(0).says("The same 21 events");
}

#[test]
fn an_index_at_fault_is_filed_anew_from_the_games_own_blocks() {
    let desk = desk();
    let db = raw(&desk.path("home/archive"));
    let (key, value) = db.scan_prefix("aclean\0").next().unwrap().unwrap();
    let mut bytes = value.to_vec();
    bytes[32] ^= 1;
    db.insert(key, bytes).unwrap();
    drop(db);
    desk.run("audit clean").exits(0);
    desk.run("archive fsck").exits(2).says("clean  index: its anchor says").says("--repair");
    desk.run("archive fsck --repair").exits(0).says("put right by its own blocks: 21 events");
    desk.run("archive fsck").exits(0);
}

#[test]
fn an_archive_written_anew_is_smaller_and_the_same() {
    let desk = desk();
    let folder = desk.path("home/archive");
    let archive = Archive::open(SledBackend::open(&folder).unwrap()).unwrap();
    let name = "many".parse().unwrap();
    let mut tip = asl_store::tip::Tip::EMPTY;
    for n in 0..600_u32 {
        let (asl_store::archive::Appended::New(end) | asl_store::archive::Appended::AlreadyThere(end)) =
            archive.append(&name, tip, &[&n.to_le_bytes().repeat(100)]).unwrap();
        tip = end;
    }
    let before = archive.read(&name).unwrap();
    drop(archive);
    fs::create_dir(desk.path("home/archive.fresh")).unwrap();
    fs::write(desk.path("home/archive.fresh/db"), "of a killed one").unwrap();
    let ran = desk.run("archive compact").exits(0).says("4 games written anew and read again");
    assert!(ran.json["after"].as_u64() < ran.json["before"].as_u64(), "{}", ran.text);
    assert!(!desk.path("home/archive.fresh").exists());
    let archive = Archive::open(SledBackend::open(&folder).unwrap()).unwrap();
    assert_eq!(archive.read(&name).unwrap(), before);
    drop(archive);
    // What is as small as it gets stays as it is.
    let sizes = (0..3).map(|_| desk.run("archive compact").exits(0).json);
    let sizes: Vec<_> = sizes.map(|json| (json["before"].as_u64(), json["after"].as_u64())).collect();
    assert!(sizes.iter().all(|(before, after)| after <= before), "{sizes:?}");
    desk.run("archive compact").exits(0).says("was left as it is");
    assert!(!desk.path("home/archive.fresh").exists());
    assert_eq!(desk.run("archive fsck").json["checked"], 4);
    desk.put("fresh.asl", with("A short game", "A fresh game"));
    desk.run("archive add @fresh.asl").exits(0).says("fresh, 21 events added");
}

#[test]
fn exported_files_are_left_alone_but_for_what_goes_on_from_them() {
    let desk = desk();
    desk.run("archive export @out")
        .exits(0)
        .says("clean  written")
        .says("3 games written, 0 there already, 0 refused");
    desk.run("archive export @out").exits(0).says("0 games written, 3 there already");
    desk.run("verify @out/longer.aslog --continues @out/clean.aslog").exits(0);
    desk.put("clean.asl", format!("{GAME}{TURN}"));
    desk.run("archive add @clean.asl").exits(0);
    desk.put("out/wrong.aslog", desk.get("out/longer.aslog"));
    desk.run("archive export @out")
        .exits(2)
        .says("clean  continued")
        .says("is another copy, which the archive's does not go on from");
    assert_eq!(desk.get("out/wrong.aslog"), desk.get("out/longer.aslog"));
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(desk.path("nowhere"), desk.path("dangling")).unwrap();
        desk.run("archive export @dangling").exits(3).says("a link to what is not there");
    }
    desk.put("file", "");
    desk.run("archive export @file").exits(3).says("@file");
    desk.run("archive export").exits(3);
}

/// All files of a folder, with their bytes.
fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .flat_map(
            |path| if path.is_dir() { files(&path) } else { vec![(path.clone(), fs::read(&path).unwrap())] },
        )
        .collect()
}

/// A bad byte in sled's file, wherever it is: every game that can be read is there for each command, nothing of sled's own
/// words is shown, and what does not open says what to do.
#[test]
fn an_engine_at_fault_hides_no_game_that_can_be_read() {
    let desk = desk();
    for n in 0..6 {
        let notes: String = (0..150).map(|line| format!("note \"{n} {line:0>300}\"\n")).collect();
        desk.put(&format!("long{n}.asl"), format!("{GAME}{notes}"));
        desk.run(&format!("record @long{n}.asl --name long{n}")).exits(0);
    }
    desk.run("archive fsck").exits(0);
    desk.put("passphrase", "seven silly words in a row");
    let (folder, db) = (desk.path("home/archive"), desk.path("home/archive/db"));
    let sound = files(&folder);
    let length = fs::metadata(&db).unwrap().len();
    let (mut opened, mut closed) = (0, 0);
    let tries = draws::few_or(16, 40);
    for n in 0..tries {
        fs::remove_dir_all(&folder).unwrap();
        fs::create_dir_all(folder.join("blobs")).unwrap();
        sound.iter().for_each(|(path, bytes)| fs::write(path, bytes).unwrap());
        let mut bytes = fs::read(&db).unwrap();
        let at = usize::try_from(length * (2 * n + 1) / (2 * tries)).unwrap();
        bytes[at] ^= 1;
        fs::write(&db, bytes).unwrap();
        let fsck = desk.run("archive fsck");
        assert!(!fsck.text.contains("backtrace") && !fsck.text.contains("Inline"), "{at}: {}", fsck.text);
        match fsck.exit {
            0 => {}
            3 => {
                closed += 1;
                fsck.says("--home NEW").says("`restore`");
            }
            _ if fsck.text.contains("engine:") => {
                opened += 1;
                shows_what_can_be_read(&desk, &fsck, n);
            }
            _ => {}
        }
    }
    println!("{opened} opened, {closed} did not");
    assert!(opened > 0);
}

fn shows_what_can_be_read(desk: &Desk, fsck: &Ran, n: u64) {
    assert_eq!(fsck.json["checked"], 9, "{}", fsck.text);
    let faults = fsck.json["faults"].as_u64().unwrap();
    let export = desk.run(&format!("archive export @out{n}"));
    assert_eq!(export.json["written"].as_u64().unwrap() + faults, 9, "{}{}", fsck.text, export.text);
    // A game that can be read is found by its first record, and no other stands in its way.
    for written in fs::read_dir(desk.path(&format!("out{n}"))).unwrap() {
        let again = desk.run(&format!("archive add {}", written.unwrap().path().display()));
        again.exits(0).says("nothing new");
    }
    let backup = desk.run(&format!("backup -o @backup{n} --passphrase-file @passphrase")).exits(2);
    assert!(backup.json["games"].as_array().unwrap().len() as u64 + faults >= 9, "{}", backup.text);
    backup.says("not in it: ");
    let compact = desk.run("archive compact").says("the archive is as it was");
    assert!([2, 3].contains(&compact.exit), "{}", compact.text);
    for text in [&export.text, &compact.text, &desk.run("archive list").text] {
        assert!(!text.contains("backtrace") && !text.contains("Inline"), "{text}");
    }
}
