//! The glue: the one module in which bytes of the store meet the events of the core. No other names a type of the
//! store: what they are told of hashes, signatures and the archive is plain data.
//!
//! [`read`] makes games of bytes and knows no file system: it builds wherever the core does. The rest (feature `cli`)
//! is a player's home: his folder, his keys, his archive, and the transactions that change it. A command says what is
//! wanted; here it is checked and done, all of it or nothing.

pub mod read;

/// The version of the log's format that this program writes.
pub const LOG_FORMAT: u16 = asl_store::block::VERSION;

pub use read::{
    CheckedProof, Checkpoint, Comparison, Cosigned, DISPUTE_SCHEMA, Dispute, DisputeCopy, DisputeEvent,
    DisputeFinding, Expected, GameCopy, GoneSignature, Integrity, Kind, Loaded, Parties, Proof, ProofError,
    ProofKind, PublicKey, Published, ReadError, Signatures, Vasl, VaslGame, WitnessKey, carried, carrying,
    decode_log, id, is_page, kind_of, load_bytes, load_several, not_yet_mailed, packed,
};

#[cfg(feature = "cli")]
pub use read::MAX_CARRIED;

#[cfg(feature = "cli")]
mod adopt;
#[cfg(feature = "cli")]
mod all;
#[cfg(feature = "cli")]
mod backup;
#[cfg(feature = "cli")]
pub mod catalogue;
#[cfg(feature = "cli")]
mod club;
#[cfg(feature = "cli")]
mod engine;
#[cfg(feature = "cli")]
mod error;
#[cfg(feature = "cli")]
mod files;
#[cfg(feature = "cli")]
pub mod keys;
#[cfg(feature = "cli")]
mod lost;
#[cfg(feature = "cli")]
mod many;
#[cfg(feature = "cli")]
mod ongoing;
#[cfg(feature = "cli")]
mod place;
#[cfg(feature = "cli")]
mod post;
#[cfg(feature = "cli")]
mod publish;
#[cfg(feature = "cli")]
mod receive;
#[cfg(feature = "cli")]
mod record;
#[cfg(feature = "cli")]
mod refusal;
#[cfg(feature = "cli")]
mod remembered;
#[cfg(feature = "cli")]
mod removal;
#[cfg(feature = "cli")]
mod same_game;
#[cfg(feature = "cli")]
pub mod seat;
#[cfg(feature = "cli")]
mod sign;
#[cfg(feature = "cli")]
mod start;
#[cfg(feature = "cli")]
#[cfg(feature = "desk")]
mod tables;
#[cfg(feature = "cli")]
mod witness;

#[cfg(feature = "cli")]
pub use adopt::{Adopted, Adopting, Came, Fate, adopt};
#[cfg(feature = "cli")]
pub use all::{
    Compacted, Desk, Exported, Fault, Found, Many, Outcome, Proofs, Results, Shared, Taken, Trust, in_order,
    threads,
};
#[cfg(feature = "cli")]
pub use backup::{Backup, Restored};
#[cfg(feature = "cli")]
pub use club::{Added, Club, Head};
#[cfg(feature = "cli")]
pub use engine::{Database, DatabaseUrl, ROLES};
#[cfg(feature = "cli")]
pub use error::LoadError;
#[cfg(feature = "cli")]
pub use files::{
    create_folder, games_of, is_standard, load, load_for, must_be_writable, read_file, read_game, read_text,
    write_new, write_text,
};
#[cfg(feature = "cli")]
pub use lost::withheld;
#[cfg(feature = "cli")]
pub use many::name_of;
#[cfg(feature = "cli")]
pub use ongoing::{Appended, GameName, Ongoing};
#[cfg(feature = "cli")]
pub use place::{Place, is_in_engine};
#[cfg(feature = "cli")]
pub use post::post;
#[cfg(feature = "cli")]
pub use receive::{Incoming, Joined, Reception, Replaced, too_old};
#[cfg(feature = "cli")]
pub use record::{Destination, Written, write_log};
#[cfg(feature = "cli")]
pub use refusal::Refusal;
#[cfg(feature = "cli")]
pub use removal::{Removal, Renamed};
#[cfg(feature = "cli")]
pub use sign::{Signable, Signed};
#[cfg(feature = "cli")]
pub use start::Started;
#[cfg(feature = "cli")]
#[cfg(feature = "desk")]
pub use tables::{Cell, Column, Holds, Table, TableFolder, end_tables};
#[cfg(feature = "cli")]
pub use witness::{Reply, Witnessed};
