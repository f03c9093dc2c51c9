//! The units in play: each with a number that is its own in this game, in the order in which they came into play, and
//! indexes by number of where they are and whose they are. The outside knows names only. Positions share the units
//! that did not change between them.

use crate::counter::UnitDef;
use crate::event::{AttackId, Name, Status, UnitId};
use crate::scenario::Described;
use crate::state::shared_map::{Iter, SharedMap};
use crate::state::unit::Unit;
use crate::vocab::hex::Cell;
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::borrow::Borrow;
use core::fmt;
use core::ops::Index;
use serde::ser::{Serialize, Serializer};

/// A unit's number in its game, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct UnitNo(u32);

impl UnitNo {
    const fn at(self) -> usize {
        self.0 as usize
    }
}

/// A unit, and what is kept of it for speed.
#[derive(Clone)]
struct Row {
    name: UnitId,
    unit: Unit,
    /// What the scenario says of it.
    def: Option<Described>,
    /// Attacks of this Player Turn in which it may have fired, in order.
    fired_in: Vec<AttackId>,
    /// Attacks of this Player Turn that may be aimed at it, in order.
    under: Vec<AttackId>,
    /// It was changed since the phase began.
    stirred: bool,
}

/// Marks a set: a map to nothing.
type Set<K> = SharedMap<K, ()>;

/// The units in play by name.
#[derive(Clone, Default)]
pub struct Units {
    numbers: SharedMap<UnitId, UnitNo>,
    rows: Vec<Rc<Row>>,
    /// By hex; those off board first.
    here: Set<(Option<Cell>, UnitNo)>,
    of_side: Set<(Name, UnitNo)>,
    aboard: Set<(UnitId, UnitNo)>,
    /// By hex; those that are encircled.
    encircled: Set<(Cell, UnitNo)>,
    /// The units changed since the phase began.
    stirred: Vec<UnitNo>,
    found: Found,
}

impl Units {
    /// How many units came into play.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.rows.len()
    }

    /// Did none?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The units that are not as they were in an earlier position of the same game: those that came or were changed since.
    /// One that was changed back may be among them.
    pub fn changed<'u>(&'u self, earlier: &'u Units) -> impl Iterator<Item = (&'u UnitId, &'u Unit)> {
        let is_same =
            |(at, row): &(usize, &Rc<Row>)| earlier.rows.get(*at).is_some_and(|old| Rc::ptr_eq(old, row));
        let rows = self.rows.iter().enumerate().filter(move |row| !is_same(row));
        rows.map(|(_, row)| (&row.name, &row.unit))
    }

    /// A unit by name.
    #[must_use]
    pub fn get(&self, name: &UnitId) -> Option<&Unit> {
        self.number(name).map(|no| &self.row(no).unit)
    }

    /// A unit by name, with what the scenario says of it, when that describes it.
    #[must_use]
    pub fn described(&self, name: &UnitId) -> Option<(&Unit, &UnitDef)> {
        let row = self.row(self.number(name)?);
        Some((&row.unit, row.def.as_deref()?))
    }

    /// A unit by name, with what the scenario says of it.
    #[must_use]
    pub fn standing(&self, name: &UnitId) -> Option<(&Unit, Option<&UnitDef>)> {
        let row = self.row(self.number(name)?);
        Some((&row.unit, row.def.as_deref()))
    }

    /// What the scenario says of a unit in play, to be shared with another that is like it.
    pub(super) fn def(&self, name: &UnitId) -> Option<&Described> {
        self.row(self.number(name)?).def.as_ref()
    }

    /// Is there a unit of this name?
    #[must_use]
    pub fn contains_key(&self, name: &UnitId) -> bool {
        self.number(name).is_some()
    }

    /// A unit's number.
    #[must_use]
    #[inline]
    pub fn number(&self, name: &UnitId) -> Option<UnitNo> {
        let last = self.found.slot(name);
        if let Some(no) = last.get()
            && self.rows.get(no.at()).is_some_and(|row| row.name == *name)
        {
            return Some(no);
        }
        self.look_up(name)
    }

    #[inline(never)]
    fn look_up(&self, name: &UnitId) -> Option<UnitNo> {
        let last = self.found.slot(name);
        let no = self.numbers.get(name).copied();
        last.set(no.or(last.get()));
        no
    }

    /// The units in the order of their names.
    #[must_use]
    pub fn iter(&self) -> UnitsIter<'_> {
        UnitsIter { units: self, numbers: self.numbers.iter() }
    }

    /// Their names in order.
    pub fn keys(&self) -> impl Iterator<Item = &UnitId> + Clone {
        self.numbers.keys()
    }

    /// The units in the order of their names, without the names.
    pub fn values(&self) -> impl Iterator<Item = &Unit> + Clone {
        self.iter().map(|(_, unit)| unit)
    }

    /// Units by number, in the order of their names.
    pub(super) fn named(&self, numbers: impl Iterator<Item = UnitNo>) -> Vec<(&UnitId, &Unit)> {
        let mut named: Vec<_> = numbers.map(|no| self.row(no)).map(|row| (&row.name, &row.unit)).collect();
        named.sort_unstable_by_key(|(name, _)| *name);
        named
    }

    /// The numbers of those in a hex, or off board.
    pub(super) fn at(&self, cell: Option<Cell>) -> impl Iterator<Item = UnitNo> {
        self.here.range((cell, FIRST)..=(cell, LAST)).map(|((_, no), ())| *no)
    }

    /// The numbers of those in hexes of these columns.
    pub(super) fn in_columns(&self, from: i32, to: i32) -> impl Iterator<Item = UnitNo> {
        let (from, to) = (Cell { x: from, y: i32::MIN }, Cell { x: to, y: i32::MAX });
        self.here.range((Some(from), FIRST)..=(Some(to), LAST)).map(|((_, no), ())| *no)
    }

    /// The numbers of those of a side.
    pub(super) fn of(&self, side: &Name) -> impl Iterator<Item = UnitNo> {
        self.of_side.range((side.clone(), FIRST)..=(side.clone(), LAST)).map(|((_, no), ())| *no)
    }

    /// The numbers of those aboard a vehicle.
    pub(super) fn aboard(&self, vehicle: &UnitId) -> impl Iterator<Item = UnitNo> {
        self.aboard.range((vehicle.clone(), FIRST)..=(vehicle.clone(), LAST)).map(|((_, no), ())| *no)
    }

    /// The encircled units in a hex.
    pub(super) fn encircled_at(&self, cell: Cell) -> impl Iterator<Item = (&UnitId, &Unit)> {
        let such = self.encircled.range((cell, FIRST)..=(cell, LAST));
        such.map(|((_, no), ())| self.row(*no)).map(|row| (&row.name, &row.unit))
    }

    /// Is no unit aboard any vehicle?
    pub(super) const fn is_nobody_aboard(&self) -> bool {
        self.aboard.is_empty()
    }

    /// Attacks of this Player Turn in which a unit may have fired, with perhaps others.
    pub(super) fn fired_in(&self, name: &UnitId) -> &[AttackId] {
        self.number(name).map_or(&[], |no| &self.row(no).fired_in)
    }

    /// Attacks of this Player Turn that may be aimed at a unit, with perhaps others.
    pub(super) fn under(&self, name: &UnitId) -> &[AttackId] {
        self.number(name).map_or(&[], |no| &self.row(no).under)
    }

    fn row(&self, no: UnitNo) -> &Row {
        &self.rows[no.at()]
    }
}

/// The hex that an encircled unit is in.
fn encircled_in(unit: &Unit) -> Option<Cell> {
    unit.place.cell().filter(|_| unit.status.has(Status::Encircled))
}

const FIRST: UnitNo = UnitNo(0);

const LAST: UnitNo = UnitNo(u32::MAX);

/// Changes, for the fold alone.
impl Units {
    /// Changes a unit that is in play.
    pub(super) fn change<T>(&mut self, name: &UnitId, change: impl FnOnce(&mut Unit) -> T) -> Option<T> {
        let no = self.number(name)?;
        Some(self.change_at(no, change))
    }

    fn change_at<T>(&mut self, no: UnitNo, change: impl FnOnce(&mut Unit) -> T) -> T {
        let row = Rc::make_mut(&mut self.rows[no.at()]);
        if !row.stirred {
            row.stirred = true;
            self.stirred.push(no);
        }
        let (was, was_encircled) = (row.unit.place.cell(), encircled_in(&row.unit));
        let done = change(&mut row.unit);
        let (is, is_encircled) = (row.unit.place.cell(), encircled_in(&row.unit));
        if was != is {
            self.here.remove(&(was, no));
            self.here.insert((is, no), ());
        }
        if was_encircled != is_encircled {
            was_encircled.map(|cell| self.encircled.remove(&(cell, no)));
            is_encircled.map(|cell| self.encircled.insert((cell, no), ()));
        }
        done
    }

    /// A unit comes into play, or takes the place of the one of its name.
    pub(super) fn put(&mut self, name: &UnitId, unit: Unit, def: Option<Described>) {
        let no = self.number(name).unwrap_or_else(|| self.add(name));
        Rc::make_mut(&mut self.rows[no.at()]).def = def;
        self.come_aboard(no, unit.aboard.clone());
        self.change_side(no, unit.side.clone());
        self.change_at(no, |old| *old = unit);
    }

    /// A unit gets on a vehicle, or off the one that it was aboard.
    pub(super) fn board(&mut self, name: &UnitId, vehicle: Option<UnitId>) {
        if let Some(no) = self.number(name) {
            self.come_aboard(no, vehicle);
        }
    }

    fn come_aboard(&mut self, no: UnitNo, vehicle: Option<UnitId>) {
        let was = self.change_at(no, |unit| core::mem::replace(&mut unit.aboard, vehicle.clone()));
        was.map(|was| self.aboard.remove(&(was, no)));
        vehicle.map(|vehicle| self.aboard.insert((vehicle, no), ()));
    }

    fn change_side(&mut self, no: UnitNo, side: Option<Name>) {
        let was = self.change_at(no, |unit| core::mem::replace(&mut unit.side, side.clone()));
        was.map(|was| self.of_side.remove(&(was, no)));
        side.map(|side| self.of_side.insert((side, no), ()));
    }

    fn add(&mut self, name: &UnitId) -> UnitNo {
        let no = UnitNo(u32::try_from(self.rows.len()).unwrap_or(u32::MAX));
        let (fired_in, under) = (Vec::new(), Vec::new());
        let (name_of, unit, def) = (name.clone(), Unit::default(), None);
        let row = Row { name: name_of, unit, def, fired_in, under, stirred: false };
        self.rows.push(Rc::new(row));
        self.here.insert((None, no), ());
        self.numbers.insert(name.clone(), no);
        no
    }

    /// Changes every unit, in the order in which they came into play: nobody is moved by it, and nothing comes of it
    /// that ends with the phase.
    pub(super) fn change_all(&mut self, mut change: impl FnMut(&mut Unit)) {
        self.rows.iter_mut().for_each(|row| change(&mut Rc::make_mut(row).unit));
    }

    /// Changes each unit that was changed since this was called last.
    pub(super) fn change_stirred(&mut self, mut change: impl FnMut(&mut Unit)) {
        for no in self.stirred.drain(..) {
            let row = Rc::make_mut(&mut self.rows[no.at()]);
            change(&mut row.unit);
            row.stirred = false;
        }
    }

    /// A unit that is in play fires in an attack; is there one?
    pub(super) fn fires(&mut self, name: &UnitId, attack: AttackId) -> bool {
        self.note(name, |row| &mut row.fired_in, attack)
    }

    /// An attack is aimed at a unit that is in play; is there one?
    pub(super) fn is_aimed_at(&mut self, name: &UnitId, attack: AttackId) -> bool {
        self.note(name, |row| &mut row.under, attack)
    }

    fn note(&mut self, name: &UnitId, list: fn(&mut Row) -> &mut Vec<AttackId>, attack: AttackId) -> bool {
        let row = self.number(name).map(|no| Rc::make_mut(&mut self.rows[no.at()]));
        let Some(list) = row.map(list) else { return false };
        if let Err(at) = list.binary_search(&attack) {
            list.insert(at, attack);
        }
        true
    }

    /// The attacks of a Player Turn are over.
    pub(super) fn forget_attacks(&mut self) {
        for row in &mut self.rows {
            if !row.fired_in.is_empty() || !row.under.is_empty() {
                let row = Rc::make_mut(row);
                row.fired_in.clear();
                row.under.clear();
            }
        }
    }
}

/// The numbers found last, by a hash of the name: most questions are about the units of the last one. It says nothing
/// that the map of names does not say.
#[derive(Clone)]
struct Found([core::cell::Cell<Option<UnitNo>>; Found::SLOTS]);

impl Found {
    const SLOTS: usize = 64;

    fn slot(&self, name: &UnitId) -> &core::cell::Cell<Option<UnitNo>> {
        &self.0[name.spread() as usize % Found::SLOTS]
    }
}

impl Default for Found {
    fn default() -> Found {
        Found([const { core::cell::Cell::new(None) }; Found::SLOTS])
    }
}

/// The units in the order of their names.
#[derive(Clone)]
pub struct UnitsIter<'a> {
    units: &'a Units,
    numbers: Iter<'a, UnitId, UnitNo>,
}

impl<'a> Iterator for UnitsIter<'a> {
    type Item = (&'a UnitId, &'a Unit);

    fn next(&mut self) -> Option<Self::Item> {
        self.numbers.next().map(|(name, no)| (name, &self.units.row(*no).unit))
    }
}

impl<'a> IntoIterator for &'a Units {
    type Item = (&'a UnitId, &'a Unit);
    type IntoIter = UnitsIter<'a>;

    fn into_iter(self) -> UnitsIter<'a> {
        self.iter()
    }
}

impl PartialEq for Units {
    fn eq(&self, other: &Units) -> bool {
        self.len() == other.len() && self.iter().eq(other.iter())
    }
}

impl Eq for Units {}

impl fmt::Debug for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl Serialize for Units {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap;
        let mut map = serializer.serialize_map(Some(self.len()))?;
        self.iter().try_for_each(|(name, unit)| map.serialize_entry(name, unit))?;
        map.end()
    }
}

impl<Q: Ord + ?Sized> Index<&Q> for Units
where
    UnitId: Borrow<Q>,
{
    type Output = Unit;

    fn index(&self, name: &Q) -> &Unit {
        &self.row(self.numbers[name]).unit
    }
}
