//! The grants of a club: a reader reads, a player appends and cannot take back, a director rules. Held by the database,
//! not by the program.

use super::{address, game, log_of, server};
use asl_replay_desk::postgres::{PostgresBackend, ROLES};
use asl_store::archive::{AppendError, Archive, ExtendError, ImportError, ReadError};
use postgres::error::SqlState;
use server::Server;

/// A server with one archive of a club; `anna` is a player, `dora` a director, `rolf` a reader.
struct Club {
    server: Server,
}

impl Club {
    fn new() -> Club {
        let server = Server::start(&[]);
        let url = server.url("postgres");
        PostgresBackend::migrate(&address(&url)).unwrap();
        let mut owner = server.client("postgres");
        owner.batch_execute(ROLES).unwrap();
        for (name, role) in [("anna", "asl_player"), ("dora", "asl_director"), ("rolf", "asl_reader")] {
            let sql = format!("CREATE ROLE {name} LOGIN PASSWORD 'secret-{name}'; GRANT {role} TO {name}");
            owner.batch_execute(&sql).unwrap();
        }
        Club { server }
    }

    fn url(&self, name: &str) -> String {
        self.server.url_of(&format!("{name}:secret-{name}"), "postgres")
    }

    fn archive(&self, name: &str) -> Archive<PostgresBackend> {
        Archive::open(PostgresBackend::open(address(&self.url(name))).unwrap()).unwrap()
    }
}

#[test]
fn a_reader_reads_a_player_appends_and_a_director_rules() {
    let club = Club::new();
    let [one, two, other] = [log_of([&b"one"[..]]), log_of([&b"one"[..], b"two"]), log_of([&b"other"[..]])];
    let _imported = club.archive("anna").import(&game("a"), &one).unwrap();
    let _imported = club.archive("anna").import(&game("a"), &two).unwrap();
    assert_eq!(club.archive("rolf").read(&game("a")).unwrap(), two);
    for (name, bytes) in [("b", &one), ("a", &log_of([&b"one"[..], b"two", b"three"]))] {
        let why = club.archive("rolf").import(&game(name), bytes).unwrap_err();
        let ImportError::Append(AppendError::Refused(why)) = why else { panic!("{why}") };
        let told = format!("{why}: {}", why.source);
        assert!(told.contains("rolf may not do that") && told.contains("the archive's director"), "{told}");
        assert!(!told.contains("secret"), "{told}");
    }
    let why = club.archive("anna").replace(&game("a"), &two, &other).unwrap_err();
    assert!(matches!(why, ExtendError::Append(AppendError::Refused(_))), "{why}");
    assert_eq!(club.archive("anna").read(&game("a")).unwrap(), two);
    let _replaced = club.archive("dora").replace(&game("a"), &two, &other).unwrap();
    assert_eq!(club.archive("rolf").read(&game("a")).unwrap(), other);
}

/// With a player's own SQL.
#[test]
fn a_player_cannot_rewrite_the_past() {
    let club = Club::new();
    let two = log_of([&b"one"[..], b"two"]);
    let _imported = club.archive("anna").import(&game("a"), &two).unwrap();
    let mut anna = server::client(&club.url("anna"));
    for sql in [
        "DELETE FROM runs",
        "UPDATE runs SET bytes = ''",
        "UPDATE runs SET first_block = 7",
        "DELETE FROM games",
        "UPDATE games SET name = 'b'",
        "TRUNCATE runs",
        "DROP TABLE runs",
        "DELETE FROM results",
        "INSERT INTO results (game, head, blocks, book, settings, result) VALUES ('a', '', 0, 1, '', '')",
        "UPDATE refinery_schema_history SET version = 99",
    ] {
        let why = anna.batch_execute(sql).expect_err(sql);
        assert_eq!(why.code(), Some(&SqlState::INSUFFICIENT_PRIVILEGE), "{sql}: {why}");
    }
    let double = anna.batch_execute("INSERT INTO runs VALUES ('a', 0, 'mine')").unwrap_err();
    assert_eq!(double.code(), Some(&SqlState::UNIQUE_VIOLATION), "{double}");
    assert_eq!(club.archive("rolf").read(&game("a")).unwrap(), two);
    // What a player's grants do allow harms the game, is found by everybody, and is put right by the director.
    for sql in [
        "UPDATE games SET records = 1, blocks = 1",
        "UPDATE games SET head = set_byte(head, 0, 255 - get_byte(head, 0))",
        "INSERT INTO runs VALUES ('a', 2, 'mine')",
    ] {
        let mut owner = club.server.client("postgres");
        let head: Vec<u8> = owner.query_one("SELECT head FROM games", &[]).unwrap().get(0);
        anna.batch_execute(sql).unwrap();
        let why = club.archive("rolf").read(&game("a")).expect_err(sql);
        assert!(matches!(why, ReadError::Damaged(_)), "{sql}: {why}");
        let mut dora = server::client(&club.url("dora"));
        dora.execute("UPDATE games SET records = 2, blocks = 2, head = $1", &[&head]).unwrap();
        dora.batch_execute("DELETE FROM runs WHERE first_block = 2").unwrap();
        assert_eq!(club.archive("rolf").read(&game("a")).unwrap(), two);
    }
}
