//! What a dr stands for that is declared in words: the SW of a Recovery, the hex of SMOKE grenades. What is left open until the
//! dice are known is asked; what the position or the declaration tells is not.

use super::table::{Table, head, made, with};
use asl_core::audit::Game;
use asl_core::finding::Ruling::{self, Broken, Undecided};

const CLAUSE: &str = "DICE.stands-for";
const UNITS: &str = r#"[players]
ivan = { side = "russian" }
hans = { side = "german" }
[units]
s1 = { side = "russian", type = "russian 4-4-7", sw = ["LMG", "MMG"] }
s2 = { side = "russian", type = "russian 4-5-8", sw = [] }
s3 = { side = "russian", type = "russian 4-5-8", sw = [] }
l1 = { side = "russian", type = "9-1", sw = [] }
b1 = { side = "russian", type = "russian 4-4-7", sw = ["ATR", "LMG"] }
t1 = { side = "russian", type = "T-34 M43" }
g1 = { side = "german", type = "german 4-6-7" }
[default-terrain]
is = ["open-ground"]
"#;

/// Two SW lie in K5, with two squads; another squad and a leader stand with a broken unit.
fn begun(nth: u32, phase: &str) -> Table {
    let own = format!("name = \"What it stands for, {nth}\"\nprinting = \"2e\"\ndice = \"shares\"\n");
    assert!(head().starts_with("name"));
    let mut table = Table::under(&format!("{own}{UNITS}"), 2);
    table.commit("ivan", 16);
    table.commit("hans", 16);
    let set_up = [
        "place s1 K5",
        "place s2 K5",
        "place s3 K6",
        "place l1 K6",
        "place b1 K6",
        "b1 is broken,dm",
        "place t1 FF5 vca EE5-EE6",
    ];
    let table = with(table, &set_up);
    let mut table = with(
        table,
        &[
            "turn 1 russian RPh",
            "s1 drops LMG",
            "s1 drops MMG",
            "t1 malfunctions MA",
            "t1 malfunctions CMG",
            "b1 malfunctions sw:LMG",
            "b1 malfunctions sw:ATR",
        ],
    );
    table.line("hans", "place g1 K12");
    with(table, &[&format!("turn 1 russian {phase}")])
}

/// The phase, what is declared, and what is then told.
type Way = (&'static str, &'static str, &'static str);

/// Left open: how it is judged, and why.
const OPEN: [(Way, Ruling, &str); 22] = [
    (("MPh", "named \"recovery\" for s2", "s2 recovers MMG r1"), Undecided, "of LMG, MMG"),
    (("MPh", "named \"recovery\"", "s2 recovers MMG r1"), Undecided, "declared for no unit"),
    (("MPh", "named \"recovery MMG\"", "s2 recovers MMG r1"), Undecided, "declared for no unit"),
    (("MPh", "named \"recovery LMG, MMG\" for s2", "s2 recovers MMG r1"), Undecided, "of LMG, MMG"),
    (("MPh", "named \"recovery LMG\" for s2", "s2 recovers MMG r1"), Undecided, "of LMG, MMG"),
    (("MPh", "named \"recovery\" for l1", "l1 recovers ATR from b1 r1"), Undecided, "of ATR, LMG"),
    (("MPh", "named \"wind\" for s2", "s2 recovers MMG r1"), Undecided, "declared as \"wind\""),
    (("RPh", "repair for t1", "t1 repair MA r1"), Undecided, "its declaration names none"),
    (("RPh", "repair for b1", "b1 repair sw:LMG r1"), Undecided, "its declaration names none"),
    (("RPh", "named \"repair CMG\" for t1", "t1 repair MA r1"), Undecided, "its declaration names none"),
    (("MPh", "wound for s2", "s2 recovers MMG r1"), Broken, "made for wound, not for a Recovery"),
    (("MPh", "named \"smoke\" for s3", "marker named smoke at K7"), Undecided, "names no hex"),
    (("MPh", "named \"smoke of s3\"", "marker named smoke at K6"), Undecided, "names no hex"),
    (("MPh", "named \"smoke K7 or L6\" for s3", "marker named smoke at K7"), Undecided, "names no hex"),
    (
        ("MPh", "named \"recovery MMG\" for s2", "s2 moves K5 1 MF for recovery; s2 recovers MMG r1"),
        Undecided,
        "before the MF were spent on it",
    ),
    (
        ("MPh", "named \"smoke K7\" for s3", "s3 moves K6 2 MF for smoke; marker named smoke at K7"),
        Undecided,
        "before the MF were spent on it",
    ),
    (("CCPh", "named \"gaining ?\" for s2", "s2 conceals r1 drm +3"), Undecided, "declared as \"gaining ?\""),
    (("CCPh", "named \"concealment\"", "s2 conceals r1 drm +3"), Undecided, "for no unit"),
    (("CCPh", "named \"concealment\" for s1", "s2 conceals r1 drm +3"), Undecided, "for another"),
    (("MPh", "named \"weather\" for s2", "s2 pf-check r1 drm +0"), Undecided, "declared as \"weather\""),
    (("CCPh", "named \"talk\" for s2", "s2 creates-leader r1 drm +1"), Undecided, "declared as \"talk\""),
    (("CCPh", "named \"weather\"", "ambush K5 russian r1 against german r1"), Undecided, "the ambush dr"),
];

/// Told by the declaration, or by what lies there.
const CLOSED: [Way; 18] = [
    ("MPh", "named \"recovery MMG\" for s2", "s2 recovers MMG r1"),
    ("MPh", "named \"s2 recovers mmg\"", "s2 recovers MMG r1"),
    ("RPh", "named \"MMG\" for s2", "s2 recovers MMG r1"),
    ("MPh", "named \"recovery of ATR\" for l1", "l1 recovers ATR from b1 r1"),
    ("RPh", "named \"repair LMG\" for b1", "b1 repair sw:LMG r1"),
    ("RPh", "named \"repair MA\" for t1", "t1 repair MA r1"),
    ("MPh", "named \"smoke K7\" for s3", "marker named smoke at K7"),
    ("MPh", "named \"smoke grenades, k7\"", "marker named smoke at K7"),
    ("MPh", "named \"smoke K6\" for s3", "marker named smoke at K6"),
    // The MF say it: one for the own hex, two for another (A24.1).
    ("MPh; s3 moves K6 1 MF for smoke", "named \"smoke\" for s3", "marker named smoke at K6"),
    ("MPh; s2 moves K5 1 MF for recovery", "named \"recovery MMG\" for s2", "s2 recovers MMG r1"),
    ("MPh; s3 moves K6 2 MF for smoke", "named \"smoke K7\" for s3", "marker named smoke at K7"),
    ("CCPh", "named \"concealment\" for s2", "s2 conceals r1 drm +3"),
    ("CCPh", "named \"conceals s2\"", "s2 conceals r1 drm +3"),
    ("MPh", "named \"PF check\" for s2", "s2 pf-check r1 drm +0"),
    ("MPh", "named \"Panzerfaust\" for s2", "s2 pf-check r1 drm +0"),
    ("CCPh", "named \"leader creation\" for s2", "s2 creates-leader r1 drm +1"),
    ("CCPh", "named \"Ambush K5\"", "ambush K5 russian r1 against german r1"),
];

/// The first game whose dr is below 6, so that no attempt fails.
fn played((phase, dr, line): Way) -> Table {
    let games = (1..).map(|nth| {
        let mut parts = phase.split("; ");
        let table = begun(nth, parts.next().expect("a phase"));
        let table = with(table, &parts.collect::<Vec<_>>());
        made(table, &format!("declare rolls 1 r1 dr {dr}"), 1..=1)
    });
    let table = games.into_iter().find(|table| !is_six(table)).expect("a dr below 6");
    with(table, &line.split("; ").collect::<Vec<_>>())
}

fn is_six(table: &Table) -> bool {
    table.state().rolls.values().any(|roll| roll.dice.to_string() == "dr 6")
}

/// The reason is the dr, and not its declaration.
#[test]
fn smoke_by_a_six_is_told_as_that() {
    let tried = |nth| {
        let table = with(begun(nth, "MPh"), &["s3 moves K6 2 MF for smoke"]);
        made(
            table,
            "declare rolls 1 r1 dr named \"smoke K7\" for s3, 2 r2 dr named \"smoke L6\" for s3",
            1..=2,
        )
    };
    let first_is_six = |table: &Table| {
        let dice =
            |id: u32| table.state().rolls.get(&asl_core::event::RollId(id)).map(|roll| roll.dice.to_string());
        dice(1).as_deref() == Some("dr 6") && dice(2).as_deref() != Some("dr 6")
    };
    let table = (1..).map(tried).find(first_is_six).expect("a 6");
    let found = with(table, &["marker named smoke at K7"]).last_found();
    assert!(
        found
            .iter()
            .any(|found| found.0 == "LOG.smoke-by-word"
                && found.2.contains("r1, which was made for it, is a 6")),
        "{found:?}"
    );
}

#[test]
fn what_is_told_behind_the_dice_is_asked() {
    for (way, ruling, says) in OPEN {
        let here = played(way).last_found();
        let found = here.iter().find(|found| found.0 == CLAUSE);
        assert!(found.is_some_and(|found| found.1 == ruling && found.2.contains(says)), "{way:?}: {here:?}");
    }
}

#[test]
fn what_the_declaration_tells_is_not_asked() {
    for way in CLOSED {
        let found = played(way).all_found();
        assert!(!found.iter().any(|(_, clause)| clause == CLAUSE), "{way:?}: {found:?}");
    }
    // Of one SW that lies there nothing is left open.
    let alone =
        played(("RPh; marker named LMG at K5 removed", "named \"recovery\" for s2", "s2 recovers MMG r1"));
    assert!(!alone.all_found().iter().any(|(_, clause)| clause == CLAUSE), "{:?}", alone.all_found());
}

/// What is declared first, and behind it; how the second is judged.
const TWICE: [(&str, &str, Option<Ruling>); 15] = [
    ("named \"recovery MMG\" for s2", "named \"s2 recovers the MMG\" for s2", Some(Undecided)),
    ("named \"recovery MMG\" for s2", "named \"to recover the MMG\" for s2", Some(Broken)),
    ("named \"recovery MMG\" for s2", "named \"recovery\" for s2", Some(Undecided)),
    ("named \"recovery MMG\" for s2", "named \"recovering LMG\" for s2", None),
    ("named \"recovery MMG\" for s2", "named \"recovery MMG\" for s3", None),
    ("named \"smoke K7\" for s3", "named \"SMOKE grenades, k7\" for s3", Some(Broken)),
    ("named \"smoke\" for s3", "named \"smoke grenades K7\" for s3", Some(Undecided)),
    ("named \"repair LMG\" for s1", "named \"repairing lmg\" for s1", Some(Broken)),
    ("named \"repair LMG\" for s1", "repair for s1", Some(Undecided)),
    ("named \"concealment\" for s2", "named \"conceal\" for s2", Some(Broken)),
    ("named \"concealment\" for s2", "named \"concealment\" for s3", None),
    ("named \"PF check\" for s2", "named \"panzerfaust\" for s2", Some(Broken)),
    ("named \"leader\" for s2", "named \"leader creation\" for s2", Some(Broken)),
    ("named \"ambush\"", "named \"ambush, russian\"", Some(Undecided)),
    ("named \"ambush K5\"", "named \"ambush K7\"", None),
];

#[test]
fn another_wording_makes_no_second_try() {
    for (nth, (first, second, due)) in (40..).zip(TWICE) {
        let mut table = with(begun(nth, "MPh"), &[&format!("declare rolls 1 r1 dr {first}")]);
        table.line("ivan", &format!("declare rolls 2 r2 dr {second}"));
        let found = table.last_found();
        let ruling = found.iter().find(|found| found.0 == "DICE.one-roll").map(|found| found.1);
        assert_eq!(ruling, due, "{first}, then {second}: {found:?}");
    }
}

#[test]
fn a_recovery_of_which_only_the_dice_are_told_is_asked() {
    let table = begun(60, "MPh");
    let mut table = made(table, "declare rolls 1 r1 dr named \"recovery MMG\" for s2", 1..=1);
    table.line("ivan", "turn 1 russian DFPh");
    let found = table.last_found();
    let unused = found.iter().find(|found| found.0 == "DICE.roll-unused");
    assert!(unused.is_some_and(|found| found.1 == Undecided && found.2.contains("r1")), "{found:?}");
}

/// The games of all, for the coverage of the clauses.
pub(super) fn games() -> impl Iterator<Item = Game> {
    OPEN.into_iter().map(|open| open.0).chain(CLOSED).map(|way| played(way).game())
}
