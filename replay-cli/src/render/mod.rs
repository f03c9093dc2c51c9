//! Text for people: styles and columns. Knows no game.

mod audit;
mod findings;
mod others;
mod table;
mod types;

pub use audit::audit;
pub use others::{diff, explain, log, rules, show, verify};
pub use table::Table;
pub use types::types;

use anstyle::{AnsiColor, Style};

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

/// Text in a style. What is no terminal gets it plain: the writer strips styles.
#[must_use]
pub fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// `1 finding`, `2 findings`.
#[must_use]
pub fn counted(n: u64, one: &str, many: &str) -> String {
    format!("{} {}", thousands(n), if n == 1 { one } else { many })
}

/// `100,000`.
#[must_use]
pub fn thousands(n: u64) -> String {
    let digits = n.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|g| std::str::from_utf8(g).ok()).collect();
    groups.join(",")
}

/// Every line behind so many blanks.
#[must_use]
pub fn indented(blanks: usize, text: &str) -> String {
    let pad = " ".repeat(blanks);
    text.lines().map(|line| format!("{pad}{line}\n")).collect()
}

/// Text without what a terminal would obey: a log is another person's.
#[must_use]
pub fn harmless(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && c != '\n' { '\u{fffd}' } else { c }).collect()
}
