//! What is shown of a line before it is recorded: the line with its figures, where they come from, and what
//! the rules would say.

use super::draft::{Draft, Drafted};
use crate::text::wrap::wrapped;
use crate::text::{BAD, DIM, GOOD, OPEN, STRONG, indented, show, styled};
use crate::view::duty::DutyView;
use crate::view::show::ShowView;
use crate::words::{counted, one_line, short_hex};
use asl_core::audit::live::Live;
use asl_core::duty::Duty;
use asl_core::event::{Event, What};
use asl_core::facts::{Move, Price};
use asl_core::figures::price::step::price_of;
use asl_core::finding::{Finding, Ruling, Verdict};
use asl_core::notation::print_event;
use asl_core::rules::Book;
use asl_core::tally::Tally;
use asl_core::vocab::num::Mp;

/// Events that `log` shows.
const LAST: usize = 12;

/// What was worked out: each line with its figures and what the rules say of it.
pub(super) fn text(draft: &Draft, width: usize) -> String {
    let mut out: String = draft.events.iter().map(|drafted| one(drafted, width)).collect();
    if draft.is_broken() {
        out += &indented(
            4,
            &styled(
                BAD,
                "`insist` records it as it stands; Up brings it back to be corrected, an empty line drops it.",
            ),
        );
    }
    out
}

/// A mail came, and a line would be recorded beside it.
pub(super) fn beside(file: &str) -> String {
    let says = format!(
        "a mail waits, {file}: an empty line drops this one, and another takes the mail; `insist` records it beside the mail."
    );
    indented(4, &styled(OPEN, &says))
}

/// A mail came, and what was typed is not taken without it.
pub(super) fn waits(file: &str) -> String {
    styled(OPEN, &format!("a mail waits, {file}: Enter takes it, then say that again")) + "\n"
}

fn one(drafted: &Drafted, width: usize) -> String {
    let kept = match drafted.kept {
        0 => String::new(),
        n => styled(GOOD, &format!("  {} kept", counted(n, "clause", "clauses"))),
    };
    let mut out = indented(2, &(styled(STRONG, &one_line(&short_hex(&drafted.line))) + &kept));
    out += &drafted.figures.iter().map(|line| indented(4, &one_line(line))).collect::<String>();
    out + &drafted.findings.iter().map(|finding| objection(finding, width)).collect::<String>()
}

/// Where the figures come from: the price of an expenditure, the sheet of an attack.
pub(super) fn figures(live: &Live, event: &Event) -> Vec<String> {
    let ctx = live.ctx();
    let What::MpSpent(spent) = &event.what else {
        let fought = crate::view::close::lines(&ctx, &event.what);
        return if fought.is_empty() { crate::view::fire::sheet(&ctx, &event.what) } else { fought };
    };
    let Some(moved) = Move::of(ctx, spent) else { return Vec::new() };
    let left = moved.left().map(|left| format!(", {} left", left - spent.cost)).unwrap_or_default();
    vec![match price_of(&moved) {
        Price::Of(tally) => format!("{}{left}", price(&tally)),
        Price::Open => format!("{} MP by your word{left}", spent.cost),
        Price::Unknown(needs) => format!("no price is known: it needs {needs}"),
    }]
}

/// `8 MP: 1 Open Ground ×2 VBM ×4 Reverse`.
fn price(tally: &Tally<Mp>) -> String {
    let lines = tally.lines.iter().enumerate();
    let parts: Vec<String> =
        lines.map(|(n, line)| format!("{} {}", line.figure(n == 0), line.label)).collect();
    format!("{} MP: {}", tally.value(), parts.join(" "))
}

fn objection(finding: &Finding, width: usize) -> String {
    let (mark, style) = if finding.ruling == Ruling::Broken { ("✗", BAD) } else { ("?", OPEN) };
    let clauses: Vec<&str> = core::iter::once(&finding.clause).chain(&finding.also).map(|id| id.0).collect();
    let figures = match (&finding.breach.declared, &finding.breach.derived) {
        (Some(declared), Some(due)) => format!("declared {declared}, due {due}: "),
        _ => String::new(),
    };
    let says =
        wrapped(width.saturating_sub(6), &one_line(&format!("{figures}{}", finding.breach.says))).join("\n");
    indented(4, &styled(style, &format!("{mark} {}", clauses.join(", ")))) + &indented(6, &says)
}

/// Every clause that would speak of what was worked out.
pub(super) fn opinions(live: &Live, draft: &Draft, width: usize) -> String {
    let mut live = live.clone();
    let mut out = String::new();
    for drafted in &draft.events {
        out += &indented(2, &styled(STRONG, &one_line(&drafted.line)));
        out += &spoken(&live, &drafted.event, width);
        live.append(drafted.event.clone());
    }
    out
}

fn spoken(live: &Live, event: &Event, width: usize) -> String {
    let line = |opinion: &asl_core::rules::Opinion| {
        let (mark, style) = match &opinion.verdict {
            Verdict::Kept => ("✓", GOOD),
            Verdict::Broken(_) => ("✗", BAD),
            Verdict::Undecided(_) => ("?", OPEN),
            Verdict::Silent => return String::new(),
        };
        let says = Book::clause(opinion.clause.0).map_or("", |clause| clause.says);
        let says = wrapped(width.saturating_sub(6), says);
        let says: String = says.iter().map(|line| indented(6, &styled(DIM, line))).collect();
        indented(4, &styled(style, &format!("{mark} {}", opinion.clause))) + &says
    };
    let said: String = live.opinions(event).iter().map(line).collect();
    if said.is_empty() { "no clause speaks of it\n".into() } else { said }
}

/// The position after an event, the last one when none is named, as `asl-replay show` tells it.
pub(super) fn position(live: &Live, at: Option<usize>) -> String {
    let game = live.game();
    let last = game.events.len().saturating_sub(1);
    match ShowView::of_game(game, at.unwrap_or(last)) {
        Some(view) => show::show(&view),
        None => format!("there is no such event: the last one is {last}\n"),
    }
}

/// What is owed, or that nothing is.
pub(super) fn owed(live: &Live) -> String {
    let open = open(live, live.owed().iter());
    if open.is_empty() { "nothing is owed\n".into() } else { open }
}

/// Duties, a line each.
pub(super) fn open<'d>(live: &Live, duties: impl Iterator<Item = &'d Duty>) -> String {
    let (scenario, at) = (&live.game().scenario, live.state());
    let line = |duty: &Duty| {
        let view = DutyView::of(scenario, at, duty);
        show::owed(&DutyView { text: view.whole(duty), ..view })
    };
    duties.map(line).collect()
}

/// The last events, with their numbers.
pub(super) fn last_events(live: &Live) -> String {
    let events = &live.game().events;
    let from = events.len().saturating_sub(LAST).max(1);
    numbered(live, events.iter().enumerate().skip(from))
}

/// Events that somebody else recorded meanwhile.
pub(super) fn missed(live: &Live, missed: &[Event]) -> String {
    let first = live.game().events.len();
    let head = format!(
        "the game went on without you: {} came first\n",
        counted(missed.len() as u64, "event", "events")
    );
    styled(OPEN, head.trim_end())
        + "\n"
        + &numbered(live, missed.iter().enumerate().map(|(n, e)| (first + n, e)))
}

fn numbered<'e>(live: &Live, events: impl Iterator<Item = (usize, &'e Event)>) -> String {
    let map = &live.game().scenario.map;
    let line = |(n, event): (usize, &Event)| {
        let text = one_line(&format!("{}: {}", event.by, print_event(map, event)));
        format!("{n:>5}  {text}\n")
    };
    events.map(line).collect()
}
