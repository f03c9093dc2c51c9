//! The list of events of a page.

use super::sentences;
use crate::review::view::{NoteRow, StepRow};

/// An event in the list.
pub(super) struct Row<'a> {
    pub(super) event: u64,
    /// The signs of its notes, one after the other; a dot for a note without one.
    pub(super) signs: String,
    pub(super) class: String,
    pub(super) unit: &'a str,
    pub(super) by: &'a str,
    pub(super) says: String,
}

pub(super) fn rows<'a>(steps: &'a [StepRow], notes: &[NoteRow]) -> Result<Vec<Row<'a>>, askama::Error> {
    let several = steps.windows(2).any(|two| two[0].at.by != two[1].at.by);
    steps.iter().map(|step| row(step, several, signs(notes, step.at.event))).collect()
}

fn row(step: &StepRow, several: bool, signs: String) -> Result<Row<'_>, askama::Error> {
    let mut class = Vec::new();
    class.extend((!signs.is_empty()).then_some("n"));
    class.extend(step.begins_phase.then_some("p"));
    class.extend(step.is_roll.then_some("r"));
    if let Some(ruling) = &step.ruling {
        class.extend(["x", ruling.as_str()]);
    }
    Ok(Row {
        event: step.at.event,
        class: class.join(" "),
        signs,
        unit: step.unit.as_deref().unwrap_or_default(),
        // Nobody recorded what was read from a file: how it was read stands in place of a recorder.
        by: match step.reading {
            Some(word) => sentences::reading(word),
            None if several => &step.at.by,
            None => "",
        },
        says: sentences::html(&step.sentence)?,
    })
}

/// The signs of the notes on an event, an asterisk for each without one; nothing where there is none. The notes are in order of events.
fn signs(notes: &[NoteRow], event: u64) -> String {
    let here = &notes[notes.partition_point(|note| note.event < event)..];
    let here = here.iter().take_while(|note| note.event == event);
    let signs = here.map(|note| note.parts().0).map(|sign| if sign.is_empty() { "*" } else { sign });
    signs.collect::<Vec<_>>().join(" ")
}
