//! The moves of a vehicle in its own MPh, each taken only where the rules allow it.

use super::drive::{Drive, Spot};
use super::legal::Player;
use super::log::{self, unit};
use super::prices::How;
use super::world::Block;
use asl_core::event::*;
use asl_core::map::Map;
use asl_core::vocab::hex::{Cell, Hexside, Spine};
use asl_core::vocab::num::Mp;

use Direction::{Forward, Reverse};

impl Player {
    /// One move of the player's choice, or none where that choice is not open.
    pub(crate) fn make_a_move(&mut self) {
        if self.d.immobile || self.d.done {
            return;
        }
        if self.forgot > 0 && self.c.percent(70) {
            return self.call_for_reliability();
        }
        if self.d.turned.is_some() && self.c.percent(10) {
            return self.back_out();
        }
        if self.d.turned.is_some() {
            return self.follow_turn();
        }
        if self.d.owes_stop {
            return self.stop();
        }
        if self.c.percent(4) {
            return self.try_esb();
        }
        if self.c.percent(6) {
            return self.change_crew();
        }
        if self.d.running { self.drive_on() } else { self.stand() }
    }

    /// MP that may be spent now: in 1e Reverse one is kept for the stop that D2.24 asks for.
    pub(crate) fn room(&self) -> Mp {
        let kept = !self.world.second && self.d.reverses() && self.d.running;
        self.d.left() - if kept { Mp::ONE } else { Mp::ZERO }
    }

    fn stand(&mut self) {
        if self.c.percent(20) { self.delay() } else { self.start() }
    }

    fn drive_on(&mut self) {
        match self.c.below(100) {
            0..6 if self.d.spot != Spot::Off => self.stop(),
            6..26 => self.turn(),
            26..52 => self.bypass(),
            _ => self.enter(),
        }
    }

    /// Wastes one MP (D2.17).
    pub(crate) fn delay(&mut self) {
        if self.room() < Mp::ONE {
            return;
        }
        self.spend(MpUse::Delay, Mp::ONE, Mp::ONE);
        self.d.pay(Mp::ONE, self.d.cell());
        self.d.delays += 1;
    }

    /// Starts (D2.12), in Reverse where that can be stopped again.
    pub(crate) fn start(&mut self) {
        let most = if self.world.second { Mp::ONE } else { Mp::whole(2) };
        let way =
            if self.may_reverse() && self.d.left() >= most && self.c.percent(35) { Reverse } else { Forward };
        self.start_in(way);
    }

    /// Starts in a direction. One that goes unsaid means forward.
    pub(crate) fn start_in(&mut self, way: Direction) {
        if self.d.left() < Mp::ONE {
            return;
        }
        let said = way == Reverse || self.c.percent(60);
        self.spend(MpUse::Start { direction: said.then_some(way) }, Mp::ONE, Mp::ONE);
        self.d.pay(Mp::ONE, self.d.cell());
        self.d.running = true;
        self.d.way = Some(way);
        self.d.said = said;
        self.d.starts += 1;
        self.d.legs_since_start = 0;
        if self.is_red() && !self.minimum && self.c.percent(12) {
            self.forgot += 1;
        } else if self.is_red() {
            self.test_engine();
        }
    }

    /// Stops (D2.13).
    pub(crate) fn stop(&mut self) {
        if self.d.left() < Mp::ONE {
            return;
        }
        self.spend(MpUse::Stop, Mp::ONE, Mp::ONE);
        self.d.pay(Mp::ONE, self.d.cell());
        self.d.running = false;
        self.d.way = None;
        self.d.stops += 1;
        self.d.owes_stop = false;
    }

    fn turn(&mut self) {
        match self.d.spot {
            Spot::In(cell, facing) => self.turn_inside(cell, facing),
            Spot::By(place) if self.d.way == Some(Forward) => self.turn_in_bypass(place),
            Spot::By(_) | Spot::Off => self.enter(),
        }
    }

    /// Turns the hull by one hexspine (D2.11).
    fn turn_inside(&mut self, cell: Cell, facing: Spine) {
        let price = self.world.turn_price(cell);
        if self.room() < price {
            return;
        }
        let to = facing.turned(self.c.pick(&[-1, 1]));
        let on_road = self.world.roads.iter().any(|side| side.across(cell).is_some()) && self.c.percent(70);
        self.spend(MpUse::Turn { to: TurnTo::Spine(log::spine(cell, to)), on_road }, price, price);
        self.d.pay(price, Some(cell));
        self.d.turns += 1;
        self.d.spot = Spot::In(cell, to);
        if self.world.ground(cell).bog && !on_road {
            self.check_bog();
        }
    }

    /// Turns onto a free hexside at the CAFP, when the leg that must follow can be paid (D2.33).
    fn turn_in_bypass(&mut self, place: asl_core::vocab::hex::Bypass) {
        let sides = place.free_hexsides().map(|(side, _)| side);
        let side = self.c.pick(&sides);
        let (a, b) = side.hexes();
        let hex = self.c.pick(&[a, b]);
        if !self.may_bypass(place.hex, hex, side) {
            return;
        }
        let price = self.world.bypass_price(place.hex, hex, Forward);
        if self.room() < price + Mp::ONE {
            return;
        }
        self.spend(MpUse::Turn { to: TurnTo::Along(log::pair(side)), on_road: false }, Mp::ONE, Mp::ONE);
        self.d.pay(Mp::ONE, Some(place.hex));
        self.d.turns += 1;
        self.d.turned = Some(super::drive::Turned { side, hex });
    }

    /// After a turn in Bypass: a stop, a start in Reverse, and back into the hex behind (D2.33).
    fn back_out(&mut self) {
        let Spot::By(place) = self.d.spot else { return };
        let (from, to) = (place.hex, place.rear_hex());
        let level = (self.world.ground(from).level - self.world.ground(to).level).abs();
        let price = self.world.enter_price(Some(from), to, How::Terrain, Reverse, self.d.bu());
        let clear = self.world.ground(to).block.is_none() && level <= 1;
        if !clear || !self.may_reverse() || self.room() < price + Mp::whole(3) {
            return self.follow_turn();
        }
        self.stop();
        self.start_in(Reverse);
        if !self.d.immobile {
            self.go_into(to, How::Terrain, price, price);
        }
    }

    /// The leg that a turn in Bypass leads to.
    pub(crate) fn follow_turn(&mut self) {
        let (Some(turned), Spot::By(place)) = (self.d.turned, self.d.spot) else { return };
        let far = turned.side.far_end(place.cafp()).expect("the hexside begins at the CAFP");
        let to =
            asl_core::vocab::hex::Bypass::along(turned.hex, turned.side, far).expect("a hexside of its hex");
        self.go_along(to);
    }

    /// May the hexside be bypassed in this hex (D2.31)?
    fn may_bypass(&mut self, from: Cell, hex: Cell, side: Hexside) -> bool {
        let (here, there) = (self.world.ground(from), self.world.ground(hex));
        let obstacle = there.block.is_some_and(|block| block != Block::Rubble);
        let burns = there.fire.is_some_and(|at| !self.world.second || at == super::world::Fire::Ground);
        let level = (there.level - here.level).abs() <= 1;
        let towing = self.world.car.towing;
        obstacle && !burns && level && !towing && !self.is_taken(side) && !self.is_blocked(side)
    }

    fn bypass(&mut self) {
        let (Spot::In(cell, facing), Some(way)) = (self.d.spot, self.d.way) else {
            return if self.d.way == Some(Forward) { self.turn() } else { self.enter() };
        };
        let (a, b) = cell.spine_hexes(if way == Reverse { facing.turned(3) } else { facing });
        let side = Hexside::between(a, b).expect("they meet in a hexspine's end");
        let hex = self.c.pick(&[a, b]);
        if !self.may_bypass(cell, hex, side) {
            return self.enter();
        }
        let [p, q] = side.ends();
        let (near, far) = if p.third(side) == Some(cell) { (p, q) } else { (q, p) };
        let cafp = if way == Reverse { near } else { far };
        self.go_along(asl_core::vocab::hex::Bypass::along(hex, side, cafp).expect("a hexside of its hex"));
    }

    /// Announces a Bypass, pays, and has the hexside measured.
    fn go_along(&mut self, to: asl_core::vocab::hex::Bypass) {
        let (Some(from), Some(way)) = (self.d.cell(), self.d.way) else { return };
        let due = self.world.bypass_price(from, to.hex, way);
        if self.room() < due {
            return;
        }
        let cost = self.raised(due, from != to.hex);
        let hex = Map::sheet().hex(to.hex);
        let rear = self.c.percent(30).then(|| log::triple(to.rear()));
        let direction = self.c.percent(30).then_some(way);
        let (along, cafp) = (log::pair(to.side), Some(log::triple(to.cafp())));
        self.spend(MpUse::Bypass { hex, along, cafp, rear, direction }, cost, due);
        let before = self.d.clone();
        self.d.pay(cost, Some(to.hex));
        self.d.new_side |= !matches!(self.d.spot, Spot::By(place) if place.side == to.side);
        self.moved_to(Spot::By(to), from != to.hex);
        self.measure(to.side, before, cost);
    }

    /// The ruler comes after the announcement. A hexside too tight leaves the vehicle where it was (D2.3).
    fn measure(&mut self, side: Hexside, before: Drive, cost: Mp) {
        let tight = before.turned.is_none() && self.d.left() >= Mp::ONE && self.c.percent(4);
        if !tight && self.c.percent(20) {
            return;
        }
        self.push(What::ClearanceChecked(ClearanceChecked {
            unit: unit(),
            along: log::pair(side),
            clear: !tight,
            roll: None,
        }));
        if tight {
            let cell = before.cell();
            self.d = Drive { legs: self.d.legs, legs_since_start: self.d.legs_since_start, ..before };
            self.d.pay(cost, cell);
            self.d.owes_stop = true;
        }
    }

    /// Enters a hex ahead, or behind in Reverse.
    fn enter(&mut self) {
        if self.d.spot == Spot::Off {
            return self.come_on();
        }
        let Some(way) = self.d.way else { return };
        let hexes = self.d.ahead(way);
        let (from, to) = (self.d.cell(), self.c.pick(&hexes));
        let ways = self.ways_in(to);
        let Some(how) = self.c.pick_any(&ways) else { return };
        self.button_up_for(to, how);
        if how == How::Inside && self.world.may_go_all_in(to) {
            return self.go_all_in(to);
        }
        let due = self.world.enter_price(from, to, how, way, self.d.bu());
        if self.room() >= due {
            let cost = self.raised(due, true);
            self.go_into(to, how, cost, due);
        }
    }

    /// From off board, forward, as if in Motion (D2.12).
    fn come_on(&mut self) {
        let to = super::world::HOME;
        let facing = Spine::new(self.c.below(6));
        if self.world.ground(to).block.is_some() {
            return;
        }
        let due = self.world.enter_price(None, to, How::Terrain, Forward, self.d.bu());
        if self.room() < due {
            return;
        }
        let (hex, vca) = (Map::sheet().hex(to), Some(log::spine(to, facing)));
        let on = MpUse::Enter { hex, rate: Rate::Terrain, inside: false, direction: None, vca };
        self.spend(on, due, due);
        self.d.pay(due, Some(to));
        self.moved_to(Spot::In(to, facing), true);
    }

    /// The lawful ways into a neighbouring hex.
    pub(crate) fn ways_in(&mut self, to: Cell) -> Vec<How> {
        let Some(from) = self.d.cell() else { return Vec::new() };
        let (here, there) = (self.world.ground(from), self.world.ground(to));
        let inside = matches!(self.d.spot, Spot::In(..));
        let side = Hexside::between(from, to).filter(|_| inside);
        if (here.level - there.level).abs() > 1 || side.is_some_and(|side| self.is_roadblock(side)) {
            return Vec::new();
        }
        let road = side.is_some_and(|side| self.world.roads.contains(&side));
        let on_road = here.block == Some(Block::Woods)
            && self.world.roads.iter().any(|side| side.across(from).is_some());
        // Off a woods-road the woods are entered first (B13.41).
        if on_road && !road {
            return Vec::new();
        }
        let clear = there.block.is_none();
        let rubble = there.block == Some(Block::Rubble);
        let building = matches!(there.block, Some(Block::Stone | Block::Wooden));
        let open_crew = building && self.d.changed && self.d.ce == Some(true);
        let may = self.world.may_go_inside(to) || self.world.may_go_all_in(to) && self.may_use_all();
        let within = may && !open_crew;
        let ways = [
            (How::Terrain, clear && !road),
            (How::Road, road && !rubble),
            (How::Declined, road && clear),
            (How::Inside, within && !road),
        ];
        ways.into_iter().filter(|(_, open)| *open).map(|(how, _)| how).collect()
    }

    /// Nothing but start MP was used, and none was gained (D2.7).
    fn may_use_all(&self) -> bool {
        self.d.spent == Mp::whole(self.d.starts)
            && !self.d.tried_esb
            && !self.d.reverses()
            && self.d.stops == 0
    }

    /// The whole capability: what start and towing leave, with or without one for the stop.
    fn go_all_in(&mut self, to: Cell) {
        let keep = if self.c.percent(50) { Mp::ONE } else { Mp::ZERO };
        let cost = self.d.left() - keep;
        if cost < Mp::ONE {
            return;
        }
        self.d.done = true;
        self.go_into(to, How::Inside, cost, cost);
    }

    fn go_into(&mut self, to: Cell, how: How, cost: Mp, due: Mp) {
        let (Some(facing), Some(way)) = (self.d.facing(), self.d.way) else { return };
        let rate = match how {
            How::Road => Rate::Road,
            How::Declined => Rate::RoadDeclined,
            How::Terrain | How::Inside => Rate::Terrain,
        };
        let (inside, hex) = (how == How::Inside, Map::sheet().hex(to));
        let direction = self.c.percent(30).then_some(way);
        let vca = self.c.percent(50).then(|| log::spine(to, facing));
        self.spend(MpUse::Enter { hex, rate, inside, direction, vca }, cost, due);
        self.d.pay(cost, Some(to));
        self.moved_to(Spot::In(to, facing), true);
        if inside && self.world.ground(to).bog {
            self.check_bog();
        }
    }

    pub(crate) fn moved_to(&mut self, spot: Spot, new_hex: bool) {
        self.d.spot = spot;
        self.d.new_hex |= new_hex;
        self.d.legs += 1;
        self.d.legs_since_start += 1;
        self.d.turned = None;
    }

    /// 2e: a new hex may be paid for above its price (D2.18).
    fn raised(&mut self, due: Mp, new_hex: bool) -> Mp {
        let spare = self.room() - due;
        if self.world.second && new_hex && spare >= Mp::ONE && self.c.percent(5) {
            due + Mp::whole(self.c.between(1, spare.floor().min(4)))
        } else {
            due
        }
    }

    /// An AFV buttons up to go into a building (B23.4).
    fn button_up_for(&mut self, to: Cell, how: How) {
        let building = matches!(self.world.ground(to).block, Some(Block::Stone | Block::Wooden));
        if how == How::Inside && building && self.d.ce == Some(true) {
            self.change_crew();
        }
    }

    fn change_crew(&mut self) {
        if let Some(ce) = self.d.ce.filter(|_| !self.d.changed) {
            self.d.changed = true;
            self.push(What::CrewStatusChanged(CrewStatusChanged { unit: unit(), ce: !ce }));
            self.d.ce = Some(!ce);
        }
    }
}
