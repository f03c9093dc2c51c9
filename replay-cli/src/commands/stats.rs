//! `stats`: the dice of one game or many.

use super::export::quoted;
use crate::args::{Group, StatsArgs};
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::home::{is_standard, must_be_writable, write_text};
use crate::read::{Kind, Loaded};
use crate::text::stats;
use crate::view::stats::{By as StatsBy, StatsView, ThrowRow, Wanted};
use crate::words::one_line;

pub(super) fn run(call: &Call, args: &StatsArgs) -> Result<Answer, Failure> {
    for path in args.csv.iter().chain(&args.svg) {
        must_be_writable(path)?;
    }
    let games = call.place.by_game(&args.games, &call.viewer);
    let games: Vec<Loaded> = games.iter().map(|game| call.load(game)).collect::<Result<_, _>>()?;
    let (games, notes) = once(games);
    let by = match args.by {
        Group::Purpose => StatsBy::Purpose,
        Group::Phase => StatsBy::Phase,
        Group::Game => StatsBy::Game,
        Group::Season => StatsBy::Season,
    };
    let (player, purpose) = (args.player.clone(), args.purpose.clone());
    let wanted = Wanted { player, purpose, by, window: args.window.into() };
    let mut view = StatsView::of(&games, &wanted);
    view.notes.extend(notes);
    if let Some(path) = &args.csv {
        write_text(path, &csv(&view.rolls), args.force)?;
    }
    if let Some(path) = &args.svg {
        write_text(path, &stats::chart(&view.rows), args.force)?;
    }
    let written = args.csv.iter().chain(&args.svg).filter(|path| !is_standard(path));
    let written: String = written.map(|path| format!("{} is written\n", path.display())).collect();
    let answer = Answer { aside: written, ..Answer::of(Exit::Clean, &view, stats::stats(&view)) };
    Ok(games.iter().fold(answer, Answer::about))
}

/// Each game once, by the copy with most of its events; what was left out, in words. Mails of one game hold its rolls again
/// and again, and two pasts hold what came before they part.
fn once(games: Vec<Loaded>) -> (Vec<Loaded>, Vec<String>) {
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
