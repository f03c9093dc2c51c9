//! The attacks of a Player Turn by number, with indexes of those that are open and of the hexes fired at. Positions
//! share the attacks that did not change between them.

use crate::event::{AttackId, UnitId};
use crate::state::attack::Attack;
use crate::state::shared_map::SharedMap;
use crate::vocab::hex::Cell;
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Index;
use serde::ser::{Serialize, Serializer};

/// The attacks of this Player Turn by number.
#[derive(Clone, Default)]
pub struct Attacks {
    all: SharedMap<AttackId, Rc<Attack>>,
    /// Those that may be open: all that are, and perhaps others.
    open: SharedMap<AttackId, ()>,
    /// Those that may be aimed at a hex.
    at: SharedMap<(Cell, AttackId), ()>,
    /// Those that may be open and resolved, by the hexes that they are aimed at.
    resolved: SharedMap<(Cell, AttackId), ()>,
    /// Firers and targets that were not in play, with their attacks.
    strangers: SharedMap<(UnitId, AttackId), ()>,
}

/// The most attacks of a Player Turn that are kept: a game has some dozens. Each is held against those before it, and
/// more of them would only cost the reader time.
pub const MAX_ATTACKS: usize = 512;

/// The most of them that a unit fires in, or directs.
pub const MAX_ATTACKS_OF_UNIT: usize = 64;

impl Attacks {
    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.all.len()
    }

    /// Are there none?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// An attack by number.
    #[must_use]
    pub fn get(&self, id: &AttackId) -> Option<&Attack> {
        self.all.get(id).map(|attack| &**attack)
    }

    /// Was an attack of this number declared?
    #[must_use]
    pub fn contains_key(&self, id: &AttackId) -> bool {
        self.all.contains_key(id)
    }

    /// The attacks with their numbers, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&AttackId, &Attack)> + Clone {
        self.all.iter().map(|(id, attack)| (id, &**attack))
    }

    /// The numbers in order.
    pub fn keys(&self) -> impl Iterator<Item = &AttackId> + Clone {
        self.all.keys()
    }

    /// The attacks in the order of their numbers.
    pub fn values(&self) -> impl Iterator<Item = &Attack> + Clone {
        self.all.values().map(|attack| &**attack)
    }

    /// Those that are open, in the order of their numbers.
    pub(super) fn open(&self) -> impl Iterator<Item = &Attack> {
        self.open.keys().filter_map(|id| self.get(id)).filter(|attack| !attack.closed)
    }

    /// Those on a hex, in the order of their numbers.
    pub(super) fn at(&self, cell: Cell) -> impl Iterator<Item = &Attack> {
        let such = self.at.range((cell, AttackId(0))..=(cell, AttackId(u32::MAX)));
        let there = move |attack: &&Attack| attack.at.iter().any(|(at, _)| *at == cell);
        such.filter_map(|((_, id), ())| self.get(id)).filter(there)
    }

    /// Those on a hex that are open and resolved, in the order of their numbers.
    pub(super) fn resolved_at(&self, cell: Cell) -> impl Iterator<Item = &Attack> {
        let such = self.resolved.range((cell, AttackId(0))..=(cell, AttackId(u32::MAX)));
        let there = move |attack: &&Attack| {
            !attack.closed && !attack.rolls.is_empty() && attack.at.iter().any(|(at, _)| *at == cell)
        };
        such.filter_map(|((_, id), ())| self.get(id)).filter(there)
    }

    /// The numbers of those that concern a unit which was not in play when they were declared.
    fn of_stranger(&self, unit: &UnitId) -> impl Iterator<Item = AttackId> {
        let such = self.strangers.range((unit.clone(), AttackId(0))..=(unit.clone(), AttackId(u32::MAX)));
        such.map(|((_, id), ())| *id)
    }

    /// Is there one of these?
    pub(super) fn may_be_strange(&self, unit: &UnitId) -> bool {
        !self.strangers.is_empty() && self.of_stranger(unit).next().is_some()
    }

    /// Units in order, and those that concern the unit since before it came into play: of both, the ones for which this is
    /// true, each once and in order.
    pub(super) fn such(
        &self,
        ids: &[AttackId],
        unit: &UnitId,
        is_meant: impl Fn(&Attack) -> bool,
    ) -> Vec<&Attack> {
        let meant = |id: &AttackId| self.get(id).filter(|attack| is_meant(attack));
        if self.strangers.is_empty() {
            return ids.iter().filter_map(meant).collect();
        }
        let mut ids: Vec<AttackId> = ids.iter().copied().chain(self.of_stranger(unit)).collect();
        ids.sort_unstable();
        ids.dedup();
        ids.iter().filter_map(meant).collect()
    }
}

/// Changes, for the fold alone.
impl Attacks {
    /// An attack, to be changed. What the indexes ask of it is as it was, but that it may be closed.
    pub(super) fn get_mut(&mut self, id: &AttackId) -> Option<&mut Attack> {
        self.all.get_mut(id).map(Rc::make_mut)
    }

    /// An attack is declared, in place of one of its number.
    pub(super) fn put(&mut self, attack: Attack) {
        let id = attack.declared.attack;
        self.open.insert(id, ());
        for (cell, _) in &attack.at {
            self.at.insert((*cell, id), ());
        }
        self.all.insert(id, Rc::new(attack));
    }

    /// An attack has its first roll.
    pub(super) fn note_resolved(&mut self, id: AttackId) {
        let Some(attack) = self.all.get(&id) else { return };
        for (cell, _) in &Rc::clone(attack).at {
            self.resolved.insert((*cell, id), ());
        }
    }

    /// A later attack makes certain what is missing of one.
    pub(super) fn close(&mut self, id: AttackId) {
        let Some(attack) = self.get_mut(&id) else { return };
        attack.closed = true;
        let cells: Vec<Cell> = attack.at.iter().map(|(cell, _)| *cell).collect();
        self.open.remove(&id);
        for cell in cells {
            self.resolved.remove(&(cell, id));
        }
    }

    /// A firer or a target that is not in play.
    pub(super) fn note_stranger(&mut self, unit: &UnitId, id: AttackId) {
        self.strangers.insert((unit.clone(), id), ());
    }

    /// All are closed.
    pub(super) fn close_all(&mut self) {
        for id in core::mem::take(&mut self.open).keys() {
            self.get_mut(id).into_iter().for_each(|attack| attack.closed = true);
        }
        self.resolved = SharedMap::default();
    }

    /// The Player Turn is over.
    pub(super) fn clear(&mut self) {
        if !self.is_empty() {
            *self = Attacks::default();
        }
    }
}

impl PartialEq for Attacks {
    fn eq(&self, other: &Attacks) -> bool {
        self.all == other.all
    }
}

impl Eq for Attacks {}

impl fmt::Debug for Attacks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl Serialize for Attacks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap;
        let mut map = serializer.serialize_map(Some(self.len()))?;
        self.iter().try_for_each(|(id, attack)| map.serialize_entry(id, attack))?;
        map.end()
    }
}

impl Index<&AttackId> for Attacks {
    type Output = Attack;

    fn index(&self, id: &AttackId) -> &Attack {
        &self.all[id]
    }
}
