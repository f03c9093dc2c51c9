//! What commands write: whole files, at once or not at all; logs, which only grow; text files, which are not
//! written over unasked.

use super::Failure;
use crate::session::read_file;
use asl_core::event::Event;
use asl_core::wire;
use asl_store::compare::{Comparison, compare};
use asl_store::file::{self, write_atomic};
use asl_store::log::{Log, LogWriter};
use asl_store::tip::Tip;
use asl_store::verify::contains_magic;
use std::path::Path;

/// The hashed log of some events.
pub(super) fn log_bytes(events: &[Event]) -> Result<Vec<u8>, Failure> {
    let mut writer = LogWriter::new();
    for (seq, payload) in payloads(events)?.iter().enumerate() {
        writer.record(payload).map_err(|e| Failure::Store(format!("event {seq}: {e}")))?;
    }
    Ok(writer.into_bytes())
}

/// The payloads of some events.
pub(super) fn payloads(events: &[Event]) -> Result<Vec<Vec<u8>>, Failure> {
    let encoded = events.iter().enumerate();
    let encoded = encoded
        .map(|(seq, event)| wire::encode(event).map_err(|e| Failure::Store(format!("event {seq}: {e}"))));
    encoded.collect()
}

/// Writes a text file. One that exists is written over only by force, and a hashed log never.
pub(super) fn write_text(path: &Path, text: &str, force: bool) -> Result<(), Failure> {
    must_be_writable(path)?;
    if path.exists() {
        let old = read_file(path)?;
        if old == text.as_bytes() {
            return Ok(());
        }
        may_be_replaced(path, &old, force)?;
    }
    write(path, text.as_bytes())
}

fn may_be_replaced(path: &Path, old: &[u8], force: bool) -> Result<(), Failure> {
    let name = path.display();
    if contains_magic(old) {
        return Err(Failure::Usage(format!("{name} holds a hashed log, which is never written over")));
    }
    if !force {
        let says = format!("{name} exists and holds something else: --force writes over it");
        return Err(Failure::Usage(says));
    }
    Ok(())
}

/// A log that was written: where it ends, and how many records are new.
pub(super) struct Written {
    pub(super) tip: Tip,
    pub(super) added: u64,
}

/// Writes a log file. A new one is written at once or not at all; an old one must be continued by the new.
pub(super) fn write_log(path: &Path, bytes: &[u8]) -> Result<Written, Failure> {
    must_be_writable(path)?;
    let new = Log::read(bytes);
    if !path.exists() {
        write(path, bytes)?;
        return Ok(Written { tip: new.tip(), added: new.tip().records });
    }
    let output = path.display().to_string();
    let old = read_file(path)?;
    let old = Log::read(&old);
    if !old.verification().is_intact() || old.tip().records == 0 {
        let says = format!("{output}: the file there is no intact log; nothing was written");
        return Err(Failure::Broken(says));
    }
    let added = added(&output, &old, &new)?;
    let payloads = news(&new, old.tip());
    if !payloads.is_empty() {
        file::append(path, old.tip(), &payloads).map_err(|e| Failure::store(&e))?;
    }
    Ok(Written { tip: new.tip(), added })
}

/// The payloads of a log behind a tip.
pub(super) fn news<'a>(log: &Log<'a>, behind: Tip) -> Vec<&'a [u8]> {
    let known = usize::try_from(behind.records).unwrap_or(usize::MAX);
    log.records().skip(known).map(|record| record.payload).collect()
}

/// How many records the new log has beyond the old one; an error when it does not continue it.
pub(super) fn added(output: &str, old: &Log<'_>, new: &Log<'_>) -> Result<u64, Failure> {
    match compare(old, new) {
        Comparison::Identical { .. } => Ok(0),
        Comparison::Extends { added, .. } => Ok(added),
        Comparison::Behind { missing, .. } => {
            let events = crate::render::counted(missing, "event", "events");
            Err(Failure::Broken(format!("{output} has {events} more than the input; nothing was written")))
        }
        Comparison::Parted { first, .. } => Err(Failure::Broken(format!(
            "{output} and the input part at event {}: a log only grows; nothing was written",
            first.seq
        ))),
    }
}

/// A path as a name for a game.
pub(super) fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Says what is wrong with the place of an output before any work is lost on it.
pub(super) fn must_be_writable(path: &Path) -> Result<(), Failure> {
    let name = path.display();
    if path.is_dir() {
        return Err(Failure::Usage(format!("{name} is a folder: name a file to write")));
    }
    match path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.is_dir()) {
        Some(folder) => {
            Err(Failure::Usage(format!("{name} cannot be written: there is no folder {}", folder.display())))
        }
        None => Ok(()),
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    write_atomic(path, bytes).map_err(|e| Failure::store(&e))
}
