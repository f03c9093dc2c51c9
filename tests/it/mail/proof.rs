//! A lone proof, held against a copy: it holds, or the player is told why it does not.

use super::{HANS_1, Table, identity, key};
use asl_store::note::Note;

/// Ivan's game of 13 events, signed by both, and two proofs of it.
fn table() -> Table {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog").exits(0);
    table.run("ivan", "prove bridge --event 6 -o @event").exits(0);
    table.run("ivan", "prove bridge --since 8 -o @since").exits(0);
    table
}

#[test]
fn a_proof_is_held_against_a_copy() {
    let table = table();
    let holds = table.run("hans", "prove bridge --check @event").exits(0);
    let holds =
        holds.says("event 6 stands among the 13 signed events, signed by hans, ivan: the proof holds");
    assert_eq!(holds.json["signed_by"][1], "ivan");
    table
        .run("hans", "prove @1.aslog --check @since")
        .exits(0)
        .says("the 13 signed events begin with the first 8");
    // A shorter copy will do, when it has the event.
    table.run("hans", "prove @1.aslog --check @event").exits(0);
    table.put("event", text(&table, "event").replacen("index 6", "index 60", 1));
    table.run("hans", "prove bridge --check @event").exits(3).says("there is no event 60");
}

fn text(table: &Table, file: &str) -> String {
    String::from_utf8(table.get(file)).unwrap()
}

#[test]
fn a_false_proof_does_not_hold() {
    let table = table();
    let (event, since) = (text(&table, "event"), text(&table, "since"));
    let (head, note) = event.split_once("\n\n").unwrap();
    let stranger = Note::signed(Note::read(note.as_bytes()).unwrap().text().to_owned(), &identity("dora"));
    let stranger = format!("{head}\n\n{}", stranger.unwrap());
    let (good, at) = (event.clone(), event.trim_end().len() - 10);
    let other = if &good[at..=at] == "A" { "B" } else { "A" };
    let spoilt = format!("{}{other}{}", &good[..at], &good[at + 1..]);
    for (proof, exit, says) in [
        (event.replacen("index 6", "index 5", 1), 2, "does NOT hold"),
        (since.replacen("old 8", "old 7", 1), 2, "does NOT hold"),
        (stranger, 2, "no player of this game signed it"),
        (spoilt, 2, "is FALSE"),
        ("proof\n".to_owned(), 3, "this is no proof"),
    ] {
        table.put("proof", proof);
        table.run("hans", "prove bridge --check @proof").exits(exit).says(says);
    }
    // The same players and events in another game.
    table.run("ivan", &format!("new @bridge.asl --name again --key hans={}", key("hans"))).exits(0);
    table.run("ivan", "sign again -o @again.aslog --passphrase-file @passphrase").exits(0);
    table.run("ivan", "prove bridge --since 0 -o @empty").exits(0);
    table
        .run("ivan", "prove @again.aslog --check @empty")
        .exits(2)
        .says("it is about another game, asl-replay/the-bridge-");
    table.run("ivan", "prove bridge --check @empty -o @x").exits(3);
}
