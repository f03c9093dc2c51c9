//! `verify`, `verify --continues` and `diff`: two copies of one game.

use super::{Desk, EVENTS, GAME, TURN, with};

/// A desk with the game, and a second copy made of another text.
fn with_copy(text: &str) -> Desk {
    let desk = Desk::with_game();
    desk.put("his.asl", text);
    desk.run("record @his.asl -o @his.aslog").exits(0);
    desk
}

#[test]
fn an_intact_log_verifies() {
    let ran = Desk::with_game().run("verify @game.aslog").exits(0).says("intact: 21 records, head ");
    assert_eq!(ran.json["integrity"]["records"], EVENTS);
}

#[test]
fn text_has_nothing_to_verify() {
    Desk::with_game().run("verify @game.asl").exits(0).says("nothing to verify");
}

#[test]
fn one_more_player_turn_continues_my_copy() {
    let desk = with_copy(&format!("{GAME}{TURN}"));
    let ran = desk.run("verify @his.aslog --continues @game.aslog").exits(0);
    let ran = ran.says("continues @game.aslog: all its 21 events, then 4 new");
    assert_eq!((&ran.json["continues"]["added"], &ran.json["continues"]["missing"]), (&4.into(), &0.into()));
    desk.run("verify @game.aslog --continues @game.aslog").exits(0).says("the same 21 events as @game.aslog");
    let ran = desk.run("diff @game.aslog @his.aslog").exits(0);
    ran.says("One past: the first 21 events are the same").says("ends there").says("turn 2 german MPh");
}

#[test]
fn an_older_copy_does_not_continue_mine() {
    let desk = with_copy(&format!("{GAME}{TURN}"));
    let ran = desk.run("verify @game.aslog --continues @his.aslog").exits(2);
    ran.says("is OLDER than @his.aslog: it lacks the last 4 events");
}

#[test]
fn an_edited_past_is_found_at_its_event_and_both_versions_are_shown() {
    let edited = with("roll r2 DR 6,5 rally", "roll r2 DR 1,1 rally");
    let desk = with_copy(&format!("{edited}{TURN}"));
    let ran = desk.run("verify @his.aslog --continues @game.aslog").exits(2);
    let ran = ran.says("does NOT continue @game.aslog: the copies part at event 11");
    let ran = ran.says("`asl-replay diff @game.aslog @his.aslog`");
    assert_eq!(
        (&ran.json["continues"]["parts_at"], &ran.json["integrity"]["intact"]),
        (&11.into(), &true.into())
    );
    for (a, b) in [("game.aslog", "his.aslog"), ("game.asl", "his.aslog"), ("game.asl", "his.asl")] {
        let ran = desk.run(&format!("diff @{a} @{b}")).exits(2);
        let ran = ran.says("The copies part at event 11 (the 11 before it are the same)");
        let ran = ran.says("roll r2 DR 6,5 rally by hans").says("roll r2 DR 1,1 rally by hans");
        assert_eq!(ran.json["parts_at"], 11);
    }
    desk.run("diff @game.asl @his.aslog")
        .says("turn 1 german MPh, line 27 · by hans")
        .says("turn 1 german MPh · by hans");
}

/// From where they part two copies stand side by side: what both have in one row, though one has more before it.
#[test]
fn two_copies_stand_side_by_side() {
    let edited = with("roll r2 DR 6,5 rally", "note \"wait\"\nroll r2 DR 1,1 rally");
    let desk = with_copy(&format!("{edited}{TURN}"));
    let ran = desk.run("diff @game.aslog @his.aslog --events 100").exits(2).says("Side by side from there:");
    let rows = ran.json["beside"].as_array().expect("rows").clone();
    let event = |row: &serde_json::Value, copy: &str| row[copy]["event"].as_u64();
    let [own, his]: [Vec<u64>; 2] =
        ["a", "b"].map(|copy| rows.iter().filter_map(|row| event(row, copy)).collect());
    assert_eq!(own, (11..EVENTS as u64).collect::<Vec<_>>(), "each event of a copy stands once, in order");
    assert_eq!(his, (11..EVENTS as u64 + 5).collect::<Vec<_>>());
    let same: Vec<_> = rows.iter().filter(|row| row["is_same"] == true).collect();
    assert!(
        same.len() > 3 && same.iter().all(|row| event(row, "b") == event(row, "a").map(|n| n + 1)),
        "{rows:?}"
    );
    assert!(
        rows.iter().filter(|row| row["is_same"] == false).all(|row| row["a"]["text"] != row["b"]["text"])
    );
    let line = ran
        .text
        .lines()
        .find(|line| line.contains("DR 6,5") && line.contains('≠'))
        .expect("its row")
        .to_owned();
    assert!(line.chars().count() <= 100, "{line}");
    assert_eq!(
        desk.run("diff @game.aslog @his.aslog --events 2").exits(2).json["beside"].as_array().map(Vec::len),
        Some(2)
    );
    assert!(!desk.run("diff @game.aslog @his.aslog --events 0").exits(2).text.contains("Side by side"));
}

#[test]
fn another_recorder_or_time_alone_parts_two_copies() {
    let desk = with_copy(&with("@noon", "@midnight"));
    let ran = desk.run("diff @game.aslog @his.aslog").exits(2).says("part at event 4");
    ran.says("by ivan, noon by the recorder's clock").says("by ivan, midnight by the recorder's clock");
}

#[test]
fn two_scenarios_part_at_event_0_and_the_line_is_shown() {
    let desk = with_copy(&with("mp = 14", "mp = 15"));
    desk.run("verify @his.aslog --continues @game.aslog").exits(2).says("part at event 0");
    let ran = desk.run("diff @game.aslog @his.aslog").exits(2).says("part at event 0: they are two games");
    ran.says("line 10 of the scenario: pz4 = ").says("mp = 14").says("mp = 15");
}

#[test]
fn the_same_copy_twice_is_no_difference() {
    Desk::with_game().run("diff @game.aslog @game.asl").exits(0).says("The same 21 events");
}

#[test]
fn damage_of_either_copy_is_told() {
    let desk = Desk::with_game();
    let bytes = desk.get("game.aslog");
    desk.put("torn.aslog", &bytes[..bytes.len() - 5]);
    let ran = desk.run("verify @game.aslog --continues @torn.aslog").exits(2);
    ran.says("continues @torn.aslog").says("@torn.aslog is itself BROKEN: torn tail: record 20");
    desk.run("verify @torn.aslog --continues @game.aslog").exits(2).says("torn tail").says("OLDER");
    for line in
        ["diff @game.aslog @torn.aslog", "diff @torn.aslog @game.aslog", "diff @torn.aslog @torn.aslog"]
    {
        desk.run(line).exits(2).says("@torn.aslog is BROKEN: torn tail: record 20 at byte ");
    }
}

#[test]
fn an_empty_copy_of_mine_is_no_copy() {
    let desk = Desk::with_game();
    desk.put("empty.aslog", "");
    desk.run("verify @game.aslog --continues @empty.aslog").exits(2).says("the file is empty");
}

#[test]
fn continues_needs_two_hashed_logs() {
    let desk = Desk::with_game();
    for line in ["verify @game.asl --continues @game.aslog", "verify @game.aslog --continues @game.asl"] {
        desk.run(line).exits(3).says("@game.asl is no hashed log").says("record a text game first");
    }
    desk.run("verify @game.aslog --continues @nothing.aslog").exits(3).says("no such file");
}
