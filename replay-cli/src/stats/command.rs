//! `stats`: the dice of one game or many.

use super::{By as StatsBy, StatsView, ThrowRow, Wanted, text};
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::history::export::quoted;
use crate::home::{is_standard, must_be_writable, write_text};
use crate::read::{Kind, Loaded};
use crate::words::one_line;
use clap::Args;
use std::path::PathBuf;

/// The dice of one game or many: what came up, and what fair dice do.
#[derive(Args, Debug)]
pub struct StatsArgs {
    /// The games. VASL logs among them are those of one session.
    #[arg(value_name = "GAME", required = true)]
    pub games: Vec<PathBuf>,
    /// Only rolls of this player.
    #[arg(long, value_name = "PLAYER")]
    pub player: Option<String>,
    /// Only rolls for this: IFT, MC, TH ..
    #[arg(long, value_name = "PURPOSE")]
    pub purpose: Option<String>,
    /// In groups.
    #[arg(long, value_enum, default_value = "purpose")]
    pub by: Group,
    /// So many rolls are the last ones, in the mean that moves with them.
    #[arg(long, value_name = "ROLLS", default_value_t = 20, value_parser = clap::value_parser!(u16).range(5..=500))]
    pub window: u16,
    /// Write every roll to this file, as CSV.
    #[arg(long, value_name = "OUT")]
    pub csv: Option<PathBuf>,
    /// Draw how often each total came up, as SVG, into this file.
    #[arg(long, value_name = "OUT")]
    pub svg: Option<PathBuf>,
    /// Write over files that exist.
    #[arg(long)]
    pub force: bool,
}

/// What rolls are grouped by.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub enum Group {
    /// What they were rolled for.
    Purpose,
    /// The phase.
    Phase,
    /// The game.
    Game,
    /// The year in which they were recorded, as far as recorders tell the time.
    Season,
}

impl Command for StatsArgs {
    fn examples() -> &'static [&'static str] {
        &["stats *.vlog", "stats bridge --csv rolls.csv"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        for path in self.csv.iter().chain(&self.svg) {
            must_be_writable(path)?;
        }
        let games = call.place.by_game(&self.games, &call.viewer);
        let games: Vec<Loaded> = games.iter().map(|game| call.load(game)).collect::<Result<_, _>>()?;
        let (games, notes) = once(games);
        let by = match self.by {
            Group::Purpose => StatsBy::Purpose,
            Group::Phase => StatsBy::Phase,
            Group::Game => StatsBy::Game,
            Group::Season => StatsBy::Season,
        };
        let (player, purpose) = (self.player.clone(), self.purpose.clone());
        let wanted = Wanted { player, purpose, by, window: self.window.into() };
        let mut view = StatsView::of(&games, &wanted);
        view.notes.extend(notes);
        if let Some(path) = &self.csv {
            write_text(path, &csv(&view.rolls), self.force)?;
        }
        if let Some(path) = &self.svg {
            write_text(path, &text::chart(&view.rows), self.force)?;
        }
        let written = self.csv.iter().chain(&self.svg).filter(|path| !is_standard(path));
        let written: String = written.map(|path| format!("{} is written\n", path.display())).collect();
        let answer = Answer { aside: written, ..Answer::of(Exit::Clean, &view, text::stats(&view)) };
        Ok(games.iter().fold(answer, Answer::about))
    }
}

/// Each game once, by the copy with most of its events; what was left out, in words. Mails of one game hold its rolls again
/// and again, and two pasts hold what came before they part.
pub(crate) fn once(games: Vec<Loaded>) -> (Vec<Loaded>, Vec<String>) {
    let longest = |game: &Loaded| std::cmp::Reverse(game.game.events.len());
    let mut order: Vec<usize> = (0..games.len()).collect();
    order.sort_by_key(|n| longest(&games[*n]));
    let (mut kept, mut notes): (Vec<usize>, Vec<String>) = (Vec::new(), Vec::new());
    for n in order {
        let game = &games[n];
        match kept.iter().map(|at| &games[*at]).find(|other| is_same_game(game, other)) {
            None => kept.push(n),
            Some(other) => notes.push(left_out(game, other)),
        }
    }
    let kept = |(n, game): (usize, Loaded)| kept.contains(&n).then_some(game);
    (games.into_iter().enumerate().filter_map(kept).collect(), notes)
}

/// Do both begin with one record 0 that no other game has, or is one the beginning of the other?
fn is_same_game(game: &Loaded, other: &Loaded) -> bool {
    let (ours, theirs) = (&game.game.events, &other.game.events);
    if game.kind == Kind::Vasl || other.kind == Kind::Vasl || ours.first() != theirs.first() {
        return false;
    }
    game.game.scenario.id.is_some() || theirs.starts_with(ours)
}

fn left_out(game: &Loaded, other: &Loaded) -> String {
    let (name, whole) = (game.name(), other.name());
    let shared = game.game.events.iter().zip(&other.game.events).take_while(|(a, b)| a == b).count();
    if shared == game.game.events.len() {
        return format!("{name} is {whole}, as far as it goes: its rolls are counted once");
    }
    format!("{name} parts from {whole} at event {shared}: of two pasts the longer one is counted")
}

fn csv(rolls: &[ThrowRow]) -> String {
    let mut out = String::from("game,event,when,player,dice,for,colored,white,total\n");
    for roll in rolls {
        let die = |n: usize| roll.dice.get(n).map(ToString::to_string).unwrap_or_default();
        let cells = [
            roll.game.clone(),
            roll.event.to_string(),
            roll.when.clone(),
            roll.player.clone(),
            roll.kind.to_owned(),
            roll.purpose.clone(),
            die(0),
            die(1),
            roll.total.to_string(),
        ];
        out += &cells.map(|cell| quoted(&one_line(&cell))).join(",");
        out.push('\n');
    }
    out
}
