//! What an append to an archive in PostgreSQL costs beside the same SQL without our code, by one worker and by two, all in
//! one run. The table at the end gives appends a second and the ratio, which is what to compare across machines.
//!
//! The same SQL is: the anchor is read, then moved with the run in one statement, both prepared, on a connection of the
//! worker's own, with `synchronous_commit` on. Rounds of both are taken in turns, so that a disk that slows down slows both.

#[cfg(all(feature = "postgres", target_os = "linux"))]
#[path = "../it/postgres/server.rs"]
#[expect(dead_code, clippy::unwrap_used, reason = "the tests use more of it, and helpers may fail")]
mod server;

#[cfg(not(all(feature = "postgres", target_os = "linux")))]
fn main() {
    println!("SKIPPED: cargo bench -p asl-benches --features postgres --bench postgres");
}

#[cfg(all(feature = "postgres", target_os = "linux"))]
fn main() {
    measured::main();
}

#[cfg(all(feature = "postgres", target_os = "linux"))]
mod measured {
    use super::server;
    use asl_replay_desk::postgres::{Address, PostgresBackend};
    use asl_replay_desk::remembered::Remembered;
    use asl_store::archive::{Appended, Archive};
    use asl_store::backend::Anchor;
    use asl_store::log::LogWriter;
    use asl_store::tip::Tip;
    use std::sync::Barrier;
    use std::thread;
    use std::time::{Duration, Instant};

    /// Appends of a worker in a round.
    const APPENDS: u32 = 200;
    const ROUNDS: usize = 15;

    pub(super) fn main() {
        let url = server::archive();
        for workers in [1, 2] {
            let mut seconds = [Vec::new(), Vec::new()];
            for round in 0..=ROUNDS {
                let sql = together(workers, |n| plain(&url, &format!("sql-{workers}-{round}-{n}")));
                let ours = together(workers, |n| archive(&url, &format!("ours-{workers}-{round}-{n}")));
                // The first round warms up.
                if round > 0 {
                    seconds[0].push(sql.as_secs_f64());
                    seconds[1].push(ours.as_secs_f64());
                }
            }
            report(workers, seconds.map(median));
        }
    }

    fn report(workers: usize, [sql, ours]: [f64; 2]) {
        let rate = |seconds: f64| workers as f64 * f64::from(APPENDS) / seconds;
        println!(
            "{workers} worker(s): {:.0} appends a second by SQL alone, {:.0} by the archive, ratio {:.2}",
            rate(sql),
            rate(ours),
            sql / ours
        );
    }

    fn median(mut seconds: Vec<f64>) -> f64 {
        seconds.sort_by(f64::total_cmp);
        seconds[seconds.len() / 2]
    }

    /// The longest time of workers that begin together, each after it has made ready.
    fn together<W: FnOnce() + Send>(workers: usize, ready: impl Fn(usize) -> W + Sync) -> Duration {
        let begin = Barrier::new(workers);
        thread::scope(|scope| {
            let work = |n| {
                let (begin, ready) = (&begin, &ready);
                scope.spawn(move || {
                    let work = ready(n);
                    begin.wait();
                    let start = Instant::now();
                    work();
                    start.elapsed()
                })
            };
            let all: Vec<_> = (0..workers).map(work).collect();
            all.into_iter().map(|worker| worker.join().expect("it works")).max().unwrap_or_default()
        })
    }

    /// The records of a worker's game, and where it stands after each.
    fn records() -> Vec<(Vec<u8>, Anchor)> {
        let (mut tip, mut records) = (Tip::EMPTY, Vec::new());
        for n in 0..APPENDS {
            let mut writer = LogWriter::after(tip);
            tip = writer.record(&payload(n)).expect("small");
            records.push((writer.into_bytes(), Anchor { tip, blocks: u64::from(n) + 1 }));
        }
        records
    }

    /// As long as events are.
    fn payload(n: u32) -> Vec<u8> {
        format!("{n:>0$}", 60 + n as usize % 40).into_bytes()
    }

    /// The SQL of `replay-cli/desk/src/postgres/statements.rs`, written out.
    fn plain(url: &str, game: &str) -> impl FnOnce() + Send + use<> {
        const LOOK: &str = "SELECT records, blocks, head FROM games WHERE name = $1";
        const START: &str = "WITH started AS (INSERT INTO games (name, records, blocks, head) VALUES ($1, $2, $3, $4) \
                             ON CONFLICT (name) DO NOTHING RETURNING name) INSERT INTO runs (game, first_block, bytes) \
                             SELECT name, 0, CAST($5 AS BYTEA) FROM started";
        const APPEND: &str = "WITH moved AS (UPDATE games SET records = $5, blocks = $6, head = $7 WHERE name = $1 AND \
                              records = $2 AND blocks = $3 AND head = $4 RETURNING name) INSERT INTO runs (game, \
                              first_block, bytes) SELECT name, CAST($3 AS BIGINT), CAST($8 AS BYTEA) FROM moved";
        let mut client = server::client(url);
        client.batch_execute("SET synchronous_commit = on").expect("it can");
        let [look, start, append] = [LOOK, START, APPEND].map(|sql| client.prepare(sql).expect("SQL"));
        let (records, game) = (records(), game.to_owned());
        move || {
            let (mut count, mut head) = (0_i64, Vec::new());
            for (run, anchor) in &records {
                let _anchor = client.query_opt(&look, &[&game]).expect("a row, or none");
                let after = anchor.tip.head.as_bytes().to_vec();
                let more = count + 1;
                let rows = if count == 0 {
                    client.execute(&start, &[&game, &more, &more, &after, run])
                } else {
                    client.execute(&append, &[&game, &count, &count, &head, &more, &more, &after, run])
                };
                assert_eq!(rows.expect("it appends"), 1);
                (count, head) = (more, after);
            }
        }
    }

    /// The archive as the program opens it, with the heads noted at home.
    fn archive(url: &str, game: &str) -> impl FnOnce() + Send + use<> {
        let home = tempfile::tempdir().expect("a folder");
        let backend = PostgresBackend::open(Address::read(url).expect("a URL")).expect("a server");
        let archive =
            Archive::open(Remembered::open(backend, home.path()).expect("a note")).expect("an archive");
        let game = game.parse().expect("a name");
        let payloads: Vec<Vec<u8>> = (0..APPENDS).map(payload).collect();
        move || {
            let _home = home;
            let mut tip = Tip::EMPTY;
            for payload in &payloads {
                let Appended::New(after) = archive.append(&game, tip, &[payload]).expect("it appends") else {
                    panic!("it is new")
                };
                tip = after;
            }
        }
    }
}
