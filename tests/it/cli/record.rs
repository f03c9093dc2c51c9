//! `record` into a file: written at once or not at all, continued, never rewritten.

use super::{Desk, GAME, TURN, with};

#[test]
fn a_new_file_is_written_and_the_same_again_changes_nothing() {
    let desk = Desk::new();
    desk.put("game.asl", GAME);
    let ran =
        desk.run("record @game.asl -o @game.aslog").exits(0).says("@game.aslog: 21 events recorded, head ");
    assert_eq!((&ran.json["events"], &ran.json["added"]), (&21.into(), &21.into()));
    let first = desk.get("game.aslog");
    let ran =
        desk.run("record @game.asl -o @game.aslog").exits(0).says("nothing new, 21 events are recorded");
    assert_eq!(ran.json["added"], 0);
    assert_eq!(desk.get("game.aslog"), first);
    assert_eq!(desk.names(), ["game.asl", "game.aslog"]);
}

#[test]
fn a_file_is_continued_by_what_is_new() {
    let desk = Desk::with_game();
    let first = desk.get("game.aslog");
    desk.put("game.asl", format!("{GAME}{TURN}"));
    let ran = desk.run("record @game.asl -o @game.aslog").exits(0).says("4 events added, 25 in all");
    assert_eq!(ran.json["added"], 4);
    let second = desk.get("game.aslog");
    assert!(second.starts_with(&first) && second.len() > first.len());
    desk.run("record @game.asl -o @whole.aslog").exits(0);
    assert_eq!(desk.get("whole.aslog"), second);
}

#[test]
fn a_parted_input_is_refused_and_nothing_is_written() {
    let desk = Desk::with_game();
    let first = desk.get("game.aslog");
    desk.put("game.asl", with("DR 4,3", "DR 1,1") + TURN);
    let ran = desk.run("record @game.asl -o @game.aslog").exits(2);
    let ran = ran.says("@game.aslog and the input part at event 4: a log only grows; nothing was written");
    assert_eq!((&ran.json["schema"], &ran.json["exit"]), (&"asl-replay/error/1".into(), &2.into()));
    assert_eq!(desk.get("game.aslog"), first);
    assert_eq!(desk.names(), ["game.asl", "game.aslog"]);
}

#[test]
fn a_shorter_input_is_refused() {
    let desk = Desk::with_game();
    let first = desk.get("game.aslog");
    desk.put("game.asl", GAME.trim_end().rsplit_once('\n').unwrap().0);
    let ran = desk.run("record @game.asl -o @game.aslog").exits(2);
    ran.says("@game.aslog has 1 event more than the input; nothing was written");
    assert_eq!(desk.get("game.aslog"), first);
}

#[test]
fn what_is_no_intact_log_is_not_written_over() {
    let desk = Desk::with_game();
    let good = desk.get("game.aslog");
    for bytes in [&good[..good.len() - 1], b"my diary", b""] {
        desk.put("other.aslog", bytes);
        desk.run("record @game.asl -o @other.aslog")
            .exits(2)
            .says("the file there is no intact log; nothing was written");
        assert_eq!(desk.get("other.aslog"), bytes);
    }
}

#[test]
fn a_faulty_text_writes_nothing() {
    let desk = Desk::new();
    desk.put("game.asl", with("DR 4,3", "DR 4,7"));
    desk.run("record @game.asl -o @game.aslog").exits(3);
    assert_eq!(desk.names(), ["game.asl"]);
}

#[test]
fn a_hashed_log_is_not_recorded_to_a_file() {
    let desk = Desk::with_game();
    desk.run("record @game.aslog -o @copy.aslog").exits(3).says("@game.aslog is a hashed log already");
    assert_eq!(desk.names(), ["game.asl", "game.aslog"]);
}

/// A player who records a game is told what it breaks, by event and clause; nothing is said of one that keeps the rules.
#[test]
fn broken_rules_are_told_where_a_game_is_recorded() {
    let desk = Desk::with_game();
    desk.put("kept.asl", super::GAME);
    assert_eq!(desk.run("record @kept.asl --name kept").exits(0).aside, "");
    desk.put("side.asl", super::with("turn 2 russian MPh", "turn 2 german MPh"));
    let says = "warning: 4 broken rules: event 17 (LOG.phase-order), event 18 (D2.1-own-mph-only), \
                event 19 (D2.1-own-mph-only), event 20 (A3.3-own-mph-ends); `asl-replay audit side` says how\n";
    assert_eq!(desk.run("record @side.asl --name side").recorded().aside, says);
}

/// A slip of the pen in a unit's side leaves it without a player; a game that names no players has none to miss.
#[test]
fn a_unit_whose_side_nobody_plays_is_told() {
    let desk = Desk::new();
    desk.put("typo.asl", super::with("bt7 = { side = \"russian\"", "bt7 = { side = \"rusian\""));
    let says = "warning: no player's side is rusian, as that of bt7 is (players' sides: german, russian)\n";
    assert!(desk.run("record @typo.asl -o @typo.aslog").recorded().aside.starts_with(says));
    desk.run("audit @typo.asl").warns(says);
    desk.run("audit @typo.aslog").warns(says);
    desk.put("game.asl", super::GAME);
    assert_eq!(desk.run("audit @game.asl").exits(0).aside, "");
    let players = "[players]\nivan = { side = \"russian\" }\nhans = { side = \"german\" }\n";
    desk.put("alone.asl", super::with(players, ""));
    assert_eq!(desk.run("record @alone.asl -o @alone.aslog").exits(0).aside, "");
    assert_eq!(desk.run("audit @alone.aslog").exits(0).aside, "");
}

/// Of a whole game as of a turn `--strict` records nothing that breaks a rule.
#[test]
fn a_game_that_breaks_a_rule_is_not_recorded_strictly() {
    let desk = Desk::new();
    let game = include_str!("../../games/d2_11_turn_and_drive_cheated.asl");
    desk.put("game.asl", game);
    desk.run("record @game.asl --strict -o @out.aslog").exits(1).says("nothing was recorded");
    assert_eq!(desk.names(), ["game.asl"]);
    desk.run("record @game.asl --dry-run -o @out.aslog").exits(3);
    desk.run("record @game.asl -o @out.aslog").exits(1);
    assert_eq!(desk.names(), ["game.asl", "out.aslog"]);
}

/// Lines of a turn get their figures, as on the prompt; what the rules say of them is told, and `--strict` then records nothing.
#[test]
fn the_lines_of_a_turn_are_filled_in_and_judged() {
    let desk = Desk::with_game();
    desk.run("record @game.asl --name pbem").exits(0);
    desk.put("turn.asl", "by hans\nturn 2 german MPh\npz4 start\npz4 enter K3\npz4 stop\npz4 ends\n");
    let dry = desk.run("record @turn.asl --to pbem --dry-run").exits(0);
    assert!(
        dry.text.contains("pz4 enter K3 1 MP total 2") && dry.text.contains("5 events would be"),
        "{}",
        dry.text
    );
    desk.run("verify pbem").exits(0).says("21 records");
    let told = desk.run("record @turn.asl --to pbem").exits(0);
    assert_eq!((&told.json["added"], told.json["lines"].as_array().unwrap().len()), (&5.into(), 5));
    assert_eq!(told.json["lines"][2]["text"], "pz4 enter K3 1 MP total 2");
    // A command that was killed behind its append is run again: the figures are the same.
    desk.run("record @turn.asl --to pbem").exits(0).warns("stands at the end of the game already");
    desk.put("wrong.asl", "by ivan\nturn 3 russian MPh\nbt7 start\nbt7 enter FF2 0.5 MP\n");
    let strict = desk.run("record @wrong.asl --to pbem --strict").exits(1);
    assert!(
        strict.text.contains("D2.18-2e-min") && strict.text.contains("nothing was recorded"),
        "{}",
        strict.text
    );
    desk.run("verify pbem").exits(0).says("26 records");
    let insisted = desk.run("record @wrong.asl --to pbem").exits(1).says("declared ½ MP, due 1 MP");
    assert_eq!(insisted.json["findings"][0]["clause"], "D2.18-2e-min");
    desk.run("audit pbem").exits(1).says("1 broken");
}
