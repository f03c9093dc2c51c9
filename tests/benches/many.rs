//! What many games cost, all in one run: an archive of 1,000 games of 2,000 events is made, and then, in processes of their
//! own and in turn, audited on one core, on two, by two processes with half of the games each, again with the results kept,
//! unverified, checked by `fsck`, and written as tables. The ratios are what to compare; other programs run too, so that
//! each is a median of rounds in turn.
//!
//! `ASL_REPLAY_MANY` names another number of games.

#[path = "../it/support/battle.rs"]
mod battle;
#[path = "../it/support/generated.rs"]
mod generated;

use asl_core::audit::Game;
use asl_core::wire;
use asl_replay::command::waiting::{Piece, Waiting};
use asl_replay::program::{self, help};
use asl_store::archive::Archive;
use asl_store::backend::SledBackend;
use asl_store::log::LogWriter;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Instant;

/// The command line of a child.
const LINE: &str = "ASL_REPLAY_MANY_LINE";
const ROUNDS: usize = 3;
const EVENTS: usize = 2_000;

fn main() {
    if let Some(line) = std::env::var_os(LINE) {
        return child(&line.to_string_lossy());
    }
    let games = std::env::var("ASL_REPLAY_MANY").ok().and_then(|n| n.parse().ok()).unwrap_or(1_000);
    let dir = tempfile::tempdir().expect("a folder");
    let home = |name: &str| dir.path().join(name);
    let payload = fill(&home("all"), 0..games);
    fill(&home("one"), 0..games / 2);
    fill(&home("two"), games / 2..games);
    fill(&home("tenth"), 0..games / 10);
    fill(&home("hundredth"), 0..(games / 100).max(1));
    println!("{games} games of {EVENTS} events or a few more, {} MB of payloads", payload / 1_000_000);
    audits(dir.path());
    results(dir.path());
    opening(dir.path());
    tables(dir.path(), payload);
}

/// On one core, on two, and by two processes with half of the games each.
fn audits(dir: &Path) {
    let audit = |home: &str, threads: u8| {
        format!("archive audit --anew --threads {threads} --home {}", shown(dir, home))
    };
    let mut rounds = Vec::new();
    for _ in 0..ROUNDS {
        let alone = run(&audit("all", 1)).seconds;
        let both = run(&audit("all", 2)).seconds;
        let children = [start(&audit("one", 1)), start(&audit("two", 1))];
        let apart = children.map(|child| end(child).seconds).into_iter().fold(0.0, f64::max);
        rounds.push([alone, both, apart]);
    }
    let [alone, both, apart] = [0, 1, 2].map(|n| median(rounds.iter().map(|round| round[n])));
    println!("audit, 1 thread {alone:.2} s, 2 threads {both:.2} s, 2 processes with half each {apart:.2} s");
    let [threads, processes] = [1, 2].map(|n| median(rounds.iter().map(|round| round[0] / round[n])));
    let ratio = median(rounds.iter().map(|round| round[2] / round[1]));
    println!("  2 threads gain {threads:.2}, 2 processes {processes:.2}: ratio {ratio:.2}");
    let [few, many] = ["tenth", "all"].map(|home| run(&audit(home, 2)).peak);
    println!(
        "  most memory, kB: a tenth of the games {few}, all {many}: ratio {:.2}",
        many as f64 / few as f64
    );
}

/// First run, second run, unverified, beside `fsck`, which verifies the same games.
fn results(dir: &Path) {
    let home = shown(dir, "all");
    let mut rounds = Vec::new();
    for _ in 0..ROUNDS {
        let first = run(&format!("archive audit --anew --home {home}")).seconds;
        let verify = run(&format!("archive fsck --home {home}")).seconds;
        let second = run(&format!("archive audit --home {home}")).seconds;
        let trusting = run(&format!("archive audit --unverified --home {home}")).seconds;
        rounds.push([first, verify, second, trusting]);
    }
    let of = |n: usize| median(rounds.iter().map(|round| round[n]));
    println!(
        "first run {:.2} s, verify of the same games {:.3} s, second run {:.3} s, unverified {:.3} s",
        of(0),
        of(1),
        of(2),
        of(3)
    );
    let second = median(rounds.iter().map(|round| round[2] / round[1]));
    let trusting = median(rounds.iter().map(|round| round[0] / round[3]));
    println!(
        "  second run {second:.2} times verify; unverified {trusting:.0} times as fast as the first run"
    );
    println!("  list {:.2} s", run(&format!("archive list --home {home}")).seconds);
}

/// One game asked for, in archives of 1, 10 and 100 parts in a hundred.
fn opening(dir: &Path) {
    let tip = |home: &str| {
        median((0..2 * ROUNDS + 1).map(|_| {
            let start = Instant::now();
            let archive = open(&dir.join(home));
            let tip = archive.tip(&"g00000".parse().expect("a name")).expect("it is there");
            assert!(tip.records > 0, "a game is there");
            1e3 * start.elapsed().as_secs_f64()
        }))
    };
    let [few, some, all] = ["hundredth", "tenth", "all"].map(tip);
    println!("open and one head, ms: a hundredth of the games {few:.1}, a tenth {some:.1}, all {all:.1}");
}

fn tables(dir: &Path, payload: u64) {
    let folder = dir.join("tables");
    let ran = run(&format!("archive export --parquet {} --home {}", folder.display(), shown(dir, "all")));
    let sizes = ["events", "rolls", "findings"]
        .map(|name| std::fs::metadata(folder.join(format!("{name}.parquet"))).expect("it is written").len());
    let all: u64 = sizes.iter().sum();
    println!(
        "tables: {:.1} s, {all} bytes ({sizes:?}), {:.3} of the payloads; most memory {} kB",
        ran.seconds,
        all as f64 / payload as f64,
        ran.peak
    );
}

fn shown(dir: &Path, home: &str) -> String {
    dir.join(home).display().to_string()
}

fn median(times: impl Iterator<Item = f64>) -> f64 {
    let mut times: Vec<f64> = times.collect();
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or(f64::NAN)
}

fn open(home: &Path) -> Archive<SledBackend> {
    Archive::open(SledBackend::open(&home.join("archive")).expect("it opens")).expect("it opens")
}

/// Games of moves, each of a seed of its own, and games of fire of different size, in turn; the bytes of their payloads.
fn fill(home: &Path, games: std::ops::Range<usize>) -> u64 {
    let archive = open(home);
    let mut payloads = 0;
    for n in games {
        let game = match n % 2 {
            _ if n == 0 => generated::game(EVENTS),
            0 => generated::seeded(EVENTS, n as u64 + 2),
            _ => battle::game(EVENTS + n, 8 + n % 8),
        };
        let (file, bytes) = log(&game);
        payloads += bytes;
        let _imported =
            archive.import(&format!("g{n:05}").parse().expect("a name"), &file).expect("it is new");
    }
    payloads
}

fn log(game: &Game) -> (Vec<u8>, u64) {
    let (mut writer, mut bytes) = (LogWriter::new(), 0);
    for event in &game.events {
        let payload = wire::encode(event).expect("small");
        bytes += payload.len() as u64;
        writer.record(&payload).expect("small");
    }
    (writer.into_bytes(), bytes)
}

/// What a command took: seconds, and the most memory in kB.
struct Ran {
    seconds: f64,
    peak: u64,
}

fn start(line: &str) -> Child {
    let program = std::env::current_exe().expect("it runs");
    Command::new(program).env(LINE, line).stdout(Stdio::piped()).spawn().expect("it starts")
}

fn end(child: Child) -> Ran {
    let output = child.wait_with_output().expect("it ends");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let (seconds, peak) = text.trim().split_once(' ').expect("two numbers");
    Ran { seconds: seconds.parse().expect("a number"), peak: peak.parse().expect("a number") }
}

fn run(line: &str) -> Ran {
    end(start(line))
}

/// Listens and keeps nothing.
struct Idle;

impl Waiting for Idle {
    fn say(&mut self, piece: &Piece<'_>) -> bool {
        !piece.text().starts_with('\0')
    }

    fn done(&mut self, _: u64, _: u64, _: &'static str) {}
}

/// Runs a command line as the program does, and tells what it took.
fn child(line: &str) {
    let words = std::iter::once("asl-replay").chain(line.split(' '));
    let cli = help::parse(words).expect("the line is right");
    let start = Instant::now();
    let answer = program::run_waiting(&cli, None, &mut Idle).expect("it runs");
    let seconds = start.elapsed().as_secs_f64();
    assert!(answer.exit.code() < 2, "{}", answer.text);
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or("0 kB");
    println!("{seconds} {}", peak.trim().trim_end_matches(" kB"));
}
