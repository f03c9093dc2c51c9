//! What a mail makes of my copy: a continuation, one copy of two, or another in its place; or why nothing.
//!
//! Records decide whether copies are of one past. Of one past, the checkpoints of both are joined, and the whole is
//! checked as if it had come by mail: a signature of mine is never given up for the mail's sake.

use super::super::Failure;
use super::super::mail::{Unanswered, must_be_intact, never_mailed, parties, signatures, unanswered};
use super::{Mail, Mine};
use crate::render::counted;
use crate::session::{Loaded, load_bytes};
use crate::view::{JoinedView, ReplacedView};
use asl_store::checkpoint::{Joined, join};
use asl_store::compare::{Comparison, compare};
use asl_store::log::Log;

/// What a mail makes of my copy.
pub(super) struct News {
    /// My copy as it becomes, before my signature.
    pub(super) bytes: Vec<u8>,
    /// The same, as a game.
    pub(super) loaded: Loaded,
    /// How many events of my copy stand in the mail.
    pub(super) known: u64,
    /// The checkpoints of both, when they are not those of the mail.
    pub(super) joined: Option<JoinedView>,
    /// My copy goes.
    pub(super) replaced: Option<ReplacedView>,
}

impl Mail<'_> {
    /// What is new in it; `None` when nothing is, an error when it is no honest copy of my game.
    pub(super) fn news(&self, mine: &Mine) -> Result<Option<News>, Failure> {
        let (file, name) = (self.loaded.name(), &mine.name);
        let (ours, theirs) = (Log::read(&mine.bytes), Log::read(&self.bytes));
        let (shared, older_by) = match compare(&ours, &theirs) {
            Comparison::Parted { first, .. } => (first.seq, None),
            Comparison::Behind { shared, missing } => (shared, Some(missing)),
            Comparison::Identical { .. } | Comparison::Extends { .. } => (ours.tip().records, Some(0)),
        };
        let Some((joined, older_by)) = join(&ours, &theirs, &parties(&self.loaded)?.keys).zip(older_by)
        else {
            if self.args.replace {
                return self.instead(mine, shared).map(Some);
            }
            return Err(Failure::Broken(format!(
                "{file} does NOT continue your game {name}: they part at event {shared}. `asl-replay diff {name} \
                 {file}` shows what each says; nothing was changed (--replace takes it in place of yours)"
            )));
        };
        if older_by > 0 && self.args.replace {
            return self.instead(mine, shared).map(Some);
        }
        if joined.bytes == mine.bytes {
            return self.nothing(mine, older_by);
        }
        self.joined(mine, (joined, older_by), shared).map(Some)
    }

    /// All of it stands in my copy.
    fn nothing(&self, mine: &Mine, older_by: u64) -> Result<Option<News>, Failure> {
        if older_by == 0 {
            return Ok(None);
        }
        let (file, name) = (self.loaded.name(), &mine.name);
        Err(Failure::Broken(format!(
            "{file} is OLDER than your game {name}: it lacks the last {}, or they were taken back; nothing was changed",
            counted(older_by, "event", "events")
        )))
    }

    fn joined(&self, mine: &Mine, (joined, older_by): (Joined, u64), shared: u64) -> Result<News, Failure> {
        let Joined { bytes, added, kept } = joined;
        let loaded = load_bytes(&self.args.file, &bytes)?;
        if let Some((_, says)) = signatures(&loaded).fault() {
            if self.args.replace {
                return self.instead(mine, shared);
            }
            let (file, name) = (self.loaded.name(), &mine.name);
            return Err(Failure::Broken(format!(
                "{file} leaves out or contradicts a signature that you have in {name}: {says}; nothing was changed"
            )));
        }
        must_be_intact(&loaded)?;
        self.must_be_answered_for(shared)?;
        let joined = (kept > 0 || older_by > 0).then_some(JoinedView { added, kept, older_by });
        Ok(News { bytes, loaded, known: shared, joined, replaced: None })
    }

    /// The mail in place of my copy. What I and others signed of the events that both have is kept, as far as the mail
    /// does not contradict it: who takes back a turn does not take back his word on what was before.
    fn instead(&self, mine: &Mine, shared: u64) -> Result<News, Failure> {
        let name = &mine.name;
        if shared == 0 {
            return Err(Failure::Broken(format!(
                "{} begins otherwise than your game {name}: they part at event 0, and it is no copy of it; \
                 nothing was changed",
                self.loaded.name()
            )));
        }
        self.must_be_answered_for(shared)?;
        let ours = Log::read(&mine.bytes);
        let stays = |seq: u64, is_record: bool| seq < shared || seq == shared && !is_record;
        let stays = ours.blocks().filter(|block| stays(block.seq(), block.is_record()));
        let past: Vec<u8> = stays.flat_map(|block| block.bytes().to_vec()).collect();
        let keys = &parties(&self.loaded)?.keys;
        let both = join(&Log::read(&past), &Log::read(&self.bytes), keys).map(|joined| joined.bytes);
        let both = both
            .map(|bytes| load_bytes(&self.args.file, &bytes).map(|loaded| (bytes, loaded)))
            .transpose()?;
        let sound = both.filter(|(_, loaded)| signatures(loaded).fault().is_none());
        let alone = || load_bytes(&self.args.file, &self.bytes).map(|loaded| (self.bytes.clone(), loaded));
        let (bytes, loaded) = sound.map_or_else(alone, Ok)?;
        let my_copy = load_bytes(&self.args.file, &mine.bytes)?;
        let replaced = ReplacedView {
            from_event: shared,
            events: ours.tip().records.saturating_sub(shared),
            signed: signatures(&my_copy).signed_to(self.me) > shared,
            kept_as: String::new(),
        };
        Ok(News { bytes, loaded, known: shared, joined: None, replaced: Some(replaced) })
    }

    /// Every event is signed by who recorded it, and nobody is said to have kept back what he was never asked for.
    fn must_be_answered_for(&self, known: u64) -> Result<(), Failure> {
        let file = self.loaded.name();
        let events = &self.loaded.game.events;
        if let Some((n, by, why)) = unanswered(events, signatures(&self.loaded), None) {
            let says = match why {
                Unanswered::Keyless => format!("event {n} is recorded by {by}, who has no key in record 0"),
                Unanswered::Unsigned if self.is_me(by) => {
                    format!("event {n} is said to be recorded by you ({by}), and you have not signed it")
                }
                Unanswered::Unsigned => format!("event {n} is recorded by {by} and NOT signed by {by}"),
            };
            return Err(Failure::Broken(format!("{file}: {says}; nothing was changed")));
        }
        match never_mailed(&self.loaded, known) {
            None => Ok(()),
            Some(says) => Err(Failure::Broken(format!("{file}: {says}; nothing was changed"))),
        }
    }
}
