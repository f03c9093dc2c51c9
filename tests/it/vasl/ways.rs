//! The ways of vehicles: Bypass by the hexside that a counter stands on, hexes where boards meet, turns that lead nowhere, and MP that a
//! player says.
use asl_replay::import::vassal::command::Stream;
use serde_json::Value;

use super::whose::{Copy, asked};
use crate::boards::sheet::{Sheet, WOODS};
use crate::cli::Ran;

fn open_ground() -> Sheet {
    Sheet::flat(33, 10)
}

/// The log of the tank without its two hexes in Reverse: 8 MP on open ground.
fn ahead(change: impl FnOnce(&mut Stream)) -> Copy {
    Copy::of("a_vehicle.vlog", |log| {
        log.steps[9].clear();
        log.steps[10].clear();
        change(log);
    })
}

/// Not into G5 but along its hexside with H5, by the pixel that VASL names G5/H5.
fn by_the_hexside(log: &mut Stream) {
    for n in [5, 6] {
        for leaf in &mut log.steps[n - 1] {
            *leaf = leaf.replace("/737/690/", "/765/706/").replace("G5", "G5/H5");
        }
    }
}

fn row(ran: &Ran) -> &Value {
    &ran.json["moves"][0]
}

/// H5 holds the woods, so that H5 is bypassed; the counter points at the vertex of G5, H5 and H4. Two MP instead of one.
#[test]
fn a_tank_on_a_hexside_is_in_bypass() {
    let copy = ahead(by_the_hexside).with("04", &open_ground().fill("H5", WOODS));
    let ran = copy.audit().exits(0);
    assert_eq!(row(&ran)["path"][3], "G5/H5", "{}", ran.text);
    assert_eq!((&row(&ran)["ruling"], &row(&ran)["costs"]), (&"kept".into(), &"9".into()), "{}", ran.text);
    assert!(
        row(&ran)["sum"].as_array().unwrap().contains(&"2 Bypass of H5 along G5-H5".into()),
        "{}",
        ran.text
    );
    let text = copy.run(&["import", &copy.at("his.vlog")]).text;
    assert!(text.contains("gePzKwIVHa bypass H5 along G5-H5 cafp G5-H4-H5"), "{text}");
    assert_eq!(asked(&copy.audit(), "bypass"), []);
}

/// With woods on both sides the way costs the same, and which of them it bypasses the cheapest way leaves open.
#[test]
fn of_two_obstacles_either_is_bypassed() {
    let sheet = open_ground().fill("H5", WOODS).fill("G5", WOODS);
    let ran = ahead(by_the_hexside).with("04", &sheet).audit().exits(0);
    assert_eq!((&row(&ran)["ruling"], &row(&ran)["costs"]), (&"kept".into(), &"9".into()), "{}", ran.text);
}

/// Without boards nothing is priced: it stands on the hexside all the same, and which hex it bypasses is asked.
#[test]
fn without_boards_a_tank_on_a_hexside_is_located_and_asked_about() {
    let copy = ahead(by_the_hexside);
    let ran = copy.audit();
    let asks = asked(&ran, "bypass");
    let says = "gePzKwIVHa stands on the hexside G5/H5: in Bypass of which hex, and at which vertex";
    assert_eq!(asks, [(5, says.to_owned())], "{}", ran.text);
    let text = copy.run(&["import", &copy.at("his.vlog")]).text;
    for line in
        ["place gePzKwIVHa G5 along G5-H5 cafp G5-H4-H5", "place gePzKwIVHa H5 along G5-H5 cafp G5-H4-H5"]
    {
        assert!(text.contains(line), "{line}\n{text}");
    }
    let told = copy.answered("bypass", &["place gePzKwIVHa H5 along G5-H5 cafp G5-H4-H5"]);
    assert_eq!(asked(&told, "bypass"), []);
}

/// No log shows a counter on the hexside of two open hexes in the middle of its move: no Bypass is read there.
#[test]
fn beside_no_obstacle_there_is_no_bypass() {
    let ran = ahead(by_the_hexside).with("04", &open_ground()).audit();
    assert_eq!(row(&ran)["ruling"], "undecided", "{}", ran.text);
}

/// The tank goes from board 01 onto board 20 by 01P0, of which each board has a half.
#[test]
fn a_hex_where_boards_meet_has_the_terrain_of_both_halves() {
    let on = |lower: &Sheet, upper: &Sheet| {
        Copy::of("c1_p1.vlog", |_| ()).with("01", lower).with("20", upper).audit()
    };
    let open = on(&open_ground(), &open_ground());
    assert_eq!((&row(&open)["ruling"], &row(&open)["costs"]), (&"kept".into(), &"4".into()), "{}", open.text);
    let woods = |hex: &str| open_ground().fill(hex, WOODS);
    for ran in [on(&woods("P0"), &open_ground()), on(&open_ground(), &woods("R0"))] {
        assert_eq!(
            (&row(&ran)["ruling"], &row(&ran)["costs"]),
            (&"kept".into(), &"10".into()),
            "{}",
            ran.text
        );
    }
}

/// One half at another level: which the hex is the boards do not tell.
#[test]
fn halves_at_two_levels_are_asked_about() {
    let ran = Copy::of("c1_p1.vlog", |_| ()).with("01", &open_ground().raise("P0", 1)).on(&["20"]).audit();
    let asks = row(&ran)["asks"][0].as_str().unwrap();
    assert!(asks.contains("boards meet there"), "{asks}");
}

/// Turned from spine 2 to 1, back, and to 1 again: as often as told.
fn turned_to_and_fro(log: &mut Stream, times: usize) {
    let (to, fro) = (log.steps[3].clone(), log.steps[6].clone());
    for _ in 0..times {
        log.steps.splice(4..4, [fro.clone(), to.clone()]);
    }
}

#[test]
fn a_turn_there_and_back_is_told_and_asked_about_where_it_costs_too_much() {
    let once = ahead(|log| turned_to_and_fro(log, 1)).with("04", &open_ground()).audit().exits(0);
    assert_eq!(row(&once)["ruling"], "kept", "{}", once.text);
    let beside = row(&once)["beside"][0].as_str().unwrap();
    assert!(
        beside.starts_with("did it turn there and back in G6 (steps 4 to 6), which costs 2 MP more"),
        "{beside}"
    );
    let often = ahead(|log| turned_to_and_fro(log, 3)).with("04", &open_ground()).audit().exits(0);
    assert_eq!(
        (&row(&often)["ruling"], &row(&often)["costs"]),
        (&"undecided".into(), &"8".into()),
        "{}",
        often.text
    );
    assert!(row(&often)["asks"][0].as_str().unwrap().contains("6 MP more"), "{}", often.text);
}

/// `7 MP` behind a move that costs 8 is of that move; before it goes on it is of a part.
#[test]
fn mp_that_are_said_without_a_name_are_those_of_the_last_move() {
    let says = |words: &'static str, after: usize| {
        let said = move |log: &mut Stream| log.steps.insert(after, vec![format!("CHAT<Anna> - {words}")]);
        ahead(said).with("04", &open_ground()).audit().exits(0)
    };
    for words in ["7 MP", "7MP in all", "total: 7 MP", "that's 7 MP."] {
        let ran = says(words, 9);
        assert_eq!(row(&ran)["ruling"], "undecided", "{words}\n{}", ran.text);
        assert!(row(&ran)["asks"][0].as_str().unwrap().contains("the 7 MP that the player said"), "{words}");
    }
    for (words, after) in [("8 MP", 9), ("7 MP", 4), ("1 + 1 MP", 9), ("7 MP left", 9)] {
        assert_eq!(row(&says(words, after))["ruling"], "kept", "{words}");
    }
}

/// A DR in the middle of a move stands between the expenditures before it and those behind it: a shot is at the hex in which the
/// vehicle is shown then.
#[test]
fn what_is_rolled_in_a_move_stands_where_the_vehicle_is_then() {
    let roll = |log: &mut Stream| {
        let dr = "CHAT*** (Other DR) 3,4 ***   <Bert>      [1 / 1   avg   7.00 (7.00)]    (01.05)";
        log.steps[5].push(dr.to_owned());
    };
    let copy = ahead(roll).with("04", &open_ground());
    let text = copy.run(&["import", &copy.at("his.vlog")]).text;
    let steps = |of: &str| -> Vec<u32> {
        let own = text.lines().filter(|line| line.contains(of)).filter_map(|line| line.split('.').nth(1));
        own.filter_map(|step| step.parse().ok()).collect()
    };
    let (before, behind) = text.split_once("roll r1 DR 3,4").expect("the DR");
    let entered = |part: &str| part.matches("gePzKwIVHa enter").count();
    assert!(entered(before) > 0 && entered(behind) > 0, "{text}");
    let told = steps(" cheapest gePzKwIVHa ");
    assert!(told.is_sorted() && told.first() < Some(&6) && told.last() > Some(&6), "{told:?}");
}
