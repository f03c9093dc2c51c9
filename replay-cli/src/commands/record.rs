//! `record`: a text game as a hashed log, in a file or in the archive.

use super::converse;
use crate::args::RecordArgs;
use crate::command::failure::Failure;
use crate::command::{self, Answer, Call, found, sides};
use crate::exit::Exit;
use crate::home::{Destination, Written};
use crate::read::Loaded;
use crate::text::done;
use crate::view::done::RecordView;
use crate::words::shown;

pub(super) fn run(call: &Call, args: &RecordArgs) -> Result<Answer, Failure> {
    if let (Some(lines), Some(game)) = (&args.input, &args.to) {
        return super::turn::run(call, args, lines, game);
    }
    let input = match &args.input {
        Some(input) if !converse::is_wanted(call, args)? => input,
        Some(_) | None => return converse::run(call, args).map(|view| answer(call, &view)),
    };
    let copy = call.place.copy_for(input, &call.viewer)?;
    let (view, name) = match &args.output {
        Some(path) => {
            let written = call.place.record(&copy, Destination::File(path))?;
            (view(path.display().to_string(), written), shown(path))
        }
        None => {
            let name = name(&copy.loaded, args);
            let written = call.place.record(&copy, Destination::Archive(&name))?;
            (view(format!("{name} (archive)"), written), name)
        }
    };
    let unplayed = sides::unplayed(&copy.loaded.game.scenario);
    let broken = found::warning(&copy.loaded, &name, |_, _| true);
    let exit = if broken.is_empty() { Exit::Clean } else { Exit::Findings };
    Ok(Answer { aside: unplayed + &broken, exit, ..answer(call, &view) })
}

fn answer(call: &Call, view: &RecordView) -> Answer {
    Answer::of(Exit::Clean, view, done::record(view, call.width))
}

fn name(loaded: &Loaded, args: &RecordArgs) -> String {
    let stem = loaded.paths.first().map(|path| command::stem(path));
    args.name.clone().or(stem).unwrap_or_default()
}

pub(super) fn view(output: String, written: Written) -> RecordView {
    RecordView::of(output, written.events, written.added, written.head)
}
