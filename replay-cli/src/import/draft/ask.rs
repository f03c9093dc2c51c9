//! What files leave open, and what the players answered.

use super::event::At;
use asl_core::event::What;
use serde::Deserialize;
use std::collections::BTreeMap;

/// A question to the players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ask {
    /// Its subject in one word.
    pub about: &'static str,
    /// Which of its subject it is in its step, counted from 1: a stack of two that is dragged is two questions.
    pub nth: usize,
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
        Ask { about, nth: 1, says, choices: Vec::new(), plain: Vec::new(), whole: false }
    }

    /// What an answer names it by: `phase`, and `phase-2` for the second of its step.
    #[must_use]
    pub fn label(&self) -> String {
        label(self.about, self.nth)
    }
}

/// What a question is named by: its subject, and which of its subject it is in its step.
pub(super) fn label(about: &str, nth: usize) -> String {
    if nth <= 1 { about.to_owned() } else { format!("{about}-{nth}") }
}

/// How many questions of a subject there were in a step.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Counted(BTreeMap<(At, &'static str), usize>);

impl Counted {
    /// One more: which it is.
    pub(super) fn next(&mut self, at: At, about: &'static str) -> usize {
        let count = self.0.entry((at, about)).or_default();
        *count += 1;
        *count
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

    /// All of them, each with the hash of its file, its step and its subject.
    pub fn given(&self) -> impl Iterator<Item = (&str, u32, &str, &[String])> {
        self.0
            .iter()
            .map(|((file, step, about), lines)| (file.as_str(), *step, about.as_str(), lines.as_slice()))
    }

    /// The text of a file of answers in which the answer to a question is out of force: its lines stand there as comments, all
    /// else as it was.
    ///
    /// # Errors
    /// Why the text is none; and when the answer cannot be told from others that stand with it.
    pub fn without(text: &str, (file, step, about): (&str, u32, &str)) -> Result<String, String> {
        let mut left = Answers::read(text)?;
        left.0.remove(&(file.to_owned(), step, about.to_owned()));
        let is_it = |block: &str| {
            let named =
                |key: &(String, u32, String)| (key.0.as_str(), key.1, key.2.as_str()) == (file, step, about);
            Answers::read(block).is_ok_and(|read| read.0.keys().any(named))
        };
        let blocks = blocks(text);
        let taken =
            blocks.iter().map(|block| if is_it(block) { commented(block) } else { (*block).to_owned() });
        let taken: String = taken.collect();
        let is_left = Answers::read(&taken).is_ok_and(|read| read == left);
        if is_left {
            Ok(taken)
        } else {
            Err("it stands in its file in another form: take it out there".into())
        }
    }

    /// The lines that answer a question: of a file by the hash of its text, at a step, by its label.
    pub(super) fn to(&self, file: String, step: u32, label: String) -> Option<&[String]> {
        self.0.get(&(file, step, label)).map(Vec::as_slice)
    }
}

/// A text, cut before each table.
fn blocks(text: &str) -> Vec<&str> {
    let mut starts = vec![0];
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if line.trim_start().starts_with('[') && at > 0 {
            starts.push(at);
        }
        at += line.len();
    }
    let ends = starts.iter().copied().skip(1).chain([text.len()]);
    starts.iter().zip(ends).filter_map(|(from, to)| text.get(*from..to)).collect()
}

fn commented(block: &str) -> String {
    let is_open = |line: &&str| line.trim().is_empty() || line.starts_with('#');
    block
        .split_inclusive('\n')
        .map(|line| if is_open(&line) { line.to_owned() } else { format!("# {line}") })
        .collect()
}
