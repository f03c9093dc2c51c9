//! Sealed secrets (D3.41 Armor Leaders, hidden units, concealed stacks, choices of a scenario): the commitment
//! that stands in the log until the secret is opened. Knows no log and draws no nonce.

use crate::event::{Name, Text};
use crate::game_key::{GameKey, absorb};

/// The commitment to a secret: BLAKE3 keyed for this use over the game, the player who seals it, the secret's
/// name, its nonce and its words.
///
/// The nonce is 32 random bytes, drawn once; without it a short secret could be guessed. The player is in it,
/// so that nobody can seal a copy of the other's commitment and open it with the other's words.
///
/// ```
/// use asl_core::game_key::GameKey;
/// use asl_core::secret::commitment;
/// let (game, anna, bert) = (GameKey([7; 32]), "anna".parse().unwrap(), "bert".parse().unwrap());
/// let (secret, words) = ("leader".parse().unwrap(), "armor-leader t1 9-1".parse().unwrap());
/// let sealed = commitment(&game, &anna, &secret, &words, &[1; 32]);
/// assert_eq!(sealed, commitment(&game, &anna, &secret, &words, &[1; 32]));
/// assert_ne!(sealed, commitment(&game, &bert, &secret, &words, &[1; 32]));
/// assert_ne!(sealed, commitment(&game, &anna, &secret, &words, &[2; 32]));
/// ```
#[must_use]
pub fn commitment(game: &GameKey, by: &Name, secret: &Name, plaintext: &Text, nonce: &[u8; 32]) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new_derive_key("asl-core 2026-11 sealed secret v1");
    hasher.update(&game.0);
    hasher.update(nonce);
    absorb(&mut hasher, by.as_str().as_bytes());
    absorb(&mut hasher, secret.as_str().as_bytes());
    absorb(&mut hasher, plaintext.as_str().as_bytes());
    *hasher.finalize().as_bytes()
}
