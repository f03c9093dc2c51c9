//! `stats`: the dice of one game or many.

use super::Desk;
use serde_json::Value;

fn desk() -> Desk {
    let desk = Desk::new();
    desk.put("street.asl", include_str!("../../games/street.asl"));
    desk.put("crossroads.asl", include_str!("../../games/crossroads.asl"));
    desk
}

fn rows(view: &Value) -> &Vec<Value> {
    view["rows"].as_array().unwrap()
}

/// The groups of the audit, and their sums.
#[test]
fn the_rolls_are_those_of_the_audit() {
    let desk = desk();
    let stats = desk.run("stats @street.asl").exits(0).json;
    let audit = desk.run("audit @street.asl").json;
    let dice = audit["dice"].as_array().unwrap();
    for row in dice {
        let is_same = |of: &&Value| {
            of["player"] == row["roller"] && of["kind"] == row["kind"] && of["of"] == row["purpose"]
        };
        let of = rows(&stats).iter().find(is_same).unwrap_or_else(|| panic!("{row}"));
        assert_eq!((&of["rolls"], &of["mean"]), (&row["count"], &row["mean_hundredths"]), "{row}");
    }
    let all: u64 = dice.iter().map(|row| row["count"].as_u64().unwrap()).sum();
    assert_eq!(stats["rolls"].as_array().unwrap().len() as u64, all);
    let totals = rows(&stats).iter().filter(|row| row["of"].is_null());
    let counted = totals.flat_map(|row| row["totals"].as_array().unwrap()).map(|n| n.as_u64().unwrap());
    assert_eq!(counted.sum::<u64>(), all);
}

#[test]
fn rolls_are_of_a_player_for_a_purpose_and_by_phase_or_game() {
    let desk = desk();
    let ift = desk.run("stats @street.asl --player ANNA --purpose ift --by phase").exits(0).json;
    let rolls = ift["rolls"].as_array().unwrap();
    assert!(
        !rolls.is_empty() && rolls.iter().all(|roll| roll["player"] == "anna" && roll["purpose"] == "IFT")
    );
    let phases: Vec<&str> = rows(&ift).iter().filter_map(|row| row["of"].as_str()).collect();
    assert_eq!(phases, ["AFPh", "DFPh", "MPh", "PFPh"], "{ift}");
    let both = desk.run("stats @street.asl @crossroads.asl --by game").exits(0).json;
    assert_eq!(both["games"].as_array().unwrap().len(), 2);
    desk.run("stats @street.asl --player nobody").exits(0).says("no roll in these games");
}

/// Three mails of one game hold its first rolls three times; of two pasts each holds what came before.
#[test]
fn a_game_that_came_in_several_mails_is_counted_once() {
    let desk = desk();
    let text = desk.text("street.asl");
    let lines: Vec<&str> = text.lines().collect();
    let upto = |n: usize| lines[..n].join("\n") + "\n";
    let (third, whole) = (lines.len() / 3, lines.len());
    for (name, n) in [("one", whole - third), ("two", whole - 5), ("three", whole)] {
        desk.put(&format!("{name}.asl"), upto(n));
        desk.run(&format!("record @{name}.asl -o @{name}.aslog")).recorded();
    }
    let once = desk.run("stats @three.aslog").exits(0).json;
    let thrice = desk.run("stats @one.aslog @three.aslog @two.aslog").exits(0);
    let thrice = thrice.says("@one.aslog is @three.aslog, as far as it goes: its rolls are counted once");
    assert_eq!(thrice.json["rolls"], once["rolls"]);
    assert_eq!(thrice.json["games"], once["games"]);
    // The text is the game as well, and another game is another.
    assert_eq!(desk.run("stats @street.asl @one.aslog").exits(0).json["games"].as_array().unwrap().len(), 1);
    assert_eq!(desk.run("stats @street.asl @crossroads.asl").json["games"].as_array().unwrap().len(), 2);
}

/// Fair dice on the columns of the game with its DRM: the three kinds of result add up to the attacks.
#[test]
fn results_stand_beside_those_of_fair_dice() {
    let view = desk().run("stats @street.asl").exits(0).json;
    for row in view["shots"].as_array().unwrap() {
        let sum = |n: usize| -> u64 {
            ["kills", "checks", "none"].iter().map(|key| row[key][n].as_u64().unwrap()).sum()
        };
        let attacks = row["attacks"].as_u64().unwrap();
        assert_eq!(sum(0), attacks);
        assert!(sum(1).abs_diff(100 * attacks) <= 2, "{row}");
        let results = row["results"].as_array().unwrap();
        let of = |key: &str| results.iter().map(|result| result[key].as_u64().unwrap()).sum::<u64>();
        assert_eq!(of("came"), attacks, "each result once");
        assert!(of("fair").abs_diff(100 * attacks) <= results.len() as u64, "{row}");
    }
}

#[test]
fn rolls_are_written_as_csv_and_drawn() {
    let desk = desk();
    desk.run("stats @street.asl --csv @rolls.csv --svg @rolls.svg").exits(0);
    let (csv, svg) = (desk.text("rolls.csv"), desk.text("rolls.svg"));
    assert_eq!(csv.lines().next(), Some("game,event,when,player,dice,for,colored,white,total"));
    assert!(csv.contains(",38,turn 1 german PFPh,anna,DR,IFT,1,3,4\n"), "{csv}");
    assert!(svg.starts_with("<svg") && svg.contains("<title>7: "), "{svg}");
    desk.put("rolls.csv", "mine");
    desk.run("stats @street.asl --csv @rolls.csv").exits(3).says("--force");
}

/// A name that a spreadsheet would take for a formula is text; so is one that would be markup in a drawing.
#[test]
fn names_of_players_are_text_in_csv_and_svg() {
    use asl_replay::import::vassal::command;
    use asl_replay::import::vassal::provenance::{pack, unpack};
    let desk = Desk::new();
    for (name, cell, drawn) in [("=1+1", "'=1+1", "=1+1, "), ("<b&", "<b&", "&#60;b&#38;, ")] {
        let made = crate::vasl::made::made("b_infantry.vlog");
        let mut stream = command::parse(&unpack(&made).unwrap()).unwrap();
        for leaf in stream.steps.iter_mut().flatten() {
            *leaf = leaf.replace("Anna", name);
        }
        desk.put("b.vlog", pack(&command::write(&stream), 0x5a).unwrap());
        desk.run("stats @b.vlog --csv @b.csv --svg @b.svg --force").exits(0);
        let (csv, svg) = (desk.text("b.csv"), desk.text("b.svg"));
        assert!(csv.contains(&format!(",{cell},")) && !csv.contains(",=1"), "{csv}");
        assert!(svg.contains(drawn) && !svg.contains("<b&"), "{svg}");
    }
}

/// The course of the mean ends at the mean; the last twenty are those of the end; a year is that of the last clock.
#[test]
fn the_course_of_the_mean_and_the_season() {
    let desk = Desk::new();
    desk.put("street.asl", include_str!("../../games/street.asl"));
    let view = desk.run("stats @street.asl").exits(0).says("the last 20 have mean").json;
    let rows = view["rows"].as_array().unwrap();
    let all: Vec<&Value> = rows.iter().filter(|row| row["of"].is_null()).collect();
    for row in &all {
        let last = row["running"].as_array().unwrap().last().unwrap();
        assert_eq!((&last["rolls"], &last["mean"]), (&row["rolls"], &row["mean"]));
        let player = |roll: &&Value| roll["player"] == row["player"] && roll["kind"] == row["kind"];
        let totals: Vec<i64> = view["rolls"]
            .as_array()
            .unwrap()
            .iter()
            .filter(player)
            .map(|roll| roll["total"].as_i64().unwrap())
            .collect();
        let lately = totals.len().checked_sub(20).map(|from| totals[from..].iter().sum::<i64>() * 5);
        assert_eq!(
            row["lately"]["mean"].as_i64(),
            lately,
            "a mean of 20 in hundredths is five times their sum"
        );
    }
    assert!(rows.iter().all(|row| row["of"].is_null() || row.get("running").is_none()));
    let by = desk.run("stats @street.asl --by season").exits(0).json;
    let seasons: Vec<&Value> =
        by["rows"].as_array().unwrap().iter().map(|row| &row["of"]).filter(|of| !of.is_null()).collect();
    assert!(!seasons.is_empty() && seasons.iter().all(|season| **season == "2026"), "{seasons:?}");
    desk.put("game.asl", super::GAME);
    let undated = desk.run("stats @game.asl --by season").exits(0).json;
    assert!(undated["rows"].as_array().unwrap().iter().any(|row| row["of"] == "undated"));
    desk.run("stats @street.asl --svg @dice.svg").exits(0);
    let drawn = all.iter().filter(|row| row["rolls"].as_u64().unwrap() >= 6).count();
    assert!(0 < drawn && drawn < all.len(), "of too few rolls nothing is drawn");
    assert_eq!(desk.text("dice.svg").matches("<polygon").count(), drawn);
}

/// The window is as wide as it is asked for; how low a mean is, and how often each total was due, are those of fair dice.
#[test]
fn a_window_moves_with_the_rolls() {
    let desk = desk();
    let view = desk.run("stats @street.asl --window 5").exits(0).says("the last 5 have mean").json;
    for row in rows(&view).iter().filter(|row| row["of"].is_null() && row["rolls"].as_u64().unwrap() >= 6) {
        let totals: Vec<i64> = (view["rolls"].as_array().unwrap().iter())
            .filter(|roll| roll["player"] == row["player"] && roll["kind"] == row["kind"])
            .map(|roll| roll["total"].as_i64().unwrap())
            .collect();
        for run in row["running"].as_array().unwrap() {
            let n = usize::try_from(run["rolls"].as_u64().unwrap()).unwrap();
            let due = n.checked_sub(5).map(|from| totals[from..n].iter().sum::<i64>() * 20);
            assert_eq!(run["window"].as_i64(), due, "a mean of five in hundredths is twenty times their sum");
        }
        let as_low = row["as_low_thousandths"].as_u64().unwrap();
        assert_eq!(as_low > 500, row["luck"].as_i64().unwrap() >= 0, "{row}");
        let due: u64 = row["due_tenths"].as_array().unwrap().iter().map(|due| due.as_u64().unwrap()).sum();
        assert!(due.abs_diff(10 * totals.len() as u64) <= 6, "{row}");
    }
    desk.run("stats @street.asl --window 2").exits(3).says("5..=500");
}

/// VASL files of several games are several games, whatever order they are named in; those of one session are one.
#[test]
fn vasl_files_of_several_games_are_kept_apart() {
    let desk = Desk::new();
    desk.put("1.vlog", include_bytes!("../../vectors/vasl/made/c1_p1.vlog"));
    desk.put("2.vlog", include_bytes!("../../vectors/vasl/made/c2_p2.vlog"));
    desk.put("b.vlog", include_bytes!("../../vectors/vasl/made/b_infantry.vlog"));
    let games = |line: &str| desk.run(line).exits(0).json["games"].as_array().unwrap().len();
    assert_eq!(games("stats @1.vlog @2.vlog"), 1);
    assert_eq!(games("stats @1.vlog @b.vlog @2.vlog"), 2);
    assert_eq!(games("stats @b.vlog @2.vlog @1.vlog"), 2);
}

/// A table of players over games: each game once, what each recorded, the dice of each.
#[test]
fn players_stand_in_one_table() {
    let desk = Desk::new();
    desk.put("street.asl", include_str!("../../games/street.asl"));
    desk.put("again.asl", include_str!("../../games/street.asl"));
    desk.put("long.asl", include_str!("../../games/long.asl"));
    let one = desk.run("audit @street.asl").json;
    let ran = desk.run("players @street.asl @again.asl @long.asl").exits(0);
    let table = &ran.json;
    assert_eq!((&table["games"], table["notes"].as_array().map(Vec::len)), (&2.into(), Some(1)));
    let rows = table["players"].as_array().unwrap();
    let alone = desk.run("players @street.asl").exits(0).json;
    let broken: u64 =
        alone["players"].as_array().unwrap().iter().map(|row| row["broken"].as_u64().unwrap()).sum();
    assert_eq!(Some(broken), one["broken"].as_u64());
    let anna = rows.iter().find(|row| row["player"] == "anna").unwrap();
    let dice = desk.run("stats @street.asl @long.asl --player anna").json;
    let all = dice["rows"]
        .as_array()
        .unwrap()
        .iter()
        .find(|row| row["of"].is_null() && row["kind"] == "DR")
        .unwrap();
    assert_eq!((&anna["rolls"], &anna["mean"]), (&all["rolls"], &all["mean"]));
    ran.says("anna");
}
