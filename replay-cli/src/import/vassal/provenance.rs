//! Where an imported game comes from: hashes, sizes, versions; and packing a plaintext into a file.
//!
//! Identity is the hash of the plaintext: the key of the obfuscation is random per save. Versions and times are
//! what the file claims.

use std::io::{Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{ZipWriter, result::ZipResult};

use super::container::Container;
use super::log::ImportError;
use super::obfuscation;
use super::opened::Opened;

/// A BLAKE3 hash.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct ContentHash(pub [u8; 32]);

impl core::fmt::Display for ContentHash {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The record of one imported file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Provenance {
    /// Hash of the file as mailed.
    pub file_hash: ContentHash,
    /// Hash of the text inside: the identity of the game.
    pub plaintext_hash: ContentHash,
    /// Bytes of the file.
    pub file_size: usize,
    /// Bytes of the text.
    pub plaintext_size: usize,
    /// Engine that wrote this save.
    pub engine_version: Option<String>,
    /// Name of the module, `VASL` for ours.
    pub module: Option<String>,
    /// Version of the module.
    pub module_version: Option<String>,
    /// The writer's clock, Unix milliseconds: a claim.
    pub claimed_save_time: Option<u64>,
    /// The writer's comment.
    pub description: Option<String>,
    /// Extensions loaded, with versions.
    pub extensions: Vec<(String, String)>,
}

impl Provenance {
    /// What is known before the text is parsed.
    #[must_use]
    pub fn new(file: &[u8], plaintext: &str, container: &Container) -> Self {
        let saved = container.savedata.clone().unwrap_or_default();
        let module = container.moduledata.clone().unwrap_or_default();
        Self {
            file_hash: hash(file),
            plaintext_hash: hash(plaintext.as_bytes()),
            file_size: file.len(),
            plaintext_size: plaintext.len(),
            engine_version: saved.vassal_version,
            module: module.name,
            module_version: module.version,
            claimed_save_time: saved.date_saved,
            description: saved.description,
            extensions: Vec::new(),
        }
    }

    /// Whether the file says that it is a VASL game.
    #[must_use]
    pub fn is_vasl(&self) -> bool {
        self.module.as_deref() == Some("VASL")
    }
}

/// BLAKE3 of some bytes.
#[must_use]
pub fn hash(bytes: &[u8]) -> ContentHash {
    ContentHash(*blake3::hash(bytes).as_bytes())
}

/// The plaintext of a file. It holds owner ids: for tools and tests that put a file back together, never for display.
///
/// # Errors
/// A container or obfuscation that cannot be read, or another module's game.
pub fn unpack(file: &[u8]) -> Result<String, ImportError> {
    Opened::of(file).map(Opened::plaintext)
}

/// A file that holds `plaintext`: the inverse of [`unpack`] for a given obfuscation key, with minimal metadata.
///
/// # Errors
/// Only those of the ZIP writer.
pub fn pack(plaintext: &str, key: u8) -> ZipResult<Vec<u8>> {
    pack_entries(&[
        ("savedGame", &obfuscation::obfuscate(plaintext, key)),
        ("savedata", b"<data version=\"1\"><version></version></data>"),
        ("moduledata", b"<data version=\"1\"><name>VASL</name></data>"),
    ])
}

/// A ZIP of the given entries.
///
/// # Errors
/// Only those of the ZIP writer.
pub fn pack_entries(entries: &[(&str, &[u8])]) -> ZipResult<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in entries {
        zip.start_file(*name, SimpleFileOptions::DEFAULT)?;
        zip.write_all(bytes)?;
    }
    Ok(zip.finish()?.into_inner())
}
