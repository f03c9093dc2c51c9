//! Between two phases, and before the first: nothing happens there but what the rules owe, and a word told there is asked as one that
//! is told in a phase.

use super::Table;
use super::gained::told;
use super::harm::{BY_WORD, FOR_YOU, HARM, HEAD, MOVE, asked_at, of_head};
use crate::cli::Ran;
use std::sync::OnceLock;

fn table() -> Table {
    static MADE: OnceLock<Table> = OnceLock::new();
    MADE.get_or_init(|| of_head(HEAD)).copy()
}

/// What the receiver's units do, behind the line that ends a phase.
const DEEDS: [&str; 8] = [
    "rs advances K6",
    "lr advances K6",
    "rs drops MMG",
    "rs gives MMG to lr",
    "rs declares double-time",
    "t34 CE",
    "r3 is no-longer concealed",
    "place r2 N10",
];

/// What the author's units gain there.
const GAINED: [&str; 6] = [
    "g2 advances K11",
    "g2 is fanatic",
    "g2 is heroic",
    "pz4 is hull-down",
    "gs is concealed",
    "place gx K11 like gs",
];

#[test]
fn between_two_phases_harm_is_asked_as_in_a_phase() {
    for end in ["phase-end\n", "turn-end\n"] {
        for harm in HARM.into_iter().chain(DEEDS) {
            asked_at(table(), &format!("turn 1 german CCPh\n{end}{harm}\n"), FOR_YOU);
        }
        for gain in GAINED {
            asked_at(table(), &format!("turn 1 german CCPh\n{end}{gain}\n"), BY_WORD);
        }
    }
}

/// My own line ended the phase, and what he tells stands behind it.
#[test]
fn behind_my_own_end_of_a_phase_it_is_asked_too() {
    let table = table();
    table.turn("hans", &format!("{MOVE}turn 1 german DFPh\n"));
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog --agree").exits(0);
    table.turn("ivan", "phase-end\n");
    table.sign("ivan", "3.aslog").exits(0);
    table.receive("hans", "3.aslog").exits(0);
    for line in ["rs eliminated", "rs advances K6", "rs is broken"] {
        let table = table.copy();
        table.turn("hans", &format!("{line}\nturn 1 german AFPh\n"));
        table.sign("hans", "4.aslog").exits(0);
        table.receive("ivan", "4.aslog").exits(1).says(FOR_YOU);
    }
    table.turn("hans", "turn 1 german AFPh\n");
    table.sign("hans", "4.aslog").exits(0);
    table.receive("ivan", "4.aslog").exits(0);
}

/// The set-up of both was signed, and no Player Turn has begun.
#[test]
fn nobody_walks_before_the_first_turn() {
    let lines = [
        "rs advances K6",
        "rs drops MMG",
        "rs gives MMG to lr",
        "g2 advances K11",
        "g2 advances K11\ng2 advances K10\nturn 1 german RPh",
        "pz4 vca P4-O5 set-up",
        "pz4 CE",
        "gs routs K9",
    ];
    for line in lines {
        asked_at(table(), &format!("{line}\n"), BY_WORD);
    }
}

/// The end of a phase, the Pins that go with the Player Turn, a word: nobody is asked.
#[test]
fn what_the_rules_owe_there_is_not_asked() {
    for turn in [
        format!("{MOVE}phase-end\nturn 1 german DFPh\n"),
        format!("{MOVE}phase-end\nnote \"your fire\"\n"),
        "turn 1 german CCPh\nturn-end\n".to_owned(),
    ] {
        told(table(), &turn).hides(FOR_YOU).hides(BY_WORD);
    }
}

/// A player's lines, in a mail that the other takes in with these words.
fn mailed(table: &Table, (from, to): (&str, &str), nth: u32, (lines, words): (&str, &str)) -> Ran {
    table.turn(from, lines);
    let mail = format!("{nth}.aslog");
    table.sign(from, &mail).exits(0);
    table.receive(to, &format!("{mail} {words}"))
}

const TO_IVAN: (&str, &str) = ("hans", "ivan");
const TO_HANS: (&str, &str) = ("ivan", "hans");

/// Ivan began his RPh, and did nothing in it yet.
#[test]
fn my_rph_that_i_began_is_not_ended_for_me() {
    let table = table();
    mailed(&table, TO_IVAN, 2, (&format!("{MOVE}turn 1 german CCPh\nturn-end\n"), "--agree")).exits(0);
    mailed(&table, TO_HANS, 3, ("turn 1 russian RPh\n", "--agree")).exits(0);
    let (done, early) = (table.copy(), table);
    mailed(&early, TO_IVAN, 4, ("phase-end\n", "")).exits(1).says("ended your RPh, in which");
    // What was done in it says that it is done with.
    mailed(&done, TO_HANS, 4, ("rs drops MMG\n", "")).exits(0);
    mailed(&done, TO_IVAN, 5, ("phase-end\n", "")).hides("ended your RPh");
}

/// Ivan fires at a mover, and mails before he rolls.
#[test]
fn a_mover_does_not_go_on_before_my_fire_at_it_is_settled() {
    let table = table();
    mailed(&table, TO_IVAN, 2, ("turn 1 german MPh\ng2 moves K11 1 MF seen-by r3\n", "")).exits(0);
    let fire = "a1 first by r3 inherent 4 FP at K11 units g2 range 2 answers g2 total 4 FP column 4\n";
    mailed(&table, TO_HANS, 3, (fire, "")).exits(0);
    let settled = table.copy();
    let goes_on = ("g2 moves K10 1 MF seen-by nobody\n", "");
    mailed(&table, TO_IVAN, 4, goes_on).exits(1).says("went on before your a1 at it was settled");
    mailed(&settled, TO_HANS, 4, ("roll r1 DR 6,5 ift in a1 by ivan\na1 ift r1\n", "")).exits(0);
    mailed(&settled, TO_IVAN, 5, goes_on).hides("was settled");
}

/// What came into the archive by another way than `receive` is asked by `sign` and by `reply`, whatever found it.
#[test]
fn what_was_added_to_the_archive_is_asked_as_by_receive() {
    for line in ["g2 is fanatic", "place gx K11 like gs", "roll r1 dr 1 sa by hans\nrs eliminated"] {
        let table = table();
        table.turn("hans", &format!("{MOVE}{line}\n"));
        table.sign("hans", "2.aslog").exits(0);
        table.run("ivan", "archive add @2.aslog").exits(0);
        table.sign("ivan", "3.aslog").exits(1).says(BY_WORD);
        table.run("ivan", "reply bridge -o @3.aslog --passphrase-file @passphrase").exits(1).says(BY_WORD);
        table.receive("ivan", "2.aslog").exits(0).says("no signature of yours");
        table.run("ivan", "sign bridge -o @3.aslog --agree --passphrase-file @passphrase").exits(0);
        table.receive("ivan", "2.aslog").exits(0).hides("no signature of yours");
    }
}
