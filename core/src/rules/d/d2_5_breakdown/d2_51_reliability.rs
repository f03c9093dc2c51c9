//! D2.51 and D2.52: mechanical reliability.

use crate::counter::Vehicle;
use crate::duty::Debt;
use crate::effects::breaks_down;
use crate::event::{ReliabilityCalled, ReliabilityRolled};
use crate::facts::{Closing, Ctx, Move, Told};
use crate::figures::vehicle::red::{is_red, reddened};
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::owing::owing_in_move;
use crate::rules::table::Check;
use crate::scenario::Printing;
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(in crate::rules) const D2_51: &[Clause] = &[
    Clause::checks("D2.51-dr-each-start", &[Matter::ReliabilityRoll], "Every start MP of a red-MP AFV needs a reliability DR.", &[Check::Mp(dr_open), Check::MoveOwed(START, dr_each_start)]),
    Clause::check("D2.51-motion-attempt-2e", &[Matter::ReliabilityCall], "2e: a successful Motion attempt calls for it as well.", Check::EnemyMphOwed(Debt::Reliability(0), motion_attempt)).only(Printing::Second),
    Clause::check("D2.51-motion-attempt-1e", &[Matter::ReliabilityCall], "1e: the reliability DR is named for starts only, though D2.401 presupposes one on Motion attempts.", Check::EnemyMphOwed(Debt::Reliability(0), motion_attempt_open)).only(Printing::First),
    Clause::check("D2.51-twelve", &[Matter::Consequence], "A roll of 12 is a breakdown and the AFV is immobilized.", Check::Reliability(twelve)),
    Clause::guard("D2.51-late-call", "If forgotten, the opponent may demand the DR later in that same MPh whenever the AFV uses MP."),
    Clause::check("D2.51-late-call-must-roll", &[Matter::ReliabilityRoll], "A demand made in time has to be answered with the DR.", Check::MoveOwed(START, late_call_must_roll)),
    Clause::check("D2.51-late-call-window", &[Matter::ReliabilityCall], "After the MPh of the start, or when the AFV uses no further MP, a demand for its reliability DR is too late.", Check::Called(late_call_window)),
    Clause::fact("D2.51-late-effect-here", "A late 12 immobilizes the AFV where it then is; earlier movement stands.", "`apply` immobilizes the vehicle where it is"),
    Clause::guard("D2.51-df-allowed", "The broken-down AFV may be fired on by Defensive First Fire because it used a start MP."),
    Clause::fact("D2.51-not-moving-1e", "1e: yet moving-target status needs an earlier change of hex in the MPh or an MPh opened in Motion.", "`is_moving_target` asks for a new hex or a MPh begun in Motion").only(Printing::First),
    Clause::fact("D2.51-not-moving-2e", "2e: a new hexside counts as well.", "`is_moving_target` asks for a new hex or hexside or a MPh begun in Motion").only(Printing::Second),
    Clause::checks("D2.51-afv-red-only", &[Matter::ReliabilityCall], "The DR concerns AFVs with red MP only [see 2.52 for the 2e widening].", &[Check::Reliability(afv_red_only), Check::Called(called_of_red)]),
    Clause::check("D2.51-no-start-no-dr", &[Matter::ReliabilityCall], "No start MP, no DR: a vehicle beginning in Motion or entering from off-board rolls nothing for that.", Check::Reliability(no_start_no_dr)),
    Clause::fact("D2.52-2e-axis-red", "2e: in North African scenarios dated before October 1941 every Axis vehicle is treated as having red MP.", "`reddened` treats Axis vehicles in North Africa so").only(Printing::Second),
    Clause::fact("D2.52-2e-motorcycle-exc", "[EXC] Motorcycles do not count as having red MP in North Africa.", "`reddened` leaves motorcycles out").only(Printing::Second),
    Clause::checks("D2.52-2e-wheeled", &[Matter::ReliabilityCall], "2e: wheeled Axis vehicles too make reliability DRs where the MP of Axis vehicles count as red.", &[Check::Mp(wheeled_open), Check::MoveOwed(START, wheeled)]).only(Printing::Second),
    Clause::fact("D2.52-2e-esb", "2e: tracked Axis vehicles whose MP count as red use the rounded-up ESB DRM.", "D2.5-drm-fru-red counts a reddened vehicle as red").only(Printing::Second),
    Clause::fact("D2.52-2e-date-bound", "2e: from October 1941 on, or outside North Africa, the MP of Axis vehicles do not count as red.", "`reddened` compares the date of the scenario").only(Printing::Second),
    Clause::fact("D2.52-2e-axis-only", "2e: vehicles of the other side than the Axis do not count as having red MP in North Africa.", "`reddened` asks for an Axis owner").only(Printing::Second),
];

/// The DR of a start, whichever it is.
const START: Debt = Debt::Reliability(1);

/// The duty is that of the last start so far: a later one is another.
fn of_last_start(closing: &Closing<'_>, verdict: Verdict) -> Verdict {
    owing_in_move(verdict, &closing.ctx, closing.id, Debt::Reliability(closing.unit.mph.starts))
}

/// Which clause asks for the DR of this vehicle: that on printed red MP, or that on Axis vehicles.
fn by_print(vehicle: &Vehicle) -> bool {
    vehicle.afv && vehicle.red == Some(true)
}

/// The DR is missing as the vehicle goes on; the opponent may still call for it in this MPh, and its end tells.
fn open(moved: &Move<'_>) -> Verdict {
    let forgotten = moved.mph().reliability_due > 0 && moved.mph().since_start == 0;
    if !forgotten || !is_red(&moved.ctx, moved.vehicle) {
        return Verdict::Silent;
    }
    let says = "no reliability DR was made for the start; the opponent may still call for it";
    let debt = Debt::Reliability(moved.mph().starts);
    owing_in_move(Verdict::undecided(says), &moved.ctx, &moved.said.unit, debt)
}

fn dr_open(moved: &Move<'_>) -> Verdict {
    if by_print(moved.vehicle) { open(moved) } else { Verdict::Silent }
}

fn wheeled_open(moved: &Move<'_>) -> Verdict {
    if by_print(moved.vehicle) { Verdict::Silent } else { open(moved) }
}

fn missing(closing: &Closing<'_>) -> Verdict {
    if !is_red(&closing.ctx, closing.vehicle) || closing.unit.mph.starts == 0 {
        return Verdict::Silent;
    }
    let due = closing.unit.mph.reliability_due;
    let verdict = Verdict::kept_or(due == 0, || match due {
        1 => "the reliability DR for a start in this MPh was not made".into(),
        _ => format!("{due} reliability DR for starts in this MPh were not made"),
    });
    of_last_start(closing, verdict)
}

fn dr_each_start(closing: &Closing<'_>) -> Verdict {
    if by_print(closing.vehicle) { missing(closing) } else { Verdict::Silent }
}

fn wheeled(closing: &Closing<'_>) -> Verdict {
    if by_print(closing.vehicle) { Verdict::Silent } else { missing(closing) }
}

/// Was the DR made for a Motion attempt of a vehicle with red MP? `None` where none succeeded.
fn tested_for_attempt(closing: &Closing<'_>) -> Option<bool> {
    let attempt = closing.unit.attempt.as_ref().filter(|attempt| attempt.succeeded || attempt.engine_tested);
    attempt.filter(|_| is_red(&closing.ctx, closing.vehicle)).map(|attempt| attempt.engine_tested)
}

fn motion_attempt(closing: &Closing<'_>) -> Verdict {
    tested_for_attempt(closing).map_or(Verdict::Silent, |tested| {
        Verdict::kept_or(tested, || "no reliability DR was made for the successful Motion attempt".into())
    })
}

fn motion_attempt_open(closing: &Closing<'_>) -> Verdict {
    match tested_for_attempt(closing) {
        Some(true) => Verdict::Kept,
        Some(false) => Verdict::undecided(
            "whether a successful Motion attempt calls for a reliability DR, which 1e leaves open: none was made",
        ),
        None => Verdict::Silent,
    }
}

/// An Original 12, no DRM.
fn twelve(told: &Told<'_, ReliabilityRolled>) -> Verdict {
    let (ctx, rolled) = (&told.ctx, told.said);
    let Some(dr) = ctx.before.rolls.get(&rolled.roll).map(|roll| roll.dice.total()) else {
        return Verdict::Silent;
    };
    let (Some(said), ours) = (rolled.breakdown, breaks_down(dr)) else { return Verdict::Silent };
    if said == ours {
        return Verdict::Kept;
    }
    let word = |breakdown| if breakdown { "a breakdown" } else { "no effect" };
    Verdict::Broken(Box::new(Breach::of(format!("a reliability DR of {dr}")).figures(word(said), word(ours))))
}

fn late_call_must_roll(closing: &Closing<'_>) -> Verdict {
    if !closing.unit.mph.reliability_called || !is_red(&closing.ctx, closing.vehicle) {
        return Verdict::Silent;
    }
    let says = "the opponent called for the reliability DR in time, and it was not made";
    of_last_start(closing, Verdict::broken(says))
}

fn late_call_window(told: &Told<'_, ReliabilityCalled>) -> Verdict {
    let (ctx, _called) = (&told.ctx, told.said);
    let Some((unit, def)) = told.known() else { return Verdict::Silent };
    let in_time = ctx.before.is_mph_of(&def.side) && !unit.mph.closed && unit.mph.expenditures > 0;
    Verdict::kept_or(in_time, || {
        "the DR can be called for in that MPh alone, when the vehicle uses MP: the call is void".into()
    })
}

fn afv_red_only(told: &Told<'_, ReliabilityRolled>) -> Verdict {
    told.vehicle().map_or(Verdict::Silent, |(_, vehicle)| concerned(&told.ctx, vehicle))
}

/// D2.51-late-call-window speaks outside its move.
fn called_of_red(told: &Told<'_, ReliabilityCalled>) -> Verdict {
    let in_time = told.known().is_some_and(|(unit, def)| {
        told.ctx.before.is_mph_of(&def.side) && !unit.mph.closed && unit.mph.expenditures > 0
    });
    let vehicle = told.vehicle().filter(|_| in_time);
    vehicle.map_or(Verdict::Silent, |(_, vehicle)| concerned(&told.ctx, vehicle))
}

/// Printed colour unknown: nothing to say.
fn concerned(ctx: &Ctx<'_>, vehicle: &Vehicle) -> Verdict {
    if vehicle.red.is_none() || reddened(ctx, vehicle) {
        return Verdict::Silent;
    }
    Verdict::kept_or(by_print(vehicle), || "only an AFV with red MP makes reliability DR".into())
}

fn no_start_no_dr(told: &Told<'_, ReliabilityRolled>) -> Verdict {
    let ctx = &told.ctx;
    let Some((unit, vehicle)) = told.vehicle() else { return Verdict::Silent };
    if !is_red(ctx, vehicle) {
        return Verdict::Silent;
    }
    let attempted = unit.attempt.as_ref().is_some_and(|attempt| attempt.succeeded && !attempt.engine_tested);
    Verdict::kept_or(unit.mph.reliability_due > 0 || attempted, || {
        "no start MP was paid for which this reliability DR could be".into()
    })
}
