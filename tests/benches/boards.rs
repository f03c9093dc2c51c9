//! What a board costs: opening its file, and a Line of Sight at range 12 with its four shifted threads. On a board drawn
//! for the purpose; with `ASL_REPLAY_SHARED` set, on the players' own boards too.

#[expect(dead_code, reason = "shared with the tests, which draw more")]
#[path = "../it/boards/sheet.rs"]
mod sheet;

#[path = "boards_audit.rs"]
mod audit;

use asl_core::map::{Ground, Spot};
use asl_replay::boards::Shelf;
use criterion::{Criterion, criterion_group};
use sheet::Sheet;
use std::hint::black_box;
use std::path::{Path, PathBuf};

/// Pairs of hexes at a range.
fn pairs(ground: &Ground, range: u32) -> Vec<[Spot; 2]> {
    let cells: Vec<_> = ground.grid().lattice().cells().collect();
    let all = cells.iter().flat_map(|a| cells.iter().map(move |b| [*a, *b]));
    let at_range = all.filter(|[a, b]| a.range(*b) == range);
    at_range.step_by(7).map(|pair| pair.map(Spot::ground)).collect()
}

fn board(c: &mut Criterion, folder: &Path, name: &str) {
    c.bench_function(&format!("open board {name}"), |b| {
        b.iter(|| Shelf::of(folder).board(name).expect("a board"));
    });
    let ground = Shelf::of(folder).board(name).expect("a board").ground;
    let pairs = pairs(&ground, 12);
    let mut next = pairs.iter().cycle();
    c.bench_function(&format!("LOS at range 12, board {name}"), |b| {
        b.iter(|| next.next().map(|[from, to]| black_box(ground.sight(*from, *to))));
    });
}

fn boards(c: &mut Criterion) {
    let dir = tempfile::tempdir().expect("a folder");
    std::fs::write(dir.path().join("bd7"), Sheet::random(33, 10, 1).archive()).expect("a file");
    board(c, dir.path(), "7");
    if let Some(shared) = std::env::var_os("ASL_REPLAY_SHARED") {
        let folder = PathBuf::from(shared).join("boards");
        for name in ["01", "02", "03", "04", "19", "20", "24"] {
            board(c, &folder, name);
        }
    }
}

criterion_group!(benches, boards);

fn main() {
    audit::ratio();
    benches();
    Criterion::default().configure_from_args().final_summary();
}
