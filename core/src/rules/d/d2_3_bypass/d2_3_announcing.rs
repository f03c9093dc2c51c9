//! D2.3: Bypass. What it costs, which hexside it may follow, and what a failed clearance leads to. Prices are
//! lines of the tally (`figures::price`).

use crate::duty::Debt;
use crate::event::{ClearanceChecked, Direction, MoveEnd, MpUse, Status};
use crate::facts::{Closing, Ctx, Move, Told};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Place, Unit};
use crate::vocab::dice::Dice;
use crate::vocab::hex::Hexside;
use crate::vocab::num::Mp;
use alloc::format;

/// The clauses, in rulebook order.
pub(in crate::rules) const CLAUSES: &[Clause] = &[
    Clause::guard("D2.3-who", "Vehicles and animal-drawn transport may use VBM."),
    Clause::check(
        "D2.3-x-towing-na",
        &[Matter::BypassLine],
        "A vehicle towing a Gun cannot use VBM (a rule of another chapter).",
        Check::Bypass(towing_na),
    ),
    Clause::line(
        "D2.3-cost-double",
        &[Matter::Cost],
        "Each hexside bypassed costs twice the cost of the hex's terrain other than the obstacle.",
    ),
    Clause::line(
        "D2.3-extras-doubled",
        &[Matter::Cost],
        "Terrain cost besides the base cost of a hex in Bypass, for example SMOKE or climbing, is doubled too.",
    ),
    Clause::fact(
        "D2.3-per-hexside",
        "The charge is made for every hexside traversed, not once per hex.",
        "an event for each hexside, each with its own tally",
    ),
    Clause::fact(
        "D2.3-mf-wagon",
        "Animal-drawn transport pays in MF.",
        "the figures of a vehicle that counts MF are MF",
    ),
    Clause::guard("D2.3-no-bog", "Bypassing avoids the Bog DR of the obstacle."),
    Clause::checks(
        "D2.3-clearance",
        &[Matter::BypassLine],
        "The inner side of the hexside must be free of the obstacle drawing to the thickness of a counter.",
        &[Check::Clearance(clearance), Check::Mp(passes_tight), Check::MoveClosed(ends_tight)],
    ),
    Clause::undecidable(
        "D2.3-wall-hedge",
        "A wall or hedge on the hexside counts as part of the hexside for that measurement, not as an obstacle.",
        "whether a drawing leaves room is measured on the map and attested",
    ),
    Clause::check(
        "D2.3-dispute-dr",
        &[Matter::Roll],
        "If players disagree on the clearance a die roll decides.",
        Check::Clearance(dispute),
    ),
    Clause::check(
        "D2.3-announce-first",
        &[Matter::BypassLine],
        "The Bypass and all its MP must be announced before anyone measures the hexside.",
        Check::Clearance(announce_first),
    ),
    Clause::fact(
        "D2.3-fail-mp-spent",
        "If the hexside proves too tight the announced MP are lost in the previously occupied hex or hexside.",
        "`apply` keeps the MP spent and credits them to the hex left when a clearance fails",
    ),
    Clause::fact(
        "D2.3-fail-position",
        "After a failed VBM the vehicle has not moved.",
        "`apply` puts the vehicle back when a clearance fails",
    ),
    Clause::checks(
        "D2.3-fail-stop",
        &[Matter::MoveEnd],
        "A vehicle whose Bypass has no clearance has to pay one further MP to stop where it is.",
        &[Check::Mp(fail_stop), Check::MoveOwed(Debt::Stop, fail_stop_at_end)],
    ),
    Clause::check(
        "D2.3-fail-restart",
        &[Matter::StartMp],
        "A vehicle must start again to go elsewhere after a Bypass that failed; the stop MP is due even then.",
        Check::Mp(fail_restart),
    ),
    Clause::check(
        "D2.3-entry-hexside",
        &[Matter::BypassLine],
        "The first hexside bypassed from the middle of a hex is the one between the two hexes of the VCA (rear hexes if reversing).",
        Check::Bypass(entry_hexside),
    ),
    Clause::check(
        "D2.3-continuity",
        &[Matter::BypassLine],
        "The next hexside bypassed must begin at the vertex (CAFP) where the last one ended.",
        Check::Bypass(continuity),
    ),
];

fn towing_na(moved: &Move<'_>) -> Verdict {
    Verdict::kept_or(!moved.has(Status::Towing), || "a vehicle that tows a Gun cannot use VBM".into())
}

/// What the drawing leaves room for is for the players; a denial is noted.
fn clearance(told: &Told<'_, ClearanceChecked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let accepted = ctx.scenario.map.hexside(checked.along);
    let accepted = accepted.and_then(|side| ctx.before.accepted_clearance.get(&side)).copied();
    let side = ctx.scenario.map.show_pair(checked.along);
    match accepted {
        Some(clear) if clear != checked.clear => {
            let what = if clear { "clear" } else { "too tight" };
            return Verdict::broken(format!("both accept that {side} is {what}"));
        }
        Some(_) => return Verdict::Kept,
        None if checked.clear => return Verdict::Kept,
        None => {}
    }
    Verdict::undecided(format!("that {side} is too tight rests on what both players saw on the map"))
}

/// Nobody goes on from a hexside of which both accept that it is too tight, as if it had been passed.
fn passes_tight(moved: &Move<'_>) -> Verdict {
    is_tight(&moved.ctx, moved.unit)
}

/// Nor stays there.
fn ends_tight(closing: &Closing<'_>) -> Verdict {
    is_tight(&closing.ctx, closing.unit)
}

/// Its last expenditure was a Bypass along such a hexside, and no line tells that it failed.
fn is_tight(ctx: &Ctx<'_>, unit: &Unit) -> Verdict {
    let announced = unit.place.bypass().filter(|_| unit.mph.before_bypass.is_some());
    let Some(bypass) = announced else { return Verdict::Silent };
    match ctx.before.accepted_clearance.get(&bypass.side) {
        Some(false) => {
            let hex = ctx.show(bypass.hex);
            Verdict::broken(format!(
                "both accept that the hexside bypassed in {hex} is too tight: the Bypass failed"
            ))
        }
        Some(true) => Verdict::Kept,
        None => Verdict::Silent,
    }
}

/// A roll that is named shows that they disagreed: one die, not two. What it has to show stands in A6.1.
fn dispute(told: &Told<'_, ClearanceChecked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let Some(roll) = checked.roll.and_then(|id| ctx.before.rolls.get(&id)) else { return Verdict::Silent };
    Verdict::kept_or(matches!(roll.dice, Dice::dr(_)), || {
        "a dispute over the clearance is settled by one die".into()
    })
}

/// The announcement comes before the ruler.
fn announce_first(told: &Told<'_, ClearanceChecked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let Some((unit, _)) = told.vehicle() else { return Verdict::Silent };
    // What both accepted behind the announcement has measured it already.
    if unit.mph.failed_clearance.is_some_and(|failed| failed.accepted && !failed.stopped) {
        return Verdict::Kept;
    }
    if unit.mph.before_bypass.is_none() {
        return Verdict::broken("the hexside was measured before the Bypass and its MP were announced");
    }
    let announced = unit.place.bypass().map(|bypass| bypass.side);
    let measured = ctx.scenario.map.hexside(checked.along);
    Verdict::kept_or(announced.is_none() || announced == measured, || {
        "the hexside measured is not the one that was announced".into()
    })
}

fn fail_stop(moved: &Move<'_>) -> Verdict {
    let Some(failed) = moved.mph().failed_clearance.filter(|failed| !failed.stopped) else {
        return Verdict::Silent;
    };
    let stops = failed.stopped || matches!(moved.said.on, MpUse::Stop);
    Verdict::kept_or(stops, || "the hexside was too tight: a stop MP is due where it stands".into())
}

/// With less than one MP left the stop cannot be paid (notes A13).
fn fail_stop_at_end(closing: &Closing<'_>) -> Verdict {
    let mph = &closing.unit.mph;
    let owed = mph.failed_clearance.is_some_and(|failed| !failed.stopped);
    let accepted = mph.failed_clearance.is_some_and(|failed| failed.accepted);
    if !owed || !closing.unit.is_mobile() {
        return Verdict::Silent;
    }
    let left = mph.left(closing.vehicle);
    if left.is_some_and(|left| left >= Mp::ONE) {
        Verdict::broken("the hexside was too tight: a stop MP is due where it stands")
    } else if accepted && closing.end.is_some_and(|end| end.end != MoveEnd::Plain) {
        // Without MP for the stop, and without ESB, it stays in Motion.
        Verdict::Kept
    } else {
        Verdict::undecided("the hexside was too tight, and no MP is left for the stop")
    }
}

fn fail_restart(moved: &Move<'_>) -> Verdict {
    let stopped = moved.mph().failed_clearance.is_some_and(|failed| failed.stopped);
    let moves = matches!(
        moved.said.on,
        MpUse::Enter { .. } | MpUse::Bypass { .. } | MpUse::Turn { .. } | MpUse::MinimumMove { .. }
    );
    if !stopped || !moves {
        return Verdict::Silent;
    }
    Verdict::kept_or(moved.mph().running, || {
        "after the failed Bypass it stopped: it needs a start MP to go elsewhere".into()
    })
}

/// Reverse is D2.22's.
fn entry_hexside(moved: &Move<'_>) -> Verdict {
    let (MpUse::Bypass { hex, along, .. }, Place::In(cell, Some(facing))) =
        (&moved.said.on, moved.unit.place)
    else {
        return Verdict::Silent;
    };
    // LOG.adjacent-hex speaks of a hex that is not next to it.
    if moved.direction() == Some(Direction::Reverse) || cell.range(moved.ctx.cell(*hex)) > 1 {
        return Verdict::Silent;
    }
    let (a, b) = cell.spine_hexes(facing);
    let map = &moved.ctx.scenario.map;
    Verdict::kept_or(map.hexside(*along) == Hexside::between(a, b), || {
        let (said, show) = (map.show_pair(*along), |c| moved.ctx.show(c));
        format!(
            "the first hexside bypassed is {}-{}, between its two VCA hexes, not {said}",
            show(a),
            show(b)
        )
    })
}

fn continuity(moved: &Move<'_>) -> Verdict {
    let (MpUse::Bypass { along, .. }, Place::Bypass(place)) = (&moved.said.on, moved.unit.place) else {
        return Verdict::Silent;
    };
    let reverse = moved.direction() == Some(Direction::Reverse);
    let corner = if reverse { place.rear() } else { place.cafp() };
    let side = moved.ctx.scenario.map.hexside(*along);
    Verdict::kept_or(side.is_some_and(|side| side.touches(corner)), || {
        "the hexside does not begin at the vertex where the last one ended".into()
    })
}
