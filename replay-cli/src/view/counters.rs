//! What counters of a position do to a Line of Sight, in an answer: vehicles and wrecks in the hexes between (D9.4), SMOKE,
//! Blazes.

use super::boards::{HindranceRow, SightRow};
use asl_core::facts::{between, hindrance_with};
use asl_core::map::{Land, Spot};
use asl_core::scenario::Scenario;
use asl_core::state::State;

/// Adds the counters between the ends to an answer. What they do is added where it is known, else the answer is
/// undecided.
pub fn add_counters(row: &mut SightRow, land: &Land, scenario: &Scenario, at: &State, ends: [Spot; 2]) {
    if row.result == "blocked" {
        return;
    }
    let Ok(sight) = land.sight(ends[0], ends[1]) else { return };
    let counters = between(scenario, at, |cell| land.hex(cell).map(|hex| hex.level), &sight, ends);
    for counter in &counters {
        let hex = land.map().show_cell(counter.cell);
        match counter.drm {
            Some(drm) => row.hindrances.push(HindranceRow { hex, by: counter.by.clone(), drm: drm.0 as u8 }),
            None => row.undecided.push(format!("{} in {hex}: its Hindrance is not in the log", counter.by)),
        }
    }
    match hindrance_with(&sight, &counters, ends[0].cell) {
        Some(None) => {
            (row.result, row.rule) = ("blocked".into(), "B.10".into());
            row.reason = "the Hindrances come to six or more".into();
        }
        Some(Some(drm)) if drm.0 > 0 => row.result = format!("hindrance {}", drm.0),
        Some(Some(_)) | None => {}
    }
}
