//! A1.31, A1.32: who Deploys and who Recombines, when, and into what.

use crate::catalogue::{half_of, personnel};
use crate::counter::Infantry;
use crate::event::{Deployed, Recombined, Status, UnitId};
use crate::facts::{Ctx, Told};
use crate::figures::infantry::good_order::unfit;
use crate::figures::infantry::nation::nation_of;
use crate::figures::infantry::unit::{infantry, leadership};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Unit, side_of};
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, Nation, Quality};
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A1.31-when",
        &[Matter::Order],
        "A squad Deploys in a RPh of its side, or to guard prisoners.",
        Check::Deployed(when),
    )
    .since(2),
    Clause::check(
        "A1.31-who",
        &[Matter::Consequence],
        "A squad in Good Order Deploys, if its nation does.",
        Check::Deployed(who),
    )
    .since(2),
    Clause::check(
        "A1.31-leader",
        &[Matter::Leadership],
        "A squad Deploys beside a leader in Good Order; a Finnish one needs none.",
        Check::Deployed(led),
    )
    .since(2),
    Clause::check(
        "A1.31-ntc",
        &[Matter::Roll],
        "A squad Deploys by a NTC (a Finnish one by a 1TC) that it passes.",
        Check::Deployed(tested),
    )
    .since(2),
    Clause::check(
        "A1.31-halves",
        &[Matter::Result],
        "A squad Deploys into two HS of its own type.",
        Check::Deployed(halves),
    )
    .since(2),
    Clause::check(
        "A1.32-when",
        &[Matter::Order],
        "HS Recombine in a RPh of their side.",
        Check::Recombined(when_again),
    )
    .since(2),
    Clause::check(
        "A1.32-who",
        &[Matter::Consequence],
        "Two HS of one type, both in Good Order and in one Location, Recombine beside a leader in Good Order; Finns need none.",
        Check::Recombined(who_again),
    )
    .since(2),
    Clause::check(
        "A1.32-whole",
        &[Matter::Result],
        "Two HS Recombine into the squad whose HS they are.",
        Check::Recombined(whole),
    )
    .since(2),
];

/// In which phase, of whose Player Turn; a log of excerpts and the set-up tell neither.
fn phase_of(ctx: &Ctx<'_>, id: &UnitId) -> Verdict {
    let own = side_of(ctx.before, ctx.scenario, id) == ctx.before.side.as_ref();
    match ctx.before.phase {
        None => Verdict::Silent,
        Some(Phase::RPh) if own => Verdict::Kept,
        Some(Phase::RPh) => Verdict::undecided("whether it may be done in the RPh of the enemy"),
        Some(phase) => Verdict::broken(format!("it is the {}: HS form and join in the RPh", phase.name())),
    }
}

/// A Guard may come of a squad where prisoners are taken (A20.5).
fn when(told: &Told<'_, Deployed>) -> Verdict {
    let ctx = &told.ctx;
    let here = told.unit.and_then(Unit::location);
    let taken = ctx.units_with(here).iter().any(|(_, unit)| unit.status.has(Status::Captured));
    if taken && ctx.before.phase != Some(Phase::RPh) {
        return Verdict::undecided(format!("whether {} Deploys to guard prisoners (A20.5)", told.said.unit));
    }
    phase_of(ctx, &told.said.unit)
}

fn when_again(told: &Told<'_, Recombined>) -> Verdict {
    phase_of(&told.ctx, &told.said.unit)
}

fn who(told: &Told<'_, Deployed>) -> Verdict {
    let (ctx, id) = (&told.ctx, &told.said.unit);
    let Some((unit, values)) = infantry(ctx, id) else { return Verdict::Silent };
    if values.kind.is_some_and(|kind| kind != InfantryKind::Squad) {
        return Verdict::broken(format!("{id} is no squad"));
    }
    if let Some(why) = unfit(unit) {
        return Verdict::broken(format!("{id} is {why}: a squad in Good Order Deploys"));
    }
    let nation = ctx.unit(id).and_then(|(_, def)| nation_of(def));
    let low = matches!(values.quality, Some(Quality::FirstLine | Quality::Conscript));
    match nation {
        Some(nation @ (Nation::Russian | Nation::Chinese)) => {
            Verdict::broken(format!("{id} is {nation}, and these do not Deploy (A25)"))
        }
        Some(Nation::Italian) if low => {
            Verdict::broken(format!("{id} is Italian and no Elite: it does not Deploy (A25.6)"))
        }
        Some(Nation::Japanese) => {
            Verdict::undecided(format!("whether {id}, which is Japanese, Deploys (G1.1)"))
        }
        Some(_) => Verdict::Kept,
        None => Verdict::Silent,
    }
}

/// A unit that needs no leader for it.
fn is_finnish(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    ctx.unit(id).and_then(|(_, def)| nation_of(def)) == Some(Nation::Finnish)
}

fn led_at(ctx: &Ctx<'_>, id: &UnitId, deed: &str) -> Verdict {
    let Some(unit) = ctx.before.units.get(id).filter(|_| ctx.tells_all()) else { return Verdict::Silent };
    if is_finnish(ctx, id) {
        return Verdict::Kept;
    }
    let leads = |(other, leader): &(&UnitId, &Unit)| {
        leader.side == unit.side
            && leadership(ctx, other).is_some()
            && !leader.eliminated
            && unfit(leader).is_none()
    };
    Verdict::kept_or(ctx.units_with(unit.location()).iter().any(leads), || {
        format!("no leader in Good Order is in the Location of {id}, which {deed}")
    })
}

fn led(told: &Told<'_, Deployed>) -> Verdict {
    led_at(&told.ctx, &told.said.unit, "Deploys")
}

fn tested(told: &Told<'_, Deployed>) -> Verdict {
    let id = &told.said.unit;
    if told.ctx.before.phase != Some(Phase::RPh) {
        return Verdict::Silent;
    }
    match told.unit.and_then(|unit| unit.task_check) {
        Some(true) => Verdict::Kept,
        Some(false) => Verdict::broken(format!("{id} failed its NTC, and Deploys")),
        None => Verdict::undecided(format!("by which NTC {id} Deploys: none is told")),
    }
}

/// The type of the HS of a squad, by the catalogue.
fn half(ctx: &Ctx<'_>, squad: &UnitId) -> Option<&'static str> {
    let (_, def) = ctx.unit(squad)?;
    half_of(personnel(def.kind.as_deref()?, ctx.scenario.book)?).map(|row| row.name)
}

/// What the head says of a counter that comes into play, by its own name or by the one that it is like.
fn named<'a>(ctx: &Ctx<'a>, id: &UnitId, like: Option<&UnitId>) -> Option<(&'a str, &'a Infantry)> {
    let def = ctx.scenario.units.get(like.unwrap_or(id))?;
    Some((def.kind.as_deref()?, def.infantry.as_ref()?))
}

fn halves(told: &Told<'_, Deployed>) -> Verdict {
    let (ctx, deployed) = (&told.ctx, told.said);
    let Some(due) = half(ctx, &deployed.unit) else { return Verdict::Silent };
    for id in [&deployed.first, &deployed.second] {
        let Some((kind, values)) = named(ctx, id, deployed.like.as_ref()) else { continue };
        let listed = personnel(kind, ctx.scenario.book).is_some();
        if values.kind.is_some_and(|kind| kind != InfantryKind::Hs)
            || (listed && !kind.ends_with(due) && kind != due)
        {
            return Verdict::wrong(format!("what {} Deploys into", deployed.unit), kind, due);
        }
    }
    Verdict::Kept
}

fn who_again(told: &Told<'_, Recombined>) -> Verdict {
    let (ctx, made) = (&told.ctx, told.said);
    let both = [&made.unit, &made.with].map(|id| infantry(ctx, id).map(|(unit, values)| (id, unit, values)));
    let [Some(one), Some(other)] = both else { return Verdict::Silent };
    for (id, unit, values) in [one, other] {
        if values.kind.is_some_and(|kind| kind != InfantryKind::Hs) {
            return Verdict::broken(format!("{id} is no HS"));
        }
        if let Some(why) = unfit(unit) {
            return Verdict::broken(format!("{id} is {why}: HS in Good Order Recombine"));
        }
    }
    if one.1.location() != other.1.location() {
        return Verdict::broken(format!("{} and {} are in two Locations", one.0, other.0));
    }
    led_at(ctx, one.0, "Recombines")
}

fn whole(told: &Told<'_, Recombined>) -> Verdict {
    let (ctx, made) = (&told.ctx, told.said);
    let kind = |id: &UnitId| ctx.unit(id).and_then(|(_, def)| def.kind.as_deref());
    let Some((squad, _)) = named(ctx, &made.into, made.like.as_ref()) else { return Verdict::Silent };
    let listed = personnel(squad, ctx.scenario.book).and_then(half_of).map(|row| row.name);
    let Some(due) = listed else { return Verdict::Silent };
    for id in [&made.unit, &made.with] {
        let listed = kind(id).filter(|kind| personnel(kind, ctx.scenario.book).is_some());
        if let Some(said) = listed.filter(|said| *said != due && !said.ends_with(due)) {
            return Verdict::wrong(format!("a {squad} is Recombined of {id}"), said, due);
        }
    }
    Verdict::Kept
}
