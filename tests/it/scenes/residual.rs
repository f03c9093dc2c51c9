//! Scenes of Residual FP (A8.2).

use super::kinds::{RED_SQUAD, SQUAD, harmless};
use super::script::{MPH, Scene};
use crate::generator::chance::Chance;

/// What First Fire leaves attacks who comes in, and who comes back; not who stays and spends more MF (A8.22).
pub(super) fn residual(c: &mut Chance, scene: &mut Scene) {
    scene.unit("s", SQUAD, "<A10>");
    scene.unit("r", RED_SQUAD, "<A14>");
    scene.unit("q", RED_SQUAD, "<A14>");
    let entry = |unit: &str| format!("@{unit} moves <A13> 1 MF not-assault seen-by @s");
    scene.line(MPH, &entry("r"));
    scene.line(MPH, "#a1 first by @s inherent 4 FP at <A13> units @r range 3 answers @r total 4 FP column 4");
    scene.line(MPH, &format!("roll #r1 DR {} ift in #a1", harmless(c)));
    scene.line(MPH, "#a1 ift #r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE");
    scene.line(MPH, &format!("residual 2 FP at <A13>{}", c.pick(&["", " from #a1"])));
    scene.line(MPH, "marker first-fire on @s at <A10>");
    if c.percent(50) {
        scene.line(MPH, "@r moves <A14> 1 MF not-assault seen-by @s");
        scene.line(MPH, &entry("r"));
        attacks(c, scene, "r", 2);
        if c.percent(50) {
            scene.line(MPH, "@r moves <A13> 1 MF not-assault seen-by @s for search");
        }
    }
    scene.line(MPH, "@r ends");
    scene.line(MPH, &entry("q"));
    attacks(c, scene, "q", 3);
    if c.percent(50) {
        scene.line(MPH, "@q moves <A12> 1 MF not-assault seen-by @s");
    }
}

fn attacks(c: &mut Chance, scene: &mut Scene, unit: &str, n: u8) {
    let figures = c.pick(&[" total 2 FP column 2", " total 2 FP", ""]);
    scene.line(MPH, &format!("#a{n} residual at <A13> units @{unit}{figures}"));
    // A double makes no column less of it.
    let (dice, total) = c.pick(&[("6,5", 9), ("6,6", 10), ("5,4", 7), ("5,5", 8)]);
    scene.line(MPH, &format!("roll #r{n} DR {dice} ift in #a{n}"));
    scene.line(MPH, &format!("#a{n} ift #r{n} drm FFMO -1, FFNAM -1 column 2 final {total} result NE"));
}
