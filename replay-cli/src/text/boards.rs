//! Terrain and Line of Sight as text: tables for other programs, and a cut through the hexes along the thread.

use super::{BAD, DIM, OPEN, STRONG, styled};
use crate::view::boards::{CrossedRow, LosView, SightRow, TerrainView};
use crate::words::one_line;

/// The hexes of a board, a line each, fields apart by TAB.
#[must_use]
pub fn terrain(view: &TerrainView) -> String {
    let head = "hex\tlevel\tterrain\tdepression\tstairway\thexsides\tlocations\tis\tlevel\troad\tundecided\n";
    let rows = view.hexes.iter().map(|hex| {
        let cells = [
            hex.hex.clone(),
            hex.level.to_string(),
            hex.terrain.clone(),
            hex.depression.clone().unwrap_or_default(),
            if hex.stairway { "yes".into() } else { String::new() },
            hex.hexsides.join(","),
            hex.locations.join(","),
            hex.is.join(","),
            hex.level.to_string(),
            hex.road.join(","),
            hex.undecided.join("; "),
        ];
        cells.map(|cell| one_line(&cell)).join("\t") + "\n"
    });
    head.to_owned() + &rows.collect::<String>()
}

/// Answers, a line each, fields apart by TAB.
#[must_use]
pub fn pairs(view: &LosView) -> String {
    let head = "from\tto\trange\tresult\treason\trule\thex\tgrazing\tundecided\n";
    let rows = view.sights.iter().map(|sight| {
        let grazing = if sight.grazing { "grazing" } else { "" };
        let others: Vec<&str> = sight.undecided.iter().map(String::as_str).collect();
        let others: Vec<&str> = others.into_iter().filter(|text| !text.starts_with("grazing")).collect();
        let cells = [
            sight.from.as_str(),
            &sight.to,
            &sight.range.to_string(),
            &sight.result,
            &sight.reason,
            &sight.rule,
            &sight.hex,
            grazing,
            &others.join("; "),
        ];
        cells.map(one_line).join("\t") + "\n"
    });
    head.to_owned() + &rows.collect::<String>()
}

/// One answer in words, with a cut through the hexes crossed.
#[must_use]
pub fn los(view: &LosView) -> String {
    let faults = view.faults.iter().map(|fault| styled(OPEN, &one_line(fault)) + "\n");
    faults.chain(view.sights.iter().map(sight)).collect()
}

fn sight(row: &SightRow) -> String {
    let style = if row.result == "blocked" { BAD } else { STRONG };
    let hexes = if row.range == 1 { "hex" } else { "hexes" };
    let mut text = format!("{} to {}, {} {hexes}: ", row.from, row.to, row.range);
    text += &styled(style, if row.undecided.is_empty() { &row.result } else { "undecided" });
    if !row.undecided.is_empty() {
        text += &format!(" (the thread says {})", row.result);
    }
    text.push('\n');
    if row.result == "blocked" {
        text += &format!("  at {}: {} ({})\n", row.hex, one_line(&row.reason), row.rule);
    }
    for hindrance in &row.hindrances {
        text += &format!("  +{} {}: {}\n", hindrance.drm, hindrance.hex, one_line(&hindrance.by));
    }
    for reason in &row.undecided {
        text += &format!("  {}\n", styled(OPEN, &format!("? {reason}")));
    }
    text + &cut(row)
}

/// Columns of text for a hex.
const WIDE: usize = 6;

/// The hexes from the side: ground filled, what stands on it above, half a level a line.
fn cut(row: &SightRow) -> String {
    let top = |hex: &CrossedRow| i32::from(hex.level) * 2 + hex.height;
    let base = |hex: &CrossedRow| i32::from(hex.level) * 2;
    let high = row.crossed.iter().map(top).max().unwrap_or(0) + 1;
    let low = row.crossed.iter().map(base).min().unwrap_or(0).min(0);
    let mut text = String::new();
    for line in (low..=high).rev() {
        let mark = if line % 2 == 0 { format!("{:>3} ", line / 2) } else { "    ".into() };
        let cells = row.crossed.iter().map(|hex| {
            let fill = if line <= base(hex) {
                '▒'
            } else if line <= top(hex) {
                letter(&hex.terrain)
            } else {
                ' '
            };
            std::iter::repeat_n(fill, WIDE - 1).chain([' ']).collect::<String>()
        });
        let cells: String = cells.collect();
        text += &format!("{}{}\n", styled(DIM, &mark), cells.trim_end());
    }
    let names = row.crossed.iter().map(|hex| format!("{:<WIDE$}", hex.hex)).collect::<String>();
    let marks = row.crossed.iter().map(|hex| {
        let mark = if hex.hex == row.hex { "^" } else { "" };
        format!("{mark:<WIDE$}")
    });
    let marks: String = marks.collect();
    text += &format!("    {}\n", names.trim_end());
    if row.hex.is_empty() { text } else { text + &format!("    {}\n", marks.trim_end()) }
}

/// What stands for terrain in the cut: its first letter, small.
fn letter(terrain: &str) -> char {
    terrain.chars().next().unwrap_or('?').to_ascii_lowercase()
}
