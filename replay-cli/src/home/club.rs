//! A club's log: a folder of tiles whose entries are signed heads of games, so that one witness covers a season.
//!
//! The folder is all that there is of it. Whatever stands there is verified before anything is added.

use super::keys::{self, Passphrase};
use super::publish::{CHECKPOINT, write_tree};
use super::refusal::failed;
use super::witness::{Asked, Reply};
use super::{Place, Refusal, read_file};
use crate::read::{Cosigned, GameCopy, PublicKey, Published, WitnessKey};
use crate::words::counted;
use asl_store::checkpoint::Statement;
use asl_store::game_id::GameId;
use asl_store::merkle::{Node, Tree};
use asl_store::note::{Note, Standing};
use asl_store::proof::Consistency;
use asl_store::tiles;
use std::path::{Path, PathBuf};

/// What the origin of a club's log begins with.
const ORIGIN: &str = "asl-replay-club/";

/// A head of a game in a club's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The origin of the game's checkpoints.
    pub origin: String,
    /// How many events it speaks of.
    pub events: u64,
}

/// A club's log, as it stands in its folder.
pub struct Club {
    folder: PathBuf,
    checkpoint: Note,
    says: Statement,
    entries: Vec<Vec<u8>>,
    heads: Vec<Statement>,
}

impl Club {
    /// Reads and verifies a folder; `None` when there is no checkpoint in it.
    ///
    /// # Errors
    /// When it cannot be read, or its entries are not those of its checkpoint.
    pub fn open(folder: &Path) -> Result<Option<Club>, Refusal> {
        let path = folder.join(CHECKPOINT);
        if !path.exists() {
            return Ok(None);
        }
        let name = path.display();
        let wrong = |why: String| Refusal::Wrong(format!("{name}: {why}"));
        let checkpoint = Note::read(&read_file(&path)?).map_err(|e| wrong(e.to_string()))?;
        let says = Statement::read(checkpoint.text()).map_err(|e| wrong(e.to_string()))?;
        if !says.origin.starts_with(ORIGIN) {
            return Err(wrong(format!("it is of another log, {}", says.origin)));
        }
        let entries = entries(folder, says.size)?;
        let changed =
            || Refusal::Broken(format!("{}: its heads are not those that were signed", folder.display()));
        let heads = entries.iter().map(|entry| head_of(entry)).collect::<Option<Vec<_>>>();
        let heads = heads.filter(|_| tree(&entries).root() == says.root).ok_or_else(changed)?;
        Ok(Some(Club { folder: folder.to_owned(), checkpoint, says, entries, heads }))
    }

    /// What its checkpoints are about.
    #[must_use]
    pub fn origin(&self) -> &str {
        &self.says.origin
    }

    /// How many heads it has.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.entries.len() as u64
    }

    /// Must be signed by this key.
    ///
    /// # Errors
    /// When it is not, or falsely.
    pub fn must_be_signed(&self, key: &PublicKey) -> Result<(), Refusal> {
        match self.checkpoint.standing(key.verifier()) {
            Standing::Good => Ok(()),
            Standing::Bad => {
                Err(self.broken(&format!("the signature of {} is FALSE", key.verifier().name())))
            }
            Standing::Absent => Err(self.broken(&format!("{} has not signed it", key.verifier().name()))),
        }
    }

    /// Must have been seen to its end by this witness.
    ///
    /// # Errors
    /// When it was not.
    pub fn must_be_cosigned(&self, key: &WitnessKey) -> Result<(), Refusal> {
        match key.witness().standing(&self.checkpoint) {
            Standing::Good => Ok(()),
            Standing::Bad => Err(self.broken(&format!("the cosignature of {} is FALSE", key.name()))),
            Standing::Absent => Err(self.broken(&format!("the witness {} has not seen it", key.name()))),
        }
    }

    /// The newest head of a game in it, which the copy must go on from; `None` when it has none.
    ///
    /// # Errors
    /// When the copy is older than a head that stands there, or has another past.
    pub fn newest(&self, copy: &GameCopy) -> Result<Option<Head>, Refusal> {
        let published = copy.published().map_err(|why| unsigned(copy, &why.to_string()))?;
        newest_of(&self.heads, &published, copy).map_err(|why| self.broken(&why))
    }

    fn broken(&self, why: &str) -> Refusal {
        Refusal::Broken(format!("{} ({}): {why}", self.says.origin, self.folder.display()))
    }
}

/// The newest of these heads that is of the copy's game; why the copy does not go on from one of them.
fn newest_of(heads: &[Statement], published: &Published, copy: &GameCopy) -> Result<Option<Head>, String> {
    let name = copy.loaded.name();
    let mut newest = None;
    for says in heads.iter().filter(|says| says.origin == published.origin) {
        let events = counted(says.size, "event", "events");
        if says.size > published.events {
            let signed = published.events;
            return Err(format!("it has a head of {events} of {name}, of which {signed} are signed here"));
        }
        if published.root_at(says.size) != Some(says.root) {
            return Err(format!("its head of {events} is not that of {name}: somebody signed another past"));
        }
        newest = newest.max(Some(says.size));
    }
    Ok(newest.map(|events| Head { origin: published.origin.clone(), events }))
}

/// What was added to a club's log.
pub struct Added {
    /// The log as it stands now.
    pub club: Club,
    /// The heads that are new.
    pub heads: Vec<Head>,
    /// Games whose newest head stood there.
    pub known: Vec<Head>,
}

impl Place {
    /// Adds the newest signed heads of games to a club's log, with my signature. A log that is not there is begun, when
    /// it is given a name.
    ///
    /// # Errors
    /// When the log was changed or is not signed by me, a game is damaged or not signed, a head does not go on from one
    /// that stands there, or the folder cannot be written. Then nothing is written.
    pub fn add_to_club(
        &self,
        folder: &Path,
        name: Option<&str>,
        games: &[PathBuf],
        (key, passphrase): (Option<&str>, &Passphrase),
    ) -> Result<Added, Refusal> {
        let key = keys::choose(self, key)?;
        let old = Club::open(folder)?;
        let origin = origin(folder, old.as_ref(), name)?;
        if let Some(club) = &old {
            club.must_be_signed(&key.public())?;
        }
        let mut entries = old.as_ref().map(|club| club.entries.clone()).unwrap_or_default();
        let mut standing = old.as_ref().map(|club| club.heads.clone()).unwrap_or_default();
        let broken = |why: String| Refusal::Broken(format!("{origin} ({}): {why}", folder.display()));
        let (mut heads, mut known) = (Vec::new(), Vec::new());
        for game in games {
            let copy = self.copy(game)?;
            copy.must_be_intact()?;
            let published = copy.published().map_err(|why| unsigned(&copy, &why.to_string()))?;
            // Against what stands there and what was named before it, as if each were added by itself.
            let newest = newest_of(&standing, &published, &copy).map_err(broken)?;
            let head = Head { origin: published.origin, events: published.events };
            if newest.as_ref() == Some(&head) {
                known.push(head);
                continue;
            }
            let entry = published.checkpoint.into_bytes();
            standing.extend(head_of(&entry));
            entries.push(entry);
            heads.push(head);
        }
        if !heads.is_empty() {
            let note = signed(origin, &entries, &key.unlock(passphrase)?)?;
            let all: Vec<&[u8]> = entries.iter().map(Vec::as_slice).collect();
            write_tree(folder, &tiles::files_of(&all), &note.to_string())?;
        }
        let club = Club::open(folder)?;
        let club = club.ok_or_else(|| Refusal::Wrong("no head was named, and no log is there".into()))?;
        Ok(Added { club, heads, known })
    }
}

impl Club {
    /// Has a witness cosign the log, and keeps its cosignature under the checkpoint. `send` posts a request.
    ///
    /// # Errors
    /// When the witness refuses it or has seen another past, or the folder cannot be written.
    pub fn witness(
        &self,
        key: &WitnessKey,
        send: impl FnMut(&str) -> Result<Reply, Refusal>,
    ) -> Result<Cosigned, Refusal> {
        let already = key.witness().standing(&self.checkpoint) == Standing::Good;
        let tree = tree(&self.entries);
        let request =
            |old| Consistency::of(&tree, old, self.checkpoint.clone()).map(|request| request.to_string());
        let seen = if already { self.size() } else { 0 };
        let (head, size, origin) = (&self.checkpoint, self.size(), self.origin());
        let fresh = Asked { request: &request, key, head, size, seen, origin }.cosigned(send)?;
        let cosigned = if already { self.checkpoint.clone() } else { fresh };
        write_tree(&self.folder, &[], &cosigned.to_string())?;
        let time = key.witness().cosigned_at(&cosigned);
        Ok(Cosigned { witness: key.name().to_owned(), events: size, time, false_at: None })
    }
}

fn origin(folder: &Path, old: Option<&Club>, name: Option<&str>) -> Result<String, Refusal> {
    let named = name.map(|name| name.parse::<GameId>().map(|id| format!("{ORIGIN}{id}"))).transpose();
    let named = named.map_err(|why| Refusal::Wrong(format!("the name of a club's log: {why}")))?;
    match (old, named) {
        (None, None) => {
            Err(Refusal::Wrong(format!("{} holds no club's log: --name begins one", folder.display())))
        }
        (None, Some(origin)) => Ok(origin),
        (Some(club), Some(origin)) if origin != club.says.origin => {
            Err(Refusal::Wrong(format!("{} is the log {}", folder.display(), club.says.origin)))
        }
        (Some(club), _) => Ok(club.says.origin.clone()),
    }
}

fn unsigned(copy: &GameCopy, why: &str) -> Refusal {
    Refusal::Wrong(format!("{}: {why}", copy.loaded.name()))
}

/// The checkpoint over these entries.
fn signed(
    origin: String,
    entries: &[Vec<u8>],
    identity: &asl_store::identity::Identity,
) -> Result<Note, Refusal> {
    let says =
        Statement { origin, size: entries.len() as u64, root: tree(entries).root(), extensions: Vec::new() };
    Note::signed(says.to_string(), identity).map_err(failed)
}

fn tree(entries: &[Vec<u8>]) -> Tree {
    entries.iter().map(|entry| Node::leaf(entry)).collect()
}

/// The head that an entry is: the checkpoint of a game.
fn head_of(entry: &[u8]) -> Option<Statement> {
    Statement::read(Note::read(entry).ok()?.text()).ok()
}

/// The entries in a folder.
fn entries(folder: &Path, size: u64) -> Result<Vec<Vec<u8>>, Refusal> {
    let mut all = Vec::new();
    for name in tiles::entry_files(size) {
        let path = folder.join(name);
        let bytes = read_file(&path)?;
        let read = tiles::read_entries(&bytes);
        let read = read.ok_or_else(|| Refusal::Broken(format!("{} is damaged", path.display())))?;
        all.extend(read.into_iter().map(<[u8]>::to_vec));
    }
    Ok(all)
}
