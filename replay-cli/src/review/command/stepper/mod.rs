//! Stepping through a game in a terminal. What is shown and what a key does is here, without a terminal; [`draw`] puts it on
//! a screen, and whoever has one calls both.

mod draw;
mod film;

pub use draw::draw;

use crate::review::command::notes::Notes;
use crate::review::view::{ReviewView, StepRow};
use film::Film;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::time::Duration;

/// Events a second while it plays.
const SPEEDS: [u32; 6] = [1, 2, 4, 8, 16, 32];

/// What a line that is being typed is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Words to look for.
    Search,
    /// Words that events must have to be listed.
    Filter,
    /// The number of an event.
    Event,
    /// A note on this event.
    Note,
}

/// What the keys do now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// They step.
    #[default]
    Step,
    /// They type a line.
    Type(Asked, String),
    /// Any of them ends the help.
    Help,
}

/// What is to be done after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// Show it.
    Draw,
    /// The notes changed: write them, and show it.
    WriteNotes,
    /// The end.
    Quit,
}

/// A review, where in it the reader is, and what the reader looks for.
#[derive(Debug)]
pub struct Stepper {
    view: ReviewView,
    film: Film,
    /// Each event in small letters, with its findings.
    words: Vec<String>,
    at: usize,
    /// The events that are listed.
    listed: Vec<usize>,
    filter: String,
    search: String,
    mode: Mode,
    playing: bool,
    speed: usize,
    notes: Notes,
    /// How far the text about the event is scrolled, in lines.
    scroll: u16,
    says: String,
}

impl Stepper {
    /// At the first event of a review, or at the one that is named.
    #[must_use]
    pub fn of(view: ReviewView, mut notes: Notes, at: Option<usize>) -> Stepper {
        notes.settle(&view.steps);
        let mut film = Film::of(&view);
        let last = view.steps.len().saturating_sub(1);
        let at = at.unwrap_or(0).min(last);
        film.go(&view, at);
        let words = (0..view.steps.len()).map(|n| view.words(n)).collect();
        Stepper {
            film,
            words,
            at,
            listed: (0..view.steps.len()).collect(),
            filter: String::new(),
            search: String::new(),
            mode: Mode::Step,
            playing: false,
            speed: 1,
            notes,
            scroll: 0,
            says: String::new(),
            view,
        }
    }

    /// The event that is shown.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Takes the notes of others from the file, where they may have come meanwhile.
    pub(super) fn renew(&mut self, file: &Notes) {
        self.notes.renew(file);
        self.notes.settle(&self.view.steps);
    }

    /// The reader's notes.
    #[must_use]
    pub const fn notes(&self) -> &Notes {
        &self.notes
    }

    /// Says something below the map, such as why the notes cannot be written.
    pub fn say(&mut self, says: String) {
        self.says = says;
    }

    /// How long to wait for a key before [`Stepper::tick`]; none when nothing moves by itself.
    #[must_use]
    pub fn wait(&self) -> Option<Duration> {
        let speed = SPEEDS.get(self.speed).copied().unwrap_or(1);
        self.playing.then(|| Duration::from_secs(1) / speed)
    }

    /// The next event, while it plays.
    pub fn tick(&mut self) {
        if !self.playing {
            return;
        }
        if !self.seek(1, |_, _| true) {
            self.playing = false;
        }
    }

    fn last(&self) -> usize {
        self.view.steps.len().saturating_sub(1)
    }

    fn go(&mut self, to: usize) {
        self.at = to.min(self.last());
        self.scroll = 0;
        self.film.go(&self.view, self.at);
    }

    /// Goes to the next listed event of a kind, or to the one before; says whether there is one.
    fn seek(&mut self, by: isize, is: impl Fn(&Stepper, &StepRow) -> bool) -> bool {
        let found = |n: &usize| self.view.steps.get(*n).is_some_and(|step| is(self, step));
        let to = if by > 0 {
            self.listed.iter().copied().find(|n| *n > self.at && found(n))
        } else {
            self.listed.iter().rev().copied().find(|n| *n < self.at && found(n))
        };
        if let Some(to) = to {
            self.go(to);
        }
        to.is_some()
    }

    /// Ten events on or back, or as many as there are.
    fn page(&mut self, by: isize) {
        (0..10).any(|_| !self.seek(by, |_, _| true));
    }

    /// As [`Stepper::seek`], and says that there is none.
    fn seek_or_say(&mut self, by: isize, what: &str, is: impl Fn(&Stepper, &StepRow) -> bool) {
        if !self.seek(by, is) {
            let way = if by > 0 { "after" } else { "before" };
            self.says = format!("no {what} {way} event {}", self.at);
        }
    }

    /// What a key does.
    pub fn press(&mut self, key: KeyEvent) -> Then {
        self.says.clear();
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        if is_control && key.code == KeyCode::Char('c') {
            return Then::Quit;
        }
        match std::mem::take(&mut self.mode) {
            Mode::Help => Then::Draw,
            Mode::Type(asked, line) => self.typed(asked, line, key.code),
            Mode::Step if is_control => Then::Draw,
            Mode::Step => self.stepped(key.code),
        }
    }

    fn typed(&mut self, asked: Asked, mut line: String, key: KeyCode) -> Then {
        if key == KeyCode::Enter {
            return self.answered(asked, line);
        }
        if key == KeyCode::Esc {
            return Then::Draw;
        }
        if let KeyCode::Char(c) = key {
            line.push(c);
        } else if key == KeyCode::Backspace {
            line.pop();
        }
        self.mode = Mode::Type(asked, line);
        Then::Draw
    }

    fn answered(&mut self, asked: Asked, line: String) -> Then {
        match asked {
            Asked::Search => {
                self.search = line.to_lowercase();
                self.next_hit(1);
            }
            Asked::Filter => self.sift(&line),
            Asked::Event => {
                let event = line.trim().trim_start_matches('#').parse::<usize>().ok();
                match event.filter(|n| *n <= self.last()).or_else(|| self.turn(&line)) {
                    Some(n) => self.go(n),
                    None => {
                        self.says =
                            format!("events are 0 to {}; a turn is t2, or t2 russian MPh", self.last())
                    }
                }
            }
            Asked::Note => {
                self.notes.write(self.at, line.trim());
                return Then::WriteNotes;
            }
        }
        Then::Draw
    }

    /// Lists the events that have all these words; all of them when none has.
    fn sift(&mut self, line: &str) {
        let listed: Vec<usize> = (0..self.view.steps.len()).filter(|n| self.has(*n, line)).collect();
        if listed.is_empty() {
            self.says = format!("no event has {line}: all are listed");
            (self.filter, self.listed) = (String::new(), (0..self.view.steps.len()).collect());
            return;
        }
        (self.filter, self.listed) = (line.trim().to_owned(), listed);
        let nearest = self.listed.iter().copied().find(|n| *n >= self.at);
        self.go(nearest.or(self.listed.last().copied()).unwrap_or(0));
    }

    /// A turn by its name; a number alone is an event.
    fn turn(&self, line: &str) -> Option<usize> {
        line.trim().parse::<u64>().is_err().then(|| self.view.turn(line)).flatten()
    }

    fn has(&self, n: usize, line: &str) -> bool {
        let words = self.words.get(n).map(String::as_str).unwrap_or_default();
        line.split_whitespace().all(|word| self.view.fits(n, words, word))
    }

    fn next_hit(&mut self, by: isize) {
        let line = self.search.clone();
        if line.trim().is_empty() {
            self.says = "nothing was searched for: / searches".into();
            return;
        }
        self.seek_or_say(by, &format!("{line:?}"), |this, step| {
            this.has(usize::try_from(step.at.event).unwrap_or(usize::MAX), &line)
        });
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a keyboard has many keys")]
    fn stepped(&mut self, key: KeyCode) -> Then {
        if key == KeyCode::Char('p') || key == KeyCode::Char(' ') {
            self.playing = !self.playing && self.at < self.last();
            return Then::Draw;
        }
        match key {
            KeyCode::Char('q') | KeyCode::Esc => return Then::Quit,
            KeyCode::Char('?') => self.mode = Mode::Help,
            KeyCode::Char('/') => self.mode = Mode::Type(Asked::Search, String::new()),
            KeyCode::Char('&') => self.mode = Mode::Type(Asked::Filter, self.filter.clone()),
            KeyCode::Char('g' | ':') => self.mode = Mode::Type(Asked::Event, String::new()),
            KeyCode::Char('m') => {
                self.notes.toggle(self.at);
                return Then::WriteNotes;
            }
            KeyCode::Char('e') => {
                let old = self.notes.on(self.at).unwrap_or_default().to_owned();
                self.mode = Mode::Type(Asked::Note, old);
            }
            KeyCode::Char('+' | '=') => self.speed = (self.speed + 1).min(SPEEDS.len() - 1),
            KeyCode::Char('-') => self.speed = self.speed.saturating_sub(1),
            KeyCode::Char('j') => self.scroll = self.scroll.saturating_add(1),
            KeyCode::Char('k') => self.scroll = self.scroll.saturating_sub(1),
            other => self.moved(other),
        }
        Then::Draw
    }

    /// A key that goes somewhere; whoever steps by hand plays no longer.
    #[expect(clippy::wildcard_enum_match_arm, reason = "a keyboard has many keys")]
    fn moved(&mut self, key: KeyCode) {
        self.playing = false;
        let every = |_: &Stepper, _: &StepRow| true;
        match key {
            KeyCode::Right | KeyCode::Down | KeyCode::Char('l') => self.seek_or_say(1, "event", every),
            KeyCode::Left | KeyCode::Up | KeyCode::Char('h') => self.seek_or_say(-1, "event", every),
            KeyCode::PageDown => self.page(1),
            KeyCode::PageUp => self.page(-1),
            KeyCode::Home => self.go(self.listed.first().copied().unwrap_or(0)),
            KeyCode::End => self.go(self.listed.last().copied().unwrap_or(0)),
            KeyCode::Char('n') => self.next_hit(1),
            KeyCode::Char('N') => self.next_hit(-1),
            KeyCode::Char('L') => self.go(usize::try_from(self.view.last_mail).unwrap_or(0)),
            KeyCode::Char(c) => self.sought(c),
            _ => {}
        }
    }

    /// A letter, in capitals for the way back: the next of a kind.
    fn sought(&mut self, letter: char) {
        let by = if letter.is_uppercase() { -1 } else { 1 };
        match letter.to_ascii_lowercase() {
            'f' => self.seek_or_say(by, "finding", |_, step| !step.findings.is_empty()),
            'b' => self.seek_or_say(by, "broken rule", |_, step| step.ruling.as_deref() == Some("broken")),
            'r' => self.seek_or_say(by, "roll", |_, step| step.is_roll),
            't' => self.seek_or_say(by, "phase", |_, step| step.begins_phase),
            '\'' => self.seek_or_say(by, "note", |this, step| {
                this.notes.all_on(usize::try_from(step.at.event).unwrap_or(usize::MAX)).next().is_some()
            }),
            'u' => {
                let unit = self.view.steps.get(self.at).and_then(|step| step.unit.clone());
                match unit {
                    Some(unit) => {
                        self.seek_or_say(by, &format!("event of {unit}"), |_, step| {
                            step.unit.as_ref() == Some(&unit)
                        });
                    }
                    None => self.says = "this event is about no unit".into(),
                }
            }
            _ => self.says = "? tells what the keys do".into(),
        }
    }
}
