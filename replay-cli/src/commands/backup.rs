//! `backup` and `restore`: what nobody can make again, in one encrypted file and back.

use super::{Answer, Call, Failure};
use crate::args::{BackupArgs, RestoreArgs};
use crate::exit::Exit;
use crate::render;
use crate::session::keys::Passphrase;
use crate::session::{Backup, read_file, write_new};
use crate::view::BackupView;
use std::path::Path;

pub(super) fn make(call: &Call, args: &BackupArgs) -> Result<Answer, Failure> {
    let backup = Backup::of(&call.place)?;
    let passphrase = Passphrase { file: args.passphrase_file.clone() };
    write_new(&args.output, || backup.seal(&passphrase))?;
    let view = view("asl-replay/backup/1", &args.output, &backup);
    let exit = if view.unread.is_empty() { Exit::Clean } else { Exit::Broken };
    Ok(Answer::of(exit, &view, render::backup(&view)))
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
    Ok(Answer::of(Exit::Clean, &view, render::backup(&view)))
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
