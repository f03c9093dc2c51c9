//! What comes by mail hides nothing and begins no line of ours: reasons, notes, names of files.

use super::{HANS_1, Table, continued, identity, signed_by};
use crate::cli::unseen::{hides_nothing, hostile};

/// The line of the notation with this text in it, written by codes.
fn lines() -> String {
    let text = serde_json::to_string(&hostile()).unwrap();
    let quoted: String = text.chars().map(|c| if c.is_ascii() { c.to_string() } else { code(c) }).collect();
    let lines = [
        "note",
        "attest words",
        "object 4 why",
        "waive 4 why",
        "rule 4 stands why",
        "retract to 11 agreed-by ivan why",
    ];
    HANS_1.to_owned() + &lines.map(|line| format!("{line} {quoted}\n")).concat()
}

fn code(c: char) -> String {
    c.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("\\u{unit:04x}")).collect()
}

#[test]
fn a_mail_hides_nothing() {
    let table = Table::with_game();
    let name =
        |n: usize| format!("2{}\n0 broken, 0 undecided, forged{n}.aslog", "\u{202e}\u{200b}\u{7}\u{9b}");
    let mail = signed_by(&continued(&table.get("1.aslog"), "hans", &lines()), &identity("hans"));
    table.put(&name(1), mail);
    let other = signed_by(&continued(&table.get("1.aslog"), "hans", HANS_1), &identity("hans"));
    table.put(&name(2), other);
    let file = |n: usize| table.path(&name(n)).display().to_string();
    let (one, two, bundle) = (file(1), file(2), table.path("d.json").display().to_string());
    let pass = table.path("passphrase").display().to_string();
    let in_home = |player: &str, words: &[&str]| hides_nothing(&table.path(player), words);
    let text = in_home("ivan", &["receive", &one, "--look"]);
    assert!(text.contains("retract") && text.contains("\\u202e"), "{text}");
    in_home("dora", &["receive", &one, "--new", "--look"]);
    in_home("ivan", &["receive", &one, "--accept", "--agree", "--passphrase-file", &pass]);
    let text = in_home("ivan", &["receive", &two, "--passphrase-file", &pass]);
    assert!(text.contains("leaves out or contradicts a signature"), "{text}");
    for words in [
        &["audit", "bridge"] as &[&str],
        &["log", "bridge", "--who"],
        &["show", "bridge"],
        &["explain", "bridge", "13"],
        &["explain", "bridge", "18"],
        &["diff", "bridge", &two],
        &["diff", &one, &two],
        &["verify", &one, "--continues", &two],
        &["verify", &two, "--continues", "bridge"],
        &["bundle", &one, "--events", "13,18", "-o", &bundle],
        &["verify", &bundle],
        &["audit", &bundle],
        &["receive", &bundle],
        &["receive", &two, "--replace", "--look"],
        &["prove", &one, "--event", "13"],
    ] {
        in_home("ivan", words);
    }
}
