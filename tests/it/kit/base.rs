//! The game that every file of the kit is made of: two players with keys, dice by shares, a secret.

use crate::dice_shares::table::Table;
use crate::support::builder::TWO_PLAYERS;
use asl_core::event::{Event, Revealed, Sealed, What};
use asl_core::secret::commitment;
use asl_core::wire::encode;
use asl_replay::read::id;
use asl_store::checkpoint::{accept, sign};
use asl_store::identity::Identity;
use asl_store::log::{Log, LogWriter};
use asl_store::note::Note;

/// A file and its verdict.
#[derive(Clone)]
pub(super) struct File {
    pub(super) name: &'static str,
    pub(super) exit: u8,
    /// The fault with the records before it, or the clauses with their events.
    pub(super) told: Vec<(&'static str, u64)>,
    pub(super) says: &'static str,
    pub(super) bytes: Vec<u8>,
}

/// A file without fault.
pub(super) fn good(name: &'static str, says: &'static str, bytes: Vec<u8>) -> File {
    File { name, exit: 0, told: Vec::new(), says, bytes }
}

/// A file whose integrity is broken.
pub(super) fn broken(
    name: &'static str,
    fault: (&'static str, u64),
    says: &'static str,
    bytes: Vec<u8>,
) -> File {
    File { name, exit: 2, told: vec![fault], says, bytes }
}

fn identity(name: &str, secret: u8) -> Identity {
    Identity::of_secret(name.parse().unwrap(), &[secret; 32]).unwrap()
}

pub(super) fn ivan() -> Identity {
    identity("ivan", 11)
}

pub(super) fn hans() -> Identity {
    identity("hans", 12)
}

pub(super) fn stranger() -> Identity {
    identity("boris", 13)
}

/// The head with these keys.
pub(super) fn head(name: &str, keys: [&str; 2]) -> String {
    let own = format!("name = \"{name}\"\nprinting = \"2e\"\ndice = \"shares\"\n");
    let keyed = |players: String, side: &str, key: &str| {
        players.replacen(&format!("side = \"{side}\""), &format!("side = \"{side}\", key = \"{key}\""), 1)
    };
    own + &keyed(keyed(TWO_PLAYERS.to_owned(), "russian", keys[0]), "german", keys[1])
}

/// The head with the keys of both.
pub(super) fn own_head() -> String {
    head("A kit", [&ivan().verifier().to_string(), &hans().verifier().to_string()])
}

/// Both have committed to eight shares, and turn 1 has begun: four events.
pub(super) fn committed(head: &str) -> Table {
    let mut table = Table::pinned(head);
    table.commit("ivan", 8);
    table.commit("hans", 8);
    table.line("ivan", "turn 1 russian PFPh");
    table
}

pub(super) const DECLARED: &str = "declare rolls 1 r1 DR named \"first\"";

/// Ivan seals a secret, rolls, and opens it: nine events.
pub(super) fn story() -> Table {
    let mut table = committed(&own_head());
    seal(&mut table, "ivan", "leader");
    table.line("ivan", DECLARED);
    table.answer("hans", "ivan", 1);
    table.roll("ivan", 1);
    open(&mut table, "ivan", "leader", WORDS);
    table
}

pub(super) const WORDS: &str = "the bridge is mined";
const NONCE: [u8; 32] = [5; 32];

pub(super) fn seal(table: &mut Table, by: &str, secret: &str) {
    let (name, secret) = (by.parse().unwrap(), secret.parse().unwrap());
    let commitment = commitment(&table.state().game, &name, &secret, &WORDS.parse().unwrap(), &NONCE);
    table.push(by, What::Sealed(Sealed { secret, commitment }));
}

pub(super) fn open(table: &mut Table, by: &str, secret: &str, words: &str) {
    let (secret, plaintext) = (secret.parse().unwrap(), words.parse().unwrap());
    table.push(by, What::Revealed(Revealed { secret, plaintext, nonce: NONCE }));
}

pub(super) fn payloads(events: &[Event]) -> Vec<Vec<u8>> {
    events.iter().map(|event| encode(event).unwrap()).collect()
}

/// The records of a game, and no checkpoint.
pub(super) fn unsigned(table: &Table) -> Vec<u8> {
    log(&payloads(&table.log.events))
}

/// A log with these payloads.
pub(super) fn log(payloads: &[Vec<u8>]) -> Vec<u8> {
    let mut writer = LogWriter::new();
    payloads.iter().for_each(|payload| {
        writer.record(payload).unwrap();
    });
    writer.into_bytes()
}

/// A log that grows.
#[derive(Clone)]
pub(super) struct Copy {
    pub(super) bytes: Vec<u8>,
    pub(super) payloads: Vec<Vec<u8>>,
    pub(super) origin: String,
}

impl Copy {
    /// A copy of a game without a record yet.
    pub(super) fn of(table: &Table) -> Copy {
        let origin = format!("asl-replay/{}", id(&table.game()).unwrap());
        Copy { bytes: Vec::new(), payloads: payloads(&table.log.events), origin }
    }

    fn write(&mut self, write: impl FnOnce(&mut LogWriter)) {
        let mut writer = LogWriter::after(Log::read(&self.bytes).tip());
        write(&mut writer);
        self.bytes.extend_from_slice(writer.bytes());
    }

    /// With records up to this number.
    pub(super) fn to(mut self, records: usize) -> Copy {
        let from = usize::try_from(Log::read(&self.bytes).tip().records).unwrap();
        let news = self.payloads[from..records].to_vec();
        self.write(|writer| {
            news.iter().for_each(|payload| {
                writer.record(payload).unwrap();
            });
        });
        self
    }

    /// With all records.
    pub(super) fn whole(self) -> Copy {
        let records = self.payloads.len();
        self.to(records)
    }

    /// With a checkpoint of this text.
    pub(super) fn text(mut self, text: &str) -> Copy {
        self.write(|writer| writer.checkpoint(text.as_bytes()).unwrap());
        self
    }

    /// The checkpoint that somebody would add.
    pub(super) fn next(&self, by: &Identity) -> Note {
        sign(&Log::read(&self.bytes), &self.origin, by).unwrap()
    }

    /// Signed by one.
    pub(super) fn signed(self, by: &Identity) -> Copy {
        let note = self.next(by);
        self.text(&note.to_string())
    }

    /// Signed by one, and accepted by the other.
    pub(super) fn agreed(self, by: &Identity, other: &Identity) -> Copy {
        let note = self.next(by);
        let accepted = accept(&note, other).unwrap();
        self.text(&note.to_string()).text(&accepted.to_string())
    }

    /// The blocks, each with its bytes.
    pub(super) fn blocks(&self) -> Vec<Vec<u8>> {
        Log::read(&self.bytes).blocks().map(|block| block.bytes().to_vec()).collect()
    }
}

/// The story, signed by both at four records and at its end: nine records, four checkpoints.
pub(super) fn signed_story() -> Copy {
    Copy::of(&story()).to(4).agreed(&ivan(), &hans()).whole().agreed(&hans(), &ivan())
}
