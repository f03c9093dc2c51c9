//! Shots at the prompt: ordnance that rolls To Hit and To Kill, fire again in one MPh, rally in short, what no shot may be.

use super::Desk;
use super::converse::{Script, talk};

const LANE: &str = "name = \"Orchard lane\"\nprinting = \"2e\"\n[players]\nivan = { side = \"russian\" }\n\
    hans = { side = \"german\" }\n[default-terrain]\nis = [\"open-ground\"]\n[terrain]\n\
    K5 = { is = [\"stone-building\"] }\n[weapons]\nLMG = \"german lmg\"\n[units]\n\
    t34 = { side = \"russian\", type = \"T-34 M43\" }\nr1 = { side = \"russian\", type = \"russian 4-4-7\", sw = [] }\n\
    pz = { side = \"german\", type = \"PzKpfw IVH\" }\n\
    g1 = { side = \"german\", type = \"german 4-6-7\", sw = [\"LMG\"] }\n\
    g2 = { side = \"german\", type = \"german 4-6-7\", sw = [] }\ngl = { side = \"german\", type = \"9-1\" }\n---\n\
    by ivan\nplace t34 N5 vca N4-M5\nplace r1 M8\nby hans\nplace pz H4 vca I4-I5\nplace g1 K5\nplace gl K5\nplace g2 L5\n";

/// What is said when these lines are typed, behind the set-up and lines that were recorded.
fn said(begun: &str, typed: &[&str]) -> String {
    said_of(&format!("{LANE}{begun}"), typed)
}

/// What is said when these lines are typed, behind a game.
fn said_of(game: &str, typed: &[&str]) -> String {
    let desk = Desk::new();
    desk.put("lane.asl", game);
    desk.run("record @lane.asl --name pbem").recorded();
    let mut script = Script::of(typed);
    talk(&desk, &mut script).unwrap();
    script.said().to_owned()
}

#[track_caller]
fn says(said: &str, parts: &[&str]) {
    for part in parts {
        assert!(said.contains(part), "no {part:?} in\n{said}");
    }
}

/// Ordnance rolls To Hit and then To Kill, both by the numbers of the charts, with the AF.
#[test]
fn ordnance_rolls_to_hit_and_to_kill() {
    let begun = "turn 1 german PFPh\n";
    let told = said(begun, &["pz MA at t34", "34", "55"]);
    says(
        &told,
        &[
            "units t34 range 6 vehicle-target",
            "owed: To Hit DR of a1 (C3)",
            "a1 to-hit pz MA r1 target t34 drm I +1 number 10 final 8 hit",
            "number 10 = 10 Vehicle type, 6 hexes (C3.3)",
            "owed: To Kill DR of a1 (C3.3)",
            "a1 to-kill r2 armor ",
        ],
    );
    assert!(!told.contains("IFT DR") && !told.contains("To Kill Number is yours"), "{told}");
}

/// A To Kill line without figures has those that the rules give.
#[test]
fn a_to_kill_roll_without_figures_is_filled_in() {
    let begun = "turn 1 german PFPh\na1 prep by pz MA at N5 units t34 vehicle-target\nroll r1 DR 1,2 to-hit for pz in a1\n\
        a1 to-hit pz MA r1 target t34 number 9\nroll r2 DR 2,2 to-kill in a1\n";
    says(&said(begun, &["a1 to-kill r2"]), &["a1 to-kill r2 armor "]);
}

/// Under First Fire a squad has Subsequent First Fire left, and lies under Final Fire behind it (A8.3).
#[test]
fn who_fires_again_lies_under_final_fire() {
    let begun = "turn 1 russian MPh\nr1 moves M7 1 MF not-assault\n";
    let told = said(begun, &["g2 at r1", "65", "r1 m6 1 not-assault", "g2 at r1", "65"]);
    says(&told, &["a1 first by g2", "a2 subsequent by g2", "marker final-fire on g2"]);
    let told = said(begun, &["g2 inherent 4 FP x1/2 SFF at r1"]);
    says(&told, &["the FP of the head and their factors are filled in"]);
    says(&said(begun, &["g2 subsequent at r1"]), &["a1 subsequent by g2 inherent"]);
}

/// A stack moves as one and is fired at as one (A8.1): its FFMO and FFNAM are told, and each of it checks.
#[test]
fn a_stack_that_moves_is_fired_at_as_one() {
    let stack = LANE
        .replace("[weapons]", "[weapons] # a stack")
        .replace("r1 = {", "r2 = { side = \"russian\", type = \"russian 4-4-7\", sw = [] }\nr1 = {")
        .replace("place r1 M8", "place r1 M8\nplace r2 M8");
    let begun = "turn 1 russian MPh\nr1 moves M7 1 MF not-assault\nr2 moves M7 1 MF not-assault\n";
    let told = said_of(&format!("{stack}{begun}"), &["g2 at m7", "24"]);
    says(&told, &["units r1,r2 range 2 answers r2", "FFMO -1, FFNAM -1", "MC of r1", "MC of r2"]);
    assert!(!told.contains("the log does not tell all of it"), "{told}");
}

/// What First Fire leaves is laid by a word, and attacks who comes in next (A8.2).
#[test]
fn residual_fp_is_laid_and_attacks_who_comes_in() {
    let two = LANE
        .replace("r1 = {", "r2 = { side = \"russian\", type = \"russian 4-4-7\", sw = [] }\nr1 = {")
        .replace("place r1 M8", "place r1 M8\nplace r2 M8");
    let begun = "turn 1 russian MPh\nr1 moves M7 1 MF not-assault\n";
    let game = format!("{two}{begun}");
    let told =
        said_of(&game, &["g2 at r1", "65", "residual", "r1 ends", "r2 m7 1 not-assault", "residual", "65"]);
    says(
        &told,
        &[
            "residual 2 FP at M7 from a1",
            "a2 residual at M7 units r2 answers r2 total 2 FP column 2",
            "owed: IFT DR of a2",
            "a2 ift r2 drm FFMO -1, FFNAM -1 column 2 final 9",
        ],
    );
    assert!(!told.contains("A8.2-attacks"), "{told}");
    says(&said_of(&game, &["residual"]), &["no Residual FP attacks who moved last"]);
}

/// First Fire at who has not moved is none (A8.1): the log knows all who stand there.
#[test]
fn first_fire_needs_a_move() {
    let told = said("turn 1 russian MPh\n", &["g2 at r1"]);
    says(&told, &["✗ A8.1-moved"]);
    let told = said("turn 1 russian MPh\nr1 moves M7 1 MF not-assault\n", &["g2 at r1"]);
    assert!(!told.contains('✗'), "{told}");
}

/// A rally is its unit and its dice: DM, the leader and the building come from the log.
#[test]
fn a_rally_in_short() {
    let begun = "turn 1 german PFPh\nby hans\ng1 is broken,dm\nturn 1 russian RPh\n";
    let told = said(begun, &["g1 rally 11", "g1 rally"]);
    says(&told, &["g1 checks rally r1 drm", "DM +4", "g1 is no-longer broken,dm", "the dice are missing"]);
}

/// Words that name nothing are told so.
#[test]
fn what_is_no_hex_is_told() {
    says(&said("turn 1 german PFPh\n", &["g1 at ZZ"]), &["ZZ is no hex and no unit of this game"]);
}

/// A leader who fails a MC with an Original 12 is wounded, and rolls for how badly (A10.31).
#[test]
fn a_leader_is_wounded() {
    let begun = "turn 1 russian PFPh\na1 prep by r1 inherent 4 FP at K5 units gl\nroll r1 DR 1,1 ift in a1\n\
        a1 ift r1 drm TEM +3 column 4 final 5 result 1MC\n";
    let told = said(begun, &["66", "3"]);
    says(
        &told,
        &[
            "gl checks 1MC r2",
            "gl is wounded in a1",
            "gl is broken,dm in a1",
            "roll r3 dr 3 wound for gl in a1",
        ],
    );
}
