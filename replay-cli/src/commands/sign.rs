//! `sign`: my signature under all of a game, and the file to mail.

use super::reply::unsettled;
use crate::args::mail::SignArgs;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, found};
use crate::exit::Exit;
use crate::home::keys::Passphrase;
use crate::text::mail;
use crate::view::asked::AskedView;
use crate::view::mail::SignView;

pub(super) fn run(call: &Call, args: &SignArgs) -> Result<Answer, Failure> {
    let passphrase = Passphrase { file: args.key.passphrase_file.clone() };
    let key = args.key.identity.as_deref();
    let signable = call.place.signable(&args.game, key)?;
    let (loaded, from) = (signable.loaded(), signable.signed_to());
    signable.must_go_into(&args.output)?;
    let me = signable.me().map(ToString::to_string).unwrap_or_default();
    let aside = found::warning(loaded, &signable.game().to_string(), |seq, _| seq >= from);
    let findings = unsettled(loaded, &me, from);
    let mut view = SignView {
        schema: "asl-replay/sign/1",
        game: signable.game().to_string(),
        asked: AskedView::of(loaded, &me, from, &findings),
        findings: findings.into_iter().filter(|finding| finding.bends_dice).collect(),
        by: me,
        events: loaded.game.events.len() as u64,
        already: false,
        signed: false,
        output: args.output.display().to_string(),
    };
    let (bent, asks) = (!view.findings.is_empty(), !args.agree && !view.asked.is_empty());
    if bent && !args.accept_dice || asks {
        let exit = if bent { Exit::Broken } else { Exit::Findings };
        return Ok(Answer { aside, ..Answer::of(exit, &view, mail::sign(&view, call.width)) });
    }
    let signed = call.place.sign(&args.game, key, &passphrase, &args.output)?;
    (view.by, view.events, view.already, view.signed) = (signed.by, signed.events, signed.already, true);
    let exit = if bent { Exit::Findings } else { Exit::Clean };
    Ok(Answer { aside, ..Answer::of(exit, &view, mail::sign(&view, call.width)) })
}
