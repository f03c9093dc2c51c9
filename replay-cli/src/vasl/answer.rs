//! `answer`: what VASL files leave open is asked, and the answers are kept beside them.

use super::asking::{asked, is_left};
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call, Command};
use crate::read::Kind;
use crate::view::vasl::Drafting;
use crate::words::{counted, one_line};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::PathBuf;

/// Answer what VASL files leave open: who fired at what, whose check it was. That which decides a finding comes first.
#[derive(Args, Debug)]
pub struct AnswerArgs {
    /// VASL logs of one game, in order.
    #[arg(value_name = "VLOG", required = true)]
    pub inputs: Vec<PathBuf>,
    /// Where the answers are kept; beside the first file when not given, where `audit` and others find them.
    #[arg(long, value_name = "FILE")]
    pub answers: Option<PathBuf>,
}

impl Command for AnswerArgs {
    fn examples() -> &'static [&'static str] {
        &["answer his.vlog --boards ~/vasl/boards"]
    }

    fn run(&self, call: &Call<'_>) -> Result<Answer, Failure> {
        let mut loaded = call.load(&self.inputs)?;
        if loaded.kind != Kind::Vasl {
            return Err(Failure::Usage(format!("{} is no VASL file", loaded.name())));
        }
        let beside = crate::command::answers::beside(&self.inputs);
        let Some(path) = self.answers.clone().or(beside) else {
            return Err(Failure::Usage("name a file for the answers: --answers FILE".into()));
        };
        if path.exists() {
            loaded.answer(crate::command::answers::answers(&path)?);
        }
        let open = Drafting::of(&loaded, None).map(|drafting| drafting.open).unwrap_or_default();
        let before = open.len();
        asked(call, &mut loaded, None, &open, &path)?;
        let left = Drafting::of(&loaded, None).map(|drafting| drafting.open).unwrap_or_default();
        let view = AnswerView {
            schema: "asl-replay/answer/1",
            answers: path.display().to_string(),
            asked: before as u64,
            open: left.len() as u64,
            decide: left.iter().filter(|question| question.decides()).count() as u64,
        };
        Ok(Answer::of(Exit::Clean, &view, answer(&view)))
    }
}

/// What `answer` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct AnswerView {
    /// `asl-replay/answer/1`.
    pub schema: &'static str,
    /// The file of answers.
    pub answers: String,
    /// Questions that were open.
    pub asked: u64,
    /// Questions that are open still.
    pub open: u64,
    /// Those of them on which a finding hangs.
    pub decide: u64,
}

fn answer(view: &AnswerView) -> String {
    let settled = view.asked.saturating_sub(view.open);
    let settled = counted(settled, "question is settled", "questions are settled");
    format!("{settled}, {}; {} has the answers\n", is_left(view.open, view.decide), one_line(&view.answers))
}
