//! `open`: a game in the browser, where questions are answered by click.

use super::gate::Gate;
use super::room::{Files, Room};
use super::serve::serve;
use crate::command::args::AnswersArg;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command, answers, to_json, waiting};
use crate::home::seat::random;
use crate::report::command::pictures::{PicturesArgs, Wanted};
use crate::words::counted;
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;

/// Open a game in your browser: the page of `report` over your own boards and counters, where a click answers what VASL files
/// leave open. It is served to this machine alone, and ends when the page is closed. A file dropped on the program is opened so.
#[derive(Args, Debug)]
pub struct OpenArgs {
    /// The game. Several VASL logs of one session are one game.
    #[arg(value_name = "GAME", required = true)]
    pub games: Vec<PathBuf>,
    /// Open no browser: the address is printed, and opened by yourself.
    #[arg(long)]
    pub no_browser: bool,
    /// Serve on when the page is closed, until Ctrl-C.
    #[arg(long)]
    pub keep: bool,
    /// What VASL files leave open.
    #[command(flatten)]
    pub answers: AnswersArg,
    /// Your own pictures.
    #[command(flatten)]
    pub pictures: PicturesArgs,
}

impl Command for OpenArgs {
    fn examples() -> &'static [&'static str] {
        &["open his.vlog", "open bridge --no-browser --keep"]
    }

    fn is_left(&self) -> bool {
        true
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let loaded = call.load_answered(&self.games, &self.answers)?;
        let files = Files {
            games: &self.games,
            answers: self.answers.answers.clone().or_else(|| answers::beside(&self.games)),
            sources: self.pictures.sources(&call.place, Wanted::All)?,
        };
        let mut room = Room::of(call, files, loaded)?;
        let failed = |why: std::io::Error| Failure::store(&why);
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(failed)?;
        let token = random().map_err(|why| Failure::store(&why))?;
        let gate = Gate::new(listener.local_addr().map_err(failed)?, token);
        let view = OpenView { schema: "asl-replay/open/1", address: gate.address() };
        waiting::tell(call, &(opened(&view, self) + &call.place.notes()), &to_json(&view));
        if !self.no_browser && ::open::that_detached(&view.address).is_err() {
            waiting::tell(call, "No browser could be started: open the address in one.\n", "");
        }
        serve(listener, gate, self.keep, &mut room).map_err(failed)?;
        let answer = Answer::of(Exit::Clean, &view, closed(room.answered())).about(room.loaded());
        // The document was printed when the page could be opened.
        Ok(Answer { json: String::new(), ..answer })
    }
}

/// What `open` answers, as soon as the page can be opened.
#[derive(JsonSchema, Serialize, Debug)]
pub struct OpenView {
    /// `asl-replay/open/1`.
    pub schema: &'static str,
    /// The address of the page, for this machine alone. Who has it sees the game.
    pub address: String,
}

fn opened(view: &OpenView, args: &OpenArgs) -> String {
    let ends = if args.keep { "Ctrl-C ends it." } else { "It ends when the page is closed, or by Ctrl-C." };
    format!("{}\n{ends}\n", view.address)
}

fn closed([kept, back]: [u64; 2]) -> String {
    let told = |n: u64, what: &str| {
        (n > 0).then(|| format!(" {} {what}.", counted(n, "answer was", "answers were")))
    };
    let told = told(kept, "kept").into_iter().chain(told(back, "taken back"));
    format!("The page was closed.{}\n", told.collect::<String>())
}
