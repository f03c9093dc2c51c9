//! `keygen`: a new key of mine, encrypted at rest.

use super::{Answer, Call, Failure};
use crate::args::KeygenArgs;
use crate::exit::Exit;
use crate::render;
use crate::session::keys::{self, Passphrase};
use crate::view::KeygenView;
use asl_core::event::Name;
use asl_store::identity::Identity;

pub(super) fn run(call: &Call, args: &KeygenArgs) -> Result<Answer, Failure> {
    // A name that a player can have in a scenario, and that a file can have.
    let name: Name = args.name.parse().map_err(|e| Failure::usage(&e))?;
    if name.as_str().contains('/') {
        return Err(Failure::Usage(format!("{name} cannot be the name of a key: it has a / in it")));
    }
    let name = name.as_str().parse().map_err(|e| Failure::usage(&e))?;
    let identity = Identity::generate(name).map_err(|e| Failure::store(&e))?;
    let passphrase = Passphrase { file: args.passphrase_file.clone() };
    let path = keys::keep(&call.place, &identity, &passphrase).map_err(|e| Failure::usage(&e))?;
    let view = KeygenView {
        schema: "asl-replay/keygen/1",
        name: args.name.clone(),
        public_key: identity.verifier().to_string(),
        file: path.display().to_string(),
    };
    Ok(Answer::of(Exit::Clean, &view, render::keygen(&view)))
}
