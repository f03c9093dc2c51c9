//! `import`: VASL logs as a draft of their game, as they stand, or as a hashed log.

use crate::args::ImportArgs;
use crate::command::answers::answers;
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::converse::questions::{self, Given};
use crate::converse::{Console, Pipe, Terminal};
use crate::exit::Exit;
use crate::home::{read_file, write_log, write_text};
use crate::import::draft::Answers;
use crate::read::{Kind, Loaded};
use crate::text::done;
use crate::view::audit::import_notes;
use crate::view::done::ImportView;
use crate::view::vasl::{Drafting, OpenQuestion};
use asl_core::notation;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};

pub(super) fn run(call: &Call, args: &ImportArgs) -> Result<Answer, Failure> {
    let mut loaded = call.load(&args.inputs)?;
    if loaded.kind != Kind::Vasl {
        let says = format!("{} is no VASL file: import reads .vlog and .vsav", loaded.name());
        return Err(Failure::Usage(says));
    }
    let hashed = args.output.as_deref().is_some_and(|path| has_extension(path, "aslog"));
    let beside = args.output.as_deref().filter(|path| !hashed && path.as_os_str() != "-").map(answers_beside);
    let given = args.answers.clone().or_else(|| beside.clone().filter(|path| path.exists()));
    if let Some(path) = given.as_deref().filter(|_| !args.raw && !hashed) {
        loaded.answer(answers(path)?);
    }
    let mut drafting = if args.raw || hashed { None } else { Drafting::of(&loaded, args.by.as_ref()) };
    if let Some((open, path)) =
        drafting.as_ref().map(|d| &d.open).zip(args.answers.as_ref().or(beside.as_ref())).filter(|_| args.ask)
    {
        asked(call, (&mut loaded, args), open, path)?;
        drafting = Drafting::of(&loaded, args.by.as_ref());
    }
    let events = drafting.as_ref().map_or(loaded.game.events.len() as u64, |drafting| drafting.events);
    let notes = drafting.iter().flat_map(|drafting| drafting.notes.clone()).chain(import_notes(&loaded));
    let mut view = ImportView::of(events, notes.collect());
    let text = drafting.as_ref().map_or_else(|| as_it_stands(&loaded), |drafting| drafting.text.clone());
    let Some(path) = &args.output else {
        view.content = Some(text.clone());
        let aside = done::import_notes(&view);
        return Ok(Answer { aside, ..Answer::data(Exit::Clean, &view, text) });
    };
    view.output = Some(path.display().to_string());
    if hashed {
        write_log(path, &loaded.game.events)?;
    } else {
        write_text(path, &text, args.force)?;
    }
    if let Some((drafting, beside)) =
        drafting.zip(beside).filter(|(d, path)| !d.open.is_empty() && !path.exists())
    {
        write_text(&beside, &drafting.answers, false)?;
        view.notes.insert(0, format!("{} has the questions, to be answered", beside.display()));
    }
    Ok(Answer::of(Exit::Clean, &view, done::import(&view)))
}

/// Asks on the terminal, or a pipe, and adds the answers to their file. What the notation does not take is asked again.
fn asked(
    call: &Call,
    (loaded, args): (&mut Loaded, &ImportArgs),
    open: &[OpenQuestion],
    path: &Path,
) -> Result<(), Failure> {
    let failed = |e: std::io::Error| Failure::store(&e);
    let mut console: Box<dyn Console> = if std::io::stdin().is_terminal() {
        Box::new(Terminal::open(call.place.folder()?.join("history")).map_err(failed)?)
    } else {
        Box::new(Pipe)
    };
    let old =
        if path.exists() { String::from_utf8_lossy(&read_file(path)?).into_owned() } else { String::new() };
    let entry = |given: &Given| open.get(given.question).map(|question| question.answered(&given.lines));
    let mut refused = |given: &Given| {
        loaded.answer(Answers::read(&entry(given)?).ok()?);
        Drafting::of(loaded, args.by.as_ref())?.refused.into_iter().next()
    };
    let given = questions::ask(&mut *console, open, &mut refused).map_err(failed)?;
    let text = given.iter().filter_map(entry).fold(old.clone(), |text, entry| text + &entry);
    if text != old {
        write_text(path, &text, true)?;
    }
    let wrong = |why: String| Failure::Usage(format!("{}: no file of answers: {why}", path.display()));
    loaded.answer(Answers::read(&text).map_err(wrong)?);
    Ok(())
}

/// `friday.answers.toml` beside `friday.asl`.
fn answers_beside(path: &Path) -> PathBuf {
    path.with_extension("answers.toml")
}

fn has_extension(path: &Path, wanted: &str) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(wanted))
}

fn as_it_stands(loaded: &Loaded) -> String {
    notation::print(&loaded.game.scenario, &loaded.game.events)
}
