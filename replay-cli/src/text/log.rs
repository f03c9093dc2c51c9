//! The log as text.

use super::wrap::cut;
use super::{BAD, DIM, OPEN, STRONG, styled};
use crate::view::event::EventView;
use crate::view::log::{LogRow, LogView};
use crate::words::one_line;
use anstyle::Style;

/// The events, one a line, phases set apart; with who recorded each when that is wanted.
#[must_use]
pub fn log(view: &LogView, who: bool, columns: usize) -> String {
    let out = rows(&view.events, who, columns);
    if out.is_empty() { "no event matches\n".into() } else { out }
}

/// Events, one a line.
#[must_use]
pub(super) fn rows(rows: &[LogRow], who: bool, columns: usize) -> String {
    let width = rows.last().map_or(1, |row| row.event.event.to_string().len());
    let names = rows.iter().map(|row| recorder(row).chars().count()).max().unwrap_or(0);
    let places = rows.iter().map(|row| place(row).chars().count()).max().unwrap_or(0);
    let mut out = String::new();
    for row in rows {
        let by = if who { format!("{:names$}  ", one_line(&recorder(row))) } else { String::new() };
        let beside = if places > 0 { format!("{:places$}  ", place(row)) } else { String::new() };
        let room = columns.saturating_sub(width + 3 + by.chars().count() + beside.chars().count());
        let number = if row.aside { String::new() } else { row.event.event.to_string() };
        let number = format!("{number:>width$} {} ", mark(row));
        out += &format!("{number}{}{}\n", styled(DIM, &(beside + &by)), event(row, room));
    }
    out
}

/// The step of a VASL file that shows it.
fn place(row: &LogRow) -> String {
    let source = row.event.source.as_ref().filter(|_| row.event.line.is_none());
    source.map(|source| one_line(source)).unwrap_or_default()
}

fn recorder(row: &LogRow) -> String {
    let time = row.event.claimed_time.as_ref().map(|time| format!(" {time}"));
    row.event.by.clone() + &time.unwrap_or_default()
}

/// The findings stand at the end, whole; an imported line that is longer than the screen is cut.
fn event(row: &LogRow, room: usize) -> String {
    let imported = row.event.source.is_some();
    let text = one_line(&row.event.text);
    let text = if imported { cut(room.max(40), &text) } else { text };
    let text = match (row.begins_phase, row.aside || row.taken_back) {
        (true, false) => styled(STRONG, &text),
        (_, true) => styled(DIM, &text),
        (false, false) => one_line(&text),
    };
    let (_, style) = standing(row);
    let findings =
        if row.findings.is_empty() { String::new() } else { format!("   {}", row.findings.join(", ")) };
    let findings = if findings.is_empty() { findings } else { styled(style, &findings) };
    let back = if row.taken_back { styled(DIM, "   taken back") } else { String::new() };
    let words = row.words.iter().map(|word| styled(DIM, &format!("   {}", one_line(word))));
    text + &findings + &back + &waits(&row.event) + &words.collect::<String>()
}

/// What an event lacks, or rests on: `   provisional: not yet signed by ivan`.
pub(crate) fn waits(event: &EventView) -> String {
    let says = event.provisional.as_ref().map(|waits| styled(OPEN, &format!("   {}", one_line(&waits.says))));
    says.unwrap_or_default()
}

fn mark(row: &LogRow) -> String {
    match standing(row) {
        (" ", _) => " ".into(),
        (mark, style) => styled(style, mark),
    }
}

fn standing(row: &LogRow) -> (&'static str, Style) {
    match row.ruling.as_deref() {
        None => (" ", Style::new()),
        Some("broken") => ("✗", BAD),
        Some("waived") => ("~", DIM),
        Some(_) => ("?", OPEN),
    }
}
