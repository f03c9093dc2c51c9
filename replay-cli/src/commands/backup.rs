//! `backup` and `restore`: what nobody can make again, in one encrypted file and back.

use crate::args::mail::{BackupArgs, RestoreArgs};
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::home::keys::Passphrase;
use crate::home::{Backup, read_file, write_new};
use crate::text::mail;
use crate::view::mail::BackupView;
use std::path::Path;

pub(super) fn make(call: &Call, args: &BackupArgs) -> Result<Answer, Failure> {
    let backup = Backup::of(&call.place)?;
    let passphrase = Passphrase { file: args.passphrase_file.clone() };
    write_new(&args.output, || backup.seal(&passphrase))?;
    let view = view("asl-replay/backup/1", &args.output, &backup);
    let exit = if view.unread.is_empty() { Exit::Clean } else { Exit::Broken };
    Ok(Answer::of(exit, &view, mail::backup(&view)))
}

pub(super) fn restore(call: &Call, args: &RestoreArgs) -> Result<Answer, Failure> {
    let file = read_file(&args.file)?;
    let backup = Backup::open(&file, &Passphrase { file: args.passphrase_file.clone() })?;
    let restored = backup.restore(&call.place)?;
    let view = BackupView {
        restored: restored.games,
        files: Some(restored.files),
        ..view("asl-replay/restore/1", &args.file, &backup)
    };
    Ok(Answer::of(Exit::Clean, &view, mail::backup(&view)))
}

fn view(schema: &'static str, file: &Path, backup: &Backup) -> BackupView {
    BackupView {
        schema,
        file: file.display().to_string(),
        keys: backup.names("keys"),
        secrets: backup.count("secrets"),
        answers: backup.count("answers"),
        games: backup.names("games"),
        unread: backup.unread.clone(),
        restored: Vec::new(),
        files: None,
    }
}
