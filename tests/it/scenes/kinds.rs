//! The scenes: each draws its lines.

use super::script::{AFPH, MPH, PFPH, SET_UP, Scene};
use crate::generator::chance::Chance;

/// A kind of scene: its name in the report, and its lines.
type Kind = (&'static str, fn(&mut Chance, &mut Scene));

/// All of them.
pub(super) const KINDS: [Kind; 6] = [
    ("tanks beside squads", tank_and_squad),
    ("platoons", platoon),
    ("Human Waves", human_wave),
    ("Melees fired at", melee),
    ("Spotters", spotter),
    ("ROF kept before a Pin", kept_before_pin),
];

const RED_SQUAD: &str = r#"side = "russian", type = "russian 4-4-7", sw = []"#;
const SQUAD: &str = r#"side = "german", type = "german 4-6-7", sw = []"#;
const TANK: &str = r#"side = "russian", type = "T-34/85", radioless = false, ce = false"#;
const RADIOLESS: &str = r#"side = "russian", type = "T-34/85", radioless = true, ce = false"#;

/// Dice that do no harm on low columns, and break no weapon.
fn harmless(c: &mut Chance) -> &'static str {
    c.pick(&["6,5", "5,6"])
}

/// They fire at one target, each apart (D6.64).
fn tank_and_squad(c: &mut Chance, scene: &mut Scene) {
    let range = c.between(2, 4);
    let target = format!("<A{}>", 10 - range);
    scene.unit("t", TANK, "<A10> vca <A9>-<B9>");
    scene.unit("s", RED_SQUAD, "<A10>");
    scene.unit("g", SQUAD, &target);
    scene.line(SET_UP, "@g is known");
    let (phase, mode, half, fp) =
        if c.percent(50) { (PFPH, "prep", "", 4) } else { (AFPH, "advancing", " x1/2 AFPh", 2) };
    let mut shots = [("#a1", "#r1", "@t CMG 4 FP"), ("#a2", "#r2", "@s inherent 4 FP")];
    if c.percent(50) {
        shots.swap(0, 1);
    }
    for (attack, roll, by) in shots {
        let dice = harmless(c);
        scene.line(
            phase,
            &format!(
                "{attack} {mode} by {by}{half} at {target} units @g range {range} total {fp} FP column {fp}"
            ),
        );
        scene.line(phase, &format!("roll {roll} DR {dice} ift in {attack}"));
        scene.line(phase, &format!("{attack} ift {roll} column {fp} final 11 result NE"));
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

/// The MG fires on at half FP by the ROF that it kept before (A7.81).
fn kept_before_pin(c: &mut Chance, scene: &mut Scene) {
    scene.unit("s", r#"side = "german", type = "german 4-6-7", sw = ["HMG"]"#, "<A5>");
    scene.unit("t", TANK, "<A10> vca <A9>-<B9>");
    scene.unit("r", RED_SQUAD, "<B10>");
    scene.line(SET_UP, "@s is known");
    let passes = c.pick(&["4,2", "2,4", "1,5", "5,1"]);
    for line in [
        "@r moves <B9> 1 MF not-assault seen-by @s",
        "#a1 first by @s sw:HMG 7 FP at <B9> range 5 answers @r total 7 FP column 6",
        "roll #r1 DR 1,6 ift in #a1",
        "#a1 ift #r1 drm FFMO -1, FFNAM -1 column 6 final 5 result 1MC",
        "roll #r2 DR 2,2 mc for @r in #a1",
        "@r checks 1MC #r2 morale 7 passed in #a1",
        "@t start 1 MP total 1 seen-by @s",
        "@t stop 1 MP total 2 seen-by @s",
        "#a2 bounding by @t CMG 4 FP x1/2 bounding at <A5> units @s range 5 total 2 FP column 2",
        "roll #r3 DR 3,1 ift in #a2",
        "#a2 ift #r3 column 2 final 4 result 1MC",
        "marker bounding-fire on @t",
    ] {
        scene.line(MPH, line);
    }
    scene.line(MPH, &format!("roll #r4 DR {passes} mc for @s in #a2"));
    for line in [
        "@s checks 1MC #r4 morale 7 passed in #a2",
        "@s is pinned in #a2",
        "@t ends",
        "@r moves <B8> 1 MF not-assault seen-by @s",
        "#a3 first by @s sw:HMG 7 FP x1/2 pinned rof at <B8> range 4 answers @r total 3.5 FP column 2",
    ] {
        scene.line(MPH, line);
    }
    scene.line(MPH, &format!("roll #r5 DR {} ift in #a3", harmless(c)));
    for line in
        ["#a3 ift #r5 drm FFMO -1, FFNAM -1 column 2 final 9 result NE", "marker first-fire on @s at <A5>"]
    {
        scene.line(MPH, line);
    }
}
