//! `docs/format.md`: what it says of events is written from the sources, and reads the bytes that the program writes.

mod bytes;
pub(crate) mod grammar;
mod page;
