//! The game that VASL files show, as rows: what is open, what was found, its phases. Input: what the files tell, judged.

use super::OfFiles;
use crate::import::draft::{Choice, Drafted, Open};
use crate::read::Loaded;
use crate::view::event::when;
use crate::view::finding::FindingView;
use asl_core::audit::{Game, Replay};
use asl_core::event::What;
use asl_core::map::Map;
use schemars::JsonSchema;
use serde::Serialize;

/// A question that files leave open.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct QuestionRow {
    /// The file.
    pub file: String,
    /// Its step.
    pub step: u32,
    /// The event of the game that stands there, else the one before it.
    pub event: u64,
    /// The subject; an answer names it.
    pub about: String,
    /// The question.
    pub says: String,
    /// A finding hangs on its answer.
    pub decides: bool,
    /// Answers that would fit.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<ChoiceRow>,
}

/// An answer that would fit.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct ChoiceRow {
    /// What it is in words, as the counters show it, and what it comes to.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub says: String,
    /// Lines of the notation.
    pub lines: Vec<String>,
    /// What it would break.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub breaks: Vec<String>,
}

impl ChoiceRow {
    /// An answer, with its lines.
    pub(super) fn of(choice: &Choice, lines: Vec<String>) -> ChoiceRow {
        let breaks = choice.breaks.iter().map(|found| format!("{}: {}", found.clause, found.breach.says));
        ChoiceRow { says: choice.says.clone(), lines, breaks: breaks.collect() }
    }

    pub(super) fn all(choices: &[Choice], map: &Map) -> Vec<ChoiceRow> {
        choices.iter().map(|choice| ChoiceRow::of(choice, choice.lines(map))).collect()
    }
}

impl Drafted {
    /// What is open, a row each, that first on which a finding hangs.
    pub(crate) fn questions(&self, loaded: &Loaded) -> Vec<QuestionRow> {
        let row = |Open { at, asked, .. }: &Open| {
            let ask = asked.as_ref()?;
            let path = loaded.paths.get(usize::from(at.file).checked_sub(1)?)?;
            let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let choices = ChoiceRow::all(&ask.choices, &self.game.scenario.map);
            let (about, says) = (ask.about.clone(), ask.says.clone());
            let decides = choices.iter().any(|choice| !choice.breaks.is_empty());
            Some(QuestionRow { file, step: at.step, event: self.nearest(*at), about, says, decides, choices })
        };
        let mut rows: Vec<QuestionRow> = self.asks.iter().filter_map(row).collect();
        rows.sort_by_key(|row| !row.decides);
        rows
    }

    /// Lines that are none of the notation, of the answers that is, a note each.
    pub(crate) fn refused(&self) -> impl Iterator<Item = String> + '_ {
        self.faults.iter().map(|fault| format!("not taken: {fault}"))
    }

    /// The phases that were begun, in order.
    pub(crate) fn phases(&self) -> Vec<String> {
        let mut phases = Vec::new();
        Replay::of(&self.game).walk(|_, before, event| {
            phases.extend(matches!(event.what, What::PhaseBegan(_)).then(|| when(before, event)));
        });
        phases
    }
}

impl OfFiles<'_> {
    /// The findings beside their positions.
    pub(crate) fn rows(&self, loaded: &Loaded) -> (Vec<FindingView>, u64) {
        let (findings, kept) = self.judged.findings();
        let game = &self.drafted.game;
        // The files without their events: a long game is held once.
        let files = loaded.with(Game { scenario: game.scenario.clone(), events: Vec::new() });
        let mut rows = Vec::new();
        Replay::of(game).walk(|n, before, _| {
            let from = findings.partition_point(|finding| finding.seq < n as u64);
            for finding in findings[from..].iter().take_while(|finding| finding.seq == n as u64) {
                let mut row = FindingView::of_game(&files, game, finding, before);
                self.drafted.placed(loaded, n, &mut row.at);
                row.writer = self.drafted.place(n).and_then(|at| super::of_step(loaded, at));
                rows.push(row);
            }
        });
        (rows, *kept)
    }
}
