//! Copies of a log in which a player did what the rules forbid: each is found, with its step and its rule.
use asl_replay::import::vassal::command::{self, Stream};
use asl_replay::import::vassal::provenance::{pack, unpack};

use super::made::made;
use crate::cli::{Ran, run};

/// Audits a copy of the log of the infantry, on no board, and its draft, which must be judged alike.
fn audit(change: impl FnOnce(&mut Stream)) -> Ran {
    let mut stream = command::parse(&unpack(&made("b_infantry.vlog")).unwrap()).unwrap();
    change(&mut stream);
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("his.vlog"), pack(&command::write(&stream), 0x5a).unwrap()).unwrap();
    let at = |name: &str| dir.path().join(name).display().to_string();
    let words = ["asl-replay", "audit", &at("his.vlog"), "--boards", &at(""), "--home", &at("home")];
    super::both_ways::agree(dir.path(), "his.vlog", None);
    super::faces::agree_where_drawn(dir.path(), "his.vlog", &at(""));
    run(words.into_iter().map(str::to_owned))
}

/// The clauses found at a step, each with its ruling.
fn found(ran: &Ran, step: u32) -> Vec<(String, String)> {
    let rows = ran.json["findings"].as_array().unwrap().iter();
    let here = rows.filter(|row| row["at"]["source"] == format!("step {step}"));
    let word = |row: &serde_json::Value, key: &str| row[key].as_str().unwrap().to_owned();
    here.map(|row| (word(row, "clause"), word(row, "ruling"))).collect()
}

fn is_found(ran: &Ran, step: u32, clause: &str, ruling: &str) {
    let found = found(ran, step);
    assert!(found.contains(&(clause.to_owned(), ruling.to_owned())), "{found:?}\n{}", ran.text);
}

/// A drag of a stack on the main map.
fn drag(stack: &str, to: (i32, i32), from: (i32, i32)) -> Vec<String> {
    vec![format!("M/{stack}/Main Map/{}/{}/null/Main Map/{}/{}/null/p1", to.0, to.1, from.0, from.1)]
}

fn set(stream: &mut Stream, step: usize, from: &str, to: &str) {
    for leaf in &mut stream.steps[step - 1] {
        *leaf = leaf.replace(from, to);
    }
}

const SQUAD_A: &str = "1795344799477";
const SQUAD_B: &str = "1795344799549";
const SQUAD_C: &str = "1795344799564";
const SQUAD_R: &str = "1795344799612";

/// Without boards nothing is found in the log as it is.
#[test]
fn the_log_as_it_is_breaks_nothing() {
    let ran = audit(|_| ()).exits(0);
    assert_eq!((&ran.json["broken"], &ran.json["undecided"]), (&0.into(), &0.into()), "{}", ran.text);
}

/// Two drags become one over two hexes: a habit, and no breach.
#[test]
fn a_drag_over_several_hexes_is_no_breach() {
    let ran = audit(|log| {
        log.steps.remove(12);
        set(log, 13, "1187/883", "1187/948");
    });
    assert_eq!((found(&ran, 13), &ran.json["broken"]), (Vec::new(), &0.into()), "{}", ran.text);
}

/// What README shows is what the program prints.
#[test]
fn the_first_example_of_the_readme_is_printed() {
    let pinned = audit(|log| log.steps.insert(20, drag(SQUAD_B, (1187, 755), (1187, 819)))).text;
    let driven = super::journeys::printed_of_the_tank();
    let page = crate::docs::page("README.md");
    let shown =
        page.split("```text\n$ asl-replay audit his.vlog").nth(1).unwrap().split("```").next().unwrap();
    for line in shown.lines().skip(1).filter(|line| !line.is_empty()) {
        assert!(pinned.contains(line) || driven.contains(line), "{line}\n{pinned}\n{driven}");
    }
}

#[test]
fn a_pinned_unit_moves_on() {
    let ran = audit(|log| log.steps.insert(20, drag(SQUAD_B, (1187, 755), (1187, 819)))).exits(1);
    is_found(&ran, 21, "A7.8-no-move-no-advance", "broken");
}

#[test]
fn a_unit_moves_after_its_prep_fire() {
    let ran = audit(|log| log.steps.insert(11, drag(SQUAD_A, (1187, 819), (1243, 786)))).exits(1);
    is_found(&ran, 12, "A3.2-prep-fire-no-move", "broken");
}

/// Its rally is left out, and it moves in its MPh on its broken side.
#[test]
fn a_broken_unit_moves() {
    let ran = audit(|log| {
        log.steps[50].clear();
        let at =
            log.steps.iter().position(|step| step.iter().any(|leaf| leaf.contains("Allied Turn 1 - MPh")));
        log.steps.insert(at.unwrap() + 1, drag(SQUAD_R, (1018, 721), (1018, 657)));
    })
    .exits(1);
    is_found(&ran, 58, "A4.1-able", "broken");
}

#[test]
fn an_advance_of_two_hexes() {
    let ran = audit(|log| set(log, 40, "/1187/819/", "/1131/851/")).exits(1);
    is_found(&ran, 40, "A4.7-next-location", "broken");
}

fn leader(to: (i32, i32)) -> Vec<String> {
    vec![format!("M/1795344799518/Main Map/{}/{}/null/Main Map/1187/819/1795344799907/p1", to.0, to.1)]
}

/// To O7, and from there to N7: where it began and where it ended count.
#[test]
fn a_second_advance() {
    let ran = audit(|log| log.steps.insert(40, leader((1131, 851)))).exits(1);
    is_found(&ran, 41, "A4.7-next-location", "broken");
}

/// To O7, and from there to O6, which is beside P6 as well: a drag that was corrected.
#[test]
fn a_corrected_advance_is_no_breach() {
    let ran = audit(|log| log.steps.insert(40, leader((1187, 755))));
    assert_eq!((found(&ran, 40), found(&ran, 41)), (Vec::new(), Vec::new()), "{}", ran.text);
}

/// Pinned, and moved back to a hex that it came through: where it was fired at, perhaps.
#[test]
fn a_unit_that_is_moved_back_is_asked_about() {
    let ran = audit(|log| log.steps.insert(20, drag(SQUAD_B, (1187, 883), (1187, 819))));
    assert_eq!(found(&ran, 21), [], "{}", ran.text);
    ran.says("was moved back to 03O8: is that where it was fired at?");
}

/// The counter of fire is left out, so that words alone tell who fires: first in the PFPh, then again in the place of the MC.
fn fires_again(from: &str) -> Ran {
    audit(|log| {
        log.steps[3].clear();
        set(log, 3, "PFPh: 9-1, 4-6-7 and MMG fire at M5", &format!("{from} at M5"));
        set(log, 8, "M5: 1MC", &format!("{from} at M5"));
        set(log, 9, "(MC DR)", "(IFT DR)");
    })
    .exits(1)
}

#[test]
fn a_unit_fires_twice() {
    is_found(&fires_again("H4"), 9, "A7.33-no-split-inherent", "broken");
}

/// Two that have fired stand together, and one of them fires, or both: whoever it was fired twice.
#[test]
fn whoever_of_two_fired_it_was_for_the_second_time() {
    let dr = "CHAT*** (IFT DR) 4,4 ***   <Anna>      [1 / 2   avg   8.00 (6.50)]    (01.48)";
    let chat = |text: &str| vec![format!("CHAT<Anna> - {text}")];
    let third = |log: &mut Stream| {
        log.steps[3].clear();
        set(log, 3, "PFPh: 9-1, 4-6-7 and MMG fire at M5", "H4 at M5");
        set(log, 8, "M5: 1MC", "O9 at M5");
        set(log, 9, "(MC DR)", "(IFT DR)");
        let more = [drag(SQUAD_C, (1187, 948), (793, 1302)), chat("O9 at M5"), vec![dr.to_owned()]];
        log.steps.splice(9..9, more);
    };
    let ran = audit(third).exits(1);
    is_found(&ran, 12, "A7.33-no-split-inherent", "broken");
    ran.says("each of the 3 readings breaks A7.33-no-split-inherent");
    // Had one of them not fired, it would be a question.
    let ran = audit(|log| {
        third(log);
        set(log, 3, "H4 at M5", "good luck");
    });
    assert!(!ran.text.contains("each of the"), "{}", ran.text);
    ran.says("step 12: who fired the IFT DR of step 12");
}

/// With a MMG in its stack the second shot may be the MMG's.
#[test]
fn a_unit_with_a_weapon_may_fire_twice() {
    let ran = fires_again("P6");
    assert!(found(&ran, 9).iter().all(|(clause, _)| clause.starts_with("VASL.")), "{}", ran.text);
    ran.says("step 9: who fired the IFT DR of step 9, and at what");
}

/// The firer is read from what the players type as well: by factors, with FP, hex and DRM.
#[test]
fn words_name_who_fires() {
    let ran = audit(|log| set(log, 27, "DFPh: L4 at O7", "447+LMG 6 FP O7 +2"));
    assert!(!ran.text.contains("step 28: who fired"), "{}", ran.text);
}

/// FP and DRM that a player typed have a result: 6 FP and a DR of 6 with +2 are a PTC.
#[test]
fn a_result_that_the_typed_figures_do_not_give() {
    let typed = |result: &'static str| {
        audit(move |log| {
            set(log, 27, "DFPh: L4 at O7", "447+LMG 6 FP O7 +2");
            log.steps.insert(28, vec![format!("CHAT<Anna> - O7: {result}")]);
        })
    };
    is_found(&typed("2MC").exits(1), 28, "A7.3-cross-index", "broken");
    let kept = typed("PTC");
    assert!(found(&kept, 28).is_empty(), "{}", kept.text);
}

/// The one target has made its MC, and makes it once more.
#[test]
fn a_check_is_rolled_twice() {
    let dr = "CHAT*** (MC DR) 1,2 ***   <Anna>      [1 / 3   avg   5.50 (5.33)]    (01.49)";
    let ran = audit(|log| log.steps.insert(9, vec![dr.to_owned()])).exits(1);
    is_found(&ran, 10, "A7.303-one-check", "broken");
}

#[test]
fn a_unit_breaks_without_a_roll() {
    let ran = audit(|log| {
        for step in [7, 9] {
            log.steps[step - 1].clear();
        }
    })
    .exits(1);
    is_found(&ran, 10, "LOG.no-cause", "undecided");
}

#[test]
fn a_unit_breaks_that_passed_its_check() {
    let ran = audit(|log| set(log, 9, "(MC DR) 4,4", "(MC DR) 1,2")).exits(1);
    is_found(&ran, 10, "A7.303-as-checked", "broken");
}

#[test]
fn a_unit_rallies_that_failed() {
    let ran = audit(|log| set(log, 50, "(Rally DR) 1,1", "(Rally DR) 6,5")).exits(1);
    is_found(&ran, 51, "A10.6-rallied", "broken");
}

#[test]
fn a_unit_rallies_without_a_roll() {
    let ran = audit(|log| log.steps[49].clear()).exits(1);
    is_found(&ran, 51, "A10.6-rallied", "undecided");
}

#[test]
fn a_pin_is_taken_off_in_the_turn() {
    let ran = audit(|log| {
        let off = log.steps.remove(42);
        log.steps.insert(26, off);
    })
    .exits(1);
    is_found(&ran, 27, "A7.8-removal", "broken");
}

/// On the players' own boards: a shot without LOS from any level of its building is broken, and one that another level may
/// see is asked about.
#[test]
fn a_shot_without_los_is_told_with_its_hex() {
    let Some(shared) = std::env::var_os("ASL_REPLAY_SHARED") else { return };
    let boards = std::path::PathBuf::from(shared).join("boards").display().to_string();
    let log = super::shared::root().join("tests/vectors/vasl/made/b_infantry.vlog").display().to_string();
    let ran = run(["asl-replay", "audit", &log, "--boards", &boards].into_iter().map(str::to_owned)).exits(1);
    is_found(&ran, 28, "A6.1-los", "broken");
    is_found(&ran, 7, "A7.52-each-member-los", "undecided");
    ran.says("blocked in 03M5").says("from another level of a building it may");
}
