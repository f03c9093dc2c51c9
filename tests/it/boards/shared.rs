//! The players' own boards against what another engine answers for them. Needs the folder named by
//! `ASL_REPLAY_SHARED`, which holds `boards`; without the variable the tests say that they skip, with it a missing
//! file fails.

use asl_core::hex::{Cell, Dir};
use asl_core::map::{Doubt, Floor, Ground, HexFacts, Sight, Spot, Surface, Verdict, Why};
use asl_replay::boards::Shelf;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::rc::Rc;

const BOARDS: [&str; 7] = ["01", "02", "03", "04", "19", "20", "24"];

/// The folder of boards, when the variable is set.
pub(super) fn folder() -> Option<PathBuf> {
    let shared = std::env::var_os("ASL_REPLAY_SHARED");
    if shared.is_none() {
        eprintln!("skipped: ASL_REPLAY_SHARED is not set, so there are no boards to compare with");
    }
    shared.map(|shared| PathBuf::from(shared).join("boards"))
}

fn ground(folder: &std::path::Path, board: &str) -> Rc<Ground> {
    Shelf::of(folder).board(board).unwrap_or_else(|e| panic!("{e}")).ground
}

fn table(folder: &std::path::Path, name: &str) -> Vec<Vec<String>> {
    let path = folder.join("los").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    text.lines().skip(1).map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

/// The cell of a hex name such as `FF6` on an uncropped board.
pub(super) fn cell(name: &str) -> Cell {
    asl_core::map::Map::lay_out(vec![asl_core::map::Board {
        endless: false,
        ..asl_core::map::Board::sheet()
    }])
    .map(|map| map.cell(map.read(name).unwrap()))
    .unwrap()
}

fn spot(text: &str) -> Spot {
    let text = text.trim();
    let (hex, floor) = text.split_once(' ').unwrap_or((text, ""));
    let floor = match floor.split_once(' ') {
        _ if floor.is_empty() => Floor::Ground,
        Some(("Level", n)) => Floor::Level(n.parse().unwrap()),
        _ => Floor::Rooftop,
    };
    Spot { floor, ..Spot::ground(cell(hex)) }
}

#[test]
fn hexes_are_as_the_other_engine_has_them() {
    let Some(folder) = folder() else { return };
    for board in BOARDS {
        let ground = ground(&folder, board);
        let mut wrong = [0; 5];
        for row in table(&folder, &format!("bd{board}.hexes.tsv")) {
            let hex = ground.hex(cell(&row[0])).unwrap();
            let name = |code: u8| Surface::of(code).map_or("?", |s| s.name);
            wrong[0] += u32::from(hex.level.to_string() != row[1]);
            if name(hex.centre) != row[2] {
                wrong[1] += 1;
                println!("{board} {row:?} {}", name(hex.centre));
            }
            if hex.depression.map_or("", name) != row[3] {
                wrong[2] += 1;
                println!("{board} {row:?} {:?}", hex.depression);
            }
            wrong[3] += u32::from(hex.stairway != (row[4] == "yes"));
            let theirs: Vec<&str> = row[5].split(',').collect();
            let mine: Vec<&str> = hex.sides.iter().map(|s| s.map_or("-", name)).collect();
            for i in 0..6 {
                if theirs[i] != mine[i] && theirs[i] != mine[(i + 3) % 6] {
                    wrong[4] += 1;
                    println!("{board} {row:?} {mine:?}");
                }
            }
        }
        println!("{board} {wrong:?}");
    }
}

#[test]
fn los_agrees() {
    let Some(folder) = folder() else { return };
    for board in BOARDS {
        let ground = ground(&folder, board);
        let (mut wrong, mut all, mut grazing, mut own) = (0, 0, 0, 0);
        for row in table(&folder, &format!("bd{board}.los.tsv")) {
            let [a, b] = [spot(&row[0]), spot(&row[1])];
            all += 1;
            let Ok(sight) = ground.sight(a, b) else {
                println!("{board} NO SPOT {row:?}");
                wrong += 1;
                continue;
            };
            assert_eq!(sight.range.to_string(), row[2]);
            let mine = match sight.verdict {
                Verdict::Clear => "clear".to_owned(),
                Verdict::Hindered(n) => format!("hindrance {n}"),
                Verdict::Blocked(_) => "blocked".to_owned(),
            };
            let g = sight.doubts.contains(&Doubt::Grazing);
            grazing += u32::from(g);
            if mine != row[3] {
                wrong += 1;
                if row[4].contains("hexside") && !matches!(sight.verdict, Verdict::Blocked(_)) {
                    own += 1
                } else {
                    println!("{board} {row:?} {:?} {g}", sight.verdict);
                }
            }
        }
        println!(
            "{board} pairs {all} wrong {wrong} ({:.2} %) of them hexside {own}; grazing {grazing} {:.2} %",
            100.0 - 100.0 * wrong as f64 / all as f64,
            100.0 * grazing as f64 / all as f64
        );
    }
}
