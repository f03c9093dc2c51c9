//! The game that is shown: its page, and the answers that its players give by click. What `report` writes is what is served, what
//! `answer` keeps is what is kept. Knows no connection.

use super::http::{Code, Response};
use super::serve::House;
use crate::command::Call;
use crate::command::failure::Failure;
use crate::read::Loaded;
use crate::report::command::pictures::{Sources, pictures};
use crate::report::command::{Shown, page_of};
use crate::report::page::{Serving, Whole};
use crate::review::command::notes;
use crate::review::view::{ReviewView, StepRow};
use crate::vasl::asking::{Keeping, is_left};
use crate::view::vasl::OpenQuestion;
use crate::words::{harmless, shown};
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// What a game is shown of.
pub(super) struct Files<'f> {
    /// Its files, or its name in the archive.
    pub(super) games: &'f [PathBuf],
    /// Where answers are kept; none where no file can be named beside the game.
    pub(super) answers: Option<PathBuf>,
    /// The player's own pictures.
    pub(super) sources: Option<Sources>,
}

/// A game that is shown.
pub(super) struct Room<'r, 'w> {
    call: &'r Call<'w>,
    files: Files<'r>,
    loaded: Loaded,
    view: ReviewView,
    serving: Serving,
    page: Whole,
    /// Answers that were kept, and that were taken back.
    answered: [u64; 2],
}

/// An answer by click.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Click {
    /// The judgement that was looked at.
    judged: u64,
    /// The number of the question in it.
    question: usize,
    /// The number of the answer; none where nothing was done.
    choice: Option<usize>,
    /// The event that was looked at.
    event: u64,
}

/// An answer that is taken back by click.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Back {
    /// As in [`Click`].
    judged: u64,
    /// The number of the answer among those that were given.
    answer: usize,
    /// As in [`Click`].
    event: u64,
}

/// What a click comes to: the event that is looked at, by its number from now on; or why it comes to nothing.
type Clicked = Result<u64, (Code, String)>;

/// What a click changes in the file of answers: what is open then.
type Change<'c> = dyn FnOnce(&mut Keeping<'_>) -> Result<Vec<OpenQuestion>, String> + 'c;

impl<'r, 'w> Room<'r, 'w> {
    /// Judges a game and makes its page.
    pub(super) fn of(call: &'r Call<'w>, files: Files<'r>, loaded: Loaded) -> Result<Room<'r, 'w>, Failure> {
        let serving = Serving::default();
        let (view, page) = made(call, &files, &loaded, &serving)?;
        Ok(Room { call, files, loaded, view, serving, page, answered: [0, 0] })
    }

    /// What was shown.
    pub(super) fn loaded(&self) -> &Loaded {
        &self.loaded
    }

    /// How many answers were kept, and how many were taken back.
    pub(super) fn answered(&self) -> [u64; 2] {
        self.answered
    }

    /// Keeps an answer.
    fn keep(&mut self, click: &Click) -> Clicked {
        self.is_of_now(click.judged, click.event)?;
        let question = self.view.open.get(click.question).cloned();
        let asked = question.and_then(|question| Some((lines(&question, click.choice)?.to_vec(), question)));
        let Some((lines, question)) = asked else {
            return Err((Code::BadRequest, "there is no such question, or no such answer to it".into()));
        };
        let event = self.changed(
            click.event,
            "Kept in",
            Box::new(|keeping: &mut Keeping<'_>| keeping.take(&question, &lines)),
        )?;
        self.answered[0] += 1;
        Ok(event)
    }

    /// Takes an answer back: its question is open again.
    fn take_back(&mut self, back: &Back) -> Clicked {
        self.is_of_now(back.judged, back.event)?;
        let Some(given) = self.view.given.get(back.answer).cloned() else {
            return Err((Code::BadRequest, "there is no such answer".into()));
        };
        let event = self.changed(
            back.event,
            "Taken back in",
            Box::new(|keeping: &mut Keeping<'_>| keeping.back(&given)),
        )?;
        self.answered[1] += 1;
        Ok(event)
    }

    /// A click on a page that was judged before says nothing of this one.
    fn is_of_now(&self, judged: u64, event: u64) -> Result<(), (Code, String)> {
        if judged == self.serving.judged { Ok(()) } else { Err((Code::Outdated, event.to_string())) }
    }

    /// Changes the file of answers, judges the game anew and makes its page.
    fn changed(&mut self, event: u64, done: &str, change: Box<Change<'_>>) -> Clicked {
        let Some(path) = &self.files.answers else {
            return Err((Code::NotTaken, "name a file for the answers: `open GAME --answers FILE`".into()));
        };
        let failed = |why: Failure| (Code::Failed, why.to_string());
        let mut keeping = Keeping::of(&mut self.loaded, None, path).map_err(failed)?;
        let left = change(&mut keeping).map_err(|why| (Code::NotTaken, why))?;
        keeping.keep().map_err(failed)?;
        let decide = left.iter().filter(|question| question.decides()).count();
        let told = format!("{done} {}. {}.", named(path), is_left(left.len() as u64, decide as u64));
        let serving = Serving { judged: self.serving.judged + 1, told };
        let (view, page) = made(self.call, &self.files, &self.loaded, &serving).map_err(failed)?;
        self.serving = serving;
        let event = same(&self.view.steps, &view.steps, event);
        (self.view, self.page) = (view, page);
        Ok(event)
    }
}

/// What a click is answered by.
fn said(clicked: Clicked) -> Response {
    match clicked {
        Ok(event) => Response::words(Code::Fine, &event.to_string()),
        Err((code, says)) => Response::words(code, &harmless(&says)),
    }
}

impl House for Room<'_, '_> {
    fn page(&mut self) -> Response {
        let Whole { html, policy } = &self.page;
        Response { code: Code::Fine, policy: Some(policy.clone()), body: html.as_bytes().into() }
    }

    fn answer(&mut self, body: &[u8]) -> Response {
        match serde_json::from_slice::<Click>(body) {
            Ok(click) => said(self.keep(&click)),
            Err(_) => Response::words(Code::BadRequest, "no answer"),
        }
    }

    fn back(&mut self, body: &[u8]) -> Response {
        match serde_json::from_slice::<Back>(body) {
            Ok(back) => said(self.take_back(&back)),
            Err(_) => Response::words(Code::BadRequest, "no answer"),
        }
    }
}

fn made(
    call: &Call<'_>,
    files: &Files<'_>,
    loaded: &Loaded,
    serving: &Serving,
) -> Result<(ReviewView, Whole), Failure> {
    let mut view = ReviewView::of(loaded);
    notes::noted(call, &mut view, None, loaded)?;
    let own = files.sources.as_ref().and_then(|sources| pictures(loaded, &view, sources));
    let shown = Shown { view: &view, pictures: own.as_ref(), serving: Some(serving) };
    let page = page_of(call, files.games, loaded, &shown)?;
    Ok((view, page))
}

/// The lines of an answer; none for a number that is none.
fn lines(question: &OpenQuestion, choice: Option<usize>) -> Option<&[String]> {
    choice.map_or(Some(&[]), |n| question.choices.get(n).map(|choice| choice.lines.as_slice()))
}

fn named(path: &Path) -> String {
    shown(path.file_name().map_or(path, Path::new))
}

/// Where an event stands after the game was judged anew: what a file tells at a place stays there, whatever comes to stand before
/// it.
fn same(before: &[StepRow], now: &[StepRow], event: u64) -> u64 {
    let row = usize::try_from(event).ok().and_then(|n| before.get(n));
    let Some(at) = row.map(|row| &row.at) else { return event };
    let place = |is: &dyn Fn(&StepRow) -> bool| now.iter().position(is);
    let exact = place(&|row| row.at.source == at.source && row.at.text == at.text);
    let found = exact.or_else(|| place(&|row| row.at.source.is_some() && row.at.source == at.source));
    found.map_or(event, |n| n as u64)
}
