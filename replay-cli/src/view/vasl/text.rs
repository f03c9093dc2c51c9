//! The draft of VASL files as a text game, and the file of answers that goes with it.

use super::draft::ChoiceRow;
use crate::import::draft::{Answers, Asked, At, Drafted, Open};
use crate::import::vassal::Imported;
use crate::read::Loaded;
use asl_core::event::{Name, What};
use asl_core::notation;
use std::fmt::Write;

/// A text on one line of a comment.
fn comment(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// The name of a file and the hash of its text.
fn file(loaded: &Loaded, at: At) -> (String, String) {
    let n = usize::from(at.file).saturating_sub(1);
    let path = loaded.paths.get(n).and_then(|path| path.file_name());
    let name = path.map(|name| comment(&name.to_string_lossy())).unwrap_or_default();
    let hash = loaded.imported.get(n).map(|file| file.provenance.plaintext_hash.to_string());
    (name, hash.unwrap_or_default())
}

impl Drafted {
    /// The text game: the head, a line an event with the step that shows it, and what is open as `# ask`.
    pub(crate) fn text(&self, loaded: &Loaded, by: Option<&Name>) -> String {
        let mut out = String::from(
            "# What VASL files show, as far as they tell: `from FILE.STEP.LEAF` says where, the word behind it how it was\n\
             # read. Lines that begin with `# ask` are open.\n",
        );
        for n in 0..loaded.imported.len() {
            let (name, hash) = file(loaded, At { file: u16::try_from(n + 1).unwrap_or(u16::MAX), step: 0 });
            let _infallible = writeln!(out, "# file {}: {name}, sha256 of its text {hash}", n + 1);
        }
        let scenario = &self.game.scenario;
        // Without the line of the book: the draft is a scenario to begin a game with, too.
        if let Some(What::GameStarted(started)) = self.game.events.first().map(|event| &event.what) {
            let head = started.head.as_str();
            // A player who records it needs no program among the players.
            out += &if by.is_some() { head.replace("\nvasl = {}\n", "\n") } else { head.to_owned() };
        }
        out += &format!("\n---\nby {}\n", by.map_or("vasl", Name::as_str));
        let mut asks = self.asks.iter().peekable();
        for (n, event) in self.game.events.iter().enumerate().skip(1) {
            while let Some(open) = asks.next_if(|open| open.before <= n) {
                self.ask(loaded, open, &mut out);
            }
            let place = self.places.get(n).copied().flatten().filter(|at| at.step > 0);
            let place = place.map(|at| format!("  # {}:{}", file(loaded, at).0, at.step)).unwrap_or_default();
            let _infallible = writeln!(out, "{}{place}", notation::print_event(&scenario.map, event));
        }
        asks.for_each(|open| self.ask(loaded, open, &mut out));
        out
    }

    fn ask(&self, loaded: &Loaded, Open { at, asked, .. }: &Open, out: &mut String) {
        let Some(asked) = asked else { return };
        let (name, _) = file(loaded, *at);
        let _infallible =
            writeln!(out, "# ask {name}:{} {}: {}?", at.step, asked.about, comment(&asked.says));
        for choice in ChoiceRow::all(&asked.choices, &self.game.scenario.map) {
            let _infallible = writeln!(out, "#   {}{}", choice.lines.join("; "), aside(&choice));
        }
    }

    /// What is open, that first on which a finding hangs.
    pub(crate) fn open(&self, loaded: &Loaded) -> Vec<OpenQuestion> {
        let map = &self.game.scenario.map;
        let row = |Open { at, asked, .. }: &Open| {
            let Asked { about, says, choices } = asked.as_ref()?;
            let (name, hash) = file(loaded, *at);
            let choices = choices.iter().map(|choice| ChoiceRow::of(choice, choice.template(map))).collect();
            let (step, event, says) = (at.step, self.nearest(*at), comment(says));
            let about = about.clone();
            Some(OpenQuestion { file: name, hash, step, event, about, says, choices })
        };
        let mut open: Vec<OpenQuestion> = self.asks.iter().filter_map(row).collect();
        open.sort_by_key(|question| !question.decides());
        open
    }

    /// What was answered of these files, in their order.
    pub(crate) fn given(&self, loaded: &Loaded) -> Vec<GivenAnswer> {
        let row = |(hash, step, about, lines): (&str, u32, &str, &[String])| {
            let is_it = |file: &Imported| file.provenance.plaintext_hash.to_string() == hash;
            let at = loaded.imported.iter().position(is_it).and_then(|n| u16::try_from(n + 1).ok());
            let at = At { file: at?, step };
            let (file, hash) = file(loaded, at);
            let (event, lines) = (self.nearest(at), lines.to_vec());
            Some((at, GivenAnswer { file, hash, step, event, about: about.to_owned(), lines }))
        };
        let mut given: Vec<(At, GivenAnswer)> = loaded.vasl.answers.given().filter_map(row).collect();
        given.sort_by_key(|(at, _)| *at);
        given.into_iter().map(|(_, given)| given).collect()
    }
}

/// An answer that was given to what files leave open.
#[derive(Clone, Debug)]
pub struct GivenAnswer {
    /// The name of the file.
    pub file: String,
    /// SHA-256 of its text.
    pub hash: String,
    /// Its step.
    pub step: u32,
    /// The event of the game that stands there, else the one before it.
    pub event: u64,
    /// The subject.
    pub about: String,
    /// The lines of the answer; none where nothing was done.
    pub lines: Vec<String>,
}

impl GivenAnswer {
    /// The text of a file of answers in which it is out of force.
    ///
    /// # Errors
    /// As [`Answers::without`].
    pub fn without(&self, text: &str) -> Result<String, String> {
        Answers::without(text, (&self.hash, self.step, &self.about))
    }
}

/// A question that files leave open, as an answer names it.
#[derive(Clone, Debug)]
pub struct OpenQuestion {
    /// The name of the file.
    pub file: String,
    /// SHA-256 of its text.
    pub hash: String,
    /// Its step.
    pub step: u32,
    /// The event of the game that stands there, else the one before it.
    pub event: u64,
    /// The subject.
    pub about: String,
    /// The question.
    pub says: String,
    /// Answers that would fit, with `r?` for the roll.
    pub choices: Vec<ChoiceRow>,
}

impl OpenQuestion {
    /// Whether a finding hangs on its answer.
    #[must_use]
    pub fn decides(&self) -> bool {
        self.choices.iter().any(|choice| !choice.breaks.is_empty())
    }

    /// An answer to it, as the file of answers holds it.
    #[must_use]
    pub fn answered(&self, lines: &[String]) -> String {
        let (hash, step, about) = (&self.hash, self.step, &self.about);
        let lines: Vec<String> = lines.iter().map(|line| comment(line)).collect();
        format!(
            "\n# {}:{step} {}?\n[[answer]]\nfile = {hash:?}\nstep = {step}\nabout = {about:?}\nlines = {lines:?}\n",
            self.file, self.says
        )
    }

    /// It as the file of answers begins, out of force.
    fn template(&self) -> String {
        let (hash, step, about) = (&self.hash, self.step, &self.about);
        let mut out = format!("\n# {}:{step} {}?\n", self.file, self.says);
        let _infallible =
            writeln!(out, "# [[answer]]\n# file = {hash:?}\n# step = {step}\n# about = {about:?}");
        for choice in &self.choices {
            let _infallible = writeln!(out, "# lines = {:?}{}", choice.lines, aside(choice));
        }
        out + "# lines = []\n"
    }
}

/// The file of answers to begin with: every open question, its answers out of force until the `#` is taken away.
fn answers(open: &[OpenQuestion]) -> String {
    let head = "# Answers to what VASL files leave open. Take the `#` away before `[[answer]]`, its\n\
                # file, step and about, and the one of its `lines` that is right, or write others: lines of the notation, in\n\
                # which `r?` is the roll. `lines = []` says that nothing was done.\n";
    open.iter().fold(head.to_owned(), |out, question| out + &question.template())
}

/// A draft as it is written, and the file of answers to begin with.
#[derive(Clone, Debug)]
pub struct Drafting {
    /// Events of the draft.
    pub events: u64,
    /// The text game.
    pub text: String,
    /// The questions as a file of answers.
    pub answers: String,
    /// What is open.
    pub open: Vec<OpenQuestion>,
    /// Answers that are no lines of the notation; their questions are open.
    pub refused: Vec<String>,
    /// What there is to say of it, with what was refused.
    pub notes: Vec<String>,
}

impl Drafting {
    /// The draft of VASL files, recorded by the program or by a player; `None` for other games.
    #[must_use]
    pub fn of(loaded: &Loaded, by: Option<&Name>) -> Option<Drafting> {
        let drafted = &loaded.vasl_game()?.telling().drafted;
        let open = drafted.open(loaded);
        let (text, answers) = (drafted.text(loaded, by), answers(&open));
        let asked =
            (!open.is_empty()).then(|| format!("questions that the files leave open: {}", open.len()));
        let refused: Vec<String> = drafted.refused().collect();
        let notes = asked.into_iter().chain(refused.iter().cloned()).collect();
        Some(Drafting { events: drafted.game.events.len() as u64, text, answers, open, refused, notes })
    }
}

/// What an answer is in words, and what it would break.
fn aside(choice: &ChoiceRow) -> String {
    let breaks =
        if choice.breaks.is_empty() { String::new() } else { format!("breaks {}", choice.breaks.join("; ")) };
    let said = [choice.says.as_str(), &breaks].into_iter().filter(|said| !said.is_empty());
    let said: Vec<String> = said.map(comment).collect();
    if said.is_empty() { String::new() } else { format!("  # {}", said.join("; ")) }
}
