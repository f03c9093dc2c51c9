//! A passphrase kept by the kernel's keyring of the session: for the key that it opened, for an hour, and for nobody else.
//! Where the system gives no keyring these tests say that they are skipped.

#![cfg(target_os = "linux")]

use super::{PASSPHRASE, SCENARIO, Table, identity, key};
use crate::cli::binary::program;
use asl_store::identity::Cost;
use linux_keyutils::{KeyRing, KeyRingIdentifier};
use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};

fn ring() -> KeyRing {
    KeyRing::from_special_id(KeyRingIdentifier::Session, false).unwrap()
}

/// Whether the kernel keeps anything for this process.
fn is_there() -> bool {
    let ring = KeyRing::from_special_id(KeyRingIdentifier::Session, false);
    let kept = ring.and_then(|ring| ring.add_key("asl-replay:test", b"x"));
    match kept.and_then(|key| key.invalidate()) {
        Ok(()) => true,
        Err(why) => {
            println!("SKIPPED mail::remembered, no keyring here: {why:?}");
            false
        }
    }
}

/// The name of the entry of a key, from the text of its file.
fn entry(table: &Table, file: &str) -> String {
    let hash =
        blake3::derive_key("asl-replay 2026-11 keyring entry v1", &fs::read(table.path(file)).unwrap());
    let hex: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("asl-replay:passphrase:{hex}")
}

/// Plants an entry that counts for so many seconds from now.
fn plant(name: &str, words: &str, seconds: i64) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    let until = now.saturating_add_signed(seconds).to_be_bytes();
    ring().add_key(name, &[&until[..], words.as_bytes()].concat()).unwrap();
}

fn is_kept(name: &str) -> bool {
    ring().search(name).is_ok_and(|key| key.metadata().is_ok())
}

/// Hans at a game that he has something to sign in, with a key file of this table alone: tables are copies of one, and what
/// one test plants for its file another would find.
fn table() -> Table {
    let table = Table::with_game();
    table.put(HANS, identity("hans").to_file_at(PASSPHRASE.as_bytes(), Cost::TEST).unwrap());
    table.turn("hans", "turn 1 german MPh\n");
    table
}

const HANS: &str = "hans/keys/hans.key";
const SIGN: &str = "sign bridge -o @2.aslog";

#[test]
fn what_is_kept_opens_the_key_and_can_be_refused_and_forgotten() {
    if !is_there() {
        return;
    }
    let table = table();
    table.run("hans", SIGN).exits(3).says("a passphrase is needed and there is no terminal");
    table.run("hans", "keys forget").exits(0).says("no passphrase of yours was kept");
    let name = entry(&table, HANS);
    plant(&name, PASSPHRASE, 3000);
    table.run("hans", &format!("{SIGN} --no-keyring")).exits(3).says("a passphrase is needed");
    // What is given counts, right or wrong, and what is kept stays.
    table.put("wrong", "not the passphrase at all\n");
    table.run("hans", &format!("{SIGN} --passphrase-file @wrong")).exits(3).says("does not open");
    assert!(is_kept(&name));
    table.run("hans", SIGN).exits(0).says("is signed by hans");
    let forgot = table.run("hans", "keys forget").exits(0).says("forgotten: the passphrase of hans");
    assert_eq!(forgot.json["forgotten"][0], "hans");
    assert!(!is_kept(&name));
    table.turn("hans", "pz4 start 1 MP\n");
    table.run("hans", SIGN).exits(3).says("a passphrase is needed");
}

#[test]
fn a_wrong_one_and_an_old_one_are_forgotten() {
    if !is_there() {
        return;
    }
    let table = table();
    let name = entry(&table, HANS);
    // Wrong; past; of a clock that was turned back since; too short to hold anything.
    for (words, seconds) in [("not the passphrase", 3000), (PASSPHRASE, -5), (PASSPHRASE, 9000), ("", 3000)] {
        plant(&name, words, seconds);
        table.run("hans", SIGN).exits(3).says("a passphrase is needed");
        assert!(!is_kept(&name), "{words:?} {seconds}");
    }
    ring().add_key(&name, b"abc").unwrap();
    table.run("hans", SIGN).exits(3).says("a passphrase is needed");
    assert!(!is_kept(&name));
}

/// A key with another passphrase, or another key of the same name, is another file.
#[test]
fn a_key_made_anew_finds_nothing() {
    if !is_there() {
        return;
    }
    let table = table();
    let old = entry(&table, HANS);
    plant(&old, PASSPHRASE, 3000);
    let file = identity("hans").to_file_at(b"another passphrase", Cost::TEST).unwrap();
    table.put(HANS, file);
    table.run("hans", SIGN).exits(3).says("a passphrase is needed");
    assert_ne!(entry(&table, HANS), old);
    ring().search(&old).unwrap().invalidate().unwrap();
}

/// Typed once at a terminal, it is not asked for again; the kernel has it for an hour at most, for its possessor alone.
#[test]
fn what_was_typed_is_asked_for_once() {
    let typing = Command::new("script").arg("--version").output();
    if !is_there() || typing.is_err() {
        println!("SKIPPED what_was_typed_is_asked_for_once: no keyring, or no `script` to make a terminal");
        return;
    }
    let table = table();
    let sign = |mail: &str| {
        let (program, mail, home) = (program(), table.path(mail), table.path("hans"));
        format!("{} sign bridge -o {} --home {}", program.display(), mail.display(), home.display())
    };
    let typed = |command: &str, words: &str| {
        let mut child = Command::new("script");
        let child = child.args(["-qec", command, "/dev/null"]).env_remove("ASL_REPLAY_PASSPHRASE");
        let mut child = child.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(format!("{words}\n").as_bytes()).unwrap();
        String::from_utf8_lossy(&child.wait_with_output().unwrap().stdout).into_owned()
    };
    let name = entry(&table, HANS);
    let said = typed(&sign("2.aslog"), "not the passphrase at all");
    assert!(said.contains("does not open") && !is_kept(&name), "{said}");
    let said = typed(&sign("2.aslog"), PASSPHRASE);
    assert!(said.contains("is signed by hans") && is_kept(&name), "{said}");
    let line = fs::read_to_string("/proc/keys").unwrap_or_default();
    let line = line.lines().find(|line| line.contains(&name)).unwrap_or_default().to_owned();
    // What the kernel says of it: an hour left, and nothing but a look at its name for who does not possess it.
    assert!(line.is_empty() || [" 1h ", " 60m ", " 59m "].iter().any(|left| line.contains(left)), "{line}");
    assert!(line.is_empty() || line.contains(" 3f010000 "), "{line}");
    assert!(!line.contains(PASSPHRASE));
    table.turn("hans", "pz4 start 1 MP\n");
    table.run("hans", "sign bridge -o @3.aslog").exits(0).says("is signed by hans");
    table.run("hans", "keys forget").exits(0).says("hans");
}

/// A game of two more: one prompt does for a whole reply, and none is needed where nothing is to be signed.
#[test]
fn nothing_to_sign_needs_no_passphrase() {
    let table = Table::new();
    table.put("bridge.asl", SCENARIO);
    table.run("ivan", &format!("new @bridge.asl --key hans={}", key("hans"))).exits(0);
    table.run("ivan", "sign bridge -o @1.aslog").exits(3).says("a passphrase is needed");
    table.sign("ivan", "1.aslog").exits(0);
    table.run("ivan", "sign bridge -o @1.aslog").exits(0).says("was signed before");
    table.run("ivan", "reply bridge -o @1.aslog").exits(0).says("was signed before");
}
