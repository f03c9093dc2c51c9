//! `archive audit --share`: processes that share the games of a database, one of them killed, and whom its grants or a
//! result of somebody else's making stop.

use super::{address, child, game, log_of, open, server};
use crate::cli::{Ran, run};
use crate::support::{battle, generated};
use asl_core::audit::Game;
use asl_core::wire;
use asl_replay_desk::postgres::{PostgresBackend, ROLES};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// Tells a child the database, its home, and where it says what it answered.
const WORKER: &str = "ASL_POSTGRES_SHARER";
const GAMES: u64 = 24;

/// An archive of short battles, one with nothing but moves.
fn archive() -> String {
    let url = server::archive();
    let archive = open(&url);
    for n in 0..GAMES {
        let made = if n == 0 { generated::game(200) } else { battle::game(200, 4) };
        let _imported = archive.import(&game(&format!("g{n:02}")), &log(&made)).unwrap();
    }
    url
}

fn log(game: &Game) -> Vec<u8> {
    let payloads: Vec<Vec<u8>> = game.events.iter().map(|event| wire::encode(event).unwrap()).collect();
    log_of(payloads.iter().map(Vec::as_slice))
}

fn audit(url: &str, home: &Path, options: &str) -> Ran {
    let words = ["asl-replay", "--archive", url, "--home", home.to_str().unwrap(), "archive", "audit"];
    run(words.into_iter().chain(options.split_whitespace()).map(str::to_owned))
}

/// What is told of the games.
fn rows(answer: &Value) -> &Value {
    &answer["games"]
}

struct Worker {
    child: Child,
    home: TempDir,
}

impl Worker {
    fn start(url: &str) -> Worker {
        let home = tempfile::tempdir().unwrap();
        let told = format!("{url} {} {}", home.path().display(), Worker::said_in(&home).display());
        let child = child("postgres::shared::worker", WORKER, &told).stdout(Stdio::null()).spawn().unwrap();
        Worker { child, home }
    }

    fn said_in(home: &TempDir) -> PathBuf {
        home.path().join("said.json")
    }

    fn signal(&self, signal: Signal) {
        kill(Pid::from_raw(self.child.id().try_into().unwrap()), signal).unwrap();
    }

    /// Kills it over a game that it has claimed.
    fn kill_over_a_claim(mut self, url: &str) {
        let mut looker = server::client(url);
        loop {
            assert!(self.child.try_wait().unwrap().is_none(), "it was done before it could be killed");
            self.signal(Signal::SIGSTOP);
            if claimed(&mut looker) > 0 {
                break;
            }
            self.signal(Signal::SIGCONT);
            std::thread::sleep(Duration::from_millis(3));
        }
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn answer(mut self) -> Value {
        assert!(self.child.wait().unwrap().success());
        serde_json::from_slice(&fs::read(Worker::said_in(&self.home)).unwrap()).unwrap()
    }
}

/// How many games are claimed: those that wait, but for those that can be had.
fn claimed(client: &mut postgres::Client) -> i64 {
    let count = |client: &mut postgres::Client, from: &str| -> i64 {
        client.query_one(&format!("SELECT count(*) FROM ({from}) AS those"), &[]).unwrap().get(0)
    };
    let free = count(client, "SELECT 1 FROM jobs FOR UPDATE SKIP LOCKED");
    count(client, "SELECT 1 FROM jobs") - free
}

fn count(url: &str, table: &str) -> i64 {
    server::client(url).query_one(&format!("SELECT count(*) FROM {table}"), &[]).unwrap().get(0)
}

/// One of the processes.
#[test]
fn worker() {
    let Ok(told) = std::env::var(WORKER) else { return };
    let words: Vec<&str> = told.split(' ').collect();
    let [url, home, said] = words[..] else { panic!("{told}") };
    let ran = audit(url, Path::new(home), "--share --threads 1 --findings").exits(0);
    fs::write(said, ran.json.to_string()).unwrap();
}

#[test]
fn two_processes_share_the_games_and_one_that_is_killed_leaves_none_behind() {
    let url = archive();
    let alone = tempfile::tempdir().unwrap();
    let alone = audit(&url, alone.path(), "--findings").exits(0);
    Worker::start(&url).kill_over_a_claim(&url);
    let before = count(&url, "results");
    let answers = [Worker::start(&url), Worker::start(&url)].map(Worker::answer);
    let here = answers.each_ref().map(|answer| answer["audited_here"].as_i64().unwrap());
    assert_eq!(before + here[0] + here[1], 24, "each game once: {before} and {here:?}");
    assert!(here.iter().all(|games| *games > 0), "both worked: {here:?}");
    assert_eq!((count(&url, "results"), count(&url, "jobs")), (24, 0));
    for answer in &answers {
        assert_eq!(rows(answer), rows(&alone.json));
        assert!(answer["leaves_out"].as_str().unwrap().contains("another worker"), "{answer}");
    }
    // What is done is not done again; what has moved on is.
    let home = tempfile::tempdir().unwrap();
    audit(&url, home.path(), "--share").exits(0).says("0 games audited here");
    let longer = log(&battle::game(400, 4));
    let _imported = open(&url).import(&game("g01"), &longer).unwrap();
    let again = audit(&url, home.path(), "--share").exits(0).says("1 game audited here");
    assert_eq!(again.json["games"][1]["events"], asl_store::log::Log::read(&longer).tip().records);
    assert_eq!(count(&url, "results"), 24, "the result of where it stood before is gone");
}

/// A damaged game is told by everybody and lands nowhere; a result of nonsense, or of another game, is no result.
#[test]
fn what_is_damaged_lands_nowhere_and_nonsense_is_not_believed() {
    let url = archive();
    let home = tempfile::tempdir().unwrap();
    let mut ruler = server::client(&url);
    let spoil = "UPDATE runs SET bytes = set_byte(bytes, 300, 255 - get_byte(bytes, 300)) WHERE game = 'g02'";
    ruler.batch_execute(spoil).unwrap();
    let first = audit(&url, home.path(), "--share").exits(2).says("1 damaged").says("23 games audited here");
    assert_eq!((count(&url, "results"), count(&url, "jobs")), (23, 0));
    ruler.batch_execute(spoil).unwrap();
    audit(&url, home.path(), "--share").exits(0).says("0 damaged").says("1 game audited here");
    for nonsense in [
        "UPDATE results SET result = 'nonsense' WHERE game = 'g03'",
        "UPDATE results SET result = '' WHERE game = 'g04'",
        "UPDATE results SET result = (SELECT result FROM results WHERE game = 'g06') WHERE game = 'g05'",
        "UPDATE results SET result = convert_to(replace(convert_from(result, 'UTF8'), '{', '['), 'UTF8') WHERE game = 'g07'",
    ] {
        ruler.batch_execute(nonsense).unwrap();
    }
    let told = audit(&url, home.path(), "--share").exits(0);
    assert_eq!(told.json["games"].as_array().unwrap().len(), 24);
    for n in (0..24).filter(|n| *n != 2) {
        assert_eq!(told.json["games"][n], first.json["games"][n]);
    }
}

#[test]
fn on_one_machine_or_without_the_grant_nothing_is_shared() {
    let home = tempfile::tempdir().unwrap();
    fs::create_dir(home.path().join("archive")).unwrap();
    let words = ["asl-replay", "--home", home.path().to_str().unwrap(), "archive", "audit", "--share"];
    run(words.into_iter().map(str::to_owned)).exits(3).says("--share is for an archive in a database");
    let server = server::Server::start(&[]);
    PostgresBackend::migrate(&address(&server.url("postgres"))).unwrap();
    let mut owner = server.client("postgres");
    owner.batch_execute(ROLES).unwrap();
    for (name, role) in [("anna", "asl_player"), ("rolf", "asl_reader"), ("dora", "asl_director")] {
        let sql = format!("CREATE ROLE {name} LOGIN PASSWORD 'secret'; GRANT {role} TO {name}");
        owner.batch_execute(&sql).unwrap();
    }
    let _imported = open(&server.url("postgres")).import(&game("a"), &log(&generated::game(50))).unwrap();
    for name in ["anna", "rolf"] {
        let url = server.url_of(&format!("{name}:secret"), "postgres");
        let home = tempfile::tempdir().unwrap();
        let told = audit(&url, home.path(), "--share").exits(3).says(&format!("{name} may not do that"));
        assert!(told.text.contains("nothing was changed") && !told.text.contains("secret"), "{}", told.text);
        audit(&url, home.path(), "").exits(0).says("1 clean");
    }
    let dora = server.url_of("dora:secret", "postgres");
    audit(&dora, tempfile::tempdir().unwrap().path(), "--share").exits(0).says("1 game audited here");
}

/// Somebody ends all connections in the middle of the work: it goes on with new ones, and every game lands.
#[test]
fn a_claim_that_is_lost_is_taken_up_again() {
    let url = archive();
    let mut worker = Worker::start(&url);
    let mut looker = server::client(&url);
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
               WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'asl-replay'";
    for _ in 0..2 {
        loop {
            assert!(worker.child.try_wait().unwrap().is_none(), "it was done before it could be disturbed");
            worker.signal(Signal::SIGSTOP);
            if claimed(&mut looker) > 0 {
                break;
            }
            worker.signal(Signal::SIGCONT);
            std::thread::sleep(Duration::from_millis(3));
        }
        looker.execute(end, &[]).unwrap();
        worker.signal(Signal::SIGCONT);
        // It connects again before it is disturbed again.
        std::thread::sleep(Duration::from_millis(50));
    }
    let answer = worker.answer();
    assert_eq!(answer["audited_here"], GAMES, "{answer}");
    assert_eq!((count(&url, "results"), count(&url, "jobs")), (24, 0));
}
