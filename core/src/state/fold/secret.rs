//! The fold of secrets: sealed and opened.

use crate::event::{Name, Revealed, Sealed};
use crate::secret::commitment;
use crate::state::position::State;
use crate::state::secret::{OpenedSecret, Secret};

/// A secret of a name is sealed once; a second seal of the name changes nothing.
pub(crate) fn seal(state: &mut State, by: &Name, sealed: &Sealed) {
    let (seq, at_set_up) = (state.seq, !state.has_begun());
    let secret = Secret { by: by.clone(), seq, commitment: sealed.commitment, at_set_up, opened: None };
    state.secrets.get_or_insert_with(&sealed.secret, || secret);
}

/// The owner's opening that fits the commitment stands; until there is one, the last that was tried.
pub(crate) fn reveal(state: &mut State, by: &Name, revealed: &Revealed) {
    let (seq, game) = (state.seq, state.game);
    if let Some(secret) = state.secrets.get_mut(&revealed.secret)
        && secret.plaintext().is_none()
        && secret.by == *by
    {
        let gives = commitment(&game, &secret.by, &revealed.secret, &revealed.plaintext, &revealed.nonce);
        secret.opened = Some(OpenedSecret { seq, plaintext: revealed.plaintext.clone(), gives });
    }
}
