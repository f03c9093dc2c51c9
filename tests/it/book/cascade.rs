//! One mistake is one finding: what follows it is judged by what really happened.

use super::cases::{enter, moving, start, turn};
use crate::support::builder::Log;
use asl_core::event::{Direction, MoveEnd, MpUse, Rate};
use asl_core::finding::Ruling;
use asl_core::vocab::num::Mp;

fn broken(log: &Log) -> Vec<&'static str> {
    let findings = log.audit().findings;
    findings.iter().filter(|f| f.ruling == Ruling::Broken).map(|f| f.clause.0).collect()
}

fn stop_and_end(log: &mut Log) {
    log.spend("t", Mp::ONE, MpUse::Stop);
    log.end_move("t", MoveEnd::Plain);
}

#[test]
fn a_missing_bog_dr_is_found_once() {
    let mut log = moving("", "[terrain.F5]\nobstacle = [\"woods\"]\nbog = true\n");
    start(&mut log);
    turn(&mut log, "G5-G6", Mp::whole(2));
    stop_and_end(&mut log);
    assert_eq!(broken(&log), ["D2.11-vca-bog"]);
}

#[test]
fn a_forgotten_start_is_found_once() {
    let mut log = moving("", "");
    enter(&mut log, "G5", Mp::ONE);
    enter(&mut log, "G4", Mp::ONE);
    stop_and_end(&mut log);
    assert_eq!(broken(&log), ["D2.12-start-before-enter"]);
}

#[test]
fn a_hex_outside_the_vca_is_found_once() {
    let mut log = moving("", "");
    start(&mut log);
    enter(&mut log, "G6", Mp::ONE);
    enter(&mut log, "G5", Mp::ONE);
    stop_and_end(&mut log);
    assert_eq!(broken(&log), ["D2.11-move-in-vca"]);
}

#[test]
fn a_change_of_direction_is_found_once() {
    let mut log = moving("", "");
    start(&mut log);
    enter(&mut log, "G5", Mp::ONE);
    for hex in ["F5", "F6"] {
        let (hex, direction) = (log.hex(hex), Some(Direction::Reverse));
        let back = MpUse::Enter { hex, rate: Rate::Terrain, inside: false, direction, vca: None };
        log.spend("t", Mp::whole(4), back);
    }
    stop_and_end(&mut log);
    assert_eq!(broken(&log), ["D2.23-switch-stop-start"]);
}

#[test]
fn a_wrong_running_total_is_found_once() {
    let mut log = moving("", "");
    start(&mut log);
    for (hex, total) in [("G5", 3), ("G4", 4)] {
        enter(&mut log, hex, Mp::ONE);
        log.declare_total(Mp::whole(total));
    }
    stop_and_end(&mut log);
    assert_eq!(broken(&log), ["LOG.declared-sum"]);
}
