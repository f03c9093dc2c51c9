//! Games audited by many workers on many machines.
//!
//! Job: games claimed in the database until none waits, and what other workers made of a game, for as long as it and the
//! boards stand as they had them. Inputs: the open archive, what is asked. Must not know: what a result says.
//!
//! What another worker landed is his word: whoever takes it has not read the game.

use super::super::refusal::{failed, reasons};
use super::results::is_standing;
use super::{Desk, GameName, Many, Outcome, Refusal};
use asl_core::vocab::BOOK_VERSION;
use asl_store::backend::{Anchor, BackendError, Claim, Job, Jobs, Landed, Question};
use std::num::NonZeroUsize;
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

/// How long a worker waits where all that is left is claimed by others: one of them may be killed.
const PAUSE: Duration = Duration::from_millis(100);

/// How often it is asked how many games wait.
const LOOK: Duration = Duration::from_secs(1);

/// What is asked of every game of a database, shared with whoever asks the same.
pub struct Shared<'m> {
    many: &'m Many,
    jobs: &'m dyn Jobs,
    asked: Question,
}

impl Many {
    /// Lets every game wait for workers of this version of the program who ask the same, in a word.
    ///
    /// # Errors
    /// When the archive lies on one machine, the database fails or the role may not.
    pub fn share(&self, asked: &str) -> Result<Shared<'_>, Refusal> {
        let Some(jobs) = self.archive.backend().jobs() else {
            return Err(Refusal::Wrong(
                "the games lie in your home, where no other machine helps: --share is for an archive in a database, which \
                 --archive postgres://USER@HOST/DATABASE names"
                    .to_owned(),
            ));
        };
        let settings = format!("{} {asked}", env!("CARGO_PKG_VERSION"));
        let asked = Question { book: BOOK_VERSION, settings };
        jobs.offer(&asked).map_err(failed)?;
        Ok(Shared { many: self, jobs, asked })
    }
}

impl Shared<'_> {
    /// Works on what waits, on so many threads, until nothing does, and tells how many are done of how many; how many
    /// results were landed from here. `work` says also whether its result may land.
    ///
    /// # Errors
    /// When the database fails meanwhile.
    pub fn work_off(
        &self,
        threads: NonZeroUsize,
        work: impl Fn(&Desk<'_>, &GameName) -> (Outcome, bool) + Sync,
        mut told: impl FnMut(u64, u64),
    ) -> Result<u64, Refusal> {
        let of = self.jobs.waiting(&self.asked).map_err(failed)?;
        let mut here = 0;
        thread::scope(|scope| {
            let (done, news) = channel();
            for _ in 0..threads.get() {
                let (done, work) = (done.clone(), &work);
                scope.spawn(move || {
                    let desk = self.many.desk();
                    while let Some(claim) = self.next() {
                        let _heard = done.send(self.one(&desk, claim, work));
                    }
                });
            }
            drop(done);
            let mut looked = Instant::now();
            for landed in news {
                here += u64::from(landed);
                if looked.elapsed() > LOOK {
                    looked = Instant::now();
                    told(of.saturating_sub(self.jobs.waiting(&self.asked).unwrap_or(of)), of);
                }
            }
        });
        self.many.must_have_answered()?;
        Ok(here)
    }

    /// The next game, waited for while others have claimed what is left.
    fn next(&self) -> Option<Box<dyn Claim + '_>> {
        while !self.many.is_lost() {
            match self.jobs.claim(&self.asked) {
                Ok(Some(claim)) => return Some(claim),
                Ok(None) => {}
                Err(why) => self.lose(&why),
            }
            match self.jobs.waiting(&self.asked) {
                Ok(0) => return None,
                Ok(_) => thread::sleep(PAUSE),
                Err(why) => self.lose(&why),
            }
        }
        None
    }

    /// Works on a game; whether its result landed. One that has moved on, or may not land, no longer waits.
    fn one(
        &self,
        desk: &Desk<'_>,
        claim: Box<dyn Claim + '_>,
        work: impl Fn(&Desk<'_>, &GameName) -> (Outcome, bool),
    ) -> bool {
        let name = GameName::of(claim.job().game.clone());
        let (Outcome { result, standing, .. }, may_land) = work(desk, &name);
        let is_of_job = self.is_of(desk, claim.job(), &standing);
        if self.many.is_lost() {
            return false;
        }
        let ended = match result {
            Ok(result) if may_land && is_of_job => claim
                .finish(&[standing.as_bytes(), b"\n", &result].concat())
                .map(|landed| landed == Landed::New),
            Ok(_) | Err(_) => claim.withdraw().map(|()| false),
        };
        ended.map_err(|why| self.lose(&why)).unwrap_or(false)
    }

    fn is_of(&self, desk: &Desk<'_>, job: &Job, standing: &str) -> bool {
        let records = standing.split(' ').next().and_then(|records| records.parse().ok());
        let tip = |records| asl_store::tip::Tip { records, head: job.head };
        records.is_some_and(|records| {
            is_standing(desk, standing, &Anchor { tip: tip(records), blocks: job.blocks })
        })
    }

    /// What a worker made of a game, where it goes now, and with the boards that lie here.
    #[must_use]
    pub fn result(&self, desk: &Desk<'_>, name: &GameName) -> Option<Vec<u8>> {
        let anchor = desk.anchor(name).ok()?;
        let job = Job { game: name.id().clone(), head: anchor.tip.head, blocks: anchor.blocks };
        let bytes = self.jobs.result(&self.asked, &job).map_err(|why| self.lose(&why)).ok()??;
        let end = bytes.iter().position(|byte| *byte == b'\n')?;
        let standing = std::str::from_utf8(&bytes[..end]).ok()?;
        is_standing(desk, standing, &anchor).then(|| bytes[end + 1..].to_vec())
    }

    fn lose(&self, why: &BackendError) {
        self.many.lost.get_or_init(|| reasons(why));
    }
}
