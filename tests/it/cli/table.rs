//! Dice by shares, secrets and agreements on the command line: two players with homes of their own, and a file that
//! goes to and fro between them.

use super::{Desk, Ran, run};
use asl_replay::read::decode_log;
use asl_store::identity::{Cost, Identity};

const GAME: &str = r#"printing = "2e"
dice = "shares"
[players]
ivan = { side = "russian" }
hans = { side = "german" }
tom = {}
[units]
s1 = { side = "russian", type = "4-4-7" }
s2 = { side = "german", type = "4-6-7" }
bt7 = { side = "russian", type = "BT-7 M37", class = "tracked", afv = true, mp = 23, red-mp = false }
[default-terrain]
is = ["open-ground"]
---
by ivan
place s1 K5
place bt7 FF5 vca FF4-GG5
turn 1 russian PFPh
"#;

const WORDS: &str = "place s2 L5; sesame street";

/// A key at home, cheap to open.
pub(super) fn key(desk: &Desk, home: &str, name: &str) {
    let identity = Identity::generate(name.parse().unwrap()).unwrap();
    let folder = desk.path(home).join("keys");
    std::fs::create_dir_all(&folder).unwrap();
    desk.put("pass", "correct horse\n");
    std::fs::write(
        folder.join(format!("{name}.key")),
        identity.to_file_at(b"correct horse", Cost::TEST).unwrap(),
    )
    .unwrap();
}

/// A desk with the game, and a home for each player.
fn table() -> Desk {
    let desk = Desk::new();
    desk.put("game.asl", GAME);
    desk.run("record @game.asl -o @game.aslog").exits(0);
    for name in ["ivan", "hans", "tom"] {
        key(&desk, name, name);
    }
    desk
}

/// One player's command, its words apart; `@` as in [`Desk::run`].
fn says(desk: &Desk, who: &str, words: &[&str]) -> Ran {
    let folder = format!("{}/", desk.path("").display()).replace("//", "/");
    let keyed = matches!(words[0], "seal" | "reveal")
        || matches!(words.get(1), Some(&("commit" | "answer" | "roll")));
    let by = format!("--by {who}");
    let pass = if keyed { "--passphrase-file @pass" } else { "" };
    let speaks = !matches!(words, ["dice", "show", ..] | ["audit" | "log" | "show" | "explain", ..]);
    let tail = if speaks { format!("{by} {pass}") } else { String::new() };
    let home = format!("--home @{who}");
    let words = words.iter().map(ToString::to_string);
    let tail = tail.split_whitespace().chain(home.split_whitespace()).map(str::to_owned).collect::<Vec<_>>();
    let all = std::iter::once("asl-replay".to_owned()).chain(words).chain(tail);
    let ran = run(all.map(|word| word.replacen('@', &folder, 1)).collect::<Vec<_>>().into_iter());
    Ran { text: ran.text.replace(&folder, "@"), aside: ran.aside.replace(&folder, "@"), ..ran }
}

fn commit(desk: &Desk) {
    says(desk, "ivan", &["dice", "commit", "@game.aslog", "--rolls", "8"]).exits(0);
    says(desk, "hans", &["dice", "commit", "@game.aslog", "--rolls", "8"]).exits(0);
}

#[test]
fn a_fire_phase_goes_once_to_and_fro() {
    let desk = table();
    says(&desk, "ivan", &["dice", "declare", "@game.aslog", "DR ift in a1"])
        .exits(3)
        .says("`dice commit` first");
    commit(&desk);
    let declared = says(
        &desk,
        "ivan",
        &[
            "dice",
            "declare",
            "@game.aslog",
            "DR mc for s1",
            "DR mc for s2 if #1 most 12",
            "dr rs for s1 if #1",
        ],
    );
    declared
        .exits(0)
        .says("declare rolls 1 r1 DR mc for s1, 2 r2 DR mc for s2 if r1 most 12, 3 r3 dr rs for s1 if r1");
    says(&desk, "ivan", &["dice", "roll", "@game.aslog"])
        .exits(3)
        .says("no roll of yours is answered and due");
    says(&desk, "ivan", &["dice", "answer", "@game.aslog"])
        .exits(3)
        .says("no declared roll waits for your answer");
    let answered = says(&desk, "hans", &["dice", "answer", "@game.aslog"]).exits(0);
    assert_eq!(answered.json["rolls"][0]["state"], "answered");
    let rolled = says(&desk, "ivan", &["dice", "roll", "@game.aslog"]).exits(0);
    let states: Vec<_> =
        rolled.json["rolls"].as_array().unwrap().iter().map(|row| row["state"].clone()).collect();
    assert_eq!(states, ["rolled", "rolled", "answered"], "the rules say whether r3 is due");
    says(&desk, "ivan", &["dice", "roll", "@game.aslog", "r3"]).exits(0);
    says(&desk, "ivan", &["dice", "roll", "@game.aslog", "r9"]).exits(3).says("r9 is no roll of yours");
    desk.run("audit @game.aslog").exits(0).says("shares of both players: neither can choose");
    desk.run("dice show @game.aslog").exits(0).says("neither can choose").says("rolled");
    let at = decode_log(&desk.get("game.aslog")).0.len() - 1;
    let why = desk.run(&format!("explain @game.aslog {at} --all")).exits(0);
    why.says("neither can choose").says("DICE.values");
}

#[test]
fn a_share_is_given_for_one_declaration_only() {
    let desk = table();
    commit(&desk);
    let before = desk.get("game.aslog");
    says(&desk, "ivan", &["dice", "declare", "@game.aslog", "DR mc for s1"]).exits(0);
    says(&desk, "hans", &["dice", "answer", "@game.aslog"]).exits(0);
    desk.put("game.aslog", before);
    says(&desk, "ivan", &["dice", "declare", "@game.aslog", "DR rally for s1"]).exits(0);
    let again = says(&desk, "hans", &["dice", "answer", "@game.aslog"]).exits(2);
    again.says("you answered index 1 of ivan for another declaration");
}

#[test]
fn a_withheld_share_is_a_recorded_forfeit() {
    let desk = table();
    commit(&desk);
    says(&desk, "ivan", &["dice", "declare", "@game.aslog", "DR mc for s1"]).exits(0);
    says(&desk, "ivan", &["dice", "forfeit", "@game.aslog", "r1", "--why", "no answer in a month"]).exits(0);
    desk.run("audit @game.aslog")
        .exits(1)
        .says("hans gave no share for index 1 of ivan")
        .says("DICE.withheld");
    says(&desk, "hans", &["dice", "answer", "@game.aslog"]).exits(3);
}

#[test]
fn a_foreign_key_or_passphrase_opens_no_shares() {
    let desk = table();
    commit(&desk);
    says(&desk, "ivan", &["dice", "declare", "@game.aslog", "DR mc for s1"]).exits(0);
    desk.put("pass", "wrong horse\n");
    says(&desk, "hans", &["dice", "answer", "@game.aslog"]).exits(3).says("passphrase");
    desk.put("pass", "correct horse\n");
    key(&desk, "hans", "hans");
    says(&desk, "hans", &["dice", "answer", "@game.aslog"])
        .exits(3)
        .says("your key is not the one that committed");
    std::fs::remove_dir_all(desk.path("hans/keys")).unwrap();
    says(&desk, "hans", &["dice", "answer", "@game.aslog"]).exits(3).says("no key of hans");
    desk.run("dice answer @game.aslog").exits(3).says("say who you are with --by");
}

/// All files under a folder.
fn files(folder: &std::path::Path, into: &mut Vec<Vec<u8>>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { files(&path, into) } else { into.push(std::fs::read(&path).unwrap()) }
    }
}

fn holds(bytes: &[u8], words: &str) -> bool {
    bytes.windows(words.len()).any(|window| window == words.as_bytes())
}

#[test]
fn what_is_sealed_is_nowhere_until_it_is_opened() {
    let desk = table();
    let sealed = says(&desk, "hans", &["seal", "@game.aslog", "orders", WORDS]).exits(0);
    let mut all =
        vec![desk.get("game.aslog"), sealed.text.into_bytes(), sealed.json.to_string().into_bytes()];
    for line in [
        "log @game.aslog --who",
        "show @game.aslog",
        "audit @game.aslog",
        "audit @game.aslog --reveal",
        "export @game.aslog --format asl",
        "export @game.aslog --format json",
        "explain @game.aslog 4",
    ] {
        let ran = desk.run(line);
        all.extend([ran.text.into_bytes(), ran.json.to_string().into_bytes(), ran.aside.into_bytes()]);
    }
    files(&desk.path("hans"), &mut all);
    assert!(all.len() > 20 && !all.iter().any(|bytes| holds(bytes, "sesame") || holds(bytes, "place s2")));
    says(&desk, "hans", &["seal", "@game.aslog", "orders", "other"]).exits(3).says("was sealed at event 4");
    says(&desk, "ivan", &["reveal", "@game.aslog", "orders"]).exits(3).says("was sealed by hans");
    says(&desk, "hans", &["reveal", "@game.aslog", "other"]).exits(3).says("nothing was sealed as other");
    says(&desk, "hans", &["reveal", "@game.aslog", "orders"]).exits(0).says("sesame");
    assert!(holds(&desk.get("game.aslog"), "sesame"));
    says(&desk, "hans", &["reveal", "@game.aslog", "orders"]).exits(3).says("is open already");
    says(&desk, "hans", &["reveal", "@game.aslog", "--all"]).exits(3).says("nothing sealed");
    let audit = desk.run("audit @game.aslog --reveal").exits(0).says("sesame street").says("SECRET.unread");
    assert_eq!(audit.json["secrets"][0]["opened"], 5);
}

#[test]
fn the_audit_with_secrets_finds_a_unit_that_was_elsewhere() {
    let desk = table();
    says(&desk, "hans", &["seal", "@game.aslog", "hip", "place s2 L5"]).exits(0);
    let text = desk.run("export @game.aslog --format asl").text + "by hans\nplace s2 M5\n";
    desk.put("moved.asl", text);
    desk.run("record @moved.asl -o @game.aslog").exits(0);
    says(&desk, "hans", &["reveal", "@game.aslog", "--all"]).exits(0);
    desk.run("audit @game.aslog").exits(0);
    desk.run("audit @game.aslog --reveal").exits(1).says("SECRET.placed-elsewhere").says("M5").says("L5");
}

/// A game with a breach: an event that the director has to look at.
fn breach() -> Desk {
    let desk = table();
    desk.put("game.asl", GAME.replace("dice = \"shares\"", "") + "turn 1 russian MPh\nbt7 enter FF4 1 MP\n");
    std::fs::remove_file(desk.path("game.aslog")).unwrap();
    desk.run("record @game.asl -o @game.aslog").recorded();
    desk.run("audit @game.aslog").exits(1);
    desk
}

#[test]
fn a_waiver_needs_both_sides() {
    let desk = breach();
    let alone = says(&desk, "ivan", &["waive", "@game.aslog", "5", "--why", "forgot the start"]).exits(0);
    alone.says("D2.12-start-before-enter is broken");
    says(&desk, "ivan", &["waive", "@game.aslog", "5"]).exits(0).says("is broken");
    desk.run("audit @game.aslog").exits(1);
    says(&desk, "hans", &["waive", "@game.aslog", "5", "--clause", "D2.12-start-before-enter"])
        .exits(0)
        .says("is waived");
    let audit = desk.run("audit @game.aslog").exits(0).says("waiver").says("forgot the start");
    assert_eq!(audit.json["agreements"][0]["in_force"], true);
    says(&desk, "hans", &["waive", "@game.aslog", "99"]).exits(3).says("there is no event 99");
    says(&desk, "otto", &["waive", "@game.aslog", "5"]).exits(3).says("otto is no player of this game");
}

#[test]
fn the_director_rules() {
    let desk = breach();
    says(&desk, "hans", &["ruling", "@game.aslog", "5", "stands"]).exits(3).says("hans is no director");
    says(&desk, "tom", &["ruling", "@game.aslog", "5", "falls", "--why", "no"]).exits(0).says("is broken");
    says(&desk, "tom", &["ruling", "@game.aslog", "5", "stands", "--why", "let it be"])
        .exits(0)
        .says("is waived");
    desk.run("audit @game.aslog").exits(0).says("ruling").says("let it be");
}

/// A slip of the number would stand in the log for good.
#[test]
fn what_has_no_finding_is_not_waived() {
    let desk = breach();
    let before = desk.get("game.aslog");
    let there = "the findings of @game.aslog: event 5 (D2.12-start-before-enter)";
    says(&desk, "hans", &["waive", "@game.aslog", "4"]).exits(3).says("event 4 has no finding").says(there);
    let other = says(&desk, "hans", &["waive", "@game.aslog", "5", "--clause", "D2.15-towing"]).exits(3);
    other.says("event 5 has no finding of D2.15-towing; what it has: D2.12-start-before-enter");
    says(&desk, "tom", &["ruling", "@game.aslog", "5", "stands", "--clause", "D2.15-towing"]).exits(3);
    assert_eq!(desk.get("game.aslog"), before, "nothing was recorded");
    let legal = table();
    says(&legal, "hans", &["waive", "@game.aslog", "3"]).exits(3).says("@game.aslog has none at all");
}

#[test]
fn a_retraction_needs_both_and_leaves_the_dice() {
    let desk = table();
    commit(&desk);
    says(&desk, "ivan", &["dice", "declare", "@game.aslog", "DR mc for s1"]).exits(0);
    says(&desk, "hans", &["dice", "answer", "@game.aslog"]).exits(0);
    says(&desk, "ivan", &["dice", "roll", "@game.aslog"]).exits(0);
    let retract = |to: &str, agreed: &str| {
        says(&desk, "ivan", &["retract", "@game.aslog", "--to", to, "--agreed-by", agreed])
    };
    retract("5", "ivan").exits(3).says("both sides take back, or none");
    retract("77", "hans").exits(3).says("no earlier one");
    retract("5", "hans").exits(0).says("in force: no key of hans").says("stand and serve again");
    says(&desk, "ivan", &["dice", "declare", "@game.aslog", "DR mc for s1"]).exits(0);
    desk.run("audit @game.aslog").exits(1).says("DICE.re-rolled").says("retraction");
}

/// A player takes back alone what is that player's own, but not dice, another's events and what somebody signed.
#[test]
fn a_player_takes_back_alone_what_is_his_own() {
    let desk = table();
    let alone = |who: &str, to: &str| says(&desk, who, &["retract", "@game.aslog", "--to", to]);
    alone("hans", "2")
        .exits(3)
        .says("event 3 is ivan's: --agreed-by PLAYER takes back what that player agreed to");
    alone("ivan", "3").exits(3).says("event 3 is no earlier one");
    let ran =
        alone("ivan", "2").exits(0).says("in force: what it takes back was yours, and nobody had signed it");
    assert_eq!(ran.json["schema"], "asl-replay/retract/1");
    let audit = desk.run("audit @game.aslog").exits(0).says("retraction  ivan alone  back to event 2");
    assert!(!audit.text.contains("PFPh"), "a phase that was taken back is none: {}", audit.text);
    says(&desk, "ivan", &["dice", "commit", "@game.aslog", "--rolls", "8"]).exits(0);
    alone("ivan", "4").exits(3).says("event 5 holds dice, and dice stand");
}

#[test]
fn leave_to_roll_anew_is_given_by_both() {
    let desk = table();
    commit(&desk);
    says(&desk, "ivan", &["dice", "declare", "@game.aslog", "DR mc for s1"]).exits(0);
    says(&desk, "hans", &["dice", "answer", "@game.aslog"]).exits(0);
    says(&desk, "ivan", &["dice", "roll", "@game.aslog"]).exits(0);
    says(&desk, "ivan", &["retract", "@game.aslog", "--to", "5", "--agreed-by", "hans"]).exits(0);
    says(&desk, "ivan", &["dice", "reroll", "@game.aslog", "r1", "--agreed-by", "tom"]).exits(3);
    says(&desk, "ivan", &["dice", "reroll", "@game.aslog", "r1", "--agreed-by", "hans"]).exits(0);
    says(&desk, "ivan", &["dice", "declare", "@game.aslog", "DR mc for s1"]).exits(0);
    desk.run("audit @game.aslog").exits(0).says("re-roll");
}

#[test]
fn an_objection_stands_until_it_is_settled() {
    let desk = table();
    let text = GAME.to_owned() + "attest words \"no LOS\"\n";
    desk.put("game.asl", text);
    desk.run("record @game.asl -o @game.aslog").exits(0);
    says(&desk, "hans", &["object", "@game.aslog", "99"]).exits(3).says("there is no event 99");
    says(&desk, "hans", &["object", "@game.aslog", "4", "--why", "there is one"]).exits(0).says("undecided");
    desk.run("audit @game.aslog").exits(0).says("AGREE.objected").says("there is one");
}

/// A player may complain of anything, and the director rule on anything: no finding is needed for it.
#[test]
fn complaints_and_rulings_are_on_any_event() {
    let desk = table();
    desk.run("audit @game.aslog").exits(0).says("0 undecided");
    let complaint = says(&desk, "hans", &["object", "@game.aslog", "2", "--why", "that hex is a wood"]);
    complaint.exits(0).says("AGREE.objected is undecided");
    let at = asl_replay::read::decode_log(&desk.get("game.aslog")).0.len() - 1;
    desk.run("audit @game.aslog").exits(0).says("hans complains of event 2").says("that hex is a wood");
    says(&desk, "tom", &["ruling", "@game.aslog", "2", "stands", "--why", "it is open ground"]).exits(0);
    desk.run("audit @game.aslog").exits(0).says("it is open ground").says("1 undecided");
    says(&desk, "tom", &["ruling", "@game.aslog", &at.to_string(), "stands", "--why", "settled"]).exits(0);
    desk.run("audit @game.aslog").exits(0).says("0 undecided");
}

#[test]
fn a_text_game_or_a_damaged_log_is_not_added_to() {
    let desk = table();
    says(&desk, "ivan", &["waive", "@game.asl", "1"]).exits(3).says("no hashed log");
    let mut bytes = desk.get("game.aslog");
    bytes.truncate(bytes.len() - 1);
    desk.put("game.aslog", bytes);
    says(&desk, "ivan", &["waive", "@game.aslog", "1"]).exits(2).says("nothing was added");
}

/// The same in the archive.
#[test]
fn a_game_of_the_archive_is_added_to() {
    let desk = table();
    desk.put("game.asl", GAME.replace("dice = \"shares\"", "") + "turn 1 russian MPh\nbt7 enter FF4 1 MP\n");
    desk.run("record @game.asl --name friday").recorded();
    desk.run("waive friday 5 --by ivan").exits(0).says("D2.12-start-before-enter is broken");
    desk.run("log friday").exits(0).says("waive 5");
}
