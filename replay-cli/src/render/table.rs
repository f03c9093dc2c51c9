//! Columns that line up.

use super::styled;
use anstyle::Style;

/// Rows of cells; the last column runs free.
#[derive(Default)]
pub struct Table {
    rows: Vec<Vec<(Style, String)>>,
    right: Vec<usize>,
}

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
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns).map(|c| self.width(c)).collect();
        self.rows.iter().map(|row| self.line(row, &widths, indent)).collect()
    }

    fn width(&self, column: usize) -> usize {
        self.rows
            .iter()
            .filter_map(|row| row.get(column))
            .map(|(_, cell)| cell.chars().count())
            .max()
            .unwrap_or(0)
    }

    fn line(&self, row: &[(Style, String)], widths: &[usize], indent: usize) -> String {
        let mut line = " ".repeat(indent);
        for (c, (style, cell)) in row.iter().enumerate() {
            let pad = " ".repeat(widths[c] - cell.chars().count());
            let cell = if cell.is_empty() { String::new() } else { styled(*style, cell) };
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
