//! The grid: names and examples of the rulebook's own, and properties that hold everywhere.

use crate::support::seed::seeded;
use asl_core::map::{Board, Map};
use asl_core::vocab::hex::{
    Bypass, Cell, Dir, Entry, Facing, Hex, HexPair, HexTriple, Hexside, Spine, TurretSide, Vertex, arc_hexes,
    facing_by_crossing, in_arc, line_of_entry, sides_of_entry, wedge,
};
use proptest::prelude::*;

/// Cells of the sheet by name.
struct Sheet(Map);

impl Sheet {
    fn new() -> Sheet {
        Sheet(Map::sheet())
    }

    fn hex(&self, name: &str) -> Hex {
        self.0.read(name).expect("a hex name")
    }

    fn cell(&self, name: &str) -> Cell {
        self.0.cell(self.hex(name))
    }

    fn pair(&self, names: &str) -> HexPair {
        let (a, b) = names.split_once('-').expect("two hexes");
        HexPair(self.hex(a), self.hex(b))
    }

    fn spine(&self, hex: &str, names: &str) -> Option<Spine> {
        self.0.spine(self.cell(hex), self.pair(names))
    }

    fn side(&self, names: &str) -> Hexside {
        self.0.hexside(self.pair(names)).expect("a hexside")
    }

    fn vertex(&self, names: &str) -> Option<Vertex> {
        let hexes: Vec<Hex> = names.split('-').map(|name| self.hex(name)).collect();
        self.0.vertex(HexTriple(hexes[0], hexes[1], hexes[2]))
    }

    fn bypass(&self, hex: &str, along: &str, cafp: &str) -> Bypass {
        let cafp = self.vertex(cafp).expect("a vertex");
        Bypass::along(self.cell(hex), self.side(along), cafp).expect("the hexside ends at the vertex")
    }
}

/// D2.11: the same hexspine of the next hex.
#[test]
fn heading_is_carried_from_hex_to_hex() {
    let sheet = Sheet::new();
    let carried = [
        ("M3", "N2-N3", "N3", "O3-O4"),
        ("N3", "O4-N4", "N4", "O5-N5"),
        ("F5", "F4-G5", "G5", "G4-H4"),
        ("E5", "F4-F5", "F5", "G5-G6"),
        ("L1", "K2-K1", "K1", "J1-J0"),
        ("FF6", "FF5-GG6", "EE6", "EE5-FF5"),
    ];
    for (hex, vca, next, kept) in carried {
        let spine = sheet.spine(hex, vca);
        assert!(spine.is_some(), "{vca} of {hex}");
        assert_eq!(spine, sheet.spine(next, kept), "{vca} of {hex} is {kept} of {next}");
    }
}

#[test]
fn a_name_that_is_no_hexspine_is_none() {
    let sheet = Sheet::new();
    assert_eq!(sheet.spine("K1", "J1-K1"), None, "its own hex is never part of the name");
    assert_eq!(sheet.spine("F5", "F4-F6"), None, "hexes that do not touch");
    assert_eq!(sheet.spine("K1", "J1-K2"), sheet.spine("K1", "K2-J1"), "in either order");
}

/// D2.22: the rear hexes and the one hexside between them.
#[test]
fn rear_hexes_are_behind_the_facing() {
    let sheet = Sheet::new();
    let facing = sheet.spine("FF5", "FF4-GG5").expect("a hexspine");
    let (a, b) = sheet.cell("FF5").spine_hexes(facing.turned(3));
    assert_eq!([a, b], [sheet.cell("FF6"), sheet.cell("EE6")]);
    assert_eq!(Hexside::between(a, b), Some(sheet.side("FF6-EE6")));
}

/// D2.33: along K2-J1, and what the vehicle may do at the CAFP.
#[test]
fn bypass_has_a_hex_ahead_a_hex_behind_and_two_free_hexsides() {
    let sheet = Sheet::new();
    let place = sheet.bypass("K2", "K2-J1", "K2-J1-J2");
    assert_eq!((place.base_hex(), place.rear_hex()), (sheet.cell("J2"), sheet.cell("K1")));
    assert_eq!(Some(place.rear()), sheet.vertex("K1-J1-K2"));
    let free = place.free_hexsides().map(|(side, _)| side);
    assert!(free.contains(&sheet.side("K2-J2")) && free.contains(&sheet.side("J2-J1")));
    let along = [("K2", "K2-J2", "K2-K3-J2"), ("J2", "J2-J1", "J2-J1-I2")];
    for (hex, names, cafp) in along {
        let turn = place.free_hexsides().into_iter().find(|(side, _)| *side == sheet.side(names));
        let (side, heading) = turn.expect("a free hexside");
        let next = Bypass::with_heading(sheet.cell(hex), side, heading).expect("it heads along the hexside");
        assert_eq!(Some(next.cafp()), sheet.vertex(cafp));
    }
    assert_eq!(sheet.vertex("J2-J1-J2"), None, "a hex named twice");
}

/// D2.321: the wedges of a vehicle that bypasses BB3 along BB3-CC4.
#[test]
fn bypass_facings_are_wedges_of_hexes() {
    let sheet = Sheet::new();
    let place = sheet.bypass("BB3", "BB3-CC4", "BB3-CC4-BB4");
    let is = |names: &str, facing: Facing| {
        for name in names.split(' ') {
            assert_eq!(place.facing_to(sheet.cell(name)), facing, "from {name}");
        }
    };
    is("BB4 AA5 BB5 Z5 AA6 BB6", Facing::Front);
    is("CC3 CC2 DD2 CC1 DD1 EE2", Facing::Rear);
    is("AA4 BB2 CC4 BB3", Facing::Side);
    assert_eq!(place.field_of(sheet.cell("AA4")), place.field_of(sheet.cell("BB2")));
    assert_ne!(place.field_of(sheet.cell("AA4")), place.field_of(sheet.cell("CC4")));
}

/// D3.2: the facing is that of the hexside crossed; a line along a hexspine lies between two.
#[test]
fn facing_is_that_of_the_hexside_crossed() {
    let sheet = Sheet::new();
    let (target, facing) = (sheet.cell("F5"), sheet.spine("F5", "F4-G5").expect("a hexspine"));
    let struck =
        |from: &str| facing_by_crossing(facing, line_of_entry(target, sheet.cell(from)).expect("a line"));
    assert_eq!(struck("F2"), (Facing::Front, Facing::Front), "straight from the north");
    assert_eq!(struck("G6"), (Facing::Side, Facing::Side));
    assert_eq!(struck("F8"), (Facing::Rear, Facing::Rear));
    assert_eq!(struck("E5"), (Facing::Side, Facing::Side));
    let along = target.spine_hexes(facing);
    let ahead = along.0.to(facing.dirs().1);
    assert_eq!(line_of_entry(target, ahead), Some(Entry::Spine(facing)));
    assert_eq!(facing_by_crossing(facing, Entry::Spine(facing.turned(1))), (Facing::Front, Facing::Side));
    assert_eq!(line_of_entry(target, target), None);
}

/// D3.2: lines of the examples, the hexspine or hexside that they cross, and the facings beside it.
#[test]
fn lines_of_the_examples_cross_where_the_rulebook_says() {
    let sheet = Sheet::new();
    let lines = [
        ("E8", "D7-E7", "F6", "E7-F7", (Facing::Front, Facing::Side)),
        ("T3", "T2-U3", "U5", "T4-U4", (Facing::Side, Facing::Rear)),
        ("T3", "U3-U4", "U2", "T2-U3", (Facing::Front, Facing::Side)),
    ];
    for (hex, vca, firer, entry, facings) in lines {
        let (target, facing) = (sheet.cell(hex), sheet.spine(hex, vca).expect("a hexspine"));
        let line = line_of_entry(target, sheet.cell(firer)).expect("two hexes");
        assert_eq!(line, Entry::Spine(sheet.spine(hex, entry).expect("a hexspine")), "{firer} to {hex}");
        let (a, b) = facing_by_crossing(facing, line);
        assert_eq!((a.min(b), a.max(b)), facings, "{firer} to {hex}");
    }
    let sides = [("T3", "T2-U3", "T2", Facing::Front), ("I6", "J5-J6", "H3", Facing::Side)];
    for (hex, vca, firer, struck) in sides {
        let (target, facing) = (sheet.cell(hex), sheet.spine(hex, vca).expect("a hexspine"));
        let line = line_of_entry(target, sheet.cell(firer)).expect("two hexes");
        assert_eq!(facing_by_crossing(facing, line), (struck, struck), "{firer} to {hex}");
    }
}

fn cell() -> impl Strategy<Value = Cell> {
    (-40_i32..40, -40_i32..40).prop_map(|(x, row)| Cell { x, y: 2 * row + 1 - x.rem_euclid(2) })
}

fn spine() -> impl Strategy<Value = Spine> {
    (0_i32..6).prop_map(Spine::new)
}

fn dir() -> impl Strategy<Value = Dir> {
    (0_usize..6).prop_map(|n| Dir::ALL[n])
}

proptest! {
    #![proptest_config(seeded(256))]

    #[test]
    fn a_neighbour_has_its_neighbour_back(cell in cell(), dir in dir()) {
        prop_assert_eq!(cell.to(dir).to(dir.turned(3)), cell);
        prop_assert_eq!(cell.to(dir).dir_to(cell), Some(dir.turned(3)));
        prop_assert_eq!(cell.range(cell.to(dir)), 1);
    }

    #[test]
    fn six_turns_are_none(spine in spine(), dir in dir()) {
        prop_assert_eq!((0..6).fold(spine, |s, _| s.turned(1)), spine);
        prop_assert_eq!((0..6).fold(dir, |d, _| d.turned(1)), dir);
        prop_assert_eq!(spine.steps_to(spine.turned(3)), 3);
        prop_assert_eq!(spine.steps_to(spine.turned(5)), 1);
    }

    #[test]
    fn arcs_partition_the_plane(hex in cell(), target in cell()) {
        let arcs = Spine::ALL.into_iter().filter(|spine| in_arc(hex, *spine, target)).count();
        let on_edge = Dir::ALL.into_iter().any(|dir| hex.along(target, dir).1 == 0 && hex.along(target, dir).0 > 0);
        let expected = if hex == target { 0 } else if on_edge { 2 } else { 1 };
        prop_assert_eq!(arcs, expected);
    }

    #[test]
    fn an_arc_holds_what_it_lists(hex in cell(), spine in spine(), range in 1_u32..6) {
        let listed = arc_hexes(hex, spine, range);
        prop_assert_eq!(listed.len(), range as usize + 1);
        for target in listed {
            prop_assert!(in_arc(hex, spine, target));
            prop_assert_eq!(hex.range(target), range);
        }
    }

    #[test]
    fn range_is_a_metric(a in cell(), b in cell(), c in cell()) {
        prop_assert_eq!(a.range(b), b.range(a));
        prop_assert_eq!(a.range(b) == 0, a == b);
        prop_assert!(a.range(c) <= a.range(b) + b.range(c));
    }

    #[test]
    fn a_hexside_ends_at_two_vertices(cell in cell(), dir in dir()) {
        let side = Hexside::between(cell, cell.to(dir)).expect("neighbours");
        prop_assert_eq!(Hexside::between(cell.to(dir), cell), Some(side));
        let [a, b] = side.ends();
        prop_assert_ne!(a, b);
        prop_assert_eq!(side.far_end(a), Some(b));
        prop_assert_eq!(side.far_end(a).and_then(|v| side.far_end(v)), Some(a));
        prop_assert!(side.touches(a) && side.touches(b));
        prop_assert_eq!(side.across(cell), Some(cell.to(dir)));
        for end in [a, b] {
            let third = end.third(side).expect("an end");
            prop_assert!(third.dir_to(cell).is_some() && third.dir_to(cell.to(dir)).is_some());
        }
    }

    #[test]
    fn bypass_fields_partition_the_plane(cell in cell(), dir in dir(), way in 0_usize..2, target in cell()) {
        let side = Hexside::between(cell, cell.to(dir)).expect("neighbours");
        let place = Bypass::both_ways(cell, side).expect("its own hexside")[way];
        let ahead = wedge(place.base_hex(), place.heading, target);
        let behind = wedge(place.rear_hex(), place.heading.turned(3), target);
        prop_assert!(!(ahead && behind));
        let field = place.field_of(target);
        prop_assert_eq!(field == TurretSide::Front, ahead);
        prop_assert_eq!(field == TurretSide::Rear, behind);
        prop_assert_eq!(place.facing_to(target) == Facing::Side, !ahead && !behind);
        let turned = Bypass::both_ways(cell, side).expect("its own hexside")[1 - way];
        prop_assert_eq!((turned.cafp(), turned.rear()), (place.rear(), place.cafp()));
        let mirrored = match field {
            TurretSide::Front => TurretSide::Rear,
            TurretSide::Rear => TurretSide::Front,
            TurretSide::Left => TurretSide::Right,
            TurretSide::Right => TurretSide::Left,
        };
        prop_assert_eq!(turned.field_of(target), mirrored, "seen the other way round");
    }

    #[test]
    fn a_line_comes_in_by_one_hexside_or_hexspine(target in cell(), from in cell()) {
        prop_assert_eq!(line_of_entry(target, from).is_none(), target == from);
        let sides: Vec<Dir> = sides_of_entry(target, from).collect();
        match line_of_entry(target, from) {
            Some(Entry::Side(dir)) => {
                prop_assert!(target.to(dir).range(from) < target.range(from));
                prop_assert_eq!(sides[0], dir);
            }
            Some(Entry::Spine(spine)) => prop_assert_eq!(sides, [spine.dirs().0, spine.dirs().1]),
            None => prop_assert!(sides.is_empty()),
        }
    }

    #[test]
    fn a_name_means_one_cell(column in 0_u8..33, row in 1_i8..=10, boards in layouts(), at in 0_u8..2) {
        let map = Map::lay_out(boards).expect("a layout");
        let hex = Hex { board: at, column, row };
        let shown = map.hex(map.cell(hex));
        prop_assert_eq!(map.cell(shown), map.cell(hex), "a half hex may be named by the other board");
        prop_assert_eq!(map.read(&map.show(shown)), Ok(shown));
        if map.holds(map.cell(hex)) && shown.board == at {
            prop_assert_eq!(shown, hex);
        }
    }

    #[test]
    fn rotation_keeps_neighbours(column in 1_u8..32, row in 2_i8..9, dir in dir()) {
        let (plain, turned) = (Map::lay_out(vec![board("1", 0)]), Map::lay_out(vec![rotated(board("1", 0))]));
        let (plain, turned) = (plain.expect("a board"), turned.expect("a board"));
        let hex = Hex { board: 0, column, row };
        let next = plain.hex(plain.cell(hex).to(dir));
        prop_assert_eq!(turned.cell(hex).dir_to(turned.cell(next)), Some(dir.turned(3)));
    }

    #[test]
    fn boards_share_the_half_hexes_where_they_join(row in 1_i8..=10, column in 0_u8..33, boards in whole_layouts()) {
        let side_by_side = boards[1].column == 1;
        let map = Map::lay_out(boards.clone()).expect("a layout");
        let edge = |board: u8, first: bool| {
            let flip = boards[usize::from(board)].rotated;
            match (side_by_side, first == flip) {
                (true, true) => Hex { board, column: 32, row: if flip { 11 - row } else { row } },
                (true, false) => Hex { board, column: 0, row: if flip { 11 - row } else { row } },
                (false, low) => {
                    let column = column | 1;
                    let column = if column > 31 { 31 } else { column };
                    let column = if flip { 32 - column } else { column };
                    Hex { board, column, row: if low { 10 } else { 0 } }
                }
            }
        };
        prop_assert_eq!(map.cell(edge(0, false)), map.cell(edge(1, true)));
    }
}

fn board(name: &str, column: u8) -> Board {
    Board { name: name.into(), column, endless: false, ..Board::sheet() }
}

fn rotated(board: Board) -> Board {
    Board { rotated: true, ..board }
}

/// Two boards side by side or one above the other, each turned or not, the first whole or cropped.
fn layouts() -> impl Strategy<Value = Vec<Board>> {
    (whole_layouts(), any::<bool>()).prop_map(|(mut boards, crop)| {
        if crop {
            boards[0].columns = Some((0, 16));
            boards[1].columns = (boards[1].column == 0).then_some((16, 32));
        }
        boards
    })
}

fn whole_layouts() -> impl Strategy<Value = Vec<Board>> {
    (any::<bool>(), any::<bool>(), any::<bool>()).prop_map(|(beside, turn, turn_too)| {
        let (column, row) = if beside { (1, 0) } else { (0, 1) };
        let first = Board { rotated: turn, ..board("1", 0) };
        vec![first, Board { rotated: turn_too, column, row, ..board("2", 0) }]
    })
}
