//! `record`: a text game as a hashed log, in a file or in the archive.

use super::{Answer, Failure};
use crate::args::RecordArgs;
use crate::exit::Exit;
use crate::render::counted;
use crate::session::{Kind, Loaded, Place};
use asl_store::archive::AppendError;
use asl_store::compare::{Comparison, compare};
use asl_store::file;
use asl_store::log::Log;
use asl_store::tip::Tip;
use serde::Serialize;
use std::path::Path;

#[derive(Serialize)]
struct Recorded {
    schema: &'static str,
    output: String,
    events: u64,
    added: u64,
    head: String,
}

pub(super) fn run(place: &Place, args: &RecordArgs) -> Result<Answer, Failure> {
    let loaded = place.load(std::slice::from_ref(&args.input))?;
    if loaded.kind == Kind::Log && args.output.is_some() {
        return Err(Failure::Usage(format!("{} is a hashed log already", loaded.name())));
    }
    let bytes = super::log_bytes(&loaded.game.events)?;
    let recorded = match &args.output {
        Some(path) => to_file(path, &bytes)?,
        None => to_archive(place, &name(&loaded, args), &bytes)?,
    };
    let head: String = recorded.head.chars().take(16).collect();
    let text = format!(
        "{}: {} recorded ({} new), head {head}…\n",
        recorded.output,
        counted(recorded.events, "event", "events"),
        recorded.added
    );
    Ok(Answer::of(Exit::Clean, &recorded, text))
}

fn name(loaded: &Loaded, args: &RecordArgs) -> String {
    let stem = loaded.paths.first().and_then(|path| path.file_stem());
    args.name.clone().unwrap_or_else(|| stem.map(|s| s.to_string_lossy().into_owned()).unwrap_or_default())
}

fn recorded(output: String, tip: Tip, added: u64) -> Recorded {
    Recorded { schema: "asl-replay/record/1", output, events: tip.records, added, head: tip.head.to_string() }
}

/// A new file is written at once or not at all; an old one must be continued by the input.
fn to_file(path: &Path, bytes: &[u8]) -> Result<Recorded, Failure> {
    let new = Log::read(bytes);
    let output = path.display().to_string();
    if !path.exists() {
        super::write(path, bytes)?;
        return Ok(recorded(output, new.tip(), new.tip().records));
    }
    let old = crate::session::read_file(path)?;
    let old = Log::read(&old);
    if !old.verification().is_intact() || old.tip().records == 0 {
        return Err(Failure::Broken(format!(
            "{output}: the file there is no intact log; nothing was written"
        )));
    }
    let added = added(&output, &old, &new)?;
    let payloads: Vec<&[u8]> =
        new.records().skip(to_usize(old.tip().records)).map(|record| record.payload).collect();
    if !payloads.is_empty() {
        file::append(path, old.tip(), &payloads).map_err(|e| Failure::Store(e.to_string()))?;
    }
    Ok(recorded(output, new.tip(), added))
}

/// How many records the new log has beyond the old one; an error when it does not continue it.
fn added(output: &str, old: &Log<'_>, new: &Log<'_>) -> Result<u64, Failure> {
    match compare(old, new) {
        Comparison::Identical { .. } => Ok(0),
        Comparison::Extends { added, .. } => Ok(added),
        Comparison::Behind { missing, .. } => Err(Failure::Broken(format!(
            "{output} has {missing} more events than the input; nothing was written"
        ))),
        Comparison::Parted { first, .. } => Err(Failure::Broken(format!(
            "{output} and the input part at event {}: a log only grows; nothing was written",
            first.seq
        ))),
    }
}

fn to_archive(place: &Place, name: &str, bytes: &[u8]) -> Result<Recorded, Failure> {
    let game = name
        .parse()
        .map_err(|e| Failure::Usage(format!("{name:?} cannot be the name of a game: {e} (use --name)")))?;
    let archive = place.archive()?;
    let new = Log::read(bytes);
    let held = archive.tip(&game).map_err(|e| Failure::Store(e.to_string()))?;
    let old_bytes = if held.records == 0 {
        Vec::new()
    } else {
        archive.read(&game).map_err(|e| Failure::Broken(e.to_string()))?
    };
    let old = Log::read(&old_bytes);
    let added = added(name, &old, &new)?;
    let payloads: Vec<&[u8]> =
        new.records().skip(to_usize(held.records)).map(|record| record.payload).collect();
    let appended = archive.append(&game, held, &payloads);
    let _acknowledged = appended.map_err(|e: AppendError| Failure::Store(e.to_string()))?;
    Ok(recorded(format!("{name} (archive)"), new.tip(), added))
}

fn to_usize(n: u64) -> usize {
    usize::try_from(n).unwrap_or(usize::MAX)
}
