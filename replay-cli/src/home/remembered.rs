//! A passphrase that was right, kept for an hour by the platform: by the kernel in the keyring of the session (Linux), by
//! the Keychain (macOS), by the Credential Manager until the user logs out (Windows). Where there is none of them, or it
//! refuses, nothing is kept and nothing is said: the passphrase is asked for.
//!
//! An entry is named by a hash of the key's file. A key that was made anew, or whose passphrase was changed, is another
//! file: what was kept for the old one is not found. It is in no file of ours, no argument and no variable. Under Linux
//! only a process of this session can read it, not one that another session of the same user or another user runs; root
//! can.

use asl_store::identity::Zeroizing;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// For how long a passphrase is kept, in seconds.
const KEPT_FOR: u64 = 3600;
/// The longest passphrase that is kept, in bytes.
const LONGEST: usize = 1024;
/// The bytes before it: until when it counts, in seconds since 1970, big-endian.
const STAMP: usize = size_of::<u64>();

/// Where the passphrase of one key is kept.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    name: String,
}

impl Entry {
    /// The entry of a key, by the text of its file.
    pub(super) fn of(file: &[u8]) -> Entry {
        let hash = blake3::derive_key("asl-replay 2026-11 keyring entry v1", file);
        let hex: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
        Entry { name: format!("asl-replay:passphrase:{hex}") }
    }

    /// The passphrase, when one is kept and its hour is not over.
    pub(super) fn recall(&self) -> Option<Zeroizing<Vec<u8>>> {
        let kept = platform::get(&self.name)?;
        let words = counts(&kept, now()?);
        if words.is_none() {
            platform::delete(&self.name);
        }
        words
    }

    /// Keeps a passphrase.
    pub(super) fn keep(&self, words: &[u8]) {
        if words.len() <= LONGEST
            && let Some(now) = now()
        {
            let until = now.saturating_add(KEPT_FOR).to_be_bytes();
            platform::put(&self.name, &Zeroizing::new([&until[..], words].concat()));
        }
    }

    /// Keeps it no more. Whether it was kept.
    pub(super) fn forget(&self) -> bool {
        let was_kept = platform::get(&self.name).is_some();
        was_kept && platform::delete(&self.name)
    }
}

/// The words behind a stamp that is not past, and no further ahead than one is ever made: a clock that was turned back
/// keeps nothing for longer.
fn counts(kept: &[u8], now: u64) -> Option<Zeroizing<Vec<u8>>> {
    let (until, words) = kept.split_first_chunk::<STAMP>()?;
    let left = u64::from_be_bytes(*until).checked_sub(now)?;
    (1..=KEPT_FOR).contains(&left).then(|| Zeroizing::new(words.to_vec()))
}

fn now() -> Option<u64> {
    SystemTime::now().duration_since(UNIX_EPOCH).ok().map(|since: Duration| since.as_secs())
}

/// The kernel's keyring of this session; of the user where the system gives sessions none. It needs no program and no file.
#[cfg(target_os = "linux")]
mod platform {
    use super::KEPT_FOR;
    use super::LONGEST;
    use super::STAMP;
    use asl_store::identity::Zeroizing;
    use linux_keyutils::{KeyRing, KeyRingIdentifier};

    fn ring() -> Option<KeyRing> {
        KeyRing::from_special_id(KeyRingIdentifier::Session, false).ok()
    }

    pub(super) fn get(name: &str) -> Option<Zeroizing<Vec<u8>>> {
        let mut bytes = Zeroizing::new(vec![0; STAMP + LONGEST]);
        let length = ring()?.search(name).ok()?.read(&mut *bytes).ok()?;
        if length > bytes.len() {
            return None;
        }
        bytes.truncate(length);
        Some(bytes)
    }

    /// The kernel drops it after its hour, too. One that it would keep for longer is not left there.
    pub(super) fn put(name: &str, bytes: &[u8]) {
        let Some(Ok(key)) = ring().map(|ring| ring.add_key(name, bytes)) else { return };
        let seconds = usize::try_from(KEPT_FOR).unwrap_or(usize::MAX);
        if key.set_timeout(seconds).is_err() {
            _ = key.invalidate();
        }
    }

    pub(super) fn delete(name: &str) -> bool {
        let key = ring().and_then(|ring| ring.search(name).ok());
        key.is_some_and(|key| key.invalidate().is_ok())
    }
}

/// The user's own store of secrets, which the platform encrypts.
#[cfg(any(target_os = "macos", windows))]
mod platform {
    use asl_store::identity::Zeroizing;
    use keyring_core::{CredentialStore, Entry};
    use std::collections::HashMap;
    use std::sync::Arc;

    fn entry(name: &str) -> Option<Entry> {
        #[cfg(target_os = "macos")]
        let (store, how): (Arc<CredentialStore>, HashMap<&str, &str>) =
            (apple_native_keyring_store::keychain::Store::new().ok()?, HashMap::new());
        // It is gone when the user logs out.
        #[cfg(windows)]
        let (store, how): (Arc<CredentialStore>, HashMap<&str, &str>) =
            (windows_native_keyring_store::Store::new().ok()?, HashMap::from([("persistence", "session")]));
        Entry::new_in_store_with_modifiers(&store, "asl-replay", name, &how).ok()
    }

    pub(super) fn get(name: &str) -> Option<Zeroizing<Vec<u8>>> {
        entry(name)?.get_secret().ok().map(Zeroizing::new)
    }

    pub(super) fn put(name: &str, bytes: &[u8]) {
        _ = entry(name).map(|entry| entry.set_secret(bytes));
    }

    pub(super) fn delete(name: &str) -> bool {
        entry(name).is_some_and(|entry| entry.delete_credential().is_ok())
    }
}

/// Other systems keep nothing.
#[cfg(not(any(target_os = "linux", target_os = "macos", windows)))]
mod platform {
    use asl_store::identity::Zeroizing;

    pub(super) fn get(_name: &str) -> Option<Zeroizing<Vec<u8>>> {
        None
    }

    pub(super) fn put(_name: &str, _bytes: &[u8]) {}

    pub(super) fn delete(_name: &str) -> bool {
        false
    }
}
