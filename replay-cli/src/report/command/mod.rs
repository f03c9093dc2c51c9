//! `report`: a page to step through a game, or its findings as text, ready to send.

pub mod pictures;
pub mod referee;

use super::page::{self, Pictures, Serving, Whole};
use crate::command::args::AnswersArg;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{self, Answer, Call, Command};
use crate::home::{is_standard, must_be_writable, write_text};
use crate::read::{Dispute, Kind, Loaded, MAX_CARRIED, WitnessKey, carrying};
use crate::review::command::notes;
use crate::review::view::ReviewView;
use crate::text;
use crate::view::witness::CosignedView;
use crate::words::{counted, one_line};
use anstream::adapter::strip_str;
use clap::Args;
use pictures::{PicturesArgs, Wanted};
use std::path::{Path, PathBuf};

/// A page to step through the game, and to send: map, events, findings, dice. It opens in any browser, from disk.
#[derive(Args, Debug)]
pub struct ReportArgs {
    /// The game. Several VASL logs of one session are one game.
    #[arg(value_name = "GAME", required = true)]
    pub games: Vec<PathBuf>,
    /// The page to write, `game.html`; `-` is standard output.
    #[arg(short, long, value_name = "OUT", required_unless_present = "text")]
    pub output: Option<PathBuf>,
    /// No page, but the findings as text, ready to send: what each changes, who gained, whether it can still be put right
    /// (A.2).
    #[arg(long, conflicts_with_all = ["pictures", "module"])]
    pub text: bool,
    /// To whom the text goes.
    #[arg(long, value_enum, default_value = "opponent", requires = "text")]
    pub to: Reader,
    /// Write over a file that exists.
    #[arg(long)]
    pub force: bool,
    /// What VASL files leave open.
    #[command(flatten)]
    pub answers: AnswersArg,
    /// Notes on events that it shows; `GAME.notes.toml` beside the game when not given.
    #[arg(long, value_name = "FILE")]
    pub notes: Option<PathBuf>,
    /// Your own pictures.
    #[command(flatten)]
    pub pictures: PicturesArgs,
    /// Tell how far this witness, by its key, has cosigned a hashed log; may stand several times.
    #[arg(long, value_name = "VKEY")]
    pub witness: Vec<WitnessKey>,
}

/// To whom findings are sent.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub enum Reader {
    /// The other player.
    Opponent,
    /// A tournament director.
    Director,
}

impl Command for ReportArgs {
    fn examples() -> &'static [&'static str] {
        &["report bridge -o bridge.html", "report bridge --text --to director"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        if let Some(path) = &self.output {
            must_be_writable(path)?;
        }
        let loaded = call.load_answered(&self.games, &self.answers)?;
        let mut view = ReviewView::of(&loaded);
        notes::noted(call, &mut view, self.notes.as_ref(), &loaded)?;
        view.cosigned = cosigned(call, self)?;
        view.output =
            self.output.as_ref().filter(|path| !is_standard(path)).map(|path| path.display().to_string());
        let pictures = self.pictured(call, &loaded, &view)?;
        let written = if self.text {
            referee::referee(&view, reader(self.to), call.width)
        } else {
            page_of(
                call,
                &self.games,
                &loaded,
                &Shown { view: &view, pictures: pictures.as_ref(), serving: None },
            )?
            .html
        };
        let Some(path) = &self.output else {
            return Ok(Answer::of(Exit::Clean, &view, written).about(&loaded));
        };
        let plain = if self.text { strip_str(&text::printable(&written)).to_string() } else { written };
        write_text(path, &plain, self.force)?;
        Ok(Answer::of(Exit::Clean, &view, report(&view, plain.len()) + &held(pictures.as_ref()))
            .about(&loaded))
    }

    fn output(&self) -> Option<&Path> {
        self.output.as_deref()
    }
}

impl ReportArgs {
    /// The player's own pictures, where they are asked for: by themselves, or by the module that is named.
    fn pictured(&self, call: &Call, loaded: &Loaded, view: &ReviewView) -> Result<Option<Pictures>, Failure> {
        let otherwise = if self.pictures.module.is_some() { Wanted::All } else { Wanted::None };
        let sources = self.pictures.sources(&call.place, otherwise)?;
        Ok(sources.and_then(|sources| pictures::pictures(loaded, view, &sources)))
    }
}

/// What the page holds of the player's files.
fn held(pictures: Option<&Pictures>) -> String {
    pictures.map(|pictures| format!("The page {}\n", one_line(&pictures.holdings.says()))).unwrap_or_default()
}

/// What a page shows.
pub(crate) struct Shown<'a> {
    /// The game, for stepping through it.
    pub(crate) view: &'a ReviewView,
    /// The player's own pictures.
    pub(crate) pictures: Option<&'a Pictures>,
    /// What it is told where the program serves it.
    pub(crate) serving: Option<&'a Serving>,
}

/// The page of a game. It carries the log, as far as that may be mailed.
pub(crate) fn page_of(
    call: &Call,
    games: &[PathBuf],
    loaded: &Loaded,
    shown: &Shown<'_>,
) -> Result<Whole, Failure> {
    let carried = carried(call, games, loaded)?;
    page::whole(shown.view, carried, shown.pictures, shown.serving)
        .map_err(|why| Failure::Broken(format!("{}: {why}", loaded.name())))
}

/// How far the witnesses that were asked for have cosigned the log.
fn cosigned(call: &Call, args: &ReportArgs) -> Result<Vec<CosignedView>, Failure> {
    let [game] = args.games.as_slice() else { return Ok(Vec::new()) };
    if args.witness.is_empty() {
        return Ok(Vec::new());
    }
    let copy = call.place.copy(game)?;
    if !copy.is_log() {
        return Err(Failure::Usage(format!(
            "{} is no hashed log: no witness can have seen it",
            copy.loaded.name()
        )));
    }
    Ok(CosignedView::of(&copy, &args.witness))
}

/// The log that the page carries, to be verified anew by whoever gets it; none of VASL files, which hold what is hidden
/// too, nor of a dispute.
fn carried(call: &Call, games: &[PathBuf], loaded: &Loaded) -> Result<String, Failure> {
    let [game] = games else { return Ok(String::new()) };
    let extension = match loaded.kind {
        Kind::Log => "aslog",
        Kind::Notation => "asl",
        Kind::Vasl => return Ok(String::new()),
    };
    let bytes = call.place.bytes(game)?;
    if Dispute::is_one(&bytes) || bytes.len() as u64 > MAX_CARRIED {
        return Ok(String::new());
    }
    Ok(carrying(&format!("{}.{extension}", command::stem(game).trim_start_matches('@')), &bytes))
}

const fn reader(to: Reader) -> referee::Reader {
    match to {
        Reader::Opponent => referee::Reader::Opponent,
        Reader::Director => referee::Reader::Director,
    }
}

/// What `report` wrote.
#[must_use]
pub fn report(view: &ReviewView, bytes: usize) -> String {
    let output = view.output.as_deref().unwrap_or("standard output");
    let how = if output.ends_with(".html") { ": open it in any browser" } else { "" };
    let (events, findings) = (
        counted(view.steps.len() as u64, "event", "events"),
        counted(view.findings.len() as u64, "finding", "findings"),
    );
    format!("{events} and {findings} in {}, {} KB{how}\n", one_line(output), bytes.div_ceil(1000))
}
