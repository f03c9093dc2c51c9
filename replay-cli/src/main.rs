//! The `asl-replay` program: reads the command line, runs it, prints the answer, ends with its code.

mod listener;
mod pager;
mod window;

use asl_replay::command::Answer;
use asl_replay::command::exit::Exit;
use asl_replay::command::failure::Failure;
use asl_replay::program::cli::Cli;
use asl_replay::program::{self, help};
use asl_replay::text::{self, BAD, printable, styled, wrap};
use listener::Listener;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;
use window::Window;

fn main() -> ExitCode {
    quiet_engine();
    let window = Window::at_start();
    let Some(words) = window.words(help::words()) else { return ExitCode::SUCCESS };
    let cli = match help::parse(&words) {
        Ok(cli) => cli,
        Err(error) => return waited(&window, usage(&error, &words)),
    };
    match cli.color {
        clap::ColorChoice::Auto => {}
        clap::ColorChoice::Always => anstream::ColorChoice::Always.write_global(),
        clap::ColorChoice::Never => anstream::ColorChoice::Never.write_global(),
    }
    let mut listener = Listener::new(cli.json);
    let answered = program::run_waiting(&cli, screen(), &mut listener);
    let told = listener.end();
    let exit = match answered {
        Ok(answer) if told.is_ok() => print(&answer, &cli),
        Ok(answer) => ended(answer.exit, told),
        Err(failure) => fail(&failure, cli.json),
    };
    if cli.is_left() && exit == Exit::Clean { code(exit) } else { waited(&window, exit) }
}

/// How the program ends, once it is read what it said.
fn waited(window: &Window, exit: Exit) -> ExitCode {
    window.wait();
    code(exit)
}

fn code(exit: Exit) -> ExitCode {
    ExitCode::from(exit.code())
}

/// A panic of the archive's engine is told as an error; a word of the engine's own besides would only frighten.
fn quiet_engine() {
    let tell = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if !asl_replay::home::is_in_engine() {
            tell(panic);
        }
    }));
}

/// The columns of the terminal that the answer goes to; no more than can be read.
fn screen() -> Option<usize> {
    let columns = terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| usize::from(width.0));
    columns.map(|columns| columns.clamp(text::MIN_WIDTH, text::MAX_WIDTH))
}

/// Help and version are answers; any other word of the parser is a call that makes no sense.
fn usage(error: &clap::Error, words: &[OsString]) -> Exit {
    let json = words.iter().take_while(|arg| *arg != "--").any(|arg| arg == "--json");
    if error.use_stderr() && json {
        return fail(&Failure::Usage(error.to_string()), json);
    }
    let text = printable(&error.render().ansi().to_string());
    if error.use_stderr() {
        let _closed = write!(anstream::stderr(), "{text}");
        return Exit::CannotRun;
    }
    ended(Exit::Clean, write(&text))
}

/// In JSON a failure goes where every answer goes; in text it goes to the error stream.
fn fail(failure: &Failure, json: bool) -> Exit {
    let answer = failure.answer();
    if json {
        return ended(answer.exit, write(&answer.json));
    }
    let text = format!("{} {}", styled(BAD, "error:"), answer.text.trim_end());
    let columns =
        terminal_size::terminal_size_of(io::stderr()).map_or(usize::MAX, |(width, _)| usize::from(width.0));
    let _closed = writeln!(anstream::stderr(), "{}", wrap::fitted(columns, &text));
    answer.exit
}

fn print(answer: &Answer, cli: &Cli) -> Exit {
    let _closed = write!(anstream::stderr(), "{}", answer.notes);
    let printed = if answer.beside {
        let text = if cli.json { &answer.json } else { &answer.text };
        write!(anstream::stderr(), "{}{text}", answer.aside)
    } else if cli.json {
        write(&answer.json)
    } else {
        let _closed = write!(anstream::stderr(), "{}", answer.aside);
        let paged = !answer.raw && !cli.no_pager && pager::page(&answer.text);
        match (answer.raw, paged) {
            (true, _) => raw(&answer.text),
            (false, true) => Ok(()),
            (false, false) => write(&answer.text),
        }
    };
    ended(answer.exit, printed)
}

/// What could not be written was not said, whatever it was. A reader that has seen enough closes the pipe: no error of
/// ours.
fn ended(exit: Exit, printed: io::Result<()>) -> Exit {
    let failed = printed.err().filter(|error| error.kind() != io::ErrorKind::BrokenPipe);
    failed.map_or(exit, |error| {
        let _closed = writeln!(anstream::stderr(), "{} standard output: {error}", styled(BAD, "error:"));
        Exit::CannotRun
    })
}

fn write(text: &str) -> io::Result<()> {
    let mut out = anstream::stdout();
    out.write_all(text.as_bytes()).and_then(|()| out.flush())
}

/// Data as it is: it may hold what looks like a style.
fn raw(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush())
}
