//! What an audit by boards costs beside one of the same game with attested facts: squads that fire at each other turn by turn,
//! on a board drawn for the purpose.

use crate::sheet::Sheet;
use asl_core::audit::{Game, Replay};
use asl_core::map::{Board, Land, Map};
use asl_core::notation;
use asl_core::scenario::Atlas;
use std::fmt::Write;
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

const SQUADS: usize = 12;
const TURNS: usize = 150;
const RUNS: usize = 7;

/// The game, with what both accept of LOS and TEM, or without.
fn game(attested: bool) -> Game {
    let mut text = String::from(
        "printing = \"2e\"\n[[boards]]\nname = \"7\"\n[players]\ngerda = { side = \"german\" }\nrudi = { side = \"russian\" }\n",
    );
    if attested {
        text += "[default-terrain]\nis = [\"open-ground\"]\n";
    }
    text += "[units]\n";
    let sides = [("g", "german 4-6-7", "german"), ("r", "russian 4-4-7", "russian")];
    for (name, kind, side) in sides {
        for n in 0..SQUADS {
            let _ = writeln!(text, "{name}{n} = {{ side = \"{side}\", type = \"{kind}\", sw = [] }}");
        }
    }
    text += "---\n";
    let hex = |side: usize, n: usize| format!("{}{}", char::from(b'B' + (2 * n) as u8), 3 + 3 * side);
    for (side, (name, ..)) in sides.iter().enumerate() {
        (0..SQUADS).for_each(|n| _ = writeln!(text, "place {name}{n} {}", hex(side, n)));
    }
    if attested {
        for n in 0..SQUADS {
            let _ = writeln!(
                text,
                "g{n} los r{n} exists\nattest tem {} +0\nattest tem {} +0",
                hex(0, n),
                hex(1, n)
            );
        }
    }
    let mut shots = 0;
    for turn in 1..=TURNS {
        for (side, phases) in [("german", ["PFPh", "AFPh"]), ("russian", ["PFPh", "AFPh"])] {
            let own = usize::from(side == "russian");
            for phase in ["RPh", phases[0], "MPh", "DFPh", phases[1], "RtPh", "APh", "CCPh"] {
                let _ = writeln!(text, "turn {turn} {side} {phase}");
                if phase != "PFPh" {
                    continue;
                }
                for n in 0..SQUADS {
                    shots += 1;
                    let (name, fp) = (sides[own].0, 4);
                    let _ = writeln!(
                        text,
                        "a{shots} prep by {name}{n} inherent {fp} FP at {}\nroll r{shots} DR 6,6 ift in a{shots}\na{shots} ift r{shots} result none",
                        hex(1 - own, n)
                    );
                }
            }
        }
    }
    let parsed = notation::parse(&text);
    assert_eq!(parsed.errors, [], "the text is right");
    Game::of(parsed.lines.into_iter().map(|line| line.event).collect()).expect("a game")
}

fn laid(mut game: Game) -> Game {
    let ground = Arc::new(Sheet::flat(33, 10).ground());
    let map =
        Map::lay_out(vec![Board { name: "7".into(), endless: false, ..Board::sheet() }]).expect("a map");
    game.scenario.lay(Arc::new(Atlas::of(Land::of(map, vec![Some(ground)]))));
    game
}

fn time(game: &Game) -> Duration {
    let start = Instant::now();
    black_box(Replay::of(game).audit());
    start.elapsed()
}

/// The two side by side, the ratio of their least times last.
pub(crate) fn ratio() {
    let (attested, boards) = (game(true), laid(game(false)));
    let least = |game: &Game| (0..RUNS).map(|_| time(game)).min().expect("a run");
    let (a, b) = (least(&attested), least(&boards));
    let verdicts = |game: &Game| {
        let audit = Replay::of(game).audit();
        (audit.findings.len(), audit.kept)
    };
    println!(
        "audit with attested facts {a:?} {:?}, by boards {b:?} {:?}",
        verdicts(&attested),
        verdicts(&boards)
    );
    println!("ratio {:.2} (1.5 at most)", b.as_secs_f64() / a.as_secs_f64());
}
