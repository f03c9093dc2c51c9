//! `record`: a text game as a hashed log, in a file or in the archive.

use super::output::{self, Written};
use super::{Answer, Call, Failure, converse};
use crate::args::RecordArgs;
use crate::exit::Exit;
use crate::render;
use crate::session::{Kind, Loaded, Place};
use crate::view::RecordView;
use asl_store::game_id::GameId;
use asl_store::log::Log;
use std::path::Path;

pub(super) fn run(call: &Call, args: &RecordArgs) -> Result<Answer, Failure> {
    if let (Some(lines), Some(game)) = (&args.input, &args.to) {
        return super::turn::run(call, args, lines, game);
    }
    let input = match &args.input {
        Some(input) if !converse::is_wanted(call, args) => input,
        Some(_) | None => return converse::run(call, args).map(|view| answer(&view)),
    };
    let loaded = call.place.load(std::slice::from_ref(input))?;
    let bytes = bytes(call, args, input, &loaded)?;
    let view = match &args.output {
        Some(path) => view(path.display().to_string(), &output::write_log(path, &bytes)?),
        None => {
            let name = name(&loaded, args);
            view(format!("{name} (archive)"), &to_archive(&call.place, &name, &bytes)?)
        }
    };
    let aside = super::sides::unplayed(&loaded.game.scenario);
    Ok(Answer { aside, ..answer(&view) })
}

fn answer(view: &RecordView) -> Answer {
    Answer::of(Exit::Clean, view, render::record(view))
}

/// The log to record. Bytes that are hashed already are taken as they are, and only when they are intact.
fn bytes(call: &Call, args: &RecordArgs, input: &Path, loaded: &Loaded) -> Result<Vec<u8>, Failure> {
    let Some(integrity) = &loaded.integrity else { return output::log_bytes(&loaded.game.events) };
    if args.output.is_some() {
        return Err(Failure::Usage(format!("{} is a hashed log already", loaded.name())));
    }
    if !integrity.is_intact() {
        let warning = super::warning(loaded, integrity);
        let says = warning.trim_start_matches("warning: ").trim_end();
        return Err(Failure::Broken(format!("{says}; nothing was recorded")));
    }
    Ok(call.place.bytes(input)?)
}

fn name(loaded: &Loaded, args: &RecordArgs) -> String {
    let stem = loaded.paths.first().map(|path| match loaded.kind {
        // A name in the archive has no extension to drop.
        Kind::Log if !path.exists() => path.to_string_lossy().into_owned(),
        Kind::Log | Kind::Notation | Kind::Vasl => {
            path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
        }
    });
    args.name.clone().or(stem).unwrap_or_default()
}

pub(super) fn view(output: String, written: &Written) -> RecordView {
    RecordView::of(output, written.tip.records, written.added, written.tip.head.to_string())
}

fn to_archive(place: &Place, name: &str, bytes: &[u8]) -> Result<Written, Failure> {
    let game: GameId = name
        .parse()
        .map_err(|e| Failure::Usage(format!("{name:?} cannot be the name of a game: {e} (use --name)")))?;
    let archive = place.archive()?;
    let new = Log::read(bytes);
    let held = archive.tip(&game).map_err(|e| Failure::store(&e))?;
    let old_bytes = if held.records == 0 {
        Vec::new()
    } else {
        archive.read(&game).map_err(|e| Failure::Broken(e.to_string()))?
    };
    let added = output::added(name, &Log::read(&old_bytes), &new)?;
    let appended = archive.append(&game, held, &output::news(&new, held));
    let _acknowledged = appended.map_err(|e| Failure::store(&e))?;
    Ok(Written { tip: new.tip(), added })
}
