//! What a second thread gains on one file, against what a second process gains that verifies a file of its own: the
//! most that this machine gives at this moment.

use asl_store::verify::{Verification, verify, verify_threaded};
use std::hint::black_box;
use std::num::NonZeroUsize;
use std::process::{Child, Command, Stdio};
use std::time::Instant;

/// Names the file that a child verifies.
const FILE: &str = "ASL_REPLAY_BENCH_FILE";
const TIMES: u32 = 12;
const ROUNDS: usize = 5;

/// Was this process started by [`compare`]?
pub(crate) fn is_child() -> bool {
    std::env::var_os(FILE).is_some()
}

/// Verifies the file that the parent names, and says how many seconds that took.
pub(crate) fn verify_for_the_parent() {
    let file = std::fs::read(std::env::var_os(FILE).expect("asked before")).expect("the parent wrote it");
    let _warm = black_box(verify(&file));
    println!("{}", seconds(|| verify(&file)));
}

fn seconds(run: impl Fn() -> Verification) -> f64 {
    let start = Instant::now();
    for _ in 0..TIMES {
        let _found = black_box(run());
    }
    start.elapsed().as_secs_f64() / f64::from(TIMES)
}

fn child(path: &std::path::Path) -> Child {
    let program = std::env::current_exe().expect("it runs");
    Command::new(program).env(FILE, path).stdout(Stdio::piped()).spawn().expect("it starts")
}

/// The time of a verification in each of so many processes at once; of the slowest.
fn processes(path: &std::path::Path, count: usize) -> f64 {
    let children: Vec<Child> = (0..count).map(|_| child(path)).collect();
    let times = children.into_iter().map(|child| {
        let output = child.wait_with_output().expect("it ends");
        String::from_utf8_lossy(&output.stdout).trim().parse::<f64>().expect("a number of seconds")
    });
    times.fold(0.0, f64::max)
}

/// Prints both gains and their ratio: medians of rounds in turn, since other programs run too.
pub(crate) fn compare(name: &str, file: &[u8]) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.aslog");
    std::fs::write(&path, file).expect("a file");
    let two = NonZeroUsize::new(2).expect("two");
    let rounds: Vec<[f64; 2]> = (0..ROUNDS)
        .map(|_| {
            let by_thread = seconds(|| verify(file)) / seconds(|| verify_threaded(file, two));
            [by_thread, 2.0 * processes(&path, 1) / processes(&path, 2)]
        })
        .collect();
    let median = |of: fn(&[f64; 2]) -> f64| {
        let mut all: Vec<f64> = rounds.iter().map(of).collect();
        all.sort_by(f64::total_cmp);
        all[all.len() / 2]
    };
    let [threads, processes, ratio] = [median(|r| r[0]), median(|r| r[1]), median(|r| r[0] / r[1])];
    println!(
        "\nverify, {name}: two threads gain {threads:.2}, two processes {processes:.2}, ratio {ratio:.2}"
    );
}
