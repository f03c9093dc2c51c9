//! A player's home: the folder, the keys, the archive, and the transactions that change it.
//!
//! A command says what is wanted; here it is checked and done, all of it or nothing. With [`crate::read`], which makes
//! games of bytes, it is the one place where bytes of the store meet the events of the core: what others are told of
//! hashes, signatures and the archive is plain data. It draws nothing.

mod adopt;
mod all;
mod backup;
mod belongings;
pub mod catalogue;
mod club;
mod desk;
mod engine;
mod error;
mod files;
pub mod keys;
mod lost;
mod mails;
mod many;
mod ongoing;
mod place;
mod publish;
mod receive;
mod record;
mod refusal;
mod remembered;
mod removal;
mod same_game;
pub mod seat;
mod sign;
mod start;
mod witness;

pub use adopt::{Adopted, Adopting, Came, Fate, adopt};
pub use all::{
    Compacted, Desk, Exported, Fault, Found, Many, Outcome, Proofs, Results, Shared, Taken, Trust, in_order,
    threads,
};
pub use backup::{Backup, Restored};
pub use belongings::{Belongings, Memory};
pub use club::{Added, Club, Head};
pub use desk::post;
#[cfg(feature = "desk")]
pub use desk::{Cell, Column, Holds, Table, end_tables, table_folder};
pub use engine::{Database, DatabaseUrl, ROLES};
pub use error::LoadError;
pub use files::{
    create_folder, games_of, is_standard, load, load_for, must_be_writable, read_file, read_game, read_text,
    typed, write_new, write_text,
};
pub use lost::withheld;
pub use mails::Mails;
pub use many::name_of;
pub use ongoing::{Appended, GameName, Ongoing};
pub use place::{Place, is_in_engine};
pub use receive::{Incoming, Joined, Reception, Replaced, too_old};
pub use record::{Destination, Written, write_log};
pub use refusal::Refusal;
pub use removal::{Removal, Renamed};
pub use sign::{Signable, Signed};
pub use start::Started;
pub use witness::{Reply, Witnessed};
