//! A club's log of heads: it grows by heads that go on from those before, and holds every copy against them.

#[cfg(feature = "desk")]
use super::witnessed::StandIn;
use super::{HANS_1, Table, key};

const ADD: &str = "club add @club --as dora --passphrase-file @passphrase";

/// Hans's game of 8 events, signed by both; Dora keeps the club's log.
fn begun() -> Table {
    let table = Table::with_game();
    table.run("hans", "sign bridge -o @1.aslog --passphrase-file @passphrase").exits(0);
    table
        .run("dora", &format!("{ADD} @1.aslog --name season-26"))
        .exits(0)
        .says("asl-replay-club/season-26: 1 head");
    table
}

fn files(table: &Table) -> Vec<Vec<u8>> {
    ["checkpoint", "tile/entries/000.p/1", "tile/0/000.p/1"]
        .map(|name| table.get(&format!("club/{name}")))
        .to_vec()
}

#[test]
fn heads_of_games_are_one_log() {
    let table = begun();
    let kit = concat!(env!("CARGO_MANIFEST_DIR"), "/kit/good-signed.aslog");
    let added =
        table.run("dora", &format!("{ADD} {kit} @1.aslog")).exits(0).says("2 heads").says("at 9 events");
    assert_eq!(
        (added.json["added"].as_array().unwrap().len(), &added.json["held"][0]["events"]),
        (1, &8.into())
    );
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    table.run("dora", &format!("{ADD} @2.aslog")).exits(0).says("3 heads").says("at 13 events");
    // Nothing new is no new checkpoint.
    let before = table.get("club/checkpoint");
    table.run("dora", &format!("{ADD} @2.aslog")).exits(0).says("3 heads");
    assert_eq!(table.get("club/checkpoint"), before);
    let verify = format!("club verify @club @2.aslog {kit} --key {}", key("dora"));
    table.run("ivan", &verify).exits(0).says("holds asl-replay/the-bridge-").says("at 13 events");
    table
        .run("ivan", &format!("club verify @club --key {}", key("hans")))
        .exits(2)
        .says("hans has not signed it");
}

#[test]
fn a_copy_that_is_held_back_or_another_shows() {
    let table = begun();
    let older = table.get("1.aslog");
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    table.run("dora", &format!("{ADD} @2.aslog")).exits(0);
    table.put("older.aslog", older);
    table
        .run("ivan", "club verify @club @older.aslog")
        .exits(2)
        .says("a head of 13 events")
        .says("of which 8 are signed");
    table.run("dora", &format!("{ADD} @older.aslog")).exits(2).says("a head of 13 events");
    table.turn("ivan", &HANS_1.replace("pz4", "bt7").replace("K4", "FF3").repeat(2));
    table.sign("ivan", "other.aslog").exits(0);
    table.run("ivan", "club verify @club @other.aslog").exits(2).says("somebody signed another past");
    table.run("dora", &format!("{ADD} @other.aslog")).exits(2).says("somebody signed another past");
    let kit = concat!(env!("CARGO_MANIFEST_DIR"), "/kit/good-signed.aslog");
    table.run("ivan", &format!("club verify @club {kit}")).exits(2).says("no head of it is in");
}

/// Heads that are named in one command are held against each other as in several.
#[test]
fn an_older_head_beside_a_newer_one_is_refused_and_nothing_is_added() {
    let table = begun();
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    let stands = files(&table);
    let both = table.run("dora", &format!("{ADD} @2.aslog @1.aslog"));
    both.exits(2).says("a head of 13 events").says("of which 8 are signed");
    assert_eq!(files(&table), stands);
    table
        .run("dora", "club add @new @2.aslog @1.aslog --name new --as dora --passphrase-file @passphrase")
        .exits(2);
    table.run("dora", "club verify @new").exits(3).says("holds no club's log");
    table.run("dora", &format!("{ADD} @1.aslog @2.aslog")).exits(0).says("2 heads");
}

#[test]
fn a_log_that_was_changed_is_not_gone_on_with() {
    let table = begun();
    let stands = files(&table);
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    let entry = table.get("club/tile/entries/000.p/1");
    let at = entry.len() - 20;
    let mut bent = entry.clone();
    bent[at] = if bent[at] == b'A' { b'B' } else { b'A' };
    table.put("club/tile/entries/000.p/1", &bent);
    table.run("ivan", "club verify @club").exits(2).says("are not those that were signed");
    table.run("dora", &format!("{ADD} @2.aslog")).exits(2);
    table.put("club/tile/entries/000.p/1", &entry[..at]);
    table.run("ivan", "club verify @club").exits(2).says("is damaged");
    table.put("club/tile/entries/000.p/1", &entry);
    // Another key, another name, no name.
    table
        .run("hans", &ADD.replace("dora", "hans").replacen("--as", "@2.aslog --as", 1))
        .exits(2)
        .says("hans has not signed it");
    table
        .run("dora", &format!("{ADD} @2.aslog --name other"))
        .exits(3)
        .says("is the log asl-replay-club/season-26");
    table
        .run("dora", "club add @new @2.aslog --as dora --passphrase-file @passphrase")
        .exits(3)
        .says("--name begins one");
    table.run("dora", "club verify @new").exits(3).says("holds no club's log");
    assert_eq!(files(&table), stands);
}

#[cfg(feature = "desk")]
#[test]
fn one_witness_sees_a_season() {
    let table = begun();
    let witness = StandIn::of(&table);
    witness.knows("asl-replay-club/season-26", "dora");
    let ask = format!("club witness {} @club --key {}", witness.url(), witness.key());
    let verify = format!("club verify @club --key {} {}", key("dora"), witness.required());
    table.run("ivan", &verify).exits(2).says("has not seen it");
    table.run("dora", &ask).exits(0).says("has cosigned all of it");
    table.run("ivan", &verify).exits(0);
    let kit = concat!(env!("CARGO_MANIFEST_DIR"), "/kit/good-signed.aslog");
    table.run("dora", &format!("{ADD} {kit}")).exits(0);
    table.run("ivan", &verify).exits(2).says("has not seen it");
    table.run("dora", &ask).exits(0);
    table.run("ivan", &verify).exits(0);
    assert_eq!(witness.answered(), [200, 409, 200]);
}
