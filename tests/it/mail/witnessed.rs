//! A game's head before a witness: a stand-in on loopback that keeps to C2SP tlog-witness. A real one is asked by the
//! continuous integration.

use super::{HANS_1, Table, identity};
use asl_store::checkpoint::Statement;
use asl_store::identity::Identity;
use asl_store::log::Log;
use asl_store::merkle::Node;
use asl_store::note::{Note, NoteSignature, Standing};
use asl_store::proof::Consistency;
use asl_store::verifier::Verifier;
use asl_store::witness::{Witness, message};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

const NAME: &str = "witness.example/w1";
/// Five events of Ivan.
const NOTES: &str = "note \"a\"\nnote \"b\"\nnote \"c\"\nnote \"d\"\nnote \"e\"\n";
const TIME: u64 = 1_790_000_000;

/// What a witness knows.
struct State {
    key: Identity,
    /// The keys of each log, by its origin.
    logs: BTreeMap<String, Vec<Verifier>>,
    seen: BTreeMap<String, (u64, Node)>,
    /// The statuses that it answered.
    answered: Vec<u16>,
    /// It signs another time than it says.
    lies: bool,
}

#[derive(Clone)]
pub(super) struct StandIn {
    url: String,
    state: Arc<Mutex<State>>,
}

impl StandIn {
    /// A witness that knows the game on this table, by the keys of both players.
    pub(super) fn of(table: &Table) -> StandIn {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let key = Identity::of_secret(NAME.parse().unwrap(), &[21; 32]).unwrap();
        let keys = ["ivan", "hans"].map(|name| identity(name).verifier().clone());
        let logs = BTreeMap::from([(origin(table), keys.to_vec())]);
        let state = State { key, logs, seen: BTreeMap::new(), answered: Vec::new(), lies: false };
        let stand_in = StandIn { url, state: Arc::new(Mutex::new(state)) };
        let served = stand_in.clone();
        // It ends with the tests.
        std::thread::spawn(move || listener.incoming().flatten().for_each(|stream| served.serve(&stream)));
        stand_in
    }

    fn serve(&self, stream: &TcpStream) {
        let mut reader = BufReader::new(stream);
        let mut line = String::new();
        let (mut length, mut is_request) = (0, false);
        while reader.read_line(&mut line).unwrap() > 2 {
            is_request |= line.starts_with("POST /add-checkpoint HTTP/1.");
            if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse().unwrap();
            }
            line.clear();
        }
        let mut body = vec![0; length];
        reader.read_exact(&mut body).unwrap();
        let mut state = self.state.lock().unwrap();
        let (status, text) =
            if is_request { state.answer(&String::from_utf8(body).unwrap()) } else { (405, String::new()) };
        state.answered.push(status);
        let mut stream = stream;
        write!(
            stream,
            "HTTP/1.1 {status} X\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{text}",
            text.len()
        )
        .unwrap();
    }

    fn witness(&self) -> Witness {
        let state = self.state.lock().unwrap();
        Witness::new(NAME.parse().unwrap(), state.key.verifier().key()).unwrap()
    }

    pub(super) fn url(&self) -> &str {
        &self.url
    }

    pub(super) fn key(&self) -> String {
        self.witness().to_string()
    }

    /// It knows another log, by the key of somebody at the table.
    pub(super) fn knows(&self, origin: &str, name: &str) {
        let keys = vec![identity(name).verifier().clone()];
        self.state.lock().unwrap().logs.insert(origin.to_owned(), keys);
    }

    /// The line of words that asks it.
    pub(super) fn asks(&self) -> String {
        format!("witness {} bridge --key {}", self.url, self.witness())
    }

    pub(super) fn required(&self) -> String {
        format!("--require-witness {}", self.witness())
    }

    pub(super) fn answered(&self) -> Vec<u16> {
        self.state.lock().unwrap().answered.clone()
    }
}

impl State {
    fn answer(&mut self, body: &str) -> (u16, String) {
        let Ok(request) = Consistency::read(body) else { return (400, "no request\n".into()) };
        let note = request.checkpoint.clone();
        let says = Statement::read(note.text()).unwrap();
        let Some(keys) = self.logs.get(&says.origin) else { return (404, "unknown log\n".into()) };
        if !keys.iter().any(|key| note.standing(key) == Standing::Good) {
            return (403, "unknown key\n".into());
        }
        let (size, root) = self.seen.get(&says.origin).copied().unwrap_or((0, Node::empty()));
        match request.old {
            old if old > says.size => (400, "old is larger\n".into()),
            old if old != size => (409, format!("{size}\n")),
            _ if !request.proves(&root) => (422, "no proof\n".into()),
            _ => {
                self.seen.insert(says.origin, (says.size, says.root));
                (200, format!("{}\n", self.cosignature(&note)))
            }
        }
    }

    fn cosignature(&self, note: &Note) -> NoteSignature {
        let witness = Witness::new(NAME.parse().unwrap(), self.key.verifier().key()).unwrap();
        let signed = message(TIME + u64::from(self.lies), note.text());
        let bytes = [&TIME.to_be_bytes()[..], &self.key.sign(signed.as_bytes())].concat();
        NoteSignature { name: NAME.parse().unwrap(), id: witness.id(), bytes }
    }
}

fn origin(table: &Table) -> String {
    asl_store::checkpoint::origin(&super::id(&table.game("ivan")))
}

#[test]
fn a_head_is_cosigned_and_the_cosignature_is_kept() {
    let table = Table::with_game();
    let witness = StandIn::of(&table);
    let first = table.run("ivan", &witness.asks()).exits(0).says("8 events").says(NAME);
    assert_eq!(
        (&first.json["events"], &first.json["time"], &first.json["already"]),
        (&8.into(), &TIME.into(), &false.into())
    );
    table.run("ivan", &format!("verify bridge {}", witness.required())).exits(0).says("8 events").says(NAME);
    // Once more is nothing new.
    let again = table.run("ivan", &witness.asks()).exits(0);
    assert_eq!((again.json["already"].as_bool(), witness.answered()), (Some(true), vec![200, 200]));
    // The game grows, and the witness sees that it goes on.
    table.turn("ivan", NOTES);
    table.run("ivan", &witness.asks()).exits(3).says("only the first 8 events");
    table.sign("ivan", "2.aslog").exits(0);
    table.run("ivan", &witness.asks()).exits(0).says("13 events");
    assert_eq!(witness.answered(), [200, 200, 200]);
    table.run("ivan", "verify bridge").exits(0);
}

#[test]
fn a_cosignature_is_mailed_and_asked_for() {
    let table = Table::with_game();
    let witness = StandIn::of(&table);
    let required = witness.required();
    table.turn("ivan", NOTES);
    table.sign("ivan", "2.aslog").exits(0);
    table
        .run("hans", &format!("verify @2.aslog {required}"))
        .exits(2)
        .says("has cosigned none of its 13 events");
    let before = table.game("hans");
    table.receive("hans", &format!("2.aslog {required}")).exits(2).says("has cosigned none of its 13 events");
    assert_eq!(table.game("hans"), before);
    table.run("ivan", &witness.asks()).exits(0);
    table.sign("ivan", "3.aslog").exits(0);
    table.receive("hans", &format!("3.aslog {required}")).exits(0);
    table.run("hans", &format!("verify bridge {required}")).exits(0).says("13 events");
    // A page of it says so, and who signed.
    let asked = required.replace("--require-witness", "--witness");
    let seen = table.run("hans", &format!("report bridge -o @bridge.html {asked}")).exits(0).json;
    assert_eq!((&seen["cosigned"][0]["events"], seen["cosigned"][0].get("fault")), (&13.into(), None));
    // Events behind the cosigned ones are told.
    table.turn("hans", HANS_1);
    table.sign("hans", "4.aslog").exits(0);
    table
        .run("ivan", &format!("verify @4.aslog {required}"))
        .exits(2)
        .says("has cosigned 13 of its 18 events");
}

/// Without the key a line of a witness is a stranger's, and nobody is bound to carry it.
#[test]
fn who_does_not_know_the_witness_takes_the_game_all_the_same() {
    let table = Table::with_game();
    let witness = StandIn::of(&table);
    table.turn("ivan", NOTES);
    table.sign("ivan", "2.aslog").exits(0);
    table.run("ivan", &witness.asks()).exits(0);
    table.sign("ivan", "3.aslog").exits(0);
    table.receive("hans", "3.aslog").exits(0);
    table.sign("hans", "4.aslog").exits(0);
    table.receive("ivan", "4.aslog").exits(0);
    table.run("ivan", &format!("verify bridge {}", witness.required())).exits(0);
}

#[test]
fn another_key_and_another_log_are_refused() {
    let table = Table::with_game();
    let witness = StandIn::of(&table);
    let before = table.game("ivan");
    witness.state.lock().unwrap().logs.insert(origin(&table), vec![identity("dora").verifier().clone()]);
    table.run("ivan", &witness.asks()).exits(3).says("takes no key that signed asl-replay/the-bridge-");
    witness.state.lock().unwrap().logs.clear();
    table.run("ivan", &witness.asks()).exits(3).says("does not know the log asl-replay/the-bridge-");
    assert_eq!((witness.answered(), table.game("ivan")), (vec![403, 404], before));
}

/// Hans's copy of 8 events, when the witness has seen 13; and one of 13 with another past.
#[test]
fn a_copy_that_is_older_or_another_shows() {
    let table = Table::with_game();
    let witness = StandIn::of(&table);
    table.turn("ivan", NOTES);
    table.sign("ivan", "2.aslog").exits(0);
    table.run("ivan", &witness.asks()).exits(0);
    table
        .run("hans", &witness.asks())
        .exits(2)
        .says("it has seen 13 events of this game, and this copy has 8");
    table.turn("hans", HANS_1);
    table.sign("hans", "other.aslog").exits(0);
    let before = table.game("hans");
    table.run("hans", &witness.asks()).exits(2).says("somebody signed another past of this game");
    assert_eq!((witness.answered(), table.game("hans")), (vec![200, 409, 409, 422], before));
}

/// What another has sent it is asked for, and the request is made anew.
#[test]
fn a_witness_that_knows_more_than_the_copy_tells_is_asked_again() {
    let table = Table::with_game();
    let witness = StandIn::of(&table);
    table.run("hans", &witness.asks()).exits(0);
    table.turn("ivan", NOTES);
    table.sign("ivan", "2.aslog").exits(0);
    table.run("ivan", &witness.asks()).exits(0).says("13 events");
    assert_eq!(witness.answered(), [200, 409, 200]);
}

#[test]
fn a_false_cosignature_is_told() {
    let table = Table::with_game();
    let witness = StandIn::of(&table);
    witness.state.lock().unwrap().lies = true;
    let before = table.game("ivan");
    table.run("ivan", &witness.asks()).exits(2).says("its cosignature is FALSE");
    assert_eq!(table.game("ivan"), before);
    // The same in a mail: for who knows the witness the line spoils the checkpoint.
    let log = Log::read(&before);
    let note = log.checkpoints().last().and_then(|last| Note::read(last.text).ok()).unwrap();
    let line = witness.state.lock().unwrap().cosignature(&note);
    let mut writer = asl_store::log::LogWriter::after(log.tip());
    writer.checkpoint(format!("{note}{line}\n").as_bytes()).unwrap();
    table.put("false.aslog", [&before[..], writer.bytes()].concat());
    table.run("hans", "verify @false.aslog").exits(0);
    table
        .run("hans", &format!("verify @false.aslog {}", witness.required()))
        .exits(2)
        .says("on 8 events is FALSE");
}

#[test]
fn where_no_witness_is_something_is_said() {
    let table = Table::with_game();
    let witness = StandIn::of(&table);
    let key = witness.witness();
    let ask = |url: &str| table.run("ivan", &format!("witness {url} bridge --key {key}")).exits(3);
    // A port that was free a moment ago.
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    ask(&format!("http://{free}")).says("cannot be reached");
    ask("gopher://example.com").says("http");
    ask(&format!("{}/elsewhere/", witness.url)).says("answers 405");
    table.run("ivan", &format!("witness {} bridge --key {}", witness.url, super::key("hans"))).exits(3);
    table
        .run("ivan", &format!("verify @bridge.asl {}", witness.required()))
        .exits(3)
        .says("is no hashed log");
}
