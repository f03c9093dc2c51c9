//! `record --to GAME`: the lines of a turn, appended to a game of the archive, if it is still where I think it is.

use super::command::{self, RecordArgs, view};
use crate::audit::part::Part;
use crate::audit::view::AuditView;
use crate::command::exit::Exit;
use crate::command::failure::Failure;
use crate::command::{Answer, Call};
use crate::dice::append::{ALREADY, stands_at_end};
use crate::history::log::{Filter as LogFilter, LogRow, LogView};
use crate::home::{Appended, Ongoing, Place, Written, keys, read_text, seat};
use crate::read::{GameCopy, ReadError, load_bytes};
use crate::view::event::EventView;
use crate::words::counted;
use crate::words::shown;
use asl_core::audit::Game;
use asl_core::audit::live::Live;
use asl_core::event::Event;
use asl_core::notation::{Reader, parse_lines};
use asl_core::propose::complete;
use std::path::Path;

pub(crate) fn run(call: &Call, args: &RecordArgs, input: &Path, game: &Path) -> Result<Answer, Failure> {
    let (name, held) = call.place.held(game)?;
    let mut ongoing = Ongoing::of_archive(&call.place, &name, &held);
    let end = ongoing.events();
    if let Some(after) = args.after.filter(|after| after.saturating_add(1) != end) {
        return Err(missed(&call.place, game, after.saturating_add(1)));
    }
    let lines = lines(call, args, input, &held)?;
    // A command that was killed behind its append is run again.
    if !args.again && stands_already(&held, &lines) {
        let view = view(format!("{name} (archive)"), Written { events: end, added: 0, head: ongoing.head() });
        let aside = format!("{ALREADY} (--again adds it once more)\n");
        return Ok(Answer { aside, ..Answer::of(Exit::Clean, &view, command::record(&view, call.width)) });
    }
    let events = filled_in(&held.loaded.game, lines);
    let (added, audit) = (events.len() as u64, judged(&held, &events));
    let exit = if audit.broken > 0 { Exit::Findings } else { Exit::Clean };
    let only_shown = args.dry_run || args.strict && audit.broken > 0;
    let shown = shown_lines(&held, &events);
    if !only_shown && matches!(ongoing.append(&events)?, Appended::Moved(_)) {
        return Err(missed(&call.place, game, end));
    }
    let written = Written { events: ongoing.events(), added, head: ongoing.head() };
    let mut view = view(format!("{name} (archive)"), written);
    (view.only_shown, view.lines, view.findings) = (only_shown, shown, audit.findings);
    Ok(Answer::of(exit, &view, command::record(&view, call.width)))
}

/// The lines behind the end of a game, with the figures that they leave out and the rules give.
fn filled_in(game: &Game, lines: Vec<Event>) -> Vec<Event> {
    let mut live = Live::of(game.clone());
    let fill = |mut event: Event| {
        complete(&live.ctx(), &mut event.what);
        live.append(event.clone());
        event
    };
    lines.into_iter().map(fill).collect()
}

/// Whether the lines are the end of the game already.
fn stands_already(held: &GameCopy, lines: &[Event]) -> bool {
    let game = &held.loaded.game;
    let Some(before) = game.events.len().checked_sub(lines.len()).filter(|before| *before > 0) else {
        return false;
    };
    let earlier = Game { events: game.events[..before].to_vec(), ..game.clone() };
    stands_at_end(&game.events, &filled_in(&earlier, lines.to_vec())).is_some()
}

fn judged(held: &GameCopy, events: &[Event]) -> AuditView {
    let loaded = held.loaded.with_added(events);
    let mut audit = AuditView::of(&loaded);
    audit.keep(Part { since: Some(held.loaded.game.events.len() as u64), by: None });
    audit
}

fn shown_lines(held: &GameCopy, events: &[Event]) -> Vec<EventView> {
    let from = Some(held.loaded.game.events.len() as u64);
    let rows =
        LogView::of(&held.loaded.with_added(events), &LogFilter { from, ..LogFilter::default() }).events;
    rows.into_iter().map(|row| row.event).collect()
}

/// The lines as events; recorded by me, where a `by` line says nothing else.
fn lines(call: &Call, args: &RecordArgs, input: &Path, held: &GameCopy) -> Result<Vec<Event>, Failure> {
    let text = read_text(input)?;
    let game = &held.loaded.game;
    let mut reader = Reader::new(&game.scenario);
    game.events.iter().for_each(|event| reader.learn(&event.what));
    let named = args.by.as_ref().map(|by| by.parse().map_err(|e| Failure::usage(&e))).transpose()?;
    if let Some(by) = &named {
        seat::must_be_mine(&call.place, &game.scenario, by)?;
    }
    let parties = held.loaded.signatures().parties.as_ref();
    let mine = || parties.and_then(|parties| keys::player_of(&call.place, parties));
    if let Some(recorder) = named.or_else(mine) {
        reader.record_by(recorder);
    }
    match parse_lines(&mut reader, &text) {
        Ok(lines) if lines.is_empty() => Err(Failure::Usage(format!("{}: no event", shown(input)))),
        Ok(lines) => Ok(lines.into_iter().map(|line| line.event).collect()),
        Err(errors) => Err(ReadError::Notation { path: input.to_owned(), errors }.into()),
    }
}

/// Somebody was faster, or the caller was behind: what the game says from there on.
fn missed(place: &Place, game: &Path, from: u64) -> Failure {
    match news(place, game, from) {
        Ok(news) => told(&shown(game), &news),
        Err(why) => why,
    }
}

fn news(place: &Place, game: &Path, from: u64) -> Result<Vec<LogRow>, Failure> {
    let rows = LogView::of(&load_bytes(game, &place.archived(game)?)?, &LogFilter::default()).events;
    Ok(rows.into_iter().filter(|row| row.event.event >= from).collect())
}

fn told(name: &str, news: &[LogRow]) -> Failure {
    const MOST: usize = 20;
    if news.is_empty() {
        return Failure::Broken(format!("{name} has fewer events than you think; nothing was recorded"));
    }
    let lines: Vec<String> = news
        .iter()
        .take(MOST)
        .map(|row| format!("  {} {} ({})", row.event.event, row.event.text, row.event.by))
        .collect();
    let more = news.len().saturating_sub(MOST);
    let more = if more > 0 { format!("\n  and {more} more") } else { String::new() };
    Failure::Broken(format!(
        "{name} has moved on: you missed {}; nothing was recorded\n{}{more}",
        counted(news.len() as u64, "event", "events"),
        lines.join("\n")
    ))
}
