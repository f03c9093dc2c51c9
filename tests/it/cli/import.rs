//! `import`: VASL logs as text or as a hashed log, one or several.

use super::{Desk, Ran};
use asl_replay::import::vassal::command::{self, Stream};
use asl_replay::import::vassal::provenance::pack;
use std::io::Write;
use std::process::Stdio;

/// The rolls of one session, each as VASL prints it: dice, N, total of N, mean.
const ROLLS: [(&str, &str); 4] = [
    ("5,2", "1 / 1   avg   7.00 (7.00)"),
    ("4,1", "1 / 2   avg   6.00 (6.00)"),
    ("6,6", "1 / 3   avg   8.00 (8.00)"),
    ("1,3", "1 / 4   avg   7.00 (7.00)"),
];

/// A log of these rolls of Alice, with the refill that begins a session when it is the first.
pub(super) fn vlog(rolls: std::ops::Range<usize>) -> Vec<u8> {
    let mut steps = Vec::new();
    if rolls.start == 0 {
        steps.push(vec!["CHAT Data correctly generated".to_owned()]);
    }
    for (n, (dice, counters)) in ROLLS.iter().enumerate().take(rolls.end).skip(rolls.start) {
        steps.push(vec![format!(
            "CHAT*** (IFT DR) {dice} ***   <Alice>      [{counters}]    (01.{:02})",
            6 + n
        )]);
    }
    pack(&command::write(&Stream { setup: vec!["bd\t0\t0\t01\tVER\t6.5\t".to_owned()], steps }), 0x5a)
        .unwrap()
}

fn desk() -> Desk {
    let desk = Desk::new();
    desk.put("a.vlog", vlog(0..2));
    desk.put("b.vlog", vlog(2..4));
    desk.put("c.vlog", vlog(3..4));
    desk
}

#[test]
fn a_log_becomes_text_and_text_the_same_hashed_log() {
    let desk = desk();
    let text = desk.run("import --raw @a.vlog").exits(0).says("roll r1 DR 5,2 ift by Alice vasl 1.").text;
    desk.run("import --raw @a.vlog -o @a.asl").exits(0).says("4 events written to @a.asl");
    assert_eq!(desk.text("a.asl"), text);
    desk.run("import @a.vlog -o @a.aslog").exits(0);
    desk.run("record @a.asl -o @b.aslog").exits(0);
    assert_eq!(desk.get("a.aslog"), desk.get("b.aslog"));
    desk.run("verify @a.aslog").exits(0);
    desk.run("audit @a.aslog").exits(0).says("no inconsistency");
    desk.run("record @a.vlog -o @c.aslog").exits(0);
    assert_eq!(desk.get("c.aslog"), desk.get("a.aslog"));
}

/// A desk with a log of Infantry.
fn infantry() -> Desk {
    let desk = Desk::new();
    desk.put("b.vlog", crate::vasl::made::made("b_infantry.vlog"));
    desk
}

/// A draft can be recorded, and is judged as the files are.
#[test]
fn a_draft_is_a_game_with_the_steps_that_show_it() {
    let desk = infantry();
    desk.run("import @b.vlog -o @b.asl").exits(0).says("questions that the files leave open: 5");
    let text = desk.text("b.asl");
    for line in [
        "from 1.14.1 shown ge467b moves 03O7  # b.vlog:14",
        "from 1.7.1 joined a1 prep by ge467a inherent, ge467a sw:MMG at 03M5 units ru447a directed-by ge9-1a  # b.vlog:7",
        "# ask b.vlog:60 fire: who fired the IFT DR of step 60, and at what?",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    desk.run("record @b.asl -o @b.aslog").exits(0);
    desk.run("verify @b.aslog").exits(0);
    desk.run("audit @b.aslog").says("0 broken");
}

/// An answer stays with its file and step, and takes its question away.
#[test]
fn what_is_answered_is_asked_no_more() {
    let desk = infantry();
    desk.run("import @b.vlog -o @b.asl").exits(0).says("b.answers.toml has the questions");
    let questions = desk.text("b.answers.toml");
    let at = questions.find("# step = 60").unwrap();
    let from = questions[..at].rfind("# [[answer]]").unwrap();
    let answer: String = questions[from..].lines().take(5).map(|line| format!("{}\n", &line[2..])).collect();
    desk.put("b.answers.toml", answer.as_bytes());
    desk.run("import @b.vlog -o @b.asl --force").exits(0).says("questions that the files leave open: 4");
    let text = desk.text("b.asl");
    assert!(text.contains("answered a4 final by ge467a sw:MMG at 03L4"), "{text}");
    assert!(text.contains("from 1.60.1 answered a4 ift r10"), "{text}");
    let left = desk.run("audit @b.vlog --answers @b.answers.toml").exits(0);
    assert_eq!(left.json["questions"].as_array().unwrap().len(), 4);
    desk.put("b.answers.toml", b"answer = 3");
    desk.run("audit @b.vlog --answers @b.answers.toml").exits(3).says("no file of answers");
    desk.put("b.answers.toml", answer.replace("a4 final by", "a4 final bye").into_bytes());
    desk.run("import @b.vlog -o @c.asl --answers @b.answers.toml").exits(0).says("not taken: ");
    desk.run("audit @b.vlog --answers @b.answers.toml").exits(0).says("not taken: ");
}

#[test]
fn several_files_become_one_game_and_continue_the_log_of_the_first() {
    let desk = desk();
    desk.run("import @a.vlog -o @a.aslog").exits(0);
    desk.run("import @a.vlog @b.vlog -o @ab.aslog").exits(0);
    desk.run("verify @ab.aslog --continues @a.aslog").exits(0).says("then 2 new");
    desk.run("import @a.vlog @b.vlog -o @a.aslog").exits(0);
    assert_eq!(desk.get("a.aslog"), desk.get("ab.aslog"));
    desk.run("import @a.vlog -o @ab.aslog").exits(2).says("nothing was written");
    desk.run("import @b.vlog -o @ab.aslog").exits(2).says("part at event");
}

#[test]
fn a_session_in_two_files_is_continuous_and_a_missing_part_is_a_gap() {
    let desk = desk();
    desk.run("audit @a.vlog @b.vlog").exits(0).says("no inconsistency, and no gap in the 2 files");
    desk.run("audit @a.vlog @c.vlog").exits(1).says("gap").says("1 roll missing").says("c.vlog step 1");
}

#[test]
fn what_is_no_vasl_file_is_not_imported() {
    let desk = Desk::with_game();
    desk.run("import @game.asl").exits(3).says("@game.asl is no VASL file: import reads .vlog and .vsav");
    desk.run("import @game.aslog").exits(3);
}

#[test]
fn text_is_not_written_over_unasked() {
    let desk = desk();
    desk.put("a.asl", "mine");
    desk.run("import @a.vlog -o @a.asl").exits(3).says("--force writes over it");
    assert_eq!(desk.text("a.asl"), "mine");
    desk.run("import @a.vlog -o @a.asl --force").exits(0);
}

#[test]
fn the_log_verifies_as_nothing_and_reads_as_a_game() {
    let desk = desk();
    desk.run("verify @a.vlog").exits(0).says("nothing to verify");
    for line in [
        "log @a.vlog",
        "show @a.vlog",
        "explain @a.vlog 2",
        "export @a.vlog --format csv",
        "diff @a.vlog @a.vlog",
    ] {
        let ran: Ran = desk.run(line).exits(0);
        assert!(ran.aside.is_empty(), "{}", ran.aside);
    }
}

/// What the program prints while these lines are typed to it.
fn typed(desk: &Desk, command: &str, lines: &str) -> String {
    let mut program = super::binary::call(desk, command);
    let mut child = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
}

/// Answers typed one after the other: a number, a line of one's own, none.
#[test]
fn what_is_open_is_asked_and_the_answers_are_kept() {
    let desk = infantry();
    let ask = |command: &str, lines: &str| typed(&desk, command, lines);
    let typed = "1\nlater\n1\nnothing\na4 final by ge467c inherent at 03L4 units ru447b; a4 ift r?\n";
    let out = ask("import b.vlog -o b.asl --ask", typed);
    assert!(out.contains("b.vlog:30 whose MC the DR of step 30 was"), "{out}");
    assert!(out.contains("  1  a NMC of 4-6-7 1sq (ge467b) in 03O7"), "{out}");
    assert!(out.contains("questions that the files leave open: 1"), "{out}");
    let text = desk.text("b.asl");
    for line in [
        "from 1.17.1 answered a2 first by ru447b inherent at 03O7 units ge467b",
        "from 1.30.1 answered ge467b checks NMC r6 in a3",
        "from 1.60.1 answered a4 final by ge467c inherent at 03L4 units ru447b",
        "# ask b.vlog:28 fire",
    ] {
        assert!(text.contains(line), "{line}\n{out}");
    }
    // Kept for the next time, of a longer session too.
    desk.run("import @b.vlog -o @b.asl --force").exits(0).says("questions that the files leave open: 1");
    ask("import b.vlog -o b.asl --ask --force", "nothing\n");
    assert!(!desk.text("b.asl").contains("\n# ask"), "{}", desk.text("b.asl"));
    desk.run("import @b.vlog --ask").exits(3);
}

/// An answer tells what hangs on it: the MC of a shot that is known is no question any more.
#[test]
fn an_answer_takes_away_what_hangs_on_it() {
    let desk = infantry();
    let out = typed(&desk, "import b.vlog -o b.asl --ask", "1\n1\n1\nnothing\n1\n");
    assert!(!out.contains("whose MC the DR of step 19"), "{out}");
    assert!(!desk.text("b.asl").contains("\n# ask"), "{}", desk.text("b.asl"));
}

/// Without a draft: the answers lie beside the log, where an audit finds them, and its last line says what is left.
#[test]
fn what_is_answered_beside_a_log_is_found_there() {
    let desk = infantry();
    desk.run("audit @b.vlog").says("5 questions: `asl-replay answer @b.vlog`").says("no breach found");
    let out = typed(&desk, "answer b.vlog", "1\n1\n1\nnothing\n");
    assert!(out.contains("4 questions are settled, 1 left, none of which decides a finding"), "{out}");
    let audit = desk.run("audit @b.vlog").says("1 question: `asl-replay answer");
    assert_eq!(audit.json["questions"].as_array().unwrap().len(), 1);
    desk.run("answer @b.answers.toml").exits(3);
}

/// What the notation does not take is no answer: it is asked again, and an empty line leaves it open.
#[test]
fn an_answer_that_is_no_line_of_the_notation_is_asked_again() {
    let desk = infantry();
    let ask = |command: &str, lines: &str| typed(&desk, command, lines);
    let out = ask("import b.vlog -o b.asl --ask", "\n\n9\n\n");
    assert!(out.contains("not taken: 9"), "{out}");
    assert!(out.contains("questions that the files leave open: 5"), "{out}");
    assert!(!desk.text("b.answers.toml").contains("[\"9\"]"), "{}", desk.text("b.answers.toml"));
    let out = ask("import b.vlog -o b.asl --ask --force", "7\n1\n\n\n");
    assert!(out.contains("not taken: 7") && out.contains("leave open: 4"), "{out}");
    // A file that somebody wrote by hand: the question stays open, and the note names it.
    let text = desk.text("b.answers.toml").replace("a2 ift r? result NMC", "9");
    desk.put("b.answers.toml", text.into_bytes());
    let ran = desk.run("import @b.vlog -o @b.asl --force").exits(0);
    ran.says("not taken: 9").says("step 17, fire: still open").says("leave open: 5");
}

/// SW in VASL lie in a stack: whose they are no file tells, and what the players named is fired.
#[test]
fn a_sw_in_the_stack_of_a_unit_may_be_its_and_fires_where_it_is_named() {
    let desk = infantry();
    desk.run("import @b.vlog -o @b.asl").exits(0);
    let text = desk.text("b.asl");
    assert!(!text.contains("sw = []"), "{text}");
    for line in [
        "a1 prep by ge467a inherent, ge467a sw:MMG at 03M5 units ru447a directed-by ge9-1a",
        "from 1.72.1 joined ge467a repair sw:MMG r11 repaired",
        "#   a4 final by ge467a sw:MMG at 03L4 units ru447a,ru447b,ru8-1a",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    let audit = desk.run("audit @b.asl");
    assert!(!audit.text.contains("A7.35-sw-possession"), "{}", audit.text);
}

/// A draft that a player records becomes a game by mail, with the player's signature under it.
#[test]
fn a_draft_is_signed() {
    let desk = infantry();
    desk.run("import @b.vlog -o @b.asl --by anna").exits(0);
    let text = desk
        .text("b.asl")
        .replace("\"Anna\" = {}", "anna = { side = \"Axis\" }\nbert = { side = \"Allied\" }");
    desk.put("b.asl", text.replace(" by Anna ", " by anna "));
    assert!(!text.contains("vasl = {}"), "{text}");
    desk.put("words", "correct horse battery");
    desk.run("keygen anna --passphrase-file @words").exits(0);
    let made = desk.run("keygen bert --passphrase-file @words").exits(0);
    let key = made.json["public_key"].as_str().unwrap();
    desk.run(&format!("new @b.asl --name b --as anna --key bert={key}")).exits(0);
    desk.run("sign b -o @b.aslog --as anna --passphrase-file @words").exits(0);
    desk.run("audit @b.aslog --require-signed").exits(0).says("0 broken");
}

/// A To Hit DR with its shot before it, and the To Kill DR and the wreck behind it.
#[test]
fn a_shot_of_a_vehicle_is_joined_with_its_wreck() {
    let desk = Desk::new();
    desk.put("t.vlog", crate::vasl::made::made("a_vehicle.vlog"));
    desk.run("import @t.vlog -o @t.asl").exits(0);
    let text = desk.text("t.asl");
    for line in [
        "from 1.18.1 joined a1 bounding by gePzKwIVHa MA at M4 units ruT3485a vehicle-target",
        "from 1.18.1 joined a1 to-hit gePzKwIVHa MA r1 target ruT3485a hit",
        "from 1.19.1 joined a1 to-kill r2",
        "from 1.21.1 shown ruT3485a suffers eliminated in a1",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    assert!(!text.contains("\n# ask"), "{text}");
}
