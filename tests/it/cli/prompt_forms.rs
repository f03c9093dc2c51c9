//! What players missed at the prompt: HS that no head describes, Pins by a LLTC, Morale Levels of broken leaders, and the short forms for
//! set-up, dice and CX.

use super::Desk;
use super::converse::{Script, talk};

/// Four German squads and a leader against two Russian squads with a better leader; the head has no HS.
const STACKS: &str = r#"name = "stacks"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
g3 = { side = "german", type = "german 4-6-8", sw = [] }
l1 = { side = "german", type = "8-1" }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
k1 = { side = "russian", type = "9-1" }
---
by hans
place g1 K9
place g2 K9
place g3 K9
place l1 K9
by ivan
place r1 K5
place k1 K5
"#;

fn stacks(head: &str) -> Desk {
    let desk = Desk::new();
    desk.put("stacks.asl", head);
    desk.run("record @stacks.asl --name pbem").exits(0);
    desk
}

fn said(head: &str, lines: &[&str]) -> String {
    let mut script = Script::of(lines);
    talk(&stacks(head), &mut script).unwrap();
    script.said().to_owned()
}

#[track_caller]
fn says(said: &str, parts: &[&str]) {
    for part in parts {
        assert!(said.contains(part), "no {part:?} in\n{said}");
    }
}

const ALONE: &str = "\nplace k1 K5\n";

/// The HS that is left of a squad fires and checks with the values of its type, and another may be like it; the squad is told as
/// reduced.
#[test]
fn a_hs_of_no_head_has_the_values_of_its_type() {
    let head = STACKS.replace(ALONE, "\n");
    let fire = ["by hans", "turn 1 german PFPh", "g1,g2,g3,l1 at r1", "22", "44", "show"];
    let more = ["by ivan", "place r3 K6 like r1h", "turn 1 german DFPh", "r3 at g1", "show"];
    let said = said(&head, &[&fire[..], &more].concat());
    says(&said, &["r1 reduced into r1h in a1", "r1h checks 3MC r2 morale 7"]);
    says(&said, &["reduced to r1h", "russian 2-3-7"]);
    says(&said, &["r3 inherent 2 FP at K9 range 3", "place r3 K6 like r1h"]);
}

/// A failed LLTC pins without a word of the player.
#[test]
fn a_failed_lltc_pins() {
    let lines = ["by hans", "turn 1 german PFPh", "g1,g2 at K5", "42", "65", "12", "64", "owed"];
    let said = said(STACKS, &lines);
    says(
        &said,
        &["k1 is broken,dm in a1", "r1 checks LLTC r4 drm leader +1 morale 7 failed", "r1 is pinned in a1"],
    );
    assert!(said.contains("nothing is owed"), "{said}");
}

/// No counter of the catalogue prints the broken side of a leader: it is asked for, and said behind the dice or in the head.
#[test]
fn a_leader_rallies_by_the_morale_level_that_is_said() {
    let broken = format!("{STACKS}k1 is broken,dm\n");
    let lines = ["by ivan", "turn 1 russian RPh", "k1 rally 21", "k1 rally 21 morale 8"];
    let asked = said(&broken, &lines);
    says(&asked, &["stands in no head", "`k1 rally 34 morale 8`"]);
    says(&asked, &["morale 8 passed", "k1 is no-longer broken,dm"]);
    let printed = broken.replace("\"9-1\"", "\"9-1\", broken-morale = 8");
    says(&said(&printed, &lines[..3]), &["morale 8 passed"]);
}

/// A leader who is wounded already is wounded again, and by a dr of 4 eliminated.
#[test]
fn a_second_wound_is_told() {
    let wounded = format!("{}k1 is wounded\n", STACKS.replace("place r1 K5\n", ""));
    let lines = ["by hans", "turn 1 german PFPh", "g1,g2,g3,l1 at k1", "22", "4", "show"];
    says(&said(&wounded, &lines), &["k1 is wounded in a1", "dr 4 wound for k1", "k1 eliminated"]);
}

/// First Fire of Small Arms at a hex that nobody is in is no shot at who moves.
#[test]
fn first_fire_at_an_empty_hex_is_held_back() {
    let lines = ["by ivan", "turn 1 russian MPh", "r1 K6 1 not-assault seen-by g1", "by hans", "g1 at K7"];
    says(&said(STACKS, &lines), &["✗ A8.1-names-its-target", "`insist` records it"]);
}

/// Several units are set up on a line, dice of an attack and of its check thrown together, and CX told in a word.
#[test]
fn short_forms_of_set_up_dice_and_cx() {
    let bare = STACKS.replace("place g1 K9\nplace g2 K9\n", "").replace(ALONE, "\n");
    let set_up = ["by hans", "place g1,g2 K9", "turn 1 german PFPh"];
    let told = said(&bare, &set_up);
    says(&told, &["  place g1 K9", "  place g2 K9"]);
    let lines =
        ["by hans", "place g1,g2 K9", "turn 1 german PFPh", "g1,g2 cx", "g1,g2 at K5", "42 33", "owed"];
    let told = said(&bare, &lines);
    says(&told, &["  g1 is cx", "  g2 is cx", "drm CX +1", "r1 checks 1MC r2"]);
    says(&told, &["nothing is owed"]);
    says(&said(&bare, &[&lines[..5], &["66 33"]].concat()), &["no roll is owed"]);
}
