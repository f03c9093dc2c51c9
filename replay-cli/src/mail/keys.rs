//! `keys`: mine, their public halves, the games that they are in; passphrases that the platform keeps.

use super::keygen::fingerprint;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::home::{keys, write_text};
use crate::read::{Parties, PublicKey};
use crate::text::{STRONG, styled};
use crate::words::one_line;
use clap::{Args, Subcommand};
use schemars::JsonSchema;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// Your keys: the public half, where the secret one lies, the games that they are in.
#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub struct KeysArgs {
    /// Only the key of this name: its public half alone, to be mailed.
    #[arg(value_name = "NAME")]
    pub name: Option<String>,
    /// Write the public half into this file.
    #[arg(short, long, value_name = "FILE", requires = "name")]
    pub output: Option<PathBuf>,
    /// What to do; the keys are listed when not given.
    #[command(subcommand)]
    pub step: Option<KeysStep>,
}

/// What is done with keys.
#[derive(Subcommand, Debug)]
pub enum KeysStep {
    /// Have the platform's keyring forget the passphrases that it keeps for an hour.
    Forget,
}

impl Command for KeysArgs {
    fn examples() -> &'static [&'static str] {
        &["keys", "keys anna", "keys anna -o anna.pub", "keys forget"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let ring = keys::list(&call.place)?;
        if let Some(KeysStep::Forget) = self.step {
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
        let is_meant = |key: &&keys::MyKey| self.name.as_ref().is_none_or(|name| key.name() == *name);
        let rows: Vec<KeyRow> = ring.keys.iter().filter(is_meant).map(row).collect();
        if let (true, Some(name)) = (rows.is_empty(), &self.name) {
            return Err(Failure::Usage(format!(
                "you have no key called {name:?} (`asl-replay keys` lists them)"
            )));
        }
        if let (Some(file), [key]) = (&self.output, rows.as_slice()) {
            write_text(file, &format!("{}\n", key.public_key), false)?;
        }
        let output = self.output.as_ref().map(|file| file.display().to_string());
        let view = KeysView { schema: "asl-replay/keys/1", keys: rows, output, forgotten: None };
        let text = keys(&view, self.name.is_some());
        Ok(Answer::of(Exit::Clean, &view, text))
    }

    fn output(&self) -> Option<&Path> {
        self.output.as_deref()
    }

    fn uses_keys(&self) -> bool {
        true
    }
}

/// Has the platform forget the passphrases of all keys.
fn forget(ring: &keys::Keyring) -> Answer {
    let kept = ring.keys.iter().filter(|key| key.forget());
    let forgotten = Some(kept.map(keys::MyKey::name).collect());
    let view = KeysView { schema: "asl-replay/keys/1", keys: Vec::new(), output: None, forgotten };
    Answer::of(Exit::Clean, &view, keys(&view, false))
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

/// One key.
#[derive(JsonSchema, Serialize, Debug)]
pub struct KeyRow {
    /// The name in it.
    pub name: String,
    /// The public half, to be given to everyone.
    pub public_key: String,
    /// Its fingerprint, to be compared aloud: eight groups of four hexadecimal digits.
    pub fingerprint: String,
    /// Where the secret half rests, encrypted.
    pub file: String,
    /// Games of the archive in whose record 0 it stands.
    pub games: Vec<String>,
}

/// What `keys` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct KeysView {
    /// `asl-replay/keys/1`.
    pub schema: &'static str,
    /// The keys, by name.
    pub keys: Vec<KeyRow>,
    /// The file that the public half was written to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output: Option<String>,
    /// Keys whose passphrase the platform's keyring kept and has forgotten.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forgotten: Option<Vec<String>>,
}

/// My keys; `alone` is one public half and nothing else, to be put into a mail.
#[must_use]
pub fn keys(view: &KeysView, alone: bool) -> String {
    if let Some(forgotten) = &view.forgotten {
        return match forgotten.as_slice() {
            [] => "no passphrase of yours was kept\n".into(),
            names => format!("forgotten: the passphrase of {}\n", one_line(&names.join(", "))),
        };
    }
    if let (Some(file), [key]) = (&view.output, view.keys.as_slice()) {
        let (name, file) = (styled(STRONG, &one_line(&key.name)), one_line(file));
        return format!("{name}: the public half is in {file}, its fingerprint is {}\n", key.fingerprint);
    }
    if alone {
        return view.keys.iter().map(|key| one_line(&key.public_key) + "\n").collect();
    }
    if view.keys.is_empty() {
        return "you have no key: `asl-replay keygen NAME` makes one\n".into();
    }
    let row = |key: &KeyRow| {
        let games = if key.games.is_empty() { "no game yet".to_owned() } else { key.games.join(", ") };
        let (name, public, file) =
            (styled(STRONG, &one_line(&key.name)), one_line(&key.public_key), one_line(&key.file));
        format!(
            "{name}\n  {public}\n  {}\n  secret half, encrypted: {file}\n  in: {}\n",
            key.fingerprint,
            one_line(&games)
        )
    };
    view.keys.iter().map(row).collect()
}
