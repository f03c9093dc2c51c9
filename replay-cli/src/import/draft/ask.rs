//! What files leave open, and what the players answered.

use asl_core::event::What;
use serde::Deserialize;
use std::collections::BTreeMap;

/// A question to the players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ask {
    /// Its subject in one word; an answer names it.
    pub about: &'static str,
    /// The question.
    pub says: String,
    /// Answers that would fit, each the events that it means; their roll is the one before the question.
    pub choices: Vec<Vec<What>>,
    /// Answers by which nothing more was done, in words.
    pub plain: Vec<String>,
    /// Whether one of them has to be true: what breaks a rule in each of them does so in any case.
    pub whole: bool,
}

impl Ask {
    /// A question to which no answer was thought of.
    #[must_use]
    pub const fn of(about: &'static str, says: String) -> Ask {
        Ask { about, says, choices: Vec::new(), plain: Vec::new(), whole: false }
    }
}

/// One answer.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    /// SHA-256 of the text of the file.
    file: String,
    step: u32,
    about: String,
    /// Lines of the notation; none when nothing was done.
    lines: Vec<String>,
}

/// The file of answers.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    #[serde(default)]
    answer: Vec<Answer>,
}

/// What the players answered, by the content of the file, the step and the subject: answers outlive a longer session.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Answers(BTreeMap<(String, u32, String), Vec<String>>);

impl Answers {
    /// Reads a file of answers.
    ///
    /// # Errors
    /// Why the text is none.
    pub fn read(text: &str) -> Result<Answers, String> {
        let stored: Stored = toml::from_str(text).map_err(|why| why.message().to_owned())?;
        let row = |answer: Answer| ((answer.file, answer.step, answer.about), answer.lines);
        Ok(Answers(stored.answer.into_iter().map(row).collect()))
    }

    /// The lines that answer a question: of a file by the hash of its text, at a step, on a subject.
    pub(super) fn to(&self, file: String, step: u32, about: &str) -> Option<&[String]> {
        self.0.get(&(file, step, about.to_owned())).map(Vec::as_slice)
    }
}
