//! What a player sees when the database cannot be had: each time what is wrong and what to do, exit code 3, no password,
//! and nothing half done.

use super::server::{self, Server};
use super::{address, proxy::Cut, proxy::Proxy};
use crate::cli::{Ran, run};
use asl_replay_desk::postgres::{Address, AddressError, PostgresBackend};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};

fn ask(url: &str, line: &str) -> Ran {
    let home = tempfile::tempdir().unwrap();
    let words = ["asl-replay", "--archive", url, "--home", home.path().to_str().unwrap()];
    run(words.into_iter().chain(line.split(' ')).map(str::to_owned))
}

/// One of each kind of work.
const LINES: [&str; 11] = [
    "verify a",
    "games",
    "record tests/games/crossroads.asl --name a",
    "archive list",
    "archive add tests/games/crossroads.asl",
    "archive audit",
    "archive audit --unverified",
    "archive audit --share",
    "archive fsck",
    "archive export OUT",
    "archive export --parquet OUT",
];

#[track_caller]
fn refuses(url: &str, told: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    for line in LINES {
        let line = line
            .replace("tests/", concat!(env!("CARGO_MANIFEST_DIR"), "/"))
            .replace("OUT", out.to_str().unwrap());
        let ran = ask(url, &line).exits(3);
        for told in told {
            assert!(ran.text.contains(told), "no {told:?} in {}", ran.text);
        }
        assert!(!ran.text.contains("secret") && !ran.json.to_string().contains("secret"), "{}", ran.text);
        let left = fs::read_dir(&out).map_or(0, Iterator::count);
        assert_eq!(left, 0, "{line} leaves nothing");
    }
}

#[test]
fn no_server() {
    let dir = tempfile::tempdir().unwrap();
    let socket = dir.path().to_str().unwrap().replace('/', "%2F");
    refuses(
        &format!("postgres://anna:secret@{socket}/asl"),
        &["does not answer", "is the server running", "anna:***@"],
    );
}

#[test]
fn no_such_database_and_no_such_user() {
    let server = server::shared();
    refuses(&server.url("nowhere"), &["there is no such database", "createdb"]);
    refuses(&server.url_of("nobody:secret", "postgres"), &["does not let nobody in", "PGPASSWORD"]);
    refuses(&server.url_of("nobody", "postgres"), &["does not let nobody in", "PGPASSWORD"]);
}

#[test]
fn a_database_without_an_archive() {
    refuses(&server::shared().database(), &["holds no archive yet", "asl-replay database migrate"]);
}

#[test]
fn a_role_that_only_reads() {
    let url = server::archive();
    let sql = "ALTER DATABASE {} SET default_transaction_read_only = on";
    let name = url.rsplit('/').next().unwrap();
    server::shared().client("postgres").batch_execute(&sql.replace("{}", name)).unwrap();
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/games/crossroads.asl");
    ask(&url, &format!("record {game} --name a"))
        .exits(3)
        .says("can only be read")
        .says("nothing was changed");
    ask(&url, "games").exits(0);
    ask(&url, &format!("archive add {game}")).exits(3).says("can only be read").says("nothing was changed");
    ask(&url, "archive audit --share").exits(3).says("can only be read");
    for line in ["archive list", "archive audit", "archive fsck"] {
        ask(&url, line).exits(0);
    }
}

/// Tables of a newer program, and of an older one.
#[test]
fn a_database_of_another_schema() {
    let url = server::archive();
    let newer = "INSERT INTO refinery_schema_history VALUES (99, 'later', '2030-01-01T00:00:00Z', '1')";
    server::client(&url).batch_execute(newer).unwrap();
    refuses(&url, &["an archive of version 99", "take the newer program"]);
    let url = server::shared().database();
    PostgresBackend::migrate_to(&address(&url), 1).unwrap();
    refuses(&url, &["an archive of version 1", "asl-replay database migrate"]);
}

/// A club's server with a game, and a reader of it.
fn club() -> Server {
    let server = Server::start(&[]);
    let url = server.url("postgres");
    PostgresBackend::migrate(&address(&url)).unwrap();
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/games/crossroads.asl");
    ask(&url, &format!("archive add {game}")).exits(0);
    server
}

/// While a command works the owner makes other tables, takes the grants away, or lets nobody in any more: it ends with 3 and
/// says which, or it was done before.
#[test]
fn what_changes_in_the_middle_of_a_command() {
    let server = club();
    let mut owner = server.client("postgres");
    owner.batch_execute("CREATE ROLE rolf PASSWORD 'secret'").unwrap();
    let right = "ALTER TABLE IF EXISTS gone RENAME TO runs; ALTER ROLE rolf LOGIN; \
                 GRANT SELECT ON ALL TABLES IN SCHEMA public TO rolf";
    for (sql, told) in [
        ("ALTER TABLE runs RENAME TO gone", ["holds no archive", "does not answer"]),
        ("REVOKE SELECT ON games, runs FROM rolf", ["rolf may not do that", "does not answer"]),
        (
            "ALTER ROLE rolf NOLOGIN; SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'rolf'",
            ["does not let rolf in", "was lost"],
        ),
    ] {
        for line in [
            "archive list",
            "archive audit",
            "archive fsck",
            "archive export OUT",
            "archive export --parquet OUT",
        ] {
            let mut refused = 0;
            for messages in 1.. {
                owner.batch_execute(right).unwrap();
                let (ran, is_in_time) = meanwhile(&server, (line, messages), sql);
                let is_told = ran.exit == 3 && told.iter().any(|told| ran.text.contains(told));
                assert!(is_told || ran.exit < 2, "{line}, {sql}, {messages}: {} {}", ran.exit, ran.text);
                assert!(!ran.text.contains("secret"), "{}", ran.text);
                refused += usize::from(is_told);
                if !is_in_time {
                    assert!(ran.exit < 2 && refused > 2, "{line}, {sql}: {} {}", ran.exit, ran.text);
                    break;
                }
            }
        }
    }
}

/// A command of a reader, and what the owner does at one of its messages; whether the command had so many. What it writes is
/// whole, or not there.
fn meanwhile(server: &Server, (line, messages): (&str, i64), sql: &'static str) -> (Ran, bool) {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let url = server.url("postgres");
    let is_over = Arc::new(Mutex::new(false));
    let event = {
        let is_over = Arc::clone(&is_over);
        move || {
            let is_over = is_over.lock().unwrap();
            if !*is_over {
                server::client(&url).batch_execute(sql).unwrap();
            }
        }
    };
    let proxy = Proxy::with_event(server.folder(), server.port(), messages, Arc::new(event));
    let socket = |folder: &Path| folder.to_str().unwrap().replace('/', "%2F");
    let url =
        server.url_of("rolf:secret", "postgres").replace(&socket(server.folder()), &socket(proxy.folder()));
    let ran = ask(&url, &line.replace("OUT", out.to_str().unwrap()));
    *is_over.lock().unwrap() = true;
    let files = fs::read_dir(&out).map_or(0, Iterator::count);
    let whole = if line.contains("parquet") { 3 } else { usize::from(line.contains("export")) };
    assert_eq!(files, if ran.exit < 2 { whole } else { 0 }, "{line}: {}", ran.text);
    (ran, proxy.is_cut())
}

/// One that needs a newer book is told, and the others are judged.
#[test]
fn a_game_of_another_book() {
    let url = server::archive();
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/games/crossroads.asl");
    ask(&url, &format!("archive add {game}")).exits(0);
    let mut events = crate::support::generated::game(20).events;
    if let asl_core::event::What::GameStarted(started) = &mut events[0].what {
        started.book = 999;
    }
    let payloads: Vec<Vec<u8>> = events.iter().map(|event| asl_core::wire::encode(event).unwrap()).collect();
    let newer = super::log_of(payloads.iter().map(Vec::as_slice));
    let _imported = super::open(&url).import(&super::game("newer"), &newer).unwrap();
    for line in ["archive audit", "archive audit --share"] {
        let ran = ask(&url, line).says("2 games").says("1 damaged");
        assert!(ran.json["games"][1]["fault"].as_str().unwrap().contains("999"), "{}", ran.text);
        assert_eq!(ran.json["games"][0]["broken"], 7, "{}", ran.text);
    }
    ask(&url, "archive fsck").exits(0).says("2 games");
}

#[test]
fn a_server_that_loses_what_it_acknowledges() {
    let server = Server::start(&["fsync = off"]);
    refuses(&server.url("postgres"), &["loses what it acknowledges", "fsync = off"]);
}

/// What a role or the server says of `synchronous_commit` does not stand.
#[test]
fn commits_are_synchronous() {
    let url = server::archive();
    let name = url.rsplit('/').next().unwrap().to_owned();
    let sql = format!("ALTER DATABASE {name} SET synchronous_commit = off");
    server::shared().client("postgres").batch_execute(&sql).unwrap();
    let backend = super::backend(&url);
    assert_eq!(backend.synchronous_commit().unwrap(), "on");
}

/// Nobody answers: the road is cut at the first message.
#[test]
fn a_server_that_hangs_up() {
    let url = server::archive();
    let proxy = Proxy::new(server::shared().folder(), server::shared().port(), 1, Cut::Before);
    let socket = |folder: &Path| folder.to_str().unwrap().replace('/', "%2F");
    let url = url.replace(&socket(server::shared().folder()), &socket(proxy.folder()));
    refuses(&url, &["does not answer"]);
}

#[test]
fn addresses() {
    for (url, why) in [
        ("sled:///x", AddressError::Scheme),
        ("postgres://anna:secret@host:port/asl", AddressError::Form),
        ("postgres://anna:secret@host", AddressError::NoDatabase),
        ("postgres:///asl", AddressError::NoHost),
        ("postgres://anna:secret@host/asl?sslmode=prefer", AddressError::SslMode("prefer".to_owned())),
        ("postgres://anna:secret@host/asl?sslrootcert=%zz", AddressError::Form),
    ] {
        assert_eq!(Address::read(url).unwrap_err(), why, "{url}");
        let ran = ask(url, "games").exits(3);
        assert!(!ran.text.contains("secret"), "{}", ran.text);
    }
    let read =
        address("postgres://anna:secret@db.example:5433/asl?sslrootcert=%2Fetc%2Fclub.pem&connect_timeout=3");
    assert_eq!(read.to_string(), "postgres://anna:***@db.example:5433/asl");
    assert_eq!(format!("{read:?}"), read.to_string());
    assert_eq!(read.database(), "db.example:5433/asl");
}

/// A certificate that nobody vouches for, one of the club's own, another name, and a server without TLS.
#[test]
fn tls() {
    let server = Server::start(&[]);
    let dir = server.folder().join("data");
    let plain = |user: &str| format!("postgres://{user}@localhost:{}/postgres", server.port());
    server.client("postgres").batch_execute("CREATE ROLE anna LOGIN PASSWORD 'secret'").unwrap();
    refuses(&format!("{}?sslmode=require", plain("anna:secret")), &["no TLS", "sslrootcert=FILE"]);
    refuses(&plain("anna:secret"), &["does not let anna in", "no encryption"]);
    certify(&dir);
    let mut owner = server.client("postgres");
    owner.batch_execute("ALTER SYSTEM SET ssl = on").unwrap();
    owner.batch_execute("SELECT pg_reload_conf()").unwrap();
    PostgresBackend::migrate(&address(&server.url("postgres"))).unwrap();
    owner.batch_execute("GRANT SELECT ON ALL TABLES IN SCHEMA public TO anna").unwrap();
    refuses(&format!("{}?sslmode=require", plain("anna:secret")), &["no TLS", "UnknownIssuer"]);
    let trusted =
        format!("{}?sslmode=require&sslrootcert={}", plain("anna:secret"), dir.join("ca.pem").display());
    ask(&trusted, "games").exits(0);
    refuses(&trusted.replace("localhost", "127.0.0.1"), &["no TLS", "not valid for name"]);
    refuses(&trusted.replace("anna:secret", "anna:secreter"), &["does not let anna in"]);
    refuses(&trusted.replace("ca.pem", "none.pem"), &["no TLS", "none.pem"]);
}

/// An authority of the club's own, and the server's certificate by it.
fn certify(dir: &Path) {
    let script = "cd \"$0\" && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=club \
                  -keyout ca.key -out ca.pem && openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes \
                  -subj /CN=localhost -keyout server.key -out server.csr && \
                  printf 'subjectAltName=DNS:localhost\\nbasicConstraints=CA:FALSE' >ext && \
                  openssl x509 -req -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile ext \
                  -out server.crt && chmod 600 server.key && chown --reference=PG_VERSION server.key server.crt ca.pem";
    let made = Command::new("sh").args(["-c", script]).arg(dir).output().unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    assert!(fs::read_to_string(dir.join("server.crt")).unwrap().contains("BEGIN CERTIFICATE"));
}
