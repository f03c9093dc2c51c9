//! One mail accepted by two people apart: their copies become one again, and nobody can use that to take a signature
//! out or to put one in.

use super::attacks::ivan;
use super::{HANS_1, IVAN_2, Table, continued, identity, rewritten, signed_by};
use asl_store::identity::Identity;
use asl_store::log::{Log, LogWriter};
use asl_store::note::Note;

/// Hans and Dora have accepted Ivan's first mail apart, and mailed that: `h.aslog` and `d.aslog`.
fn apart() -> Table {
    let table = Table::of_three();
    for (player, mail) in [("hans", "h.aslog"), ("dora", "d.aslog")] {
        table.receive(player, "1.aslog --new --agree --name bridge").exits(0);
        table.sign(player, mail).exits(0);
    }
    assert_ne!(table.get("h.aslog"), table.get("d.aslog"));
    table
}

fn is_one(table: &Table) {
    let copies = ["ivan", "hans", "dora"].map(|player| table.game(player));
    assert!(copies.iter().all(|copy| *copy == copies[0]), "all have the same game, signatures too");
    table.run("ivan", "verify bridge").exits(0);
}

#[test]
fn two_who_accepted_one_mail_apart_have_one_game_again() {
    let table = apart();
    let ran = table.receive("hans", "d.aslog").exits(0);
    ran.says("it brings 1 checkpoint and lacks 1 of yours").says("Accepted").says("No new event");
    table.receive("dora", "h.aslog").exits(0);
    table.receive("ivan", "d.aslog").exits(0).hides("lacks");
    table.receive("ivan", "h.aslog").exits(0);
    is_one(&table);
    for mail in ["h.aslog", "d.aslog"] {
        table.receive("hans", mail).exits(0).says("nothing new, nothing changed");
    }
    // The game goes on, to both of them at once, and again they accept apart.
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    for (player, mail) in [("ivan", "i.aslog"), ("dora", "d.aslog")] {
        table.receive(player, "2.aslog").exits(0).says("5 events since your last mail");
        // An older mail of the game, whose signatures no longer stand in a row, is replaced.
        table.sign(player, mail).exits(0);
    }
    for (player, mail) in [("ivan", "d.aslog"), ("dora", "i.aslog"), ("hans", "i.aslog"), ("hans", "d.aslog")]
    {
        table.receive(player, mail).exits(0);
    }
    is_one(&table);
    let verified = table.run("dora", "verify bridge").exits(0);
    assert_eq!(verified.json["signatures"]["signed_events"]["dora"], 13);
    table.run("dora", "prove bridge --event 9 -o @proof").exits(0);
    table.run("ivan", "prove bridge --check @proof").exits(0).says("signed by");
}

#[test]
fn who_was_left_behind_joins_in() {
    let table = apart();
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    // Dora's signature stands in no mail of Hans's: both stay, and her new one names both.
    let ran = table.receive("dora", "2.aslog").exits(0);
    let ran = ran
        .says("5 events since your last mail")
        .hides("Your mails crossed")
        .says("Accepted, and signed by dora.");
    assert_eq!((&ran.json["joined"]["added"], &ran.json["joined"]["kept"]), (&2.into(), &1.into()));
    table.sign("dora", "3.aslog").exits(0).says("was signed before");
    let bytes = table.get("3.aslog");
    let last = Log::read(&bytes).checkpoints().last().unwrap().text.to_vec();
    assert!(String::from_utf8(last).unwrap().contains("\ncheckpoints 4 "));
    // Ivan has Hans's mail already, and takes Dora's.
    table.receive("ivan", "2.aslog").exits(0);
    table.receive("ivan", "3.aslog").exits(0);
    table.sign("ivan", "4.aslog").exits(0);
    table.receive("hans", "4.aslog").exits(0);
    table.receive("dora", "4.aslog").exits(0);
    is_one(&table);
}

#[test]
fn an_older_copy_brings_its_signatures_alone() {
    let table = apart();
    table.turn("hans", HANS_1);
    let looked = table.receive("hans", "d.aslog --look").exits(0);
    looked.says("It is older than your copy: it lacks the last 5 events, which stay.");
    let ran = table.run("hans", "receive @d.aslog").exits(0);
    ran.says("Accepted; there was nothing to sign.");
    let bytes = table.game("hans");
    let log = Log::read(&bytes);
    assert_eq!((log.tip().records, log.checkpoints().count()), (13, 3));
    // Nothing but old in it now.
    table
        .receive("hans", "d.aslog")
        .exits(2)
        .says("is OLDER than your game bridge: it lacks the last 5 events");
    table.receive("hans", "1.aslog").exits(2).says("OLDER");
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog").exits(0);
    table.receive("dora", "2.aslog").exits(0).hides("of yours");
}

/// What the opponent, or who passes the mail on, makes of Dora's honest mail for Hans, and what Hans is told.
type Attack = (&'static str, fn(&Table) -> Vec<u8>, &'static str);

const ATTACKS: [Attack; 10] = [
    ("take the accepted checkpoint out from under its acceptance", no_first, "was taken out or changed"),
    ("take out what a later checkpoint names", no_middle, "was taken out or changed"),
    ("put a checkpoint in twice", |table| signatures(table, &[0, 1, 1]), "it stands twice"),
    ("change the order", |table| signatures(table, &[1, 0]), "was taken out or changed"),
    (
        "sign as if his own word were not there",
        no_own,
        "ivan signed it as if what ivan signed before were not there",
    ),
    (
        "go back and sign another set",
        gone_back,
        "ivan signed it as if what ivan signed before were not there",
    ),
    ("put Dora's name over his own signature", false_dora, "the signature of dora is FALSE"),
    ("lay Dora's signature over another event", other_event, "part at event 7"),
    ("join with another past", other_past, "part at event 5"),
    (
        "add an event behind the signatures",
        unsigned_event,
        "event 8 is recorded by ivan and NOT signed by ivan",
    ),
];

#[test]
fn no_join_weakens_a_signature() {
    let table = apart();
    table.receive("hans", "d.aslog --look").exits(0);
    let before = table.game("hans");
    for (name, attack, says) in ATTACKS {
        table.put("mail.aslog", attack(&table));
        for how in ["", " --accept", " --look"] {
            let ran = table.receive("hans", &format!("mail.aslog{how}"));
            assert_eq!(ran.exit, 2, "{name}: {}", ran.text);
            assert!(ran.text.contains(says), "{name}: no {says:?} in\n{}", ran.text);
            assert!(ran.text.contains("nothing was changed"), "{name}: {}", ran.text);
        }
        assert_eq!(table.game("hans"), before, "{name}");
    }
    table.receive("hans", "d.aslog").exits(0).says("Accepted");
}

/// The events of Ivan's first mail, without a signature.
fn bare(table: &Table) -> Vec<u8> {
    rewritten(&table.get("1.aslog"), |_| {})
}

fn with_notes(bytes: &[u8], notes: &[Vec<u8>]) -> Vec<u8> {
    let mut writer = LogWriter::after(Log::read(bytes).tip());
    notes.iter().for_each(|note| writer.checkpoint(note).unwrap());
    [bytes, writer.bytes()].concat()
}

/// The checkpoints of a mail, by number.
fn notes(bytes: &[u8], of: &[usize]) -> Vec<Vec<u8>> {
    let all: Vec<Vec<u8>> =
        Log::read(bytes).checkpoints().map(|checkpoint| checkpoint.text.to_vec()).collect();
    of.iter().map(|n| all[*n].clone()).collect()
}

/// Ivan's events with these of Dora's checkpoints: 0 is Ivan's, 1 her acceptance.
fn signatures(table: &Table, of: &[usize]) -> Vec<u8> {
    with_notes(&bare(table), &notes(&table.get("d.aslog"), of))
}

fn no_first(table: &Table) -> Vec<u8> {
    signatures(table, &[1])
}

/// Dora's acceptance is named by Ivan's signature under his next turn, and gone.
fn no_middle(table: &Table) -> Vec<u8> {
    let on = signed_by(&continued(&table.get("d.aslog"), "ivan", IVAN_2), &ivan());
    let last = notes(&on, &[2]);
    with_notes(&continued(&signatures(table, &[0]), "ivan", IVAN_2), &last)
}

/// All events signed anew by Ivan, who leaves out that he had signed them.
fn no_own(table: &Table) -> Vec<u8> {
    signed_by(&continued(&bare(table), "ivan", IVAN_2), &ivan())
}

/// A checkpoint of Ivan's over his first events, from which his known one does not go on.
fn gone_back(table: &Table) -> Vec<u8> {
    let bytes = bare(table);
    let at: usize = Log::read(&bytes).blocks().take(5).map(|block| block.bytes().len()).sum();
    let early = signed_by(&bytes[..at], &ivan());
    signed_by(&[&early[..], &bytes[at..]].concat(), &ivan())
}

fn false_dora(table: &Table) -> Vec<u8> {
    let first = Note::read(&notes(&table.get("1.aslog"), &[0])[0]).unwrap();
    let mut line = first.signatures()[0].clone();
    let dora = identity("dora");
    (line.name, line.id) = (dora.verifier().name().clone(), dora.verifier().id());
    with_notes(&table.get("1.aslog"), &[format!("{first}{line}\n").into_bytes()])
}

/// The last event another one, all of it signed by Ivan; Dora's line under what she signed.
fn other_event(table: &Table) -> Vec<u8> {
    let bytes = bare(table);
    let at: usize = Log::read(&bytes).blocks().take(7).map(|block| block.bytes().len()).sum();
    signed_by(&continued(&bytes[..at], "ivan", "bt7 ends motion\n"), &ivan())
}

fn other_past(table: &Table) -> Vec<u8> {
    signed_by(&rewritten(&table.get("1.aslog"), |payloads| drop(payloads.remove(5))), &ivan())
}

fn unsigned_event(table: &Table) -> Vec<u8> {
    continued(&table.get("d.aslog"), "ivan", "turn 1 russian AFPh\n")
}

/// A player who passes a mail on can neither fill it up nor frame another with lines arranged anew.
#[test]
fn what_adds_no_players_word_is_left_out() {
    let table = apart();
    table.receive("hans", "d.aslog").exits(0);
    let honest = table.game("hans");
    let table = apart();
    let first = Note::read(&notes(&table.get("1.aslog"), &[0])[0]).unwrap();
    let mut blown = table.get("1.aslog");
    let mut note = first.clone();
    for n in 0..3_u8 {
        note.sign(&Identity::of_secret(format!("eve{n}").parse().unwrap(), &[n + 90; 32]).unwrap());
        blown = with_notes(&blown, &[note.to_string().into_bytes()]);
    }
    table.put("blown.aslog", &blown);
    table.run("hans", "verify @blown.aslog").exits(0).says("by keys that are not of this game");
    table.receive("hans", "blown.aslog").exits(0).says("nothing new, nothing changed");
    table.receive("hans", "d.aslog").exits(0);
    assert_eq!(
        Log::read(&table.game("hans")).checkpoints().count(),
        Log::read(&honest).checkpoints().count()
    );
}

/// A signature that its holder never built on can be kept back, and comes back with the next who has it.
#[test]
fn what_was_kept_back_stays_with_who_has_it() {
    let table = apart();
    // Ivan goes on from his own copy, in which neither acceptance stands.
    table.turn("ivan", "turn 1 russian AFPh\nnote \"no fire\"\n");
    table.sign("ivan", "2.aslog").exits(0);
    let ran = table.receive("hans", "2.aslog").exits(0);
    let ran = ran.hides("Your mails crossed").says("Accepted, and signed by hans.");
    assert_eq!(ran.json["joined"]["kept"], 1);
    table.sign("hans", "3.aslog").exits(0);
    table.receive("dora", "3.aslog").exits(0);
    table.sign("dora", "4.aslog").exits(0);
    table.receive("ivan", "4.aslog").exits(0);
    table.receive("hans", "4.aslog").exits(0);
    is_one(&table);
}
