//! `completions`: for a shell.

use crate::args::help;
use crate::args::home::CompletionsArgs;
use crate::command::Answer;
use crate::exit::Exit;
use crate::view::done::CompletionsView;
use clap_complete::Shell;

pub(super) fn run(args: &CompletionsArgs) -> Answer {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut help::command(), "asl-replay", &mut script);
    let mut script = String::from_utf8_lossy(&script).into_owned();
    if args.shell == Shell::Bash {
        script = as_called(&script);
    }
    let view = CompletionsView::of(args.shell.to_string(), script);
    Answer::data(Exit::Clean, &view, view.script.clone())
}

/// The script for bash as its own cases call the commands: clap_complete 4.6.11 writes the hyphen of the program's name in one
/// way where a command is found and in another where its options stand, so that none was completed.
fn as_called(script: &str) -> String {
    script.replace("asl__subcmd__replay", "asl__replay")
}
