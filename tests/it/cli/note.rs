//! `note`: notes on events, and what two players share of them.

use super::{Desk, GAME};

fn desk() -> Desk {
    let desk = Desk::new();
    desk.put("game.asl", GAME);
    desk
}

/// What boris mailed: two notes of his, one in anna's name, a bookmark.
const THEIRS: &str = "# Notes on the events of a game, by asl-replay.\nby = \"boris\"\n\
    [[note]]\nevent = 4\ntext = \"!? so that you look\"\n[[note]]\nevent = 5\nby = \"anna\"\ntext = \"I was wrong\"\n\
    [[note]]\nevent = 6\ntext = \"\"\n[[note]]\nevent = 7\ntext = \"old\"\n";

/// Written, changed, listed, taken away; the game stays what it was.
#[test]
fn a_note_lies_beside_the_game() {
    let desk = desk();
    desk.run("note @game.asl").exits(0).says("0 notes");
    desk.run("note @game.asl 4 ?!").exits(0).says("event 4  ?!");
    desk.run("note @game.asl 4 !! well done").exits(0).says("event 4  !! well done\n1 note in");
    desk.run("note @game.asl 6 plain").exits(0);
    let all = desk.run("note @game.asl").exits(0).json;
    assert_eq!(all["notes"][0], serde_json::json!({ "event": 4, "text": "!! well done" }));
    desk.run("note @game.asl 4 --remove").exits(0);
    desk.run("note @game.asl 4 --remove").exits(3).says("has no note of yours");
    desk.run("note @game.asl 999 late").exits(3).says("there is no event 999");
    desk.run("note @game.asl").exits(0).says("event 6  plain\n1 note in");
    assert_eq!(desk.text("game.asl"), GAME);
}

/// Each player's notes stand under that player's name; what a player takes back goes with the next file, and nobody writes
/// in another's name.
#[test]
fn notes_of_two_are_one_list() {
    let desk = desk();
    desk.run("note @game.asl 4 ? the wall --as anna").exits(0);
    desk.put("boris.toml", THEIRS);
    let both = desk.run("note @game.asl --merge @boris.toml").exits(0);
    let both = both.says("event 4  ? anna: the wall\n  event 4  !? boris: so that you look\n  event 7  boris: old\n2 notes taken in; 3 notes");
    both.hides("I was wrong");
    desk.put("boris.toml", THEIRS.replace("so that you look", "no").replace("\"old\"", "\"\""));
    desk.run("note @game.asl --merge @boris.toml").exits(0).says("!? boris: no").hides("old");
    // What others wrote in his file may be older than what she has of them.
    desk.put("carl.toml", "# Notes on the events of a game, by asl-replay.\nby = \"carl\"\n[[note]]\nevent = 4\ntext = \"new\"\n");
    desk.run("note @game.asl --merge @carl.toml").exits(0).says("carl: new");
    desk.put(
        "boris.toml",
        THEIRS.replace("by = \"anna\"\ntext = \"I was wrong\"", "by = \"carl\"\ntext = \"old\""),
    );
    desk.run("note @game.asl --merge @boris.toml").exits(0).says("carl: new");
    desk.run("note @game.asl --as carl").exits(3).says("holds notes by carl");
    // Her file, mailed back, changes nothing of his.
    desk.put("his.asl", GAME);
    desk.put("his.notes.toml", THEIRS.replace("event = 5\nby = \"anna\"", "event = 5"));
    desk.run("note @his.asl --merge @game.notes.toml")
        .exits(0)
        .says("? anna: the wall")
        .says("boris: so that you look");
}

/// What is no file of notes is named, and nothing is written over.
#[test]
fn what_is_no_file_of_notes_is_refused() {
    let desk = desk();
    desk.put("nameless.toml", THEIRS.replace("by = \"boris\"\n", ""));
    desk.run("note @game.asl --merge @nameless.toml").exits(3).says("does not say whose it is");
    desk.run("note @game.asl --merge @nameless.toml --of boris").exits(0).says("boris: old");
    desk.run("note @game.asl --merge @none.toml").exits(3).says("there is no such file");
    desk.put("long.toml", THEIRS.replace("old", &"x".repeat(5_000)));
    desk.run("note @game.asl --merge @long.toml").exits(3).says("longer than 4000 bytes");
    desk.run(&format!("note @game.asl 4 {}", "y".repeat(4_001))).exits(3).says("longer than 4000 bytes");
    desk.run("note @game.asl").exits(0).hides("yyy");
    desk.put("game.notes.toml", "my own = 1\n");
    desk.run("note @game.asl 4 words").exits(3).says("no file of notes");
    assert_eq!(desk.text("game.notes.toml"), "my own = 1\n");
}

/// The page, the report and the data show them; the words of others are no markup, and hide nothing on a terminal.
#[test]
fn page_and_report_show_notes() {
    let desk = desk();
    let hostile = THEIRS.replace("so that you look", "<b onclick=x()>\\u001b[31m\\u202e</b>");
    desk.put("game.notes.toml", &hostile);
    let said = desk.run("report @game.asl --text").exits(0);
    said.says("Notes (3)").says("!? boris: <b onclick=x()>").hides("\u{1b}[31m").hides("\u{202e}");
    let json = desk.run("report @game.asl -o @page.html").exits(0).json;
    assert_eq!(json["notes"].as_array().map(Vec::len), Some(3));
    let page = desk.text("page.html");
    let note =
        page.split("<p class=\"note\" data-event=\"4\">").nth(1).unwrap().split("</p>").next().unwrap();
    assert!(note.contains("title=\"interesting\">!?</b> <em>boris</em> &#60;b onclick=x()&#62;"), "{note}");
    assert!(page.contains("<i class=\"sign\">!?</i>") && !page.contains('\u{202e}'));
    assert_eq!(desk.run("review @game.asl --json").exits(0).json["notes"], json["notes"]);
}

/// Games of the archive whose names share a beginning have notes of their own.
#[test]
fn each_game_of_the_archive_has_its_own_notes() {
    let desk = desk();
    for name in ["anna.boris", "anna.carl"] {
        desk.run(&format!("record @game.asl --name {name}")).recorded();
        desk.run(&format!("note {name} 4 of {name}")).exits(0);
    }
    for name in ["anna.boris", "anna.carl"] {
        desk.run(&format!("note {name}")).exits(0).says(&format!("of {name}\n1 note in"));
    }
}

/// The number of an event of VASL files hangs on who looks: a note stays at its step, and is kept where that is not seen.
#[test]
fn a_note_on_a_vasl_file_stays_at_its_step() {
    let desk = Desk::new();
    desk.put("his.vlog", include_bytes!("../../vectors/vasl/made/c1_p1.vlog"));
    let log = |viewer: &str| {
        let steps = desk.run(&format!("review @his.vlog --for {viewer} --json")).json["steps"].clone();
        steps.as_array().unwrap().clone()
    };
    let (all, public) = (log("director"), log("public"));
    let apart =
        (0..public.len().min(all.len())).rev().find(|n| all[*n]["source"] != public[*n]["source"]).unwrap();
    let source = &all[apart]["source"];
    desk.run(&format!("note @his.vlog {apart} here --for director")).exits(0);
    let shown = desk.run("report @his.vlog -o @page.html --for public --force").exits(0).json;
    for note in shown["notes"].as_array().into_iter().flatten() {
        let event = usize::try_from(note["event"].as_u64().unwrap()).unwrap();
        assert_eq!(&public[event]["source"], source);
    }
    desk.run("note @his.vlog 0 --for public there").exits(0);
    let again = desk.run("note @his.vlog --for director").exits(0).json;
    let kept = again["notes"].as_array().unwrap().iter().find(|note| note["text"] == "here").unwrap();
    assert_eq!(kept["event"], apart);
}
