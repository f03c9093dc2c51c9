//! What becomes of concealment (A12): gained by a dr, put back by it, and what may cost a unit its "?".

use crate::effects;
use crate::event::{
    Checked, ConcealmentRolled, FireAttack, ForcedBack, MfSpent, MfWay, Status, StatusChanged, UnitId, Use,
};
use crate::scenario::Scenario;
use crate::state::fold::change::with;
use crate::state::fold::surroundings;
use crate::state::place::Place;
use crate::state::position::State;
use crate::state::telltale::{Act, Telltale};
use crate::state::unit::Unit;
use crate::vocab::hex::Cell;
use crate::vocab::num::Drm;
use crate::vocab::{MfWork, WeaponWord};

/// So many are kept of a phase.
const MOST: usize = 8;

/// By the dr and the DRM told, where nobody says what came of it.
pub(crate) fn roll(state: &mut State, rolled: &ConcealmentRolled) {
    let gained = rolled.gained.unwrap_or_else(|| {
        let die = state.rolls.get(&rolled.roll).map(|roll| roll.dice.total());
        die.is_some_and(|die| effects::conceals(die.saturating_add(rolled.drm.unwrap_or(Drm(0)).0)))
    });
    if gained {
        with(state, &rolled.unit, |unit| {
            unit.status.set(Status::Concealed, true);
            unit.status.set(Status::Known, false);
            unit.revealed = false;
            unit.telltales.clear();
        });
    }
}

/// Its MF count where it is put back, and its move is over; it has no "?" (A12.15).
pub(crate) fn force_back(state: &mut State, scenario: &Scenario, back: &ForcedBack) {
    let (to, was, seq) = (scenario.map.cell(back.hex), surroundings::location(state, &back.unit), state.seq);
    with(state, &back.unit, |unit| {
        let before = Veils::of(unit);
        unit.place = Place::In(to, None);
        unit.level = back.level;
        unit.mph.forced_back = true;
        if let Some((_, mf)) = unit.mph.by_hex.pop() {
            unit.mph.credit(to, mf);
        }
        [Status::Concealed, Status::Hidden].into_iter().for_each(|veil| unit.status.set(veil, false));
        change(unit, before, seq);
    });
    surroundings::renew_encirclement(state, scenario, &back.unit, was);
}

/// A "?" is laid, or taken off.
pub(crate) fn change(unit: &mut Unit, before: Veils, seq: u64) {
    let after = Veils::of(unit);
    if before.concealed && !after.concealed {
        unit.unveiled = Some(seq);
    }
    if !before.concealed && after.concealed {
        unit.telltales.clear();
        unit.unveiled = None;
    }
    unit.was_hidden |= before.hidden && !after.hidden;
}

/// Under which it is.
#[derive(Clone, Copy)]
pub(crate) struct Veils {
    concealed: bool,
    hidden: bool,
}

impl Veils {
    pub(crate) const fn of(unit: &Unit) -> Veils {
        Veils { concealed: unit.is_concealed(), hidden: unit.status.has(Status::Hidden) }
    }
}

fn tell(state: &mut State, id: &UnitId, act: Act) {
    let at = state.units.get(id).filter(|unit| unit.is_concealed()).and_then(|unit| unit.place.cell());
    let Some(at) = at else { return };
    let seq = state.seq;
    state.units.change(id, |unit| {
        if unit.telltales.len() < MOST {
            unit.telltales.push(Telltale { act, at, seq });
        }
    });
}

/// Who sees it, as both accept, where it acted under its "?": it may go on from there.
pub(crate) fn attest_los(state: &mut State, (id, other): (&UnitId, &UnitId), exists: bool) {
    let Some(unit) = state.units.get(id) else { return };
    let at = unit.place.cell().filter(|at| unit.telltales.iter().any(|told| told.at == *at));
    let Some(at) = at else { return };
    state.units.change(id, |unit| {
        unit.seen_at.retain(|(cell, enemy, _)| (cell, enemy) != (&at, other));
        if unit.seen_at.len() < MOST * MOST {
            unit.seen_at.push((at, other.clone(), exists));
        }
    });
}

/// MF were spent: the unit is where they brought it.
pub(crate) fn walk(state: &mut State, spent: &MfSpent, way: Option<&MfWay>, from: Option<Cell>) {
    let id = &spent.unit;
    let Some(unit) = state.units.get(id).filter(|unit| unit.is_concealed() && unit.aboard.is_none()) else {
        return;
    };
    let went = unit.place.cell() != from;
    let works = matches!(way, Some(MfWay::On { what }) if what.means() == Some(MfWork::Smoke));
    let leaves = matches!(way, Some(MfWay::On { what }) if what.means() == Some(MfWork::Foxhole));
    match (unit.mph.assault, went) {
        (false, _) => tell(state, id, Act::Moved),
        (true, true) => tell(state, id, Act::Entered),
        (true, false) if leaves => tell(state, id, Act::LeftCover),
        (true, false) => {}
    }
    if works {
        tell(state, id, Act::Worked);
    }
}

pub(crate) fn advance(state: &mut State, id: &UnitId) {
    tell(state, id, Act::Entered);
}

/// Firers and who directs them; what a Gun, a Fire Lane or Residual FP does is nobody's act now.
pub(crate) fn fire(state: &mut State, attack: &FireAttack) {
    let acts = |weapon: &Use| match weapon {
        Use::Inherent => true,
        Use::Sw(name) | Use::Weapon(name) => !name.is(WeaponWord::FireLane),
        Use::Gun | Use::Ordnance => false,
    };
    let firers = attack.firers.iter().filter(|firer| acts(&firer.weapon)).map(|firer| &firer.unit);
    firers.chain(&attack.directors).for_each(|id| tell(state, id, Act::Fired));
}

pub(crate) fn recover(state: &mut State, id: &UnitId) {
    tell(state, id, Act::Worked);
}

pub(crate) fn suffer(state: &mut State, changed: &StatusChanged) {
    if [Status::Broken, Status::Wounded].iter().any(|status| changed.add.contains(status)) {
        tell(state, &changed.unit, Act::Harmed);
    }
}

/// What is left of a unit, or who was wounded.
pub(crate) fn reduce(state: &mut State, left: &UnitId) {
    tell(state, left, Act::Harmed);
}

pub(crate) fn check(state: &mut State, checked: &Checked, passed: Option<bool>) {
    if passed == Some(false) && matches!(checked.check, crate::event::Check::Mc(_)) {
        tell(state, &checked.unit, Act::Harmed);
    }
}
