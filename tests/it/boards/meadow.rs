//! The board that the cases of `cases/map` are played on: a small one of the tests' own, named `0t`. A scenario that names it
//! is laid on it; any other stays as it is.

use super::sheet::{GRAIN, GULLY, ROAD, STONE_1, Sheet, WALL, WOODS};
use asl_core::map::{Ground, Land};
use asl_core::scenario::{Atlas, Scenario};
use asl_core::vocab::hex::Dir;
use std::sync::{Arc, OnceLock};

const NAME: &str = "0t";
pub(crate) const COLUMNS: u16 = 15;
pub(crate) const ROWS: u16 = 10;
const HEDGE: u8 = 73;
const WATER: u8 = 8;

/// The board.
///
/// A road runs down column B, through the woods of B4 and up the hill of B8. Woods in D4 and D5 that leave their hexsides free, a stone building of two
/// storeys in F4, grain in F7 and F8, a hill of one level in I4, I5, J5 and of two in J4, a gully in L3 and L4, a wall south of
/// H6, a hedge south of H8, a pond in M8.
pub(crate) fn sheet() -> Sheet {
    Sheet::flat(COLUMNS, ROWS)
        .fill("B4", WOODS)
        .raise("B8", 1)
        .raise("B9", 1)
        .road("B1", "B8", 6)
        .drawn("D4", WOODS, 24)
        .drawn("D5", WOODS, 24)
        .fill("F4", STONE_1)
        .stairway("F4")
        .fill("F7", GRAIN)
        .fill("F8", GRAIN)
        .raise("I4", 1)
        .raise("I5", 1)
        .raise("J5", 1)
        .raise("J4", 2)
        .fill("L3", GULLY)
        .raise("L3", -1)
        .fill("L4", GULLY)
        .raise("L4", -1)
        .side("H6", Dir::S, WALL, 2)
        .side("H8", Dir::S, HEDGE, 2)
        .fill("M8", WATER)
}

/// The scenario on this board, when it names it.
pub(crate) fn laid(mut scenario: Scenario) -> Scenario {
    static GROUND: OnceLock<Arc<Ground>> = OnceLock::new();
    if scenario.map.boards().any(|board| board.name == NAME) {
        let ground = GROUND.get_or_init(|| Arc::new(sheet().ground()));
        let land = Land::of(scenario.map.clone(), vec![Some(Arc::clone(ground))]);
        scenario.lay(Arc::new(Atlas::of(land)));
    }
    scenario
}

#[test]
fn its_road_is_one() {
    let ground = sheet().ground();
    let road = |hex: &str| ground.hex(super::sheet::cell(hex)).unwrap().roads[Dir::S as usize];
    assert_eq!(road("B3"), asl_core::map::Crossing::Road);
    assert_eq!(ground.hex(super::sheet::cell("B4")).unwrap().dot, ROAD);
}
