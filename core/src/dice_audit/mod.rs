//! The counters that VASL prints beside every roll, recomputed (I1 to I9).
//!
//! Input: the rolls of one session's files, in order, as printed. Output: findings, each with the roll, the
//! invariant, what the counters say and what it contradicts. A log can be consistent, never proven: crashes, other
//! games and rolls made while not logging leave gaps too, so no finding speaks of intent.
//!
//! Knows no file format, no clock and no rules of the game. All means are hundredths; a printed mean bounds a sum to
//! an interval, so a log that begins in mid-session is checked as well.
//!
//! ```
//! use asl_core::dice_audit::audit;
//! assert!(audit(&[]).is_empty());
//! ```
mod category;
mod finding;
pub mod mean;
mod receipt;
mod refill;
mod roll;
mod session;
mod sniper;
mod tally;

pub use finding::{Class, Finding, Invariant};
pub use roll::{Address, Faces, Kind, Roll, San, SanInForce, SanRemark};

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use refill::Refills;
use session::Session;

/// Audits the rolls of files given together, each slice one file in the order of its steps.
///
/// A roll that stands word for word in two files is one roll: logs may overlap.
#[must_use]
pub fn audit(files: &[&[Roll]]) -> Vec<Finding> {
    let mut audit = Audit::default();
    for file in files {
        audit.file(file);
    }
    audit.finish()
}

#[derive(Default)]
struct Audit<'a> {
    sessions: BTreeMap<&'a str, Session<'a>>,
    seen: BTreeMap<&'a Roll, Address>,
    findings: Vec<Finding>,
}

impl<'a> Audit<'a> {
    fn file(&mut self, rolls: &'a [Roll]) {
        let refills = Refills::of(rolls, &|player| self.sessions.contains_key(player));
        self.findings.extend(refills.orphans);
        for (index, roll) in rolls.iter().enumerate() {
            let begins = refills.starts.contains(&index);
            self.findings.extend(sniper::check(roll));
            if !self.is_repeat(roll, begins) {
                self.roll(roll, begins);
            }
        }
    }

    /// The same words in another file are an overlap; in the same file a duplicate, unless a new session begins.
    fn is_repeat(&mut self, roll: &'a Roll, begins: bool) -> bool {
        let Some(first) = self.seen.get(roll).copied() else {
            self.seen.insert(roll, roll.at);
            return false;
        };
        if first.file != roll.at.file {
            return true;
        }
        if !begins {
            self.findings.push(Finding {
                expected: String::from("every roll once"),
                contradicts: Some(first),
                ..Finding::about(roll, Invariant::I5, Class::Duplicate)
            });
        }
        !begins
    }

    fn roll(&mut self, roll: &'a Roll, begins: bool) {
        let player = &*roll.player;
        let restarted = self.sessions.get(player).is_some_and(|session| session.restarts_at(roll, begins));
        if restarted && let Some(old) = self.sessions.remove(player) {
            self.findings.extend((!begins).then(|| refill::missing(roll, &old)));
            self.findings.extend(old.finish());
        }
        let session = self.sessions.entry(player).or_insert_with(|| Session::new(roll, begins));
        if let Some(back) = session.goes_back_at(roll) {
            self.findings.push(back);
            self.findings.extend(core::mem::replace(session, Session::new(roll, false)).finish());
        }
        self.findings.extend(session.add(roll));
    }

    fn finish(mut self) -> Vec<Finding> {
        let ends = self.sessions.into_values().flat_map(Session::finish);
        self.findings.extend(ends);
        self.findings.sort_by_key(|finding| (finding.at, finding.invariant));
        self.findings
    }
}
