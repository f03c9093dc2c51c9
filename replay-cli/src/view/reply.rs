//! What `reply` does, or would do, as data.

use super::asked::AskedView;
use super::awaited::{AwaitedRow, AwaitedView};
use super::dice::{DeclaredRow, DiceView};
use super::event::EventView;
use super::finding::FindingView;
use crate::read::Loaded;
use schemars::JsonSchema;
use serde::Serialize;

/// What `reply` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct ReplyView {
    /// `asl-replay/reply/1`.
    pub schema: &'static str,
    /// The game in the archive.
    pub game: String,
    /// Who replies.
    pub by: String,
    /// What was due of him and needs no choice: a commitment, answers, rolls.
    pub todo: Vec<AwaitedRow>,
    /// How many events he had not signed before.
    pub unsigned: u64,
    /// Broken findings on those.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub findings: Vec<FindingView>,
    /// How many they are.
    pub broken: usize,
    /// Those among them that prove that dice were bent.
    pub bent_dice: usize,
    /// What others recorded on those that only I can say: without `--agree` nothing is signed.
    #[serde(flatten)]
    pub asked: AskedView,
    /// The events that were added.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub added: Vec<EventView>,
    /// The rolls that were made, with their dice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<DeclaredRow>,
    /// What could not be done yet, and why.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// Events of the game now.
    pub events: u64,
    /// It was signed and the mail was written; else nothing was changed.
    pub signed: bool,
    /// All of it was signed before, and nothing was added.
    pub already: bool,
    /// The file to mail.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output: Option<String>,
    /// What is awaited of whom then.
    pub awaited: AwaitedView,
}

impl ReplyView {
    /// The rolls that are due.
    pub fn rolls(&self) -> impl Iterator<Item = &String> {
        self.todo.iter().filter(|row| row.kind == "roll").flat_map(|row| &row.rolls)
    }

    /// Takes in what was added to the game, from this event on.
    pub fn tell(&mut self, loaded: &Loaded, from: usize) {
        let view = DiceView::of(loaded, from);
        let events = &loaded.game.events;
        let made: Vec<String> = events.iter().skip(from).filter_map(rolled).collect();
        self.dice = view.rolls.into_iter().filter(|row| made.contains(&row.roll)).collect();
        self.added = view.added;
    }
}

/// The number of the roll that an event is.
fn rolled(event: &asl_core::event::Event) -> Option<String> {
    let asl_core::event::What::DiceRolled(rolled) = &event.what else { return None };
    Some(rolled.roll.to_string())
}

#[cfg(feature = "cli")]
impl ReplyView {
    /// Takes in that it was signed, and where the mail is.
    pub fn signed(&mut self, signed: &crate::home::Signed, mail: &std::path::Path) {
        self.signed = true;
        self.already = signed.already;
        self.events = signed.events;
        self.output = Some(mail.display().to_string());
    }
}
