//! The ways of vehicles in the game that files show, step by step: what fires meanwhile finds each where it is then. When another
//! unit moves before its move is over, the rest of its way is told first: players draw two counters in turn.

use super::At;
use super::event::{By, Deed, Drove, Entry};
use super::game::Maker;
use asl_core::event::{MpSpent, MpUse, Reading, What};
use asl_core::finding::Finding;
use asl_core::readings::is_of_leave;
use asl_core::vocab::UnitId;
use asl_core::vocab::num::Mp;
use std::collections::BTreeMap;

/// How much is told of the moves of vehicles, each by its place among them.
#[derive(Default)]
pub(super) struct Ways {
    /// So many expenditures of each.
    told: BTreeMap<usize, usize>,
    /// The move that is not over.
    open: Option<Open>,
}

/// A move that is not over.
struct Open {
    drive: usize,
    unit: UnitId,
    /// The last step that showed it.
    at: At,
}

impl Maker<'_> {
    /// A vehicle was dragged or turned: told is what leads to where it is shown then. Where no way is certain, it is placed there.
    pub(super) fn drove(&mut self, at: At, Drove { piece, unit, placed, open }: Drove) {
        let drives = self.drives;
        let held = drives.iter().enumerate().find(|(_, drive)| drive.holds(at, &piece));
        let Some((n, drive)) = held.filter(|(_, drive)| drive.spent(&unit).next().is_some()) else {
            self.had_leave(at, (&piece, &unit));
            placed.into_iter().for_each(|deed| self.place(at, piece.clone(), deed));
            return open.into_iter().for_each(|open| self.take(at, open));
        };
        let until = drive.told_by(&self.source.scenario.map, at);
        self.spend((n, &unit), at, until);
        self.ways.open = Some(Open { drive: n, unit, at });
    }

    /// The expenditures of a way that are not told yet, up to that number.
    fn spend(&mut self, (drive, unit): (usize, &UnitId), at: At, until: usize) {
        let told = self.ways.told.entry(drive).or_default();
        let from = std::mem::replace(told, until.max(*told));
        let fields = [("on", By::Way), ("cost", By::Way), ("unit", By::Drag)];
        let spent = self.drives[drive].spent(unit).skip(from).take(until.saturating_sub(from));
        spent.for_each(|spent| self.deed(at, Deed::of(spent, &fields)));
    }

    /// Another unit moves: the rest of the way under way is told. What goes along with a vehicle moves in the same step.
    pub(super) fn others_move(&mut self, at: At, entry: &Entry) {
        let Some(open) = &self.ways.open else { return };
        let is_its = |drove: &Drove| self.drives[open.drive].holds(at, &drove.piece);
        let moves = match entry {
            Entry::Drove(drove) => !is_its(drove),
            Entry::Deed(deed) => matches!(deed.what, What::MfSpent(_)) && at != open.at,
            Entry::Stated(_)
            | Entry::Placed(_)
            | Entry::Unplaced(_)
            | Entry::Roll(_)
            | Entry::Thrown(_)
            | Entry::Suffered(_)
            | Entry::Ask(_)
            | Entry::Answered(_)
            | Entry::Unexplained
            | Entry::Fault(_) => false,
        };
        if let Some(Open { drive, unit, at }) = self.ways.open.take_if(|_| moves) {
            self.spend((drive, &unit), at, usize::MAX);
        }
    }

    /// A move whose way is not told is known all the same to have been made: whether it might is asked of its first step.
    fn had_leave(&mut self, at: At, (piece, unit): (&str, &UnitId)) {
        let is_first =
            self.drives.iter().any(|drive| drive.holds(at, piece) && drive.journey.steps.0 == at.step);
        if !is_first {
            return;
        }
        let on = MpUse::Start { direction: None };
        let cost = Mp::whole(1);
        let start = MpSpent { unit: unit.clone(), on, cost, total: None, turret: None, seen_by: None };
        let Some(event) = self.inferred(at, Reading::Shown, &What::MpSpent(start)) else { return };
        let seq = self.out.game.events.len() as u64;
        let broken = self.course.broken_by(&event).into_iter().filter(is_of_leave);
        self.out.in_any_case.extend(broken.map(|finding| Finding { seq, ..finding }));
    }
}
