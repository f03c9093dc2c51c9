//! The prompt against the other faces: what `log` prints is taken as it stands, and what is found there `record`, `audit`
//! and the page find as well.

use super::Desk;
use super::converse::{Script, desk as with_pbem, talk};
use crate::games::files;
use crate::support::draws;
use asl_core::audit::Game;
use asl_core::audit::live::Live;
use asl_core::event::{Event, What};
use asl_core::finding::Ruling;
use asl_core::notation::print_event;
use asl_core::propose::complete;
use asl_replay::home::load;
use asl_replay::prompt::{Conversation, Reply};
use std::collections::BTreeSet;
use std::path::Path;

/// A game typed line by line as `log` prints it, on the prompt of whoever recorded its first line; the lines that needed
/// the word.
fn typed(game: &Game) -> (Vec<Event>, BTreeSet<u64>) {
    let (start, rest) = game.events.split_first().unwrap();
    let begun = Game { scenario: game.scenario.clone(), events: vec![start.clone()] };
    let mut talk = Conversation::of(begun, start.by.clone(), 100);
    let mut insisted = BTreeSet::new();
    for (n, event) in (1..).zip(rest) {
        let line = print_event(&game.scenario.map, event);
        let line = format!("{n:>5}  {}: {line}", event.by);
        let mut reply = talk.hear(&line);
        if let Reply::Propose { text, .. } = &reply {
            assert!(text.contains("`insist` records it"), "{line}\n{text}");
            insisted.insert(n);
            reply = talk.hear("insist");
        }
        let Reply::Keep { events, .. } = reply else { panic!("{line}: is not taken") };
        talk.kept(events);
    }
    (talk.game().events.clone(), insisted)
}

/// The events with the FP and the column of attacks that leave them out, which the prompt fills in.
fn with_figures(game: &Game) -> Vec<Event> {
    let (start, rest) = game.events.split_first().unwrap();
    let mut live = Live::of(Game { scenario: game.scenario.clone(), events: vec![start.clone()] });
    for event in rest {
        let mut event = event.clone();
        if matches!(event.what, What::FireAttack(_)) {
            complete(&live.ctx(), &mut event.what);
        }
        live.append(event);
    }
    live.game().events.clone()
}

fn bare(events: &[Event]) -> Vec<String> {
    events.iter().map(|event| format!("{}: {:?}", event.by, event.what)).collect()
}

/// The lines of every shipped game, as `log` prints them: all are taken, and become the same events.
#[test]
fn each_line_of_the_log_is_taken_as_it_stands() {
    let mut apart = String::new();
    for path in files(&["games"]) {
        let game = load(std::slice::from_ref(&path)).unwrap().game;
        let (events, _) = typed(&game);
        for (n, (now, due)) in bare(&events).iter().zip(&bare(&with_figures(&game))).enumerate() {
            if now != due {
                apart += &format!("{}: event {n}\n  {now}\n  {due}\n", path.display());
            }
        }
        assert_eq!(events.len(), game.events.len(), "{}", path.display());
    }
    assert!(apart.is_empty(), "{apart}");
}

/// What the prompt shows and needs the word for is what the audit breaks, event by event; `record` warns of the same, and the
/// page shows it.
#[test]
fn the_prompt_record_audit_and_page_find_the_same() {
    let mut apart = String::new();
    for (_, path) in files(&["games"]).into_iter().enumerate().filter(|(n, _)| draws::one_of(3, *n)) {
        let loaded = load(std::slice::from_ref(&path)).unwrap();
        let (events, insisted) = typed(&loaded.game);
        let game = Game { scenario: loaded.game.scenario.clone(), events };
        let of = |game: &Game, rulings: &[Ruling]| -> BTreeSet<(u64, &'static str)> {
            let audit = asl_core::audit::Replay::of(game).audit();
            let broken = audit.findings.iter().filter(|finding| rulings.contains(&finding.ruling));
            broken.map(|finding| (finding.seq, finding.clause.0)).collect()
        };
        let broken = of(&loaded.game, &[Ruling::Broken]);
        assert_eq!(of(&game, &[Ruling::Broken]), broken, "{}", path.display());
        // What the players let be or took back afterwards was shown before.
        let once = of(&loaded.game, &[Ruling::Broken, Ruling::Waived]);
        let at: BTreeSet<u64> = once.iter().map(|(seq, _)| *seq).collect();
        if insisted != at {
            apart += &format!("{}: the prompt shows {insisted:?}, the audit {once:?}\n", path.display());
        }
        faces(&path, &broken);
    }
    assert!(apart.is_empty(), "{apart}");
}

fn faces(path: &Path, broken: &BTreeSet<(u64, &'static str)>) {
    let desk = Desk::new();
    desk.put("game.asl", std::fs::read(path).unwrap());
    let recorded = desk.run("record @game.asl --name pbem");
    let audit = desk.run("audit pbem --json");
    let found = audit.json["findings"].as_array().unwrap();
    let rows = found.iter().filter(|row| row["ruling"] == "broken");
    let rows: BTreeSet<(u64, &str)> =
        rows.map(|row| (row["at"]["event"].as_u64().unwrap(), row["clause"].as_str().unwrap())).collect();
    assert_eq!(rows, broken.iter().copied().collect(), "{}: audit", path.display());
    let page = desk.run("report pbem -o @page.html");
    let page = (page, std::fs::read_to_string(desk.path("page.html")).unwrap()).1;
    for (seq, clause) in broken.iter().take(12) {
        assert!(recorded.aside.contains(&format!("event {seq} (")), "{}: {}", path.display(), recorded.aside);
        assert!(recorded.aside.contains(clause), "{}: {}", path.display(), recorded.aside);
        assert!(page.contains(clause), "{}: the page tells nothing of {clause}", path.display());
    }
}

/// The first `..` of what is said, typed by the player who was refused: it is a line that is taken, or one that only the rules
/// speak about.
#[test]
fn the_advice_is_taken_when_followed() {
    let refused: [&[&str]; 9] = [
        &["by hans", "turn 2 german MPh", "pz4 smoke"],
        &["by hans", "turn 2 german MPh", "pz4 start", "pz4 esb 2"],
        &["by hans", "turn 2 german MPh", "pz4 start", "pz4 bog"],
        &["by hans", "turn 2 german MPh", "pz4 start", "pz4 bypass K3"],
        &["by hans", "turn 2 german MPh", "pz4 K4"],
        &["by hans", "turn 2 german PFPh", "pz4 at bt7"],
        &["by hans", "turn 2 german RtPh", "pz4 MA at bt7"],
        &["by hans", "turn 2 german RtPh", "mph"],
        &["by hans", "turn 2 german PFPh", "34"],
    ];
    for typed in refused {
        let mut first = Script::of(typed);
        talk(&with_pbem(), &mut first).unwrap();
        let last = first.said().rsplit_once("recorded as event").map_or(first.said(), |(_, last)| last);
        let advice = last.split('`').nth(1).unwrap_or_else(|| panic!("no advice in {last}"));
        let mut again = Script::of(&[&typed[..typed.len() - 1], &[advice]].concat());
        talk(&with_pbem(), &mut again).unwrap();
        let said = again.said().rsplit("recorded as event").next().unwrap();
        let taken = again.said().matches("recorded as event").count()
            > first.said().matches("recorded as event").count();
        assert!(taken || said.contains("`insist` records it"), "{typed:?}: {advice}\n{}", again.said());
    }
}

/// A hex alone is another one than the unit's own; each of several targets is looked at.
#[test]
fn a_unit_does_not_move_to_where_it_stands() {
    let mut script = Script::of(&["by hans", "turn 2 german MPh", "pz4 start", "pz4 k4"]);
    talk(&with_pbem(), &mut script).unwrap();
    assert!(script.said().contains("pz4 stands in K4: a move goes to another hex"), "{}", script.said());
}

/// A Gun with its crew, a squad that is broken, a tank, and whom they fire at.
const GUNS: &str = r#"name = "Guns"
printing = "2e"

[players]
ivan = { side = "russian" }
hans = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
ptp = { side = "russian", type = "45mm PTP obr. 42" }
rc = { side = "russian", type = "russian crew 2-2-8" }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
pz = { side = "german", type = "PzKpfw IVH" }
---
place ptp M10 vca M9-L9
place rc M10
place r1 N9
place r2 P12
place g1 M5
place pz M3 vca M4-N3
attest tem M5 +0
attest tem N9 +0
attest tem P12 +0
"#;

fn guns() -> Desk {
    let desk = Desk::new();
    desk.put("guns.asl", GUNS);
    desk.run("record @guns.asl --name pbem").exits(0);
    desk
}

/// A Gun owes its To Hit DR as any ordnance does; named alone it fires the one weapon that it has.
#[test]
fn a_gun_rolls_to_hit() {
    for shot in ["ptp gun at M5", "ptp at M5", "ptp at g1"] {
        let mut script = Script::of(&["by ivan", "turn 1 russian PFPh", shot, "34 number 8"]);
        talk(&guns(), &mut script).unwrap();
        script.says("a1 prep by ptp gun at M5").says("a1 to-hit ptp gun r1");
    }
}

/// On honour, too, the dice are thrown behind the line that asks for them.
#[test]
fn roll_stands_behind_a_line_on_honour() {
    for (shot, told) in
        [("r1 at M5; roll", "a1 ift r1"), ("ptp at pz; roll number 2", "a1 to-hit ptp gun r1")]
    {
        let mut script = Script::of(&["by ivan", "turn 1 russian PFPh", shot]);
        talk(&guns(), &mut script).unwrap();
        script.says(told);
    }
}

/// A rally is thrown for in one line, and one that fails pins nobody.
#[test]
fn a_rally_is_thrown_for() {
    let desk = guns();
    let mut script =
        Script::of(&["by ivan", "turn 1 russian RPh", "r2 is broken,dm", "r2 rally; roll", "r2 rally 66"]);
    talk(&desk, &mut script).unwrap();
    script.says("rally for r2").says("r2 checks rally r1");
    assert!(!script.said().contains("it is pinned"), "{}", script.said());
    let mut script = Script::of(&["by ivan", "turn 1 russian RPh", "r2 is broken,dm", "r2 rally"]);
    talk(&guns(), &mut script).unwrap();
    script.says("`r2 rally; roll`");
}

/// Case J stands behind the number; advice is what was not typed.
#[test]
fn case_j_is_taken_behind_the_dice() {
    let lines = ["by hans", "turn 1 german MPh", "pz start; M4; N4", "ptp at pz", "34"];
    let mut script = Script::of(&lines);
    talk(&guns(), &mut script).unwrap();
    script.says("say the Case behind the dice: `34 drm J +2`");
    let mut script = Script::of(&[&lines[..4], &["34 drm J +2"]].concat());
    talk(&guns(), &mut script).unwrap();
    script.says("drm J +2");
    assert!(!script.said().contains("say the Case"), "{}", script.said());
}

/// What stands in grey without brackets Enter takes.
#[test]
fn grey_that_enter_does_not_take_stands_in_brackets() {
    let mut script = Script::of(&["by ivan", "turn 1 russian PFPh", "r1 at M5", "", "turn-end", "", "rph"]);
    talk(&guns(), &mut script).unwrap();
    assert_eq!(script.hints()[3], "(the dice of IFT DR (A7.3) in a1)", "{}", script.said());
}

/// A Player Turn that was ended has no phase more.
#[test]
fn turn_end_is_believed() {
    let mut script = Script::of(&["by ivan", "turn 1 russian AFPh", "turn-end", ""]);
    talk(&guns(), &mut script).unwrap();
    assert_eq!(script.hints()[3], "", "{:?}", script.hints());
    let mut script = Script::of(&["by hans", "turn 1 russian AFPh", "turn-end", "by hans", "rph"]);
    talk(&guns(), &mut script).unwrap();
    script.says("turn 1 german RPh");
}

/// Why the first step is wrong is said, not that the second has no roll.
#[test]
fn a_refused_step_tells_the_reason_of_the_one_before() {
    let lines = ["by ivan", "turn 1 russian PFPh", "r1 is broken,dm", "r1 at M5; roll"];
    let mut script = Script::of(&lines);
    talk(&guns(), &mut script).unwrap();
    script.says("✗ A10.").says("`insist` records it");
}

/// Who saw the end of a line of steps saw all of it.
#[test]
fn seen_by_counts_for_all_steps_of_a_line() {
    let mut script = Script::of(&["by hans", "turn 1 german MPh", "pz: start; M4; N4 seen-by ptp"]);
    talk(&guns(), &mut script).unwrap();
    script.says("pz start 1 MP total 1 seen-by ptp").says("pz enter M4 1 MP total 2 seen-by ptp");
}

/// Two attacks on one hex are owed by their names; a To Hit DR is of C3.
#[test]
fn what_is_owed_names_its_attack() {
    let mut script = Script::of(&["by ivan", "turn 1 russian PFPh", "r1 at M5", "ptp at pz", "owed"]);
    talk(&guns(), &mut script).unwrap();
    script.says("IFT DR of a1 (A7.3)").says("To Hit DR of a2 (C3)");
}

/// Who cowers in First Fire lies under Final Fire.
#[test]
fn a_cowering_firer_has_fired_for_good() {
    let lines =
        ["by hans", "turn 1 german MPh", "g1 M6 1 not-assault seen-by r1", "r1 at g1", "66 ffmo ffnam"];
    let mut script = Script::of(&lines);
    talk(&guns(), &mut script).unwrap();
    script.says("marker final-fire on r1");
}

/// A squad with a MG, an enemy squad on its Hex Grain.
const MGS: &str = r#"name = "mgs"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
HMG = "german hmg"
[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by hans
place g1 K9
by ivan
place r1 K5
place r2 J5
r1 is known
r2 is known
"#;

fn mgs() -> Desk {
    let desk = Desk::new();
    desk.put("mgs.asl", MGS);
    desk.run("record @mgs.asl --name pbem").exits(0);
    desk
}

/// A repair has its dr in one line, and a 6 removes the SW.
#[test]
fn a_repair_is_told_with_its_dr() {
    let lines =
        ["by hans", "turn 1 german PFPh", "g1+HMG at r1", "66", "turn 1 russian RPh", "g1 repair HMG 3"];
    let mut script = Script::of(&lines);
    talk(&mgs(), &mut script).unwrap();
    script.says("g1 malfunctions sw:HMG r1").says("dr 3 repair for g1").says("g1 repair sw:HMG r2 repaired");
    let mut script = Script::of(&[&lines[..5], &["g1 repair HMG 6"]].concat());
    talk(&mgs(), &mut script).unwrap();
    script.says("g1 repair sw:HMG r2 not-repaired").says("g1 disables sw:HMG");
}

/// A broken target comes under DM by fire that may harm it, and rallies with it, and alone.
#[test]
fn a_broken_target_comes_under_dm() {
    let lines = ["by ivan", "r1 is broken", "by hans", "turn 1 german PFPh", "g1 at r1", "54"];
    let mut script = Script::of(&[&lines[..], &["by ivan", "turn 1 russian RPh", "r1 rally 34"]].concat());
    talk(&mgs(), &mut script).unwrap();
    script.says("r1 is dm in a1").says("r1 checks rally r2 drm DM +4, self-rally +1");
}

/// A Fire Lane has its FP and its attack, and attacks with the FP of its counter.
#[test]
fn a_fire_lane_is_laid_and_attacks() {
    let lines = [
        "by ivan",
        "turn 1 russian MPh",
        "r1 K6 1 not-assault seen-by g1",
        "by hans",
        "g1 sw:HMG at r1",
        "64 ffmo ffnam",
        "g1 lane HMG to K5",
        "by ivan",
        "r1 checks PTC; roll",
        "r1 ends; r2 K6 1 not-assault seen-by g1",
        "by hans",
        "g1 sw:fire-lane.HMG at r2",
    ];
    let mut script = Script::of(&lines);
    talk(&mgs(), &mut script).unwrap();
    script.says("g1 lane HMG to K5 4 FP in a1").says("sw:fire-lane.HMG 4 FP at K6");
}

/// Heat of Battle and a Sniper are asked for though the log told of none before, and written out with what comes of them.
#[test]
fn heat_of_battle_and_a_sniper_are_asked_for() {
    let desk = Desk::new();
    desk.put("mgs.asl", MGS.replace("[weapons]", "[san]\ngerman = 2\nrussian = 6\n[weapons]"));
    desk.run("record @mgs.asl --name pbem").exits(0);
    let lines = [
        "by hans",
        "turn 1 german PFPh",
        "g1 at r1",
        "24",
        "11",
        "sniper russian 5",
        "sniper german 5",
        "r1 hob 65",
    ];
    let mut script = Script::of(&[&lines[..], &["show"]].concat());
    talk(&desk, &mut script).unwrap();
    let asked = |part: &str| assert!(script.hints().iter().any(|hint| hint.contains(part)), "{part}");
    asked("(the Sniper dr of the russian side, woken by r1: `sniper russian 2`)");
    asked("(the Sniper dr of the german side, woken by r2: `sniper german 2`)");
    asked("(the Heat of Battle DR of r1: `r1 hob 34`)");
    script.says("sniper russian r3 woken-by r1").says("r1 hob r5 drm +2 surrender");
}
