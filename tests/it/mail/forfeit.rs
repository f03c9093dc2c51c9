//! A share is withheld only by who was asked for it: what asks is signed, and so mailed, before it is a forfeit.

use super::attacks::ivan;
use super::bent_dice::{committed, dice};
use super::{continued, signed_by};

const DECLARE: &str = "turn 1 russian PFPh\ndeclare rolls 1 r1 DR mc for bt7\n";

#[test]
fn what_was_never_mailed_is_never_withheld() {
    let table = committed();
    table.turn("ivan", DECLARE);
    let before = table.game("ivan");
    let ran = table.run("ivan", "dice forfeit bridge r1 --why never").exits(3);
    ran.says("r1 is no forfeit yet: ivan had not signed event 6").says("asl-replay sign");
    assert_eq!(table.game("ivan"), before);
    table.sign("ivan", "3.aslog").exits(0);
    table.run("ivan", "dice forfeit bridge r1 --why never").exits(0);
    table.sign("ivan", "4.aslog").exits(0);
    // Hans got the third mail and did not answer: it is a broken rule, and he may take it or leave it.
    table.receive("hans", "3.aslog").exits(0);
    let ran = table.receive("hans", "4.aslog").exits(1).says("hans gave no share for index 1 of ivan");
    ran.hides("came with none before");
    table.receive("hans", "4.aslog --accept").exits(1);
}

/// The answer asks the roller to go on: it too has to be mailed.
#[test]
fn a_roll_is_withheld_by_who_got_the_answer() {
    let table = committed();
    table.turn("ivan", DECLARE);
    table.sign("ivan", "3.aslog").exits(0);
    table.receive("hans", "3.aslog").exits(0);
    dice(&table, "hans", "answer bridge");
    let ran = table.run("hans", "dice forfeit bridge r1 --why never").exits(3);
    ran.says("hans had not signed event 7, which asks for it, so ivan cannot have been asked by mail");
    table.sign("hans", "4.aslog").exits(0);
    table.run("hans", "dice forfeit bridge r1 --why never").exits(0);
    table.run("hans", "audit bridge").exits(1).says("ivan gave no share for index 1 of ivan");
}

/// Ivan writes the line himself: without his earlier signature it is refused, with it Hans is told what he never got.
#[test]
fn a_forfeit_in_the_mail_that_asks_is_told() {
    let table = committed();
    let before = table.game("hans");
    let forfeit = "forfeit ivan 1 withheld-by hans\n";
    let unasked = continued(&table.game("ivan"), "ivan", &format!("{DECLARE}{forfeit}"));
    table.put("mail.aslog", signed_by(&unasked, &ivan()));
    for how in ["", " --accept", " --accept-dice", " --look"] {
        let ran = table.receive("hans", &format!("mail.aslog{how}")).exits(2);
        ran.says("event 7 makes a forfeit of r1: ivan had not signed event 6").says("nothing was changed");
    }
    let asked = signed_by(&continued(&table.game("ivan"), "ivan", DECLARE), &ivan());
    table.put("mail.aslog", signed_by(&continued(&asked, "ivan", forfeit), &ivan()));
    let ran = table.receive("hans", "mail.aslog").exits(1);
    let ran = ran.says("comes with this mail and came with none before").says("NOT accepted");
    assert_eq!(ran.json["never_asked"].as_array().unwrap().len(), 1);
    assert_eq!(table.game("hans"), before);
}
