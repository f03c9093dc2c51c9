//! What players answered, read: the one place of the import where a text becomes an event, and it is a player's text.

use super::event::At;
use asl_core::event::{Event, Name, Reading, RollId, Source};
use asl_core::notation::Reader;
use asl_core::scenario::Scenario;

/// What a player writes for the roll before the question.
pub(super) const ROLL: &str = "r?";

/// A line that is no answer, and why.
pub(super) struct Refused {
    pub(super) line: String,
    pub(super) why: String,
}

/// Reads answers one after the other.
pub(super) struct Answering<'a>(Reader<'a>);

impl<'a> Answering<'a> {
    /// Reads answers to a game, recorded by the program.
    pub(super) fn of(scenario: &'a Scenario, program: Name) -> Answering<'a> {
        let mut reader = Reader::new(scenario);
        reader.record_by(program);
        Answering(reader)
    }

    /// The events of an answer, all of its lines or none.
    pub(super) fn read(
        &mut self,
        at: At,
        lines: &[String],
        roll: Option<RollId>,
    ) -> Result<Vec<Event>, Refused> {
        let source = Source { file: at.file, step: at.step, leaf: 1 };
        let number = roll.map(|roll| roll.to_string()).unwrap_or_default();
        let (mut trial, mut events) = (self.0.clone(), Vec::new());
        for line in lines {
            match trial.deed((source, Reading::Answered), &line.replace(ROLL, &number)) {
                Ok(read) => events.extend(read.map(|line| line.event)),
                Err(errors) => {
                    let why = errors.first().map(ToString::to_string).unwrap_or_default();
                    return Err(Refused { line: line.clone(), why });
                }
            }
        }
        self.0 = trial;
        Ok(events)
    }
}
