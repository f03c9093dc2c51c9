//! D2.1: the expenditure of MP. What a vehicle may spend, when, and in which order.

use crate::charts::terrain::Price as Chart;
use crate::event::{Advanced, CaChanged, CaReason, Claim, Claimed, Marker, MpUse, Rate, Status};
use crate::facts::{Move, Price, Told, Volley};
use crate::figures::price::step::{crossed, is_unsaid_road};
use crate::figures::vehicle::arc::mp_in_hex;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::scenario::Printing;
use crate::vocab::Work;
use crate::vocab::hex::Arc;
use crate::vocab::num::Mp;
use crate::vocab::phase::Phase;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;

/// The clauses, in rulebook order.
pub(in crate::rules) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D2.1-mp-limit",
        &[Matter::MpAllotment],
        "Over a whole MPh a vehicle cannot use more MP than the number printed on its counter plus whatever a successful ESB added.",
        Check::Mp(mp_limit),
    ),
    Clause::check(
        "D2.1-own-mph-only",
        &[Matter::MovePhase],
        "Vehicular MP can be used only in the MPh of the side that owns the vehicle.",
        Check::MpOutside(own_mph_only),
    ),
    Clause::check(
        "D2.1-cot-column",
        &[Matter::Cost],
        "Each hex entry is charged from the Terrain Chart column that belongs to the vehicle's movement class, plus every extra cost of artificial terrain there.",
        Check::Mp(cot_column),
    ),
    Clause::check(
        "D2.1-terrain-na",
        &[Matter::HexLeave],
        "A hex or hexside the chart marks as not enterable for the class stays closed to it.",
        Check::Enter(terrain_na),
    ),
    Clause::check(
        "D2.1-sequential-units",
        &[Matter::Order],
        "As with Infantry, a vehicle finishes its move before another unit begins, so it cannot resume after somebody else has moved.",
        Check::Mp(sequential_units),
    ),
    Clause::check(
        "D2.1-df-window",
        &[Matter::Order],
        "After every announced MP use the DEFENDER gets a chance for Defensive First Fire before the next one is announced.",
        Check::Mp(df_window),
    ),
    Clause::guard(
        "D2.1-move-optional",
        "The ATTACKER chooses freely which vehicles, if any, to move [but see D2.4-must-expend-one for Motion vehicles].",
    ),
    Clause::check(
        "D2.1-no-move-after-prep",
        &[Matter::FireAgain],
        "A vehicle that fired in the PFPh of this Player Turn, or whose Passengers or Riders did, may not move in the MPh that follows.",
        Check::Mp(no_move_after_prep),
    ),
    Clause::check(
        "D2.1-no-move-ti",
        &[Matter::MoveLeave],
        "A vehicle that is TI may not move.",
        Check::Mp(no_move_ti),
    ),
    Clause::checks(
        "D2.1-no-move-immobile",
        &[Matter::Mobility, Matter::VcaChange],
        "Only a Mobile vehicle can move; an immobilized, bogged or otherwise Immobile one cannot start, leave its hex or turn.",
        &[
            Check::Mp(no_move_immobile),
            Check::CaChanged(no_turn_immobile),
            Check::VehicleFire(no_turn_for_shot),
        ],
    ),
    Clause::check(
        "D2.1-radioless-exc",
        &[Matter::MoveLeave],
        "[EXC] A radioless AFV must move as a platoon or first meet the penalty procedure for moving alone.",
        Check::Mp(radioless_exc),
    ),
    Clause::guard(
        "D2.1-direction-free",
        "No limit is set on the mix of directions used in one MPh beyond MP, VCA and Reverse rules.",
    ),
    Clause::guard(
        "D2.1-enemy-hex-permitted",
        "A vehicle may drive into hexes held by enemy units during the MPh, even several of them.",
    ),
    Clause::check(
        "D2.1-leftover-mp",
        &[Matter::MpInHex],
        "MP left unused when the vehicle's MPh ends count as having been used in its last hex.",
        Check::Claimed(leftover_mp),
    ),
    Clause::check(
        "D2.1-moving-target-new-hex",
        &[Matter::MovingTarget],
        "A vehicle that changed hex in its MPh stays a moving target for all Defensive Fire of that Player Turn even after stopping or losing mobility.",
        Check::Claimed(moving_target_new_hex),
    ),
    Clause::checks(
        "D2.1-no-aph-move",
        &[Matter::MovePhase],
        "Vehicles never move in the APh.",
        &[Check::MpOutside(no_aph_move), Check::Advanced(no_advance)],
    ),
];

/// A gain of ESB counts once its success is in the log.
fn mp_limit(moved: &Move<'_>) -> Verdict {
    let (Some(printed), Some(left)) = (moved.vehicle.mp, moved.left()) else { return Verdict::Silent };
    if moved.said.cost <= left {
        return Verdict::Kept;
    }
    let limit = printed + moved.mph().esb_gain;
    let gained = if moved.mph().esb_gain > Mp::ZERO { ", ESB included" } else { "" };
    let total = moved.mph().spent + moved.said.cost;
    let says = format!("more than the vehicle has in this MPh{gained}");
    let breach = Breach::of(says).figures(format!("{total} MP"), format!("at most {limit} MP"));
    // A Minimum Move costs all that is left (D2.15): what is said of the one is said of the other.
    let minimum = matches!(moved.said.on, MpUse::MinimumMove { .. });
    let matter = if minimum { Matter::MinimumMoveCost } else { Matter::MpAllotment };
    Verdict::Broken(Box::new(breach)).of(matter)
}

fn own_mph_only(moved: &Move<'_>) -> Verdict {
    let phase = moved.ctx.before.phase.map_or("no phase".into(), |p| format!("the {p}"));
    let side = moved.ctx.before.side.as_ref().map_or(String::new(), |s| format!(" of the {s} side"));
    Verdict::broken(format!("MP spent in {phase}{side}: a vehicle spends MP in its own side's MPh only"))
}

fn no_aph_move(moved: &Move<'_>) -> Verdict {
    if moved.ctx.before.phase != Some(Phase::APh) {
        return Verdict::Silent;
    }
    Verdict::broken("vehicles never move in the APh")
}

fn no_advance(told: &Told<'_, Advanced>) -> Verdict {
    let (ctx, advanced) = (&told.ctx, told.said);
    ctx.vehicle(&advanced.unit).map_or(Verdict::Silent, |_| Verdict::broken("a vehicle does not advance"))
}

/// The price must be known to be judged; the figure itself is judged under D2.18.
fn cot_column(moved: &Move<'_>) -> Verdict {
    match moved.price() {
        Price::Unknown(needs) => Verdict::undecided(format!("the price needs {needs}")),
        Price::Of(_) => Verdict::Kept,
        Price::Open => Verdict::Silent,
    }
}

fn terrain_na(moved: &Move<'_>) -> Verdict {
    let MpUse::Enter { hex, rate, .. } = &moved.said.on else { return Verdict::Silent };
    let class = moved.vehicle.class;
    let crossed = crossed(moved, moved.ctx.cell(*hex)).filter(|_| *rate != Rate::Road);
    if let Some(kind) = crossed.filter(|kind| kind.price(class) == Chart::Na) {
        let (name, class) = (kind.name(), class.name());
        return Verdict::broken(format!(
            "a {name} is not crossed by a vehicle of the class {class} ({})",
            kind.rule()
        ));
    }
    let terrain =
        moved.terrain(moved.ctx.cell(*hex)).filter(|_| *rate != Rate::Road && !is_unsaid_road(moved));
    let Some(terrain) = terrain.filter(|t| !t.is.is_empty() || t.is_obstacle()) else {
        return Verdict::Silent;
    };
    let closed = terrain.closed_to(class);
    Verdict::kept_or(closed.is_none(), || {
        let name = closed.map_or("", |kind| kind.name());
        format!("{name} is not enterable for a vehicle of the class {} (Terrain Chart: NA)", class.name())
    })
}

fn sequential_units(moved: &Move<'_>) -> Verdict {
    if moved.mph().expenditures == 0 {
        return Verdict::Kept;
    }
    // D2.13-stop-or-motion told of a vehicle that was under way when its move was over.
    if moved.mph().closed && moved.mph().running && moved.unit.motion.is_none() {
        return Verdict::Silent;
    }
    Verdict::kept_or(!moved.mph().closed, || {
        "its move was over: it had ended, or another unit had begun to move".into()
    })
}

/// Without the house rule a log that says nothing means that the DEFENDER passed.
fn df_window(moved: &Move<'_>) -> Verdict {
    let state = moved.ctx.before;
    let first = state.mover.as_ref() != Some(&moved.said.unit) || moved.mph().expenditures == 0;
    if !moved.ctx.scenario.house.windows_recorded || first {
        return Verdict::Silent;
    }
    Verdict::kept_or(state.answered, || {
        "the expenditure before was neither answered by fire nor passed by the DEFENDER".into()
    })
}

fn no_move_after_prep(moved: &Move<'_>) -> Verdict {
    let first = moved.mph().expenditures == 0;
    // That it fired though in Motion, and so has to move, was told (D2.4).
    if !first || moved.unit.turn_begun_in_motion {
        return Verdict::Silent;
    }
    if moved.unit.fired.contains(&Phase::PFPh) {
        return Verdict::broken("it fired in the PFPh of this Player Turn");
    }
    // A counter says it of a shot that no line tells.
    if moved.unit.markers.contains(&Marker::PrepFire) {
        return Verdict::broken("it bears a Prep Fire counter");
    }
    let mut aboard = moved.ctx.before.units_aboard(&moved.said.unit).into_iter();
    let fired = aboard.find(|(_, unit)| !unit.eliminated && unit.fired.contains(&Phase::PFPh));
    fired.map_or(Verdict::Kept, |(id, _)| {
        Verdict::broken(format!("{id}, aboard it, fired in the PFPh of this Player Turn"))
    })
}

fn no_move_ti(moved: &Move<'_>) -> Verdict {
    if moved.mph().drove_on {
        return Verdict::Silent;
    }
    Verdict::kept_or(!moved.has(Status::Ti), || "it is TI".into())
}

/// After a failed ESB attempt the clause of D2.5 speaks, of a unit that left play LOG.unit-gone.
fn no_move_immobile(moved: &Move<'_>) -> Verdict {
    let told = moved.mph().esb_failed || moved.unit.eliminated || moved.mph().drove_on;
    // A bogged vehicle starts to try Bog Removal (D8.3).
    let bogged = moved.unit.status.has(Status::Bogged) && moved.unit.is_mobile_but_for(Status::Bogged);
    let removal = bogged
        && match &moved.said.on {
            MpUse::Start { .. } => true,
            MpUse::Other { what } => !what.is(Work::Turret) && !what.is(Work::Hook),
            MpUse::Stop
            | MpUse::Delay
            | MpUse::Turn { .. }
            | MpUse::Enter { .. }
            | MpUse::Bypass { .. }
            | MpUse::MinimumMove { .. }
            | MpUse::Overrun { .. } => false,
        };
    if told || removal || matches!(moved.said.on, MpUse::Delay) {
        return Verdict::Silent;
    }
    Verdict::kept_or(moved.unit.is_mobile(), || "it is not Mobile".into()).of(Matter::Mobility)
}

/// A hull turned for a shot, or as a fire phase ends, where that may be; elsewhere D2.11 speaks.
fn no_turn_immobile(told: &Told<'_, CaChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let Some((unit, def)) = told.known().filter(|(_, def)| def.vehicle.is_some()) else {
        return Verdict::Silent;
    };
    let own = ctx.before.side.as_ref() == Some(&def.side);
    let occasion = match changed.reason {
        CaReason::Shot => !ctx.before.is_mph_of(&def.side),
        CaReason::EndOfFirePhase => match ctx.before.phase {
            Some(Phase::PFPh | Phase::AFPh) => own,
            Some(Phase::DFPh) => !own,
            Some(Phase::RPh | Phase::MPh | Phase::RtPh | Phase::APh | Phase::CCPh) | None => false,
        },
        CaReason::MotionAttempt | CaReason::SetUp | CaReason::None => false,
    };
    if !occasion || changed.arc == Arc::Tca {
        return Verdict::Silent;
    }
    Verdict::kept_or(unit.is_mobile(), || "it is not Mobile, and its hull does not turn".into())
        .of(Matter::VcaChange)
}

fn no_turn_for_shot(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let vehicle = attack.firers.iter().find_map(|firer| ctx.vehicle(&firer.unit));
    let Some((unit, _)) = vehicle.filter(|_| attack.vca.is_some()) else { return Verdict::Silent };
    Verdict::kept_or(unit.is_mobile(), || "it is not Mobile, and its hull does not turn".into())
        .of(Matter::VcaChange)
}

fn radioless_exc(moved: &Move<'_>) -> Verdict {
    let alone = moved.vehicle.radioless && moved.vehicle.afv && !moved.has(Status::Platoon);
    if !alone || moved.mph().expenditures > 0 {
        return Verdict::Silent;
    }
    match moved.unit.task_check {
        Some(true) => Verdict::Kept,
        Some(false) => Verdict::broken("radioless, alone, and its task check failed"),
        None => Verdict::broken("a radioless AFV moves alone without the check that D14.23 asks for"),
    }
}

/// MP not used count in the last hex.
fn leftover_mp(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let Claim::MpInHex(said) = claimed.claim else { return Verdict::Silent };
    let cell = told.vehicle().and_then(|(unit, _)| unit.place.cell());
    let Some(ours) = cell.and_then(|cell| mp_in_hex(ctx, &claimed.unit, cell)) else {
        return Verdict::Silent;
    };
    let breach = Breach::of("MP counted in the hex").figures(format!("{said} MP"), format!("{ours} MP"));
    if said == ours { Verdict::Kept } else { Verdict::Broken(Box::new(breach)) }
}

/// A new hex makes a moving target, whatever follows; D2.13 speaks once it stopped.
fn moving_target_new_hex(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let (Claim::MovingTarget(said), Some((unit, _))) = (&claimed.claim, told.vehicle()) else {
        return Verdict::Silent;
    };
    let hexside = ctx.printing == Printing::Second && unit.mph.entered_hexside; // D2.13, D2.51 in 2e
    if !(unit.mph.entered_hex || hexside) || unit.mph.stops > 0 {
        return Verdict::Silent;
    }
    Verdict::kept_or(*said, || {
        "it entered a new hex or hexside, so it is a moving target for this Player Turn".into()
    })
}
