//! What the rules say of one event: verdicts and findings, as plain data.

use crate::duty::Key;
use crate::event::UnitId;
use crate::matter::{Instance, Matter, Which};
use crate::tally::{Quantity, Sum, Tally};
use crate::vocab::ClauseId;
use crate::vocab::hex::Cell;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// What stands against a clause, or what is missing to decide it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Breach {
    /// In words: what happened that may not, or what evidence would decide.
    pub says: String,
    /// The player's figure.
    pub declared: Option<String>,
    /// Ours.
    pub derived: Option<String>,
    /// The sum behind ours.
    pub tally: Option<Sum>,
    /// The clause to name instead of the one that spoke, when a line of the tally is to blame.
    pub blame: Option<ClauseId>,
    /// The unit concerned, where it is not the one that the event is about: one that owes a check, say.
    pub whose: Option<UnitId>,
    /// The kinds of fact that it speaks of, where they are not all those of the clause's row.
    pub matters: Vec<Matter>,
    /// Which facts of such a kind, where it is not all that the event has of it.
    pub which: Vec<Which>,
    /// The event that was the mistake, where a later one shows it.
    pub since: Option<u64>,
    /// The duties that were open at their deadline, where it is an omission.
    pub owed: Vec<Key>,
}

impl Breach {
    /// A breach without figures.
    #[must_use]
    pub fn of(says: impl Into<String>) -> Breach {
        let says: String = says.into();
        // A name in it may be another person's text, and what it says is one line.
        let says = if says.contains('\n') { says.replace('\n', "\u{2424}") } else { says };
        Breach { says, ..Breach::default() }
    }

    /// A declared figure that the tally does not give: with both figures, the sum, and the line to blame.
    #[must_use]
    pub fn wrong_sum<N: Quantity>(tally: Tally<N>, said: N) -> Breach
    where
        Sum: From<Tally<N>>,
    {
        let blamed = tally.blame_for(said);
        let blame = blamed.map(|blamed| blamed.clause);
        let says = blamed.map_or("the figure does not add up".into(), |blamed| blamed.to_string());
        let breach = Breach::of(says).figures(said.figure(), tally.value().figure());
        Breach { tally: Some(tally.into()), blame, ..breach }
    }

    /// Another mistake of the same event beside it, in words.
    #[must_use]
    pub fn and(mut self, other: Breach) -> Breach {
        let figures = match (other.declared, other.derived) {
            (Some(said), Some(due)) => alloc::format!(" ({said} declared, {due} due)"),
            (Some(_) | None, _) => String::new(),
        };
        self.says = alloc::format!("{}; {}{figures}", self.says, other.says);
        self.matters.extend(other.matters);
        self.which.extend(other.which);
        self
    }

    /// With the figures of both sides.
    #[must_use]
    pub fn figures(mut self, declared: impl Into<String>, derived: impl Into<String>) -> Breach {
        self.declared = Some(declared.into());
        self.derived = Some(derived.into());
        self
    }
}

/// What one clause says of one event.
#[must_use]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It does not apply.
    Silent,
    /// It applies and was kept.
    Kept,
    /// It was broken.
    Broken(Box<Breach>),
    /// It applies, and the log does not say enough; the breach tells what would decide it.
    Undecided(Box<Breach>),
}

impl Verdict {
    /// Kept, or broken with this reason.
    pub fn kept_or(kept: bool, says: impl FnOnce() -> String) -> Verdict {
        if kept { Verdict::Kept } else { Verdict::broken(says()) }
    }

    /// Broken with this reason.
    pub fn broken(says: impl Into<String>) -> Verdict {
        Verdict::Broken(Box::new(Breach::of(says)))
    }

    /// Broken by a figure: the player's, and the one that is due.
    pub fn wrong(says: impl Into<String>, said: impl Into<String>, due: impl Into<String>) -> Verdict {
        Verdict::Broken(Box::new(Breach::of(says).figures(said, due)))
    }

    /// The same, about this unit and not the one that the event is about.
    pub fn about(mut self, unit: &UnitId) -> Verdict {
        if let Verdict::Broken(breach) | Verdict::Undecided(breach) = &mut self {
            breach.whose = Some(unit.clone());
        }
        self
    }

    /// The same, of an earlier event, which this one shows to be the mistake.
    pub fn since(mut self, seq: u64) -> Verdict {
        if let Verdict::Broken(breach) | Verdict::Undecided(breach) = &mut self {
            breach.since = Some(seq);
        }
        self
    }

    /// The same, about this kind of fact alone of all that the clause's row names.
    pub fn of(mut self, matter: Matter) -> Verdict {
        if let Verdict::Broken(breach) | Verdict::Undecided(breach) = &mut self {
            breach.matters.push(matter);
        }
        self
    }

    /// The same, about these shots or rolls alone of all that the event has.
    pub fn on(mut self, which: impl IntoIterator<Item = Which>) -> Verdict {
        if let Verdict::Broken(breach) | Verdict::Undecided(breach) = &mut self {
            breach.which.extend(which);
        }
        self
    }

    /// Undecided for want of this.
    pub fn undecided(needs: impl Into<String>) -> Verdict {
        Verdict::Undecided(Box::new(Breach::of(needs)))
    }
}

/// How a finding stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ruling {
    /// A rule was broken.
    Broken,
    /// The log does not decide it.
    Undecided,
    /// Both players, or a director, let it be.
    Waived,
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Ruling::Broken => "broken",
            Ruling::Undecided => "undecided",
            Ruling::Waived => "waived",
        })
    }
}

/// One mistake, or one open question. It hangs on the event where it became certain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The number of the event that it was found at, record 0 first.
    pub seq: u64,
    /// How it stands.
    pub ruling: Ruling,
    /// The clause, the most specific one of those that spoke of the same fact.
    pub clause: ClauseId,
    /// The others.
    pub also: Vec<ClauseId>,
    /// The unit concerned.
    pub unit: Option<UnitId>,
    /// Where it stood before the event.
    pub cell: Option<Cell>,
    /// The facts that it is about; no other finding of its event, unit and attack is about one of them.
    pub about: Vec<Instance>,
    /// Words and figures.
    pub breach: Breach,
    /// The event that would waive it: it is said to be agreed on, and lacks a signature.
    pub awaits: Option<u64>,
}

impl Finding {
    /// Does it cite this clause?
    #[must_use]
    pub fn cites(&self, clause: &str) -> bool {
        self.clause.0 == clause || self.also.iter().any(|c| c.0 == clause)
    }
}
