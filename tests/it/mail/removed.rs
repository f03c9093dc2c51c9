//! `games rename` and `games remove`: nothing is lost that was not said to be.

use super::{HANS_1, SCENARIO, Table};
use crate::support::behind::raw;
use std::fs;
use std::path::Path;

fn held(table: &Table, who: &str, game: &str) -> Option<Vec<u8>> {
    let place = asl_replay::home::Place { home: Some(table.path(who)), ..Default::default() };
    place.archived(Path::new(game)).ok()
}

#[test]
fn a_game_is_renamed_and_goes_on() {
    let table = Table::with_game();
    let before = table.game("hans");
    table
        .run("hans", "games rename bridge bridge-25")
        .exits(0)
        .says("bridge is called bridge-25 now: 8 events");
    assert_eq!((held(&table, "hans", "bridge"), held(&table, "hans", "bridge-25")), (None, Some(before)));
    table.run("hans", "games").exits(0).says("bridge-25").hides("bridge  ");
    // Mails find it by its record 0.
    table.turn("ivan", "turn 1 russian DFPh\n");
    table.sign("ivan", "2.aslog").exits(0);
    table.receive("hans", "2.aslog").exits(0).says("game bridge-25");
    table.run("hans", "verify bridge-25").exits(0);
}

#[test]
fn a_name_that_is_taken_or_none_is_refused() {
    let table = Table::with_game();
    table.put("other.asl", SCENARIO);
    table.run("hans", "record @other.asl --name other").exits(0);
    let before = table.game("hans");
    table
        .run("hans", "games rename bridge other")
        .exits(3)
        .says("there is a game other already, and it is another");
    table.run("hans", "games rename bridge bridge").exits(3).says("is called so already");
    table.run("hans", "games rename bridge a/b").exits(3).says("cannot be the name of a game");
    table.run("hans", "games rename nothing new").exits(3).says("no game of that name in the archive");
    assert_eq!(table.game("hans"), before);
}

/// Killed between the new name and the end of the old one: both are there, and the same again completes it.
#[test]
fn a_rename_that_was_killed_is_completed() {
    let table = Table::with_game();
    let before = table.game("hans");
    {
        let backend = asl_store::backend::SledBackend::open(&table.path("hans/archive")).unwrap();
        let archive = asl_store::archive::Archive::open(backend).unwrap();
        let _copied = archive.extend(&"bridge-25".parse().unwrap(), &[], &before).unwrap();
    }
    table.run("hans", "games rename bridge bridge-25").exits(0);
    assert_eq!((held(&table, "hans", "bridge"), held(&table, "hans", "bridge-25")), (None, Some(before)));
}

#[test]
fn a_game_is_removed_into_a_file_and_comes_back() {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    let before = table.game("hans");
    let refused = table.run("hans", "games remove bridge").exits(3);
    let refused = refused.says("all of bridge would be lost: 13 events, 5 events of yours that no mail has");
    refused.says("-o bridge.aslog").says("--force").says("Nothing was removed");
    table.put("taken", "something else");
    table.run("hans", "games remove bridge -o @taken").exits(3).says("nothing was removed");
    table.run("hans", "games remove bridge -o @nowhere/b.aslog").exits(3).says("there is no folder");
    table.run("hans", "games remove bridge -o @b.aslog --force").exits(3);
    assert_eq!(table.game("hans"), before);
    // Killed behind the file: it stands there already.
    table.put("b.aslog", &before);
    let removed = table.run("hans", "games remove bridge -o @b.aslog").exits(0);
    let removed = removed.says("bridge is removed from the archive: all its 13 events are in @b.aslog");
    assert_eq!(removed.json["unsigned"], 5);
    assert_eq!(table.get("b.aslog"), before);
    table.run("hans", "games").exits(0).says("no game lies in");
    table.run("hans", "games remove bridge -o @b.aslog").exits(3).says("no game of that name");
    // The name is free, and the game comes back whole.
    table
        .run("hans", "receive @b.aslog --new --agree --name bridge --look")
        .exits(2)
        .says("you have not signed it");
    table.receive("hans", "1.aslog --new --agree --name bridge").exits(0);
}

#[test]
fn what_goes_for_good_is_told_and_what_is_secret_stays() {
    let table = Table::with_game();
    let seal = "seal bridge plan hold --passphrase-file @passphrase";
    table.run("hans", seal).exits(0);
    let secrets = || fs::read_dir(table.path("hans/secrets")).unwrap().count();
    assert_eq!(secrets(), 1);
    let removed = table
        .run("hans", "games remove bridge --force")
        .exits(0)
        .says("bridge is removed for good: 9 events");
    let removed = removed.says("1 event of yours had never been signed, so nobody else has them.");
    removed.says("1 sealed secret of it and what you answered stay at home");
    assert_eq!((secrets(), held(&table, "hans", "bridge")), (1, None));
    // The game comes back from Ivan, and the same words are taken up.
    table.receive("hans", "1.aslog --new --agree --name bridge").exits(0);
    table.run("hans", seal).exits(0);
    table.run("hans", "reveal bridge plan --passphrase-file @passphrase").exits(0);
}

/// A damaged game keeps its name, and can go: into a file as it is, or for good.
#[test]
fn a_damaged_game_can_go() {
    let table = Table::with_game();
    let archive = table.path("hans/archive");
    {
        let db = raw(&archive);
        let key = db.scan_prefix(b"rbridge\0").last().unwrap().unwrap().0;
        let mut bytes = db.get(&key).unwrap().unwrap().to_vec();
        let middle = bytes.len() / 2;
        bytes[middle] ^= 1;
        db.insert(key, bytes).unwrap();
        db.flush().unwrap();
    }
    table.run("hans", "games").exits(2).says("bridge");
    table.run("hans", "games rename bridge new").exits(2).says("bridge is damaged");
    let was = held(&table, "hans", "bridge").unwrap();
    table.run("hans", "games remove bridge -o @spoilt.aslog").exits(0).says("@spoilt.aslog");
    assert_eq!((table.get("spoilt.aslog"), held(&table, "hans", "bridge")), (was, None));
    table.receive("hans", "1.aslog --new --agree --name bridge").exits(0);
}
