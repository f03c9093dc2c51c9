//! Work on many things by several threads, given back in order.
//!
//! Job: a bounded number of things at a time, their results in the order of the things. Inputs: things, what is done to
//! one. Must not know: what they are.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Results that may wait for an earlier one, for each thread.
const AHEAD: usize = 8;

/// As many threads as the machine gives.
#[must_use]
pub fn threads() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// Does `work` to every job, on so many threads, each with a `desk` of its own, and hands what comes of it to `each`, on
/// this thread and in the order of the jobs. When `each` says `false` the rest is left undone.
///
/// No job is begun that lies far ahead of what was handed out, so that the memory does not grow with the number of jobs.
pub fn in_order<J: Sync, D, T: Send>(
    jobs: &[J],
    threads: NonZeroUsize,
    desk: impl Fn() -> D + Sync,
    work: impl Fn(&D, &J) -> T + Sync,
    each: impl FnMut(&J, T) -> bool,
) {
    let queue = Queue::new(jobs.len(), AHEAD * threads.get());
    thread::scope(|scope| {
        let (done, results) = channel();
        for _ in 0..threads.get().min(jobs.len()) {
            let (done, queue, desk, work) = (done.clone(), &queue, &desk, &work);
            scope.spawn(move || run(queue, jobs, &done, desk, work));
        }
        drop(done);
        hand_out(&queue, jobs, &results, each);
    });
}

fn run<J, D, T>(
    queue: &Queue,
    jobs: &[J],
    done: &Sender<(usize, T)>,
    desk: impl Fn() -> D,
    work: impl Fn(&D, &J) -> T,
) {
    let _closes = CloseOnPanic(queue);
    let desk = desk();
    while let Some((n, job)) = queue.take().and_then(|n| Some((n, jobs.get(n)?))) {
        if done.send((n, work(&desk, job))).is_err() {
            return;
        }
    }
}

fn hand_out<J, T>(
    queue: &Queue,
    jobs: &[J],
    results: &Receiver<(usize, T)>,
    mut each: impl FnMut(&J, T) -> bool,
) {
    let (mut early, mut next) = (BTreeMap::new(), 0);
    for (n, result) in results {
        early.insert(n, result);
        while let Some((job, result)) = jobs.get(next).and_then(|job| Some((job, early.remove(&next)?))) {
            if !each(job, result) {
                return queue.close();
            }
            next += 1;
            queue.handed_out(next);
        }
    }
}

/// Which job is next, and how far ahead it may be.
struct Queue {
    jobs: usize,
    ahead: usize,
    at: Mutex<At>,
    moved: Condvar,
}

#[derive(Default)]
struct At {
    next: usize,
    handed_out: usize,
    is_closed: bool,
}

impl Queue {
    fn new(jobs: usize, ahead: usize) -> Queue {
        Queue { jobs, ahead, at: Mutex::default(), moved: Condvar::new() }
    }

    fn at(&self) -> MutexGuard<'_, At> {
        self.at.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next job; waits while it is too far ahead.
    fn take(&self) -> Option<usize> {
        let is_too_far =
            |at: &mut At| !at.is_closed && at.next < self.jobs && at.next >= at.handed_out + self.ahead;
        let mut at = self.moved.wait_while(self.at(), is_too_far).unwrap_or_else(PoisonError::into_inner);
        if at.is_closed || at.next >= self.jobs {
            return None;
        }
        at.next += 1;
        Some(at.next - 1)
    }

    fn handed_out(&self, jobs: usize) {
        self.at().handed_out = jobs;
        self.moved.notify_all();
    }

    fn close(&self) {
        self.at().is_closed = true;
        self.moved.notify_all();
    }
}

/// A thread that panics has lost its job: the others must not wait for it.
struct CloseOnPanic<'q>(&'q Queue);

impl Drop for CloseOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.close();
        }
    }
}
