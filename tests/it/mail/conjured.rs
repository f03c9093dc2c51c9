//! What a player makes of nothing by mail: a ride that nobody took, a Player Turn that the other never had, an Armor Leader
//! recorded when the dice are known. It is found, or asked before it is signed.

use super::harm::{BY_WORD, HEAD, MOVE, asked_at, of_head, shot};
use super::{Table, run};
use std::sync::OnceLock;

/// The set-up of `harm`, with a crew, a unit off board, an unarmed truck and two enemies in one hex.
fn table() -> Table {
    static MADE: OnceLock<Table> = OnceLock::new();
    let types = "gr = { side = \"german\", type = \"german 4-6-7\", sw = [] }\n\
                 gc = { side = \"german\", kind = \"crew\", fp = 1, range = 2, morale = 7, sw = [] }\n\
                 rx = { side = \"russian\", type = \"russian 4-4-7\", sw = [] }\npz4 = {";
    let head = HEAD.replacen("pz4 = {", types, 1).replace("place gb P20", "place gb P20\nplace rx K12");
    MADE.get_or_init(|| of_head(&head)).copy()
}

#[test]
fn a_ride_that_nobody_took_is_not_signed() {
    // From K8 into P4, into the enemy's hex, and a tank onto a tank.
    for line in ["gs leaves pz4", "gs leaves t34", "pz4 leaves t34"] {
        asked_at(table(), &format!("{MOVE}{line}\n"), "did not get on");
    }
    for ride in ["gr leaves pz4", "gr boards pz4", "place gr off-board\ngr leaves pz4"] {
        asked_at(table(), &format!("{MOVE}{ride}\n"), BY_WORD);
    }
    // Of a set-up that Ivan has seen.
    asked_at(table(), "gs leaves pz4\n", BY_WORD);
}

/// A crew leaves the tank that it mans, though no line put it aboard.
#[test]
fn a_crew_that_abandons_is_not_asked() {
    let table = table();
    table.turn("hans", "turn 1 german MPh\npz4 start 1 MP\npz4 stop 1 MP\npz4 ends\ngc leaves pz4\n");
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog --agree").hides("it stands");
}

/// `harm`'s German moves first here; the Russian's Player Turn is left out.
#[test]
fn a_player_turn_of_mine_is_not_left_out() {
    let skips = "turn 1 german RPh\nturn 1 german PFPh\nturn-end\nturn 2 russian RPh\n";
    asked_at(table(), skips, "your Player Turn of turn 1 is left out");
    let ends = "turn 1 german PFPh\nturn-end\nturn 1 russian RPh\nphase-end\n";
    asked_at(table(), ends, "ended your RPh, in which");
    asked_at(table(), "turn 1 german PFPh\nturn-end\nturn 1 russian PFPh\n", "your RPh, in which");
}

/// Who begins the other's RPh for him takes nothing.
#[test]
fn my_rph_that_he_only_begins_is_not_asked() {
    let table = table();
    table.turn("hans", "turn 1 german PFPh\nturn-end\nturn 1 russian RPh\n");
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog --look").hides("your RPh");
}

#[test]
fn what_a_word_makes_of_a_unit_is_asked() {
    for line in ["g2 is human-wave", "pz4 is armored-assault"] {
        asked_at(table(), &format!("turn 1 german MPh\n{line}\n"), BY_WORD);
    }
    // With an enemy in K12, and hidden anew.
    for line in ["g2 is hidden", "g2 is concealed", "gs is hidden"] {
        asked_at(table(), &format!("turn 1 german CCPh\n{line}\n"), BY_WORD);
    }
    asked_at(table(), &shot("2,3").replace("a1 ift r1", "a1 ift r1 drm TEM +0, height -6"), BY_WORD);
}

/// Hans seals who leads his tank.
fn seal(table: &Table, name: &str, leader: &str) {
    let at = |file: &str| table.dir.path().join(file).display().to_string();
    let words = format!("armor-leader pz4 {leader}");
    let (home, phrase) = (at("hans"), at("passphrase"));
    let line = ["asl-replay", "seal", "bridge", name, &words, "--home", &home, "--passphrase-file", &phrase];
    run(line.into_iter().map(str::to_owned)).exits(0);
}

#[test]
fn an_armor_leader_sealed_behind_known_dice_is_asked() {
    let table = table();
    table.turn("hans", "turn 1 german PFPh\n");
    seal(&table, "ld", "10-6");
    table.run("hans", "reveal bridge ld --passphrase-file @passphrase").exits(0);
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog --accept").exits(1).says("ld was sealed at event");
}

#[test]
fn alternatives_that_stay_sealed_are_asked_as_the_game_ends() {
    let table = table();
    for leader in ["10-2", "9-1", "8-0"] {
        seal(&table, &format!("ld{leader}"), leader);
    }
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog");
    table.run("hans", "reveal bridge ld10-2 --passphrase-file @passphrase").exits(0);
    table.turn("hans", "concede\n");
    table.sign("hans", "3.aslog").exits(0);
    table.receive("ivan", "3.aslog").exits(1).says("the game is over, and ld8-0, ld9-1 stays sealed");
    table.run("hans", "reveal bridge ld9-1 --passphrase-file @passphrase").exits(0);
    table.sign("hans", "4.aslog").exits(0);
    table.receive("ivan", "4.aslog --accept").exits(1).says("so did ld10-2");
}

/// A SW that nobody of the head has.
const ARMS: [&str; 7] = [
    "turn 1 german RPh\ngs gives FT to g2\n",
    "turn 1 german MPh\ngs moves K8 1 MF for recovery\nroll r1 dr 1 named \"recovery\" for gs by hans\ngs recovers FT r1 recovered\n",
    "turn 1 german PFPh\na1 prep by gs sw:MOL 4 FP at K5 range 3 total 4 FP column 4\n",
    "turn 1 german PFPh\na1 prep by gd sw:DC 3000 FP at K5 range 3 total 3000 FP column 36\n",
    "gs gives FT to g2\n",
    "gs recovers FT recovered\n",
    "turn 1 german RPh\ngs gives MOL to g2\n",
];

#[test]
fn a_sw_of_nobody_is_not_signed() {
    let types = "gd = { side = \"german\", type = \"german 4-6-7\", sw = [\"DC\"] }\npz4 = {";
    let table =
        of_head(&HEAD.replacen("pz4 = {", types, 1).replace("place g2 K12", "place g2 K8\nplace gd K6"));
    for arms in ARMS {
        if !arms.contains("gives") {
            asked_at(table.copy(), arms, BY_WORD);
            continue;
        }
        let (table, from) = (table.copy(), table.game("ivan"));
        table.turn("hans", arms);
        table.sign("hans", "2.aslog").exits(0);
        table.receive("ivan", "2.aslog").exits(1).says("gs does not possess");
        assert_eq!(table.game("ivan"), from, "{arms}");
    }
    // What was dropped there is Recovered unasked, and a German's PF of 1944 is his.
    let table = of_head(
        &HEAD.replace("sw = [] }\ng2", "sw = [\"LMG\"] }\ng2").replace("place g2 K12", "place g2 K8"),
    );
    let drops = "turn 1 german RPh\ngs drops LMG\nroll r1 dr 1 named \"recovery\" for g2 by hans\ng2 recovers LMG r1 recovered\n";
    table.turn("hans", drops);
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog").exits(0);
}

/// Close Combat with a leader who is not there, at odds that the FP do not give, by a DR that has no effect.
const FIGHTS: [(&str, &str, &str); 8] = [
    ("6,5", "cc by g2 against rx r1 drm leader -3", "leader -3"),
    ("6,5", "cc by g2 against rx r1 drm height -9", "accept the DRM height -9"),
    ("6,5", "cc by g2 against rx r1 drm quasi-leader -9", "accept the DRM quasi-leader -9"),
    ("6,5", "cc by g2 against rx r1 drm CX -1", "the CX units in the attack on rx"),
    ("6,5", "cc by g2 against rx r1 drm heroic -1, concealed -2", "accept the DRM"),
    (
        "2,2",
        "resolved cc by g2 against rx r1 odds 10-1 result eliminated",
        "declared 10-1, due 1-1: 4 FP against 4 FP",
    ),
    ("6,4", "cc by g2 against rx r1\nrx eliminated", "by its DR the Close Combat at rx had no effect"),
    (
        "5,5",
        "resolved cc by g2 against rx r1 odds 1-1 final 10 result eliminated\nrx eliminated",
        "by its DR the Close Combat at rx had no effect",
    ),
];

#[test]
fn a_close_combat_without_its_figures_is_not_signed() {
    for (dice, fight, why) in FIGHTS {
        let table = table();
        let before = table.game("ivan");
        table.turn("hans", &format!("turn 1 german CCPh\nroll r1 DR {dice} cc for g2 by hans\n{fight}\n"));
        table.sign("hans", "2.aslog").exits(0);
        table.receive("ivan", "2.aslog").exits(1).says(why);
        assert_eq!(table.game("ivan"), before, "{fight}");
    }
}

/// Who is attacked is CX, as the log shows, and a DRM against the attacker.
#[test]
fn a_close_combat_with_its_figures_is_not_asked() {
    for fight in ["cc by g2 against rx r1 drm CX -1", "cc by g2 against rx r1 drm CX +1, overstacked +1"] {
        let table = table();
        let mine = table.copy();
        mine.turn("ivan", "rx is cx\n");
        mine.sign("ivan", "1b.aslog").exits(0);
        mine.receive("hans", "1b.aslog --agree").exits(0);
        mine.turn("hans", &format!("turn 1 german CCPh\nroll r1 DR 6,5 cc for g2 by hans\n{fight}\n"));
        mine.sign("hans", "2.aslog").exits(0);
        mine.receive("ivan", "2.aslog --look").hides("accept the DRM");
    }
}

/// Its figures are no counter's.
#[test]
fn an_armor_leader_of_no_counter_is_asked() {
    for (leader, asked) in [("10-9", true), ("9-1", false)] {
        let table = table();
        seal(&table, "ld", leader);
        table.sign("hans", "2.aslog").exits(0);
        table.receive("ivan", "2.aslog").exits(0);
        table.turn("hans", "turn 1 german PFPh\n");
        table.run("hans", "reveal bridge ld --passphrase-file @passphrase").exits(0);
        table.sign("hans", "3.aslog").exits(0);
        let ran = table.receive("ivan", "3.aslog");
        if asked {
            ran.exits(1).says("no leader has such figures")
        } else {
            ran.exits(0)
        };
    }
}

/// Both agree to go back behind a Close Combat; then a leader joins it, with its known DR.
#[test]
fn known_dice_of_a_close_combat_serve_no_other() {
    let table = of_head(
        &HEAD
            .replacen("pz4 = {", "lg = { side = \"german\", type = \"9-2\" }\npz4 = {", 1)
            .replace("place gs K8", "place gs K5\nplace lg K5"),
    );
    let fight = "turn 1 german CCPh\nroll r1 DR 6,5 cc for gs by hans\ncc by gs against rs r1\n";
    table.turn("hans", fight);
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog --agree").exits(0);
    let last = event_count(&table) - 2;
    table.turn("ivan", &format!("retract to {last} agreed-by hans why \"the leader fights too\"\n"));
    table.sign("ivan", "3.aslog").exits(0);
    table.receive("hans", "3.aslog --agree").exits(0);
    let same = table.copy();
    table.turn("hans", "cc by gs,lg against rs r1 drm leader -2\n");
    table.sign("hans", "4.aslog").exits(0);
    table.receive("ivan", "4.aslog").exits(1).says("r1 was known when it settled a Close Combat of others");
    same.turn("hans", "cc by gs against rs r1\n");
    same.sign("hans", "4.aslog").exits(0);
    same.receive("ivan", "4.aslog").hides("of others");
}

fn event_count(table: &Table) -> usize {
    table.run("ivan", "log bridge").json["events"].as_array().unwrap().len()
}

/// Ivan wrote the set-up of both; Hans sets up a unit of his own, and then, when both stand, one that he kept back.
#[test]
fn a_unit_kept_back_until_both_stand_is_asked() {
    let table = table();
    table.turn("hans", "place gr K11\n");
    table.sign("hans", "1b.aslog").exits(0);
    table.receive("ivan", "1b.aslog").exits(0).hides(BY_WORD);
    asked_at(table.copy(), "place gc K9\n", "says so, and nothing before it: place gc K9");
    // Off board it only waits.
    table.turn("hans", "place gc off-board\nturn 1 german RPh\n");
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog").hides(BY_WORD);
}

/// What the book leaves open of a hex that I hold, of a SW that another lists, and of a result without its dice.
#[test]
fn what_is_open_of_my_units_and_without_dice_is_asked() {
    let enters: String =
        ["K7", "K6", "K5"].map(|hex| format!("gs moves {hex} 1 MF seen-by nobody\n")).concat();
    asked_at(
        table(),
        &format!("turn 1 german MPh\n{enters}"),
        "  event 16: rs is in K5: whether it is a Known enemy unit\n",
    );
    let head = HEAD.replace("sw = [] }\ng2", "sw = [\"MMG\"] }\ng2").replace("place g2 K12", "place g2 K8");
    let fires = "turn 1 german RPh\nturn 1 german PFPh\na1 prep by g2 sw:MMG 4 FP at K5 range 3 total 4 FP column 4\n";
    asked_at(of_head(&head), fires, "whether g2 has the MMG of gs: that it took it stands in no line\n");
    let untold = "turn 1 german RPh\ngs drops MMG\ng2 recovers MMG recovered\n";
    asked_at(of_head(&head), untold, ": the roll that settles it\n");
    // A word on a unit of mine, though a Close Combat was fought, and what is claimed in its name.
    let captured = "turn 1 german PFPh\nturn 1 german CCPh\nroll r1 DR 2,2 cc for g2 by hans\ncc by g2 against rx r1\nrx is captured\n";
    asked_at(table(), captured, "what makes rx so");
    asked_at(table(), &format!("{MOVE}rs claims words \"I agree\"\n"), "claims words");
    // Handed over in a line, it fires unasked.
    let handed = of_head(&head);
    handed.turn("hans", &fires.replace("RPh\n", "RPh\ngs gives MMG to g2\n"));
    handed.sign("hans", "2.aslog").exits(0);
    handed.receive("ivan", "2.aslog").hides("MMG of gs");
}

/// Six MF, three of a wounded SMC: no hex costs less than one.
#[test]
fn a_rout_beyond_its_mf_is_not_signed() {
    asked_at(table(), "turn 1 german RtPh\ngb routs P13\n", "declared 7 MF at least, due 6 MF");
    asked_at(table(), "turn 1 german RtPh\ngb routs P14\ngb routs P8\n", "declared 12 MF at least, due 6 MF");
    let table = table();
    table.turn("hans", "turn 1 german RtPh\ngb routs P16\ngb routs P14\n");
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog").hides("due 6 MF");
}
