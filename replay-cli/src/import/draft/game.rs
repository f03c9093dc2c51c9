//! The game that VASL files show, of the events of their draft: one after the other, on the boards of the players, with what
//! the files leave open and what each answer would break.
//!
//! Input: a draft, and the moves of its vehicles. Output: [`Drafted`]. What an answer breaks is asked of `readings`.

use super::answered::{self, Answering};
use super::ask::Counted;
use super::event::{At, Deed, Draft, Entry, Field};
use super::found::{Cast, Opened};
use super::head::Head;
use super::underway::Ways;
use super::{Drive, Source, deed};
use asl_core::audit::Game;
use asl_core::event::{Done, Event, Inferred, Name, Reading, RollId, Source as Address, What};
use asl_core::finding::Finding;
use asl_core::map::Map;
use asl_core::notation;
use asl_core::readings::Course;
use asl_core::scenario::Scenario;
use asl_core::vocab::UnitId;
use std::collections::{BTreeMap, BTreeSet};

/// What VASL files tell.
pub struct Telling {
    /// The moves of their vehicles.
    pub drives: Vec<Drive>,
    /// The game that they show.
    pub drafted: Drafted,
}

/// A draft as a game.
pub struct Drafted {
    /// The game; its events stand beside `places` and `told`.
    pub game: Game,
    /// Where each event comes from; none for record 0.
    pub places: Vec<Option<At>>,
    /// By what the fields of an event are told, by its number; nothing of what is stated or answered.
    pub told: BTreeMap<usize, Vec<Field>>,
    /// What is open, each before the event of its number.
    pub asks: Vec<Open>,
    /// What is broken however a question is answered.
    pub in_any_case: Vec<Finding>,
    /// Lines of answers that the notation does not take, and what no event can hold, each with why.
    pub faults: Vec<String>,
    /// Units of which not all figures are known, each with why.
    pub strangers: Vec<String>,
}

/// What is open.
pub struct Open {
    /// The number of the event before which it is.
    pub before: usize,
    /// Its step.
    pub at: At,
    /// The question; none where a roll is not explained.
    pub asked: Option<Asked>,
}

/// A question, and what each answer would mean.
pub struct Asked {
    /// Its subject, by which an answer names it.
    pub about: String,
    /// The question.
    pub says: String,
    /// Answers that would fit, those that fit best first.
    pub choices: Vec<Choice>,
}

/// An answer that would fit.
#[derive(Clone)]
pub struct Choice {
    pub(super) done: Vec<What>,
    pub(super) roll: Option<RollId>,
    /// What it is in words, as the counters show it, with what it comes to; empty for an event that says it itself.
    pub says: String,
    /// What it would break.
    pub breaks: Vec<Finding>,
}

impl Choice {
    /// Its lines in the notation.
    #[must_use]
    pub fn lines(&self, map: &Map) -> Vec<String> {
        self.written(map, &self.roll.map(|roll| roll.to_string()).unwrap_or_default())
    }

    /// The same with `r?` for the roll, whose number hangs on what files there are.
    #[must_use]
    pub fn template(&self, map: &Map) -> Vec<String> {
        self.written(map, answered::ROLL)
    }

    fn written(&self, map: &Map, roll: &str) -> Vec<String> {
        let own = deed::ROLL.to_string();
        let word = |word: &'_ str| if word == own { roll.to_owned() } else { word.to_owned() };
        let line = |what: &What| {
            let text = notation::print_event(map, &Event { by: program(), at: None, what: what.clone() });
            text.split(' ').map(word).collect::<Vec<_>>().join(" ")
        };
        self.done.iter().map(line).collect()
    }
}

/// The recorder of what is imported: the program.
pub(super) fn program() -> Name {
    "vasl".parse().expect("a name of letters")
}

impl Telling {
    /// What files tell.
    #[must_use]
    pub fn of(source: &Source<'_>) -> Telling {
        let mut draft = Draft::of(source);
        let drives = Drive::all(source, std::mem::take(&mut draft.journeys));
        let drafted = Drafted::of(source, draft, &drives);
        Telling { drives, drafted }
    }
}

impl Drafted {
    fn of(source: &Source<'_>, draft: Draft, drives: &[Drive]) -> Drafted {
        let Head { text, mut scenario, strangers } = Head::of(source, &draft);
        if let Some(atlas) = &source.scenario.atlas {
            scenario.lay(atlas.clone());
        }
        let mut start = source.stated.first().cloned();
        if let Some(What::GameStarted(started)) = start.as_mut().map(|event| &mut event.what) {
            started.head = text.parse().unwrap_or_else(|_| started.head.clone());
        }
        let cast = draft.units.iter().map(|unit| (unit.name.clone(), unit.clone())).collect();
        let mut maker = Maker::of(source, &scenario, cast, drives);
        maker.out.strangers = strangers;
        // Most entries are an event each.
        maker.out.game.events.reserve_exact(draft.events.len() + 1);
        maker.out.places.reserve_exact(draft.events.len() + 1);
        start.into_iter().for_each(|event| maker.add(None, event, Vec::new()));
        draft.events.into_iter().for_each(|event| maker.take(event.at, event.entry));
        maker.out.game.events.shrink_to_fit();
        maker.out
    }
}

/// Events of a draft becoming those of a game.
pub(super) struct Maker<'a> {
    pub(super) source: Source<'a>,
    pub(super) drives: &'a [Drive],
    pub(super) answers: Answering<'a>,
    pub(super) course: Course,
    /// The last roll.
    pub(super) last: Option<RollId>,
    pub(super) cast: Cast,
    /// Units that the viewer no longer sees.
    pub(super) hidden: BTreeSet<UnitId>,
    /// The attack that is still open.
    pub(super) opened: Option<Opened>,
    /// The unit that a Sniper struck by the last roll.
    pub(super) struck: Option<UnitId>,
    /// How many attacks there were, asked or not: an answer names its number, and later ones keep theirs.
    pub(super) attacks: u32,
    /// Who spent MF or MP last in this phase.
    pub(super) mover: Option<UnitId>,
    /// Who tried to rally in this phase.
    pub(super) tried: BTreeSet<UnitId>,
    /// So many candidates were weighed.
    pub(super) weighed: usize,
    /// The questions on rolls.
    pub(super) counted: Counted,
    /// How each counter was placed last.
    placed: BTreeMap<String, What>,
    /// The moves of vehicles.
    pub(super) ways: Ways,
    pub(super) out: Drafted,
}

impl<'a> Maker<'a> {
    fn of(source: &Source<'a>, scenario: &'a Scenario, cast: Cast, drives: &'a [Drive]) -> Maker<'a> {
        Maker {
            source: *source,
            drives,
            answers: Answering::of(scenario, program()),
            course: Course::of(scenario.clone()),
            last: None,
            cast,
            hidden: BTreeSet::new(),
            opened: None,
            struck: None,
            attacks: 0,
            mover: None,
            tried: BTreeSet::new(),
            weighed: 0,
            counted: Counted::default(),
            placed: BTreeMap::new(),
            ways: Ways::default(),
            out: Drafted {
                game: Game { scenario: scenario.clone(), events: Vec::new() },
                places: Vec::new(),
                told: BTreeMap::new(),
                asks: Vec::new(),
                in_any_case: Vec::new(),
                faults: Vec::new(),
                strangers: Vec::new(),
            },
        }
    }

    pub(super) fn add(&mut self, at: Option<At>, event: Event, told: Vec<Field>) {
        self.course.add(&event);
        self.mover = self.course.mover().cloned();
        if !told.is_empty() {
            self.out.told.insert(self.out.game.events.len(), told);
        }
        self.out.game.events.push(event);
        self.out.places.push(at);
    }

    pub(super) fn take(&mut self, at: At, entry: Entry) {
        self.others_move(at, &entry);
        match entry {
            Entry::Stated(what) => self.stated(at, *what),
            Entry::Deed(deed) => self.deed(at, *deed),
            Entry::Placed(placed) => self.place(at, placed.0, placed.1),
            Entry::Unplaced(gone) => {
                self.placed.remove(&gone.0);
                self.hidden.extend(gone.1);
            }
            Entry::Drove(drove) => self.drove(at, *drove),
            Entry::Roll(n) => {
                if let Some(event) = self.source.stated.get(n) {
                    self.dice(at, event.clone());
                }
            }
            Entry::Thrown(seen) => self.thrown(at, &seen),
            Entry::Suffered(suffered) => self.suffered(at, &suffered.0, suffered.1),
            Entry::Ask(ask) => self.ask(at, &ask),
            Entry::Answered(answered) => self.answered(at, &answered.0, &answered.1),
            Entry::Unexplained => self.open(at, None),
            Entry::Fault(why) => self.out.faults.push(why.into()),
        }
    }

    fn stated(&mut self, at: At, what: What) {
        if matches!(what, What::PhaseBegan(_)) {
            self.opened = None;
            self.tried.clear();
        }
        self.add(Some(at), Event { by: program(), at: None, what }, Vec::new());
    }

    pub(super) fn deed(&mut self, at: At, deed: Deed) {
        match self.inferred(at, deed.reading(), &deed.what) {
            Some(event) => self.add(Some(at), event, deed.fields),
            None => self.out.faults.push(format!("step {}: a deed without its roll", at.step)),
        }
    }

    /// A deed as an event, its roll the last one; none where it waits for a roll and there is none.
    pub(super) fn inferred(&self, at: At, reading: Reading, what: &What) -> Option<Event> {
        let done = match self.last {
            Some(roll) => deed::with_roll(what.clone(), roll),
            None => Some(what.clone()).filter(|what| what.roll() != Some(deed::ROLL))?,
        };
        let source = Address { file: at.file, step: at.step, leaf: 1 };
        let inferred = Inferred { source, reading, done: Done::of(done)? };
        Some(Event { by: program(), at: None, what: What::Inferred(inferred) })
    }

    /// What stands in the set-up is stated.
    pub(super) fn place(&mut self, at: At, piece: String, deed: Deed) {
        if let What::UnitPlaced(placed) = &deed.what {
            self.hidden.remove(&placed.unit);
        }
        if self.placed.insert(piece, deed.what.clone()).as_ref() == Some(&deed.what) {
            return;
        }
        if at.step == 0 { self.stated(at, deed.what) } else { self.deed(at, deed) }
    }

    pub(super) fn open(&mut self, at: At, asked: Option<Asked>) {
        self.out.asks.push(Open { before: self.out.game.events.len(), at, asked });
    }
}

/// One finding for a roll that breaks a rule whoever made it: that of the reading that breaks least, and how many there are.
pub(super) fn in_any_case(choices: &[Choice], seq: u64) -> Option<Finding> {
    let least = choices.iter().min_by_key(|choice| choice.breaks.len())?;
    let mut found = least.breaks.first()?.clone();
    found.seq = seq;
    let clauses: BTreeSet<String> =
        choices.iter().flat_map(|choice| &choice.breaks).map(|found| found.clause.to_string()).collect();
    let clauses: Vec<String> = clauses.into_iter().collect();
    found.breach.says = match choices.len() {
        1 => found.breach.says,
        n => format!(
            "each of the {n} readings breaks {}; the least: {}",
            clauses.join(" or "),
            found.breach.says
        ),
    };
    Some(found)
}
