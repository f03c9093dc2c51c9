//! Tables in files that other programs ask questions of: Apache Parquet.
//!
//! Job: rows into a file, a group of rows at a time, so that the memory does not grow with the table; no table of a call
//! appears before all of them are whole. Inputs: columns, rows. Must not know: what a row says. A text is data, whatever
//! stands in it.

use parquet::basic::{Compression, Encoding, GzipLevel};
use parquet::data_type::{ByteArray, ByteArrayType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::parser::parse_message_type;
use parquet::schema::types::ColumnPath;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tempfile::NamedTempFile;
use thiserror::Error;

/// Why a table was not written.
#[derive(Debug, Error)]
pub enum TableError {
    /// What stands in its place is not replaced.
    #[error(
        "no file, but a folder, a link or a device, stands in the place of the table: name another folder"
    )]
    Taken(PathBuf),
    /// Another process writes tables into the folder.
    #[error("another process writes tables into this folder: wait for it, or name another")]
    Locked(PathBuf),
    /// The disk refused this file or folder.
    #[error("{1}")]
    Failed(PathBuf, String),
    /// The disk refused this file, when these of the same call were in their places.
    #[error("{1}")]
    Half(PathBuf, String, Vec<PathBuf>),
}

impl TableError {
    fn of(path: &Path, why: &dyn std::fmt::Display) -> TableError {
        TableError::Failed(path.to_owned(), why.to_string())
    }
}

/// Rows of a group.
const GROUP: usize = 1 << 17;

/// A column of a table.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// What its cells are.
    pub holds: Holds,
}

/// What the cells of a column are. Any of them can be absent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holds {
    /// Text.
    Text,
    /// A whole number of 64 bits.
    Number,
    /// A whole number that mostly goes up by one from row to row.
    Counter,
}

/// A cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    /// Nothing.
    None,
    /// A text.
    Text(String),
    /// A number.
    Number(i64),
}

impl<T: Into<Cell>> From<Option<T>> for Cell {
    fn from(cell: Option<T>) -> Cell {
        cell.map_or(Cell::None, Into::into)
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Cell {
        Cell::Text(text)
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Cell {
        Cell::Text(text.to_owned())
    }
}

impl From<u64> for Cell {
    fn from(number: u64) -> Cell {
        Cell::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// A table that was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// Its file.
    pub path: PathBuf,
    /// Its rows.
    pub rows: u64,
    /// Its bytes.
    pub bytes: u64,
}

/// A folder for tables, in which nobody else writes any until this is dropped.
pub struct TableFolder {
    folder: PathBuf,
    // Closing it gives the lock back.
    _lock: File,
}

impl TableFolder {
    /// Takes a folder that is there.
    ///
    /// # Errors
    /// When another process writes tables in it, or the system refuses.
    pub fn take(folder: &Path) -> Result<TableFolder, TableError> {
        let refused = |why: &dyn std::fmt::Display| TableError::of(folder, why);
        let lock = lockable(folder).map_err(|why| refused(&why))?;
        match lock.try_lock() {
            Ok(()) => Ok(TableFolder { folder: folder.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(TableError::Locked(folder.to_owned())),
            Err(TryLockError::Error(why)) => Err(refused(&why)),
        }
    }
}

/// What is locked of a folder: itself, where the system lets it be opened.
fn lockable(folder: &Path) -> std::io::Result<File> {
    if cfg!(unix) { File::open(folder) } else { File::create(folder.join(".tables.lock")) }
}

/// A table that is being written, beside where it will stand; removed with this.
pub struct Table {
    part: NamedTempFile,
    path: PathBuf,
    columns: &'static [Column],
    writer: SerializedFileWriter<File>,
    cells: Vec<Cells>,
    rows: u64,
}

/// The cells of a column of the group underway, and which of them are there.
#[derive(Default)]
struct Cells {
    texts: Vec<ByteArray>,
    numbers: Vec<i64>,
    there: Vec<i16>,
}

impl Table {
    /// Begins `NAME.parquet` in a folder.
    ///
    /// # Errors
    /// When the folder cannot be written, or what stands in the table's place is no file.
    pub fn begin(to: &TableFolder, name: &str, columns: &'static [Column]) -> Result<Table, TableError> {
        let path = to.folder.join(format!("{name}.parquet"));
        must_be_free(&path)?;
        let failed = |why: &dyn std::fmt::Display| TableError::of(&path, why);
        let schema = parse_message_type(&message(name, columns)).map_err(|why| failed(&why))?;
        let part = part_of(&to.folder, name).map_err(|why| failed(&why))?;
        let file = part.as_file().try_clone().map_err(|why| failed(&why))?;
        let writer = SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties(columns)));
        let writer = writer.map_err(|why| failed(&why))?;
        let cells = columns.iter().map(|_| Cells::default()).collect();
        Ok(Table { part, path, columns, writer, cells, rows: 0 })
    }

    /// Adds a row: a cell for each column. A cell that is not what its column holds is absent.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn row(&mut self, row: impl IntoIterator<Item = Cell>) -> Result<(), TableError> {
        let mut row = row.into_iter();
        for (column, cells) in self.columns.iter().zip(&mut self.cells) {
            cells.push(column.holds, row.next().unwrap_or(Cell::None));
        }
        self.rows += 1;
        if self.cells.first().is_some_and(|cells| cells.there.len() >= GROUP) { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> Result<(), TableError> {
        let written = self.write_group();
        written.map_err(|why| TableError::of(&self.path, &why))
    }

    fn write_group(&mut self) -> Result<(), ParquetError> {
        let mut group = self.writer.next_row_group()?;
        for (column, cells) in self.columns.iter().zip(&mut self.cells) {
            if let Some(mut writer) = group.next_column()? {
                std::mem::take(cells).write(column.holds, &mut writer)?;
                writer.close()?;
            }
        }
        group.close().map(|_| ())
    }

    /// Ends it; it stands beside its place still.
    fn end(mut self) -> Result<Ended, TableError> {
        if self.cells.first().is_some_and(|cells| !cells.there.is_empty()) {
            self.flush()?;
        }
        let failed = |why: &dyn std::fmt::Display| TableError::of(&self.path, why);
        let file = self.writer.into_inner().map_err(|why| failed(&why))?;
        let bytes = file.sync_all().and_then(|()| file.metadata()).map_err(|why| failed(&why))?.len();
        Ok(Ended { part: self.part, written: Written { path: self.path, rows: self.rows, bytes } })
    }
}

struct Ended {
    part: NamedTempFile,
    written: Written,
}

/// Ends tables and puts them in their places, one after another, once all of them are whole.
///
/// # Errors
/// When the disk refuses. What was not put in its place is removed.
pub fn end_tables(tables: impl IntoIterator<Item = Table>) -> Result<Vec<Written>, TableError> {
    let ended = tables.into_iter().map(Table::end).collect::<Result<Vec<Ended>, _>>()?;
    ended.iter().try_for_each(|table| must_be_free(&table.written.path))?;
    let mut all = Vec::new();
    for Ended { part, written } in ended {
        part.persist(&written.path).map_err(|why| not_put(&all, &written, &why.error))?;
        all.push(written);
    }
    Ok(all)
}

/// Why a table did not come into its place, and what stands there now.
fn not_put(before: &[Written], table: &Written, why: &std::io::Error) -> TableError {
    if before.is_empty() {
        return TableError::of(&table.path, why);
    }
    let new = before.iter().map(|table| table.path.clone()).collect();
    TableError::Half(table.path.clone(), why.to_string(), new)
}

/// A table takes the place of a file, or of nothing.
fn must_be_free(path: &Path) -> Result<(), TableError> {
    match path.symlink_metadata() {
        Ok(there) if !there.is_file() => Err(TableError::Taken(path.to_owned())),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// A new file in a folder, that nobody else has opened, with the permissions of any other.
fn part_of(folder: &Path, name: &str) -> std::io::Result<NamedTempFile> {
    let (prefix, mut new) = (format!(".{name}.parquet."), tempfile::Builder::new());
    new.prefix(&prefix).suffix(".part");
    #[cfg(unix)]
    let new = new.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    new.tempfile_in(folder)
}

impl Cells {
    fn push(&mut self, holds: Holds, cell: Cell) {
        let is_there = match (holds, cell) {
            (Holds::Text, Cell::Text(text)) => {
                self.texts.push(text.into_bytes().into());
                true
            }
            (Holds::Number | Holds::Counter, Cell::Number(number)) => {
                self.numbers.push(number);
                true
            }
            (Holds::Text | Holds::Number | Holds::Counter, Cell::None | Cell::Text(_) | Cell::Number(_)) => {
                false
            }
        };
        self.there.push(i16::from(is_there));
    }

    fn write(self, holds: Holds, writer: &mut SerializedColumnWriter<'_>) -> Result<(), ParquetError> {
        let there = Some(self.there.as_slice());
        match holds {
            Holds::Text => writer.typed::<ByteArrayType>().write_batch(&self.texts, there, None),
            Holds::Number | Holds::Counter => {
                writer.typed::<Int64Type>().write_batch(&self.numbers, there, None)
            }
        }
        .map(|_| ())
    }
}

/// The columns in the words of the format.
fn message(name: &str, columns: &[Column]) -> String {
    let column = |column: &Column| match column.holds {
        Holds::Text => format!("  OPTIONAL BYTE_ARRAY {} (UTF8);\n", column.name),
        Holds::Number | Holds::Counter => format!("  OPTIONAL INT64 {};\n", column.name),
    };
    format!("message {name} {{\n{}}}", columns.iter().map(column).collect::<String>())
}

fn properties(columns: &[Column]) -> WriterProperties {
    let program = format!("asl-replay version {}", env!("CARGO_PKG_VERSION"));
    let all = WriterProperties::builder()
        .set_created_by(program)
        .set_compression(Compression::GZIP(GzipLevel::default()));
    let counters = columns.iter().filter(|column| column.holds == Holds::Counter);
    let with = counters.fold(all, |all, column| {
        let path = ColumnPath::from(column.name);
        all.set_column_dictionary_enabled(path.clone(), false)
            .set_column_encoding(path, Encoding::DELTA_BINARY_PACKED)
    });
    with.build()
}
