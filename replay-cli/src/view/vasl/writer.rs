//! Who wrote a step of a VASL file, as far as the file says: the module and the engine, and the player. All of it is a claim
//! of the file.

use crate::import::draft::At;
use crate::import::vassal::event::ImportedEvent;
use crate::import::vassal::{Imported, provenance::Provenance};
use crate::read::Loaded;
use asl_core::event::Source;

/// `his.vlog is written by VASL 6.6.8 on VASSAL 3.7.9; the step is Anna's`. A pseudonym is nobody's name.
#[must_use]
pub(crate) fn writer(loaded: &Loaded, source: Source) -> Option<String> {
    of_step(loaded, At { file: source.file, step: source.step })
}

/// The same of the step of a file, counted from 1.
#[must_use]
pub(crate) fn of_step(loaded: &Loaded, at: At) -> Option<String> {
    let nth = usize::from(at.file).checked_sub(1)?;
    let file = loaded.imported.get(nth)?;
    let path = loaded.paths.get(nth)?;
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let module = module(&file.provenance);
    Some(format!("{name} is written by {module}; {}", player(file, at.step)))
}

/// Which module and which engine wrote each file: `his.vlog: VASL 6.6.8 on VASSAL 3.7.9`; none for other games.
#[must_use]
pub(crate) fn written(loaded: &Loaded) -> Vec<String> {
    let files = loaded.imported.iter().zip(&loaded.paths);
    let line = |(file, path): (&Imported, &std::path::PathBuf)| {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        format!("{name}: {}", module(&file.provenance))
    };
    files.map(line).collect()
}

/// The module with its version, and the engine.
pub(super) fn module(from: &Provenance) -> String {
    let module = from.module.as_deref().unwrap_or("a module that it does not name");
    let version = from.module_version.as_ref().filter(|version| !version.is_empty());
    let version = version.map_or_else(|| " without a version".to_owned(), |version| format!(" {version}"));
    let engine = from.engine_version.as_ref().filter(|version| !version.is_empty());
    format!("{module}{version}{}", engine.map(|engine| format!(" on VASSAL {engine}")).unwrap_or_default())
}

/// Who rolled or spoke in the step; else who alone does so in the file.
fn player(file: &Imported, step: u32) -> String {
    let from = file.events.partition_point(|event| event.at.step < step);
    let here = file.events[from..].iter().take_while(|event| event.at.step == step);
    let named = here.filter_map(ImportedEvent::actor).find(|actor| file.speakers.contains(*actor));
    let mut all = file.speakers.iter().map(String::as_str);
    match (named, all.next(), all.next()) {
        (Some(player), ..) => format!("the step is {player}'s"),
        (None, Some(player), None) => format!("{player} alone rolls and speaks in it"),
        (None, ..) => "it does not tell whose the step is".into(),
    }
}
