//! A word binds whoever signed it: the audit says of each agreement who has, and who has not yet.

use super::{HANS_1, Table};
use asl_store::block::Block;
use asl_store::log::Log;
use serde_json::Value;

fn agreement(table: &Table, player: &str, n: usize) -> (String, String) {
    let audit = table.run(player, "audit bridge");
    let row = &audit.json["agreements"][n];
    (row["signed_by"].to_string(), row["not_signed_by"].to_string())
}

#[test]
fn a_retraction_binds_who_has_signed_it() {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.run("hans", "retract bridge --to 8 --agreed-by ivan").exits(0);
    table.run("hans", "audit bridge").exits(0).says("not yet signed by hans, ivan").hides("in force");
    table.sign("hans", "2.aslog").exits(0);
    table.run("hans", "audit @2.aslog").exits(0).says("not yet signed by ivan, signed by hans");
    assert_eq!(agreement(&table, "hans", 0), ("[\"hans\"]".into(), "[\"ivan\"]".into()));
    let before = table.game("ivan");
    let asked = table.receive("ivan", "2.aslog").exits(1);
    asked.says("event 13: you agreed to go back to event 8. Did you?").says("NOT accepted");
    assert_eq!(table.game("ivan"), before, "nobody agrees by signing blindly");
    table.receive("ivan", "2.aslog --agree").exits(0);
    table.run("ivan", "audit bridge").exits(0).says("in force, signed by hans, ivan").hides("not yet");
    assert_eq!(agreement(&table, "ivan", 0), ("[\"hans\",\"ivan\"]".into(), "null".into()));
}

/// A slip that is taken back, with the opponent's word, breaks nothing: only the opponent's word is asked.
#[test]
fn a_slip_that_is_taken_back_breaks_nothing() {
    let table = Table::with_game();
    table.turn("hans", &HANS_1.replace("enter K4 1 MP", "enter K4 1/2 MP"));
    table.run("hans", "retract bridge --to 8 --agreed-by ivan").exits(0);
    table.turn("hans", HANS_1.split_once('\n').unwrap().1);
    table.sign("hans", "2.aslog").exits(0);
    let before = table.game("ivan");
    let asked = table.receive("ivan", "2.aslog").exits(1).says("Did you?").hides("rule is broken");
    let asked = asked.says("Take it with --agree if you did agree");
    assert_eq!(asked.json["broken"], 0);
    table.receive("ivan", "2.aslog --accept").exits(1).says("NOT accepted");
    assert_eq!(table.game("ivan"), before);
    table.receive("ivan", "2.aslog --agree").exits(0).says("Accepted, and signed by ivan.");
    table.run("ivan", "audit bridge").exits(0).says("0 broken");
}

/// What is broken besides is broken still, and who recorded for another is not let off by it.
#[test]
fn a_retraction_covers_what_it_takes_back_alone() {
    let table = Table::with_game();
    let half = HANS_1.replace("enter K4 1 MP", "enter K4 1/2 MP");
    table.turn("hans", &half);
    table.run("hans", "retract bridge --to 8 --agreed-by ivan").exits(0);
    table.turn("hans", half.split_once('\n').unwrap().1);
    table.sign("hans", "2.aslog").exits(0);
    let asked = table.receive("ivan", "2.aslog --agree").exits(1).says("NOT accepted: 1 rule is broken");
    assert_eq!(asked.json["broken"], 1);
    table.receive("ivan", "2.aslog --accept --agree").exits(1).says("Accepted although 1 rule is broken");
}

/// A word that waits for somebody else settles nothing yet.
#[test]
fn what_another_has_yet_to_agree_to_is_broken() {
    let table = Table::of_three();
    table.receive("hans", "1.aslog --new --agree --name bridge").exits(0);
    table.turn("hans", &HANS_1.replace("enter K4 1 MP", "enter K4 1/2 MP"));
    table.run("hans", "retract bridge --to 8 --agreed-by ivan").exits(0);
    table.sign("hans", "2.aslog").exits(0);
    table
        .receive("dora", "2.aslog --new --agree --name bridge")
        .exits(1)
        .says("NOT accepted: 1 rule is broken");
}

/// What the director decided stands where it was decided.
#[test]
fn a_ruling_leaves_its_mark_on_its_event() {
    let table = Table::of_three();
    table.receive("hans", "1.aslog --new --agree --name bridge").exits(0);
    table.turn("hans", &HANS_1.replace("enter K4 1 MP", "enter K4 1/2 MP"));
    table.sign("hans", "2.aslog").exits(0);
    table.receive("dora", "2.aslog --new --name bridge --accept --agree").exits(1);
    table.run("hans", "waive bridge 10").exits(0);
    table.run("hans", "object bridge 9 --why \"no_such_thing\"").exits(0);
    table.run("dora", "ruling bridge 10 stands --why a_slip").exits(0);
    let mark = "ruling by dora at event 13: it stands, provisional: not yet signed by dora: \"a_slip\"";
    table.run("dora", "log bridge").exits(0).says(mark);
    table.sign("dora", "3.aslog").exits(0);
    let mark = "ruling by dora at event 13: it stands: \"a_slip\"";
    let log = table.run("dora", "log bridge").exits(0).says(&format!("D2.18-2e-min   {mark}"));
    assert_eq!(log.json["events"][10]["words"], serde_json::json!([mark]));
    table.run("dora", "explain bridge 10").exits(0).says(mark);
    let log = table.run("hans", "log bridge").exits(0);
    let log = log.says("waiver by hans at event 13, which binds nobody alone");
    log.says("objection by hans at event 14: \"\\\"no_such_thing");
}

/// Hans goes back behind what both have signed, and names nobody but himself.
#[test]
fn nobody_goes_back_alone_behind_what_is_signed() {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog").exits(0);
    table.put("turn.asl", "retract to 8 agreed-by hans\n");
    let line = "record @turn.asl --to bridge";
    table.run("hans", &format!("{line} --strict")).exits(1).says("AGREE.both-take-back");
    table.run("hans", line).exits(1).says("hans does not play against hans");
    table.sign("hans", "3.aslog").exits(0);
    let before = table.game("ivan");
    let asked = table.receive("ivan", "3.aslog --accept").exits(1).says("NOT accepted");
    asked.says(
        "It says of event 13: you let hans go back to event 8, though it names nobody of the other side. Did you?",
    );
    assert_eq!(table.game("ivan"), before);
    table.receive("ivan", "3.aslog --accept --agree").exits(1).says("the findings stand");
}

/// Naming the director, who plays no side, is no way round.
#[test]
fn a_director_agrees_to_no_retraction_for_a_player() {
    let table = Table::of_three();
    table.receive("hans", "1.aslog --new --agree --name bridge").exits(0);
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog").exits(0);
    table.turn("ivan", "retract to 8 agreed-by dora\n");
    table.sign("ivan", "3.aslog").exits(0);
    let before = table.game("hans");
    table
        .receive("hans", "3.aslog --accept")
        .exits(1)
        .says("though it names nobody of the other side. Did you?");
    assert_eq!(table.game("hans"), before);
}

/// What came into the archive without `receive` is asked before it is signed.
#[test]
fn who_signs_what_another_says_of_him_is_asked_first() {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog").exits(0);
    table.run("ivan", "retract bridge --to 9 --agreed-by hans").exits(0);
    table.sign("ivan", "3.aslog").exits(0);
    table.run("hans", "archive add @3.aslog").exits(0);
    let before = table.game("hans");
    let question = "It says of event 13: you agreed to go back to event 9. Did you?";
    let asked = table.sign("hans", "4.aslog").exits(1).says(question).says("NOT signed: nothing was changed");
    assert_eq!(
        (&asked.json["signed"], asked.json["said_to_agree"].as_array().unwrap().len()),
        (&false.into(), 1)
    );
    table.run("hans", "reply bridge --dry-run").exits(1).says(question);
    let reply = "reply bridge -o @4.aslog --passphrase-file @passphrase";
    table.run("hans", &format!("{reply} --accept")).exits(1).says(question).says("NOT signed");
    assert!(!table.path("4.aslog").exists());
    assert_eq!(table.game("hans"), before);
    table.sign("hans", "4.aslog --agree").exits(0).says("is signed by hans");
    table.run("hans", "audit bridge").exits(0).says("in force, signed by hans, ivan");
}

/// A place that does not take the mail is told before anything is signed.
#[test]
fn nothing_is_signed_for_a_place_that_takes_no_mail() {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.put("taken", "something else");
    let before = table.game("hans");
    table.sign("hans", "taken").exits(3).says("name another file");
    assert_eq!(table.game("hans"), before);
}

/// A copy that lost its signatures is refused, though nothing in it is new.
#[test]
fn a_copy_without_signatures_is_refused() {
    let table = Table::with_game();
    let log = table.get("1.aslog");
    let records = Log::read(&log)
        .blocks()
        .filter(Block::is_record)
        .flat_map(|b| b.bytes().to_vec())
        .collect::<Vec<_>>();
    table.put("bare.aslog", records);
    table.receive("hans", "bare.aslog").exits(2).says("is recorded by ivan and NOT signed by ivan");
}

/// What is a player's alone and nobody has signed the player takes back without a word to anybody.
#[test]
fn a_player_takes_back_alone_what_nobody_signed() {
    let table = Table::with_game();
    table.turn("hans", HANS_1);
    table.turn("hans", "retract to 8 agreed-by hans\n");
    let log = table.run("hans", "log bridge").exits(0).says("\n12   pz4 ends   taken back\n");
    let log = log.says("\n 8   turn 1 german MPh\n");
    assert_eq!(
        (&log.json["events"][8]["taken_back"], &log.json["events"][9]["taken_back"]),
        (&Value::Null, &true.into())
    );
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog").exits(0).hides("Did you?");
}

/// What is recorded in another's name can be signed by nobody, so it is not recorded.
#[test]
fn nobody_speaks_for_a_player_whose_key_he_lacks() {
    let table = Table::with_game();
    let before = table.game("hans");
    table
        .run("hans", "waive bridge 6 --by ivan")
        .exits(3)
        .says("names a key of ivan, and it is none of yours");
    table.run("hans", "retract bridge --to 6 --agreed-by hans --by ivan").exits(3);
    assert_eq!(table.game("hans"), before);
}

#[test]
fn a_waiver_is_each_player_s_own_word() {
    let table = Table::with_game();
    table.turn("hans", &HANS_1.replace("enter K4 1 MP", "enter K4 1/2 MP"));
    table.run("hans", "waive bridge 10").exits(0);
    table.sign("hans", "2.aslog").exits(0);
    table.receive("ivan", "2.aslog --accept").exits(1);
    table.run("ivan", "audit bridge").exits(1).says("one side alone, signed by hans, ivan");
    table.run("ivan", "waive bridge 10").exits(0);
    let audit = table.run("ivan", "audit bridge").exits(1);
    audit.says("provisional: not yet signed by ivan, signed by hans, ivan").hides("in force");
    table.sign("ivan", "3.aslog").exits(0);
    table.run("ivan", "audit bridge").exits(0).says("in force, signed by hans, ivan").hides("not yet");
    table.receive("hans", "3.aslog").exits(0);
    table.run("hans", "audit bridge").exits(0).hides("not yet");
}

/// Without keys nobody signs, and nobody is said to have failed to.
#[test]
fn a_game_without_keys_says_nothing_of_signatures() {
    let table = Table::new();
    table.put("game.asl", super::SCENARIO.to_owned() + "turn 1 russian MPh\nbt7 enter FF4 1 MP\n");
    table.run("ivan", "record @game.asl --name bridge").exits(1);
    table.run("ivan", "waive bridge 4 --by ivan").exits(0);
    table.run("ivan", "audit bridge").exits(1).says("one side alone").hides("signed by");
}
