//! `sign`: my signature under all of a game, and the file to mail.

use super::{Answer, Call, Failure};
use crate::args::SignArgs;
use crate::exit::Exit;
use crate::render;
use crate::session::keys::Passphrase;
use crate::view::SignView;

pub(super) fn run(call: &Call, args: &SignArgs) -> Result<Answer, Failure> {
    let passphrase = Passphrase { file: args.key.passphrase_file.clone() };
    let key = args.key.identity.as_deref();
    let signed = call.place.sign(&args.game, key, &passphrase, &args.output)?;
    let view = SignView {
        schema: "asl-replay/sign/1",
        game: signed.game.to_string(),
        by: signed.by,
        events: signed.events,
        already: signed.already,
        output: args.output.display().to_string(),
    };
    Ok(Answer::of(Exit::Clean, &view, render::sign(&view)))
}
