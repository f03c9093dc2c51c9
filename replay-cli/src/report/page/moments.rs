//! When the files of a game are looked at, for each of its events.

use crate::import::draft::At;
use crate::picture::film::Moment;
use crate::read::Loaded;

/// The moment of each event: behind its own step and those that show no event, so that counters laid for it lie there.
/// Empty for a game that no VASL files show.
#[must_use]
pub fn moments(loaded: &Loaded) -> Vec<Moment> {
    let Some(drafted) = loaded.vasl_game().map(|game| &game.telling().drafted) else { return Vec::new() };
    let mut last = At { file: 1, step: 0 };
    let places: Vec<At> = (0..drafted.game.events.len())
        .map(|n| {
            last = drafted.place(n).map_or(last, |at| at.max(last));
            last
        })
        .collect();
    let steps = |file: usize| loaded.imported.get(file).map_or(0, |imported| imported.steps);
    let moment = |n: usize| {
        let (at, next) = (places[n], places.get(n + 1));
        let file = usize::from(at.file).saturating_sub(1);
        let step = match next {
            Some(next) if next == &at => at.step,
            // The set-up is seen before anything is done.
            Some(_) if at.step == 0 => 0,
            Some(next) if next.file == at.file => next.step.saturating_sub(1),
            Some(_) | None => steps(file),
        };
        (file, step)
    };
    (0..places.len()).map(moment).collect()
}
