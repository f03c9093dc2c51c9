//! `sign`: my signature under all of a game, and the file to mail.

use super::{Answer, Call, Failure, found};
use crate::args::SignArgs;
use crate::exit::Exit;
use crate::render;
use crate::session::keys::Passphrase;
use crate::view::{AskedView, AuditView, SignView};

pub(super) fn run(call: &Call, args: &SignArgs) -> Result<Answer, Failure> {
    let passphrase = Passphrase { file: args.key.passphrase_file.clone() };
    let key = args.key.identity.as_deref();
    let signable = call.place.signable(&args.game, key)?;
    let (loaded, from) = (signable.loaded(), signable.signed_to());
    signable.must_go_into(&args.output)?;
    let me = signable.me().map(ToString::to_string).unwrap_or_default();
    let aside = found::warning(loaded, &signable.game().to_string(), |seq, _| seq >= from);
    let mut view = SignView {
        schema: "asl-replay/sign/1",
        game: signable.game().to_string(),
        asked: AskedView::of(loaded, &me, from, &AuditView::of(loaded).findings),
        by: me,
        events: loaded.game.events.len() as u64,
        already: false,
        signed: false,
        output: args.output.display().to_string(),
    };
    if !args.agree && !view.asked.is_empty() {
        return Ok(Answer { aside, ..Answer::of(Exit::Findings, &view, render::sign(&view)) });
    }
    let signed = call.place.sign(&args.game, key, &passphrase, &args.output)?;
    (view.by, view.events, view.already, view.signed) = (signed.by, signed.events, signed.already, true);
    Ok(Answer { aside, ..Answer::of(Exit::Clean, &view, render::sign(&view)) })
}
