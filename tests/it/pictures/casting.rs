//! The counters of a palette for a game that was never in VASL: by type and nation, with what befell them; and what is not found is
//! told, and drawn by the program.

use super::{palette, read, report, vectors};
use asl_core::scenario::Types;
use asl_core::vocab::BOOK_VERSION;
use asl_replay::home::load;
use asl_replay::picture::casting::{Cast, Casting, Role};
use asl_replay::picture::counter::{Figure, Op};
use asl_replay::picture::film::Film;
use asl_replay::report::page::staged;
use asl_replay::review::view::ReviewView;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// The pictures of a figure, from below, with what they are turned by.
fn pictures(figure: &Figure) -> Vec<String> {
    fn of(ops: &[Op]) -> Vec<String> {
        let one = |op: &Op| match op {
            Op::Picture(art, at) => vec![format!("{} {},{}", art.name, at.x, at.y)],
            Op::Turned(degrees, _, ops) => {
                of(ops).into_iter().map(|inner| format!("{degrees}° {inner}")).collect()
            }
            Op::Faded(_, ops) => of(ops),
            Op::Missing(absent) => vec![format!("no {}", absent.picture)],
            Op::Fill(..) | Op::Words(_) | Op::Drawing(_) => Vec::new(),
        };
        ops.iter().flat_map(one).collect()
    }
    of(&figure.ops)
}

/// What is shown of a role: its counter, and what lies upon it.
fn told(role: Role<'_>) -> Vec<String> {
    let (module, types) = (palette::module(), Types::default());
    let Cast { unit, upon } = Casting::of(&module, BOOK_VERSION, &types).cast(role);
    let says = |found: Result<std::sync::Arc<Figure>, String>| {
        found.map_or_else(|why| why, |figure| pictures(&figure).join(" + "))
    };
    std::iter::once(says(unit))
        .chain(upon.into_iter().map(|(word, found)| format!("{word}: {}", says(found))))
        .collect()
}

const SQUAD: Role<'_> = Role {
    kind: "german 4-6-7",
    nation: "german",
    sort: "squad",
    is_wreck: false,
    facing: [None, None],
    words: &[],
};

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

#[test]
fn a_type_is_a_counter_of_the_palette() {
    let shown = |kind, nation, sort| told(Role { kind, nation, sort, ..SQUAD }).join("; ");
    for (kind, nation, sort, picture) in [
        ("german 4-6-7", "german", "squad", "ge/ge467S.gif -24,-24"),
        ("4-6-7", "german", "squad", "ge/ge467S.gif -24,-24"),
        ("german 2-4-7", "german", "hs", "ge/ge247H.gif -24,-24"),
        ("german crew 2-2-8", "german", "crew", "ge/ge228C.gif -24,-24"),
        ("russian 4-4-7", "russian", "squad", "ru/ru447S.gif -24,-24"),
        // Leaders of all nations are of one type: the nation of their side tells which.
        ("9-1", "russian", "leader", "ru/ruL91.gif -24,-24"),
        ("9-1 Sgt. Orlov", "german", "leader", "ge/geL91.gif -24,-24"),
        ("T-34 M43", "german", "vehicle", "ru/veh/T34M43.gif -30,-30"),
    ] {
        assert_eq!(shown(kind, nation, sort), picture, "{kind} {nation}");
    }
    assert_eq!(
        shown("german 5-4-8", "german", "squad"),
        "the module has several counters for german 5-4-8 (german)"
    );
    assert_eq!(shown("9-1", "", "leader"), "the module has several counters for 9-1");
    assert_eq!(
        shown("PSW 222", "german", "vehicle"),
        "the module has no counter that is known as PSW 222 (german)"
    );
}

#[test]
fn what_befell_a_unit_is_a_layer_or_lies_upon_it() {
    let words = words(&[
        "broken",
        "DM",
        "pinned",
        "Prep Fire",
        "concealed",
        "TI",
        "known",
        "has LMG",
        "LMG out of order",
        "has PSK",
    ]);
    assert_eq!(
        told(Role { words: &words, ..SQUAD }),
        [
            "ge/ge467S.gif -24,-24 + ge/ges7b.gif -24,-24",
            "LMG: ge/geLMG.gif -24,-24",
            "LMG out of order: ge/geLMG.gif -24,-24 + ge/geMMGb.gif -24,-24",
            "PSK: the module has no counter that is known as a SW PSK",
            "DM: MS/dm.gif -24,-24",
            "Pin: MS/pin.gif -24,-24",
            "Prep Fire: MS/FirePrep.gif -24,-24",
            "?: ge/geqmark.gif -24,-24",
            "TI: the module has no counter for `TI`",
        ]
    );
}

#[test]
fn a_vehicle_stands_as_it_is_turned() {
    let tank = Role { kind: "PzKpfw IVH", sort: "vehicle", ..SQUAD };
    let shown = |facing, said: &[&str]| told(Role { facing, words: &words(said), ..tank }).join("; ");
    // The picture looks at the third hexspine from the one between north and north-east.
    assert_eq!(shown([Some(2), None], &["BU"]), "ge/veh/pzivh.gif -30,-30");
    assert_eq!(shown([Some(3), None], &["BU"]), "60° ge/veh/pzivh.gif -30,-30");
    assert_eq!(
        shown([Some(1), None], &["CE", "Motion"]),
        "300° ge/veh/pzivh.gif -30,-30 + 300° ge/geCE3.gif -14,-14; Motion: MS/Motion.gif -24,-24"
    );
    assert_eq!(shown([Some(2), Some(3)], &["BU"]), "ge/veh/pzivh.gif -30,-30 + ge/geBU4.gif -44,-14");
    assert_eq!(
        shown([Some(2), None], &["concealed"]),
        "ge/veh/pzivh.gif -30,-30; ?: ge/geqmark58.gif -30,-30"
    );
    assert_eq!(
        told(Role { is_wreck: true, facing: [Some(3), None], ..tank }),
        ["60° ML/_brownd58.gif -30,-30"]
    );
}

fn review(name: &str) -> ReviewView {
    ReviewView::of(
        &load(&[PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("games").join(name)]).expect("a game"),
    )
}

fn film(view: &ReviewView) -> (Film, Vec<String>) {
    let (module, types) = (palette::module(), Types::default());
    staged(view, &mut Casting::of(&module, BOOK_VERSION, &types), module.metrics)
}

/// After each step the counters on the map are the units of its stacks, each at the middle of its hex, and no others.
#[test]
fn each_step_shows_the_units_where_they_stand() {
    let view = review("street.asl");
    let (film, _) = film(&view);
    assert_eq!(film.frames.len(), view.steps.len());
    let (mut stacks, mut faces) = (std::collections::BTreeMap::new(), std::collections::BTreeMap::new());
    let (mut seen, mut moved) = (0, 0);
    for (step, frame) in view.steps.iter().zip(&film.frames) {
        for stack in &step.stacks {
            let hex = &view.map.hexes[stack.hex as usize];
            let units: Vec<_> = stack.counters.iter().map(|row| (row.unit.clone(), [hex.x, hex.y])).collect();
            stacks.insert(stack.hex, units);
        }
        for (number, face) in &frame.changes {
            match face {
                Some(face) => faces.insert(*number, face.clone()),
                None => faces.remove(number),
            };
        }
        moved += usize::from(frame.moved.is_some());
        let units: BTreeSet<(String, [i32; 2])> = stacks.values().flatten().cloned().collect();
        let own = faces.values().filter_map(|face| {
            let id = face.name.split(", ").next()?.to_owned();
            let unit = units.iter().find(|(unit, _)| *unit == id)?;
            // A stack leans by a few pixels.
            let near = [0, 1].iter().all(|n| (face.at[*n] - 400 - unit.1[*n] / 8).abs() < 60);
            near.then(|| unit.clone())
        });
        let own: BTreeSet<(String, [i32; 2])> = own.collect();
        assert_eq!(own, units, "event {}", step.at.event);
        let heights: BTreeSet<i64> = faces.values().map(|face| face.height).collect();
        assert_eq!(heights.len(), faces.len(), "event {}: each lies at a height of its own", step.at.event);
        seen += own.len();
    }
    assert!(seen > 1000 && moved > 20, "{seen} {moved}");
}

/// The page of a text game has the pictures of its module; what that lacks is the program's own, and named.
#[test]
fn a_text_game_is_drawn_with_the_players_counters() {
    let dir = tempfile::tempdir().expect("a folder");
    let at = |name: &str| dir.path().join(name).display().to_string();
    std::fs::write(at("VASL.vmod"), read(vectors().join("pictures/synth.vmod"))).expect("our drawings");
    std::fs::write(at("palette.vmdx"), palette::extension()).expect("our palette");
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/games/street.asl").to_owned();
    report(dir.path(), &game, &at(""))
        .says("pictures of counters")
        .says("the module has no counter that is known as");
    let page = std::fs::read_to_string(at("page.html")).expect("the page");
    let image = |name: &str| {
        use base64ct::{Base64, Encoding};
        let module = palette::module();
        Base64::encode_string(&module.picture(name).expect("a drawing").bytes)
    };
    for name in ["ru/ru447S", "MS/FirePrep"] {
        assert!(page.contains(&image(name)), "{name}");
    }
    // Nothing of the game calls for it.
    assert!(!page.contains(&image("ge/veh/pzivh")));
    assert!(page.contains("with-counters") && page.contains("scale(.125)"));
}

/// A module without a palette leaves a text game as it was, and says so.
#[test]
fn without_a_palette_the_counters_are_the_programs() {
    let dir = tempfile::tempdir().expect("a folder");
    let at = |name: &str| dir.path().join(name).display().to_string();
    std::fs::write(at("VASL.vmod"), read(vectors().join("pictures/synth.vmod"))).expect("our drawings");
    std::fs::write(
        at("game.asl"),
        read(PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/games/street.asl"))),
    )
    .expect("a game");
    report(dir.path(), &at("game.asl"), &at("")).exits(0).says("the module has no palette");
    let page = std::fs::read_to_string(at("page.html")).expect("the page");
    assert!(!page.contains("class=\"map with-counters") && page.contains("the module has no palette"));
}
