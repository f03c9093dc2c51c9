//! Keys of players: made, asked for, never shown.

use super::{PASSPHRASE, SCENARIO, Table, key};
use std::fs;

#[test]
fn a_key_is_made_once_and_rests_encrypted() {
    let table = Table::new();
    let made = table.run("new", "keygen karl --passphrase-file @passphrase").exits(0);
    let made = made.says("A key for karl").says("karl+");
    let public = made.json["public_key"].as_str().unwrap().to_owned();
    let file = fs::read_to_string(table.path("new/keys/karl.key")).unwrap();
    assert!(file.contains(&public) && file.contains("BEGIN ENCRYPTED PRIVATE KEY"));
    table.run("new", "keygen karl --passphrase-file @passphrase").exits(3).says("never written over");
    assert_eq!(fs::read_to_string(table.path("new/keys/karl.key")).unwrap(), file);
}

/// Why the system refuses is told, not only that it does.
#[test]
#[cfg(target_os = "linux")]
fn a_key_that_cannot_be_written_says_why() {
    let table = Table::new();
    std::fs::create_dir_all(table.path("new")).unwrap();
    std::os::unix::fs::symlink("/proc/self", table.path("new/keys")).unwrap();
    table.run("new", "keygen karl --passphrase-file @passphrase").exits(3).says("No such file");
}

#[test]
fn a_name_must_do_for_a_player_and_for_a_file() {
    let table = Table::new();
    for name in ["a+b", "../evil", "a/b", "-x", "ä", &"x".repeat(40)] {
        table.run("new", &format!("keygen --passphrase-file @passphrase -- {name}")).exits(3);
    }
    assert!(!table.path("new/keys").exists());
}

#[test]
fn passphrases_come_from_a_file_or_not_at_all() {
    let table = Table::with_game();
    table.turn("hans", "turn 1 german MPh\n");
    table.put("wrong", "not the passphrase at all\n");
    table.put("short", "short\n");
    let sign = |file: &str| table.run("hans", &format!("sign bridge -o @2.aslog --passphrase-file @{file}"));
    sign("wrong").exits(3).says("the passphrase does not open this identity");
    sign("missing").exits(3);
    assert!(!table.path("2.aslog").exists());
    table.put("with-line-end", format!("{PASSPHRASE}\r\nand a second line\n"));
    sign("with-line-end").exits(0);
    table.run("new", "keygen karl --passphrase-file @short").exits(3).says("at least 8 characters");
}

#[test]
fn the_key_that_is_meant_is_named() {
    let table = Table::with_game();
    fs::copy(table.path("hans/keys/hans.key"), table.path("ivan/keys/hans.key")).unwrap();
    fs::copy(table.path("dora/keys/dora.key"), table.path("ivan/keys/dora.key")).unwrap();
    table.turn("ivan", "by ivan\nturn 1 german MPh\n");
    table.sign("ivan", "2.aslog").exits(3).says("several of your keys fit").says("--as NAME (hans, ivan)");
    let sign = |name: &str| {
        table.run("ivan", &format!("sign bridge -o @2.aslog --as {name} --passphrase-file @passphrase"))
    };
    sign("karl").exits(3).says("you have no key karl; yours: dora, hans, ivan");
    sign("dora").exits(3).says("none of your keys is in record 0");
    sign("ivan").exits(0);
    fs::remove_dir_all(table.path("ivan/keys")).unwrap();
    sign("ivan").exits(3).says("you have no key: make one");
}

/// Nothing that goes into the mail, the archive or an answer has the secret in it, raw or in hexadecimal.
#[test]
fn the_secret_leaves_no_trace() {
    let table = Table::with_game();
    let secret = blake3::derive_key("asl-tests 2026-11 keys of players", b"ivan");
    let hex: String = secret.iter().map(|byte| format!("{byte:02x}")).collect();
    let mut files = 0;
    let mut folders = vec![table.path("")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let bytes = fs::read(&path).unwrap();
            files += 1;
            assert!(!bytes.windows(32).any(|window| window == secret), "{}", path.display());
            assert!(!String::from_utf8_lossy(&bytes).contains(&hex), "{}", path.display());
            let is_passphrase = path.ends_with("passphrase");
            let holds = bytes.windows(PASSPHRASE.len()).any(|window| window == PASSPHRASE.as_bytes());
            assert_eq!(holds, is_passphrase, "{}", path.display());
        }
    }
    assert!(files > 5);
}

/// A spoilt file beside a good key is told of, and stops nobody who uses the other; who needs it is told why not.
#[test]
fn a_damaged_key_stops_only_itself() {
    let table = Table::with_game();
    table.put("hans/keys/old.key", "no key at all");
    table.turn("hans", "turn 1 german MPh\n");
    let signed = table.sign("hans", "2.aslog").exits(0);
    assert!(signed.aside.contains("warning: this key cannot be used") && signed.aside.contains("old.key"));
    assert!(
        table.run("hans", "seal bridge plan later --passphrase-file @passphrase").aside.contains("old.key")
    );
    assert!(!table.run("hans", "log bridge").exits(0).aside.contains("old.key"));
    let sign = |name: &str| {
        table.run("hans", &format!("sign bridge -o @2.aslog --as {name} --passphrase-file @passphrase"))
    };
    sign("old").exits(3).says("old.key: ");
    sign("karl").exits(3).says("you have no key karl; yours: hans");
    table.put("hans/keys/hans.key", "no key either");
    table.sign("hans", "2.aslog").exits(3).says("hans.key: ");
    let dice = table.run("hans", "dice commit bridge --by hans --passphrase-file @passphrase");
    dice.exits(3).says("hans.key: ");
}

/// Dice and secrets find keys and passphrases as mail does.
#[test]
fn every_command_finds_keys_alike() {
    let table = Table::new();
    table.put("bridge.asl", SCENARIO.replacen("[players]", "dice = \"shares\"\n[players]", 1));
    table.run("ivan", &format!("new @bridge.asl --key hans={}", key("hans"))).exits(0);
    for command in ["dice commit bridge", "seal bridge leader bt7", "sign bridge -o @1.aslog"] {
        table.run("ivan", command).exits(3).says("a passphrase is needed and there is no terminal to ask");
        table
            .run("ivan", &format!("{command} --as karl --passphrase-file @passphrase"))
            .exits(3)
            .says("karl");
        table.run("ivan", &format!("{command} --as ivan --passphrase-file @passphrase")).exits(0);
    }
}
