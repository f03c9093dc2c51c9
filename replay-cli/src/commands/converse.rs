//! `record` without a file: a conversation, each event safe in the archive before it is called recorded.

use super::{Call, Failure};
use crate::args::RecordArgs;
use crate::converse::{Console, Conversation, Heard, Pipe, Reply, Terminal};
use crate::render;
use crate::session::{Appended, GameName, Ongoing, Parties, Place, keys, seat};
use crate::view::RecordView;
use asl_core::audit::Game;
use asl_core::event::{Event, Name};
use std::io::IsTerminal;

/// Is a conversation asked for? Without an input, or with the name of a game that the archive holds.
pub(super) fn is_wanted(call: &Call, args: &RecordArgs) -> Result<bool, Failure> {
    let Some(input) = &args.input else { return Ok(true) };
    let alone = args.output.is_none() && args.name.is_none();
    Ok(alone && call.place.is_game(input)?)
}

/// Runs the conversation on the terminal, or on a pipe.
pub(super) fn run(call: &Call, args: &RecordArgs) -> Result<RecordView, Failure> {
    if call.json {
        return Err(Failure::Usage(
            "a conversation has no JSON form: name a file to record, or leave out --json".into(),
        ));
    }
    let game = game(call, args)?;
    let mut console: Box<dyn Console> = if std::io::stdin().is_terminal() {
        let history = call.place.folder()?.join("history");
        let mut terminal = Terminal::open(history).map_err(|e| Failure::store(&e))?;
        terminal.say(&format!("{game}: `help` tells what you can say.\n")).map_err(|e| Failure::store(&e))?;
        Box::new(terminal)
    } else {
        Box::new(Pipe)
    };
    converse(&call.place, &game, args.by.as_deref(), call.width, &mut *console)
}

/// The game that is meant: the one named, else the only one that the archive holds.
fn game(call: &Call, args: &RecordArgs) -> Result<GameName, Failure> {
    let named = args.input.as_ref().and_then(|input| input.to_str()).or(args.name.as_deref());
    if let Some(name) = named {
        return name
            .parse()
            .map_err(|e| Failure::Usage(format!("{name:?} cannot be the name of a game: {e}")));
    }
    let mut games = call.place.games()?;
    match (games.pop(), games.is_empty()) {
        (Some(game), true) => Ok(game),
        (None, _) => Err(Failure::Usage(
            "the archive holds no game to go on with: `record GAME.asl` records a text game there".into(),
        )),
        (Some(last), false) => {
            games.push(last);
            let names: Vec<String> = games.iter().map(ToString::to_string).collect();
            Err(Failure::Usage(format!("which game? name one with --name: {}", names.join(", "))))
        }
    }
}

/// A conversation about a game of the archive; what it recorded.
///
/// # Errors
/// When the game is not held, is damaged, or the store or the console fails. What was called recorded is safe.
pub fn converse(
    place: &Place,
    game: &GameName,
    by: Option<&str>,
    width: usize,
    console: &mut dyn Console,
) -> Result<RecordView, Failure> {
    let (mut ongoing, events) = Ongoing::resume(place, game)?;
    let before = ongoing.events();
    let made = Game::of(events).map_err(|why| Failure::Broken(format!("{game}: {why}")))?;
    let fails = |e: std::io::Error| Failure::store(&e);
    let recorder = recorder(place, &made, by)?;
    if let (Recorder::Last(name), true) = (&recorder, made.scenario.players.len() > 1) {
        console
            .say(&format!("{name} records, as the last line was: `by NAME` for another\n"))
            .map_err(fails)?;
    }
    let (Recorder::Named(by) | Recorder::Last(by)) = recorder;
    let mut talk = Conversation::of(made, by, width);
    let mut again = String::new();
    loop {
        let reply = match console.ask(&talk.prompt(), &again, talk.words()).map_err(fails)? {
            Heard::Line(line) => talk.hear(&line),
            Heard::Dropped => talk.drop_it(),
            Heard::End => break,
        };
        let Some((said, next)) = answered(&mut ongoing, &mut talk, reply)? else { break };
        again = next;
        console.say(&said).map_err(fails)?;
    }
    if let Some(line) = talk.pending() {
        console.say(&format!("not recorded: {}\n", render::one_line(&line))).map_err(fails)?;
    }
    let name = format!("{game} (archive)");
    Ok(RecordView::of(name, ongoing.events(), ongoing.events() - before, ongoing.head()))
}

/// Does what a reply asks for; what to say, and the next line. `None` when the conversation is over.
fn answered(
    ongoing: &mut Ongoing,
    talk: &mut Conversation,
    reply: Reply,
) -> Result<Option<(String, String)>, Failure> {
    Ok(Some(match reply {
        Reply::Done => return Ok(None),
        Reply::Say(text) => (text, String::new()),
        Reply::Propose { text, line } => (text, line),
        Reply::Keep { text, events } => {
            let (said, next) = keep(ongoing, talk, events)?;
            (text + &said, next)
        }
        Reply::Undo => {
            let reply = talk.undo(ongoing.signed(talk.game())?.as_ref());
            return answered(ongoing, talk, reply);
        }
        Reply::Throw(dice, behind) => {
            let reply = talk.hear(&format!("{} {behind}", thrown(dice)?));
            return answered(ongoing, talk, reply);
        }
    }))
}

/// Fair dice of the system's own randomness, as a player types them: `34`.
fn thrown(dice: usize) -> Result<String, Failure> {
    const FACES: u8 = 6;
    // Beyond the last multiple of six a byte would favour low faces.
    const FAIR: u8 = u8::MAX - u8::MAX % FACES;
    let mut faces = String::new();
    while faces.len() < dice {
        let fair = seat::random::<32>()?.into_iter().filter(|byte| *byte < FAIR);
        faces.extend(fair.map(|byte| char::from(b'1' + byte % FACES)).take(dice - faces.len()));
    }
    let spaced: Vec<String> = faces.chars().map(String::from).collect();
    Ok(if dice > 2 { spaced.join(" ") } else { faces })
}

/// Appends events where the conversation thinks that the game ends, all or none; what to say, and the next line.
fn keep(
    ongoing: &mut Ongoing,
    talk: &mut Conversation,
    events: Vec<Event>,
) -> Result<(String, String), Failure> {
    match ongoing.append(&events)? {
        Appended::Done => {
            let last = events.len() as u64;
            let first = talk.kept(events);
            let said = match last {
                1 => format!("  recorded as event {first}\n"),
                n => format!("  recorded as events {first} to {}\n", first + n - 1),
            };
            Ok((said + &talk.newly_owed(), String::new()))
        }
        Appended::Moved(_) => Ok(match talk.catch_up(ongoing.missed()?, events) {
            Reply::Propose { text, line } => (text, line),
            Reply::Say(text) => (text, String::new()),
            Reply::Keep { .. } | Reply::Undo | Reply::Throw(..) | Reply::Done => {
                (String::new(), String::new())
            }
        }),
    }
}

/// Who records.
enum Recorder {
    /// Who was named, or whose key I hold.
    Named(Name),
    /// Who recorded last: nothing tells more.
    Last(Name),
}

/// Who records: the player named, else the one whose key I hold, else who recorded last.
fn recorder(place: &Place, game: &Game, by: Option<&str>) -> Result<Recorder, Failure> {
    let players = &game.scenario.players;
    let Some(by) = by else {
        if let Some(me) = Parties::of(game).and_then(|parties| keys::player_of(place, &parties)) {
            return Ok(Recorder::Named(me));
        }
        let last = game.events.last().map(|event| event.by.clone());
        let last = last.unwrap_or_else(|| "player".parse().expect("the word is a name"));
        return Ok(Recorder::Last(last));
    };
    let known = by.parse().ok().filter(|name| players.is_empty() || players.contains_key(name));
    let all: Vec<&str> = players.keys().map(Name::as_str).collect();
    let known =
        known.ok_or_else(|| Failure::Usage(format!("{by} is no player of this game: {}", all.join(", "))))?;
    seat::must_be_mine(place, &game.scenario, &known)?;
    Ok(Recorder::Named(known))
}
