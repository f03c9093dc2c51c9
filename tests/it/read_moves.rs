//! Moves of which only the ends are shown, read by their least cost. The second opinion is written from the rulebook: it
//! relaxes every position of a small map until no cost falls any more, with prices of its own.

use crate::support::draws;
use asl_core::audit::Game;
use asl_core::audit::live::Live;
use asl_core::event::MpUse;
use asl_core::notation;
use asl_core::readings::{Judged, Shown, Stop, judge, least};
use asl_core::vocab::hex::{Cell, Spine};
use asl_core::vocab::num::Mp;
use std::collections::{BTreeMap, BTreeSet};

/// Moves of a whole run.
const MOVES: u64 = 500;

/// Numbers from a seed, so that a failure names what makes it again.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

/// Open Ground with roads, wrecks and SMOKE.
struct Land {
    ce: bool,
    mp: i32,
    roads: BTreeSet<(String, String)>,
    wrecks: BTreeMap<String, i32>,
    smoke: BTreeMap<String, i32>,
}

const COLUMNS: [char; 5] = ['H', 'I', 'J', 'K', 'L'];

fn hexes() -> impl Iterator<Item = String> {
    COLUMNS.into_iter().flat_map(|column| (3..8).map(move |row| format!("{column}{row}")))
}

impl Land {
    fn of(chance: &mut Chance) -> Land {
        let mut land = Land {
            ce: chance.below(2) == 0,
            mp: 3 + chance.below(14) as i32,
            roads: BTreeSet::new(),
            wrecks: BTreeMap::new(),
            smoke: BTreeMap::new(),
        };
        let column = COLUMNS[chance.below(5) as usize];
        if chance.below(2) == 0 {
            land.roads =
                (3..7).map(|row| (format!("{column}{row}"), format!("{column}{}", row + 1))).collect();
        }
        for hex in hexes() {
            if chance.below(6) == 0 && !hex.starts_with(column) {
                land.wrecks.insert(hex.clone(), 1);
            }
            if chance.below(6) == 0 {
                land.smoke.insert(hex, 1);
            }
        }
        land
    }

    fn head(&self) -> String {
        let row = |hex: String| {
            let road = self.roads.iter().filter(|(a, b)| *a == hex || *b == hex);
            let road: Vec<String> = road.map(|(a, b)| format!("\"{a}-{b}\"")).collect();
            let count = |of: &BTreeMap<String, i32>| of.get(&hex).copied().unwrap_or(0);
            let (wrecks, smoke) = (count(&self.wrecks), count(&self.smoke));
            let road = road.join(", ");
            format!(
                "{hex} = {{ is = [\"open-ground\"], road = [{road}], wrecks = {wrecks}, smoke = {smoke} }}\n"
            )
        };
        let (mp, ce, rows) = (self.mp, self.ce, hexes().map(row).collect::<String>());
        format!(
            "printing = \"2e\"\n[players]\nm = {{ side = \"russian\" }}\n[default-terrain]\n\
             is = [\"open-ground\"]\n[terrain]\n{rows}[units]\nt = {{ side = \"russian\", class = \"tracked\", \
             afv = true, mp = {mp}, red-mp = false, maker = \"russian\", mount = \"T\", radioless = false, ce = {ce} }}\n---\nby m\n"
        )
    }

    /// Halves of a MP for an entry ahead, the road taken where that is cheaper.
    fn entry(&self, from: &str, to: &str) -> i32 {
        let pair = |a: &str, b: &str| self.roads.contains(&(a.to_owned(), b.to_owned()));
        let road = pair(from, to) || pair(to, from);
        let base = if road && self.ce { 1 } else { 2 };
        base + 2 * self.wrecks.get(to).unwrap_or(&0) + 2 * self.smoke.get(to).unwrap_or(&0)
    }
}

/// Hex, facing, and how it is under way: not, ahead, or back.
type Spot = (Cell, Spine, Option<bool>);

/// The least halves of a MP to every position within reach of the small map, by relaxation from the first one.
fn relaxed(land: &Land, live: &Live, start: (Cell, Spine)) -> BTreeMap<Spot, i32> {
    let map = &live.game().scenario.map;
    let mut costs: BTreeMap<Spot, i32> = BTreeMap::from([((start.0, start.1, None), 0)]);
    loop {
        let mut fell = false;
        for ((cell, facing, way), cost) in costs.clone() {
            let mut next: Vec<(Spot, i32)> = Vec::new();
            match way {
                None => next.extend([true, false].map(|way| ((cell, facing, Some(way)), 2))),
                Some(ahead) => {
                    next.push(((cell, facing, None), 2));
                    next.extend([1, 5].map(|by| ((cell, facing.turned(by), way), 2)));
                    let (a, b) = cell.spine_hexes(if ahead { facing } else { facing.turned(3) });
                    let factor = if ahead { 1 } else { 4 };
                    next.extend([a, b].into_iter().filter(|to| cell_start(*to, start.0)).map(|to| {
                        let price = land.entry(&map.show_cell(cell), &map.show_cell(to));
                        ((to, facing, way), factor * price)
                    }));
                }
            }
            for (spot, price) in next {
                let known = costs.get(&spot).copied().unwrap_or(i32::MAX);
                if cost + price < known && cost + price <= 40 {
                    costs.insert(spot, cost + price);
                    fell = true;
                }
            }
        }
        if !fell {
            return costs;
        }
    }
}

fn cell_start(to: Cell, start: Cell) -> bool {
    to.range(start) <= 4
}

fn live(land: &Land, place: &str) -> Live {
    let text = format!("{}place t {place}\nturn 1 russian MPh\n", land.head());
    let parsed = notation::parse(&text);
    assert!(parsed.errors.is_empty(), "{:#?}", parsed.errors);
    let events = parsed.lines.into_iter().map(|line| line.event).collect();
    Live::of(Game::of(events).expect("a game"))
}

/// A hex beside the vehicle that costs more than all its MP, in Reverse four times as much, may be entered by a Minimum
/// Move, which the second search does not know.
fn may_be_minimum(land: &Land, live: &Live, [from, to]: [Cell; 2]) -> bool {
    let [show_from, show_to] = [from, to].map(|cell| live.game().scenario.map.show_cell(cell));
    to.range(from) == 1 && 4 * land.entry(&show_from, &show_to) > 2 * land.mp
}

/// Where the vehicle begins: its hex, its facing.
const FROM: &str = "J5 vca J4-K5";

#[test]
fn least_readings_are_those_of_a_second_search() {
    let (mut kept, mut broken, mut open) = (0_u64, 0_u64, 0_u64);
    for seed in 0..draws::of(MOVES) {
        let mut chance = Chance(seed);
        let land = Land::of(&mut chance);
        let live = live(&land, FROM);
        let unit = "t".parse().expect("a name");
        let place = live.state().units.get(&unit).expect("placed").place;
        let start = (place.cell().expect("a hex"), place.facing().expect("a facing"));
        let near: Vec<Cell> = start.0.neighbours().into_iter().flat_map(|cell| cell.neighbours()).collect();
        let cell = near[chance.below(near.len() as u64) as usize];
        let facing = (chance.below(2) == 0).then(|| Spine::new(chance.below(6) as i32));
        let shown = Shown { unit, path: vec![Stop::In(cell)], facing };
        let costs = relaxed(&land, &live, start);
        let fits = |spot: &Spot| spot.0 == cell && facing.is_none_or(|facing| spot.1 == facing);
        let due = costs.iter().filter(|(spot, _)| fits(spot)).map(|(_, cost)| *cost).min().expect("a way");
        let found = least(&live.ctx(), &shown).least.map(|reading| reading.cost());
        let minimum = may_be_minimum(&land, &live, [start.0, cell])
            && found.is_some_and(|found| found <= Mp::whole(land.mp));
        assert!(
            minimum || found == Some(Mp::from_halves(due)),
            "seed {seed}: {found:?}, due {due}\n{}",
            land.head()
        );
        match judge(&live.ctx(), &shown) {
            Judged::Kept(reading) => {
                kept += 1;
                assert!(reading.cost() <= Mp::whole(land.mp), "seed {seed}");
            }
            Judged::Broken { least, left } => {
                broken += 1;
                assert!(least.cost() > left && due > land.mp * 2, "seed {seed}: {left}");
            }
            // A head that lists no road of a hex leaves open whether one crosses its sides.
            Judged::Undecided { asks, .. } => {
                open += 1;
                assert!(due > land.mp * 2 && !asks.is_empty(), "seed {seed}: {asks:?}");
            }
        }
    }
    assert!(kept >= draws::of(100), "{kept} kept");
    assert!(broken + open >= draws::of(20), "{broken} broken, {open} open");
}

/// A vehicle of one MP and where it is shown.
fn of_one_mp(land: &Land, hex: &str) -> Judged {
    let live = live(land, FROM);
    let cell = live.game().scenario.map.read(hex).map(|hex| live.game().scenario.map.cell(hex));
    judge(
        &live.ctx(),
        &Shown {
            unit: "t".parse().expect("a name"),
            path: vec![Stop::In(cell.expect("a hex"))],
            facing: None,
        },
    )
}

fn slow(wrecks: &[(&str, i32)]) -> Land {
    let around = ["J4", "J6", "K5", "K6", "I5", "I6"].map(|hex| ("J5".to_owned(), hex.to_owned()));
    let roads = BTreeSet::from(around);
    let wrecks = wrecks.iter().map(|(hex, n)| ((*hex).to_owned(), *n)).collect();
    Land { ce: true, mp: 1, roads, wrecks, smoke: BTreeMap::new() }
}

/// By road the next hex costs half a MP, less than the vehicle has: no Minimum Move leads there (D2.15), and with the
/// start it costs too much.
#[test]
fn a_move_is_broken_when_its_cheapest_reading_is() {
    for (hex, halves, steps) in [("J3", 5, 3), ("J4", 3, 2)] {
        let Judged::Broken { least, left } = of_one_mp(&slow(&[]), hex) else {
            panic!("{hex}: {:?}", of_one_mp(&slow(&[]), hex))
        };
        assert_eq!(
            (least.cost(), left, least.steps.len()),
            (Mp::from_halves(halves), Mp::ONE, steps),
            "{hex}"
        );
    }
}

/// A hex that costs more than all its MP is entered by a Minimum Move, and by that alone (D2.15).
#[test]
fn a_minimum_move_is_a_reading() {
    let land = slow(&[("J4", 1)]);
    let Judged::Kept(reading) = of_one_mp(&land, "J4") else { panic!("{:?}", of_one_mp(&land, "J4")) };
    let last = reading.steps.last().map(|step| &step.spent.on);
    assert!(matches!(last, Some(MpUse::MinimumMove { .. })), "{reading:?}");
    assert!(!matches!(of_one_mp(&land, "J3"), Judged::Kept(_)));
}
