//! The `asl-replay` program: reads the command line, runs it, prints the answer, ends with its code.

mod pager;

use asl_replay::args::Cli;
use asl_replay::commands::{self, Answer, Failure};
use asl_replay::exit::Exit;
use asl_replay::render::{self, BAD, DEFAULT_WIDTH, harmless, styled};
use clap::Parser;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    match commands::run_for(&cli, width()) {
        Ok(answer) => print(&answer, &cli),
        Err(failure) => fail(&failure, cli.json),
    }
}

/// The columns of the terminal; a page of text when there is none, or it is too wide to read.
fn width() -> usize {
    let columns = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    columns.map_or(DEFAULT_WIDTH, |columns| columns.clamp(render::MIN_WIDTH, render::MAX_WIDTH))
}

/// Help and version are answers; any other word of the parser is a call that makes no sense.
fn usage(error: &clap::Error) -> ExitCode {
    let json = std::env::args_os().take_while(|arg| arg != "--").any(|arg| arg == "--json");
    if error.use_stderr() && json {
        return fail(&Failure::Usage(error.to_string()), json);
    }
    let _closed = error.print();
    let exit = if error.use_stderr() { Exit::CannotRun } else { Exit::Clean };
    ExitCode::from(exit.code())
}

/// In JSON a failure goes where every answer goes; in text it goes to the error stream.
fn fail(failure: &Failure, json: bool) -> ExitCode {
    let answer = failure.answer();
    if json {
        write(&answer.json);
    } else {
        let text = harmless(answer.text.trim_end());
        let _closed = writeln!(anstream::stderr(), "{} {text}", styled(BAD, "error:"));
    }
    ExitCode::from(answer.exit.code())
}

fn print(answer: &Answer, cli: &Cli) -> ExitCode {
    if cli.json {
        write(&answer.json);
    } else {
        let _closed = write!(anstream::stderr(), "{}", harmless(&answer.aside));
        let paged = !answer.raw && !cli.no_pager && pager::page(&answer.text);
        if answer.raw {
            raw(&answer.text);
        } else if !paged {
            write(&answer.text);
        }
    }
    ExitCode::from(answer.exit.code())
}

/// A reader that has seen enough closes the pipe: no error of ours.
fn write(text: &str) {
    let mut out = anstream::stdout();
    let _closed = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// Data as it is: it may hold what looks like a style.
fn raw(text: &str) {
    let mut out = std::io::stdout().lock();
    let _closed = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}
