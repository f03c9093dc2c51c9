//! The players' own boards against what another engine answers for them. Needs the folder named by
//! `ASL_REPLAY_SHARED`, which holds `boards`; without the variable the tests say that they skip, with it a missing
//! file fails.

use super::sheet::{Dice, cell, pair};
use crate::support::draws;
use asl_core::map::{Doubt, Ground, HexFacts, Map, Sight, Surface, Verdict};
use asl_core::scenario::{Atlas, Scenario};
use asl_replay::boards::{Shelf, spot};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Pairs of hexes of each board that a whole run looks at.
const PAIRS: u64 = 100_000;

/// The boards, and how many of ten thousand pairs must agree at least.
const BOARDS: [(&str, usize); 7] =
    [("01", 9981), ("02", 9937), ("03", 9916), ("04", 9905), ("19", 9698), ("20", 9881), ("24", 9847)];

/// The folder of boards, when the variable is set.
fn folder() -> Option<PathBuf> {
    let shared = std::env::var_os("ASL_REPLAY_SHARED");
    if shared.is_none() {
        eprintln!("skipped: ASL_REPLAY_SHARED is not set, so there are no boards to compare with");
    }
    shared.map(|shared| PathBuf::from(shared).join("boards"))
}

fn ground(folder: &Path, board: &str) -> Arc<Ground> {
    Shelf::of(folder).board(board).unwrap_or_else(|e| panic!("{e}")).ground
}

fn table(folder: &Path, name: &str) -> Vec<Vec<String>> {
    let path = folder.join("los").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    text.lines().skip(1).map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

/// The worked examples of D2 and D3 on the boards that the rulebook plays them on: no terrain stands in their heads.
#[test]
fn worked_examples_run_by_boards_alone() {
    let Some(folder) = folder() else { return };
    let shelf = Shelf::of(&folder);
    let lay = |mut scenario: Scenario| {
        let boards = shelf.laid_out(&scenario.map);
        assert!(boards.faults.is_empty(), "{:?}", boards.faults);
        assert!(scenario.terrain.is_empty() && scenario.default_terrain.is_none(), "terrain in a head");
        scenario.lay(Arc::new(Atlas::of(boards.land)));
        scenario
    };
    let games = crate::games::files(&["on_boards"]);
    let failures: Vec<String> = games.iter().flat_map(|path| crate::games::case::check(path, lay)).collect();
    assert!(failures.is_empty(), "{} failed:\n{}", failures.len(), failures.join("\n"));
    println!("{} worked examples run by boards alone", games.len());
}

/// A board's map: names to cells.
fn map() -> Map {
    let board = asl_core::map::Board { endless: false, ..asl_core::map::Board::sheet() };
    Map::lay_out(vec![board]).unwrap()
}

fn name(code: u8) -> &'static str {
    Surface::of(code).map_or("?", |surface| surface.name)
}

/// Hexsides of a table's row: names may hold a comma.
fn sides(text: &str) -> Vec<String> {
    let mut sides: Vec<String> = Vec::new();
    for part in text.split(',') {
        match sides.last_mut() {
            Some(last) if part.starts_with(' ') => *last = format!("{last},{part}"),
            _ => sides.push(part.to_owned()),
        }
    }
    sides
}

/// Sides that differ, with the allowance that the other engine also has them on the opposite side.
fn wrong_sides(hex: &HexFacts, theirs: &[String]) -> usize {
    let mine = hex.sides.map(|code| code.map_or("-", name));
    (0..6).filter(|i| theirs[*i] != mine[*i] && theirs[*i] != mine[(*i + 3) % 6]).count()
}

#[test]
fn hexes_are_as_the_other_engine_has_them() {
    let Some(folder) = folder() else { return };
    let mut wrong = 0;
    for (board, _) in BOARDS {
        let ground = ground(&folder, board);
        let rows = table(&folder, &format!("bd{board}.hexes.tsv"));
        assert_eq!(rows.len(), 346);
        for row in rows {
            let hex = ground.hex(cell(&row[0])).unwrap();
            let mine = [
                hex.level.to_string(),
                name(hex.centre).into(),
                hex.depression.map_or("", name).into(),
                if hex.stairway { "yes".into() } else { String::new() },
            ];
            assert_eq!(mine[..], row[1..5], "board {board} {}", row[0]);
            let levels = row[6].split(',').filter(|location| location.contains("Level")).count();
            assert_eq!(usize::from(hex.storeys()), levels, "board {board} {}", row[0]);
            wrong += wrong_sides(hex, &sides(&row[5]));
        }
    }
    assert!(wrong <= 2, "{wrong} hexsides");
}

fn result(sight: &Sight) -> String {
    match sight.verdict {
        Verdict::Clear => "clear".into(),
        Verdict::Hindered(n) => format!("hindrance {n}"),
        Verdict::Blocked(_) => "blocked".into(),
    }
}

/// Our reason, and how firm it is.
fn why(sight: &Sight) -> String {
    let reason = match sight.verdict {
        Verdict::Blocked(block) => format!("{:?} in {:?}", block.why, block.cell),
        Verdict::Clear | Verdict::Hindered(_) => String::new(),
    };
    let doubts: Vec<String> = sight.doubts.iter().map(|doubt| format!("{doubt:?}")).collect();
    format!("{reason} {}", doubts.join(" "))
}

/// With LOS_LIST each pair that disagrees is printed with both reasons.
#[test]
fn los_agrees_as_well_as_the_rules_do() {
    let Some(folder) = folder() else { return };
    let list = std::env::var_os("LOS_LIST").is_some();
    let map = map();
    for (board, least) in BOARDS {
        let ground = ground(&folder, board);
        let rows = table(&folder, &format!("bd{board}.los.tsv"));
        let (mut right, mut grazing) = (0, 0);
        for row in &rows {
            let [from, to] = [0, 1].map(|n| spot::read(&map, &row[n]).unwrap());
            let sight = ground.sight(from, to).unwrap();
            assert_eq!(sight.range.to_string(), row[2], "board {board} {row:?}");
            right += usize::from(result(&sight) == row[3]);
            if list && result(&sight) != row[3] {
                let [ours, theirs] = [why(&sight), row[4..].join(" ")];
                println!(
                    "{board}\t{}\t{}\tours {} {ours}\ttheirs {} {theirs}",
                    row[0],
                    row[1],
                    result(&sight),
                    row[3]
                );
            }
            grazing += usize::from(sight.doubts.contains(&Doubt::Grazing));
            assert!(
                !sight.doubts.iter().any(|doubt| matches!(doubt, Doubt::Unknown(_))),
                "board {board} {row:?}"
            );
        }
        let all = rows.len();
        println!("board {board}: {right} of {all} pairs, {grazing} grazing");
        assert!(10_000 * right >= least * all, "board {board}: {right} of {all}");
        assert!(20 * grazing <= all, "board {board}: {grazing} of {all} are grazing");
    }
}

/// From the vertex of a vehicle in Bypass, decided by eye on the picture of board 1 before the program was asked: the drawing of
/// its own hex, and that of the hex across, block (D2.37).
#[test]
fn from_a_cafp_as_the_eye_has_it() {
    let Some(folder) = folder() else { return };
    let (map, ground) = (map(), ground(&folder, "01"));
    let from = spot::read(&map, "K2-J1-J2").unwrap();
    let clear = ["I2", "H1"];
    let blocked = [("H3", "J2"), ("J3", "J2"), ("L1", "K2"), ("K5", "K4")];
    for to in clear {
        let sight = ground.sight(from, spot::read(&map, to).unwrap()).unwrap();
        assert_eq!(sight.verdict, Verdict::Clear, "{to}");
    }
    for (to, at) in blocked {
        let sight = ground.sight(from, spot::read(&map, to).unwrap()).unwrap();
        let Verdict::Blocked(block) = sight.verdict else { panic!("{to}: {:?}", sight.verdict) };
        assert_eq!(block.cell, cell(at), "{to}");
    }
}

/// Pairs that were checked one by one.
#[test]
fn vectors() {
    let Some(folder) = folder() else { return };
    let map = map();
    for (board, from, to, expected) in [
        ("02", "P7", "BB8", "clear"),
        ("02", "M5", "X3", "blocked"),
        ("02", "F7", "H7", "clear"),
        ("02", "O5", "S1", "blocked"),
        ("19", "J9", "N7", "clear"),
        ("19", "I9", "L8", "hindrance 1"),
        ("20", "M7 Level 1", "Q7", "blocked"),
        ("20", "U8", "U10", "hindrance 1"),
        ("01", "T2 Rooftop", "D8", "blocked"),
        ("04", "W7", "O6 Level 1", "clear"),
    ] {
        let [from, to] = [from, to].map(|text| spot::read(&map, text).unwrap());
        let sight = ground(&folder, board).sight(from, to).unwrap();
        assert_eq!(result(&sight), expected, "board {board} {from:?} {to:?} {sight:?}");
    }
}

#[test]
fn los_is_the_same_from_both_ends_on_each_board() {
    let Some(folder) = folder() else { return };
    for (board, _) in BOARDS {
        let (ground, mut dice) = (ground(&folder, board), Dice(14));
        let lattice = ground.grid().lattice();
        for _ in 0..draws::few_or(3_000, PAIRS) {
            let [a, b] = pair(lattice, &mut dice);
            let (there, back) = (ground.sight(a, b).unwrap(), ground.sight(b, a).unwrap());
            assert!(!there.verdict.differs(back.verdict), "board {board} {a:?} {b:?} {there:?} {back:?}");
            assert_eq!((there.range, there.doubts), (back.range, back.doubts), "board {board} {a:?} {b:?}");
        }
    }
}

/// What the rulebook's own examples say of these boards.
#[test]
fn terrain_is_as_the_rulebooks_examples_say() {
    let Some(folder) = folder() else { return };
    use asl_core::charts::terrain::TerrainKind as Row;
    for (board, hex, level, holds) in [
        ("02", "FF6", 0, Row::Woods),
        ("02", "EE7", 0, Row::OpenGround),
        ("02", "EE6", 1, Row::OpenGround),
        ("03", "J10", 0, Row::Woods),
        ("01", "J1", 0, Row::OpenGround),
        ("01", "K2", 0, Row::WoodenBuilding),
        ("01", "J2", 0, Row::StoneBuilding),
    ] {
        let ground = ground(&folder, board);
        let facts = ground.hex(cell(hex)).unwrap();
        assert_eq!(facts.level, level, "{board}{hex}");
        assert!(facts.rows().contains(&holds), "{board}{hex} {:?}", facts.rows());
    }
}
