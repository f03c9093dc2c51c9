//! `keygen`: a new key of mine, encrypted at rest.

use crate::args::mail::KeygenArgs;
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::home::keys::{self, Passphrase};
use crate::text::mail;
use crate::view::mail::KeygenView;
use crate::words::fingerprint;
use asl_core::event::Name;

pub(super) fn run(call: &Call, args: &KeygenArgs) -> Result<Answer, Failure> {
    // A name that a player can have in a scenario, and that a file can have.
    let name: Name = args.name.parse().map_err(|e| Failure::usage(&e))?;
    if name.as_str().contains('/') {
        return Err(Failure::Usage(format!("{name} cannot be the name of a key: it has a / in it")));
    }
    let passphrase = Passphrase { file: args.passphrase_file.clone() };
    let made = keys::make(&call.place, name.as_str(), &passphrase)?;
    let view = KeygenView {
        schema: "asl-replay/keygen/1",
        name: args.name.clone(),
        fingerprint: fingerprint(&made.public.to_string()),
        public_key: made.public.to_string(),
        file: made.path.display().to_string(),
    };
    Ok(Answer::of(Exit::Clean, &view, mail::keygen(&view)))
}
