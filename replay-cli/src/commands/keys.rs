//! `keys`: mine, their public halves, the games that they are in; passphrases that the platform keeps.

use crate::args::home::{KeysArgs, KeysStep};
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::home::{keys, write_text};
use crate::read::{Parties, PublicKey};
use crate::text::home;
use crate::view::home::{KeyRow, KeysView};
use crate::words::fingerprint;
use std::path::PathBuf;

pub(super) fn run(call: &Call, args: &KeysArgs) -> Result<Answer, Failure> {
    let ring = keys::list(&call.place)?;
    if let Some(KeysStep::Forget) = args.step {
        return Ok(forget(&ring));
    }
    let games = parties(call)?;
    let row = |key: &keys::MyKey| KeyRow {
        name: key.name(),
        public_key: key.public().to_string(),
        fingerprint: fingerprint(&key.public().to_string()),
        file: key.path.display().to_string(),
        games: holding(&games, &key.public()),
    };
    let is_meant = |key: &&keys::MyKey| args.name.as_ref().is_none_or(|name| key.name() == *name);
    let rows: Vec<KeyRow> = ring.keys.iter().filter(is_meant).map(row).collect();
    if let (true, Some(name)) = (rows.is_empty(), &args.name) {
        return Err(Failure::Usage(format!(
            "you have no key called {name:?} (`asl-replay keys` lists them)"
        )));
    }
    if let (Some(file), [key]) = (&args.output, rows.as_slice()) {
        write_text(file, &format!("{}\n", key.public_key), false)?;
    }
    let output = args.output.as_ref().map(|file| file.display().to_string());
    let view = KeysView { schema: "asl-replay/keys/1", keys: rows, output, forgotten: None };
    let text = home::keys(&view, args.name.is_some());
    Ok(Answer::of(Exit::Clean, &view, text))
}

/// Has the platform forget the passphrases of all keys.
fn forget(ring: &keys::Keyring) -> Answer {
    let kept = ring.keys.iter().filter(|key| key.forget());
    let forgotten = Some(kept.map(keys::MyKey::name).collect());
    let view = KeysView { schema: "asl-replay/keys/1", keys: Vec::new(), output: None, forgotten };
    Answer::of(Exit::Clean, &view, home::keys(&view, false))
}

/// The games of the archive that can be read, and who has a key in them.
fn parties(call: &Call) -> Result<Vec<(String, Parties)>, Failure> {
    let of = |name: String| {
        let copy = call.place.copy(&PathBuf::from(format!("@{name}"))).ok()?;
        Some((name, copy.loaded.integrity?.signatures.parties?))
    };
    Ok(call.place.games()?.iter().filter_map(|name| of(name.to_string())).collect())
}

fn holding(games: &[(String, Parties)], key: &PublicKey) -> Vec<String> {
    let holds = games.iter().filter(|(_, parties)| parties.holder_of(key).is_some());
    holds.map(|(name, _)| name.clone()).collect()
}
