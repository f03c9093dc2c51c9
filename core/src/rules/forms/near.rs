//! The word that a player may have meant.

use crate::vocab::{Meaning, Modifier, Word};
use alloc::format;
use alloc::string::String;

/// The nearest word that is known, as a question.
pub(crate) fn hint<M: Meaning>(word: &Word<M>) -> String {
    if word.means().is_some() { String::new() } else { near_one(M::nearest_to(word.as_str())) }
}

/// The DRM nearest to one that nobody knows, as a question.
pub(crate) fn near(name: &str) -> String {
    near_one(Modifier::nearest_to(name))
}

/// A name of one or two letters is near to anything.
fn near_one(near: Option<String>) -> String {
    near.filter(|near| near.len() > 2).map_or(String::new(), |near| format!(" ({near}?)"))
}
