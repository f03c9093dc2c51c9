//! Attacks of the same fire phase, and earlier shots of the same unit or weapon.

use crate::event::{FireMode, UnitId, Use};
use crate::facts::{Ctx, Shot};
use crate::state::{Attack, Unit, names_fired_at};
use crate::vocab::phase::Phase;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// Fire phases of a Player Turn: the DEFENDER's MPh and DFPh are one (A.15).
pub(crate) const fn fire_phase(phase: Option<Phase>) -> Option<u8> {
    match phase {
        Some(Phase::PFPh) => Some(0),
        Some(Phase::MPh | Phase::DFPh) => Some(1),
        Some(Phase::AFPh) => Some(2),
        Some(Phase::RPh | Phase::RtPh | Phase::APh | Phase::CCPh) | None => None,
    }
}

/// Attacks of this fire phase before this one.
pub(crate) fn earlier<'a>(ctx: &Ctx<'a>) -> impl Iterator<Item = &'a Attack> {
    let (phase, attacks) = (fire_phase(ctx.before.phase), &ctx.before.attacks);
    attacks.values().filter(move |attack| fire_phase(attack.phase) == phase)
}

/// Those of them in which a unit fires, or its weapon is fired.
pub(crate) fn earlier_by<'a>(ctx: &Ctx<'a>, unit: &UnitId) -> impl Iterator<Item = &'a Attack> {
    let phase = fire_phase(ctx.before.phase);
    ctx.before.attacks_by(unit).into_iter().filter(move |attack| fire_phase(attack.phase) == phase)
}

/// Those of them in which a Gun fires that a unit mans.
pub(crate) fn earlier_by_gun<'a>(ctx: &Ctx<'a>, crew: &UnitId) -> impl Iterator<Item = &'a Attack> {
    let phase = fire_phase(ctx.before.phase);
    ctx.before.attacks_by_gun_of(crew).into_iter().filter(move |attack| fire_phase(attack.phase) == phase)
}

/// Those of them in which a unit fires, or the one that it is what is left of: what that fired it has fired (A7.302).
pub(crate) fn earlier_of<'a>(ctx: &Ctx<'a>, unit: &'a UnitId) -> Vec<&'a Attack> {
    let names = names_fired_at(ctx.before, unit).into_iter();
    names.flat_map(|name| earlier_by(ctx, name)).collect()
}

/// The names under which a unit has fired: its own, and that of the one that it is what is left of.
pub(crate) fn is_one_of(ctx: &Ctx<'_>, unit: &UnitId, firer: &UnitId) -> bool {
    firer == unit || names_fired_at(ctx.before, unit).contains(firer)
}

/// How a unit fired in an attack, or the one that it is what is left of.
pub(crate) fn mode_in(ctx: &Ctx<'_>, attack: &Attack, unit: &UnitId) -> FireMode {
    let own = attack.declared.firers.iter().find(|firer| is_one_of(ctx, unit, &firer.unit));
    own.map_or(attack.declared.mode, |firer| attack.mode_of(&firer.unit))
}

/// Did this unit fire this weapon earlier in this fire phase? The attacks, in order.
pub(crate) fn shots_before<'a>(ctx: &Ctx<'a>, unit: &UnitId, weapon: &Use) -> Vec<&'a Attack> {
    let fires = |a: &&Attack| a.declared.firers.iter().any(|f| f.unit == *unit && f.weapon == *weapon);
    earlier_by(ctx, unit).filter(fires).collect()
}

/// So many counters may take the place of one another within a MPh.
const MOST_COUNTERS: usize = 4;

/// A unit, or what is left of it by now.
fn left_of<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<&'a Unit> {
    let left = |unit: &&'a Unit| ctx.before.units.get(unit.left_as.as_ref()?);
    core::iter::successors(ctx.before.units.get(id), left).take(MOST_COUNTERS).last()
}

/// Did nobody that this First Fire was aimed at spend anything since?
pub(crate) fn answers_same(ctx: &Ctx<'_>, attack: &Attack) -> bool {
    let spent = |id: &UnitId| left_of(ctx, id).map_or(0, |unit| unit.mph.expenditures);
    attack.is_first_fire() && attack.targets.iter().map(spent).sum::<u32>() == attack.expenditures
}

/// This shot is a further one of a weapon with Multiple ROF.
pub(crate) fn is_rof_shot(ctx: &Ctx<'_>, shot: &Shot<'_>) -> bool {
    let again = || !shots_before(ctx, &shot.firer.unit, &shot.firer.weapon).is_empty();
    !shot.is_inherent() && (shot.firer.rof_kept || again())
}

/// Fire that A8.3 and A8.4 allow on top of First Fire.
pub(crate) const fn is_second_use(mode: FireMode) -> bool {
    matches!(mode, FireMode::Subsequent | FireMode::Fpf | FireMode::Final)
}

/// The fire phases of this Player Turn in which a unit fired; the DEFENDER's MPh and DFPh are one (A.15).
#[must_use]
pub fn fire_phases(ctx: &Ctx<'_>, unit: &UnitId) -> usize {
    let fired = ctx.before.attacks_by(unit).into_iter();
    fired.filter_map(|attack| fire_phase(attack.phase)).collect::<BTreeSet<u8>>().len()
}
