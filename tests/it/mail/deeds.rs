//! What my units do is mine to record: a mail in which the opponent moved them, or rolled for them, is not signed unasked.

use super::{HANS_1, Table};

/// Hans moves Ivan's tank in his own mail.
const HANS_FOR_IVAN: &str =
    "turn 2 russian MPh\nbt7 start 1 MP\nbt7 enter FF3 1 MP\nbt7 stop 1 MP\nbt7 ends\n";

fn moved_for_ivan() -> Table {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.turn("hans", HANS_FOR_IVAN);
    table.sign("hans", "2.aslog").exits(0);
    table
}

#[test]
fn a_mail_that_moves_my_tank_is_not_signed_unasked() {
    let table = moved_for_ivan();
    let before = table.game("ivan");
    let asked = table.receive("ivan", "2.aslog").exits(1);
    let asked =
        asked.says("hans recorded what bt7 does: ivan plays it").says("NOT accepted: 4 rules are broken");
    let asked = asked.says("It records for you, at events 14, 15, 16, 17, what is yours to record.");
    assert_eq!(asked.json["deeds_of_mine"], serde_json::json!([14, 15, 16, 17]));
    let asked = table.receive("ivan", "2.aslog --accept").exits(1);
    asked.says("NOT accepted").says("--agree");
    assert_eq!(table.game("ivan"), before, "a slip may be let be; another's word is not mine");
}

#[test]
fn what_he_asked_for_is_taken_and_waived_by_both() {
    let table = moved_for_ivan();
    table.receive("ivan", "2.aslog --agree").exits(1).says("Accepted although 4 rules are broken");
    table.run("ivan", "audit bridge").exits(1).says("4 broken, 0 undecided, 0 waived");
    (14..18).for_each(|event| _ = table.run("ivan", &format!("waive bridge {event}")).exits(0));
    table.sign("ivan", "3.aslog").exits(0);
    table.receive("hans", "3.aslog").exits(0);
    table.run("hans", "audit bridge").exits(1).says("4 broken");
    (14..18).for_each(|event| _ = table.run("hans", &format!("waive bridge {event}")).exits(0));
    table.sign("hans", "4.aslog").exits(0);
    table.receive("ivan", "4.aslog").exits(0);
    table.run("ivan", "audit bridge").exits(0).says("0 broken, 0 undecided, 4 waived");
}

/// A finding of another kind is let be by another word.
#[test]
fn a_slip_beside_it_asks_for_both_words() {
    let table = Table::with_game();
    table.turn("hans", &HANS_1.replace("enter K4 1 MP", "enter K4 1/2 MP"));
    table.turn("hans", HANS_FOR_IVAN);
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog --agree").exits(1).says("NOT accepted").says("--accept --agree");
    table.receive("ivan", "2.aslog --accept --agree").exits(1).says("Accepted although 5 rules are broken");
}
