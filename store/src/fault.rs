//! What verification can find wrong with a log.
//!
//! Job: the vocabulary of faults, each with its place, and their words. Inputs: none. Must not know: how
//! they are found, or where they are shown.

use crate::block::MAX_PAYLOAD;
use crate::hash::Hash;
use std::fmt;

/// The first block that is not good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fault {
    /// Which block of the log it is, checkpoints counted, from 0.
    pub block: u64,
    /// How many good records stand before it: the sequence number that belongs here.
    pub seq: u64,
    /// Where the block begins, in bytes.
    pub offset: usize,
    /// What is wrong with it.
    pub kind: FaultKind,
}

/// What is wrong with a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FaultKind {
    /// No block begins here.
    Magic,
    /// The length field is over the limit, or reaches beyond the end although the file goes on otherwise.
    Length {
        /// What the field says.
        stated: u32,
    },
    /// The contents were altered: they do not give the stated head.
    Hash,
    /// The block is unharmed but has another place in its log: one was removed, doubled or moved.
    Sequence {
        /// The place it states.
        stated: u64,
    },
    /// The block is unharmed and has the right number but follows another past.
    Link {
        /// The head that it follows.
        stated: Hash,
    },
    /// The block is unharmed, in place, and of a version that this crate does not know.
    UnknownVersion {
        /// The version.
        version: u16,
    },
    /// The block is unharmed, in place, and of a kind that its version does not have.
    UnknownKind {
        /// The kind.
        kind: u16,
    },
}

/// An incomplete last block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TornTail {
    /// Which block of the log it is, checkpoints counted, from 0.
    pub block: u64,
    /// The sequence number that belongs here.
    pub seq: u64,
    /// Where the block begins, in bytes.
    pub offset: usize,
    /// How many bytes of it are there.
    pub bytes: usize,
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magic => write!(f, "no block begins here"),
            Self::Length { stated } if exceeds_limit(*stated) => {
                write!(f, "the length {stated} is over the limit of {MAX_PAYLOAD}")
            }
            Self::Length { stated } => write!(f, "the length {stated} reaches beyond the end of the log"),
            Self::Hash => write!(f, "the contents were altered: they do not give the stated head"),
            Self::Sequence { stated } => write!(f, "this is record {stated}, out of its place"),
            Self::Link { stated } => write!(f, "it follows another past, one with head {stated}"),
            Self::UnknownVersion { version } => write!(f, "format version {version} is not known here"),
            Self::UnknownKind { kind } => write!(f, "block kind {kind} is not known"),
        }
    }
}

fn exceeds_limit(stated: u32) -> bool {
    usize::try_from(stated).is_ok_and(|stated| stated > MAX_PAYLOAD)
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "record {} at byte {}: {}", self.seq, self.offset, self.kind)
    }
}

impl fmt::Display for TornTail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "record {} at byte {}: incomplete, only {} bytes are there",
            self.seq, self.offset, self.bytes
        )
    }
}
