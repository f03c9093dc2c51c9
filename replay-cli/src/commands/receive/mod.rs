//! `receive`: checks what the opponent mailed against my copy and, if all is well, accepts it with my signature.

mod mine;
mod news;

use super::mail::{must_be_intact, never_asked, parties, signatures};
use super::{Answer, Call, Failure};
use crate::args::ReceiveArgs;
use crate::exit::Exit;
use crate::render::{self, counted};
use crate::session::keys::{self, MyKey, Passphrase};
use crate::session::{Kind, Loaded, load_bytes, read_file};
use crate::view::{AuditView, LogFilter, LogView, ReceiveView};
use asl_core::event::What;
use asl_core::rules::bends_dice;
use asl_store::archive::{AppendError, ExtendError};
use asl_store::checkpoint;
use asl_store::identity::Identity;
use asl_store::log::{Log, LogWriter};
use mine::Mine;
use news::News;

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
    let mut news = mail.news(&mine)?;
    if let Some(replaced) = news.as_mut().and_then(|news| news.replaced.as_mut()) {
        replaced.kept_as = mine.aside(&call.place.archive()?)?.0.to_string();
    }
    let mut view = mail.view(&mine, news.as_ref());
    if let Some(news) = news.filter(|_| !args.look && takes(args, &view)) {
        let is_signed = mail.accept(call, &mine, &news)?;
        view.accepted = true;
        view.accepted_by =
            is_signed.then(|| parties(&mail.loaded).map(|all| all.names[me].to_string())).transpose()?;
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

impl Mail<'_> {
    fn is_me(&self, name: &asl_core::event::Name) -> bool {
        signatures(&self.loaded).parties.as_ref().is_some_and(|parties| parties.names[self.me] == *name)
    }

    fn view(&self, mine: &Mine, news: Option<&News>) -> ReceiveView {
        let known = news.map_or_else(|| Log::read(&mine.bytes).tip().records, |news| news.known);
        let new_game = mine.bytes.is_empty();
        let rows = LogView::of(&self.loaded, &LogFilter::default()).events;
        let findings = AuditView::of(&self.loaded, None, false).findings;
        let findings: Vec<_> = findings.into_iter().filter(|finding| finding.at.event >= known).collect();
        let broken = || findings.iter().filter(|finding| finding.ruling == "broken");
        let parties = signatures(&self.loaded).parties.iter().filter(|_| new_game);
        ReceiveView {
            schema: "asl-replay/receive/1",
            file: self.loaded.name(),
            game: mine.name.to_string(),
            new_game,
            from: self.signers_of_all(),
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
            nothing_new: news.is_none(),
            never_asked: never_asked(&self.loaded, known, self.me),
            joined: news.and_then(|news| news.joined.clone()),
            replaced: news.and_then(|news| news.replaced.clone()),
        }
    }

    /// Who signed all of it.
    fn signers_of_all(&self) -> Vec<String> {
        let signed = signatures(&self.loaded);
        let Some(last) = signed.checkpoints.last() else { return Vec::new() };
        let names = signed.parties.iter().flat_map(|parties| parties.names.iter().enumerate());
        names
            .filter(|(n, _)| signed.signed_to(*n) == last.records)
            .map(|(_, name)| name.to_string())
            .collect()
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

    /// What became of both copies and my signature go into the archive in one step; my copy must still be the one that
    /// was checked. Whether there was something to sign.
    fn accept(&self, call: &Call, mine: &Mine, news: &News) -> Result<bool, Failure> {
        let is_older = news.joined.as_ref().is_some_and(|joined| joined.older_by > 0);
        let full = if is_older || self.has_signed(news) {
            news.bytes.clone()
        } else {
            let passphrase = Passphrase { file: self.args.key.passphrase_file.clone() };
            let identity = self.key.unlock(&passphrase).map_err(|e| Failure::usage(&e))?;
            [&news.bytes[..], &self.acceptance(news, &identity)?].concat()
        };
        let archive = call.place.archive()?;
        if news.replaced.is_some() {
            let (aside, is_there) = mine.aside(&archive)?;
            if !is_there {
                let _kept = archive.extend(&aside, &[], &mine.bytes).map_err(|e| refused(&aside, &e))?;
            }
        }
        let taken = if full.starts_with(&mine.bytes) {
            archive.extend(&mine.name, &mine.bytes, &full)
        } else {
            archive.replace(&mine.name, &mine.bytes, &full)
        };
        let _acknowledged = taken.map_err(|e| refused(&mine.name, &e))?;
        Ok(!is_older)
    }

    fn has_signed(&self, news: &News) -> bool {
        signatures(&news.loaded).signed_to(self.me) == news.loaded.game.events.len() as u64
    }

    /// The block that says that I accept all of it.
    fn acceptance(&self, news: &News, identity: &Identity) -> Result<Vec<u8>, Failure> {
        let log = Log::read(&news.bytes);
        let origin = parties(&news.loaded)?.origin();
        let note = checkpoint::accept_all(&log, &origin, identity).map_err(|e| Failure::store(&e))?;
        let mut writer = LogWriter::after(log.tip());
        writer.checkpoint(note.to_string().as_bytes()).map_err(|e| Failure::store(&e))?;
        Ok(writer.into_bytes())
    }
}

/// Why my archive did not take it, in words.
pub(super) fn refused(name: &asl_store::game_id::GameId, why: &ExtendError) -> Failure {
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
