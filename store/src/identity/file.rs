//! The file that a secret key rests in.
//!
//! Job: make, keep and unlock a key. Inputs: a name, a passphrase, the system's randomness. Must not know: where the
//! passphrase comes from.
//!
//! The file is text: a line for people, the public key, then the secret as an encrypted PKCS#8 key in PEM (scrypt and
//! AES-256-CBC), which other programs read too.
//!
//! ```
//! use asl_store::identity::{Cost, Identity, IdentityFile};
//!
//! let identity = Identity::generate("anna".parse()?)?;
//! let text = identity.to_file_at(b"correct horse", Cost::TEST)?;
//! let file = IdentityFile::read(&text)?;
//! assert_eq!(file.verifier(), identity.verifier());
//!
//! let unlocked = file.unlock(b"correct horse")?;
//! assert!(identity.verifier().verifies(b"my turn", &unlocked.sign(b"my turn")));
//! assert!(file.unlock(b"wrong horse").is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::Identity;
use crate::file::{WriteError, write_atomic_private};
use crate::verifier::{KeyName, Verifier, VerifierError};
use ed25519_dalek::SigningKey;
use pkcs8::pkcs5::{pbes2, scrypt};
use pkcs8::{
    DecodePrivateKey, EncodePrivateKey, EncryptedPrivateKeyInfoRef, LineEnding, PrivateKeyInfoRef,
    SecretDocument,
};
use std::io;
use std::path::Path;
use zeroize::Zeroizing;

/// The fewest characters of a passphrase for a new key.
pub const MIN_PASSPHRASE: usize = 8;

/// The largest file that is read as an identity, in bytes.
pub const MAX_FILE: usize = 4096;

const FIRST_LINE: &str = "asl-replay identity: the next line is public, the rest is your secret";
const BEGIN: &str = "-----BEGIN ENCRYPTED PRIVATE KEY-----";

/// Why there is no identity.
#[derive(Debug, thiserror::Error)]
pub enum IdentityError {
    /// The system gave no random bytes.
    #[error("the system gives no random numbers: {0}")]
    Random(getrandom::Error),
    /// The passphrase for a new key is too short.
    #[error("a passphrase needs at least {MIN_PASSPHRASE} characters")]
    ShortPassphrase,
    /// The text is no identity file.
    #[error("this is no identity file of asl-replay, or it is damaged")]
    NoIdentity,
    /// The public key in the file.
    #[error("the public key in the identity file: {0}")]
    Public(#[from] VerifierError),
    /// The key could not be encrypted.
    #[error("the key cannot be encrypted: {0}")]
    Encrypt(pkcs8::Error),
    /// The file asks for more work than this program does for a passphrase.
    #[error("the identity file asks for a key derivation that is not used here")]
    Derivation,
    /// The passphrase does not open the file.
    #[error("the passphrase does not open this identity (or the file is damaged)")]
    Passphrase,
    /// The secret key is not that of the public key above it.
    #[error("the secret key in the identity file is not that of its public key")]
    Mismatch,
}

/// How much work guessing one passphrase costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cost {
    log_n: u8,
    p: u32,
}

impl Cost {
    /// For real keys: scrypt with N = 2^14, r = 8, p = 5, that is 16 MiB and some tenths of a second. More memory
    /// would shut out OpenSSL, which stops at 32 MiB.
    pub const USUAL: Cost = Cost { log_n: 14, p: 5 };
    /// For tests: next to none.
    pub const TEST: Cost = Cost { log_n: 4, p: 1 };

    const R: u32 = 8;
    const MAX_LOG_N: u32 = 17;
    const MAX_P: u32 = 16;
}

impl Identity {
    /// A new key.
    ///
    /// # Errors
    /// When the system gives no random numbers.
    pub fn generate(name: KeyName) -> Result<Self, IdentityError> {
        let mut secret = Zeroizing::new([0; 32]);
        getrandom::fill(&mut *secret).map_err(IdentityError::Random)?;
        Ok(Self::of_secret(name, &secret)?)
    }

    /// The text of the identity file, encrypted at the usual cost.
    ///
    /// # Errors
    /// When the passphrase is too short.
    pub fn to_file(&self, passphrase: &[u8]) -> Result<String, IdentityError> {
        self.to_file_at(passphrase, Cost::USUAL)
    }

    /// As [`Identity::to_file`], at a cost of choice.
    ///
    /// # Errors
    /// When the passphrase is too short.
    pub fn to_file_at(&self, passphrase: &[u8], cost: Cost) -> Result<String, IdentityError> {
        if String::from_utf8_lossy(passphrase).chars().count() < MIN_PASSPHRASE {
            return Err(IdentityError::ShortPassphrase);
        }
        let pem = self.encrypted(passphrase, cost).map_err(IdentityError::Encrypt)?;
        let pem = pem
            .to_pem("ENCRYPTED PRIVATE KEY", LineEnding::LF)
            .map_err(|e| IdentityError::Encrypt(e.into()))?;
        Ok(format!("{FIRST_LINE}\n{}\n{}", self.verifier, *pem))
    }

    /// The form of version 1, without the public key: some programs read no other.
    fn encrypted(&self, passphrase: &[u8], cost: Cost) -> Result<SecretDocument, pkcs8::Error> {
        let bytes = ed25519_dalek::pkcs8::KeypairBytes { secret_key: self.key.to_bytes(), public_key: None };
        let plain = bytes.to_pkcs8_der()?;
        let (mut salt, mut iv) = ([0; 16], [0; 16]);
        let random = getrandom::fill(&mut salt).and_then(|()| getrandom::fill(&mut iv));
        random.map_err(|_| pkcs8::Error::KeyMalformed(pkcs8::KeyError::Invalid))?;
        let scrypt = scrypt::Params::new(cost.log_n, Cost::R, cost.p)
            .map_err(|_| pkcs8::Error::ParametersMalformed)?;
        let parameters = pbes2::Parameters::generate_scrypt_aes256cbc(scrypt, &salt, iv)?;
        PrivateKeyInfoRef::try_from(plain.as_bytes())?.encrypt_with_params(parameters, passphrase)
    }
}

/// An identity file, still locked.
#[derive(Debug, Clone)]
pub struct IdentityFile {
    verifier: Verifier,
    der: SecretDocument,
}

impl IdentityFile {
    /// Reads the text of an identity file.
    ///
    /// # Errors
    /// When it is none.
    pub fn read(text: &str) -> Result<Self, IdentityError> {
        if text.len() > MAX_FILE {
            return Err(IdentityError::NoIdentity);
        }
        let text = text.replace("\r\n", "\n");
        let at = text.find(BEGIN).ok_or(IdentityError::NoIdentity)?;
        let (above, pem) = text.split_at(at);
        let public = above.lines().nth(1).ok_or(IdentityError::NoIdentity)?;
        let (_, der) = SecretDocument::from_pem(pem).map_err(|_| IdentityError::NoIdentity)?;
        Ok(Self { verifier: public.trim().parse()?, der })
    }

    /// The public half, which needs no passphrase.
    #[must_use]
    pub fn verifier(&self) -> &Verifier {
        &self.verifier
    }

    /// The identity, once the passphrase opens it.
    ///
    /// # Errors
    /// When it does not, or the file is damaged.
    pub fn unlock(&self, passphrase: &[u8]) -> Result<Identity, IdentityError> {
        let info = EncryptedPrivateKeyInfoRef::try_from(self.der.as_bytes())
            .map_err(|_| IdentityError::NoIdentity)?;
        must_be_bounded(&info)?;
        let plain = info.decrypt(passphrase).map_err(|_| IdentityError::Passphrase)?;
        let key = SigningKey::from_pkcs8_der(plain.as_bytes()).map_err(|_| IdentityError::Passphrase)?;
        if key.verifying_key().as_bytes() != self.verifier.key() {
            return Err(IdentityError::Mismatch);
        }
        Ok(Identity { verifier: self.verifier.clone(), key })
    }
}

/// A file that was tampered with must not cost all memory.
fn must_be_bounded(info: &EncryptedPrivateKeyInfoRef<'_>) -> Result<(), IdentityError> {
    let scrypt = info.encryption_algorithm.pbes2().and_then(|parameters| parameters.kdf.scrypt());
    let parameters = scrypt.ok_or(IdentityError::Derivation)?;
    let (n, r, p) = (parameters.cost_parameter, parameters.block_size, parameters.parallelization);
    let bounded = n <= 1 << Cost::MAX_LOG_N && u32::from(r) <= Cost::R && u32::from(p) <= Cost::MAX_P;
    if bounded { Ok(()) } else { Err(IdentityError::Derivation) }
}

/// Random bytes of the system.
///
/// # Errors
/// When it gives none.
pub fn random<const N: usize>() -> Result<[u8; N], IdentityError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(IdentityError::Random)?;
    Ok(bytes)
}

/// Writes a file that only its owner may read, and that was not there before, at once or not at all. It is on disk when
/// this returns.
///
/// # Errors
/// When it is there already, or the system refuses.
pub fn write_new_private(path: &Path, text: &str) -> Result<(), WriteError> {
    if path.exists() {
        let source = io::ErrorKind::AlreadyExists.into();
        return Err(WriteError { step: "create", path: path.to_owned(), source });
    }
    write_atomic_private(path, text.as_bytes())
}
