//! Scenes of Infantry.

use super::kinds::{RED_SQUAD, SQUAD, TANK, harmless};
use super::script::{DFPH, MPH, PFPH, SET_UP, Scene};
use crate::generator::chance::Chance;

const ATR_SQUAD: &str = r#"side = "german", type = "german 4-6-7", sw = ["ATR"]"#;

/// A squad First Fires at a mover, who comes a hex nearer; it is marked. Returns the range that is left.
fn first_fired(c: &mut Chance, scene: &mut Scene, squad: &str, near: (i32, i32)) -> i32 {
    let range = c.between(near.0, near.1);
    scene.unit("s", squad, "<A20>");
    scene.unit("r", RED_SQUAD, &format!("<A{}>", 19 - range));
    let at = 20 - range;
    scene.line(MPH, &format!("@r moves <A{at}> 1 MF not-assault seen-by @s"));
    scene.line(
        MPH,
        &format!("#a1 first by @s inherent 4 FP at <A{at}> range {range} answers @r total 4 FP column 4"),
    );
    scene.line(MPH, &format!("roll #r1 DR {} ift in #a1", harmless(c)));
    scene.line(MPH, "#a1 ift #r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE");
    scene.line(MPH, "marker first-fire on @s at <A20>");
    let at = at + 1;
    scene.line(MPH, &format!("@r moves <A{at}> 1 MF not-assault seen-by @s"));
    range - 1
}

/// Its fresh ATR adds a FP to the squad's half in Subsequent First Fire (A8.3, C13.24).
pub(super) fn fresh_atr(c: &mut Chance, scene: &mut Scene) {
    let range = first_fired(c, scene, ATR_SQUAD, (3, 6));
    let at = format!("<A{}> range {range}", 20 - range);
    let by = "@s inherent 4 FP x1/2 SFF, @s sw:ATR 1 FP";
    scene.line(MPH, &format!("#a2 subsequent by {by} at {at} answers @r total 3 FP column 2"));
    scene.line(MPH, &format!("roll #r2 DR {} ift in #a2", harmless(c)));
    scene.line(MPH, "#a2 ift #r2 drm FFMO -1, FFNAM -1 column 2 final 9 result NE");
    scene.line(MPH, "marker final-fire on @s at <A20>");
}

/// Half its FP by whichever name, in Subsequent First Fire or in Final Fire (A7.353).
pub(super) fn half_by_other_names(c: &mut Chance, scene: &mut Scene) {
    let name = c.pick(&["final-fire", "SFF", "A7.353"]);
    if c.percent(50) {
        let range = first_fired(c, scene, SQUAD, (3, 6));
        let at = format!("<A{}> range {range}", 20 - range);
        scene.line(
            MPH,
            &format!("#a2 subsequent by @s inherent 4 FP x1/2 {name} at {at} answers @r total 2 FP column 2"),
        );
        scene.line(MPH, &format!("roll #r2 DR {} ift in #a2", harmless(c)));
        scene.line(MPH, "#a2 ift #r2 drm FFMO -1, FFNAM -1 column 2 final 9 result NE");
        scene.line(MPH, "marker final-fire on @s at <A20>");
        return;
    }
    first_fired(c, scene, SQUAD, (2, 2));
    scene.line(
        DFPH,
        &format!("#a2 final by @s inherent 4 FP x2 PBF x1/2 {name} at <A19> range 1 total 4 FP column 4"),
    );
    scene.line(DFPH, &format!("roll #r2 DR {} ift in #a2", harmless(c)));
    scene.line(DFPH, "#a2 ift #r2 column 4 final 11 result NE");
    scene.line(DFPH, "marker final-fire on @s at <A20>");
}

/// The DR of FPF is the NMC of its firer, who breaks by it or not; the target's own MC keeps its number (A8.31).
pub(super) fn own_nmc(c: &mut Chance, scene: &mut Scene) {
    scene.unit("s", SQUAD, "<A10>");
    scene.unit("r", RED_SQUAD, "<A12>");
    scene.line(SET_UP, "marker final-fire on @s at <A10>");
    scene.line(MPH, "@r moves <A11> 1 MF not-assault seen-by @s");
    let by = "@s inherent 4 FP x2 PBF x1/2 FPF at <A11> units @r range 1 answers @r";
    let (dice, fate, check) = c.pick(&[
        ("5,3", "failed", "NMC"),
        ("3,5", "failed", "NMC"),
        ("1,4", "passed", "2MC"),
        ("3,2", "passed", "2MC"),
    ]);
    let total = if fate == "failed" { 6 } else { 3 };
    scene.line(MPH, &format!("#a1 fpf by {by} total 4 FP column 4"));
    scene.line(MPH, &format!("roll #r1 DR {dice} ift in #a1"));
    scene.line(MPH, &format!("#a1 ift #r1 drm FFMO -1, FFNAM -1 column 4 final {total} result {check}"));
    scene.line(MPH, &format!("@s checks NMC #r1 morale 7 {fate} in #a1"));
    if fate == "failed" {
        scene.line(MPH, "@s is broken,dm in #a1");
    }
    scene.line(MPH, "roll #r2 DR 1,2 mc for @r in #a1");
    scene.line(MPH, &format!("@r checks {check} #r2 morale 7 passed in #a1"));
}

/// An Original 12 of FPF by two squads: Random Selection names the one that it reduces (A8.31, A.9).
pub(super) fn twelve_of_fpf(c: &mut Chance, scene: &mut Scene) {
    for squad in ["s", "o"] {
        scene.unit(squad, SQUAD, "<A10>");
        scene.line(SET_UP, &format!("marker final-fire on @{squad} at <A10>"));
    }
    scene.units.push(("h".into(), r#"side = "german", type = "german 2-4-7", sw = []"#.into()));
    scene.unit("r", RED_SQUAD, "<A12>");
    scene.line(MPH, "@r moves <A11> 1 MF not-assault seen-by @s");
    let each = |unit: &str| format!("@{unit} inherent 4 FP x2 PBF x1/2 FPF");
    let by = format!("{}, {} at <A11> units @r range 1 answers @r", each("s"), each("o"));
    scene.line(MPH, &format!("#a1 fpf by {by} total 8 FP column 8"));
    scene.line(MPH, "roll #r1 DR 6,6 ift in #a1");
    scene.line(MPH, "#a1 ift #r1 drm FFMO -1, FFNAM -1 column 6 final 10 result NE");
    let (high, low) = (c.between(4, 6), c.between(1, 3));
    let (mine, other, chosen, spared) =
        if c.percent(50) { (high, low, "s", "o") } else { (low, high, "o", "s") };
    scene.line(MPH, &format!("roll #r2 dr {mine} rs for @s in #a1"));
    scene.line(MPH, &format!("roll #r3 dr {other} rs for @o in #a1"));
    scene.line(MPH, &format!("random-selection of @s:#r2,@o:#r3 chosen @{chosen} in #a1"));
    for squad in ["s", "o"] {
        scene.line(MPH, &format!("@{squad} checks NMC #r1 morale 7 failed in #a1"));
    }
    scene.line(MPH, &format!("@{chosen} reduced into @h like @h in #a1"));
    scene.line(MPH, "@h is broken,dm in #a1");
    scene.line(MPH, &format!("@{spared} is broken,dm in #a1"));
}

/// A squad, a HS and a leader that fail by more than their ELR are replaced by the next lower of their kind (A19.13).
pub(super) fn replaced_by_elr(c: &mut Chance, scene: &mut Scene) {
    let (was, is) = c.pick(&[
        ("german 4-6-7", r#"type = "german 4-4-7""#),
        ("german 2-4-7", r#"type = "german 2-3-7""#),
        ("7-0", r#"type = "6+1", broken-morale = 6"#),
    ]);
    let broken = if was == "7-0" { ", broken-morale = 7" } else { "" };
    scene.unit("r", RED_SQUAD, "<A10>");
    scene.unit("g", &format!(r#"side = "german", type = "{was}"{broken}"#), "<A13>");
    scene.units.push(("n".into(), format!(r#"side = "german", {is}"#)));
    scene.line(PFPH, "#a1 prep by @r inherent 4 FP at <A13> range 3 total 4 FP column 4");
    scene.line(PFPH, &format!("roll #r1 DR {} ift in #a1", c.pick(&["2,4", "4,2", "1,5"])));
    scene.line(PFPH, "#a1 ift #r1 column 4 final 6 result NMC");
    scene.line(PFPH, &format!("roll #r2 DR {} mc for @g in #a1", harmless(c)));
    scene.lines(
        PFPH,
        &[
            "@g checks NMC #r2 morale 7 failed in #a1",
            "@g is broken,dm in #a1",
            "@g replaced by @n like @n in #a1",
        ],
    );
}

/// An unarmed truck of the enemy in its Location binds nobody (A7.212).
pub(super) fn unarmed_truck(c: &mut Chance, scene: &mut Scene) {
    let truck = c.pick(&["Opel 6700 (Blitz)", "Buessing-NAG 4500", "Kfz 1"]);
    let range = c.between(2, 4);
    let at = format!("<A{}>", 10 - range);
    scene.unit("s", RED_SQUAD, "<A10>");
    scene.unit("t", &format!(r#"side = "german", type = "{truck}""#), "<A10> vca <A9>-<B9>");
    scene.unit("g", SQUAD, &at);
    scene.line(SET_UP, "@t is known");
    scene.line(PFPH, &format!("#a1 prep by @s inherent 4 FP at {at} range {range} total 4 FP column 4"));
    scene.line(PFPH, &format!("roll #r1 DR {} ift in #a1", harmless(c)));
    scene.line(PFPH, "#a1 ift #r1 column 4 final 11 result NE");
}

/// Who holds the stairway encircles those upstairs at once, in the MPh too; the counter names their level (A7.72).
pub(super) fn upstairs(c: &mut Chance, scene: &mut Scene) {
    let level = c.between(1, 2);
    scene.hex("A10", r#"is = ["stone-building"]"#);
    scene.unit("u", SQUAD, &format!("<A10> level {level}"));
    scene.unit("r", RED_SQUAD, "<A10>");
    let on = c.percent(50).then(|| format!("encircled-level {level} at <A10>"));
    let on = on.unwrap_or_else(|| "encircled on @u at <A10>".into());
    scene.line(if c.percent(50) { MPH } else { PFPH }, &format!("marker {on}"));
}

/// A squad loses its leader to a K, and checks with the leader's leadership as positive DRM (A10.2).
pub(super) fn lost_leader(c: &mut Chance, scene: &mut Scene) {
    let (leader, drm) = c.pick(&[("8-1", 1), ("9-1", 1), ("9-2", 2)]);
    let wound = c.between(5, 6);
    scene.unit("r", RED_SQUAD, "<A10>");
    scene.unit("s", SQUAD, "<A13>");
    scene.unit("l", &format!(r#"side = "german", type = "{leader}", broken-morale = 7"#), "<A13>");
    scene.line(PFPH, "#a1 prep by @r inherent 4 FP at <A13> range 3 total 4 FP column 4");
    scene.lines(
        PFPH,
        &[
            "roll #r1 DR 1,1 ift in #a1",
            "#a1 ift #r1 column 2 final 2 result K/1",
            "roll #r2 dr 2 rs for @s in #a1",
            "roll #r3 dr 5 rs for @l in #a1",
            "random-selection of @s:#r2,@l:#r3 chosen @l in #a1",
            "@l reduced in #a1",
        ],
    );
    scene.line(PFPH, &format!("roll #r4 dr {wound} wound for @l in #a1"));
    scene.lines(
        PFPH,
        &[
            "@l eliminated",
            "roll #r5 DR 2,3 mc for @s in #a1",
            "@s checks 1MC #r5 morale 7 passed in #a1",
            "roll #r6 DR 1,2 mc for @s in #a1",
        ],
    );
    scene.line(PFPH, &format!("@s checks LLMC #r6 drm leader +{drm} morale 7 passed in #a1"));
}

/// The MG fires on at half FP by the ROF that it kept before (A7.81).
pub(super) fn kept_before_pin(c: &mut Chance, scene: &mut Scene) {
    scene.unit("s", r#"side = "german", type = "german 4-6-7", sw = ["HMG"]"#, "<A5>");
    scene.unit("t", TANK, "<A10> vca <A9>-<B9>");
    scene.unit("r", RED_SQUAD, "<B10>");
    scene.line(SET_UP, "@s is known");
    let passes = c.pick(&["4,2", "2,4", "1,5", "5,1"]);
    scene.lines(
        MPH,
        &[
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
        ],
    );
    scene.line(MPH, &format!("roll #r4 DR {passes} mc for @s in #a2"));
    scene.lines(
        MPH,
        &[
            "@s checks 1MC #r4 morale 7 passed in #a2",
            "@s is pinned in #a2",
            "@t ends",
            "@r moves <B8> 1 MF not-assault seen-by @s",
            "#a3 first by @s sw:HMG 7 FP x1/2 pinned rof at <B8> range 4 answers @r total 3.5 FP column 2",
        ],
    );
    scene.line(MPH, &format!("roll #r5 DR {} ift in #a3", harmless(c)));
    for line in
        ["#a3 ift #r5 drm FFMO -1, FFNAM -1 column 2 final 9 result NE", "marker first-fire on @s at <A5>"]
    {
        scene.line(MPH, line);
    }
}
