//! Units that are put on the map when play has begun: no file tells where they come from. One question for a phase.

use super::ask::Ask;
use super::event::At;
use super::{Drafter, Moment};
use crate::import::vassal::action::Look;

/// So many questions are asked in all: a game has fewer phases.
const MOST_ASKED: usize = 512;

/// The units that came, by phase.
#[derive(Default)]
pub(super) struct Newcomers {
    /// How many phases the files show.
    phases: usize,
    /// Those of the phase in play.
    open: Option<usize>,
    all: Vec<Came>,
}

/// Units that came in one phase.
struct Came {
    at: At,
    /// Its place among the events of the draft.
    place: usize,
    /// The first, with its hex.
    first: String,
    more: usize,
}

impl Newcomers {
    pub(super) fn begin_phase(&mut self) {
        self.phases += 1;
        self.open = None;
    }

    fn comes(&mut self, (at, place): (At, usize), unit: String) {
        let n = *self.open.get_or_insert(self.all.len());
        if let Some(came) = self.all.get_mut(n) {
            came.more += 1;
        } else if self.all.len() < MOST_ASKED {
            self.all.push(Came { at, place, first: unit, more: 0 });
        }
    }

    /// The questions, each with its place.
    pub(super) fn asks(self) -> impl Iterator<Item = (At, usize, Ask)> {
        self.all.into_iter().map(|came| (came.at, came.place, came.ask()))
    }
}

impl Came {
    fn ask(&self) -> Ask {
        let more = match self.more {
            0 => String::new(),
            1 => ", and one more unit in this phase".to_owned(),
            n => format!(", and {n} more units in this phase"),
        };
        let says = format!("{} is new on the map{more}: where does it come from", self.first);
        let plain = [
            "it enters, was hidden, or is set up late",
            "it is made of others: deployed, recombined, a crew, a hero, a leader",
            "another counter was put right",
            "by mistake, or without a reason",
        ];
        Ask { plain: plain.map(str::to_owned).to_vec(), ..Ask::of("new", says) }
    }
}

impl Drafter<'_> {
    /// A unit is put on the map. What is put there before the wheel is turned is set up.
    pub(super) fn comes(&mut self, now: &Moment<'_>, look: &Look) {
        let shown = self.roster.shown(&look.id).filter(|_| self.newcomers.phases > 1);
        if let (Some((_, unit)), Some(hex)) = (shown, &look.place.hex) {
            self.newcomers.comes((now.at, self.events.len()), format!("{unit} in {hex}"));
        }
    }
}
