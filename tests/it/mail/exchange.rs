//! The honest exchange: a game of two, mail by mail.

use crate::cli::schema::{obeys, schema};

use super::{CALLED, HANS_1, IVAN_1, IVAN_2, SCENARIO, Table, continued, key};
use asl_store::log::Log;

#[test]
fn a_game_goes_to_and_fro() {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0).says("13 events, all of it is signed by hans");
    let ran = table.receive("ivan", "2.aslog").exits(0);
    ran.says("signed by hans")
        .says("5 events since your last mail")
        .says("pz4 enter K4 1 MP")
        .says("Accepted, and signed by ivan.");
    table.turn("ivan", IVAN_2);
    table.sign("ivan", "3.aslog").exits(0);
    let ahead = table.run("ivan", "verify @3.aslog").exits(0);
    ahead.says("signed: hans up to event 12, ivan up to event 17\n");
    table.receive("hans", "3.aslog").exits(0).says("Accepted, and signed by hans.");
    let last = table.sign("hans", "4.aslog").exits(0);
    last.says("18 events, all of it was signed before by hans");
    table.receive("ivan", "4.aslog").exits(0).says("No new event: your opponent accepts what you sent.");

    assert_eq!(table.game("ivan"), table.game("hans"), "both have the same game, signatures too");
    let verified = table.run("ivan", "verify bridge").exits(0);
    let verified = verified.says("  18 events signed by hans, ivan\n").hides("18 events signed by ivan");
    let verified = verified.says("  signed: hans up to event 17, ivan up to event 17\n");
    assert_eq!(verified.json["signatures"]["signed_events"]["hans"], 18);
    assert_eq!(verified.json["signatures"]["checkpoints"].as_array().unwrap().len(), 6);
}

/// A game of months is told by its last mails, and by how far each player has signed; nobody's name is lost.
#[test]
fn verify_tells_the_last_mails_and_who_signed_how_far() {
    let table = Table::new();
    table.put("bridge.asl", SCENARIO.replace("[units]", "dora = {}\n[units]"));
    let keys = format!("--key hans={} --key dora={}", key("hans"), key("dora"));
    table.run("ivan", &format!("new @bridge.asl {keys}")).exits(0);
    for n in 0..8 {
        table.turn("ivan", &format!("note \"{n}\"\n"));
        table.sign("ivan", "1.aslog").exits(0);
    }
    let verified = table.run("ivan", "verify bridge").exits(0);
    let verified = verified.says("2 signed sizes before these").hides("  5 events signed");
    let verified = verified.says("  6 events signed by ivan\n").says("  11 events signed by ivan\n");
    let verified =
        verified.says("  signed: ivan up to event 10, dora has signed nothing, hans has signed nothing\n");
    assert_eq!(verified.json["signatures"]["checkpoints"].as_array().unwrap().len(), 8);
}

/// A player who signs is told what their own events break, before the opponent is; not what was signed before.
#[test]
fn who_signs_is_told_what_he_broke() {
    let table = Table::with_game();
    table.turn("hans", &HANS_1.replace("pz4 start 1 MP\n", ""));
    table
        .sign("hans", "2.aslog")
        .exits(0)
        .warns("warning: 1 broken rule: event 9 (")
        .warns("`asl-replay audit bridge` says how");
    assert_eq!(table.sign("hans", "2.aslog").exits(0).aside, "");
}

/// What breaks a rule is recorded, and the exit code says so.
#[test]
fn what_is_recorded_against_a_rule_ends_with_one() {
    let table = Table::with_game();
    table.put("turn.asl", HANS_1.replace("pz4 start 1 MP\n", ""));
    let held = Log::read(&table.game("hans")).tip().records;
    table.run("hans", "record @turn.asl --to bridge --strict").exits(1);
    assert_eq!(Log::read(&table.game("hans")).tip().records, held);
    table.run("hans", "record @turn.asl --to bridge").exits(1);
    assert_eq!(Log::read(&table.game("hans")).tip().records, held + 4);
    let game = SCENARIO.to_owned() + IVAN_1;
    table.put("right.asl", &game);
    table.run("ivan", "record @right.asl").exits(0);
    table.put("wrong.asl", game.replace("bt7 start 1 MP\n", ""));
    table.run("ivan", "record @wrong.asl").exits(1).warns("1 broken rule");
    table.run("ivan", "record @wrong.asl -o @wrong.aslog").exits(1);
    assert!(table.path("wrong.aslog").exists());
}

/// What a K result leaves of a squad needs printed values, and the head cannot be changed later.
#[test]
fn a_new_game_tells_of_squads_without_a_hs() {
    let table = Table::new();
    let squads = "[units]\ng1 = { side = \"german\", type = \"german 4-6-7\" }\n";
    table.put("bridge.asl", SCENARIO.replace("[units]\n", squads));
    let ran = table.run("ivan", &format!("new @bridge.asl --key hans={}", key("hans"))).exits(0);
    ran.warns("warning: german has squads and no HS in the head")
        .warns("hs = { side = \"german\", type = \"german 2-4-7\" }");
    let half = format!("{squads}h1 = {{ side = \"german\", type = \"german 2-4-7\" }}\n");
    table.put("bridge.asl", SCENARIO.replace("[units]\n", &half));
    let ran = table.run("ivan", &format!("new @bridge.asl --name b2 --key hans={}", key("hans"))).exits(0);
    assert!(!ran.aside.contains("no HS"), "{}", ran.aside);
}

/// Nothing judges the FP of a SW that the head does not describe.
#[test]
fn a_new_game_tells_of_sw_without_figures() {
    let table = Table::new();
    let squads = "[units]\ng1 = { side = \"german\", type = \"german 4-6-7\", sw = [\"LMG\"] }\n";
    table.put("bridge.asl", SCENARIO.replace("[units]\n", squads));
    let ran = table.run("ivan", &format!("new @bridge.asl --key hans={}", key("hans"))).exits(0);
    ran.warns("warning: g1 has a LMG of which the head gives no figures").warns("`LMG = \"german lmg\"`");
    let figures = format!("[weapons]\nLMG = \"german lmg\"\n{squads}");
    table.put("bridge.asl", SCENARIO.replace("[units]\n", &figures));
    let ran = table.run("ivan", &format!("new @bridge.asl --name b2 --key hans={}", key("hans"))).exits(0);
    assert!(!ran.aside.contains("no figures"), "{}", ran.aside);
}

#[test]
fn a_new_game_names_its_keys() {
    let table = Table::new();
    table.put("bridge.asl", SCENARIO);
    table.run("ivan", "new @bridge.asl").exits(3).says("hans has no key").says("--key hans=KEY");
    let made = table.run("ivan", &format!("new @bridge.asl --key hans={}", key("hans"))).exits(0);
    let made = made.says(&key("ivan")).says(&key("hans")).says("asl-replay sign bridge -o bridge.aslog");
    assert_eq!(made.json["events"], 3);
    let exported = table.run("ivan", "export bridge").exits(0);
    let exported = exported.says("# he lives in Perm").says("id = \"");
    assert!(exported.text.contains(&key("hans")));
    table
        .run("ivan", &format!("new @bridge.asl --key hans={}", key("hans")))
        .exits(3)
        .says("has a game bridge already");

    // No two games are alike, though their scenarios are.
    let other =
        table.run("ivan", &format!("new @bridge.asl --name again --key hans={}", key("hans"))).exits(0);
    assert_ne!(made.json["id"], other.json["id"]);
}

#[test]
fn keys_that_prove_nothing_are_refused() {
    let table = Table::new();
    table.put("bridge.asl", SCENARIO);
    let new = |keys: &str| table.run("ivan", &format!("new @bridge.asl {keys}")).exits(3);
    // The neutral element, with a right hash around it.
    let weak = "hans+9ac5d8f5+AQEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    new(&format!("--key hans={weak}")).says("no proper Ed25519 key");
    new("--key hans=hans").says("NAME+HASH+KEY");
    new(&format!("--key hans={}", key("hans").replacen('h', "H", 1))).says("mistyped");
    new(&format!("--key hans={}", key("ivan"))).says("it is the key of");
    new(&format!("--key bob={}", key("hans"))).says("no player bob");
    new(&format!("--key ivan={}", key("hans"))).says("another key for ivan");
    new("--key hans").says("PLAYER=KEY");
    new("--player fritz").says("no player fritz");
}

#[test]
fn what_the_other_recorded_is_not_signed_for_him() {
    let table = Table::with_game();
    table.turn("hans", "by ivan\nturn 1 german MPh\n");
    table.sign("hans", "2.aslog").exits(3).says("event 8 is recorded by ivan, who has not signed it");
}

/// Nor is it written: nobody could sign what I record in another's name.
#[test]
fn nobody_records_for_a_player_whose_key_is_not_here() {
    let table = Table::with_game();
    let before = table.game("hans");
    table.put("turn.asl", HANS_1);
    let ran = table.run("hans", "record @turn.asl --to bridge --by ivan").exits(3);
    ran.says("record 0 names a key of ivan, and it is none of yours");
    assert_eq!(table.game("hans"), before);
    table.run("hans", "record @turn.asl --to bridge --by hans").exits(0);
}

#[test]
fn a_broken_rule_is_shown_and_not_accepted_unasked() {
    let table = Table::with_game();
    table.turn("hans", &HANS_1.replace("enter K4 1 MP", "enter K4 1/2 MP"));
    table.sign("hans", "2.aslog").exits(0);
    let before = table.game("ivan");
    let look = table.receive("ivan", "2.aslog --look").exits(1);
    look.says("due 1 MP");
    table.receive("ivan", "2.aslog").exits(1).says("NOT accepted: 1 rule is broken; nothing was changed");
    assert_eq!(table.game("ivan"), before);
    table.receive("ivan", "2.aslog --accept").exits(1).says("Accepted although 1 rule is broken");
    assert_eq!(Log::read(&table.game("ivan")).tip().records, 13);
    // What was accepted once is not held against the next mail.
    table.turn("ivan", IVAN_2);
    table.sign("ivan", "3.aslog").exits(0);
    let ahead = table.run("ivan", "verify @3.aslog").exits(0);
    ahead.says("signed: hans up to event 12, ivan up to event 17\n");
    table.receive("hans", "3.aslog").exits(0);
}

#[test]
fn looking_changes_nothing_and_needs_no_passphrase() {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    let before = table.game("ivan");
    table.run("ivan", "receive @2.aslog --look").exits(0).says("Nothing is wrong with it.");
    assert_eq!(table.game("ivan"), before);
}

#[test]
fn a_new_game_is_taken_only_when_asked_for() {
    let table = Table::new();
    table.put("bridge.asl", SCENARIO);
    table.run("ivan", &format!("new @bridge.asl --key hans={}", key("hans"))).exits(0);
    table.turn("ivan", IVAN_1);
    table.sign("ivan", "bridge.aslog").exits(0);
    table.receive("hans", "bridge.aslog").exits(3).says("a game that you do not have");
    let look = table.receive("hans", "bridge.aslog --new --look --agree").exits(0);
    look.says("Compare its keys with those that the players gave you:").says(&key("ivan"));
    table.receive("dora", "bridge.aslog --new").exits(3).says("none of your keys is in record 0");
    // A file that is only numbered names no game: its scenario does.
    table.put("1.aslog", table.get("bridge.aslog"));
    table.receive("ivan", "1.aslog --look").exits(0);
    table.receive("hans", "1.aslog --new --look --agree").exits(0).says("the-bridge");
    table.receive("hans", "bridge.aslog --new --agree").exits(0);
    assert_eq!(Log::read(&table.game("hans")).tip().records, 8);
}

#[test]
fn a_mail_replaces_only_an_older_one_of_its_game() {
    let table = Table::with_game();
    table.put("notes.txt", "what I must not lose");
    table.sign("ivan", "notes.txt").exits(3).says("is no older mail of this game");
    table.turn("ivan", IVAN_2);
    table.sign("ivan", "1.aslog").exits(0);
    assert_eq!(table.get("1.aslog"), table.game("ivan"));
}

#[test]
fn proofs_are_made_of_signed_events_alone() {
    let table = Table::with_game();
    table.run("hans", "prove bridge --event 5").exits(0).says("c2sp.org/tlog-proof@v1").says("index 5");
    table.run("hans", "prove bridge --since 3").exits(0).says("old 3\n");
    table.turn("hans", HANS_1);
    table.run("hans", "prove bridge --event 9").exits(3).says("nobody has signed so far; signed is 8 events");
    table.run("hans", "prove bridge --event 99").exits(3);
    table.run("hans", "prove bridge").exits(3);
    table.run("hans", "prove @bridge.asl --event 1").exits(3).says("no hashed log");
    table
        .run("hans", "prove bridge --event 5 -o @proof.tlog-proof")
        .exits(0)
        .says("event 5 stands among the 8 signed");
}

#[test]
fn answers_obey_their_schemas() {
    let table = Table::with_game();
    table.put("turn.asl", HANS_1);
    table.run("hans", "record @turn.asl --to bridge").exits(0);
    let new = format!("new @bridge.asl --name again --key hans={}", key("hans"));
    #[cfg(feature = "desk")]
    let asks = super::witnessed::StandIn::of(&table).asks();
    let calls = [
        #[cfg(feature = "desk")]
        ("witness", "ivan", asks.as_str()),
        ("club", "dora", "club add @club @1.aslog --name season --as dora --passphrase-file @passphrase"),
        ("keygen", "dora", "keygen karl --passphrase-file @passphrase"),
        ("new", "ivan", &new),
        ("sign", "hans", "sign bridge -o @2.aslog --passphrase-file @passphrase"),
        ("receive", "ivan", "receive @2.aslog --look"),
        ("reply", "hans", "reply bridge --dry-run"),
        ("reply", "hans", "reply bridge -o @2.aslog"),
        ("status", "hans", "status bridge"),
        ("games", "hans", "games"),
        ("keys", "hans", "keys"),
        ("prove", "hans", "prove bridge --event 3"),
        ("prove", "hans", "prove bridge --since 3"),
        ("verify", "hans", "verify bridge"),
        ("bundle", "hans", "bundle bridge --events 4 -o @dispute.json"),
        ("verify", "dora", "verify @dispute.json"),
        ("diff", "hans", "diff @1.aslog @2.aslog"),
        ("backup", "hans", "backup -o @hans.backup --passphrase-file @passphrase"),
        ("restore", "hans", "restore @hans.backup --passphrase-file @passphrase"),
    ];
    for (name, player, line) in calls {
        let ran = table.run(player, line);
        let schema = schema(name);
        obeys(&ran.json, &schema, &schema, line);
        assert_eq!(ran.json["schema"], format!("asl-replay/{name}/1"), "{line}: {}", ran.text);
    }
    let other = table.receive("hans", "1.aslog --new --look --name other").exits(3);
    other.says("you have this game already: it is bridge");
    let is_built = |name: &str| cfg!(feature = "desk") || name != "witness";
    assert!(CALLED.iter().all(|name| !is_built(name) || calls.iter().any(|(called, ..)| called == name)));
}

/// A player who takes in a new game sees the figures of its counters that the catalogue has otherwise.
#[test]
fn figures_of_a_head_are_shown_before_it_is_signed() {
    let table = Table::new();
    let own = [
        (
            "class = \"tracked\", afv = true, mp = 23, red-mp = false, armed = false",
            "type = \"T-34 M43\", mp = 36",
        ),
        ("class = \"tracked\", afv = true, mp = 14, red-mp = false, armed = false", "type = \"PzKpfw IVH\""),
    ];
    let head = own.iter().fold(SCENARIO.to_owned(), |head, (old, new)| head.replace(old, new));
    table.put("bridge.asl", head);
    table.run("ivan", &format!("new @bridge.asl --key hans={}", key("hans"))).exits(0);
    table.sign("ivan", "bridge.aslog").exits(0);
    let look = table.receive("hans", "bridge.aslog --new --look --agree").exits(0);
    look.says("Its head has other figures than the catalogue")
        .says("bt7 (T-34 M43): mp 36, and ")
        .hides("pz4 (");
    // Counters without a type, or as the catalogue has them, need no word.
    let plain = Table::new();
    plain.put("bridge.asl", SCENARIO);
    plain.run("ivan", &format!("new @bridge.asl --key hans={}", key("hans"))).exits(0);
    plain.sign("ivan", "bridge.aslog").exits(0);
    plain.receive("hans", "bridge.aslog --new --look --agree").exits(0).hides("other figures");
}

/// A copy that parts, under a name that comes first, stands in nobody's way: the mail is of the copy that it continues.
#[test]
fn of_several_copies_the_one_that_is_continued_takes_the_mail() {
    let table = Table::with_game();
    table.put("aa.aslog", continued(&table.get("1.aslog"), "ivan", "turn 1 russian AFPh\n"));
    // What nobody has signed does not come into a game through a side door.
    let unsigned = "aa.aslog: it goes on from the archive's bridge with event 8, which ivan has not signed";
    table.run("hans", "archive add @aa.aslog").exits(2).says(unsigned);
    table.put("bridge.aslog", continued(&table.get("1.aslog"), "hans", HANS_1));
    let forged = "bridge.aslog: it goes on from the archive's bridge with event 8, which hans has not signed";
    table.run("hans", "archive add @bridge.aslog").exits(2).says(forged);
    table.turn("hans", HANS_1);
    let parted = "another copy of bridge, which it leaves at event 8";
    table.run("hans", "archive add @aa.aslog").exits(0).says(parted);
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog").exits(0);
    table.turn("ivan", IVAN_2);
    table.sign("ivan", "3.aslog").exits(0);
    table.receive("hans", "3.aslog").exits(0).says("game bridge");
    // The archive made anew of the mails, in any order, holds what the last of them does, each signature on those before it.
    for order in ["@1.aslog @2.aslog @3.aslog", "@3.aslog @1.aslog @2.aslog", "@2.aslog @3.aslog @1.aslog"] {
        let home = order.replace(['@', ' '], "");
        table.run(&home, &format!("archive add {order}")).exits(0);
        let name = order.trim_start_matches('@').split('.').next().unwrap();
        let verified = table.run(&home, &format!("verify {name}")).exits(0);
        verified.says("intact");
        table.run(&home, &format!("archive export @out{home}")).exits(0);
        assert!(table.get(&format!("out{home}/{name}.aslog")) == table.get("3.aslog"), "{order}");
    }
    // The signed one of copies under earlier names takes the mail, not one that foretells its events unsigned.
    table.run("hans", "games rename bridge signed").exits(0);
    let next = "turn 2 russian DFPh\n";
    table.put("foretold.aslog", continued(&table.get("2.aslog"), "ivan", &(IVAN_2.to_owned() + next)));
    table.run("hans", "record @foretold.aslog --name before").exits(0);
    table.turn("ivan", next);
    table.sign("ivan", "4.aslog").exits(0);
    table.receive("hans", "4.aslog").exits(0).says("game signed");
    table.run("hans", "games remove before --force").exits(0);
    table.run("hans", "games rename signed bridge").exits(0);
    // A text has no signatures.
    table.run("hans", "export bridge -o @text.asl").exits(0);
    let text = String::from_utf8(table.get("text.asl")).unwrap() + "turn 2 russian AFPh\n";
    table.put("bridge.asl", text);
    table.run("hans", "archive add @bridge.asl").exits(2).says("has not signed");
}
