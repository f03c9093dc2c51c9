//! What a mail makes of my copy: a continuation, one copy of two, or another in its place; or why nothing.
//!
//! Records decide whether copies are of one past. Of one past, the checkpoints of both are joined, and the whole is
//! checked as if it had come by mail: a signature of mine is never given up for the mail's sake.

use super::super::Refusal;
use super::super::sign::must_have_room;
use super::{Incoming, Joined, Mine, Replaced};
use crate::read::{Comparison, GameCopy, Join, Unanswered, join_cosigned, never_mailed, unanswered};
use crate::words::counted;
use asl_core::audit::{Force, last_standing};
use asl_core::event::{Event, Name, What};
use asl_store::log::Log;

/// What a mail makes of my copy.
pub(super) struct News {
    /// My copy as it becomes, before my signature.
    pub(super) copy: GameCopy,
    /// How many events of my copy stand in the mail.
    pub(super) known: u64,
    /// The checkpoints of both, when they are not those of the mail.
    pub(super) joined: Option<Joined>,
    /// My copy goes.
    pub(super) replaced: Option<Replaced>,
}

/// A mail held against my copy.
struct Against<'a> {
    mail: &'a GameCopy,
    mine: &'a Mine,
    me: usize,
    incoming: Incoming<'a>,
}

impl News {
    /// What is new in a mail; `None` when nothing is, an error when it is no honest copy of my game.
    pub(super) fn of(
        mail: &GameCopy,
        mine: &Mine,
        me: usize,
        incoming: Incoming<'_>,
    ) -> Result<Option<News>, Refusal> {
        let this = Against { mail, mine, me, incoming };
        let (shared, older_by) = match Comparison::of(&mine.bytes, mail.bytes()) {
            Comparison::Parted { at } => (at, None),
            Comparison::Behind { shared, missing } => (shared, Some(missing)),
            Comparison::Continues { shared, .. } => (shared, Some(0)),
        };
        let parties = mail.must_have_parties()?;
        let joined = join_cosigned(&mine.bytes, mail.bytes(), parties, incoming.witnesses).zip(older_by);
        let news = match joined {
            None if incoming.replace || this.is_undone(shared) => this.instead(shared).map(Some),
            None => Err(this.parted(shared)),
            Some((_, older_by)) if older_by > 0 && incoming.replace => this.instead(shared).map(Some),
            Some((joined, older_by)) if joined.bytes == mine.bytes => this.nothing(older_by, shared),
            Some((joined, older_by)) => this.joined(joined, older_by, shared).map(Some),
        }?;
        news.map(|news| this.must_have_room(&news).map(|()| news)).transpose()
    }
}

impl Against<'_> {
    fn parted(&self, shared: u64) -> Refusal {
        let (file, name) = (self.mail.loaded.name(), &self.mine.name);
        Refusal::Broken(format!(
            "{file} does NOT continue your game {name}: they part at event {shared}. {}`asl-replay diff @{name} \
             {file}` shows what each says, `asl-replay bundle @{name} --against {file} -o dispute.json` is for a director; nothing was \
             changed (--replace takes it in place of yours)",
            self.refused(shared)
        ))
    }

    /// All that my copy has behind there I recorded, took back again, and nobody signed: it binds nobody.
    fn is_undone(&self, shared: u64) -> bool {
        let Ok(my_copy) = self.read(self.mine.bytes.clone()) else { return false };
        let Some(parties) = my_copy.parties() else { return false };
        let (events, signed) = (&my_copy.loaded.game.events, my_copy.loaded.signatures());
        let mut behind = events.iter().skip(usize::try_from(shared).unwrap_or(usize::MAX));
        behind.all(|event| parties.index_of(&event.by) == Some(self.me))
            && (0..parties.names.len()).all(|player| signed.signed_to(player) <= shared)
            && last_standing(events) < shared
    }

    /// Agreements of my copy, from where the mail parts on, which it goes on without though they wait for its signers.
    fn refused(&self, shared: u64) -> String {
        let Ok(my_copy) = self.read(self.mine.bytes.clone()) else { return String::new() };
        let mail = self.mail.loaded.signatures();
        let went_on = |name: &Name| {
            let key = mail.parties.as_ref().and_then(|parties| parties.index_of(name));
            key.is_some_and(|key| mail.signed_to(key) > shared)
        };
        let agreements = my_copy.loaded.agreements();
        let refused =
            agreements.provisional().filter(|(seq, _)| *seq >= shared).filter_map(|(seq, force)| {
                let Force::Awaits(names) = force else { return None };
                let by = names.iter().find(|name| went_on(name))?;
                Some(format!("{by} has not agreed to your event {seq}, and goes on without it. "))
            });
        refused.collect()
    }

    /// All of it stands in my copy.
    fn nothing(&self, older_by: u64, shared: u64) -> Result<Option<News>, Refusal> {
        if older_by == 0 {
            return self.must_be_answered_for(shared).map(|()| None);
        }
        let (file, name) = (self.mail.loaded.name(), &self.mine.name);
        Err(Refusal::Broken(format!(
            "{file} is OLDER than your game {name}: it lacks the last {}, or they were taken back; nothing was changed",
            counted(older_by, "event", "events")
        )))
    }

    fn joined(&self, joined: Join, older_by: u64, shared: u64) -> Result<News, Refusal> {
        let Join { bytes, added, kept } = joined;
        let copy = self.read(bytes)?;
        if let Some((_, says)) = copy.loaded.signatures().fault() {
            if self.incoming.replace {
                return self.instead(shared);
            }
            let (file, name) = (self.mail.loaded.name(), &self.mine.name);
            return Err(Refusal::Broken(format!(
                "{file} leaves out or contradicts a signature that you have in {name}: {says}; nothing was changed"
            )));
        }
        copy.must_be_intact()?;
        self.must_be_answered_for(shared)?;
        let joined = (kept > 0 || older_by > 0).then_some(Joined { added, kept, older_by });
        Ok(News { copy, known: shared, joined, replaced: None })
    }

    /// The mail in place of my copy. What I and others signed of the events that both have is kept, as far as the mail
    /// does not contradict it: a player who takes back a turn does not take back their word on what was before.
    fn instead(&self, shared: u64) -> Result<News, Refusal> {
        if shared == 0 {
            return Err(Refusal::Broken(format!(
                "{} begins otherwise than your game {}: they part at event 0, and it is no copy of it; \
                 nothing was changed",
                self.mail.loaded.name(),
                self.mine.name
            )));
        }
        self.must_be_answered_for(shared)?;
        let parties = self.mail.must_have_parties()?;
        let both = join_cosigned(&self.past(shared), self.mail.bytes(), parties, self.incoming.witnesses);
        let both = both.map(|joined| self.read(joined.bytes)).transpose()?;
        let sound = both.filter(|copy| copy.loaded.signatures().fault().is_none());
        let copy = sound.map_or_else(|| self.read(self.mail.bytes().to_vec()), Ok)?;
        let my_copy = self.read(self.mine.bytes.clone())?;
        let replaced = Replaced {
            from_event: shared,
            events: Log::read(&self.mine.bytes).tip().records.saturating_sub(shared),
            signed: my_copy.loaded.signatures().signed_to(self.me) > shared,
            answered: self.answered(&my_copy, shared),
            kept_as: String::new(),
        };
        Ok(News { copy, known: shared, joined: None, replaced: Some(replaced) })
    }

    /// The first event of my copy from this one on in which I gave a share.
    fn answered(&self, copy: &GameCopy, from: u64) -> Option<u64> {
        let game = &copy.loaded.game;
        let mine = game.scenario.players.keys().nth(self.me)?;
        let gives = |event: &Event| event.by == *mine && matches!(event.what, What::SharesAnswered(_));
        let later = usize::try_from(from).unwrap_or(usize::MAX);
        let at = game.events.iter().enumerate().skip(later).find(|(_, event)| gives(event));
        at.map(|(n, _)| n as u64)
    }

    /// My copy up to the last event that both have, with the checkpoints there.
    fn past(&self, shared: u64) -> Vec<u8> {
        let ours = Log::read(&self.mine.bytes);
        let stays = |seq: u64, is_record: bool| seq < shared || seq == shared && !is_record;
        let stays = ours.blocks().filter(|block| stays(block.seq(), block.is_record()));
        stays.flat_map(|block| block.bytes().to_vec()).collect()
    }

    /// What is taken in can be read back, with my signature too: there is room for its checkpoints and for mine.
    fn must_have_room(&self, news: &News) -> Result<(), Refusal> {
        let (file, signed) = (self.mail.loaded.name(), news.copy.loaded.signatures());
        if let Some(says) = signed.crowded() {
            return Err(Refusal::Broken(format!(
                "{file}: {says}. Ask for a copy without them; nothing was changed"
            )));
        }
        if signed.signed_to(self.me) < news.copy.loaded.game.events.len() as u64 {
            must_have_room(signed, self.me)?;
        }
        Ok(())
    }

    fn read(&self, bytes: Vec<u8>) -> Result<GameCopy, Refusal> {
        Ok(GameCopy::read(self.incoming.file, bytes)?)
    }

    /// Every event is signed by its recorder, and nobody is said to have kept back what they were never asked for.
    fn must_be_answered_for(&self, known: u64) -> Result<(), Refusal> {
        let mail = &self.mail.loaded;
        let file = mail.name();
        let is_me = |by| self.mail.parties().is_some_and(|parties| parties.index_of(by) == Some(self.me));
        if let Some((n, by, why)) = unanswered(&mail.game.events, mail.signatures(), None).next() {
            let says = match why {
                Unanswered::Keyless => format!("event {n} is recorded by {by}, who has no key in record 0"),
                Unanswered::Unsigned if is_me(by) => {
                    format!("event {n} is said to be recorded by you ({by}), and you have not signed it")
                }
                Unanswered::Unsigned => format!("event {n} is recorded by {by} and NOT signed by {by}"),
            };
            return Err(Refusal::Broken(format!("{file}: {says}; nothing was changed")));
        }
        match never_mailed(mail, known) {
            None => Ok(()),
            Some(says) => Err(Refusal::Broken(format!("{file}: {says}; nothing was changed"))),
        }
    }
}
