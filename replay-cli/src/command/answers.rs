//! A player's file of answers to what VASL files leave open.

use super::failure::Failure;
use crate::home::read_file;
use crate::import::draft::Answers;
use std::path::{Path, PathBuf};

/// Reads a file of answers.
pub(crate) fn answers(path: &Path) -> Result<Answers, Failure> {
    let bytes = read_file(path)?;
    let wrong = |why: String| Failure::Usage(format!("{}: no file of answers: {why}", path.display()));
    let text = std::str::from_utf8(&bytes).map_err(|why| wrong(why.to_string()))?;
    Answers::read(text).map_err(wrong)
}

/// `his.answers.toml` beside `his.vlog`, the first of the files.
pub(crate) fn beside(games: &[PathBuf]) -> Option<PathBuf> {
    let first = games.first().filter(|path| path.as_os_str() != "-")?;
    let is_vasl =
        |ending: &std::ffi::OsStr| ending.eq_ignore_ascii_case("vlog") || ending.eq_ignore_ascii_case("vsav");
    first.extension().is_some_and(is_vasl).then(|| first.with_extension("answers.toml"))
}
