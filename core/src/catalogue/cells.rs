//! How a table of the catalogue is read: a row a line, cells between ` | `, `-` for what is not there, `#` before a
//! remark. A row that cannot be read is left out, and a test says so.

use crate::vocab::Meaning;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::str::FromStr;
use once_cell::race::OnceBox;

/// A cell that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fault {
    column: &'static str,
    cell: String,
}

impl Fault {
    pub(super) fn of(column: &'static str, cell: &str) -> Fault {
        Fault { column, cell: cell.into() }
    }
}

/// The cells of a row, from left to right.
pub(super) struct Cells {
    rest: Option<&'static str>,
}

impl Cells {
    pub(super) const fn of(line: &'static str) -> Cells {
        Cells { rest: Some(line) }
    }

    /// The next cell, without the spaces that line it up.
    pub(super) fn next(&mut self, column: &'static str) -> Result<&'static str, Fault> {
        let rest = self.rest.ok_or_else(|| Fault::of(column, "no such cell"))?;
        let (cell, after) = rest.split_once('|').map_or((rest, None), |(cell, after)| (cell, Some(after)));
        self.rest = after;
        Ok(cell.trim())
    }

    /// A cell that must say something.
    pub(super) fn text(&mut self, column: &'static str) -> Result<&'static str, Fault> {
        let cell = self.next(column)?;
        if matches!(cell, "" | "-") { Err(Fault::of(column, cell)) } else { Ok(cell) }
    }

    /// A cell that may say something.
    pub(super) fn said(&mut self, column: &'static str) -> Result<Option<&'static str>, Fault> {
        Ok(Some(self.next(column)?).filter(|cell| *cell != "-"))
    }

    /// A word of the game.
    pub(super) fn word<M: Meaning>(&mut self, column: &'static str) -> Result<M, Fault> {
        let cell = self.text(column)?;
        M::read(cell).ok_or_else(|| Fault::of(column, cell))
    }

    /// A cell that may say something, read.
    pub(super) fn maybe<T>(
        &mut self,
        column: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, Fault> {
        let cell = self.said(column)?;
        cell.map(|cell| read(cell).ok_or_else(|| Fault::of(column, cell))).transpose()
    }

    /// No cell is left.
    pub(super) fn end(self) -> Result<(), Fault> {
        self.rest.map_or(Ok(()), |rest| Err(Fault::of("behind the last", rest)))
    }
}

/// A number.
pub(super) fn number<N: FromStr>(text: &str) -> Option<N> {
    text.parse().ok()
}

/// Does a cell of marks hold this one?
pub(super) fn marked(cell: &str, mark: &str) -> bool {
    cell.split(' ').any(|word| word == mark)
}

/// The lines of a table that are rows, with their numbers from 1.
fn lines(text: &'static str) -> impl Iterator<Item = (usize, &'static str)> {
    let numbered = text.lines().enumerate().map(|(n, line)| (n + 1, line));
    numbered.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
}

/// The rows of a table, read once.
pub(super) fn rows<R>(
    read: &'static OnceBox<Vec<R>>,
    text: &'static str,
    row: impl Fn(&'static str) -> Result<R, Fault>,
) -> &'static [R] {
    read.get_or_init(|| Box::new(lines(text).filter_map(|(_, line)| row(line).ok()).collect()))
}

/// What cannot be read of a table, by line.
pub(super) fn faults<R>(
    text: &'static str,
    row: impl Fn(&'static str) -> Result<R, Fault>,
) -> impl Iterator<Item = String> {
    lines(text).filter_map(move |(n, line)| {
        let fault = row(line).err()?;
        Some(format!("line {n}: {:?} is no {}", fault.cell, fault.column))
    })
}
