//! `log`, `show`, `explain`, `rules`, `completions`: looking at a game and at the book.

use super::{Desk, EVENTS, with};

/// The numbers of the events that `log` lists.
fn listed(desk: &Desk, filter: &str) -> Vec<u64> {
    let ran = desk.run(&format!("log @game.asl {filter}")).exits(0);
    let rows = ran.json["events"].as_array().unwrap().clone();
    rows.iter().map(|row| row["event"].as_u64().unwrap()).collect()
}

#[test]
fn log_lists_every_event_on_one_line() {
    let desk = Desk::with_game();
    for file in ["game.asl", "game.aslog"] {
        let ran = desk.run(&format!("log @{file}")).exits(0);
        let ran = ran.says(" 5   bt7 start 1 MP\n").hides("noon");
        assert_eq!(ran.text.lines().count(), EVENTS);
    }
    desk.run("log @game.asl --who").exits(0).says(" 4   ivan noon  roll r1 DR 4,3 rally by ivan\n");
}

#[test]
fn log_filters() {
    let desk = Desk::with_game();
    assert_eq!(listed(&desk, "--unit pz4"), [2, 13, 14, 15, 16]);
    assert_eq!(listed(&desk, "--hex FF3"), [7]);
    assert_eq!(listed(&desk, "--hex ff3"), [7]);
    assert_eq!(listed(&desk, "--phase MPh").len(), EVENTS - 3);
    assert_eq!(listed(&desk, "--phase RPh"), [0_u64; 0]);
    assert_eq!(listed(&desk, "--unit bt7 --hex FF4"), [1, 6]);
    assert_eq!(listed(&desk, "--clause D2.1"), [0_u64; 0]);
    desk.run("log @game.asl --unit nobody").exits(3).says("no unit \"nobody\" in this game (units: bt7");
    desk.run("log @game.asl --unit BT7").exits(3).says("no unit \"BT7\" in this game (there is bt7)");
    desk.run("log @game.asl --hex nowhere").exits(3).says("--hex:");
    desk.run("log @game.asl --clause D9.9").exits(3).says("no clause begins with");
    desk.run("log @game.asl --phase RPh --unit pz4").exits(0).says("no event matches");
    desk.run("log @game.asl --phase XPh").exits(3).says("XPh");
    desk.put("game.asl", with("bt7 enter FF3 1 MP", "bt7 enter FF3 1 MP total 4"));
    assert_eq!(listed(&desk, "--clause LOG.declared-sum"), [7]);
    assert_eq!(listed(&desk, "--clause LOG"), [7]);
    desk.run("log @game.asl --unit bt7").says(" 7 ✗ bt7 enter FF3 1 MP total 4   LOG.declared-sum\n");
}

#[test]
fn show_gives_the_position_after_an_event() {
    let desk = Desk::with_game();
    let last = desk.run("show @game.asl").exits(0).says("After event 20").says("VCA ");
    let ran = desk.run("show @game.aslog --at 6").exits(0);
    let ran =
        ran.says("After event 6: bt7 enter FF4 1 MP").says("turn 1 russian MPh, bt7 is moving").says("2 MP");
    assert_eq!(ran.json["units"][0]["hex"], "FF4");
    assert_ne!(ran.json["digest"], last.json["digest"]);
    assert_eq!(desk.run("show @game.aslog").json["digest"], last.json["digest"]);
    desk.run("show @game.asl --at 21")
        .exits(3)
        .says("there is no event 21: the events of @game.asl are 0 to 20");
    desk.run("show @game.asl --at -1").exits(3);
}

/// A street with a truck: what a player asks of a position, and nothing that is over or has not begun.
#[test]
fn show_tells_level_passengers_and_sw_and_no_spent_mp_of_a_phase_that_is_over() {
    let desk = Desk::new();
    let units = "s1 = { side = \"german\", type = \"german 4-6-7\", sw = [\"MMG\"] }\n\
                 s2 = { side = \"german\", type = \"german 4-6-7\" }\n\
                 truck = { side = \"german\", type = \"Opel 6700 (Blitz)\" }\n\n[default-terrain]";
    let lines = "place s1 K5 level 1\nplace s2 FF9\nplace truck FF9 vca FF8-GG9\ns2 boards truck\nplace pz4 off-board\n\
                 turn 1 german MPh\ntruck start 1 MP\ntruck enter FF8 2 MP\ntruck stop 1 MP\ntruck ends\nphase-end\n";
    desk.put("game.asl", super::game(lines).replace("[default-terrain]", units));
    let row = |at: &str, unit: &str| {
        let ran = desk.run(&format!("show @game.asl {at}")).exits(0);
        let rows = ran.json["units"].as_array().unwrap().clone();
        let row = rows.into_iter().find(|row| row["unit"] == unit).unwrap();
        format!("{} {} {}", row["hex"], row["spent"], row["status"]).replace('"', "")
    };
    assert_eq!(row("", "s1"), "K5/1  [has MMG]");
    assert_eq!(row("", "s2"), "FF8  [aboard truck]");
    assert_eq!(row("--at 8", "truck"), "FF8 3 MP [under way]");
    assert_eq!(row("", "truck"), "FF8  []");
    assert_eq!(row("", "pz4"), "off board  []", "who has not entered is not under way");
}

#[test]
fn explain_tells_a_clause_once() {
    let desk = Desk::new();
    let text = include_str!("../../games/long.asl");
    desk.put("long.asl", text);
    for event in [38, 157, 158, 182] {
        let ran = desk.run(&format!("explain @long.asl {event}"));
        let rows = ran.json["clauses"].as_array().unwrap().clone();
        for row in rows.iter().filter(|row| row["verdict"] == "kept") {
            let same = rows.iter().filter(|other| other["clause"] == row["clause"]).count();
            assert_eq!(same, 1, "event {event}: {}", row["clause"]);
        }
        assert!(rows.iter().any(|row| row["verdict"] != "kept"), "event {event}");
    }
}

/// Every number is a sum of cited lines, that of a check too; a Gun rolls To Hit before it has FP.
#[test]
fn explain_adds_a_check_up_and_says_what_a_word_is_about() {
    let desk = Desk::new();
    desk.put("street.asl", include_str!("../../games/street.asl"));
    let check = desk.run("explain @street.asl 45").exits(0).says("DR 4 colored, 4 white = 8\n");
    let check = check.says("+2 2MC (A7.304)\n").says("-1 leader (declared)\n");
    check.says("Final DR 9 against a Morale Level of 7: failed\n");
    desk.run("explain @street.asl 96")
        .exits(0)
        .says("goes back to event 93: gJ moves O8 1 MF assault seen-by rC\n");
    desk.put("long.asl", include_str!("../../games/long.asl"));
    let waiver =
        desk.run("explain @long.asl 84").exits(0).says("speaks of event 70: spw start 1 MP total 9.5\n");
    waiver.says("D2.1-sequential-units there is waived\n");
    desk.put("tank.asl", include_str!("../../games/d3_51_pziv.asl"));
    desk.run("explain @tank.asl 18")
        .exits(0)
        .says("pziv, range 3: MA rolls To Hit first\n")
        .hides("FP unknown");
    desk.put("twelve.asl", include_str!("../../cases/a7/own_leader_loss.asl"));
    desk.run("explain @twelve.asl 17").exits(0).says("an Original 12: Casualty Reduction");
}

#[test]
fn one_missing_reliability_dr_is_one() {
    let desk = Desk::new();
    desk.put("red.asl", with("mp = 23, red-mp = false", "mp = 23, red-mp = true"));
    let says = "the reliability DR for a start in this MPh was not made";
    desk.run("audit @red.asl").exits(1).says(says).hides("1 reliability DR");
}

/// The opponent may call for a forgotten DR while the vehicle moves: a question until its move is over.
#[test]
fn a_forgotten_reliability_dr_is_a_question_only_during_the_move() {
    let desk = Desk::new();
    let whole = with("mp = 23, red-mp = false", "mp = 23, red-mp = true");
    let moving: Vec<&str> = whole.lines().collect();
    let entered = moving.iter().position(|line| line.contains(" enter ")).unwrap();
    let half = moving[..=entered].join("\n") + "\n";
    let question = "the opponent may still call for it";
    desk.put("half.asl", half);
    desk.run("audit @half.asl").says(question);
    desk.put("whole.asl", whole);
    desk.run("audit @whole.asl").exits(1).says("D2.51-dr-each-start").hides(question);
}

/// A roll on the IFT is somebody's: the finding says whose without a look at the declaration.
#[test]
fn a_finding_on_an_ift_roll_names_the_firer() {
    let desk = Desk::new();
    desk.put("street.asl", include_str!("../../games/street.asl"));
    let ran = desk.run("audit @street.asl").exits(1);
    ran.says("line 197 · rF (russian 4-4-7) in J4 · A7.9-doubles-shift");
    desk.run("explain @street.asl 66").exits(0).says("Final DR 10 on column 4: NE");
}

#[test]
fn explain_shows_the_tally_and_every_clause_the_log_last() {
    let desk = Desk::with_game();
    let ran = desk.run("explain @game.aslog 6 --all").exits(0);
    let ran = ran
        .says("Event 6: bt7 enter FF4 1 MP")
        .says("1 MP = 1 Open Ground")
        .says("1 MP declared, 2 MP in this MPh, 21 MP left");
    let first_log = ran.text.find("LOG.").unwrap();
    assert!(ran.text.rfind("D2.").unwrap() < first_log, "{}", ran.text);
    assert!(ran.text.lines().all(|line| line.chars().count() <= 100), "{}", ran.text);
    desk.run("explain @game.asl 21").exits(3).says("there is no event 21");
}

#[test]
fn explain_puts_what_is_broken_first() {
    let desk = Desk::new();
    desk.put("game.asl", with("bt7 enter FF3 1 MP", "bt7 enter FF3 0.5 MP total 9"));
    let ran = desk.run("explain @game.asl 7 --all").exits(1);
    let verdicts = ran.text.lines().filter_map(|line| line.split_whitespace().next());
    let verdicts: Vec<&str> =
        verdicts.filter(|word| ["broken", "kept", "undecided"].contains(word)).collect();
    assert!(verdicts.starts_with(&["broken"]) && verdicts.contains(&"kept"), "{}", ran.text);
    assert!(verdicts.is_sorted(), "{verdicts:?}");
}

/// The example of the book's rule on Reverse Bypass: 1 x2 x4, and a copy that declares 4 MP.
#[test]
fn the_reverse_bypass_of_the_bt_7_costs_eight() {
    let desk = Desk::new();
    let lines = "place bt7 FF5 vca FF4-GG5\nturn 1 russian MPh\nbt7 start reverse 1 MP\n\
                 bt7 bypass FF6 along FF6-EE6 cafp FF5-EE6-FF6 8 MP\nbt7 enter EE7 4 MP\nbt7 stop 1 MP\nbt7 ends\n";
    let head = "[terrain]\nFF6 = { is = [\"open-ground\", \"stone-building\"] }\n\n[default-terrain]";
    let game = super::game(lines).replace("[default-terrain]", head);
    desk.put("game.asl", &game);
    let ran = desk.run("explain @game.asl 4").exits(0).says("8 MP = 1 Open Ground ×2 VBM ×4 Reverse");
    ran.says("×2  VBM          D2.3").says("×4  Reverse      D2.21").hides("broken");
    desk.put("game.asl", game.replace(" 8 MP", " 4 MP"));
    desk.run("audit @game.asl").exits(1).says("declared 4 MP, due 8 MP");
}

#[test]
fn rules_lists_all_a_chapter_a_rule_or_a_clause() {
    let desk = Desk::new();
    let clauses = |wanted: &str| -> Vec<String> {
        let ran = desk.run(&format!("rules {wanted}")).exits(0);
        let rows = ran.json["clauses"].as_array().unwrap().clone();
        rows.iter().map(|row| row["clause"].as_str().unwrap().to_owned()).collect()
    };
    let all = clauses("");
    assert!(all.len() > clauses("D2").len() && clauses("D2").len() > clauses("D2.1").len());
    assert!(clauses("D2.1").iter().all(|id| id.starts_with("D2.1-")));
    assert!(clauses("d2.15").iter().all(|id| id.starts_with("D2.15-")) && !clauses("D2.15").is_empty());
    assert_eq!(clauses("LOG.off-map"), ["LOG.off-map"]);
    assert!(clauses("D2.12-start").contains(&"D2.12-start-before-enter".to_owned()));
    desk.run("rules Z99").exits(3).says("no clause begins with \"Z99\"");
    desk.run("rules LOG.off-map").says("1 clause of book ");
    for line in desk.run("rules").text.lines() {
        assert!(line.chars().count() <= 100, "{line}");
    }
}

/// Who does not know the number looks for the word.
#[test]
fn rules_are_found_by_words_too() {
    let desk = Desk::new();
    let rows = |wanted: &str| desk.run(&format!("rules {wanted}")).exits(0).json["clauses"].clone();
    let bog = rows("bog").as_array().unwrap().clone();
    let has = |row: &serde_json::Value, key: &str| row[key].as_str().unwrap().to_lowercase().contains("bog");
    assert!(bog.iter().any(|row| has(row, "clause")), "by a word of the id");
    assert!(bog.iter().any(|row| has(row, "says") && !has(row, "clause")), "by a word of the summary");
    assert!(bog.iter().all(|row| has(row, "says") || has(row, "clause")));
    assert_eq!(rows("BOG").as_array().unwrap().len(), bog.len());
    let both = rows("D2.3 bog").as_array().unwrap().clone();
    assert!(!both.is_empty() && both.len() < bog.len());
    assert!(both.iter().all(|row| row["clause"].as_str().unwrap().starts_with("D2.3")));
    assert_eq!(
        rows("LOG").as_array().unwrap().len(),
        desk.run("rules log").json["clauses"].as_array().unwrap().len()
    );
    desk.run("rules xyzzy").exits(3).says("no clause begins with \"xyzzy\" or has such words");
}

#[test]
fn types_are_found_by_what_players_call_them() {
    let desk = Desk::new();
    desk.run("types panther").exits(0).says("PzKpfw VG").says("JgdPz V").says("2 types");
    let shermans = desk.run("types sherman american").exits(0).says("M4A3(76)W").hides("Sherman V(a)");
    assert_eq!(shermans.json["types"][0]["nicknames"][0], "Sherman");
    desk.run("types konigstiger").exits(0).says("PzKpfw VIB").says("1 type,");
    desk.run("types hovercraft").exits(3).says("no type is called \"hovercraft\"");
}

#[test]
fn completions_for_every_shell() {
    let desk = Desk::new();
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let ran = desk.run(&format!("completions {shell}")).exits(0).says("asl-replay").says("explain");
        assert_eq!(ran.json["shell"], shell);
    }
    desk.run("completions csh").exits(3);
}

#[test]
fn a_call_that_makes_no_sense_is_refused() {
    let desk = Desk::with_game();
    for line in [
        "",
        "audit",
        "nonsense",
        "explain @game.asl",
        "explain @game.asl six",
        "diff @game.asl",
        "log @game.asl --foo",
    ] {
        desk.run(line).exits(3);
    }
    desk.run("--help").exits(0).says("Exit codes:");
}
