//! What befalls my units, and what is mine to do: a mail that tells harm without its cause, gains out of nothing, or ends my
//! phase is signed by no word but mine.

use super::{Table, key};
use std::sync::OnceLock;

/// Both sides set up by Ivan.
pub(super) const HEAD: &str = r#"name = "The bridge"
printing = "2e"

[players]
ivan = { side = "russian" }
hans = { side = "german" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "russian mmg"

[units]
rs = { side = "russian", type = "russian 4-4-7", sw = ["MMG"] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
rh = { side = "russian", type = "russian 2-3-7", kind = "hs", sw = [] }
lr = { side = "russian", type = "9-1" }
t34 = { side = "russian", type = "T-34 M43", ce = false }
gs = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
gb = { side = "german", type = "german 4-6-7", sw = [] }
pz4 = { side = "german", type = "PzKpfw IVH", ce = false }
---
place rs K5
place lr K5
place r2 N9
place r3 K9
r3 is concealed
place t34 FF5 vca FF4-GG5
place gs K8
place g2 K12
place gb P20
gb is broken,dm
place pz4 P5 vca P4-Q5
"#;

/// Hans's move, of which nobody is harmed.
pub(super) const MOVE: &str =
    "turn 1 german MPh\npz4 start 1 MP\npz4 enter P4 1 MP\npz4 stop 1 MP\npz4 ends\n";
/// Hans fires at K5; a DR of his and its result follow.
const SHOT: &str = "turn 1 german PFPh\na1 prep by gs inherent 4 FP at K5 range 3 total 4 FP column 4\n";

pub(super) fn shot(dice: &str) -> String {
    format!("{SHOT}roll r1 DR {dice} ift in a1 by hans\na1 ift r1\n")
}

fn table() -> Table {
    static MADE: OnceLock<Table> = OnceLock::new();
    MADE.get_or_init(made).copy()
}

fn made() -> Table {
    of_head(HEAD)
}

/// Ivan's set-up, which Hans has taken in.
pub(super) fn of_head(head: &str) -> Table {
    let table = Table::new();
    table.put("bridge.asl", head);
    table.run("ivan", &format!("new @bridge.asl --key hans={}", key("hans"))).exits(0);
    table.sign("ivan", "1.aslog");
    table.receive("hans", "1.aslog --new --accept --agree --name bridge");
    table
}

/// Hans mails this turn; what Ivan is told is to hold this, and nothing is signed.
#[track_caller]
fn is_asked(turn: &str, says: &str) {
    asked_at(table(), turn, says);
}

#[track_caller]
pub(super) fn asked_at(table: Table, turn: &str, says: &str) {
    table.turn("hans", turn);
    table.sign("hans", "2.aslog").exits(0);
    let before = table.game("ivan");
    for words in ["2.aslog", "2.aslog --accept", "2.aslog --look"] {
        let asked = table.receive("ivan", words).exits(1);
        assert!(asked.text.contains(says), "no {says:?} of\n{turn}in\n{}", asked.text);
        assert_eq!(table.game("ivan"), before, "{turn}");
    }
    table.receive("ivan", "2.aslog --accept --agree").says("Accepted");
}

pub(super) const FOR_YOU: &str = "what is yours to record";
pub(super) const BY_WORD: &str = "By your opponent's word alone";
const TAKEN: &str = "It takes from you what you still may do:";

/// What Hans says behind his move, though nobody did it.
pub(super) const HARM: [&str; 22] = [
    "rs eliminated",
    "rs is broken,dm",
    "rs is pinned",
    "marker pin on rs",
    "rs is disrupted",
    "lr is wounded",
    "rs reduced into rh like rh",
    "rs is captured",
    "rs is ti",
    "rs is cx",
    "r3 is no-longer concealed",
    "r2 is dm",
    "t34 suffers immobilized",
    "t34 suffers burning",
    "t34 is immobilized",
    "t34 is abandoned",
    "t34 is stunned",
    "t34 is recalled",
    "t34 is bogged",
    "rs malfunctions sw:MMG",
    "marker malfunction on rs",
    "t34 malfunctions MA",
];

#[test]
fn harm_without_a_cause_is_not_signed() {
    for harm in HARM {
        is_asked(&format!("{MOVE}{harm}\n"), FOR_YOU);
        // The line of the first phase makes no set-up of it.
        is_asked(
            &format!("turn 1 german PFPh\n{harm}\n"),
            if harm == "r3 is no-longer concealed" { BY_WORD } else { FOR_YOU },
        );
    }
}

#[test]
fn what_is_done_to_my_set_up_is_asked() {
    for line in ["rs eliminated", "t34 is immobilized", "place rs K6", "t34 CE", "rs malfunctions sw:MMG"] {
        is_asked(&format!("{line}\n"), BY_WORD);
    }
}

#[test]
fn a_shot_harms_by_its_roll_and_its_checks_alone() {
    is_asked(&format!("{SHOT}rs eliminated\n"), FOR_YOU);
    is_asked(&format!("{SHOT}rs is broken,dm in a1\n"), FOR_YOU);
    is_asked(&(shot("6,6") + "rs is broken,dm in a1\n"), FOR_YOU);
    // Its check is Ivan's to make.
    is_asked(&(shot("1,2") + "rs is broken,dm in a1\n"), BY_WORD);
    is_asked(&(shot("1,2") + "rs is captured\n"), FOR_YOU);
    is_asked(&(shot("1,2") + "rs malfunctions sw:MMG\n"), FOR_YOU);
    // Another hex, though the attack is named.
    is_asked(&(shot("1,2").replace("K5 range 3", "K6 range 2") + "rs is broken,dm in a1\n"), FOR_YOU);
    // A phase later.
    is_asked(&(shot("6,6") + MOVE + "rs is broken,dm\n"), FOR_YOU);
}

#[test]
fn a_sniper_is_named_and_asked() {
    is_asked(&format!("{MOVE}roll r1 dr 1 sa by hans\nrs eliminated\n"), "a Sniper (A14)");
    // A dr of 3 or more does nothing (A14.3).
    is_asked(&format!("{MOVE}roll r1 dr 4 sa by hans\nrs eliminated\n"), FOR_YOU);
}

#[test]
fn what_he_gains_out_of_nothing_is_asked() {
    let gains = [
        "place g9 K11 like gs",
        "gs is heroic",
        "gs is fanatic",
        "gs is berserk",
        "marker named abandoned on t34",
        "marker named turret on t34",
        "marker named smoke at K6",
        "g2 is concealed",
        "g2 is hidden",
        "gb is no-longer broken,dm",
        "marker named cc at K5",
        // Another hex than that of the vehicle which spent MP on it.
        "pz4 spend smoke 1 MP\nmarker named smoke at K6",
        "roll r1 dr 1 named \"luck\" for g2 by hans\nmarker named smoke at K12",
        // No MF were spent on it; and it is no deed of the PFPh.
        "roll r1 dr 1 named \"smoke K12\" for g2 by hans\nmarker named smoke at K12",
        "roll r1 dr 1 named \"smoke K12\" by hans\nmarker named smoke at K12",
        "phase-end\nturn 1 german APh\nroll r1 dr 1 named \"smoke K12\" for g2 by hans\nmarker named smoke at K12",
    ];
    for line in gains {
        is_asked(&format!("{MOVE}{line}\n"), BY_WORD);
    }
}

#[test]
fn harm_with_its_cause_is_signed_unasked() {
    let table = table();
    table.turn("hans", &shot("1,2"));
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog").exits(0);
    table.turn("ivan", "roll r2 DR 6,5 mc for rs in a1 by ivan\nroll r3 DR 1,2 mc for lr in a1 by ivan\nlr checks 2MC r3 passed in a1\n");
    table.sign("ivan", "3.aslog").exits(0);
    table.receive("hans", "3.aslog").exits(0);
    // His check by my dice, and what comes of it.
    table.turn("hans", "rs checks 2MC r2 drm leader -1 morale 7 failed in a1\nrs is broken,dm in a1\n");
    table.sign("hans", "4.aslog").exits(0);
    table.receive("ivan", "4.aslog").exits(0).says("Accepted");
}

#[test]
fn what_is_mine_to_do_is_not_ended_for_me() {
    let dfph = "hans ended your DFPh, in which r2 may act";
    for end in [
        "turn 1 german DFPh\nturn 1 german AFPh\n",
        "turn 1 german AFPh\n",
        "turn-end\n",
        "turn 1 russian RPh\n",
    ] {
        is_asked(&format!("{MOVE}{end}"), dfph);
    }
    is_asked(&format!("{MOVE}turn 1 german DFPh\nphase-end\n"), dfph);
    // The turns before it are left out.
    is_asked("turn 4 german MPh\n", "began with turn 4");
    // He begins my Player Turn for me, and leaves a phase of it out.
    is_asked(&format!("{MOVE}turn 1 russian MPh\n"), "your PFPh");
    is_asked(&(MOVE.replace("ends\n", "ends\nphase-end\nturn 1 german CCPh\nturn 1 russian PFPh\n")), TAKEN);
    // I saw it, and may fire.
    is_asked(&MOVE.replace("start 1 MP", "start 1 MP seen-by t34"), "went on after event 13, which t34 saw");
}

/// A move in the reach of my fire, of which the opponent says nothing: each expenditure closed a window.
#[test]
fn an_expenditure_of_which_nothing_is_said_is_asked() {
    let drive = "turn 1 german MPh\npz4 start 1 MP\npz4 enter P4 1 MP\npz4 enter P3 1 MP\npz4 stop 1 MP\n";
    is_asked(
        drive,
        "event 13 and 2 more expenditures: hans went on with pz4 and does not say who saw it; rs may answer",
    );
    let march = "turn 1 german MPh\ng2 moves K11 1 MF\ng2 moves K10 1 MF\n";
    is_asked(march, "event 13: hans went on with g2 and does not say who saw it; r2 may answer by fire");
    is_asked("turn 1 german MPh\ng2 moves K11 1 MF\nphase-end\n", "r2 may answer by fire");
}

/// The last one waits for my answer, what he says is his word, what I cannot reach takes nothing, and both may accept that
/// there is no LOS.
#[test]
fn an_expenditure_that_leaves_me_my_answer_is_signed_unasked() {
    let turns = [
        "turn 1 german MPh\ng2 moves K11 1 MF\n",
        "turn 1 german MPh\ng2 moves K11 1 MF seen-by nobody\ng2 moves K10 1 MF\n",
        "turn 1 german MPh\npz4 start 1 MP seen-by nobody\npz4 spend smoke 1 MP\nmarker named smoke at P5\n",
        "turn 1 german MPh\ng2 moves K12 1 MF for smoke\nroll r1 dr 1 named \"smoke K12\" for g2 by hans\nmarker named smoke at K12\n",
    ];
    for turn in turns {
        let table = table();
        table.turn("hans", turn);
        table.sign("hans", "2.aslog").exits(0);
        table.receive("ivan", "2.aslog").exits(0).says("Accepted");
    }
}

#[test]
fn a_phase_in_which_i_have_nothing_is_ended_unasked() {
    let table = table();
    let unseen = MOVE.replace(" MP\n", " MP seen-by nobody\n");
    table.turn("hans", &format!("{unseen}turn 1 german DFPh\n"));
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog").exits(0).says("You owe nothing; your DFPh goes on");
    // I end my own.
    table.turn("ivan", "phase-end\n");
    table.sign("ivan", "3.aslog").exits(0);
    table.receive("hans", "3.aslog").exits(0);
    table.turn("hans", "turn 1 german AFPh\n");
    table.sign("hans", "4.aslog").exits(0);
    table.receive("ivan", "4.aslog").exits(0);
}

/// A new game with a change of its head; what Hans is asked.
#[track_caller]
fn new_game(old: &str, new: &str) -> crate::cli::Ran {
    let table = Table::new();
    let whole = HEAD.replace("gb is broken,dm\n", "");
    let shares = whole.replace("[players]", "dice = \"shares\"\n[players]");
    assert!(shares.contains(old), "{old}");
    table.put("bridge.asl", shares.replacen(old, new, 1));
    table.run("ivan", &format!("new @bridge.asl --key hans={}", key("hans"))).exits(0);
    table.sign("ivan", "1.aslog").exits(0);
    table.receive("hans", "1.aslog --new --name bridge")
}

/// What stands in the head, what takes its place, and what is said of that.
const UNUSUAL: [(&str, &str, &str); 42] = [
    ("\"T-34 M43\"", "\"T-34 M43\", gyro = true", "gyro"),
    ("\"T-34 M43\"", "\"T-34 M43\", armed = false", "armed"),
    ("MMG = \"russian mmg\"", "MMG = \"russian hmg\"", "MMG has the figures of another counter"),
    (
        "\"russian mmg\"",
        "{ kind = \"mg\", fp = 9, range = 16, rof = 3 }",
        "MMG has figures of the head alone",
    ),
    (
        "sw = [\"MMG\"]",
        "sw = [\"MMG\"], weapons = { MMG = { kind = \"mg\", fp = 9, range = 10 } }",
        "MMG has figures of the head alone",
    ),
    ("dice = \"shares\"\n", "", "the dice are on honour"),
    (
        "g2 = {",
        "gs2 = { side = \"german\", type = \"german 4-6-7\" }\ngl = { side = \"german\", type = \"9-1\" }\ng1 = { side = \"russian\", type = \"9-1\" }\ng2 = {",
        "g1, gl look alike",
    ),
    (
        "g2 = {",
        "gl = { side = \"german\", type = \"german 4-6-7\" }\ng1 = { side = \"german\", type = \"german 4-6-7\" }\ng2 = {",
        "g1, gl look alike",
    ),
    ("g2 = {", "g02 = { side = \"german\", type = \"german 4-6-7\" }\ng2 = {", "g02, g2 look alike"),
    ("g2 = {", "G2 = { side = \"german\", type = \"german 4-6-7\" }\ng2 = {", "G2, g2 look alike"),
    (
        "g2 = {",
        "g-9 = { side = \"german\", type = \"german 4-6-7\" }\ng_9 = { side = \"german\", type = \"german 4-6-7\" }\ng2 = {",
        "g-9, g_9 look alike",
    ),
    (
        "MMG = \"russian mmg\"",
        "MMG = \"russian mmg\"\nPF = { kind = \"ordnance\" }",
        "PF stands among the SW",
    ),
    ("[weapons]\n", "[elr]\nrussian = 0\n[weapons]\n", "the ELR of the russian side is 0"),
    ("[weapons]\n", "[elr]\nrussian = 1\ngerman = 3\n[weapons]\n", "the ELR of the russian side is 1"),
    (
        "[weapons]\n",
        "[elr]\nrussian = 3\n[weapons]\n",
        "it gives an ELR to one side, and none to the german side",
    ),
    ("place gs K8\n", "place gs K8\ngs advances K9\n", "set up for you: gs advances K9"),
    (
        "r2 = {",
        "r9 = { side = \"russian\", type = \"german 8-3-8\" }\nr2 = {",
        "r9 (german 8-3-8) is of another nation",
    ),
    (
        "gs = {",
        "g9 = { side = \"german\", type = \"german 4-6-7\", sw = [\"MMG\"] }\ngs = {",
        "MMG of the german side has the figures of",
    ),
    ("sw = [\"MMG\"]", "sw = [\"MMG\", \"DC\"]", "rs has a DC, of which the head gives no figures"),
    (
        "is = [\"open-ground\"]\n",
        "is = [\"open-ground\"]\nsmoke = 3\n",
        "every hex that is not listed has SMOKE",
    ),
    (
        "[weapons]\n",
        "[terrain]\nP5 = { is = [\"woods\"], cot = \"99\" }\n[weapons]\n",
        "P5 have prices of the head's own",
    ),
    (
        "[weapons]\n",
        "[terrain]\nP5 = { is = [\"woods\"], wrecks = 2, blaze = \"ground\" }\n[weapons]\n",
        "P5 have 2 wrecks",
    ),
    (
        "[weapons]\n",
        "[terrain]\nP5 = { is = [\"woods\"], road = [\"P5-P6\"] }\n[[boards]]\nname = \"4\"\n[weapons]\n",
        "the head itself gives the terrain of P5, beside the boards",
    ),
    (
        "sw = [\"MMG\"]",
        "sw = [\"MMG\"], weapons = { MMG = { type = \"russian mmg\", captured = true } }",
        "MMG is said to be captured",
    ),
    (
        "sw = [\"MMG\"]",
        "sw = [\"MMG\"], weapons = { MMG = { type = \"russian mmg\", r = 6 } }",
        "MMG has figures of the head alone",
    ),
    ("\"T-34 M43\"", "\"T-34 M43\", axis = true", "the head says that t34 is of the Axis"),
    (
        "pz4 = {",
        "atg = { side = \"russian\", type = \"45mm PTP obr. 42\", weapons = { gun = \"76.2mm P obr. 39\" } }\npz4 = {",
        "figures of atg are not those of the catalogue",
    ),
    (
        "\"T-34 M43\"",
        "\"T-34 M43\", weapons = { AAMG = { kind = \"mg\", fp = 4, range = 16 } }",
        "figures of t34 are not those of the catalogue",
    ),
    ("\"T-34 M43\"", "\"T-34 M43\", crew-morale = 10", "the Morale Level of the crew of t34 is 10"),
    ("\"9-1\"", "\"11-9\"", "no catalogue has that type"),
    ("\"T-34 M43\"", "\"T-34 M43\", mp = 30", "figures of t34 are not those of the catalogue"),
    (
        "type = \"T-34 M43\"",
        "type = \"T\u{2011}34 M43\", class = \"tracked\", afv = true, mp = 30, red-mp = false",
        "looks like a name of the catalogue and is none",
    ),
    (
        "type = \"T-34 M43\"",
        "type = \"\u{422}-34 M43\", class = \"tracked\", afv = true, mp = 30, red-mp = false",
        "looks like a name of the catalogue and is none",
    ),
    (
        "\"T-34 M43\"",
        "\"My Tank\", class = \"tracked\", afv = true, mp = 30, red-mp = false",
        "t34 have figures of the head alone",
    ),
    ("\"The bridge\"", "\"The br\u{456}dge\"", "is written in letters of two alphabets"),
    (
        "gs = { side = \"german\"",
        "gs = { side = \"italian\"",
        "nobody plays the italian side, which has 1 units",
    ),
    ("[players]", "excerpts = true\n[players]", "it is a log of excerpts"),
    ("IVH\", ce = false", "IVH\", ce = true", "pz4, which is yours, begins CE"),
    ("[weapons]", "[san]\nrussian = 6\n[weapons]", "a SAN to one side, and none to the german"),
    ("[weapons]", "[san]\nrussian = 8\ngerman = 2\n[weapons]", "the SAN of the russian side is 8"),
    ("[default-terrain]", "[[boards]]\nname = \"4\"\n[default-terrain]", "its file is not pinned"),
    ("place gs K8\n", "place gs K8\ngs is broken\n", "set up for you: gs is broken"),
];

#[test]
fn what_is_unusual_in_a_head_is_asked() {
    new_game("name", "name").exits(0).hides("Unusual");
    // Ground that any map may have is shown, and is nothing unusual.
    let wooded = "[terrain]\nP5 = { is = [\"woods\"], level = 1 }\nP6 = { is = [\"woods\"] }\n[weapons]\n";
    let shown =
        new_game("[weapons]\n", wooded).exits(0).says("Woods: P5, P6").says("level 1: P5").hides("Unusual");
    assert_eq!(shown.json["ground"][0]["what"], "Woods");
    for (old, new, says) in UNUSUAL {
        new_game(old, new).exits(1).says(says).says("NOT accepted");
    }
}

/// What the end of a phase shows to be left out of my own units is told, and keeps me from nobody's mail.
#[test]
fn what_i_left_out_is_no_breach_of_who_ends_the_phase() {
    let head =
        HEAD.replace("gb is broken,dm\n", "").replace("place r2 N9\n", "place r2 P21\nr2 is broken,dm\n");
    let table = of_head(&head);
    table.turn("hans", "turn 1 german RtPh\nturn 1 german APh\n");
    table.sign("hans", "2.aslog");
    let taken = table.receive("ivan", "2.aslog --agree").exits(0);
    assert!(taken.text.contains("A10.5-must-adjacent") && taken.text.contains("Accepted"), "{}", taken.text);
}
