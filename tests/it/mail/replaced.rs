//! A copy that parted by mistake gives way to the trusted one, is kept, and nothing else is lost with it.

use super::attacks::ivan;
use super::{HANS_1, Table, continued, rewritten, signed_by};
use asl_store::log::Log;

const AFPH: &str = "turn 1 russian AFPh\nnote \"no fire\"\n";

/// Hans recorded a turn that he should not have; meanwhile Ivan went on: `2.aslog`.
fn parted() -> Table {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.turn("ivan", AFPH);
    table.sign("ivan", "2.aslog").exits(0);
    table.receive("hans", "2.aslog").exits(2).says("part at event 8").says("--replace");
    table
}

#[test]
fn the_trusted_file_takes_the_place_of_my_copy_which_is_kept() {
    let table = parted();
    let mine = table.game("hans");
    let looked = table.run("hans", "receive @2.aslog --replace --look").exits(0);
    looked
        .says("of which 5 events from event 8 on are not in it")
        .says("would be kept in the archive as bridge.parted-1");
    assert_eq!(table.game("hans"), mine);
    table.run("hans", "log bridge.parted-1").exits(3);

    let ran = table.receive("hans", "2.aslog --replace").exits(0);
    let ran = ran
        .says("is kept in the archive as bridge.parted-1")
        .says("Accepted, and signed by hans.")
        .hides("two pasts");
    assert_eq!(ran.json["replaced"]["kept_as"], "bridge.parted-1");
    let now = table.game("hans");
    assert_eq!(Log::read(&now).tip(), Log::read(&table.get("2.aslog")).tip());
    table.run("hans", "verify bridge").exits(0);
    table.run("hans", "log bridge.parted-1").exits(0).says("pz4 enter K4 1 MP");
    table.run("hans", "diff bridge bridge.parted-1").exits(2).says("part at event 8");
    table.run("hans", "export bridge.parted-1").exits(0);

    // What Hans had signed before he parted is still signed by him, and his mail is taken.
    let signed: Vec<u64> = Log::read(&now).checkpoints().map(|checkpoint| checkpoint.records).collect();
    assert_eq!(signed, [8, 8, 10, 10]);
    table.turn("hans", "turn 1 german MPh\n");
    table.sign("hans", "3.aslog").exits(0);
    table.receive("ivan", "3.aslog").exits(0);
    table.receive("hans", "3.aslog").exits(0).says("nothing new");
}

#[test]
fn every_copy_put_aside_has_a_name_of_its_own() {
    let table = parted();
    table.receive("hans", "2.aslog --replace").exits(0);
    table.turn("hans", HANS_1);
    table.turn("ivan", "note \"again\"\n");
    table.sign("ivan", "3.aslog").exits(0);
    let ran = table.receive("hans", "3.aslog --replace").exits(0);
    ran.says("is kept in the archive as bridge.parted-2");
    for (name, events) in [("bridge.parted-1", 13), ("bridge.parted-2", 15), ("bridge", 11)] {
        let log = table.run("hans", &format!("log {name}")).exits(0);
        assert_eq!(log.json["events"].as_array().unwrap().len(), events, "{name}");
    }
    // A mail is never about a copy that was put aside, unless it is named.
    table.turn("ivan", "note \"and again\"\n");
    table.sign("ivan", "4.aslog").exits(0);
    table.receive("hans", "4.aslog").exits(0).says("game bridge ");
    table.receive("hans", "4.aslog --name bridge.parted-1").exits(2).says("part at event 8");
}

/// A turn that was recorded and never mailed goes; one that was signed goes with a warning.
#[test]
fn a_turn_of_mine_goes_back() {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.receive("hans", "1.aslog").exits(2).says("OLDER");
    let ran = table.receive("hans", "1.aslog --replace").exits(0);
    ran.says("of which 5 events from event 8 on are not in it").hides("two pasts").says("No new event.");
    let now = table.game("hans");
    assert_eq!(Log::read(&now).tip().records, 8);
    assert_eq!(Log::read(&now).checkpoints().count(), 2, "his own signature stays");
    table.turn("hans", &HANS_1.replace("K4", "J4"));
    table.sign("hans", "2.aslog").exits(0);
    let ran = table.receive("hans", "1.aslog --replace").exits(0);
    let ran = ran.says("You signed some of them: whoever has that mail can show that you signed two pasts.");
    assert_eq!(ran.json["replaced"]["signed"], true);
}

#[test]
fn nothing_is_replaced_without_need() {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    let ran = table.receive("ivan", "2.aslog --replace").exits(0);
    assert!(ran.json["replaced"].is_null());
    table.run("ivan", "log bridge.parted-1").exits(3);
    table.receive("ivan", "2.aslog --replace").exits(0).says("nothing new");
}

/// What may not come in may not come in by this door either.
#[test]
fn the_file_is_checked_as_any_other() {
    let table = parted();
    let before = table.game("hans");
    let other = |lines: &str| continued(&table.get("1.aslog"), "ivan", lines);
    let late = |payloads: &mut Vec<Vec<u8>>| payloads[3].truncate(3);
    let attacks = [
        ("unsigned", other("turn 1 russian AFPh\n"), 2, "NOT signed by ivan"),
        (
            "another's words",
            signed_by(&continued(&table.get("2.aslog"), "hans", "turn 1 german MPh\n"), &ivan()),
            2,
            "you have not signed it",
        ),
        ("damaged", table.get("2.aslog")[..900].to_vec(), 2, "nothing was changed"),
        ("no game", rewritten(&table.get("2.aslog"), late), 2, "nothing was changed"),
        (
            "broken rules",
            signed_by(
                &other("turn 2 russian MPh\nbt7 start 1 MP\nbt7 enter FF3 1/2 MP\nbt7 stop 1 MP\nbt7 ends\n"),
                &ivan(),
            ),
            1,
            "nothing was changed",
        ),
    ];
    for (name, mail, exit, says) in attacks {
        table.put("mail.aslog", mail);
        let ran = table.receive("hans", "mail.aslog --replace");
        assert_eq!(ran.exit, exit, "{name}: {}", ran.text);
        assert!(ran.text.contains(says), "{name}: {}", ran.text);
        assert_eq!(table.game("hans"), before, "{name}");
        table.run("hans", "log bridge.parted-1").exits(3);
    }
    // Another game is no copy of this one, and none is new.
    table.run("ivan", &format!("new @bridge.asl --name again --key hans={}", super::key("hans"))).exits(0);
    table.run("ivan", "sign again -o @again.aslog --passphrase-file @passphrase").exits(0);
    table.receive("hans", "again.aslog --replace").exits(3).says("a game that you do not have");
    table.receive("hans", "again.aslog --replace --name bridge").exits(2).says("it is no copy of it");
    table.receive("hans", "again.aslog --replace --new").exits(3);
    assert_eq!(table.game("hans"), before);
}

/// Signatures that contradict each other over the same events: one copy has to give way.
#[test]
fn contradicting_signatures_are_settled_by_who_is_trusted() {
    let table = Table::with_game();
    let twice = signed_by(&rewritten(&continued(&table.get("1.aslog"), "ivan", AFPH), |_| {}), &ivan());
    table.put("mail.aslog", twice);
    let ran = table.receive("hans", "mail.aslog").exits(2);
    ran.says("leaves out or contradicts a signature that you have").says("ivan signed it as if");
    let verified = table.run("hans", "verify @mail.aslog --continues bridge").exits(2);
    verified.says("its signatures CONTRADICT those of bridge").says("ivan signed it as if");
    table.run("hans", "verify @mail.aslog --continues @mail.aslog").exits(0).hides("CONTRADICT");
    table.run("hans", "bundle bridge --against @mail.aslog -o @twice.json").exits(0).says("about event 7");
    let told = table.run("dora", "verify @twice.json").exits(2);
    told.says("CONTRADICT each other").says("ivan signed it as if").hides("part at");
    let ran = table.receive("hans", "mail.aslog --replace").exits(0);
    ran.says("0 events from event 8 on are not in it").says("bridge.parted-1");
    table.run("hans", "verify bridge").exits(0);
    table.run("hans", "verify bridge.parted-1").exits(0);
}
