//! A player's secret key.
//!
//! Job: sign with an Ed25519 key, and derive seeds from it. Inputs: a name, the key. Must not know: what is signed. The
//! secret is never printed: it leaves this module only as signatures, as derived seeds, and encrypted, as the file that
//! `file` (feature `system`) keeps.
//!
//! ```
//! use asl_store::identity::Identity;
//!
//! let identity = Identity::of_secret("anna".parse()?, &[7; 32])?;
//! assert!(identity.verifier().verifies(b"my turn", &identity.sign(b"my turn")));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(feature = "system")]
mod file;

#[cfg(feature = "system")]
pub use file::{Cost, IdentityError, IdentityFile, MAX_FILE, MIN_PASSPHRASE, random, write_new_private};
pub use zeroize::Zeroizing;

use crate::game_id::GameId;
use crate::verifier::{KeyName, Verifier, VerifierError};
use ed25519_dalek::{Signer, SigningKey};
use std::fmt;
use zeroize::Zeroize;

/// The context string from which seeds are derived.
pub const SEED_CONTEXT: &str = "asl-store 2026-11 seed of an identity v1";

/// A name and its secret key. Printing it shows the public key only; dropping it wipes the secret.
pub struct Identity {
    verifier: Verifier,
    key: SigningKey,
}

impl Identity {
    /// The identity of a secret key: for vectors and for keys that are kept elsewhere.
    ///
    /// # Errors
    /// When its public key is not fit; no secret has such a one, as far as anyone knows.
    pub fn of_secret(name: KeyName, secret: &[u8; 32]) -> Result<Self, VerifierError> {
        let key = SigningKey::from_bytes(secret);
        let verifier = Verifier::new(name, key.verifying_key().as_bytes())?;
        Ok(Self { verifier, key })
    }

    /// The public half.
    #[must_use]
    pub fn verifier(&self) -> &Verifier {
        &self.verifier
    }

    /// Signs a message.
    #[must_use]
    pub fn sign(&self, message: &[u8]) -> [u8; 64] {
        self.key.sign(message).to_bytes()
    }

    /// A secret of this identity for one purpose in one game: the same whenever it is asked for, unrelated to that of
    /// any other purpose or game, and of no help in finding the key. It is BLAKE3 in derive-key mode over the key, the
    /// context and the game.
    ///
    /// A game's id must be fresh: whoever may choose it freely could have the secrets of an old game used again.
    #[must_use]
    pub fn derive_seed(&self, context: &str, game: &GameId) -> Zeroizing<[u8; 32]> {
        let mut hasher = blake3::Hasher::new_derive_key(SEED_CONTEXT);
        hasher.update(self.key.as_bytes());
        for part in [context, game.as_str()] {
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part.as_bytes());
        }
        let seed = Zeroizing::new(*hasher.finalize().as_bytes());
        hasher.zeroize();
        seed
    }
}

impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Identity").field("verifier", &self.verifier.to_string()).finish_non_exhaustive()
    }
}
