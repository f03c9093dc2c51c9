//! The text notation (`.asl`): a game as people write it, mail it and read it. Input: text, or a scenario
//! and events. Knows how things are written; knows no rule and no state.
//!
//! ```text
//! file      = head, line "---", [ "book" version [ "by" name ] tail ], lines
//! head      = the scenario in TOML, kept byte for byte (only CR LF becomes LF, and a byte order mark goes);
//!             it ends before the line feed in front of "---" and holds no line "---" of its own
//! line      = blank | "#" comment | "by" name | event tail
//! event     = verb words | unit verb words | attack verb words
//! tail      = { "ok" clause | "!!" clause | "??" clause | "=" figure } [ time ] [ "#" comment ]
//! time      = "@" text without blanks, or "@" and quotes
//! ```
//!
//! - `book` is the version of the rule book code in record 0. It is always printed; a person may leave it
//!   out and means the current one.
//! - `by ivan` sets the recorder of the lines that follow. Before the first, it is the head's first player
//!   by name, or `player`.
//! - What must be said comes in order, what may be said in any order behind it. A list is one word,
//!   `a,b,c`; items of several words have a comma between them. Free words stand in quotes, with the escapes
//!   `\"` `\\` `\/` `\n` `\t` `\u0041` (two beyond U+FFFF, as in JSON). A character that nobody sees is written so. A value that could be taken for a verb or for `ok` stands in quotes.
//! - Numbers are `4`, `9.5`, also `9½` and `1/2`; hexes are those of the map (`FF6`, `2FF6`, `1a:FF6`), a
//!   Location's level stands behind it (`K5/1`, `K5/in`).
//! - The notation holds MP from 0 to 10000, FP up to 100000 and DRM up to 100 either way; a log may hold
//!   other numbers, whose lines cannot be read back.

mod atom;
mod cursor;
mod error;
mod file;
mod form;
mod lines;
mod list;
mod phrase;
mod reader;
mod tail;
mod token;

pub use error::{ErrorKind, NotationError};
pub use file::{Parsed, parse, parse_event, parse_lines, parse_with, print, print_event};
pub use lines::{fire_mode, verbs};
pub use reader::{Line, Reader};
pub use tail::{Expectation, Expected};

/// The longest line that is read, in bytes: no event of a payload prints to more.
pub const MAX_LINE_BYTES: usize = 4 * crate::wire::MAX_PAYLOAD_BYTES;

/// The most lines of a file that are read.
pub const MAX_LINES: usize = 2_000_000;

/// The most errors that are listed; reading stops behind them.
pub const MAX_ERRORS: usize = 1_000;

/// The line between head and events.
pub const SEPARATOR: &str = "---";
