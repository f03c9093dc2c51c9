//! The server is killed, all of its processes at once, while two threads append: what was acknowledged is there when it
//! is started again.

use super::server::Server;
use super::{game, open};
use crate::support::draws;
use asl_replay_desk::postgres::PostgresBackend;
use asl_store::archive::Appended;
use asl_store::log::Log;
use asl_store::tip::Tip;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

#[test]
fn nothing_that_was_acknowledged_is_lost() {
    let mut server = Server::start(&[]);
    let url = server.database();
    PostgresBackend::migrate(&super::address(&url)).unwrap();
    let rounds = draws::few_or(6, 100);
    let mut appended = 0;
    for round in 0..rounds {
        let acknowledged: [AtomicU64; 2] = Default::default();
        thread::scope(|scope| {
            for (n, acknowledged) in acknowledged.iter().enumerate() {
                let (url, name) = (&url, format!("game-{round}-{n}"));
                scope.spawn(move || append_until_it_fails(url, &name, acknowledged));
            }
            let enough = 20 + round * 7 % 50;
            while acknowledged.iter().any(|acknowledged| acknowledged.load(Ordering::Acquire) < enough) {
                thread::sleep(Duration::from_micros(200));
            }
            server.kill_and_restart();
        });
        for (n, acknowledged) in acknowledged.into_iter().enumerate() {
            let acknowledged = acknowledged.into_inner();
            appended += acknowledged;
            holds(&url, &format!("game-{round}-{n}"), acknowledged);
        }
    }
    println!("{rounds} kills, {appended} appends were acknowledged, none is lost");
}

fn append_until_it_fails(url: &str, name: &str, acknowledged: &AtomicU64) {
    let (archive, game, mut tip) = (open(url), game(name), Tip::EMPTY);
    while let Ok(Appended::New(after)) = archive.append(&game, tip, &[&payload(tip.records)]) {
        tip = after;
        acknowledged.store(tip.records, Ordering::Release);
    }
}

fn payload(seq: u64) -> Vec<u8> {
    format!("{name:>0$}", usize::try_from(seq % 300).unwrap(), name = seq).into_bytes()
}

/// All that was acknowledged, or one more: its acknowledgement may have been lost on the way.
fn holds(url: &str, name: &str, acknowledged: u64) {
    let bytes = open(url).read(&game(name)).unwrap();
    let log = Log::read(&bytes);
    let records = log.tip().records;
    assert!(records == acknowledged || records == acknowledged + 1, "{records} of {acknowledged}");
    assert!(log.records().all(|record| record.payload == payload(record.seq)));
}
