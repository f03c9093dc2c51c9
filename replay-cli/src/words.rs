//! Small words of every answer, and how the words of others stand in it.

use asl_core::event::RollId;
use asl_core::vocab::unseen::{is_unseen, write_code};
use std::path::Path;

/// Hexadecimal digits from which on a word is no number that a player reads.
const LONG_HEX: usize = 32;

/// Those that are shown of it.
const SHOWN_HEX: usize = 8;

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

/// Text in which every character is seen, line feeds apart: a log is another person's. What is not seen is shown by its
/// code, `\u202e`.
#[must_use]
pub fn harmless(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    text.chars().for_each(|c| if c == '\n' { out.push(c) } else { put(c, &mut out) });
    out
}

/// The same for what another person wrote, on one line: a line feed in it begins no line that looks like ours.
#[must_use]
pub fn one_line(text: &str) -> String {
    harmless(&text.replace("\r\n", "\n")).replace('\n', "\u{2424}")
}

/// Text whose digests, keys and shares are cut to their first digits: `065a3abf…` of 64.
#[must_use]
pub fn short_hex(text: &str) -> String {
    let (mut out, mut run) = (String::with_capacity(text.len()), String::new());
    for c in text.chars().chain(['\0']) {
        if matches!(c, '0'..='9' | 'a'..='f') {
            run.push(c);
            continue;
        }
        match run.get(..SHOWN_HEX).filter(|_| run.len() >= LONG_HEX) {
            Some(begins) => out += &format!("{begins}…"),
            None => out += &run,
        }
        run.clear();
        out.push(c);
    }
    out.pop();
    out
}

/// Rolls by their numbers, three or more that follow each other by the first and the last: `r3, r42 to r61`.
#[must_use]
pub fn rolls(all: &[RollId]) -> String {
    let mut runs: Vec<(RollId, RollId)> = Vec::new();
    for roll in all {
        match runs.last_mut() {
            Some((_, last)) if last.0.checked_add(1) == Some(roll.0) => *last = *roll,
            _ => runs.push((*roll, *roll)),
        }
    }
    let run = |(first, last): (RollId, RollId)| match last.0 - first.0 {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first} to {last}"),
    };
    runs.into_iter().map(run).collect::<Vec<_>>().join(", ")
}

/// An error of several lines in one: what it is, and the first of what it lists.
#[must_use]
pub(crate) fn in_brief(error: &str) -> String {
    let lines = error.lines().map(str::trim).filter(|line| !line.is_empty());
    let told = lines.take(2).map(|line| line.strip_prefix("error: ").unwrap_or(line));
    one_line(&told.collect::<Vec<_>>().join(": "))
}

/// A character, or its code when it is not seen.
pub(crate) fn put(c: char, out: &mut String) {
    if is_unseen(c) { write_code(c, out) } else { out.push(c) }
}

/// A path on one line: whoever made the file called it.
#[must_use]
pub(crate) fn shown(path: &Path) -> String {
    one_line(&path.display().to_string())
}
