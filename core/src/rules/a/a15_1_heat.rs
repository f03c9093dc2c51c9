//! A15.1: who makes a Heat of Battle DR, its DRM, and what comes of it.

use crate::duty::Debt;
use crate::event::{Heat, HeatRolled, UnitId};
use crate::facts::{PhaseClosing, Told, Traces};
use crate::figures::check::heat::{
    barred_from_heat, heat_dr, heat_drm, heat_of, is_self_rally, open_two, sees_known_enemy,
};
use crate::figures::infantry::unit::infantry;
use crate::finding::{Breach, Verdict};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::vocab::InfantryKind;
use crate::vocab::num::Drm;
use alloc::boxed::Box;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A15.1-when",
        &[Matter::Consequence],
        "An Original 2 on a MC, or on a Rally DR that is no Self-Rally, calls for a Heat of Battle DR, and nothing else does.",
        &[Check::PhaseOwed(Traces::HEATED, Debt::Heat, left_out), Check::HeatRolled(when)],
    )
    .since(2),
    Clause::check(
        "A15.1-not-who",
        &[Matter::Consequence],
        "Crews, heroes, berserk and unarmed units, PRC, Cavalry and a Human Wave have no Heat of Battle.",
        Check::HeatRolled(not_who),
    )
    .since(2),
    Clause::check(
        "A15.1-drm",
        &[Matter::Modifier],
        "The DRM of a Heat of Battle DR are those of the class, the nation and the broken side of the unit.",
        Check::HeatRolled(drm),
    )
    .since(2),
    Clause::check(
        "A15.1-result",
        &[Matter::Consequence],
        "A Final DR of 6 or less makes a hero, 5 to 8 hardens, 9 to 11 makes berserk, and more is surrender.",
        Check::HeatRolled(result),
    )
    .since(2),
];

/// A log that has told of no Heat of Battle is one of players who leave it out, or tell it elsewhere; of a VASL file nobody knows
/// what a DR was made for.
fn left_out(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id) = (&closing.ctx, closing.id);
    let asked = ctx.is_of_players() && ctx.before.heat_is_told;
    let Some(two) = open_two(ctx, id, closing.unit).filter(|_| asked) else { return Verdict::Silent };
    if two.by_word {
        return Verdict::undecided(format!("by which Heat of Battle DR {id} is what the log says of it"));
    }
    let by = if two.rally { "its Rally DR" } else { "its MC" };
    Verdict::broken(format!("{id} has an Original 2 on {by}, {}, and made no Heat of Battle DR", two.roll))
}

fn when(told: &Told<'_, HeatRolled>) -> Verdict {
    let (ctx, id) = (&told.ctx, &told.said.unit);
    let Some(unit) = told.unit else { return Verdict::Silent };
    match unit.twos.iter().find(|two| !two.done) {
        Some(two) if is_self_rally(ctx, id, two) == Some(true) => {
            Verdict::broken(format!("{id} rallied by itself: a Self-Rally brings no Heat of Battle"))
        }
        Some(_) => Verdict::Kept,
        None if !unit.twos.is_empty() => {
            Verdict::broken(format!("{id} has made the Heat of Battle DR of its Original 2 in this phase"))
        }
        None if ctx.tells_all() => {
            Verdict::broken(format!("no MC or Rally DR of {id} in this phase was an Original 2"))
        }
        None => Verdict::undecided(format!("by which Original 2 {id} has Heat of Battle")),
    }
}

/// Only one source lists them.
fn not_who(told: &Told<'_, HeatRolled>) -> Verdict {
    let (ctx, id) = (&told.ctx, &told.said.unit);
    if told.unit.is_none() {
        return Verdict::Silent;
    }
    barred_from_heat(ctx, id).map_or(Verdict::Kept, |why| {
        Verdict::undecided(format!("whether {id}, which is {why}, has Heat of Battle"))
    })
}

/// Whether a SMC counts as Elite no witness says.
fn drm(told: &Told<'_, HeatRolled>) -> Verdict {
    let (ctx, rolled) = (&told.ctx, told.said);
    if barred_from_heat(ctx, &rolled.unit).is_some() {
        return Verdict::Silent;
    }
    let Some(due) = heat_drm(ctx, &rolled.unit) else {
        return rolled.drm.map_or(Verdict::Silent, |said| {
            Verdict::undecided(format!("whether the DRM of the Heat of Battle of {} is {said}", rolled.unit))
        });
    };
    let said = rolled.drm.unwrap_or_default();
    let as_elite = is_smc(told) && said == due.value() + Drm(-1);
    if said == due.value() || as_elite {
        return Verdict::Kept;
    }
    Verdict::Broken(Box::new(Breach::wrong_sum(due, said)))
}

fn is_smc(told: &Told<'_, HeatRolled>) -> bool {
    let values = infantry(&told.ctx, &told.said.unit).and_then(|(_, values)| values.kind);
    values.is_some_and(InfantryKind::is_smc)
}

/// By the DRM that were declared: another clause tells where these are wrong. A15.5 tells who surrenders.
fn result(told: &Told<'_, HeatRolled>) -> Verdict {
    let (ctx, rolled) = (&told.ctx, told.said);
    let id = &rolled.unit;
    let (Some(dr), None) = (heat_dr(ctx, rolled), barred_from_heat(ctx, id)) else { return Verdict::Silent };
    let total = dr.saturating_add(rolled.drm.unwrap_or_default().0);
    let Some(due) = heat_of(ctx, id, total) else { return Verdict::Silent };
    let Some(said) = rolled.result else {
        return Verdict::undecided(format!("what a Heat of Battle with a Final DR of {total} makes of {id}"));
    };
    match (due, said) {
        _ if due == said => no_hero(told),
        (Heat::Surrender, Heat::Berserk) => Verdict::Silent,
        (Heat::Berserk, Heat::Hardening) => cooled(told, sees_known_enemy(ctx, id), total),
        _ => wrong_result(id, total, said, due),
    }
}

fn wrong_result(id: &UnitId, total: i16, said: Heat, due: Heat) -> Verdict {
    let says = format!("the Heat of Battle of {id} with a Final DR of {total}");
    Verdict::wrong(says, said.word(), due.word())
}

/// Without a Known enemy in LOS nobody goes berserk, but is hardened.
fn cooled(told: &Told<'_, HeatRolled>, sees: Option<bool>, total: i16) -> Verdict {
    let id = &told.said.unit;
    match sees {
        Some(true) => wrong_result(id, total, Heat::Hardening, Heat::Berserk),
        Some(false) => Verdict::Kept,
        None => {
            Verdict::undecided(format!("whether a Known enemy is in the LOS of {id}: then it goes berserk"))
        }
    }
}

/// A MMC creates another unit, which the line names.
fn no_hero(told: &Told<'_, HeatRolled>) -> Verdict {
    let rolled = told.said;
    let makes = matches!(rolled.result, Some(Heat::Hero | Heat::Both));
    if makes && rolled.hero.is_none() && !is_smc(told) {
        return Verdict::undecided(format!(
            "which unit is the hero that {} creates (`creates`)",
            rolled.unit
        ));
    }
    Verdict::Kept
}
