//! Words of the game: each is read in either case and by its common spellings, keeps the spelling that was written, and
//! is judged by what it means.

mod docs;
mod lists;
mod notation;
mod respelled;
mod unknown;
