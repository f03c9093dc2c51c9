//! `backup` and `restore`: what nobody can make again, in one encrypted file and back.

use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::home::keys::Passphrase;
use crate::home::{Backup, read_file, write_new};
use crate::text::{BAD, OPEN, STRONG, styled};
use crate::words::{counted, one_line};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// One encrypted file of your keys, secrets, noted answers and games: what nobody can make again.
#[derive(Args, Debug)]
pub struct BackupArgs {
    /// The file to write.
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
    /// A file whose first line is the passphrase of the backup; without it `ASL_REPLAY_PASSPHRASE` counts, then you are
    /// asked.
    #[arg(long, value_name = "FILE")]
    pub passphrase_file: Option<PathBuf>,
}

/// Put back what a backup holds, beside what is here and never over it.
#[derive(Args, Debug)]
pub struct RestoreArgs {
    /// The backup.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// A file whose first line is the passphrase of the backup; without it `ASL_REPLAY_PASSPHRASE` counts, then you are
    /// asked.
    #[arg(long, value_name = "FILE")]
    pub passphrase_file: Option<PathBuf>,
}

impl Command for BackupArgs {
    fn examples() -> &'static [&'static str] {
        &["backup -o everything.backup"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let backup = Backup::of(&call.place)?;
        let passphrase = Passphrase { file: self.passphrase_file.clone() };
        write_new(&self.output, || backup.seal(&passphrase))?;
        let view = view("asl-replay/backup/1", &self.output, &backup);
        let exit = if view.unread.is_empty() { Exit::Clean } else { Exit::Broken };
        Ok(Answer::of(exit, &view, contents(&view)))
    }

    fn output(&self) -> Option<&Path> {
        Some(&self.output)
    }
}

impl Command for RestoreArgs {
    fn examples() -> &'static [&'static str] {
        &["restore everything.backup"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let file = read_file(&self.file)?;
        let backup = Backup::open(&file, &Passphrase { file: self.passphrase_file.clone() })?;
        let restored = backup.restore(&call.place)?;
        let view = BackupView {
            restored: restored.games,
            files: Some(restored.files),
            ..view("asl-replay/restore/1", &self.file, &backup)
        };
        Ok(Answer::of(Exit::Clean, &view, contents(&view)))
    }
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

/// What `backup` and `restore` answer.
#[derive(JsonSchema, Serialize, Debug)]
pub struct BackupView {
    /// `asl-replay/backup/1` or `asl-replay/restore/1`.
    pub schema: &'static str,
    /// The file.
    pub file: String,
    /// The keys in it, by name.
    pub keys: Vec<String>,
    /// How many sealed secrets.
    pub secrets: u64,
    /// For how many games it is noted what was answered.
    pub answers: u64,
    /// The games in it.
    pub games: Vec<String>,
    /// Games of the archive that could not be read and are not in it, each with the reason.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unread: Vec<String>,
    /// The games that were put back; those that were there, the same or newer, are not among them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub restored: Vec<String>,
    /// How many files were put back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub files: Option<u64>,
}

/// A backup that was made, or put back.
#[must_use]
pub fn contents(view: &BackupView) -> String {
    let list =
        |names: &[String]| if names.is_empty() { "none".to_owned() } else { one_line(&names.join(", ")) };
    let counts = format!(
        "keys {}; {}; answers noted for {}; games {}",
        list(&view.keys),
        counted(view.secrets, "sealed secret", "sealed secrets"),
        counted(view.answers, "game", "games"),
        list(&view.games)
    );
    let file = styled(STRONG, &view.file);
    let Some(files) = view.files else {
        let keep = "Keep it where this computer's fate is not shared, with its passphrase.";
        let line = |why: &String| format!("{} {}\n", styled(BAD, "not in it:"), one_line(why));
        let unread: String = view.unread.iter().map(line).collect();
        return format!("{file}: {counts}\n{unread}{keep}\n");
    };
    let put = counted(files, "file", "files");
    let lost = if view.restored.is_empty() {
        String::new()
    } else {
        let says = "It may be older than what you gave since: no share of these games is given until your opponent has \
                    signed a copy that goes on from here.";
        styled(OPEN, says) + "\n"
    };
    format!("{file}: {counts}\nput back: {put}, games {}\n{lost}", list(&view.restored))
}
