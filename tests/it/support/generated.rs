//! A long game made by rule: tanks drive up and down a sheet, roll and fire, turn after turn. Every figure is
//! right, so an audit finds nothing. For measuring, not for playing.

use asl_core::audit::Game;
use asl_core::event::*;
use asl_core::scenario::Scenario;
use asl_core::vocab::dice::{Dice, Die, Dr};
use asl_core::vocab::hex::{Cell, Spine};
use asl_core::vocab::num::Mp;
use asl_core::vocab::phase::Phase;

const TANKS: usize = 12;

/// A game of at least so many events.
pub(crate) fn game(events: usize) -> Game {
    seeded(events, 1)
}

/// The same, driven and rolled otherwise for every seed.
pub(crate) fn seeded(events: usize, seed: u64) -> Game {
    let head = head();
    let scenario = Scenario::read(&head).expect("the head is right");
    let mut maker = Maker { scenario, events: Vec::new(), tanks: Vec::new(), rolls: 0, seed };
    maker.push(What::GameStarted(GameStarted { book: 1, head: head.parse().expect("a short text") }));
    maker.set_up();
    for turn in 1.. {
        maker.player_turn(turn, 0);
        maker.player_turn(turn, 1);
        if maker.events.len() >= events {
            break;
        }
    }
    Game::of(maker.events).expect("record 0 is right")
}

fn side(n: usize) -> &'static str {
    ["german", "russian"][n % 2]
}

fn head() -> String {
    let units = (0..TANKS).map(|n| {
        let side = side(n);
        format!("[units.t{n}]\nside = \"{side}\"\nclass = \"tracked\"\nafv = true\nmp = 14\nred-mp = false\n")
    });
    let units: String = units.collect();
    format!("name = \"generated\"\nprinting = \"2e\"\n[default-terrain]\nis = [\"open-ground\"]\n{units}")
}

struct Maker {
    scenario: Scenario,
    events: Vec<Event>,
    tanks: Vec<(Cell, Spine)>,
    rolls: u32,
    seed: u64,
}

impl Maker {
    fn push(&mut self, what: What) {
        let by = "recorder".parse().expect("a name");
        self.events.push(Event { by, at: None, what });
    }

    fn random(&mut self, n: u64) -> u64 {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.seed >> 33) % n
    }

    fn set_up(&mut self) {
        for n in 0..TANKS {
            let (cell, facing) =
                (Cell { x: 4 + 4 * n as i32, y: 21 }, Spine::new(if n % 2 == 0 { 5 } else { 2 }));
            self.tanks.push((cell, facing));
            let map = &self.scenario.map;
            let placed = UnitPlaced {
                unit: unit(n),
                hex: Some(map.hex(cell)),
                level: Level::At(0),
                vca: Some(map.spine_name(cell, facing)),
                tca: None,
                along: None,
                cafp: None,
                motion: None,
                under_way: None,
                spent: None,
                like: None,
            };
            self.push(What::UnitPlaced(placed));
        }
    }

    fn player_turn(&mut self, turn: u16, player: usize) {
        for phase in Phase::ALL {
            let side = side(player).parse().expect("a name");
            self.push(What::PhaseBegan(PhaseBegan { turn, side, phase }));
            match phase {
                Phase::RPh => (0..4).for_each(|_| self.roll(Purpose::Rally)),
                Phase::MPh => (player..TANKS).step_by(2).for_each(|n| self.drive(n)),
                Phase::DFPh => (0..4).for_each(|_| self.roll(Purpose::Ift)),
                Phase::PFPh | Phase::AFPh | Phase::RtPh | Phase::APh | Phase::CCPh => {}
            }
        }
    }

    fn roll(&mut self, purpose: Purpose) {
        self.rolls += 1;
        let [colored, white] = [(); 2].map(|()| Die::try_from(1 + self.random(6) as u8).expect("one to six"));
        let roll = RollId(self.rolls);
        self.push(What::DiceRolled(DiceRolled {
            roll,
            dice: Dice::Dr(Dr { colored, white }),
            purpose,
            unit: None,
            attack: None,
            roller: "recorder".parse().expect("a text"),
            evidence: Evidence::Declared,
        }));
    }

    /// Start, some hexes forward, about a turn in three, stop.
    fn drive(&mut self, n: usize) {
        let mut total = Mp::ZERO;
        self.spend(n, &mut total, MpUse::Start { direction: None });
        for _ in 0..8 {
            if self.random(3) == 0 {
                self.turn(n, &mut total);
            } else {
                self.enter(n, &mut total);
            }
        }
        self.spend(n, &mut total, MpUse::Stop);
        let (unit, end) = (unit(n), MoveEnd::Plain);
        self.push(What::UnitMoveEnded(UnitMoveEnded { unit, end, intended: None, insufficient: false }));
    }

    fn turn(&mut self, n: usize, total: &mut Mp) {
        let (cell, facing) = self.tanks[n];
        let facing = facing.turned(if self.random(2) == 0 { 1 } else { -1 });
        self.tanks[n].1 = facing;
        let to = TurnTo::Spine(self.scenario.map.spine_name(cell, facing));
        self.spend(n, total, MpUse::Turn { to, on_road: false });
    }

    /// The tanks keep to the middle of the sheet, where every hex has a name.
    fn enter(&mut self, n: usize, total: &mut Mp) {
        let (cell, facing) = self.tanks[n];
        let (a, b) = cell.spine_hexes(facing);
        let near = |c: &Cell| (2..120).contains(&c.x) && (10..120).contains(&c.y);
        let free = |c: &Cell| self.tanks.iter().all(|(other, _)| other != c);
        let Some(to) = [a, b].into_iter().find(|c| near(c) && free(c)) else { return self.turn(n, total) };
        self.tanks[n].0 = to;
        let hex = self.scenario.map.hex(to);
        let on = MpUse::Enter { hex, rate: Rate::Terrain, inside: false, direction: None, vca: None };
        self.spend(n, total, on);
    }

    fn spend(&mut self, n: usize, total: &mut Mp, on: MpUse) {
        *total = *total + Mp::ONE;
        let (unit, cost) = (unit(n), Mp::ONE);
        self.push(What::MpSpent(MpSpent {
            unit,
            on,
            cost,
            total: Some(*total),
            turret: None,
            seen_by: None,
        }));
    }
}

fn unit(n: usize) -> UnitId {
    format!("t{n}").parse().expect("a name")
}
