//! Words that many commands of a log have, each held once: the name of a player, a button, what the phase wheel shows.

use std::borrow::Borrow;
use std::collections::BTreeSet;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// A word whose copies share it: one thin pointer.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Word(Arc<Box<str>>);

impl Deref for Word {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl Borrow<str> for Word {
    fn borrow(&self) -> &str {
        self
    }
}

impl From<&str> for Word {
    fn from(text: &str) -> Word {
        Word(Arc::new(text.into()))
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

/// The words of a log.
#[derive(Debug, Clone, Default)]
pub(super) struct Words(BTreeSet<Word>);

impl Words {
    /// A word that was there before, or is from now on.
    pub(super) fn shared(&mut self, word: &str) -> Word {
        if let Some(known) = self.0.get(word) {
            return known.clone();
        }
        let new = Word::from(word);
        self.0.insert(new.clone());
        new
    }
}
