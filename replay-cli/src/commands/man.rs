//! `man`: the manual pages, made of the help.

use crate::args::help;
use crate::args::home::ManArgs;
use crate::command::Answer;
use crate::command::failure::Failure;
use crate::exit::Exit;
use crate::home::{create_folder, write_text};
use crate::text::manual;
use crate::view::done::ManView;
use crate::words::{counted, one_line};
use clap::Command;
use std::collections::BTreeMap;
use std::path::Path;

/// The page that is about no command: how a game is written down.
const NOTATION: &str = "notation";

/// The section of the manual for formats of files.
const FORMATS: u8 = 5;

pub(super) fn run(args: &ManArgs) -> Result<Answer, Failure> {
    let mut program = help::command();
    program.build();
    let mut pages = BTreeMap::new();
    let commands = program.get_subcommands().filter(|command| command.get_name() != "help");
    for command in std::iter::once(&program).chain(commands) {
        let is_meant = match &args.command {
            Some(name) => command.get_name() == name,
            None => args.output.is_some() || command.get_name() == program.get_name(),
        };
        if is_meant {
            let (file, text) = page(&program, command)?;
            pages.insert(file, text);
        }
    }
    if args.output.is_some() || args.command.as_deref() == Some(NOTATION) {
        let name = format!("{}-{NOTATION}", program.get_name());
        let text = manual::manual(&name, FORMATS, include_str!("../../notation.md"));
        pages.insert(format!("{name}.{FORMATS}"), text);
    }
    if pages.is_empty() {
        let name = args.command.as_deref().unwrap_or_default();
        return Err(Failure::Usage(format!("there is no command {name:?} (`asl-replay --help` lists them)")));
    }
    let output = args.output.as_ref().map(|path| path.display().to_string());
    let view = ManView { schema: "asl-replay/man/1", pages, output };
    match &args.output {
        Some(folder) => write(folder, &view),
        None => Ok(Answer::data(Exit::Clean, &view, view.pages.values().cloned().collect())),
    }
}

/// The page of the program or of a command, and the name of its file.
fn page(program: &Command, command: &Command) -> Result<(String, String), Failure> {
    let name = match command.get_name() {
        name if name == program.get_name() => name.to_owned(),
        name => format!("{}-{name}", program.get_name()),
    };
    let mut roff = Vec::new();
    let version = program.get_version().unwrap_or_default().to_owned();
    let titled = command.clone().name(name.clone()).version(version);
    let broken = |why: std::io::Error| Failure::Broken(format!("{name}: {why}"));
    clap_mangen::Man::new(titled).render(&mut roff).map_err(broken)?;
    Ok((format!("{name}.1"), String::from_utf8_lossy(&roff).into_owned()))
}

fn write(folder: &Path, view: &ManView) -> Result<Answer, Failure> {
    create_folder(folder)?;
    for (file, text) in &view.pages {
        write_text(&folder.join(file), text, true)?;
    }
    let pages = counted(view.pages.len() as u64, "page", "pages");
    let text = format!(
        "{}: {pages} written; `man -M` and `manpath` find a folder called man1\n",
        one_line(&folder.display().to_string())
    );
    Ok(Answer::of(Exit::Clean, view, text))
}
