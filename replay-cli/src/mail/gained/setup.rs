//! What a player gains at set-up: a set-up that the receiver has seen changed for the better, a unit kept back, one that left play.

use super::Receiver;
use asl_core::event::{Marker, MarkerPlaced, Status, UnitId, UnitPlaced, What};

impl Receiver<'_> {
    /// A set-up that the receiver has seen is changed for the better, a unit put elsewhere, or one that no head lists.
    pub(super) fn is_set_up_again(&self, what: &What) -> bool {
        if matches!(what, What::UnitPlaced(placed) if !self.ctx.scenario.units.contains_key(&placed.unit)) {
            return true;
        }
        if matches!(what, What::UnitPlaced(placed) if self.is_kept_back(placed)) {
            return true;
        }
        let seen = |id: &&UnitId| self.known.contains(*id) && !self.is_mine(id);
        let Some(unit) = what.unit().filter(seen).and_then(|id| self.unit(id)) else { return false };
        if let What::StatusChanged(changed) = what {
            let better = |status: &Status| BETTER.contains(status) && !unit.status.has(*status);
            let rests = |status: &Status| *status == Status::Cx && self.is_mph_of(unit);
            let rallied = unit.rally.as_ref().is_some_and(|rally| rally.passed);
            let mended = |status: &Status| rallied && matches!(status, Status::Broken | Status::Dm);
            let worse = |status: &Status| {
                WORSE.contains(status) && unit.status.has(*status) && !rests(status) && !mended(status)
            };
            return changed.add.iter().any(better) || changed.remove.iter().any(worse);
        }
        let turns = matches!(what, What::CrewStatusChanged(_) | What::CaChanged(_));
        if matches!(what, What::Boarding(_)) || self.ctx.before.is_set_up() && (what.is_of_play() || turns) {
            return true;
        }
        let off = |placed: &MarkerPlaced| {
            placed.removed && matches!(placed.marker, Marker::Pin | Marker::Malfunction)
        };
        matches!(what, What::UnitPlaced(_)) || matches!(what, What::MarkerPlaced(placed) if off(placed))
    }

    /// A unit of the other side that was kept back is set up when both sides had set up theirs (A2).
    fn is_kept_back(&self, placed: &UnitPlaced) -> bool {
        let new = !self.known.contains(&placed.unit) && !self.is_mine(&placed.unit);
        self.both_set_up && new && placed.hex.is_some()
    }

    /// Off board and ready to enter, though it left play, or is one that no head lists.
    pub(super) fn is_risen(&self, id: &UnitId) -> bool {
        self.unit(id).is_some_and(|unit| unit.eliminated) || !self.ctx.scenario.units.contains_key(id)
    }
}

/// What a unit is better for at its set-up.
const BETTER: [Status; 9] = [
    Status::Motion,
    Status::Heroic,
    Status::Fanatic,
    Status::Berserk,
    Status::Concealed,
    Status::Hidden,
    Status::HullDown,
    Status::InPillbox,
    Status::QuasiLeader,
];

/// What harms it there.
const WORSE: [Status; 15] = [
    Status::Broken,
    Status::Disrupted,
    Status::Dm,
    Status::Pinned,
    Status::Wounded,
    Status::Encircled,
    Status::Ti,
    Status::Cx,
    Status::Captured,
    Status::Immobilized,
    Status::Bogged,
    Status::Abandoned,
    Status::Stunned,
    Status::Shocked,
    Status::Recalled,
];
