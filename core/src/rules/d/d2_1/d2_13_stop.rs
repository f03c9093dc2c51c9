//! D2.13: the stop MP, and what a stopped vehicle is.

use crate::duty::Debt;
use crate::event::{Claim, Claimed, DrmLine, MpUse};
use crate::facts::{Closing, Move, ToHitRoll, Told};
use crate::figures::vehicle::moving;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::scenario::Printing;
use crate::vocab::{Modifier, MoverClass};
use alloc::format;

/// The clauses, in rulebook order.
pub(in crate::rules) const D2_13: &[Clause] = &[
    Clause::line("D2.13-stop-cost", &[Matter::Cost], "Stopping costs one extra MP."),
    Clause::fact("D2.13-stop-hex", "The stop MP is used in the hex (or on the hexside) presently occupied.", "`apply` credits the stop MP to the hex occupied: `Mph::by_hex`"),
    Clause::check("D2.13-stop-or-motion", &[Matter::MoveEnd], "A vehicle under way at the end of its MPh either pays the stop MP or is left under a Motion counter.", Check::MoveOwed(Debt::StopOrMotion, stop_or_motion)),
    Clause::check("D2.13-stop-under-way", &[Matter::StopMp], "The stop MP is paid by a vehicle under way; one that stands burns MP by Delay.", Check::Stop(stop_under_way)),
    Clause::guard("D2.13-restart-permitted", "A vehicle that stopped may go on in the same MPh while it has MP."),
    Clause::check("D2.13-restart-start-mp", &[Matter::StartMp], "To go on after a stop a vehicle has to pay a new start MP.", Check::Mp(restart_start_mp)),
    Clause::check("D2.13-stopped-moving-1e", &[Matter::MovingTarget], "Having stopped does not end moving-target status if a new hex was entered this Player Turn or the MPh was begun in Motion.", Check::Claimed(stopped_moving)).only(Printing::First),
    Clause::check("D2.13-stopped-moving-2e", &[Matter::MovingTarget], "Having stopped does not end moving-target status if a new hex or a new hexside (Bypass within one hex) was entered, or the MPh was begun in Motion.", Check::Claimed(stopped_moving)).only(Printing::Second),
    Clause::check("D2.13-stop-for-fire", &[Matter::CaseC], "A vehicle that claims to fire as stopped must have logged a stop MP.", Check::ToHit(stop_for_fire)),
];

/// A vehicle under way at the end of its move is stopped or left in Motion.
fn stop_or_motion(closing: &Closing<'_>) -> Verdict {
    let mph = &closing.unit.mph;
    let turned = mph.pending_turn.is_some(); // D2.33-no-end-after-turn speaks of that end.
    if !closing.unit.is_mobile() || turned || (mph.expenditures == 0 && closing.end.is_none()) {
        return Verdict::Silent;
    }
    let counter = closing.is_left_in_motion();
    if closing.vehicle.class == MoverClass::Wagon && mph.running && !counter {
        return stops_by_word(closing);
    }
    Verdict::kept_or(!mph.running || counter, || {
        "its move is over while it is under way: neither a stop MP nor a Motion counter".into()
    })
}

/// A wagon pays no MP to stop: its player says whether it stands or goes on (D12.1).
fn stops_by_word(closing: &Closing<'_>) -> Verdict {
    let id = closing.id;
    if closing.end.is_some() {
        return Verdict::Kept;
    }
    Verdict::undecided(format!(
        "whether {id} stopped or is in Motion: `{id} ends`, or `{id} ends motion`, tells it"
    ))
}

fn stop_under_way(moved: &Move<'_>) -> Verdict {
    if !moved.unit.is_mobile() {
        return Verdict::Silent;
    }
    Verdict::kept_or(moved.mph().running, || "it stands: it has nothing to stop".into())
}

fn restart_start_mp(moved: &Move<'_>) -> Verdict {
    let moves = matches!(
        moved.said.on,
        MpUse::Enter { .. } | MpUse::Bypass { .. } | MpUse::MinimumMove { .. } | MpUse::Turn { .. }
    );
    if !moves || moved.mph().stops == 0 || !moved.unit.is_mobile() {
        return Verdict::Silent;
    }
    Verdict::kept_or(moved.mph().running, || {
        "it stopped in this MPh and goes on without a new start MP".into()
    })
}

/// Stopping ends no moving-target status.
fn stopped_moving(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let (Claim::MovingTarget(false), Some((unit, _))) = (&claimed.claim, told.vehicle()) else {
        return Verdict::Silent;
    };
    if unit.mph.stops == 0 {
        return Verdict::Silent;
    }
    Verdict::kept_or(!moving::is_moving_target(ctx, unit), || {
        "it stopped, but it had moved or begun in Motion: it stays a moving target".into()
    })
}

/// Fire as of a stopped vehicle needs the stop MP.
fn stop_for_fire(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let Some((unit, def)) = ctx.unit(&attempt.unit).filter(|(_, def)| def.vehicle.is_some()) else {
        return Verdict::Silent;
    };
    let stopped = |line: &&DrmLine| matches!(line.means(), Some(Modifier::C | Modifier::C1 | Modifier::C2));
    let Some(said) = attempt.drm.iter().find(stopped).filter(|_| ctx.before.is_mph_of(&def.side)) else {
        return Verdict::Silent;
    };
    if !unit.mph.running {
        return Verdict::Kept;
    }
    Verdict::wrong("it fires as if stopped while under way", format!("Case {}", said.name), "Case C4")
}
