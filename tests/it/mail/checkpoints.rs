//! Checkpoints without end: a mail that is full of them leaves the other players room for theirs, and what says nothing
//! new is not kept. Nothing is written that could not be read back.

use super::{IVAN_2, Table, continued, id, identity, key, signed_by};
use crate::store::base64;
use asl_store::checkpoint::{MAX_CHECKPOINTS, origin, sign};
use asl_store::log::{Log, LogWriter};
use asl_store::note::Note;

/// A copy with so many more checkpoints of a player over all of it, each naming the one before.
fn chained(bytes: &[u8], player: &str, more: u64) -> Vec<u8> {
    let (log, who) = (Log::read(bytes), identity(player));
    let first = sign(&log, &origin(&id(bytes)), &who).unwrap();
    let line = first.text().lines().nth(3).unwrap().to_owned();
    let had: u64 = line.split(' ').nth(1).unwrap().parse().unwrap();
    let base = signed_by(bytes, &who);
    let mut last = Log::read(&base).blocks().last().unwrap().leaf();
    // A block's leaf is told by the block alone, behind any log of as many records.
    let records: Vec<u8> = log.blocks().filter(|b| b.is_record()).flat_map(|b| b.bytes().to_vec()).collect();
    let mut writer = LogWriter::after(log.tip());
    for n in 1..more {
        let names = format!("checkpoints {} {}", had + n, base64(last.as_bytes()));
        let note = Note::signed(first.text().replace(&line, &names), &who).unwrap();
        let mut one = LogWriter::after(log.tip());
        one.checkpoint(note.to_string().as_bytes()).unwrap();
        writer.checkpoint(note.to_string().as_bytes()).unwrap();
        last = Log::read(&[&records[..], one.bytes()].concat()).blocks().last().unwrap().leaf();
    }
    [&base[..], writer.bytes()].concat()
}

fn checkpoints(table: &Table, player: &str) -> usize {
    Log::read(&table.game(player)).checkpoints().count()
}

/// Ivan's own word, four thousand times: none of it is new, and none of it is kept.
#[test]
fn a_word_said_again_and_again_is_not_kept() {
    let table = Table::with_game();
    let before = table.game("hans");
    let flood = chained(&table.get("1.aslog"), "ivan", MAX_CHECKPOINTS - 2);
    table.put("flood.aslog", &flood);
    table.run("ivan", "verify @flood.aslog").exits(0);
    table.receive("hans", "flood.aslog").exits(0).says("nothing new, nothing changed");
    assert_eq!(table.game("hans"), before);
    // Nor by who takes the game in anew.
    let fresh = Table::new();
    fresh.put("flood.aslog", &flood);
    fresh.receive("hans", "flood.aslog --new --agree --name bridge").exits(0);
    assert_eq!(checkpoints(&fresh, "hans"), 2, "Ivan's first, and Hans's acceptance");
}

/// The same with an event behind it, whose signature stands on all of them: they cannot be left out, and the mail is
/// not taken.
#[test]
fn a_mail_full_of_checkpoints_is_refused_before_anything_is_written() {
    let table = Table::with_game();
    let before = table.game("hans");
    let flood = chained(&table.get("1.aslog"), "ivan", MAX_CHECKPOINTS - 6);
    table.put("flood.aslog", signed_by(&continued(&flood, "ivan", IVAN_2), &identity("ivan")));
    table.run("ivan", "verify @flood.aslog").exits(0);
    for allowed in ["", " --accept --replace"] {
        let ran = table.receive("hans", &format!("flood.aslog{allowed}")).exits(2);
        ran.says("checkpoints say nothing new, and there is room for 1365").says("nothing was changed");
        assert_eq!(table.game("hans"), before, "{allowed}");
    }
    // The game goes on by an honest copy.
    table.turn("ivan", "note \"sorry\"\n");
    table.sign("ivan", "2.aslog").exits(0);
    table.receive("hans", "2.aslog").exits(0).says("Accepted, and signed by hans.");
    table.run("hans", "verify bridge").exits(0);
}

/// A signature for each of a thousand notes is new each time, and fills the signer's own part of the room alone.
#[test]
fn who_fills_his_part_of_the_room_leaves_the_others_theirs() {
    let table = Table::with_game();
    let mut mail = table.game("hans");
    for n in 0..20 {
        mail = signed_by(&continued(&mail, "ivan", &format!("note \"{n}\"\n")), &identity("ivan"));
    }
    table.put("2.aslog", &mail);
    table.receive("hans", "2.aslog").exits(0).says("Accepted, and signed by hans.");
    assert_eq!(checkpoints(&table, "hans"), 2 + 20 + 1);
    let made = asl_store::checkpoint::Made::of(
        &asl_store::checkpoint::signed(
            &Log::read(&table.game("hans")),
            &origin(&id(&mail)),
            &[key("hans").parse().unwrap(), key("ivan").parse().unwrap()],
        ),
        2,
    );
    assert_eq!(made.most(), MAX_CHECKPOINTS / 3);
    assert!(made.has_room(0) && made.has_room(1) && made.crowded().is_none());
}
