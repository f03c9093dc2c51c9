//! A dispute in one file: whole copies of a game, what the dispute is about, proofs and findings. Everything that it says
//! is said again from its copies when it is read; nothing in it is taken on trust.

use super::{Comparison, GameCopy, ReadError};
use asl_core::audit::hidden::asked_at_the_end;
use asl_core::event::{Event, Name, What};
use asl_core::finding::{Finding, Ruling};
use base64ct::{Base64, Encoding};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// What stands in the field `schema`.
pub const SCHEMA: &str = "asl-replay/dispute/1";
/// The most copies that are read.
const MAX_COPIES: usize = 2;

/// A dispute.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Dispute {
    /// [`SCHEMA`].
    pub schema: String,
    /// The game's id.
    pub game: String,
    /// The events that it is about.
    pub events: Vec<u64>,
    /// One copy of the game, or two that part.
    pub copies: Vec<DisputeCopy>,
}

/// A copy of the game.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct DisputeCopy {
    /// The file that it came from.
    pub name: String,
    /// Record 0 and the events concerned.
    pub events: Vec<DisputeEvent>,
    /// The findings on them.
    pub findings: Vec<DisputeFinding>,
    /// The whole hashed log, in base64.
    pub log: String,
}

/// An event concerned.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct DisputeEvent {
    /// The number of the event in its copy.
    pub event: u64,
    /// Who recorded it.
    pub by: String,
    /// The event in the notation.
    pub text: String,
    /// The proof that it stands in the signed game (C2SP tlog-proof); absent when nobody signed that far.
    pub proof: Option<String>,
}

/// A finding.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[serde(deny_unknown_fields)]
pub struct DisputeFinding {
    /// The number of the event that it was found at.
    pub event: u64,
    /// `broken`, `undecided` or `waived`.
    pub ruling: String,
    /// The clause.
    pub clause: String,
    /// In words.
    pub says: String,
}

impl Dispute {
    /// Whether these bytes claim to be a dispute.
    #[must_use]
    pub fn is_one(bytes: &[u8]) -> bool {
        let start = &bytes[..bytes.len().min(200)];
        start.first() == Some(&b'{') && start.windows(SCHEMA.len()).any(|window| window == SCHEMA.as_bytes())
    }

    /// Reads a dispute; nothing is verified.
    ///
    /// # Errors
    /// When it is damaged.
    pub fn read(path: &Path, bytes: &[u8]) -> Result<Dispute, ReadError> {
        let damaged = |why: String| ReadError::Dispute { path: path.to_owned(), why };
        let dispute: Dispute = serde_json::from_slice(bytes).map_err(|e| damaged(e.to_string()))?;
        if dispute.schema != SCHEMA {
            return Err(damaged(format!("its form is {}", dispute.schema)));
        }
        match dispute.copies.len() {
            1..=MAX_COPIES => Ok(dispute),
            n => Err(damaged(format!("it has {n} copies of the game"))),
        }
    }
}

impl Dispute {
    /// One of its copies, by number from 0; what the dispute shows against it is told by its integrity, in every view of it.
    ///
    /// # Errors
    /// As [`DisputeCopy::read`].
    pub fn copy(&self, file: &Path, nth: usize) -> Result<Option<GameCopy>, ReadError> {
        let mut copies = self.copies.iter().map(|copy| copy.read(file)).collect::<Result<Vec<_>, _>>()?;
        if nth >= copies.len() {
            return Ok(None);
        }
        let mut asked = copies.swap_remove(nth);
        let other = copies.first();
        let shown = other.and_then(|other| parted(&asked, other)).or_else(|| self.not_genuine(&asked, nth));
        let shown = shown.or_else(|| self.shows_nothing(&asked, other));
        if let Some(integrity) = &mut asked.loaded.integrity {
            integrity.disputed = shown;
        }
        Ok(Some(asked))
    }

    /// That no dispute is in it any more, in words: one copy of whose events concerned none is broken, open or objected to, or
    /// two copies of one past. Whoever takes a copy out leaves no trace but that.
    #[must_use]
    pub fn shows_nothing(&self, copy: &GameCopy, other: Option<&GameCopy>) -> Option<String> {
        let Some(other) = other else {
            return (!self.is_at_issue(copy)).then(|| ALONE.to_owned());
        };
        let own = |a: &GameCopy, b: &GameCopy| a.gone_from(b).iter().any(|gone| gone.own.is_some());
        let parts = matches!(copy.compare(other), Comparison::Parted { .. });
        let is_one = !parts && copy.contradiction(other).is_none() && !own(copy, other) && !own(other, copy);
        is_one.then(|| ONE_PAST.to_owned())
    }

    /// Is an event concerned broken, open or objected to?
    fn is_at_issue(&self, copy: &GameCopy) -> bool {
        let concerned = |seq: u64| self.events.contains(&seq);
        let loaded = &copy.loaded;
        let objected = |event: &Event| matches!(&event.what, What::ObjectedTo(to) if concerned(to.seq));
        let open = |finding: &Finding| finding.ruling != Ruling::Waived && concerned(finding.seq);
        let audit = loaded.replay().audit();
        loaded.game.events.iter().any(objected)
            || audit.findings.iter().any(open)
            || asked_at_the_end(&audit.state).iter().any(open)
    }

    /// An event concerned that whoever is said to have recorded it has not signed, in words.
    fn not_genuine(&self, copy: &GameCopy, nth: usize) -> Option<String> {
        let concerned = self.copies.get(nth)?.events.iter();
        let by = |event: &DisputeEvent| {
            event.by.parse().ok().filter(|by: &Name| !copy.has_signed(by, event.event))
        };
        let mut forged = concerned.filter_map(|event| Some((event.event, by(event)?)));
        forged.next().map(|(event, by)| {
            format!(
                "it is NOT GENUINE: event {event} is said to be recorded by {by}, and is not signed by {by}"
            )
        })
    }
}

const ALONE: &str = "it shows NO DISPUTE: it holds one copy, in which nothing that it is about is broken, open or objected to; \
                     of two copies that part, the other is missing";
const ONE_PAST: &str =
    "it shows NO DISPUTE: its two copies are of one past, and their signatures do not contradict each other";

/// That two copies in a dispute are of two pasts, and who signed both, in words; `None` where they are of one.
fn parted(copy: &GameCopy, other: &GameCopy) -> Option<String> {
    let Comparison::Parted { at } = copy.compare(other) else {
        let says = copy.contradiction(other)?;
        return Some(format!(
            "the signatures of the two copies in this dispute CONTRADICT each other: {says}"
        ));
    };
    let names = copy.parties().map_or(&[][..], |parties| &parties.names);
    let both = names.iter().filter(|name| copy.has_signed(name, at) && other.has_signed(name, at));
    let both: Vec<&str> = both.map(|name| name.as_str()).collect();
    let who = match &both[..] {
        [] => "nobody signed both".to_owned(),
        names => format!("{} signed BOTH, which proves a fork", names.join(" and ")),
    };
    Some(format!("the other copy in this dispute parts from it at event {at}, and {who}"))
}

impl DisputeCopy {
    /// The log's bytes as text.
    #[must_use]
    pub fn written(log: &[u8]) -> String {
        Base64::encode_string(log)
    }

    /// The copy of the game that it holds.
    ///
    /// # Errors
    /// When its bytes are no base64, or no log that can be read.
    pub fn read(&self, file: &Path) -> Result<GameCopy, ReadError> {
        let damaged = |why: String| ReadError::Dispute { path: file.to_owned(), why };
        let bytes =
            Base64::decode_vec(&self.log).map_err(|_| damaged("a log in it is no base64".to_owned()))?;
        // Whatever it is called, it is a log.
        let mut copy = GameCopy::read(&PathBuf::from(&self.name).with_extension("aslog"), bytes)?;
        copy.loaded.paths = vec![PathBuf::from(&self.name)];
        Ok(copy)
    }
}
