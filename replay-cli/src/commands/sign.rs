//! `sign`: my signature under all of a game, and the file to mail.

use super::mail::{Held, Unanswered, parties, unanswered};
use super::{Answer, Call, Failure};
use crate::args::SignArgs;
use crate::exit::Exit;
use crate::render;
use crate::session::keys::{self, Passphrase};
use crate::session::read_file;
use crate::view::SignView;
use asl_store::checkpoint;
use asl_store::compare::holds;
use asl_store::file::write_atomic;
use asl_store::identity::Identity;
use asl_store::log::{Log, LogWriter};
use std::path::Path;

pub(super) fn run(call: &Call, args: &SignArgs) -> Result<Answer, Failure> {
    let held = Held::read(&call.place, &args.game)?;
    let parties = parties(&held.loaded)?;
    let (key, me) =
        keys::of_game(&call.place, args.key.identity.as_deref(), parties).map_err(|e| Failure::usage(&e))?;
    must_be_answered_for(&held, me)?;
    let events = held.loaded.game.events.len() as u64;
    let already = held.signatures().signed_to(me) == events;
    let full = if already {
        held.bytes.clone()
    } else {
        let passphrase = Passphrase { file: args.key.passphrase_file.clone() };
        let identity = key.unlock(&passphrase).map_err(|e| Failure::usage(&e))?;
        signed(call, &held, &parties.origin(), &identity)?
    };
    write_mail(&args.output, &full)?;
    let view = SignView {
        schema: "asl-replay/sign/1",
        game: held.name.to_string(),
        by: parties.names[me].to_string(),
        events,
        already,
        output: args.output.display().to_string(),
    };
    Ok(Answer::of(Exit::Clean, &view, render::sign(&view)))
}

/// What another player recorded, only he can sign.
fn must_be_answered_for(held: &Held, me: usize) -> Result<(), Failure> {
    let Some((n, by, why)) = unanswered(&held.loaded.game.events, held.signatures(), Some(me)) else {
        return Ok(());
    };
    let says = match why {
        Unanswered::Keyless => format!("event {n} is recorded by {by}, who has no key in record 0"),
        Unanswered::Unsigned => {
            format!(
                "event {n} is recorded by {by}, who has not signed it: what {by} records comes by his mail"
            )
        }
    };
    Err(Failure::Usage(format!("{says}; nothing was signed")))
}

/// The game with one more checkpoint, in the archive before it goes anywhere else: what I sign I keep.
fn signed(call: &Call, held: &Held, origin: &str, identity: &Identity) -> Result<Vec<u8>, Failure> {
    let log = Log::read(&held.bytes);
    let note = checkpoint::sign(&log, origin, identity).map_err(|e| Failure::store(&e))?;
    let mut writer = LogWriter::after(log.tip());
    writer.checkpoint(note.to_string().as_bytes()).map_err(|e| Failure::store(&e))?;
    let full = [&held.bytes[..], writer.bytes()].concat();
    let archive = call.place.archive()?;
    let _acknowledged = archive
        .extend(&held.name, &held.bytes, &full)
        .map_err(|e| super::receive::refused(&held.name, &e))?;
    Ok(full)
}

/// Writes a mail. An older mail of the same game may stand there, nothing else.
pub(super) fn write_mail(path: &Path, full: &[u8]) -> Result<(), Failure> {
    super::output::must_be_writable(path)?;
    if path.exists() {
        let old = read_file(path)?;
        if old == full {
            return Ok(());
        }
        // When copies were joined, what is new in it need not stand at its end.
        if !holds(&Log::read(full), &Log::read(&old)) {
            let name = path.display();
            return Err(Failure::Usage(format!(
                "{name} exists and is no older mail of this game: name another file"
            )));
        }
    }
    write_atomic(path, full).map_err(|e| Failure::store(&e))
}
