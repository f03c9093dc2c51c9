//! A15.4 to A15.5: who goes berserk, what a berserk unit does and suffers, and who surrenders.

use crate::duty::Debt;
use crate::event;
use crate::event::{
    Advanced, Checked, FireMode, Heat, HeatRolled, Marker, MarkerPlaced, MfWay, Status, StatusChanged,
};
use crate::facts::{Ctx, PhaseClosing, Told, Traces, Volley, Walk};
use crate::figures::check::heat::{
    barred_from_heat, heat_dr, heat_of, known_enemies, never_surrenders, sees_known_enemy,
};
use crate::figures::check::leadership::leadership_said;
use crate::figures::check::morale::berserk_morale;
use crate::figures::fire::group::places;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Unit;
use crate::vocab::MfWork;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::fact(
        "A15.4-rallied",
        "A unit that goes berserk is rallied, and no longer pinned, CX, TI or concealed.",
        "the fold takes all of it off a unit that goes berserk",
    )
    .since(2),
    Clause::check(
        "A15.41-leader",
        &[Matter::Consequence],
        "When a leader goes berserk each friend with him takes a NTC with his DRM, and goes berserk by passing it.",
        Check::PhaseOwed(Traces::HEATED, Debt::Check(event::Check::Ntc), no_check),
    )
    .since(2),
    Clause::checks(
        "A15.42-morale",
        &[Matter::MoraleLevel, Matter::PinCounter, Matter::Consequence],
        "A berserk unit has a Morale Level of 10 and no help of a leader in its MC; it is neither broken nor pinned.",
        &[Check::Checked(morale), Check::Status(status), Check::Marker(counter)],
    )
    .since(2),
    Clause::checks(
        "A15.43-charge",
        &[Matter::MovePhase],
        "A berserk unit charges the nearest Known enemy in its LOS in its MPh, and so fires nothing in its PFPh.",
        &[Check::Fire(preps), Check::PhaseOwed(Traces::BERSERK, Debt::Charge, stays)],
    )
    .since(2),
    Clause::checks(
        "A15.43-acts",
        &[Matter::MoveLeave],
        "A berserk unit neither advances nor places SMOKE.",
        &[Check::Advanced(advances), Check::Walk(smokes)],
    )
    .since(2),
    Clause::check(
        "A15.46-ends",
        &[Matter::Consequence],
        "A berserk unit is Good Order again when it has eliminated the Known enemies of its Location in the AFPh or in CC, \
         or sees none at the end of its charge.",
        Check::Status(ends),
    )
    .since(2),
    Clause::check(
        "A15.5-surrender",
        &[Matter::Consequence],
        "A unit that surrenders is broken and Disrupted, or the prisoner of an enemy beside it; those who never do go berserk.",
        Check::HeatRolled(surrenders),
    )
    .since(2),
];

fn is_berserk(unit: &Unit) -> bool {
    unit.status.has(Status::Berserk)
}

/// Whether broken and pinned units take it, and those who have no Heat of Battle, no witness says.
fn no_check(closing: &PhaseClosing<'_>) -> Verdict {
    let (id, unit) = (closing.id, closing.unit);
    let asked = closing.ctx.tells_all() && !unit.is_broken() && !unit.is_pinned();
    let Some((leader, made)) = unit.berserk_with.as_ref().filter(|_| asked) else { return Verdict::Silent };
    if *made {
        return Verdict::Kept;
    }
    if barred_from_heat(&closing.ctx, id).is_some() {
        return Verdict::Silent;
    }
    Verdict::broken(format!("{leader} went berserk beside {id}, which took no NTC"))
}

/// A wrong Morale Level, or a leader's help.
fn morale(told: &Told<'_, Checked>) -> Verdict {
    let checked = told.said;
    let due = berserk_morale(&told.ctx, &checked.unit);
    let Some(due) = due.filter(|_| matches!(checked.check, event::Check::Mc(_))) else {
        return Verdict::Silent;
    };
    if let Some(said) = checked.morale.filter(|said| *said != due) {
        let says = format!("the Morale Level of {}, which is berserk", checked.unit);
        return Verdict::wrong(says, format!("{said}"), format!("{due}")).of(Matter::MoraleLevel);
    }
    match leadership_said(&checked.drm).filter(|said| *said != Drm(0)) {
        Some(said) => {
            Verdict::broken(format!("no leader helps {}, which is berserk, by {said}", checked.unit))
                .of(Matter::MoraleLevel)
        }
        None => Verdict::Kept,
    }
}

fn status(told: &Told<'_, StatusChanged>) -> Verdict {
    let changed = told.said;
    let Some(_) = told.unit.filter(|unit| is_berserk(unit) && !changed.remove.contains(&Status::Berserk))
    else {
        return Verdict::Silent;
    };
    let bars =
        [(Status::Pinned, "pinned", Matter::PinCounter), (Status::Broken, "broken", Matter::Consequence)];
    let barred = bars.into_iter().find(|(status, ..)| changed.add.contains(status));
    barred.map_or(Verdict::Silent, |(_, word, matter)| {
        Verdict::broken(format!("{} is berserk and never {word}", changed.unit)).of(matter)
    })
}

fn counter(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let placed = told.said;
    let pins = placed.marker == Marker::Pin && !placed.removed && told.unit.is_some_and(is_berserk);
    if !pins {
        return Verdict::Silent;
    }
    let unit = placed.unit.as_ref().map_or("it", |unit| unit.as_str());
    Verdict::broken(format!("{unit} is berserk and never pinned")).of(Matter::PinCounter)
}

/// A7.54 speaks of one in a Fire Group of several Locations.
fn preps(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let spread = places(volley.shots()).is_some_and(|places| places.len() > 1);
    if spread || volley.declared.mode != FireMode::Prep || ctx.before.phase != Some(Phase::PFPh) {
        return Verdict::Silent;
    }
    let fires = |id: &event::UnitId| ctx.before.units.get(id).is_some_and(is_berserk);
    let firer = volley.declared.firers.iter().map(|firer| &firer.unit).find(|id| fires(id));
    firer.map_or(Verdict::Silent, |id| {
        Verdict::broken(format!("{id} is berserk: it charges in the MPh, and does not Prep Fire")).about(id)
    })
}

/// It has not moved though a Known enemy is in its LOS.
fn stays(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id, unit) = (&closing.ctx, closing.id, closing.unit);
    let own = unit.side.as_ref().is_some_and(|side| ctx.before.is_mph_of(side));
    if !own || !is_berserk(unit) || !ctx.tells_all() || unit.place.cell().is_none() || unit.aboard.is_some() {
        return Verdict::Silent;
    }
    if !unit.mph.afoot.steps.is_empty() || unit.mph.expenditures > 0 {
        return Verdict::Kept;
    }
    let with_enemy = || known_enemies(ctx, id).any(|(_, enemy)| enemy.location() == unit.location());
    if unit.status.has(Status::Melee) || !unit.fired.is_empty() || with_enemy() {
        return Verdict::Silent;
    }
    match sees_known_enemy(ctx, id) {
        Some(true) => Verdict::broken(format!("{id} is berserk, sees a Known enemy, and does not charge")),
        Some(false) => Verdict::Silent,
        None => Verdict::undecided(format!("whether {id}, which is berserk and stays, sees a Known enemy")),
    }
}

fn advances(told: &Told<'_, Advanced>) -> Verdict {
    let berserk = told.unit.is_some_and(is_berserk);
    if berserk {
        Verdict::broken(format!("{} is berserk and does not advance", told.said.unit))
    } else {
        Verdict::Silent
    }
}

fn smokes(walk: &Walk<'_>) -> Verdict {
    let smoke = matches!(walk.way, Some(MfWay::On { what }) if what.means() == Some(MfWork::Smoke));
    if !is_berserk(walk.unit) {
        return Verdict::Silent;
    }
    Verdict::kept_or(!smoke, || format!("{} is berserk and places no SMOKE", walk.said.unit))
}

/// In which phase it ends; whether the enemy of its Location was eliminated the log tells.
fn ends(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let ends = changed.remove.contains(&Status::Berserk) && told.unit.is_some_and(is_berserk);
    let Some(phase) = ctx.before.phase.filter(|_| ends) else { return Verdict::Silent };
    let id = &changed.unit;
    match phase {
        Phase::MPh => at_the_end_of_its_charge(ctx, told),
        Phase::AFPh | Phase::CCPh => {
            let here = told.unit.and_then(Unit::location);
            let left = known_enemies(ctx, id).any(|(_, enemy)| enemy.location() == here);
            Verdict::kept_or(!left, || {
                format!("a Known enemy is left in the Location of {id}, which stays berserk")
            })
        }
        Phase::RPh | Phase::PFPh | Phase::DFPh | Phase::RtPh | Phase::APh => {
            Verdict::broken(format!("{id} stays berserk: it ends by AFPh, CC or at the end of a charge"))
        }
    }
}

fn at_the_end_of_its_charge(ctx: &Ctx<'_>, told: &Told<'_, StatusChanged>) -> Verdict {
    let id = &told.said.unit;
    match sees_known_enemy(ctx, id) {
        Some(false) => Verdict::Kept,
        Some(true) => Verdict::broken(format!("{id} sees a Known enemy, and stays berserk")),
        None => Verdict::undecided(format!("whether {id} sees a Known enemy at the end of its charge")),
    }
}

/// One source alone tells it.
fn surrenders(told: &Told<'_, HeatRolled>) -> Verdict {
    let (ctx, rolled) = (&told.ctx, told.said);
    let id = &rolled.unit;
    let total = heat_dr(ctx, rolled).map(|dr| dr.saturating_add(rolled.drm.unwrap_or_default().0));
    if total.and_then(|total| heat_of(ctx, id, total)) != Some(Heat::Surrender) {
        return Verdict::Silent;
    }
    match (rolled.result, never_surrenders(ctx, id)) {
        (Some(Heat::Surrender), true) => {
            Verdict::undecided(format!("whether {id} surrenders: such units go berserk"))
        }
        (Some(Heat::Berserk), false) => {
            Verdict::undecided(format!("whether {id} is one of those who go berserk instead of surrendering"))
        }
        (Some(Heat::Surrender), false) | (Some(Heat::Berserk), true) => Verdict::Kept,
        (Some(Heat::Hero | Heat::Hardening | Heat::Both) | None, _) => Verdict::Silent,
    }
}
