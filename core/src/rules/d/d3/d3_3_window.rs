//! D3.3: the DEFENDER's window after each expenditure of MP.

use crate::event::{Claim, Claimed, FireAttack, UnitId};
use crate::facts::{Ctx, Told, Volley};
use crate::figures::vehicle::facing::is_rolled_back;
use crate::figures::vehicle::firing::bounding_with_prc;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::is_first_fire;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::guard(
        "D3.3-dff-window-per-mp",
        "Each MP announced, Delay too, gives the DEFENDER a chance of Defensive First Fire.",
    ),
    Clause::check(
        "D3.3-dff-window-closes",
        &[Matter::Order],
        "Defensive First Fire answers an MP before the next MP is announced; Bounding First Fire closes it only until it is resolved.",
        Check::Fire(window_closes),
    ),
    Clause::checks(
        "D3.3-no-rollback",
        &[Matter::TargetFacing],
        "A vehicle that changed hex or arc by MP stays so: fire resolved later finds it there.",
        &[Check::Fire(no_rollback), Check::Claimed(no_rollback_of_facing)],
    ),
    Clause::check(
        "D3.3-dff-needs-mp",
        &[Matter::Order],
        "Defensive First Fire at a vehicle in its MPh names the expenditure that it answers.",
        Check::Fire(needs_mp),
    ),
];

/// The vehicle of the ATTACKER that Defensive First Fire is aimed at: the one it answers, else one that it names.
fn mover<'c>(ctx: &Ctx<'c>, attack: &'c FireAttack) -> Option<&'c UnitId> {
    if !is_first_fire(attack, ctx.before.phase) {
        return None;
    }
    let moving_side = |id: &&UnitId| {
        let def = ctx.unit(id).map(|(_, def)| def);
        def.is_some_and(|def| def.vehicle.is_some() && ctx.before.is_mph_of(&def.side))
    };
    attack.target.answers.iter().chain(&attack.target.units).find(moving_side)
}

/// An expenditure of this unit is the last announcement but for fire that answers it, and but for its own Bounding First
/// Fire that is resolved (as ruled officially, against the letter of D3.3).
fn window_closes(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some(id) = mover(ctx, attack) else { return Verdict::Silent };
    let spent = ctx.unit(id).is_some_and(|(unit, _)| unit.mph.expenditures > 0);
    if !spent {
        return Verdict::Silent; // D3.3-dff-needs-mp
    }
    match &ctx.before.window {
        Some(window) if window.mover == *id => Verdict::kept_or(!(window.closed && bounds(ctx, id)), || {
            format!(
                "{id} has announced Bounding First Fire: its last MP can be answered when that is resolved"
            )
        }),
        // Those that move together are answered together (A25.23, D9.31, D14.2).
        Some(window) if ctx.before.move_together(ctx.scenario, (id, None), &window.mover) => Verdict::Kept,
        Some(window) => {
            Verdict::broken(format!("the last MP announced was that of {}, not of {id}", window.mover))
        }
        None => Verdict::broken(format!("no MP of {id} is open to an answer")),
    }
}

/// Its last Bounding First Fire has no roll yet.
fn bounds(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let last = bounding_with_prc(ctx, id).into_iter().max_by_key(|attack| attack.seq);
    last.is_some_and(|attack| attack.rolls.is_empty() && attack.to_hits.is_empty())
}

fn needs_mp(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some(id) = mover(ctx, attack) else { return Verdict::Silent };
    let spent = ctx.unit(id).is_some_and(|(unit, _)| unit.mph.expenditures > 0);
    Verdict::kept_or(spent, || format!("{id} has spent no MP that could be answered"))
}

/// Fire at a hex that the vehicle has left.
fn no_rollback(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let Some((id, (unit, _))) = mover(ctx, attack).and_then(|id| Some((id, ctx.unit(id)?))) else {
        return Verdict::Silent;
    };
    // Which unit it answers and which it is at are two questions: A8.1-answers-its-target.
    let named = &attack.target.units;
    let aboard = |other: &UnitId| ctx.unit(other).is_some_and(|(unit, _)| unit.aboard.as_ref() == Some(id));
    if !named.is_empty() && !named.contains(id) && !named.iter().any(aboard) {
        return Verdict::Silent;
    }
    let (Some(here), Some(at)) = (unit.place.cell(), attack.target.locations.first()) else {
        return Verdict::Silent;
    };
    Verdict::kept_or(ctx.cell(at.hex) == here, || {
        format!("{id} stands in {}, and is fired at in {}", ctx.show(here), ctx.show(ctx.cell(at.hex)))
    })
}

fn no_rollback_of_facing(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let Claim::Facing { .. } = claimed.claim else { return Verdict::Silent };
    let answered = ctx.before.window.as_ref().is_some_and(|window| window.mover == claimed.unit);
    if !answered {
        return Verdict::Silent;
    }
    Verdict::kept_or(!is_rolled_back(ctx, claimed), || {
        "the facing is not that of the vehicle as its announced MP left it".into()
    })
}
