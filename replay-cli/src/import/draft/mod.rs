//! A game as far as VASL files show it: units, phases, and what was done, a line of the notation each, with the step that
//! shows it; and the questions that the files leave open.
//!
//! Input: the files in the order of their chain, the eyes of the viewer, the answers of the players. Output: a [`Draft`]:
//! lines, no events and no figures. Whatever a file does not tell is left out or asked. It knows the words of the notation
//! and no rule; who judges the lines is the book.

mod ask;
mod deeds;
mod fire;
mod ordnance;
mod readings;
mod roster;
mod weapons;
mod words;

pub use ask::{Answers, Ask};
pub use words::mp_said;

use super::continuity::{Chain, Standing};
use super::vassal::Imported;
use super::vassal::action::{Action, Deed, look, wheel};
use super::vassal::chat::Turn;
use super::vassal::counter::Sort;
use super::vassal::event::UndoMark;
use super::vassal::position::Position;
use super::vassal::viewer::{Eyes, Sight};
use super::vassal::walk::Walk;
use asl_core::event::Reading;
use asl_core::scenario::Types;
use roster::Roster;
use std::collections::{BTreeMap, BTreeSet};

/// Where a line comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct At {
    /// The file, from 1.
    pub file: u16,
    /// Its step; 0 is the set-up.
    pub step: u32,
}

/// What a line is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// What the file itself states: a phase, a unit in the set-up.
    Plain(String),
    /// What was read from it.
    Deed(Reading, String),
    /// The dice of this leaf of the step, under their number.
    Roll(u32),
    /// What it leaves open.
    Ask(Ask),
    /// What it left open, and the lines that the players answered.
    Answered(Ask, Vec<String>),
    /// A roll of which it is not known what it did.
    Unexplained,
}

/// A line of the draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Where it comes from.
    pub at: At,
    /// What it is.
    pub entry: Entry,
}

/// A game as far as the files show it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Draft {
    /// The tables of the head that the files fill: players and units, in TOML.
    pub head: String,
    /// Lines in order.
    pub lines: Vec<Line>,
}

/// A vehicle's Movement Phase, by the steps that show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Driven {
    /// The file, from 1.
    pub file: u16,
    /// First and last step.
    pub steps: (u32, u32),
    /// The id of its counter.
    pub piece: String,
    /// The expenditures of the cheapest way, as the notation writes them behind the unit; empty when none is certain.
    pub spends: Vec<String>,
}

/// What a draft is made of.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    /// The files.
    pub files: &'a [Imported],
    /// How they hang together.
    pub chain: &'a Chain,
    /// For whom.
    pub eyes: &'a Eyes,
    /// The version of the book, whose catalogue names the types.
    pub book: u16,
    /// Types of the user's own.
    pub types: &'a Types,
    /// What is known of vehicles' moves.
    pub driven: &'a [Driven],
    /// What the players answered.
    pub answers: &'a Answers,
    /// Spines as the notation writes them: of the hex at its name, the spine from 1 (upper right).
    pub spine: &'a dyn Fn(&str, u8) -> Option<String>,
    /// Whether a place is a hex of the map: VASL names hexsides too, and what lies beside the boards.
    pub is_hex: &'a dyn Fn(&str) -> bool,
    /// Whether the terrain of a hex may help those who rally in it.
    pub may_shelter: &'a dyn Fn(&str) -> bool,
}

impl Draft {
    /// The draft of files.
    #[must_use]
    pub fn of(source: &Source<'_>) -> Draft {
        let mut drafter = Drafter {
            source: *source,
            roster: Roster::of(source),
            lines: Vec::new(),
            bearers: BTreeMap::new(),
            stands: BTreeMap::new(),
            driven: BTreeSet::new(),
            broken: BTreeSet::new(),
            visited: BTreeMap::new(),
            placed: BTreeMap::new(),
            fire: fire::Fire::default(),
        };
        for n in 0..source.files.len() {
            drafter.file(n);
        }
        Draft { head: drafter.roster.head(), lines: drafter.lines }
    }
}

/// A draft under way.
struct Drafter<'a> {
    source: Source<'a>,
    roster: Roster<'a>,
    lines: Vec<Line>,
    /// Markers by id: the unit below each, and its word.
    bearers: BTreeMap<String, (String, &'static str)>,
    /// Where each unit stands, by the id of its counter.
    stands: BTreeMap<String, String>,
    /// Moves of vehicles that were told: file, first step, counter.
    driven: BTreeSet<(u16, u32, String)>,
    /// Hexes in which each unit was in this phase, the first one first.
    visited: BTreeMap<String, Vec<String>>,
    /// Units on their broken side.
    broken: BTreeSet<String>,
    /// The line by which a unit was placed last.
    placed: BTreeMap<String, String>,
    fire: fire::Fire,
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
        let mut walk = Walk::of(file);
        for (n, action) in file.actions.iter().enumerate() {
            if action.first <= told {
                continue;
            }
            if action.undo != UndoMark::Stands {
                self.undone(number, action);
                continue;
            }
            let turn = action.when.as_deref().and_then(Turn::parse);
            let at = At { file: number, step: action.last };
            let after = walk.after(action.last);
            self.action(&Moment { at, file, n, action, after, turn: turn.as_ref() });
        }
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

    /// A roll that was taken back after all had seen it stands; what it was for nobody tells.
    fn undone(&mut self, file: u16, action: &Action) {
        let at = At { file, step: action.last };
        if let (Deed::Rolled(leaf), UndoMark::UndoneBy(_)) = (&action.deed, action.undo) {
            self.push(at, Entry::Roll(leaf.leaf));
            self.push(at, Entry::Unexplained);
        }
    }

    fn push(&mut self, at: At, entry: Entry) {
        self.lines.push(Line { at, entry });
    }

    fn shown(&mut self, at: At, deed: String) {
        self.push(at, Entry::Deed(Reading::Shown, deed));
    }

    fn joined(&mut self, at: At, deed: String) {
        self.push(at, Entry::Deed(Reading::Joined, deed));
    }

    fn phase(&mut self, at: At, turn: &Turn) {
        let parsed = (turn.number.parse::<u16>(), turn.phase.parse::<asl_core::vocab::phase::Phase>());
        if let (Ok(number), Ok(phase)) = parsed {
            self.push(at, Entry::Plain(format!("turn {number} {} {phase}", turn.side)));
        }
        self.visited.clear();
        self.fire.begin_phase();
    }

    /// Asks, or takes the players' answer.
    fn ask(&mut self, at: At, ask: Ask) {
        if self.roster.is_empty() {
            return;
        }
        let lines = self.source.answers.to(self.source.files, at, ask.about).map(<[String]>::to_vec);
        self.push(
            at,
            match lines {
                Some(lines) => Entry::Answered(ask, lines),
                None => Entry::Ask(ask),
            },
        );
    }
}

/// Whether an action is talk.
fn is_talk(action: &Action) -> bool {
    matches!(action.deed, Deed::Said(_))
}
