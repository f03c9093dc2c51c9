//! Columns that line up.

use super::styled;
use super::wrap::wrapped;
use crate::words::one_line;
use anstyle::Style;

/// Rows of cells; the last column runs free, or is wrapped.
#[derive(Default)]
pub struct Table {
    rows: Vec<Vec<(Style, String)>>,
    right: Vec<usize>,
}

/// A last column narrower than this is not wrapped.
const NARROW: usize = 24;

impl Table {
    /// An empty table, with these columns set flush right.
    #[must_use]
    pub fn new(right: &[usize]) -> Table {
        Table { rows: Vec::new(), right: right.to_vec() }
    }

    /// Adds a row.
    pub fn row<const N: usize>(&mut self, cells: [(Style, String); N]) {
        self.rows.push(cells.into());
    }

    /// Adds a row without styles.
    pub fn plain<const N: usize>(&mut self, cells: [String; N]) {
        self.row(cells.map(|cell| (Style::new(), cell)));
    }

    /// The table as text, each line behind so many blanks.
    #[must_use]
    pub fn text(&self, indent: usize) -> String {
        self.within(indent, usize::MAX)
    }

    /// The table as text in so many columns: the last column is wrapped under itself.
    #[must_use]
    pub fn within(&self, indent: usize, columns: usize) -> String {
        let count = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let widths: Vec<usize> = (0..count).map(|c| self.width(c)).collect();
        let before = indent + widths.iter().rev().skip(1).map(|width| width + 2).sum::<usize>();
        let last = columns.saturating_sub(before);
        let last = if last < NARROW { usize::MAX } else { last };
        self.rows.iter().map(|row| self.lines(row, &widths, (indent, before, last))).collect()
    }

    fn width(&self, column: usize) -> usize {
        let cells = self.rows.iter().filter_map(|row| row.get(column));
        cells.map(|(_, cell)| cell.chars().count()).max().unwrap_or(0)
    }

    fn lines(
        &self,
        row: &[(Style, String)],
        widths: &[usize],
        (indent, before, last): (usize, usize, usize),
    ) -> String {
        let mut row = row.to_vec();
        let free = if row.len() == widths.len() { row.last_mut() } else { None };
        let mut rest = Vec::new();
        if let Some((style, cell)) = free.filter(|(_, cell)| cell.chars().count() > last) {
            let mut pieces = wrapped(last, cell).into_iter();
            *cell = pieces.next().unwrap_or_default();
            rest = pieces.map(|piece| " ".repeat(before) + &styled(*style, &piece) + "\n").collect();
        }
        self.line(&row, widths, indent) + &rest.concat()
    }

    fn line(&self, row: &[(Style, String)], widths: &[usize], indent: usize) -> String {
        let mut line = " ".repeat(indent);
        for (c, (style, cell)) in row.iter().enumerate() {
            let pad = " ".repeat(widths[c].saturating_sub(cell.chars().count()));
            let cell = match cell.as_str() {
                "" => String::new(),
                cell if *style == Style::new() => one_line(cell),
                cell => styled(*style, &one_line(cell)),
            };
            let last = c + 1 == row.len();
            match (self.right.contains(&c), last) {
                (true, _) => line += &format!("{pad}{cell}"),
                (false, true) => line += &cell,
                (false, false) => line += &format!("{cell}{pad}"),
            }
            if !last {
                line += "  ";
            }
        }
        line.trim_end().to_owned() + "\n"
    }
}
