//! A turn by shares from two prompts: attacks declared with the checks that their results may ask for, one mail each way.

use super::{Table, key};
use asl_replay::home::Place;
use asl_replay::prompt::{Console, Heard, Words};
use asl_replay::record::by_line::converse_signed;
use std::io;

/// A player who types these lines; `@name` is a file on the table, and `FILE comes; LINE` lays the file `held.FILE` there while the
/// prompt stands.
struct Hands<'t> {
    table: &'t Table,
    lines: std::vec::IntoIter<String>,
    said: String,
    hints: Vec<String>,
}

impl Console for Hands<'_> {
    fn ask(&mut self, _: &str, _: &str, words: Words) -> io::Result<Heard> {
        self.hints.push(words.hint().to_owned());
        let folder = format!("{}/", self.table.dir.path().display());
        let Some(line) = self.lines.next() else { return Ok(Heard::End) };
        let line = line.split_once(" comes; ").map_or(line.as_str(), |(file, line)| {
            std::fs::rename(self.table.path(&format!("held.{file}")), self.table.path(file)).unwrap();
            line
        });
        Ok(Heard::Line(line.replace('@', &folder)))
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        self.said += &anstream::adapter::strip_str(text).to_string();
        Ok(())
    }
}

/// What a player types on the prompt: the keys, what was said, what stood in grey before each line.
pub(super) fn types(table: &Table, player: &str, lines: &[&str]) -> (usize, String, Vec<String>) {
    let keys = lines.iter().map(|line| line.replace('@', "").chars().count() + 1).sum();
    let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    let mut hands = Hands { table, lines: lines.into_iter(), said: String::new(), hints: Vec::new() };
    let place = Place { home: Some(table.path(player)), ..Place::default() };
    let by = (None, Some(table.path("passphrase")));
    converse_signed(&place, &"bridge".parse().unwrap(), by, 100, &mut hands).unwrap();
    (keys, hands.said, hands.hints)
}

/// The small turn's game by shares: set up by Ivan, and both have committed.
fn begun() -> Table {
    let table = Table::new();
    let game = include_str!("../../games/small_turn.asl");
    let (setup, _) = game.split_once("\nturn 1 german PFPh").unwrap();
    let setup = setup.replace("anna =", "hans =").replace("boris =", "ivan =");
    let setup = setup.replace("[players]", "dice = \"shares\"\n[players]");
    let setup: String =
        setup.lines().filter(|line| !line.starts_with("by ")).map(|line| format!("{line}\n")).collect();
    let (head, body) = setup.split_once("---\n").unwrap();
    let mut seen = std::collections::BTreeSet::new();
    let body: String =
        body.lines().filter(|line| seen.insert(*line)).map(|line| format!("{line}\n")).collect();
    table.put("bridge.asl", format!("{head}---\n{body}"));
    table.run("ivan", &format!("new @bridge.asl --key hans={}", key("hans"))).exits(0);
    table.run("ivan", "reply bridge -o @a --passphrase-file @passphrase").exits(0);
    table.run("hans", "receive @a --new --agree --name bridge --passphrase-file @passphrase").exits(0);
    let attests = ["attest tem K5 +2", "attest tem N5 +1", "attest tem K9 +1", "reply @b"];
    let (_, said, _) = types(&table, "hans", &attests);
    assert!(said.contains("Signed") || said.contains("signed"), "{said}");
    types(&table, "ivan", &["receive @b"]);
    table
}

/// One attack needs one mail each way, its checks included.
#[test]
fn an_attack_with_its_checks_takes_one_mail_each_way() {
    let table = begun();
    let (_, said, _) = types(&table, "hans", &["pfph", "g1 at k5; roll", "reply @1"]);
    assert!(
        said.contains(
            "declare rolls 1 r1 DR ift in a1, 2 r2 DR mc for r1 in a1 if r1, 3 r3 DR tc for r1 in a1 if r1"
        ),
        "{said}"
    );
    let (_, said, _) = types(&table, "ivan", &["receive @1", "reply @2"]);
    assert!(said.contains("give your share of r1, r2, r3"), "{said}");
    let (_, said, hints) = types(&table, "hans", &["receive @2", "roll", "show"]);
    assert!(hints[1].starts_with("roll makes r1"), "{hints:?}");
    assert!(said.contains("a1 ift r1 ") && said.contains("marker prep-fire on g1 at K9"), "{said}");
    assert!(!hints[2].contains("awaited"), "{hints:?}\n{said}");
    table.run("hans", "audit bridge").exits(0).says("0 broken");
}

/// What `reply` has rolled stands in grey with the line that tells it; Enter takes it, markers and all.
#[test]
fn what_was_rolled_stands_in_grey() {
    let table = begun();
    types(&table, "hans", &["pfph", "g1 at k5; roll", "reply @1"]);
    types(&table, "ivan", &["receive @1", "reply @2"]);
    let (_, said, hints) = types(&table, "hans", &["receive @2", "reply @3", "", "owed"]);
    assert_eq!(hints[2], "a1 ift r1", "{said}");
    assert!(said.contains("marker prep-fire on g1 at K9"), "{said}");
}

/// The small turn by shares from two prompts takes at most 200 keys, mails included: half of what it took with a word and a file for
/// each mail. A result that asks for Random Selection
/// or a reduction takes mails of its own, and is played again.
#[test]
fn the_small_turn_by_shares_takes_few_keys() {
    let keys = (0..8).find_map(|_| small_turn()).unwrap();
    assert!(keys <= 200, "{keys} keys");
}

fn small_turn() -> Option<usize> {
    let table = begun();
    let mut keys = 0;
    let mut said = String::new();
    // An empty line takes a mail in, gives the share, writes the mail, makes and tells the roll.
    let play: [(&str, &[&str]); 7] = [
        ("hans", &["pfph", "g1 at k5; roll", ""]),
        ("ivan", &["", ""]),
        (
            "hans",
            &[
                "",
                "",
                "mph",
                "pz1: start; g9; h8; stop",
                "pz2: start; h10; turn right; i11; stop",
                "g2 n8 1 not-assault seen-by r2",
                "",
            ],
        ),
        ("ivan", &["", "r2 at n8; roll", ""]),
        ("hans", &["", ""]),
        ("ivan", &["", "roll ffmo ffnam", ""]),
        ("hans", &["", "dfph", "afph", "rtph", "aph", "reply"]),
    ];
    for (player, lines) in play {
        let (typed, told, _) = types(&table, player, lines);
        keys += typed;
        said += &told;
        if told.contains("random-selection") || told.contains("result K") || told.contains("KIA") {
            return None;
        }
    }
    let audit = table.run("hans", "audit bridge");
    assert_eq!(audit.exit, 0, "{said}\n{}", audit.text);
    assert!(said.contains("turn 1 german APh"), "{said}");
    Some(keys)
}

/// Dice typed in behind a forfeit that the opponent bears need no word of the player: what both agreed to is theirs to say.
#[test]
fn dice_on_honour_behind_a_forfeit_need_no_word() {
    let table = begun();
    types(&table, "hans", &["pfph", "g1 at k5; roll", "reply @1"]);
    types(&table, "ivan", &["receive @1"]);
    table.run("hans", "dice forfeit bridge r1 --why gone");
    let (_, said, _) = types(&table, "hans", &["roll r1 DR 2,1 ift in a1"]);
    assert!(said.contains("recorded as event") && !said.contains("`insist`"), "{said}");
}

/// The bridge in a street: a stack under fire that hardly fails to hurt it.
const STACK: &str = r#"name = "The bridge"
printing = "2e"
dice = "shares"

[players]
ivan = { side = "russian" }
hans = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 8-3-8", sw = [] }
g2 = { side = "german", type = "german 8-3-8", sw = [] }
g3 = { side = "german", type = "german 8-3-8", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
rh = { side = "russian", type = "russian 2-2-7", kind = "hs", sw = [] }
rl = { side = "russian", type = "8-1" }
t34 = { side = "russian", type = "T-34 M43", ce = true }
---
place g1 K7
place g2 K7
place g3 K7
place r1 K6
place r2 K6
place rl K6
place t34 M6 vca M5-N5
"#;

fn stack() -> Table {
    set_up(STACK, &["attest tem K6 +0"])
}

/// A game that Ivan set up and Hans attests; both have committed.
pub(super) fn set_up(game: &str, attests: &[&str]) -> Table {
    let table = Table::new();
    table.put("bridge.asl", game);
    table.run("ivan", &format!("new @bridge.asl --key hans={}", key("hans"))).exits(0);
    table.run("ivan", "reply bridge -o @a --passphrase-file @passphrase").exits(0);
    table.run("hans", "receive @a --new --agree --name bridge --passphrase-file @passphrase").exits(0);
    types(&table, "hans", &[attests, &["reply @b"]].concat());
    types(&table, "ivan", &["receive @b"]);
    table
}

/// All that the result may ask for stands in one declaration, each roll on the one that may ask for it.
#[test]
fn the_bundle_holds_what_the_result_may_ask() {
    let table = stack();
    let (_, said, _) = types(&table, "hans", &["pfph", "g1,g2 at k6; roll", "g3 at t34; roll"]);
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    let due = "1 r1 DR ift in a1, 2 r2 DR mc for r1 in a1 if r1, 3 r3 DR tc for r1 in a1 if r1, 4 r4 DR mc for r2 in a1 if r1, \
               5 r5 DR tc for r2 in a1 if r1, 6 r6 DR mc for rl in a1 if r1, 7 r7 DR tc for rl in a1 if r1, 8 r8 DR mc for rh in \
               a1 if r1, 9 r9 dr rs for r1 in a1 if r1, 10 r10 dr rs for r2 in a1 if r1, 11 r11 dr rs for rl in a1 if r1, 12 \
               r12 dr wound for rl in a1 if r1, 13 r13 DR mc for r1 in a1 if r6, 14 r14 DR tc for r1 in a1 if r6, 15 r15 DR \
               mc for r2 in a1 if r6, 16 r16 DR tc for r2 in a1 if r6";
    assert!(said.contains(due), "{said}");
    // The crew of a vehicle is checked by the vehicle's name.
    let due = "17 r17 DR ift in a2, 18 r18 DR mc for t34 in a2 if r17, 19 r19 DR tc for t34 in a2 if r17";
    assert!(said.contains(due), "{said}");
    table.run("hans", "audit bridge").exits(0).says("0 broken, 0 undecided");
}

/// Random Selection, wounds, checks and those for a lost leader are made and told by `roll` and Enter alone.
#[test]
fn what_the_result_asks_is_told_without_a_mail_more() {
    let (mut selected, mut lost) = (false, false);
    // The dice are real, as no player can choose them: so many games that both are met but once in a million runs.
    for _ in 0..100 {
        let table = stack();
        // So many FP kill, fewer break.
        let shot = if selected { "g1 at k6; roll" } else { "g1,g2,g3 at k6; roll" };
        types(&table, "hans", &["pfph", shot, "reply @1"]);
        types(&table, "ivan", &["receive @1", "reply @2"]);
        let (_, said, _) = types(&table, "hans", &["receive @2", "roll", "", "", "", ""]);
        selected |= said.contains("random-selection of r1:r9,r2:r10,rl:r11 chosen");
        lost |= said.contains("r2 checks LLTC r16");
        let audit = table.run("hans", "audit bridge");
        assert!(audit.text.contains("0 broken"), "{said}\n{}", audit.text);
        if selected && lost {
            return;
        }
    }
    panic!("selected {selected}, lost {lost}");
}

/// A Gun, a squad beside it, and whom they fire at.
const GUN: &str = r#"name = "The bridge"
printing = "2e"
dice = "shares"

[players]
ivan = { side = "russian" }
hans = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
ptp = { side = "russian", type = "45mm PTP obr. 42" }
rc = { side = "russian", type = "russian crew 2-2-8" }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
pz = { side = "german", type = "PzKpfw IVH" }
---
place ptp M10 vca M9-L9
place rc M10
place r2 P12
place g1 M5
place pz M3 vca M4-N3
"#;

pub(super) fn gun() -> Table {
    set_up(GUN, &["attest tem M5 +0", "attest tem P12 +0"])
}

/// A Gun's shot by shares: To Hit with all that its hit may ask for, one mail each way.
#[test]
fn a_gun_rolls_to_hit_by_shares() {
    let table = gun();
    let (_, said, _) = types(&table, "ivan", &["turn 1 russian PFPh", "ptp at m5; roll", "reply @1"]);
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        said.contains("1 r1 DR to-hit in a1, 2 r2 DR ift in a1 if r1, 3 r3 DR mc for g1 in a1 if r2"),
        "{said}"
    );
    types(&table, "hans", &["receive @1", "reply @2"]);
    let (_, said, _) = types(&table, "ivan", &["receive @2", "roll number 8"]);
    assert!(said.contains("a1 to-hit ptp gun r1 target g1 number 8"), "{said}");
    table.run("ivan", "audit bridge").exits(0).says("0 broken");
}

/// A rally by shares: declared in a line, made and told by `roll`.
#[test]
fn a_rally_by_shares_is_declared_made_and_told() {
    let table = gun();
    let (_, said, _) =
        types(&table, "ivan", &["turn 1 russian RPh", "r2 is broken,dm", "r2 rally; roll", "reply @1"]);
    assert!(said.contains("declare rolls 1 r1 DR rally for r2"), "{said}");
    types(&table, "hans", &["receive @1 --agree", "reply @2"]);
    let (_, said, _) = types(&table, "ivan", &["receive @2", ""]);
    assert!(said.contains("r2 checks rally r1"), "{said}");
    table.run("ivan", "audit bridge").says("0 broken");
}

/// A Heat of Battle DR by shares: declared in a line, made and told by `roll` with its DRM and what comes of it.
#[test]
fn heat_of_battle_by_shares_is_declared_made_and_told() {
    let table = gun();
    let (_, said, _) = types(&table, "ivan", &["turn 1 russian RPh", "r2 hob; roll", "reply @1"]);
    assert!(said.contains("declare rolls 1 r1 DR hob for r2"), "{said}");
    types(&table, "hans", &["receive @1 --agree", "reply @2"]);
    let (_, said, _) = types(&table, "ivan", &["receive @2", "roll"]);
    assert!(said.contains("r2 hob r1 drm +2 "), "{said}");
}

/// A number said before the dice are made is not dropped: what is missing besides is asked for, and taken as the advice says it.
#[test]
fn a_number_before_the_dice_is_not_dropped() {
    let table = gun();
    types(&table, "hans", &["turn 1 german MPh", "pz: start; M4; N4", "reply @1"]);
    types(&table, "ivan", &["receive @1 --agree", "ptp at pz; roll", "reply @2"]);
    types(&table, "hans", &["receive @2", "reply @3"]);
    let (_, said, _) = types(&table, "ivan", &["receive @3", "roll number 8", "roll number 8 drm J +2"]);
    assert!(said.contains("say the Case behind the dice: `roll drm J +2`"), "{said}");
    assert!(said.contains("a1 to-hit ptp gun r1 target pz drm J +2 number 8"), "{said}");
}

/// Own lines that were undone, and that nobody signed, bind nobody: the opponent's mail goes on, and the copy stays.
#[test]
fn what_was_undone_is_no_fork() {
    let table = gun();
    types(&table, "ivan", &["turn 1 russian RPh", "reply @1"]);
    types(&table, "hans", &["turn 1 russian PFPh", "insist", "turn 1 russian MPh", "insist", "undo", "undo"]);
    let (_, said, hints) = types(&table, "hans", &["receive @1 --agree", "show"]);
    assert!(said.contains("turn 1 russian RPh") && !said.contains("does NOT continue"), "{said}");
    assert!(said.contains("bridge.parted-1"), "{said}");
    assert_eq!(hints.len(), 3, "{hints:?}");
    table.run("hans", "verify bridge").exits(0);
    table.run("hans", "log bridge.parted-1").exits(0).says("turn 1 russian MPh");
}

/// `--replace` is taken at the prompt as on the command line, and the conversation goes on behind what came.
#[test]
fn replace_is_taken_at_the_prompt() {
    let table = gun();
    types(&table, "ivan", &["turn 1 russian RPh", "reply @1"]);
    types(&table, "hans", &["turn 1 german RPh", "insist"]);
    let lines = ["receive @1 --agree", "receive --replace @1 --agree", "r2 is broken,dm", "log"];
    let (_, said, _) = types(&table, "hans", &lines);
    assert!(said.contains("does NOT continue") && said.contains("bridge.parted-1"), "{said}");
    let last = said.rsplit("recorded as event").next().unwrap();
    assert!(last.contains("turn 1 russian RPh") && !last.contains("turn 1 german RPh"), "{said}");
}

/// A declaration that nobody has answered is taken back like any line of one's own; the shot is declared anew.
#[test]
fn a_declaration_is_undone() {
    let table = gun();
    let lines = ["turn 1 russian PFPh", "ptp at pz; roll", "undo", "ptp at m5; roll", "reply @1"];
    let (_, said, _) = types(&table, "ivan", &lines);
    assert!(!said.contains("dice stand"), "{said}");
    let (_, told, _) = types(&table, "hans", &["receive @1", "reply @2"]);
    let (_, said, _) = types(&table, "ivan", &["receive @2", "roll number 8"]);
    assert!(said.contains("a2 to-hit ptp gun"), "{told}\n{said}");
    table.run("ivan", "audit bridge").exits(0).says("0 broken");
}

/// Behind the first mail no file is named: the next is written beside the last under a number that nothing bears yet, and what
/// came there is taken in, but for what is held already and what is of another game.
#[test]
fn the_next_mail_needs_no_name() {
    let table = gun();
    // A name without a number gets one: the last mail was `b`.
    let (_, said, _) = types(&table, "ivan", &["reply", "receive"]);
    assert!(said.contains("/b-2\n") && said.contains("no mail of this game came"), "{said}");
    let (_, said, _) =
        types(&table, "ivan", &["turn 1 russian PFPh", "ptp at m5; roll", "reply @m1.aslog", "receive"]);
    assert!(said.contains("no mail of this game came"), "{said}");
    let (_, said, _) = types(&table, "hans", &["receive @m1.aslog", "reply"]);
    assert!(said.contains("m2.aslog"), "{said}");
    table.put("m9.aslog", "of no game");
    let (_, said, _) = types(&table, "ivan", &["receive", "receive", "roll number 8", "reply"]);
    assert_eq!(said.matches("no mail of this game came").count(), 1, "{said}");
    assert!(said.contains("a1 to-hit ptp gun") && said.contains("m3.aslog"), "{said}");
    let (_, said, _) = types(&table, "hans", &["receive"]);
    assert!(said.contains("m3.aslog"), "{said}");
    assert!(table.path("m3.aslog").exists() && !table.path("m4.aslog").exists());
}

/// What comes while the prompt stands is taken in at once, and nothing is signed or recorded beside it unasked.
#[test]
fn a_mail_that_comes_while_the_prompt_stands_is_seen() {
    let table = gun();
    types(&table, "ivan", &["turn 1 russian PFPh", "ptp at m5; roll", "reply @m1.aslog"]);
    types(&table, "hans", &["receive @m1.aslog", "reply"]);
    let hold = || std::fs::rename(table.path("m2.aslog"), table.path("held.m2.aslog")).unwrap();
    hold();
    let (_, said, _) = types(&table, "ivan", &["m2.aslog comes; ", "reply"]);
    assert!(said.contains("a mail came meanwhile") && said.contains("is not taken in"), "{said}");
    assert!(!table.path("m3.aslog").exists());
    hold();
    let (_, said, _) = types(&table, "ivan", &["m2.aslog comes; receive", "roll number 8"]);
    assert!(!said.contains("no mail of this game came") && said.contains("a1 to-hit ptp gun"), "{said}");
}

/// A repair and a Sniper dr are declared by the line that tells them, without dice, and the repair is told when its dr is made.
#[test]
fn a_repair_and_a_sniper_are_declared_at_the_prompt() {
    let table = begun();
    let lines =
        ["turn 1 german RPh", "g1 malfunctions HMG", "g1 repair HMG; roll", "sniper german", "reply @1"];
    let (_, said, _) = types(&table, "hans", &lines);
    assert!(said.contains("dr repair for g1") && said.contains("dr sa"), "{said}");
    types(&table, "ivan", &["receive @1 --accept --agree", "reply @2"]);
    let (_, said, _) = types(&table, "hans", &["receive @2 --accept --agree", "roll"]);
    assert!(said.contains("g1 repair sw:HMG r1") || said.contains("g1 repair HMG r1"), "{said}");
}

/// Who goes back behind an answer of his is told that its dice are known.
#[test]
fn a_share_that_goes_with_a_replaced_copy_is_told() {
    let table = gun();
    types(&table, "ivan", &["turn 1 russian PFPh", "ptp at m5; roll", "reply @1"]);
    types(&table, "hans", &["receive @1", "reply @2"]);
    let (_, said, _) = types(&table, "hans", &["receive @1 --replace --agree"]);
    assert!(said.contains("You gave a share in them (event "), "{said}");
}
