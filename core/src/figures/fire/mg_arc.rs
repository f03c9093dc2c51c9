//! The CA of a MMG or HMG in woods, a building or rubble (A9.21): no counter shows it, so its shots of a phase tell which it can be.

use crate::event::Use;
use crate::facts::Shot;
use crate::figures::fire::sw_numbers::fires;
use crate::state::Attack;
use crate::vocab::hex::{Cell, Spine, in_arc};
use crate::vocab::phase::Phase;
use crate::vocab::{WeaponKind, WeaponWord};
use alloc::vec::Vec;

/// A MMG or HMG by its name, else by its Portage Points: a LMG has one, or two.
#[must_use]
pub(crate) fn is_heavy(shot: &Shot<'_>) -> bool {
    let (Use::Sw(name) | Use::Weapon(name)) = &shot.firer.weapon else { return false };
    if name.is(WeaponWord::Mmg) || name.is(WeaponWord::Hmg) {
        return true;
    }
    !name.is(WeaponWord::Lmg) && shot.weapon().and_then(|weapon| weapon.pp).is_some_and(|pp| pp > 2)
}

/// The hexes outside of its own that it fired at before in such a phase, from where it stands.
fn fired_at(shot: &Shot<'_>, phase: Option<Phase>) -> Vec<Cell> {
    let here = shot.cell();
    let own = shot.attack.attack;
    let before = shot.ctx.before.attacks_by(&shot.firer.unit).into_iter();
    let such = |attack: &&Attack| {
        attack.phase == phase
            && attack.declared.attack != own
            && fires(attack, &shot.firer.unit, &shot.firer.weapon)
    };
    let cells = before.filter(such).flat_map(|attack| attack.at.iter().map(|(cell, _)| *cell));
    cells.filter(|cell| Some(*cell) != here).collect()
}

/// A CA binds it: it is such a MG of Infantry in such terrain, and fired out of its hex in this phase.
#[must_use]
pub(crate) fn is_bound(shot: &Shot<'_>, phase: Option<Phase>) -> bool {
    let mg = shot.kind() == Some(WeaponKind::Mg) && shot.infantry().is_some() && is_heavy(shot);
    let inside = |cell| shot.ctx.terrain(cell).and_then(|terrain| terrain.stands_in_obstacle());
    mg && shot.cell().and_then(inside) == Some(true) && !fired_at(shot, phase).is_empty()
}

/// The CA that hold all that it fired at in such a phase and what it fires at now.
#[must_use]
pub(crate) fn arcs_left(shot: &Shot<'_>, phase: Option<Phase>) -> Vec<Spine> {
    let Some(here) = shot.cell() else { return Spine::ALL.to_vec() };
    let mut targets = fired_at(shot, phase);
    targets.extend(shot.at().iter().map(|(cell, _)| *cell).filter(|cell| *cell != here));
    let holds = |spine: &Spine| targets.iter().all(|target| in_arc(here, *spine, *target));
    Spine::ALL.into_iter().filter(holds).collect()
}
