//! Audits shared among workers: each game is claimed once at a time, a killed worker's claim is free again, and results
//! land once.

use super::{backend, child, game, server, wait_for_all};
use asl_store::backend::{Job, Jobs, Landed, Question};
use asl_store::hash::Hash;
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdout, Stdio};
use std::time::{Duration, Instant};

const WORKER: &str = "ASL_POSTGRES_AUDITOR";

fn asked() -> Question {
    Question { book: 3, settings: "2e".to_owned() }
}

fn job(number: u8) -> Job {
    Job { game: game(&format!("game-{number:04}")), head: Hash::new([number; 32]), blocks: 2 }
}

/// Puts games there as far as they are of use here: where they go.
fn put(url: &str, games: std::ops::Range<u8>) {
    let mut client = server::client(url);
    for Job { game, head, .. } in games.map(job) {
        let sql = "INSERT INTO games (name, records, blocks, head) VALUES ($1, 1, 2, $2)";
        client.execute(sql, &[&game.as_str(), &head.as_bytes().to_vec()]).unwrap();
    }
}

#[test]
fn a_job_is_offered_once_and_claimed_once() {
    let url = server::archive();
    let (one, two) = (backend(&url), backend(&url));
    put(&url, 0..3);
    assert_eq!(one.offer(&asked()).unwrap(), 3);
    put(&url, 3..4);
    assert_eq!(two.offer(&asked()).unwrap(), 1);
    let claims = [&one, &two, &one].map(|worker| worker.claim(&asked()).unwrap().unwrap());
    let claimed: Vec<&Job> = claims.iter().map(|claim| claim.job()).collect();
    assert_eq!(claimed, [&job(0), &job(1), &job(2)]);
    let fourth = two.claim(&asked()).unwrap().unwrap();
    assert!(one.claim(&asked()).unwrap().is_none(), "all are claimed");
    assert_eq!(one.waiting(&asked()).unwrap(), 4);
    drop(fourth);
    let fourth = one.claim(&asked()).unwrap().unwrap();
    assert_eq!(fourth.job(), &job(3));
    for claim in claims {
        let done = claim.job().clone();
        assert_eq!(claim.finish(b"fine").unwrap(), Landed::New);
        assert_eq!(two.result(&asked(), &done).unwrap().unwrap(), b"fine");
    }
    fourth.withdraw().unwrap();
    assert_eq!(two.waiting(&asked()).unwrap(), 0);
    assert_eq!(two.offer(&asked()).unwrap(), 1, "what has a result does not wait again");
}

/// A job of another version of the book, or another printing.
#[test]
fn a_worker_claims_only_what_he_can_do() {
    let url = server::archive();
    let worker = backend(&url);
    put(&url, 0..2);
    worker.offer(&asked()).unwrap();
    for other in [Question { book: 4, ..asked() }, Question { settings: "1e".to_owned(), ..asked() }] {
        assert!(worker.claim(&other).unwrap().is_none());
        assert_eq!(worker.waiting(&other).unwrap(), 0);
    }
    assert_eq!(worker.result(&asked(), &job(0)).unwrap(), None);
}

/// Events or signatures: each makes what was found before a thing of the past.
#[test]
fn a_game_that_moved_on_waits_again() {
    let url = server::archive();
    let worker = backend(&url);
    put(&url, 0..1);
    for (round, sql) in
        ["UPDATE games SET blocks = blocks + 1", "UPDATE games SET head = set_byte(head, 0, 9)"]
            .into_iter()
            .enumerate()
    {
        assert_eq!(worker.offer(&asked()).unwrap(), 1, "round {round}");
        let claim = worker.claim(&asked()).unwrap().unwrap();
        let done = claim.job().clone();
        assert_eq!(claim.finish(b"fine").unwrap(), Landed::New);
        assert!(worker.result(&asked(), &done).unwrap().is_some());
        server::client(&url).batch_execute(sql).unwrap();
    }
    let rows = server::client(&url).query("SELECT 1 FROM results", &[]).unwrap();
    assert_eq!(rows.len(), 1, "the first is gone");
}

#[test]
fn of_two_results_the_first_stands() {
    let url = server::archive();
    let worker = backend(&url);
    put(&url, 0..1);
    worker.offer(&asked()).unwrap();
    let claim = worker.claim(&asked()).unwrap().unwrap();
    let sql = "INSERT INTO results (game, head, blocks, book, settings, result) \
               SELECT game, head, blocks, book, settings, 'first' FROM jobs";
    server::client(&url).batch_execute(sql).unwrap();
    assert_eq!(claim.finish(b"second").unwrap(), Landed::AlreadyThere);
    assert_eq!(worker.result(&asked(), &job(0)).unwrap().unwrap(), b"first");
    assert_eq!(worker.waiting(&asked()).unwrap(), 0);
}

/// Four processes, and one that is killed over its claim.
#[test]
fn a_killed_workers_claim_is_free_and_every_result_lands_once() {
    let url = server::archive();
    let here = backend(&url);
    put(&url, 0..60);
    here.offer(&asked()).unwrap();
    let mut killed = child("postgres::claims::worker", WORKER, &format!("{url} holds"));
    let mut killed = killed.stdout(Stdio::piped()).spawn().unwrap();
    let held = said(killed.stdout.take().unwrap(), "holds ");
    killed.kill().unwrap();
    killed.wait().unwrap();
    let start = |_| child("postgres::claims::worker", WORKER, &format!("{url} works")).spawn().unwrap();
    // Its lock goes with its connection, a moment later.
    let begun = Instant::now();
    while here.waiting(&asked()).unwrap() > 0 {
        assert!(begun.elapsed() < Duration::from_secs(60), "{held} is claimed by nobody, and is not free");
        wait_for_all((0..4).map(start).collect());
    }
    let mut client = server::client(&url);
    let rows = client.query("SELECT game, result FROM results", &[]).unwrap();
    let games: BTreeSet<String> = rows.iter().map(|row| row.get(0)).collect();
    assert_eq!((rows.len(), games.len()), (60, 60));
    assert!(games.contains(&held));
}

/// A game over which workers die comes after the others.
#[test]
fn a_game_over_which_two_workers_died_stops_no_other() {
    let url = server::archive();
    let here = backend(&url);
    put(&url, 0..4);
    here.offer(&asked()).unwrap();
    let mut client = server::client(&url);
    for round in 0..2 {
        let mut killed = child("postgres::claims::worker", WORKER, &format!("{url} holds"));
        let mut killed = killed.stdout(Stdio::piped()).spawn().unwrap();
        assert_eq!(said(killed.stdout.take().unwrap(), "holds "), "game-0000");
        killed.kill().unwrap();
        killed.wait().unwrap();
        // Its lock goes with its connection, a moment later.
        let begun = Instant::now();
        while client.query("SELECT 1 FROM jobs FOR UPDATE SKIP LOCKED", &[]).unwrap().len() < 4 {
            assert!(begun.elapsed() < Duration::from_secs(60), "its claim is not free");
        }
        if round == 0 {
            // All others were claimed once, too: the second worker meets the same game again.
            let others = "UPDATE jobs SET attempts = 1 WHERE game > 'game-0000'";
            client.batch_execute(others).unwrap();
        }
    }
    let claims: Vec<_> = (0..3).map(|_| here.claim(&asked()).unwrap().unwrap()).collect();
    let claimed: Vec<&Job> = claims.iter().map(|claim| claim.job()).collect();
    assert_eq!(claimed, [&job(1), &job(2), &job(3)]);
    let last = here.claim(&asked()).unwrap().unwrap();
    assert_eq!(last.job(), &job(0));
}

/// What a child says behind a word, past the words of the harness.
fn said(from: ChildStdout, word: &str) -> String {
    let mut lines = BufReader::new(from).lines().map(Result::unwrap);
    let line = lines.find(|line| line.contains(word)).unwrap();
    line.rsplit(' ').next().unwrap().to_owned()
}

/// One of the processes.
#[test]
fn worker() {
    let Ok(told) = std::env::var(WORKER) else { return };
    let (url, what) = told.split_once(' ').unwrap();
    let backend = backend(url);
    while let Some(claim) = backend.claim(&asked()).unwrap() {
        if what == "holds" {
            println!("\nholds {}", claim.job().game);
            std::io::stdout().flush().unwrap();
            std::thread::sleep(Duration::from_secs(600));
        }
        let result = format!("by {}", std::process::id());
        assert_eq!(claim.finish(result.as_bytes()).unwrap(), Landed::New);
    }
}
