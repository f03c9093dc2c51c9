//! Secrets of the game: sealed, and opened later: what is sealed is 32 bytes and nothing
//! else until its owner opens it. Facts; whether an opening fits its commitment is asked by clauses.

use super::State;
use crate::event::{Name, Revealed, Sealed, Text};
use crate::secret::commitment;
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
    /// What he committed to.
    pub commitment: [u8; 32],
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

/// A secret of a name is sealed once; a second seal of the name changes nothing.
pub(super) fn seal(state: &mut State, by: &Name, sealed: &Sealed) {
    let secret = Secret { by: by.clone(), seq: state.seq, commitment: sealed.commitment, opened: None };
    state.secrets.get_or_insert_with(&sealed.secret, || secret);
}

/// The owner's opening that fits his commitment stands; until there is one, the last that was tried.
pub(super) fn reveal(state: &mut State, by: &Name, revealed: &Revealed) {
    let (seq, game) = (state.seq, state.game);
    if let Some(secret) = state.secrets.get_mut(&revealed.secret)
        && secret.plaintext().is_none()
        && secret.by == *by
    {
        let gives = commitment(&game, &secret.by, &revealed.secret, &revealed.plaintext, &revealed.nonce);
        secret.opened = Some(OpenedSecret { seq, plaintext: revealed.plaintext.clone(), gives });
    }
}
