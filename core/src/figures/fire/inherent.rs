//! Whether the inherent FP of a squad is spent by the SW that it fires (A7.35).

use crate::counter::Infantry;
use crate::event::{FireMode, UnitId, Use};
use crate::facts::{Ctx, Shot};
use crate::figures::fire::earlier::{earlier_by, earlier_by_gun};
use crate::figures::infantry::held::is_inherent;
use crate::figures::infantry::sw::SW_PER_SQUAD;
use crate::state::Attack;
use crate::vocab::{InfantryKind, WeaponKind};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

pub(crate) fn is_small(shot: &Shot<'_>) -> bool {
    shot.infantry().is_some_and(Infantry::is_small)
}

/// In the attacks that A7.353 speaks of, that clause judges.
pub(crate) fn retains_half(shot: &Shot<'_>) -> bool {
    matches!(shot.mode(), FireMode::Subsequent | FireMode::Fpf)
}

/// First Fire with a SW, or with the Gun that it mans, in this Player Turn.
pub(crate) fn fired_sw_before(ctx: &Ctx<'_>, unit: &UnitId) -> bool {
    let mut firers = earlier_by(ctx, unit).flat_map(|a| &a.declared.firers);
    let gun = || earlier_by_gun(ctx, unit).next().is_some();
    firers.any(|f| f.unit == *unit && f.weapon != Use::Inherent) || gun()
}

/// It fires inherent FP that it has lost by what else it fires: they count for nothing.
pub(crate) fn is_spent_inherent(shot: &Shot<'_>) -> bool {
    let (ctx, attack, unit) = (&shot.ctx, shot.attack, &shot.firer.unit);
    if !shot.is_inherent() || shot.infantry().is_none() {
        return false;
    }
    let here = attack.firers.iter().filter(|f| f.unit == *unit && f.weapon != Use::Inherent).count();
    let full = if is_small(shot) { 1 } else { 2 };
    let adjacent = shot.mode() == FireMode::Final && shot.range_to(0).is_some_and(|range| range <= 1);
    let before = is_small(shot) && !retains_half(shot) && !adjacent && fired_sw_before(ctx, unit);
    here >= full || before || is_lost_by_two(shot)
}

/// Small Arms or SW of Infantry in Final Fire at a target that is not near: A7.353 leaves no half of the inherent FP there.
fn is_final_beyond(shot: &Shot<'_>) -> bool {
    shot.mode() == FireMode::Final
        && shot.infantry().is_some()
        && shot.range_to(0).is_some_and(|range| range > 1)
}

/// What its unit fired before in this fire phase, the MPh and the DFPh being one, where it fired in First Fire and Final Fire alone: of
/// who has used SFF or FPF, A8.3 speaks.
fn fired_before<'a>(shot: &Shot<'a>) -> Vec<&'a Attack> {
    let (now, unit) = (shot.attack.attack, &shot.firer.unit);
    let all: Vec<&Attack> = earlier_by(&shot.ctx, unit).filter(|a| a.declared.attack != now).collect();
    let plain = |a: &&Attack| matches!(a.mode_of(unit), FireMode::First | FireMode::Final);
    if all.iter().all(plain) { all } else { Vec::new() }
}

/// Is it no SW that the unit of a shot fires? A Fire Lane is its MG's, and nobody carries OBA or a Sniper.
pub(crate) fn is_apart(shot: &Shot<'_>, weapon: &Use) -> bool {
    let apart = [WeaponKind::Oba, WeaponKind::FireLane, WeaponKind::Sniper];
    shot.ctx.scenario.weapon_kind(shot.def(), weapon).is_some_and(|kind| apart.contains(&kind))
}

/// The SW that its unit has fired in this fire phase, this attack included, by name, and the Guns that it mans. A PF and a MOL are no
/// counters.
fn sw_fired(shot: &Shot<'_>, before: &[&Attack]) -> usize {
    let (ctx, unit) = (&shot.ctx, &shot.firer.unit);
    let all = before.iter().map(|a| &a.declared).chain(core::iter::once(shot.attack));
    let own = all.flat_map(|a| &a.firers).filter(|f| f.unit == *unit);
    let names: BTreeSet<&str> = own
        .filter_map(|f| match &f.weapon {
            Use::Sw(name) | Use::Weapon(name) => {
                (!is_inherent(name) && !is_apart(shot, &f.weapon)).then(|| name.as_str())
            }
            Use::Inherent | Use::Gun | Use::Ordnance => None,
        })
        .collect();
    let manned = earlier_by_gun(ctx, unit).flat_map(|a| &a.gun_crews).filter(|(_, crew)| *crew == unit);
    let guns: BTreeSet<&UnitId> = manned.map(|(gun, _)| gun).collect();
    names.len() + guns.len()
}

/// Inherent FP in Final Fire at a target that is not near, which its unit has lost: there is no such fire.
pub(crate) fn is_spent_beyond(shot: &Shot<'_>) -> bool {
    is_final_beyond(shot) && is_spent_inherent(shot)
}

/// The inherent FP of a squad that has fired two SW, fired in Final Fire at a target that is not near (A7.351).
pub(crate) fn is_lost_by_two(shot: &Shot<'_>) -> bool {
    let squad = shot.infantry().is_some_and(Infantry::is_squad);
    squad
        && shot.is_inherent()
        && is_final_beyond(shot)
        && sw_fired(shot, &fired_before(shot)) >= SW_PER_SQUAD
}

/// The reverse: its unit fired its inherent FP in First Fire, and fires the SW that cost them in Final Fire, at a target that is not
/// near: the second of a squad, any of a HS or crew (A7.351, A7.352).
pub(crate) fn is_sw_after_inherent(shot: &Shot<'_>) -> bool {
    let kind = shot.infantry().and_then(|infantry| infantry.kind);
    let most = match kind {
        Some(InfantryKind::Squad) => SW_PER_SQUAD,
        Some(InfantryKind::Hs | InfantryKind::Crew) => 1,
        Some(_) | None => return false,
    };
    let sw = matches!(&shot.firer.weapon, Use::Sw(name) | Use::Weapon(name) if !is_inherent(name));
    if !sw || !is_final_beyond(shot) {
        return false;
    }
    let before = fired_before(shot);
    let own = |a: &Attack| {
        let inherent = |f: &crate::event::Firer| f.unit == shot.firer.unit && f.weapon == Use::Inherent;
        a.declared.firers.iter().any(inherent)
    };
    before.iter().any(|a| a.is_first_fire() && own(a)) && sw_fired(shot, &before) >= most
}
