//! A file whose ZIP and obfuscation are off: its text, once, for all who need it.
//!
//! Input: the bytes of one save or log. Output: [`Opened`], whose hash tells it from others and whose text gives a key
//! to a game, before it is read. The text holds owner ids: it goes to `secrets` and to nobody else.

use super::command;
use super::container::{self, Container};
use super::log::{self, ImportError, Imported, Options};
use super::obfuscation;
use super::provenance::{ContentHash, Provenance};
use super::secrets::{self, GameKey};

/// A file that was opened and not yet read.
pub struct Opened {
    plaintext: String,
    provenance: Provenance,
}

impl Opened {
    /// Opens a save or log.
    ///
    /// # Errors
    /// A container or obfuscation that cannot be read, or another module's game.
    pub fn of(file: &[u8]) -> Result<Opened, ImportError> {
        let mut container = container::open(file)?;
        check_module(&container)?;
        let plaintext = obfuscation::reveal_in_place(std::mem::take(&mut container.game))?;
        Ok(Opened { provenance: Provenance::new(file, &plaintext, &container), plaintext })
    }

    /// The hash of its text: the identity of the game.
    #[must_use]
    pub const fn hash(&self) -> ContentHash {
        self.provenance.plaintext_hash
    }

    /// The key of pseudonyms that its text gives.
    #[must_use]
    pub fn key(&self) -> GameKey {
        GameKey::of_plaintext(&self.plaintext)
    }

    /// Its text.
    pub(super) fn plaintext(self) -> String {
        self.plaintext
    }

    /// Everything that it says.
    ///
    /// # Errors
    /// A text that is no readable game; see [`ImportError`].
    pub fn read(self, options: &Options) -> Result<Imported, ImportError> {
        let key = options.game_key.unwrap_or_else(|| self.key());
        let Opened { plaintext, provenance } = self;
        let stream = command::parse(&plaintext)?;
        // Each command is in memory once: a log may have a hundred thousand.
        drop(plaintext);
        let mut redaction = secrets::redact(stream, &key)?;
        let stream = std::mem::take(&mut redaction.stream);
        let mut imported = log::run(provenance, options, stream)?;
        let description = &mut imported.provenance.description;
        *description = description.as_deref().map(|text| redaction.scrub(text));
        Ok(imported)
    }
}

/// Another module's game may be large and in a form of its own: its name is all that is read.
fn check_module(container: &Container) -> Result<(), ImportError> {
    let module = container.moduledata.as_ref().and_then(|data| data.name.as_ref());
    match module.filter(|name| *name != "VASL") {
        Some(other) => Err(ImportError::OtherModule(other.clone())),
        None => Ok(()),
    }
}
