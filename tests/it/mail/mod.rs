//! Playing by mail: two players with a folder each, files that go to and fro, and everyone who would cheat.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail the test")]

mod agreed;
mod attacks;
mod awaited;
mod bent_dice;
mod between;
mod by_enter;
mod by_prompt;
mod by_shares;
mod checkpoints;
mod club;
mod concurrent;
mod conjured;
mod deeds;
mod dispute;
mod exchange;
mod forfeit;
mod gained;
mod harm;
mod joined;
mod keys;
mod later_dice;
mod lost;
mod occasions;
mod outside;
mod played;
mod proof;
mod provisional;
mod published;
mod remembered;
mod removed;
mod replaced;
mod reply;
mod required;
mod unsupported;
mod walk_through;
#[cfg(feature = "desk")]
mod witnessed;
mod words;

use crate::cli::{Ran, run};
use crate::support::folder;
use asl_replay::read::load_bytes;
use asl_store::game_id::GameId;
use asl_store::identity::{Cost, Identity};
use asl_store::log::{Log, LogWriter};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use tempfile::TempDir;

/// Commands whose answers are held against their schemas here.
pub(crate) const CALLED: [&str; 11] =
    ["keygen", "new", "sign", "receive", "reply", "witness", "prove", "bundle", "backup", "restore", "club"];

const PASSPHRASE: &str = "a horse and its battery";

pub(crate) const SCENARIO: &str = r#"name = "The bridge"
printing = "2e"

[players]
ivan = { side = "russian" }   # he lives in Perm
hans = { side = "german" }

[units]
bt7 = { side = "russian", class = "tracked", afv = true, mp = 23, red-mp = false, armed = false }
pz4 = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, armed = false }

[default-terrain]
is = ["open-ground"]
---
place bt7 FF5 vca FF4-GG5
place pz4 K5 vca K4-L4
"#;

/// Ivan's first turn, without a fault.
const IVAN_1: &str = "turn 1 russian MPh\nbt7 start 1 MP\nbt7 enter FF4 1 MP\nbt7 stop 1 MP\nbt7 ends\n";
/// Hans's first turn.
const HANS_1: &str = "turn 1 german MPh\npz4 start 1 MP\npz4 enter K4 1 MP\npz4 stop 1 MP\npz4 ends\n";
/// Ivan's second turn.
const IVAN_2: &str = "turn 2 russian MPh\nbt7 start 1 MP\nbt7 enter FF3 1 MP\nbt7 stop 1 MP\nbt7 ends\n";

/// A table with a folder for each player and one for the post.
pub(crate) struct Table {
    dir: TempDir,
}

impl Table {
    /// With keys for Ivan, Hans and the director Dora.
    pub(crate) fn new() -> Table {
        let table = Table { dir: folder::empty() };
        table.put("passphrase", PASSPHRASE);
        for name in ["ivan", "hans", "dora"] {
            fs::create_dir_all(table.path(&format!("{name}/keys"))).unwrap();
            let file = identity(name).to_file_at(PASSPHRASE.as_bytes(), Cost::TEST).unwrap();
            table.put(&format!("{name}/keys/{name}.key"), file);
        }
        table
    }

    /// With a game that Ivan made, played and signed; Hans accepted it. Eight events, record 0 counted.
    pub(crate) fn with_game() -> Table {
        static MADE: OnceLock<Table> = OnceLock::new();
        MADE.get_or_init(Table::made).copy()
    }

    /// Another table with all that lies on this one.
    fn copy(&self) -> Table {
        Table { dir: folder::copy(self.dir.path()) }
    }

    fn made() -> Table {
        let table = Table::new();
        table.put("bridge.asl", SCENARIO);
        table.run("ivan", &format!("new @bridge.asl --key hans={}", key("hans"))).exits(0);
        table.turn("ivan", IVAN_1);
        table.sign("ivan", "1.aslog").exits(0);
        table.receive("hans", "1.aslog --new --agree --name bridge").exits(0);
        table
    }

    /// With a game of three, Dora its director: Ivan made it, played and signed `1.aslog`, and nobody has it yet.
    fn of_three() -> Table {
        let table = Table::new();
        table.put("bridge.asl", SCENARIO.replacen("[units]", "dora = {}\n[units]", 1));
        let keys = format!("--key hans={} --key dora={}", key("hans"), key("dora"));
        table.run("ivan", &format!("new @bridge.asl {keys}")).exits(0);
        table.turn("ivan", IVAN_1);
        table.sign("ivan", "1.aslog").exits(0);
        table
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    pub(crate) fn put(&self, name: &str, contents: impl AsRef<[u8]>) {
        fs::write(self.path(name), contents).unwrap();
    }

    fn get(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    /// Runs a line of words for a player; `@name` is a file on the table.
    pub(crate) fn run(&self, player: &str, line: &str) -> Ran {
        let folder = format!("{}/", self.dir.path().display());
        let words = line.split_whitespace().map(|word| word.replacen('@', &folder, 1));
        let home = ["--home".to_owned(), format!("{folder}{player}")];
        let ran = run(std::iter::once("asl-replay".to_owned()).chain(words).chain(home));
        Ran { text: ran.text.replace(&folder, "@"), aside: ran.aside.replace(&folder, "@"), ..ran }
    }

    /// Records lines, be they against a rule.
    fn turn(&self, player: &str, lines: &str) {
        self.put("turn.asl", lines);
        let ran = self.run(player, "record @turn.asl --to bridge");
        assert!(ran.exit < 2, "{}", ran.text);
    }

    /// Signs dice that are bent, too, as a cheat would.
    fn sign_bent(&self, player: &str, mail: &str) -> Ran {
        self.run(player, &format!("sign bridge -o @{mail} --accept-dice --passphrase-file @passphrase"))
    }

    fn sign(&self, player: &str, mail: &str) -> Ran {
        self.run(player, &format!("sign bridge -o @{mail} --passphrase-file @passphrase"))
    }

    fn receive(&self, player: &str, mail: &str) -> Ran {
        self.run(player, &format!("receive @{mail} --passphrase-file @passphrase"))
    }

    /// The bytes of a player's game.
    fn game(&self, player: &str) -> Vec<u8> {
        let place = asl_replay::home::Place { home: Some(self.path(player)), ..Default::default() };
        place.archived(Path::new("bridge")).unwrap()
    }
}

/// The same keys in every test.
fn identity(name: &str) -> Identity {
    let secret = blake3::derive_key("asl-tests 2026-11 keys of players", name.as_bytes());
    Identity::of_secret(name.parse().unwrap(), &secret).unwrap()
}

pub(crate) fn key(name: &str) -> String {
    identity(name).verifier().to_string()
}

/// The id in the checkpoints of a game.
fn id(bytes: &[u8]) -> GameId {
    asl_replay::read::id(&load_bytes(Path::new("x.aslog"), bytes).unwrap().game).unwrap().parse().unwrap()
}

/// A log with the same blocks, hashed anew, after a change of its payloads. Checkpoints are left out.
fn rewritten(bytes: &[u8], change: impl FnOnce(&mut Vec<Vec<u8>>)) -> Vec<u8> {
    let mut payloads: Vec<Vec<u8>> =
        Log::read(bytes).records().map(|record| record.payload.to_vec()).collect();
    change(&mut payloads);
    let mut writer = LogWriter::new();
    payloads.iter().for_each(|payload| {
        writer.record(payload).unwrap();
    });
    writer.into_bytes()
}

/// The log with a checkpoint over all of it by this key.
fn signed_by(bytes: &[u8], identity: &Identity) -> Vec<u8> {
    let origin = asl_store::checkpoint::origin(&id(bytes));
    let log = Log::read(bytes);
    let note = asl_store::checkpoint::sign(&log, &origin, identity).unwrap();
    let mut writer = LogWriter::after(log.tip());
    writer.checkpoint(note.to_string().as_bytes()).unwrap();
    [bytes, writer.bytes()].concat()
}

/// The log with more events behind it.
fn continued(bytes: &[u8], by: &str, lines: &str) -> Vec<u8> {
    let loaded = load_bytes(Path::new("x.aslog"), bytes).unwrap();
    let mut reader = asl_core::notation::Reader::trusting(&loaded.game.scenario);
    reader.record_by(by.parse().unwrap());
    let mut writer = LogWriter::after(Log::read(bytes).tip());
    for line in asl_core::notation::parse_lines(&mut reader, lines).unwrap() {
        writer.record(&asl_core::wire::encode(&line.event).unwrap()).unwrap();
    }
    [bytes, writer.bytes()].concat()
}
