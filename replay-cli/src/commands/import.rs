//! `import`: VASL logs as a text game or a hashed log.

use super::{Answer, Failure};
use crate::args::ImportArgs;
use crate::exit::Exit;
use crate::render::counted;
use crate::session::{self, Kind};
use asl_core::notation;
use serde::Serialize;

#[derive(Serialize)]
struct Imported {
    schema: &'static str,
    events: usize,
    output: Option<String>,
    notes: Vec<String>,
}

pub(super) fn run(args: &ImportArgs) -> Result<Answer, Failure> {
    let loaded = session::load(&args.inputs)?;
    if loaded.kind != Kind::Vasl {
        return Err(Failure::Usage(format!(
            "{} is no VASL file: import reads .vlog and .vsav",
            loaded.name()
        )));
    }
    let events = &loaded.game.events;
    let notes =
        loaded.imported.iter().flat_map(|file| file.findings.iter().map(ToString::to_string)).collect();
    let output = args.output.as_ref().map(|path| path.display().to_string());
    let view = Imported { schema: "asl-replay/import/1", events: events.len(), output, notes };
    let Some(path) = &args.output else {
        return Ok(Answer::of(Exit::Clean, &view, notation::print(&loaded.game.scenario, events)));
    };
    if path.extension().is_some_and(|extension| extension == "aslog") {
        super::write(path, &super::log_bytes(events)?)?;
    } else {
        super::write(path, notation::print(&loaded.game.scenario, events).as_bytes())?;
    }
    let notes: String = view.notes.iter().map(|note| format!("  {note}\n")).collect();
    let text =
        format!("{} written to {}\n{notes}", counted(events.len() as u64, "event", "events"), path.display());
    Ok(Answer::of(Exit::Clean, &view, text))
}
