//! `sign`: my signature under all of a game, and the file to mail.

use super::{Answer, Call, Failure, found};
use crate::args::SignArgs;
use crate::exit::Exit;
use crate::render;
use crate::session::keys::Passphrase;
use crate::view::SignView;
use asl_core::event::Event;

pub(super) fn run(call: &Call, args: &SignArgs) -> Result<Answer, Failure> {
    let passphrase = Passphrase { file: args.key.passphrase_file.clone() };
    let key = args.key.identity.as_deref();
    let signable = call.place.signable(&args.game, key)?;
    let (loaded, from) = (signable.loaded(), signable.signed_to());
    let mine = |seq, event: &Event| seq >= from && Some(&event.by) == signable.me();
    let aside = found::warning(loaded, &signable.game().to_string(), mine);
    let signed = call.place.sign(&args.game, key, &passphrase, &args.output)?;
    let view = SignView {
        schema: "asl-replay/sign/1",
        game: signed.game.to_string(),
        by: signed.by,
        events: signed.events,
        already: signed.already,
        output: args.output.display().to_string(),
    };
    Ok(Answer { aside, ..Answer::of(Exit::Clean, &view, render::sign(&view)) })
}
