//! `explain`: one event or several, each with its tally and every clause that spoke.

use crate::args::ExplainArgs;
use crate::command::failure::Failure;
use crate::command::{self, Answer, Call};
use crate::exit::Exit;
use crate::text::event::{self, Clauses};
use crate::view::explain::{ExplainView, ExplainedView};

/// So many events are explained at once: each is judged by itself.
const MOST: u64 = 500;

pub(super) fn run(call: &Call, args: &ExplainArgs) -> Result<Answer, Failure> {
    let loaded = call.load_answered(&args.games, &args.answers)?;
    let (first, last) = (args.events.first, args.events.last);
    if last - first >= MOST {
        return Err(Failure::Usage(format!(
            "explain takes {MOST} events at once, and not {}",
            (last - first).saturating_add(1)
        )));
    }
    let explained = ExplainView::all(&loaded, first..=last).into_iter().zip(first..);
    let events: Vec<ExplainView> = explained
        .map(|(view, n)| view.ok_or_else(|| command::no_event(n, &loaded)))
        .collect::<Result<_, _>>()?;
    let broken = events.iter().flat_map(|view| &view.findings).any(|finding| finding.ruling == "broken");
    let exit = if broken { Exit::Findings } else { Exit::Clean };
    let shown = if args.all { Clauses::All } else { Clauses::Open };
    let texts: Vec<String> = events.iter().map(|view| event::explain(view, shown, call.width)).collect();
    let text = texts.join("\n");
    let answer = match events.as_slice() {
        [view] => Answer::of(exit, view, text),
        _ => Answer::of(exit, &ExplainedView { schema: "asl-replay/explained/1", events }, text),
    };
    Ok(answer.about(&loaded))
}
