//! `receive`: checks what the opponent mailed against my copy and, if all is well, accepts it with my signature.

use super::mail::{Unanswered, game_name, must_be_intact, parties, signatures, unanswered};
use super::output::stem;
use super::{Answer, Call, Failure};
use crate::args::ReceiveArgs;
use crate::exit::Exit;
use crate::render::{self, counted};
use crate::session::keys::{self, MyKey, Passphrase};
use crate::session::{Kind, Loaded, Place, load_bytes, read_file};
use crate::view::{AuditView, LogFilter, LogView, ReceiveView};
use asl_core::event::What;
use asl_core::rules::bends_dice;
use asl_core::wire;
use asl_store::archive::{AppendError, ExtendError};
use asl_store::checkpoint;
use asl_store::compare::{Comparison, compare};
use asl_store::game_id::GameId;
use asl_store::identity::Identity;
use asl_store::log::{Log, LogWriter};
use asl_store::note::Note;

pub(super) fn run(call: &Call, args: &ReceiveArgs) -> Result<Answer, Failure> {
    let bytes = read_file(&args.file)?;
    let loaded = load_bytes(&args.file, &bytes)?;
    if loaded.kind != Kind::Log {
        return Err(Failure::Usage(format!(
            "{} is no hashed log: only a signed .aslog can be received",
            loaded.name()
        )));
    }
    must_be_intact(&loaded)?;
    let (key, me) = keys::of_game(&call.place, args.key.identity.as_deref(), parties(&loaded)?)
        .map_err(|e| Failure::usage(&e))?;
    let mail = Mail { args, bytes, loaded, key, me };
    let mine = mail.mine(&call.place)?;
    let news = mail.against(&mine)?;
    let mut view = mail.view(&mine, news);
    if news && !args.look && takes(args, &view) {
        mail.accept(call, &mine)?;
        view.accepted = true;
        view.accepted_by = Some(parties(&mail.loaded)?.names[me].to_string());
    }
    Ok(Answer::of(exit(&view), &view, render::receive(&view, call.width)))
}

/// A slip of the rules can be let be; dice that were bent are taken only by who says so.
const fn takes(args: &ReceiveArgs, view: &ReceiveView) -> bool {
    let agreed = args.agree || view.said_to_agree.is_empty();
    agreed && (args.accept_dice || view.bent_dice == 0 && (args.accept || view.broken == 0))
}

const fn exit(view: &ReceiveView) -> Exit {
    match (view.bent_dice, view.broken) {
        (0, 0) if view.accepted || view.said_to_agree.is_empty() => Exit::Clean,
        (0, 0) => Exit::Findings,
        (0, _) => Exit::Findings,
        _ if view.accepted => Exit::Findings,
        _ => Exit::Broken,
    }
}

/// What came, and who I am in it.
struct Mail<'a> {
    args: &'a ReceiveArgs,
    bytes: Vec<u8>,
    loaded: Loaded,
    key: MyKey,
    me: usize,
}

/// My copy of the same game: empty for a new one.
struct Mine {
    name: GameId,
    bytes: Vec<u8>,
}

impl Mail<'_> {
    /// The game of the archive that begins with the same record 0, or the one that was named.
    fn mine(&self, place: &Place) -> Result<Mine, Failure> {
        let start = Log::read(&self.bytes).records().next().map(|record| record.head);
        let archive = place.archive()?;
        let named = self.args.name.as_deref().map(game_name).transpose()?;
        let mut like_it = None;
        for name in archive.games().map_err(|e| Failure::store(&e))? {
            let bytes = archive.salvage(&name).map_err(|e| Failure::store(&e))?;
            let first = Log::read(&bytes).records().next();
            let same = first.is_some_and(|record| Some(record.head) == start);
            if named.as_ref().map_or(same, |named| *named == name) {
                let bytes = archive.read(&name).map_err(|e| Failure::Broken(e.to_string()))?;
                return Ok(Mine { name, bytes });
            }
            if same {
                return Err(Failure::Usage(format!(
                    "you have this game already: it is {name} in your archive"
                )));
            }
            if like_it.is_none() && first.is_some_and(|record| self.is_like(record.payload)) {
                like_it = Some(name);
            }
        }
        drop(archive);
        self.unknown(named, like_it)
    }

    /// Whether another game's record 0 bears the same mark, which `new` makes afresh each time.
    fn is_like(&self, payload: &[u8]) -> bool {
        let Ok(What::GameStarted(started)) = wire::decode(payload).map(|event| event.what) else {
            return false;
        };
        let scenario = asl_core::scenario::Scenario::read_by(started.head.as_str(), started.book);
        scenario.is_ok_and(|scenario| scenario.id.is_some() && scenario.id == self.loaded.game.scenario.id)
    }

    fn unknown(&self, named: Option<GameId>, like_it: Option<GameId>) -> Result<Mine, Failure> {
        let file = self.loaded.name();
        if let Some(mine) = like_it {
            return Err(Failure::Broken(format!(
                "{file} begins otherwise than your game {mine}, whose mark it bears: its printing, its scenario or \
                 its keys were altered. `asl-replay diff {mine} {file}` shows where; nothing was changed"
            )));
        }
        if !self.args.new {
            return Err(Failure::Usage(format!(
                "{file} is a game that you do not have. If it is a new one, look at its players and keys with \
                 --new --look, then accept it with --new"
            )));
        }
        let name = named.map_or_else(|| game_name(&stem(&self.args.file)), Ok)?;
        Ok(Mine { name, bytes: Vec::new() })
    }

    /// Whether there is anything new in it; an error when it is no honest continuation of my copy.
    fn against(&self, mine: &Mine) -> Result<bool, Failure> {
        let (file, name) = (self.loaded.name(), &mine.name);
        let (ours, theirs) = (Log::read(&mine.bytes), Log::read(&self.bytes));
        match compare(&ours, &theirs) {
            Comparison::Behind { missing, .. } => Err(Failure::Broken(format!(
                "{file} is OLDER than your game {name}: it lacks the last {}, or they were taken back; \
                 nothing was changed",
                counted(missing, "event", "events")
            ))),
            Comparison::Parted { first, .. } => Err(Failure::Broken(format!(
                "{file} does NOT continue your game {name}: they part at event {}. `asl-replay diff {name} {file}` \
                 shows what each says; nothing was changed",
                first.seq
            ))),
            // My copy may have one signature more: mine, when I accepted this very mail.
            Comparison::Identical { .. } if mine.bytes.starts_with(&self.bytes) => Ok(false),
            Comparison::Identical { .. } | Comparison::Extends { .. } => self.continues(mine).map(|()| true),
        }
    }

    fn continues(&self, mine: &Mine) -> Result<(), Failure> {
        let file = self.loaded.name();
        if !self.bytes.starts_with(&mine.bytes) {
            let at = first_lost_checkpoint(&mine.bytes, &self.bytes);
            return Err(Failure::Broken(format!(
                "{file} leaves out or changes a signature that you have: the checkpoint over the first {}; \
                 nothing was changed",
                counted(at, "event", "events")
            )));
        }
        let events = &self.loaded.game.events;
        let Some((n, by, why)) = unanswered(events, signatures(&self.loaded), None) else { return Ok(()) };
        let says = match why {
            Unanswered::Keyless => format!("event {n} is recorded by {by}, who has no key in record 0"),
            Unanswered::Unsigned if self.is_me(by) => {
                format!("event {n} is said to be recorded by you ({by}), and you have not signed it")
            }
            Unanswered::Unsigned => format!("event {n} is recorded by {by} and NOT signed by {by}"),
        };
        Err(Failure::Broken(format!("{file}: {says}; nothing was changed")))
    }

    fn is_me(&self, name: &asl_core::event::Name) -> bool {
        signatures(&self.loaded).parties.as_ref().is_some_and(|parties| parties.names[self.me] == *name)
    }

    fn view(&self, mine: &Mine, news: bool) -> ReceiveView {
        let known = Log::read(&mine.bytes).tip().records;
        let new_game = mine.bytes.is_empty();
        let rows = LogView::of(&self.loaded, &LogFilter::default()).events;
        let findings = AuditView::of(&self.loaded, None, false).findings;
        let findings: Vec<_> = findings.into_iter().filter(|finding| finding.at.event >= known).collect();
        let broken = || findings.iter().filter(|finding| finding.ruling == "broken");
        let signed = signatures(&self.loaded);
        let last = signed.checkpoints.last();
        let parties = signed.parties.iter().filter(|_| new_game);
        ReceiveView {
            schema: "asl-replay/receive/1",
            file: self.loaded.name(),
            game: mine.name.to_string(),
            new_game,
            from: last
                .map(|last| signed.signers(last))
                .unwrap_or_default()
                .iter()
                .map(ToString::to_string)
                .collect(),
            players: parties
                .flat_map(|parties| parties.names.iter().zip(&parties.keys))
                .map(|(name, key)| (name.to_string(), key.to_string()))
                .collect(),
            events: rows.into_iter().filter(|row| row.event.event >= known).collect(),
            broken: broken().count(),
            said_to_agree: self.said_to_agree(known),
            bent_dice: broken().filter(|finding| bends_dice(&finding.clause)).count(),
            findings,
            accepted: false,
            accepted_by: None,
            nothing_new: !news,
        }
    }

    /// The new events that say that I agreed, in words. My signature would make it so.
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other event speaks for the other player")]
    fn said_to_agree(&self, known: u64) -> Vec<String> {
        let new = (0u64..).zip(&self.loaded.game.events).filter(|(n, _)| *n >= known);
        let mine =
            new.filter(|(_, event)| !self.is_me(&event.by)).filter_map(|(n, event)| match &event.what {
                What::Retracted(back) if self.is_me(&back.agreed) => {
                    Some(format!("event {n}: you agreed to go back to event {}", back.back_to))
                }
                What::RerollAgreed(again) if self.is_me(&again.agreed) => {
                    Some(format!("event {n}: you agreed that {} is rolled anew", again.roll))
                }
                _ => None,
            });
        mine.collect()
    }

    /// His news and my signature go into the archive in one append; my copy must still be the one that was checked.
    fn accept(&self, call: &Call, mine: &Mine) -> Result<(), Failure> {
        let full = if signatures(&self.loaded).signed_to(self.me) == self.loaded.game.events.len() as u64 {
            self.bytes.clone()
        } else {
            let passphrase = Passphrase { file: self.args.key.passphrase_file.clone() };
            let identity = self.key.unlock(&passphrase).map_err(|e| Failure::usage(&e))?;
            [&self.bytes[..], &self.acceptance(&identity)?].concat()
        };
        let archive = call.place.archive()?;
        let extended = archive.extend(&mine.name, &mine.bytes, &full);
        extended.map(|_| ()).map_err(|e| refused(&mine.name, &e))
    }

    /// The last checkpoint once more, with my signature too.
    fn acceptance(&self, identity: &Identity) -> Result<Vec<u8>, Failure> {
        let log = Log::read(&self.bytes);
        let no_note = || {
            Failure::Broken(format!("{} ends without a signature; nothing was changed", self.loaded.name()))
        };
        let last =
            log.checkpoints().last().filter(|last| last.records == log.tip().records).ok_or_else(no_note)?;
        let note = Note::read(last.text).map_err(|_| no_note())?;
        let note = checkpoint::accept(&note, identity).ok_or_else(no_note)?;
        let mut writer = LogWriter::after(log.tip());
        writer.checkpoint(note.to_string().as_bytes()).map_err(|e| Failure::store(&e))?;
        Ok(writer.into_bytes())
    }
}

/// The number of records before the first checkpoint of ours that does not stand in its place in theirs.
fn first_lost_checkpoint(ours: &[u8], theirs: &[u8]) -> u64 {
    let (ours, theirs) = (Log::read(ours), Log::read(theirs));
    let pair = ours.blocks().zip(theirs.blocks()).find(|(a, b)| a.bytes() != b.bytes());
    pair.map_or_else(|| ours.tip().records, |(block, _)| block.seq())
}

/// Why my archive did not take it, in words.
pub(super) fn refused(name: &GameId, why: &ExtendError) -> Failure {
    match why {
        ExtendError::Append(AppendError::Conflict { actual, .. }) => Failure::Broken(format!(
            "your game {name} has moved on meanwhile, to {}: nothing was changed, do it again",
            counted(actual.records, "event", "events")
        )),
        ExtendError::Append(_) | ExtendError::NotIntact(_) | ExtendError::NoContinuation => {
            Failure::store(why)
        }
    }
}
