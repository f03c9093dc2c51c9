//! Weapons that malfunction: a SW or a Gun that is turned over, a counter that is laid on a vehicle. Which DR did it no file tells.

use super::event::At;
use super::{Drafter, Moment, deed};
use crate::import::vassal::action::{Action, Change, Deed, Look, beneath};
use crate::import::vassal::counter::Sort;
use crate::import::vassal::dice::RollKind;
use crate::import::vassal::event::EventKind;
use crate::import::vassal::position::Position;
use asl_core::event::{Use, Wear};
use asl_core::vocab::UnitId;

/// So many actions ahead it is looked for that the weapon is turned back.
const MOST_AHEAD: usize = 4096;

impl Drafter<'_> {
    /// SW and Guns that were turned over to their malfunctioned side.
    pub(super) fn malfunctioned(&mut self, now: &Moment<'_>) {
        let seen = now.action.changes.iter().filter_map(|change| self.seen(change));
        let turned = seen.filter(|(_, after)| !is_turned_back(now, &after.id));
        let turned: Vec<(UnitId, Use)> =
            turned.filter_map(|(_, after)| self.turned_over(now.after, after)).collect();
        for (unit, weapon) in turned {
            self.deed(now.at, deed::fails(unit, weapon, Wear::Malfunctioned));
        }
    }

    /// Whose weapon it is: a Gun is a unit of its own, a SW that of the one unit that lies with it, leaders apart.
    fn turned_over(&self, position: &Position, look: &Look) -> Option<(UnitId, Use)> {
        if let Some(unit) = self.roster.of_id(&look.id) {
            return (look.sort == Sort::Gun).then(|| (unit.clone(), Use::Gun));
        }
        let arm = self.around.arm(&look.id)?;
        let able = self.beside(position, &look.id).filter(|id| !self.roster.is_leader(id));
        let units: Vec<UnitId> = able.filter_map(|id| self.roster.of_id(id)).cloned().collect();
        let [unit] = units.as_slice() else { return None };
        Some((unit.clone(), Use::Sw(arm.class.parse().ok()?)))
    }

    /// A counter such as `BMG malf` lies on a vehicle.
    pub(super) fn worn(&mut self, at: At, look: &Look, position: &Position) {
        let Some((weapon, wear)) = told(&look.face.class) else { return };
        let ids = beneath(position, &look.id).into_iter();
        let units: Vec<UnitId> = ids.filter_map(|id| self.roster.of_id(id)).cloned().collect();
        if let [unit] = units.as_slice() {
            self.deed(at, deed::fails(unit.clone(), weapon, wear));
        }
    }
}

/// `CMG malf`, `MA disabled`: the weapon, and how it is worn.
fn told(class: &str) -> Option<(Use, Wear)> {
    let class = class.trim().to_lowercase();
    let (name, wear) = [(" malf", Wear::Malfunctioned), (" disabled", Wear::Disabled)]
        .into_iter()
        .find_map(|(end, wear)| Some((class.strip_suffix(end)?, wear)))?;
    let weapon = match name {
        "gun" => Use::Gun,
        "ma" | "sa" | "bmg" | "cmg" | "aamg" | "rmg" => Use::Weapon(name.to_uppercase().parse().ok()?),
        _ => return None,
    };
    Some((weapon, wear))
}

/// Whether it is turned back in its file without a dr before it in that phase: then it was a slip, for no weapon is repaired without
/// one.
fn is_turned_back(now: &Moment<'_>, id: &str) -> bool {
    let mut has_rolled = false;
    for action in now.file.actions.get(now.n + 1..).unwrap_or_default().iter().take(MOST_AHEAD) {
        let of_it = |change: &Change| change.latest().is_some_and(|look| look.id == id);
        if action.deed == Deed::Repaired && action.changes.iter().any(of_it) {
            return !has_rolled;
        }
        has_rolled = action.deed != Deed::PhaseTurned && (has_rolled || is_dr(now, action));
    }
    false
}

/// One die was rolled.
fn is_dr(now: &Moment<'_>, action: &Action) -> bool {
    let Deed::Rolled(leaf) = action.deed else { return false };
    let Ok(at) = now.file.events.binary_search_by_key(&leaf, |event| event.at) else { return false };
    matches!(&now.file.events[at].kind, EventKind::Roll(roll) if roll.kind == RollKind::OneDie)
}
