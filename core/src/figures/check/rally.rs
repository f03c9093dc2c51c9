//! Who may rally by whom, and what a rally DR takes of the place (A10.6, A10.61, A10.63, A18.11).

use crate::event::{Checked, DrmLine, Status, UnitId};
use crate::facts::Ctx;
use crate::figures::check::leadership::is_rally;
use crate::figures::infantry::friends::friends_with;
use crate::figures::infantry::good_order::unfit;
use crate::figures::infantry::nation::nation_of;
use crate::figures::infantry::unit::infantry;
use crate::scenario::Terrain;
use crate::state::side_of;
use crate::vocab::dice::Dice;
use crate::vocab::hex::Cell;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, Modifier, Nation, Quality};
use alloc::vec::Vec;

/// The leaders in Good Order who are with the unit (A10.6).
pub(crate) fn good_order_leaders<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Vec<&'a UnitId> {
    let leads = |id: &UnitId| {
        infantry(ctx, id).is_some_and(|(unit, values)| {
            (values.kind == Some(InfantryKind::Leader) || values.commissar) && unfit(unit).is_none()
        })
    };
    friends_with(ctx, id).into_iter().map(|(other, _)| other).filter(|other| leads(other)).collect()
}

/// Does the head say of everybody with the unit whether it is a leader?
fn is_company_told(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    friends_with(ctx, id).into_iter().all(|(other, _)| {
        ctx.unit(other).is_some_and(|(_, def)| {
            def.vehicle.is_some() || def.infantry.as_ref().is_some_and(|values| values.kind.is_some())
        })
    })
}

/// The value of the Self-Rally DRM that a rally says; `None` where it names none.
pub(crate) fn self_rally_said(checked: &Checked) -> Option<Drm> {
    let mut lines = checked.drm.iter().filter(|line| line.is(Modifier::SelfRally));
    let value = |line: &DrmLine| line.value.unwrap_or(SELF_RALLY);
    let first = value(lines.next()?);
    Some(lines.fold(first, |sum, line| sum + value(line)))
}

/// What Self-Rally adds to the DR (A10.63).
pub(crate) const SELF_RALLY: Drm = Drm(1);

/// Is this rally attempt without a leader (A10.63)? `None` where nobody says who is with the unit.
pub(crate) fn is_self_rally(ctx: &Ctx<'_>, checked: &Checked) -> Option<bool> {
    if self_rally_said(checked).is_some_and(|drm| drm != Drm(0)) {
        Some(true)
    } else if !good_order_leaders(ctx, &checked.unit).is_empty() {
        Some(false)
    } else {
        is_company_told(ctx, &checked.unit).then_some(true)
    }
}

/// May the unit always rally by itself: a leader, a crew, a Finn who is no Conscript (A10.63)? `None` where the box around its
/// Morale Level may say it, which no head tells: elite MMC have one in places.
pub(crate) fn always_self_rallies(ctx: &Ctx<'_>, id: &UnitId) -> Option<bool> {
    let (_, def) = ctx.unit(id)?;
    let values = def.infantry.as_ref()?;
    match values.kind? {
        InfantryKind::Leader | InfantryKind::Hero | InfantryKind::Crew => Some(true),
        InfantryKind::Squad | InfantryKind::Hs | InfantryKind::Cavalry => match values.quality? {
            Quality::Elite => None,
            Quality::Conscript => Some(false),
            Quality::FirstLine | Quality::SecondLine | Quality::Green => {
                nation_of(def).map(|nation| nation == Nation::Finnish)
            }
        },
    }
}

/// Why a MMC may not rally as the first MMC of its own RPh (A18.11); `None` where it may.
pub(crate) fn not_the_first_mmc<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<NotFirst<'a>> {
    let side = side_of(ctx.before, ctx.scenario, id)?;
    if ctx.before.phase == Some(Phase::RPh) && ctx.before.side.as_ref().is_some_and(|own| own != side) {
        return Some(NotFirst::EnemyTurn);
    }
    let is_mmc = |other: &UnitId| {
        infantry(ctx, other).is_some_and(|(_, values)| values.kind.is_some_and(|kind| !kind.is_smc()))
    };
    let tried = ctx.before.units.iter().find(|(other, unit)| {
        *other != id && unit.rally.is_some() && unit.side.as_ref() == Some(side) && is_mmc(other)
    });
    tried.map(|(other, _)| NotFirst::Behind(other))
}

/// Why it may not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotFirst<'a> {
    /// The RPh is that of the other side's Player Turn.
    EnemyTurn,
    /// This MMC has tried before it.
    Behind(&'a UnitId),
}

/// Does whoever rallies here do so in woods, a building or a pillbox (A10.61)? `None` where terrain or log do not tell, as of rubble,
/// trenches and roads through woods.
pub(crate) fn is_sheltered(ctx: &Ctx<'_>, id: &UnitId) -> Option<bool> {
    let unit = ctx.before.units.get(id)?;
    if unit.status.has(Status::InPillbox) {
        return Some(true);
    }
    is_cover(ctx, unit.place.cell()?)
}

/// Does whoever stands in this hex stand in woods or a building? `None` where terrain or log do not tell.
pub(crate) fn is_cover(ctx: &Ctx<'_>, cell: Cell) -> Option<bool> {
    let terrain = ctx.terrain(cell)?;
    let known = |terrain: &Terrain| (terrain.is_woods() || terrain.is_building()) && !terrain.is_rubble();
    match terrain.stands_in_obstacle()? {
        true => known(terrain).then_some(true),
        false => (!terrain.is.iter().any(|kind| kind.is_fortification())).then_some(false),
    }
}

/// A rally DR of an Original 12 (A10.64), in a book that knows it.
pub(crate) fn is_fate(ctx: &Ctx<'_>, checked: &Checked) -> bool {
    let dice = ctx.before.rolls.get(&checked.roll).map(|roll| roll.dice);
    ctx.scenario.book >= 2 && is_rally(checked) && dice.is_some_and(is_twelve)
}

/// An Original 12.
pub(crate) fn is_twelve(dice: Dice) -> bool {
    matches!(dice, Dice::Dr(dr) if dr.original() == 12)
}
