//! `record` into the archive, and games read from it by name. Every desk has an archive of its own.

use super::{Desk, GAME, TURN, with};

#[test]
fn a_game_is_recorded_continued_and_read_by_name() {
    let desk = Desk::with_game();
    desk.run("record @game.asl --name pbem-7").exits(0).says("pbem-7 (archive): 21 events recorded");
    desk.run("record @game.asl --name pbem-7").exits(0).says("nothing new, 21 events are recorded");
    desk.put("game.asl", format!("{GAME}{TURN}"));
    desk.run("record @game.asl --name pbem-7").exits(0).says("4 events added, 25 in all");
    desk.run("verify pbem-7").exits(0).says("intact: 25 records");
    desk.run("audit pbem-7").exits(0).says("A short game").says("0 broken");
    desk.run("show pbem-7 --at 6").exits(0).says("After event 6");
    desk.run("verify pbem-7 --continues @game.aslog").exits(0).says("then 4 new");
    desk.run("diff @game.asl pbem-7").exits(0).says("The same 25 events");
    let exported = desk.run("export pbem-7").exits(0).text;
    desk.put("again.asl", exported);
    desk.run("record @again.asl --name pbem-7").exits(0).says("nothing new");
}

#[test]
fn the_name_is_that_of_the_file_when_none_is_given() {
    let desk = Desk::with_game();
    desk.run("record @game.asl").exits(0).says("game (archive): 21 events");
    desk.run("log game").exits(0);
}

#[test]
fn a_parted_game_is_refused_and_the_archive_stays() {
    let desk = Desk::with_game();
    desk.run("record @game.asl").exits(0);
    desk.put("game.asl", with("DR 4,3", "DR 1,1") + TURN);
    desk.run("record @game.asl")
        .exits(2)
        .says("game and the input part at event 4")
        .says("nothing was written");
    desk.run("diff @game.aslog game").exits(0).says("The same 21 events");
}

#[test]
fn an_intact_log_is_taken_in_and_a_damaged_one_refused() {
    let desk = Desk::with_game();
    desk.run("record @game.aslog --name taken").exits(0).says("taken (archive): 21 events");
    desk.run("diff @game.aslog taken").exits(0).says("The same 21 events");
    let bytes = desk.get("game.aslog");
    desk.put("torn.aslog", &bytes[..bytes.len() - 9]);
    desk.run("record @torn.aslog")
        .exits(2)
        .says("@torn.aslog is BROKEN: torn tail")
        .says("nothing was recorded");
    desk.run("log torn").exits(3).says("torn: no such file, and no game of that name in the archive");
}

#[test]
fn a_name_that_is_none_is_refused() {
    let desk = Desk::with_game();
    desk.run("record @game.asl --name a/b")
        .exits(3)
        .says("\"a/b\" cannot be the name of a game")
        .says("--name");
}

/// To ask for a game makes no archive.
#[test]
fn asking_makes_no_archive() {
    let desk = Desk::new();
    desk.run("audit nowhere").exits(3).says("nowhere: no such file, and no game of that name in the archive");
    assert_eq!(desk.names(), [""; 0]);
}

#[test]
fn a_home_that_is_a_file_is_named() {
    let desk = Desk::with_game();
    desk.put("home", "a file");
    desk.run("record @game.asl").exits(3).says("archive @home/archive: ");
}

/// Another process works on the archive: each command waits for it, then says so and has changed nothing.
#[test]
fn a_locked_archive_is_told() {
    use asl_store::backend::SledBackend;
    let desk = super::archive_audit::desk();
    desk.put("new.asl", super::GAME);
    let lines = [
        "archive list",
        "archive add @new.asl",
        "archive audit",
        "archive audit --unverified",
        "archive fsck",
        "archive compact",
        "archive export @out",
        #[cfg(feature = "desk")]
        "archive export --parquet @out",
    ];
    let other = SledBackend::open(&desk.path("home/archive")).unwrap();
    std::thread::scope(|scope| {
        for line in lines {
            let desk = &desk;
            scope.spawn(move || desk.run(line).exits(3).says("another process"));
        }
    });
    drop(other);
    assert!(!desk.path("out").exists());
    assert_eq!(desk.run("archive list").exits(0).json["games"].as_array().unwrap().len(), 3);
}
