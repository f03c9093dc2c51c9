//! A game recorded as a hashed log, in a file or in the archive. What stands there already must be its beginning.

use super::files::{is_held, must_be_writable, write};
use super::ongoing::behind;
use super::refusal::failed;
use super::{GameName, Place, Refusal, read_file};
use crate::read::{Comparison, GameCopy};
use crate::words::{counted, shown};
use asl_core::event::Event;
use asl_core::wire;
use asl_store::file;
use asl_store::log::{Log, LogWriter};
use std::path::Path;

/// Where a game is recorded.
#[derive(Clone, Copy, Debug)]
pub enum Destination<'a> {
    /// A log file; one that exists is continued.
    File(&'a Path),
    /// The archive, under this name.
    Archive(&'a str),
}

/// A log that was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// Its events.
    pub events: u64,
    /// How many of them are new.
    pub added: u64,
    /// The head behind the last, in hexadecimal.
    pub head: String,
}

impl Place {
    /// Records a game. One that is hashed already is taken as it is, into the archive alone, and only when it is intact.
    ///
    /// # Errors
    /// When what stands there is no beginning of it, or the disk refuses.
    pub fn record(&self, copy: &GameCopy, to: Destination<'_>) -> Result<Written, Refusal> {
        let made;
        let bytes = if copy.is_log() {
            must_be_recordable(copy, to)?;
            copy.bytes()
        } else {
            made = log_of(&copy.loaded.game.events)?;
            &made
        };
        match to {
            Destination::File(path) => to_file(path, bytes),
            Destination::Archive(name) => self.to_archive(name, bytes),
        }
    }

    fn to_archive(&self, name: &str, bytes: &[u8]) -> Result<Written, Refusal> {
        let game = GameName::given(name)?;
        let archive = self.archive()?;
        let held = archive.tip(game.id()).map_err(failed)?;
        let old = if held.records == 0 {
            Vec::new()
        } else {
            archive.read(game.id()).map_err(|e| Refusal::Broken(e.to_string()))?
        };
        let added = added(name, &old, bytes)?;
        let appended = archive.append(game.id(), held, &behind(&Log::read(bytes), held));
        let _acknowledged = appended.map_err(failed)?;
        Ok(written(bytes, added))
    }
}

fn must_be_recordable(copy: &GameCopy, to: Destination<'_>) -> Result<(), Refusal> {
    if matches!(to, Destination::File(_)) {
        return Err(Refusal::Wrong(format!("{} is a hashed log already", copy.loaded.name())));
    }
    match copy.loaded.damage() {
        Some(says) => Err(Refusal::Broken(format!("{says}; nothing was recorded"))),
        None => Ok(()),
    }
}

/// Writes events as a log file. A new one is written at once or not at all; an old one must be continued by them.
///
/// # Errors
/// When the place cannot be written, or what stands there is no beginning of the events.
pub fn write_log(path: &Path, events: &[Event]) -> Result<Written, Refusal> {
    to_file(path, &log_of(events)?)
}

/// The hashed log of some events.
pub(super) fn log_of(events: &[Event]) -> Result<Vec<u8>, Refusal> {
    let mut writer = LogWriter::new();
    for (seq, event) in events.iter().enumerate() {
        let fail = |why: String| Refusal::Store(format!("event {seq}: {why}"));
        let payload = wire::encode(event).map_err(|e| fail(e.to_string()))?;
        writer.record(&payload).map_err(|e| fail(e.to_string()))?;
    }
    Ok(writer.into_bytes())
}

fn written(bytes: &[u8], added: u64) -> Written {
    let tip = Log::read(bytes).tip();
    Written { events: tip.records, added, head: tip.head.to_string() }
}

fn to_file(path: &Path, bytes: &[u8]) -> Result<Written, Refusal> {
    must_be_writable(path)?;
    let new = Log::read(bytes);
    if !is_held(path) {
        write(path, bytes)?;
        return Ok(written(bytes, new.tip().records));
    }
    let output = shown(path);
    let held = read_file(path)?;
    let old = Log::read(&held);
    if !old.verification().is_intact() || old.tip().records == 0 {
        return Err(Refusal::Broken(format!(
            "{output}: the file there is no intact log; nothing was written"
        )));
    }
    let added = added(&output, &held, bytes)?;
    let payloads = behind(&new, old.tip());
    if !payloads.is_empty() {
        file::append(path, old.tip(), &payloads).map_err(failed)?;
    }
    Ok(written(bytes, added))
}

/// How many records the new log has beyond the old one; an error when it does not continue it.
fn added(output: &str, old: &[u8], new: &[u8]) -> Result<u64, Refusal> {
    match Comparison::of(old, new) {
        Comparison::Continues { added, .. } => Ok(added),
        Comparison::Behind { missing, .. } => {
            let events = counted(missing, "event", "events");
            Err(Refusal::Broken(format!("{output} has {events} more than the input; nothing was written")))
        }
        Comparison::Parted { at } => Err(Refusal::Broken(format!(
            "{output} and the input part at event {at}: a log only grows; nothing was written"
        ))),
    }
}
