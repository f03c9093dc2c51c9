//! Personnel and Support Weapons.

use super::{Desk, assert_refused_by_the_next_book, assert_released, game_of, or_dash, read, unit};
use asl_core::catalogue::{self, Personnel, SupportWeapon};
use asl_core::counter::{Infantry, Weapon};
use asl_core::scenario::{Scenario, Types};
use asl_core::vocab::num::Drm;
use asl_core::vocab::{BOOK_VERSION, InfantryKind, Nation, Quality, WeaponKind};
use asl_replay::command::exit::Exit;
use std::collections::BTreeSet;

/// The rows of version 1, as they were released.
const ROWS_V1: &str = include_str!("../../golden/catalogue_infantry_v1.txt");

fn personnel_line(row: &Personnel) -> String {
    let words = [
        row.name.to_owned(),
        row.nation.name().into(),
        row.kind.word().into(),
        format!("{} FP", or_dash(row.fp)) + if row.assault { " underscored" } else { "" },
        format!("range {}", or_dash(row.range)) + if row.spraying { " underscored" } else { "" },
        format!("morale {} broken {}", row.morale, or_dash(row.broken_morale)),
        or_dash(row.leadership),
        or_dash(row.quality.map(Quality::word)),
        if row.commissar { "Commissar" } else { "-" }.into(),
        row.doubt.unwrap_or("-").into(),
    ];
    words.join(" | ") + "\n"
}

fn weapon_line(row: &SupportWeapon) -> String {
    let words = [
        row.name.to_owned(),
        row.nation.name().into(),
        row.kind.word().into(),
        format!("{} FP", or_dash(row.fp)),
        format!("range {}", or_dash(row.range)),
        format!("ROF {}", or_dash(row.rof)),
        format!("B{} X{}", or_dash(row.b), or_dash(row.x)),
        format!("{} PP", row.pp),
        row.doubt.unwrap_or("-").into(),
    ];
    words.join(" | ") + "\n"
}

#[test]
fn the_rows_of_version_1_are_those_released() {
    let personnel = catalogue::personnel_rows().filter(|row| row.since == 1).map(personnel_line);
    let weapons = catalogue::weapon_rows().filter(|row| row.since == 1).map(weapon_line);
    let now: String = personnel.chain(weapons).collect();
    let later = catalogue::personnel_rows().filter(|row| row.since > 1).count()
        + catalogue::weapon_rows().filter(|row| row.since > 1).count();
    assert_released("catalogue_infantry_v1.txt", ROWS_V1, &now, later);
}

/// The nations whose Personnel the catalogue has.
const EIGHT: [Nation; 8] = [
    Nation::German,
    Nation::Russian,
    Nation::American,
    Nation::British,
    Nation::French,
    Nation::Italian,
    Nation::Japanese,
    Nation::Finnish,
];

#[test]
fn about_a_hundred_types_of_eight_nations() {
    let names: BTreeSet<&str> = catalogue::personnel_of_book(BOOK_VERSION).map(|row| row.name).collect();
    assert!((90..=110).contains(&names.len()), "{} types", names.len());
    assert_eq!(names.len(), catalogue::personnel_rows().count(), "a name stands twice");
    let weapons: BTreeSet<&str> = catalogue::weapons_of_book(BOOK_VERSION).map(|row| row.name).collect();
    assert_eq!(weapons.len(), catalogue::weapon_rows().count(), "a name stands twice");
    for nation in EIGHT {
        for kind in [InfantryKind::Squad, InfantryKind::Hs, InfantryKind::Crew] {
            let has = catalogue::personnel_rows().any(|row| row.nation == nation && row.kind == kind);
            assert!(has, "{} has no {}", nation.name(), kind.word());
        }
    }
}

/// The names of units of a nation begin with it: an unknown one is told from words by that.
#[test]
fn names_begin_with_the_nation() {
    let personnel = catalogue::personnel_rows().map(|row| (row.name, row.nation));
    for (name, nation) in personnel.chain(catalogue::weapon_rows().map(|row| (row.name, row.nation))) {
        let begins = name.split(' ').next() == Some(nation.name());
        assert_eq!(begins, nation != Nation::Common, "{name}");
    }
}

/// A Casualty Reduction never finds a squad without a half: some HS of the nation has its class and fewer FP.
#[test]
fn every_squad_has_its_half() {
    for squad in catalogue::personnel_rows().filter(|row| row.kind == InfantryKind::Squad) {
        let mut halves = catalogue::personnel_rows()
            .filter(|row| row.kind == InfantryKind::Hs && row.nation == squad.nation);
        assert!(halves.any(|half| half.quality == squad.quality && half.fp < squad.fp), "{}", squad.name);
    }
}

fn personnel(lines: &str) -> Infantry {
    unit(lines).unwrap_or_else(|said| panic!("{said}")).infantry.expect("Personnel")
}

fn weapon(lines: &str) -> Result<Weapon, String> {
    let scenario = read(&format!("[weapons]\n{lines}"))?;
    Ok(scenario.weapons.into_values().next().expect("a weapon"))
}

#[test]
fn a_type_alone_is_enough() {
    let squad = personnel("type = \"german 4-6-7\"");
    let known = (squad.kind, squad.fp, squad.range, squad.morale, squad.broken_morale, squad.quality);
    let due = (Some(InfantryKind::Squad), Some(4), Some(6), Some(7), Some(7), Some(Quality::FirstLine));
    assert_eq!(known, due);
    assert!(squad.spraying && !squad.assault);
    assert_eq!(squad.nation.map(|nation| nation.to_string()).as_deref(), Some("german"));
    let leader = personnel("type = \"9-2\"");
    assert_eq!((leader.kind, leader.leadership), (Some(InfantryKind::Leader), Some(Drm(-2))));
    assert_eq!(leader.nation, None);
    assert_eq!(personnel("type = \"1-4-9\"").kind, Some(InfantryKind::Hero));
    assert!(personnel("type = \"russian commissar 9-0\"").commissar);
}

#[test]
fn a_weapon_is_a_name_or_a_table() {
    let lmg = catalogue::weapon("german lmg", 1).unwrap().weapon();
    assert_eq!(weapon("LMG = \"german lmg\""), Ok(lmg.clone()));
    assert_eq!(weapon("LMG = { type = \"german lmg\" }"), Ok(lmg.clone()));
    assert_eq!(weapon("LMG = { type = \"german lmg\", b = 11 }"), Ok(Weapon { b: Some(11), ..lmg }));
    let of_unit = unit("type = \"german 4-6-7\"\nweapons = { MG = \"german hmg\" }").unwrap();
    let hmg = of_unit.weapons.values().next().unwrap();
    assert_eq!((hmg.fp, hmg.range, hmg.rof, hmg.kind), (Some(7), Some(16), Some(3), Some(WeaponKind::Mg)));
}

#[test]
fn what_stands_beside_a_type_wins() {
    let squad = personnel(
        "type = \"german 4-6-7\"\nmorale = 8\nspraying = false\nassault = true\nnation = \"finnish\"",
    );
    assert_eq!((squad.morale, squad.fp), (Some(8), Some(4)));
    assert!(squad.assault && !squad.spraying);
    assert_eq!(squad.nation.map(|nation| nation.to_string()).as_deref(), Some("finnish"));
    assert_eq!(personnel("type = \"british 4-3-6\"\ninexperienced = true").inexperienced, Some(true));
}

#[test]
fn an_unknown_name_is_an_error_with_the_nearest_names() {
    let said = unit("type = \"german 4-6-9\"").unwrap_err();
    assert!(said.contains("nearest are \"german 4-6-8\", \"german 4-6-7\""), "{said}");
    assert!(said.contains("says its factors alone, \"4-6-9\""), "{said}");
    let said = unit("type = \"germna 4-6-7\"").unwrap_err();
    assert!(said.contains("nearest is \"german 4-6-7\""), "{said}");
    let said = unit("type = \"german Volkssturm\"").unwrap_err();
    assert!(said.contains("is no type of the catalogue"), "{said}");
    let said = weapon("LMG = \"german lgm\"").unwrap_err();
    assert!(said.contains("weapons.LMG: ") && said.contains("\"german lmg\""), "{said}");
    let said = weapon("GUN = \"steam cannon\"").unwrap_err();
    assert!(said.contains("is no type of the catalogue"), "{said}");
}

#[test]
fn a_unit_is_no_weapon_and_a_weapon_no_unit() {
    let own = "[types.\"my mg\"]\nkind = \"mg\"\nfp = 4\n[types.\"my squad\"]\nkind = \"squad\"\nfp = 5\n";
    let said = read(&format!("{own}[units.u]\nside = \"german\"\ntype = \"my mg\"")).unwrap_err();
    assert!(said.contains("is a weapon, no unit"), "{said}");
    let said = read(&format!("{own}[weapons]\nMG = \"my squad\"")).unwrap_err();
    assert!(said.contains("is no weapon"), "{said}");
    for (lines, wanted) in [
        ("[units.u]\nside = \"german\"\nkind = \"mg\"", "no unit"),
        ("[units.u]\nside = \"german\"\nrof = 3", "no key `rof`"),
        ("[units.u]\ntype = \"4-6-7\"", "needs a side"),
        ("[weapons]\nMG = { fp = 4, morale = 7 }", "no key `morale`"),
        ("[weapons]\nMG = { kind = \"squad\" }", "no weapon"),
        ("[types.x]\nkind = \"squad\"\nmp = 4", "no key `mp`"),
        ("[types.x]\nside = \"german\"\nkind = \"squad\"", "no key `side`"),
        ("[types.x]\nfp = 4", "a class (vehicle) or a kind"),
    ] {
        let said = read(lines).unwrap_err();
        assert!(said.contains(wanted), "{lines}: {said}");
    }
}

#[test]
fn a_type_of_a_later_book_is_refused() {
    for lines in ["[units.u]\nside = \"german\"\ntype = \"german 4-6-7\"", "[weapons]\nMG = \"german mmg\""] {
        assert_refused_by_the_next_book(&format!("printing = \"2e\"\n{lines}"));
    }
}

const OWN: &str = "\
[types.\"polish 4-5-7\"]
kind = \"squad\"
fp = 4
range = 5
morale = 7
broken-morale = 6
quality = \"first-line\"
nation = \"polish\"
assault = true
spraying = true
inexperienced = false
source = \"my counter sheet\"

[types.\"pilsudski 9-2\"]
kind = \"leader\"
morale = 9
leadership = -2
commissar = true

[types.\"polish lmg\"]
kind = \"mg\"
fp = 2
range = 6
rof = 1
b = 11
pp = 1
squad-only = true
doubt = \"ROF\"

[types.\"DC, large\"]
kind = \"dc\"
x = 12
";

/// Every key of Personnel and of weapons comes back from the head that it was written into.
#[test]
fn a_type_written_into_a_head_is_read_as_it_was() {
    let types = Types::read(OWN).unwrap();
    let head = "printing = \"2e\"\n[units.s]\nside = \"polish\"\ntype = \"polish 4-5-7\"\nweapons = { DC = \"DC, large\" }\n[weapons]\nLMG = \"polish lmg\"";
    assert!(Scenario::read(head).is_err(), "the head alone does not say it");
    let full = types.complete(head);
    assert!(!full.contains("pilsudski"), "only what the game names");
    assert_eq!(types.complete(&full), full, "once is enough");
    let scenario = Scenario::read(&full).unwrap_or_else(|faults| panic!("{faults:?} in\n{full}"));
    let again = Types::read(&full[full.find("[types").unwrap()..]).unwrap();
    for (name, written) in again.iter() {
        assert_eq!(types.iter().find(|(own, _)| *own == name).map(|(_, own)| own), Some(written), "{name}");
    }
    assert_eq!(again.iter().count(), 3);
    let squad = scenario.units.values().next().unwrap();
    assert!(squad.infantry.as_ref().is_some_and(|i| i.assault && i.inexperienced == Some(false)));
    assert_eq!(squad.weapons.values().next().unwrap().x, Some(12));
    assert!(scenario.weapons.values().next().unwrap().squad_only);
}

const GAME: &str = "\
printing = \"2e\"
[players]
jan = { side = \"polish\" }
[weapons]
LMG = \"polish lmg\"
[units.s]
side = \"polish\"
type = \"polish 4-5-7\"
sw = [\"LMG\"]
[default-terrain]
is = [\"open-ground\"]
---
place s F5
turn 1 polish PFPh
a1 prep by s inherent 4 FP, s sw:LMG 3 FP at F9 total 7 FP column 6
";

/// The log carries the types of the user's own: its LMG has 2 FP, whatever the file says later.
#[test]
fn a_recorded_log_carries_its_squads_and_weapons() {
    let desk = Desk::of(GAME, OWN);
    assert!(desk.audit(&desk.game).is_err(), "the text alone does not say it");
    let audit = desk.audit_by_mine(&desk.game).unwrap();
    assert_eq!(audit.exit, Exit::Findings, "{}", audit.text);
    assert!(audit.text.contains("LMG"), "{}", audit.text);
    desk.record().unwrap();
    std::fs::write(&desk.mine, OWN.replace("fp = 2", "fp = 3")).unwrap();
    let other = desk.audit_by_mine(&desk.log).unwrap();
    assert_eq!(other.exit, Exit::Findings, "{}", other.text);
    assert_eq!(game_of(&desk.log).scenario.weapons.values().next().unwrap().fp, Some(2));
}

#[test]
fn types_lists_and_searches_them() {
    let desk = Desk::of(GAME, OWN);
    let (squads, text) = desk.types(&["german squad"]);
    assert_eq!(squads.len(), 8, "{text}");
    assert!(squads.iter().all(|row| row["personnel"]["kind"] == "squad"));
    assert!(text.contains("Spraying Fire") && text.contains("4-6-7"), "{text}");
    let (mg, text) = desk.types(&["german hmg"]);
    let mg = &mg[0]["weapon"];
    assert_eq!((mg["fp"].as_u64(), mg["rof"].as_u64(), mg["pp"].as_u64()), (Some(7), Some(3), Some(4)));
    assert!(text.contains("ROF 3") && text.contains("B12") && text.contains("4 PP"), "{text}");
    assert!(desk.types(&["9-2"]).1.contains("9 -2"));
    desk.keep("poles.toml", OWN);
    let (own, _) = desk.types(&["polish"]);
    assert_eq!(own.len(), 2);
    assert!(own[0]["source"].as_str().unwrap().ends_with("poles.toml: my counter sheet"));
}
