//! The results that an attack may have where a DRM cannot be told.

use crate::event::IftResolved;
use crate::facts::{Outcome, Underway};
use crate::figures::fire::movers::ffmo_due;
use crate::figures::fire::sheet::derived;
use crate::vocab::{IftResult, Modifier};
use alloc::vec::Vec;

/// A DRM that may stay open, with the least and the most that it may be.
pub type OpenDrm = (Modifier, i16, i16);

/// All of them.
const OPEN: [OpenDrm; 4] =
    [(Modifier::Tem, 0, 4), (Modifier::Hindrance, 0, 5), (Modifier::Ffmo, -1, 0), (Modifier::Ffnam, -1, 0)];

/// Those that the log leaves open for a roll.
#[must_use]
pub fn open_drm(on: &Underway<'_>, ift: &IftResolved) -> Vec<OpenDrm> {
    OPEN.into_iter().filter(|(modifier, ..)| is_open(on, ift, *modifier)).collect()
}

fn is_open(on: &Underway<'_>, ift: &IftResolved, modifier: Modifier) -> bool {
    if ift.drm.iter().any(|line| line.is(modifier)) {
        return false;
    }
    let due =
        if modifier == Modifier::Ffmo { ffmo_due(&on.ctx, on.attack, ift) } else { derived(on, modifier) };
    due.is_none()
}

/// The results by all that the open DRM may add.
#[must_use]
pub fn results(outcome: &Outcome, open: &[OpenDrm]) -> Vec<IftResult> {
    let (least, most) = open.iter().fold((0, 0), |(least, most), (_, low, high)| (least + low, most + high));
    let mut all: Vec<IftResult> = Vec::new();
    for more in least..=most {
        let result =
            outcome.used.map_or(IftResult::None, |used| used.result(outcome.total.saturating_add(more)));
        if !all.contains(&result) {
            all.push(result);
        }
    }
    all
}
