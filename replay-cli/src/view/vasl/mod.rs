//! VASL files as data: the position after a step, the actions as lines, how the files hang together. Everything goes
//! through the eyes of the viewer.

mod draft;
mod files;
mod moves;
mod notes;
mod position;
mod shown;
mod text;
mod writer;

pub use draft::{ChoiceRow, QuestionRow};
pub use files::FileRow;
pub(crate) use files::{files, named};
pub use moves::MoveRow;
pub(crate) use moves::moves;
pub(crate) use notes::{contradictions, notes, strangers};
pub use position::ScenarioRow;
pub(crate) use position::{Shown, shown};
pub use shown::Numbers;
pub(crate) use shown::ShownGame;
pub use text::{Drafting, GivenAnswer, OpenQuestion};
pub(crate) use writer::{of_step, writer, written};

use super::finding::FindingView;
use crate::import::draft::{At, Drafted};
use crate::read::VaslGame;

/// What VASL files come to.
pub(crate) struct OfFiles<'l> {
    /// What they tell.
    pub(crate) judged: &'l VaslGame,
    /// The game that they show.
    pub(crate) drafted: &'l Drafted,
    /// What was found in the files themselves: in their dice, say.
    pub(crate) findings: Vec<FindingView>,
}
