//! `completions`: for a shell.

use super::Answer;
use crate::args::{self, CompletionsArgs};
use crate::exit::Exit;
use crate::view::CompletionsView;

pub(super) fn run(args: &CompletionsArgs) -> Answer {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut args::command(), "asl-replay", &mut script);
    let view = CompletionsView::of(args.shell.to_string(), String::from_utf8_lossy(&script).into_owned());
    Answer::data(Exit::Clean, &view, view.script.clone())
}
