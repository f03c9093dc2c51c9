//! Witnesses of a game: how far each has cosigned it, and the requests that they are sent.

use super::GameCopy;
use asl_store::note::Note;
use asl_store::note::Standing;
use asl_store::witness::Witness;
use std::fmt;
use std::str::FromStr;

/// The key of a witness, as its operator gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WitnessKey(Witness);

impl WitnessKey {
    pub(crate) const fn witness(&self) -> &Witness {
        &self.0
    }

    /// The name in it.
    #[must_use]
    pub fn name(&self) -> &str {
        self.0.name().as_str()
    }
}

impl FromStr for WitnessKey {
    type Err = String;

    fn from_str(text: &str) -> Result<WitnessKey, String> {
        text.parse().map(WitnessKey).map_err(|why: asl_store::verifier::VerifierError| why.to_string())
    }
}

impl fmt::Display for WitnessKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How far a witness has cosigned a copy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cosigned {
    /// The witness.
    pub witness: String,
    /// Events that it has seen, from the first on; 0 for none.
    pub events: u64,
    /// When it first saw them, in seconds since 1970, as it says.
    pub time: Option<u64>,
    /// The number of events of a checkpoint with a false line in its name.
    pub false_at: Option<u64>,
}

impl GameCopy {
    /// How far a witness has cosigned this copy: checkpoints that are at fault count for nothing.
    #[must_use]
    pub fn cosigned_by(&self, witness: &WitnessKey) -> Cosigned {
        let Cosigned { mut events, mut time, mut false_at, .. } = Cosigned::none(witness);
        let checkpoints = self.loaded.signatures().checkpoints.iter().filter(|signed| signed.fault.is_none());
        for (size, note) in checkpoints.filter_map(|signed| Some((signed.events, signed.note.as_ref()?))) {
            match witness.0.standing(note) {
                Standing::Absent => {}
                Standing::Bad => false_at = false_at.or(Some(size)),
                Standing::Good if size > events => (events, time) = (size, witness.0.cosigned_at(note)),
                Standing::Good => {}
            }
        }
        Cosigned { events, time, false_at, ..Cosigned::none(witness) }
    }
}

impl GameCopy {
    /// The checkpoint to be cosigned, and how many events it speaks of: of those over all events the one that most signed.
    ///
    /// # Errors
    /// When nobody has signed all events.
    pub fn head(&self) -> Result<(Note, u64), super::ProofError> {
        self.strongest(self.loaded.game.events.len() as u64)
    }

    /// The request that has a witness go on from so many events; `None` when there are fewer.
    #[must_use]
    pub fn request(&self, old: u64, head: &Note) -> Option<String> {
        asl_store::proof::Consistency::of(self.tree(), old, head.clone()).map(|request| request.to_string())
    }
}

impl Cosigned {
    fn none(witness: &WitnessKey) -> Cosigned {
        Cosigned { witness: witness.name().to_owned(), events: 0, time: None, false_at: None }
    }

    /// What is wrong with it for who asks for all of these events, in words.
    #[must_use]
    pub fn lacks(&self, events: u64) -> Option<String> {
        let Cosigned { witness, .. } = self;
        if let Some(at) = self.false_at {
            return Some(format!("the cosignature of the witness {witness} on {at} events is FALSE"));
        }
        (self.events < events).then(|| match self.events {
            0 => format!("the witness {witness} has cosigned none of its {events} events"),
            seen => format!("the witness {witness} has cosigned {seen} of its {events} events"),
        })
    }
}
