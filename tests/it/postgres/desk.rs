//! A club's desk: two players and a director, one database, and the commands that they know.

use super::server;
use crate::cli::schema::{obeys, schema};
use crate::cli::{Ran, run};
use crate::mail::{SCENARIO, Table, key};
use asl_replay_desk::postgres::ROLES;

fn at(table: &Table, url: &str, who: &str, line: &str) -> Ran {
    // A word with `@` is a file of the table.
    let url = url.replace("postgres@", "") + "?user=postgres";
    table.run(who, &format!("--archive {url} {line}"))
}

#[test]
fn the_tables_are_made_and_told() {
    let url = server::shared().database();
    let ask = |line: &str| {
        let words = format!("asl-replay --archive {url} {line}");
        run(words.split(' ').map(str::to_owned))
    };
    ask("games").exits(3).says("holds no archive yet");
    for says in ["an archive was made, of version 4", "is up to date, version 4"] {
        let made = ask("database migrate").exits(0).says(says);
        obeys(&made.json, &schema("database"), &schema("database"), "");
    }
    let roles = ask("database roles").exits(0);
    assert_eq!(roles.text, ROLES);
    obeys(&roles.json, &schema("database"), &schema("database"), "");
    ask("games").exits(0);
    run("asl-replay database migrate".split(' ').map(str::to_owned)).exits(3).says("--archive postgres://");
}

/// A game that both keep at the club: who signs, and who receives what the other mailed, is asked nothing new.
#[test]
fn two_players_share_an_archive() {
    let (table, url) = (Table::new(), server::archive());
    table.put("bridge.asl", SCENARIO);
    table.put("turn.asl", "turn 1 russian MPh\nbt7 start 1 MP\nbt7 stop 1 MP\nbt7 ends\n");
    let signing = "--passphrase-file @passphrase";
    at(&table, &url, "ivan", &format!("new @bridge.asl --key hans={}", key("hans"))).exits(0);
    at(&table, &url, "ivan", "record @turn.asl --to bridge").exits(0);
    at(&table, &url, "ivan", &format!("sign bridge -o @1.aslog {signing}")).exits(0);
    at(&table, &url, "hans", "games").exits(0).says("bridge");
    at(&table, &url, "hans", "verify bridge").exits(0).says("intact");
    at(&table, &url, "hans", &format!("receive @1.aslog {signing}")).exits(0);
    at(&table, &url, "hans", "verify bridge --require-signed").exits(0);
    // One who was not at the desk gets the game by mail as ever.
    table.run("dora", "games").exits(0).hides("bridge");
    // Nothing of the game lies at home, but the head that was acknowledged.
    assert!(!table.path("hans/archive").exists());
    assert!(table.path("hans/databases").exists());
}
