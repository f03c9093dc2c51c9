//! `setup`: where your VASL files lie, asked once; every command looks there from then on.

use super::search::{boards_in, found};
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::home::{Belongings, typed};
use crate::prompt::{Console, Heard, Terminal, Words};
use crate::report::command::pictures::module;
use crate::words::{counted, one_line, shown};
use clap::Args;
use etcetera::BaseStrategy;
use schemars::JsonSchema;
use serde::Serialize;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

/// Say once where your VASL module and your boards lie: it looks where VASSAL keeps them, proposes what it found, and
/// remembers what you say. `--boards`, `--module` and ASL_REPLAY_BOARDS are stronger than what is remembered.
#[derive(Args, Debug)]
pub struct SetupArgs {
    /// Your VASL module; with `--boards DIR` for your boards nothing is asked, and what is not named stays as it is.
    #[arg(long, value_name = "VMOD")]
    pub module: Option<PathBuf>,
    /// Forget where they lie.
    #[arg(long, conflicts_with = "module")]
    pub forget: bool,
}

impl Command for SetupArgs {
    fn examples() -> &'static [&'static str] {
        &["setup", "setup --module ~/vasl/vasl-6.6.8.vmod --boards ~/vasl/boards"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        if self.forget {
            let forgotten = call.place.forget()?;
            let view = SetupView { forgotten, ..SetupView::of(&Belongings::default()) };
            return Ok(Answer::of(Exit::Clean, &view, setup(&view)));
        }
        let before = call.place.belongings();
        let named = Belongings { module: self.module.clone(), boards: call.place.boards.clone() };
        let said = if named != Belongings::default() {
            checked(named)?.over(before)
        } else if io::stdin().is_terminal() && !call.json {
            let history = call.place.folder()?.join("history");
            let mut terminal = Terminal::open(history).map_err(|e| Failure::store(&e))?;
            let said = asked(&mut terminal, &proposed(before)).map_err(|e| Failure::store(&e))?;
            said.ok_or_else(|| Failure::Usage("there was no answer: nothing is changed".into()))?
        } else {
            return Err(nobody_to_ask(&proposed(before)));
        };
        let file = call.place.remember(&said)?;
        let view = SetupView { file: Some(file.display().to_string()), ..SetupView::of(&said) };
        Ok(Answer::of(Exit::Clean, &view, setup(&view)))
    }
}

impl Belongings {
    /// These, and of the other what these do not name.
    fn over(self, other: &Belongings) -> Belongings {
        Belongings {
            module: self.module.or_else(|| other.module.clone()),
            boards: self.boards.or_else(|| other.boards.clone()),
        }
    }
}

/// What is remembered, as far as it is there; else what is found.
fn proposed(before: &Belongings) -> Belongings {
    let module = before.module.clone().filter(|path| path.is_file());
    let boards = before.boards.clone().filter(|path| path.is_dir());
    let roaming = etcetera::base_strategy::choose_native_strategy().ok().map(|folders| folders.data_dir());
    let anew = etcetera::home_dir().map(|home| found(&home, roaming.as_deref())).unwrap_or_default();
    Belongings { module, boards }.over(&anew)
}

fn nobody_to_ask(proposed: &Belongings) -> Failure {
    let found = [("--module", &proposed.module), ("--boards", &proposed.boards)];
    let found =
        found.iter().filter_map(|(option, path)| Some(format!("{option} {}", shown(path.as_deref()?))));
    let found: Vec<String> = found.collect();
    let told =
        if found.is_empty() { "nothing was found".to_owned() } else { format!("found: {}", found.join(" ")) };
    Failure::Usage(format!(
        "there is no terminal to ask: name them with --module VMOD, --boards DIR ({told})"
    ))
}

const HELP: &str = "\
Where do your VASL files lie? Enter takes what stands in grey, `-` leaves it out.
";

/// Asks for both, each until the answer is one. An empty line takes the proposal, `-` leaves it out. Nothing when the player
/// leaves.
///
/// # Errors
/// When the console fails.
pub fn asked(console: &mut dyn Console, proposed: &Belongings) -> io::Result<Option<Belongings>> {
    console.say(HELP)?;
    let Some(module) = one(console, "your VASL module (.vmod)", proposed.module.as_deref(), a_module)? else {
        return Ok(None);
    };
    let boards = one(console, "the folder of your boards", proposed.boards.as_deref(), a_folder)?;
    Ok(boards.map(|boards| Belongings { module: module.path(), boards: boards.path() }))
}

/// What is answered where a path is asked for.
enum Said {
    Path(PathBuf),
    Nothing,
}

impl Said {
    fn path(self) -> Option<PathBuf> {
        match self {
            Said::Path(path) => Some(path),
            Said::Nothing => None,
        }
    }
}

fn one(
    console: &mut dyn Console,
    what: &str,
    proposed: Option<&Path>,
    check: fn(PathBuf) -> Result<PathBuf, String>,
) -> io::Result<Option<Said>> {
    let hint = proposed.map(shown).unwrap_or_default();
    loop {
        let words = Words::default().with_hint(hint.clone(), proposed.map(shown).into_iter().collect());
        let line = match console.ask(what, "", words)? {
            Heard::Line(line) => line,
            Heard::Dropped | Heard::End => return Ok(None),
        };
        let path = match (line.trim(), proposed) {
            ("-", _) | ("", None) => return Ok(Some(Said::Nothing)),
            ("", Some(path)) => path.to_owned(),
            (line, _) => typed(line),
        };
        match check(path) {
            Ok(path) => return Ok(Some(Said::Path(path))),
            Err(why) => console.say(&format!("{}\n", one_line(&why)))?,
        }
    }
}

fn checked(named: Belongings) -> Result<Belongings, Failure> {
    let check = |path: Option<PathBuf>, check: fn(PathBuf) -> Result<PathBuf, String>| {
        path.map(check).transpose().map_err(Failure::Usage)
    };
    Ok(Belongings { module: check(named.module, a_module)?, boards: check(named.boards, a_folder)? })
}

/// A module that opens, by its whole path.
fn a_module(path: PathBuf) -> Result<PathBuf, String> {
    module(&path).map_err(|why| why.to_string())?;
    whole(path)
}

/// A folder with boards, by its whole path.
fn a_folder(path: PathBuf) -> Result<PathBuf, String> {
    match (path.is_dir(), boards_in(&path)) {
        (false, _) => Err(format!("{}: no such folder", shown(&path))),
        (true, 0) => Err(format!("{}: no board lies there (bd01, bd10 ..)", shown(&path))),
        (true, _) => whole(path),
    }
}

fn whole(path: PathBuf) -> Result<PathBuf, String> {
    std::path::absolute(&path).map_err(|why| format!("{}: {why}", shown(&path)))
}

/// What `setup` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct SetupView {
    /// `asl-replay/setup/1`.
    pub schema: &'static str,
    /// The module that is remembered.
    pub module: Option<String>,
    /// The folder of boards that is remembered.
    pub boards: Option<String>,
    /// How many boards lie there.
    pub count: u64,
    /// The file that holds it; absent when it was forgotten.
    pub file: Option<String>,
    /// Something was remembered and is forgotten now.
    pub forgotten: bool,
}

impl SetupView {
    fn of(said: &Belongings) -> SetupView {
        let text = |path: &Option<PathBuf>| path.as_ref().map(|path| path.display().to_string());
        SetupView {
            schema: "asl-replay/setup/1",
            module: text(&said.module),
            boards: text(&said.boards),
            count: said.boards.as_deref().map_or(0, boards_in) as u64,
            file: None,
            forgotten: false,
        }
    }
}

fn setup(view: &SetupView) -> String {
    let Some(file) = &view.file else {
        return if view.forgotten { "Forgotten.\n" } else { "Nothing was remembered.\n" }.into();
    };
    let none = || "none".to_owned();
    let module = view.module.as_deref().map_or_else(none, one_line);
    let count = counted(view.count, "board", "boards");
    let boards = view.boards.as_deref().map_or_else(none, |boards| format!("{}, {count}", one_line(boards)));
    format!(
        "module  {module}\nboards  {boards}\n\nWhere no --module and no --boards is given, these are taken from now on: {} has \
         them.\n",
        one_line(file)
    )
}
