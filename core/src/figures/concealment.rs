//! Concealment (A12): who sees a unit near enough, the DRM of the dr for a "?", and whether a hex is certainly Open Ground.

use crate::charts::cover::{Cover, Openness, direct, openness};
use crate::event::{Status, UnitId};
use crate::facts::{Ctx, Shown};
use crate::figures::fire::cover::is_sheltered;
use crate::figures::fire::hindrance::{has_smoke, is_clear_between};
use crate::figures::fire::opportunity::CONCEALMENT_RANGE;
use crate::figures::infantry::friends::friends_with;
use crate::figures::infantry::good_order::unfit;
use crate::figures::infantry::nation::nation_of;
use crate::figures::infantry::unit::{infantry, leadership};
use crate::scenario::Terrain;
use crate::state::{Telltale, Unit};
use crate::vocab::hex::{Cell, Dir};
use crate::vocab::num::{Drm, Mp};
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, Nation};

/// Whether an enemy sees a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seen<'a> {
    /// This one does.
    By(&'a UnitId),
    /// This one may: nobody tells.
    Perhaps(&'a UnitId),
    /// None does.
    No,
}

/// Enemy ground units within 16 hexes of a hex that are in play and no one's prisoners; of hidden ones nobody knows.
fn near<'a>(ctx: &Ctx<'a>, id: &UnitId, at: Cell) -> impl Iterator<Item = (&'a UnitId, &'a Unit)> {
    let side = ctx.before.units.get(id).and_then(|unit| unit.side.as_ref());
    let apart = [Status::Hidden, Status::Captured, Status::Abandoned, Status::Stunned, Status::Shocked];
    let there = ctx.before.units_near(at, CONCEALMENT_RANGE).into_iter();
    there.filter(move |(other, unit)| {
        let hostile = side.is_some() && unit.side.is_some() && unit.side.as_ref() != side;
        let able = ctx.unit(other).is_some_and(|(_, def)| {
            let man = def.infantry.as_ref().is_some_and(|values| values.kind.is_some());
            !def.aircraft && (man || def.vehicle.is_some())
        });
        let in_play = !unit.eliminated && unit.aboard.is_none();
        hostile && able && in_play && !apart.into_iter().any(|status| unit.status.has(status))
    })
}

/// Is there an unbroken enemy within 16 hexes that denies a unit its "?", concealed ones included (A12.12)? With whether it is seen.
pub(crate) fn denied<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<Seen<'a>> {
    let at = ctx.before.units.get(id)?.place.cell()?;
    let unbroken = near(ctx, id, at).filter(|(_, unit)| !unit.is_broken());
    Some(first_of(unbroken.map(|(enemy, _)| (enemy, ctx.sees(id, enemy)))))
}

/// Is an unbroken enemy within 16 hexes of it?
pub(crate) fn is_enemy_near(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let at = ctx.before.units.get(id).and_then(|unit| unit.place.cell());
    at.is_some_and(|at| near(ctx, id, at).any(|(_, unit)| !unit.is_broken()))
}

/// Does a Known enemy in Good Order within 16 hexes see the unit where it acted in the phase in play (A12.14)? Asked when the phase
/// is over: of an enemy that moved in it nobody knows where it stood. A concealed one need not show itself, and one that lost its "?"
/// later was concealed as the unit acted.
pub(crate) fn seen_in_phase<'a>(
    ctx: &Ctx<'a>,
    id: &UnitId,
    told: Telltale,
    fits: impl Fn(&UnitId) -> bool,
) -> Seen<'a> {
    let at = told.at;
    let own = ctx.before.units.get(id);
    let stands = own.is_some_and(|unit| unit.place.cell() == Some(at));
    let said = |enemy: &UnitId| {
        let mut all = own?.seen_at.iter();
        all.find(|(cell, other, _)| *cell == at && other == enemy).map(|(.., exists)| *exists)
    };
    let able = near(ctx, id, at).filter(|(enemy, unit)| {
        let known = !unit.is_concealed() && unit.unveiled.is_none_or(|seq| seq < told.seq);
        unfit(unit).is_none() && known && has_stayed(ctx, unit) && fits(enemy)
    });
    first_of(able.map(|(enemy, _)| {
        let sees = || {
            ctx.shown_at(enemy, at).and_then(|shown| match shown {
                Shown::Clear(_) => Some(true),
                Shown::Blocked(_) => Some(false),
                Shown::Open(_) => None,
            })
        };
        (enemy, if stands { ctx.sees(id, enemy) } else { said(enemy).or_else(sees) })
    }))
}

fn first_of<'a>(all: impl Iterator<Item = (&'a UnitId, Option<bool>)>) -> Seen<'a> {
    let mut seen = Seen::No;
    for (enemy, sees) in all {
        match sees {
            Some(true) => return Seen::By(enemy),
            None => seen = Seen::Perhaps(enemy),
            Some(false) => {}
        }
    }
    seen
}

/// It is where it was when the phase began.
fn has_stayed(ctx: &Ctx<'_>, unit: &Unit) -> bool {
    let moved = ctx.before.phase == Some(Phase::MPh)
        && unit.side.as_ref() == ctx.before.side.as_ref()
        && unit.mph.expenditures > 0;
    !moved && !unit.advanced && !unit.routed && !unit.placed_now
}

/// A hex that is Open Ground to every enemy who is not below it: no terrain, counter or hexside in it gives cover (A10.531). What a
/// unit has `left` in it, such as a foxhole, gives none any more.
pub(crate) fn is_open_ground(ctx: &Ctx<'_>, id: &UnitId, at: Cell, left: bool) -> bool {
    let Some(terrain) = ctx.terrain(at) else { return false };
    let walled = Dir::ALL.into_iter().any(|side| ctx.has_wall(at, side));
    let covered = |unit: &Unit| !left && has_tem(ctx, unit, at);
    let covered = ctx.before.units.get(id).is_some_and(covered) || has_smoke(ctx, at);
    !walled && is_bare(terrain, left) && !is_sheltered(ctx, id, at) && !covered
}

/// A TEM of the hex was attested, or one of the unit there was claimed: it may be in no Open Ground (A10.531).
pub(crate) fn has_tem(ctx: &Ctx<'_>, unit: &Unit, at: Cell) -> bool {
    let claimed = unit.claimed_tem.iter().filter(|claim| claim.at.cell() == Some(at));
    let mut values = claimed.map(|claim| claim.value).chain(ctx.before.tem.get(&at).copied());
    values.any(|value| value > Drm(0))
}

fn is_bare(terrain: &Terrain, left: bool) -> bool {
    let mut rows = terrain
        .is
        .iter()
        .map(|kind| openness(*kind))
        .filter(|row| !left || *row != Openness::Inside)
        .peekable();
    let open = rows.peek().is_some() && rows.all(|row| row == Openness::Open);
    let free = terrain.wrecks == 0 && terrain.vehicles == 0 && !terrain.rubble && terrain.blaze.is_none();
    let plain =
        !terrain.depression && !terrain.sunken_lane && !terrain.one_lane_bridge && terrain.smoke == Mp::ZERO;
    open && free && plain && terrain.obstacle.is_empty()
}

/// An enemy looks into the hex from no lower ground, without a Hindrance between.
pub(crate) fn looks_into_the_open(ctx: &Ctx<'_>, id: &UnitId, at: Cell, enemy: &UnitId) -> bool {
    let from = ctx.before.units.get(enemy).and_then(|unit| unit.place.cell());
    let levels = from.and_then(|from| Some((ctx.terrain(from)?.level, ctx.terrain(at)?.level)));
    let between = from.is_some_and(|from| is_clear_between(ctx, from, at));
    let clear = between && ctx.is_clear(id, enemy);
    clear && levels.is_some_and(|(from, to)| from >= to)
}

/// The US# of Personnel on foot (A12.122, A20.51): squad 3, HS and crew 2, SMC 1.
#[must_use]
pub const fn us_number(kind: InfantryKind) -> Option<u8> {
    match kind {
        InfantryKind::Squad => Some(3),
        InfantryKind::Hs | InfantryKind::Crew => Some(2),
        InfantryKind::Leader | InfantryKind::Hero => Some(1),
        InfantryKind::Cavalry => None,
    }
}

/// The lowest DRM of the dr for a "?" (A12.122) that the log shows, and the lowest that it may be: whether a unit is Stealthy no log
/// tells. `None` where the terrain of its hex does not say its TEM.
#[must_use]
pub fn concealment_drm(ctx: &Ctx<'_>, id: &UnitId) -> Option<(Drm, Drm)> {
    let (unit, def) = ctx.unit(id)?;
    let values = def.infantry.as_ref()?;
    let leads = |(other, friend): (&UnitId, &Unit)| leadership(ctx, other).filter(|_| !friend.is_broken());
    let leader = friends_with(ctx, id).into_iter().filter_map(leads).min().unwrap_or(0).min(0);
    let sure =
        i16::from(us_number(values.kind?)?).saturating_add(leader).saturating_sub(tem_of(ctx, id, unit)?);
    let stealthy = if nation_of(def).is_none_or(|nation| nation == Nation::Japanese) { 2 } else { 1 };
    Some((Drm(sure), Drm(sure.saturating_sub(stealthy))))
}

fn tem_of(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> Option<i16> {
    let at = unit.place.cell()?;
    let terrain = ctx.terrain(at)?;
    if is_bare(terrain, false) && !is_sheltered(ctx, id, at) {
        return Some(0);
    }
    match terrain.is.as_slice() {
        [kind] if openness(*kind) == Openness::Other => match direct(*kind) {
            Cover::Of(tem) if tem > 0 => Some(tem),
            Cover::Of(_) | Cover::Depends => None,
        },
        _ => None,
    }
}

/// Infantry on foot of which the scenario says what it is: no Dummy.
pub(crate) fn is_real(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    infantry(ctx, id).is_some_and(|(unit, values)| {
        let there = !unit.eliminated && unit.aboard.is_none();
        let apart = [Status::InPillbox, Status::Captured, Status::Hidden, Status::Disrupted];
        values.kind.is_some() && there && !apart.into_iter().any(|status| unit.status.has(status))
    })
}
