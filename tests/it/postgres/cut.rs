//! The connection is cut at every message: of appends, of a long import, of a replacement, and of commands. Nothing is half
//! done, and the same again completes it.

use super::proxy::{Cut, Proxy};
use super::{game, log_of, open, server};
use crate::cli::{Ran, run};
use crate::support::draws;
use asl_replay_desk::postgres::PostgresBackend;
use asl_store::archive::Archive;
use asl_store::backend::Backend;
use asl_store::log::Log;
use asl_store::tip::Tip;
use std::path::Path;

/// The URL of a database by way of a proxy.
fn by_way_of(proxy: &Proxy, url: &str) -> String {
    let socket = |folder: &Path| folder.to_str().unwrap().replace('/', "%2F");
    url.replace(&socket(server::shared().folder()), &socket(proxy.folder()))
}

/// Runs a piece of work over and over, cut a message later each time, until it is not cut any more; `check` looks at
/// the database directly after each.
fn at_every_message(prepare: impl Fn() -> String, work: impl Fn(&str) -> bool, check: impl Fn(&str, bool)) {
    // Fewer draws cut at every fourth message, before some and after others.
    for (shift, cut) in [(0, Cut::Before), (2, Cut::After)] {
        for messages in (1..).filter(|n: &u16| draws::one_of(4, usize::from(n + shift))) {
            assert!(messages < 500, "no end");
            let url = prepare();
            let shared = server::shared();
            let proxy = Proxy::new(shared.folder(), shared.port(), i64::from(messages), cut);
            let is_done = work(&by_way_of(&proxy, &url));
            settled(&url);
            check(&url, is_done);
            if !proxy.is_cut() {
                assert!(is_done && messages > 4, "{messages} messages");
                break;
            }
        }
    }
}

/// Waits until the server has done what it was asked before the road was cut: nobody else is there then.
fn settled(url: &str) {
    let mut client = server::client(url);
    let others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() \
                  AND backend_type = 'client backend'";
    let start = std::time::Instant::now();
    while client.query_one(others, &[]).unwrap().get::<_, i64>(0) > 0 {
        assert!(start.elapsed() < std::time::Duration::from_secs(60), "a connection stays open");
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
}

fn is_sound(url: &str, may_be: &[&[u8]]) {
    let backend = super::backend(url);
    let held = backend.read(&game("a"), 0).unwrap();
    assert!(may_be.contains(&held.as_slice()), "{} bytes", held.len());
    let anchor = backend.anchor(&game("a")).unwrap();
    let found = Log::read(&held);
    assert_eq!(anchor.map_or(Tip::EMPTY, |anchor| anchor.tip), found.tip());
    assert_eq!(anchor.map_or(0, |anchor| anchor.blocks), found.verification().blocks);
}

fn archive_by(url: &str) -> Option<Archive<PostgresBackend>> {
    Archive::open(PostgresBackend::open(super::address(url)).ok()?).ok()
}

#[test]
fn of_appends() {
    let payloads: [&[u8]; 3] = [b"one", b"two", b"three"];
    let all = log_of(payloads);
    let two = log_of(payloads[..2].iter().copied());
    let work = |url: &str| {
        let Some(archive) = archive_by(url) else { return false };
        archive.import(&game("a"), &two).is_ok() && archive.import(&game("a"), &all).is_ok()
    };
    at_every_message(server::archive, work, |url, is_done| {
        let may_be: &[&[u8]] = if is_done { &[&all] } else { &[b"", &two, &all] };
        is_sound(url, may_be);
        for _ in 0..2 {
            let _imported = open(url).import(&game("a"), &all).unwrap();
            is_sound(url, &[&all]);
        }
        server::shared().drop_database(url);
    });
}

/// A run of several rows, in one transaction.
#[test]
fn of_a_long_import_and_of_a_replacement() {
    let payloads: Vec<Vec<u8>> = (0..30_u8).map(|n| vec![n; 60_000]).collect();
    let long = log_of(payloads.iter().map(Vec::as_slice));
    let short = log_of([&b"another"[..]]);
    let work = |url: &str| {
        let Some(archive) = archive_by(url) else { return false };
        archive.import(&game("a"), &long).is_ok() && archive.replace(&game("a"), &long, &short).is_ok()
    };
    at_every_message(server::archive, work, |url, is_done| {
        let may_be: &[&[u8]] = if is_done { &[&short] } else { &[b"", &long, &short] };
        is_sound(url, may_be);
        server::shared().drop_database(url);
    });
}

/// A command ends with 3, or as it does where its work is done; run again it ends so, and the game, which holds breaches, is whole.
#[test]
fn of_commands() {
    let dir = tempfile::tempdir().unwrap();
    let text = include_str!("../../games/crossroads.asl");
    std::fs::write(dir.path().join("a.asl"), text).unwrap();
    let file = dir.path().join("a.asl").display().to_string();
    let home = || tempfile::tempdir_in(dir.path()).unwrap();
    let command = |url: &str, line: &str| -> Ran {
        let place = home();
        let words = ["asl-replay", "--archive", url, "--home", place.path().to_str().unwrap()];
        run(words.into_iter().map(str::to_owned).chain(line.split(' ').map(str::to_owned)))
    };
    let record = format!("record {file} --name a");
    command(&server::archive(), &record).exits(1);
    at_every_message(
        server::archive,
        |url| ends(&command(url, &record)),
        |url, is_done| {
            command(url, &record).exits(1);
            let verified = command(url, "verify a").exits(0);
            assert!(!is_done || verified.text.contains("intact"), "{}", verified.text);
            server::shared().drop_database(url);
        },
    );
    let url = server::archive();
    command(&url, &record).exits(1);
    for line in ["verify a", "games", "log a"] {
        at_every_message(|| url.clone(), |url| ends(&command(url, line)), |_, _| {});
    }
}

/// Whether a command did its work; if not it says so, and shows no password.
fn ends(ran: &Ran) -> bool {
    assert!([0, 1, 3].contains(&ran.exit), "{} {}", ran.exit, ran.text);
    if ran.exit == 3 {
        let told = ["does not answer", "was lost", "not known"];
        assert!(told.iter().any(|told| ran.text.contains(told)), "{}", ran.text);
    }
    ran.exit != 3
}

/// A desk with a game in a file, and `archive` from a fresh home each time.
struct Shelf(tempfile::TempDir);

impl Shelf {
    fn new() -> Shelf {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("a.asl"), include_str!("../../games/crossroads.asl")).unwrap();
        Shelf(dir)
    }

    fn folder(&self) -> std::path::PathBuf {
        tempfile::tempdir_in(self.0.path()).unwrap().keep()
    }

    fn archive(&self, url: &str, line: &str) -> Ran {
        let (home, file) = (self.folder(), self.0.path().join("a.asl"));
        let words = ["asl-replay", "--archive", url, "--home", home.to_str().unwrap(), "archive"];
        let own = line.split(' ').map(|word| word.replace("@a.asl", file.to_str().unwrap()));
        run(words.into_iter().map(str::to_owned).chain(own))
    }
}

/// `archive` over all games: each ends with its work done or with 3, and leaves nothing half done.
#[test]
fn of_archive_commands() {
    let shelf = Shelf::new();
    let command = |url: &str, line: &str| shelf.archive(url, line);
    let add = "add @a.asl";
    at_every_message(
        server::archive,
        |url| ends(&command(url, add)),
        |url, is_done| {
            let was_there = open(url).games().unwrap().len();
            assert!(!is_done || was_there == 1);
            command(url, add).exits(0);
            command(url, "fsck").exits(0);
            server::shared().drop_database(url);
        },
    );
    let url = server::archive();
    command(&url, add).exits(0);
    for line in ["list", "audit", "fsck"] {
        at_every_message(|| url.clone(), |url| ends(&command(url, line)), |_, _| {});
    }
    // What is written is whole, or not there.
    for (line, whole) in [("export", 1), ("export --parquet", 3)] {
        let out = std::cell::RefCell::new(shelf.folder());
        let work = |url: &str| {
            *out.borrow_mut() = shelf.folder();
            ends(&command(url, &format!("{line} {}", out.borrow().display())))
        };
        at_every_message(
            || url.clone(),
            work,
            |_, is_done| {
                let files = std::fs::read_dir(&*out.borrow()).unwrap().count();
                assert!(files == whole || (files == 0 && !is_done), "{line}: {files} files");
            },
        );
    }
}

/// A worker that loses the database: the game is free for the next, and its result is there once.
#[test]
fn of_a_worker_who_shares() {
    let shelf = Shelf::new();
    let command = |url: &str, line: &str| shelf.archive(url, line);
    let prepare = || {
        let url = server::archive();
        command(&url, "add @a.asl").exits(0);
        url
    };
    at_every_message(
        prepare,
        |url| ends(&command(url, "audit --share --threads 1")),
        |url, _| {
            command(url, "audit --share").exits(1).says("7 broken");
            let left = "SELECT (SELECT count(*) FROM results) - (SELECT count(*) FROM jobs)";
            let left: i64 = server::client(url).query_one(left, &[]).unwrap().get(0);
            assert_eq!(left, 1, "one result, and nothing waits");
            server::shared().drop_database(url);
        },
    );
}
