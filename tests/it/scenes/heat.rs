//! Scenes of Heat of Battle (A15) and of Snipers (A14).

use super::kinds::{RED_SQUAD, SQUAD};
use super::script::{PFPH, SET_UP, Scene};
use crate::generator::chance::Chance;

/// The attack of a Russian squad at three hexes, with this result.
fn attack(scene: &mut Scene, n: u8, (firer, target): (&str, &str), dice: &str, says: &str) {
    scene.line(
        PFPH,
        &format!("#a{n} prep by @{firer} inherent 4 FP at <{target}> range 3 total 4 FP column 4"),
    );
    scene.line(PFPH, &format!("roll #r{n} DR {dice} ift in #a{n}"));
    scene.line(PFPH, &format!("#a{n} ift #r{n} column 4 {says}"));
    scene.line(PFPH, &format!("marker prep-fire on @{firer}"));
}

/// An Original 2 on a MC: the unit is a hero, hardened, berserk, or all that one DR brings about.
pub(super) fn heat(c: &mut Chance, scene: &mut Scene) {
    scene.unit("s", SQUAD, "<A10>");
    scene.unit("r", RED_SQUAD, "<A13>");
    scene.line(SET_UP, "@s is known");
    scene.line(SET_UP, "@r is known");
    scene.line(SET_UP, "@s los @r exists");
    scene.units.push(("h".into(), r#"side = "german", type = "1-4-9""#.into()));
    scene.units.push(("u".into(), r#"side = "german", type = "german 4-6-8", sw = []"#.into()));
    attack(scene, 1, ("r", "A10"), c.pick(&["2,4", "4,2"]), "final 6 result NMC");
    scene.line(PFPH, "roll #r2 DR 1,1 mc for @s in #a1");
    scene.line(PFPH, "@s checks NMC #r2 morale 7 passed in #a1");
    let (dice, what) = c.pick(&[
        ("1,3", "hero creates @h"),
        ("2,3", "hero-and-hardening creates @h into @u like @u"),
        ("6,1", "hardening into @u like @u"),
        ("4,4", "hardening into @u"),
        ("4,5", "berserk"),
        ("5,6", "berserk"),
    ]);
    scene.line(PFPH, &format!("roll #r3 DR {dice} hob for @s"));
    scene.line(PFPH, &format!("@s hob #r3{} {what}", c.pick(&[" drm +0", ""])));
}

/// A DR that meets the SAN: the Sniper attacks nobody, or pins or breaks the squad that stands alone.
pub(super) fn sniper(c: &mut Chance, scene: &mut Scene) {
    scene.unit("s", SQUAD, "<A10>");
    scene.unit("r", RED_SQUAD, "<A13>");
    attack(scene, 1, ("r", "A10"), c.pick(&["3,4", "6,1", "2,5"]), "final 7 result PTC");
    scene.line(PFPH, "roll #r2 DR 2,3 tc for @s in #a1");
    scene.line(PFPH, "@s checks PTC #r2 morale 7 passed in #a1");
    let (die, at, harm) = c.pick(&[
        (4, "", None),
        (6, "", None),
        (2, " at <A13> against @r", Some("pinned")),
        (1, " against @r", Some("broken,dm")),
    ]);
    scene.line(PFPH, &format!("roll #r3 dr {die} sa"));
    scene.line(PFPH, &format!("sniper german #r3{}{at}", c.pick(&[" woken-by #r1", ""])));
    if let Some(harm) = harm {
        scene.line(PFPH, &format!("@r is {harm}"));
    }
}
