//! A player who rules the database cannot change a game without being found, nor go back to an older head before one
//! who has seen a newer one.

use super::{game, log_of, server};
use crate::cli::{Ran, run};
use asl_store::archive::{Archive, ReadError};
use asl_store::log::Log;
use tempfile::TempDir;

/// A player at a desk: a home, and an archive in a database with a game of `EVENTS` events.
struct Player {
    home: TempDir,
    url: String,
}

impl Player {
    fn new() -> Player {
        let player = Player { home: tempfile::tempdir().unwrap(), url: server::archive() };
        let text = include_str!("../../games/crossroads.asl");
        std::fs::write(player.home.path().join("a.asl"), text).unwrap();
        let file = player.home.path().join("a.asl").display().to_string();
        player.run(&format!("record {file} --name a")).exits(1);
        player
    }

    fn run(&self, line: &str) -> Ran {
        let home = self.home.path().to_str().unwrap();
        let words = ["asl-replay", "--archive", &self.url, "--home", home].into_iter().chain(line.split(' '));
        run(words.map(str::to_owned))
    }

    fn sql(&self, sql: &str) {
        server::client(&self.url).batch_execute(sql).unwrap();
    }

    fn held(&self) -> Vec<u8> {
        super::open(&self.url).read(&game("a")).unwrap()
    }

    /// Puts a log in the place of the game, by SQL.
    fn put(&self, bytes: &[u8]) {
        let log = Log::read(bytes);
        let (records, blocks) = (log.tip().records, log.verification().blocks);
        let number = |n| i64::try_from(n).unwrap();
        let head = log.tip().head.as_bytes().to_vec();
        let mut client = server::client(&self.url);
        let sql = "UPDATE games SET records = $1, blocks = $2, head = $3";
        client.execute(sql, &[&number(records), &number(blocks), &head]).unwrap();
        client.execute("DELETE FROM runs", &[]).unwrap();
        client.execute("INSERT INTO runs VALUES ('a', 0, $1)", &[&bytes]).unwrap();
    }
}

/// A log's first records.
fn first(bytes: &[u8], records: usize) -> Vec<u8> {
    log_of(Log::read(bytes).records().take(records).map(|record| record.payload))
}

#[test]
fn an_older_head_is_told_to_who_has_seen_a_newer_one() {
    let player = Player::new();
    let all = player.held();
    player.put(&first(&all, 10));
    let told =
        player.run("verify a").exits(2).says("not what was acknowledged before").says("the tail is missing");
    assert!(!told.text.contains("intact"), "{}", told.text);
    player.run("log a").exits(2);
    // Somebody who has seen nothing of it cannot know.
    let newcomer = Player { home: tempfile::tempdir().unwrap(), url: player.url.clone() };
    newcomer.run("verify a").exits(0).says("intact: 10 records");
    player.put(&all);
    player.run("verify a").exits(0).says("intact");
    newcomer.run("verify a").exits(0);
}

#[test]
fn a_game_that_is_taken_away_is_told() {
    let player = Player::new();
    player.sql("DELETE FROM runs; DELETE FROM games");
    player.run("verify a").exits(2).says("not what was acknowledged before");
    player.run("games").says("a");
}

/// As long as the one that was seen, or longer.
#[test]
fn another_past_is_told() {
    let player = Player::new();
    let all = player.held();
    let mut payloads: Vec<Vec<u8>> =
        Log::read(&all).records().map(|record| record.payload.to_vec()).collect();
    let last = payloads.len() - 1;
    payloads.swap(last, last - 1);
    for more in 0..2 {
        let other = log_of(payloads.iter().map(Vec::as_slice).chain((0..more).map(|_| &b"more"[..])));
        player.put(&other);
        let told = player.run("verify a").exits(2).says("another past");
        assert!(!told.text.contains("intact"), "{}", told.text);
    }
}

/// What others appended meanwhile is no other past.
#[test]
fn a_game_that_went_on_is_believed() {
    let player = Player::new();
    let all = player.held();
    player.put(&first(&all, 10));
    let newcomer = Player { home: tempfile::tempdir().unwrap(), url: player.url.clone() };
    newcomer.run("verify a").exits(0).says("intact: 10 records");
    player.put(&all);
    newcomer.run("verify a").exits(0).says("intact");
    newcomer.run("log a").exits(0);
}

#[test]
fn every_change_of_a_row_is_found() {
    let player = Player::new();
    let whole = super::open(&player.url);
    drop(whole.read(&game("a")).unwrap());
    for (says, sql) in [
        ("a byte", "UPDATE runs SET bytes = set_byte(bytes, 300, 1 + get_byte(bytes, 300) % 255)"),
        ("a cut", "UPDATE runs SET bytes = substring(bytes FROM 1 FOR length(bytes) - 7)"),
        ("a count", "UPDATE games SET records = records - 1"),
        ("a head", "UPDATE games SET head = set_byte(head, 3, 1 + get_byte(head, 3) % 255)"),
        ("no run", "DELETE FROM runs"),
        ("a run too many", "INSERT INTO runs SELECT game, first_block + 100000, bytes FROM runs"),
    ] {
        let mut client = server::client(&player.url);
        let bytes: Vec<u8> = client.query_one("SELECT bytes FROM runs", &[]).unwrap().get(0);
        client.batch_execute(sql).unwrap();
        let archive = Archive::open(super::backend(&player.url)).unwrap();
        let why = archive.read(&game("a")).expect_err(says);
        assert!(matches!(why, ReadError::Damaged(_)), "{says}: {why}");
        let newcomer = Player { home: tempfile::tempdir().unwrap(), url: player.url.clone() };
        newcomer.run("verify a").exits(2);
        // A player who has noted the head goes by that note.
        let is_head = sql.starts_with("UPDATE games");
        player.run("verify a").exits(if is_head { 0 } else { 2 });
        player.put(&bytes);
        player.run("verify a").exits(0);
    }
}

/// An anchor that is none, and a name that is none, where the tables' own checks were taken away.
#[test]
fn rows_of_nonsense_are_errors() {
    let player = Player::new();
    player.sql("ALTER TABLE games DROP CONSTRAINT games_head_check; UPDATE games SET head = 'short'");
    player.run("verify a").exits(3).says("cannot read an anchor").says("is none");
    player.sql(
        "ALTER TABLE games DROP CONSTRAINT games_name_check; INSERT INTO games VALUES ('no/game', 0, 0, 'short')",
    );
    player.run("games").exits(3).says("cannot list the games");
    player.sql("ALTER TABLE games DROP CONSTRAINT games_records_check, DROP CONSTRAINT games_check");
    player.sql("ALTER TABLE games ALTER COLUMN records TYPE TEXT");
    player.run("verify a").exits(3);
}

/// A player puts in what no program of ours writes: no row is too large to be looked at, and who reads reads none of it.
#[test]
fn a_game_that_is_stuffed_is_damaged_and_harms_no_other() {
    let player = Player::new();
    let file = player.home.path().join("a.asl").display().to_string();
    player.run(&format!("record {file} --name b")).exits(1);
    let stuff = |first: i64, bytes: i32| {
        let sql = "INSERT INTO runs VALUES ('a', $1, decode(repeat('00', $2), 'hex'))";
        server::client(&player.url).execute(sql, &[&first, &bytes])
    };
    let why = stuff(100_001, 5 << 20).unwrap_err();
    assert!(why.as_db_error().unwrap().message().contains("runs_bytes_check"), "{why}");
    for n in 0..17 {
        stuff(100_001 + n, 4 << 20).unwrap();
    }
    is_refused_alone(&player);
    // One that was put in before there was a check.
    player.sql(
        "DELETE FROM runs WHERE first_block > 100000; ALTER TABLE runs DROP CONSTRAINT runs_bytes_check",
    );
    stuff(100_001, 70 << 20).unwrap();
    is_refused_alone(&player);
    // Rows of nothing.
    player.sql("DELETE FROM runs WHERE first_block > 100000");
    player.sql("INSERT INTO runs SELECT 'a', n, '' FROM generate_series(100001, 1200000) AS n");
    is_refused_alone(&player);
}

fn is_refused_alone(player: &Player) {
    player.run("verify a").exits(2).says("a is BROKEN in the archive").says("more than 64 MiB");
    player.run("verify b").exits(0);
    let told = player.run("archive audit --anew").exits(2).says("1 with findings, 1 damaged");
    assert_eq!(told.json["games"][1]["name"], "b");
    player.run("archive audit --share").exits(2).says("1 damaged");
    player.run("archive fsck").exits(2).says("a  engine").says("takes away rows").says("1 at fault");
    player.run("archive list").exits(2).says("BROKEN in the archive");
}

/// Two archives in schemas of one database: what is noted of one says nothing of the other.
#[test]
fn archives_in_two_schemas_are_two() {
    let player = Player::new();
    let in_schema = |schema: &str| Player {
        home: tempfile::tempdir_in(player.home.path()).unwrap(),
        url: format!("{}?options=-csearch_path%3D{schema}", player.url),
    };
    let (cup, mut ladder) = (in_schema("cup"), in_schema("ladder"));
    ladder.home = tempfile::tempdir().unwrap();
    let at = |player: &Player, line: &str| {
        let home = cup.home.path().to_str().unwrap();
        let words =
            ["asl-replay", "--archive", &player.url, "--home", home].into_iter().chain(line.split(' '));
        run(words.map(str::to_owned))
    };
    player.sql("CREATE SCHEMA cup; CREATE SCHEMA ladder");
    let text = include_str!("../../games/crossroads.asl");
    let other = text.replace("Panzers at the crossroads", "Another");
    for (archive, text) in [(&cup, text), (&ladder, other.as_str())] {
        at(archive, "database migrate").exits(0);
        let file = cup.home.path().join("a.asl");
        std::fs::write(&file, text).unwrap();
        at(archive, &format!("record {} --name a", file.display())).exits(1);
    }
    for archive in [&cup, &ladder, &player, &cup] {
        at(archive, "verify a").exits(0).says("intact");
    }
    player.sql("DELETE FROM cup.runs; DELETE FROM cup.games");
    at(&cup, "verify a").exits(2).says("not what was acknowledged before");
    at(&ladder, "verify a").exits(0);
    let notes: Vec<_> = std::fs::read_dir(cup.home.path().join("databases")).unwrap().collect();
    assert_eq!(notes.len(), 3);
}
