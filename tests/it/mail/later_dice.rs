//! What a player leaves on the map, or lays anew, when dice are known that he had to wait for: asked before it is signed.

use super::Table;
use super::gained::told;
use super::harm::{BY_WORD, HEAD, of_head};
use std::sync::OnceLock;

/// The set-up of `harm` with a HMG, in Ivan's MPh: Hans fires.
fn table() -> Table {
    static MADE: OnceLock<Table> = OnceLock::new();
    let made = || {
        let armed = "gs = { side = \"german\", type = \"german 4-6-7\", sw = [\"HMG\"] }";
        let head = HEAD
            .replace("gs = { side = \"german\", type = \"german 4-6-7\", sw = [] }", armed)
            .replace("[weapons]\n", "[weapons]\nHMG = \"german hmg\"\n")
            .replace("place r2 N9", "place r2 K3");
        let table = of_head(&head);
        table.turn("ivan", "turn 1 russian MPh\nr2 moves K4 1 MF not-assault\n");
        table.sign("ivan", "1b.aslog");
        table.receive("hans", "1b.aslog --agree").says("Accepted");
        table
    };
    MADE.get_or_init(made).copy()
}

const FIRE: &str = "a1 first by gs inherent 4 FP at K4 units r2 range 4 answers r2 total 4 FP column 4\n";

#[test]
fn residual_fp_that_its_attack_does_not_leave_are_asked() {
    let cowers =
        "roll r1 DR 5,5 ift in a1 by hans\na1 ift r1 drm FFMO -1, FFNAM -1 column 2 final 8 result NE\n";
    for laid in ["residual 2 FP at K4\n", "residual 2 FP at K4 from a1\n"] {
        told(table(), &format!("{FIRE}{laid}{cowers}"))
            .exits(1)
            .says(BY_WORD)
            .says("2 Residual FP lie in K4, and a1 leaves 1");
        let put_right =
            format!("{FIRE}{laid}{cowers}residual 2 FP at K4 removed\nresidual 1 FP at K4 from a1\n");
        told(table(), &put_right).exits(0).hides(BY_WORD);
    }
    told(table(), &format!("{FIRE}{cowers}residual 1 FP at K4\n")).exits(0).hides(BY_WORD);
}

#[test]
fn a_fire_lane_of_infantry_that_cowered_is_asked() {
    let shot = "a1 first by gs sw:HMG 7 FP at K4 range 4 answers r2 total 7 FP column 6\n";
    let cowers =
        "roll r1 DR 5,5 ift in a1 by hans\na1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 8 result NE\n";
    for lane in ["gs lane HMG to K4 4 FP in a1\n", "gs lane HMG to K4 4 FP\n"] {
        told(table(), &format!("{shot}{lane}{cowers}"))
            .exits(1)
            .says(BY_WORD)
            .says("the Fire Lane of the HMG of gs lies, though gs cowered in a1");
        told(table(), &format!("{shot}{lane}{cowers}gs lane HMG to K4 4 FP removed\n"))
            .exits(0)
            .hides(BY_WORD);
    }
}

/// Both agree to go back behind the counter; then it lies in another hex.
#[test]
fn a_known_dr_lays_smoke_in_no_other_hex() {
    let tries = "turn 1 german MPh\ng2 moves K12 2 MF not-assault seen-by nobody for smoke\n";
    for (words, hex, asked) in [
        ("smoke", "J12", true),
        ("smoke K11", "J12", true),
        ("smoke", "K11", false),
        ("smoke K11", "K11", false),
    ] {
        let table = of_head(HEAD);
        let laid = format!("roll r1 dr 2 named \"{words}\" for g2 by hans\nmarker named smoke at K11\n");
        table.turn("hans", &format!("{tries}{laid}"));
        table.sign("hans", "2.aslog");
        table.receive("ivan", "2.aslog --agree").says("Accepted");
        let last = table.run("ivan", "log bridge").json["events"].as_array().map_or(0, Vec::len);
        let back = format!("retract to {} agreed-by hans why \"the other hex\"\n", last - 2);
        table.turn("ivan", &back);
        table.sign("ivan", "3.aslog");
        table.receive("hans", "3.aslog --agree").says("Accepted");
        table.turn("hans", &format!("marker named smoke at {hex}\n"));
        table.sign("hans", "4.aslog");
        let ran = table.receive("ivan", "4.aslog");
        if asked {
            ran.exits(1).says(BY_WORD)
        } else {
            ran.exits(0)
        };
    }
}

/// What the book leaves open of a Sniper, a "?", an Ambush, a leader: his gain, and my question.
const OPEN: [(&str, &str); 5] = [
    (
        "turn 1 german PFPh\na1 prep by gs inherent 4 FP at K5 range 3 total 4 FP column 4\nroll r1 DR 6,4 ift in a1 by hans\n\
         a1 ift r1\nroll r4 dr 2 sa by hans\nsniper german r4 against rs\nrs is pinned\n",
        "by which SAN the german Sniper acts",
    ),
    (
        "turn 1 german CCPh\nroll r4 dr 1 named \"concealment\" for gs by hans\ngs conceals r4 drm +2 gained\n",
        "sees gs: it would gain no",
    ),
    (
        "turn 1 german CCPh\nroll r1 DR 6,5 cc for g2 by hans\n\
         resolved cc by g2 against rx r1 drm ambush -1 odds 1-1 final 10 result no-effect\n",
        "who ambushes: no Ambush dr",
    ),
    (
        "turn 1 german CCPh\nroll r1 DR 6,5 cc for g2 by hans\ncc by g2 against rx r1\nroll r5 dr 2 named leader for g2 by hans\n\
         g2 creates-leader r5\n",
        "by which Original 2 g2 creates a leader",
    ),
    (
        "turn 1 german PFPh\na1 prep by gs sw:HMG 7 FP at K5 range 3 total 7 FP column 6\nroll r1 DR 6,6 ift in a1 by hans\na1 ift r1\n\
         marker malfunction on gs\n",
        "which SW of gs malfunctioned",
    ),
];

#[test]
fn what_the_log_leaves_open_to_his_gain_is_asked() {
    let armed = "gs = { side = \"german\", type = \"german 4-6-7\", sw = [\"HMG\"] }\n\
                 rx = { side = \"russian\", type = \"russian 4-4-7\", sw = [] }";
    let head = HEAD
        .replace("gs = { side = \"german\", type = \"german 4-6-7\", sw = [] }", armed)
        .replace("[weapons]\n", "[weapons]\nHMG = \"german hmg\"\n")
        .replace("place g2 K12", "place g2 K12\nplace rx K12");
    let table = of_head(&head);
    for (turn, says) in OPEN {
        let ran = told(table.copy(), turn).exits(1);
        ran.says(BY_WORD).says(says);
    }
}

/// Ivan's counter, in Ivan's defence.
#[test]
fn residual_fp_of_mine_are_not_taken_off_unasked() {
    let table = of_head(&HEAD.replace("place g2 K12", "place g2 K7"));
    table.turn("hans", "turn 1 german MPh\ng2 moves K7 1 MF not-assault for search\n");
    table.sign("hans", "2.aslog");
    table.receive("ivan", "2.aslog --agree").says("Accepted");
    table.turn(
        "ivan",
        "a1 first by rs inherent 4 FP at K7 units g2 range 2 answers g2 total 4 FP column 4\nroll r1 DR 6,5 ift in a1 by ivan\n\
         a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE\nresidual 2 FP at K7 from a1\n",
    );
    table.sign("ivan", "3.aslog");
    table.receive("hans", "3.aslog --accept --agree").says("Accepted");
    told_again(&table, "residual 2 FP at K7 removed\n").exits(1).says("which your a1 left, are taken off");
}

/// Hans's next mail.
fn told_again(table: &Table, lines: &str) -> crate::cli::Ran {
    table.turn("hans", lines);
    table.sign("hans", "4.aslog");
    table.receive("ivan", "4.aslog")
}
