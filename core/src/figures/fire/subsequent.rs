//! Subsequent First Fire and Final Fire: the range at which it is allowed (A8.3, A8.4).

use crate::effects;
use crate::event::{FireMode, Marker, Use};
use crate::facts::Shot;
use crate::figures::fire::captured::rof_of;
use crate::figures::fire::earlier::shots_before;
use crate::state::{Attack, Unit, names_fired_at};
use crate::vocab::WeaponKind;

pub(crate) const fn is_sff(mode: FireMode) -> bool {
    matches!(mode, FireMode::Subsequent)
}

/// Small Arms, MG and IFE of Infantry: what these paragraphs speak of.
pub(crate) fn is_small_arms(shot: &Shot<'_>) -> bool {
    let kind = matches!(shot.kind(), None | Some(WeaponKind::Mg | WeaponKind::Ife));
    shot.infantry().is_some() && kind
}

/// No Small Arms, MG or IFE: a MOL, a FT and what rolls To Hit. An ATR may add its FP on the IFT (C13.24).
pub(crate) const fn takes_no_part(kind: WeaponKind) -> bool {
    matches!(kind, WeaponKind::Mol | WeaponKind::Ft | WeaponKind::Ordnance)
}

/// Beyond its Normal Range no Subsequent First Fire is made: nothing more is to be told of its FP.
pub(crate) fn is_too_far(shot: &Shot<'_>, n: usize) -> bool {
    let far = shot.range_to(n).zip(shot.normal_range()).is_some_and(|(range, normal)| range > normal);
    is_sff(shot.mode()) && is_small_arms(shot) && far && shot.ctx.is_of_players()
}

/// Final Fire with what First Fired already, and kept no ROF.
pub(crate) fn is_marked(shot: &Shot<'_>) -> bool {
    if !shot.ctx.is_of_players() {
        return false;
    }
    let names = names_fired_at(shot.ctx.before, &shot.firer.unit);
    let same = |a: &&Attack| {
        let fires = |f: &crate::event::Firer| names.contains(&f.unit) && f.weapon == shot.firer.weapon;
        a.is_first_fire() && a.declared.firers.iter().any(fires)
    };
    let before = names.iter().flat_map(|name| shot.ctx.before.attacks_by(name));
    let Some(last) = before.filter(same).max_by_key(|a| a.seq) else { return false };
    let dice = last.rolls.first().and_then(|roll| roll.dice);
    let rof = rof_of(shot);
    let kept = rof.zip(dice).map(|(rof, dr)| effects::keeps_rof(dr.colored, rof));
    shot.firer.weapon == Use::Inherent
        || kept == Some(false)
        || shot.weapon().is_some_and(|w| w.rof.is_none())
}

/// A counter says that it First Fired, and no attack of it stands before its Final Fire: with what, the log does not tell.
fn is_marked_alone(shot: &Shot<'_>) -> bool {
    let counter = |unit: &Unit| unit.markers.contains(&Marker::FirstFire);
    let (state, id) = (shot.ctx.before, &shot.firer.unit);
    let by_gun = || state.attacks_by_gun_of(id).into_iter();
    let untold = || state.attacks_by(id).into_iter().chain(by_gun()).all(|a| !a.is_first_fire());
    let marked = shot.mode() == FireMode::Final && shot.unit.is_some_and(counter);
    shot.ctx.scenario.book >= 2 && marked && untold()
}

/// It is Final Fire of a unit or weapon under First Fire at a target that is not near.
pub(crate) fn is_final_afar(shot: &Shot<'_>) -> bool {
    let far = shot.range_to(0).is_some_and(|range| range > 1);
    shot.mode() == FireMode::Final && is_small_arms(shot) && far && is_marked(shot)
}

/// By its last shot of this fire phase the weapon is under no counter: it may take part in Subsequent First Fire or be in its First
/// Fire beside it (A8.3), and makes Final Fire in full (A8.41).
pub(crate) fn kept_its_rof(shot: &Shot<'_>) -> bool {
    let mut before = shots_before(&shot.ctx, &shot.firer.unit, &shot.firer.weapon);
    before.retain(|attack| attack.declared.attack != shot.attack.attack);
    let last = before.into_iter().max_by_key(|attack| attack.seq);
    let dice = last.and_then(|last| last.rolls.first()?.dice);
    let rof = rof_of(shot).zip(dice);
    rof.is_some_and(|(rof, dr)| effects::keeps_rof(dr.colored, rof))
}

/// By its die it kept its ROF, and its Fire Lane marked it First Fire all the same (A9.22).
fn is_of_lane(shot: &Shot<'_>) -> bool {
    shot.ctx.before.has_laid_lane(&shot.firer.unit, &shot.firer.weapon) && kept_its_rof(shot)
}

/// Whether it is halved as Final Fire no line tells for certain: the player's word counts.
pub(crate) fn is_by_word(shot: &Shot<'_>) -> bool {
    is_final_afar(shot) || is_of_lane(shot) || is_marked_alone(shot)
}
