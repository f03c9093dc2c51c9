//! A signed game in a folder for a web server: it grows, and is never taken back.

use super::{HANS_1, Table};
use std::collections::BTreeMap;
use std::path::Path;

fn files(folder: &Path, found: &mut BTreeMap<String, Vec<u8>>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.insert(path.display().to_string(), std::fs::read(&path).unwrap());
        }
    }
}

fn published(table: &Table) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    files(&table.path("www"), &mut found);
    let folder = format!("{}/", table.path("www").display());
    found.into_iter().map(|(path, bytes)| (path.replace(&folder, ""), bytes)).collect()
}

#[test]
fn what_is_signed_is_published_and_grows() {
    let table = Table::with_game();
    table
        .run("hans", "export bridge --tiles @www")
        .exits(0)
        .says("8 signed events")
        .says("signed by hans, ivan");
    let first = published(&table);
    assert_eq!(first.keys().collect::<Vec<_>>(), ["checkpoint", "tile/0/000.p/8", "tile/entries/000.p/8"]);
    let checkpoint = String::from_utf8(first["checkpoint"].clone()).unwrap();
    assert!(checkpoint.starts_with("asl-replay/the-bridge-") && checkpoint.contains("\n8\n"), "{checkpoint}");
    // What is not signed is not published.
    table.turn("hans", HANS_1);
    let again = table
        .run("hans", "export bridge --tiles @www")
        .exits(0)
        .says("8 signed events")
        .says("0 files written");
    assert_eq!(again.json["written"], 0);
    table.sign("hans", "2.aslog").exits(0);
    table.run("hans", "export bridge --tiles @www").exits(0).says("13 signed events").says("3 files written");
    let second = published(&table);
    assert_eq!(second["tile/0/000.p/8"][..], second["tile/0/000.p/13"][..8 * 32]);
    assert!(
        second.values().all(|bytes| !bytes.windows(3).any(|window| window == b"bt7")),
        "no word of the game"
    );
}

#[test]
fn what_is_published_is_never_taken_back() {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    table.run("hans", "export bridge --tiles @www").exits(0);
    let stands = published(&table);
    table
        .run("ivan", "export bridge --tiles @www")
        .exits(2)
        .says("speaks of 13 events, and of this copy 8 events are signed");
    // Ivan goes on otherwise, and signs as many and more.
    table.turn("ivan", &HANS_1.replace("pz4", "bt7").replace("K4", "FF3").repeat(2));
    table.sign("ivan", "other.aslog").exits(0);
    table
        .run("ivan", "export bridge --tiles @www")
        .exits(2)
        .says("are not the first of this copy: the copies part");
    assert_eq!(published(&table), stands);
}

#[test]
fn nothing_else_is_written_over() {
    let table = Table::with_game();
    table.run("hans", "export @bridge.asl --tiles @www").exits(3).says("is no hashed log");
    table.put("file", "a file");
    table.run("hans", "export bridge --tiles @file").exits(3).says("is no folder");
    std::fs::create_dir(table.path("www")).unwrap();
    table.put("www/checkpoint", "something else\n");
    table.run("hans", "export bridge --tiles @www").exits(3).says("name another folder");
    let kit = concat!(env!("CARGO_MANIFEST_DIR"), "/kit");
    std::fs::copy(format!("{kit}/good-signed.aslog"), table.path("kit.aslog")).unwrap();
    std::fs::copy(format!("{kit}/good.aslog"), table.path("unsigned.aslog")).unwrap();
    table.run("hans", "export @kit.aslog --tiles @kit").exits(0).says("9 signed events");
    table.run("hans", "export bridge --tiles @kit").exits(3).says("is of another game");
    table.run("hans", "export @unsigned.aslog --tiles @none").exits(3).says("nobody has signed");
    table.run("hans", "export bridge --tiles @www2 --format csv").exits(3);
}
