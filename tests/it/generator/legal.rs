//! Plays one random legal Player Turn of a vehicle: set-up, its MPh, a Motion attempt in the enemy's. Written
//! from the rulebook, not from the engine.

use super::chance::Chance;
use super::drive::{Drive, Spot};
use super::log::{self, Step, Steps, named, unit};
use super::world::{HOME, World};
use crate::second_player::Played;
use asl_core::audit::Game;
use asl_core::event::*;
use asl_core::map::Map;
use asl_core::scenario::Scenario;
use asl_core::vocab::MoverClass;
use asl_core::vocab::hex::{Bypass, Hexside, Spine};
use asl_core::vocab::num::Mp;
use asl_core::vocab::phase::Phase;

/// A finished turn.
pub(crate) struct Turn {
    /// What makes it again.
    pub(crate) seed: u64,
    /// The scenario.
    pub(crate) world: World,
    /// The events after the start of the game.
    pub(crate) steps: Vec<Step>,
}

impl Played for Turn {
    const OPEN: &'static [&'static str] = &[
        "D2.3-clearance",      // A denial is noted: it rests on what both players saw.
        "D2.51-dr-each-start", // A DR forgotten at the start; the opponent calls for it later.
        "D2.52-2e-wheeled",    // The same.
    ];

    fn play(seed: u64) -> Turn {
        let mut player = Player::of(seed);
        player.set_up();
        player.own_mph();
        player.enemy_mph();
        Turn { seed, world: player.world, steps: player.log.steps }
    }

    fn game(&self) -> Game {
        game(&self.world, &self.steps)
    }

    fn counts(&self) -> Vec<(&'static str, u64)> {
        vec![("turns", 1)]
    }
}

/// Steps as a game.
pub(crate) fn game(world: &World, steps: &[Step]) -> Game {
    let head = world.head();
    let scenario = Scenario::read(&head).unwrap_or_else(|faults| panic!("{faults:?} in\n{head}"));
    Game { scenario, events: log::events(world, steps) }
}

/// One turn being played.
pub(crate) struct Player {
    pub(crate) world: World,
    pub(crate) c: Chance,
    pub(crate) d: Drive,
    pub(crate) log: Steps,
    /// It means to make a Minimum Move.
    pub(crate) minimum: bool,
    /// Reliability DR that were forgotten; the opponent will call for each.
    pub(crate) forgot: u32,
}

impl Player {
    fn of(seed: u64) -> Player {
        let world = World::of(seed);
        let d = Drive::at(Spot::Off, world.printed(), world.car.ce);
        let mut c = Chance::of(seed);
        let minimum = c.percent(6);
        Player { world, c, d, log: Steps::default(), minimum, forgot: 0 }
    }

    /// Logs an event that costs nothing.
    pub(crate) fn push(&mut self, what: What) {
        self.log.push(&self.d, what);
    }

    /// Logs an expenditure. The running total is said now and then.
    pub(crate) fn spend(&mut self, on: MpUse, cost: Mp, due: Mp) {
        let total = self.c.percent(40).then(|| self.d.spent + cost);
        self.log.spend(&self.d, on, cost, due, total);
        if self.world.windows {
            self.push(What::Passed(Passed { unit: unit() }));
        }
    }

    fn set_up(&mut self) {
        self.log.phase(&self.d, 1, "enemy", Phase::CCPh);
        self.place_others();
        let mut placed = placed("t");
        let motion = self.c.percent(30).then(|| self.begin_way());
        match self.c.below(10) {
            0 | 1 => {}
            2 | 3 => self.place_in_bypass(&mut placed),
            _ => self.place_inside(&mut placed),
        }
        let motion = motion.filter(|_| self.d.spot != Spot::Off);
        placed.motion = motion;
        self.d.began_off = self.d.spot == Spot::Off;
        self.d.began_in_motion = motion.is_some();
        self.d.counter = motion;
        self.push(What::UnitPlaced(placed));
        if self.world.car.towing {
            let add = vec![Status::Towing];
            self.push(What::StatusChanged(StatusChanged {
                unit: unit(),
                add,
                remove: Vec::new(),
                attack: None,
            }));
        }
    }

    fn place_others(&mut self) {
        let map = Map::sheet();
        let mut friend = placed("friend");
        match self.world.parked {
            super::world::Parked::In(cell) => {
                friend.hex = Some(map.hex(cell));
                friend.vca = Some(map.spine_name(cell, Spine::ALL[0]));
            }
            super::world::Parked::By(place) => {
                friend.hex = Some(map.hex(place.hex));
                friend.along = Some(log::pair(place.side));
                friend.cafp = Some(log::triple(place.cafp()));
            }
        }
        self.push(What::UnitPlaced(friend));
        let squad = UnitPlaced { hex: Some(map.hex(far())), ..placed("squad") };
        self.push(What::UnitPlaced(squad));
    }

    fn place_inside(&mut self, placed: &mut UnitPlaced) {
        let (map, facing) = (Map::sheet(), Spine::new(self.c.below(6)));
        placed.hex = Some(map.hex(HOME));
        placed.vca = Some(map.spine_name(HOME, facing));
        self.d.spot = Spot::In(HOME, facing);
        self.world.ground(HOME);
    }

    fn place_in_bypass(&mut self, placed: &mut UnitPlaced) {
        if self.world.car.towing {
            return self.place_inside(placed);
        }
        self.world.make_obstacle(HOME);
        let dir = self.c.pick(&asl_core::vocab::hex::Dir::ALL);
        let side = Hexside::between(HOME, HOME.to(dir)).expect("neighbours");
        let [a, b] = Bypass::both_ways(HOME, side).expect("a hexside of the hex");
        let place = self.c.pick(&[a, b]);
        if self.is_taken(side) {
            return self.place_inside(placed);
        }
        placed.hex = Some(Map::sheet().hex(HOME));
        placed.along = Some(log::pair(side));
        placed.cafp = Some(log::triple(place.cafp()));
        self.d.spot = Spot::By(place);
    }

    /// The direction of a Motion counter at the start; Reverse Motion is 2e's.
    fn begin_way(&mut self) -> Direction {
        let reverse = self.world.second && self.may_reverse() && self.c.percent(30);
        if reverse { Direction::Reverse } else { Direction::Forward }
    }

    /// May this vehicle move in Reverse at all (D2.2)?
    pub(crate) fn may_reverse(&self) -> bool {
        self.world.car.class != MoverClass::Motorcycle && !self.world.car.towing
    }

    fn own_mph(&mut self) {
        self.log.phase(&self.d, 2, "own", Phase::MPh);
        let counter = self.d.counter.or((self.d.spot == Spot::Off).then_some(Direction::Forward));
        self.d.running = counter.is_some();
        self.d.way = counter;
        if self.minimum {
            self.prepare_minimum_move();
        } else {
            (0..self.c.between(4, 14)).for_each(|_| self.make_a_move());
        }
        self.end_the_move();
        self.log.phase(&self.d, 2, "own", Phase::DFPh);
        self.d.closed = true;
        self.claim();
    }

    /// What a player may say of their vehicle in the DFPh.
    fn claim(&mut self) {
        let moving = self.d.is_moving_target(self.world.second);
        if self.c.percent(30) {
            let claim = Claim::MovingTarget(moving);
            self.push(What::Claimed(Claimed { unit: unit(), claim, roll: None }));
        }
        let Some(here) = self.d.cell().filter(|_| self.c.percent(30)) else { return };
        let used = self.d.by_hex.get(&here).copied().unwrap_or_default();
        let claim = Claim::MpInHex(used + self.d.left());
        self.push(What::Claimed(Claimed { unit: unit(), claim, roll: None }));
    }

    /// The enemy's MPh: a squad moves in LOS, and the vehicle tries for Motion.
    fn enemy_mph(&mut self) {
        if self.c.percent(50) {
            return;
        }
        self.log.phase(&self.d, 2, "enemy", Phase::MPh);
        let mut seen = Mp::ZERO;
        for n in 0..self.c.between(1, 3) {
            let cost = self.c.pick(&[Mp::ONE, Mp::HALF, Mp::whole(2), Mp::ONE + Mp::HALF]);
            let seen_by = self.c.percent(75).then(|| vec![unit()]);
            seen = if seen_by.is_some() { seen + cost } else { seen };
            let hex = Map::sheet().hex(asl_core::vocab::hex::Cell { x: far().x, y: far().y + 2 * n });
            let (unit, cost) = (named("squad"), Some(cost));
            self.push(What::MfSpent(MfSpent { unit, hex, cost, assault: None, seen_by }));
        }
        // 1e leaves open whether an attempt calls for a reliability DR (D2.51-motion-attempt-1e).
        let plain = self.world.second || !self.is_red();
        if plain && seen > Mp::ZERO && !self.d.immobile && self.d.spot != Spot::Off {
            self.attempt_motion(seen);
        }
        self.log.phase(&self.d, 2, "enemy", Phase::DFPh);
    }

    fn attempt_motion(&mut self, seen: Mp) {
        let (vehicle, to, hindrance) = (unit(), named("squad"), asl_core::vocab::num::Drm(0));
        self.push(What::LosAttested(LosAttested {
            unit: vehicle,
            to,
            exists: false,
            hindrance,
            earlier: true,
        }));
        let pips = self.c.between(1, 6);
        let roll = self.log.roll(&self.d, asl_core::vocab::dice::Dice::dr(log::die(pips)), Purpose::Motion);
        let success = Mp::whole(pips) <= seen;
        let in_los = self.c.percent(50).then_some(seen);
        self.push(What::MotionAttempted(MotionAttempted {
            unit: unit(),
            trigger: named("squad"),
            roll: Some(roll),
            in_los,
            success: Some(success),
        }));
        let tested = success && self.is_red();
        let broke = tested && self.test_engine();
        if success && !broke {
            self.turn_free();
        }
    }

    /// A free turn of the hull after a successful attempt (D2.401), with its Bog Checks.
    fn turn_free(&mut self) {
        let Spot::In(cell, facing) = self.d.spot else { return };
        // No log says where a longer turn in Bog terrain ended (D2.401-bog-failed).
        let any = Spine::new(self.c.below(6));
        let to = if self.world.ground(cell).bog { facing.turned(1) } else { any };
        if to == facing || self.c.percent(50) {
            return;
        }
        let (unit, arc, reason) = (unit(), asl_core::vocab::hex::Arc::Vca, CaReason::MotionAttempt);
        self.push(What::CaChanged(CaChanged {
            unit,
            arc,
            to: TurretTo::Spine(log::spine(cell, to)),
            reason,
        }));
        self.d.spot = Spot::In(cell, to);
        if self.world.ground(cell).bog {
            (0..facing.steps_to(to)).for_each(|_| self.check_bog());
        }
    }
}

/// Where the enemy's squad is.
const fn far() -> asl_core::vocab::hex::Cell {
    asl_core::vocab::hex::Cell { x: 20, y: 81 }
}

fn placed(name: &str) -> UnitPlaced {
    UnitPlaced {
        unit: named(name),
        hex: None,
        level: Level::At(0),
        vca: None,
        tca: None,
        along: None,
        cafp: None,
        motion: None,
        under_way: None,
        spent: None,
        like: None,
    }
}
