//! D2.11: the VCA. Where a vehicle points, what a turn costs, which hexes it may enter.

use crate::duty::Debt;
use crate::event::{
    CaChanged, CaReason, Claim, Claimed, Direction, MpUse, TurnTo, TurretTo, UnitId, UnitPlaced,
};
use crate::facts::{Closing, Ctx, Move, ToHitRoll, Told, Volley};
use crate::figures::vehicle::bog::bog_due;
use crate::figures::vehicle::moving;
use crate::figures::vehicle::spine::{declared_arcs, spines};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::owing::owing_in_move;
use crate::rules::table::Check;
use crate::state::{Place, Unit, stands_as_gun, turn_steps};
use crate::vocab::Modifier;
use crate::vocab::hex::{Arc, HexPair};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;

/// The clauses, in rulebook order.
pub(in crate::rules) const D2_11: &[Clause] = &[
    Clause::check(
        "D2.11-vca-recorded",
        &[Matter::ArcRecorded],
        "The record must say at setup, and at every change of hex or facing, which hexspine of its hex the vehicle points along.",
        Check::Placed(vca_recorded),
    ),
    Clause::checks(
        "D2.11-vca-valid-spine",
        &[Matter::ArcTurn],
        "A VCA name must be two hexes that are both neighbours of the occupied hex and neighbours of each other; the own hex or distant hexes are never part of the name.",
        &[
            Check::Mp(vca_valid_spine),
            Check::Placed(placed_on_spine),
            Check::VehicleFire(shot_on_spine),
            Check::CaChanged(changed_to_spine),
        ],
    ),
    Clause::fact(
        "D2.11-vca-is-front-ca",
        "The VCA is the 60-degree covered arc measured from the vehicle's front and is the arc used for movement.",
        "the arc of a facing is derived, never read: `hex::in_arc`",
    ),
    Clause::line(
        "D2.11-vca-cost",
        &[Matter::Cost],
        "Turning costs one MP for each hexspine when the vehicle is not inside an obstacle.",
    ),
    Clause::line(
        "D2.11-vca-cost-obstacle",
        &[Matter::Cost],
        "Inside (not bypassing) a building, woods or rubble each hexspine of turn costs two MP.",
    ),
    Clause::line(
        "D2.11-vca-cost-no-stack",
        &[Matter::Cost],
        "A mix of those obstacle types in one hex still costs two MP per hexspine, not four.",
    ),
    Clause::line(
        "D2.11-vca-note-d",
        &[Matter::Cost],
        "Where the Terrain Chart note for narrow roads/bridges applies, the MP for turning is doubled.",
    ),
    Clause::check(
        "D2.11-vca-paid",
        &[Matter::VcaChange],
        "During its own MPh a vehicle cannot alter its VCA without paying for it.",
        Check::CaChanged(vca_paid),
    ),
    Clause::checks(
        "D2.11-vca-bog",
        &[Matter::Roll],
        "Going inside terrain that the chart marks with a B calls for a Bog Check, and turning there for one each hexspine, unless the vehicle is on a road (D8.2).",
        &[Check::Mp(vca_bog), Check::MoveOwed(Debt::Bog(0), vca_bog_at_end)],
    ),
    Clause::guard("D2.11-vca-bog-road", "No Bog Check is due for a turn made while on a road."),
    Clause::checks(
        "D2.11-move-in-vca",
        &[Matter::HexEntered],
        "A forward-moving vehicle may enter only one of the two hexes of its current VCA.",
        &[Check::Enter(move_in_vca), Check::MinimumMove(move_in_vca)],
    ),
    Clause::fact(
        "D2.11-reverse-exc",
        "[EXC] Reverse Movement is the single case in which the hex entered lies outside the VCA.",
        "`implied_direction` tells Reverse from forward; D2.22-rear-hex judges Reverse",
    )
    .on(&[Matter::HexEntered]),
    Clause::fact(
        "D2.11-turn-first",
        "A turn must be paid in the present hex before a hex outside the VCA is entered by forward movement.",
        "the facing is kept through an entry; D2.11-move-in-vca judges the hex by it",
    )
    .on(&[Matter::HexEntered]),
    Clause::check(
        "D2.11-vca-announce-each",
        &[Matter::ArcTurn],
        "Every hexspine of a turn within the current hex must be announced as its own expenditure.",
        Check::Turn(vca_announce_each),
    ),
    Clause::fact(
        "D2.11-vca-df-window",
        "The DEFENDER may use Defensive First Fire at the facing reached after each hexspine.",
        "each hexspine is an event, and D2.1-df-window speaks of every event",
    ),
    Clause::checks(
        "D2.11-vca-not-moving",
        &[Matter::MovingTarget],
        "Changing VCA inside the current hex does not by itself turn the vehicle into a moving target.",
        &[Check::Claimed(vca_not_moving), Check::ToHit(case_j_claimed)],
    ),
    Clause::check(
        "D2.11-heading-kept",
        &[Matter::ArcTurn],
        "On entering a hex the vehicle keeps its compass heading, so the new VCA is the same spine index of the new hex.",
        Check::Enter(heading_kept),
    ),
    Clause::guard("D2.11-free-vca-motion", "A successful Motion attempt lets the VCA be changed without MP."),
    Clause::check(
        "D2.11-vca-by-fire",
        &[Matter::VcaChange],
        "Firing outside its CA is another lawful cause of a VCA change, though never during its own MPh.",
        Check::VehicleFire(vca_by_fire),
    ),
    Clause::check(
        "D2.11-vca-end-of-fire-phase",
        &[Matter::VcaChange],
        "A vehicle whose MA could still fire may re-face freely at the end of a fire phase.",
        Check::CaChanged(vca_end_of_fire_phase),
    ),
    Clause::check(
        "D2.11-vca-no-other-cause",
        &[Matter::VcaChange],
        "Outside the listed causes (MP, Motion attempt, fire, end of fire phase) a VCA never changes.",
        Check::CaChanged(vca_no_other_cause),
    ),
    Clause::line(
        "D2.11-vca-cost-woods-road",
        &[Matter::Cost],
        "2.11 frees a vehicle on a road from the Bog Check only: in a woods, building or rubble hex each hexspine still costs two MP unless it bypasses; a house switch (off) charges four for a turn across a non-road hexside of a woods-road.",
    ),
];

fn vca_recorded(told: &Told<'_, UnitPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let def = ctx.scenario.units.get(placed.like.as_ref().unwrap_or(&placed.unit));
    let vehicle = def.is_some_and(|def| def.vehicle.is_some());
    if !vehicle || placed.hex.is_none() {
        return Verdict::Silent;
    }
    let said = placed.vca.is_some() || (placed.along.is_some() && placed.cafp.is_some());
    Verdict::kept_or(said, || "placed on the map without a VCA (or, in Bypass, a hexside and a CAFP)".into())
}

fn vca_valid_spine(moved: &Move<'_>) -> Verdict {
    // The turret is set where the vehicle then stands.
    let turret = match (moved.said.turret, moved.unit.place, &moved.said.on) {
        (_, _, MpUse::Enter { .. } | MpUse::MinimumMove { .. } | MpUse::Overrun { .. }) => None,
        (Some(TurretTo::Spine(pair)), Place::In(hex, _), _) => Some(names_a_spine(&moved.ctx, hex, pair)),
        (..) => None,
    };
    if let Some(wrong @ Verdict::Broken(_)) = turret {
        return wrong;
    }
    match &moved.said.on {
        MpUse::Turn { to: TurnTo::Spine(pair), .. } => {
            let hex = moved.unit.place.cell();
            hex.map_or(Verdict::Silent, |cell| names_a_spine(&moved.ctx, cell, *pair))
        }
        MpUse::Enter { hex, vca: Some(pair), .. } => names_a_spine(&moved.ctx, moved.ctx.cell(*hex), *pair),
        MpUse::Enter { vca: None, .. }
        | MpUse::Turn { to: TurnTo::Along(_), .. }
        | MpUse::Start { .. }
        | MpUse::Stop
        | MpUse::Delay
        | MpUse::Bypass { .. }
        | MpUse::MinimumMove { .. }
        | MpUse::Overrun { .. }
        | MpUse::Other { .. } => Verdict::Silent,
    }
}

/// Speaks of hull and turret; in Bypass the hull points along a hexside, and the turret has facings of its own (D2.321).
fn changed_to_spine(told: &Told<'_, CaChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let (Some((unit, _)), TurretTo::Spine(pair)) = (told.vehicle(), changed.to) else {
        return Verdict::Silent;
    };
    let Place::In(hex, _) = unit.place else { return Verdict::Silent };
    names_a_spine(ctx, hex, pair)
}

fn placed_on_spine(told: &Told<'_, UnitPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    let named = placed.hex.zip(placed.vca);
    named.map_or(Verdict::Silent, |(hex, vca)| names_a_spine(ctx, ctx.cell(hex), vca))
}

/// The arcs declared with a shot; in Bypass a vehicle points along a hexside, and none of its hex's spines is asked.
fn shot_on_spine(volley: &Volley<'_>) -> Verdict {
    let Some((hex, arcs)) = declared_arcs(&volley.ctx, volley.declared) else { return Verdict::Silent };
    let mut verdict = Verdict::Silent;
    for pair in arcs {
        verdict = names_a_spine(&volley.ctx, hex, pair);
        if verdict != Verdict::Kept {
            break;
        }
    }
    verdict
}

fn names_a_spine(ctx: &Ctx<'_>, hex: crate::vocab::hex::Cell, pair: HexPair) -> Verdict {
    let map = &ctx.scenario.map;
    Verdict::kept_or(map.spine(hex, pair).is_some(), || {
        format!(
            "{} is no hexspine of {}: it must name two hexes next to it and to each other ({})",
            map.show_pair(pair),
            ctx.show(hex),
            spines(ctx, hex)
        )
    })
}

/// In its own MPh a vehicle pays for every turn of its hull; a shot is D2.11-vca-by-fire's, a Gun on foot C3.22's.
fn vca_paid(told: &Told<'_, CaChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let hull = changed.arc == Arc::Vca && !stands_as_gun(ctx.before, &changed.unit);
    if !hull || changed.reason == CaReason::Shot || !in_own_mph(ctx, changed) {
        return Verdict::Silent;
    }
    Verdict::broken("the VCA changed in its own MPh without MP")
}

fn in_own_mph(ctx: &Ctx<'_>, changed: &CaChanged) -> bool {
    ctx.unit(&changed.unit).is_some_and(|(_, def)| ctx.before.is_mph_of(&def.side))
}

fn vca_end_of_fire_phase(told: &Told<'_, CaChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    if changed.arc != Arc::Vca || changed.reason != CaReason::EndOfFirePhase || in_own_mph(ctx, changed) {
        return Verdict::Silent;
    }
    let fire_phase = ctx.before.phase.is_some_and(crate::vocab::phase::Phase::is_fire_phase);
    Verdict::kept_or(fire_phase, || {
        "no fire phase ends here, so the hull may not be turned free of MP".into()
    })
}

fn vca_no_other_cause(told: &Told<'_, CaChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    if changed.arc != Arc::Vca || in_own_mph(ctx, changed) {
        return Verdict::Silent;
    }
    let attempt = told.vehicle().and_then(|(unit, _)| unit.attempt.as_ref());
    let lawful = match changed.reason {
        CaReason::MotionAttempt => attempt.is_some_and(|attempt| attempt.succeeded),
        CaReason::SetUp => ctx.before.is_set_up() || ctx.scenario.excerpts,
        CaReason::None => false,
        CaReason::Shot | CaReason::EndOfFirePhase => true,
    };
    Verdict::kept_or(lawful, || {
        "the VCA changed without MP, a successful Motion attempt, a shot, or the end of a fire phase".into()
    })
}

/// A shot may turn the hull, though never in the vehicle's own MPh.
fn vca_by_fire(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some((_, def)) = attack.firers.first().and_then(|firer| ctx.unit(&firer.unit)) else {
        return Verdict::Silent;
    };
    if attack.vca.is_none() || def.vehicle.is_none() {
        return Verdict::Silent;
    }
    Verdict::kept_or(!ctx.before.is_mph_of(&def.side), || {
        "the hull was turned by firing in the vehicle's own MPh, where each hexspine costs MP".into()
    })
}

/// The Bog Checks of earlier turns are due before the next expenditure.
fn vca_bog(moved: &Move<'_>) -> Verdict {
    bog_made(&moved.ctx, &moved.said.unit, moved.unit)
}

/// Owed for the last expenditure so far: the next one is the deadline.
fn bog_made(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> Verdict {
    let due = ctx.vehicle(id).map(|(_, vehicle)| bog_due(ctx, unit, vehicle.class)).unwrap_or_default();
    let verdict = match (due.sure, due.open) {
        (0, 0) => Verdict::Silent,
        // No duty: what was not asked for needs no answer later.
        (0, _) => {
            return Verdict::undecided(
                "whether the turn or entry before called for a Bog DR: none is in the log (a road, a Trail Break, Wire or a trench \
             decide)",
            );
        }
        (1, _) => Verdict::broken("a Bog DR is missing for the turn or entry before"),
        (n, _) => Verdict::broken(format!("{n} Bog DR are missing for the turns or entries before")),
    };
    owing_in_move(verdict, ctx, id, Debt::Bog(unit.mph.expenditures))
}

fn vca_bog_at_end(closing: &Closing<'_>) -> Verdict {
    bog_made(&closing.ctx, closing.id, closing.unit)
}

fn move_in_vca(moved: &Move<'_>) -> Verdict {
    let (Some(to), Place::In(cell, Some(facing))) = (moved.entered_next(), moved.unit.place) else {
        return Verdict::Silent;
    };
    if moved.direction() == Some(Direction::Reverse) {
        return Verdict::Silent;
    }
    let (a, b) = cell.spine_hexes(facing);
    let show = |c| moved.ctx.show(c);
    Verdict::kept_or(to == a || to == b, || {
        format!("{} is outside the VCA {}-{} of {}", show(to), show(a), show(b), show(cell))
    })
}

fn vca_announce_each(moved: &Move<'_>) -> Verdict {
    let MpUse::Turn { to, .. } = &moved.said.on else { return Verdict::Silent };
    match turn_steps(moved.unit, moved.ctx.scenario, *to) {
        None => Verdict::Silent,
        Some(0 | 1) => Verdict::Kept,
        Some(n) => {
            Verdict::broken(format!("{n} hexspines turned in one expenditure: each is announced by itself"))
        }
    }
}

/// The facing is carried into the hex entered.
fn heading_kept(moved: &Move<'_>) -> Verdict {
    let (MpUse::Enter { hex, vca: Some(pair), .. }, Some(facing)) =
        (&moved.said.on, moved.unit.place.facing())
    else {
        return Verdict::Silent;
    };
    let map = &moved.ctx.scenario.map;
    let cell = map.cell(*hex);
    let Some(said) = map.spine(cell, *pair) else { return Verdict::Silent };
    if said == facing {
        return Verdict::Kept;
    }
    let kept = map.show_pair(map.spine_name(cell, facing));
    let breach = Breach::of("the heading is kept on entering a hex").figures(map.show_pair(*pair), kept);
    Verdict::Broken(Box::new(breach))
}

/// Turning in the hex makes no moving target.
fn vca_not_moving(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let (Claim::MovingTarget(true), Some((unit, _))) = (&claimed.claim, told.vehicle()) else {
        return Verdict::Silent;
    };
    if unit.mph.turns == 0 {
        return Verdict::Silent;
    }
    Verdict::kept_or(moving::is_moving_target(ctx, unit), || {
        "it turned in its hex and entered no new one".into()
    })
}

/// Case J, by name, is for moving targets.
fn case_j_claimed(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let claimed = attempt.drm.iter().any(|line| line.means().is_some_and(Modifier::is_case_j));
    let Some((unit, _)) = attempt.target.as_ref().and_then(|id| ctx.vehicle(id)).filter(|_| claimed) else {
        return Verdict::Silent;
    };
    if !moving::only_turned(unit) {
        return Verdict::Silent;
    }
    Verdict::kept_or(moving::is_moving_target(ctx, unit), || {
        String::from("Case J against a vehicle that only turned in its hex")
    })
}
