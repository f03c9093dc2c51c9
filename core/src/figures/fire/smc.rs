//! SMC who fire a MG: a leader alone halves its FP, two man it in full (A9.12). A15 speaks of Heroes.

use crate::event::{Firer, Status, UnitId, Use};
use crate::facts::Shot;
use crate::figures::infantry::held::{lacks, lists};
use crate::state::Unit;
use crate::vocab::{InfantryKind, Reason, WeaponKind};

fn kind(shot: &Shot<'_>, id: &UnitId) -> Option<InfantryKind> {
    shot.ctx.unit(id).and_then(|(_, def)| def.infantry.as_ref()?.kind)
}

/// A leader fires a MG alone; `None` where another SMC is named beside him, who may man it with him or have one of his own, and where one
/// stands with him of whom the attack says nothing.
pub(super) fn is_lone(shot: &Shot<'_>) -> Option<bool> {
    let leader = kind(shot, &shot.firer.unit) == Some(InfantryKind::Leader);
    let mg = shot.kind() == Some(WeaponKind::Mg) && !shot.firer.to_kill;
    let alone = leader && mg && shot.firer.with.is_none() && !shot.is(Status::Heroic);
    let open = || mate(shot).is_some() || idle_mate(shot).is_some();
    if alone && open() { None } else { Some(alone) }
}

/// An unbroken SMC who stands with a leader that fires a MG alone, and neither fires nor directs in this attack.
#[must_use]
pub(crate) fn idle_mate<'c>(shot: &Shot<'c>) -> Option<&'c UnitId> {
    let (ctx, attack) = (&shot.ctx, shot.attack);
    let leader = kind(shot, &shot.firer.unit) == Some(InfantryKind::Leader);
    let mg = shot.kind() == Some(WeaponKind::Mg) && !shot.firer.to_kill && ctx.scenario.book >= 2;
    if !leader || !mg || shot.firer.with.is_some() || shot.is(Status::Heroic) || mate(shot).is_some() {
        return None;
    }
    let side = shot.unit.and_then(|unit| unit.side.as_ref());
    let able = |(id, unit): &(&UnitId, &Unit)| {
        let named = attack.firers.iter().any(|firer| firer.unit == **id) || attack.directors.contains(id);
        let fit = !unit.eliminated && !unit.is_broken() && unit.side.as_ref() == side;
        fit && !named && kind(shot, id).is_some_and(InfantryKind::is_smc)
    };
    ctx.units_with(Some(shot.location()?)).into_iter().find(able).map(|(id, _)| id)
}

/// A SMC fires a SW, and no other is named beside him.
#[must_use]
pub(crate) fn is_alone(shot: &Shot<'_>) -> bool {
    let smc = kind(shot, &shot.firer.unit).is_some_and(InfantryKind::is_smc);
    smc && shot.firer.with.is_none() && mate(shot).is_none()
}

/// Another SMC of the Location who is named as firing the same SW.
fn mate<'c>(shot: &Shot<'c>) -> Option<&'c Firer> {
    let here = shot.location();
    let smc = |id: &UnitId| kind(shot, id).is_some_and(InfantryKind::is_smc);
    let there =
        |id: &UnitId| here.is_some() && shot.ctx.before.units.get(id).and_then(Unit::location) == here;
    let same = |firer: &&Firer| firer.unit != shot.firer.unit && firer.weapon == shot.firer.weapon;
    shot.attack.firers.iter().filter(same).find(|firer| smc(&firer.unit) && there(&firer.unit))
}

/// It mans, with another SMC, the SW that the other has: its FP are counted there. Where both list it the first one named has it.
#[must_use]
pub(crate) fn is_second_man(shot: &Shot<'_>) -> bool {
    let (Use::Sw(name), unit) = (&shot.firer.weapon, &shot.firer.unit) else { return false };
    let turn = |id: &UnitId| shot.attack.firers.iter().position(|firer| firer.unit == *id);
    let both = |mate: &Firer| turn(&mate.unit) < turn(unit) && !shot.says(Reason::LoneSmc);
    let owned =
        |mate: &Firer| !lacks(&shot.ctx, &mate.unit, name) && (!lists(&shot.ctx, unit, name) || both(mate));
    kind(shot, unit).is_some_and(InfantryKind::is_smc) && mate(shot).is_some_and(owned)
}
