//! The IFT, its vehicle line, the Incremental IFT and the To Hit Cases, cell by cell against the tables that they
//! were taken from.

use asl_core::charts::ift::Table;
use asl_core::charts::to_hit as chart;
use asl_core::vocab::Modifier;
use asl_core::vocab::num::{Drm, Fp, Mp};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Charts {
    columns_fp: Vec<u8>,
    results: BTreeMap<String, Vec<String>>,
    vehicle_line: VehicleLine,
    iift: Incremental,
}

#[derive(Deserialize)]
struct VehicleLine {
    kill_number: BTreeMap<String, i16>,
    max_vehicles_affected: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
struct Incremental {
    columns_fp: Vec<f64>,
    kill_number: Vec<i16>,
    results: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
struct ToHitChart {
    #[serde(rename = "basic_TH")]
    basic: BTreeMap<String, BTreeMap<String, [i16; 10]>>,
    #[serde(rename = "C4")]
    changes: BTreeMap<String, [i16; 10]>,
}

/// The first and the last range of each column of the To Hit chart, in hexes.
const TO_HIT_COLUMNS: [[u32; 2]; 10] =
    [[0, 6], [7, 12], [13, 18], [19, 24], [25, 30], [31, 36], [37, 42], [43, 48], [49, 54], [55, 200]];

#[test]
fn every_to_hit_number_is_as_in_the_table() {
    use asl_core::vocab::TargetType;
    use chart::{Colour::Black, Colour::Red};
    let table: ToHitChart =
        serde_json::from_str(include_str!("../vectors/to_hit_numbers.json")).expect("the chart");
    let types = [
        ("vehicle_target_type", TargetType::Vehicle),
        ("infantry_target_type", TargetType::Infantry),
        ("area_target_type", TargetType::Area),
    ];
    let mut seen = 0;
    for (name, of_type) in types {
        for (word, row) in &table.basic[name] {
            let colours =
                if word == "any" { vec![Black, Red] } else { vec![if word == "red" { Red } else { Black }] };
            for (colour, (column, number)) in
                colours.into_iter().flat_map(|c| TO_HIT_COLUMNS.iter().zip(row).map(move |of| (c, of)))
            {
                column.iter().for_each(|range| {
                    assert_eq!(chart::basic(of_type, colour, *range).0, *number, "{name} {word} {range}")
                });
                seen += 1;
            }
        }
    }
    assert_eq!(seen, 60);
}

#[test]
fn every_change_of_gun_and_ammunition_is_as_in_the_table() {
    use chart::Change;
    let table: ToHitChart =
        serde_json::from_str(include_str!("../vectors/to_hit_numbers.json")).expect("the chart");
    let rows = [
        ("barrel_*", Change::Short),
        ("barrel_L", Change::Long),
        ("barrel_LL", Change::ExtraLong),
        ("calibre_<=57mm", Change::Small),
        ("calibre_<=40mm_additional", Change::Tiny),
        ("APCR_or_APDS", Change::Sabot),
        ("SMOKE", Change::Smoke),
    ];
    for (name, change) in rows {
        for (column, due) in TO_HIT_COLUMNS.iter().zip(table.changes[name]) {
            column.iter().for_each(|range| assert_eq!(change.at(*range).2.0, due, "{name} {range}"));
        }
    }
    assert_eq!(table.changes.len(), rows.len() + 1, "a barrel of normal length changes nothing");
}

fn charts() -> Charts {
    serde_json::from_str(include_str!("../vectors/ift.json")).expect("the charts")
}

/// All cells of a table: column in half FP, Final DR, result.
fn cells(columns: &[u32], rows: &BTreeMap<String, Vec<String>>) -> Vec<(u32, i16, String)> {
    let of_row = |(row, results): (&String, &Vec<String>)| {
        let dr: i16 = row.parse().expect("a row");
        assert_eq!(results.len(), columns.len());
        // The chart prints a dash for what a log writes as `NE`.
        let written = |result: &String| if result == "-" { "NE".to_owned() } else { result.clone() };
        columns.iter().zip(results).map(|(column, result)| (*column, dr, written(result))).collect::<Vec<_>>()
    };
    rows.iter().flat_map(of_row).collect()
}

#[test]
fn every_cell_of_the_ift_is_as_in_the_table() {
    let charts = charts();
    let columns: Vec<u32> = charts.columns_fp.iter().map(|fp| 2 * u32::from(*fp)).collect();
    let cells = cells(&columns, &charts.results);
    assert_eq!(cells.len(), 176);
    for (column, dr, result) in cells {
        let ours = Table::Ift.column(Fp::fraction(column, 1)).expect("a column");
        assert_eq!((ours.fp(), ours.result(dr).to_string()), (Fp::fraction(column, 1), result), "DR {dr}");
        let read = ours.result(dr).to_string().parse();
        assert_eq!(read, Ok(ours.result(dr)));
    }
}

#[test]
fn every_cell_of_the_iift_is_as_in_the_table() {
    let charts = charts();
    let halves = |fp: &f64| if fp.fract() > 0.0 { 2 * *fp as u32 + 1 } else { 2 * *fp as u32 };
    let columns: Vec<u32> = charts.iift.columns_fp.iter().map(halves).collect();
    for (column, dr, result) in cells(&columns, &charts.iift.results) {
        let ours = Table::Iift.column(Fp::fraction(column, 1)).expect("a column");
        assert_eq!((ours.fp(), ours.result(dr).to_string()), (Fp::fraction(column, 1), result), "DR {dr}");
    }
    for (column, kill) in columns.iter().zip(charts.iift.kill_number) {
        assert_eq!(Table::Iift.column(Fp::fraction(*column, 1)).expect("a column").kill_number(), kill);
    }
}

#[test]
fn the_vehicle_line_is_as_in_the_table() {
    let charts = charts();
    for (column, kill) in &charts.vehicle_line.kill_number {
        let ours = Table::Ift.named(column.parse().expect("a column")).expect("a column");
        assert_eq!(ours.kill_number(), *kill);
        assert_eq!(ours.most_vehicles(), charts.vehicle_line.max_vehicles_affected[column]);
    }
}

#[derive(Deserialize)]
struct ToHit {
    case_a: BTreeMap<String, BTreeMap<String, i16>>,
    case_b: BTreeMap<String, i16>,
    case_c: BTreeMap<String, i16>,
    d: i16,
    e: i16,
    i: i16,
    j: i16,
    j1: i16,
    j2: i16,
    k: i16,
    l: BTreeMap<u32, i16>,
}

fn to_hit() -> ToHit {
    serde_json::from_str(include_str!("../vectors/to_hit.json")).expect("the Cases")
}

#[test]
fn every_cell_of_case_a_is_as_in_the_table() {
    for (gun, row) in to_hit().case_a {
        let kind = match gun.as_str() {
            "T" => chart::GunType::T,
            "ST" => chart::GunType::ST,
            "NT" => chart::GunType::NT,
            other => panic!("{other}"),
        };
        for (hexspines, drm) in &row {
            assert_eq!(
                chart::case_a(kind, hexspines.parse().expect("a number")),
                Drm(*drm),
                "{gun} {hexspines}"
            );
        }
        assert_eq!(row.len(), 3);
        assert_eq!(chart::case_a(kind, 0), Drm(0));
    }
}

#[test]
fn the_family_of_case_c_is_as_in_the_table() {
    let table = to_hit().case_c;
    let rows = [
        ("gyro", chart::CaseC::Gyro),
        ("turret", chart::CaseC::Turret),
        ("no_turret", chart::CaseC::NoTurret),
        ("aa_ma", chart::CaseC::AaMa),
    ];
    for (name, row) in rows {
        assert_eq!(chart::case_c(row), Drm(table[name]), "{name}");
    }
    let member = |halves: i32| chart::case_c_member(Mp::from_halves(halves));
    assert_eq!((member(7), member(8)), ((Modifier::C, Drm(0)), (Modifier::C, Drm(0))));
    assert_eq!(
        (member(5), member(6)),
        ((Modifier::C1, Drm(table["c1_over"])), (Modifier::C1, Drm(table["c1_over"])))
    );
    assert_eq!(
        (member(0), member(4)),
        ((Modifier::C2, Drm(table["c2_over"])), (Modifier::C2, Drm(table["c2_over"])))
    );
    assert_eq!(chart::case_c(chart::CaseC::Turret) + member(6).1, Drm(table["c1_turret"]));
    assert_eq!(chart::case_c(chart::CaseC::Turret) + member(4).1, Drm(table["c2_turret"]));
}

#[test]
fn the_other_cases_are_as_in_the_table() {
    let table = to_hit();
    assert_eq!(chart::CASE_B, Drm(table.case_b["drm"]));
    assert_eq!(chart::CASE_B_OBSTACLE, Drm(table.case_b["obstacle"]));
    let rows = [
        (chart::CASE_D, table.d),
        (chart::CASE_E, table.e),
        (chart::CASE_I, table.i),
        (chart::CASE_K, table.k),
    ];
    rows.into_iter().for_each(|(ours, theirs)| assert_eq!(ours, Drm(theirs)));
    let l = |range: u32| table.l.get(&range).copied().unwrap_or(0);
    (0..5).for_each(|range| assert_eq!(chart::case_l(range), Drm(l(range)), "range {range}"));
    let mp = |halves: i32| chart::case_j(Mp::from_halves(halves));
    assert_eq!((mp(7), mp(6)), ((Modifier::J, Drm(table.j)), (Modifier::J1, Drm(table.j1))));
    assert_eq!((mp(3), mp(2)), ((Modifier::J1, Drm(table.j1)), (Modifier::J2, Drm(table.j2))));
}
