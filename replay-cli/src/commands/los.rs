//! `los`: the Line of Sight on the players' own boards, of a game or of one board, one or a file of them.

use crate::args::boards::LosArgs;
use crate::boards::{Boards, spot};
use crate::command::failure::Failure;
use crate::command::{self, Answer, Call};
use crate::exit::Exit;
use crate::home::read_file;
use crate::text::boards;
use crate::view::boards::{LosView, SightRow};
use crate::view::counters::add_counters;
use crate::words::shown;
use asl_core::audit::Replay;
use asl_core::map::Spot;
use std::path::{Path, PathBuf};

pub(super) fn run(call: &Call, args: &LosArgs) -> Result<Answer, Failure> {
    match (&args.board, &args.pairs, args.words.as_slice()) {
        (Some(board), Some(pairs), []) => of_pairs(&alone(call, board)?, pairs),
        (Some(board), None, [from, to]) => {
            let boards = alone(call, board)?;
            let row = sight(&boards, from, to)?.2;
            Ok(answer(&boards, None, row))
        }
        (None, None, [game, from, to]) => of_game(call, args, game, [from, to]),
        (None, Some(pairs), [game]) => {
            let loaded = call.place.load(&[PathBuf::from(game)])?;
            of_pairs(&call.place.shelf()?.laid_out(&loaded.game.scenario.map), pairs)
        }
        _ => Err(Failure::Usage(
            "los takes GAME FROM TO, or --board BOARD FROM TO, or GAME or --board BOARD with --pairs FILE"
                .into(),
        )),
    }
}

fn alone(call: &Call, board: &str) -> Result<Boards, Failure> {
    call.place.shelf()?.alone(board).map_err(|e| Failure::usage(&e))
}

fn of_game(call: &Call, args: &LosArgs, game: &str, [from, to]: [&str; 2]) -> Result<Answer, Failure> {
    let loaded = call.place.load(&[PathBuf::from(game)])?;
    let last = loaded.game.events.len().saturating_sub(1);
    let at = args.at.map_or(last, |n| usize::try_from(n).unwrap_or(usize::MAX));
    if at > last {
        return Err(command::no_event(at as u64, &loaded));
    }
    let scenario = &loaded.game.scenario;
    let boards = call.place.shelf()?.laid_out(&scenario.map);
    let (from, to, mut row) = sight(&boards, from, to).map_err(|e| with_faults(e, &boards))?;
    let [_, position] = Replay::of(&loaded.game).around(at);
    add_counters(&mut row, &boards.land, scenario, &position, [from, to]);
    Ok(answer(&boards, Some(at as u64), row).about(&loaded))
}

/// What is wrong with the boards is why a hex is unknown.
fn with_faults(failure: Failure, boards: &Boards) -> Failure {
    if boards.faults.is_empty() {
        failure
    } else {
        Failure::Usage(format!("{failure}: {}", boards.faults.join("; ")))
    }
}

fn answer(boards: &Boards, after: Option<u64>, row: SightRow) -> Answer {
    let view = LosView::of(boards, after, vec![row]);
    let text = boards::los(&view);
    Answer::of(Exit::Clean, &view, text)
}

fn sight(boards: &Boards, from: &str, to: &str) -> Result<(Spot, Spot, SightRow), Failure> {
    let read = |text: &str| spot::read(boards.land.map(), text).map_err(Failure::Usage);
    let (from, to) = (read(from)?, read(to)?);
    let row = SightRow::of(&boards.land, from, to).map_err(Failure::Usage)?;
    Ok((from, to, row))
}

/// Answers a file of pairs; its first line may name the columns.
fn of_pairs(boards: &Boards, path: &Path) -> Result<Answer, Failure> {
    let bytes = read_file(path)?;
    let text = String::from_utf8_lossy(&bytes);
    let mut rows = Vec::new();
    for (n, line) in text.lines().enumerate() {
        let mut fields = line.split('\t');
        let (from, to) = (fields.next().unwrap_or_default(), fields.next());
        if line.trim().is_empty() || (n == 0 && from.trim() == "from") {
            continue;
        }
        let place = |what: &str| Failure::Usage(format!("{}, line {}: {what}", shown(path), n + 1));
        let to = to.ok_or_else(|| place("two Locations are wanted, with a TAB between"))?;
        let (.., mut row) = sight(boards, from, to).map_err(|e| place(&e.to_string()))?;
        row.crossed.clear();
        (row.from, row.to) = (from.to_owned(), to.to_owned());
        rows.push(row);
    }
    let view = LosView::of(boards, None, rows);
    let text = boards::pairs(&view);
    let mut answer = Answer::data(Exit::Clean, &view, text);
    answer.aside = boards.faults.iter().map(|fault| format!("warning: {fault}\n")).collect();
    Ok(answer)
}
