//! What honest players do is clean.

use super::table::{Table, config, head};
use asl_core::audit::Game;
use asl_core::event::*;
use asl_core::notation::{parse, print};
use asl_core::wire::{decode, encode};
use proptest::prelude::*;

#[test]
fn one_mail_each_way_settles_a_fire_phase() {
    let mut table = Table::begun();
    table.line(
        "ivan",
        "declare rolls 1 r1 DR tc for s1, 2 r2 DR mc for s1 if r1 most 12, 3 r3 DR mc for s2 if r1, 4 r4 dr rs for s1 if r1 least 13",
    );
    table.answer("hans", "ivan", 4);
    table.roll("ivan", 1);
    table.roll("ivan", 2);
    table.line("ivan", "turn 1 russian MPh");
    assert_eq!(table.found(), [], "r3 is for the rules to say, r4 cannot be due");
}

#[test]
fn both_roll_and_commit_again_when_their_shares_are_used_up() {
    let mut table = Table::pinned(&head());
    table.commit("ivan", 2);
    table.commit("hans", 2);
    table.line("ivan", "turn 1 russian PFPh");
    table.whole("ivan", "hans", "declare rolls 1 r1 DR mc for s1", 1);
    table.whole("hans", "ivan", "declare rolls 1 r2 3d6 named \"wind\"", 1);
    table.whole("ivan", "hans", "declare rolls 2 r3 dr rs for s1", 2);
    table.commit("ivan", 3);
    table.commit("hans", 3);
    table.whole("ivan", "hans", "declare rolls 3 r4 DR mc for s2", 3);
    table.whole("hans", "ivan", "declare rolls 2 r5 DR tc for s2", 2);
    table.line("ivan", "turn 1 russian MPh");
    assert_eq!(table.found(), []);
    assert_eq!(table.state().shares.next_index(&"ivan".parse().unwrap()), 4);
}

#[test]
fn rolls_of_a_batch_are_made_in_any_order() {
    let mut table = Table::begun();
    table.line("ivan", "declare rolls 1 r1 DR mc for s1, 2 r2 DR mc for s2");
    table.answer("hans", "ivan", 2);
    table.roll("ivan", 2);
    table.roll("ivan", 1);
    assert_eq!(table.found(), []);
}

#[test]
fn an_answer_to_a_part_of_a_batch_goes_on_later() {
    let mut table = Table::begun();
    table.line("ivan", "declare rolls 1 r1 DR mc for s1, 2 r2 DR mc for s2");
    table.answer("hans", "ivan", 1);
    table.roll("ivan", 1);
    table.answer("hans", "ivan", 2);
    table.answer("hans", "ivan", 2);
    table.roll("ivan", 2);
    assert_eq!(table.found(), [], "the same answer once more is no other answer");
}

/// The dice do not depend on how the game travels: as text, as bytes, or in memory.
#[test]
fn a_game_of_shares_survives_text_and_bytes() {
    let mut table = Table::begun();
    table.whole("ivan", "hans", "declare rolls 1 r1 DR ift in a1", 1);
    let text = print(&table.log.scenario, &table.log.events);
    let read: Vec<Event> = parse(&text).lines.into_iter().map(|line| line.event).collect();
    assert_eq!(read, table.log.events);
    let bytes = read.iter().map(|event| decode(&encode(event).unwrap()).unwrap()).collect();
    let audit = asl_core::audit::Replay::of(&Game::of(bytes).unwrap()).audit();
    assert_eq!(audit.findings, []);
}

/// The values of one game, pinned: another machine, and another version of this program, finds the same.
#[test]
fn dice_are_the_same_on_every_machine() {
    let mut table = Table::begun();
    let mut rolled = Vec::new();
    for index in 1..=4 {
        let line = format!("declare rolls {index} r{index} DR mc for s1");
        rolled.push(table.whole("ivan", "hans", &line, index).to_string());
    }
    rolled.push(table.whole("hans", "ivan", "declare rolls 1 r9 3d6", 1).to_string());
    insta::assert_snapshot!(rolled.join("; "), @"DR 4,6; DR 6,4; DR 5,4; DR 1,4; 3d6 6,1,4");
}

proptest! {
    #![proptest_config(config())]

    /// Batches of any form, answered and rolled, are clean; and each share changed by one bit is found.
    #[test]
    fn any_honest_exchange_is_clean(sizes in proptest::collection::vec(1..4u32, 1..3), bit in 0..256usize) {
        let mut table = Table::begun();
        let mut next = 1;
        for size in sizes {
            let rolls: Vec<String> = (next..next + size).map(|n| format!("{n} r{n} DR mc for s1 in a{n}")).collect();
            table.line("ivan", &format!("declare rolls {}", rolls.join(", ")));
            table.answer("hans", "ivan", next + size - 1);
            (next..next + size).for_each(|index| { table.roll("ivan", index); });
            next += size;
        }
        prop_assert_eq!(table.found(), []);
        let last = table.log.events.last_mut().expect("a roll");
        if let What::DiceRolled(DiceRolled { evidence: Evidence::Shares { own, .. }, .. }) = &mut last.what {
            own[bit / 8] ^= 1 << (bit % 8);
        }
        prop_assert_eq!(&table.found()[0].1, "DICE.own-share");
    }
}
