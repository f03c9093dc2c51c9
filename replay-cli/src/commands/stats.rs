//! `stats`: the dice of one game or many.

use super::export::quoted;
use super::{Answer, Call, Failure};
use crate::args::{Group, StatsArgs};
use crate::exit::Exit;
use crate::render::{self, one_line};
use crate::session::{Kind, Loaded, is_stdout, must_be_writable, write_text};
use crate::view::{StatsBy, StatsView, ThrowRow, Wanted};
use std::path::PathBuf;

pub(super) fn run(call: &Call, args: &StatsArgs) -> Result<Answer, Failure> {
    for path in args.csv.iter().chain(&args.svg) {
        must_be_writable(path)?;
    }
    let games = games(call, &args.games)?;
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
    let written = args.csv.iter().chain(&args.svg).filter(|path| !is_stdout(path));
    let written: String = written.map(|path| format!("{} is written\n", path.display())).collect();
    let answer = Answer { aside: written, ..Answer::of(Exit::Clean, &view, render::stats(&view)) };
    Ok(games.iter().fold(answer, Answer::about))
}

/// Each game by itself; the files of VASL are one session.
fn games(call: &Call, paths: &[PathBuf]) -> Result<Vec<Loaded>, Failure> {
    let (mut games, mut session): (Vec<Loaded>, Vec<PathBuf>) = (Vec::new(), Vec::new());
    for path in paths {
        let loaded = call.load(std::slice::from_ref(path))?;
        if loaded.kind == Kind::Vasl { session.push(path.clone()) } else { games.push(loaded) }
    }
    if !session.is_empty() {
        let all = call.load(&session)?;
        let of_games = all.vasl.chain.games();
        if of_games.len() < 2 {
            games.push(all);
            return Ok(games);
        }
        // Files of several games were named: each has its own dice.
        for files in of_games {
            let files: Vec<PathBuf> = files.iter().filter_map(|at| session.get(*at).cloned()).collect();
            games.push(call.load(&files)?);
        }
    }
    Ok(games)
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
