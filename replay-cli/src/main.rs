//! The `asl-replay` program: reads the command line, runs it, prints the answer, ends with its code.

use asl_replay::args::Cli;
use asl_replay::commands::{self, Answer};
use asl_replay::exit::Exit;
use asl_replay::render::{BAD, styled};
use clap::Parser;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    match commands::run(&cli) {
        Ok(answer) => print(&answer, cli.json),
        Err(failure) => {
            let _closed = writeln!(anstream::stderr(), "{} {failure}", styled(BAD, "error:"));
            ExitCode::from(failure.exit().code())
        }
    }
}

/// Help and version are answers; any other word of the parser is a call that makes no sense.
fn usage(error: &clap::Error) -> ExitCode {
    let _closed = error.print();
    let exit = if error.use_stderr() { Exit::CannotRun } else { Exit::Clean };
    ExitCode::from(exit.code())
}

/// A reader that has seen enough closes the pipe: no error of ours.
fn print(answer: &Answer, json: bool) -> ExitCode {
    let text = answer.json.as_ref().filter(|_| json).unwrap_or(&answer.text);
    let mut out = anstream::stdout();
    let _closed = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    ExitCode::from(answer.exit.code())
}
