//! Games audited by many workers on many machines.
//!
//! Job: games claimed in the database until none waits, and what other workers made of a game, for as long as it and the
//! boards stand as they had them. Inputs: the open archive, what is asked. Must not know: what a result says.
//!
//! What another worker landed is that worker's word: whoever takes it has not read the game.

use super::super::engine::is_connection_lost;
use super::super::refusal::{failed, reasons};
use super::results::is_standing;
use super::{Desk, GameName, Many, Outcome, Refusal};
use asl_core::vocab::BOOK_VERSION;
use asl_store::backend::{Anchor, BackendError, Claim, Job, Jobs, Landed, Question};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

/// How long a worker waits where all that is left is claimed by others: one of them may be killed.
const PAUSE: Duration = Duration::from_millis(100);

/// How often it is asked how many games wait.
const LOOK: Duration = Duration::from_secs(1);

/// So often in all a connection that was lost is made anew.
const AGAIN: u32 = 8;

/// What is asked of every game of a database, shared with whoever asks the same.
pub struct Shared<'m> {
    many: &'m Many,
    jobs: &'m dyn Jobs,
    asked: Question,
    /// Connections that were lost.
    lost: AtomicU32,
    /// Results that were dropped, for another had the game when the connection was made anew.
    dropped: AtomicU64,
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
        match jobs.offer(&asked) {
            // What is offered twice waits once.
            Err(why) if is_connection_lost(&why) => jobs.offer(&asked),
            offered => offered,
        }
        .map_err(failed)?;
        Ok(Shared { many: self, jobs, asked, lost: AtomicU32::new(0), dropped: AtomicU64::new(0) })
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
            if let Some(claim) = self.answered(|| self.jobs.claim(&self.asked))? {
                return Some(claim);
            }
            match self.answered(|| self.jobs.waiting(&self.asked))? {
                0 => return None,
                _ => thread::sleep(PAUSE),
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
        let result = result.ok().filter(|_| may_land && is_of_job);
        let result = result.map(|result| [standing.as_bytes(), b"\n", &result].concat());
        let job = claim.job().clone();
        match ended(claim, result.as_deref()) {
            Ok(landed) => landed,
            Err(why) if self.may_go_on(&why) => self.end_again(&job, result.as_deref()),
            Err(why) => {
                self.lose(&why);
                false
            }
        }
    }

    /// The claim went with its connection: what came of the game counts where nobody else has it meanwhile.
    fn end_again(&self, job: &Job, result: Option<&[u8]>) -> bool {
        let landed = self.answered(|| match self.jobs.claim_of(&self.asked, job)? {
            Some(claim) => ended(claim, result).map(Some),
            None => Ok(None),
        });
        if landed == Some(None) && result.is_some() {
            self.dropped.fetch_add(1, Ordering::Relaxed);
        }
        landed.flatten().unwrap_or(false)
    }

    /// Results that were dropped: the claim was lost with its connection, and another had the game when it was made anew.
    #[must_use]
    pub fn dropped(&self) -> u64 {
        self.dropped.load(Ordering::Relaxed)
    }

    /// Asks the database, on a new connection where one was lost.
    fn answered<T>(&self, ask: impl Fn() -> Result<T, BackendError>) -> Option<T> {
        loop {
            match ask() {
                Ok(answer) => return Some(answer),
                Err(why) if self.may_go_on(&why) => {}
                Err(why) => {
                    self.lose(&why);
                    return None;
                }
            }
        }
    }

    fn may_go_on(&self, why: &BackendError) -> bool {
        is_connection_lost(why) && self.lost.fetch_add(1, Ordering::Relaxed) < AGAIN
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
        let bytes = self.answered(|| self.jobs.result(&self.asked, &job))??;
        let end = bytes.iter().position(|byte| *byte == b'\n')?;
        let standing = std::str::from_utf8(&bytes[..end]).ok()?;
        is_standing(desk, standing, &anchor).then(|| bytes[end + 1..].to_vec())
    }

    fn lose(&self, why: &BackendError) {
        self.many.lost.get_or_init(|| reasons(why));
    }
}

/// Ends a claim by a result, or without one; whether the result landed.
fn ended(claim: Box<dyn Claim + '_>, result: Option<&[u8]>) -> Result<bool, BackendError> {
    match result {
        Some(result) => claim.finish(result).map(|landed| landed == Landed::New),
        None => claim.withdraw().map(|()| false),
    }
}
