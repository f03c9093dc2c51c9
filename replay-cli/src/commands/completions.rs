//! `completions`: for a shell.

use super::Answer;
use crate::args::{Cli, CompletionsArgs};
use clap::CommandFactory;

pub(super) fn run(args: &CompletionsArgs) -> Answer {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "asl-replay", &mut script);
    Answer::text(String::from_utf8_lossy(&script).into_owned())
}
