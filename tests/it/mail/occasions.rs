//! Dice are bound to what they are for. Ivan holds to every share, and bends what the dice are used for: a table of all
//! ways, each by mail, with the exit code of `receive`, the clause and the word that Hans is told; and the same ways with
//! dice on honour, where they are findings and no proof.

mod ways;

use super::{Table as Desk, identity, signed_by};
use crate::dice_shares::table::{Table, made, with};
use crate::support::draws;
use asl_core::event::Event;
use asl_core::wire;
use asl_store::log::LogWriter;
use ways::{A1, A1_AGAIN, A2, WAYS, Way, begun, fired, head, mc_of_s1, never_due, set_up, uncommitted};

/// What is played, and what is asked of it.
type Question = (&'static str, fn() -> Table, &'static str);

/// What nobody can prove is asked, and nothing is signed before it is answered.
const QUESTIONS: [Question; 28] = [
    (
        "an IFT DR and a To Hit DR of one attack",
        || with(with(begun(), &[A1]), &["declare rolls 1 r1 DR ift in a1, 2 r2 DR to-hit in a1"]),
        "which of r1 and r2 settles a1",
    ),
    (
        "a To Kill DR before its attack",
        || with(begun(), &["declare rolls 1 r1 DR to-kill in a1"]),
        "ivan declares r1, the TK DR of a1, before a1",
    ),
    (
        "two rolls by names that read alike",
        || {
            let table = made(begun(), "declare rolls 1 r1 DR named \"fog +1\"", 1..=1);
            with(table, &["declare rolls 2 r2 DR named \"fog -1\""])
        },
        "whether the first and the second are for one thing",
    ),
    (
        "a check of the enemy that nothing calls for",
        || with(begun(), &["declare rolls 1 r1 DR mc for g1"]),
        "what calls for r1, the MC of g1",
    ),
    (
        "a check that was made and never told",
        || with(made(begun(), "declare rolls 1 r1 DR mc for g1", 1..=1), &["turn 1 russian MPh"]),
        "made and never used: r1 (MC)",
    ),
    (
        "an own check that was made and never told",
        || with(mc_of_s1(), &["turn 1 russian MPh"]),
        "made and never used: r1 (MC)",
    ),
    (
        "a word against what both attested",
        || {
            let table = with(begun(), &["attest tem K8 +3", A1]);
            with(made(table, "declare rolls 1 r1 DR ift in a1", 1..=1), &["attest tem K8 +0"])
        },
        "TEM +3 in K8 was attested",
    ),
    (
        "a SW that is left when the dice for its repair are known",
        || with(made(begun(), "declare rolls 1 r1 dr repair for s1", 1..=1), &["s1 drops LMG"]),
        "parts with its LMG when r1",
    ),
    (
        "a Fire Lane laid when the dice of its attack are known",
        || with(fired(), &["s1 lane LMG to K8 2 FP in a1"]),
        "lays the Fire Lane of its LMG when r1",
    ),
    (
        "the same, and the attack is not named",
        || with(fired_by_mg(), &["s1 lane LMG to K8 2 FP"]),
        "lays the Fire Lane of its LMG when r1",
    ),
    (
        "the SW of a Recovery, told when its dr is known",
        || {
            let laid = ["marker named LMG at K5", "marker named MMG at K5", "turn 1 russian MPh"];
            let line = "declare rolls 1 r1 dr named \"recovery\" for s1";
            with(made(with(begun(), &laid), line, 1..=1), &["s1 recovers MMG r1"])
        },
        "whether r1 is for the MMG",
    ),
    (
        "the hex of SMOKE grenades, told when their dr is known",
        || {
            let line = "declare rolls 1 r1 dr named \"smoke grenades\" for s1";
            with(made(with(begun(), &["turn 1 russian MPh"]), line, 1..=1), &["marker named smoke at K4"])
        },
        "whether the dr of s1 is for SMOKE in K4",
    ),
    (
        "SMOKE, told when the To Hit DR is known",
        || {
            let table = with(armed(), &SHOT.lines().collect::<Vec<_>>());
            let line = "declare rolls 1 r1 DR to-hit in a1";
            with(made(table, line, 1..=1), &["a1 to-hit t34 MA r1 target pz4 ammo SMOKE"])
        },
        "a1 fires SMOKE, as is told when r1 could be known",
    ),
    (
        "AP, where SMOKE was noted",
        || shot_with(&["note \"a1 fires SMOKE\""], "a1 to-hit t34 MA r1 target pz4"),
        "a1 fires HE, as is told when r1 could be known, beside \"a1 fires SMOKE\"",
    ),
    (
        "SMOKE, where a note leaves it open",
        || shot_with(&["note \"a1 fires SMOKE or HE\""], "a1 to-hit t34 MA r1 target pz4 ammo SMOKE"),
        "a1 fires SMOKE, as is told when r1 could be known, beside",
    ),
    (
        "SMOKE, of two that were noted",
        || {
            let notes = ["note \"a1 fires SMOKE\"", "note \"a1 fires WP\""];
            shot_with(&notes, "a1 to-hit t34 MA r1 target pz4 ammo SMOKE")
        },
        "a1 fires SMOKE, as is told when r1 could be known, beside",
    ),
    (
        "SMOKE, which a note denies",
        || shot_with(&["note \"a1 fires no SMOKE\""], "a1 to-hit t34 MA r1 target pz4 ammo SMOKE"),
        "a1 fires SMOKE, as is told when r1 could be known, beside",
    ),
    (
        "a To Hit DR at another than the target",
        || {
            let lines =
                ["place g1 P5", "turn 1 russian PFPh", "a1 prep by t34 MA at P5 units pz4 vehicle-target"];
            let table = made(with(armed(), &lines), "declare rolls 1 r1 DR to-hit in a1", 1..=1);
            with(table, &["a1 to-hit t34 MA r1 target g1"])
        },
        "whether a1 is at g1: it was declared at pz4",
    ),
    (
        "the target of a To Hit DR, where its hex holds two",
        || at_two(&[], "a1 to-hit t34 MA r1 target g1"),
        "a1 is at g1, as is told when r1 could be known: its hex holds 2 targets",
    ),
    (
        "another target than was noted",
        || at_two(&["note \"a1 at pz4\""], "a1 to-hit t34 MA r1 target g1"),
        "a1 is at g1, as is told when r1 could be known",
    ),
    (
        "who takes part in a Close Combat",
        || melee(&[], "cc by s1 against g1,g2 r1"),
        "s1 fight g1, g2, as is told when r1 could be known: others could",
    ),
    (
        "others in a Close Combat than were noted",
        || melee(&["note \"s1 at g1\""], "cc by s1 against g2 r1"),
        "s1 fight g2, as is told when r1 could be known",
    ),
    (
        "a Close Combat named when the first dice of its Location were known",
        || {
            let table = melee(&["note \"s1 at g1\""], "cc by s1 against g1 r1");
            let table = made(with(table, &["note \"s2 at g2\""]), "declare rolls 2 r2 DR cc for s2", 2..=2);
            with(table, &["cc by s2 against g2 r2"])
        },
        "the Close Combat of s2 was declared when r1 could be known",
    ),
    (
        "an Ambush dr of the other side",
        || ambush("ambush K5 german r1 against russian r2"),
        "whether r1 is the Ambush dr of the german side in K5",
    ),
    (
        "an Ambush dr of another Location",
        || ambush("ambush K6 russian r1 against german r2"),
        "whether r1 is the Ambush dr of the russian side in K6",
    ),
    (
        "a capture told when the DR is known",
        || melee(&["note \"s1 at g1\""], "cc by s1 against g1 r1 drm capture +1"),
        "to capture is told when r1 could be known",
    ),
    (
        "a Sniper dr in stock",
        || with(armed(), &["turn 1 russian PFPh", "declare rolls 1 r1 dr sa"]),
        "what calls for r1, the SA: no DR woke a Sniper",
    ),
    (
        "other MP of ESB than were noted",
        || strained("t34 esb 1 MP r1"),
        "t34 asks 1 MP of its ESB, as is told when r1 could be known",
    ),
];

/// The dice of an attack by a MG are made.
fn fired_by_mg() -> Table {
    let shot = "a1 prep by s1 sw:LMG 2 FP at K8 units g1 range 3 total 2 FP column 2";
    made(with(begun(), &[shot]), "declare rolls 1 r1 DR ift in a1", 1..=1)
}

/// A shot behind these notes.
fn shot_with(notes: &[&str], line: &str) -> Table {
    let before: Vec<&str> = SHOT.lines().chain(notes.iter().copied()).collect();
    with(made(with(armed(), &before), "declare rolls 1 r1 DR to-hit in a1", 1..=1), &[line])
}

/// ESB of which a note says how many MP.
fn strained(line: &str) -> Table {
    let before = ["turn 1 russian MPh", "t34 start 1 MP seen-by nobody", "note \"t34 asks 4 MP of ESB\""];
    with(made(with(armed(), &before), "declare rolls 1 r1 DR esb for t34", 1..=1), &[line])
}

/// A number that no attack has is a slip: it settles nothing, and bends no dice.
#[test]
fn a_mistyped_number_bends_no_dice() {
    let table = with(made(with(begun(), &[A1]), "declare rolls 1 r1 DR ift in a1", 1..=1), &["a7 ift r1"]);
    let desk = Desk::new();
    let [first, second] = mails(&table);
    desk.put("first.aslog", first);
    desk.put("second.aslog", second);
    desk.receive("hans", "first.aslog --new --name game --accept --agree").exits(0);
    desk.receive("hans", "second.aslog").exits(1).says("LOG.attack-unknown").hides("BENT");
}

#[test]
fn what_nobody_can_prove_is_asked_before_it_is_signed() {
    for (name, play, says) in QUESTIONS {
        let desk = Desk::new();
        let [first, second] = mails(&play());
        desk.put("first.aslog", first);
        desk.put("second.aslog", second);
        desk.receive("hans", "first.aslog --new --name game --accept --agree").exits(0);
        let before = desk.run("hans", "export game").text;
        for how in ["", " --accept"] {
            let ran = desk.receive("hans", &format!("second.aslog{how}"));
            assert!(ran.exit == 1 && flat(&ran.text).contains(says), "{name}{how}: {}", ran.text);
            assert_eq!(desk.run("hans", "export game").text, before, "{name}{how}");
        }
        let taken = desk.receive("hans", "second.aslog --accept --agree");
        assert_eq!(taken.json["accepted"], true, "{name}: {}", taken.text);
    }
}

/// What no declaration has words for: each told when its dice are known, and the line of the page that says so.
const LEFT: [(&str, &[&str], &str, &[&str]); 7] = [
    ("DR to-hit in a1", &[SHOT], "the To Kill Number", &["a1 to-hit t34 MA r1 target pz4 number 8"]),
    (
        "DR to-hit in a1",
        &[SHOT],
        "the ammunition of a To Hit DR",
        &["a1 to-hit t34 MA r1 target pz4 ammo AP"],
    ),
    (
        "DR to-hit in a1",
        &[SHOT, "note \"a1 fires SMOKE\""],
        "a note before the answer",
        &["a1 to-hit t34 MA r1 target pz4 ammo s"],
    ),
    // Before the attack is declared, too.
    (
        "DR to-hit in a1",
        &["turn 1 russian PFPh\nnote \"a1 fires SMOKE\"\na1 prep by t34 MA at P5 units pz4 vehicle-target"],
        "a note before the answer",
        &["a1 to-hit t34 MA r1 target pz4 ammo SMOKE"],
    ),
    (
        "DR esb for t34",
        &["turn 1 russian MPh", "t34 start 1 MP seen-by nobody", "note \"t34 asks 4 MP of ESB\""],
        "the MP asked of ESB",
        &["t34 esb 4 MP r1"],
    ),
    (
        "dr named \"repair CMG\" for t34",
        &["t34 malfunctions MA", "t34 malfunctions CMG", "turn 1 russian RPh"],
        "of a Repair the weapon where several malfunctioned",
        &["t34 repair CMG r1"],
    ),
    (
        "DR named \"wind\"",
        &["turn 1 russian RPh"],
        "a synonym is another name",
        &["declare rolls 2 r2 DR named \"breeze\""],
    ),
];

const SHOT: &str = "turn 1 russian PFPh\na1 prep by t34 MA at P5 units pz4 vehicle-target";

/// A tank of each stands on the map.
fn armed() -> Table {
    let own = "t34 = { side = \"russian\", type = \"T-34 M43\", ce = false }\n\
               pz4 = { side = \"german\", type = \"PzKpfw IVH\", ce = false }\n\
               g2 = { side = \"german\", type = \"german 4-6-7\" }\n\
               [san]\nrussian = 2\ngerman = 2\n";
    let mut table =
        Table::of(&(head("dice = \"shares\"", true) + own + "[default-terrain]\nis = [\"open-ground\"]\n"));
    table.commit("ivan", 16);
    table.commit("hans", 16);
    table.line("ivan", "place t34 FF5 vca EE5-EE6");
    table.line("hans", "place pz4 P5 vca P4-Q5");
    table
}

/// A shot at a hex with a tank and a squad, whose To Hit DR is known.
fn at_two(notes: &[&str], line: &str) -> Table {
    let shot = ["place g1 P5", "turn 1 russian PFPh", "a1 prep by t34 MA at P5"];
    let table = with(with(armed(), &shot), notes);
    with(made(table, "declare rolls 1 r1 DR to-hit in a1", 1..=1), &[line])
}

/// The Ambush of a Close Combat, of which the dice are known.
fn ambush(line: &str) -> Table {
    let here = ["place s1 K5", "place g1 K5", "turn 1 russian CCPh"];
    let declare = "declare rolls 1 r1 dr named \"ambush\" for s1, 2 r2 dr named \"ambush\" for g1";
    with(made(with(armed(), &here), declare, 1..=2), &[line])
}

/// A Close Combat of two squads on each side in which a DR of the first is known.
fn melee(notes: &[&str], line: &str) -> Table {
    let here = ["place s1 K5", "place s2 K5", "place g1 K5", "place g2 K5", "turn 1 russian CCPh"];
    let table = with(with(armed(), &here), notes);
    with(made(table, "declare rolls 1 r1 DR cc for s1", 1..=1), &[line])
}

#[test]
fn a_note_before_the_answer_binds_whom_a_shot_and_a_close_combat_are_at() {
    let shot = at_two(&["note \"a1 at g1\""], "a1 to-hit t34 MA r1 target g1");
    let fought = melee(&["note \"s1 at g1; s2 at g2\""], "cc by s1 against g1 r1");
    let both = || melee(&["note \"s1 at g1; s2 at g2\""], "cc by s1 against g1 r1");
    let second = with(made(both(), "declare rolls 2 r2 DR cc for s2", 2..=2), &["cc by s2 against g2 r2"]);
    let captures = melee(&["note \"s1 at g1, capture\""], "cc by s1 against g1 r1 drm capture +1");
    for table in [shot, fought, second, captures] {
        let desk = Desk::new();
        let [first, second] = mails(&table);
        desk.put("first.aslog", first);
        desk.put("second.aslog", second);
        desk.receive("hans", "first.aslog --new --name game --accept --agree").exits(0);
        desk.receive("hans", "second.aslog").hides("could be known");
    }
}

#[test]
fn what_the_page_leaves_to_the_players_is_taken() {
    let page = flat(&crate::docs::page("docs/dice.md"));
    for (roll, before, line, after) in LEFT {
        assert!(page.contains(line), "{line}");
        let before: Vec<&str> = before.iter().flat_map(|lines| lines.lines()).collect();
        let table = with(made(with(armed(), &before), &format!("declare rolls 1 r1 {roll}"), 1..=1), after);
        let desk = Desk::new();
        let [first, second] = mails(&table);
        desk.put("first.aslog", first);
        desk.put("second.aslog", second);
        desk.receive("hans", "first.aslog --new --name game --accept --agree").exits(0);
        desk.receive("hans", "second.aslog").exits(0).says("Accepted");
    }
}

fn log_of(events: &[Event]) -> Vec<u8> {
    let mut writer = LogWriter::new();
    for event in events {
        writer.record(&wire::encode(event).unwrap()).unwrap();
    }
    writer.into_bytes()
}

/// The log with one event more.
fn and(bytes: &[u8], event: &Event) -> Vec<u8> {
    let mut writer = LogWriter::after(asl_store::log::Log::read(bytes).tip());
    writer.record(&wire::encode(event).unwrap()).unwrap();
    [bytes, writer.bytes()].concat()
}

/// Signed by both, event by event, up to the last one, which Ivan adds and signs.
fn mails(table: &Table) -> [Vec<u8>; 2] {
    let (last, rest) = table.log.events.split_last().unwrap();
    assert_eq!(last.by.as_str(), "ivan");
    let first = rest.iter().fold(Vec::new(), |bytes, event| {
        let more = and(&bytes, event);
        signed_by(&signed_by(&more, &identity("hans")), &identity("ivan"))
    });
    let second = signed_by(&and(&first, last), &identity("ivan"));
    [first, second]
}

/// Everything but what a player types: the line breaks and columns of the terminal.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn dice_that_were_bent_in_their_use_are_refused_and_change_nothing() {
    for (nth, (name, play, exit, clause, says)) in WAYS.into_iter().enumerate() {
        let (desk, game) = (Desk::new(), "game");
        let [first, second] = mails(&play());
        desk.put("first.aslog", first);
        desk.put("second.aslog", second);
        let taken =
            desk.receive("hans", &format!("first.aslog --new --name {game} --accept --accept-dice --agree"));
        assert_eq!(taken.json["accepted"], true, "{name}: {}", taken.text);
        let before = desk.run("hans", &format!("export {game}")).text;
        for how in ["", " --look", " --accept"] {
            if how == " --look" && !draws::one_of(4, nth) {
                continue;
            }
            let ran = desk.receive("hans", &format!("second.aslog{how}"));
            let told = flat(&ran.text);
            let taken = exit == 1 && how == " --accept";
            assert_eq!(ran.exit, exit, "{name}{how}: {told}");
            assert!(told.contains(says), "{name}{how}: no {says:?} in\n{told}");
            assert_eq!(ran.json["accepted"], taken, "{name}{how}");
            assert_eq!(ran.json["bent_dice"].as_u64().unwrap() > 0, exit == 2, "{name}{how}: {told}");
            assert!(
                ran.json["findings"].to_string().contains(clause),
                "{name}{how}: {}",
                ran.json["findings"]
            );
            if !taken {
                assert_eq!(desk.run("hans", &format!("export {game}")).text, before, "{name}{how}");
            }
        }
        let audit = desk.run("hans", "audit @second.aslog").exits(1);
        assert_eq!(flat(&audit.text).contains("dice were BENT"), exit == 2, "{name}: {}", audit.text);
    }
}

/// What is played on honour, and the clause that finds it at the last event.
const ON_HONOUR: [(&str, &[&str], &str); 11] = [
    (
        "a dozen DR for nothing named",
        &["roll r1 DR 5,5", "roll r2 DR 6,6", "roll r3 DR 1,1", "s1 checks NMC r3"],
        "LOG.rolled-again",
    ),
    (
        "dice for nothing named, used in a later phase",
        &["roll r1 DR 1,1", "turn 1 russian MPh", "s1 checks NMC r1"],
        "LOG.roll-late",
    ),
    (
        "five DR for one attack",
        &[A1, "roll r1 DR 6,6 ift in a1", "roll r2 DR 1,1 ift in a1", "a1 ift r2"],
        "LOG.rolled-again",
    ),
    (
        "a second DR for a check",
        &["roll r1 DR 6,6 mc for s1", "roll r2 DR 1,1 mc for s1", "s1 checks NMC r2"],
        "LOG.rolled-again",
    ),
    ("used for another unit", &["roll r1 DR 1,1 mc for s1", "s2 checks NMC r1"], "LOG.roll-of-another"),
    ("used for another check", &["roll r1 DR 1,1 tc for s1", "s1 checks NMC r1"], "LOG.roll-purpose"),
    ("used for another attack", &[A1, A2, "roll r1 DR 1,1 ift in a1", "a2 ift r1"], "LOG.roll-of-another"),
    (
        "in words of his own",
        &["roll r1 DR 1,1 named \"luck\" for s1", "s1 checks NMC r1"],
        "LOG.roll-purpose",
    ),
    (
        "used twice",
        &["roll r1 DR 1,1 mc for s1", "s1 checks NMC r1", "s1 checks NMC r1"],
        "LOG.roll-used-twice",
    ),
    (
        "two rolls swapped",
        &["roll r1 DR 6,6 mc for s1", "roll r2 DR 1,1 mc for s2", "s1 checks NMC r2"],
        "LOG.roll-of-another",
    ),
    ("an attack behind its dice", &["roll r1 DR 1,1 ift in a1", A1], "DICE.attack-first"),
];

#[test]
fn the_same_ways_on_honour_are_findings_and_no_proof() {
    let desk = Desk::new();
    for (name, lines, clause) in ON_HONOUR {
        let mut table = Table::of(&head("", false));
        set_up(&mut table);
        let table = with(table, lines);
        let last = table.log.events.len() as u64 - 1;
        assert!(table.found().contains(&(last, clause.to_owned())), "{name}: {:?}", table.found());
        desk.put("game.aslog", log_of(&table.log.events));
        let audit = desk.run("hans", "audit @game.aslog").exits(1);
        assert!(!audit.text.contains("BENT"), "{name}: {}", audit.text);
    }
}

/// One roll for nothing named beside the one that is used may be for anything: that is asked, and not held against the player.
#[test]
fn one_idle_roll_for_nothing_named_is_a_question() {
    let mut table = Table::of(&head("", false));
    set_up(&mut table);
    let table = with(table, &["roll r1 DR 5,5", "roll r2 DR 6,6", "s1 checks NMC r2", "phase-end"]);
    let desk = Desk::new();
    desk.put("game.aslog", log_of(&table.log.events));
    desk.run("hans", "audit @game.aslog").says("what r1 (DR 5,5) was rolled for: nothing used it");
}

/// What is bound may still be played: each of these is as straight as it looks.
#[test]
fn straight_dice_are_taken() {
    let games: [fn() -> Table; 5] = [
        // A MC and a LLMC of one unit in one attack hang on different rolls.
        || {
            let line = "declare rolls 1 r1 DR ift in a1, 2 r2 DR mc for s1 in a1 if r1, 3 r3 DR mc for s2 in a1 if r1, \
                        4 r4 DR mc for s1 in a1 if r3";
            with(begun(), &[A1, line])
        },
        // Two bounds that exclude each other.
        || {
            with(
                begun(),
                &[
                    "declare rolls 1 r1 DR mc for s1, 2 r2 DR mc for s2 if r1 most 5, 3 r3 DR mc for s2 if r1 least 6",
                ],
            )
        },
        // A check again when the first was used.
        || with(with(mc_of_s1(), &["s1 checks NMC r1"]), &["declare rolls 2 r2 DR mc for s1"]),
        // Nothing was made of a roll whose condition failed; the unit is free for the next.
        || with(never_due(), &["declare rolls 3 r3 DR mc for g1"]),
        // In a new phase.
        || with(mc_of_s1(), &["turn 1 russian MPh", "declare rolls 2 r2 DR mc for s1"]),
    ];
    for (n, play) in games.into_iter().enumerate() {
        let table = play();
        let last = table.log.events.len() as u64 - 1;
        let here: Vec<_> = table.found().into_iter().filter(|(seq, _)| *seq == last).collect();
        assert_eq!(here, [], "game {n}");
    }
}

/// A number given once more by mistake, or again in the next Player Turn, is no dice bent; nor are the dice of that attack.
#[test]
fn a_number_that_is_given_again_bends_no_dice() {
    let next = ["a1 ift r1", "turn 1 german MPh", "turn 2 russian PFPh"];
    for lines in [&["a1 ift r1"][..], &next] {
        let table = with(fired(), lines);
        let from = table.log.events.len() as u64;
        let line = "declare rolls 3 r3 DR ift in a1, 4 r4 DR mc for g1 in a1 if r3";
        let mut table = with(table, &[A1_AGAIN, line]);
        table.answer("hans", "ivan", 4);
        table.roll("ivan", 3);
        let table = with(table, &["a1 ift r3"]);
        let found = table.found().into_iter().filter(|(seq, _)| *seq >= from);
        let bent: Vec<_> = found
            .filter(|(_, clause)| asl_core::rules::bends_dice(clause, asl_core::scenario::DiceScheme::Shares))
            .collect();
        assert_eq!(bent, [], "{lines:?}");
    }
}

/// A player who has not committed could choose their own share when they know the opponent's: no command gives it to them.
#[test]
fn no_answer_is_given_to_one_who_has_not_committed() {
    let desk = Desk::new();
    let [_, mail] = mails(&with(uncommitted(), &["note \"well?\""]));
    desk.put("mail.aslog", mail);
    desk.receive("hans", "mail.aslog --new --agree --name game").exits(2);
    desk.receive("hans", "mail.aslog --new --agree --name game --accept-dice").exits(1);
    // The signature of Hans was made for him: this home has lost nothing.
    std::fs::remove_dir_all(desk.path("hans/lost")).unwrap();
    let before = desk.run("hans", "export game").text;
    let ran = desk.run("hans", "dice answer game --passphrase-file @passphrase").exits(3);
    ran.says("ivan has not committed to the share of index 1").says("no answer is given before that");
    assert_eq!(desk.run("hans", "export game").text, before);
}

/// A slip is refused where it is made.
#[test]
fn a_declaration_that_binds_nothing_is_not_written() {
    let table = super::bent_dice::committed();
    table.turn("ivan", "turn 1 russian PFPh\n");
    let before = table.game("ivan");
    let declare = |words: &[&str]| {
        let home = table.path("ivan").display().to_string();
        let all = ["asl-replay", "dice", "declare", "bridge", "--home", &home];
        crate::cli::run(all.iter().chain(words).map(|word| (*word).to_owned()))
    };
    declare(&["DR"]).exits(3).says("could serve whatever its dice are best for").says("nothing was declared");
    declare(&["DR ift for bt7"]).exits(3).says("without its attack");
    declare(&["DR mc for bt7", "DR mc for bt7"])
        .exits(3)
        .says("r2 is declared for MC for bt7, and r1 is that already");
    assert_eq!(table.game("ivan"), before);
    declare(&["DR mc for bt7"]).exits(0);
    // The same once more, where nothing came between, is the command of a player who was not sure of it.
    let declared = table.game("ivan");
    declare(&["DR mc for bt7"]).exits(0).warns("nothing was added");
    assert_eq!(table.game("ivan"), declared);
    table.turn("ivan", "note \"and now\"\n");
    declare(&["DR mc for bt7"]).exits(3).says("and r1 is that already");
}

/// The table of the page is the one that is played.
#[test]
fn the_page_tells_every_way() {
    let page = crate::docs::page("docs/dice.md");
    let row = |way: &Way| format!("| {} | {} | `{}` |\n", way.0, way.2, way.3);
    let missing: Vec<String> = WAYS.iter().map(row).filter(|row| !page.contains(row)).collect();
    assert_eq!(missing, [""; 0]);
    let told = page.lines().filter(|line| line.starts_with("| ") && line.contains(" | `")).count();
    assert_eq!(told, WAYS.len());
}
