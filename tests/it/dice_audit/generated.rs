//! Sessions made by the rules of VASL's own counters, so that every claim holds without a real log.
use std::collections::BTreeMap;

use crate::support::seed::seeded;
use asl_core::dice_audit::{Address, Class, Finding, Invariant, Kind, Roll, San, SanInForce, SanRemark};
use proptest::prelude::*;

use super::{findings, undetected, without};

/// A program run of one player that counts as VASL counts.
struct Client {
    player: &'static str,
    random: u64,
    sums: BTreeMap<(Kind, String), (u32, u32)>,
    totals: BTreeMap<(Kind, u32), u32>,
    receipts: Vec<u32>,
    series: u32,
}

impl Client {
    fn start(player: &'static str, seed: u64) -> Self {
        let random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        Self {
            player,
            random,
            sums: BTreeMap::new(),
            totals: BTreeMap::new(),
            receipts: Vec::new(),
            series: 0,
        }
    }

    fn next(&mut self, below: u64) -> u64 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        self.random % below
    }

    fn receipt(&mut self) -> (u32, u32) {
        if self.receipts.is_empty() {
            self.receipts = (1..=99).collect();
            self.series += 1;
        }
        let below = self.receipts.len() as u64;
        let at = usize::try_from(self.next(below)).unwrap();
        (self.series, self.receipts.swap_remove(at))
    }

    /// Adds to a running mean and prints it, halves to even as Java does.
    fn mean(&mut self, kind: Kind, category: &str, total: u32) -> (u32, u32) {
        let (count, sum) = self.sums.entry((kind, category.to_owned())).or_default();
        *count += 1;
        *sum += total;
        let (whole, rest) = (*sum * 100 / *count, *sum * 100 % *count);
        let up = 2 * rest > *count || (2 * rest == *count && whole % 2 == 1);
        (*count, whole + u32::from(up))
    }

    fn roll(&mut self, first: bool) -> Roll {
        let (kind, categories): (Kind, &[&str]) = if self.next(3) == 0 {
            (Kind::OneDie, &["Other", "RS", "SA"])
        } else {
            (Kind::Dr, &["IFT", "TH", "MC", "Rally"])
        };
        let category = categories[usize::try_from(self.next(categories.len() as u64)).unwrap()];
        let count = if kind == Kind::Dr { 2 } else { 1 };
        let dice: Vec<u8> = (0..count).map(|_| u8::try_from(self.next(6) + 1).unwrap()).collect();
        let total: u32 = dice.iter().map(|die| u32::from(*die)).sum();
        let seen = self.totals.entry((kind, total)).or_default();
        *seen += 1;
        let seen = *seen;
        let (_, category_mean) = self.mean(kind, category, total);
        let (count, total_mean) = self.mean(kind, "all", total);
        let (series, instance) = self.receipt();
        Roll {
            at: Address { file: 0, step: 0, leaf: 1 },
            player: self.player.into(),
            kind,
            category: category.into(),
            dice: dice.as_slice().into(),
            seen,
            count,
            category_mean,
            total_mean,
            series,
            instance,
            refills: u32::from(first),
            san: SanRemark::Sides { axis: false, allied: false },
            san_in_force: SanInForce::default(),
        }
    }
}

/// A session of two players, `count` rolls, from its first roll.
fn session(seed: u64, count: usize) -> Vec<Roll> {
    let mut clients = [Client::start("Ann", seed), Client::start("Ben", seed + 77)];
    let mut rolls = Vec::new();
    let mut fresh = [true, true];
    for step in 0..count {
        let who = usize::from(clients[0].next(2) == 1);
        let mut roll = clients[who].roll(std::mem::take(&mut fresh[who]));
        roll.at.step = u32::try_from(step + 1).unwrap();
        rolls.push(roll);
    }
    rolls
}

fn one_player(seed: u64, count: usize) -> Vec<Roll> {
    let mut client = Client::start("Ann", seed);
    let rolls = (0..count).map(|step| {
        let mut roll = client.roll(step == 0);
        roll.at.step = u32::try_from(step + 1).unwrap();
        roll
    });
    rolls.collect()
}

/// The rolls after the first `skip`, as a log that begins in mid-session.
fn midway(seed: u64, skip: usize, count: usize) -> Vec<Roll> {
    session(seed, skip + count).split_off(skip)
}

fn only(found: &[Finding]) -> &Finding {
    let [finding] = found else { panic!("one finding expected: {found:#?}") };
    finding
}

#[test]
fn honest_sessions_of_any_length_give_no_finding() {
    for (seed, count) in [(1, 5), (2, 60), (3, 250), (4, 700), (5, 1500)] {
        assert_eq!(findings(&[session(seed, count)]), [], "seed {seed}");
    }
}

#[test]
fn honest_logs_that_begin_in_mid_session_give_no_finding() {
    for (seed, skip) in [(1, 3), (2, 40), (3, 150), (4, 333), (5, 901), (6, 3500)] {
        assert_eq!(findings(&[midway(seed, skip, 120)]), [], "seed {seed}, {skip} rolls before");
    }
}

#[test]
fn a_session_cut_into_files_is_one_session_overlaps_included() {
    let rolls = session(6, 90);
    let part = |from: usize, to: usize, file: usize| -> Vec<Roll> {
        rolls[from..to]
            .iter()
            .cloned()
            .map(|mut roll| {
                roll.at.file = file;
                roll
            })
            .collect()
    };
    assert_eq!(findings(&[part(0, 40, 0), part(40, 90, 1)]), []);
    assert_eq!(findings(&[part(0, 50, 0), part(20, 90, 1), part(0, 90, 2)]), []);
    let gap = findings(&[part(0, 40, 0), part(43, 90, 1)]);
    assert!(!gap.is_empty() && gap.iter().all(|f| f.class == Class::Gap), "{gap:#?}");
    assert_eq!(gap.iter().map(|f| f.missing).sum::<u32>(), 3);
}

#[test]
fn every_changed_die_is_found_at_its_roll_while_counts_are_below_a_hundred() {
    for seed in 1..4 {
        assert_eq!(undetected(&[session(seed, 45)]), [], "seed {seed}");
    }
}

#[test]
fn in_mid_session_every_changed_die_is_found_but_in_the_first_roll_of_a_stream() {
    for seed in 1..4 {
        let rolls = midway(seed, 40, 40);
        let is_first = |at: usize| {
            rolls[..at].iter().all(|r| (&r.player, r.kind) != (&rolls[at].player, rolls[at].kind))
        };
        let missed = undetected(std::slice::from_ref(&rolls));
        assert!(missed.iter().all(|(_, at, _)| is_first(*at)), "seed {seed}: {missed:?}");
    }
}

#[test]
fn one_changed_die_is_one_finding() {
    let rolls = session(9, 60);
    for (at, roll) in rolls.iter().enumerate() {
        let mut changed = rolls.clone();
        changed[at].dice[0] = roll.dice[0] % 6 + 1;
        let found = findings(&[changed]);
        assert_eq!(only(&found).at, roll.at);
        assert_eq!(only(&found).expected, format!("a total of {}", roll.total()));
    }
}

#[test]
fn every_deleted_roll_but_the_last_of_its_stream_is_a_gap() {
    for seed in 1..4 {
        let rolls = session(seed, 60);
        for at in 0..rolls.len() {
            let gone = &rolls[at];
            let goes_on = rolls[at + 1..].iter().any(|r| (&r.player, r.kind) == (&gone.player, gone.kind));
            let found = findings(&without(std::slice::from_ref(&rolls), 0, at));
            assert!(
                !goes_on || found.iter().any(|f| f.class == Class::Gap),
                "seed {seed}, roll {at}: {gone:?}"
            );
            assert!(found.iter().all(|f| f.class == Class::Gap), "seed {seed}, roll {at}: {found:#?}");
        }
    }
}

#[test]
fn a_roll_that_stands_twice_is_a_duplicate() {
    let mut rolls = session(3, 30);
    let mut again = rolls[12].clone();
    again.at.step = 99;
    rolls.insert(20, again);
    let found = findings(&[rolls.clone()]);
    assert_eq!((only(&found).class, only(&found).contradicts), (Class::Duplicate, Some(rolls[12].at)));
}

#[test]
fn a_receipt_that_is_used_twice_is_a_duplicate() {
    let mut rolls = one_player(3, 30);
    rolls[20].instance = rolls[4].instance;
    let found = findings(&[rolls.clone()]);
    assert_eq!((only(&found).invariant, only(&found).contradicts), (Invariant::I5, Some(rolls[4].at)));
    rolls[20].instance = 100;
    assert_eq!(only(&findings(&[rolls])).invariant, Invariant::I5);
}

#[test]
fn a_finished_series_without_all_its_receipts_is_a_gap() {
    // The last dr of series 1, and no dr after it: only the receipt shows that it is missing.
    let mut rolls = one_player(8, 130);
    let last = rolls.iter().rposition(|r| r.kind == Kind::OneDie && r.series == 1).unwrap();
    rolls.retain(|r| r.kind == Kind::Dr || r.at.step <= u32::try_from(last + 1).unwrap());
    let expected = 130 - rolls.len();
    let gone = rolls.remove(last);
    let found = findings(&[rolls]);
    assert_eq!(
        (only(&found).invariant, only(&found).class),
        (Invariant::I6, Class::Gap),
        "{gone:?} {expected}"
    );
}

#[test]
fn a_series_that_comes_too_early_or_too_late_is_inconsistent() {
    let mut rolls = one_player(8, 150);
    rolls[60].series = 2;
    let found = findings(&[rolls.clone()]);
    assert!(found.iter().any(|f| f.invariant == Invariant::I7 && f.at == rolls[60].at), "{found:#?}");
    rolls[60].series = 1;
    rolls[140].series = 1;
    let found = findings(&[rolls.clone()]);
    assert!(found.iter().any(|f| f.invariant == Invariant::I7 && f.at == rolls[140].at), "{found:#?}");
}

#[test]
fn the_sniper_remark_must_stand_exactly_on_the_san() {
    let mut rolls = session(4, 80);
    for roll in &mut rolls {
        roll.san_in_force = SanInForce { axis: San::Value(5), allied: San::Unreadable };
        let hit = roll.kind == Kind::Dr && roll.total() == 5;
        roll.san = SanRemark::Sides { axis: hit, allied: false };
    }
    assert_eq!(findings(&[rolls.clone()]), []);
    let hit = rolls.iter().position(|r| r.kind == Kind::Dr && r.total() == 5).unwrap();
    let none = rolls.iter().position(|r| r.kind == Kind::Dr && r.total() != 5).unwrap();
    rolls[hit].san = SanRemark::Sides { axis: false, allied: false };
    rolls[none].san = SanRemark::Sides { axis: true, allied: false };
    let mut found = findings(&[rolls.clone()]);
    found.sort_by_key(|f| f.at != rolls[hit].at);
    assert_eq!(found.iter().map(|f| f.invariant).collect::<Vec<_>>(), [Invariant::I8, Invariant::I8]);
    assert_eq!(found[0].expected, "the remark Axis SAN (SAN 5)");
    assert_eq!(found[1].expected, "not the remark Axis SAN (SAN 5)");
}

#[test]
fn a_restart_needs_a_refill_line() {
    let again = |refill: bool| {
        let mut rolls = one_player(5, 20);
        let mut second = one_player(6, 20);
        second.iter_mut().for_each(|roll| roll.at.step += 20);
        second[0].refills = u32::from(refill);
        rolls.extend(second);
        rolls
    };
    assert_eq!(findings(&[again(true)]), []);
    let found = findings(&[again(false)]);
    assert!(found.iter().any(|f| f.invariant == Invariant::I9 && f.class == Class::Gap), "{found:#?}");
}

#[test]
fn a_refill_line_without_a_first_roll_is_a_gap() {
    let rolls = (1..).map(|seed| one_player(seed, 20)).find(|rolls| rolls[1].count == 2).unwrap();
    let found = findings(&without(&[rolls], 0, 0));
    assert!(found.iter().any(|f| f.invariant == Invariant::I9 && f.class == Class::Gap), "{found:#?}");
}

#[test]
fn no_finding_speaks_of_intent() {
    let rolls = session(9, 40);
    for at in 0..rolls.len() {
        let text = format!("{:?}", findings(&without(std::slice::from_ref(&rolls), 0, at))).to_lowercase();
        assert!(!text.contains("cheat"));
    }
}

/// A mean that no dice can have left no combination of count and sum, and a loop over every unlogged roll ran on.
#[test]
fn an_impossible_mean_before_a_huge_gap_ends_in_time() {
    let mut rolls = one_player(8, 40);
    rolls[20].category_mean = 1_000_000;
    rolls[21].count = u32::MAX;
    rolls[22].count = u32::MAX - 1;
    assert!(!findings(&[rolls]).is_empty());
}

proptest! {
    #![proptest_config(seeded(256))]

    #[test]
    fn honest_rolls_never_give_a_finding(seed in 1_u64..1_000_000, skip in 0_usize..300, count in 1_usize..200) {
        prop_assert_eq!(findings(&[midway(seed, skip, count)]), []);
    }

    #[test]
    fn any_figures_at_all_never_panic(
        seed in 1_u64..1000,
        edits in proptest::collection::vec((0_usize..40, 0_u8..8, any::<u32>()), 0..20),
    ) {
        let mut rolls = session(seed, 40);
        for (at, field, value) in edits {
            let roll = &mut rolls[at];
            match field {
                0 => roll.seen = value,
                1 => roll.count = value,
                2 => roll.category_mean = value,
                3 => roll.total_mean = value,
                4 => roll.series = value,
                5 => roll.instance = value,
                6 => roll.dice.clear(),
                _ => roll.refills ^= value,
            }
        }
        findings(&[rolls]);
    }
}
