//! The moves of vehicles in VASL's logs, judged by the cheapest way that fits them.
use asl_core::audit::Game;
use asl_core::scenario::Types;
use asl_replay::import::continuity::Chain;
use asl_replay::import::draft::{Answers, Draft, Journey, Source, stated};
use asl_replay::import::types::{Known, vehicle};
use asl_replay::import::vassal::chat::Turn;
use asl_replay::import::vassal::viewer::{Eyes, Viewer};
use asl_replay::import::vassal::{command, provenance};
use std::collections::BTreeMap;
use std::fs;

use super::made::{made, read};
use crate::boards::sheet::{Sheet, WOODS};
use crate::cli::{Ran, run};

/// Runs `audit` on a file with boards of our own, board 04 among them.
fn audit(log: &[u8], board: Option<&Sheet>) -> Ran {
    let dir = tempfile::tempdir().unwrap();
    if let Some(board) = board {
        fs::write(dir.path().join("bd04"), board.archive()).unwrap();
    }
    fs::write(dir.path().join("his.vlog"), log).unwrap();
    let at = |name: &str| dir.path().join(name).display().to_string();
    let words = ["asl-replay", "audit", &at("his.vlog"), "--boards", &at(""), "--home", &at("home")];
    run(words.into_iter().map(str::to_owned))
}

fn open_ground() -> Sheet {
    Sheet::flat(33, 10)
}

/// The log of the tank without some of its steps, from 1.
fn without(steps: &[usize]) -> Vec<u8> {
    let mut stream = command::parse(&provenance::unpack(&made("a_vehicle.vlog")).unwrap()).unwrap();
    let mut n = 0;
    stream.steps.retain(|_| {
        n += 1;
        !steps.contains(&n)
    });
    provenance::pack(&command::write(&stream), 0x5a).unwrap()
}

/// What is printed of it.
pub(super) fn printed_of_the_tank() -> String {
    audit(&made("a_vehicle.vlog"), Some(&open_ground())).text
}

/// Six hexes ahead with two hexspines of turns, and then two hexes that lie behind it: 14 MP with turns, more in Reverse, of
/// the 13 that the counter prints.
#[test]
fn a_tank_that_goes_too_far_is_told_with_its_cheapest_way() {
    let ran = audit(&made("a_vehicle.vlog"), Some(&open_ground())).exits(1);
    let row = &ran.json["moves"][0];
    assert_eq!((&row["ruling"], &row["costs"], &row["of"]), (&"broken".into(), &"14".into(), &"13".into()));
    assert_eq!((&row["first"], &row["last"], &row["rule"]), (&2.into(), &11.into(), &"D2.1".into()));
    let sum: Vec<&str> = row["sum"].as_array().unwrap().iter().map(|step| step.as_str().unwrap()).collect();
    let cost: u32 = sum.iter().map(|step| step.split(' ').next().unwrap().parse::<u32>().unwrap()).sum();
    assert_eq!((sum[0], cost), ("1 start", 14), "{sum:?}");
    ran.says("✗ event 4 · turn 1 Axis, steps 2 to 11 · PzKw IVH · D2.1")
        .says("E6 F6 G6 G5 H4 I4 H3 G4")
        .says("14 of 13 MP")
        .says("1 broken");
}

#[test]
fn without_its_last_two_hexes_the_move_is_kept() {
    let ran = audit(&without(&[10, 11]), Some(&open_ground())).exits(0);
    let row = &ran.json["moves"][0];
    assert_eq!((&row["ruling"], &row["costs"]), (&"kept".into(), &"8".into()), "{}", ran.text);
}

/// Woods in a hex of the way cost more, and without the board nobody can tell.
#[test]
fn what_it_costs_is_for_the_board_to_say() {
    let ran = audit(&without(&[10, 11]), Some(&open_ground().fill("G5", WOODS)));
    let row = &ran.json["moves"][0];
    assert_eq!(
        (&row["ruling"], row["asks"][0].as_str()),
        (&"undecided".into(), Some("whether it went into G5, or around in Bypass (D2.3)")),
        "{}",
        ran.text
    );
    assert_ne!(row["costs"], "8", "{}", ran.text);
    let unknown = audit(&without(&[10, 11]), None).exits(0);
    let row = &unknown.json["moves"][0];
    assert_eq!(row["ruling"], "undecided");
    assert!(row["asks"][0].as_str().unwrap().contains("terrain"), "{row}");
}

/// On the players' own board.
#[test]
fn on_the_board_that_it_was_played_on() {
    let Some(shared) = std::env::var_os("ASL_REPLAY_SHARED") else { return };
    let boards = std::path::PathBuf::from(shared).join("boards").display().to_string();
    let log = super::shared::root().join("tests/vectors/vasl/made/a_vehicle.vlog").display().to_string();
    let words = ["asl-replay", "audit", &log, "--boards", &boards];
    let row = run(words.into_iter().map(str::to_owned)).exits(1).json["moves"][0].clone();
    assert_eq!((&row["ruling"], &row["costs"], &row["of"]), (&"broken".into(), &"14".into(), &"13".into()));
}

fn journey(path: &[&str]) -> Journey {
    Journey {
        piece: "1".into(),
        file: 1,
        steps: (1, 1),
        again: Vec::new(),
        spins: Vec::new(),
        turn: Turn { side: "Axis".into(), number: "1".into(), phase: "MPh".into() },
        class: "PzKw IVH".into(),
        from: "A1".into(),
        faced: Some(1),
        exposed: false,
        path: path.iter().map(|hex| (*hex).to_owned()).collect(),
        faces: Some(1),
        shown: Vec::new(),
        in_the_way: BTreeMap::new(),
        markers: Vec::new(),
        looked_around: true,
        said: None,
        said_at: 0,
        unnamed_roll: false,
    }
}

#[test]
fn a_drag_and_its_way_back_may_be_a_slip() {
    assert_eq!(journey(&["A2", "A3"]).corrected(), ["A2", "A3"]);
    assert_eq!(journey(&["A2", "B3", "A2", "A3"]).corrected(), ["A2", "A3"]);
    assert_eq!(journey(&["A2", "A1"]).corrected(), [""; 0]);
}

#[test]
fn a_counter_is_one_type_or_none() {
    let own = Types::default();
    let called = |class| Known { class, ..Known::default() };
    let name = |class| vehicle(&called(class), asl_core::vocab::BOOK_VERSION, &own);
    assert_eq!(name("PzKw IVH"), Some("PzKpfw IVH"));
    assert_eq!(name("T-34/85"), Some("T-34/85"));
    assert_eq!(name("pzkw ivh"), Some("PzKpfw IVH"));
    assert_eq!(name("PzKw IV"), None, "a family is no type");
    assert_eq!(name("T 34-85"), Some("T-34/85"));
    assert_eq!(name("a truck"), None);
    let own = Types::read("[types.\"A Truck\"]\nclass = \"truck\"\nmp = 20\n").unwrap();
    assert_eq!(vehicle(&called("a truck"), asl_core::vocab::BOOK_VERSION, &own), Some("A Truck"));
}

/// What is undone is no move, and what the viewer does not see is none to the viewer.
#[test]
fn a_vehicle_has_one_journey_in_a_phase() {
    let file = read("a_vehicle.vlog");
    let eyes = Eyes::of(&Viewer::Director, std::slice::from_ref(&file)).unwrap();
    let (files, chain) = ([file], Chain::default());
    let game = Game::of(stated::events("a log", &files, &chain, &eyes).events).unwrap();
    let source = Source {
        files: &files,
        chain: &chain,
        eyes: &eyes,
        stated: &game.events,
        scenario: &game.scenario,
        types: &Types::default(),
        answers: &Answers::default(),
    };
    let all = Draft::of(&source).journeys;
    assert_eq!(
        all.iter().map(|journey| journey.path.join(" ")).collect::<Vec<_>>(),
        ["F6 G6 G5 H4 I4 H3 G4"]
    );
    assert_eq!(
        (all[0].faced, all[0].faces, all[0].exposed, all[0].unnamed_roll),
        (Some(2), Some(2), false, false)
    );
}

/// What a player says of its MP stands against the cheapest way, and less than that is asked about.
#[test]
fn a_player_who_counts_too_few_mp_is_asked() {
    let mut stream = command::parse(&provenance::unpack(&made("a_vehicle.vlog")).unwrap()).unwrap();
    for step in [11, 10] {
        stream.steps.remove(step - 1);
    }
    let says = |mp: u32| {
        let mut stream = stream.clone();
        stream.steps.insert(9, vec![format!("CHAT<Anna> - PzKwIVH {mp} MP")]);
        audit(&provenance::pack(&command::write(&stream), 0x5a).unwrap(), Some(&open_ground()))
    };
    assert_eq!(says(8).exits(0).json["moves"][0]["ruling"], "kept");
    let row = says(4).exits(0).json["moves"][0].clone();
    assert_eq!((&row["ruling"], &row["costs"]), (&"undecided".into(), &"8".into()), "{row}");
    assert!(row["asks"][0].as_str().unwrap().contains("the 4 MP that the player said"), "{row}");
}

/// Its counter is never turned: hexes outside its VCA cost the turns to them and back, and those do not fit.
#[test]
fn hexes_outside_its_vca_cost_turns() {
    let mut stream = command::parse(&provenance::unpack(&made("a_vehicle.vlog")).unwrap()).unwrap();
    for step in &mut stream.steps[..11] {
        let turns = step.iter().any(|leaf| leaf.starts_with("D/") && !leaf.contains("true"));
        if turns && !step.iter().any(|leaf| leaf.starts_with("M/")) {
            step.clear();
        }
    }
    let ran =
        audit(&provenance::pack(&command::write(&stream), 0x5a).unwrap(), Some(&open_ground())).exits(1);
    let row = &ran.json["moves"][0];
    assert_eq!((&row["ruling"], &row["rule"]), (&"broken".into(), &"D2.1".into()), "{}", ran.text);
    let turns = row["sum"].as_array().unwrap().iter().filter(|step| *step == "1 turn").count();
    assert!(turns > 3, "{}", ran.text);
}
