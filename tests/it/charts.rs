//! The IFT, its vehicle line and the Incremental IFT, cell by cell against the table that they were taken
//! from.

use asl_core::charts::ift::Table;
use asl_core::num::Fp;
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

fn charts() -> Charts {
    serde_json::from_str(include_str!("../vectors/ift.json")).expect("the charts")
}

/// All cells of a table: column in half FP, Final DR, result.
fn cells(columns: &[u32], rows: &BTreeMap<String, Vec<String>>) -> Vec<(u32, i16, String)> {
    let of_row = |(row, results): (&String, &Vec<String>)| {
        let dr: i16 = row.parse().expect("a row");
        assert_eq!(results.len(), columns.len());
        columns.iter().zip(results).map(|(column, result)| (*column, dr, result.clone())).collect::<Vec<_>>()
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
