//! Recording as a conversation: a player's line in, a proposal or an event out. Knows no terminal and no
//! store: whoever runs it prints what it says and keeps what it gives.
//!
//! A line is read, the figures it leaves out are filled in, and what the rules would say is shown. The line
//! as shown, entered again, is the player's word: it is recorded, whatever the rules said.

mod console;
mod proposal;
pub mod questions;
mod words;

pub use console::{Console, Pipe, Terminal};
pub use words::{Completion, Words};

use asl_core::audit::Game;
use asl_core::audit::live::Live;
use asl_core::duty::Key;
use asl_core::event::{Event, Name};
use asl_core::notation::{Reader, print_event};
use asl_core::propose::complete;

/// A conversation about one game.
pub struct Conversation {
    live: Live,
    by: Name,
    width: usize,
    shown: Option<Shown>,
    /// What was owed when it was last told.
    owed: Vec<Key>,
}

/// What was proposed and waits for the player's word.
struct Shown {
    /// As the player typed it.
    typed: String,
    line: String,
    event: Event,
}

/// What comes of a player's line.
pub enum Reply {
    /// Words, and nothing else.
    Say(String),
    /// Words, and the line to correct or to enter again.
    Propose {
        /// What the rules would say, or what is wrong with the line.
        text: String,
        /// The line with its figures.
        line: String,
    },
    /// The event is to be kept; then [`Conversation::kept`] is called, or [`Conversation::catch_up`].
    Keep(Box<Event>),
    /// The conversation is over.
    Done,
}

const HELP: &str = "\
A line of the notation proposes an event: `bt7 enter FF4`, `roll r7 DR 4,3 ift in a2`, `turn 3 german PFPh`.
Figures that you leave out are filled in where the rules give them. Enter the line shown once more (or `yes`)
to record it as it stands, against the rules too; edit it to correct it; an empty line (or `no`) drops it.

  show [N]      the position (after N) explain       every clause on the line shown
  log           the last events        by NAME       who records from here on
  owed          what is to be done yet  help         this text
  quit          leave; what was recorded stays
";

impl Conversation {
    /// A conversation that goes on with a game; `width` is that of the screen, in columns.
    #[must_use]
    pub fn of(game: Game, by: Name, width: usize) -> Conversation {
        let live = Live::of(game);
        let owed = live.owed().into_iter().map(|duty| duty.key).collect();
        Conversation { live, by, width, shown: None, owed }
    }

    /// The game so far.
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.live.game()
    }

    /// Where the game is and who records: `turn 2 russian MPh, ivan`.
    #[must_use]
    pub fn prompt(&self) -> String {
        let state = self.live.state();
        let place = match (&state.side, state.phase) {
            (Some(side), Some(phase)) => format!("turn {} {side} {phase}", state.turn),
            (Some(side), None) => format!("turn {} {side}", state.turn),
            (None, _) => "before turn 1".into(),
        };
        format!("{place}, {}", self.by)
    }

    /// What is proposed and would be lost if the conversation ended here.
    #[must_use]
    pub fn pending(&self) -> Option<&str> {
        self.shown.as_ref().map(|shown| shown.line.as_str())
    }

    /// Names that the next line may hold.
    #[must_use]
    pub fn words(&self) -> Words {
        Words::of(&self.live)
    }

    /// Hears one line.
    pub fn hear(&mut self, line: &str) -> Reply {
        let line = line.trim();
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [] | ["no" | "n"] => self.drop_it(),
            ["yes" | "y"] => self.keep(),
            ["quit" | "exit"] => Reply::Done,
            ["help"] => Reply::Say(HELP.into()),
            ["show"] => Reply::Say(proposal::position(&self.live, None)),
            ["show", n] if let Ok(n) = n.parse() => Reply::Say(proposal::position(&self.live, Some(n))),
            ["owed"] => Reply::Say(proposal::owed(&self.live)),
            ["log"] => Reply::Say(proposal::last_events(&self.live)),
            ["explain"] => self.explain(),
            ["by", name] => self.record_by(name),
            _ if self.shown.as_ref().is_some_and(|shown| shown.line == line || shown.typed == line) => {
                self.keep()
            }
            _ => self.propose(line),
        }
    }

    fn drop_it(&mut self) -> Reply {
        let word = if self.shown.take().is_some() { "dropped: nothing was recorded\n" } else { "" };
        Reply::Say(word.into())
    }

    fn keep(&mut self) -> Reply {
        match &self.shown {
            Some(shown) => Reply::Keep(Box::new(shown.event.clone())),
            None => Reply::Say("nothing is proposed: enter a line first\n".into()),
        }
    }

    fn explain(&self) -> Reply {
        Reply::Say(match &self.shown {
            Some(shown) => proposal::opinions(&self.live, &shown.event, self.width),
            None => "nothing is proposed: `asl-replay explain GAME N` explains a recorded event\n".into(),
        })
    }

    fn record_by(&mut self, name: &str) -> Reply {
        self.shown = None;
        let known = |name: &Name| {
            let players = &self.game().scenario.players;
            players.is_empty() || players.contains_key(name)
        };
        match name.parse::<Name>().ok().filter(known) {
            Some(name) => {
                self.by = name;
                Reply::Say(String::new())
            }
            None => {
                let all: Vec<&str> = self.game().scenario.players.keys().map(Name::as_str).collect();
                Reply::Say(format!("{name} is no player of this game: {}\n", all.join(", ")))
            }
        }
    }

    fn propose(&mut self, line: &str) -> Reply {
        self.shown = None;
        let game = self.live.game();
        let mut reader = Reader::new(&game.scenario);
        game.events.iter().for_each(|event| reader.learn(&event.what));
        reader.record_by(self.by.clone());
        match reader.line(1, line) {
            Err(errors) => {
                let text: String = errors.iter().map(|error| error.render("your line")).collect();
                Reply::Propose { text, line: line.into() }
            }
            Ok(None) => Reply::Say(String::new()),
            Ok(Some(read)) => self.show(line.into(), read.event),
        }
    }

    fn show(&mut self, typed: String, mut event: Event) -> Reply {
        complete(&self.live.ctx(), &mut event.what);
        let line = print_event(&self.live.game().scenario.map, &event);
        let text = proposal::text(&self.live, &event, &line, self.width);
        self.shown = Some(Shown { typed, line: line.clone(), event });
        Reply::Propose { text, line }
    }

    /// The event given by [`Reply::Keep`] is safe: the game goes on behind it. Its number.
    pub fn kept(&mut self, event: Event) -> u64 {
        self.shown = None;
        let seq = self.live.state().seq;
        self.live.append(event);
        seq
    }

    /// What is owed since the last event that was kept and was not before it, a line each.
    pub fn newly_owed(&mut self) -> String {
        let all = self.live.owed();
        let known = core::mem::replace(&mut self.owed, all.iter().map(|duty| duty.key.clone()).collect());
        proposal::open(&self.live, all.iter().filter(|duty| !known.contains(&duty.key)))
    }

    /// Somebody else's events came first; what was proposed is judged anew behind them.
    pub fn catch_up(&mut self, missed: Vec<Event>) -> Reply {
        let text = proposal::missed(&self.live, &missed);
        missed.into_iter().for_each(|event| self.live.append(event));
        let Some(shown) = self.shown.take() else { return Reply::Say(text) };
        match self.show(shown.typed, shown.event) {
            Reply::Propose { text: anew, line } => Reply::Propose { text: text + &anew, line },
            other @ (Reply::Say(_) | Reply::Keep(_) | Reply::Done) => other,
        }
    }
}
