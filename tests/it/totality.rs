//! Any sequence of movement events folds and is judged without a panic, the same way every time.

use crate::support::builder::Log;
use crate::support::seed::seeded;
use asl_core::audit::Replay;
use asl_core::event::*;
use asl_core::vocab::hex::{Arc, Cell, Dir, HexPair, HexTriple, Spine, TurretSide};
use asl_core::vocab::num::{Drm, Mp};
use asl_core::vocab::phase::Phase;
use proptest::prelude::*;

const HEAD: &str = r#"
printing = "2e"
[units.v]
side = "att"
class = "halftrack"
afv = true
mp = 14
red-mp = true
maker = "german"
mount = "ST"
ce = true
[units.enemy]
side = "def"
class = "tracked"
afv = true
[terrain.F5]
obstacle = ["woods"]
bog = true
[terrain.G5]
obstacle = ["building"]
entry = "ALL"
wrecks = 255
vehicles = 255
[terrain.F4]
is = ["brush"]
level = -128
[default-terrain]
is = ["open-ground"]
"#;

/// One event in numbers: what, where to, how much.
type Move = (u8, u8, u8, i16);

fn moves() -> impl Strategy<Value = Vec<Move>> {
    prop::collection::vec((0_u8..24, 0_u8..12, 0_u8..12, any::<i16>()), 0..40)
}

/// Where the walk stands, so that its events mostly make sense.
struct Walk {
    log: Log,
    at: Cell,
}

impl Walk {
    fn name(&self, cell: Cell) -> asl_core::vocab::hex::Hex {
        self.log.scenario.map.hex(cell)
    }

    fn near(&self, n: u8) -> Cell {
        self.at.to(Dir::ALL[usize::from(n % 6)])
    }

    fn side(&self, a: u8, b: u8) -> HexPair {
        HexPair(self.name(self.near(a)), self.name(if b < 6 { self.near(b) } else { self.at }))
    }

    fn triple(&self, a: u8, b: u8) -> HexTriple {
        HexTriple(self.name(self.at), self.name(self.near(a)), self.name(self.near(b)))
    }

    fn spend(&mut self, on: MpUse, n: i16) {
        self.log.spend("v", Mp::from_halves(i32::from(n % 9)), on);
    }

    fn movement(&mut self, (what, a, b, n): Move) {
        let direction = [None, Some(Direction::Forward), Some(Direction::Reverse)][usize::from(b % 3)];
        let hex = self.name(self.near(a));
        match what {
            0 | 1 => self.spend(MpUse::Start { direction }, n),
            2 => self.spend(MpUse::Stop, n),
            3 => self.spend(MpUse::Delay, n),
            4 => self.spend(MpUse::Turn { to: TurnTo::Spine(self.side(a, b)), on_road: n < 0 }, n),
            5 => self.spend(MpUse::Turn { to: TurnTo::Along(self.side(a, b)), on_road: n < 0 }, n),
            6..=8 => {
                let vca = (n % 3 == 0).then(|| self.side(a, b));
                let enter = MpUse::Enter { hex, rate: Rate::Terrain, inside: n < 0, direction, vca };
                self.spend(enter, n);
                self.at = self.near(a);
            }
            9..=11 => {
                let cafp = (n % 2 == 0).then(|| self.triple(a, b));
                let along = self.side(a, b);
                self.spend(MpUse::Bypass { hex, along, cafp, rear: None, direction }, n);
            }
            _ => {
                let entry_cost = Some(Mp::from_halves(i32::from(n)));
                self.spend(MpUse::MinimumMove { hex, entry_cost, towing: Mp::ZERO, direction }, n);
            }
        }
    }

    fn engine(&mut self, (what, a, b, n): Move) {
        let unit = self.log.unit("v");
        let dice = [i64::from(a % 6) + 1, i64::from(b % 6) + 1];
        match what {
            13 => {
                let (roll, drm) = (Some(self.log.roll(&dice, Purpose::Esb, "v")), Some(Drm(n)));
                let sought = Some(Mp::from_halves(i32::from(n)));
                let attempt = EsbAttempted { unit, sought, roll, drm, total: None, success: None };
                self.log.push(What::EsbAttempted(attempt));
            }
            14 => {
                let roll = self.log.roll(&dice, Purpose::Reliability, "v");
                let breakdown = (n < 0).then_some(n % 2 == 0);
                self.log.push(What::ReliabilityRolled(ReliabilityRolled { unit, roll, breakdown }));
            }
            _ => self.log.push(What::Stalled(Stalled { unit, delay: None })),
        }
    }

    fn other(&mut self, (what, a, b, n): Move) {
        let unit = self.log.unit("v");
        match what {
            16 => {
                let (along, clear) = (self.side(a, b), n < 0);
                self.log.push(What::ClearanceChecked(ClearanceChecked { unit, along, clear, roll: None }));
            }
            17 => {
                let (trigger, success) = (self.log.unit("enemy"), Some(n < 0));
                let attempt = MotionAttempted { unit, trigger, roll: None, in_los: None, success };
                self.log.push(What::MotionAttempted(attempt));
            }
            18 => {
                let to = TurretTo::Facing([TurretSide::Front, TurretSide::Left][usize::from(a % 2)]);
                let reason = CaReason::EndOfFirePhase;
                self.log.push(What::CaChanged(CaChanged { unit, arc: Arc::Tca, to, reason }));
            }
            19 => {
                let ends = [MoveEnd::Plain, MoveEnd::Motion, MoveEnd::ReverseMotion];
                self.log.end_move("v", ends[usize::from(a % 3)]);
            }
            20 => self.log.phase(
                u16::from(b) + 1,
                if n < 0 { "att" } else { "def" },
                Phase::ALL[usize::from(a % 8)],
            ),
            21 => self.log.status("v", &[Status::Immobilized], &[]),
            22 => self.log.status("v", &[], &[Status::Immobilized]),
            _ => {
                let (from, facing) = (self.name(self.near(a)), asl_core::vocab::hex::Facing::Front);
                self.log.claim("v", Claim::Facing { from, facing });
            }
        }
    }
}

fn walk(moves: &[Move]) -> Log {
    let mut log = Log::of(HEAD);
    log.phase(1, "att", Phase::MPh);
    log.place("v", "F5", "F4-G5");
    log.place("enemy", "F4", "F3-G4");
    let at = log.scenario.map.cell(log.hex("F5"));
    let mut walk = Walk { log, at };
    for step in moves {
        match step.0 {
            0..=12 => walk.movement(*step),
            13..=15 => walk.engine(*step),
            _ => walk.other(*step),
        }
    }
    walk.log
}

proptest! {
    #![proptest_config(seeded(256))]

    #[test]
    fn any_log_is_judged(moves in moves()) {
        let game = walk(&moves).game();
        let replay = Replay::of(&game);
        let audit = replay.audit();
        prop_assert_eq!(&audit, &Replay::of(&game).audit());
        prop_assert_eq!(&audit.state, &replay.before(game.events.len()));
        for finding in &audit.findings {
            prop_assert!(usize::try_from(finding.seq).is_ok_and(|n| n < game.events.len()));
        }
    }

    #[test]
    fn a_turn_of_the_hull_keeps_the_hex(moves in moves(), spine in 0_i32..6) {
        let mut log = walk(&moves);
        let end = log.events.len();
        let state = Replay::of(&log.game()).before(end);
        let was = state.units.get(&"v".parse().unwrap()).and_then(|unit| unit.place.cell());
        if let Some(cell) = was {
            let to = TurnTo::Spine(log.scenario.map.spine_name(cell, Spine::new(spine)));
            log.spend("v", Mp::ONE, MpUse::Turn { to, on_road: false });
            let now = Replay::of(&log.game()).before(end + 1);
            prop_assert_eq!(now.units.get(&"v".parse().unwrap()).and_then(|unit| unit.place.cell()), was);
        }
    }
}
