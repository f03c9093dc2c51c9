//! `audit`: findings with both figures, groups of open questions, exit codes.

use super::{Desk, game, with};

#[test]
fn a_clean_game_is_clean() {
    let desk = Desk::with_game();
    for file in ["game.asl", "game.aslog"] {
        let ran = desk.run(&format!("audit @{file}")).exits(0);
        let ran =
            ran.says("A short game").says("0 broken, 0 undecided, 0 waived").says("turn 2 russian: MPh");
        assert_eq!((&ran.json["broken"], &ran.json["events"]), (&0.into(), &super::EVENTS.into()));
    }
    desk.run("audit @game.aslog").says("intact: 21 records, head ");
}

#[test]
fn a_wrong_figure_is_told_with_both_figures_and_the_tally() {
    let desk = Desk::new();
    desk.put("game.asl", with("bt7 enter FF4 1 MP", "bt7 enter FF4 0.5 MP"));
    let ran = desk.run("audit @game.asl").exits(1);
    let ran = ran.says("✗ event 6 · turn 1 russian MPh, line 21 · bt7 (BT-7 M37) in FF5 · D2.");
    let ran = ran.says("declared ½ MP, due 1 MP").says("1 MP = 1 Open Ground").says("1 broken");
    let finding = &ran.json["findings"][0];
    assert_eq!((&finding["declared"], &finding["due"]), (&"1/2 MP".into(), &"1 MP".into()));
    assert_eq!(finding["at"]["event"], 6);
}

/// What decides the price is left out of the head: six questions in the data, one paragraph in the text.
#[test]
fn open_questions_of_one_kind_are_told_once_and_are_no_finding() {
    let desk = Desk::new();
    let enter: String = ["FF4", "FF3", "FF2"].map(|hex| format!("bt7 enter {hex} 1 MP\n")).concat();
    let lines = format!(
        "place bt7 FF5 vca FF4-GG5\nturn 1 russian MPh\nbt7 start 1 MP\n{enter}bt7 stop 1 MP\nbt7 ends\n"
    );
    desk.put("game.asl", game(&lines).replace("[default-terrain]\nis = [\"open-ground\"]", ""));
    let ran = desk.run("audit @game.asl").exits(0);
    let ran = ran.says("? 3 events · ").says("the terrain of FF4, FF3, FF2 (").says("events 4, 5, 6");
    let ran = ran.says("0 broken, 3 undecided");
    assert_eq!(ran.json["findings"].as_array().map(Vec::len), Some(3));
}

#[test]
fn a_finding_that_both_sides_waived_is_no_finding() {
    let desk = Desk::new();
    let wrong = with("bt7 enter FF4 1 MP", "bt7 enter FF4 0.5 MP");
    desk.put("one.asl", format!("{wrong}by ivan\nwaive 6\n"));
    desk.run("audit @one.asl").exits(1).says("1 broken");
    desk.put("both.asl", format!("{wrong}by ivan\nwaive 6\nby hans\nwaive 6\n"));
    desk.run("audit @both.asl").exits(0).says("0 broken, 0 undecided, 1 waived").says("~ event 6");
}

#[test]
fn damage_outranks_a_finding() {
    let desk = Desk::new();
    desk.put("game.asl", with("bt7 enter FF4 1 MP", "bt7 enter FF4 0.5 MP"));
    desk.run("record @game.asl -o @game.aslog").recorded();
    desk.run("audit @game.aslog").exits(1);
    let bytes = desk.get("game.aslog");
    desk.put("torn.aslog", &bytes[..bytes.len() - 1]);
    let ran = desk.run("audit @torn.aslog").exits(2);
    ran.says("BROKEN: torn tail: record 20")
        .says("integrity broken, 1 broken")
        .says("declared ½ MP, due 1 MP");
}

#[test]
fn another_printing_may_be_asked_for() {
    let desk = Desk::with_game();
    let ran = desk.run("audit @game.asl --printing 1e").exits(0);
    ran.says("printing 1e (the game is played by 2e)").says("The findings are the same by 2e and 1e");
    desk.run("audit @game.asl --printing 3e").exits(3).says("the printings are 1e and 2e");
}

/// A hex that the map does not have can be written; that it is not there is a finding.
#[test]
fn a_hex_off_the_map_is_a_finding() {
    let desk = Desk::new();
    let board = with("printing = \"2e\"\n", "printing = \"2e\"\nboards = [{ name = \"2\" }]\n");
    desk.put("game.asl", board.replace("bt7 enter FF4 1 MP\n", "bt7 enter HH4 1 MP\n"));
    desk.run("audit @game.asl").exits(1).says("LOG.off-map").says("HH4 is on no board of the map");
}

#[test]
fn overspent_numbers_are_a_finding() {
    let desk = Desk::new();
    desk.put("game.asl", with("bt7 enter FF4 1 MP", "bt7 enter FF4 1000 MP"));
    desk.run("audit @game.asl").exits(1).says("event 6").says("1000 MP");
}

#[test]
fn several_files_must_be_logs_of_one_session() {
    let desk = Desk::with_game();
    desk.run("report @game.asl @game.aslog -o @page.html")
        .exits(3)
        .says("several files make one game only when all are VASL");
}

#[test]
fn what_a_terminal_would_obey_is_not_printed() {
    let desk = Desk::new();
    let name = with("A short game", "red\\u001b[31m \\u202eemag").replace("BT-7 M37", "BT\\u001b]0;x\\u0007");
    desk.put("game.asl", name.replace("bt7 enter FF4 1 MP", "bt7 enter FF4 0.5 MP\nnote \"\\u001b[2J\""));
    for command in
        ["audit @game.asl", "log @game.asl", "show @game.asl", "explain @game.asl 7", "explain @game.asl 0"]
    {
        let ran = desk.run(command);
        let obeyed = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
        assert_eq!(ran.text.find(obeyed), None, "{command}: {:?}", ran.text);
    }
}

/// What another person wrote stands on one line, and every character of it is seen.
#[test]
fn words_of_others_begin_no_line_and_hide_nothing() {
    let desk = Desk::new();
    let trick = "fine\\n  event 1: kept\\n0 broken \u{200b}\u{feff}\u{202e}\u{e0041}\u{2028}\u{ad}x";
    let plain = trick.replace("\\n", "");
    let name = with("A short game", &plain);
    desk.put("game.asl", name + &format!("note \"{trick}\"\nattest words \"{trick}\"\n"));
    desk.run("record @game.asl -o @game.aslog");
    let last = asl_replay::read::decode_log(&desk.get("game.aslog")).0.len() - 1;
    let explain = format!("explain @game.aslog {last}");
    for command in ["audit @game.aslog", "log @game.aslog", "show @game.aslog", &explain] {
        let ran = desk.run(command);
        let hidden = |c: char| {
            matches!(
                c,
                '\u{200b}' | '\u{feff}' | '\u{202e}' | '\u{2028}' | '\u{ad}' | '\u{e0000}'..='\u{e007f}'
            )
        };
        assert_eq!(ran.text.find(hidden), None, "{command}: {:?}", ran.text);
        let forged = ran.text.lines().any(|line| line.trim_start().starts_with("event 1: kept"));
        assert!(!forged, "{command}: {}", ran.text);
        assert!(ran.text.contains("\\u200b") || !ran.text.contains("fine"), "{command}: {:?}", ran.text);
    }
}

/// A part of the findings, by event and by who recorded it; the sums of the parts are the whole.
#[test]
fn a_part_of_the_findings_is_shown_on_request() {
    let desk = Desk::new();
    desk.put("street.asl", include_str!("../../games/street.asl"));
    let audit = |more: &str| desk.run(&format!("audit @street.asl {more}"));
    let whole = audit("").json;
    let all = whole["findings"].as_array().unwrap().clone();
    let by = |name: &str| audit(&format!("--by {name}")).json["findings"].as_array().unwrap().clone();
    let (anna, boris) = (by("anna"), by("boris"));
    assert!(anna.len() + boris.len() == all.len() && !anna.is_empty() && !boris.is_empty());
    assert!(anna.iter().all(|finding| finding["at"]["by"] == "anna"));
    let at = all[1]["at"]["event"].as_u64().unwrap();
    let since = audit(&format!("--since {at}")).says("left out, of 6");
    assert_eq!(since.json["broken"], 4);
    assert_eq!(since.json["findings"].as_array().unwrap()[..], all[1..]);
    let last = desk.run("review @street.asl --json").json["last_mail"].as_u64().unwrap();
    let mail = audit("--since last-mail");
    assert_eq!(mail.json["findings"], audit(&format!("--since {last}")).json["findings"]);
    assert_eq!(mail.exit, 0, "nothing was found in the last mail");
    audit("--by carl").exits(3).says("nobody called \"carl\" recorded an event: anna, boris did");
    audit("--since 9999").exits(3).says("there is no event 9999");
}

/// `log` shows a stretch, a Game Turn, one player's, or what was found.
#[test]
fn the_log_is_shown_in_part() {
    let desk = Desk::new();
    desk.put("street.asl", include_str!("../../games/street.asl"));
    let events = |more: &str| -> Vec<u64> {
        let rows = desk.run(&format!("log @street.asl {more}")).exits(0).json["events"].clone();
        rows.as_array().unwrap().iter().map(|row| row["event"].as_u64().unwrap()).collect()
    };
    let all = events("");
    assert_eq!(events("--from 12 --to 14"), [12, 13, 14]);
    assert_eq!(events("--player anna").len() + events("--player boris").len(), all.len());
    assert_eq!(events("--findings").len(), 6);
    let first = events("--turn 1");
    assert!(first == all[all.len() - first.len()..] && !first.contains(&3), "the set-up is of no turn");
    assert!(events("--turn 7").is_empty());
    let mail = events("--from last-mail");
    assert_eq!(desk.run("review @street.asl --json").json["last_mail"], mail[0]);
    desk.run("log @street.asl --player carl").exits(3);
}

/// Several events are explained at once; what was kept is shown on request.
#[test]
fn several_events_are_explained() {
    let desk = Desk::with_game();
    let one = desk.run("explain @game.asl 6").exits(0);
    assert!(one.text.contains("clauses kept; --all shows them"), "{}", one.text);
    let all = desk.run("explain @game.asl 6 --all").exits(0).hides("--all shows them");
    assert_eq!(one.json, all.json, "data has them all");
    let several = desk.run("explain @game.asl 6-8").exits(0).json;
    assert_eq!(several["schema"], "asl-replay/explained/1");
    assert_eq!(several["events"][0], one.json);
    assert_eq!(several["events"].as_array().unwrap().len(), 3);
    for wrong in ["6-99", "99"] {
        desk.run(&format!("explain @game.asl {wrong}")).exits(3).says("there is no event");
    }
    for range in ["0-600", "0-18446744073709551615"] {
        desk.run(&format!("explain @game.asl {range}")).exits(3).says("500 events at once");
    }
    assert_eq!(desk.run("show @game.asl 6").exits(0).json, desk.run("show @game.asl --at 6").exits(0).json);
}
