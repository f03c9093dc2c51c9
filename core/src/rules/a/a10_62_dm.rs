//! A10.62: Desperation Morale, what it costs, who comes under it, and when it goes.

use crate::duty::{Debt, Owed, Standing};
use crate::event::{Checked, DrmLine, Status, StatusChanged};
use crate::facts::{Told, Underway};
use crate::figures::check::leadership::{DM, dm_due, is_rally};
use crate::figures::check::rally::is_sheltered;
use crate::figures::encirclement::by_fire::{has_hit, may_give_nmc};
use crate::figures::fire::blocked::is_void;
use crate::figures::infantry::adjacent::{armed_beside, enemies_within};
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, Unit};
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A10.62-dm",
        &[Matter::Modifier],
        "The rally DR of a unit under DM has +4, that of no other.",
        Check::Checked(desperation),
    ),
    Clause::check(
        "A10.62-broken-only",
        &[Matter::Record],
        "DM lies on broken units alone.",
        Check::Status(dm_of_broken),
    ),
    Clause::check(
        "A10.62-dm-off",
        &[Matter::Consequence],
        "DM comes off as a RPh ends, or with the unit's rally.",
        Check::Status(dm_off),
    ),
    Clause::check(
        "A10.62-rally-drm",
        &[Matter::Modifier],
        "DM adds nothing to a MC or a TC.",
        Check::Checked(no_dm_on_mc),
    )
    .since(2),
    Clause::checks(
        "A10.62-attacked",
        &[Matter::Consequence],
        "A broken unit comes under DM when it is attacked by what could give a NMC, and by no weaker attack.",
        &[Check::Owed(attacked), Check::Status(by_harmless)],
    )
    .since(2),
    Clause::check(
        "A10.62-adjacent",
        &[Matter::Modifier],
        "A broken unit ADJACENT to a Known armed enemy is under DM when it tries to rally.",
        Check::Checked(adjacent),
    )
    .since(2),
    Clause::guard(
        "A10.62-removed",
        "A unit outside woods, buildings, pillboxes and trenches may keep its DM as the RPh ends.",
    )
    .since(2),
];

fn desperation(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let Some(unit) = ctx.before.units.get(&checked.unit).filter(|_| is_rally(checked)) else {
        return Verdict::Silent;
    };
    let said = checked.drm.iter().filter(|line| line.is(Modifier::Dm));
    let said = said.fold(Drm(0), |sum, line| sum + line.value.unwrap_or(DM));
    let due = dm_due(unit);
    if said == due {
        return Verdict::Kept;
    }
    // Outside cover it may be kept as the RPh ends (A10.62-removed).
    let kept = unit.status.has(Status::Dm) && is_sheltered(ctx, &checked.unit) != Some(true);
    if said == DM && kept {
        return Verdict::Kept;
    }
    // A10.62-adjacent speaks of it.
    if ctx.scenario.book >= 2 && said == DM && armed_beside(ctx, &checked.unit).is_some() {
        return Verdict::Silent;
    }
    // Enemies near it and fire at it bring DM back.
    if said == DM && unit.is_broken() {
        return Verdict::undecided(format!("whether {} is under DM: the log does not tell it", checked.unit));
    }
    Verdict::wrong(format!("DM on the rally DR of {}", checked.unit), format!("{said}"), format!("{due}"))
}

/// Another clause says that a vehicle has no such status.
fn dm_of_broken(told: &Told<'_, StatusChanged>) -> Verdict {
    let changed = told.said;
    let asked = changed.add.contains(&Status::Dm) && told.ctx.vehicle(&changed.unit).is_none();
    let Some(unit) = told.unit.filter(|_| asked) else { return Verdict::Silent };
    let broken = (unit.is_broken() && !changed.remove.contains(&Status::Broken))
        || changed.add.contains(&Status::Broken);
    Verdict::kept_or(broken, || format!("{} is not broken, and comes under no DM", changed.unit))
}

/// A unit that is no longer broken has no DM either.
fn dm_off(told: &Told<'_, StatusChanged>) -> Verdict {
    let changed = told.said;
    let ends = [Status::Broken, Status::Dm].iter().all(|status| changed.remove.contains(status));
    let Some(unit) = told.unit.filter(|_| changed.remove.contains(&Status::Dm) && !ends) else {
        return Verdict::Silent;
    };
    let Some(phase) = told.ctx.before.phase.filter(|_| unit.is_broken()) else { return Verdict::Silent };
    let out_of_rout = changed.add.contains(&Status::Captured);
    Verdict::kept_or(phase == Phase::RPh || out_of_rout, || {
        format!("{} stays under DM until a RPh ends", changed.unit)
    })
}

fn no_dm_on_mc(told: &Told<'_, Checked>) -> Verdict {
    let checked = told.said;
    let adds = |line: &&DrmLine| line.is(Modifier::Dm) && line.value != Some(Drm(0));
    let asked = told.unit.filter(|unit| is_under(unit) && !is_rally(checked));
    let said = checked.drm.iter().any(|line| adds(&line));
    if is_rally(checked) || (asked.is_none() && !said) {
        return Verdict::Silent;
    }
    Verdict::kept_or(!said, || format!("DM counts in the rally of {} alone, not in this check", checked.unit))
}

/// Is it under DM, by its counter or since it broke?
fn is_under(unit: &Unit) -> bool {
    unit.status.has(Status::Dm) || unit.broke_lately
}

/// Those that were broken before, and not under DM; ordnance has to hit. Of what files show the counters tell.
fn attacked(on: &Underway<'_>) -> Vec<Owed> {
    let (ctx, attack) = (&on.ctx, on.attack);
    let sum = on.volley.sheet(0).total.or(attack.declared.fp);
    let known = sum.is_some() && ctx.is_of_players() && has_hit(ctx, attack);
    if !known || attack.rolls.is_empty() || is_void(ctx, attack) {
        return Vec::new();
    }
    let owed = attack.struck().filter_map(|id| {
        let (unit, _) = infantry(ctx, id)?;
        let asked = attack.broken_before.contains(id) && unit.is_broken() && !unit.eliminated;
        if !asked || unit.aboard.is_some() || !may_give_nmc(ctx, attack, Some(id)) {
            return None;
        }
        let says = || "{} is broken and attacked by what could give a NMC: it comes under DM".into();
        Some(Owed::of(id, Debt::Desperation, Standing::done_or(is_under(unit), says)))
    });
    owed.collect()
}

/// In a PFPh alone, in which nobody can have come ADJACENT.
fn by_harmless(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let id = &changed.unit;
    let asked = changed.add.contains(&Status::Dm) && !changed.add.contains(&Status::Broken);
    let Some(unit) = told.unit.filter(|unit| asked && unit.is_broken() && !is_under(unit)) else {
        return Verdict::Silent;
    };
    let at = unit.place.cell().filter(|_| ctx.before.phase == Some(Phase::PFPh) && ctx.tells_all());
    let Some(at) = at.filter(|at| enemies_within(ctx, id, *at, 1).is_empty()) else { return Verdict::Silent };
    let attacks = ctx.before.attacks_at(at);
    let harmless = |attack: &&Attack| attack.declared.fp.is_some() && !may_give_nmc(ctx, attack, Some(id));
    match attacks.first() {
        Some(_) if attacks.iter().all(harmless) => {
            Verdict::broken(format!("no attack on {id} could give a NMC: it comes under no DM"))
        }
        Some(_) => Verdict::Kept,
        None => Verdict::Silent,
    }
}

/// Where [`desperation`] knows of none.
fn adjacent(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let tries = is_rally(checked) && ctx.before.phase == Some(Phase::RPh);
    let unit = told.unit.filter(|unit| tries && unit.is_broken() && dm_due(unit) == Drm(0));
    let Some(enemy) = unit.and_then(|_| armed_beside(ctx, &checked.unit)) else { return Verdict::Silent };
    if checked.drm.iter().any(|line| line.is(Modifier::Dm) && line.value != Some(Drm(0))) {
        return Verdict::Kept;
    }
    let says = format!("DM on the rally DR of {}, ADJACENT to {enemy}", checked.unit);
    Verdict::wrong(says, "+0", format!("{DM}"))
}
