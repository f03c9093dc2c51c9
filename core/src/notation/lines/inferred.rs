//! `from 1.20.1 shown sq moves 03O8`: what was inferred from a file, and the deed as a line of its own.

use super::kinds;
use crate::event::{Done, Inferred, MfSpentSo, Reading, Source, What};
use crate::notation::cursor::{Cursor, Printer, Read};
use crate::notation::error::ErrorKind;
use crate::notation::form::{Bare, Form, OneOf, take};
use crate::notation::phrase::Phrase;
use alloc::string::String;

const READINGS: OneOf<Reading> = OneOf(&[
    (Reading::Shown.word(), Reading::Shown),
    (Reading::Cheapest.word(), Reading::Cheapest),
    (Reading::Joined.word(), Reading::Joined),
    (Reading::Answered.word(), Reading::Answered),
]);

impl Phrase for Inferred {
    const SUBJECT: bool = false;
    const VERBS: &'static [&'static str] = &["from"];

    fn print(&self, out: &mut Printer<'_>) {
        out.word("from");
        Form::print(&Bare, &self.source, out);
        READINGS.print(&self.reading, out);
        out.begin_event();
        kinds::print(self.done.what(), out);
    }

    /// Within it MF may be left out, and are then not stated.
    fn parse(from: &mut Cursor<'_>) -> Read<Inferred> {
        if !from.takes("from") {
            return from.no_such_word(&["from"]);
        }
        let (source, reading) = (take(&Bare, from)?, take(&READINGS, from)?);
        deed(source, reading, from)
    }
}

/// A deed that stands behind its source, or without it.
pub(in crate::notation) fn deed(source: Source, reading: Reading, from: &mut Cursor<'_>) -> Read<Inferred> {
    if from.sees("from") {
        return from.stop_here(ErrorKind::Misplaced, "a deed, and no other `from`");
    }
    let done = kinds::read(from)?;
    match Done::of(done) {
        Some(done) => Ok(Inferred { source, reading, done }),
        None => from.missing("a deed that a file can show: a move, a marker, a flip, fire, a check"),
    }
}

/// What stands before a deed of a source in its line.
pub(in crate::notation) fn before(source: Source, reading: Reading) -> String {
    alloc::format!("from {}.{}.{} {} ", source.file, source.step, source.leaf, reading.word())
}

/// A player's own line without MF says 0 MF.
pub(in crate::notation) fn stated(mut what: What) -> What {
    if let What::MfSpent(spent) | What::MfSpentSo(MfSpentSo { spent, .. }) = &mut what {
        spent.cost.get_or_insert(crate::vocab::num::Mp::ZERO);
    }
    what
}
