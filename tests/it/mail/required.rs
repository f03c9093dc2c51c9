//! Signatures that are asked for, and signatures that are gone.

use super::{HANS_1, IVAN_2, Table, continued};
use asl_store::block::Kind;
use asl_store::log::Log;

/// Hans has played, and signed `2.aslog`.
fn signed() -> Table {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    table
}

/// The log without its last checkpoints, so many of them.
fn without_checkpoints(bytes: &[u8], last: usize) -> Vec<u8> {
    let log = Log::read(bytes);
    let all = log.blocks().filter(|block| block.kind() == Some(Kind::Checkpoint)).count();
    let (mut left, mut seen) = (Vec::new(), 0);
    for block in log.blocks() {
        seen += usize::from(block.kind() == Some(Kind::Checkpoint));
        if block.is_record() || seen + last <= all {
            left.extend_from_slice(block.bytes());
        }
    }
    left
}

#[test]
fn every_event_is_signed_by_its_author_when_that_is_asked() {
    let table = signed();
    for command in ["verify", "audit"] {
        table.run("dora", &format!("{command} @2.aslog --require-signed")).exits(0).hides("NOT signed");
    }
    table.put("3.aslog", continued(&table.get("2.aslog"), "hans", "turn 1 german AFPh\n"));
    for command in ["verify", "audit"] {
        table.run("dora", &format!("{command} @3.aslog")).exits(0);
        let ran = table.run("dora", &format!("{command} @3.aslog --require-signed")).exits(2);
        let ran = ran.says("event 13 is recorded by hans and NOT signed by hans");
        assert_eq!(ran.json["unsigned"]["event"], 13);
    }
    // `receive` takes no other, asked or not.
    for asked in ["", " --require-signed"] {
        let ran = table.receive("ivan", &format!("3.aslog{asked}")).exits(2);
        ran.says("event 13 is recorded by hans and NOT signed by hans");
    }
    // Ivan's signature under Hans's event is not that of Hans.
    table.receive("ivan", "2.aslog --require-signed").exits(0);
}

#[test]
fn what_bears_no_signature_is_not_signed() {
    let table = signed();
    table.run("dora", "verify @bridge.asl").exits(0);
    table.run("dora", "verify @bridge.asl --require-signed").exits(2).says("who has no key in record 0");
    table.run("dora", "record @bridge.asl -o @keyless.aslog").exits(0);
    table.run("dora", "verify @keyless.aslog --require-signed").exits(2).says("event 0 is recorded by");
    table.put("bare.aslog", without_checkpoints(&table.get("1.aslog"), 9));
    table.run("dora", "audit @bare.aslog").exits(0);
    table
        .run("dora", "audit @bare.aslog --require-signed")
        .exits(2)
        .says("NOT signed by ivan")
        .says("not all signed");
}

/// Hans's own turn was signed in the older copy, and is not in the newer.
#[test]
fn a_signature_that_was_taken_out_is_told() {
    let table = signed();
    let bare = without_checkpoints(&table.get("2.aslog"), 1);
    table.put("newer.aslog", continued(&bare, "hans", "turn 1 german AFPh\n"));
    let ran = table.run("ivan", "verify @newer.aslog --continues @2.aslog").exits(2);
    let ran = ran
        .says("A signature is GONE: hans has signed events 8 to 12 in @2.aslog, and not in the other copy");
    assert_eq!(ran.json["continues"]["gone"][0]["own"], 8);
    let ran = table.run("ivan", "bundle @2.aslog --against @newer.aslog -o @gone.json").exits(0);
    ran.says("about event 8").says("A signature is GONE");
    let ran = table
        .run("dora", "verify @gone.json")
        .exits(2)
        .says("A signature is GONE: hans has signed events 8 to 12");
    assert_eq!(ran.json["dispute"]["gone"][0]["player"], "hans");
    // Nothing is gone from a copy that goes on.
    table.receive("ivan", "2.aslog").exits(0);
    table.turn("ivan", IVAN_2);
    table.sign("ivan", "3.aslog").exits(0);
    table.run("hans", "verify @3.aslog --continues @2.aslog").exits(0).hides("signed events");
}

/// Ivan accepted Hans's turn, and Hans went on before that mail came: nobody took anything out.
#[test]
fn a_signature_that_crossed_in_the_mail_is_told_and_no_fault() {
    let table = signed();
    table.receive("ivan", "2.aslog").exits(0);
    table.sign("ivan", "3.aslog").exits(0);
    table.turn("hans", "turn 1 german AFPh\n");
    table.sign("hans", "4.aslog").exits(0);
    let ran = table.run("ivan", "verify @4.aslog --continues @3.aslog").exits(0);
    ran.says("ivan has signed events 8 to 12 in @3.aslog").says("may have crossed").hides("GONE");
}

/// Anybody who has a copy can put an event into it.
#[test]
fn a_dispute_about_what_its_author_has_not_signed_is_not_genuine() {
    let table = signed();
    table.put("forged.aslog", continued(&table.get("2.aslog"), "hans", "turn 1 german AFPh\n"));
    let ran = table.run("ivan", "bundle @forged.aslog --events 12,13 -o @forged.json").exits(0);
    ran.says("event 13 is not signed by its author").hides("event 12 is not signed");
    table
        .run("dora", "verify @forged.json")
        .exits(2)
        .says("it is NOT GENUINE: event 13 is said to be recorded by hans, and is not signed by hans")
        .hides("NOT GENUINE: event 12");
    table.run("ivan", "bundle @forged.aslog --events 12 -o @true.json").exits(0);
    table.run("dora", "verify @true.json").exits(2).says("NO DISPUTE").hides("NOT GENUINE");
}
