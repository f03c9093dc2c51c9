//! D2.15: the Minimum Move.

use crate::duty::Debt;
use crate::event::{Direction, MoveEnd, MpUse, Rate, Status};
use crate::facts::{Closing, Move, Price};
use crate::figures::price::step::entry_at;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::scenario::{Printing, Terrain};
use crate::vocab::hex::Cell;
use crate::vocab::num::Mp;
use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(in crate::rules) const D2_15: &[Clause] = &[
    Clause::check("D2.15-condition", &[Matter::MinimumMove], "A Minimum Move is available only if the entry cost of the target hex is strictly more than the printed MP.", Check::MinimumMove(condition)),
    Clause::fact("D2.15-printed-allot", "The comparison uses the printed allotment, not the allotment raised by ESB or lowered by MP already spent.", "D2.15-condition compares with the printed MP, whatever was spent or gained"),
    Clause::check("D2.15-mobile", &[Matter::Mobility], "Only a Mobile vehicle may try a Minimum Move.", Check::MinimumMove(mobile)),
    Clause::check("D2.15-permissible-terrain", &[Matter::MinimumMove], "The hex must be one the vehicle may lawfully enter.", Check::MinimumMove(permissible_terrain)),
    Clause::check("D2.15-one-hex", &[Matter::MinimumMove], "In that MPh the vehicle moves exactly that one hex.", Check::Mp(one_hex)),
    Clause::check("D2.15-declare", &[Matter::MinimumMove], "A Minimum Move has to be declared as an attempt before the entry.", Check::Enter(declare)),
    Clause::check("D2.15-all-mp", &[Matter::MinimumMoveCost], "The entry uses the entire allotment, less start and towing MP that belong to the hex being left.", Check::MinimumMove(all_mp)),
    Clause::check("D2.15-start-in-exited", &[Matter::MinimumMoveCost], "The start MP that a Minimum Move needs is paid in the hex being exited out of the same allotment.", Check::MinimumMove(start_in_exited)),
    Clause::check("D2.15-towing", &[Matter::MinimumMoveCost], "Towing MP come out of the allotment too.", Check::MinimumMove(towing)),
    Clause::fact("D2.15-bog", "Any Bog DR that normal entry of the hex would require is still required.", "an entry of Bog terrain by Minimum Move adds to the Bog DR due, which D2.11-vca-bog asks for"),
    Clause::check("D2.15-motion-after", &[Matter::MoveEnd], "A vehicle still Mobile after its Minimum Move ends under a Motion counter.", Check::MoveOwed(Debt::MotionCounter, motion_after)),
    Clause::check("D2.15-no-motion-if-immobile", &[Matter::MinimumMove], "No Motion counter goes on a vehicle that bogged or was immobilized by the entry.", Check::MoveClosed(no_motion_if_immobile)),
    Clause::check("D2.15-no-vca", &[Matter::MinimumMove], "No VCA change may occur in that MPh.", Check::Mp(no_vca)),
    Clause::check("D2.15-no-blocked-bridge", &[Matter::MinimumMove], "A Minimum Move cannot be used to enter a blocked One-Lane bridge.", Check::MinimumMove(no_blocked_bridge)),
    Clause::check("D2.15-no-blocked-sunken-lane", &[Matter::MinimumMove], "A Minimum Move cannot be used to enter a (blocked) Sunken Lane.", Check::MinimumMove(no_blocked_sunken_lane)),
    Clause::check("D2.15-1e-no-reverse", &[Matter::MinimumMoveReverse], "1e: a Minimum Move cannot be combined with Reverse Movement.", Check::MinimumMove(no_reverse)).only(Printing::First),
    Clause::guard("D2.15-2e-reverse-ok", "2e: a Minimum Move in Reverse exists (D2.24).").only(Printing::Second),
    Clause::fact("D2.15-fire-motion", "Fire by the vehicle after the Minimum Move uses the Motion fire rules.", "D2.42 takes a Mobile vehicle that made a Minimum Move as one in Motion"),
    Clause::check("D2.15-stall-1e", &[Matter::MinimumMove], "A vehicle that stalled while starting (the vehicle notes named in the text) cannot claim a Minimum Move in that Player Turn.", Check::MinimumMove(stall)).only(Printing::First),
    Clause::check("D2.15-stall-2e", &[Matter::MinimumMove], "2e: a vehicle that stalled while starting, by any vehicle note, cannot claim a Minimum Move in that Player Turn.", Check::MinimumMove(stall)).only(Printing::Second),
    Clause::check("D2.15-no-stop", &[Matter::StopMp], "A Minimum Move must end in Motion, so no stop MP can follow it.", Check::Stop(no_stop)),
    Clause::check("D2.15-platoon-na", &[Matter::MinimumMove], "A vehicle using platoon movement cannot make a Minimum Move.", Check::MinimumMove(platoon_na)),
];

fn target(moved: &Move<'_>) -> Option<Cell> {
    match &moved.said.on {
        MpUse::MinimumMove { hex, .. } => Some(moved.ctx.cell(*hex)),
        MpUse::Start { .. }
        | MpUse::Stop
        | MpUse::Delay
        | MpUse::Turn { .. }
        | MpUse::Enter { .. }
        | MpUse::Bypass { .. }
        | MpUse::Overrun { .. }
        | MpUse::Other { .. } => None,
    }
}

fn target_terrain<'a>(moved: &Move<'a>) -> Option<&'a Terrain> {
    moved.terrain(target(moved)?)
}

/// The hex must cost more than the printed MP: as the scenario prices it, else as both players accept. Of a hex that is
/// not next to it, and of one that it may not enter, other clauses speak.
fn condition(moved: &Move<'_>) -> Verdict {
    let (MpUse::MinimumMove { hex, entry_cost, .. }, Some(printed)) = (&moved.said.on, moved.vehicle.mp)
    else {
        return Verdict::undecided("a Minimum Move needs the printed MP of the vehicle");
    };
    let closed =
        target_terrain(moved).is_some_and(|terrain| terrain.closed_to(moved.vehicle.class).is_some());
    if moved.entered_next().is_none() || closed {
        return Verdict::Silent;
    }
    // What crossing a One-Lane bridge costs stands in another chapter.
    let bridge = target_terrain(moved).is_some_and(|terrain| terrain.one_lane_bridge);
    let at = |rate| entry_at(moved, *hex, moved.direction(), rate).filter(|_| !bridge);
    let by_road = at(Rate::Road).filter(|due| Some(*due) == *entry_cost);
    let due = by_road.or_else(|| at(Rate::Terrain));
    if let Some((said, due)) = entry_cost.zip(due).filter(|(said, due)| said != due) {
        let says = "the hex's normal cost, towing apart";
        return Verdict::wrong(says, format!("{said} MP"), format!("{due} MP"));
    }
    let Some(entry) = due.or(*entry_cost) else {
        return Verdict::undecided(
            "a Minimum Move needs the normal cost of the hex, attested by both players",
        );
    };
    if entry > printed {
        return Verdict::Kept;
    }
    let says = format!("the hex costs {entry} MP and the vehicle has {printed}: it can afford it");
    Verdict::Broken(Box::new(
        Breach::of(says).figures(format!("{entry} MP"), format!("more than {printed} MP")),
    ))
}

fn mobile(moved: &Move<'_>) -> Verdict {
    Verdict::kept_or(moved.unit.is_mobile(), || "only a Mobile vehicle may try a Minimum Move".into())
}

fn permissible_terrain(moved: &Move<'_>) -> Verdict {
    let terrain = target_terrain(moved).filter(|t| !t.is.is_empty() || t.is_obstacle());
    let Some(terrain) = terrain else { return Verdict::Silent };
    let closed = terrain.closed_to(moved.vehicle.class);
    Verdict::kept_or(closed.is_none(), || "the Terrain Chart closes that hex to the class (NA)".into())
}

/// One hex, and no other before or after it.
fn one_hex(moved: &Move<'_>) -> Verdict {
    let leg = matches!(moved.said.on, MpUse::Enter { .. } | MpUse::Bypass { .. });
    let minimum = matches!(moved.said.on, MpUse::MinimumMove { .. });
    if !(minimum || leg && moved.mph().minimum_move) {
        return Verdict::Silent;
    }
    Verdict::kept_or(moved.mph().legs == 0, || {
        "a Minimum Move is the one hex that the vehicle enters in its MPh".into()
    })
}

/// An entry that costs more than the printed MP is only to be had as a declared Minimum Move.
fn declare(moved: &Move<'_>) -> Verdict {
    let (Price::Of(tally), Some(printed)) = (moved.price(), moved.vehicle.mp) else { return Verdict::Silent };
    let price = tally.value();
    if price <= printed || moved.said.cost > printed {
        return Verdict::Silent;
    }
    Verdict::broken(format!(
        "the hex costs {price} MP, the vehicle has {printed}: no Minimum Move was declared"
    ))
}

/// MP spent before on other than one start are no part of it; D2.12 speaks of a move without a start.
fn all_mp(moved: &Move<'_>) -> Verdict {
    let Price::Of(tally) = moved.price() else { return Verdict::Silent };
    let start = Mp::whole(i32::from(moved.mph().starts.min(1)));
    let before = moved.mph().spent - start;
    if before > Mp::ZERO && moved.mph().running && moved.mph().legs == 0 && moved.mph().turns == 0 {
        let says =
            "a Minimum Move uses the entire allotment, and MP were spent before on other than the start";
        return Verdict::wrong(says, format!("{before} MP before"), "0 MP");
    }
    let (ours, said) = (tally.value(), moved.said.cost);
    if said == ours {
        return Verdict::Kept;
    }
    let breach = Breach::of("a Minimum Move uses the entire allotment");
    let breach = breach.figures(format!("{said} MP"), format!("{ours} MP"));
    Verdict::Broken(Box::new(Breach { tally: Some(crate::tally::Sum::Mp(tally.clone())), ..breach }))
}

/// The start MP comes out of the allotment, not on top of it.
fn start_in_exited(moved: &Move<'_>) -> Verdict {
    let (Some(printed), true) = (moved.vehicle.mp, moved.mph().starts > 0) else { return Verdict::Silent };
    Verdict::kept_or(moved.said.cost < printed, || "the start MP was added on top of the allotment".into())
}

fn towing(moved: &Move<'_>) -> Verdict {
    let MpUse::MinimumMove { towing, .. } = &moved.said.on else { return Verdict::Silent };
    if !moved.has(Status::Towing) {
        return Verdict::Silent;
    }
    Verdict::kept_or(*towing > Mp::ZERO, || "it tows: the towing MP are part of the allotment spent".into())
}

fn motion_after(closing: &Closing<'_>) -> Verdict {
    let unit = closing.unit;
    if !unit.mph.minimum_move || !unit.is_mobile() || unit.mph.stops > 0 {
        return Verdict::Silent;
    }
    Verdict::kept_or(closing.is_left_in_motion(), || {
        "after a Minimum Move a Mobile vehicle is left under a Motion counter".into()
    })
}

fn no_motion_if_immobile(closing: &Closing<'_>) -> Verdict {
    if !closing.unit.mph.minimum_move || closing.unit.is_mobile() {
        return Verdict::Silent;
    }
    let counter = closing.end.is_some_and(|end| end.end != MoveEnd::Plain);
    Verdict::kept_or(!counter, || "it bogged or was immobilized: no Motion counter goes on it".into())
}

/// No turn before or after it.
fn no_vca(moved: &Move<'_>) -> Verdict {
    let turn_after = matches!(moved.said.on, MpUse::Turn { .. }) && moved.mph().minimum_move;
    let minimum = matches!(moved.said.on, MpUse::MinimumMove { .. });
    if !(turn_after || minimum) {
        return Verdict::Silent;
    }
    Verdict::kept_or(!turn_after && moved.mph().turns == 0, || {
        "no VCA change goes with a Minimum Move".into()
    })
}

fn is_blocked(moved: &Move<'_>, terrain: &Terrain) -> bool {
    let here = target(moved).map_or_else(Vec::new, |cell| moved.ctx.before.units_at(cell));
    let occupied = here.into_iter().any(|(id, _)| moved.ctx.vehicle(id).is_some());
    terrain.wrecks > 0 || terrain.vehicles > 0 || occupied
}

fn no_blocked_bridge(moved: &Move<'_>) -> Verdict {
    let Some(terrain) = target_terrain(moved).filter(|t| t.one_lane_bridge) else { return Verdict::Silent };
    Verdict::kept_or(!is_blocked(moved, terrain), || "the One-Lane bridge is blocked".into())
}

fn no_blocked_sunken_lane(moved: &Move<'_>) -> Verdict {
    let Some(terrain) = target_terrain(moved).filter(|t| t.sunken_lane) else { return Verdict::Silent };
    Verdict::kept_or(!is_blocked(moved, terrain), || "the Sunken Lane is blocked".into())
}

/// Forbidden in 1e; 2e points to D2.24.
fn no_reverse(moved: &Move<'_>) -> Verdict {
    Verdict::kept_or(moved.direction() != Some(Direction::Reverse), || {
        "1e: no Minimum Move in Reverse".into()
    })
}

fn stall(moved: &Move<'_>) -> Verdict {
    Verdict::kept_or(!moved.unit.stalled, || "its engine stalled in this Player Turn".into())
}

fn no_stop(moved: &Move<'_>) -> Verdict {
    Verdict::kept_or(!moved.mph().minimum_move, || {
        "a Minimum Move ends in Motion: no stop MP follows it".into()
    })
}

fn platoon_na(moved: &Move<'_>) -> Verdict {
    Verdict::kept_or(!moved.has(Status::Platoon), || {
        "a vehicle in platoon movement makes no Minimum Move".into()
    })
}
