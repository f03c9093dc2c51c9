//! The scenes: each draws its lines.

use super::heat::{heat, sniper};
use super::infantry::{
    fresh_atr, half_by_other_names, kept_before_pin, lost_leader, own_nmc, replaced_by_elr, twelve_of_fpf,
    unarmed_truck, upstairs,
};
use super::residual::residual;
use super::script::{AFPH, DFPH, MPH, PFPH, SET_UP, Scene};
use super::vehicles::{
    after_bounding, back_along, counter_last, each_unit, half_and_surplus, intensive_bounding, led_on_foot,
};
use crate::generator::chance::Chance;

/// A kind of scene: its name in the report, and its lines.
type Kind = (&'static str, fn(&mut Chance, &mut Scene));

/// All of them.
pub(super) const KINDS: [Kind; 24] = [
    ("tanks beside squads", tank_and_squad),
    ("platoons", platoon),
    ("Human Waves", human_wave),
    ("Melees fired at", melee),
    ("Spotters", spotter),
    ("ROF kept before a Pin", kept_before_pin),
    ("fresh ATR in Subsequent First Fire", fresh_atr),
    ("halves by other names", half_by_other_names),
    ("Residual FP", residual),
    ("own NMC of FPF", own_nmc),
    ("twelves of FPF", twelve_of_fpf),
    ("replaced by ELR", replaced_by_elr),
    ("unarmed trucks", unarmed_truck),
    ("Encirclement upstairs", upstairs),
    ("lost leaders", lost_leader),
    ("Intensive Fire as Bounding First Fire", intensive_bounding),
    ("leaders beside halftracks", led_on_foot),
    ("Bypass backwards", back_along),
    ("half and a surplus", half_and_surplus),
    ("answers after Bounding First Fire", after_bounding),
    ("Motion counters laid last", counter_last),
    ("To Hit DR at several units", each_unit),
    ("Heat of Battle", heat),
    ("Snipers", sniper),
];

pub(super) const RED_SQUAD: &str = r#"side = "russian", type = "russian 4-4-7", sw = []"#;
pub(super) const SQUAD: &str = r#"side = "german", type = "german 4-6-7", sw = []"#;
pub(super) const TANK: &str = r#"side = "russian", type = "T-34/85", radioless = false, ce = false"#;
pub(super) const PANZER: &str = r#"side = "german", type = "PzKpfw IVH", ce = false"#;
const RADIOLESS: &str = r#"side = "russian", type = "T-34/85", radioless = true, ce = false"#;

/// Dice that do no harm on low columns, and break no weapon.
pub(super) fn harmless(c: &mut Chance) -> &'static str {
    c.pick(&["6,5", "5,6"])
}

/// They fire at one target, each apart, in each fire phase (D6.64).
fn tank_and_squad(c: &mut Chance, scene: &mut Scene) {
    let range = c.between(2, 4);
    let target = format!("<A{}>", 10 - range);
    let (phase, mode, half, tank, squad) = c.pick(&[
        (PFPH, "prep", "", ("4 FP", "4 FP column 4"), "4 FP column 4"),
        (DFPH, "final", "", ("5 FP", "5 FP column 4"), "4 FP column 4"),
        (AFPH, "advancing", " x1/2 AFPh", ("4 FP", "2 FP column 2"), "2 FP column 2"),
    ]);
    let [armor, men, enemy] =
        if phase == DFPH { [PANZER, SQUAD, RED_SQUAD] } else { [TANK, RED_SQUAD, SQUAD] };
    scene.unit("t", armor, "<A10> vca <A9>-<B9>");
    scene.unit("s", men, "<A10>");
    scene.unit("g", enemy, &target);
    scene.line(SET_UP, "@g is known");
    let by_tank = format!("@t CMG {}", tank.0);
    let mut shots =
        [("#a1", "#r1", by_tank, tank.1), ("#a2", "#r2", String::from("@s inherent 4 FP"), squad)];
    if c.percent(50) {
        shots.swap(0, 1);
    }
    for (attack, roll, by, total) in shots {
        let (dice, column) = (harmless(c), &total[total.len() - 8..]);
        scene.line(
            phase,
            &format!("{attack} {mode} by {by}{half} at {target} units @g range {range} total {total}"),
        );
        scene.line(phase, &format!("roll {roll} DR {dice} ift in {attack}"));
        scene.line(phase, &format!("{attack} ift {roll} {column} final 11 result NE"));
    }
}

/// They go on in turn, an expenditure of each (D14.2).
fn platoon(c: &mut Chance, scene: &mut Scene) {
    scene.unit("t", RADIOLESS, "<A20> vca <A19>-<B19>");
    scene.unit("v", RADIOLESS, "<B20> vca <B19>-<C20>");
    ["t", "v"].into_iter().for_each(|tank| scene.line(SET_UP, &format!("@{tank} is platoon")));
    let hexes = c.between(1, 5);
    let on = |scene: &mut Scene, what: &dyn Fn(&str) -> String| {
        [("t", "A"), ("v", "B")].into_iter().for_each(|(tank, column)| {
            scene.line(MPH, &format!("@{tank} {}", what(column)));
        });
    };
    on(scene, &|_| "start 1 MP".into());
    (1..=hexes).for_each(|n| on(scene, &|column| format!("enter <{column}{}> 1 MP", 20 - n)));
    on(scene, &|_| "stop 1 MP".into());
}

/// Hex by hex, each in its turn (A25.23).
fn human_wave(c: &mut Chance, scene: &mut Scene) {
    let squads = c.between(2, 4);
    let column = |n: i32| char::from(b'A' + u8::try_from(n).unwrap());
    for n in 0..squads {
        scene.unit(&format!("w{n}"), RED_SQUAD, &format!("<{}20>", column(n)));
        scene.line(SET_UP, &format!("@w{n} is human-wave"));
    }
    for row in 1..=c.between(1, 4) {
        for n in 0..squads {
            scene.line(MPH, &format!("@w{n} moves <{}{}> 1 MF not-assault", column(n), 20 - row));
        }
    }
}

/// Both sides of it are fired at, and check (A7.4).
fn melee(c: &mut Chance, scene: &mut Scene) {
    let range = c.between(2, 4);
    scene.unit("h", RED_SQUAD, "<A10>");
    scene.unit("r", SQUAD, "<A10>");
    scene.unit("s", RED_SQUAD, &format!("<A{}>", 10 + range));
    ["h", "r"].into_iter().for_each(|unit| scene.line(SET_UP, &format!("@{unit} is melee")));
    scene.line(PFPH, &format!("#a1 prep by @s inherent 4 FP at <A10> range {range} total 4 FP column 4"));
    if c.percent(50) {
        scene.line(PFPH, &format!("roll #r1 DR {} ift in #a1", harmless(c)));
        scene.line(PFPH, "#a1 ift #r1 column 4 final 11 result NE");
        return;
    }
    scene.line(PFPH, "roll #r1 DR 1,4 ift in #a1");
    scene.line(PFPH, "#a1 ift #r1 column 4 final 5 result 1MC");
    for (unit, roll) in [("h", "#r2"), ("r", "#r3")] {
        scene.line(PFPH, &format!("roll {roll} DR 1,2 mc for @{unit} in #a1"));
        scene.line(PFPH, &format!("@{unit} checks 1MC {roll} morale 7 passed in #a1"));
    }
}

/// The LOS of the Spotter counts, not that of the MTR (C9.3).
fn spotter(c: &mut Chance, scene: &mut Scene) {
    let range = c.between(3, 8);
    scene.unit("m", r#"side = "russian", type = "russian 4-4-7", sw = ["MTR"]"#, "<A20>");
    scene.unit("o", RED_SQUAD, "<A19>");
    scene.unit("g", SQUAD, &format!("<A{}>", 20 - range));
    for line in ["@g is known", "@m los @g blocked", "@o los @g exists"] {
        scene.line(SET_UP, line);
    }
    let at = format!("<A{}> range {range}", 20 - range);
    scene.line(PFPH, &format!("#a1 prep by @m sw:MTR spotter @o at {at}"));
    scene.line(PFPH, &format!("roll #r1 DR {} to-hit in #a1", harmless(c)));
    scene.line(PFPH, "#a1 to-hit @m sw:MTR #r1 number 7 final 11 miss");
}
