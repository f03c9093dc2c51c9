//! Pixels to hex names: VASL's own names, and layouts that its samples lack.
use std::collections::BTreeMap;

use asl_replay::import::vassal::boards::{self, Board, Crop};
use asl_replay::import::vassal::hexes::{Grid, Layout, hex_name};
use serde_json::Value;

use super::shared::vector;

fn board(col: usize, row: usize, name: &str) -> Board {
    boards::parse(&format!("{col}\t{row}\t{name}\t"), &|_| false).unwrap().remove(0)
}

#[test]
fn every_recorded_location_comes_out() {
    let mut count = 0;
    for line in vector("locations.jsonl").lines() {
        let v: Value = serde_json::from_str(line).unwrap();
        let slot = |b: &Value, key: &str| usize::try_from(b[key].as_u64().unwrap()).unwrap();
        let boards: Vec<Board> = v["boards"]
            .as_array()
            .unwrap()
            .iter()
            .map(|b| board(slot(b, "col"), slot(b, "row"), b["name"].as_str().unwrap()))
            .collect();
        let layout = Layout::new(&boards, &BTreeMap::new());
        for point in v["points"].as_array().unwrap() {
            let pixel = |i: usize| i32::try_from(point[i].as_i64().unwrap()).unwrap();
            assert_eq!(layout.name(pixel(0), pixel(1)), point[2].as_str().unwrap(), "{point}");
            count += 1;
        }
    }
    assert_eq!(count, 590);
}

#[test]
fn a_rotated_board_is_named_from_its_other_end() {
    let boards = boards::parse("0\t0\tr57\t", &|_| false).unwrap();
    assert!(boards[0].rotated);
    let layout = Layout::new(&boards, &BTreeMap::new());
    assert_eq!(layout.name(400 + 1800 - 450, 400 + 645 - 290), "I5");
    assert_eq!(Layout::new(&[board(0, 0, "57")], &BTreeMap::new()).name(400 + 450, 400 + 290), "I5");
}

#[test]
fn a_cropped_board_keeps_its_names_and_shifts_its_neighbour() {
    let mut left = board(0, 0, "3");
    left.crop = Some(Crop { x: 900, y: 0, width: 900, height: -1 });
    let layout = Layout::new(&[left, board(1, 0, "4")], &BTreeMap::new());
    assert_eq!(layout.name(400, 400 + 32), "3Q1");
    assert_eq!(layout.name(400 + 900 + 450, 400 + 290), "4I5");
    assert_eq!(layout.name(399, 500), "offboard");
}

#[test]
fn a_deluxe_board_is_divided_by_its_zoom() {
    let boards = boards::parse("0\t0\td1\tZOOM\t3.0\t", &|_| false).unwrap();
    let layout = Layout::new(&boards, &BTreeMap::new());
    assert_eq!(layout.name(400 + 3 * 450, 400 + 3 * 290), "I5");
}

#[test]
fn alternate_grain_numbers_odd_columns_from_one() {
    let grid = Grid { alt_grain: true, ..Grid::STANDARD };
    assert_eq!(hex_name(&grid, 56, 64), "B2");
    assert_eq!(hex_name(&Grid::STANDARD, 56, 64), "B1");
    assert_eq!(hex_name(&Grid::STANDARD, 1462, 32), "AA1");
}

#[test]
fn a_board_list_gives_versions_overlays_rules_and_glued_boards() {
    let text =
        "0\t0\t02\t0\t0\t900\t-1\tVER\t6.4\tOVR\tX16\tB2\tB3\tSSR\tGrainToBrushbd\t0\t1\trRB\tVER\t1\t";
    let boards = boards::parse(text, &|name| name == "rRB").unwrap();
    assert_eq!(boards[0].crop, Some(Crop { x: 0, y: 0, width: 900, height: -1 }));
    assert_eq!(boards[0].version.as_deref(), Some("6.4"));
    assert_eq!(boards[0].overlays[0].hex2, "B3");
    assert_eq!(boards[0].rules, ["GrainToBrush"]);
    assert_eq!((boards[1].name.as_str(), boards[1].rotated), ("rRB", false));
    assert_eq!(boards::parse("0\t0\tr\t", &|_| false).unwrap()[0].name, "r");
    assert_eq!(
        boards::parse("0\tx\tr\t", &|_| false).unwrap_err().to_string(),
        "board 1 of the list has no column, row and name"
    );
}
