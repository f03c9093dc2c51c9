//! `stats`: the dice of one game or many.

use super::export::quoted;
use super::{Answer, Call, Failure};
use crate::args::{Group, StatsArgs};
use crate::exit::Exit;
use crate::render::{self, one_line};
use crate::session::{Loaded, is_standard, must_be_writable, write_text};
use crate::view::{StatsBy, StatsView, ThrowRow, Wanted};

pub(super) fn run(call: &Call, args: &StatsArgs) -> Result<Answer, Failure> {
    for path in args.csv.iter().chain(&args.svg) {
        must_be_writable(path)?;
    }
    let games = call.place.by_game(&args.games, &call.viewer);
    let games: Vec<Loaded> = games.iter().map(|game| call.load(game)).collect::<Result<_, _>>()?;
    let by = match args.by {
        Group::Purpose => StatsBy::Purpose,
        Group::Phase => StatsBy::Phase,
        Group::Game => StatsBy::Game,
        Group::Season => StatsBy::Season,
    };
    let (player, purpose) = (args.player.clone(), args.purpose.clone());
    let wanted = Wanted { player, purpose, by, window: args.window.into() };
    let view = StatsView::of(&games, &wanted);
    if let Some(path) = &args.csv {
        write_text(path, &csv(&view.rolls), args.force)?;
    }
    if let Some(path) = &args.svg {
        write_text(path, &render::chart(&view.rows), args.force)?;
    }
    let written = args.csv.iter().chain(&args.svg).filter(|path| !is_standard(path));
    let written: String = written.map(|path| format!("{} is written\n", path.display())).collect();
    let answer = Answer { aside: written, ..Answer::of(Exit::Clean, &view, render::stats(&view)) };
    Ok(games.iter().fold(answer, Answer::about))
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
