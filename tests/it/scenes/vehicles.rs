//! Scenes of vehicles.

use super::kinds::{PANZER, SQUAD, TANK, harmless};
use super::script::{MPH, PFPH, SET_UP, Scene};
use crate::generator::chance::Chance;

/// A tank starts and stops in the sight of an enemy, so many hexes away.
fn stopped_before(c: &mut Chance, scene: &mut Scene, enemy: &str) -> i32 {
    let range = c.between(3, 5);
    let faces =
        if enemy == PANZER { format!(" vca <B{}>-<A{}>", 10 - range, 11 - range) } else { String::new() };
    scene.unit("t", TANK, "<A10> vca <A9>-<B9>");
    scene.unit("p", enemy, &format!("<A{}>{faces}", 10 - range));
    scene.line(SET_UP, "@p is known");
    scene.line(MPH, "@t start 1 MP seen-by @p");
    scene.line(MPH, "@t stop 1 MP seen-by @p");
    range
}

/// The MA fires again without ROF, from the same hex: as Intensive Fire (C2.24, C5.6, D3.3).
pub(super) fn intensive_bounding(c: &mut Chance, scene: &mut Scene) {
    let range = stopped_before(c, scene, PANZER);
    let at = format!("<A{}> units @p vehicle-target", 10 - range);
    // An 11 would break it, whose B# is two lower.
    let again = c.pick(&["5,4", "4,5", "6,3"]);
    let shots = [("#a1", "#r1", harmless(c), "", 18), ("#a2", "#r2", again, "F +2, ", 18)];
    for (attack, roll, dice, intensive, total) in shots {
        scene.line(MPH, &format!("{attack} bounding by @t MA at {at}"));
        scene.line(MPH, &format!("roll {roll} DR {dice} to-hit in {attack}"));
        let drm = format!("drm C2 +6, {intensive}I +1 number 10 final {total} miss");
        scene.line(MPH, &format!("{attack} to-hit @t MA {roll} target @p {drm}"));
    }
    for line in ["marker intensive-fire on @t", "marker bounding-fire on @t", "@t ends"] {
        scene.line(MPH, line);
    }
}

/// A leader on foot directs the AAMG of a halftrack in the same Location (D6.65).
pub(super) fn led_on_foot(c: &mut Chance, scene: &mut Scene) {
    let (leader, drm) = c.pick(&[("8-1", 1), ("9-1", 1), ("9-2", 2)]);
    let range = c.between(2, 4);
    let at = format!("<A{}> units @g range {range}", 10 - range);
    scene.unit("h", r#"side = "russian", type = "M3 Halftrack", ce = true"#, "<A10> vca <A9>-<B9>");
    scene.unit("l", &format!(r#"side = "russian", type = "{leader}""#), "<A10>");
    scene.unit("g", SQUAD, &format!("<A{}>", 10 - range));
    scene.line(PFPH, &format!("#a1 prep by @h AAMG 4 FP at {at} directed-by @l total 4 FP column 4"));
    scene.line(PFPH, &format!("roll #r1 DR {} ift in #a1", harmless(c)));
    scene.line(PFPH, &format!("#a1 ift #r1 drm leader -{drm} column 4 final {} result NE", 11 - drm));
}

/// Backwards in Bypass it goes on from the end behind it, for the turn and eight MP (D2.21, D2.33).
pub(super) fn back_along(c: &mut Chance, scene: &mut Scene) {
    let obstacle = c.pick(&["woods", "building"]);
    scene.hex("B16", &format!(r#"is = ["open-ground"], obstacle = ["{obstacle}"]"#));
    scene.unit(
        "b",
        r#"side = "russian", type = "BT-7 M37", radioless = false, ce = true"#,
        "<B15> vca <B14>-<C15>",
    );
    let dice = c.pick(&["3,5", "1,2", "4,4"]);
    scene.line(MPH, "@b start reverse 1 MP total 1");
    scene.line(MPH, &format!("roll #r1 DR {dice} reliability for @b"));
    scene.lines(
        MPH,
        &[
            "@b reliability #r1 ok",
            "@b bypass <B16> along <B16>-<A16> cafp <B15>-<A16>-<B16> 8 MP total 9",
            "@b clearance <B16>-<A16> clear",
            "@b turn along <B16>-<A17> 1 MP total 10",
            "@b bypass <B16> along <B16>-<A17> 8 MP total 18",
            "@b clearance <B16>-<A17> clear",
            "@b stop 1 MP total 19",
            "@b ends",
        ],
    );
}

/// All that is left, which may be half and a surplus: a vehicle that goes on says which (D2.7, D2.18).
pub(super) fn half_and_surplus(c: &mut Chance, scene: &mut Scene) {
    scene.hex("A9", r#"is = ["open-ground"], obstacle = ["woods"]"#);
    scene.unit("t", TANK, "<A10> vca <A9>-<B9>");
    let bogs = c.pick(&["1,2", "2,3", "3,1"]);
    scene.line(MPH, "@t start 1 MP total 1");
    scene.line(MPH, "@t enter <A9> inside 13 MP total 14");
    scene.line(MPH, &format!("roll #r1 DR {bogs} bog for @t"));
    scene.line(MPH, "@t bog-check #r1");
    scene.line(MPH, "@t turn <B8>-<B9> 2 MP total 16");
    scene.line(MPH, "@t ends motion");
}

/// The DEFENDER answers a vehicle's last MP when its Bounding First Fire is resolved (D3.3).
pub(super) fn after_bounding(c: &mut Chance, scene: &mut Scene) {
    let range = stopped_before(c, scene, SQUAD);
    let at = format!("<A{}> units @p range {range}", 10 - range);
    scene.line(MPH, &format!("#a1 bounding by @t CMG 4 FP x1/2 bounding at {at} total 2 FP column 2"));
    scene.line(MPH, &format!("roll #r1 DR {} ift in #a1", harmless(c)));
    scene.line(MPH, "#a1 ift #r1 column 2 final 11 result NE");
    scene.line(
        MPH,
        &format!(
            "#a2 first by @p inherent 4 FP at <A10> units @t range {range} answers @t total 4 FP column 4"
        ),
    );
    scene.line(MPH, &format!("roll #r2 DR {} ift in #a2", harmless(c)));
    scene.lines(
        MPH,
        &[
            "#a2 ift #r2 column 4 final 11 result NE",
            "marker first-fire on @p",
            "marker bounding-fire on @t",
            "@t ends",
        ],
    );
}

/// The Motion counter laid last: before the end of the move, behind it, or without one (D2.4).
pub(super) fn counter_last(c: &mut Chance, scene: &mut Scene) {
    scene.unit("t", TANK, "<A10> vca <A9>-<B9>");
    scene.line(MPH, "@t start 1 MP total 1");
    scene.line(MPH, "@t enter <A9> 15 MP total 16");
    let ways: [&[&str]; 3] =
        [&["marker motion on @t", "@t ends"], &["@t ends", "marker motion on @t"], &["marker motion on @t"]];
    scene.lines(MPH, c.pick(&ways));
}

/// One To Hit DR, held against each unit of the Location (C3.32).
pub(super) fn each_unit(c: &mut Chance, scene: &mut Scene) {
    let range = c.between(3, 5);
    let target = format!("<A{}>", 10 - range);
    scene.unit("t", TANK, "<A10> vca <A9>-<B9>");
    for squad in ["g", "h"] {
        scene.unit(squad, SQUAD, &target);
        scene.line(SET_UP, &format!("@{squad} is known"));
    }
    scene.line(PFPH, &format!("#a1 prep by @t MA at {target} units @g,@h infantry-target range {range}"));
    scene.line(PFPH, &format!("roll #r1 DR {} to-hit in #a1", harmless(c)));
    for squad in ["g", "h"] {
        scene.line(PFPH, &format!("#a1 to-hit @t MA #r1 target @{squad} drm I +1 number 8 final 12 miss"));
    }
    scene.line(PFPH, "marker prep-fire on @t");
}
