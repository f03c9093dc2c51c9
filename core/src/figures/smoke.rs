//! What lays SMOKE in a hex, as far as a log tells it: shells, the MP of a vehicle, a dr named for it.

use crate::event::{MfWay, Purpose, RollId, UnitId};
use crate::facts::Ctx;
use crate::state::{Attack, FootStep, Roll, Unit};
use crate::vocab::dice::Dice;
use crate::vocab::hex::Cell;
use crate::vocab::num::Mp;
use crate::vocab::phase::Phase;
use crate::vocab::{Ammunition, InfantryKind, Meaning, MfWork, names_smoke, words_of};

/// Does the log tell in this Player Turn what lays SMOKE in a hex? Whether it succeeds is A24's, C8's and D13's.
#[must_use]
pub fn is_laid(ctx: &Ctx<'_>, cell: Cell) -> bool {
    is_laid_without_dr(ctx, cell) || grenades(ctx, cell).any(|(_, roll)| is_thrown(ctx, roll, cell))
}

/// May somebody have thrown it there?
fn is_thrown(ctx: &Ctx<'_>, roll: &Roll, cell: Cell) -> bool {
    throwers(ctx, roll).any(|(_, unit)| unit.place.cell().is_some_and(|at| at.range(cell) <= 1))
}

/// Who may have made a dr for SMOKE: a squad, HS or crew that spent MF on it in its own MPh (A24.1), a vehicle that spent MP
/// on it (D13); the unit that the roll is for, or that its words name, where they name one.
fn throwers<'a>(ctx: &'a Ctx<'_>, roll: &'a Roll) -> impl Iterator<Item = (&'a UnitId, &'a Unit)> {
    let words = if let Purpose::Named(name) = &roll.purpose { name.as_str() } else { "" };
    let in_words = move |id: &UnitId| words_of(words).any(|word| word == id.as_str());
    let named = roll.unit.is_some() || ctx.before.units.iter().any(|(id, _)| in_words(id));
    let meant = move |id: &UnitId| !named || roll.unit.as_ref() == Some(id) || in_words(id);
    ctx.before.units.iter().filter(move |(id, unit)| {
        meant(id)
            && match ctx.unit(id).and_then(|(_, def)| def.infantry.as_ref()) {
                Some(values) => !values.kind.is_some_and(InfantryKind::is_smc) && has_paid(ctx, unit),
                None => ctx.vehicle(id).is_some() && (ctx.scenario.book < 2 || unit.mph.smoke_at.is_some()),
            }
    })
}

/// MF on it, in its own MPh. The lines of book 1 have no word for what MF are spent on.
fn has_paid(ctx: &Ctx<'_>, unit: &Unit) -> bool {
    let on = |step: &FootStep| match &step.way {
        Some(MfWay::On { what }) => what.means() == Some(MfWork::Smoke),
        way => way.is_none() && step.from == Some(step.to),
    };
    let own = ctx.before.phase == Some(Phase::MPh) && unit.side == ctx.before.side;
    own && (ctx.scenario.book < 2 || unit.mph.afoot.steps.iter().any(on))
}

/// By shells, or by the MP of a vehicle.
#[must_use]
pub fn is_laid_without_dr(ctx: &Ctx<'_>, cell: Cell) -> bool {
    let state = ctx.before;
    let by_shell = |attack: &Attack| {
        let ammo = attack.ammo.as_ref().and_then(|ammo| Ammunition::read(ammo.as_str()));
        let smoke = matches!(ammo, Some(Ammunition::Smoke | Ammunition::Wp));
        smoke && attack.hit != Some(false) && attack.at.iter().any(|(at, _)| *at == cell)
    };
    let by_vehicle = |unit: &Unit| unit.mph.smoke_at == Some(cell) && !unit.eliminated;
    state.attacks.values().any(by_shell) || state.units.iter().any(|(_, unit)| by_vehicle(unit))
}

/// The drs of this phase that are named for SMOKE and may have laid it in a hex.
pub fn grenades<'a>(ctx: &Ctx<'a>, cell: Cell) -> impl Iterator<Item = (RollId, &'a Roll)> {
    let (state, hex) = (ctx.before, ctx.show(cell));
    let near = move |unit: &UnitId| {
        let at = state.units.get(unit).and_then(|unit| unit.place.cell());
        at.is_some_and(|at| at.range(cell) <= 1)
    };
    // Where the roll is for no unit, its words name the unit or the hex.
    let says = move |words: &str| {
        words_of(words).any(|word| {
            word.eq_ignore_ascii_case(&hex) || word.parse::<UnitId>().is_ok_and(|unit| near(&unit))
        })
    };
    let by_roll = move |(_, roll): &(RollId, &Roll)| {
        let Purpose::Named(name) = &roll.purpose else { return false };
        let by_unit = |unit: &UnitId| near(unit) && !names_another(ctx, roll, cell);
        !is_six(roll) && roll.unit.as_ref().map_or_else(|| says(name.as_str()), by_unit)
    };
    named_smoke(ctx).filter(by_roll)
}

/// The dr for SMOKE in this hex that came up 6, by which no grenade is placed (A24.1), where nothing else of the log lays it.
pub(crate) fn six_for(ctx: &Ctx<'_>, cell: Cell) -> Option<RollId> {
    let here = |(_, roll): &(RollId, &Roll)| is_for_hex(ctx, roll, cell);
    let other = is_laid_without_dr(ctx, cell) || grenades(ctx, cell).any(|found| here(&found));
    let mut sixes = named_smoke(ctx).filter(|(_, roll)| is_six(roll)).filter(here);
    sixes.next().filter(|_| !other).map(|(id, _)| id)
}

/// Who made the last dr for SMOKE in this hex, where whoever can have made it tried in this phase before: a unit tries once in
/// its MPh (A24.1).
pub(crate) fn tries_again(ctx: &Ctx<'_>, cell: Cell) -> Option<(UnitId, RollId)> {
    let beside = |unit: &Unit| unit.place.cell().is_some_and(|at| at.range(cell) <= 1);
    let (id, roll) = grenades(ctx, cell).max_by_key(|(id, _)| *id)?;
    let mut again = None;
    for (unit, _) in throwers(ctx, roll).filter(|(_, unit)| beside(unit)) {
        let earlier = named_smoke(ctx).find(|(other, roll)| *other < id && is_by(ctx, roll, unit));
        again = Some((unit.clone(), earlier?.0));
    }
    again
}

/// Can nobody but this unit have made a dr for SMOKE?
fn is_by(ctx: &Ctx<'_>, roll: &Roll, unit: &UnitId) -> bool {
    let mut all = throwers(ctx, roll);
    all.next().is_some_and(|(id, _)| id == unit) && all.next().is_none()
}

fn named_smoke<'a>(ctx: &Ctx<'a>) -> impl Iterator<Item = (RollId, &'a Roll)> {
    let state = ctx.before;
    let named = |roll: &Roll| matches!(&roll.purpose, Purpose::Named(name) if names_smoke(name.as_str()));
    let all = state.rolls_idle.iter().filter_map(|id| Some((*id, state.rolls.get(id)?)));
    all.filter(move |(_, roll)| named(roll))
}

const fn is_six(roll: &Roll) -> bool {
    matches!(roll.dice, Dice::dr(die) if die.pips() == 6)
}

/// Do its words name a hex that its unit reaches, and not this one?
fn names_another(ctx: &Ctx<'_>, roll: &Roll, cell: Cell) -> bool {
    let Purpose::Named(name) = &roll.purpose else { return false };
    let says = |cell: Cell| words_of(name.as_str()).any(|word| word.eq_ignore_ascii_case(&ctx.show(cell)));
    let thrower = roll.unit.as_ref().and_then(|unit| ctx.before.units.get(unit));
    let reached = thrower
        .and_then(|unit| unit.place.cell())
        .into_iter()
        .flat_map(|at| at.neighbours().into_iter().chain([at]));
    !says(cell) && reached.filter(|other| *other != cell).any(says)
}

/// Is such a dr for this hex alone: do its words name it and no other beside it, or do the MF of its unit reach no other (A24.1)?
#[must_use]
pub(crate) fn is_for_hex(ctx: &Ctx<'_>, roll: &Roll, cell: Cell) -> bool {
    let Purpose::Named(name) = &roll.purpose else { return false };
    let says = |cell: Cell| words_of(name.as_str()).any(|word| word.eq_ignore_ascii_case(&ctx.show(cell)));
    let thrower = roll.unit.as_ref().and_then(|unit| ctx.before.units.get(unit));
    let from = thrower.and_then(|unit| unit.place.cell()).unwrap_or(cell);
    let others = from.neighbours().into_iter().chain([from]).filter(|other| *other != cell);
    if others.into_iter().any(says) {
        return false;
    }
    let paid = thrower.and_then(|unit| unit.mph.afoot.steps.last());
    let here = paid.is_some_and(|step| from == cell && step.to == cell && step.cost == Some(Mp::ONE));
    says(cell) || here
}
