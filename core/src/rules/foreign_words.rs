//! DRM under names that no rule knows: what a sum lacks may stand under such a name, and is asked then, never broken.

use super::opinion::Opinion;
use crate::event::{DrmLine, Event, What};
use crate::finding::{Breach, Verdict};
use alloc::format;
use alloc::string::String;

/// The opinions on an event, those asked about whose missing DRM a word that nobody knows may be.
pub(super) fn ask(event: &Event, opinions: &mut [Opinion]) {
    let Some((word, value)) = foreign(event) else { return };
    for opinion in opinions {
        let Verdict::Broken(breach) = &mut opinion.verdict else { continue };
        if missing(breach) == Some(value) {
            let says = format!("whether {word} is it: {}", breach.says);
            opinion.verdict = Verdict::Undecided(Breach { says, ..(**breach).clone() }.into());
        }
    }
}

/// The one DRM of an event under a name that nobody knows, and its value.
fn foreign(event: &Event) -> Option<(String, i16)> {
    let what = event.what.done();
    let lines: &[DrmLine] = if let What::IftResolved(ift) = what {
        &ift.drm
    } else if let What::ToHitAttempt(attempt) = what {
        &attempt.drm
    } else if let What::Checked(checked) = what {
        &checked.drm
    } else {
        return None;
    };
    let mut unknown = lines.iter().filter(|line| line.means().is_none());
    let line = unknown.next().filter(|_| unknown.next().is_none())?;
    Some((format!("{}", line.name), line.value?.0))
}

/// By how much the player's figure falls short of ours; one that is left out counts as none.
fn missing(breach: &Breach) -> Option<i16> {
    let figure = |text: &String| {
        let signed = |word: &str| word.starts_with(['+', '-']).then(|| word.parse::<i16>().ok()).flatten();
        text.split_whitespace().rev().find_map(signed)
    };
    let due = figure(breach.derived.as_ref()?)?;
    due.checked_sub(breach.declared.as_ref().and_then(figure).unwrap_or(0))
}
