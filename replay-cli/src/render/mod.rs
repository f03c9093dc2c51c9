//! Text for people: styles and columns. Knows no game.

mod audit;
mod boards;
mod copies;
mod dice;
mod dispute;
mod done;
mod event;
mod findings;
mod groups;
mod log;
mod mail;
mod rules;
mod table;
mod types;
mod wrap;

pub use crate::words::{counted, thousands};
pub use audit::audit;
pub use boards::{los, pairs, terrain};
pub use copies::{diff, verify};
pub use dice::{added, dice};
pub use dispute::{bundle, dispute};
pub use done::{export, import, import_notes, record};
pub use event::{explain, owed, show};
pub use log::log;
pub use mail::{backup, keygen, new, prove, receive, sign};
pub use rules::{rules, sections};
pub use table::Table;
pub use types::types;
pub use wrap::wrapped;

use anstyle::{AnsiColor, Style};

/// The columns of a screen of unknown width.
pub const DEFAULT_WIDTH: usize = 100;
/// Text is never made narrower.
pub const MIN_WIDTH: usize = 40;
/// Lines longer than this are hard to read.
pub const MAX_WIDTH: usize = 120;

/// Something went wrong.
pub const BAD: Style = AnsiColor::Red.on_default().bold();
/// Something is open.
pub const OPEN: Style = AnsiColor::Yellow.on_default();
/// All is well.
pub const GOOD: Style = AnsiColor::Green.on_default();
/// A figure or name to look at.
pub const STRONG: Style = Style::new().bold();
/// What matters less.
pub const DIM: Style = Style::new().dimmed();

/// Harmless text in a style. What is no terminal gets it plain: the writer strips styles.
#[must_use]
pub fn styled(style: Style, text: &str) -> String {
    format!("{style}{}{style:#}", harmless(text))
}

/// Every line behind so many blanks.
#[must_use]
pub fn indented(blanks: usize, text: &str) -> String {
    let pad = " ".repeat(blanks);
    text.lines().map(|line| format!("{pad}{line}\n")).collect()
}

/// Text without what a terminal would obey, what would turn its order around, and what nobody would see: a log is another
/// person's. Each such character is shown as one that is seen.
#[must_use]
pub fn harmless(text: &str) -> String {
    let obeyed = |c: char| c.is_control() && c != '\n';
    text.chars().map(|c| if obeyed(c) || turns(c) || is_unseen(c) { '\u{fffd}' } else { c }).collect()
}

/// The same of what another person wrote, on one line: a line feed of his begins no line that looks like ours.
#[must_use]
pub fn one_line(text: &str) -> String {
    harmless(&text.replace("\r\n", "\n")).replace('\n', "\u{2424}")
}

const fn turns(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Characters of no width, separators of lines that are no line feeds, and tags.
const fn is_unseen(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{34f}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200d}'
            | '\u{2028}'
            | '\u{2029}'
            | '\u{2060}'..='\u{2065}'
            | '\u{206a}'..='\u{206f}'
            | '\u{3164}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}
