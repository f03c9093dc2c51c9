//! The order of files by their content, whatever the order in which they were given.
//!
//! A file comes after the one whose end is its beginning, or whose steps it repeats. Where no file fits, the phase
//! wheel, then the newest piece (ids are made from a clock), then the claimed time of saving decide.

use super::super::vassal::action::wheel;
use super::super::vassal::chat::Turn;
use super::super::vassal::position::Position;
use super::Ends;

/// Phases in their order.
const PHASES: [&str; 8] = ["RPh", "PFPh", "MPh", "DFPh", "AFPh", "RtPh", "APh", "CCPh"];

/// Where in the game a position stands, as far as the file tells: turn, half of it, phase; the newest id.
type When = (Option<(u32, bool, usize)>, u64);

/// For each place in the chain the index of the file.
pub(super) fn order(files: &[Ends<'_>]) -> Vec<usize> {
    let keys: Vec<_> = files.iter().map(key).collect();
    let rows =
        (0..files.len()).map(|a| (0..files.len()).map(move |b| a != b && is_before(&files[a], &files[b])));
    let matrix: Vec<Vec<bool>> = rows.map(Iterator::collect).collect();
    let before = |a: usize, b: usize| matrix[a][b];
    let mut left: Vec<usize> = (0..files.len()).collect();
    left.sort_by_key(|at| keys[*at]);
    let mut order: Vec<usize> = Vec::new();
    while !left.is_empty() {
        let follows_last = |at: &usize| order.last().is_some_and(|last| before(*last, *at));
        let is_free = |at: &usize| !left.iter().any(|other| before(*other, *at) && !before(*at, *other));
        let next = left.iter().position(|at| follows_last(at) && is_free(at));
        let next = next.or_else(|| left.iter().position(is_free)).unwrap_or(0);
        order.push(left.remove(next));
    }
    order
}

/// The end of one is the beginning of the other, or its steps stand in the other. Of two that fit both ways, a save
/// comes after the log.
fn is_before(a: &Ends<'_>, b: &Ends<'_>) -> bool {
    match (a.steps.repeated_in(&b.steps), b.steps.repeated_in(&a.steps)) {
        (Some(this), Some(other)) => (this.from, b.begin.file().steps) > (other.from, a.begin.file().steps),
        (Some(_), None) => true,
        (None, Some(_)) => false,
        (None, None) => a.continues(b),
    }
}

type Key = (When, When, bool, Option<u64>);

fn key(ends: &Ends<'_>) -> Key {
    let file = ends.begin.file();
    let first = file.scenario.moves_first.as_deref();
    let when = |position: &Position| (moment(position, first), newest(position));
    (when(&file.setup), when(&file.last), file.steps == 0, file.provenance.claimed_save_time)
}

/// `Axis Turn 1 - RPh` as figures.
fn moment(position: &Position, first: Option<&str>) -> Option<(u32, bool, usize)> {
    let shown = wheel(position)?;
    let turn = Turn::parse(&shown)?;
    let phase = PHASES.iter().position(|phase| *phase == turn.phase)?;
    let second = first.is_some_and(|first| first != turn.side);
    Some((turn.number.parse().ok()?, second, phase))
}

fn newest(position: &Position) -> u64 {
    position.pieces().filter_map(|piece| piece.id.parse().ok()).max().unwrap_or(0)
}
