//! A10.6, A10.61, A10.63 and A10.64: who rallies, by whom, by which DR, and what an Original 12 does.

use crate::duty::Debt;
use crate::effects;
use crate::event::{Checked, Status, StatusChanged, UnitId};
use crate::facts::{Ctx, PhaseClosing, Told, Traces};
use crate::figures::check::leadership::{is_rally, morale_due};
use crate::figures::check::morale::morale_of;
use crate::figures::check::rally::{
    NotFirst, SELF_RALLY, always_self_rallies, good_order_leaders, is_self_rally, is_sheltered, is_twelve,
    not_the_first_mmc, self_rally_said,
};
use crate::figures::infantry::nation::loses_steps;
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::a::a10_morale::outcome;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Rally;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, Modifier};
use alloc::format;
use alloc::string::String;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A10.6-rally-dr",
        &[Matter::Consequence],
        "A unit rallies with a Final DR not above the Morale Level of its broken side.",
        Check::Checked(rally_dr),
    ),
    Clause::check(
        "A10.6-who-rallies",
        &[Matter::Consequence],
        "Broken units rally, in the RPh.",
        Check::Checked(who_rallies),
    ),
    Clause::check(
        "A10.6-once",
        &[Matter::Record],
        "A broken unit makes one rally attempt in a RPh.",
        Check::Checked(rallies_once),
    ),
    Clause::check(
        "A10.6-rallied",
        &[Matter::Consequence],
        "A broken unit is Good Order again when it has rallied.",
        Check::Status(rallied),
    ),
    Clause::check(
        "A10.61-terrain",
        &[Matter::Modifier],
        "The rally DR of a unit in woods, a building or a pillbox has -1.",
        Check::Checked(terrain),
    )
    .since(2),
    Clause::check(
        "A10.63-self-rally-who",
        &[Matter::Consequence],
        "Without a leader in Good Order a leader, a crew, a Finn or a boxed Morale Level rallies, and one MMC as the first of its own RPh.",
        Check::Checked(self_rally_who),
    )
    .since(2),
    Clause::check(
        "A10.63-plus-one",
        &[Matter::Modifier],
        "The DR of a Self-Rally has +1.",
        Check::Checked(plus_one),
    )
    .since(2),
    Clause::check(
        "A10.63-not-with-leader",
        &[Matter::Consequence],
        "No unit Self-Rallies where a leader in Good Order is.",
        Check::Checked(not_with_leader),
    )
    .since(2),
    Clause::check(
        "A10.64-fate",
        &[Matter::Consequence],
        "An Original 12 on a rally DR is Casualty Reduction.",
        Check::PhaseOwed(Traces::RALLIED, Debt::Reduced, fate),
    )
    .since(2),
];

fn rally_dr(told: &Told<'_, Checked>) -> Verdict {
    let checked = told.said;
    if is_rally(checked) { outcome(told, "rallies") } else { Verdict::Silent }
}

fn who_rallies(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let Some(unit) = ctx.before.units.get(&checked.unit).filter(|_| is_rally(checked)) else {
        return Verdict::Silent;
    };
    match ctx.before.phase {
        Some(phase) if phase != Phase::RPh => Verdict::broken(format!("no unit rallies in the {phase}")),
        Some(_) | None => Verdict::kept_or(unit.is_broken(), || format!("{} is not broken", checked.unit)),
    }
}

fn rallies_once(told: &Told<'_, Checked>) -> Verdict {
    let checked = told.said;
    let Some(unit) = told.unit.filter(|_| is_rally(checked)) else { return Verdict::Silent };
    Verdict::kept_or(unit.rally.is_none(), || format!("{} has tried to rally in this RPh", checked.unit))
}

/// A unit that becomes berserk or heroic is no longer broken either.
fn rallied(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let lifted = changed.remove.contains(&Status::Broken);
    let other = [Status::Berserk, Status::Heroic, Status::Captured].iter().any(|s| changed.add.contains(s));
    let unit = ctx.before.units.get(&changed.unit).filter(|unit| unit.is_broken());
    let Some(unit) = unit.filter(|_| lifted && !other && ctx.before.is_under_way()) else {
        return Verdict::Silent;
    };
    match unit.rally {
        Some(Rally { passed: true, .. }) => Verdict::Kept,
        Some(rally) => failed_to_rally(ctx, &changed.unit, rally),
        None => {
            Verdict::undecided(format!("what has rallied {}: no rally DR of it is in the log", changed.unit))
        }
    }
}

/// With its Morale Level, its dice and its DRM.
fn failed_to_rally(ctx: &Ctx<'_>, id: &UnitId, rally: Rally) -> Verdict {
    let level = |said| morale_due(ctx, id, said).unwrap_or(said);
    let morale = rally.morale.map(level).or_else(|| morale_of(ctx, id, None));
    let dr = ctx.before.rolls.get(&rally.roll).map(|roll| roll.dice.total());
    let Some((dr, morale)) = dr.zip(morale) else {
        return Verdict::broken(format!("{id} has failed to rally by {}", rally.roll));
    };
    let total = dr.saturating_add(rally.drm.0);
    // That it is told to have failed is the mistake, and A10.6-rally-dr tells it.
    let twelve = ctx.before.rolls.get(&rally.roll).is_some_and(|roll| is_twelve(roll.dice));
    if effects::passes(total, morale) && !twelve {
        return Verdict::Silent;
    }
    let says =
        format!("{id} has failed to rally by {}: Final DR {total} = {dr} {} DRM", rally.roll, rally.drm);
    Verdict::wrong(says, format!("Final DR {total}"), format!("{morale} or less, its Morale Level"))
}

/// A rally with its DRM: of one that failed files show none.
fn tells_drm(told: &Told<'_, Checked>) -> bool {
    is_rally(told.said) && (told.ctx.is_of_players() || !told.said.drm.is_empty())
}

fn terrain(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    if !tells_drm(told) || is_sheltered(ctx, &checked.unit) != Some(true) {
        return Verdict::Silent;
    }
    let lines = checked.drm.iter().filter(|line| line.is(Modifier::Tem));
    // One that is named without its value is worth what it is due.
    let said = lines.fold(Drm(0), |sum, line| sum + line.value.unwrap_or(SHELTER));
    if said == SHELTER {
        return Verdict::Kept;
    }
    let says = format!("woods, building or pillbox on the rally DR of {}", checked.unit);
    Verdict::wrong(says, format!("{said}"), format!("{SHELTER}"))
}

/// What woods, a building or a pillbox add to a rally DR.
const SHELTER: Drm = Drm(-1);

fn self_rally_who(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let id = &checked.unit;
    let tries = is_rally(checked) && ctx.before.phase == Some(Phase::RPh);
    let Some((unit, _)) = infantry(ctx, id).filter(|(unit, _)| tries && unit.is_broken()) else {
        return Verdict::Silent;
    };
    if unit.status.has(Status::Captured) {
        return Verdict::Silent;
    }
    let always = if unit.status.has(Status::Disrupted) { Some(false) } else { always_self_rallies(ctx, id) };
    match (is_self_rally(ctx, checked), always) {
        (Some(false), _) | (_, Some(true)) => Verdict::Kept,
        (None, _) => Verdict::undecided(format!("whether a leader is with {id}, by whom it rallies")),
        (Some(true), _) if unit.status.has(Status::Disrupted) => Verdict::broken(format!(
            "{id} is Disrupted and rallies by a leader alone, and none in Good Order is with it"
        )),
        (Some(true), always) => not_the_first_mmc(ctx, id).map_or(Verdict::Kept, |why| {
            let says = no_leader(id, why);
            match always {
                // Which unit rolled, and with whom, files do not tell.
                Some(_) if ctx.is_of_players() => Verdict::broken(says),
                Some(_) => Verdict::undecided(format!("whether {id} may rally: {says}")),
                None => Verdict::undecided(format!("whether the Morale Level of {id} is boxed: {says}")),
            }
        }),
    }
}

fn no_leader(id: &UnitId, why: NotFirst<'_>) -> String {
    match why {
        NotFirst::EnemyTurn => {
            format!("no leader in Good Order is with {id}, and this RPh is not its own side's")
        }
        NotFirst::Behind(other) => {
            format!(
                "no leader in Good Order is with {id}, and {other} was the first MMC to rally in this RPh"
            )
        }
    }
}

/// A wrong value is wrong in any company.
fn plus_one(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let asked = tells_drm(told) && infantry(ctx, &checked.unit).is_some();
    let Some(alone) = is_self_rally(ctx, checked).filter(|_| asked) else { return Verdict::Silent };
    let due = if alone { SELF_RALLY } else { Drm(0) };
    let said = self_rally_said(checked).unwrap_or_default();
    if said == due {
        return Verdict::Kept;
    }
    let says = format!("Self-Rally on the rally DR of {}", checked.unit);
    Verdict::wrong(says, format!("{said}"), format!("{due}"))
}

/// One witness alone says so.
fn not_with_leader(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    if !is_rally(checked) || self_rally_said(checked).unwrap_or_default() == Drm(0) {
        return Verdict::Silent;
    }
    let unit = &checked.unit;
    good_order_leaders(ctx, unit).first().map_or(Verdict::Kept, |leader| {
        Verdict::undecided(format!(
            "whether {unit} may rally by itself, for {leader} in Good Order is with it"
        ))
    })
}

/// Nothing is asked of Japanese squads, which lose steps (G1.11).
fn fate(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id, unit) = (&closing.ctx, closing.id, closing.unit);
    let twelve = |rally: &Rally| {
        !rally.inherited && ctx.before.rolls.get(&rally.roll).is_some_and(|roll| is_twelve(roll.dice))
    };
    let Some((_, values)) = infantry(ctx, id).filter(|_| unit.rally.as_ref().is_some_and(twelve)) else {
        return Verdict::Silent;
    };
    let suffers = match values.kind {
        _ if loses_steps(ctx, id) => return Verdict::Silent,
        Some(InfantryKind::Leader | InfantryKind::Hero) if unit.status.has(Status::Wounded) => {
            return Verdict::Kept;
        }
        Some(InfantryKind::Leader | InfantryKind::Hero) => "it is wounded",
        Some(InfantryKind::Squad) => "its HS takes its place",
        Some(InfantryKind::Hs | InfantryKind::Crew) => "it is eliminated",
        Some(InfantryKind::Cavalry) | None => {
            return Verdict::undecided(format!("what becomes of {id} by its Original 12"));
        }
    };
    Verdict::broken(format!("{id} rolled an Original 12 to rally: {suffers}"))
}
