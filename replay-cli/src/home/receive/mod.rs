//! A mail taken in: checked whole against my copy when it is opened; accepted, with my signature, in one step or not at
//! all. In between the caller looks at it and decides.

mod mine;
mod news;

use super::keys::{self, MyKey, Passphrase};
use super::lost;
use super::refusal::not_taken;
use super::seat::note_answers;
use super::sign::{checkpoint_of, must_read_back};
use super::{GameName, Place, Refusal, read_game};
use crate::read::{GameCopy, Loaded, Parties, WitnessKey, never_asked};
use asl_core::event::Name;
use asl_store::checkpoint;
use asl_store::log::Log;
use mine::Mine;
use news::News;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A mail, and what is allowed with it.
#[derive(Clone, Copy, Debug)]
pub struct Incoming<'a> {
    /// The file.
    pub file: &'a Path,
    /// The game in my archive that it is about, or the name for a new one; found by itself when absent.
    pub name: Option<&'a str>,
    /// It may be a game that I do not have.
    pub new: bool,
    /// The version of the book that a new game may be of, where it is not the latest.
    pub book: Option<u16>,
    /// It may take the place of my copy.
    pub replace: bool,
    /// My key, when I have several.
    pub identity: Option<&'a str>,
    /// Witnesses who must have cosigned all of it.
    pub witnesses: &'a [WitnessKey],
}

/// Two copies whose signatures differ, as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Joined {
    /// Checkpoints that I had not.
    pub added: u64,
    /// Checkpoints of mine that the mail has not: they stay.
    pub kept: u64,
    /// Events of mine that the mail has not: they stay.
    pub older_by: u64,
}

/// My copy put aside for another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replaced {
    /// The first event of my copy that goes, or its end.
    pub from_event: u64,
    /// How many events of my copy go.
    pub events: u64,
    /// I had signed some of them.
    pub signed: bool,
    /// The first of them in which I gave a share.
    pub answered: Option<u64>,
    /// The name under which my copy stays in the archive.
    pub kept_as: String,
}

/// A mail that was checked against my copy; nothing is changed yet.
pub struct Reception {
    place: Place,
    file: PathBuf,
    mail: GameCopy,
    key: MyKey,
    me: usize,
    mine: Mine,
    news: Option<News>,
}

/// All of a mail was seen by every witness that is asked for.
fn must_be_cosigned(mail: &GameCopy, witnesses: &[WitnessKey]) -> Result<(), Refusal> {
    let events = mail.loaded.game.events.len() as u64;
    match witnesses.iter().find_map(|witness| mail.cosigned_by(witness).lacks(events)) {
        None => Ok(()),
        Some(says) => Err(Refusal::Broken(format!("{}: {says}; nothing was changed", mail.loaded.name()))),
    }
}

impl Reception {
    /// Checks a mail: it is intact, of a game in which I have a key, and continues my copy or is allowed to take its
    /// place; everybody answers for what they recorded.
    ///
    /// # Errors
    /// When it is no honest copy of my game.
    pub fn open(place: &Place, incoming: Incoming<'_>) -> Result<Reception, Refusal> {
        let mail = GameCopy::read(incoming.file, read_game(incoming.file)?.1)?;
        if !mail.is_log() {
            return Err(Refusal::Wrong(format!(
                "{} is no hashed log: only a signed .aslog can be received",
                mail.loaded.name()
            )));
        }
        mail.must_be_intact()?;
        must_be_cosigned(&mail, incoming.witnesses)?;
        let (key, me) = keys::of_game(place, incoming.identity, mail.must_have_parties()?)?;
        let mine = Mine::of(place, &mail, incoming)?;
        let mut news = News::of(&mail, &mine, me, incoming)?;
        if let Some(replaced) = news.as_mut().and_then(|news| news.replaced.as_mut()) {
            replaced.kept_as = mine.aside(&place.archive_to_read()?)?.0.to_string();
        }
        Ok(Reception { place: place.clone(), file: incoming.file.to_owned(), mail, key, me, mine, news })
    }

    /// What came.
    #[must_use]
    pub const fn mail(&self) -> &Loaded {
        &self.mail.loaded
    }

    /// The mail with the signatures under it that I have besides; of an older one than mine the mail alone.
    #[must_use]
    pub fn with_mine(&self) -> &Loaded {
        let of_all = |news: &&News| news.joined.is_none_or(|joined| joined.older_by == 0);
        self.news.as_ref().filter(of_all).map_or(&self.mail.loaded, |news| &news.copy.loaded)
    }

    /// My copy as it becomes, before my signature: of an older mail with the events that it lacks.
    #[must_use]
    pub fn afterwards(&self) -> &Loaded {
        self.news.as_ref().map_or(&self.mail.loaded, |news| &news.copy.loaded)
    }

    /// The game in my archive, or that it will be.
    #[must_use]
    pub const fn game(&self) -> &GameName {
        &self.mine.name
    }

    /// Who I am in it.
    #[must_use]
    pub fn me(&self) -> &str {
        self.mail.parties().map(|parties| parties.names[self.me].as_str()).unwrap_or_default()
    }

    /// It is a game that my archive does not have.
    #[must_use]
    pub fn is_new_game(&self) -> bool {
        self.mine.bytes.is_empty()
    }

    /// There is something in it that I have not.
    #[must_use]
    pub const fn has_news(&self) -> bool {
        self.news.is_some()
    }

    /// How many events of it I know: those before the first new one.
    #[must_use]
    pub fn known(&self) -> u64 {
        self.news.as_ref().map_or_else(|| Log::read(&self.mine.bytes).tip().records, |news| news.known)
    }

    /// How the signatures of both copies become one, when they differ.
    #[must_use]
    pub fn joined(&self) -> Option<Joined> {
        self.news.as_ref().and_then(|news| news.joined)
    }

    /// What goes, when it takes the place of my copy.
    #[must_use]
    pub fn replaced(&self) -> Option<&Replaced> {
        self.news.as_ref().and_then(|news| news.replaced.as_ref())
    }

    /// How far my own signature in it reaches beyond what I hold: what I knew of this game was lost here.
    #[must_use]
    pub fn state_lost(&self) -> Option<u64> {
        let signed = self.mail.loaded.signatures().signed_to(self.me);
        (self.has_news() && signed > self.known()).then_some(signed)
    }

    /// Players and their public keys.
    #[must_use]
    pub fn players(&self) -> BTreeMap<String, String> {
        self.mail.parties().map(Parties::public_keys).unwrap_or_default()
    }

    /// Who signed all of it.
    #[must_use]
    pub fn signers_of_all(&self) -> Vec<String> {
        let signed = self.mail.loaded.signatures();
        let Some(last) = signed.checkpoints.last() else { return Vec::new() };
        let names = signed.parties.iter().flat_map(|parties| parties.names.iter().enumerate());
        let all = names.filter(|(n, _)| signed.signed_to(*n) == last.events);
        all.map(|(_, name)| name.to_string()).collect()
    }

    /// Shares that I am said to have kept back, though this mail is the first to ask for them, in words.
    #[must_use]
    pub fn never_asked(&self) -> Vec<String> {
        never_asked(&self.mail.loaded, self.known(), self.me)
    }

    /// Takes it in: what became of both copies and my signature go into the archive in one step; my copy must still be
    /// the one that was checked. Whether there was something to sign; nothing is done where there is no news.
    ///
    /// # Errors
    /// When there is no passphrase, my game has moved on meanwhile, or the disk refuses.
    pub fn accept(&self, passphrase: &Passphrase) -> Result<bool, Refusal> {
        let Some(news) = &self.news else { return Ok(false) };
        let is_older = news.joined.is_some_and(|joined| joined.older_by > 0);
        let full = if is_older || self.has_signed(news) {
            news.copy.bytes().to_vec()
        } else {
            let identity = self.key.unlock(passphrase)?;
            let origin = news.copy.must_have_parties()?.origin();
            let bytes = news.copy.bytes();
            let block = checkpoint_of(bytes, |log| checkpoint::accept_all(log, &origin, &identity))?;
            [bytes, &block].concat()
        };
        must_read_back(&full)?;
        if self.state_lost().is_some() {
            self.note_lost(news)?;
        }
        self.put(news, &full)?;
        self.place.note_mail(&self.mine.name, &self.file);
        Ok(!is_older)
    }

    /// Before the copy is in: no share leaves this home by what it says until an opponent stands by it, and what it says
    /// was answered is answered.
    fn note_lost(&self, news: &News) -> Result<(), Refusal> {
        let (home, game) = (self.place.folder()?, &news.copy.loaded);
        let player: Name = self.me().parse().map_err(super::refusal::failed)?;
        let Some(key) = lost::key_of(game) else { return Ok(()) };
        for (roller, answers) in lost::answered_in(game, &player) {
            note_answers(&home, key, &player, &roller, &answers)?;
        }
        Ok(lost::note(&home, key, &player, game.game.events.len() as u64)?)
    }

    fn has_signed(&self, news: &News) -> bool {
        let game = &news.copy.loaded;
        game.signatures().signed_to(self.me) == game.game.events.len() as u64
    }

    fn put(&self, news: &News, full: &[u8]) -> Result<(), Refusal> {
        let mine = &self.mine;
        if news.replaced.is_some() {
            let (aside, is_there) = mine.aside(&self.place.archive()?)?;
            if !is_there {
                self.place.extend(&aside, &[], &mine.bytes)?;
            }
        }
        if full.starts_with(&mine.bytes) {
            return self.place.extend(&mine.name, &mine.bytes, full);
        }
        let taken = self.place.archive()?.replace(mine.name.id(), &mine.bytes, full);
        taken.map(|_acknowledged| ()).map_err(|e| not_taken(&mine.name.to_string(), &e))
    }
}

/// Why a new game is not begun under a version of the book: a player who sets it up could choose the mistakes of an old one.
#[must_use]
pub fn too_old(book: u16, latest: u16, allowed: Option<u16>) -> Option<String> {
    let why = || {
        format!(
            "was begun under version {book} of the rule book code, and the latest is {latest}: what was mended since \
             would not be judged. Ask for a game under {latest}, or accept it with --new --book {book}"
        )
    };
    (book < latest && allowed != Some(book)).then(why)
}
