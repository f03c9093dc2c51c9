//! `man`: the manual pages, made of the help.

use super::{help, manual};
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::home::{create_folder, write_text};
use crate::words::{counted, one_line};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The manual pages, in roff.
#[derive(Args, Debug)]
pub struct ManArgs {
    /// The page of this command alone, or of the text `notation`; that of the program when not given.
    #[arg(value_name = "COMMAND", conflicts_with = "output")]
    pub command: Option<String>,
    /// Write a page for the program, one for each command, and one for the notation into this folder.
    #[arg(short, long, value_name = "DIR")]
    pub output: Option<PathBuf>,
}

/// The page that is about no command: how a game is written down.
const NOTATION: &str = "notation";

/// The section of the manual for formats of files.
const FORMATS: u8 = 5;

impl Command for ManArgs {
    fn examples() -> &'static [&'static str] {
        &["man -o ~/.local/share/man/man1"]
    }

    fn run(&self, _call: &Call<'_>) -> Result<Answer, Failure> {
        let mut program = help::command();
        program.build();
        let mut pages = BTreeMap::new();
        let commands = program.get_subcommands().filter(|command| command.get_name() != "help");
        for command in std::iter::once(&program).chain(commands) {
            let is_meant = match &self.command {
                Some(name) => command.get_name() == name,
                None => self.output.is_some() || command.get_name() == program.get_name(),
            };
            if is_meant {
                let (file, text) = page(&program, command)?;
                pages.insert(file, text);
            }
        }
        if self.output.is_some() || self.command.as_deref() == Some(NOTATION) {
            let name = format!("{}-{NOTATION}", program.get_name());
            let text = manual::manual(&name, FORMATS, include_str!("../../notation.md"));
            pages.insert(format!("{name}.{FORMATS}"), text);
        }
        if pages.is_empty() {
            let name = self.command.as_deref().unwrap_or_default();
            return Err(Failure::Usage(format!(
                "there is no command {name:?} (`asl-replay --help` lists them)"
            )));
        }
        let output = self.output.as_ref().map(|path| path.display().to_string());
        let view = ManView { schema: "asl-replay/man/1", pages, output };
        match &self.output {
            Some(folder) => write(folder, &view),
            None => Ok(Answer::data(Exit::Clean, &view, view.pages.values().cloned().collect())),
        }
    }
}

/// The page of the program or of a command, and the name of its file.
fn page(program: &clap::Command, command: &clap::Command) -> Result<(String, String), Failure> {
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

/// What `man` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ManView {
    /// `asl-replay/man/1`.
    pub schema: &'static str,
    /// The pages by the names of their files, such as `asl-replay-audit.1`, in roff.
    pub pages: BTreeMap<String, String>,
    /// The folder that they were written to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output: Option<String>,
}
