//! Secrets of the game: sealed, and opened later: what is sealed is 32 bytes and nothing
//! else until its owner opens it. Facts; whether an opening fits its commitment is asked by clauses.

use crate::event::{Name, Text};
use serde::Serialize;

/// An opened secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OpenedSecret {
    /// The event that opened it.
    pub seq: u64,
    /// What it said.
    pub plaintext: Text,
    /// The commitment that plaintext and nonce give.
    pub gives: [u8; 32],
}

/// One secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Secret {
    /// Who sealed it.
    pub by: Name,
    /// The event that sealed it.
    pub seq: u64,
    /// What that player committed to.
    pub commitment: [u8; 32],
    /// Play had not begun when it was sealed; no part of the position's bytes.
    #[serde(skip)]
    pub at_set_up: bool,
    /// As opened.
    pub opened: Option<OpenedSecret>,
}

impl Secret {
    /// What it said, when it was opened and fits its commitment.
    #[must_use]
    pub fn plaintext(&self) -> Option<&Text> {
        let opened = self.opened.as_ref()?;
        (opened.gives == self.commitment).then_some(&opened.plaintext)
    }
}
