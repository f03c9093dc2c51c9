//! Checks that a move calls for, ESB, the Minimum Move, and the end of the move.

use super::drive::Spot;
use super::legal::Player;
use super::log::unit;
use super::prices::How;
use super::world::{Base, Fire, Ground, Parked};
use asl_core::event::*;
use asl_core::map::Map;
use asl_core::vocab::MoverClass;
use asl_core::vocab::hex::{Cell, Hexside};
use asl_core::vocab::num::{Drm, Mp};

use Direction::{Forward, Reverse};

impl Player {
    /// Another vehicle bypasses along this hexside, on either side of it.
    pub(crate) fn is_taken(&self, side: Hexside) -> bool {
        matches!(self.world.parked, Parked::By(place) if place.side == side)
    }

    /// The hexside is a roadblock's.
    pub(crate) fn is_roadblock(&self, side: Hexside) -> bool {
        self.world.roadblock == Some(side)
    }

    /// The hexside touches a roadblock.
    pub(crate) fn is_blocked(&self, side: Hexside) -> bool {
        let block = self.world.roadblock;
        block.is_some_and(|block| side.ends().into_iter().any(|end| block.touches(end)))
    }

    /// Axis vehicles in North Africa before October 1941, motorcycles excepted (D2.52, 2e).
    fn is_reddened(&self) -> bool {
        let desert =
            self.world.theatre.is_some_and(|(place, date)| place == "North Africa" && date < "1941-10-01");
        self.world.second && desert && self.world.car.axis && self.world.car.class != MoverClass::Motorcycle
    }

    /// A start calls for a reliability DR (D2.51, D2.52).
    pub(crate) fn is_red(&self) -> bool {
        self.world.car.red && self.world.car.afv || self.is_reddened()
    }

    /// The mechanical reliability DR; true when the vehicle broke down.
    pub(crate) fn test_engine(&mut self) -> bool {
        let (roll, sum) = self.log.two_dice(&self.d, &mut self.c, Purpose::Reliability);
        let broke = sum == 12;
        let breakdown = self.c.percent(80).then_some(broke);
        self.push(What::ReliabilityRolled(ReliabilityRolled { unit: unit(), roll, breakdown }));
        if broke {
            self.d.break_down();
        }
        broke
    }

    /// The opponent calls for a DR that was forgotten, once MP were used since (D2.51).
    pub(crate) fn call_for_reliability(&mut self) {
        self.forgot -= 1;
        self.push(What::ReliabilityCalled(ReliabilityCalled { unit: unit() }));
        self.test_engine();
    }

    /// A Bog DR (D8.2).
    pub(crate) fn check_bog(&mut self) {
        let (roll, sum) = self.log.two_dice(&self.d, &mut self.c, Purpose::Bog);
        let drm = self.c.between(-1, 3);
        let bogged = sum + drm >= 12;
        let drm = Some(Drm(i16::try_from(drm).expect("a small DRM")));
        self.push(What::BogChecked(BogChecked { unit: unit(), roll: Some(roll), drm, bogged }));
        if bogged {
            self.d.break_down();
        }
    }

    /// Excessive Speed Breakdown (D2.5).
    pub(crate) fn try_esb(&mut self) {
        let tracked = matches!(self.world.car.class, MoverClass::Tracked | MoverClass::Halftrack);
        let most = self.world.car.mp / 4;
        if !tracked || self.d.spot == Spot::Off || self.d.tried_esb || most < 1 || self.d.done || self.minimum
        {
            return;
        }
        let sought = Mp::from_halves(self.c.between(1, 2 * most));
        let drm = self.esb_drm(sought);
        let (roll, sum) = self.log.two_dice(&self.d, &mut self.c, Purpose::Esb);
        let total = i16::try_from(sum).expect("a DR") + drm.0;
        let success = total <= 11;
        let (said, outcome) = (self.c.percent(70), self.c.percent(80));
        self.push(What::EsbAttempted(EsbAttempted {
            unit: unit(),
            sought: Some(sought),
            roll: Some(roll),
            drm: Some(drm),
            total: said.then_some(total),
            success: outcome.then_some(success),
        }));
        self.d.tried_esb = true;
        if success {
            self.d.limit = self.d.limit + sought;
        } else {
            self.d.break_down();
        }
    }

    /// One for each MP sought, red MP rounded up, and the maker's.
    fn esb_drm(&self, sought: Mp) -> Drm {
        let maker = match self.world.car.maker {
            "american" | "czech" => 0,
            "russian" => 1,
            "chinese" if !self.world.second => 1,
            "british" | "german" => 2,
            _ => 3,
        };
        let red = self.world.car.red || self.is_reddened();
        let each = if red { (sought.halves() + 1) / 2 } else { sought.halves() / 2 };
        Drm(i16::try_from(maker + each).expect("a small DRM"))
    }

    /// Puts a hex that costs too much ahead of the vehicle, and moves into it (D2.15).
    pub(crate) fn prepare_minimum_move(&mut self) {
        let way = match (self.d.running, self.d.way) {
            (true, Some(way)) => way,
            _ if self.world.second && self.may_reverse() && self.c.percent(30) => Reverse,
            _ => Forward,
        };
        if !self.d.running {
            self.start_in(way);
        }
        let hexes = self.d.ahead(way);
        let Some(to) = self.c.pick_any(&hexes).filter(|_| self.d.running) else { return };
        let parked = matches!(self.world.parked, Parked::In(cell) if cell == to);
        if !parked && !self.is_roadblock_into(to) {
            self.make_heavy(to);
            self.move_minimum(to, way);
        }
    }

    fn is_roadblock_into(&self, to: Cell) -> bool {
        let side = self.d.cell().and_then(|from| Hexside::between(from, to));
        side.is_some_and(|side| self.is_roadblock(side))
    }

    /// Open to the class, and dear.
    fn make_heavy(&mut self, to: Cell) {
        let level = self.d.cell().map_or(0, |from| self.world.ground(from).level);
        let base = if self.c.percent(50) {
            Base::Cot(self.world.car.mp + self.c.between(1, 5))
        } else {
            Base::Brush
        };
        let ground = self.world.ground(to);
        let heavy = Ground {
            base,
            block: None,
            bog: false,
            says_bog: false,
            fire: None::<Fire>,
            level,
            wrecks: 3,
            ..ground
        };
        self.world.grounds.insert(to, heavy);
    }

    fn move_minimum(&mut self, to: Cell, way: Direction) {
        let from = self.d.cell();
        let towing = if self.world.car.towing { Mp::ONE } else { Mp::ZERO };
        let price = self.world.enter_price(from, to, How::Terrain, way, self.d.bu()) - towing;
        let cost = self.d.left();
        if price <= self.world.printed() || cost <= towing {
            return;
        }
        let Some(facing) = self.d.facing() else { return };
        let direction = self.c.percent(50).then_some(way);
        let hex = Map::sheet().hex(to);
        self.spend(MpUse::MinimumMove { hex, entry_cost: Some(price), towing, direction }, cost, cost);
        self.d.pay(cost, Some(to));
        self.moved_to(Spot::In(to, facing), true);
        self.d.minimum = true;
        self.d.done = true;
    }

    /// Ends the move in one of the lawful ways.
    pub(crate) fn end_the_move(&mut self) {
        while self.forgot > 0 {
            self.call_for_reliability();
        }
        if self.d.turned.is_some() && !self.d.immobile {
            self.follow_turn();
        }
        if self.d.owes_stop && !self.d.immobile {
            self.stop();
        }
        if self.d.immobile || self.d.spot == Spot::Off && self.d.spent == Mp::ZERO {
            return self.end_plain();
        }
        if self.d.running && !self.end_in_motion() {
            self.stop();
        }
        if !self.d.running {
            self.linger();
            self.end_plain();
        }
    }

    /// A stopped vehicle may waste some of what it has left.
    fn linger(&mut self) {
        let delays = if self.c.percent(30) { self.c.below(3) } else { 0 };
        if !self.d.immobile && !self.d.done {
            (0..delays).for_each(|_| self.delay());
        }
    }

    /// The end is said, or left to the end of the phase.
    fn end_plain(&mut self) {
        if self.d.spot != Spot::Off && self.d.spent > Mp::ZERO && self.c.percent(70) {
            self.ended(MoveEnd::Plain, None, false);
        }
    }

    fn ended(&mut self, end: MoveEnd, intended: Option<IntendedHex>, insufficient: bool) {
        self.push(What::UnitMoveEnded(UnitMoveEnded { unit: unit(), end, intended, insufficient }));
        self.d.closed = true;
        self.d.counter = match end {
            MoveEnd::Plain => None,
            MoveEnd::Motion => Some(Forward),
            MoveEnd::ReverseMotion => Some(Reverse),
        };
    }

    /// Under a Motion counter, when that is lawful and the player wants it, or must (D2.4, D2.24).
    fn end_in_motion(&mut self) -> bool {
        let way = self.d.way.unwrap_or(Forward);
        let idle = self.d.spent < Mp::ONE; // One that began in Motion uses a whole MP (A26).
        if way == Reverse && !self.world.second || idle {
            return false;
        }
        let left = self.d.printed - self.d.spent;
        let may_stop = self.d.left() >= Mp::ONE && !self.d.minimum;
        if may_stop && self.c.percent(40) {
            return false;
        }
        let end = if way == Reverse { MoveEnd::ReverseMotion } else { MoveEnd::Motion };
        if left <= Mp::ZERO {
            self.ended(end, None, false);
            return true;
        }
        match self.out_of_reach(way, left) {
            Some(intended) => self.ended(end, Some(intended), false),
            None if may_stop => return false,
            None => self.ended(end, None, true),
        }
        true
    }

    /// A hex that the MP left do not reach, with its least lawful cost, turns included.
    fn out_of_reach(&mut self, way: Direction, left: Mp) -> Option<IntendedHex> {
        let dear: Vec<_> = self.wishes(way).into_iter().filter(|(_, cost, _)| *cost > left).collect();
        let (to, cost, road) = self.c.pick_any(&dear)?;
        Some(IntendedHex { hex: Map::sheet().hex(to), cost: Some(cost), road })
    }

    /// A hex that so many MP reach.
    pub(crate) fn within_reach(&mut self, left: Mp) -> Option<(Cell, Mp, bool)> {
        let way = self.d.way.unwrap_or(Forward);
        let cheap: Vec<_> = self.wishes(way).into_iter().filter(|(_, cost, _)| *cost <= left).collect();
        self.c.pick_any(&cheap)
    }

    /// The hexes that it could wish to enter next, each with its least lawful cost and whether that is by road.
    fn wishes(&mut self, way: Direction) -> Vec<(Cell, Mp, bool)> {
        let wished: Vec<(Cell, i32)> = match self.d.spot {
            Spot::In(cell, facing) => {
                let facing = if way == Reverse { facing.turned(3) } else { facing };
                let dirs = |n: i32| [facing.dirs().0.turned(-n), facing.dirs().1.turned(n)];
                (0..3).flat_map(|n| dirs(n).map(|dir| (cell.to(dir), n))).collect()
            }
            Spot::By(_) => self.d.ahead(way).into_iter().map(|cell| (cell, 0)).collect(),
            Spot::Off => Vec::new(),
        };
        wished.into_iter().filter_map(|(to, turns)| self.wish(to, turns, way)).collect()
    }

    /// The least cost of a clear hex, and whether that is by road.
    fn wish(&mut self, to: Cell, turns: i32, way: Direction) -> Option<(Cell, Mp, bool)> {
        let from = self.d.cell()?;
        let ways = self.ways_in(to);
        let clear = self.world.ground(to).block.is_none();
        let bu = self.d.bu();
        let priced = ways.into_iter().map(|how| (self.world.enter_price(Some(from), to, how, way, bu), how));
        let priced: Vec<_> = priced.collect();
        let (price, how) = priced.into_iter().min_by_key(|(price, _)| *price)?;
        let each = self.world.turn_price(from);
        let turning = if turns == 0 { Mp::ZERO } else { each * turns };
        let lawful = clear && how != How::Declined;
        lawful.then(|| (to, price + turning, how == How::Road))
    }
}
