//! The tables of VASL's SVG counters (`data/*.csv`): the first row names the columns, the second repeats them for people.

use super::markup::plain;
use super::{Format, Item, Listing, ListingError, MAX_ENTRIES, gun_row, vehicle_row};
use csv::{ReaderBuilder, StringRecord};

/// One row by the names of its columns.
pub(super) struct Row<'r> {
    head: &'r StringRecord,
    record: &'r StringRecord,
}

impl<'r> Row<'r> {
    /// A cell as it stands; empty when there is no such column.
    pub(super) fn raw(&self, column: &str) -> &'r str {
        let at = self.head.iter().position(|name| name.trim() == column);
        at.and_then(|at| self.record.get(at)).unwrap_or_default()
    }

    /// The words of a cell.
    pub(super) fn words(&self, column: &str) -> String {
        plain(self.raw(column))
    }

    /// What the overrides say of a key: `nat=ge`.
    pub(super) fn override_of(&self, key: &str) -> Option<&'r str> {
        self.raw("overrides").split('|').find_map(|each| each.trim().strip_prefix(key)?.strip_prefix('='))
    }

    /// The names of its pictures, without what tells the nation of each.
    pub(super) fn pictures(&self) -> Vec<String> {
        let names = self.raw("piece").split('|').map(|piece| piece.split('@').next().unwrap_or(piece));
        names.map(plain).filter(|name| !name.is_empty()).collect()
    }

    /// The letters of its nation: told, else those that its picture begins with.
    pub(super) fn nation(&self) -> Option<String> {
        let told = self.override_of("nat").map(str::to_owned);
        told.or_else(|| Some(self.pictures().first()?.chars().take(2).collect()))
    }

    /// It repeats the names of the columns.
    fn is_head(&self) -> bool {
        self.raw("count").starts_with("<b>")
    }
}

/// Reads a table.
pub(super) fn read(text: &str) -> Result<Listing, ListingError> {
    let mut reader = ReaderBuilder::new().flexible(true).from_reader(text.as_bytes());
    let head = reader.headers().map_err(|why| ListingError::NotCsv(why.to_string()))?.clone();
    let has = |columns: &[&str]| columns.iter().all(|wanted| head.iter().any(|name| name.trim() == *wanted));
    let format = if has(&["name", "af", "mp", "ma", "size"]) {
        Format::SvgVehicles
    } else if has(&["name", "gun_type", "caliber", "rof_ife"]) {
        Format::SvgOrdnance
    } else {
        return Err(ListingError::Unknown);
    };
    let mut items = Vec::new();
    for record in reader.records() {
        let record = record.map_err(|why| ListingError::NotCsv(why.to_string()))?;
        let row = Row { head: &head, record: &record };
        if row.is_head() || record.iter().all(|cell| cell.trim().is_empty()) {
            continue;
        }
        if items.len() == MAX_ENTRIES {
            return Err(ListingError::TooMany);
        }
        let line = record.position().map_or(0, csv::Position::line);
        items.push(item(format, &row, line));
    }
    Ok(Listing { format, items })
}

fn item(format: Format, row: &Row<'_>, line: u64) -> Item {
    let (sort, (name, found)) = match format {
        Format::SvgOrdnance => (row.words("gun_type"), gun_row::read(row)),
        Format::SvgVehicles | Format::TemplatesVehicles | Format::TemplatesOrdnance => {
            (vehicle_row::sort(row.raw("name")), vehicle_row::read(row))
        }
    };
    Item { place: format!("line {line}"), name, sort, found }
}
