//! D2.33: turning in Bypass, and going on from it.

use crate::duty::Debt;
use crate::event::{CaChanged, CaReason, Direction, MpUse};
use crate::facts::{Closing, Move, Told, Volley};
use crate::figures::price::step::leg_price;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::scenario::Printing;
use crate::state::{Place, side_followed};
use crate::vocab::hex::{Arc, Bypass, Cell, Hexside};
use crate::vocab::num::Mp;
use alloc::format;

/// The clauses, in rulebook order.
pub(in crate::rules) const D2_33: &[Clause] = &[
    Clause::check(
        "D2.33-two-spines",
        &[Matter::ArcTurn],
        "The VCA in Bypass can be turned only onto one of the two free hexsides that meet at the CAFP.",
        Check::Turn(two_spines),
    ),
    Clause::line("D2.33-vca-cost", &[Matter::Cost], "A turn of the VCA in Bypass costs one MP."),
    Clause::check(
        "D2.33-three-options",
        &[Matter::BypassLine],
        "A bypassing vehicle that moves on goes into the hex ahead of the CAFP, turns to follow a connecting hexside, or reverses.",
        Check::Enter(three_options),
    ),
    Clause::guard("D2.33-base-hex-free", "Going straight into the hex at the base of its VCA needs no turn."),
    Clause::check(
        "D2.33-turn-before-bypass",
        &[Matter::BypassLine],
        "The turn must be paid before another hexside is followed, in the same or the next hex.",
        Check::Bypass(turn_before_bypass),
    ),
    Clause::check(
        "D2.33-not-back",
        &[Matter::BypassLine],
        "The hexside just traversed cannot be followed again by turning.",
        Check::Turn(not_back),
    ),
    Clause::check(
        "D2.33-no-obstacle-entry",
        &[Matter::BypassLine],
        "No vehicle, however tracked and enclosed, may go from Bypass into the obstacle of the hex it is bypassing.",
        Check::Enter(no_obstacle_entry),
    ),
    Clause::fact(
        "D2.33-leave-reenter",
        "A bypassing vehicle must leave the hex and come back to enter its obstacle.",
        "D2.33-no-obstacle-entry judges the entry from Bypass of the same hex; after another hex it is an entry like any other",
    ),
    Clause::checks(
        "D2.33-stationary-no-shot-turn",
        &[Matter::ArcTurn],
        "A vehicle standing in Bypass cannot re-face in order to fire.",
        &[Check::CaChanged(no_turn_for_shot), Check::Fire(no_turn_by_shot)],
    ),
    Clause::check(
        "D2.33-turn-only-exiting",
        &[Matter::TurnLeavingBypass],
        "The VCA of a bypassing vehicle changes only as part of leaving the hexside.",
        Check::MoveOwed(Debt::GoOn, turn_only_exiting),
    ),
    Clause::check(
        "D2.33-no-end-after-turn",
        &[Matter::TurnLeavingBypass],
        "After a turn in Bypass the vehicle may not choose to end its MPh there.",
        Check::MoveOwed(Debt::GoOn, no_end_after_turn),
    ),
    Clause::check(
        "D2.33-must-reach-cafp",
        &[Matter::BypassLine],
        "After a turn in Bypass the vehicle must go on to the next CAFP or back into a new hex behind it.",
        Check::Enter(must_reach_cafp),
    ),
    Clause::check(
        "D2.33-must-afford",
        &[Matter::BypassLine],
        "A turn in Bypass may not be taken without the MP to complete the next leg.",
        Check::Turn(must_afford),
    ),
    Clause::fact(
        "D2.33-interrupted",
        "If it is fired on or immobilized between the turn and the next CAFP it counts as still at the old CAFP with the old Target Facing.",
        "a paid turn stands in `Mph::pending_turn`; the place in Bypass changes with the next hexside",
    ),
    Clause::fact(
        "D2.33-ex-building-entry",
        "Leaving Bypass into the building of the base hex costs the vehicle half its printed MP and needs a Bog Check.",
        "`price` takes the share of the allotment, and the entry of Bog terrain adds to the Bog DR due",
    ),
    Clause::check(
        "D2.33-ex-bu-2e",
        &[Matter::BypassLine],
        "2e EX: the AFV becomes BU to go from Bypass into the woods or building, and the Bog DRM is +5.",
        Check::Enter(ex_bu),
    )
    .only(Printing::Second),
    Clause::undecidable(
        "D2.33-ex-bog-1e",
        "1e EX: a CE tank enters and the Bog DRM is +4.",
        "the Bog DRM needs ground pressure and the kind of building, which a log does not hold",
    )
    .only(Printing::First),
];

/// A turn of a vehicle in Bypass: where it is, and the hexside to be followed.
fn turn(moved: &Move<'_>) -> Option<(Bypass, Option<Hexside>)> {
    let MpUse::Turn { to, .. } = &moved.said.on else { return None };
    let place = moved.unit.place.bypass()?;
    Some((place, side_followed(moved.ctx.scenario, place, *to)))
}

/// An entry out of Bypass.
fn exit(moved: &Move<'_>) -> Option<(Bypass, Cell)> {
    let MpUse::Enter { hex, .. } = &moved.said.on else { return None };
    Some((moved.unit.place.bypass()?, moved.ctx.cell(*hex)))
}

fn reverses(moved: &Move<'_>) -> bool {
    moved.direction() == Some(Direction::Reverse)
}

/// The hexside just traversed is D2.33-not-back's.
fn two_spines(moved: &Move<'_>) -> Verdict {
    let Some((place, side)) = turn(moved) else { return Verdict::Silent };
    if side == Some(place.side) {
        return Verdict::Silent;
    }
    // In Reverse it goes on from the end behind it (D2.21).
    let behind = Bypass { heading: place.heading.turned(3), ..place }.free_hexsides();
    let behind = behind.into_iter().filter(|_| reverses(moved));
    let free = place.free_hexsides().into_iter().chain(behind).any(|(free, _)| side == Some(free));
    Verdict::kept_or(free, || {
        "in Bypass it turns only onto one of the two free hexsides that meet at its CAFP".into()
    })
}

fn three_options(moved: &Move<'_>) -> Verdict {
    let Some((place, to)) = exit(moved).filter(|_| !reverses(moved)) else { return Verdict::Silent };
    if to == place.hex || moved.mph().pending_turn.is_some() {
        return Verdict::Silent;
    }
    Verdict::kept_or(to == place.base_hex(), || {
        let ahead = moved.ctx.show(place.base_hex());
        format!("from Bypass it enters {ahead}, the hex ahead of its CAFP, turns, or reverses")
    })
}

/// The hexside begins at the CAFP, and the turn onto it was paid.
fn turn_before_bypass(moved: &Move<'_>) -> Verdict {
    let (MpUse::Bypass { along, .. }, Place::Bypass(place)) = (&moved.said.on, moved.unit.place) else {
        return Verdict::Silent;
    };
    let side = moved.ctx.scenario.map.hexside(*along);
    let begins = side.is_some_and(|side| side.touches(place.cafp()));
    if !begins || reverses(moved) {
        return Verdict::Silent;
    }
    let turned = moved.mph().pending_turn.is_some_and(|turn| Some(turn.side) == side);
    Verdict::kept_or(turned, || "the turn onto that hexside was not paid before the Bypass".into())
}

fn not_back(moved: &Move<'_>) -> Verdict {
    let Some((place, side)) = turn(moved) else { return Verdict::Silent };
    Verdict::kept_or(side != Some(place.side), || {
        "the hexside just traversed cannot be followed again by turning".into()
    })
}

fn no_obstacle_entry(moved: &Move<'_>) -> Verdict {
    let Some((place, to)) = exit(moved) else { return Verdict::Silent };
    Verdict::kept_or(to != place.hex, || {
        "from Bypass no vehicle goes into the obstacle that it bypasses; it must leave the hex first".into()
    })
}

fn no_turn_for_shot(told: &Told<'_, CaChanged>) -> Verdict {
    let changed = told.said;
    let shot = matches!(changed.reason, CaReason::Shot | CaReason::EndOfFirePhase);
    let bypass = told.vehicle().is_some_and(|(unit, _)| unit.place.bypass().is_some());
    if changed.arc != Arc::Vca || !shot || !bypass {
        return Verdict::Silent;
    }
    Verdict::broken("a vehicle that stands in Bypass does not turn its hull to fire")
}

fn no_turn_by_shot(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let unit = attack.firers.first().and_then(|firer| ctx.vehicle(&firer.unit));
    if unit.is_none_or(|(unit, _)| unit.place.bypass().is_none()) {
        return Verdict::Silent;
    }
    Verdict::kept_or(attack.vca.is_none(), || {
        "a vehicle that stands in Bypass does not turn its hull to fire".into()
    })
}

/// An end that the vehicle chose.
fn ends_turned(closing: &Closing<'_>) -> Option<bool> {
    let bypass = closing.unit.place.bypass().is_some() && closing.unit.mph.turns > 0;
    (bypass && closing.unit.is_mobile()).then_some(closing.unit.mph.pending_turn.is_some())
}

fn turn_only_exiting(closing: &Closing<'_>) -> Verdict {
    ends_turned(closing).map_or(Verdict::Silent, |turned| {
        Verdict::kept_or(!turned, || "it turned in Bypass without going on along the new hexside".into())
    })
}

fn no_end_after_turn(closing: &Closing<'_>) -> Verdict {
    ends_turned(closing).map_or(Verdict::Silent, |turned| {
        Verdict::kept_or(!turned, || "after a turn in Bypass it may not end its MPh there".into())
    })
}

fn must_reach_cafp(moved: &Move<'_>) -> Verdict {
    let Some((place, to)) = exit(moved).filter(|_| moved.mph().pending_turn.is_some()) else {
        return Verdict::Silent;
    };
    if to == place.hex {
        return Verdict::Silent;
    }
    let back = reverses(moved) && to == place.rear_hex();
    Verdict::kept_or(back, || "after its turn it goes on to the next CAFP, or back behind it".into())
}

/// ESB may still pay for a tracked vehicle; what cannot be cured shows when the move is over.
fn must_afford(moved: &Move<'_>) -> Verdict {
    let Some((_, Some(side))) = turn(moved) else { return Verdict::Silent };
    let (Some(left), Some(price)) = (moved.left(), cheapest_leg(moved, side)) else { return Verdict::Silent };
    let left = left - moved.said.cost;
    if left >= price {
        return Verdict::Kept;
    }
    let says = format!("{} MP are left after the turn, and the hexside costs {price}", left.max(Mp::ZERO));
    if moved.vehicle.class.is_tracked() && moved.mph().esb_attempts == 0 {
        Verdict::undecided(format!("{says}: only ESB can pay it"))
    } else {
        Verdict::broken(says)
    }
}

/// The hexside may be followed in either of its two hexes that holds an obstacle.
fn cheapest_leg(moved: &Move<'_>, side: Hexside) -> Option<Mp> {
    let (a, b) = side.hexes();
    let open = |cell: &Cell| moved.terrain(*cell).is_some_and(crate::scenario::Terrain::is_bypassable);
    [a, b].into_iter().filter(open).filter_map(|cell| leg_price(moved, cell)).min()
}

/// B23.4: an AFV buttons up to go into a building, whether the line says so or names a rate that only the inside has.
fn ex_bu(moved: &Move<'_>) -> Verdict {
    let Some((place, to)) = exit(moved).filter(|_| moved.inside()) else { return Verdict::Silent };
    let building = moved.terrain(to).is_some_and(crate::scenario::Terrain::is_building);
    if to == place.hex || !building || !moved.vehicle.afv || moved.vehicle.ce.is_none() {
        return Verdict::Silent;
    }
    Verdict::kept_or(moved.is_bu(), || "the AFV must be BU to go into the building".into())
}
