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

const SIDES: [(&str, &str, &str); 2] = [("g", "german 4-6-7", "german"), ("r", "russian 4-4-7", "russian")];

fn hex(side: usize, n: usize) -> String {
    format!("{}{}", char::from(b'B' + (2 * n) as u8), 3 + 3 * side)
}

/// The game, with what both accept of LOS and TEM, or without.
fn game(attested: bool) -> Game {
    let mut text = head(attested);
    for (side, (name, ..)) in SIDES.iter().enumerate() {
        (0..SQUADS).for_each(|n| _ = writeln!(text, "place {name}{n} {}", hex(side, n)));
    }
    for n in (0..SQUADS).filter(|_| attested) {
        let (here, there) = (hex(0, n), hex(1, n));
        let _ = writeln!(text, "g{n} los r{n} exists\nattest tem {here} +0\nattest tem {there} +0");
    }
    let mut shots = 0;
    for turn in 1..=TURNS {
        (0..2).for_each(|own| player_turn(&mut text, turn, own, &mut shots));
    }
    let parsed = notation::parse(&text);
    assert_eq!(parsed.errors, [], "the text is right");
    Game::of(parsed.lines.into_iter().map(|line| line.event).collect()).expect("a game")
}

fn head(attested: bool) -> String {
    let mut text = String::from(
        "printing = \"2e\"\n[[boards]]\nname = \"7\"\n[players]\ngerda = { side = \"german\" }\nrudi = { side = \"russian\" }\n",
    );
    if attested {
        text += "[default-terrain]\nis = [\"open-ground\"]\n";
    }
    text += "[units]\n";
    for (name, kind, side) in SIDES {
        for n in 0..SQUADS {
            let _ = writeln!(text, "{name}{n} = {{ side = \"{side}\", type = \"{kind}\", sw = [] }}");
        }
    }
    text + "---\n"
}

fn player_turn(text: &mut String, turn: usize, own: usize, shots: &mut usize) {
    let (name, _, side) = SIDES[own];
    for phase in ["RPh", "PFPh", "MPh", "DFPh", "AFPh", "RtPh", "APh", "CCPh"] {
        let _ = writeln!(text, "turn {turn} {side} {phase}");
        for n in (0..SQUADS).filter(|_| phase == "PFPh") {
            *shots += 1;
            let (a, at) = (*shots, hex(1 - own, n));
            let _ = writeln!(text, "a{a} prep by {name}{n} inherent 4 FP at {at}");
            let _ = writeln!(text, "roll r{a} DR 6,6 ift in a{a}\na{a} ift r{a} result none");
        }
    }
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
