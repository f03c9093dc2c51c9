//! Leader creation (A18.2): its drm and what a Final dr gives.

use crate::event::{LeaderCreated, Odds, UnitId};
use crate::facts::Ctx;
use crate::figures::close_combat::odds;
use crate::figures::infantry::nation::nation_of;
use crate::figures::infantry::unit::infantry;
use crate::state::Fight;
use crate::tally::{Blame, Tally};
use crate::vocab::dice::Dice;
use crate::vocab::num::Drm;
use crate::vocab::{InfantryKind, Nation};
use alloc::format;

/// A squad, HS or crew.
#[must_use]
pub(crate) fn is_mmc(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let mmc = [InfantryKind::Squad, InfantryKind::Hs, InfantryKind::Crew];
    infantry(ctx, id).is_some_and(|(_, values)| values.kind.is_some_and(|kind| mmc.contains(&kind)))
}

/// The attack of an MMC with an Original 2 in the phase in play.
#[must_use]
pub fn occasion<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<&'a Fight> {
    let two = |fight: &&Fight| fight.original == Some(2) && fight.cc.fought.attackers.contains(id);
    ctx.before.close_combat.fights.iter().rev().find(two)
}

/// Columns below 1 to 1, one drm each.
const BELOW: [Odds; 5] = [Odds::OneToTwo, Odds::OneToFour, Odds::OneToSix, Odds::OneToEight, Odds::Less];

/// The drm of a leader creation dr behind an attack in Close Combat; `None` where nation, Morale Level or odds are not known, and
/// where no such attack was made.
#[must_use]
pub fn creation_drm(ctx: &Ctx<'_>, id: &UnitId) -> Option<Tally<Drm>> {
    let (unit, values) = infantry(ctx, id)?;
    let nation = ctx.unit(id).and_then(|(_, def)| nation_of(def))?;
    let fight = occasion(ctx, id)?;
    let mut all = Tally::new();
    let mut plus = |drm: i16, label: &'static str| {
        if drm != 0 {
            all.plus(Drm(drm), label, "A18.2", Blame::on("A18.2-table"));
        }
    };
    plus(of_nation(nation), "nation");
    if fight.cc.fought.targets.iter().any(|id| ctx.vehicle(id).is_some()) {
        plus(-1, "against an AFV");
    } else {
        let below = BELOW.iter().position(|column| odds(ctx, &fight.cc) == Some(*column));
        odds(ctx, &fight.cc)?;
        plus(below.and_then(|n| i16::try_from(n).ok()).map_or(0, |n| -1 - n), "odds below 1-1");
    }
    let morale = if unit.is_broken() { values.broken_morale } else { values.morale };
    plus(
        match morale? {
            ..=6 => 1,
            7 => 0,
            8.. => -1,
        },
        "Morale Level",
    );
    Some(all)
}

const fn of_nation(nation: Nation) -> i16 {
    match nation {
        Nation::American | Nation::British | Nation::German => -1,
        Nation::Russian | Nation::Italian | Nation::Chinese => 1,
        Nation::French
        | Nation::Japanese
        | Nation::Finnish
        | Nation::Common
        | Nation::AxisMinor
        | Nation::AlliedMinor
        | Nation::Partisan
        | Nation::Other => 0,
    }
}

/// The Final dr: as told, else by the drm told, else by that which is due.
#[must_use]
pub fn creation_total(ctx: &Ctx<'_>, created: &LeaderCreated) -> Option<i16> {
    let by_dice = || {
        let Dice::dr(die) = ctx.before.rolls.get(&created.roll)?.dice else { return None };
        let due = || creation_drm(ctx, &created.unit).map(|due| due.value());
        Some(i16::from(die.pips()).saturating_add(created.drm.or_else(due)?.0))
    };
    created.total.or_else(by_dice)
}

/// A leader as his counter names him: `8-1`, `6+1`.
#[must_use]
pub fn leader_word((morale, leadership): (u8, Drm)) -> alloc::string::String {
    if leadership.0 > 0 {
        format!("{morale}+{}", leadership.0)
    } else {
        format!("{morale}-{}", -leadership.0)
    }
}
