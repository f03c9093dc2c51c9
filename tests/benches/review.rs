//! A review of ten thousand events in a terminal: how long a key and its frame take, for any event of it.
//!
//! `cargo bench --bench review`

#[path = "../it/support/many.rs"]
#[expect(clippy::unwrap_used, reason = "a helper of tests")]
mod many;

use asl_replay::home::load;
use asl_replay::review::command::notes::Notes;
use asl_replay::review::command::stepper::{Stepper, draw};
use asl_replay::review::view::ReviewView;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::time::Instant;

fn main() {
    let file = std::env::temp_dir().join(format!("review-{}.asl", std::process::id()));
    std::fs::write(&file, many::events(10_000)).expect("a file");
    let view = ReviewView::of(&load(std::slice::from_ref(&file)).expect("a game"));
    std::fs::remove_file(&file).expect("it is there");
    let last = view.steps.len() - 1;
    let mut stepper = Stepper::of(view, Notes::default(), None);
    for [width, height] in [[80, 24], [200, 60]] {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
        let jumps = (0..400).map(|n| format!("g{}\n", n * 7919 % last));
        told("any event", width, height, jumps.map(|keys| shortest(&mut stepper, &mut terminal, &keys)));
        let steps = std::iter::repeat_n("l", 400);
        told("the next event", width, height, steps.map(|keys| timed(&mut stepper, &mut terminal, keys)));
        let searches = ["/no such word\n", "&by:karl\n", "&rule:C\n", "&hex:F5\n"].into_iter();
        told(
            "a search of all",
            width,
            height,
            searches.map(|keys| shortest(&mut stepper, &mut terminal, keys)),
        );
    }
}

/// The shortest of three, since other programs run too; each time from the first event.
fn shortest(stepper: &mut Stepper, terminal: &mut Terminal<TestBackend>, keys: &str) -> f64 {
    let time = |_| {
        let _there = timed(stepper, terminal, "g0\n");
        timed(stepper, terminal, keys)
    };
    (0..3).map(time).fold(f64::INFINITY, f64::min)
}

/// Milliseconds that keys and the frame after them take.
fn timed(stepper: &mut Stepper, terminal: &mut Terminal<TestBackend>, keys: &str) -> f64 {
    let start = Instant::now();
    for key in keys.chars() {
        let code = if key == '\n' { KeyCode::Enter } else { KeyCode::Char(key) };
        let _then = stepper.press(KeyEvent::new(code, KeyModifiers::NONE));
    }
    terminal.draw(|frame| draw(frame, stepper)).expect("a screen");
    1e3 * start.elapsed().as_secs_f64()
}

fn told(what: &str, width: u16, height: u16, times: impl Iterator<Item = f64>) {
    let mut times: Vec<f64> = times.collect();
    times.sort_by(f64::total_cmp);
    let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
    println!("{what:<16} on {width} by {height}: {median:.2} ms, the longest {longest:.2} ms");
}
