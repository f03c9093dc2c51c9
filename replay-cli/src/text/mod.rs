//! Text for people: styles and columns. Knows no game.

pub mod findings;
pub mod show;
pub mod table;
pub mod wrap;

use crate::words::{one_line, put};
use anstyle::{AnsiColor, Style};
use asl_core::vocab::unseen::is_unseen;

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

/// A text of one line in a style. What is no terminal gets it plain: the writer strips styles.
#[must_use]
pub fn styled(style: Style, text: &str) -> String {
    format!("{style}{}{style:#}", one_line(text))
}

/// A name as it is typed again in a command: in quotes where a shell would take it apart, which those of Windows and others read
/// alike.
#[must_use]
pub fn typed_again(name: &str) -> String {
    let name = one_line(name);
    let plain = |c: char| c.is_alphanumeric() || "._-/\\:@+,=~".contains(c);
    if !name.is_empty() && name.chars().all(plain) { name } else { format!("\"{name}\"") }
}

/// Every line behind so many blanks.
#[must_use]
pub fn indented(blanks: usize, text: &str) -> String {
    let pad = " ".repeat(blanks);
    text.lines().map(|line| format!("{pad}{line}\n")).collect()
}

/// A whole answer as it may be printed. Each text of others in it was made to be seen where it was put in; what was
/// forgotten there is caught here, as far as it is no line feed and no style like ours.
#[must_use]
pub fn printable(answer: &str) -> String {
    if !answer.chars().any(|c| c != '\n' && is_unseen(c)) {
        return answer.to_owned();
    }
    let (mut out, mut rest) = (String::with_capacity(answer.len()), answer);
    while let Some(c) = rest.chars().next() {
        let length = style_length(rest).unwrap_or(c.len_utf8());
        match c {
            '\n' => out.push(c),
            '\u{1b}' if length > 1 => out.push_str(&rest[..length]),
            c => put(c, &mut out),
        }
        rest = &rest[length..];
    }
    out
}

/// The length of the style that a text begins with: `ESC [ 1 ; 31 m`.
fn style_length(text: &str) -> Option<usize> {
    let codes = text.strip_prefix("\u{1b}[")?;
    let end = codes.find(|c: char| !c.is_ascii_digit() && c != ';')?;
    codes[end..].starts_with('m').then_some(end + 3)
}

/// Bytes for people: `238 kB`.
#[must_use]
pub fn size(bytes: u64) -> String {
    const UNITS: [&str; 5] = ["B", "kB", "MB", "GB", "TB"];
    let (mut whole, mut tenths, mut unit) = (bytes, 0, 0);
    while whole >= 1000 && unit + 1 < UNITS.len() {
        (tenths, whole, unit) = (whole % 1000 / 100, whole / 1000, unit + 1);
    }
    if unit > 0 && whole < 10 {
        format!("{whole}.{tenths} {}", UNITS[unit])
    } else {
        format!("{whole} {}", UNITS[unit])
    }
}
