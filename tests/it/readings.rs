//! The readings A1 to A28 of D2 and what shows each; the house switches, each off and on.

use crate::vectors;
use asl_core::audit::{Game, Replay};
use asl_core::finding::Ruling;
use asl_core::notation;
use std::collections::BTreeSet;

/// What shows a reading.
enum Shown {
    /// A vector, which the runner of vectors holds to its violations.
    By(&'static str),
    /// A small log and all that is reported of it; `?` marks an open question.
    In(&'static str, &'static [&'static str]),
}
use Shown::{By, In};

/// Every reading: what it says, and what shows it.
const READINGS: &[(&str, &str, &[Shown])] = &[
    ("A1", "the road rate may be declined", &[By("DR-road-wreck-decline-rate")]),
    ("A2", "the road rate holds in Reverse", &[By("DV-rev-road-ce")]),
    (
        "A3",
        "VBM: wrecks not doubled, SMOKE on each hexside, a rise on the first",
        &[By("DB-wreck-in-hex"), By("DB-smoke-two-hexsides"), By("DB-uphill-two-hexsides")],
    ),
    (
        "A4",
        "2.18 covers each new hex, no further hexside and no Minimum Move",
        &[
            In("t start 1 MP\nt bypass W5 along W5-V4 cafp W5-V4-W4 5 MP\n", &[]),
            In(
                "t start 1 MP\nt bypass W5 along W5-V4 cafp W5-V4-W4 2 MP\nt turn along W5-W4 1 MP\n\
             t bypass W5 along W5-W4 cafp W5-W4-X4 5 MP\n",
                &["D2.18-2e-only-entry"],
            ),
            In("up start 1 MP\nup minimum-move AA4 entry-cost 17 15 MP\nup ends motion\n", &[]),
            In("up start 1 MP\nup minimum-move AA4 entry-cost 17 14 MP\nup ends motion\n", &["D2.15-all-mp"]),
        ],
    ),
    ("A5", "a turn in Bypass without the MP for the next leg", &[By("DB-turn-leg-unaffordable")]),
    (
        "A6",
        "the printed MP suffice for Motion; gained ones that reach the next hex are for the players",
        &[
            In(
                "t start 1 MP\nt enter V4 15 MP\nroll r1 DR 2,1 esb for t\n\
             t esb 2 MP drm +3 r1 final 6 success\nt ends motion toward V3 cost 1\n",
                &["D2.4-end-with-mp?"],
            ),
            In(
                "t start 1 MP\nt enter V4 15 MP\nroll r1 DR 2,1 esb for t\n\
             t esb 2 MP drm +3 r1 final 6 success\nt ends motion\n",
                &[],
            ),
            In("t start 1 MP\nt enter V4 15 MP\nt ends motion toward V3 cost 1\n", &[]),
        ],
    ),
    ("A7", "two MP for a turn on a woods-road", &[By("DC-road-no-bog")]),
    ("A8", "a Minimum Move compares the bare entry cost", &[By("DN-towing"), By("DN-equal-cost")]),
    (
        "A9",
        "halftracks are tracked",
        &[
            In("ht start reverse 1 MP\nht enter F9 4 MP\nht stop 1 MP\nht ends\n", &[]),
            In("ht start reverse 1 MP\nht enter F9 3 MP\nht stop 1 MP\nht ends\n", &["D2.21-x4-tracked"]),
            In("ht start 1 MP\nroll r1 DR 2,1 esb for ht\nht esb 2 MP drm +3 r1 final 6 success\n", &[]),
        ],
    ),
    ("A10", "no free hull turn in Bypass after a Motion attempt", &[By("O-attempt-in-bypass")]),
    ("A11", "Axis trucks too", &[By("DX-truck")]),
    (
        "A12",
        "a bridge or lane that is blocked",
        &[
            By("DN-blocked-bridge"),
            By("O-mm-open-bridge"),
            In("ht start 1 MP\nht minimum-move G8 entry-cost 17 15 MP\nht ends motion\n", &[]),
        ],
    ),
    (
        "A13",
        "too tight, and no MP for the stop: it ends in Motion",
        &[
            In(
                "slow start 1 MP\nslow bypass G5 along G5-F4 cafp G5-F4-G4 2 MP\n\
             slow clearance G5-F4 not-clear\nslow ends motion\n",
                &["D2.3-clearance?", "D2.3-fail-stop?"],
            ),
            In(
                "slow start 1 MP\nslow bypass G5 along G5-F4 cafp G5-F4-G4 2 MP\n\
             slow clearance G5-F4 not-clear\nslow stop 1 MP\nslow ends\n",
                &["D2.1-mp-limit", "D2.3-clearance?", "D2.4-stop-needs-mp"],
            ),
        ],
    ),
    (
        "A14",
        "2e: a red vehicle in Motion that wins an attempt makes its DR",
        &[In(
            "turn 1 russian CCPh\nplace mo R8 vca R7-S8 motion forward\nturn 2 german MPh\n\
             foe moves A2 4 MF seen-by mo\nmo los foe blocked earlier\nroll r1 dr 2 motion for mo\nmo motion-attempt against foe r1 in-los 4 success\nturn 2 german DFPh\n",
            &["D2.51-motion-attempt-2e", "LOG.placed-in-play?"],
        )],
    ),
    (
        "A15",
        "an Original 12, without DRM",
        &[
            In(
                "red start 1 MP\nroll r1 DR 6,6 reliability for red\nred reliability r1 ok\n",
                &["D2.51-twelve"],
            ),
            In("red start 1 MP\nroll r1 DR 6,5 reliability for red\nred reliability r1 ok\n", &[]),
        ],
    ),
    (
        "A16",
        "the least lawful cost of the next hex; equal MP suffice",
        &[
            By("DS-end-motion-exact"),
            By("DS-end-motion-no-intent"),
            By("O-intended-raised"),
            By("O-intended-turn"),
        ],
    ),
    (
        "A17",
        "MP left are no Delay: stop, go on, or Motion",
        &[By("DS-end-neither"), In("t start 1 MP\nt enter V4 1 MP\nt ends\n", &["D2.13-stop-or-motion"])],
    ),
    (
        "A18",
        "after a turn in Bypass: on to the CAFP, or back behind",
        &[By("O-turn-then-ahead"), By("O-turn-and-go")],
    ),
    (
        "A19",
        "a turn before the Bypass of the base hex costs its MP",
        &[By("EX-2.33-c-bypass-J2"), By("O-turn-not-before")],
    ),
    ("A20", "the hexside of the 2.3 EX", &[By("EX-2.3-uphill-bypass")]),
    ("A21", "1e: a moving target, stopped or not", &[By("O-cc-1e")]),
    ("A22", "1e: the first entry gives the direction", &[By("DV-1e-default-open")]),
    ("A23", "ALL after other MP", &[By("DL-all-after-other-hex")]),
    ("A24", "entering an enemy AFV's hex with the last MP is a choice", &[By("DZ-end-motion-incapable")]),
    ("A25", "the dr is compared with the fraction", &[By("DA-fraction-claimed")]),
    ("A26", "half a MP by road is not one MP", &[By("DS-motion-half-mp-only")]),
    ("A27", "a DR forgotten and never called for changes nothing but the report", &[By("DM-omitted")]),
    (
        "A28",
        "one dr for a platoon's Motion attempt, its drm unknown",
        &[
            In(
                "t is platoon\nht is platoon\nturn 1 russian CCPh\nturn 2 german MPh\nfoe moves A2 4 MF seen-by t,ht\n\
             t los foe blocked earlier\nht los foe blocked earlier\nroll r1 dr 5 motion for t\nt motion-attempt against foe r1 in-los 4 success\n\
             ht motion-attempt against foe r1 in-los 4 success\nturn 2 german DFPh\n",
                &["D2.401-dr-limit?"],
            ),
            In(
                "turn 1 russian CCPh\nturn 2 german MPh\nfoe moves A2 4 MF seen-by t,ht\nt los foe blocked earlier\nht los foe blocked earlier\nroll r1 dr 2 motion for t\n\
             t motion-attempt against foe r1 in-los 4 success\n\
             ht motion-attempt against foe r1 in-los 4 success\nturn 2 german DFPh\n",
                &["LOG.roll-used-twice"],
            ),
        ],
    ),
];

/// Vehicles far from one another; `HOUSE` stands for lines of the table of switches.
const HEAD: &str = "\
printing = \"2e\"
[house]
HOUSE
[units]
t = { side = \"russian\", class = \"tracked\", afv = true, mp = 16, red-mp = false, maker = \"russian\", ce = true }
big = { side = \"russian\", class = \"tracked\", afv = true, mp = 40, red-mp = false, maker = \"russian\", ce = true }
slow = { side = \"russian\", class = \"tracked\", afv = true, mp = 3, red-mp = false, maker = \"russian\", ce = true }
up = { side = \"russian\", class = \"tracked\", afv = true, mp = 16, red-mp = false, maker = \"russian\", ce = true }
ht = { side = \"russian\", class = \"halftrack\", afv = true, mp = 16, red-mp = false, maker = \"russian\", ce = true }
red = { side = \"russian\", class = \"tracked\", afv = true, mp = 16, red-mp = true, maker = \"russian\", ce = true }
mo = { side = \"russian\", class = \"tracked\", afv = true, mp = 16, red-mp = true, maker = \"russian\", ce = true }
foe = { side = \"german\", type = \"4-6-7\" }
[default-terrain]
is = [\"open-ground\"]
[terrain]
G5 = { obstacle = [\"woods\"] }
W5 = { obstacle = [\"woods\"] }
G8 = { sunken-lane = true, level = 4 }
AA4 = { level = 4 }
K5 = { obstacle = [\"woods\"], entry = \"half\", wrecks = 1 }
K8 = { obstacle = [\"woods\"], smoke = 1 }
K11 = { obstacle = [\"woods\"], level = 1 }
J9 = { obstacle = [\"woods\"], road = [\"J9-J8\", \"J9-J10\"] }
---
turn 1 german CCPh
place foe A1
place slow F5 vca F4-G5
place ht F8 vca F7-G8
place red P8 vca P7-Q8
place t V5 vca V4-W5
place up AA5 vca AA4-BB4
";

/// The game of a small log in the MPh of the Russians, or in the phase that it names itself.
fn game(house: &str, body: &str) -> Game {
    let phase = if body.contains("turn 2") { "" } else { "turn 2 russian MPh\n" };
    let text = format!("{}{phase}{body}", HEAD.replace("HOUSE", house));
    let parsed = notation::parse(&text);
    assert!(parsed.errors.is_empty(), "{:#?} in\n{body}", parsed.errors);
    Game::of(parsed.lines.into_iter().map(|line| line.event).collect()).unwrap_or_else(|e| panic!("{e}"))
}

/// All clauses reported, with a mark on open questions.
fn reported(game: &Game) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for finding in Replay::of(game).audit().findings {
        let mark = if finding.ruling == Ruling::Undecided { "?" } else { "" };
        all.extend([finding.clause].iter().chain(&finding.also).map(|id| format!("{id}{mark}")));
    }
    all
}

fn all_of(clauses: &[&str]) -> BTreeSet<String> {
    clauses.iter().map(|clause| (*clause).to_owned()).collect()
}

#[test]
fn every_reading_is_shown() {
    let vectors: BTreeSet<String> = vectors::games().into_iter().map(|(name, _)| name).collect();
    let ids: Vec<&str> = READINGS.iter().map(|(id, ..)| *id).collect();
    let wanted: Vec<String> = (1..=28).map(|n| format!("A{n}")).collect();
    assert_eq!(ids, wanted);
    for (id, says, shown) in READINGS {
        assert!(!shown.is_empty(), "{id}");
        for shown in *shown {
            match shown {
                By(vector) => {
                    let name = format!("{vector} (");
                    assert!(vectors.iter().any(|v| v.starts_with(&name)), "{id}: no vector {vector}");
                }
                In(body, wanted) => {
                    assert_eq!(reported(&game("", body)), all_of(wanted), "{id}: {says}\n{body}");
                }
            }
        }
    }
}

/// A forgotten DR leaves the vehicle as it is: no state is altered for what was not rolled (A27).
#[test]
fn a_forgotten_dr_alters_no_state() {
    let game = game("", "turn 2 russian MPh\nred start 1 MP\nred stop 1 MP\nred ends\nturn 2 russian DFPh\n");
    let end = Replay::of(&game).before(usize::MAX);
    assert!(end.units["red"].is_mobile());
    assert!(reported(&game).contains("D2.51-dr-each-start"));
}

/// Fire after a Minimum Move is Motion fire in both printings, before the counter is placed too (D2.15).
#[test]
fn fire_after_a_minimum_move_is_motion_fire() {
    let moved = "t start 1 MP\nt minimum-move V4 entry-cost 17 15 MP\n";
    let shot = "a1 bounding by t MA at A1 units foe\nroll r1 DR 3,3 to-hit in a1 by p\n\
                a1 to-hit t MA r1 target foe drm C1 +3 number 8 final 9 miss\n";
    for (printing, clause) in [("1e", "D2.42-case-c4-1e"), ("2e", "D2.42-case-c4-2e")] {
        let mut game = game("", &format!("{moved}{shot}"));
        if printing == "1e" {
            game.scenario.printing = asl_core::scenario::Printing::First;
        }
        let found = reported(&game);
        assert!(found.contains(clause), "{printing}: {found:?}");
    }
}

/// A switch: its key, what is legal without it, what is legal with it, and the clause that tells them apart.
struct Switch {
    key: &'static str,
    off: &'static str,
    on: &'static str,
    /// Reported of the first log with the switch on.
    breaks_off: &'static [&'static str],
    /// Reported of the second log with the switch off.
    breaks_on: &'static [&'static str],
}

/// Every key of `House`.
const SWITCHES: &[Switch] = &[
    Switch {
        key: "wrecks-in-woods-double",
        off: "place big J5 vca J4-K5\nturn 2 russian MPh\nbig start 1 MP\nbig enter K5 inside 21 MP\n",
        on: "place big J5 vca J4-K5\nturn 2 russian MPh\nbig start 1 MP\nbig enter K5 inside 22 MP\n",
        breaks_off: &["D2.14-woods-double"],
        breaks_on: &["D2.14-wreck-plus-one"],
    },
    Switch {
        key: "woods-road-turn-four",
        off: "place big J9 vca J8-K9\nturn 2 russian MPh\nbig start 1 MP\nbig turn K9-K10 on-road 2 MP\n",
        on: "place big J9 vca J8-K9\nturn 2 russian MPh\nbig start 1 MP\nbig turn K9-K10 on-road 4 MP\n",
        breaks_off: &["D2.18-1e-exact"],
        breaks_on: &["D2.11-vca-cost-no-stack"],
    },
    Switch {
        key: "windows-recorded",
        off: "t start 1 MP\nt enter V4 1 MP\n",
        on: "t start 1 MP\nt passed\nt enter V4 1 MP\nt passed\n",
        breaks_off: &["D2.1-df-window"],
        breaks_on: &[],
    },
    Switch {
        key: "vbm-wrecks-doubled",
        off: "place big J5 vca J4-K5\nturn 2 russian MPh\nbig start 1 MP\n\
              big bypass K5 along K5-J4 cafp K5-J4-K4 3 MP\n",
        on: "place big J5 vca J4-K5\nturn 2 russian MPh\nbig start 1 MP\n\
             big bypass K5 along K5-J4 cafp K5-J4-K4 4 MP\n",
        breaks_off: &["D2.3-extras-doubled"],
        breaks_on: &["D2.18-1e-exact"],
    },
    Switch {
        key: "vbm-smoke-once",
        off: "place big J8 vca J7-K8\nturn 2 russian MPh\nbig start 1 MP\n\
              big bypass K8 along K8-J7 cafp K8-J7-K7 4 MP\nbig turn along K8-K7 1 MP\n\
              big bypass K8 along K8-K7 cafp K8-K7-L7 4 MP\n",
        on: "place big J8 vca J7-K8\nturn 2 russian MPh\nbig start 1 MP\n\
             big bypass K8 along K8-J7 cafp K8-J7-K7 4 MP\nbig turn along K8-K7 1 MP\n\
             big bypass K8 along K8-K7 cafp K8-K7-L7 2 MP\n",
        breaks_off: &["D2.3-cost-double"],
        breaks_on: &["D2.18-1e-exact"],
    },
    Switch {
        key: "vbm-climb-each-hexside",
        off: "place big J11 vca J10-K11\nturn 2 russian MPh\nbig start 1 MP\n\
              big bypass K11 along K11-J10 cafp K11-J10-K10 10 MP\nbig turn along K11-K10 1 MP\n\
              big bypass K11 along K11-K10 cafp K11-K10-L10 2 MP\n",
        on: "place big J11 vca J10-K11\nturn 2 russian MPh\nbig start 1 MP\n\
             big bypass K11 along K11-J10 cafp K11-J10-K10 10 MP\nbig turn along K11-K10 1 MP\n\
             big bypass K11 along K11-K10 cafp K11-K10-L10 10 MP\n",
        breaks_off: &["D2.3-extras-doubled"],
        breaks_on: &["D2.18-1e-exact"],
    },
];

/// By the earlier printing, which allows no surplus.
fn reported_with(house: &str, body: &str) -> BTreeSet<String> {
    let mut game = game(house, body);
    game.scenario.printing = asl_core::scenario::Printing::First;
    reported(&game)
}

#[test]
fn every_house_switch_is_off_and_can_be_on() {
    for switch in SWITCHES {
        let (key, on) = (switch.key, format!("{} = true", switch.key));
        assert_eq!(reported_with("", switch.off), all_of(&[]), "{key} off");
        assert_eq!(reported_with(&on, switch.on), all_of(&[]), "{key} on");
        assert_eq!(reported_with(&on, switch.off), all_of(switch.breaks_off), "{key} on, played as if off");
        assert_eq!(reported_with("", switch.on), all_of(switch.breaks_on), "{key} off, played as if on");
    }
}

/// The switches tested are those that there are.
#[test]
fn no_house_switch_lacks_its_test() {
    let said = asl_core::scenario::Scenario::read("printing = \"2e\"\n[house]\nno-such-switch = true\n");
    let said = said.unwrap_err()[0].message.clone();
    let listed: BTreeSet<&str> = said.split('`').skip(3).step_by(2).collect();
    // Those of A7 change no movement; their own tests play them.
    let of_fire = ["iift", "half-kill-burns"];
    let tested: BTreeSet<&str> = SWITCHES.iter().map(|switch| switch.key).chain(of_fire).collect();
    assert_eq!(listed, tested, "{said}");
}
