//! `completions`: for a shell.

use super::help;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use clap::Args;
use clap_complete::Shell;
use schemars::JsonSchema;
use serde::Serialize;

/// Completions for a shell.
#[derive(Args, Debug)]
pub struct CompletionsArgs {
    /// The shell.
    #[arg(value_enum)]
    pub shell: clap_complete::Shell,
}

impl Command for CompletionsArgs {
    fn examples() -> &'static [&'static str] {
        &["completions bash > ~/.local/share/bash-completion/completions/asl-replay"]
    }

    fn run(&self, _call: &Call<'_>) -> Result<Answer, Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut help::command(), "asl-replay", &mut script);
        let mut script = String::from_utf8_lossy(&script).into_owned();
        if self.shell == Shell::Bash {
            script = as_called(&script);
        }
        let view = CompletionsView::of(self.shell.to_string(), script);
        Ok(Answer::data(Exit::Clean, &view, view.script.clone()))
    }
}

/// The script for bash as its own cases call the commands: clap_complete 4.6.11 writes the hyphen of the program's name in one
/// way where a command is found and in another where its options stand, so that none was completed.
fn as_called(script: &str) -> String {
    script.replace("asl__subcmd__replay", "asl__replay")
}

/// What `completions` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct CompletionsView {
    /// `asl-replay/completions/1`.
    pub schema: &'static str,
    /// The shell.
    pub shell: String,
    /// The script.
    pub script: String,
}

impl CompletionsView {
    /// The view of a script.
    #[must_use]
    pub fn of(shell: String, script: String) -> CompletionsView {
        CompletionsView { schema: "asl-replay/completions/1", shell, script }
    }
}
