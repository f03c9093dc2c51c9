//! My signature under all of a game of the archive, and the file to mail.

use super::files::{is_held, must_be_writable, write};
use super::keys::{self, Passphrase};
use super::read::{Unanswered, unanswered};
use super::refusal::failed;
use super::{GameCopy, GameName, Place, Refusal, Signatures, read_file};
use crate::words::shown;
use asl_store::checkpoint;
use asl_store::compare::holds;
use asl_store::identity::Identity;
use asl_store::log::{Log, LogWriter};
use asl_store::note::{Note, NoteError};
use std::path::Path;

/// What was signed.
#[derive(Clone, Debug)]
pub struct Signed {
    /// The game in the archive.
    pub game: GameName,
    /// Who signed.
    pub by: String,
    /// How many events the signature covers.
    pub events: u64,
    /// They were signed before.
    pub already: bool,
}

impl Place {
    /// Signs all of a game with my key, keeps the signature in the archive, and writes the mail.
    ///
    /// # Errors
    /// When the game is damaged, somebody else has not signed what he recorded, I have no key of this game or no
    /// passphrase for it, or something else stands where the mail is to be written.
    pub fn sign(
        &self,
        game: &Path,
        key: Option<&str>,
        passphrase: &Passphrase,
        mail: &Path,
    ) -> Result<Signed, Refusal> {
        let (name, held) = self.held(game)?;
        let parties = held.must_have_parties()?;
        let (key, me) = keys::of_game(self, key, parties)?;
        must_be_answered_for(&held, me)?;
        let events = held.loaded.game.events.len() as u64;
        let already = held.loaded.signatures().signed_to(me) == events;
        let full = if already {
            held.bytes().to_vec()
        } else {
            must_have_room(held.loaded.signatures(), me)?;
            let full = signed(&held, &parties.origin(), &key.unlock(passphrase)?)?;
            must_read_back(&full)?;
            // In the archive before it goes anywhere else: what I sign I keep.
            self.extend(&name, held.bytes(), &full)?;
            full
        };
        write_mail(mail, &full)?;
        Ok(Signed { game: name, by: parties.names[me].to_string(), events, already })
    }
}

/// What another player recorded, only he can sign.
fn must_be_answered_for(held: &GameCopy, me: usize) -> Result<(), Refusal> {
    let (events, signatures) = (&held.loaded.game.events, held.loaded.signatures());
    let Some((n, by, why)) = unanswered(events, signatures, Some(me)) else { return Ok(()) };
    let says = match why {
        Unanswered::Keyless => format!("event {n} is recorded by {by}, who has no key in record 0"),
        Unanswered::Unsigned => {
            format!(
                "event {n} is recorded by {by}, who has not signed it: what {by} records comes by his mail"
            )
        }
    };
    Err(Refusal::Wrong(format!("{says}; nothing was signed")))
}

/// What I sign must be readable behind my signature, also by who has a copy with more of the others' checkpoints.
pub(super) fn must_have_room(signed: &Signatures, me: usize) -> Result<(), Refusal> {
    if signed.has_room(me) {
        return Ok(());
    }
    Err(Refusal::Wrong(
        "you have signed this game as often as there is room for: it can be read and verified, and not be signed again"
            .into(),
    ))
}

/// What is to be kept or mailed is read once before: nothing is written that would not be read back.
pub(super) fn must_read_back(full: &[u8]) -> Result<(), Refusal> {
    GameCopy::read(Path::new("the signed copy"), full.to_vec())?.must_be_intact()
}

/// The game with one more checkpoint of mine.
fn signed(held: &GameCopy, origin: &str, identity: &Identity) -> Result<Vec<u8>, Refusal> {
    let block = checkpoint_of(held.bytes(), |log| checkpoint::sign(log, origin, identity))?;
    Ok([held.bytes(), &block].concat())
}

/// The block of a checkpoint that goes behind a log.
pub(super) fn checkpoint_of(
    log: &[u8],
    note: impl FnOnce(&Log<'_>) -> Result<Note, NoteError>,
) -> Result<Vec<u8>, Refusal> {
    let log = Log::read(log);
    let note = note(&log).map_err(failed)?;
    let mut writer = LogWriter::after(log.tip());
    writer.checkpoint(note.to_string().as_bytes()).map_err(failed)?;
    Ok(writer.into_bytes())
}

/// Writes a mail. An older mail of the same game may stand there, nothing else.
fn write_mail(path: &Path, full: &[u8]) -> Result<(), Refusal> {
    must_be_writable(path)?;
    if is_held(path) {
        let old = read_file(path)?;
        if old == full {
            return Ok(());
        }
        // When copies were joined, what is new in it need not stand at its end.
        if !holds(&Log::read(full), &Log::read(&old)) {
            let name = shown(path);
            return Err(Refusal::Wrong(format!(
                "{name} exists and is no older mail of this game: name another file"
            )));
        }
    }
    write(path, full)
}
