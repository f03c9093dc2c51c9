//! `rules`: the book.

use crate::args::RulesArgs;
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::exit::Exit;
use crate::text::rules;
use crate::view::rules::RulesView;

pub(super) fn run(call: &Call, args: &RulesArgs) -> Result<Answer, Failure> {
    let words: Vec<&str> = args.clause.iter().flat_map(|text| text.split_whitespace()).collect();
    let view = RulesView::search(&words);
    if view.clauses.is_empty() {
        let words = words.join(" ");
        return Err(Failure::Usage(format!(
            "no clause begins with {words:?} or has such words (`asl-replay rules` lists them all)"
        )));
    }
    let text = if args.sections { rules::sections(&view) } else { rules::rules(&view, call.width) };
    Ok(Answer::of(Exit::Clean, &view, text))
}
