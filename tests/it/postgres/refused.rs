//! What a player sees when his database cannot be had: each time what is wrong and what to do, exit code 3, no password,
//! and nothing half done.

use super::server::{self, Server};
use super::{address, proxy::Cut, proxy::Proxy};
use crate::cli::{Ran, run};
use asl_store::backend::postgres::{Address, AddressError, PostgresBackend};
use std::fs;
use std::path::Path;
use std::process::Command;

fn ask(url: &str, line: &str) -> Ran {
    let home = tempfile::tempdir().unwrap();
    let words = ["asl-replay", "--archive", url, "--home", home.path().to_str().unwrap()];
    run(words.into_iter().chain(line.split(' ')).map(str::to_owned))
}

#[track_caller]
fn refuses(url: &str, told: &[&str]) {
    for line in ["verify a", "games", "record tests/games/crossroads.asl --name a"] {
        let line = line.replace("tests/", concat!(env!("CARGO_MANIFEST_DIR"), "/"));
        let ran = ask(url, &line).exits(3);
        for told in told {
            assert!(ran.text.contains(told), "no {told:?} in {}", ran.text);
        }
        assert!(!ran.text.contains("secret") && !ran.json.to_string().contains("secret"), "{}", ran.text);
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
