//! An entry of the log: who recorded it, when by the recorder's word, and what happened.

use super::{Name, Text, What};
use alloc::borrow::Cow;
use serde::{Deserialize, Serialize};

/// One entry of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// The player, or director, who recorded it.
    pub by: Name,
    /// When it was, by the recorder's word: a claim, never evidence, never used to decide anything.
    pub at: Option<Text>,
    /// What happened.
    pub what: What,
}

impl Event {
    /// The event, of what was inferred with the deed in its place.
    #[must_use]
    pub fn done(&self) -> Cow<'_, Event> {
        let What::Inferred(inferred) = &self.what else { return Cow::Borrowed(self) };
        let what = inferred.done.what().clone();
        Cow::Owned(Event { by: self.by.clone(), at: self.at.clone(), what })
    }
}
