//! A game as far as VASL files show it: units, phases, and what was done, each an event with the step that shows it; and the
//! questions that the files leave open.
//!
//! ```text
//! files (typed actions, position at each step)      vassal, walked once
//!   -> stated   dice, phases, commands as they stand
//!   -> Draft    events with what tells each field, rolls with all that stands around them (seen), ways of vehicles
//!   -> Drafted  the game: the cheapest ways among its events, rolls joined with what they were for (found), answers taken,
//!               questions with what each answer breaks
//! ```
//!
//! Input: the files in the order of their chain, the eyes of the viewer, the answers of the players, the map. Whatever a
//! file does not tell is left out or asked. It builds no text to be parsed, and asks the book through `readings` alone.

mod actions;
mod answered;
mod around;
mod ask;
mod deed;
mod drives;
mod event;
mod found;
mod game;
mod hands;
mod harm;
mod head;
mod hexsides;
mod journeys;
mod malfunctions;
mod marks;
mod movers;
mod newcomers;
mod residual;
mod roster;
mod seen;
pub mod stated;
mod throws;
mod underway;
mod words;

pub use ask::{Answers, Ask};
pub use drives::{Drive, Found, Ruling};
pub use event::{At, By, Deed, Draft, DraftEvent, Entry, Field};
pub use game::{Asked, Choice, Drafted, Open, Telling};
pub use journeys::{Journey, Showing};
pub use roster::Enrolled;
pub use seen::Seen;

use super::continuity::{Chain, Standing};
use super::vassal::Imported;
use super::vassal::action::{Action, Deed as Act, look, wheel};
use super::vassal::chat::Turn;
use super::vassal::counter::Sort;
use super::vassal::event::UndoMark;
use super::vassal::position::Position;
use super::vassal::viewer::{Eyes, Sight};
use super::vassal::walk::Walk;
use ask::Counted;
use asl_core::event::{Event, Evidence, PhaseBegan, What};
use asl_core::map::Map;
use asl_core::scenario::{Scenario, Types};
use asl_core::vocab::UnitId;
use asl_core::vocab::hex::{Cell, Hex};
use hands::Hands;
use journeys::Journeys;
use marks::Mark;
use movers::Movers;
use newcomers::Newcomers;
use roster::Roster;
use std::collections::{BTreeMap, BTreeSet};

/// What a draft is made of.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    /// The files.
    pub files: &'a [Imported],
    /// How they hang together.
    pub chain: &'a Chain,
    /// For whom.
    pub eyes: &'a Eyes,
    /// What the files state themselves: record 0 and the dice.
    pub stated: &'a [Event],
    /// Boards and book of that game.
    pub scenario: &'a Scenario,
    /// Types of the user's own.
    pub types: &'a Types,
    /// What the players answered.
    pub answers: &'a Answers,
}

impl<'a> Source<'a> {
    /// The head of record 0.
    fn head(&self) -> Option<&'a str> {
        let What::GameStarted(started) = &self.stated.first()?.what else { return None };
        Some(started.head.as_str())
    }

    /// A file by its number, from 1.
    fn file(&self, number: u16) -> Option<&Imported> {
        self.files.get(usize::from(number).checked_sub(1)?)
    }
}

impl Draft {
    /// The draft of files: each is walked once.
    #[must_use]
    pub fn of(source: &Source<'_>) -> Draft {
        let mut drafter = Drafter {
            source: *source,
            roster: Roster::of(source),
            rolls: rolls(source.stated),
            events: Vec::new(),
            journeys: Journeys::new(source.eyes),
            bearers: BTreeMap::new(),
            stands: BTreeMap::new(),
            occupied: BTreeMap::new(),
            broken: BTreeSet::new(),
            visited: BTreeMap::new(),
            around: around::Around::default(),
            hands: Hands::of(source),
            movers: Movers::default(),
            counted: Counted::default(),
            newcomers: Newcomers::default(),
        };
        for n in 0..source.files.len() {
            drafter.file(n);
        }
        drafter.ask_of_phases();
        let journeys = drafter.journeys.all();
        let (players, units) = drafter.roster.told();
        Draft { players, units, events: drafter.events, journeys }
    }
}

/// The dice of files, by their leaves: the number of each event.
fn rolls(stated: &[Event]) -> BTreeMap<(At, u32), usize> {
    let roll = |event: &'_ Event| {
        let What::DiceRolled(rolled) = &event.what else { return None };
        let Evidence::Vasl { source, .. } = rolled.evidence else { return None };
        Some((At { file: source.file, step: source.step }, source.leaf))
    };
    stated.iter().enumerate().filter_map(|(n, event)| Some((roll(event)?, n))).collect()
}

/// A draft under way.
struct Drafter<'a> {
    source: Source<'a>,
    roster: Roster<'a>,
    rolls: BTreeMap<(At, u32), usize>,
    events: Vec<DraftEvent>,
    journeys: Journeys<'a>,
    /// Markers by id: the unit below each, and which it is.
    bearers: BTreeMap<String, (String, Mark)>,
    /// Where each unit stands, by the id of its counter.
    stands: BTreeMap<String, String>,
    /// The hex that each unit occupies, and whether it is in Bypass there.
    occupied: BTreeMap<String, (Cell, bool)>,
    /// Hexes in which each unit was in this phase, the first one first.
    visited: BTreeMap<String, Vec<String>>,
    /// Units on their broken side.
    broken: BTreeSet<String>,
    around: around::Around,
    hands: Hands,
    movers: Movers,
    counted: Counted,
    newcomers: Newcomers,
}

/// An action with what stands around it.
#[derive(Clone, Copy)]
struct Moment<'a> {
    at: At,
    file: &'a Imported,
    /// Its place among the actions of the file.
    n: usize,
    action: &'a Action,
    /// The position behind its step.
    after: &'a Position,
    turn: Option<&'a Turn>,
}

impl Drafter<'_> {
    fn file(&mut self, n: usize) {
        let (files, chain) = (self.source.files, self.source.chain);
        let (Some(file), number) = (files.get(n), u16::try_from(n + 1).unwrap_or(u16::MAX)) else { return };
        let link = chain.links.get(n);
        let told = link.map_or(0, |link| link.repeated());
        if link.is_none_or(|link| !matches!(link.standing, Standing::Continues | Standing::Repeats)) {
            self.set_up(At { file: number, step: 0 }, file);
        }
        self.journeys.begin(n + 1, file);
        self.lie(file);
        let (mut walk, mut done) = (Walk::of(file), 0);
        for step in file.actions.chunk_by(|one, other| one.last == other.last) {
            let before = walk.after(step[0].first.saturating_sub(1));
            step.iter().filter(|action| action.first > told).for_each(|act| self.journeys.take(act, before));
            let after = walk.after(step[0].last);
            for (n, action) in (done..).zip(step).filter(|(_, action)| action.first > told) {
                self.step((number, file), (n, action), after);
            }
            done += step.len();
        }
    }

    /// SW and `?` that lie on the map when a file begins.
    fn lie(&mut self, file: &Imported) {
        self.around.begin_file();
        let looks = file.setup.pieces().filter_map(|piece| look(&file.setup, &file.layout, piece));
        looks.for_each(|look| self.lies(Some(&look), &look.id));
    }

    fn step(&mut self, (number, file): (u16, &Imported), (n, action): (usize, &Action), after: &Position) {
        if action.undo != UndoMark::Stands {
            return self.undone(number, action);
        }
        let turn = action.when.as_deref().and_then(Turn::parse);
        let at = At { file: number, step: action.last };
        self.action(&Moment { at, file, n, action, after, turn: turn.as_ref() });
    }

    /// What stands on the map when a file begins that follows no other.
    fn set_up(&mut self, at: At, file: &Imported) {
        self.bearers.clear();
        let position = &file.setup;
        for piece in position.pieces() {
            let Some(look) = look(position, &file.layout, piece) else { continue };
            let seen = self.source.eyes.through(look.hidden_by.as_deref(), look.concealed_by.as_deref());
            if seen == Sight::Whole && roster::is_force(look.sort) {
                self.place(at, &look);
                self.statuses(at, &look);
            }
        }
        for piece in position.pieces() {
            let Some(look) = look(position, &file.layout, piece) else { continue };
            if look.sort == Sort::Marker {
                self.mark(at, &look, position, None);
            }
        }
        if let Some(turn) = wheel(position).as_deref().and_then(Turn::parse) {
            self.phase(at, &turn);
        }
    }

    /// A roll that was taken back after all had seen it stands; nobody tells what it was for.
    fn undone(&mut self, file: u16, action: &Action) {
        let at = At { file, step: action.last };
        if let (Act::Rolled(leaf), UndoMark::UndoneBy(_)) = (&action.deed, action.undo) {
            self.roll(at, leaf.leaf);
            self.push(at, Entry::Unexplained);
        }
    }

    fn push(&mut self, at: At, entry: Entry) {
        self.events.push(DraftEvent { at, entry });
    }

    fn deed(&mut self, at: At, deed: Deed) {
        self.push(at, Entry::Deed(Box::new(deed)));
    }

    /// What a unit suffers.
    fn suffers(&mut self, at: At, unit: UnitId, deed: Deed) {
        self.push(at, Entry::Suffered(Box::new((unit, deed))));
    }

    /// The dice of a leaf of the step; those that cannot be are no roll.
    fn roll(&mut self, at: At, leaf: u32) {
        if let Some(n) = self.rolls.get(&(at, leaf)).copied() {
            self.push(at, Entry::Roll(n));
        }
    }

    fn map(&self) -> &Map {
        &self.source.scenario.map
    }

    /// A hex by its name.
    fn hex(&self, name: &str) -> Option<Hex> {
        self.map().read(name).ok()
    }

    fn phase(&mut self, at: At, turn: &Turn) {
        let (number, side, phase) = (turn.number.parse(), turn.side.parse(), turn.phase.parse());
        match (number, side, phase) {
            (Ok(turn), Ok(side), Ok(phase)) => {
                let began = What::PhaseBegan(PhaseBegan { turn, side, phase });
                self.push(at, Entry::Stated(Box::new(began)));
            }
            (Ok(_), Err(why), Ok(_)) => self.push(at, Entry::Fault(why.to_string().into())),
            (Err(_), ..) | (.., Err(_)) => {}
        }
        self.visited.clear();
        self.around.begin_phase();
        self.hands.begin_phase();
        self.movers.begin_phase();
        self.newcomers.begin_phase();
    }

    /// Asks, or takes the players' answer.
    fn ask(&mut self, at: At, ask: Ask) {
        if !self.roster.is_empty() {
            let entry = self.asked(at, ask);
            self.push(at, entry);
        }
    }

    fn asked(&mut self, at: At, ask: Ask) -> Entry {
        let ask = Ask { nth: self.counted.next(at, ask.about), ..ask };
        let hash = self.source.file(at.file).map(|file| file.provenance.plaintext_hash.to_string());
        let lines = hash.and_then(|hash| self.source.answers.to(hash, at.step, ask.label()));
        let lines = lines.map(<[String]>::to_vec);
        match lines {
            Some(lines) => Entry::Answered(Box::new((ask, lines))),
            None => Entry::Ask(Box::new(ask)),
        }
    }

    /// What is asked of a whole phase stands where it began.
    fn ask_of_phases(&mut self) {
        let hands = std::mem::replace(&mut self.hands, Hands::none());
        let mut asks: Vec<(At, usize, Ask)> = hands
            .asks()
            .chain(std::mem::take(&mut self.movers).asks())
            .chain(std::mem::take(&mut self.newcomers).asks())
            .collect();
        asks.sort_by_key(|(_, place, _)| std::cmp::Reverse(*place));
        for (at, place, ask) in asks {
            let entry = self.asked(at, ask);
            self.events.insert(place.min(self.events.len()), DraftEvent { at, entry });
        }
    }
}

/// Whether an action is talk.
fn is_talk(action: &Action) -> bool {
    matches!(action.deed, Act::Said(_))
}
