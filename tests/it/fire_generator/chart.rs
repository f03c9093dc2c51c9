//! The Infantry Fire Table as the generator reads it: from the chart file, not from the engine.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// What the table gives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Res {
    Dash,
    Ptc,
    Mc(i32),
    K(i32),
    Kia(i32),
}

impl Res {
    /// As a player writes it.
    pub(crate) fn word(self) -> String {
        match self {
            Res::Dash => "none".into(),
            Res::Ptc => "PTC".into(),
            Res::Mc(0) => "NMC".into(),
            Res::Mc(n) => format!("{n}MC"),
            Res::K(n) => format!("K/{n}"),
            Res::Kia(n) => format!("{n}KIA"),
        }
    }

    fn read(text: &str) -> Res {
        let number = |digits: &str| digits.parse().expect("a number");
        match text {
            "-" => Res::Dash,
            "PTC" => Res::Ptc,
            "NMC" => Res::Mc(0),
            _ if text.starts_with("K/") => Res::K(number(&text[2..])),
            _ if text.ends_with("KIA") => Res::Kia(number(&text[..text.len() - 3])),
            _ => Res::Mc(number(&text[..text.len() - 2])),
        }
    }
}

#[derive(Deserialize)]
struct File {
    columns_fp: Vec<i64>,
    results: BTreeMap<i32, Vec<String>>,
    vehicle_line: Line,
}

#[derive(Deserialize)]
struct Line {
    kill_number: BTreeMap<i64, i32>,
    max_vehicles_affected: BTreeMap<i64, usize>,
}

/// The table.
pub(crate) struct Chart {
    /// FP of each column.
    pub(crate) columns: Vec<i64>,
    rows: BTreeMap<i32, Vec<Res>>,
    kill: Vec<i32>,
    cap: Vec<usize>,
}

/// The one table.
pub(crate) fn chart() -> &'static Chart {
    static CHART: OnceLock<Chart> = OnceLock::new();
    CHART.get_or_init(|| {
        let file: File = serde_json::from_str(include_str!("../../vectors/ift.json")).expect("the chart");
        let row = |results: &Vec<String>| results.iter().map(|text| Res::read(text)).collect();
        Chart {
            rows: file.results.iter().map(|(dr, results)| (*dr, row(results))).collect(),
            kill: file.columns_fp.iter().map(|fp| file.vehicle_line.kill_number[fp]).collect(),
            cap: file.columns_fp.iter().map(|fp| file.vehicle_line.max_vehicles_affected[fp]).collect(),
            columns: file.columns_fp,
        }
    })
}

impl Chart {
    /// The rightmost column that so many whole FP reach.
    pub(crate) fn column(&self, fp: i64) -> Option<usize> {
        self.columns.iter().rposition(|column| *column <= fp)
    }

    /// The result at a Final DR; rows end at 0 and at 15.
    pub(crate) fn result(&self, column: Option<usize>, total: i32) -> Res {
        let row = &self.rows[&total.clamp(0, 15)];
        column.filter(|_| total <= 15).map_or(Res::Dash, |column| row[column])
    }

    /// The Kill Number of a column.
    pub(crate) fn kill(&self, column: usize) -> i32 {
        self.kill[column]
    }

    /// The most vehicles that a roll on a column affects.
    pub(crate) fn cap(&self, column: usize) -> usize {
        self.cap[column]
    }
}
