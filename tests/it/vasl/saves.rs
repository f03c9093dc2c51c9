//! The four real saves decode, with sane contents.
use asl_replay::import::vassal::layers;
use asl_replay::import::vassal::piece::Base;

use super::expected::imported;

#[test]
fn every_save_decodes_without_a_finding() {
    for (name, pieces, boards) in [
        ("hip-concealed.vsav", 4, &[][..]),
        ("labels.vsav", 10, &["00"][..]),
        ("basic.vsav", 23, &[][..]),
        ("hill-621.vsav", 165, &["02", "04", "03"][..]),
    ] {
        let Some(save) = imported(name) else { return };
        assert_eq!(save.setup.counters(), pieces, "{name}");
        assert_eq!(save.boards.iter().map(|b| b.name.as_str()).collect::<Vec<_>>(), boards, "{name}");
        assert_eq!(save.findings, [], "{name}: chains of equal length, breadcrumbs as computed");
        assert_eq!((save.steps, save.events.len()), (0, 0));
    }
}

#[test]
fn hill_621_has_named_counters_in_stacks_on_the_map() {
    let Some(save) = imported("hill-621.vsav") else { return };
    let names: Vec<String> = save.setup.pieces().map(layers::display_name).collect();
    assert!(names.iter().any(|name| name.starts_with("4-6-7")), "{names:?}");
    assert!(names.iter().any(|name| name.contains("T-34")), "{names:?}");
    let nations: std::collections::BTreeSet<_> = save.setup.pieces().filter_map(layers::nation).collect();
    assert!(nations.contains("ge") && nations.contains("ru"), "{nations:?}");
    let counters = save.setup.pieces().filter(|p| matches!(p.base, Base::Counter(_)));
    assert!(counters.filter(|p| save.setup.stack_of(&p.id).is_some()).count() > 100);
}

#[test]
fn the_hidden_gun_and_the_concealed_tank_are_known_as_such() {
    let Some(save) = imported("hip-concealed.vsav") else { return };
    let hidden = save.setup.pieces().filter_map(layers::hidden_by).count();
    let concealed = save.setup.pieces().filter_map(layers::concealed_by).count();
    assert_eq!((hidden, concealed), (1, 1));
}

/// All but the wheel and the two counters of victory points, which are told in words.
#[test]
fn hill_621_is_drawn_counter_by_counter() {
    use asl_replay::report::page::{Answering, part};
    let Some(save) = super::shared::sample("hill-621.vsav") else { return };
    let mut tray = asl_replay::tray::Tray::default();
    tray.lay("hill-621.vsav", save).unwrap();
    let view = tray.review(&"public".parse().unwrap()).unwrap();
    assert_eq!(view.lying.len(), 165 - 3);
    assert!(view.lying.iter().all(|row| !row.counter.kind.is_empty() && !row.counter.kind.contains('<')));
    let body = part(&view, Answering::Read, None).unwrap().body;
    let tiles = || body.split("<svg class=\"tile\" role=\"img\" aria-label=\"").skip(1);
    assert_eq!(tiles().count(), view.lying.len());
    assert!(
        tiles().all(|tile| !tile.starts_with('"') && tile.contains("<text")),
        "each has a name and words"
    );
    assert!(!body.contains("<html") && !body.contains("margin-top: 5px"), "labels are told in words");
}
