//! `sign`: my signature under all of a game, and the file to mail.

use super::asked::{AskedView, questions};
use super::reply::unsettled;
use crate::command::args::KeyArgs;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command, finding_line};
use crate::home::keys::Passphrase;
use crate::text::findings::finding;
use crate::text::{BAD, STRONG, styled};
use crate::view::finding::FindingView;
use crate::words::{counted, one_line};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// Sign all of a game and write the file to mail.
#[derive(Args, Debug)]
pub struct SignArgs {
    /// The game, by its name in the archive.
    #[arg(value_name = "GAME")]
    pub game: PathBuf,
    /// The file to mail. An older mail of the same game is replaced.
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
    /// Yes, I did agree to what is asked: a retraction, a roll made anew, deeds and harm of my units, a phase that he ended for me.
    #[arg(long)]
    pub agree: bool,
    /// Sign although dice were bent, in a game by shares: your opponent's `receive` refuses the mail.
    #[arg(long)]
    pub accept_dice: bool,
    /// The key.
    #[command(flatten)]
    pub key: KeyArgs,
}

impl Command for SignArgs {
    fn examples() -> &'static [&'static str] {
        &["sign bridge -o bridge.aslog"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let passphrase = Passphrase { file: self.key.passphrase_file.clone() };
        let key = self.key.identity.as_deref();
        let signable = call.place.signable(&self.game, key)?;
        let (loaded, from) = (signable.loaded(), signable.signed_to());
        signable.must_go_into(&self.output)?;
        let me = signable.me().map(ToString::to_string).unwrap_or_default();
        let aside = finding_line::warning(loaded, &signable.game().to_string(), |seq, _| seq >= from);
        let findings = unsettled(loaded, &me, from);
        let mut view = SignView {
            schema: "asl-replay/sign/1",
            game: signable.game().to_string(),
            asked: AskedView::of(loaded, &me, from, &findings),
            findings: findings
                .into_iter()
                .filter(|finding| finding.is_broken() && finding.bends_dice)
                .collect(),
            by: me,
            events: loaded.game.events.len() as u64,
            already: false,
            signed: false,
            output: self.output.display().to_string(),
        };
        let (bent, asks) = (!view.findings.is_empty(), !self.agree && !view.asked.is_empty());
        if bent && !self.accept_dice || asks {
            let exit = if bent { Exit::Broken } else { Exit::Findings };
            return Ok(Answer { aside, ..Answer::of(exit, &view, sign(&view, call.width)) });
        }
        let signed = call.place.sign(&self.game, key, &passphrase, &self.output)?;
        (view.by, view.events, view.already, view.signed) = (signed.by, signed.events, signed.already, true);
        let exit = if bent { Exit::Findings } else { Exit::Clean };
        Ok(Answer { aside, ..Answer::of(exit, &view, sign(&view, call.width)) })
    }

    fn output(&self) -> Option<&Path> {
        Some(&self.output)
    }

    fn uses_keys(&self) -> bool {
        true
    }
}

/// What `sign` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct SignView {
    /// `asl-replay/sign/1`.
    pub schema: &'static str,
    /// The game in the archive.
    pub game: String,
    /// Who signed.
    pub by: String,
    /// How many events the signature covers.
    pub events: u64,
    /// They were signed before; the file is the same again.
    pub already: bool,
    /// What others recorded behind my last signature that only I can say: without `--agree` nothing is signed.
    #[serde(flatten)]
    pub asked: AskedView,
    /// What proves, behind my last signature, that dice were bent: without `--accept-dice` nothing is signed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub findings: Vec<FindingView>,
    /// It was signed, and the mail was written; else nothing was changed.
    pub signed: bool,
    /// The file to mail.
    pub output: String,
}

/// A signed mail.
#[must_use]
pub fn sign(view: &SignView, columns: usize) -> String {
    let events = counted(view.events, "event", "events");
    let what = if view.already { "was signed before" } else { "is signed" };
    let by = one_line(&view.by);
    if !view.signed {
        return unsigned(view, columns);
    }
    format!(
        "{}: {events}, all of it {what} by {by}: mail {}\n",
        styled(STRONG, &view.game),
        one_line(&view.output)
    )
}

/// What keeps it from being signed.
fn unsigned(view: &SignView, columns: usize) -> String {
    let mut out: String = view.findings.iter().map(|found| finding(found, columns) + "\n").collect();
    out += &questions(&view.asked);
    if view.findings.is_empty() {
        out += &format!("\n{}\n", styled(BAD, "NOT signed: nothing was changed."));
        return out + "Your signature would make that yours. Sign it with --agree if it is so.\n";
    }
    let bent = counted(view.findings.len() as u64, "proof", "proofs");
    let says = format!("NOT signed: it bends dice ({bent} above), and whoever receives it refuses it.");
    let end = "Was it a slip, take the mail before it in again: `receive LASTMAIL --replace`; or go back together with\n\
               your opponent: `retract`. --accept-dice signs it as it is, and the findings stand.\n";
    out + &styled(BAD, &says) + "\n" + end
}
