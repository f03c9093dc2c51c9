//! A player's file of answers to what VASL files leave open.

use super::failure::Failure;
use crate::home::read_file;
use crate::import::draft::Answers;
use std::path::Path;

/// Reads a file of answers.
pub(crate) fn answers(path: &Path) -> Result<Answers, Failure> {
    let bytes = read_file(path)?;
    let wrong = |why: String| Failure::Usage(format!("{}: no file of answers: {why}", path.display()));
    let text = std::str::from_utf8(&bytes).map_err(|why| wrong(why.to_string()))?;
    Answers::read(text).map_err(wrong)
}
