//! Boards joined, turned and cropped: a map answers as its boards do.

use super::sheet::*;
use asl_core::map::{Board, Doubt, Land, Map, Spot};
use asl_core::vocab::hex::{Cell, Dir};
use std::sync::Arc;

fn board(name: &str, column: u8) -> Board {
    Board { name: name.into(), column, width: 9, height: 4, endless: false, ..Board::sheet() }
}

fn land(boards: Vec<Board>, sheets: &[&Sheet]) -> Land {
    let grounds = sheets.iter().map(|sheet| Some(Arc::new(sheet.ground()))).collect();
    Land::of(Map::lay_out(boards).unwrap(), grounds)
}

fn on(land: &Land, board: u8, spot: Spot) -> Spot {
    let Cell { x, y } = spot.cell;
    let row = if x % 2 == 0 { (y + 1) / 2 } else { y / 2 };
    let hex = asl_core::vocab::hex::Hex { board, column: x as u8, row: row as i8 };
    Spot { cell: land.map().cell(hex), ..spot }
}

#[test]
fn a_board_answers_the_same_when_it_stands_reversed_in_a_larger_map() {
    let (sheet, other) = (Sheet::random(9, 4, 3), Sheet::random(9, 4, 4));
    let ground = sheet.ground();
    let land = land(vec![board("1", 0), Board { rotated: true, ..board("2", 1) }], &[&other, &sheet]);
    let mut dice = Dice(5);
    for _ in 0..2000 {
        let [a, b] = pair(sheet.lattice(), &mut dice);
        let joint = |spot: Spot| land.is_joint(on(&land, 1, spot).cell);
        if joint(a) && joint(b) {
            continue; // Along the edge both boards have a say.
        }
        let alone = ground.sight(a, b).unwrap();
        let placed = land.sight(on(&land, 1, a), on(&land, 1, b)).unwrap();
        assert!(!alone.verdict.differs(placed.verdict), "{a:?} {b:?} {alone:?} {placed:?}");
        assert_eq!(alone.range, placed.range);
        let grazing = |doubts: &std::collections::BTreeSet<Doubt>| doubts.contains(&Doubt::Grazing);
        assert_eq!(grazing(&alone.doubts), grazing(&placed.doubts));
        let crossed: Vec<Cell> = alone.crossed.iter().map(|c| on(&land, 1, Spot::ground(*c)).cell).collect();
        assert_eq!(crossed, placed.crossed);
    }
}

#[test]
fn the_sides_of_a_reversed_hex_are_turned() {
    let sheet = Sheet::flat(9, 4).side("D2", Dir::S, WALL, 2).road("B1", "B2", 6);
    let land = land(vec![Board { rotated: true, ..board("1", 0) }], &[&sheet]);
    let hex = |name: &str| land.hex(on(&land, 0, at(name)).cell).unwrap();
    assert_eq!(hex("D2").sides, [Some(WALL), None, None, None, None, None]);
    assert_eq!(
        hex("B1").roads.map(|road| road == asl_core::map::Crossing::Road),
        [true, false, false, false, false, false]
    );
}

/// A wide sheet cut into two boards at column I answers as the wide sheet does.
#[test]
fn joined_boards_answer_as_one_sheet() {
    let wide = Sheet::random(17, 4, 11);
    let half = |from: usize| {
        let mut sheet = Sheet::flat(9, 4);
        let height = sheet.0.height as usize;
        let pixels = from * 450 * height..(from + 1) * 450 * height;
        sheet.0.pixels.copy_from_slice(&wide.0.pixels[pixels]);
        sheet
    };
    let land = land(vec![board("1", 0), board("2", 1)], &[&half(0), &half(1)]);
    let (ground, mut dice, mut across) = (wide.ground(), Dice(7), 0);
    for _ in 0..2000 {
        let [a, b] = pair(wide.lattice(), &mut dice);
        if a.cell.x < 8 && b.cell.x > 8 {
            across += 1;
            let (alone, joined) = (ground.sight(a, b).unwrap(), land.sight(a, b).unwrap());
            assert!(!alone.verdict.differs(joined.verdict), "{a:?} {b:?} {alone:?} {joined:?}");
            assert!(joined.doubts.iter().any(|doubt| matches!(doubt, Doubt::Joint(cell) if cell.x == 8)));
        }
    }
    assert!(across > 300);
}

#[test]
fn a_cropped_board_answers_as_the_whole_one() {
    let sheet = Sheet::random(9, 4, 21);
    let land = land(vec![Board { columns: Some((4, 8)), rows: Some((2, 4)), ..board("1", 0) }], &[&sheet]);
    let (ground, mut dice, mut inside) = (sheet.ground(), Dice(9), 0);
    for _ in 0..3000 {
        let [a, b] = pair(sheet.lattice(), &mut dice);
        let (from, to) = (on(&land, 0, a), on(&land, 0, b));
        let held = |spot: Spot| land.map().holds(spot.cell);
        if held(from) && held(to) {
            inside += 1;
            let (whole, cropped) = (ground.sight(a, b).unwrap(), land.sight(from, to).unwrap());
            assert!(!whole.verdict.differs(cropped.verdict));
            let cut = cropped.crossed.iter().any(|cell| land.is_joint(*cell));
            assert_eq!(cut, cropped.doubts.iter().any(|doubt| matches!(doubt, Doubt::Joint(_))));
        }
    }
    assert!(inside > 200);
    assert_eq!(land.hex(on(&land, 0, at("B2")).cell), None, "beyond the crop");
}

#[test]
fn what_the_board_does_not_tell_is_undecided() {
    let sheet = Sheet::flat(9, 4);
    let told = Board { unverified: vec!["B2".into()], ..board("1", 0) };
    let sight = land(vec![told], &[&sheet]).sight(at("B1"), at("B3")).unwrap();
    assert!(sight.doubts.contains(&Doubt::Unverified(cell("B2"))));
    let unknown = Board { changes: vec!["PalmTrees".into()], ..board("1", 0) };
    let sight = land(vec![unknown], &[&sheet]).sight(at("B1"), at("B3")).unwrap();
    assert_eq!(sight.doubts.len(), 3, "every hex of the board: {:?}", sight.doubts);
}
