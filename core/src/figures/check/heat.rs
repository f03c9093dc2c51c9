//! Heat of Battle: who is open to it, the DRM of its DR, and what comes of that (A15.1 to A15.5).

use crate::charts::elr::{Lower, lower};
use crate::counter::Infantry;
use crate::effects::{self, SURRENDERS_AT};
use crate::event::{Heat, HeatRolled, Status, UnitId};
use crate::facts::Ctx;
use crate::figures::infantry::allotment::is_inexperienced;
use crate::figures::infantry::friends::friends_with;
use crate::figures::infantry::nation::nation_of;
use crate::figures::infantry::unit::{infantry, leadership};
use crate::state::{Two, Unit};
use crate::tally::{Blame, Tally};
use crate::vocab::dice::Dice;
use crate::vocab::num::Drm;
use crate::vocab::{InfantryKind, Nation, Quality};

/// Why a unit is not open to Heat of Battle; `None` where it is, as far as its counter tells.
#[must_use]
pub fn barred_from_heat(ctx: &Ctx<'_>, id: &UnitId) -> Option<&'static str> {
    let Some((unit, values)) = infantry(ctx, id) else { return Some("no Infantry") };
    let kind = |kind| values.kind == Some(kind);
    let bars = [
        (kind(InfantryKind::Crew), "a crew"),
        (kind(InfantryKind::Hero) || unit.status.has(Status::Heroic), "a hero"),
        (kind(InfantryKind::Cavalry), "Cavalry"),
        (unit.status.has(Status::Berserk), "berserk"),
        (unit.status.has(Status::HumanWave), "in a Human Wave"),
        (unit.status.has(Status::Captured), "captured"),
        (unit.aboard.is_some(), "aboard a vehicle"),
    ];
    bars.into_iter().find(|(is_so, _)| *is_so).map(|(_, why)| why)
}

/// Did the Rally DR rally it by itself (A10.63)? `None` where the log does not tell.
#[must_use]
pub fn is_self_rally(ctx: &Ctx<'_>, id: &UnitId, two: &Two) -> Option<bool> {
    if !two.rally || two.led {
        return Some(false);
    }
    let leads = |(other, unit): (&UnitId, &Unit)| leadership(ctx, other).is_some() && !unit.is_broken();
    if !friends_with(ctx, id).into_iter().any(leads) {
        return Some(true);
    }
    // A leader may rally himself though another is with him.
    leadership(ctx, id).is_none().then_some(false)
}

/// Does such an Original 2 call for a Heat of Battle DR? `None` where the log does not tell. Of FPF one unit has it, by Random
/// Selection (A8.31).
#[must_use]
pub fn calls_for_heat(ctx: &Ctx<'_>, id: &UnitId, two: &Two) -> Option<bool> {
    if barred_from_heat(ctx, id).is_some() {
        return Some(false);
    }
    if two.shared { None } else { is_self_rally(ctx, id, two).map(|alone| !alone) }
}

/// The Original 2 of a unit that calls for a Heat of Battle DR which nobody has made yet.
#[must_use]
pub fn open_two<'a>(ctx: &Ctx<'_>, id: &UnitId, unit: &'a Unit) -> Option<&'a Two> {
    unit.twos.iter().find(|two| !two.done && calls_for_heat(ctx, id, two) == Some(true))
}

/// The unit of which a Heat of Battle DR is asked in the phase in play, whether the log has told of one before or not; none by the
/// first version of the book.
#[must_use]
pub fn heat_asked<'a>(ctx: &Ctx<'a>) -> Option<&'a UnitId> {
    let mut units = ctx.before.units.iter().filter(|(_, unit)| !unit.eliminated && ctx.scenario.book >= 2);
    units.find(|(id, unit)| open_two(ctx, id, unit).is_some_and(|two| !two.by_word)).map(|(id, _)| id)
}

/// The DRM of a Heat of Battle DR: by class, nation and side that is up. `None` where the scenario does not tell the nation, or no
/// row has it.
#[must_use]
pub fn heat_drm(ctx: &Ctx<'_>, id: &UnitId) -> Option<Tally<Drm>> {
    let (unit, def) = ctx.unit(id)?;
    let values = def.infantry.as_ref()?;
    let nation = of_nation(nation_of(def)?)?;
    let two = unit.twos.iter().find(|two| !two.done);
    let broken = two.map_or(unit.is_broken(), |two| two.broken);
    let lines = [
        (-i16::from(is_elite(values)), "Elite"),
        (nation.0, nation.1),
        (i16::from(broken), "broken"),
        (
            i16::from(values.kind.is_some_and(|kind| !kind.is_smc()) && is_inexperienced(ctx, unit, values)),
            "Inexperienced",
        ),
    ];
    let mut tally = Tally::new();
    for (drm, label) in lines.into_iter().filter(|(drm, _)| *drm != 0) {
        tally.plus(Drm(drm), label, "A15.1", Blame::on("A15.1-drm"));
    }
    Some(tally)
}

fn is_elite(values: &Infantry) -> bool {
    values.quality == Some(Quality::Elite)
}

/// The DRM of a nation; `None` for one that no row names.
const fn of_nation(nation: Nation) -> Option<(i16, &'static str)> {
    Some(match nation {
        Nation::British => (-1, "British"),
        Nation::Finnish => (-1, "Finnish"),
        Nation::German | Nation::American => (0, ""),
        Nation::French => (1, "French"),
        Nation::Partisan => (1, "Partisan"),
        Nation::Russian => (2, "Russian"),
        Nation::AlliedMinor => (2, "Allied Minor"),
        Nation::AxisMinor => (3, "Axis Minor"),
        Nation::Italian => (3, "Italian"),
        Nation::Japanese => (4, "Japanese"),
        Nation::Chinese | Nation::Common | Nation::Other => return None,
    })
}

/// The Original DR of a Heat of Battle.
#[must_use]
pub fn heat_dr(ctx: &Ctx<'_>, rolled: &HeatRolled) -> Option<i16> {
    match ctx.before.rolls.get(&rolled.roll)?.dice {
        Dice::Dr(dr) => Some(dr.original()),
        Dice::dr(_) | Dice::Three(..) => None,
    }
}

/// What a Final DR brings about for a unit: non-elite Italians and Axis Minors surrender from 10 on.
#[must_use]
pub fn heat_of(ctx: &Ctx<'_>, id: &UnitId, total: i16) -> Option<Heat> {
    let (_, def) = ctx.unit(id)?;
    let early = matches!(nation_of(def)?, Nation::Italian | Nation::AxisMinor);
    let early = early && def.infantry.as_ref().is_some_and(|values| !is_elite(values));
    Some(effects::heat(total, if early { SURRENDERS_AT - 2 } else { SURRENDERS_AT }))
}

/// Who goes berserk instead of surrendering (A15.5), as far as the scenario tells.
#[must_use]
pub fn never_surrenders(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let Some((unit, def)) = ctx.unit(id) else { return false };
    let nation = matches!(nation_of(def), Some(Nation::Japanese | Nation::Partisan));
    let commissar = def.infantry.as_ref().is_some_and(|values| values.commissar);
    nation || commissar || unit.status.has(Status::Fanatic)
}

/// Does a counter take the place of another by Battle Hardening (A15.3)? The ladder of replacement, upwards.
#[must_use]
pub fn hardens(of: &Infantry, into: &Infantry) -> Lower {
    lower(into, of)
}

/// Known enemies of a unit: neither concealed nor hidden, and in play.
pub(crate) fn known_enemies<'a>(ctx: &Ctx<'a>, id: &UnitId) -> impl Iterator<Item = (&'a UnitId, &'a Unit)> {
    let side = ctx.before.units.get(id).and_then(|unit| unit.side.clone());
    let is_known = |unit: &Unit| {
        let veiled =
            unit.is_concealed() || unit.status.has(Status::Hidden) || unit.status.has(Status::Captured);
        !unit.eliminated && !veiled && unit.place.cell().is_some()
    };
    let units = ctx.before.units.iter();
    units
        .filter(move |(_, unit)| is_known(unit) && unit.side.is_some() && side.is_some() && unit.side != side)
}

/// Is a Known enemy in its LOS? `None` where neither the players nor the boards tell it.
pub(crate) fn sees_known_enemy(ctx: &Ctx<'_>, id: &UnitId) -> Option<bool> {
    let mut open = false;
    for (enemy, _) in known_enemies(ctx, id) {
        match ctx.sees(id, enemy) {
            Some(true) => return Some(true),
            Some(false) => {}
            None => open = true,
        }
    }
    if open { None } else { Some(false) }
}
