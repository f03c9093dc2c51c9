//! What a position finds by its indexes is what a walk through all units and attacks finds, whatever happened; and the
//! map that positions share is a map.

use crate::support::arbitrary::any_event;
use crate::support::draws;
use crate::support::seed::seeded;
use asl_core::audit::{Game, Replay};
use asl_core::event::{AttackId, Level, UnitId};
use asl_core::notation::parse;
use asl_core::scenario::Scenario;
use asl_core::state::{Attack, SharedMap, State, Unit, apply};
use asl_core::vocab::hex::Cell;
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

type Named<'s> = (&'s UnitId, &'s Unit);

fn units<'s>(state: &'s State, which: impl Fn(&Unit) -> bool) -> Vec<Named<'s>> {
    state.units.iter().filter(|(_, unit)| which(unit)).collect()
}

fn attacks(state: &State, which: impl Fn(&Attack) -> bool) -> Vec<&Attack> {
    state.attacks.values().filter(|attack| which(attack)).collect()
}

/// Compares every answer about every hex, side, vehicle and unit that the position knows.
fn compare(state: &State) {
    let all = || state.units.iter();
    for (name, unit) in all() {
        assert_eq!(state.units.get(name), Some(unit));
        assert_eq!(state.units_aboard(name), units(state, |other| other.aboard.as_ref() == Some(name)));
    }
    let cells: BTreeSet<Cell> = all().filter_map(|(_, unit)| unit.place.cell()).collect();
    for cell in cells {
        let at = |unit: &Unit| unit.place.cell() == Some(cell);
        assert_eq!(state.units_at(cell), units(state, at));
        let ground = |unit: &Unit| at(unit) && unit.level == Level::At(0);
        assert_eq!(state.units_in((cell, Level::At(0))), units(state, ground));
        let near = |unit: &Unit| unit.place.cell().is_some_and(|there| there.range(cell) <= 3);
        assert_eq!(state.units_near(cell, 3), units(state, near));
    }
    let sides: BTreeSet<_> = all().filter_map(|(_, unit)| unit.side.clone()).collect();
    for side in sides {
        assert_eq!(state.units_of(&side), units(state, |unit| unit.side.as_ref() == Some(&side)));
    }
    compare_attacks(state);
}

fn compare_attacks(state: &State) {
    assert_eq!(state.open_attacks(), attacks(state, |attack| !attack.closed));
    let declared = || state.attacks.values();
    let of = |attack: &Attack| {
        let firers = attack.declared.firers.iter().flat_map(|f| [Some(f.unit.clone()), f.with.clone()]);
        let more = attack.targets.iter().chain(&attack.declared.directors).cloned();
        firers.flatten().chain(more).chain(attack.reduced.values().flatten().cloned()).collect::<Vec<_>>()
    };
    let names: BTreeSet<UnitId> = declared().flat_map(of).collect();
    for name in &names {
        let concerned = attacks(state, |attack| !attack.closed && attack.concerns(name));
        assert_eq!(state.open_attacks_on(name), concerned, "{name}");
        assert_eq!(state.attacks_by(name), attacks(state, |attack| attack.has_firer(name)), "{name}");
        let directs = |attack: &Attack| attack.declared.directors.contains(name);
        assert_eq!(state.attacks_directed_by(name), attacks(state, directs), "{name}");
    }
    let cells: BTreeSet<Cell> = declared().flat_map(|attack| &attack.at).map(|(cell, _)| *cell).collect();
    for cell in cells {
        let there = attacks(state, |attack| attack.at.iter().any(|(at, _)| *at == cell));
        assert_eq!(state.attacks_at(cell), there);
    }
}

#[test]
fn indexes_find_what_a_walk_finds_in_every_case_and_game() {
    let (mut positions, mut attacks) = (0, 0);
    let files = super::games::files(&["cases", "games"]).into_iter().enumerate();
    for (_, path) in files.filter(|(n, _)| draws::one_of(4, *n)) {
        let text = std::fs::read_to_string(&path).expect("a file");
        let events = parse(&text).lines.into_iter().map(|line| line.event).collect();
        let Ok(game) = Game::of(events) else { continue };
        Replay::of(&game).walk(|_, state, _| {
            compare(state);
            positions += 1;
            attacks += state.attacks.len();
        });
    }
    let parts = if draws::is_whole() { 1 } else { 4 };
    assert!(parts * positions > 5_000 && parts * attacks > 1_000, "{positions} positions, {attacks} attacks");
}

proptest! {
    #![proptest_config(seeded(256))]

    #[test]
    fn indexes_find_what_a_walk_finds_after_any_events(
        events in prop::collection::vec(any_event(), 0..60),
    ) {
        let (scenario, mut state) = (Scenario::empty(), State::default());
        for event in &events {
            apply(&mut state, &scenario, event);
            compare(&state);
        }
    }

    /// Every few steps a copy is taken, and later steps leave it as it was.
    #[test]
    fn a_shared_map_is_a_map(steps in prop::collection::vec((any::<bool>(), 0_u32..400, any::<u8>()), 0..900)) {
        let (mut shared, mut plain) = (SharedMap::new(), BTreeMap::new());
        let mut copies = Vec::new();
        for (n, (put, key, value)) in steps.into_iter().enumerate() {
            let key = AttackId(if n % 3 == 0 { key } else { n as u32 });
            if put || n % 4 > 0 {
                prop_assert_eq!(shared.insert(key, value), plain.insert(key, value));
            } else {
                prop_assert_eq!(shared.remove(&key), plain.remove(&key));
            }
            prop_assert_eq!(shared.get(&key), plain.get(&key));
            if n % 50 == 0 {
                copies.push((shared.clone(), plain.clone()));
                shared.get_mut(&key).into_iter().for_each(|value| *value = 7);
                plain.get_mut(&key).into_iter().for_each(|value| *value = 7);
            }
        }
        copies.push((shared, plain));
        for ((a, plain_a), (b, plain_b)) in copies.iter().zip(copies.iter().skip(1)) {
            prop_assert_eq!(a == b, plain_a == plain_b);
        }
        for (shared, plain) in copies {
            prop_assert_eq!(shared.len(), plain.len());
            prop_assert!(shared.iter().eq(&plain));
            prop_assert_eq!(shared.last(), plain.last_key_value());
            for from in [0, 1, 31, 32, 200] {
                let some = AttackId(from)..AttackId(from + 100);
                prop_assert!(shared.range(some.clone()).eq(plain.range(some)));
            }
        }
    }
}
