//! The mails of a game by shares by Enter alone: what stands in grey is done, what a mail asks is never signed by it, and nothing is
//! recorded beside a mail that waits.

use super::by_prompt::{gun, types};

/// The mail to write, the mail that came and the share that is due stand in grey, one behind the other.
#[test]
fn each_mail_is_a_key() {
    let table = gun();
    let (_, said, hints) = types(&table, "ivan", &["turn 1 russian PFPh", "ptp at m5; roll", "", ""]);
    assert!(hints[2].ends_with("b-2: asks for the answer to r1 to r4"), "{hints:?}");
    assert_eq!(hints[3], "(the answer to r1 to r4 is awaited)", "{said}");
    let (_, said, hints) = types(&table, "hans", &["", "", ""]);
    assert!(hints[0].starts_with("receive ") && hints[0].ends_with("b-2"), "{hints:?}");
    assert!(hints[1].ends_with("b-3: your share of r1 to r4"), "{hints:?}\n{said}");
    assert_eq!(said.matches("is signed by hans").count(), 1, "{said}");
    let (_, said, hints) = types(&table, "ivan", &["", "", "roll number 8"]);
    assert!(hints[0].ends_with("b-3") && hints[1].starts_with("roll makes r1"), "{hints:?}");
    assert!(said.contains("a1 to-hit ptp gun r1"), "{said}");
    table.run("ivan", "audit bridge").exits(0).says("0 broken");
}

/// Who moved hands over by Enter, as far as the opponent may answer; else a mail of half a turn is no key.
#[test]
fn a_move_is_handed_over_by_a_key() {
    let table = gun();
    let (_, _, hints) =
        types(&table, "hans", &["turn 1 german MPh", "pz start seen-by nobody", "pz M4 seen-by ptp", ""]);
    assert_eq!(hints[2], "", "{hints:?}");
    assert!(hints[3].ends_with(": tells what you did"), "{hints:?}");
    assert!(!hints[1].contains("reply"), "{hints:?}");
}

/// A mail that asks is shown by Enter and signed by the word alone, and a second Enter does not try it again.
#[test]
fn what_is_asked_is_not_signed_by_a_key() {
    let table = gun();
    types(&table, "ivan", &["turn 1 russian PFPh", "g1 is broken,dm", "insist", "reply --accept"]);
    let (_, said, hints) = types(&table, "hans", &["", "", "receive --accept --agree"]);
    let (before, behind) = said.rsplit_once("NOT accepted").unwrap();
    assert!(!before.contains("NOT accepted"), "{said}");
    assert!(hints[1].starts_with('(') && hints[1].contains("is not taken in"), "{hints:?}");
    assert!(behind.contains("Accepted"), "{said}");
}

/// Where a mail waits it is said, and not that a mode is missing; a line of mine stands beside it by the word alone.
#[test]
fn nothing_is_recorded_beside_a_mail_that_waits() {
    let table = gun();
    types(&table, "ivan", &["turn 1 russian MPh", "r2 P11 1 seen-by g1", ""]);
    let (_, said, _) = types(&table, "hans", &["g1 at r2", "turn 1 russian MPh", "", "", "g1 at r2"]);
    assert!(!said.contains("say the mode") && said.contains("a mail waits, "), "{said}");
    assert!(said.contains("an empty line drops this one"), "{said}");
    assert!(said.contains("dropped: nothing was recorded"), "{said}");
    assert!(said.contains("a1 first by g1") && !said.contains("does NOT continue"), "{said}");
}

/// Shares and salts are cut on the screen, and whole in the log.
#[test]
fn digests_do_not_fill_the_screen() {
    let table = gun();
    types(&table, "ivan", &["turn 1 russian PFPh", "ptp at m5; roll", ""]);
    let (_, said, _) = types(&table, "hans", &["", ""]);
    let (_, told, _) = types(&table, "ivan", &["", ""]);
    let is_long = |text: &str| text.split(|c: char| !c.is_ascii_hexdigit()).any(|word| word.len() >= 32);
    assert!(told.contains("answer ivan") && told.contains('…'), "{told}");
    assert!(!is_long(&said) && !is_long(&told), "{said}\n{told}");
    assert!(is_long(&table.run("ivan", "log bridge").exits(0).text));
}
