//! The events of a draft: typed, each with the step that shows it, and with what tells each of its fields.
//!
//! Plain data between the actions of a file and the events of a game. It must not know the notation, nor a file of VASL.

use super::{Ask, Enrolled, Journey, Seen};
use asl_core::event::{Reading, What};
use asl_core::vocab::UnitId;

/// Where an event comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct At {
    /// The file, from 1.
    pub file: u16,
    /// Its step; 0 is the set-up.
    pub step: u32,
}

/// By what a field is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// The counter: where it lies, how it is turned, what it shows.
    Counter,
    /// A drag of the counter.
    Drag,
    /// A marker on the counter, or one that went.
    Marker,
    /// The cheapest way between what counters show.
    Way,
    /// The dice, and what they were thrown for.
    Dice,
    /// A counter of fire that was laid for the attack.
    Laid,
    /// The words of the players beside the dice.
    Words,
    /// A line of sight that a player showed.
    Sight,
    /// What flips behind the dice.
    Flip,
    /// What stands there, and nothing else fits.
    Standing,
    /// The phase in which it was done.
    Phase,
    /// The attack that is still open.
    Attack,
}

impl By {
    /// How a field is read that this tells.
    #[must_use]
    pub const fn reading(self) -> Reading {
        match self {
            By::Counter | By::Drag | By::Marker => Reading::Shown,
            By::Way => Reading::Cheapest,
            By::Dice | By::Laid | By::Words | By::Sight => Reading::Joined,
            By::Flip | By::Standing | By::Phase | By::Attack => Reading::Joined,
        }
    }
}

impl By {
    /// In words.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            By::Counter => "the counter",
            By::Drag => "a drag",
            By::Marker => "a marker",
            By::Way => "the cheapest way",
            By::Dice => "the dice",
            By::Laid => "a counter of fire",
            By::Words => "words",
            By::Sight => "a line of sight",
            By::Flip => "what flips behind it",
            By::Standing => "who stands there",
            By::Phase => "the phase",
            By::Attack => "the attack that is open",
        }
    }
}

/// A field of an event, and by what it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// Its name in the event.
    pub name: &'static str,
    /// By what.
    pub by: By,
}

/// An event that was read from a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deed {
    /// It. Where it waits for the roll before it, a number stands for that which no roll has.
    pub what: What,
    /// Its fields, that which makes it a deed at all first.
    pub fields: Vec<Field>,
}

impl Deed {
    /// An event with what tells its fields.
    #[must_use]
    pub fn of(what: What, fields: &[(&'static str, By)]) -> Deed {
        Deed { what, fields: fields.iter().map(|(name, by)| Field { name, by: *by }).collect() }
    }

    /// How the event was read: as the field is that makes it one.
    #[must_use]
    pub fn reading(&self) -> Reading {
        self.fields.first().map_or(Reading::Shown, |field| field.by.reading())
    }
}

/// What an event of a draft is. A file may have a hundred thousand rolls: they stand in place, and all else in a box.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// What the file itself states: a phase.
    Stated(Box<What>),
    /// What was read from it.
    Deed(Box<Deed>),
    /// A counter lies on the map: told unless it was placed so last. What the set-up shows is stated.
    Placed(Box<(String, Deed)>),
    /// The counter, and its unit, is out of sight: where it is placed next is told in any case.
    Unplaced(Box<(String, Option<UnitId>)>),
    /// The vehicle was dragged or turned in its move.
    Drove(Box<Drove>),
    /// The dice: the event of this number among those that the files state.
    Roll(usize),
    /// The dice, with all that the files show around them.
    Thrown(Box<Seen>),
    /// What the unit suffers: by the attack that is open, where that was at it.
    Suffered(Box<(UnitId, Deed)>),
    /// What it leaves open.
    Ask(Box<Ask>),
    /// What it left open, and the lines that the players answered.
    Answered(Box<(Ask, Vec<String>)>),
    /// A roll of which it is not known what it did.
    Unexplained,
    /// What was to be told and no event can hold.
    Fault(Box<str>),
}

/// A vehicle was dragged or turned in its move. Its way stands where its first step is; where none is certain, it is placed
/// where its counter is shown, if that is a hex.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drove {
    /// The counter.
    pub piece: String,
    /// Its unit.
    pub unit: UnitId,
    /// It where its counter is shown.
    pub placed: Option<Deed>,
    /// The question where that is, on a hexside.
    pub open: Option<Entry>,
}

/// An event of a draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DraftEvent {
    /// Where it comes from.
    pub at: At,
    /// What it is.
    pub entry: Entry,
}

/// A game as far as the files show it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Draft {
    /// The players that a head can name.
    pub players: Vec<String>,
    /// The units.
    pub units: Vec<Enrolled>,
    /// Its events in order.
    pub events: Vec<DraftEvent>,
    /// The moves of vehicles, in the order in which they begin.
    pub journeys: Vec<Journey>,
}
