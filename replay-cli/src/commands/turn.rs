//! `record --to GAME`: the lines of a turn, appended to a game of the archive, if it is still where I think it is.

use super::mail::Held;
use super::output::Written;
use super::record::view;
use super::{Answer, Call, Failure};
use crate::args::RecordArgs;
use crate::exit::Exit;
use crate::render::{self, counted};
use crate::session::{LoadError, Parties, Place, keys, load_bytes, read_text};
use crate::view::{LogFilter, LogRow, LogView};
use asl_core::event::{Event, Name};
use asl_core::notation::{Reader, parse_lines};
use asl_core::wire;
use asl_store::archive::AppendError;
use asl_store::log::Log;
use std::path::Path;

pub(super) fn run(call: &Call, args: &RecordArgs, input: &Path, game: &Path) -> Result<Answer, Failure> {
    let (held, after) = (Held::read(&call.place, game)?, args.after);
    let tip = Log::read(&held.bytes).tip();
    if after.is_some_and(|after| after.saturating_add(1) != tip.records) {
        let from = after.map_or(0, |after| after.saturating_add(1));
        return Err(missed(&call.place, game, from));
    }
    let events = lines(call, args, input, &held)?;
    let payloads = payloads(&events)?;
    let payloads: Vec<&[u8]> = payloads.iter().map(Vec::as_slice).collect();
    let archive = call.place.archive()?;
    let appended = archive.append(&held.name, tip, &payloads);
    let after = archive.tip(&held.name).map_err(|e| Failure::store(&e))?;
    drop(archive);
    match appended {
        Ok(_) => {
            let written = Written { tip: after, added: payloads.len() as u64 };
            let view = view(format!("{} (archive)", held.name), &written);
            Ok(Answer::of(Exit::Clean, &view, render::record(&view)))
        }
        Err(AppendError::Conflict { .. }) => Err(missed(&call.place, game, tip.records)),
        Err(why) => Err(Failure::store(&why)),
    }
}

/// The lines as events; recorded by me, where a `by` line says nothing else.
fn lines(call: &Call, args: &RecordArgs, input: &Path, held: &Held) -> Result<Vec<Event>, Failure> {
    let text = read_text(input)?;
    let game = &held.loaded.game;
    let mut reader = Reader::new(&game.scenario);
    game.events.iter().for_each(|event| reader.learn(&event.what));
    let named = args.by.as_ref().map(|by| by.parse().map_err(|e| Failure::usage(&e))).transpose()?;
    let mine = || held.signatures().parties.as_ref().and_then(|parties| me(&call.place, parties));
    if let Some(recorder) = named.or_else(mine) {
        reader.record_by(recorder);
    }
    match parse_lines(&mut reader, &text) {
        Ok(lines) if lines.is_empty() => Err(Failure::Usage(format!("{}: no event", input.display()))),
        Ok(lines) => Ok(lines.into_iter().map(|line| line.event).collect()),
        Err(errors) => Err(LoadError::Notation { path: input.to_owned(), errors }.into()),
    }
}

/// The player whose key I hold, when there is one and no other.
pub(super) fn me(place: &Place, parties: &Parties) -> Option<Name> {
    let (_, number) = keys::of_game(place, None, parties).ok()?;
    parties.names.get(number).cloned()
}

fn payloads(events: &[Event]) -> Result<Vec<Vec<u8>>, Failure> {
    let encode = |event| wire::encode(event).map_err(|e| Failure::Store(e.to_string()));
    events.iter().map(encode).collect()
}

/// Somebody was faster, or the caller was behind: what the game says from there on.
fn missed(place: &Place, game: &Path, from: u64) -> Failure {
    const MOST: usize = 20;
    let name = game.display();
    let news: Result<Vec<LogRow>, LoadError> = place.archived(game).and_then(|bytes| {
        let rows = LogView::of(&load_bytes(game, &bytes)?, &LogFilter::default()).events;
        Ok(rows.into_iter().filter(|row| row.event.event >= from).collect())
    });
    let news = match news {
        Ok(news) => news,
        Err(why) => return why.into(),
    };
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
