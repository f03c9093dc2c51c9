//! What the rules charge, worked out again from the rulebook's text (ledger, notes section 4) without a look at
//! the engine: `((terrain + elevation + SMOKE) ×2 VBM + wrecks and vehicles) ×Reverse + towing`.

use super::world::{Base, Block, Parked, World};
use asl_core::event::Direction;
use asl_core::vocab::MoverClass;
use asl_core::vocab::hex::Cell;
use asl_core::vocab::num::Mp;

/// How a hex is entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum How {
    /// At the price of its terrain, over no road hexside.
    Terrain,
    /// At the road rate.
    Road,
    /// Over a road hexside at the price of its terrain.
    Declined,
    /// Into the woods, building or rubble.
    Inside,
}

impl World {
    /// The printed allotment.
    pub(crate) const fn printed(&self) -> Mp {
        Mp::whole(self.car.mp)
    }

    /// The Terrain Chart: MP by class, and an addition.
    pub(crate) fn open_price(&mut self, cell: Cell) -> Mp {
        // Tracked, halftrack, armored car, truck, motorcycle.
        let row = match self.ground(cell).base {
            Base::Open | Base::Orchard => [1, 1, 3, 4, 3],
            Base::Brush => [2, 2, 4, 6, 4],
            Base::Grain => [1, 1, 4, 5, 4],
            Base::Shellholes => [1, 1, 3 + 2, 4 + 4, 3 + 2],
            Base::Cot(mp) => [mp; 5],
        };
        let column = match self.car.class {
            MoverClass::Tracked => 0,
            MoverClass::Halftrack => 1,
            MoverClass::ArmoredCar => 2,
            MoverClass::Truck => 3,
            MoverClass::Motorcycle | MoverClass::Wagon => 4,
        };
        Mp::whole(row[column])
    }

    /// What the Reverse multiplier is (D2.21).
    pub(crate) const fn reverse(&self) -> i32 {
        match (self.car.rev, self.car.class) {
            (Some(printed), _) => printed,
            (None, MoverClass::Tracked | MoverClass::Halftrack) => 4,
            (None, MoverClass::Truck) => 3,
            (None, MoverClass::ArmoredCar) => 2,
            (None, MoverClass::Motorcycle | MoverClass::Wagon) => 1,
        }
    }

    fn multiplier(&self, way: Direction) -> i32 {
        if way == Direction::Reverse { self.reverse() } else { 1 }
    }

    /// Levels climbed.
    fn up(&mut self, from: Option<Cell>, to: Cell) -> i32 {
        let from = from.map(|from| self.ground(from).level);
        from.map_or(0, |from| (self.ground(to).level - from).max(0))
    }

    /// Wrecks and vehicles that count (D2.14).
    fn others(&mut self, cell: Cell) -> i32 {
        if self.car.class == MoverClass::Motorcycle {
            return 0;
        }
        let parked = match self.parked {
            Parked::In(at) => at == cell,
            Parked::By(place) => place.hex == cell,
        };
        let ground = self.ground(cell);
        ground.wrecks + ground.vehicles + i32::from(parked)
    }

    /// A hull turn of one hexspine inside a hex (D2.11).
    pub(crate) fn turn_price(&mut self, cell: Cell) -> Mp {
        let ground = self.ground(cell);
        Mp::whole(if ground.block.is_some() || ground.note_d { 2 } else { 1 })
    }

    /// May this class go into the obstacle at a share of its MP?
    pub(crate) fn may_go_inside(&mut self, cell: Cell) -> bool {
        let tracked = self.car.class == MoverClass::Tracked;
        let ground = self.ground(cell);
        match ground.block {
            Some(Block::Woods) => tracked && !ground.all,
            Some(Block::Stone | Block::Wooden | Block::Rubble) => tracked,
            None => false,
        }
    }

    /// May it go into the woods for ALL of its MP?
    pub(crate) fn may_go_all_in(&mut self, cell: Cell) -> bool {
        let ground = self.ground(cell);
        ground.block == Some(Block::Woods) && ground.all && self.car.class != MoverClass::Motorcycle
    }

    /// The price of an entry, towing included.
    pub(crate) fn enter_price(
        &mut self,
        from: Option<Cell>,
        to: Cell,
        how: How,
        way: Direction,
        bu: bool,
    ) -> Mp {
        let base = match how {
            How::Road if self.car.afv && bu => Mp::ONE,
            How::Road => Mp::HALF,
            How::Terrain | How::Declined => self.open_price(to),
            How::Inside => Mp::whole((self.car.mp + 1) / 2),
        };
        let each_level = if matches!(how, How::Road | How::Declined) { 2 } else { 4 };
        let doubled = |on: bool| if on { 2 } else { 1 };
        let ground = self.ground(to);
        let narrow = how == How::Road && ground.block == Some(Block::Woods);
        let penalty = self.others(to) * doubled(how == How::Road) * doubled(ground.note_d || narrow);
        let sum = base + Mp::whole(each_level * self.up(from, to) + self.ground(to).smoke + penalty);
        let towing = if self.car.towing { Mp::ONE } else { Mp::ZERO };
        sum * self.multiplier(way) + towing
    }

    /// The price of one hexside bypassed.
    pub(crate) fn bypass_price(&mut self, from: Cell, hex: Cell, way: Direction) -> Mp {
        let doubled = self.open_price(hex) + Mp::whole(4 * self.up(Some(from), hex) + self.ground(hex).smoke);
        let note_d = if self.ground(hex).note_d { 2 } else { 1 };
        let penalty = if from == hex { 0 } else { self.others(hex) * note_d };
        (doubled * 2 + Mp::whole(penalty)) * self.multiplier(way)
    }
}
