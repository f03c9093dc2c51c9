//! What candidates are made of: what the files show around a roll, and the position before it.

use crate::import::draft::Enrolled;
use crate::import::draft::seen::{Laid, Seen};
use crate::import::draft::words::Said;
use asl_core::event::Status;
use asl_core::readings::Course;
use asl_core::vocab::hex::Cell;
use asl_core::vocab::{AttackId, UnitId};
use std::collections::{BTreeMap, BTreeSet};

/// The units of a draft, by name.
pub(in crate::import::draft) type Cast = BTreeMap<UnitId, Enrolled>;

/// A roll on the table.
pub(in crate::import::draft) struct Table<'t> {
    /// The step of the roll.
    pub(in crate::import::draft) step: u32,
    pub(in crate::import::draft) seen: &'t Seen,
    pub(in crate::import::draft) course: &'t Course,
    pub(in crate::import::draft) cast: &'t Cast,
    /// Units that the viewer no longer sees.
    pub(in crate::import::draft) hidden: &'t BTreeSet<UnitId>,
    /// Who spent MF or MP last in this phase.
    pub(in crate::import::draft) mover: Option<&'t UnitId>,
    /// The number of the attack, if it is one.
    pub(in crate::import::draft) attack: AttackId,
}

impl<'t> Table<'t> {
    /// The phase that the wheel shows; empty for none.
    pub(super) fn phase(&self) -> &str {
        self.seen.turn.as_ref().map_or("", |turn| turn.phase.as_str())
    }

    /// In the DFPh the DEFENDER fires, and in the MPh whose counter of fire was laid.
    pub(super) fn firing_side(&self) -> Option<&'static str> {
        let turn = self.seen.turn.as_ref()?;
        let own = if turn.side == "Axis" { "Axis" } else { "Allied" };
        let other = if own == "Axis" { "Allied" } else { "Axis" };
        Some(match turn.phase.as_str() {
            "DFPh" => other,
            "MPh" => self
                .laid()
                .last()
                .and_then(|laid| self.side(&laid.unit))
                .or(self.seen.roller)
                .unwrap_or(other),
            _ => own,
        })
    }

    /// Who rolls To Hit: in the MPh, where no counter of fire was laid, the side of the player whose dice they are, for vehicles shoot in
    /// their own.
    pub(super) fn shooting_side(&self) -> Option<&'static str> {
        let is_open = self.phase() == "MPh" && self.laid().is_empty();
        self.seen.roller.filter(|_| is_open).or_else(|| self.firing_side())
    }

    /// Counters of fire that were laid for it: before it, else right behind it.
    pub(super) fn laid(&self) -> &'t [Laid] {
        if self.is_laid_behind() { &self.seen.behind.laid } else { &self.seen.laid }
    }

    /// Units of which one, or more, lies under such a counter.
    pub(super) fn among(&self) -> &'t [UnitId] {
        if self.is_laid_behind() { &self.seen.behind.among } else { &self.seen.among }
    }

    /// Those right behind it count where none was laid before it, or where that may be the counter of the attack before.
    fn is_laid_behind(&self) -> bool {
        let Seen { laid, among, behind, is_late, .. } = self.seen;
        let is_behind = !(behind.laid.is_empty() && behind.among.is_empty());
        laid.is_empty() && among.is_empty() || *is_late && is_behind
    }

    /// The counters that were laid may be those of the attack before it.
    pub(super) fn is_laid_late(&self) -> bool {
        self.seen.is_late && !self.is_laid_behind()
    }

    pub(super) fn row(&self, unit: &UnitId) -> Option<&'t Enrolled> {
        self.cast.get(unit)
    }

    pub(super) fn side(&self, unit: &UnitId) -> Option<&'static str> {
        self.row(unit).map(|row| row.side)
    }

    pub(super) fn is_leader(&self, unit: &UnitId) -> bool {
        self.row(unit).is_some_and(Enrolled::is_leader)
    }

    /// Whether it is in play, and the viewer sees it.
    pub(super) fn is_there(&self, unit: &UnitId) -> bool {
        self.course.is_in_play(unit) && !self.hidden.contains(unit)
    }

    /// Where it stands.
    pub(super) fn cell(&self, unit: &UnitId) -> Option<Cell> {
        self.course.cell(unit).filter(|_| self.is_there(unit))
    }

    pub(super) fn is_broken(&self, unit: &UnitId) -> bool {
        self.course.is(unit, Status::Broken)
    }

    /// Units in play on the map, by name, with their hexes.
    pub(super) fn standing(&self) -> impl Iterator<Item = (&'t UnitId, &'t Enrolled, Cell)> + '_ {
        self.cast.iter().filter_map(|(unit, row)| Some((unit, row, self.cell(unit)?)))
    }

    /// Units of a side, or of any other, in a hex.
    pub(super) fn at(&self, cell: Cell, side: &str, own: bool) -> Vec<UnitId> {
        let here = self.standing().filter(|(_, row, at)| *at == cell && (row.side == side) == own);
        here.map(|(unit, ..)| unit.clone()).collect()
    }

    /// The hexes that a name may mean, with its board or without, among those where such units stand.
    pub(super) fn named(&self, name: &str, is: impl Fn(&UnitId, &Enrolled) -> bool) -> BTreeSet<Cell> {
        let map = &self.course.scenario().map;
        let there = self.standing().filter(|(unit, row, _)| is(unit, row));
        let cells: BTreeSet<Cell> = there.map(|(_, _, cell)| cell).collect();
        cells.into_iter().filter(|cell| is_called(&map.show_cell(*cell), name)).collect()
    }

    /// The hexes with a `?` that a name may mean.
    pub(super) fn veiled(&self, name: &str) -> BTreeSet<Cell> {
        self.seen.veiled.iter().filter(|hex| is_called(hex, name)).filter_map(|hex| self.hex(hex)).collect()
    }

    /// A hex by the name that VASL gives it.
    pub(super) fn hex(&self, name: &str) -> Option<Cell> {
        let map = &self.course.scenario().map;
        map.read(name).map(|hex| map.cell(hex)).ok().filter(|cell| map.holds(*cell))
    }

    /// Whether a `?` lies in a hex.
    pub(super) fn is_veiled(&self, cell: Cell) -> bool {
        self.seen.veiled.iter().any(|name| self.hex(name) == Some(cell))
    }

    /// What was said of it, the latest words first: before it, and right behind it where that says who or at what.
    pub(super) fn words(&self) -> impl Iterator<Item = &'t Said> {
        self.seen.said.iter().rev().chain(&self.seen.told)
    }

    /// The latest line that says who fired, from where or with what.
    pub(super) fn claim(&self) -> Option<&'t Said> {
        self.words().find(|said| said.from.is_some() || !said.names.is_empty())
    }

    /// Whether the players named a unit's factors, with hyphens or without.
    pub(super) fn is_named(&self, unit: &UnitId) -> bool {
        let plain = |name: &str| name.replace('-', "");
        let Some(row) = self.row(unit) else { return false };
        let factors = plain(&row.factors);
        self.claim().is_some_and(|said| said.names.iter().any(|name| plain(name) == factors))
    }

    /// A unit as its counter shows it: `4-6-7 (ge467a) in 03P6`.
    pub(super) fn shown(&self, unit: &UnitId) -> String {
        let class = self.row(unit).map_or("", |row| row.counter.as_str());
        let map = &self.course.scenario().map;
        let place = self.cell(unit).map(|cell| format!(" in {}", map.show_cell(cell))).unwrap_or_default();
        format!("{class} ({unit}){place}")
    }
}

/// Whether a hex is meant by a name, with its board or without.
fn is_called(hex: &str, name: &str) -> bool {
    hex == name || hex.trim_start_matches(|c: char| c.is_ascii_digit()) == name
}
