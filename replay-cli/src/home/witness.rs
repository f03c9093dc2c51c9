//! A game's head to a witness, and its cosignature into the archive.

use super::refusal::not_taken;
use super::sign::{checkpoint_of, must_read_back};
use super::{GameName, Place, Refusal};
use crate::read::{GameCopy, Parties, ProofError, WitnessKey, join_cosigned};
use asl_store::note::{Note, Standing};
use std::path::Path;

/// What a witness answered: the status of HTTP, and the body.
#[derive(Clone, Debug)]
pub struct Reply {
    /// 200, 403, 409, ...
    pub status: u16,
    /// The body.
    pub text: String,
}

/// What was cosigned.
#[derive(Clone, Debug)]
pub struct Witnessed {
    /// The game in the archive.
    pub game: GameName,
    /// The witness, by its name.
    pub witness: String,
    /// How many events the cosignature covers.
    pub events: u64,
    /// When it first saw them, in seconds since 1970, as it says.
    pub time: Option<u64>,
    /// It was there before, and the witness has seen nothing beyond it.
    pub already: bool,
}

/// How often a witness is asked: once more when it names another size than we thought, and once for good measure.
const TRIES: usize = 3;

impl Place {
    /// Has a witness cosign all of a game, and keeps its cosignature in the archive. `send` posts a request.
    ///
    /// # Errors
    /// When the game is damaged, or not signed to its end, or the witness refuses it or has seen another past.
    pub fn witness(
        &self,
        game: &Path,
        key: &WitnessKey,
        send: impl FnMut(&str) -> Result<Reply, Refusal>,
    ) -> Result<Witnessed, Refusal> {
        let (name, held) = self.held(game)?;
        let parties = held.must_have_parties()?;
        let (head, events) = held.head().map_err(|why| unsigned(&name, &why))?;
        let already = key.witness().standing(&head) == Standing::Good;
        // It is asked all the same: it may have seen more than this copy has.
        let request = |old| held.request(old, &head);
        let asked = Asked {
            request: &request,
            key,
            head: &head,
            size: events,
            seen: held.cosigned_by(key).events,
            origin: &parties.origin(),
        };
        let fresh = asked.cosigned(send)?;
        let cosigned = if already { head } else { fresh };
        if !already {
            let full = with(&held, parties, key, &cosigned)?;
            let kept = self.archive()?.extend(name.id(), held.bytes(), &full);
            let _acknowledged = kept.map_err(|e| not_taken(&name.to_string(), &e))?;
        }
        let time = key.witness().cosigned_at(&cosigned);
        Ok(Witnessed { game: name, witness: key.name().to_owned(), events, time, already })
    }
}

fn unsigned(name: &GameName, why: &ProofError) -> Refusal {
    let signed = if let ProofError::Unsigned(events) = why { *events } else { 0 };
    Refusal::Wrong(format!(
        "only the first {signed} events of {name} are signed: `asl-replay sign` them, a witness takes what is signed"
    ))
}

/// The copy with the cosigned checkpoint in its place among the others.
fn with(held: &GameCopy, parties: &Parties, key: &WitnessKey, cosigned: &Note) -> Result<Vec<u8>, Refusal> {
    let block = checkpoint_of(held.bytes(), |_| Ok(cosigned.clone()))?;
    let more = [held.bytes(), &block].concat();
    let joined = join_cosigned(held.bytes(), &more, parties, std::slice::from_ref(key));
    let joined = joined.ok_or_else(|| Refusal::Store("a copy does not continue itself".into()))?;
    must_read_back(&joined.bytes)?;
    Ok(joined.bytes)
}

/// A head that a witness is asked to cosign.
pub(super) struct Asked<'a> {
    /// The request to go on from so many; `None` when there are fewer.
    pub(super) request: &'a dyn Fn(u64) -> Option<String>,
    pub(super) key: &'a WitnessKey,
    pub(super) head: &'a Note,
    /// How many events or entries the head speaks of.
    pub(super) size: u64,
    /// How many the witness is known to have seen.
    pub(super) seen: u64,
    pub(super) origin: &'a str,
}

impl Asked<'_> {
    pub(super) fn cosigned(
        &self,
        mut send: impl FnMut(&str) -> Result<Reply, Refusal>,
    ) -> Result<Note, Refusal> {
        let mut old = self.seen;
        for _ in 0..TRIES {
            let request = (self.request)(old).ok_or_else(|| self.rolled_back(old))?;
            let reply = send(&request)?;
            old = match (reply.status, size(&reply.text)) {
                (200, _) => {
                    let answered = self.key.witness().answered(self.head, &reply.text);
                    return answered.map_err(|why| self.broken(&why.to_string()));
                }
                (409, Some(seen)) if seen > self.size => return Err(self.rolled_back(seen)),
                (409, Some(seen)) if seen != old => seen,
                _ => return Err(self.refused(&reply, old)),
            };
        }
        Err(Refusal::Store(format!("{} goes on while it is asked: ask again", self.name())))
    }

    fn name(&self) -> String {
        format!("the witness {}", self.key.name())
    }

    fn broken(&self, why: &str) -> Refusal {
        Refusal::Broken(format!("{}: {why}; nothing was changed", self.name()))
    }

    fn rolled_back(&self, seen: u64) -> Refusal {
        self.broken(&format!(
            "it has seen {seen} events of this game, and this copy has {}: it is an older one, or events were taken back",
            self.size
        ))
    }

    fn refused(&self, reply: &Reply, old: u64) -> Refusal {
        let Reply { status, text } = reply;
        let (name, origin) = (self.name(), self.origin);
        match status {
            404 => Refusal::Wrong(format!("{name} does not know the log {origin}: its operator has to enter it, with a key of a player")),
            403 => Refusal::Wrong(format!("{name} takes no key that signed {origin}: its operator has to enter a key of a player")),
            409 | 422 => self.broken(&format!(
                "it has cosigned {old} events that are not the first of this copy: somebody signed another past of this game"
            )),
            _ => {
                let said: String = text.chars().filter(|c| !c.is_control()).take(200).collect();
                Refusal::Store(format!("{name} answers {status}: {said}"))
            }
        }
    }
}

/// The number of events that a witness names when it has seen another number.
fn size(text: &str) -> Option<u64> {
    let digits = text.trim();
    digits.parse().ok().filter(|_| digits.bytes().all(|b| b.is_ascii_digit()))
}
