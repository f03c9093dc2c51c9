//! Who moves after whom in a Movement Phase: a unit or stack ends its move before another begins (A4.2).
//!
//! Input: drags, in their order. Units that go along with each other are one move: of two ways the one begins with the other.

use super::event::At;
use super::{Ask, Drafter, Moment};
use crate::import::vassal::action::Look;
use crate::import::vassal::counter::Sort;
use std::collections::{BTreeMap, BTreeSet};

/// So many hexes of a way are compared, and so many moves between two of one unit.
const MOST: usize = 64;

/// So many questions are asked in all: a game has fewer phases.
const MOST_ASKED: usize = 512;

/// The moves of a phase.
#[derive(Default)]
pub(super) struct Movers {
    /// The hexes of each unit, the first one included.
    ways: BTreeMap<String, Vec<String>>,
    /// Who moved, one after the other, each with its step.
    order: Vec<(String, u32)>,
    /// Where each unit stands last in that order.
    last: BTreeMap<String, usize>,
    /// What was parted in this phase.
    open: Option<usize>,
    all: Vec<Parted>,
}

/// Moves of one phase that are not one by one.
struct Parted {
    at: At,
    /// Its place among the events of the draft.
    place: usize,
    /// The first unit that moves again, the other, and the step in which that one moved.
    first: (String, String, u32),
    /// Further units that move again.
    more: BTreeSet<String>,
}

impl Movers {
    pub(super) fn begin_phase(&mut self) {
        let all = std::mem::take(&mut self.all);
        *self = Movers { all, ..Movers::default() };
    }

    /// A unit goes from one hex to the next: the unit that moved elsewhere since it moved last, and the step in which.
    pub(super) fn goes(
        &mut self,
        id: &str,
        (from, to): (Option<&str>, &str),
        step: u32,
    ) -> Option<(String, u32)> {
        let since = self.last.get(id).map_or(self.order.len(), |at| at + 1);
        let own = self.ways.get(id).map(Vec::as_slice).unwrap_or_default();
        let mut between = self.order[since..].iter().take(MOST).filter(|(other, _)| other != id);
        let elsewhere = |(other, _): &&(String, u32)| {
            let way = self.ways.get(other).map(Vec::as_slice).unwrap_or_default();
            !(way.starts_with(own) || own.starts_with(way))
        };
        let found = between.find(elsewhere).cloned();
        let way =
            self.ways.entry(id.to_owned()).or_insert_with(|| from.map(str::to_owned).into_iter().collect());
        if way.len() < MOST {
            way.push(to.to_owned());
        }
        self.last.insert(id.to_owned(), self.order.len());
        self.order.push((id.to_owned(), step));
        found
    }

    /// A unit moved again, at a place among the events of the draft: one question for a phase.
    pub(super) fn parted(&mut self, (at, place): (At, usize), unit: String, (other, step): (String, u32)) {
        let n = *self.open.get_or_insert(self.all.len());
        if let Some(parted) = self.all.get_mut(n) {
            if parted.first.0 != unit {
                parted.more.insert(unit);
            }
        } else if self.all.len() < MOST_ASKED {
            self.all.push(Parted { at, place, first: (unit, other, step), more: BTreeSet::new() });
        }
    }

    /// The questions, each with its place.
    pub(super) fn asks(self) -> impl Iterator<Item = (At, usize, Ask)> {
        self.all.into_iter().map(|parted| (parted.at, parted.place, parted.ask()))
    }
}

impl Parted {
    fn ask(&self) -> Ask {
        let (unit, other, step) = &self.first;
        let more = match self.more.len() {
            0 => String::new(),
            1 => ", and so does one more unit".to_owned(),
            n => format!(", and so do {n} more units"),
        };
        let says = format!(
            "{unit} moves again after {other} moved in step {step}{more}: did they move as one (A4.2)"
        );
        let plain = vec![
            "yes: a Human Wave, a Platoon, an Armored Assault, a stack".to_owned(),
            "a drag was corrected".to_owned(),
            "no: its move was over".to_owned(),
        ];
        Ask { plain, ..Ask::of("order", says) }
    }
}

impl Drafter<'_> {
    /// A unit that moves again after another moved elsewhere is asked whether both moved as one (A4.2).
    pub(super) fn one_by_one(&mut self, now: &Moment<'_>, before: &Look, (to, own): (&str, Option<bool>)) {
        let moves = now.turn.is_some_and(|turn| turn.phase == "MPh") && own == Some(true);
        if !moves || before.sort == Sort::Gun {
            return;
        }
        let (id, from) = (&before.id, before.place.hex.as_deref());
        let Some((other, step)) = self.movers.goes(id, (from, to), now.at.step) else { return };
        self.journeys.again(id, now.at.step);
        if let Some(((_, unit), (_, other))) = self.roster.shown(id).zip(self.roster.shown(&other)) {
            self.movers.parted((now.at, self.events.len()), unit, (other, step));
        }
    }
}
