//! What the position finds without a search is what a search finds, after every event of every game.

use super::games;
use asl_core::audit::Replay;
use asl_core::event::RollId;
use asl_core::state::{Standing, State};
use std::collections::BTreeSet;

fn searched(state: &State) -> Vec<Standing<'_>> {
    let declared = state.shares.declared.iter();
    declared.flat_map(|(by, rolls)| rolls.iter().map(move |(index, roll)| (by, *index, roll))).collect()
}

fn compare(state: &State) {
    let all = searched(state);
    let those = |which: &dyn Fn(&Standing<'_>) -> bool| -> Vec<Standing<'_>> {
        all.iter().copied().filter(|roll| which(roll)).collect()
    };
    assert_eq!(state.shares.open().collect::<Vec<_>>(), those(&|(.., roll)| roll.is_open()));
    assert_eq!(state.shares.taken_back().collect::<Vec<_>>(), those(&|(.., roll)| roll.taken_back));
    for (.., roll) in &all {
        let numbered: Vec<_> = state.shares.numbered(roll.roll).collect();
        assert_eq!(numbered, those(&|(.., other)| other.roll == roll.roll));
        let attack = roll.attack.map(|attack| state.shares.of_attack(attack).collect::<Vec<_>>());
        assert!(attack.is_none_or(|found| found == those(&|(.., other)| other.attack == roll.attack)));
    }
    let back: BTreeSet<RollId> =
        state.rolls.iter().filter(|(_, roll)| roll.taken_back).map(|(id, _)| *id).collect();
    assert_eq!(state.rolls_taken_back.iter().copied().collect::<BTreeSet<_>>(), back);
}

#[test]
fn rolls_are_found_without_a_search() {
    let (mut open, mut back) = (0, 0);
    for game in games() {
        Replay::of(&game).walk(|_, before, _| {
            compare(before);
            open += before.shares.open().count();
            back += before.shares.taken_back().count();
        });
        compare(&Replay::of(&game).end());
    }
    assert!(open > 0 && back > 0, "{open} open, {back} taken back");
}
