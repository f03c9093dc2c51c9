//! Random AFV: which, where, and in what state they begin.

use super::super::world::World;
use super::tank::{Kind, Seat, Tank, Turret, Weapon};
use crate::generator::chance::Chance;
use asl_core::vocab::hex::{Cell, Dir, Spine};
use std::collections::BTreeMap;

/// A model: turret, gyrostabilizer, weapons.
type Model = (Turret, bool, fn() -> Vec<Weapon>);

/// What is on offer.
const MODELS: [Model; 6] = [
    (Turret::Fast, false, || {
        vec![gun(Seat::Turret, 1, 12, false), mg("CMG", 5), mg("BMG", 3), mg("AAMG", 4)]
    }),
    (Turret::Slow, false, || vec![gun(Seat::Turret, 2, 11, false), mg("CMG", 3), mg("BMG", 2)]),
    (Turret::None, false, || vec![gun(Seat::Bow, 2, 10, true), mg("AAMG", 2)]),
    (Turret::Fast, false, || vec![main_mg(), mg("BMG", 2)]),
    (Turret::Slow, false, || vec![gun(Seat::Turret, 3, 12, false), flame(), mg("CMG", 4)]),
    (Turret::Fast, true, || vec![gun(Seat::Turret, 2, 12, false), mg("CMG", 4), mg("BMG", 2), mg("AAMG", 4)]),
];

fn weapon(name: &'static str, kind: Kind, seat: Seat) -> Weapon {
    Weapon {
        name,
        kind,
        seat,
        main: false,
        fp: 0,
        range: 0,
        rof: 0,
        b: 12,
        circled: false,
        low: false,
        out: None,
        shots: Vec::new(),
    }
}

fn gun(seat: Seat, rof: i32, b: i32, circled: bool) -> Weapon {
    Weapon { main: true, rof, b, circled, range: 14, ..weapon("MA", Kind::Gun, seat) }
}

fn mg(name: &'static str, fp: i64) -> Weapon {
    let (seat, range) = match name {
        "CMG" => (Seat::Turret, 12),
        "BMG" => (Seat::Bow, 8),
        _ => (Seat::Roof, 8),
    };
    Weapon { fp, range, ..weapon(name, Kind::Mg, seat) }
}

fn main_mg() -> Weapon {
    Weapon { main: true, fp: 6, range: 8, rof: 2, ..weapon("MA", Kind::Mg, Seat::Turret) }
}

fn flame() -> Weapon {
    Weapon { fp: 24, range: 1, ..weapon("FT", Kind::Flame, Seat::Bow) }
}

/// The AFV of a seed, in hexes where nobody stands.
pub(crate) fn fleet(seed: u64, world: &World) -> Vec<Tank> {
    let mut c = Chance::of(seed ^ 0x7A4C);
    let mut all: Vec<Tank> = Vec::new();
    for (side, letter) in [(0, 't'), (1, 'd')] {
        for n in 0..c.pick(&[1, 1, 2, 2, 3]) {
            if let Some(cell) = free_cell(&mut c, world, &all, side) {
                all.push(tank(&mut c, format!("{letter}{n}"), side, cell));
            }
        }
    }
    all
}

/// Beside or near the Personnel of the same side.
fn free_cell(c: &mut Chance, world: &World, all: &[Tank], side: usize) -> Option<Cell> {
    let men: Vec<Cell> = world.men.iter().filter(|man| man.side == side).map(|man| man.cell).collect();
    let taken = |cell: Cell| world.men.iter().any(|m| m.cell == cell) || all.iter().any(|t| t.cell == cell);
    (0..20).find_map(|_| {
        let steps = c.between(1, 4);
        let cell = (0..steps).fold(c.pick(&men), |cell, _| cell.to(c.pick(&Dir::ALL)));
        (!taken(cell)).then_some(cell)
    })
}

fn tank(c: &mut Chance, name: String, side: usize, cell: Cell) -> Tank {
    let (turret, gyro, weapons) = c.pick(&MODELS);
    let vca = c.pick(&Spine::ALL);
    let offset = turret != Turret::None && c.percent(40);
    let tca = if offset { c.pick(&Spine::ALL) } else { vca };
    let weapons = weapons();
    let with_gun = weapons[0].kind == Kind::Gun;
    let immobile = c.percent(8);
    // An open-topped AFV that is BU fires little (D5.3).
    let (exposed, open_topped) = (c.percent(50), c.percent(20));
    Tank {
        name,
        side,
        turret,
        gyro,
        ce: exposed || open_topped,
        open_topped,
        green: with_gun && c.percent(15),
        carries: c.percent(50),
        mp: c.between(5, 13),
        armor: [8, 3, 11, 4],
        weapons,
        cell,
        vca,
        tca,
        gone: false,
        immobile,
        motion: side == 1 && !immobile && c.percent(15),
        recalled: false,
        running: false,
        entered: false,
        spent: 0,
        marked: false,
        attacks: 0,
        hull_turns: Vec::new(),
        turret_turns: Vec::new(),
        seen: BTreeMap::new(),
    }
}
