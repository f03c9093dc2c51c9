//! `import`: VASL logs as a text game or a hashed log.

use super::{Answer, Call, Failure};
use crate::args::ImportArgs;
use crate::exit::Exit;
use crate::render;
use crate::session::{Kind, Loaded, write_log, write_text};
use crate::view::{ImportView, import_notes};
use asl_core::notation;

pub(super) fn run(call: &Call, args: &ImportArgs) -> Result<Answer, Failure> {
    let loaded = call.load(&args.inputs)?;
    if loaded.kind != Kind::Vasl {
        let says = format!("{} is no VASL file: import reads .vlog and .vsav", loaded.name());
        return Err(Failure::Usage(says));
    }
    let mut view = ImportView::of(loaded.game.events.len() as u64, import_notes(&loaded));
    let Some(path) = &args.output else {
        let text = text(&loaded);
        view.content = Some(text.clone());
        let aside = render::import_notes(&view);
        return Ok(Answer { aside, ..Answer::data(Exit::Clean, &view, text) });
    };
    view.output = Some(path.display().to_string());
    if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("aslog")) {
        write_log(path, &loaded.game.events)?;
    } else {
        write_text(path, &text(&loaded), args.force)?;
    }
    Ok(Answer::of(Exit::Clean, &view, render::import(&view)))
}

fn text(loaded: &Loaded) -> String {
    notation::print(&loaded.game.scenario, &loaded.game.events)
}
