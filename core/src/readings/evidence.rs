//! Which findings files tell enough for: those on who did what when, and on what came of rolls; they tell too little of
//! figures, counters and the form of a record. Input: a finding in a deed that was inferred from files.

use crate::duty::Debt;
use crate::event::{Check, Event, What};
use crate::finding::{Finding, Ruling};
use crate::map::{Floor, Spot, Verdict};
use crate::matter::Matter;
use crate::scenario::{DiceScheme, Scenario};
use crate::vocab::hex::Cell;
use alloc::vec::Vec;

/// The facts of which files tell enough.
const TOLD: [Matter; 16] = [
    Matter::MoveLeave,
    Matter::MovePhase,
    Matter::HexLeave,
    Matter::LineOfSight,
    Matter::MfAllotment,
    Matter::FireAgain,
    Matter::Rof,
    Matter::SecondFirePhase,
    Matter::BrokenFirer,
    Matter::PinnedFirer,
    Matter::FireLeave,
    Matter::Target,
    Matter::Consequence,
    Matter::PinCounter,
    Matter::Record,
    Matter::RollUse,
];

/// Clauses of them on which the habits of players at a map tell nothing: a player who corrects a drag moves again after others.
const HABITS: [&str; 1] = ["A4.2-one-by-one"];

/// The clause that counts whatever a file leaves out in favour of what was told.
const OF_FIGURES: &str = "A7.3-shown-result";

/// Whether a finding in an inferred deed speaks of what files tell. A file does not have the form of a record.
#[must_use]
pub(crate) fn is_told(finding: &Finding) -> bool {
    let of_form = finding.clause.0.starts_with("LOG.") && finding.clause.0 != "LOG.no-cause";
    finding.clause.0 == OF_FIGURES
        || !of_form
            && !HABITS.contains(&finding.clause.0)
            && finding.about.iter().all(|fact| TOLD.contains(&fact.matter))
}

/// Whether it says that a vehicle had no leave to move at all, whichever way it went. A radioless AFV may have moved with others,
/// or have met its penalty: no file tells.
#[must_use]
pub fn is_of_leave(finding: &Finding) -> bool {
    let of_leave = |fact: &crate::matter::Instance| {
        matches!(fact.matter, Matter::MoveLeave | Matter::MovePhase | Matter::FireAgain | Matter::FireLeave)
    };
    finding.clause.0 != "D2.1-radioless-exc" && finding.about.iter().all(of_leave)
}

/// Whether it says that harm which is due is nowhere shown, when a phase ends, or that a unit went farther than its MF reach.
#[must_use]
pub fn is_unshown(finding: &Finding) -> bool {
    let of = |debt: Debt| {
        matches!(
            debt,
            Debt::Eliminated | Debt::Reduced | Debt::Breaks | Debt::Pinned | Debt::Check(Check::Mc(_))
        )
    };
    let owed = &finding.breach.owed;
    let of_harm = !owed.is_empty() && owed.iter().all(|key| of(key.debt));
    let of_way = |fact: &crate::matter::Instance| fact.matter == Matter::MfAllotment;
    of_harm || (!finding.about.is_empty() && finding.about.iter().all(of_way))
}

/// Whether it is about a kind of fact.
pub(crate) fn is_of(finding: &Finding, matter: Matter) -> bool {
    finding.about.iter().any(|fact| fact.matter == matter)
}

/// At which level of a building a unit is no file of VASL tells, whoever says that it fired: where another level may see, that
/// is the question.
pub(crate) fn ask_level(scenario: &Scenario, event: &Event, finding: &mut Finding) {
    let Some(from) = finding.cell.filter(|_| scenario.dice == DiceScheme::Vasl) else { return };
    let What::FireAttack(fire) = event.what.done() else { return };
    if finding.ruling != Ruling::Broken || !is_of(finding, Matter::LineOfSight) {
        return;
    }
    let to = fire.target.locations.first().map(|at| scenario.map.cell(at.hex));
    if to.is_some_and(|to| may_see(scenario, from, to)) {
        finding.ruling = Ruling::Undecided;
        finding.breach.says += "; from another level of a building it may, and no file tells the level";
    }
}

/// Whether a Location of one hex may see one of another.
pub(super) fn may_see(scenario: &Scenario, from: Cell, to: Cell) -> bool {
    let Some(atlas) = &scenario.atlas else { return true };
    let spots = |cell: Cell| {
        let storeys = atlas.land().hex(cell).map_or(0, |facts| facts.storeys());
        let floors = core::iter::once(Floor::Ground).chain((1..=storeys).map(Floor::Level));
        floors.map(move |floor| Spot { cell, floor, corner: None }).collect::<Vec<_>>()
    };
    let sees = |a: Spot, b: Spot| {
        let seen = atlas.sight(a, b);
        seen.as_ref()
            .as_ref()
            .map_or(true, |sight| !matches!(sight.verdict, Verdict::Blocked(_)) || !sight.doubts.is_empty())
    };
    let to = spots(to);
    spots(from).into_iter().any(|a| to.iter().any(|b| sees(a, *b)))
}
