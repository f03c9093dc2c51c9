//! Everyone who would cheat: each attack on an honest exchange is refused with exit code 2 and a word that a player
//! understands, and changes nothing. The strong ones are made by the opponent, with the opponent's own key.

use super::bent_dice::CHEATS;
use super::{HANS_1, IVAN_1, IVAN_2, SCENARIO, Table, continued, id, identity, key, rewritten, signed_by};
use asl_core::event::What;
use asl_core::wire;
use asl_store::identity::Identity;
use asl_store::log::{Log, LogWriter};

/// A table where Hans has accepted Ivan's first mail and answered, Ivan has accepted that, moved and signed. Hans waits
/// for `honest.aslog`.
fn table() -> Table {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog").exits(0);
    table.turn("ivan", IVAN_2);
    table.sign("ivan", "honest.aslog").exits(0);
    table
}

/// An attack: what it is an instance of, how it is done, the mail it makes of an honest one, and what Hans is told.
type Attack = (&'static str, &'static str, fn(&Table) -> Vec<u8>, &'static str);

const ATTACKS: [Attack; 26] = [
    ("edit", "edit a byte", edit, "BROKEN: record 5"),
    (
        "edit",
        "edit an event that nobody has yet and hash it anew",
        edit_and_hash,
        "is recorded by ivan and NOT signed",
    ),
    ("edit", "edit an event, keep the signatures", edit_and_keep, "what was signed is not what stands here"),
    ("edit", "edit the past and sign it", edit_and_sign, "part at event 5"),
    ("reorder", "reorder two events", reorder, "BROKEN: record 4"),
    ("reorder", "reorder the past and sign it", reorder_and_sign, "part at event 4"),
    ("insert", "insert an event into the past and sign it", insert_and_sign, "part at event 5"),
    ("drop", "drop an event", drop_one, "BROKEN: record 5"),
    ("drop", "drop an event of the past and sign it", drop_and_sign, "part at event 5"),
    ("truncate", "cut the file", cut, "torn tail"),
    (
        "rollback",
        "roll back to an old state",
        |table| table.get("1.aslog"),
        "is OLDER than your game bridge: it lacks the last 5 events",
    ),
    ("fork", "roll back and go another way", roll_back_and_go_on, "part at event 8"),
    (
        "unsigned",
        "send his own events unsigned",
        |table| strip(table, 1),
        "is recorded by ivan and NOT signed",
    ),
    (
        "unsigned",
        "add an event behind the signature",
        add_unsigned,
        "event 18 is recorded by ivan and NOT signed by ivan",
    ),
    (
        "wrong key",
        "put words into Hans's mouth",
        forge_hans,
        "is said to be recorded by you (hans), and you have not signed it",
    ),
    ("wrong key", "record as nobody", record_as_nobody, "is recorded by karl, who has no key in record 0"),
    (
        "wrong key",
        "sign with a stranger's key",
        |table| resigned(table, &identity("dora")),
        "no player of this game signed it",
    ),
    (
        "wrong key",
        "sign with another key of the same name",
        |table| resigned(table, &false_ivan()),
        "no player of this game signed it",
    ),
    ("malleable signature", "make a second signature of one", malleable, "the signature of ivan is FALSE"),
    ("malleable signature", "spoil the signature", spoiled, "the signature of ivan is FALSE"),
    (
        "drop",
        "take out a signature that Hans has",
        without_acceptance,
        "leaves out or contradicts a signature that you have",
    ),
    (
        "altered printing",
        "alter the printing",
        |table| altered(table, "printing = \"2e\"", "printing = \"1e\""),
        "begins otherwise than your game bridge",
    ),
    (
        "altered scenario",
        "alter the scenario",
        |table| altered(table, "open-ground", "woods"),
        "begins otherwise than your game bridge",
    ),
    ("replay", "an old signature under new events", old_signature, "the checkpoint after event"),
    ("replay", "the turn once more behind itself", turn_again, "this is record 8, out of its place"),
    (
        "wrong key",
        "put another key for Ivan into record 0",
        other_key,
        "begins otherwise than your game bridge",
    ),
];

/// What a game by mail has to withstand.
const WITHSTOOD: [&str; 17] = [
    "edit",
    "reorder",
    "insert",
    "drop",
    "truncate",
    "fork",
    "rollback",
    "replay",
    "wrong key",
    "re-roll",
    "echo",
    "withhold",
    "stale index",
    "malleable signature",
    "altered printing",
    "altered scenario",
    "unsigned",
];

#[test]
fn every_attack_is_played() {
    let played: Vec<&str> = ATTACKS.iter().map(|a| a.0).chain(CHEATS.iter().map(|cheat| cheat.0)).collect();
    let missing: Vec<_> = WITHSTOOD.iter().filter(|name| !played.contains(name)).collect();
    assert!(missing.is_empty(), "nobody plays {missing:?}");
}

#[test]
fn every_attack_is_refused_and_changes_nothing() {
    let table = table();
    let before = table.game("hans");
    for (_, name, attack, says) in ATTACKS {
        table.put("mail.aslog", attack(&table));
        let ran = table.receive("hans", "mail.aslog");
        assert_eq!(ran.exit, 2, "{name}: {}", ran.text);
        assert!(ran.text.contains(says), "{name}: no {says:?} in\n{}", ran.text);
        assert!(ran.text.contains("nothing was changed"), "{name}: {}", ran.text);
        assert_eq!(ran.json["exit"], 2, "{name}");
        assert_eq!(table.game("hans"), before, "{name}");
    }
    table.receive("hans", "honest.aslog").exits(0).says("Accepted");
}

/// Without the last checkpoints.
fn strip(table: &Table, count: usize) -> Vec<u8> {
    let bytes = table.get("honest.aslog");
    let log = Log::read(&bytes);
    let blocks: Vec<_> = log.blocks().collect();
    blocks[..blocks.len() - count].iter().flat_map(|block| block.bytes().to_vec()).collect()
}

pub(super) fn ivan() -> Identity {
    identity("ivan")
}

fn false_ivan() -> Identity {
    Identity::of_secret("ivan".parse().unwrap(), &[1; 32]).unwrap()
}

fn forged(table: &Table, change: impl FnOnce(&mut Vec<Vec<u8>>)) -> Vec<u8> {
    signed_by(&rewritten(&table.get("honest.aslog"), change), &ivan())
}

/// The start of every block.
fn starts(bytes: &[u8]) -> Vec<usize> {
    let mut at = 0;
    let log = Log::read(bytes);
    let starts = log.blocks().map(|block| {
        at += block.bytes().len();
        at - block.bytes().len()
    });
    starts.collect()
}

fn edit(table: &Table) -> Vec<u8> {
    let mut bytes = table.get("honest.aslog");
    let at = starts(&bytes)[5] + 60;
    bytes[at] ^= 1;
    bytes
}

/// Another last event, with right hashes; the signature over it is left out.
fn edit_and_hash(table: &Table) -> Vec<u8> {
    let bytes = strip(table, 1);
    let last = *starts(&bytes).last().unwrap();
    continued(&bytes[..last], "ivan", "bt7 ends motion\n")
}

/// The last event another one, and Ivan's signature as it was.
fn edit_and_keep(table: &Table) -> Vec<u8> {
    let honest = table.get("honest.aslog");
    let note = Log::read(&honest).checkpoints().last().unwrap().text.to_vec();
    let edited = edit_and_hash(table);
    let mut writer = LogWriter::after(Log::read(&edited).tip());
    writer.checkpoint(&note).unwrap();
    [&edited[..], writer.bytes()].concat()
}

/// Ivan's signature under his first turn, behind his second.
fn old_signature(table: &Table) -> Vec<u8> {
    let (bytes, first) = (strip(table, 1), table.get("1.aslog"));
    let note = Log::read(&first).checkpoints().last().unwrap().text.to_vec();
    let mut writer = LogWriter::after(Log::read(&bytes).tip());
    writer.checkpoint(&note).unwrap();
    [&bytes[..], writer.bytes()].concat()
}

/// The blocks that stood behind Ivan's first mail, a second time.
fn turn_again(table: &Table) -> Vec<u8> {
    let (bytes, first) = (table.get("honest.aslog"), table.get("1.aslog"));
    [&bytes[..], &bytes[first.len()..]].concat()
}

fn edit_and_sign(table: &Table) -> Vec<u8> {
    forged(table, |payloads| {
        let mut event = wire::decode(&payloads[5]).unwrap();
        event.at = Some("23:59".parse().unwrap());
        payloads[5] = wire::encode(&event).unwrap();
    })
}

fn reorder(table: &Table) -> Vec<u8> {
    let bytes = table.get("honest.aslog");
    let at = starts(&bytes);
    [&bytes[..at[4]], &bytes[at[5]..at[6]], &bytes[at[4]..at[5]], &bytes[at[6]..]].concat()
}

fn reorder_and_sign(table: &Table) -> Vec<u8> {
    forged(table, |payloads| payloads.swap(4, 5))
}

fn insert_and_sign(table: &Table) -> Vec<u8> {
    forged(table, |payloads| payloads.insert(5, payloads[4].clone()))
}

fn drop_one(table: &Table) -> Vec<u8> {
    let bytes = table.get("honest.aslog");
    let at = starts(&bytes);
    [&bytes[..at[5]], &bytes[at[6]..]].concat()
}

fn drop_and_sign(table: &Table) -> Vec<u8> {
    forged(table, |payloads| drop(payloads.remove(5)))
}

fn cut(table: &Table) -> Vec<u8> {
    let mut bytes = table.get("honest.aslog");
    bytes.truncate(bytes.len() - 100);
    bytes
}

fn roll_back_and_go_on(table: &Table) -> Vec<u8> {
    signed_by(&continued(&table.get("1.aslog"), "ivan", "turn 1 russian AFPh\n"), &ivan())
}

fn add_unsigned(table: &Table) -> Vec<u8> {
    continued(&table.get("honest.aslog"), "ivan", "turn 2 russian AFPh\n")
}

fn forge_hans(table: &Table) -> Vec<u8> {
    signed_by(&continued(&strip(table, 1), "hans", "turn 2 german MPh\n"), &ivan())
}

fn record_as_nobody(table: &Table) -> Vec<u8> {
    signed_by(&continued(&strip(table, 1), "karl", "turn 2 german MPh\n"), &ivan())
}

fn resigned(table: &Table, identity: &Identity) -> Vec<u8> {
    signed_by(&strip(table, 1), identity)
}

/// Changes the bytes of the last signature.
fn with_signature(table: &Table, change: impl FnOnce(&mut [u8])) -> Vec<u8> {
    let honest = table.get("honest.aslog");
    let note = Log::read(&honest).checkpoints().last().unwrap().text.to_vec();
    let note = asl_store::note::Note::read(&note).unwrap();
    let mut line = note.signatures()[0].clone();
    change(&mut line.bytes);
    let stripped = strip(table, 1);
    let mut writer = LogWriter::after(Log::read(&stripped).tip());
    writer.checkpoint(format!("{}\n{line}\n", note.text()).as_bytes()).unwrap();
    [&stripped[..], writer.bytes()].concat()
}

/// s + L for s: the same equation, another encoding.
fn malleable(table: &Table) -> Vec<u8> {
    const ORDER: [u8; 16] =
        [0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14];
    with_signature(table, |bytes| {
        let order = ORDER.iter().copied().chain([0; 15]).chain([0x10]);
        let mut carry = 0;
        for (byte, order) in bytes[32..].iter_mut().zip(order) {
            let sum = u16::from(*byte) + u16::from(order) + carry;
            *byte = u8::try_from(sum & 0xff).unwrap();
            carry = sum >> 8;
        }
    })
}

fn spoiled(table: &Table) -> Vec<u8> {
    with_signature(table, |bytes| bytes[10] ^= 4)
}

/// All events, none of Hans's signatures, Ivan's own over everything: only a player who has them misses anything.
fn without_acceptance(table: &Table) -> Vec<u8> {
    let bytes = table.get("honest.aslog");
    let log = Log::read(&bytes);
    let records = log.blocks().filter(asl_store::block::Block::is_record);
    let bare: Vec<u8> = records.flat_map(|block| block.bytes().to_vec()).collect();
    signed_by(&bare, &ivan())
}

/// Another record 0, everything else the same, signed by Ivan.
fn altered(table: &Table, old: &str, new: &str) -> Vec<u8> {
    forged(table, |payloads| change_head(payloads, old, new))
}

fn change_head(payloads: &mut [Vec<u8>], old: &str, new: &str) {
    let mut event = wire::decode(&payloads[0]).unwrap();
    let What::GameStarted(started) = &mut event.what else { panic!("record 0 starts the game") };
    assert!(started.head.as_str().contains(old), "{}", started.head.as_str());
    started.head = started.head.as_str().replacen(old, new, 1).parse().unwrap();
    payloads[0] = wire::encode(&event).unwrap();
}

fn other_key(table: &Table) -> Vec<u8> {
    let theirs = false_ivan();
    let new = theirs.verifier().to_string();
    let changed = rewritten(&table.get("honest.aslog"), |payloads| change_head(payloads, &key("ivan"), &new));
    signed_by(&changed, &theirs)
}

#[test]
fn an_old_mail_sent_again_changes_nothing() {
    let table = table();
    table.receive("hans", "honest.aslog").exits(0);
    let before = table.game("hans");
    table
        .receive("hans", "honest.aslog")
        .exits(0)
        .says("You have received this already: nothing new, nothing changed.");
    table.receive("hans", "1.aslog").exits(2).says("OLDER");
    table.receive("hans", "2.aslog").exits(2).says("OLDER");
    assert_eq!(table.game("hans"), before);
}

/// What was signed in one game holds in no other, though players, keys and scenario are the same.
#[test]
fn a_signature_is_of_one_game() {
    let table = table();
    let again = format!("new @bridge.asl --name again --key hans={}", key("hans"));
    table.run("ivan", &again).exits(0);
    table.put("turn.asl", IVAN_1);
    table.run("ivan", "record @turn.asl --to again").exits(0);
    table.run("ivan", "sign again -o @again.aslog --passphrase-file @passphrase").exits(0);
    let (one, other) = (table.get("1.aslog"), table.get("again.aslog"));
    assert_ne!(id(&one), id(&other));
    // The other game's signature under this one.
    let note = Log::read(&other).checkpoints().last().unwrap().text.to_vec();
    let stripped = strip(&table, 1);
    let mut writer = LogWriter::after(Log::read(&stripped).tip());
    writer.checkpoint(&note).unwrap();
    table.put("mail.aslog", [&stripped[..], writer.bytes()].concat());
    table.receive("hans", "mail.aslog").exits(2).says("it is about another game, asl-replay/the-bridge-");
    // The other game in place of this one.
    table.receive("hans", "again.aslog").exits(3).says("a game that you do not have");
    table.receive("hans", "again.aslog --name bridge").exits(2).says("part at event 0");
}

/// `verify` says of each file what `receive` would refuse it for.
#[test]
fn a_bad_signature_is_broken_integrity_everywhere() {
    let table = table();
    table.put("bad.aslog", spoiled(&table));
    for command in ["verify @bad.aslog", "audit @bad.aslog", "log @bad.aslog", "show @bad.aslog"] {
        let ran = table.run("hans", command).exits(2);
        assert!((ran.text + &ran.aside).contains("the signature of ivan is FALSE"), "{command}");
    }
    table.run("hans", "sign bridge -o @bad.aslog --passphrase-file @passphrase").exits(3);
    table.put("stranger.aslog", resigned(&table, &identity("dora")));
    table.run("hans", "verify @stranger.aslog").exits(2).says("no player of this game signed it");
}

/// A first mail with keys that prove nothing, or with one key for both, is refused like a stranger's.
#[test]
fn a_new_game_with_bad_keys_is_refused() {
    let table = Table::with_game();
    let weak = "ivan+00000000+AQEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let first = table.get("1.aslog");
    for key_of_ivan in [weak, &key("hans")] {
        let changed = rewritten(&first, |payloads| change_head(payloads, &key("ivan"), key_of_ivan));
        table.put("mail.aslog", signed_by(&changed, &ivan()));
        let ran = table.receive("hans", "mail.aslog --new --agree --name other").exits(2);
        ran.says("nothing was changed");
    }
    assert!(SCENARIO.contains("ivan"));
}
