//! What a player gains by a word alone, or takes from the other: asked before it is signed. What the log shows is not.

use super::Table;
use super::harm::{BY_WORD, HEAD, MOVE, asked_at, of_head, shot};
use std::sync::OnceLock;

/// The set-up of `harm`, where some of Hans's units are in a bad way, and two enemies in one hex.
fn table() -> Table {
    static MADE: OnceLock<Table> = OnceLock::new();
    let worse = "gb is broken,dm\ngb is cx\nplace p2 Q20 vca Q19-R19\np2 is immobilized\np2 malfunctions MA\nplace g3 N9\nmarker named smoke at R20\nmarker named wire at R21\nplace ag S20 vca S19-T19\n";
    let types = "g7 = { side = \"german\", type = \"german 2-4-7\" }\ng6 = { side = \"german\", type = \"german 2-3-6\" }\ng3 = { side = \"german\", type = \"german 4-6-7\", sw = [] }\n\
                 ag = { side = \"german\", type = \"5cm PaK 38\" }\n\
                 p2 = { side = \"german\", type = \"PzKpfw IVH\", ce = false }\npz4 = {";
    MADE.get_or_init(|| {
        of_head(
            &HEAD
                .replace("gb is broken,dm\n", worse)
                .replacen("pz4 = {", types, 1)
                .replace("[weapons]", "[terrain]\nK8 = { is = [\"stone-building\"] }\n[weapons]"),
        )
    })
    .copy()
}

/// What Hans says of his set-up when Ivan has seen it: before the first phase, and below its line.
const SET_UP: [&str; 10] = [
    "place gx K11 like gs\n",
    "pz4 is hull-down\n",
    "g2 is fanatic\n",
    "gs is concealed\n",
    "place g2 K3\n",
    "gb is no-longer broken\n",
    "gb is no-longer dm\n",
    "gb is no-longer cx\n",
    "p2 is no-longer immobilized\n",
    "marker malfunction on p2 removed\n",
];

#[test]
fn a_set_up_that_was_seen_is_not_bettered_unasked() {
    for (n, line) in SET_UP.into_iter().enumerate() {
        asked_at(table(), line, BY_WORD);
        if n % 3 == 0 {
            asked_at(table(), &format!("turn 1 german PFPh\n{line}"), BY_WORD);
        }
    }
}

/// What he says in play.
const WORDS: [&str; 30] = [
    // A HS of another squad, and of another army.
    "g3 reduced into gx like g6\n",
    "g3 reduced into gx like rh\n",
    // By its word alone, and when it has moved alone.
    "turn 1 german MPh\ng2 is human-wave\n",
    "g2 moves K13 1 MF not-assault seen-by nobody\ng2 is human-wave\n",
    // SMOKE that lay there from the start, in the middle of fire.
    "turn 1 german DFPh\nmarker named smoke at R20 removed\n",
    "gs is ti\ngs is no-longer ti\n",
    "g3 is melee\ng3 is no-longer melee\n",
    "place gx off-board like gs\n",
    "marker named blaze at K5\n",
    "marker named low-ammo on t34\nmarker named low-ammo on t34 removed\n",
    "attest words \"rs is out of ammo\"\n",
    // Nothing in K12 gives it.
    "attest tem K12 +3\n",
    // A broken unit that routs is broken still; one that was not stays as it was.
    "turn 1 german RtPh\ng2 routs K13 voluntary\nphase-end\n",
    "g2 is pinned\ng2 is no-longer pinned\n",
    "g2 is pinned\nmarker pin on g2 removed\n",
    "p2 is no-longer immobilized\n",
    "marker malfunction on p2 removed\n",
    "marker melee at K5\n",
    // Nobody fired there.
    "residual 8 FP at K12\n",
    "marker melee at N9\n",
    "gs los rs blocked\n",
    "rs los gs blocked\n",
    "rs los gs blocked earlier\n",
    // Nothing lies between them that could hinder.
    "gs los rs exists hindrance +2\n",
    "rs claims hindrance +3\n",
    "rs claims firepower 2\n",
    "marker named wire at R21 removed\n",
    // Of vehicles and Guns no dr tells it.
    "turn 1 german CCPh\np2 is concealed\n",
    "turn 1 german CCPh\nag is concealed\n",
    "ag moves S21 2 MF not-assault seen-by nobody\n",
];

/// A unit of the head comes onto the map by one of its edges, or is asked about.
#[test]
fn an_entry_amid_the_map_is_asked() {
    let enters = |hex: &str| {
        format!("turn 1 german MPh\nplace g9 off-board\ng9 moves {hex} 1 MF not-assault seen-by nobody\n")
    };
    let head = HEAD.replace("g2 = {", "g9 = { side = \"german\", type = \"german 4-6-7\", sw = [] }\ng2 = {");
    let with_g9 = of_head(&head);
    asked_at(with_g9.copy(), &enters("M7"), "g9 moves M7");
    // A sheet without an end has no edge; a board has.
    let on_board = head.replace("[default-terrain]", "[[boards]]\nname = \"4\"\n[default-terrain]");
    told(of_head(&on_board), &enters("A5")).hides(BY_WORD);
}

#[test]
fn what_he_is_rid_of_by_his_word_is_asked() {
    for line in WORDS {
        asked_at(table(), &format!("{MOVE}{line}"), BY_WORD);
    }
}

#[test]
fn a_selection_that_nothing_calls_for_is_asked() {
    let dice = "roll r5 dr 6 rs for rs by hans\nroll r6 dr 1 rs for lr by hans\nrandom-selection of rs:r5,lr:r6 chosen rs";
    asked_at(table(), &format!("{MOVE}{dice}\n"), BY_WORD);
    // The attack is at others.
    asked_at(table(), &(shot("1,1").replace("K5 range 3", "K6 range 2") + dice + " in a1\n"), BY_WORD);
}

/// Figures that both have to accept.
#[test]
fn a_figure_of_his_own_is_asked() {
    for drm in ["\"SSR\" -4", "height -1", "quasi-leader -1", "armor-leader -1", "DM -1"] {
        asked_at(table(), &shot("2,3").replace("a1 ift r1", &format!("a1 ift r1 drm {drm}")), BY_WORD);
    }
    let own = shot("2,3")
        .replace("4 FP at K5", "4 FP x2 \"SSR\" at K5")
        .replace("total 4 FP column 4", "total 8 FP column 8");
    asked_at(table(), &own, BY_WORD);
}

/// An acquisition of which the log has no shot.
#[test]
fn an_acquisition_out_of_nothing_is_asked() {
    let shot = "turn 1 german PFPh\na1 prep by pz4 MA at FF5 units t34 vehicle-target\nroll r1 DR 3,4 to-hit in a1 by hans\n";
    told(table(), &format!("{shot}a1 to-hit pz4 MA r1 target t34 drm N -2 number 9\n"))
        .says("whether Case N")
        .says(BY_WORD);
}

/// What no rule gives is no question: it is wrong.
#[test]
fn a_figure_that_no_rule_gives_is_broken() {
    for (drm, says) in [
        ("encircled -1", "no firer is encircled"),
        ("CE -1", "D5.31"),
        ("hindrance -1", "a Hindrance is never negative"),
    ] {
        let turn = shot("2,3").replace("a1 ift r1", &format!("a1 ift r1 drm {drm}"));
        told(table(), &turn).exits(1).says(says).says("NOT accepted: 1 rule is broken");
    }
}

const CC: &str = "turn 1 german CCPh\nroll r1 DR 6,5 cc for g3 by hans\ncc by g3 against r2 r1\n";

#[test]
fn close_combat_is_fought_once_and_back() {
    let again = "roll r2 DR 1,1 cc for g3 by hans\ncc by g3 against r2 r2\n";
    asked_at(table(), &format!("{MOVE}{CC}{again}"), "g3 attacks again in this CCPh");
    for lost in ["", "r2 eliminated\n"] {
        asked_at(
            table(),
            &format!("{MOVE}{CC}{lost}phase-end\n"),
            "ended the CCPh, in which r2 was attacked and may attack",
        );
    }
    // Harm that no result gives.
    let resolved = CC.replace("cc by g3 against r2 r1", "resolved cc by g3 against r2 r1 result no-effect");
    for harmless in [resolved, CC.replace("6,5", "6,6")] {
        asked_at(
            table(),
            &format!("{MOVE}{harmless}r2 eliminated\n"),
            "the Close Combat at r2 had no effect",
        );
    }
    let killed = CC
        .replace("6,5", "1,1")
        .replace("cc by g3 against r2 r1", "resolved cc by g3 against r2 r1 result eliminated");
    told(table(), &format!("{MOVE}{killed}r2 eliminated\n")).hides("had no effect");
    let in_mph = CC.replace("turn 1 german CCPh\n", "");
    told(table(), &format!("{MOVE}{in_mph}")).exits(1).says("is fought in the CCPh");
    told(table(), &format!("{MOVE}{CC}")).hides("again in this CCPh").hides("was attacked");
}

/// Ivan's leader, whom Hans leaves out of the check of Ivan's squad.
#[test]
fn a_leader_of_mine_who_is_left_out_is_asked() {
    let check = "roll r2 DR 4,4 mc for rs in a1 by ivan\nrs checks NMC r2 morale 7 failed in a1\n";
    let left_out = "a leader with rs may help its check (-1), and is left out";
    let asked = told(table(), &(shot("2,3") + check));
    asked.says(left_out);
    let helped = check.replace("r2 morale", "r2 drm leader -1 morale").replace("failed", "passed");
    told(table(), &(shot("2,3") + &helped)).hides("is left out");
    told(table(), &(shot("2,3") + &check.replace("4,4", "3,3").replace("failed", "passed")))
        .hides("is left out");
}

/// A word on a TEM that was claimed, and on a facing that no position tells.
#[test]
fn a_claim_against_a_claim_is_asked() {
    let table = table();
    table.turn("ivan", "rs claims tem foxhole +2\n");
    table.sign("ivan", "2.aslog").exits(0);
    table.receive("hans", "2.aslog").exits(0);
    let (other, same) = (table.copy(), table);
    asked_at(other, "rs claims tem foxhole +0\n", BY_WORD);
    same.turn("hans", "rs claims tem foxhole +2\n");
    same.sign("hans", "3.aslog").exits(0);
    same.receive("ivan", "3.aslog").exits(0);
}

/// What the log shows, what waits for the other's word, and what hurts nobody but him.
const SHOWN: [&str; 9] = [
    // As the head's terrain has it, for who stands there, or to his own loss.
    "attest tem K8 +3\n",
    "attest tem K5 +2\n",
    "attest tem K8 +0\n",
    "t34 claims facing M6 rear\n",
    "rs claims tem foxhole +2\n",
    "gs los rs exists\n",
    "g2 is cx\n",
    "pz4 CE\n",
    "gs los g2 blocked\n",
];

#[test]
fn what_the_log_shows_is_not_asked() {
    for line in SHOWN {
        told(table(), &format!("turn 1 german PFPh\n{line}")).exits(0).hides(BY_WORD);
    }
    // The selection that his shot calls for.
    let dice = "roll r5 dr 6 rs for rs in a1 by hans\nroll r6 dr 1 rs for lr in a1 by hans\nrandom-selection of rs:r5,lr:r6 in a1\n";
    told(table(), &(shot("1,1") + dice)).hides(BY_WORD);
    // Held in Melee, behind the CCPh.
    told(table(), &format!("{MOVE}turn 1 german CCPh\nmarker melee at N9\n")).hides(BY_WORD);
    // CX goes as the next MPh begins.
    told(table(), "turn 1 german MPh\ngb is no-longer cx\n").hides(BY_WORD);
}

/// His own units, which he sets up in this mail.
#[test]
fn a_set_up_of_his_own_is_not_asked() {
    let table = of_head(&HEAD.replace("place g2 K12\n", "").replace("place pz4 P5 vca P4-Q5\n", ""));
    let own = "place g2 K12\ng2 is concealed\nplace pz4 P5 vca P4-Q5\npz4 is hull-down\nplace g2 K11\n";
    told(table, &format!("{own}turn 1 german PFPh\n")).exits(0).hides(BY_WORD);
}

/// Hans's turn as Ivan takes it in.
pub(super) fn told(table: Table, turn: &str) -> crate::cli::Ran {
    table.turn("hans", turn);
    table.sign("hans", "2.aslog");
    table.receive("ivan", "2.aslog")
}

/// The hatch opens or shuts once the To Hit DR is known.
#[test]
fn a_hatch_that_moves_behind_the_dice_is_asked() {
    let shot = "turn 1 german PFPh\na1 prep by pz4 MA at FF5\nroll r1 DR 4,5 to-hit in a1 by hans\n";
    asked_at(
        table(),
        &format!("{shot}pz4 CE\na1 to-hit pz4 MA r1 target t34 number 8 final 9 miss\n"),
        BY_WORD,
    );
    told(table(), &format!("{shot}a1 to-hit pz4 MA r1 target t34 number 8 final 9 miss\npz4 CE\n"))
        .hides(BY_WORD);
}

/// What its crew suffers hangs on the hatch: it shuts between the shot and its DR.
#[test]
fn a_hatch_that_shuts_under_fire_is_asked() {
    let shot = "turn 1 russian PFPh\na1 prep by rs inherent 4 FP at P5 units pz4\n";
    let table = table();
    table.turn("ivan", shot);
    table.sign("ivan", "1b.aslog");
    table.receive("hans", "1b.aslog --accept --agree").says("Accepted");
    asked_at(table, "pz4 BU\n", BY_WORD);
    told(self::table(), "turn 1 german MPh\npz4 CE\n").hides(BY_WORD);
}

/// One is seen to see the mover, as they said it or as boards show it; the mover says that nobody did, and goes on.
#[test]
fn nobody_saw_it_is_asked_where_one_does() {
    let moved = |los: &str| {
        let leg = "gs moves K7 1 MF not-assault seen-by nobody\n";
        format!("turn 1 german MPh\n{leg}{los}gs moves L7 1 MF not-assault seen-by nobody\n")
    };
    asked_at(table(), &moved("gs los rs exists\n"), "says that rs did not see event");
    told(table(), &moved("")).hides("did not see");
}

/// A K takes a step of one unit, a KIA one unit of several by Random Selection: more is asked before the phase ends.
#[test]
fn more_than_the_result_gives_is_asked() {
    asked_at(table(), &(shot("1,1") + "rs eliminated\n"), "a K leaves a HS of it");
    asked_at(
        table(),
        &(shot("1,1") + "rs reduced into rh like rh in a1\n"),
        "no Random Selection among them",
    );
    told(table(), &shot("1,1")).hides(BY_WORD);
    // One target, and what the K gives.
    let alone = shot("1,1").replace("4 FP at K5 range 3", "4 FP x2 pbf x1/2 concealed at K9 range 1");
    told(table(), &(alone + "r3 reduced into rh like rh in a1\n")).hides(BY_WORD);
}

/// The "?" of mine goes by an attack that had no effect.
#[test]
fn concealment_that_an_idle_attack_takes_is_asked() {
    let idle = shot("6,6").replace("K5 range 3", "K9 range 1");
    asked_at(table(), &format!("{idle}r3 is no-longer concealed in a1\n"), BY_WORD);
    let struck = shot("1,2").replace("K5 range 3", "K9 range 1");
    told(table(), &format!("{struck}r3 is no-longer concealed in a1\n")).hides(BY_WORD);
}

/// A unit that rallies by its DR in the first RPh is freed by it.
#[test]
fn a_rally_of_the_first_phase_is_no_set_up() {
    let rally = "turn 1 german RPh\nroll r1 DR 1,2 rally for gb by hans\ngb checks rally r1 drm DM +4 morale 7 passed\n";
    told(table(), &format!("{rally}gb is no-longer broken,dm\n")).hides(BY_WORD);
}

/// The HS of the squad's counter, and SMOKE that goes once the moves are over.
#[test]
fn what_is_right_is_not_asked() {
    for line in
        [format!("{MOVE}g3 reduced into gx like g7\n"), format!("{MOVE}marker named smoke at R20 removed\n")]
    {
        told(table(), &line).hides(BY_WORD);
    }
}

/// Prisoners are taken where the rules call for it: who gives itself up to be rid of a shot is asked.
#[test]
fn a_surrender_that_nothing_calls_for_is_asked() {
    let shot = "turn 1 german DFPh\ng2 surrenders to rs\n";
    asked_at(table(), shot, BY_WORD);
    // Broken, but eleven hexes away from its Guard.
    asked_at(table(), "turn 1 german RtPh\ngb surrenders to rs\n", BY_WORD);
    let beside = HEAD.replace("place gb P20", "place gb K6");
    told(of_head(&beside), "turn 1 german RtPh\ngb surrenders to rs\n").hides(BY_WORD);
}
