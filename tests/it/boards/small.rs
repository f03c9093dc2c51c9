//! Terrain and Line of Sight on small boards drawn for the purpose, each rule on its own.

use super::sheet::*;
use crate::support::draws;
use asl_core::charts::terrain::TerrainKind as Row;
use asl_core::map::{Change, Crossing, Doubt, Floor, NoSpot, Spot, Verdict, Why};
use asl_core::vocab::hex::Dir;

/// Column B of a small board is looked along: its threads run through the middles of hexes.
fn board() -> Sheet {
    Sheet::flat(5, 8)
}

fn says(sheet: &Sheet, from: Spot, to: Spot) -> Verdict {
    let sight = sheet.ground().sight(from, to).unwrap();
    assert!(sight.doubts.is_empty(), "{:?}", sight.doubts);
    sight.verdict
}

fn blocked(sheet: &Sheet, from: Spot, to: Spot, why: Why, hex: &str) {
    for ends in [[from, to], [to, from]] {
        let verdict = says(sheet, ends[0], ends[1]);
        let Verdict::Blocked(block) = verdict else { panic!("{verdict:?}") };
        assert_eq!((block.why, block.cell), (why, cell(hex)));
    }
}

#[test]
fn open_ground_is_clear_and_woods_block() {
    assert_eq!(says(&board(), at("B1"), at("B6")), Verdict::Clear);
    let woods = board().fill("B3", WOODS);
    blocked(&woods, at("B1"), at("B6"), Why::Terrain, "B3");
    assert_eq!(says(&woods, at("B3"), at("B6")), Verdict::Clear, "the end's own woods do not block");
}

#[test]
fn grain_hinders_and_six_of_it_block() {
    let mut grain = board();
    for (n, hex) in ["B1", "B2", "B3", "B4", "B5"].into_iter().enumerate() {
        grain = grain.fill(hex, GRAIN);
        assert_eq!(says(&grain, at("B0"), at("B7")), Verdict::Hindered(n as u8 + 1));
    }
    let Verdict::Blocked(block) = says(&grain.fill("B6", GRAIN), at("B0"), at("B7")) else { panic!("six") };
    assert_eq!((block.why, block.cell), (Why::Six, cell("B6")));
}

#[test]
fn higher_ground_blocks_and_a_hill_looks_down() {
    let hill = board().raise("B3", 1);
    blocked(&hill, at("B1"), at("B6"), Why::Ground, "B3");
    assert_eq!(says(&hill, at("B3"), at("B6")), Verdict::Clear);
    let valley = hill.raise("B5", 1).fill("B4", WOODS);
    assert_eq!(says(&valley, at("B3"), at("B5")), Verdict::Clear, "over woods as high as both");
    blocked(&valley.raise("B5", 0), at("B3"), at("B5"), Why::Advantage, "B4");
}

#[test]
fn a_blind_hex_lies_behind_woods() {
    let high = board().raise("B1", 2).fill("B3", WOODS);
    blocked(&high, at("B1"), at("B4"), Why::Blind, "B3");
    assert_eq!(says(&high, at("B1"), at("B5")), Verdict::Clear, "one hex is blind and no more");
}

#[test]
fn a_wall_blocks_unless_it_is_viewers_or_targets() {
    let wall = board().side("B3", Dir::S, WALL, 2);
    assert_eq!(wall.ground().side(cell("B4"), Dir::N), Some(WALL), "a hexside is both hexes'");
    assert_eq!(says(&wall, at("B3"), at("B6")), Verdict::Clear);
    assert_eq!(says(&wall, at("B1"), at("B4")), Verdict::Clear);
    let sight = wall.ground().sight(at("B1"), at("B6")).unwrap();
    assert!(matches!(sight.verdict, Verdict::Blocked(block) if block.why == Why::Hexside));
    assert_eq!(says(&wall.raise("B1", 1), at("B1"), at("B6")), Verdict::Clear, "from above");
}

#[test]
fn a_building_has_levels_and_a_stairway() {
    let plain = board().fill("B3", STONE_1);
    let hex = plain.ground().hex(cell("B3")).unwrap().clone();
    assert_eq!((hex.storeys(), hex.rows().into_iter().collect()), (1, vec![Row::StoneBuilding]));
    blocked(&plain, at("B3"), level("B3", 1), Why::Stairway, "B3");
    assert_eq!(says(&plain.clone().stairway("B3"), at("B3"), level("B3", 1)), Verdict::Clear);
    assert_eq!(plain.ground().sight(at("B1"), level("B3", 2)), Err(NoSpot::Floor(cell("B3"), 1)));
    let roof = Spot { floor: Floor::Rooftop, ..at("B3") };
    assert_eq!(says(&plain, roof, at("B1")), Verdict::Clear);
    assert_eq!(plain.ground().sight(roof, at("C9")), Err(NoSpot::Hex(cell("C9"))));
}

/// Beneath its one level a market is open (B23.73).
#[test]
fn a_market_has_a_level_above_the_ground() {
    for code in [49, 59] {
        let market = board().fill("B3", code);
        assert_eq!(market.ground().hex(cell("B3")).unwrap().storeys(), 1);
        assert_eq!(says(&market, level("B3", 1), at("B1")), Verdict::Clear);
        assert_eq!(market.ground().sight(at("B1"), level("B3", 2)), Err(NoSpot::Floor(cell("B3"), 1)));
    }
}

#[test]
fn a_thread_to_another_level_leaves_its_hex_outside_the_building() {
    let house = board().fill("B3", STONE_1).fill("B4", STONE_1);
    blocked(&house, level("B3", 1), at("B6"), Why::Inside, "B3");
    assert_eq!(says(&house, level("B3", 1), at("B1")), Verdict::Clear);
}

#[test]
fn a_gully_is_seen_into_from_beside_it_alone() {
    let gully = board().fill("B3", GULLY).raise("B3", -1);
    let hex = gully.ground().hex(cell("B3")).unwrap().clone();
    assert_eq!((hex.level, hex.depression), (-1, Some(GULLY)));
    assert_eq!(hex.rows().into_iter().collect::<Vec<_>>(), [Row::OpenGround, Row::Gully]);
    assert_eq!(says(&gully, at("B3"), at("B4")), Verdict::Clear);
    for (from, to, why) in [("B3", "B6", Why::OutOfDepression), ("B6", "B3", Why::IntoDepression)] {
        let Verdict::Blocked(block) = says(&gully, at(from), at(to)) else { panic!("{from} {to}") };
        assert_eq!((block.why, block.cell), (why, cell("B4")));
    }
}

#[test]
fn a_bridge_leads_over_its_gully() {
    let bridged = board().fill("B3", GULLY).raise("B3", -1).bridge("B3", 84);
    let hex = bridged.ground().hex(cell("B3")).unwrap().clone();
    let bridge = hex.bridge.unwrap();
    assert_eq!((hex.level, bridge.beneath, bridge.over), (0, Some(-1), Some(GULLY)));
    assert_eq!(hex.rows().into_iter().collect::<Vec<_>>(), [Row::Bridge]);
    assert!(hex.doubts().is_empty(), "{:?}", hex.doubts());
    let gully = board().fill("B3", GULLY).raise("B3", -1).ground().hex(cell("B3")).unwrap().clone();
    assert_eq!(gully.bridge, None);
}

#[test]
fn hexsides_are_told_apart() {
    use asl_core::charts::hexside::HexsideKind;
    let kinds = [
        (WALL, HexsideKind::Wall),
        (73, HexsideKind::Hedge),
        (74, HexsideKind::Bocage),
        (75, HexsideKind::Cliff),
        (76, HexsideKind::PartyWall),
        (81, HexsideKind::Roadblock),
    ];
    for (code, kind) in kinds {
        let ground = board().side("B3", Dir::S, code, 2).ground();
        let shown = ground.side(cell("B3"), Dir::S).and_then(asl_core::map::Surface::of).unwrap();
        assert_eq!(shown.hexside(), Some(kind), "{code}");
    }
}

#[test]
fn an_orchard_fills_its_hex_but_for_its_road() {
    let orchard = board().fill("B3", ORCHARD);
    assert_eq!(says(&orchard, at("B1"), at("B6")), Verdict::Hindered(1));
    let road = orchard.clone().road("B1", "B6", 6);
    assert_eq!(road.ground().hex(cell("B3")).unwrap().centre, ORCHARD);
    assert_eq!(says(&road, at("B1"), at("B6")), Verdict::Clear);
    blocked(&orchard.raise("B1", 1), at("B1"), at("B6"), Why::Advantage, "B3");
}

#[test]
fn roads_cross_hexsides() {
    let ground = board().road("B1", "B3", 6).ground();
    let road = |hex: &str, side: Dir| ground.hex(cell(hex)).unwrap().roads[side as usize];
    assert_eq!(
        (road("B1", Dir::S), road("B2", Dir::N), road("B2", Dir::S)),
        (Crossing::Road, Crossing::Road, Crossing::Road)
    );
    assert_eq!((road("B3", Dir::S), road("B2", Dir::NE)), (Crossing::None, Crossing::None));
    let thin = board().road("B1", "B3", 2).ground();
    assert_eq!(thin.hex(cell("B2")).unwrap().roads[0], Crossing::Unclear, "too few pixels to be sure");
}

#[test]
fn a_grazing_thread_says_so() {
    let sheet = board().side("B3", Dir::S, WOODS, 0);
    let beside = sheet.ground().sight(at("A4"), at("C4")).unwrap();
    assert!(beside.doubts.contains(&Doubt::Grazing), "{beside:?}");
}

#[test]
fn an_unknown_code_is_undecided() {
    let sight = board().fill("B3", 160).ground().sight(at("B1"), at("B6")).unwrap();
    assert_eq!(sight.doubts.into_iter().collect::<Vec<_>>(), [Doubt::Unknown(160)]);
}

#[test]
fn changes_by_ssr() {
    let mut grain = board().fill("B3", GRAIN);
    Change::read("NoGrain").unwrap().make(&mut grain.0);
    assert_eq!(says(&grain, at("B1"), at("B6")), Verdict::Clear);
    assert_eq!(Change::read("Level_1ToLevel0"), Some(Change::Level(-1, 0)));
    assert_eq!(Change::read("PalmTrees"), None);
}

#[test]
fn los_is_the_same_from_both_ends() {
    for seed in 0..draws::few_or(2, 8) {
        let sheet = Sheet::random(17, 6, seed);
        let (ground, mut dice) = (sheet.ground(), Dice(seed));
        for _ in 0..3000 {
            let [a, b] = pair(sheet.lattice(), &mut dice);
            let (there, back) = (ground.sight(a, b).unwrap(), ground.sight(b, a).unwrap());
            assert!(!there.verdict.differs(back.verdict), "{seed} {a:?} {b:?} {there:?} {back:?}");
            assert_eq!(there.doubts, back.doubts);
        }
    }
}

#[test]
fn a_vertex_is_an_end_in_bypass() {
    let woods = board().fill("B3", WOODS);
    let vertex = |corner| Spot { corner: Some(corner), ..at("B3") };
    let sight = woods.ground().sight(vertex(0), at("B1")).unwrap();
    assert_eq!(sight.verdict, Verdict::Clear);
    let sight = woods.ground().sight(vertex(0), at("D4")).unwrap();
    assert_eq!(sight.verdict, Verdict::Clear, "along the side of the woods hex that is bypassed");
    let sight = woods.ground().sight(vertex(0), at("B5")).unwrap();
    let Verdict::Blocked(block) = sight.verdict else {
        panic!("through the woods that are bypassed: {sight:?}")
    };
    assert_eq!((block.why, block.cell), (Why::Terrain, cell("B3")));
}
