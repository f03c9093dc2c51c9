//! One encrypted file of what nobody can make again: keys, sealed words, notes of what was answered, games. It is opened
//! with its passphrase alone, in an empty home or beside what is there.
//!
//! ```text
//! "asl-replay backup 1\n", u32 length of key, key, nonce (24 bytes), sealed
//! key    = an identity file, encrypted with the passphrase as the keys are; of this backup alone
//! sealed = XChaCha20-Poly1305 of the entries, under a seed of that key; the bytes before the nonce are bound to it
//! entry  = u32 length of name, name ("keys/anna.key", "games/friday"), u64 length, bytes; all little-endian
//! ```

use super::files::make_private;
use super::keys::{self, Passphrase};
use super::refusal::failed;
use super::{GameName, Place, Refusal, lost, read_file};
use crate::read::GameCopy;
use asl_core::audit::Replay;
use asl_core::event::Name;
use asl_store::file::write_atomic_private;
use asl_store::game_id::GameId;
use asl_store::identity::{Identity, IdentityFile};
use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

const MAGIC: &[u8] = b"asl-replay backup 1\n";
/// What cannot be made again of a home.
const FOLDERS: [&str; 4] = ["keys", "secrets", "answers", "lost"];
const GAMES: &str = "games";

/// What a backup holds, by name: files of the home, and games of the archive.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Backup {
    entries: BTreeMap<String, Vec<u8>>,
    /// Games that could not be read and are not in it, each with the reason.
    pub unread: Vec<String>,
}

impl Backup {
    /// All that this home holds; a game that cannot be read keeps nothing else out, and is named.
    ///
    /// # Errors
    /// When a file cannot be read, or the archive cannot be opened.
    pub fn of(place: &Place) -> Result<Backup, Refusal> {
        let (home, mut backup) = (place.folder()?, Backup::default());
        for folder in FOLDERS {
            backup.gather(&home, folder)?;
        }
        let (games, unsearched) = place.games_held()?;
        backup
            .unread
            .extend(unsearched.map(|why| format!("games whose head is lost are not looked for: {why}")));
        for game in games {
            match place.archived(Path::new(game.as_str())) {
                Ok(bytes) => _ = backup.entries.insert(format!("{GAMES}/{game}"), bytes),
                Err(why) => backup.unread.push(format!("{game}: {why}")),
            }
        }
        Ok(backup)
    }

    fn gather(&mut self, home: &Path, folder: &str) -> Result<(), Refusal> {
        let path = home.join(folder);
        if !path.is_dir() {
            return Ok(());
        }
        for entry in fs::read_dir(&path).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            let name = format!("{folder}/{}", entry.file_name().to_string_lossy());
            let kind = entry.file_type().map_err(failed)?;
            if kind.is_dir() {
                self.gather(home, &name)?;
            } else if kind.is_file() && !name.ends_with(".part") {
                self.entries.insert(name, read_file(&entry.path())?);
            }
        }
        Ok(())
    }

    /// How many entries of this folder it holds.
    #[must_use]
    pub fn count(&self, folder: &str) -> u64 {
        self.entries.keys().filter(|name| name.split('/').next() == Some(folder)).count() as u64
    }

    /// The names of the entries of this folder.
    #[must_use]
    pub fn names(&self, folder: &str) -> Vec<String> {
        let inside = |name: &&String| name.split('/').next() == Some(folder);
        let names = self.entries.keys().filter(inside).filter_map(|name| name.rsplit('/').next());
        names.map(|name| name.trim_end_matches(".key").to_owned()).collect()
    }

    /// Encrypts it.
    ///
    /// # Errors
    /// When there is no passphrase, it is too short, or the system gives no random bytes.
    pub fn seal(&self, passphrase: &Passphrase) -> Result<Vec<u8>, Refusal> {
        let words = passphrase.ask_for_new("the backup")?;
        let name = "backup".parse().map_err(failed)?;
        let key = Identity::generate(name).map_err(failed)?;
        let text = key.to_file(words.as_bytes()).map_err(failed)?;
        let head = [MAGIC, &len32(text.len())?, text.as_bytes()].concat();
        let nonce = super::seat::random::<24>()?;
        let payload = Payload { msg: &self.bytes()?, aad: &head };
        let sealed = cipher(&key)?.encrypt(&XNonce::from(nonce), payload);
        let sealed = sealed.map_err(|_| Refusal::Store("the backup cannot be encrypted".into()))?;
        Ok([&head[..], &nonce, &sealed].concat())
    }

    /// Opens one.
    ///
    /// # Errors
    /// When it is none, is damaged, or the passphrase is another.
    pub fn open(file: &[u8], passphrase: &Passphrase) -> Result<Backup, Refusal> {
        let none = || Refusal::Wrong("this is no backup of asl-replay".into());
        let damaged = || Refusal::Broken("the backup is damaged: nothing was restored".into());
        let rest = file.strip_prefix(MAGIC).ok_or_else(none)?;
        let (length, rest) = rest.split_first_chunk::<4>().ok_or_else(damaged)?;
        let length = u32::from_le_bytes(*length) as usize;
        let (text, rest) = rest.split_at_checked(length).ok_or_else(damaged)?;
        let (nonce, sealed) = rest.split_first_chunk::<24>().ok_or_else(damaged)?;
        let text = std::str::from_utf8(text).map_err(|_| damaged())?;
        let key = IdentityFile::read(text).map_err(|_| damaged())?;
        let words = passphrase.ask("Passphrase of the backup: ")?;
        let key = key.unlock(words.as_bytes()).map_err(|e| Refusal::Wrong(e.to_string()))?;
        let head = &file[..MAGIC.len() + 4 + length];
        let payload = Payload { msg: sealed, aad: head };
        let plain = cipher(&key)?.decrypt(&XNonce::from(*nonce), payload).map_err(|_| damaged())?;
        Backup::read(&plain).ok_or_else(damaged)
    }

    fn bytes(&self) -> Result<Vec<u8>, Refusal> {
        let mut out = Vec::new();
        for (name, bytes) in &self.entries {
            out.extend_from_slice(&len32(name.len())?);
            out.extend_from_slice(name.as_bytes());
            out.extend_from_slice(&(bytes.len() as u64).to_le_bytes());
            out.extend_from_slice(bytes);
        }
        Ok(out)
    }

    fn read(mut rest: &[u8]) -> Option<Backup> {
        let mut backup = Backup::default();
        while !rest.is_empty() {
            let (length, more) = rest.split_first_chunk::<4>()?;
            let (name, more) = more.split_at_checked(u32::from_le_bytes(*length) as usize)?;
            let (length, more) = more.split_first_chunk::<8>()?;
            let (bytes, more) = more.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)?;
            let name = std::str::from_utf8(name).ok().filter(|name| is_ours(name))?;
            backup.entries.insert(name.to_owned(), bytes.to_vec());
            rest = more;
        }
        Some(backup)
    }

    /// Puts everything where it was: beside what is there, and never over it. Of each game in which I have a key no share
    /// is given until an opponent has signed a copy that goes on from there: the backup may be older than what I gave.
    ///
    /// # Errors
    /// When something else stands in the place of an entry; then nothing is changed. When the disk refuses, what was
    /// put there stays, and the same call goes on.
    pub fn restore(&self, place: &Place) -> Result<Restored, Refusal> {
        let home = place.folder()?;
        let (files, games) = self.missing(place, &home)?;
        for (path, bytes) in &files {
            make_private(path.parent().unwrap_or(&home)).map_err(failed)?;
            write_atomic_private(path, bytes).map_err(failed)?;
        }
        let mut restored = Restored { files: files.len() as u64, ..Restored::default() };
        for (name, bytes) in games {
            note_lost(place, &home, &name, bytes)?;
            place.extend(&name, &[], bytes)?;
            restored.games.push(name.to_string());
        }
        Ok(restored)
    }

    /// What is not there yet.
    #[expect(clippy::type_complexity, reason = "two lists, taken apart at once")]
    fn missing(
        &self,
        place: &Place,
        home: &Path,
    ) -> Result<(Vec<(PathBuf, &[u8])>, Vec<(GameName, &[u8])>), Refusal> {
        let (mut files, mut games) = (Vec::new(), Vec::new());
        for (name, bytes) in &self.entries {
            let held = match name.strip_prefix("games/") {
                Some(game) => match place.archived(Path::new(game)) {
                    Ok(held) => Some(held),
                    Err(super::LoadError::NotFound(_)) => {
                        games.push((GameName::given(game)?, bytes.as_slice()));
                        None
                    }
                    Err(other) => return Err(other.into()),
                },
                None if home.join(name).exists() => Some(read_file(&home.join(name))?),
                None => {
                    files.push((home.join(name), bytes.as_slice()));
                    None
                }
            };
            // A game that has gone on since then, and notes that were added to, are newer.
            if held.is_some_and(|held| !held.starts_with(bytes)) {
                return Err(Refusal::Wrong(format!(
                    "{name} is here already and is another: nothing was restored. Restore into an empty folder \
                     (--home DIR)"
                )));
            }
        }
        Ok((files, games))
    }
}

/// What was put back.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Restored {
    /// How many files.
    pub files: u64,
    /// Which games.
    pub games: Vec<String>,
}

/// A name that leads to no place but those of a backup.
fn is_ours(name: &str) -> bool {
    let mut parts = name.split('/');
    let folder = parts.next().is_some_and(|folder| folder == GAMES || FOLDERS.contains(&folder));
    let rest: Vec<&str> = parts.collect();
    let plain = |part: &str| !matches!(part, "" | "." | "..") && !part.contains(['\\', '\0']);
    folder && !rest.is_empty() && rest.into_iter().all(plain)
}

fn note_lost(place: &Place, home: &Path, name: &GameName, bytes: &[u8]) -> Result<(), Refusal> {
    let copy = GameCopy::read(Path::new(&name.to_string()), bytes.to_vec())?;
    let Some((key, parties)) = lost::key_of(&copy.loaded).zip(copy.parties()) else { return Ok(()) };
    let (ring, state) = (keys::list(place)?, Replay::of(&copy.loaded.game).end());
    let is_me = |n: usize| ring.keys.iter().any(|mine| parties.holder_of(&mine.public()) == Some(n));
    let me: Vec<&Name> =
        parties.names.iter().enumerate().filter(|(n, _)| is_me(*n)).map(|(_, name)| name).collect();
    for player in me.into_iter().filter(|player| state.shares.committed(player) > 0) {
        lost::note(home, key, player, copy.loaded.game.events.len() as u64)?;
    }
    Ok(())
}

fn cipher(key: &Identity) -> Result<XChaCha20Poly1305, Refusal> {
    let id: GameId = "backup".parse().map_err(failed)?;
    let seed = key.derive_seed("asl-replay 2026-11 backup v1", &id);
    Ok(XChaCha20Poly1305::new((&*seed).into()))
}

fn len32(length: usize) -> Result<[u8; 4], Refusal> {
    let short = u32::try_from(length).map_err(failed)?;
    Ok(short.to_le_bytes())
}
