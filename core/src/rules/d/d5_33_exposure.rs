//! D5.33: when a crew goes CE or BU. D5.41: when it abandons its vehicle of its own will.

use crate::event::{Event, Status, StatusChanged, UnitId, What};
use crate::facts::{Ctx, Told};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::may_move::is_its_own;
use crate::rules::table::Check;
use crate::state::Unit;
use crate::vocab::num::Mp;
use crate::vocab::phase::Phase;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "D5.33-change",
        &[Matter::Order],
        "A crew goes CE or BU of its own will in its own MPh or APh, once in a phase.",
        Check::Any(changes),
    )
    .since(2),
    Clause::check(
        "D5.33-after-fire",
        &[Matter::Order],
        "In the MPh of its Prep Fire, or after Bounding First Fire, a crew goes neither CE nor BU.",
        Check::Any(changes_after_fire),
    )
    .since(2),
    Clause::check(
        "D5.41-unused",
        &[Matter::Order],
        "A crew abandons its AFV of its own will in its own MPh alone, when that has neither fired nor spent MP in the Player Turn.",
        Check::Status(abandons_unused),
    )
    .since(2),
];

/// What opens or shuts the hatches against the will of the crew, or shows what was unknown of it, is no change of these clauses: a Stun, a
/// Shock, a Pin, what becomes of them, a vehicle that was hidden until now.
fn by_will<'a>(told: &Told<'a, Event>) -> Option<(&'a UnitId, &'a Unit)> {
    let What::CrewStatusChanged(changed) = &told.said.what else { return None };
    let ctx = &told.ctx;
    let (unit, vehicle) = told.vehicle().filter(|_| ctx.tells_all() && ctx.before.has_begun())?;
    let was = unit.ce.or(vehicle.ce)?;
    let out = [Status::Stunned, Status::Shocked, Status::Recalled, Status::Abandoned];
    let struck = unit.stuns > 0 || out.iter().any(|status| unit.status.has(*status));
    let shut = unit.is_pinned() || unit.crew.failed_task || unit.crew.checks.iter().any(|_| !changed.ce);
    let veiled = unit.placed_now
        || unit.revealed_now
        || unit.unveiled.is_some()
        || [Status::Concealed, Status::Hidden].iter().any(|status| unit.status.has(*status));
    let free = was != changed.ce && !struck && !shut && !veiled && !unit.eliminated;
    free.then_some((&changed.unit, unit))
}

fn changes(told: &Told<'_, Event>) -> Verdict {
    let Some((id, unit)) = by_will(told) else { return Verdict::Silent };
    let ctx = &told.ctx;
    if ctx.before.phase.is_none() {
        return Verdict::Silent;
    }
    if ![Phase::MPh, Phase::APh].into_iter().any(|phase| is_its_own(ctx, id, phase)) {
        return Verdict::broken(format!("the crew of {id} goes CE or BU outside its own MPh and APh"));
    }
    Verdict::kept_or(!unit.crew.changed_now, || {
        format!("the crew of {id} went CE or BU in this phase before")
    })
}

/// One witness: it is asked.
fn changes_after_fire(told: &Told<'_, Event>) -> Verdict {
    let Some((id, unit)) = by_will(told).filter(|(id, _)| is_its_own(&told.ctx, id, Phase::MPh)) else {
        return Verdict::Silent;
    };
    let fired = [Phase::PFPh, Phase::MPh].into_iter().find(|phase| unit.fired.contains(phase));
    fired.map_or(Verdict::Kept, |phase| {
        Verdict::undecided(format!(
            "whether the crew of {id}, which fired in the {phase}, goes CE or BU: by one source it does not"
        ))
    })
}

/// What is immobilized, hit or fought in this phase may be left for that; of one that is under way D5.4-abandons-stopped tells.
fn abandons_unused(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let Some((unit, vehicle)) = told.vehicle().filter(|_| changed.add.contains(&Status::Abandoned)) else {
        return Verdict::Silent;
    };
    let id = &changed.unit;
    let known = ctx.tells_all() && ctx.before.has_begun() && vehicle.afv && changed.attack.is_none();
    if !known || !unit.is_mobile() || unit.motion.is_some() || unit.mph.running || is_struck(ctx, id) {
        return Verdict::Silent;
    }
    if !is_its_own(ctx, id, Phase::MPh) {
        return Verdict::broken(format!("{id} is abandoned outside its own MPh"));
    }
    let fired = [Phase::PFPh, Phase::MPh].into_iter().any(|phase| unit.fired.contains(&phase));
    let why = [(fired, "fired in this Player Turn"), (unit.mph.spent > Mp::ZERO, "spent MP in this MPh")];
    let why = why.into_iter().find(|(is_so, _)| *is_so).map(|(_, why)| why);
    why.map_or(Verdict::Kept, |why| Verdict::broken(format!("{id} {why}: its crew does not abandon it")))
}

/// An attack of the phase in play is at it, or did something to it.
fn is_struck(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let close = matches!(ctx.before.phase, None | Some(Phase::CCPh));
    let of_phase = ctx.before.attacks.values().filter(|attack| attack.phase == ctx.before.phase);
    let mut struck =
        of_phase.filter(|attack| attack.targets.contains(id) || attack.hits.iter().any(|(hit, _)| hit == id));
    close || struck.next().is_some()
}
