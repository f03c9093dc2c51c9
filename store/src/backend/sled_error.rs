//! What sled says when it fails.
//!
//! Job: sled's errors in words for whoever keeps games. Inputs: sled's error. Must not know: what was done.

use std::fmt;
use std::io;

/// An error of sled, without what only its makers can read.
#[derive(Debug)]
pub(super) struct SledError(pub(super) sled::Error);

impl SledError {
    /// The system's error, where it is one.
    pub(super) fn io(&self) -> Option<&io::Error> {
        match &self.0 {
            sled::Error::Io(why) => Some(why),
            sled::Error::CollectionNotFound(_)
            | sled::Error::Unsupported(_)
            | sled::Error::ReportableBug(_)
            | sled::Error::Corruption { .. } => None,
        }
    }
}

impl fmt::Display for SledError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            sled::Error::Corruption { .. } => {
                f.write_str("its file is damaged: a part of it is not as it was written")
            }
            sled::Error::Io(why) => why.fmt(f),
            sled::Error::Unsupported(why) | sled::Error::ReportableBug(why) => f.write_str(why),
            sled::Error::CollectionNotFound(_) => f.write_str("its file is damaged: a tree is missing"),
        }
    }
}

impl std::error::Error for SledError {}
