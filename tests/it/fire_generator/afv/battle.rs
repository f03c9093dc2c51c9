//! A Player Turn of AFV being played: the log so far and the state as the generator keeps it.

use super::super::chart::Res;
use super::super::play::{Player, drm_line, game};
use super::fleet::fleet;
use super::tank::{Tank, Weapon};
use crate::generator::chance::Chance;
use crate::second_player::Played;
use asl_core::audit::Game;
use asl_core::event::*;
use asl_core::vocab::hex::Cell;
use asl_core::vocab::phase::Phase;
use std::collections::BTreeMap;

/// What is fired at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// All Personnel of a Location.
    Men(Cell, i8),
    /// One AFV.
    Tank(usize),
}

/// One attack in the log, with all that the generator figured.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    pub(crate) id: AttackId,
    pub(crate) phase: Phase,
    pub(crate) mode: FireMode,
    pub(crate) tank: usize,
    pub(crate) weapons: Vec<usize>,
    pub(crate) target: Target,
    pub(crate) from: Cell,
    pub(crate) at: Cell,
    /// A further shot by a kept ROF.
    pub(crate) again: bool,
    /// A MG that tries a To Kill.
    pub(crate) to_kill: bool,
    /// The step of the declaration.
    pub(crate) fire: usize,
    /// The step of the To Hit or the IFT roll's dice; what they do is the next step.
    pub(crate) dice: usize,
    /// The step of the effect of a hit: IFT or To Kill.
    pub(crate) effect: Option<usize>,
    /// Steps where weapons fail.
    pub(crate) wear: Vec<usize>,
    /// The first step after its consequences.
    pub(crate) end: usize,
    /// Hexspines of hull and turret turned for it.
    pub(crate) hull: usize,
    pub(crate) turret: usize,
    pub(crate) drm: Vec<(&'static str, i32)>,
    pub(crate) colored: i32,
    pub(crate) white: i32,
    /// The To Hit number, or none on the IFT.
    pub(crate) number: Option<i32>,
    pub(crate) hit: bool,
    /// The IFT column of a MG or FT.
    pub(crate) column: Option<usize>,
    pub(crate) result: Res,
    /// All AFV before it, and after it.
    pub(crate) before: Vec<Tank>,
    pub(crate) after: Vec<Tank>,
}

impl Record {
    /// It rolled To Hit.
    pub(crate) const fn is_to_hit(&self) -> bool {
        self.number.is_some()
    }

    /// The vehicle as it was.
    pub(crate) fn firer(&self) -> &Tank {
        &self.before[self.tank]
    }

    /// Its first weapon as it was.
    pub(crate) fn weapon(&self) -> &Weapon {
        &self.firer().weapons[self.weapons[0]]
    }

    /// The Final DR.
    pub(crate) fn total(&self) -> i32 {
        self.colored + self.white + self.drm.iter().map(|(_, value)| value).sum::<i32>()
    }
}

/// The turn.
pub(crate) struct Battle {
    pub(crate) player: Player,
    pub(crate) tanks: Vec<Tank>,
    pub(crate) records: Vec<Record>,
    /// Hindrances that both players accepted, by the names of firer and target.
    pub(crate) attested: BTreeMap<(String, String), i32>,
    /// The hex fired at last, and by whom.
    pub(crate) last: Option<(Cell, usize)>,
    /// Fire phases with an attack.
    pub(crate) phases: u64,
}

impl Played for Battle {
    const OPEN: &'static [&'static str] = &[];

    fn play(seed: u64) -> Battle {
        Battle::turn(seed)
    }

    fn game(&self) -> Game {
        game(&self.player.start, &self.player.steps)
    }

    fn counts(&self) -> Vec<(&'static str, u64)> {
        vec![("fire phases", self.phases), ("attacks", self.records.len() as u64)]
    }
}

impl Battle {
    /// A turn about to begin.
    pub(crate) fn of(seed: u64) -> Battle {
        let mut player = Player::of(seed);
        player.world.cars.clear();
        player.world.men.iter_mut().for_each(|man| man.guns.clear());
        let tanks = fleet(seed, &player.world);
        let mut more = String::new();
        tanks.iter().for_each(|tank| tank.write(&mut more));
        player.world.more = more;
        player.start = player.world.clone();
        let (records, attested) = (Vec::new(), BTreeMap::new());
        Battle { player, tanks, records, attested, last: None, phases: 0 }
    }

    /// Chance.
    pub(crate) const fn c(&mut self) -> &mut Chance {
        &mut self.player.c
    }

    /// AFV of which this is true.
    pub(crate) fn those(&self, fits: impl Fn(&Tank) -> bool) -> Vec<usize> {
        (0..self.tanks.len()).filter(|n| fits(&self.tanks[*n])).collect()
    }

    /// The hex of a target.
    pub(crate) fn cell_of(&self, target: Target) -> Cell {
        match target {
            Target::Men(cell, _) => cell,
            Target::Tank(n) => self.tanks[n].cell,
        }
    }

    /// Personnel of a side in a hex.
    pub(crate) fn men_at(&self, cell: Cell, side: usize) -> Vec<usize> {
        self.player.those(|man| man.cell == cell && man.side == side && !man.gone)
    }

    /// The units that an attack on a target is aimed at.
    pub(crate) fn units_of(&self, target: Target, side: usize) -> Vec<UnitId> {
        match target {
            Target::Men(cell, _) => {
                self.men_at(cell, side).into_iter().map(|n| self.player.man(n).id()).collect()
            }
            Target::Tank(n) => vec![self.tanks[n].id()],
        }
    }

    /// No target is concealed.
    pub(crate) fn is_known(&self, target: Target, side: usize) -> bool {
        match target {
            Target::Men(cell, _) => {
                self.men_at(cell, side).into_iter().all(|n| !self.player.man(n).concealed)
            }
            Target::Tank(_) => true,
        }
    }

    /// Is there a LOS between two hexes? A matter of the map, the same both ways.
    pub(crate) fn sees(&self, a: Cell, b: Cell) -> bool {
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        let key = (a.x as u64) << 48 ^ (a.y as u64) << 32 ^ (b.x as u64) << 16 ^ b.y as u64;
        a.range(b) < 2 || Chance::of(self.player.seed.wrapping_mul(37) ^ key).below(100) < 85
    }

    /// Enemy units that see a hex.
    pub(crate) fn watchers(&self, cell: Cell, side: usize) -> Vec<UnitId> {
        let men = self.player.those(|man| man.side != side && !man.gone && self.sees(man.cell, cell));
        let men = men.into_iter().map(|n| self.player.man(n).id());
        let tanks = self.those(|tank| tank.side != side && !tank.gone && self.sees(tank.cell, cell));
        men.chain(tanks.into_iter().map(|n| self.tanks[n].id())).collect()
    }

    /// The Hindrance of the LOS to a target, which both players accept when it is not what they last said.
    pub(crate) fn attest(&mut self, t: usize, target: Target) -> i32 {
        let (tank, at) = (self.tanks[t].clone(), self.cell_of(target));
        let due = self.player.world.hindrance(tank.cell, at);
        for to in self.units_of(target, 1 - tank.side) {
            let pair = if tank.name.as_str() < to.as_str() {
                (tank.name.clone(), to.as_str().to_owned())
            } else {
                (to.as_str().to_owned(), tank.name.clone())
            };
            if self.attested.insert(pair, due).unwrap_or(0) != due {
                let hindrance = drm_line("hindrance", due).value.unwrap_or_default();
                let unit = tank.id();
                let attested = LosAttested { unit, to, exists: true, hindrance, earlier: false };
                self.player.push(What::LosAttested(attested));
            }
        }
        due
    }

    /// It moved: what was accepted of its LOS is void.
    pub(crate) fn forget_los(&mut self, name: &str) {
        self.attested.retain(|(a, b), _| a != name && b != name);
    }

    /// A weapon fails.
    pub(crate) fn fail(&mut self, t: usize, w: usize, wear: Wear, roll: Option<RollId>) -> usize {
        let step = self.player.steps.len();
        let (unit, weapon) = (self.tanks[t].id(), self.tanks[t].weapons[w].id());
        self.player.push(What::WeaponFailed(WeaponFailed { unit, weapon, wear, roll }));
        match wear {
            Wear::LowAmmo => self.tanks[t].weapons[w].low = true,
            Wear::Malfunctioned | Wear::Disabled => self.tanks[t].weapons[w].out = Some(wear),
        }
        self.recall(t);
        step
    }

    /// Recalled once its MA is disabled, there being no Secondary Armament (D3.7).
    fn recall(&mut self, t: usize) {
        let tank = &mut self.tanks[t];
        let gone = tank.weapons.iter().filter(|w| w.main).all(|w| w.out == Some(Wear::Disabled));
        if gone && !tank.carries && !tank.recalled {
            tank.recalled = true;
            let (unit, add, remove) = (tank.id(), vec![Status::Recalled], Vec::new());
            self.player.push(What::StatusChanged(StatusChanged { unit, add, remove, attack: None }));
        }
    }

    /// Places or removes a counter on an AFV.
    pub(crate) fn mark(&mut self, t: usize, marker: Marker) {
        let unit = Some(self.tanks[t].id());
        self.player.push(What::MarkerPlaced(MarkerPlaced { unit, hex: None, marker, removed: false }));
        self.tanks[t].marked = true;
    }
}
