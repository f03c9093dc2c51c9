//! What dice stand for: the cause of a check, the shot, the first of several, what both attested. Ivan chooses when he knows
//! his dice; each choice is found, or asked, and straight play is not.

use super::table::{Table, head, made, with};
use asl_core::audit::Game;
use asl_core::finding::Ruling::{self, Broken, Undecided};

/// A choice: what it is called, how it is played, the clause that speaks at its last event, how, and its words.
struct Choice(&'static str, fn() -> Table, &'static str, Ruling, &'static str);

const UNITS: &str = r#"[players]
ivan = { side = "russian" }
hans = { side = "german" }
[units]
s1 = { side = "russian", type = "russian 4-4-7", sw = ["MMG"] }
s2 = { side = "russian", type = "russian 4-4-7" }
v1 = { side = "russian", class = "tracked", afv = true, mp = 12, red-mp = false, armed = false }
l1 = { side = "russian", type = "9-1" }
v2 = { side = "russian", type = "T-34 M43", ce = false }
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
[default-terrain]
is = ["open-ground"]
[weapons]
MMG = { kind = "mg", fp = 4, range = 10, rof = 1 }
"#;

pub(super) const A1: &str = "a1 prep by s1 inherent 4 FP at K8 units g1 range 3 total 4 FP column 4";
const A1_BY_S2: &str = "a1 prep by s2 inherent 4 FP at K8 units g1 range 2 total 4 FP column 4";
const A1_AT_G2: &str = "a1 prep by s1 inherent 4 FP at L8 units g2 range 3 total 4 FP column 4";
const A2: &str = "a2 prep by s2 inherent 4 FP at K8 units g1 range 2 total 4 FP column 4";
const A3: &str = "a3 prep by s1 inherent 4 FP at K8 units g1 range 3 total 4 FP column 4";

/// All stand on the map; it is the PFPh, or another phase.
pub(super) fn begun(phase: &str) -> Table {
    let own = "name = \"Two who choose\"\nprinting = \"2e\"\ndice = \"shares\"\n";
    assert!(head().starts_with("name"));
    let mut table = Table::pinned(&format!("{own}{UNITS}"));
    table.commit("ivan", 16);
    table.commit("hans", 16);
    table.line("ivan", "place s1 K5");
    table.line("ivan", "place s2 K6");
    table.line("ivan", "place v1 M5 vca M4-N4");
    table.line("ivan", "place v2 K4 vca K5-L5");
    table.line("hans", "place g1 K8");
    table.line("hans", "place g2 L8");
    table.line("ivan", &format!("turn 1 russian {phase}"));
    table
}

/// The MC of every enemy is known, and then the shot goes at one.
fn aimed_by_checks() -> Table {
    let table = made(begun("PFPh"), "declare rolls 1 r1 DR mc for g1, 2 r2 DR mc for g2", 1..=2);
    with(made(with(table, &[A1]), "declare rolls 3 r3 DR ift in a1", 3..=3), &["a1 ift r3"])
}

/// Both agree that all from the last `events` events on is taken back.
pub(super) fn taken_back(mut table: Table, events: u64) -> Table {
    let back = table.log.events.len() as u64 - 1 - events;
    table.line("hans", &format!("retract to {back} agreed-by ivan why \"another was meant\""));
    table
}

/// An IFT DR is known, and its attack is taken back with it.
pub(super) fn shot_taken_back() -> Table {
    let table = made(
        with(begun("PFPh"), &[A1]),
        "declare rolls 1 r1 DR ift in a1, 2 r2 DR mc for g1 in a1 if r1",
        1..=2,
    );
    taken_back(with(table, &["a1 ift r1"]), 6)
}

fn two_attacks() -> Table {
    made(
        with(begun("PFPh"), &[A1, A2]),
        "declare rolls 1 r1 DR ift in a1, 2 r2 DR ift in a2, 3 r3 DR mc for g1 if r1",
        1..=3,
    )
}

/// A number mistyped, and the dice of both: declared before any can be known.
fn two_of_one_number() -> Table {
    let mut table = with(
        begun("PFPh"),
        &[A1, "declare rolls 1 r1 DR ift in a1", A1_BY_S2, "declare rolls 2 r2 DR ift in a1"],
    );
    table.answer("hans", "ivan", 2);
    table.roll("ivan", 1);
    table.roll("ivan", 2);
    table
}

fn own_check_before_the_shot() -> Table {
    let mut table = made(begun("DFPh"), "declare rolls 1 r1 DR mc for s1", 1..=1);
    table.line("hans", "a5 final by g1 inherent 4 FP at K5 units s1 range 3 total 4 FP column 4");
    with(table, &["s1 checks NMC r1 in a5"])
}

fn known_then_attested(line: &str, again: &str) -> Table {
    let table = with(begun("PFPh"), &[line, A1]);
    with(made(table, "declare rolls 1 r1 DR ift in a1", 1..=1), &[again])
}

const CHOICES: [Choice; 36] = [
    Choice(
        "the MC of every enemy first, and the shot at the one who fails",
        || with(aimed_by_checks(), &["g1 checks NMC r1 in a1"]),
        "DICE.cause-first",
        Broken,
        "before a1 was declared",
    ),
    Choice(
        "the same, and the attack is not named",
        || with(aimed_by_checks(), &["g1 checks NMC r1"]),
        "DICE.cause-first",
        Broken,
        "could follow its dice",
    ),
    Choice(
        "the same with a PTC",
        || {
            let table = made(begun("PFPh"), "declare rolls 1 r1 DR tc for g1", 1..=1);
            with(table, &[A1, "g1 checks PTC r1 in a1"])
        },
        "DICE.cause-first",
        Broken,
        "before a1 was declared",
    ),
    Choice(
        "an enemy's check that nothing calls for is asked about before it is answered",
        || with(begun("PFPh"), &["declare rolls 1 r1 DR mc for g1, 2 r2 DR mc for g2"]),
        "DICE.occasion",
        Undecided,
        "what calls for r1, the MC of g1",
    ),
    Choice(
        "the checks of the others, which are never told",
        || with(aimed_by_checks(), &["phase-end"]),
        "DICE.roll-unused",
        Undecided,
        "made and never used: r1 (MC), r2 (MC)",
    ),
    Choice(
        "his own MC before the shot at him",
        own_check_before_the_shot,
        "DICE.cause-first",
        Broken,
        "before a5 was declared",
    ),
    Choice(
        "his own MC, never used",
        || with(made(begun("PFPh"), "declare rolls 1 r1 DR mc for s1", 1..=1), &["phase-end"]),
        "DICE.roll-unused",
        Undecided,
        "r1 (MC)",
    ),
    Choice(
        "a wound of the enemy's leader before the shot at him",
        || with(begun("PFPh"), &["declare rolls 1 r1 dr wound for g1"]),
        "DICE.occasion",
        Undecided,
        "what calls for r1, the wound of g1",
    ),
    Choice(
        "his own check in an attack that is not declared",
        || with(begun("PFPh"), &["declare rolls 1 r1 DR mc for s1 in a9"]),
        "DICE.occasion",
        Undecided,
        "what calls for r1, the MC of s1",
    ),
    Choice(
        "Random Selection before the attack",
        || {
            let table = made(begun("PFPh"), "declare rolls 1 r1 dr rs for g1, 2 r2 dr rs for g2", 1..=2);
            with(table, &[A1, "random-selection of g1:r1,g2:r2 chosen g1 in a1"])
        },
        "DICE.cause-first",
        Broken,
        "before a1 was declared",
    ),
    Choice(
        "a To Kill DR, and no attack",
        || with(made(begun("PFPh"), "declare rolls 1 r1 DR to-kill in a1", 1..=1), &["phase-end"]),
        "DICE.roll-unused",
        Broken,
        "never declared: r1",
    ),
    Choice(
        "the TEM first told when the dice are known",
        || known_then_attested("note \"a shot\"", "attest tem K8 -2"),
        "AGREE.attested-stands",
        Undecided,
        "nothing of K8 was attested",
    ),
    Choice(
        "a Bog DR before the move",
        || {
            let table = made(begun("MPh"), "declare rolls 1 r1 DR bog for v1", 1..=1);
            with(table, &["v1 start 1 MP", "v1 enter M4 1 MP", "v1 bog-check r1"])
        },
        "DICE.cause-first",
        Broken,
        "the move could follow its dice",
    ),
    Choice(
        "a Bog DR, and no move",
        || with(made(begun("MPh"), "declare rolls 1 r1 DR bog for v1", 1..=1), &["phase-end"]),
        "DICE.roll-unused",
        Undecided,
        "r1 (Bog)",
    ),
    Choice(
        "an IFT DR, and no attack",
        || with(made(begun("PFPh"), "declare rolls 1 r1 DR ift in a1", 1..=1), &["phase-end"]),
        "DICE.roll-unused",
        Broken,
        "never declared: r1",
    ),
    Choice(
        "a MC of one attack for that of another",
        || with(two_attacks(), &["a1 ift r1", "a2 ift r2", "g1 checks NMC r3 in a2"]),
        "DICE.cause-first",
        Broken,
        "for what a1 does, not for a2",
    ),
    Choice(
        "known dice for another firer",
        || with(shot_taken_back(), &[A1_BY_S2, "a1 ift r1"]),
        "DICE.as-aimed",
        Broken,
        "r1 was known when a1 stood for another shot",
    ),
    Choice(
        "known dice for another target",
        || with(shot_taken_back(), &[A1_AT_G2, "a1 ift r1"]),
        "DICE.as-aimed",
        Broken,
        "not a1 as it is now",
    ),
    Choice(
        "known dice for the shot with a leader",
        || {
            let led = A1.replace(" total", " directed-by l1 total");
            let mut table = shot_taken_back();
            table.line("ivan", "place l1 K5");
            with(table, &[&led, "a1 ift r1"])
        },
        "DICE.as-aimed",
        Broken,
        "not a1 as it is now",
    ),
    Choice(
        "CE when the To Hit DR is known",
        || {
            let table = with(begun("PFPh"), &["a1 prep by v2 MA at K8 units g1 infantry-target"]);
            let table = made(table, "declare rolls 1 r1 DR to-hit in a1", 1..=1);
            with(table, &["v2 CE", "a1 to-hit v2 MA r1 target g1 number 9"])
        },
        "DICE.as-aimed",
        Broken,
        "v2 went CE when the dice of a1 could be known",
    ),
    Choice(
        "a second shot by ROF, declared before the first was told",
        || {
            let again = "a1 prep by s1 sw:MMG 4 FP at K8 units g1 range 3 total 4 FP column 4";
            let rof = "a2 prep by s1 sw:MMG 4 FP rof at L8 units g2 range 3 total 4 FP column 4";
            let line = "declare rolls 1 r1 DR ift in a1, 2 r2 DR ift in a2";
            with(made(with(begun("PFPh"), &[again, rof]), line, 1..=2), &["a1 ift r1", "a2 ift r2"])
        },
        "A9.2-rof-kept",
        Broken,
        "keeps no ROF of 1 and fires no more",
    ),
    Choice(
        "a known MC for another shot",
        || with(shot_taken_back(), &[A1_BY_S2, "g1 checks NMC r2 in a1"]),
        "DICE.as-aimed",
        Broken,
        "r2 was known",
    ),
    Choice(
        "a known MC that names no attack, for another shot",
        || {
            let line = "declare rolls 1 r1 DR ift in a1, 2 r2 DR mc for g1";
            let table = taken_back(made(with(begun("PFPh"), &[A1]), line, 1..=2), 5);
            with(table, &[A2, "g1 checks NMC r2 in a2"])
        },
        "DICE.as-aimed",
        Broken,
        "r2 was known",
    ),
    Choice(
        "the second of two attacks first",
        || with(two_attacks(), &["a2 ift r2"]),
        "DICE.in-order",
        Broken,
        "r1 was declared before r2",
    ),
    Choice(
        "the second of two TK",
        || {
            let line = "declare rolls 1 r1 DR to-kill in a1, 2 r2 DR to-kill in a1, 3 r3 DR to-kill in a1";
            with(made(with(begun("PFPh"), &[A1]), line, 1..=3), &["a1 to-kill r2"])
        },
        "DICE.in-order",
        Broken,
        "r1 was declared before r2",
    ),
    Choice(
        "the second of two RS",
        || {
            let line = "declare rolls 1 r1 dr rs for g1, 2 r2 dr rs for g1, 3 r3 dr rs for g2";
            with(
                made(with(begun("PFPh"), &[A1]), line, 1..=3),
                &["random-selection of g1:r2,g2:r3 chosen g1 in a1"],
            )
        },
        "DICE.in-order",
        Broken,
        "r1 was declared before r2",
    ),
    Choice(
        "one name in three spellings",
        || {
            with(
                begun("PFPh"),
                &[
                    "declare rolls 1 r1 DR named \"Wind change\", 2 r2 DR named \"w\u{456}nd\u{a0} CH\u{430}nge\"",
                ],
            )
        },
        "DICE.one-roll",
        Broken,
        "and r1 is that already",
    ),
    Choice(
        "names that only read alike",
        || with(begun("PFPh"), &["declare rolls 1 r1 DR named \"x +1\", 2 r2 DR named \"x -1\""]),
        "DICE.one-roll",
        Undecided,
        "whether the first and the second are for one thing",
    ),
    Choice(
        "a figure for the letter that it looks like",
        || with(begun("PFPh"), &["declare rolls 1 r1 DR named \"wind\", 2 r2 DR named \"w1nd\""]),
        "DICE.one-roll",
        Undecided,
        "whether the first and the second are for one thing",
    ),
    Choice(
        "of two attacks with one number, the second DR first",
        || with(two_of_one_number(), &["a1 ift r2"]),
        "DICE.in-order",
        Broken,
        "r1 was declared before r2",
    ),
    Choice(
        "of two attacks with one number, the second MC first",
        || {
            let line = "declare rolls 1 r1 DR mc for g1 in a1, 2 r2 DR mc for g1 in a1";
            with(made(with(begun("PFPh"), &[A1, A1_BY_S2]), line, 1..=2), &["g1 checks NMC r2 in a1"])
        },
        "DICE.in-order",
        Broken,
        "r1 was declared before r2",
    ),
    Choice(
        "of two attacks with one number, a third DR",
        || with(two_of_one_number(), &["declare rolls 3 r3 DR ift in a1"]),
        "DICE.one-roll",
        Broken,
        "r3 is declared for IFT in a1, and r2 is that already",
    ),
    Choice(
        "an IFT DR and a To Hit DR of one attack",
        || with(begun("PFPh"), &[A1, "declare rolls 1 r1 DR ift in a1, 2 r2 DR to-hit in a1"]),
        "DICE.one-roll",
        Undecided,
        "which of r1 and r2 settles a1",
    ),
    Choice(
        "a To Hit DR when the IFT DR of its attack is known",
        || {
            let table = made(with(begun("PFPh"), &[A1]), "declare rolls 1 r1 DR ift in a1", 1..=1);
            with(table, &["declare rolls 2 r2 DR to-hit in a1"])
        },
        "DICE.one-roll",
        Undecided,
        "neither hangs on the other",
    ),
    Choice(
        "the TEM again, when the dice are known",
        || known_then_attested("attest tem K8 +3", "attest tem K8 +0"),
        "AGREE.attested-stands",
        Undecided,
        "TEM +3 in K8 was attested, and the dice of a1",
    ),
    Choice(
        "the LOS again, when the dice are known",
        || known_then_attested("s1 los g1 exists hindrance +2", "s1 los g1 exists hindrance +0"),
        "AGREE.attested-stands",
        Undecided,
        "Hindrance +2 between s1 and g1",
    ),
];

#[test]
fn every_choice_is_found_or_asked() {
    for Choice(name, play, clause, ruling, says) in CHOICES {
        let here = play().last_found();
        let found = here.iter().find(|found| found.0 == clause);
        assert!(found.is_some_and(|found| found.1 == ruling && found.2.contains(says)), "{name}: {here:?}");
    }
}

/// Straight play: the line of which nothing of these clauses is heard.
const STRAIGHT: [fn() -> Table; 10] = [
    // The bundle: IFT, and the MC of each target if the result asks, made and not needed.
    || {
        let line = "declare rolls 1 r1 DR ift in a1, 2 r2 DR mc for g1 if r1, 3 r3 DR tc for g1 if r1";
        let table = made(with(begun("PFPh"), &[A1]), line, 1..=3);
        with(table, &["a1 ift r1", "phase-end"])
    },
    // The same, used.
    || {
        let line = "declare rolls 1 r1 DR ift in a1, 2 r2 DR mc for g1 in a1 if r1";
        with(
            made(with(begun("PFPh"), &[A1]), line, 1..=2),
            &["a1 ift r1", "g1 checks NMC r2 in a1", "phase-end"],
        )
    },
    // The attack in the mail that asks for its dice, behind their declaration.
    || {
        let mut table =
            with(begun("PFPh"), &["declare rolls 1 r1 DR ift in a1, 2 r2 DR mc for g1 if r1", A1]);
        table.answer("hans", "ivan", 2);
        table.roll("ivan", 1);
        table.roll("ivan", 2);
        with(table, &["a1 ift r1", "g1 checks NMC r2"])
    },
    // The same shot again after a retraction, with its figures put right.
    || with(shot_taken_back(), &[&A1.replace("range 3", "range 4"), "a1 ift r1", "g1 checks NMC r2 in a1"]),
    // The same shot under another number.
    || {
        let line = "declare rolls 1 r1 DR ift in a1, 2 r2 DR mc for g1";
        let table = taken_back(made(with(begun("PFPh"), &[A1]), line, 1..=2), 5);
        with(table, &[A3, "g1 checks NMC r2 in a3"])
    },
    // Two attacks in the order declared.
    || with(two_attacks(), &["a1 ift r1", "g1 checks NMC r3", "a2 ift r2"]),
    // Bog when it is called for.
    || {
        let table = with(begun("MPh"), &["v1 start 1 MP", "v1 enter M4 1 MP"]);
        with(made(table, "declare rolls 1 r1 DR bog for v1", 1..=1), &["v1 bog-check r1"])
    },
    // The IFT DR of a hit, in one declaration with its To Hit DR, and behind it.
    || with(begun("PFPh"), &[A1, "declare rolls 1 r1 DR to-hit in a1, 2 r2 DR ift in a1 if r1"]),
    || {
        let table = made(with(begun("PFPh"), &[A1]), "declare rolls 1 r1 DR to-hit in a1", 1..=1);
        with(table, &["a1 to-hit s1 inherent r1 target g1 hit", "declare rolls 2 r2 DR ift in a1"])
    },
    // What both attested, before the dice.
    || with(begun("PFPh"), &["attest tem K8 +3", A1, "attest tem K8 +0"]),
];

#[test]
fn straight_play_is_not_found() {
    let own = [
        "DICE.cause-first",
        "DICE.as-aimed",
        "DICE.in-order",
        "DICE.roll-unused",
        "AGREE.attested-stands",
        "DICE.occasion",
        "DICE.one-roll",
    ];
    for (n, play) in STRAIGHT.into_iter().enumerate() {
        let table = play();
        let found: Vec<_> =
            table.all_found().into_iter().filter(|(_, clause)| own.contains(&clause.as_str())).collect();
        assert_eq!(found, [], "game {n}");
    }
}

/// What one side declares for a number of its own stands in nobody else's way: nobody is framed by it.
#[test]
fn a_number_that_the_other_took_frames_nobody() {
    let mut table = made(begun("MPh"), "declare rolls 1 r1 DR ift in a5, 2 r2 DR mc for s1 in a5", 1..=2);
    let from = table.log.events.len() as u64;
    table.line("hans", "a5 first by g1 inherent 4 FP at K5 units s1 range 3 total 4 FP column 4");
    table.line("hans", "declare rolls 1 r3 DR ift in a5");
    let found: Vec<_> = table.all_found().into_iter().filter(|(seq, _)| *seq >= from).collect();
    assert!(!found.iter().any(|(_, clause)| clause.starts_with("DICE.")), "{found:?}");
}

/// A number mistyped is one slip, told where it was made; that each attack has its dice bends none.
#[test]
fn a_number_mistyped_is_one_finding() {
    let both = "declare rolls 1 r1 DR ift in a1, 2 r2 DR ift in a1, 3 r3 DR mc for g1 in a1 if r1, 4 r4 DR mc for g1 in a1 if r2";
    let games = [
        two_of_one_number(),
        with(two_of_one_number(), &["a1 ift r1", "a1 ift r2"]),
        made(with(begun("PFPh"), &[A1, A1_BY_S2]), both, 1..=4),
    ];
    for (n, table) in games.into_iter().enumerate() {
        let of_dice = |(_, clause): &(u64, String)| clause.starts_with("LOG.") || clause.starts_with("DICE.");
        let found: Vec<_> = table.all_found().into_iter().filter(of_dice).map(|(_, clause)| clause).collect();
        assert_eq!(found, ["LOG.attack-repeated"], "game {n}");
    }
}

/// The games of all, for the coverage of the clauses.
pub(super) fn games() -> impl Iterator<Item = Game> {
    let played = CHOICES.into_iter().map(|choice| choice.1).chain(STRAIGHT);
    played.map(|play| play().game())
}
