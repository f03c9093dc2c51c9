//! `review`: stepping through a game in the terminal.

pub mod note;
pub mod notes;
pub mod players;
pub mod stepper;

use super::view::ReviewView;
use crate::command::args::{AnswersArg, Since};
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use clap::Args;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use stepper::{Stepper, Then, draw};

/// Step through the game in the terminal: map, events, sums, findings, what is owed.
#[derive(Args, Debug)]
pub struct ReviewArgs {
    /// The game. Several VASL logs of one session are one game.
    #[arg(value_name = "GAME", required = true)]
    pub games: Vec<PathBuf>,
    /// Begin at this event, or with what the last mail added.
    #[arg(long, value_name = "N|last-mail")]
    pub since: Option<Since>,
    /// What VASL files leave open.
    #[command(flatten)]
    pub answers: AnswersArg,
    /// Your bookmarks and notes; `GAME.notes.toml` beside the game when not given.
    #[arg(long, value_name = "FILE")]
    pub notes: Option<PathBuf>,
}

impl Command for ReviewArgs {
    fn examples() -> &'static [&'static str] {
        &["review bridge --since last-mail"]
    }

    fn is_left(&self) -> bool {
        true
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let loaded = call.load_answered(&self.games, &self.answers)?;
        let mut view = ReviewView::of(&loaded);
        view.schema = "asl-replay/review/1";
        let at = match self.since {
            None => None,
            Some(Since::LastMail) => Some(view.last_mail),
            Some(Since::Event(n)) if n < view.steps.len() as u64 => Some(n),
            Some(Since::Event(n)) => return Err(Failure::Usage(format!("there is no event {n} in it"))),
        };
        if call.json {
            notes::noted(call, &mut view, self.notes.as_ref(), &loaded)?;
            return Ok(Answer::of(Exit::Clean, &view, String::new()).about(&loaded));
        }
        if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
            let says =
                "review needs a terminal: `report` writes a page, `log` prints the events, --json the data";
            return Err(Failure::Usage(says.into()));
        }
        let beside = notes::beside(call, self.notes.as_ref(), &loaded)?;
        let notes = notes::notes(&beside)?;
        let mut stepper = Stepper::of(view, notes, at.map(|at| usize::try_from(at).unwrap_or(usize::MAX)));
        let mut terminal = ratatui::try_init().map_err(|e| Failure::store(&e))?;
        let ended = stepped(&mut terminal, &mut stepper, &beside);
        ratatui::restore();
        ended.map_err(|e| Failure::store(&e))?;
        let nothing = serde_json::Value::Null;
        Ok(Answer::of(Exit::Clean, &nothing, String::new()).about(&loaded))
    }
}

/// Draws, waits for a key, does what it asks for.
fn stepped(terminal: &mut DefaultTerminal, stepper: &mut Stepper, notes: &Path) -> io::Result<()> {
    loop {
        terminal.draw(|frame| draw(frame, stepper))?;
        if stepper.wait().is_some_and(|wait| !event::poll(wait).unwrap_or(true)) {
            stepper.tick();
            continue;
        }
        // Whatever else it is, a new size for one, is drawn anew.
        let Event::Key(key) = event::read()? else { continue };
        if key.kind == KeyEventKind::Release {
            continue;
        }
        match stepper.press(key) {
            Then::Draw => {}
            Then::Quit => return Ok(()),
            Then::WriteNotes => {
                let written = notes::notes(notes).and_then(|file| {
                    stepper.renew(&file);
                    notes::kept(notes, stepper.notes())
                });
                let says = written
                    .map_or_else(|why| why.to_string(), |()| format!("written to {}", notes.display()));
                stepper.say(says);
            }
        }
    }
}
