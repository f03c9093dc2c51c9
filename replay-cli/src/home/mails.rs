//! Where the mails of a game lie: the last one that was written or taken in here is remembered, so that the next one is found
//! beside it and needs no name.
//!
//! Job: the file to write next, the file that came. Inputs: the note of the last mail, the folder it lies in. Must not know:
//! whether a mail is honest, which is asked when it is taken in. What cannot be looked at is no mail.

use super::files::{make_private, read_file, write};
use super::{GameName, Place, Refusal};
use crate::words::shown;
use asl_store::compare::holds;
use asl_store::log::Log;
use std::fs::{self, Metadata};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// How many files of a folder are looked into, the newest first.
const LOOKED_INTO: usize = 16;

/// What the clocks of file systems are coarse by.
const COARSE: Duration = Duration::from_secs(2);

/// A file that was looked at: with its time and length, for a file that changed is looked at anew.
type Look = (PathBuf, Option<SystemTime>, u64);

/// The mails of one game, looked for again and again: a file is read once as long as it stays as it is.
pub struct Mails {
    game: GameName,
    /// Looked into, and nothing new in them: my copy only grows.
    known: Vec<Look>,
}

impl Mails {
    /// Those of a game.
    #[must_use]
    pub const fn of(game: GameName) -> Mails {
        Mails { game, known: Vec::new() }
    }

    /// The file to write next: by the number behind the last one, and not there yet. None where no mail went or
    /// came.
    #[must_use]
    pub fn next(&self, place: &Place) -> Option<String> {
        let (last, _) = place.last_mail(&self.game)?;
        let mut name = last.file_name()?.to_str()?.to_owned();
        loop {
            name = numbered_next(&name)?;
            let file = last.with_file_name(&name);
            if !file.exists() {
                return nearby(&file);
            }
        }
    }

    /// A copy of the game that came into the folder of the last mail since, the newest first, and holds what mine does not.
    #[must_use]
    pub fn came(&mut self, place: &Place) -> Option<String> {
        let (last, since) = place.last_mail(&self.game)?;
        let mut files = newer(&last, since.checked_sub(COARSE)?);
        files.retain(|look| !self.known.contains(look));
        files.into_iter().find_map(|look| {
            if place.is_news(&self.game, &look.0) {
                return nearby(&look.0);
            }
            self.known.push(look);
            None
        })
    }
}

impl Place {
    fn mail_note(&self, game: &GameName) -> Result<PathBuf, Refusal> {
        Ok(self.folder()?.join("mails").join(game.to_string().replace('/', "~")))
    }

    /// Remembers the last mail of a game. Whoever cannot be told of it loses nothing but the next name.
    pub(super) fn note_mail(&self, game: &GameName, mail: &Path) {
        let noted = || {
            let (note, mail) =
                (self.mail_note(game)?, std::path::absolute(mail).map_err(super::refusal::failed)?);
            make_private(note.parent().unwrap_or(&note)).map_err(super::refusal::failed)?;
            write(&note, mail.as_os_str().as_encoded_bytes())
        };
        if let Err(why) = noted() {
            self.note(format!("where {} lies is not remembered: {why}", shown(mail)));
        }
    }

    /// The last mail of a game, and when it was written or taken in.
    fn last_mail(&self, game: &GameName) -> Option<(PathBuf, SystemTime)> {
        let note = self.mail_note(game).ok()?;
        let mail = String::from_utf8(read_file(&note).ok()?).ok()?;
        Some((PathBuf::from(mail), fs::metadata(&note).ok()?.modified().ok()?))
    }

    /// Whether a file is a copy of a game of the archive and holds something that mine does not.
    fn is_news(&self, game: &GameName, file: &Path) -> bool {
        let (Ok(came), Ok(mine)) = (read_file(file), self.archived(Path::new(&game.to_string()))) else {
            return false;
        };
        let (came, mine) = (Log::read(&came), Log::read(&mine));
        let begins = |log: &Log<'_>| log.records().next().map(|record| record.head);
        begins(&came).is_some() && begins(&came) == begins(&mine) && !holds(&mine, &came)
    }
}

/// The files beside a mail with its ending that were written since, the newest first.
fn newer(mail: &Path, since: SystemTime) -> Vec<Look> {
    let Some(Ok(files)) = mail.parent().map(fs::read_dir) else { return Vec::new() };
    let files = files.filter_map(Result::ok).map(|file| file.path());
    let alike = files.filter(|file| file.extension() == mail.extension());
    let looks = alike.filter_map(|file| Some((fs::metadata(&file).ok().filter(Metadata::is_file)?, file)));
    let mut looks: Vec<Look> =
        looks.map(|(about, file)| (file, about.modified().ok(), about.len())).collect();
    looks.retain(|(_, written, _)| written.is_some_and(|written| written >= since));
    looks.sort_by(|one, other| (other.1, &one.0).cmp(&(one.1, &other.0)));
    looks.truncate(LOOKED_INTO);
    looks
}

/// A file as it is typed: from the folder where the player is, when it lies below.
fn nearby(file: &Path) -> Option<String> {
    let here = std::env::current_dir().ok();
    let below = here.and_then(|here| file.strip_prefix(here).ok());
    below.unwrap_or(file).to_str().map(str::to_owned)
}

/// A file by the number behind the last one: `m7` after `m6`, `10.aslog` after `9.aslog`, `mill-2.aslog` after `mill.aslog`.
fn numbered_next(file: &str) -> Option<String> {
    let Some(end) = file.rfind(|c: char| c.is_ascii_digit()).map(|at| at + 1) else {
        let (name, ending) = file.rsplit_once('.').unwrap_or((file, ""));
        let dot = if ending.is_empty() { "" } else { "." };
        return Some(format!("{name}-2{dot}{ending}"));
    };
    let begin = file[..end].trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let next = file[begin..end].parse::<u64>().ok()?.checked_add(1)?;
    let width = end - begin;
    Some(format!("{}{next:0width$}{}", &file[..begin], &file[end..]))
}
