//! Playing by mail, as text.

use super::findings::finding;
use super::table::Table;
use super::{BAD, DIM, GOOD, OPEN, STRONG, styled};
use crate::view::agreement::AgreementRow;
use crate::view::asked::AskedView;
use crate::view::mail::{BackupView, KeygenView, NewView, ProveView, ReceiveView, SignView};
use crate::view::own_figures::OwnFigureRow;
use crate::view::witness::WitnessView;
use crate::words::{counted, fingerprint, harmless, one_line, thousands};
use anstyle::Style;
use std::collections::BTreeMap;

/// A new key.
#[must_use]
pub fn keygen(view: &KeygenView) -> String {
    format!(
        "{}\n\n  {}\n  {}\n\nThe first line is your public key: give it to your opponents. The second is its fingerprint, to be\n\
         compared aloud. The secret one rests in\n{}\n\
         under your passphrase. Make a copy of that file: nobody can make it again.\n",
        styled(STRONG, &format!("A key for {}", view.name)),
        styled(GOOD, &view.public_key),
        view.fingerprint,
        one_line(&view.file)
    )
}

/// A backup that was made, or put back.
#[must_use]
pub fn backup(view: &BackupView) -> String {
    let list =
        |names: &[String]| if names.is_empty() { "none".to_owned() } else { one_line(&names.join(", ")) };
    let counts = format!(
        "keys {}; {}; answers noted for {}; games {}",
        list(&view.keys),
        counted(view.secrets, "sealed secret", "sealed secrets"),
        counted(view.answers, "game", "games"),
        list(&view.games)
    );
    let file = styled(STRONG, &view.file);
    let Some(files) = view.files else {
        let keep = "Keep it where this computer's fate is not shared, with its passphrase.";
        let line = |why: &String| format!("{} {}\n", styled(BAD, "not in it:"), one_line(why));
        let unread: String = view.unread.iter().map(line).collect();
        return format!("{file}: {counts}\n{unread}{keep}\n");
    };
    let put = counted(files, "file", "files");
    let lost = if view.restored.is_empty() {
        String::new()
    } else {
        let says = "It may be older than what you gave since: no share of these games is given until your opponent has \
                    signed a copy that goes on from here.";
        styled(OPEN, says) + "\n"
    };
    format!("{file}: {counts}\nput back: {put}, games {}\n{lost}", list(&view.restored))
}

/// A new game.
#[must_use]
pub fn new(view: &NewView) -> String {
    let events = counted(view.events, "event", "events");
    let first = format!("{} ({events}, id {})\n", styled(STRONG, &view.game), view.id);
    let mail = format!("  `asl-replay sign {} -o {}.aslog` makes the file to mail\n", view.game, view.game);
    first + &players(&view.players) + &harmless(&mail)
}

fn players(players: &BTreeMap<String, String>) -> String {
    let mut table = Table::new(&[]);
    for (name, key) in players {
        table.row([(STRONG, one_line(name)), (Style::new(), one_line(key))]);
        table.row([(STRONG, String::new()), (DIM, fingerprint(key))]);
    }
    table.text(2)
}

/// A signed mail.
#[must_use]
pub fn sign(view: &SignView, columns: usize) -> String {
    let events = counted(view.events, "event", "events");
    let what = if view.already { "was signed before" } else { "is signed" };
    let by = one_line(&view.by);
    if !view.signed {
        return unsigned(view, columns);
    }
    format!(
        "{}: {events}, all of it {what} by {by}: mail {}\n",
        styled(STRONG, &view.game),
        one_line(&view.output)
    )
}

/// What keeps it from being signed.
fn unsigned(view: &SignView, columns: usize) -> String {
    let mut out: String = view.findings.iter().map(|found| finding(found, columns) + "\n").collect();
    out += &asked(&view.asked);
    if view.findings.is_empty() {
        out += &format!("\n{}\n", styled(BAD, "NOT signed: nothing was changed."));
        return out + "Your signature would make that yours. Sign it with --agree if it is so.\n";
    }
    let bent = counted(view.findings.len() as u64, "proof", "proofs");
    let says = format!("NOT signed: it bends dice ({bent} above), and whoever receives it refuses it.");
    let end = "Was it a slip, take the mail before it in again: `receive LASTMAIL --replace`; or go back together with\n\
               your opponent: `retract`. --accept-dice signs it as it is, and the findings stand.\n";
    out + &styled(BAD, &says) + "\n" + end
}

/// What a witness cosigned.
#[must_use]
pub fn witness(view: &WitnessView) -> String {
    let events = counted(view.events, "event", "events");
    let (game, name) = (styled(STRONG, &view.game), harmless(&view.witness));
    if view.already {
        return format!(
            "{game}: the witness {name} had cosigned all {events} before, and has seen no more\n"
        );
    }
    format!("{game}: the witness {name} has cosigned all {events}: `sign` makes the mail that says so\n")
}

/// What came by mail.
#[must_use]
pub fn receive(view: &ReceiveView, columns: usize) -> String {
    let from = if view.from.is_empty() { "nobody".to_owned() } else { view.from.join(", ") };
    let mut out = format!(
        "{} · game {} · signed by {}\n",
        styled(STRONG, &view.file),
        one_line(&view.game),
        styled(GOOD, &from)
    );
    out += &provisional(&view.provisional);
    if view.nothing_new {
        out += "You have received this already: nothing new, nothing changed.\n";
        return out + &super::home::awaited(&view.awaited, columns);
    }
    out += &lost(view);
    if view.new_game {
        out += "A new game. Compare its keys with those that the players gave you:\n";
        out += &players(&view.players);
        out += &own_figures(&view.own_figures);
    }
    out += &copies(view);
    out += &news(view, columns);
    for found in &view.findings {
        out += &format!("\n{}", finding(found, columns));
    }
    for asked in &view.never_asked {
        out += &format!("\n{}\n", styled(OPEN, asked));
    }
    out += &asked(&view.asked);
    out + "\n" + &verdict(view) + &then(view, columns)
}

/// What its counters print otherwise than the catalogue has it: who signs the game signs that.
fn own_figures(rows: &[OwnFigureRow]) -> String {
    const NAMED: usize = 20;
    if rows.is_empty() {
        return String::new();
    }
    let head =
        "Its head has other figures than the catalogue. Compare them with the counters before you sign:";
    let mut out = styled(OPEN, head) + "\n";
    for row in rows.iter().take(NAMED) {
        let line = format!(
            "{} ({}): {} {}, and {} in the catalogue",
            row.units.join(", "),
            row.of_type,
            row.figure,
            row.here,
            row.catalogue
        );
        out += &format!("  {}\n", one_line(&line));
    }
    match rows.len().saturating_sub(NAMED) {
        0 => out,
        more => out + &format!("  and {more} more: `export` prints the head\n"),
    }
}

/// What others recorded that only I can say, a question each.
pub(crate) fn asked(asked: &AskedView) -> String {
    let said =
        |said: &String| format!("\n{}\n", styled(OPEN, &format!("It says of {}. Did you?", one_line(said))));
    asked.said_to_agree.iter().map(said).collect::<String>()
        + &deeds(&asked.deeds_of_mine)
        + &list("By his word alone, and nothing in the log shows it:", &asked.by_his_word, "Is it so?")
        + &list("It takes from you what you still may do:", &asked.taken_from_me, "Were you done with it?")
        + &list("Unusual in its head:", &asked.unusual, "Is that what you agreed on?")
}

/// A question about several lines.
fn list(head: &str, lines: &[String], question: &str) -> String {
    const NAMED: usize = 12;
    if lines.is_empty() {
        return String::new();
    }
    let mut out = format!("\n{}\n", styled(OPEN, head));
    for line in lines.iter().take(NAMED) {
        out += &format!("  {}\n", one_line(line));
    }
    if lines.len() > NAMED {
        out += &format!("  and {} more: --json tells them all\n", thousands((lines.len() - NAMED) as u64));
    }
    out + &styled(OPEN, question) + "\n"
}

fn deeds(events: &[u64]) -> String {
    const NAMED: usize = 6;
    let named: Vec<String> = events.iter().take(NAMED).map(u64::to_string).collect();
    let more = match events.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" and {} more", thousands(more as u64)),
    };
    let (one, many) = ("event", "events");
    let word = match events {
        [] => return String::new(),
        [_] => one,
        _ => many,
    };
    let says = format!(
        "It records for you, at {word} {}{more}, what is yours to record. Did you ask for that?",
        named.join(", ")
    );
    format!("\n{}\n", styled(OPEN, &says))
}

/// What is owed, and what comes then: by the mail as it is, and only said to be so when it was taken.
fn then(view: &ReceiveView, columns: usize) -> String {
    let head = if view.accepted { "" } else { "If you take it:\n" };
    head.to_owned() + &super::home::awaited(&view.awaited, columns)
}

/// What binds nobody yet, before anything else.
pub(crate) fn provisional(rows: &[AgreementRow]) -> String {
    let line = |row: &AgreementRow| {
        let says = row.provisional.as_ref().map_or("", |waits| waits.says.as_str());
        let says = format!("event {}, {} by {}, {}: {says}", row.event, row.kind, row.by, row.about);
        format!("  {}\n", styled(OPEN, &one_line(&says)))
    };
    if rows.is_empty() {
        return String::new();
    }
    let head =
        "These bind nobody yet: they waive nothing, and what follows is judged as if they were agreed.";
    styled(OPEN, head) + "\n" + &rows.iter().map(line).collect::<String>()
}

/// What I knew of this game is not here any more.
fn lost(view: &ReceiveView) -> String {
    let Some(signed) = view.state_lost else { return String::new() };
    let says = format!(
        "It bears YOUR OWN signature under {signed} events, and you do not hold them: what you knew of this game is gone \
         from here, lost or removed. Ask all who have it for their copies, and take the newest. No share of yours is given \
         until your opponent has signed a copy that goes on from here."
    );
    styled(BAD, &says) + "\n"
}

/// How the file stands to my copy, when it is no plain continuation.
fn copies(view: &ReceiveView) -> String {
    let mut out = String::new();
    if let Some(joined) = &view.joined {
        let brings = counted(joined.added, "checkpoint", "checkpoints");
        let both = format!("Your mails crossed: it brings {brings} and lacks {} of yours.", joined.kept);
        out += &format!("{both} Nothing is wrong: all of them stand in your copy then.\n");
        if joined.older_by > 0 {
            let events = counted(joined.older_by, "event", "events");
            out += &format!("It is older than your copy: it lacks the last {events}, which stay.\n");
        }
    }
    if let Some(replaced) = &view.replaced {
        let events = counted(replaced.events, "event", "events");
        let from = replaced.from_event;
        let goes =
            format!("It takes the place of your copy, of which {events} from event {from} on are not in it.");
        out += &format!("{}\n", styled(OPEN, &goes));
        if replaced.signed {
            let says = "You signed some of them: whoever has that mail can show that you signed two pasts.";
            out += &format!("{}\n", styled(BAD, says));
        }
        let (is, name) = (if view.accepted { "is" } else { "would be" }, one_line(&replaced.kept_as));
        out += &format!("Your copy {is} kept in the archive as {}.\n", styled(STRONG, &name));
    }
    out
}

fn news(view: &ReceiveView, columns: usize) -> String {
    let is_plain = view.joined.as_ref().is_none_or(|joined| joined.older_by == 0) && view.replaced.is_none();
    if view.events.is_empty() && !is_plain {
        return "No new event.\n".into();
    }
    if view.events.is_empty() {
        return "No new event: he accepts what you sent.\n".into();
    }
    let count = counted(view.events.len() as u64, "event", "events");
    let since = if view.new_game { "" } else { " since your last mail" };
    let title = format!("{count}{since}:\n");
    title + &super::log::rows(&view.events, true, columns)
}

fn verdict(view: &ReceiveView) -> String {
    let broken = counted(view.broken as u64, "rule is", "rules are");
    let bent = counted(view.bent_dice as u64, "proof", "proofs");
    match (view.accepted, view.broken, view.bent_dice) {
        (true, 0, _) => {
            let signed = view.accepted_by.as_ref().map(|by| format!("Accepted, and signed by {by}."));
            styled(GOOD, &signed.unwrap_or_else(|| "Accepted; there was nothing to sign.".into())) + "\n"
        }
        (true, _, 0) => {
            styled(OPEN, &format!("Accepted although {broken} broken: the findings stand.")) + "\n"
        }
        (true, ..) => {
            styled(BAD, &format!("Accepted although dice were bent ({bent} above): the findings stand."))
                + "\n"
        }
        (false, 0, _) if !view.asked.said_to_agree.is_empty() => {
            styled(BAD, "NOT accepted: nothing was changed.")
                + "\nYour signature would make that agreement yours. Take it with --agree if you did agree.\n"
        }
        (false, 0, _) if !view.asked.is_empty() => {
            styled(BAD, "NOT accepted: nothing was changed.")
                + "\nYour signature would make that yours. Take it with --agree if it is so; else tell your opponent.\n"
        }
        (false, 0, _) => "Nothing is wrong with it. Without --look it is accepted.\n".into(),
        (false, _, 0) => {
            styled(BAD, &format!("NOT accepted: {broken} broken; nothing was changed."))
                + "\n"
                + as_it_is(view)
        }
        (false, ..) => {
            styled(BAD, &format!("NOT accepted: dice were bent ({bent} above); nothing was changed."))
                + "\nTell your opponent, or make a file for a director with `asl-replay bundle`. --accept does not take\n\
                   this; --accept-dice does, and the findings stand.\n"
        }
    }
}

/// How a mail is taken in which rules are broken.
const fn as_it_is(view: &ReceiveView) -> &'static str {
    match (!view.asked.is_empty(), view.broken > view.asked.deeds_of_mine.len()) {
        (false, _) => "Tell your opponent, or accept it as it is with --accept.\n",
        (true, false) => {
            "Your signature would make that yours. Tell your opponent, or take it with --agree if you did agree: the \
             findings stand until both of you waive them.\n"
        }
        (true, true) => {
            "Your signature would make that agreement yours. Tell your opponent, or accept it as it is with --accept \
             --agree if you did agree.\n"
        }
    }
}

/// A proof that was written, or that holds.
#[must_use]
pub fn prove(view: &ProveView) -> String {
    let what = match view.kind {
        "inclusion" => {
            format!("event {} stands among the {} signed events", view.number, thousands(view.events))
        }
        _ => format!(
            "the {} signed events begin with the first {}",
            thousands(view.events),
            thousands(view.number)
        ),
    };
    let file = view.output.as_ref().or(view.checked.as_ref());
    let by = match view.signed_by.as_slice() {
        [] => String::new(),
        names => format!(", signed by {}: the proof holds", styled(GOOD, &names.join(", "))),
    };
    format!("{}: {what}{by}\n", styled(STRONG, file.map_or("", String::as_str)))
}
