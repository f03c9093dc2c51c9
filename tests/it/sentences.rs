//! Events in English, and the chances of rolls: as a page and a terminal have them.

use asl_replay::home::load;
use asl_replay::review::view::{ReviewView, SPAN, StepRow};
use asl_replay::view::sentence::{Part, Sentence};
use std::fmt::Write;
use std::path::PathBuf;

fn game(name: &str) -> ReviewView {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("games").join(name);
    ReviewView::of(&load(&[file]).expect("a game of the tests"))
}

/// Each kind of event that these games have reads as a sentence: held as a whole, for whoever changes its words.
#[test]
fn an_event_is_a_sentence() {
    let mut all = String::new();
    for name in ["street.asl", "long.asl"] {
        for StepRow { at, says, .. } in &game(name).steps {
            let _infallible = writeln!(all, "{} {}\n    {says}", at.event, at.text);
        }
    }
    insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("sentences", all);
    });
}

/// Words and names of units apart make the whole; what no counter names has the name of the log.
#[test]
fn a_sentence_keeps_both_names_of_a_unit() {
    let view = game("street.asl");
    let shot = &view.steps[64];
    let unit = Part::Unit { id: "gG".into(), counter: "4-4-7".into() };
    assert_eq!(shot.sentence.parts()[0], unit);
    assert_eq!(shot.sentence.to_string(), shot.says);
    assert_eq!(Sentence::from("words").parts(), [Part::Words("words".into())]);
}

/// The chances of each roll are those of the 36 throws, whatever figure is put in the place of the one that is due.
#[test]
fn the_chances_of_a_roll_are_of_36() {
    let mut rolls = 0;
    for name in ["street.asl", "long.asl", "crossroads.asl"] {
        for step in game(name).steps {
            let Some(rolled) = step.odds else { continue };
            rolls += 1;
            assert_eq!(rolled.odds.at.len(), usize::try_from(2 * SPAN + 1).unwrap());
            for chances in &rolled.odds.at {
                assert_eq!(chances.iter().map(|chance| chance.of_36).sum::<u8>(), 36, "{}", step.says);
            }
            assert!(
                rolled.odds.due().iter().any(|chance| Some(&chance.result) == rolled.came.as_ref()),
                "{}",
                step.says
            );
        }
    }
    assert!(rolls > 60, "{rolls}");
}

/// What came is what the log says came, where nothing is wrong with it.
#[test]
fn what_came_is_what_the_log_says() {
    let view = game("street.asl");
    let sound = view.steps.iter().filter(|step| step.findings.is_empty());
    let shots =
        sound.filter_map(|step| Some((step, step.odds.as_ref().filter(|rolled| rolled.odds.of == "IFT")?)));
    let mut seen = 0;
    for (step, rolled) in shots.filter(|(_, rolled)| rolled.declared.is_none()) {
        let came = rolled.came.as_deref().unwrap();
        assert!(step.says.ends_with(&format!(": {came}")), "{}: {came}", step.says);
        seen += 1;
    }
    assert!(seen > 5, "{seen}");
}

/// More on a DRM never helps the firer, and never hurts whoever has to check.
#[test]
fn a_higher_drm_hits_less() {
    for step in game("street.asl").steps {
        let Some(rolled) = step.odds.filter(|rolled| rolled.odds.by == "DRM") else { continue };
        let good = |n: usize| {
            rolled.odds.at[n].iter().take(rolled.odds.good).map(|c| u32::from(c.of_36)).sum::<u32>()
        };
        let all: Vec<u32> = (0..rolled.odds.at.len()).map(good).collect();
        assert!(all.is_sorted_by(|a, b| a >= b), "{}: {all:?}", step.says);
    }
}

/// Losses on the card: what the log says was eliminated or reduced, with the CVP of what is left taken off.
#[test]
fn the_card_counts_losses() {
    let view = game("street.asl");
    let sides: Vec<&str> = view.card.sides.iter().map(|side| side.side.as_str()).collect();
    assert_eq!(sides, ["german", "russian"]);
    let lost = view.card.sides.iter().flat_map(|side| &side.units).filter(|unit| unit.lost.is_some());
    let told = view
        .steps
        .iter()
        .filter(|step| step.says.contains("is eliminated") || step.says.contains("is reduced to"));
    let (lost, told): (Vec<_>, Vec<_>) = (lost.collect(), told.collect());
    assert_eq!(lost.len(), told.len(), "{lost:?}");
    for unit in lost {
        assert!(unit.cvp.is_some(), "{unit:?}");
    }
    assert_eq!(view.card.turns.iter().map(|turn| turn.turn).collect::<Vec<_>>(), [1, 1]);
}

/// What a vehicle is worth takes its MA, its best AF and its crew, each as the catalogue has it.
#[test]
fn the_card_counts_vehicles() {
    let view = game("long.asl");
    let units = || view.card.sides.iter().flat_map(|side| &side.units);
    let vehicles: Vec<_> = units().filter(|unit| unit.sort == "vehicle").collect();
    assert!(vehicles.len() > 3 && vehicles.iter().any(|unit| unit.cvp > Some(4)), "{vehicles:?}");
}

/// Casualties stand at the event that did them, each with the hex where the unit stood: as often as the log says so.
#[test]
fn casualties_are_told_with_their_hexes() {
    use asl_replay::review::view::Loss;
    let view = game("street.asl");
    let of = |what: Loss| view.losses.iter().filter(|row| row.what == what).collect::<Vec<_>>();
    let [lost, reduced, broken] = [Loss::Eliminated, Loss::Reduced, Loss::Broken].map(of);
    let says = |words: &str| view.steps.iter().filter(|step| step.says.contains(words)).count();
    assert_eq!(
        (lost.len(), reduced.len()),
        (says("is eliminated"), says("is reduced to")),
        "{:?}",
        view.losses
    );
    assert!(broken.len() > 3 && view.losses.is_sorted_by_key(|row| row.event), "{:?}", view.losses);
    for row in &view.losses {
        let hex = &view.map.hexes[row.hex.expect("on the map") as usize].name;
        let step = &view.steps[row.event as usize];
        // The stack of the hex is another afterwards.
        assert!(step.stacks.iter().any(|stack| view.map.hexes[stack.hex as usize].name == *hex), "{row:?}");
        assert_eq!(step.unit.as_deref(), Some(row.unit.as_str()), "{row:?}");
    }
    let gone = view.card.sides.iter().flat_map(|side| &side.units).filter(|unit| unit.lost.is_some());
    assert_eq!(gone.count(), lost.len() + reduced.len());
}

/// A road goes on beyond the hexside that it crosses, though one of its two hexes alone is described.
#[test]
fn a_road_runs_on_where_one_hex_alone_tells_it() {
    let text = "name = \"a road\"\nprinting = \"2e\"\n[players]\nhans = { side = \"german\" }\n[units]\ng = { side = \"german\", type = \"german 4-6-7\" }\n\
                [terrain]\nK5 = { is = [\"open-ground\"], road = [\"K5-K4\", \"K5-K6\"] }\n---\nby hans\nplace g K5\n";
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("road.asl");
    std::fs::write(&file, text).expect("written");
    let view = ReviewView::of(&load(&[file]).expect("a game"));
    let roads = |name: &str| view.map.hexes.iter().find(|hex| hex.name == name).map(|hex| hex.roads.len());
    assert_eq!([roads("K4"), roads("K5"), roads("K6"), roads("J5")], [Some(1), Some(2), Some(1), Some(0)]);
}

/// All rolls of a player are those of the kinds together.
#[test]
fn luck_adds_up() {
    let view = game("long.asl");
    for all in view.luck.iter().filter(|row| row.of == "all") {
        let parts = || view.luck.iter().filter(|row| row.player == all.player && row.of != "all");
        assert_eq!(parts().map(|row| row.rolls).sum::<u64>(), all.rolls);
        assert_eq!(parts().map(|row| row.came).sum::<u64>(), all.came);
        assert_eq!(all.course.len() as u64, all.rolls);
    }
}
