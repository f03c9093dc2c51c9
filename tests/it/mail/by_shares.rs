//! What is not fire, by shares from two prompts: declared in a line with who and what binds, made and told by Enter.

use super::Table;
use super::by_prompt::{set_up, types};

/// Two sides in one hex, and a leader and a squad that are broken behind.
const MELEE: &str = r#"name = "The bridge"
printing = "2e"
dice = "shares"

[players]
ivan = { side = "russian" }
hans = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = ["LMG"] }
rl = { side = "russian", type = "8-1" }
r9 = { side = "russian", type = "russian 4-4-7", sw = [] }
l9 = { side = "russian", type = "8-0" }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
---
place r1 K5
place rl K5
place r2 M10
place r9 P12
place l9 P14
place g1 K5
place g2 M3
"#;

fn melee() -> Table {
    set_up(MELEE, &["attest tem K5 +0"])
}

/// One mail each way, by Enter alone; what the roller is told behind it.
fn settled(table: &Table, by: &str, other: &str, lines: &[&str]) -> (String, String) {
    let (_, declared, _) = types(table, by, &[lines, &["reply"]].concat());
    let (_, answered, _) = types(table, other, &["receive --agree", ""]);
    assert!(answered.contains("give your share of"), "{declared}\n{answered}");
    let (_, told, _) = types(table, by, &["", ""]);
    (declared, told)
}

/// A Close Combat is declared in a line with those who take part, and told with its FP, odds, DRM, Final DR and result.
#[test]
fn a_close_combat_is_declared_made_and_told() {
    let table = melee();
    let lines = ["turn 1 russian CCPh", "cc by r1,rl against g1; roll"];
    let (declared, told) = settled(&table, "ivan", "hans", &lines);
    assert!(declared.contains("note \"r1, rl at g1\""), "{declared}");
    assert!(declared.contains("declare rolls 1 r1 DR cc for r1"), "{declared}");
    assert!(
        told.contains(
            "resolved cc by r1,rl against g1 r1 drm leader -1 attack 5 FP defense 4 FP odds 1-1 final"
        ),
        "{told}"
    );
    assert!(told.contains("odds 1-1, Kill Number 5") && told.contains("Final DR "), "{told}");
    table.run("ivan", "audit bridge").says("0 broken");
    // Who takes part was bound by the note: nothing is asked.
    types(&table, "ivan", &["reply"]);
    let (_, said, _) = types(&table, "hans", &[""]);
    assert!(said.contains("Accepted") && !said.contains("as is told when"), "{said}");
}

/// A check that the player asks for, a Recovery and a rally are declared like an attack; a rally that the book forbids is said so before
/// the dice are made.
#[test]
fn checks_recoveries_and_rallies_are_declared_made_and_told() {
    let table = melee();
    let (declared, told) = settled(&table, "ivan", "hans", &["turn 1 russian APh", "r2 checks PAATC; roll"]);
    assert!(declared.contains("note \"r2 checks PAATC\"") && declared.contains("DR tc for r2"), "{declared}");
    assert!(told.contains("r2 checks PAATC r1 "), "{told}");
    let table = melee();
    let lines = ["turn 1 russian RPh", "r2 recovers LMG; roll"];
    let (declared, told) = settled(&table, "ivan", "hans", &lines);
    assert!(declared.contains("dr named \"recovery LMG\" for r2"), "{declared}");
    assert!(told.contains("r2 recovers LMG r1 "), "{told}");
}

/// A squad alone does not rally in the enemy's RPh: it is said when it is declared, and not when its dice are known.
#[test]
fn a_rally_that_may_not_be_is_said_before_its_dice() {
    let table = melee();
    let lines = ["turn 1 german RPh", "r9 is broken,dm", "r9 rally; roll", "", "owed"];
    let (_, said, hints) = types(&table, "ivan", &lines);
    assert!(said.contains("A10.63-self-rally-who") && said.contains("`insist` records it"), "{said}");
    assert!(said.contains("dropped: nothing was recorded"), "{said}");
    assert!(!hints[4].contains("awaited"), "{hints:?}");
}

/// A leader's broken Morale Level stands in no head: it is asked for where the DR leaves it open, and above every Morale Level the rally
/// failed.
#[test]
fn a_rally_is_told_with_its_outcome() {
    let (mut failed, mut asked) = (false, false);
    // The dice are real: so many games that both are met but once in a million runs.
    for _ in 0..60 {
        let table = melee();
        let lines = ["turn 1 russian RPh", "l9 is broken,dm", "l9 rally; roll"];
        let (_, told) = settled(&table, "ivan", "hans", &lines);
        let line = told.lines().find(|line| line.contains("l9 checks rally r1")).unwrap_or_default();
        failed |= line.contains(" failed");
        if !line.contains(" failed") {
            assert!(told.contains("`roll morale 8`"), "{told}");
            let (_, told, _) = types(&table, "ivan", &["roll morale 8"]);
            assert!(told.contains("morale 8 passed") || told.contains("morale 8 failed"), "{told}");
            asked = true;
        }
        table.run("ivan", "audit bridge").says("0 broken");
        if failed && asked {
            return;
        }
    }
    panic!("failed {failed}, asked {asked}");
}

/// A squad, the HS that a K result would leave of it, and who fires at both.
const HALVES: &str = r#"name = "The bridge"
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
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
rh = { side = "russian", type = "russian 2-3-7", sw = [] }
---
place g1 K7
place g2 K7
place r1 K6
"#;

/// What the HS that a K result leaves rolls is declared with the attack, and told by the same Enter: no mail more.
#[test]
fn the_half_squad_of_a_reduction_rolls_without_a_mail_more() {
    for _ in 0..80 {
        let table = set_up(HALVES, &["attest tem K6 +0"]);
        let (declared, told) = settled(&table, "hans", "ivan", &["turn 1 german PFPh", "g1,g2 at k6; roll"]);
        assert!(declared.contains("r4 DR mc for rh in a1 if r1"), "{declared}");
        if told.contains("result K/") {
            assert!(told.contains("r1 reduced into rh in a1") && told.contains("rh checks "), "{told}");
            table.run("hans", "audit bridge").exits(0).says("0 broken, 0 undecided");
            return;
        }
    }
    panic!("no K result");
}
