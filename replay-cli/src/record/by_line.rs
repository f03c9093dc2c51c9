//! `record` without a file: a conversation, each event safe in the archive before it is called recorded.

use super::command::{RecordArgs, RecordView};
use crate::command::args::{KeyArgs, KeyedArgs, SeatArgs};
use crate::command::failure::Failure;
use crate::command::waiting::Gathered;
use crate::command::{Call, Command};
use crate::dice;
use crate::home::{Appended, GameName, Mails, Ongoing, Place, keys, seat};
use crate::import::vassal::viewer::Viewer;
use crate::mail::awaited::at_prompt;
use crate::mail::receive::ReceiveArgs;
use crate::mail::reply::ReplyArgs;
use crate::prompt::{Console, Conversation, Heard, Mail, Mails as Files, Pipe, Reply, Terminal};
use crate::read::Parties;
use crate::words;
use asl_core::audit::Game;
use asl_core::event::{Event, Name, RollId};
use std::io::IsTerminal;
use std::path::PathBuf;
use std::sync::Mutex;

/// Is a conversation asked for? Without an input, or with the name of a game that the archive holds.
pub(crate) fn is_wanted(call: &Call, args: &RecordArgs) -> Result<bool, Failure> {
    let Some(input) = &args.input else { return Ok(true) };
    let alone = args.output.is_none() && args.name.is_none();
    Ok(alone && call.place.is_game(input)?)
}

/// Runs the conversation on the terminal, or on a pipe.
pub(crate) fn run(call: &Call, args: &RecordArgs) -> Result<RecordView, Failure> {
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
    at_table(&Table { call, game, key: &args.key }, args.by.as_deref(), &mut *console)
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
    converse_signed(place, game, (by, None), width, console)
}

/// The same with a file whose first line is the player's passphrase, for what is signed and for shares from within.
///
/// # Errors
/// As [`converse`].
pub fn converse_signed(
    place: &Place,
    game: &GameName,
    (by, passphrase): (Option<&str>, Option<PathBuf>),
    width: usize,
    console: &mut dyn Console,
) -> Result<RecordView, Failure> {
    let mut waiting = Gathered::default();
    let call = Call {
        place: place.clone(),
        screen: None,
        width,
        json: false,
        viewer: Viewer::Public,
        waiting: Mutex::new(&mut waiting),
    };
    let key = KeyArgs { identity: None, passphrase_file: passphrase };
    at_table(&Table { call: &call, game: game.clone(), key: &key }, by, console)
}

/// What a conversation is about, and how the player's key is opened.
struct Table<'t, 'w> {
    call: &'t Call<'w>,
    game: GameName,
    key: &'t KeyArgs,
}

fn at_table(
    table: &Table<'_, '_>,
    by: Option<&str>,
    console: &mut dyn Console,
) -> Result<RecordView, Failure> {
    let (place, game) = (&table.call.place, &table.game);
    let (mut ongoing, events) = Ongoing::resume(place, game)?;
    let before = ongoing.events();
    let (made, faults) = game_of(table, events)?;
    let fails = |e: std::io::Error| Failure::store(&e);
    for fault in faults {
        console.say(&format!("warning: {}\n", words::one_line(&fault))).map_err(fails)?;
    }
    let recorder = recorder(place, &made, by)?;
    if let (Recorder::Last(name), true) = (&recorder, made.scenario.players.len() > 1) {
        console
            .say(&format!("{name} records, as the last line was: `by NAME` for another\n"))
            .map_err(fails)?;
    }
    let (Recorder::Named(by) | Recorder::Last(by)) = recorder;
    let mut talk = Conversation::of(made, by, table.call.width);
    go_on(table, &mut ongoing, &mut talk, console)?;
    if let Some(line) = talk.pending() {
        console.say(&format!("not recorded: {}\n", words::one_line(&line))).map_err(fails)?;
    }
    let name = format!("{game} (archive)");
    Ok(RecordView::of(name, ongoing.events(), ongoing.events().saturating_sub(before), ongoing.head()))
}

/// Line after line, until the player leaves.
fn go_on(
    table: &Table<'_, '_>,
    ongoing: &mut Ongoing,
    talk: &mut Conversation,
    console: &mut dyn Console,
) -> Result<(), Failure> {
    let fails = |e: std::io::Error| Failure::store(&e);
    let place = &table.call.place;
    let mut again = String::new();
    let mut post = Post { mails: Mails::of(table.game.clone()), tried: None, signed: None };
    post.look_who_signed(table);
    loop {
        let lie = post.lie(place);
        let known = lie.came.clone();
        talk.mails_lie_at(lie);
        let reply = match console.ask(&talk.prompt(), &again, talk.words()).map_err(fails)? {
            Heard::Line(line) => {
                // A mail may have come while the prompt stood there.
                let lie = post.lie(place);
                let fresh = lie.came.clone().filter(|came| known.as_ref() != Some(came));
                talk.mails_lie_at(lie);
                talk.hear_beside(&line, fresh.as_deref())
            }
            Heard::Dropped => talk.drop_it(),
            Heard::End => return Ok(()),
        };
        let mail = if let Reply::Mail(mail) = &reply { Some(mail.clone()) } else { None };
        let Some((said, next)) = answered(table, ongoing, talk, reply)? else { return Ok(()) };
        if let Some(mail) = mail {
            post.went(table, &mail);
        }
        again = next;
        console.say(&said).map_err(fails)?;
    }
}

/// What is known of the mails of a conversation.
struct Post {
    mails: Mails,
    /// The last one that was to be taken in.
    tried: Option<String>,
    /// Who signs here, and how far it is signed.
    signed: Option<(Name, u64)>,
}

impl Post {
    fn lie(&mut self, place: &Place) -> Files {
        let came = self.mails.came(place);
        let tried = came.is_some() && came == self.tried;
        Files { next: self.mails.next(place), came, tried, signed: self.signed.clone() }
    }

    /// A mail was written, or was to be taken in.
    fn went(&mut self, table: &Table<'_, '_>, mail: &Mail) {
        if !mail.is_reply {
            self.tried = Some(mail.file.clone());
        }
        self.look_who_signed(table);
    }

    /// A game that nobody signs, or that I hold no key of, has no mails of mine.
    fn look_who_signed(&mut self, table: &Table<'_, '_>) {
        let path = PathBuf::from(format!("@{}", table.game));
        let held = table.call.place.signable(&path, table.key.identity.as_deref()).ok();
        self.signed = held.and_then(|held| Some((held.me()?.clone(), held.signed_to())));
    }
}

/// The game with its boards, and what is wrong with these.
fn game_of(table: &Table<'_, '_>, events: Vec<Event>) -> Result<(Game, Vec<String>), Failure> {
    let game = &table.game;
    let mut made = Game::of(events).map_err(|why| Failure::Broken(format!("{game}: {why}")))?;
    let faults = table.call.place.lay_live(&mut made)?;
    Ok((made, faults))
}

/// Does what a reply asks for; what to say, and the next line. `None` when the conversation is over.
fn answered(
    table: &Table<'_, '_>,
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
            let said = text + &said;
            let Some(then) = talk.then() else { return Ok(Some((said, next))) };
            let reply = talk.hear(&then);
            return Ok(answered(table, ongoing, talk, reply)?.map(|(more, next)| (said + &more, next)));
        }
        Reply::Undo => {
            let reply = talk.undo(ongoing.signed(talk.game())?.as_ref());
            return answered(table, ongoing, talk, reply);
        }
        Reply::Throw(dice, [before, behind]) => {
            let reply = talk.hear(&format!("{before}{} {behind}", thrown(dice)?));
            return answered(table, ongoing, talk, reply);
        }
        Reply::Shares(rolls, behind) => (by_shares(table, ongoing, talk, (rolls, &behind))?, String::new()),
        Reply::Mail(mail) => (mailed(table, ongoing, talk, &mail)?, String::new()),
    }))
}

/// Makes what the player's shares give, and tells what comes of it: the checks that the result asks for, too. What stands
/// against it is said.
fn by_shares(
    table: &Table<'_, '_>,
    ongoing: &mut Ongoing,
    talk: &mut Conversation,
    (mut rolls, behind): (Vec<RollId>, &str),
) -> Result<String, Failure> {
    let path = PathBuf::from(format!("@{}", table.game));
    let key = KeyedArgs { seat: SeatArgs { by: None }, key: table.key.clone() };
    let (mut said, mut behind) = (String::new(), behind.to_owned());
    let was_commitment = rolls.is_empty();
    loop {
        let made = match dice::command::of_my_shares(table.call, &path, &rolls, &key) {
            Ok(made) => made,
            Err(why) => return Ok(format!("{said}{why}\n")),
        };
        let reply = talk.made(made, &core::mem::take(&mut behind));
        let Some((told, _)) = answered(table, ongoing, talk, reply)? else { break };
        said += &told;
        rolls = talk.ready();
        if rolls.is_empty() || was_commitment {
            break;
        }
    }
    if !was_commitment {
        return Ok(said);
    }
    let declared = talk.hear("roll");
    // A second commitment would bring the same again.
    let is_again = matches!(declared, Reply::Shares(..));
    let next = if is_again { None } else { answered(table, ongoing, talk, declared)? };
    Ok(said + &next.map(|(told, _)| told).unwrap_or_default())
}

/// Writes a mail, or takes one in, and goes on behind what it brought. What stands against it is said.
fn mailed(
    table: &Table<'_, '_>,
    ongoing: &mut Ongoing,
    talk: &mut Conversation,
    mail: &Mail,
) -> Result<String, Failure> {
    let Mail { accept, agree, .. } = *mail;
    let (file, name, key) = (PathBuf::from(&mail.file), table.game.to_string(), table.key.clone());
    let answer = if mail.is_reply {
        let args = ReplyArgs { game: name.into(), output: Some(file), dry_run: false, accept, agree, key };
        args.run(table.call)
    } else {
        ReceiveArgs { replace: mail.replace, ..receive_args(file, name, (accept, agree), key) }
            .run(table.call)
    };
    let said = answer.map_or_else(|why| format!("{why}\n"), |answer| answer.text + &answer.aside);
    let (now, mut events) = Ongoing::resume(&table.call.place, &table.game)?;
    *ongoing = now;
    let known = &talk.game().events;
    if events.starts_with(known) {
        talk.went_on(events.split_off(known.len()));
    } else {
        talk.begin_anew(game_of(table, events)?.0);
    }
    Ok(at_prompt(&said) + &talk.newly_owed())
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

/// A mail of this game alone: a new game is the command's.
fn receive_args(file: PathBuf, name: String, (accept, agree): (bool, bool), key: KeyArgs) -> ReceiveArgs {
    ReceiveArgs {
        file,
        name: Some(name),
        new: false,
        book: None,
        replace: false,
        look: false,
        accept,
        accept_dice: false,
        require_witness: Vec::new(),
        agree,
        require_signed: false,
        key,
    }
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
            Ok((said + &talk.newly_owed(), talk.pending().unwrap_or_default()))
        }
        Appended::Moved(_) => Ok(match talk.catch_up(ongoing.missed()?, events) {
            Reply::Propose { text, line } => (text, line),
            Reply::Say(text) => (text, String::new()),
            Reply::Keep { .. }
            | Reply::Undo
            | Reply::Throw(..)
            | Reply::Shares(..)
            | Reply::Mail(_)
            | Reply::Done => (String::new(), String::new()),
        }),
    }
}

/// Who records.
enum Recorder {
    /// Who was named, or whose key I hold.
    Named(Name),
    /// The last recorder: nothing tells more.
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
