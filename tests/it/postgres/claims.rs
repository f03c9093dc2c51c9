//! Audits shared among workers: each game is claimed once at a time, a killed worker's claim is free again, and results
//! land once.

use super::{backend, child, game, server, wait_for_all};
use asl_store::backend::postgres::{Job, Landed};
use asl_store::hash::Hash;
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdout, Stdio};
use std::time::{Duration, Instant};

const WORKER: &str = "ASL_POSTGRES_AUDITOR";
const SETTINGS: &str = "2e, no boards";

fn job(number: u16) -> Job {
    let head = Hash::new([u8::try_from(number % 251).unwrap(); 32]);
    Job { game: game(&format!("game-{number:04}")), head, book: 3, settings: SETTINGS.to_owned() }
}

fn jobs(count: u16) -> Vec<Job> {
    (0..count).map(job).collect()
}

#[test]
fn a_job_is_offered_once_and_claimed_once() {
    let url = server::archive();
    let (one, two) = (backend(&url), backend(&url));
    assert_eq!(one.offer(&jobs(3)).unwrap(), 3);
    assert_eq!(two.offer(&jobs(4)).unwrap(), 1);
    let claims = [&one, &two, &one].map(|worker| worker.claim(3, SETTINGS).unwrap().unwrap());
    let claimed: Vec<&Job> = claims.iter().map(|claim| claim.job()).collect();
    assert_eq!(claimed, [&job(0), &job(1), &job(2)]);
    let fourth = two.claim(3, SETTINGS).unwrap().unwrap();
    assert!(one.claim(3, SETTINGS).unwrap().is_none(), "all are claimed");
    assert_eq!(one.waiting(3, SETTINGS).unwrap(), 4);
    drop(fourth);
    assert_eq!(one.claim(3, SETTINGS).unwrap().unwrap().job(), &job(3));
    for claim in claims {
        let done = claim.job().clone();
        assert_eq!(claim.finish(b"fine").unwrap(), Landed::New);
        assert_eq!(two.result(&done).unwrap().unwrap(), b"fine");
    }
    assert_eq!(two.offer(&jobs(4)).unwrap(), 0, "what has a result does not wait again");
}

/// Of another version of the book, or other boards.
#[test]
fn a_worker_claims_only_what_he_can_do() {
    let url = server::archive();
    let worker = backend(&url);
    worker.offer(&jobs(2)).unwrap();
    assert!(worker.claim(4, SETTINGS).unwrap().is_none());
    assert!(worker.claim(3, "1e").unwrap().is_none());
    assert_eq!(worker.waiting(4, SETTINGS).unwrap(), 0);
    assert_eq!(worker.result(&job(0)).unwrap(), None);
}

#[test]
fn of_two_results_the_first_stands() {
    let url = server::archive();
    let worker = backend(&url);
    worker.offer(&jobs(1)).unwrap();
    let claim = worker.claim(3, SETTINGS).unwrap().unwrap();
    let sql = "INSERT INTO results SELECT game, head, book, settings, 'first' FROM jobs";
    server::client(&url).batch_execute(sql).unwrap();
    assert_eq!(claim.finish(b"second").unwrap(), Landed::AlreadyThere);
    assert_eq!(worker.result(&job(0)).unwrap().unwrap(), b"first");
    assert_eq!(worker.waiting(3, SETTINGS).unwrap(), 0);
}

/// Four processes, and one that is killed over its claim.
#[test]
fn a_killed_workers_claim_is_free_and_every_result_lands_once() {
    let url = server::archive();
    let here = backend(&url);
    here.offer(&jobs(60)).unwrap();
    let mut killed = child("postgres::claims::worker", WORKER, &format!("{url} holds"));
    let mut killed = killed.stdout(Stdio::piped()).spawn().unwrap();
    let held = said(killed.stdout.take().unwrap(), "holds ");
    killed.kill().unwrap();
    killed.wait().unwrap();
    let start = |_| child("postgres::claims::worker", WORKER, &format!("{url} works")).spawn().unwrap();
    // Its lock goes with its connection, a moment later.
    let begun = Instant::now();
    while here.waiting(3, SETTINGS).unwrap() > 0 {
        assert!(begun.elapsed() < Duration::from_secs(60), "{held} is claimed by nobody, and is not free");
        wait_for_all((0..4).map(start).collect());
    }
    let mut client = server::client(&url);
    let rows = client.query("SELECT game, result FROM results", &[]).unwrap();
    let games: BTreeSet<String> = rows.iter().map(|row| row.get(0)).collect();
    assert_eq!((rows.len(), games.len()), (60, 60));
    assert!(games.contains(&held));
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
    while let Some(claim) = backend.claim(3, SETTINGS).unwrap() {
        if what == "holds" {
            println!("\nholds {}", claim.job().game);
            std::io::stdout().flush().unwrap();
            std::thread::sleep(Duration::from_secs(600));
        }
        let result = format!("by {}", std::process::id());
        assert_eq!(claim.finish(result.as_bytes()).unwrap(), Landed::New);
    }
}
