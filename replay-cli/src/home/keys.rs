//! My keys: where their files lie, which one is meant, and the passphrase that opens it.

use super::files::make_private;
use super::remembered::Entry;
use super::{LoadError, Place};
use crate::read::{self, Loaded, Parties, PublicKey};
use asl_core::event::Name;
use asl_store::file::WriteError;
use asl_store::identity::{
    Identity, IdentityError, IdentityFile, MAX_FILE, MIN_PASSPHRASE, write_new_private,
};
use asl_store::verifier::KeyNameError;
use std::fs;
use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The variable that holds the passphrase for scripts.
pub const PASSPHRASE_VARIABLE: &str = "ASL_REPLAY_PASSPHRASE";
const EXTENSION: &str = "key";

/// Why a key cannot be used.
#[derive(Debug, Error)]
pub enum KeyError {
    /// The data folder.
    #[error(transparent)]
    Place(#[from] LoadError),
    /// A file.
    #[error("{}: {source}", crate::words::shown(path))]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A new key that cannot be written.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// A file that is no identity, or does not open.
    #[error("{}: {source}", crate::words::shown(path))]
    Identity {
        /// The file.
        path: PathBuf,
        /// Why.
        source: IdentityError,
    },
    /// A name that no key can have.
    #[error(transparent)]
    Name(KeyNameError),
    /// A new key that could not be made.
    #[error(transparent)]
    New(#[from] IdentityError),
    /// There is no key at all.
    #[error("you have no key: make one with `asl-replay keygen NAME`")]
    None,
    /// There is no key of this name.
    #[error("you have no key {name}; yours: {}", have.join(", "))]
    Unknown {
        /// The name.
        name: String,
        /// What there is.
        have: Vec<String>,
    },
    /// None of the keys is of this game.
    #[error(
        "none of your keys is in record 0 of this game: yours {}; it names {}",
        listed(have),
        listed(players)
    )]
    Stranger {
        /// What there is.
        have: Vec<String>,
        /// Who has a key in the game.
        players: Vec<String>,
    },
    /// Several fit.
    #[error("several of your keys fit: say which with --as NAME ({})", .0.join(", "))]
    Several(Vec<String>),
    /// There is such a key already.
    #[error("{}: there is a key of this name already, and a key is never written over", crate::words::shown(.0))]
    Exists(PathBuf),
    /// Nobody to ask.
    #[error(
        "a passphrase is needed and there is no terminal to ask: use --passphrase-file FILE, or {PASSPHRASE_VARIABLE}"
    )]
    NoTerminal,
    /// The two passphrases differ.
    #[error("the passphrases are not the same; nothing was made")]
    Differ,
}

fn listed(names: &[String]) -> String {
    if names.is_empty() { "nobody".to_owned() } else { names.join(", ") }
}

/// A key of mine, locked.
#[derive(Clone, Debug)]
pub struct MyKey {
    /// Where it lies.
    pub path: PathBuf,
    file: IdentityFile,
    /// Where the platform keeps its passphrase for a while.
    entry: Entry,
    /// Whether that is asked at all.
    remembers: bool,
}

impl MyKey {
    /// Its name.
    #[must_use]
    pub fn name(&self) -> String {
        self.file.verifier().name().to_string()
    }

    /// Its public half.
    #[must_use]
    pub fn public(&self) -> PublicKey {
        PublicKey::of(self.file.verifier().clone())
    }

    /// Opens it: by what is given, else by what the platform keeps since it was typed last, else by what is typed. What
    /// was typed and is right is kept; what was kept and is wrong is forgotten.
    ///
    /// # Errors
    /// When there is no passphrase, or it is the wrong one.
    pub(super) fn unlock(&self, passphrase: &Passphrase) -> Result<Identity, KeyError> {
        if let Some(words) = passphrase.given()? {
            return self.opened(words.as_bytes());
        }
        if let Some(words) = self.remembers.then(|| self.entry.recall()).flatten() {
            match self.opened(&words) {
                Ok(identity) => return Ok(identity),
                Err(_) => _ = self.entry.forget(),
            }
        }
        let words = typed(&format!("Passphrase of {}: ", self.name()))?;
        let identity = self.opened(words.as_bytes())?;
        if self.remembers {
            self.entry.keep(words.as_bytes());
        }
        Ok(identity)
    }

    fn opened(&self, words: &[u8]) -> Result<Identity, KeyError> {
        self.file.unlock(words).map_err(|source| KeyError::Identity { path: self.path.clone(), source })
    }

    /// Has the platform forget its passphrase. Whether it had kept one.
    #[must_use]
    pub fn forget(&self) -> bool {
        self.entry.forget()
    }
}

/// My keys, by name, and the files beside them that are none: one spoilt file must not lock the others.
#[derive(Debug, Default)]
pub struct Keyring {
    /// The keys.
    pub keys: Vec<MyKey>,
    /// Files that cannot be read, or are no key.
    pub damaged: Vec<KeyError>,
}

impl Keyring {
    fn names(&self) -> Vec<String> {
        self.keys.iter().map(MyKey::name).collect()
    }

    /// The damaged file that may be the key which is missed: the one of this name, or any when there is no name.
    #[must_use]
    pub fn lost(self, name: Option<&str>) -> Option<KeyError> {
        self.damaged.into_iter().find(|fault| name.is_none_or(|name| fault.is_of(name)))
    }
}

impl KeyError {
    fn is_of(&self, name: &str) -> bool {
        let (KeyError::Io { path, .. } | KeyError::Identity { path, .. }) = self else { return false };
        path.file_stem().is_some_and(|stem| stem == name)
    }
}

/// All keys.
///
/// # Errors
/// When the folder cannot be read.
pub fn list(place: &Place) -> Result<Keyring, KeyError> {
    let (folder, mut ring) = (folder(place)?, Keyring::default());
    if !folder.is_dir() {
        return Ok(ring);
    }
    let fail = |source| KeyError::Io { path: folder.clone(), source };
    let mut paths = Vec::new();
    for entry in fs::read_dir(&folder).map_err(fail)? {
        let path = entry.map_err(fail)?.path();
        if path.extension().is_some_and(|extension| extension == EXTENSION) {
            paths.push(path);
        }
    }
    paths.sort();
    for path in paths {
        match read(place, path) {
            Ok(key) => ring.keys.push(key),
            Err(fault) => ring.damaged.push(fault),
        }
    }
    Ok(ring)
}

/// What to tell of files that are no keys, a line each; nothing when all are well.
#[must_use]
pub fn warnings(place: &Place) -> String {
    let damaged = list(place).map(|ring| ring.damaged).unwrap_or_default();
    damaged.iter().map(|fault| format!("warning: this key cannot be used: {fault}\n")).collect()
}

fn read(place: &Place, path: PathBuf) -> Result<MyKey, KeyError> {
    let text = small_text(&path)?;
    let file =
        IdentityFile::read(&text).map_err(|source| KeyError::Identity { path: path.clone(), source })?;
    Ok(MyKey { path, file, entry: Entry::of(text.as_bytes()), remembers: place.remembers })
}

fn small_text(path: &Path) -> Result<String, KeyError> {
    let fail = |source| KeyError::Io { path: path.to_owned(), source };
    let mut bytes = asl_store::identity::Zeroizing::new(Vec::new());
    let file = fs::File::open(path).map_err(fail)?;
    file.take(MAX_FILE as u64 + 1).read_to_end(&mut bytes).map_err(fail)?;
    let text = read::text_of(&bytes).map_err(|_| fail(io::ErrorKind::InvalidData.into()))?;
    Ok(text.into_owned())
}

fn folder(place: &Place) -> Result<PathBuf, KeyError> {
    Ok(place.folder()?.join("keys"))
}

/// The key of this name, or the only one.
///
/// # Errors
/// When there is none, or several fit.
pub fn choose(place: &Place, name: Option<&str>) -> Result<MyKey, KeyError> {
    one_of(list(place)?, |_| true, name, |_| KeyError::None)
}

/// The key with which I play a game, and my number among its parties.
///
/// # Errors
/// When none of my keys is in record 0, or several are and none was named.
pub fn of_game(place: &Place, name: Option<&str>, parties: &Parties) -> Result<(MyKey, usize), KeyError> {
    let holder = |key: &MyKey| parties.holder_of(&key.public());
    let stranger = |ring: &Keyring| KeyError::Stranger {
        have: ring.names(),
        players: parties.names.iter().map(ToString::to_string).collect(),
    };
    let key = one_of(list(place)?, |key| holder(key).is_some(), name, stranger)?;
    let number = holder(&key).ok_or(KeyError::None)?;
    Ok((key, number))
}

/// The player whose key I hold, when there is one and no other.
#[must_use]
pub fn player_of(place: &Place, parties: &Parties) -> Option<Name> {
    let (_, number) = of_game(place, None, parties).ok()?;
    parties.names.get(number).cloned()
}

/// The player of a game whose key I hold, when there is one and no other.
#[must_use]
pub fn player_here(place: &Place, loaded: &Loaded) -> Option<Name> {
    player_of(place, loaded.integrity.as_ref()?.signatures.parties.as_ref()?)
}

/// The key that fits and has this name; the only one that fits when there is no name.
///
/// # Errors
/// When there is none, for a reason that may be given, or several fit.
pub fn one_of(
    ring: Keyring,
    fits: impl Fn(&MyKey) -> bool,
    name: Option<&str>,
    none: impl FnOnce(&Keyring) -> KeyError,
) -> Result<MyKey, KeyError> {
    let is_meant = |key: &&MyKey| fits(key) && name.is_none_or(|name| key.name() == name);
    let wanted: Vec<&MyKey> = ring.keys.iter().filter(is_meant).collect();
    match wanted.as_slice() {
        [key] => Ok((*key).clone()),
        [] => Err(missing(ring, name, none)),
        several => Err(KeyError::Several(several.iter().map(|key| key.name()).collect())),
    }
}

fn missing(ring: Keyring, name: Option<&str>, none: impl FnOnce(&Keyring) -> KeyError) -> KeyError {
    let unknown = name.filter(|name| ring.keys.iter().all(|key| key.name() != *name));
    let why = match unknown {
        _ if ring.keys.is_empty() => KeyError::None,
        Some(name) => KeyError::Unknown { name: name.to_owned(), have: ring.names() },
        None => none(&ring),
    };
    ring.lost(name).unwrap_or(why)
}

/// A key that was made.
#[derive(Clone, Debug)]
pub struct NewKey {
    /// Its public half.
    pub public: PublicKey,
    /// Where the secret one rests, encrypted.
    pub path: PathBuf,
}

/// Makes a key of this name.
///
/// # Errors
/// When no key can be called so, when there is one of this name, the passphrase is too short, or the system refuses.
pub fn make(place: &Place, name: &str, passphrase: &Passphrase) -> Result<NewKey, KeyError> {
    let identity = Identity::generate(name.parse().map_err(KeyError::Name)?)?;
    let path = keep(place, &identity, passphrase)?;
    Ok(NewKey { public: PublicKey::of(identity.verifier().clone()), path })
}

/// Keeps a new key; the file is its owner's alone, and was not there before.
fn keep(place: &Place, identity: &Identity, passphrase: &Passphrase) -> Result<PathBuf, KeyError> {
    let folder = folder(place)?;
    let path = folder.join(format!("{}.{EXTENSION}", identity.verifier().name()));
    if path.exists() {
        return Err(KeyError::Exists(path));
    }
    let text = identity.to_file(passphrase.ask_for_new("the new key")?.as_bytes())?;
    let fail = |source| KeyError::Io { path: path.clone(), source };
    make_private(&folder).map_err(fail)?;
    write_new_private(&path, &text)?;
    Ok(path)
}

/// Where the passphrase comes from: a file, the environment, or the terminal, in this order.
#[derive(Clone, Default, Debug)]
pub struct Passphrase {
    /// A file whose first line it is.
    pub file: Option<PathBuf>,
}

/// A passphrase; it is wiped when it is no longer needed, and never shown.
pub struct Words(asl_store::identity::Zeroizing<String>);

impl Words {
    pub(super) fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

impl Passphrase {
    pub(super) fn ask(&self, prompt: &str) -> Result<Words, KeyError> {
        self.given()?.map_or_else(|| typed(prompt), Ok)
    }

    pub(super) fn ask_for_new(&self, what: &str) -> Result<Words, KeyError> {
        if let Some(words) = self.given()? {
            return Ok(words);
        }
        let first = typed(&format!("A passphrase for {what} (at least {MIN_PASSPHRASE} characters): "))?;
        let second = typed("The same again: ")?;
        if first.0 == second.0 { Ok(first) } else { Err(KeyError::Differ) }
    }

    fn given(&self) -> Result<Option<Words>, KeyError> {
        if let Some(path) = &self.file {
            let text = asl_store::identity::Zeroizing::new(small_text(path)?);
            let line = text.lines().next().unwrap_or("").to_owned();
            return Ok(Some(Words(line.into())));
        }
        Ok(std::env::var(PASSPHRASE_VARIABLE).ok().map(|words| Words(words.into())))
    }
}

fn typed(prompt: &str) -> Result<Words, KeyError> {
    if !io::stdin().is_terminal() {
        return Err(KeyError::NoTerminal);
    }
    let fail = |source| KeyError::Io { path: PathBuf::from("terminal"), source };
    rpassword::prompt_password(prompt).map(|words| Words(words.into())).map_err(fail)
}
