//! My signature under all of a game of the archive, and the file to mail.

use super::files::{is_held, must_be_writable, write};
use super::keys::{self, MyKey, Passphrase};
use super::refusal::failed;
use super::seat::Seat;
use super::{GameName, Place, Refusal, read_file};
use crate::read::{GameCopy, Loaded, Signatures, Unanswered, unanswered};
use crate::words::shown;
use asl_core::event::Name;
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

/// A game of mine that can be signed: intact, and everybody else answers for what they recorded.
pub struct Signable {
    name: GameName,
    held: GameCopy,
    key: MyKey,
    me: usize,
}

impl Signable {
    /// The game in the archive.
    #[must_use]
    pub const fn game(&self) -> &GameName {
        &self.name
    }

    /// The game as it stands there.
    #[must_use]
    pub const fn loaded(&self) -> &Loaded {
        &self.held.loaded
    }

    /// Who I am in it.
    #[must_use]
    pub fn me(&self) -> Option<&Name> {
        self.held.parties().and_then(|parties| parties.names.get(self.me))
    }

    /// How many of its events I have signed.
    #[must_use]
    pub fn signed_to(&self) -> u64 {
        self.held.loaded.signatures().signed_to(self.me)
    }

    fn is_signed(&self) -> bool {
        self.signed_to() == self.held.loaded.game.events.len() as u64
    }

    /// Says what is wrong with the place of a mail before anything is done for it.
    ///
    /// # Errors
    /// When it is a folder, or holds something else than an older mail of this game.
    pub fn must_go_into(&self, mail: &Path) -> Result<(), Refusal> {
        must_take_mail(mail, self.held.bytes()).map(|_| ())
    }
}

impl Place {
    /// A game of the archive that I can sign.
    ///
    /// # Errors
    /// When the game is damaged, somebody else has not signed what they recorded, or I have no key of this game.
    pub fn signable(&self, game: &Path, key: Option<&str>) -> Result<Signable, Refusal> {
        let (name, held) = self.held(game)?;
        let (key, me) = keys::of_game(self, key, held.must_have_parties()?)?;
        must_be_answered_for(&held, me)?;
        Ok(Signable { name, held, key, me })
    }

    /// Signs all of a game with my key, keeps the signature in the archive, and writes the mail.
    ///
    /// # Errors
    /// As [`Place::signable`], and when there is no passphrase for my key, or something else stands where the mail is to be
    /// written.
    pub fn sign(
        &self,
        game: &Path,
        key: Option<&str>,
        passphrase: &Passphrase,
        mail: &Path,
    ) -> Result<Signed, Refusal> {
        let game = self.signable(game, key)?;
        let block = |origin: &str| signed(&game.held, origin, &game.key.unlock(passphrase)?);
        self.mail(&game, block, mail)
    }

    /// The same with the key of a seat, which is open.
    ///
    /// # Errors
    /// As [`Place::sign`].
    pub fn sign_seated(&self, game: &Path, seat: &Seat, mail: &Path) -> Result<Signed, Refusal> {
        let name = seat.key_name();
        let game = self.signable(game, Some(&name))?;
        self.mail(&game, |origin| signed(&game.held, origin, seat.identity()), mail)
    }

    fn mail(
        &self,
        game: &Signable,
        signed: impl FnOnce(&str) -> Result<Vec<u8>, Refusal>,
        mail: &Path,
    ) -> Result<Signed, Refusal> {
        let Signable { name, held, me, .. } = game;
        let parties = held.must_have_parties()?;
        let already = game.is_signed();
        let full = if already {
            held.bytes().to_vec()
        } else {
            must_have_room(held.loaded.signatures(), *me)?;
            let full = signed(&parties.origin())?;
            must_read_back(&full)?;
            // In the archive before it goes anywhere else: what I sign I keep.
            self.extend(name, held.bytes(), &full)?;
            full
        };
        write_mail(mail, &full)?;
        self.note_mail(name, mail);
        let events = held.loaded.game.events.len() as u64;
        Ok(Signed { game: name.clone(), by: parties.names[*me].to_string(), events, already })
    }
}

/// Another player's events can be signed by that player alone.
fn must_be_answered_for(held: &GameCopy, me: usize) -> Result<(), Refusal> {
    let (events, signatures) = (&held.loaded.game.events, held.loaded.signatures());
    let Some((n, by, why)) = unanswered(events, signatures, Some(me)).next() else { return Ok(()) };
    let says = match why {
        Unanswered::Keyless => format!("event {n} is recorded by {by}, who has no key in record 0"),
        Unanswered::Unsigned => {
            format!(
                "event {n} is recorded by {by}, who has not signed it: what {by} records comes by {by}'s mail"
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
    if must_take_mail(path, full)? { Ok(()) } else { write(path, full) }
}

/// Nothing but an older mail of a game may stand where its mail is to be written. Whether it stands there already.
fn must_take_mail(path: &Path, full: &[u8]) -> Result<bool, Refusal> {
    must_be_writable(path)?;
    if !is_held(path) {
        return Ok(false);
    }
    let old = read_file(path)?;
    // When copies were joined, what is new in it need not stand at its end.
    if old != full && !holds(&Log::read(full), &Log::read(&old)) {
        let name = shown(path);
        return Err(Refusal::Wrong(format!(
            "{name} exists and is no older mail of this game: name another file"
        )));
    }
    Ok(old == full)
}
