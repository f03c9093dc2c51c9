//! `keygen`: a new key of mine, encrypted at rest.

use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::home::keys::{self, Passphrase};
use crate::text::{GOOD, STRONG, styled};
use crate::words::one_line;
use asl_core::event::Name;
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::PathBuf;

/// Make yourself a key, encrypted with a passphrase: the first step of playing by mail.
#[derive(Args, Debug)]
pub struct KeygenArgs {
    /// Your name, as it will stand in the games.
    #[arg(value_name = "NAME")]
    pub name: String,
    /// A file whose first line is the passphrase; without it `ASL_REPLAY_PASSPHRASE` counts, then you are asked.
    #[arg(long, value_name = "FILE")]
    pub passphrase_file: Option<PathBuf>,
}

impl Command for KeygenArgs {
    fn examples() -> &'static [&'static str] {
        &["keygen anna"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        // A name that a player can have in a scenario, and that a file can have.
        let name: Name = self.name.parse().map_err(|e| Failure::usage(&e))?;
        if name.as_str().contains('/') {
            return Err(Failure::Usage(format!("{name} cannot be the name of a key: it has a / in it")));
        }
        let passphrase = Passphrase { file: self.passphrase_file.clone() };
        let made = keys::make(&call.place, name.as_str(), &passphrase)?;
        let view = KeygenView {
            schema: "asl-replay/keygen/1",
            name: self.name.clone(),
            fingerprint: fingerprint(&made.public.to_string()),
            public_key: made.public.to_string(),
            file: made.path.display().to_string(),
        };
        Ok(Answer::of(Exit::Clean, &view, keygen(&view)))
    }
}

/// What `keygen` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct KeygenView {
    /// `asl-replay/keygen/1`.
    pub schema: &'static str,
    /// The name.
    pub name: String,
    /// The public key, to be given to everyone.
    pub public_key: String,
    /// Its fingerprint, to be compared aloud.
    pub fingerprint: String,
    /// Where the secret one rests, encrypted.
    pub file: String,
}

/// A new key.
#[must_use]
pub fn keygen(view: &KeygenView) -> String {
    format!(
        "{}\n\n  {}\n  {}\n\nThe first line is your public key: give it to your opponents. The second is its fingerprint, to be\n\
         compared aloud. The secret one rests in\n{}\n\
         under your passphrase. Make a copy of that file: nobody can make it again.\n",
        styled(STRONG, &format!("A key for {}", view.name)),
        styled(GOOD, &view.public_key),
        view.fingerprint,
        one_line(&view.file)
    )
}

/// A public key as two people compare it aloud: 128 bits of its BLAKE3 hash as eight groups, `801f 1eea ..`. The eight
/// digits in the key itself tell keys apart and are too few to tell them from forged ones.
#[must_use]
pub(crate) fn fingerprint(public_key: &str) -> String {
    let hash =
        blake3::derive_key("asl-replay 2026-11 fingerprint of a public key v1", public_key.trim().as_bytes());
    let groups = hash[..16].chunks(2).map(|pair| format!("{:02x}{:02x}", pair[0], pair[1]));
    groups.collect::<Vec<_>>().join(" ")
}
