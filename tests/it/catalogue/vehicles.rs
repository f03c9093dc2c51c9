//! Vehicles.

use super::{Desk, assert_refused_by_the_next_book, assert_released, game_of, or_dash, run, unit};
use crate::support::builder::Log;
use asl_core::audit::Game;
use asl_core::catalogue::{self, Entry};
use asl_core::counter::{Vehicle, Weapon};
use asl_core::event::{Direction, MpUse};
use asl_core::scenario::{Scenario, Types};
use asl_core::vocab::num::Mp;
use asl_core::vocab::phase::Phase;
use asl_core::vocab::{BOOK_VERSION, MoverClass};
use asl_replay::command::exit::Exit;
use asl_replay::command::failure::Failure;
use std::collections::BTreeSet;

/// The rows of version 1, as they were released.
const ROWS_V1: &str = include_str!("../../golden/catalogue_v1.txt");

fn line(row: &Entry) -> String {
    let v = row.vehicle();
    let mp = |mp: Option<Mp>| or_dash(mp.map(Mp::ascii));
    let words = [
        row.name.to_owned(),
        row.nation.name().into(),
        v.class.word().into(),
        if v.afv { "afv" } else { "-" }.into(),
        mp(v.mp) + if v.red == Some(true) { " red" } else { "" },
        mp(v.water_mp),
        v.reverse.map_or("-".into(), |n| format!("x{n}")),
        v.maker.map_or("-", asl_core::vocab::Maker::word).into(),
        v.mount.map_or("-", asl_core::vocab::Mount::word).into(),
        v.ce.map_or("-", |ce| if ce { "CE" } else { "BU" }).into(),
        v.axis.map_or("-", |axis| if axis { "axis" } else { "no" }).into(),
        if v.radioless { "radioless" } else { "-" }.into(),
        facts(row),
        row.doubt.unwrap_or("-").into(),
    ];
    words.join(" | ") + "\n"
}

/// Armament, AF, target size and what a vehicle carries.
fn facts(row: &Entry) -> String {
    let arms = row.weapons.iter().map(|(name, weapon)| weapon_line(name.as_str(), weapon));
    let armor = row
        .armor
        .map(|a| format!("{}/{} {}/{}", a.front, a.side, or_dash(a.turret_front), or_dash(a.turret_side)));
    let more = [
        or_dash(armor),
        format!("size {}", or_dash(row.target_size)),
        or_dash(row.ground_pressure),
        format!("carries {}", or_dash(row.carries)),
        format!("{} PP T{}", or_dash(row.capacity), or_dash(row.tow)),
        format!("CS {}", or_dash(row.crew_survival)),
        or_dash(row.dates),
        row.vasl().collect::<Vec<_>>().join(" "),
    ];
    let all: Vec<String> = arms.chain(more).collect();
    all.join("; ")
}

/// A weapon of a row.
fn weapon_line(name: &str, weapon: &Weapon) -> String {
    let gun = weapon.gun.as_deref().cloned().unwrap_or_default();
    format!(
        "{name} {} {} FP ROF {} B{}{} X{} IFE {} AP {} HE {} {}",
        or_dash(gun.calibre),
        or_dash(weapon.fp),
        or_dash(weapon.rof),
        or_dash(weapon.b),
        if weapon.circled { " circled" } else { "" },
        or_dash(weapon.x),
        or_dash(gun.ife),
        !gun.no_ap,
        !gun.no_he,
        or_dash(gun.ammo),
    )
}

#[test]
fn the_rows_of_version_1_are_those_released() {
    let now: String = catalogue::rows().filter(|row| row.since == 1).map(line).collect();
    let later = catalogue::rows().filter(|row| row.since > 1).count();
    assert_released("catalogue_v1.txt", ROWS_V1, &now, later);
}

#[test]
fn every_row_of_the_tables_is_read() {
    assert_eq!(catalogue::faults().collect::<Vec<_>>(), Vec::<String>::new());
}

#[test]
fn a_hundred_vehicles_and_the_six_of_the_rulebook() {
    let names: BTreeSet<&str> = catalogue::of_book(BOOK_VERSION).map(|row| row.name).collect();
    assert!(names.len() >= 165, "{} types", names.len());
    assert_eq!(names.len(), catalogue::rows().count(), "a name stands twice in one version");
    for name in ["BT-7 M37", "PzKpfw VIE", "PSW 234/2", "T-34/85", "PzKpfw IVH", "IS-3"] {
        let row = catalogue::entry(name, BOOK_VERSION).unwrap_or_else(|| panic!("{name} is missing"));
        assert_eq!(row.doubt, None, "{name}");
    }
    for class in [
        MoverClass::Tracked,
        MoverClass::Halftrack,
        MoverClass::ArmoredCar,
        MoverClass::Truck,
        MoverClass::Motorcycle,
        MoverClass::Wagon,
    ] {
        assert!(catalogue::rows().any(|row| row.class == class), "no {}", class.name());
    }
    assert!(catalogue::rows().all(|row| row.since <= BOOK_VERSION));
}

/// What an AFV is fired at with and through: AF and size of every row, or a doubt that says why not.
#[test]
fn every_afv_has_its_af_size_and_armament() {
    for row in catalogue::rows().filter(|row| row.afv) {
        assert!(row.target_size.is_some(), "{} has no target size", row.name);
        assert!(row.armor.is_some() || row.doubt.is_some(), "{} has no AF, and no doubt", row.name);
        assert!(!row.weapons.is_empty() || row.carries == Some(true), "{} has no weapon", row.name);
        let main = row.weapons.values().filter(|weapon| weapon.role.is_some()).count();
        assert!(main <= 1, "{} has {main} main armaments", row.name);
    }
}

/// An AF that the rulebook's scale does not have is a misprint of the table.
#[test]
fn every_af_is_on_the_scale() {
    for row in catalogue::rows() {
        let Some(a) = row.armor else { continue };
        for af in [Some(a.front), Some(a.side), a.turret_front, a.turret_side].into_iter().flatten() {
            assert!([0, 1, 2, 3, 4, 6, 8, 11, 14, 18, 26].contains(&af), "{}: {af}", row.name);
        }
    }
}

/// The vehicle of these lines, if the unit is one.
fn vehicle(lines: &str) -> Result<Option<Vehicle>, String> {
    Ok(unit(lines)?.vehicle)
}

#[test]
fn a_type_alone_is_enough() {
    let tiger = vehicle("type = \"PzKpfw VIE\"").unwrap().unwrap();
    assert_eq!(tiger, catalogue::entry("PzKpfw VIE", 1).unwrap().vehicle());
    assert_eq!((tiger.mp, tiger.red, tiger.ce), (Some(Mp::whole(12)), Some(true), Some(false)));
}

#[test]
fn what_stands_beside_a_type_wins() {
    let tiger =
        vehicle("type = \"PzKpfw VIE\"\nmp = 11\nred-mp = false\nce = true\nradioless = true").unwrap();
    let printed = catalogue::entry("PzKpfw VIE", 1).unwrap().vehicle();
    let wanted =
        Vehicle { mp: Some(Mp::whole(11)), red: Some(false), ce: Some(true), radioless: true, ..printed };
    assert_eq!(tiger, Some(wanted));
}

#[test]
fn beside_a_class_a_type_is_words() {
    let own = vehicle("type = \"PzKpfw VIE\"\nclass = \"truck\"").unwrap().unwrap();
    assert_eq!(own, Vehicle::unknown(MoverClass::Truck));
}

#[test]
fn what_is_no_vehicle_keeps_its_words() {
    for words in ["4-6-7", "9-1", "75mm AT gun", "7-morale hero", "Commissar"] {
        assert_eq!(vehicle(&format!("type = {words:?}")), Ok(None), "{words}");
    }
}

#[test]
fn a_misspelt_type_is_an_error_with_the_nearest_name() {
    let said = vehicle("type = \"PzKpfw VI E\"").unwrap_err();
    assert!(said.contains("nearest is \"PzKpfw VIE\""), "{said}");
    assert!(said.starts_with("units.u: "), "{said}");
    let said = vehicle("type = \"T34/85\"").unwrap_err();
    assert!(said.contains("\"T-34/85\""), "{said}");
}

#[test]
fn a_nickname_is_no_type_and_the_fault_names_the_counters() {
    let said = vehicle("type = \"panther\"\nmp = 15").unwrap_err();
    assert!(said.contains("\"panther\" is no type of the catalogue; the nearest is \"PzKpfw VG\""), "{said}");
}

#[test]
fn every_nickname_is_of_a_type_and_finds_it() {
    let types: Vec<&str> = catalogue::rows().map(|row| row.name).collect();
    let mut named = 0;
    for name in &types {
        for nickname in catalogue::nicknames(name) {
            named += 1;
            assert!(catalogue::nicknamed(&nickname.to_uppercase()).contains(name), "{nickname}");
            assert!(!types.contains(&nickname), "{nickname}");
            for of in catalogue::nicknamed(nickname) {
                assert!(types.contains(of), "{nickname} is of {of}, which is no type");
            }
        }
    }
    assert!(named > 30, "{named}");
}

#[test]
fn an_unknown_type_with_values_needs_a_class() {
    let said = vehicle("type = \"Quadricycle, steam\"\nmp = 4").unwrap_err();
    assert!(said.contains("need a class"), "{said}");
    let said = vehicle("radioless = true").unwrap_err();
    assert!(said.contains("need a class"), "{said}");
}

#[test]
fn a_type_of_the_head_wins_over_the_catalogue() {
    let lines = "type = \"PzKpfw VIE\"\n[types.\"PzKpfw VIE\"]\nclass = \"tracked\"\nafv = true\nmp = 9\n";
    let own = vehicle(lines).unwrap().unwrap();
    assert_eq!((own.mp, own.red), (Some(Mp::whole(9)), None));
}

#[test]
fn a_type_of_a_later_book_is_refused_and_all_else_is_read() {
    let head = |lines: &str| format!("printing = \"2e\"\n[units.u]\nside = \"german\"\n{lines}");
    assert_refused_by_the_next_book(&head("type = \"PzKpfw VIE\""));
    assert!(Scenario::read_by(&head("type = \"Tiger\"\nclass = \"tracked\""), BOOK_VERSION + 1).is_ok());
}

#[test]
fn a_text_is_read_by_the_book_that_it_names() {
    let text =
        "printing = \"2e\"\n[units.t]\nside = \"german\"\ntype = \"PzKpfw VIE\"\n---\n# a word\nbook 3\n";
    let parsed = asl_core::notation::parse(text);
    assert!(parsed.errors.iter().any(|e| e.to_string().contains("newer asl-replay")), "{:?}", parsed.errors);
    assert!(asl_core::notation::parse(&text.replace("book 3", "book 1")).errors.is_empty());
}

/// Red MP come with the type, and so does the duty to log the DR.
#[test]
fn a_type_with_red_mp_must_log_its_reliability_dr() {
    for (name, due) in [("BT-7 M37", true), ("PzKpfw VIE", true), ("T-34/85", false)] {
        let mut log = Log::of(&format!(
            "printing = \"2e\"\n[default-terrain]\nis = [\"open-ground\"]\n[units.t]\nside = \"russian\"\ntype = {name:?}\nradioless = false\n"
        ));
        log.phase(2, "russian", Phase::MPh);
        log.place("t", "F5", "F4-G5");
        log.spend("t", Mp::ONE, MpUse::Start { direction: Some(Direction::Forward) });
        log.spend("t", Mp::ONE, MpUse::Stop);
        log.end_move("t", asl_core::event::MoveEnd::Plain);
        let found = log.audit().findings.iter().any(|f| f.cites("D2.51-dr-each-start"));
        assert_eq!(found, due, "{name}");
    }
}

const OWN: &str = "\
[types.\"Škoda \\\"Prototype\\\"\"]
class = \"tracked\"
afv = true
mp = \"12.5\"
water-mp = 2
red-mp = true
reverse = 2
maker = \"czech\"
mount = \"1MT\"
ce = false
axis = true
radioless = true
source = \"my counter\\nsheet\"
doubt = \"MP\"

[types.\"Handcart\"]
class = \"wagon\"
";

#[test]
fn a_type_written_into_a_head_is_read_as_it_was() {
    let types = Types::read(OWN).unwrap();
    assert_eq!(types.iter().count(), 2);
    let head = "printing = \"2e\"\n[units.s]\nside = \"german\"\ntype = \"Škoda \\\"Prototype\\\"\"";
    assert!(Scenario::read(head).is_ok_and(|s| s.units.values().all(|unit| unit.vehicle.is_none())));
    let full = types.complete(head);
    let scenario = Scenario::read(&full).unwrap_or_else(|faults| panic!("{faults:?} in\n{full}"));
    let (_, own) = types.iter().find(|(name, _)| name.starts_with('Š')).unwrap();
    assert_eq!(
        scenario.units.values().next().unwrap().vehicle.as_ref(),
        match &own.values {
            asl_core::scenario::Values::Vehicle(own) => Some(own),
            asl_core::scenario::Values::Infantry(_) | asl_core::scenario::Values::Weapon(_) => None,
        }
    );
    assert!(!full.contains("Handcart"), "only what the game names");
    assert_eq!(types.complete(&full), full, "once is enough");
}

#[test]
fn a_type_that_the_head_gives_is_not_written_again() {
    let types = Types::read(OWN).unwrap();
    let head = "printing = \"2e\"\n[units.h]\nside = \"german\"\ntype = \"Handcart\"\n[types.Handcart]\nclass = \"truck\"";
    assert_eq!(types.complete(head), head);
    let beside_class =
        "printing = \"2e\"\n[units.h]\nside = \"german\"\ntype = \"Handcart\"\nclass = \"truck\"";
    assert_eq!(types.complete(beside_class), beside_class);
    let faulty = "units = 3";
    assert_eq!(types.complete(faulty), faulty);
}

#[test]
fn a_file_of_types_holds_nothing_else() {
    assert!(Types::read("[types.a]\nclass = \"tracked\"\nspeed = 3\n").is_err());
    assert!(Types::read("[types.a]\nmp = 3\n").is_err());
    assert!(Types::read("printing = \"2e\"\n").is_err());
}

const GAME: &str = "\
printing = \"2e\"
[units.cart]
side = \"german\"
type = \"Handcart\"
[default-terrain]
is = [\"open-ground\"]
---
turn 1 german RPh
place cart F5 vca F4-G5
turn 1 german MPh
cart start 1 MP
cart stop 2 MP
";

/// The log says all it is judged by: without the files it is judged the same, and by other files too.
#[test]
fn a_recorded_log_carries_the_types_of_its_own() {
    let desk = Desk::of(GAME, OWN);
    let audit = desk.audit_by_mine(&desk.game).unwrap();
    assert_eq!(audit.exit, Exit::Findings, "{}", audit.text);
    desk.record().unwrap();
    let cart = |game: &Game| game.scenario.units.values().next().unwrap().vehicle.clone();
    assert_eq!(cart(&game_of(&desk.log)), Some(Vehicle::unknown(MoverClass::Wagon)));
    assert_eq!(cart(&game_of(&desk.game)), None, "the text alone does not say it");
    let alone = desk.audit(&desk.log).unwrap();
    assert_eq!(alone.exit, Exit::Findings);
    std::fs::write(&desk.mine, OWN.replace("wagon", "truck")).unwrap();
    let other = desk.audit_by_mine(&desk.log).unwrap();
    assert_eq!(other.json, alone.json);
    assert!(matches!(desk.record(), Err(Failure::Broken(_))), "another type is another game");
}

#[test]
fn the_data_folder_holds_types_too() {
    let desk = Desk::of(GAME, "");
    desk.keep("a.toml", OWN);
    desk.keep("notes.txt", "no types");
    assert_eq!(desk.audit(&desk.game).unwrap().exit, Exit::Findings);
    let (types, _) = desk.types(&["handcart"]);
    assert_eq!(types[0]["vehicle"]["class"], "wagon");
    assert!(types[0]["source"].as_str().unwrap().ends_with("a.toml"));
    desk.keep("b.toml", "[types.x]\nclass = \"hovercraft\"\n");
    let said = desk.audit(&desk.game).err().unwrap().to_string();
    assert!(said.contains("b.toml:2: "), "{said}");
}

#[test]
fn types_lists_the_catalogue_with_source_and_doubt() {
    let desk = Desk::of(GAME, "");
    let (all, text) = desk.types(&[]);
    let vehicles = all.iter().filter(|row| row["vehicle"].is_object()).count();
    assert_eq!(vehicles, catalogue::of_book(BOOK_VERSION).count());
    assert!(all.iter().all(|row| row["source"].is_string()));
    assert!(text.contains("PzKpfw VIE") && text.contains("red MP"), "{text}");
    let (_, one) = desk.types(&["psw 222"]);
    assert!(one.contains("listing comment"), "{one}");
    assert!(run(desk.folder.path(), &["types", "no such tank"]).is_err());
}
