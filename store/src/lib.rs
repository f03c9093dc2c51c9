//! Hashed append-only records: the log of a game, its file, and an archive of many games.
//!
//! This crate knows bytes and hashes. It knows nothing of the game: a payload is opaque, and so is the
//! text of a checkpoint. It never prints and never reads the environment; damage is a value, not a panic.
//!
//! ```
//! use asl_store::log::{Log, LogWriter};
//!
//! let mut writer = LogWriter::new();
//! writer.record(b"first event")?;
//! writer.record(b"second event")?;
//! let mut bytes = writer.into_bytes();
//! assert!(Log::read(&bytes).verification().is_intact());
//!
//! bytes[70] ^= 1;
//! let log = Log::read(&bytes);
//! assert_eq!(log.verification().fault.expect("a byte was changed").seq, 0);
//! # Ok::<(), asl_store::block::PayloadTooLong>(())
//! ```
//!
//! `cargo run --example verify -- GAME.aslog` verifies a file.
//!
//! # The log
//!
//! A log is a run of blocks and nothing else. All integers are little-endian.
//!
//! | field | bytes | contents | what shows that it was changed |
//! |---|---|---|---|
//! | magic | 8 | `89 41 53 4c 4f 47 0d 0a` | compared |
//! | prev | 32 | head of the last record before this block; zeros if there is none | hashed into the head; compared with that head |
//! | version | 2 | 1 | hashed into the leaf |
//! | kind | 2 | 0 record, 1 checkpoint | hashed into the leaf |
//! | length | 4 | bytes of the payload, at most 2^20 | hashed into the leaf |
//! | seq | 8 | number of records before this block | hashed into the leaf; compared with the count |
//! | payload | length | opaque | hashed into the leaf |
//! | head | 32 | see below | compared |
//!
//! ```text
//! leaf = BLAKE3 keyed with derive_key("asl-store 2026-11 block leaf v1") over version .. payload
//! head = BLAKE3 keyed with derive_key("asl-store 2026-11 block head v1") over prev, leaf
//! ```
//!
//! The body stands in one piece, so that a leaf is hashed where it lies and leaves can be hashed on several
//! threads; the chain proper is one compression a record. The leaf is what proofs speak of.
//!
//! The chain goes from record to record. A checkpoint is framed, hashed and placed like a record, so that
//! a changed bit shows in it and it cannot be moved; but nothing links to it, so two copies of a game are
//! the same log whatever signatures they carry, and a checkpoint can be left out.
//!
//! The frame, the limit and the hashes are those of every version. The version speaks of the kinds and of
//! what a payload means: a reader of version 1 can tell a newer log, whose hash is right, from a damaged
//! one, whose hash is not.
//!
//! [`verify`](mod@verify) names the first block that is not good and keeps everything before it. An
//! incomplete last block is a torn tail; it is reported apart from damage and never repaired in passing.
//!
//! # What is trusted
//!
//! | store | trusted? | who holds it can | and cannot |
//! |---|---|---|---|
//! | a log file with its tip known (written down, mailed, signed) | no, it is checked | withhold it | change, drop, add or reorder a record unnoticed |
//! | a log file alone | for its age only | cut it after any record; write a whole new past, with right hashes, from any record on | change what stands before a head that the other player knows |
//! | a checkpoint in a log | no, [`checkpoint`] checks it against the players' keys | keep back those that no other names | change or move one, take out one that another names, put words under a name |
//! | the archive: sled's files | no, a game is verified when it is read and before it grows | what the holder of a log file can; delete it | pass damage off as a record |
//! | the archive: `heads` | against accidents | rewrite or delete it; then a tail that sled has lost is not missed | make a wrong record pass |
//! | the archive: `lock` | no contents | hold it, so that nobody can open the archive | anything else |
//!
//! The portable files are the truth. An archive is rebuilt by importing them.
//!
//! # Features
//!
//! | feature | default | gives |
//! |---|---|---|
//! | `sled` | yes | `backend::SledBackend`, the engine of an archive on disk; needs `system` |
//! | `system` | yes | `file`, `identity::IdentityFile`, `Archive::export`: files, and the system's randomness |
//!
//! Without any of them the crate works on bytes alone and builds for `wasm32-unknown-unknown`: records, verification,
//! checkpoints, notes, proofs, and the archive over [`backend::MemoryBackend`].
//!
//! # Modules
//!
//! [`hash`], [`block`], [`tip`], [`log`](mod@log), [`fault`], [`verify`](mod@verify) and [`compare`](mod@compare)
//! work on bytes in memory; `file` on one file; [`backend`] is what an archive needs of an engine, in memory and
//! over sled; [`archive`] is many games. [`verifier`] is a player's public key, [`identity`](mod@identity) the
//! secret one; [`note`] is a signed text, [`merkle`] the tree over the records, [`checkpoint`] what a player
//! signs, [`proof`] what can be shown of a game without the game.

pub mod archive;
pub mod backend;
pub mod block;
pub mod checkpoint;
pub mod compare;
pub mod fault;
#[cfg(feature = "system")]
pub mod file;
pub mod game_id;
pub mod hash;
pub mod identity;
pub mod log;
pub mod merkle;
pub mod note;
pub mod proof;
mod text64;
pub mod tiles;
pub mod tip;
pub mod verifier;
pub mod verify;
pub mod witness;
