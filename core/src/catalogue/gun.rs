//! One type of Gun: the values of its counter and of its listing, and how sure we are of them. A row of `guns.txt`.

use super::Nation;
use super::cells::{Cells, Fault, marked, number};
use super::entry::{after, ordnance};
use super::row::Row;
use crate::counter::{Gun, Weapon};
use crate::vocab::{GunKind, Meaning, Mount, WeaponKind};
use alloc::string::{String, ToString};

/// One Gun of the catalogue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GunType {
    /// Its name in the listing; where two nations have one, that of the nation stands before it.
    pub name: &'static str,
    /// The listing that it stands in.
    pub nation: Nation,
    /// Its printed values; range in hexes.
    pub weapon: Weapon,
    /// How its mount turns (C3.2); absent where the row does not tell.
    pub mount: Option<Mount>,
    /// When it was in service, as the listing writes it.
    pub dates: Option<&'static str>,
    /// The names of its counter's pictures in VASL, without folder and ending.
    pub pictures: &'static str,
    /// What is not sure about this row.
    pub doubt: Option<&'static str>,
    /// The version of the book that brought this row, as for vehicles.
    pub since: u16,
}

impl GunType {
    /// One row: its cells in the order of the head of the table.
    pub(super) fn read(line: &'static str) -> Result<GunType, Fault> {
        let mut cells = Cells::of(line);
        let (name, nation) = (cells.text("name")?, cells.word::<Nation>("nation")?);
        let sort = cells.word::<GunKind>("sort")?;
        let blank = Weapon { kind: Some(WeaponKind::Ordnance), ..Weapon::default() };
        let printed = ordnance(cells.text("Gun")?, blank)?;
        let (min_range, max_range) = cells.maybe("range", range)?.unwrap_or_default();
        let (m, target_size) = (cells.maybe("M#", number)?, cells.maybe("size", number)?);
        let mount = cells.maybe("mount", Mount::read)?;
        let (dates, marks, pictures) = (cells.said("dates")?, cells.next("marks")?, cells.next("VASL")?);
        let doubt = cells.said("doubt")?;
        cells.end()?;
        let said = printed.gun.as_deref().cloned().unwrap_or_default();
        let qsu = marked(marks, "QSU");
        let gun = Gun { sort: Some(sort), min_range, max_range, m, target_size, mount, qsu, ..said };
        Ok(GunType {
            name,
            nation,
            weapon: printed.with(gun),
            mount,
            dates,
            pictures: if pictures == "-" { "" } else { pictures },
            doubt,
            since: after(marks, "book").unwrap_or(1),
        })
    }

    /// The values that the rules read.
    #[must_use]
    pub fn weapon(&self) -> Weapon {
        self.weapon.clone()
    }

    /// A note of its listing changes its range.
    #[must_use]
    pub fn has_range_by_note(&self) -> bool {
        self.doubt.is_some_and(|doubt| doubt.contains("range by note"))
    }

    /// What VASL writes for it otherwise than its listing does: calibre and sort stand first there (`45L AT PTP obr.
    /// 32`), and the names of its pictures.
    pub fn vasl(&self) -> impl Iterator<Item = String> {
        let pictures = self.pictures.split(", ").filter(|name| !name.is_empty());
        self.as_vasl_writes().into_iter().chain(pictures.map(Into::into))
    }

    fn as_vasl_writes(&self) -> Option<String> {
        let gun = self.weapon.gun.as_deref()?;
        let (calibre, sort) = (gun.calibre?.to_string(), gun.sort?.word());
        let first = self.name.split(' ').next()?;
        let measured = first.ends_with("mm") || first.ends_with("cm") || first.ends_with("-in.");
        let rest = if measured { self.name[first.len()..].trim_start() } else { self.name };
        Some(alloc::format!("{calibre} {sort} {rest}"))
    }
}

/// `110`, or `3-78` with a minimum.
fn range(cell: &str) -> Option<(Option<u16>, Option<u16>)> {
    match cell.split_once('-') {
        Some((min, max)) => Some((Some(number(min)?), Some(number(max)?))),
        None => Some((None, Some(number(cell)?))),
    }
}

impl Row for GunType {
    fn name(&self) -> &'static str {
        self.name
    }

    fn since(&self) -> u16 {
        self.since
    }
}
