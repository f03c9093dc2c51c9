//! A Player Turn from set-up to the end of the AFPh.

use super::men::{Kind, Man};
use super::play::{Aim, Player, game};
use crate::second_player::Played;
use asl_core::audit::Game;
use asl_core::event::*;
use asl_core::map::Map;
use asl_core::vocab::hex::{Cell, Dir, HexPair, Spine};
use asl_core::vocab::num::Mp;
use asl_core::vocab::phase::Phase;

impl Played for Player {
    const OPEN: &'static [&'static str] = &[];

    fn play(seed: u64) -> Player {
        let mut player = Player::of(seed);
        player.give_sans();
        player.set_up();
        player.repair();
        player.rally();
        player.prep_fire();
        player.movement();
        player.defensive_fire();
        player.advancing_fire();
        player.rout();
        player.phases = player.count_phases();
        player
    }

    fn game(&self) -> Game {
        game(&self.start, &self.steps)
    }

    fn counts(&self) -> Vec<(&'static str, u64)> {
        let fpf = self.records.iter().filter(|record| record.aim.mode == FireMode::Fpf).count();
        let is_lower = |what: &&What| matches!(what, What::Reduced(Reduced { into: Some(into), .. }) if into.as_str().ends_with('e'));
        let replaced = self.steps.iter().filter(is_lower).count();
        vec![
            ("fire phases", self.phases),
            ("attacks", self.records.len() as u64),
            ("FPF", fpf as u64),
            ("Residual FP", self.laid.len() as u64),
            ("attacks by Residual FP", self.by_residual.len() as u64),
            ("replaced by ELR", replaced as u64),
            ("Fire Lanes", self.count_of(|what| matches!(what, What::LaneLaid(_)))),
            ("attacks by Fire Lane", self.lanes_fired),
            ("Heat of Battle", self.count_of(|what| matches!(what, What::HeatRolled(_)))),
            ("Snipers", self.count_of(|what| matches!(what, What::SniperRolled(_)))),
            (
                "Sniper attacks",
                self.count_of(|what| matches!(what, What::SniperRolled(e) if e.target.is_some())),
            ),
            (
                "rallies",
                self.count_of(|what| matches!(what, What::Checked(made) if made.check == Check::Rally)),
            ),
            ("routs", self.count_of(|what| matches!(what, What::Routed(_)))),
            ("under DM by fire", self.count_of(is_desperate)),
            ("repairs", self.count_of(|what| matches!(what, What::RepairAttempted(_)))),
        ]
    }
}

/// A unit that was broken comes under DM.
fn is_desperate(what: &What) -> bool {
    matches!(what, What::StatusChanged(changed) if changed.attack.is_some() && changed.add == [Status::Dm])
}

impl Player {
    /// Some of those that are broken from the start are under DM.
    fn brings_dm(&self, who: usize) -> bool {
        self.man(who).broken && (self.seed + who as u64).is_multiple_of(3)
    }

    fn count_phases(&self) -> u64 {
        let mut phases: Vec<Phase> = self.records.iter().map(|record| record.phase).collect();
        phases.dedup();
        phases.len() as u64
    }

    pub(crate) fn set_up(&mut self) {
        for who in 0..self.world.men.len() {
            let man = self.man(who).clone();
            self.place(man.id(), man.cell, man.level, None, None);
            let man = Man { dm: self.brings_dm(who), ..man };
            self.man_mut(who).dm = man.dm;
            let add: Vec<Status> =
                [(man.broken, Status::Broken), (man.dm, Status::Dm), (man.concealed, Status::Concealed)]
                    .into_iter()
                    .filter_map(|(on, status)| on.then_some(status))
                    .collect();
            if !add.is_empty() {
                self.status(who, &add, &[], None);
            }
        }
        for car in self.world.cars.clone() {
            let unit: UnitId = car.name.parse().expect("a unit name");
            let vca = Some(Map::sheet().spine_name(car.cell, Spine::ALL[0]));
            self.place(unit.clone(), car.cell, 0, vca, None);
            if car.hull_down {
                let (add, remove) = (vec![Status::HullDown], Vec::new());
                self.push(What::StatusChanged(StatusChanged { unit, add, remove, attack: None }));
            }
        }
        self.tell_worn_out();
        let mut cells: Vec<Cell> = self.world.men.iter().map(|man| man.cell).collect();
        cells.sort_unstable();
        cells.dedup();
        cells.into_iter().for_each(|cell| self.attest_tem(cell));
    }

    /// Places an AFV on the ground.
    pub(crate) fn place_car(&mut self, unit: UnitId, cell: Cell, vca: Spine, tca: Option<Spine>) {
        let name = |spine| Map::sheet().spine_name(cell, spine);
        self.place(unit, cell, 0, Some(name(vca)), tca.map(name));
    }

    fn place(&mut self, unit: UnitId, cell: Cell, level: i8, vca: Option<HexPair>, tca: Option<HexPair>) {
        let (hex, level) = (Some(Map::sheet().hex(cell)), Level::At(level));
        self.push(What::UnitPlaced(UnitPlaced {
            unit,
            hex,
            level,
            vca,
            tca,
            along: None,
            cafp: None,
            motion: None,
            under_way: None,
            spent: None,
            like: None,
        }));
    }

    fn attest_tem(&mut self, cell: Cell) {
        let tem = self.world.tem(cell);
        let value = asl_core::vocab::num::Drm(i16::try_from(tem).expect("a small TEM"));
        if tem != 0 || self.c.percent(30) {
            let hex = Map::sheet().hex(cell);
            self.push(What::Attested(Attested::Tem { hex, value }));
        }
    }

    fn prep_fire(&mut self) {
        self.begin(Phase::PFPh);
        for who in self.those(|man| man.side == 0 && man.is_fit() && man.is_mmc()) {
            if self.c.percent(12) {
                let (side, cell) = (self.man(who).side, self.man(who).cell);
                self.man_mut(who).opportunity = true;
                self.mark(who, Marker::OpportunityFire);
                self.reveal(side, cell);
            }
        }
        self.shoot(0, &[FireMode::Prep], 3);
    }

    fn defensive_fire(&mut self) {
        self.begin(Phase::DFPh);
        self.residual.clear();
        self.shoot(1, &[FireMode::Final], 5);
    }

    fn advancing_fire(&mut self) {
        self.begin(Phase::AFPh);
        self.shoot(0, &[FireMode::Advancing, FireMode::Opportunity], 5);
        for who in self.those(|man| man.opportunity && man.fired == Some(2) && !man.gone) {
            self.mark(who, Marker::PrepFire);
        }
    }

    /// So many attacks of a side, as far as it can.
    fn shoot(&mut self, side: usize, modes: &[FireMode], most: i32) {
        for _ in 0..self.c.between(1, most) {
            let mode = self.c.pick(modes);
            let Some(cells) = self.target(side) else { return };
            let aim = Aim { mode, cells, mover: None };
            if let Some(plan) = self.plan(side, &aim) {
                self.fire(plan);
            }
        }
    }

    /// A Location of the enemy, or two for Spraying Fire. Often the one fired at before.
    fn target(&mut self, side: usize) -> Option<Vec<(Cell, i8)>> {
        let spots = self.those(|man| man.side != side && !man.gone);
        let mut cells: Vec<Cell> = spots.into_iter().map(|who| self.man(who).cell).collect();
        cells.sort_unstable();
        cells.dedup();
        let again =
            self.rows.keys().next().copied().filter(|cell| cells.contains(cell) && self.c.percent(60));
        let first = again.or_else(|| self.c.pick_any(&cells))?;
        let plain = |cell: &Cell| self.world.tem(*cell) == 0 && self.world.level(*cell) == 0;
        let open =
            |cell: &Cell| plain(cell) && !self.world.men.iter().any(|m| m.cell == *cell && m.concealed);
        let next: Vec<Cell> = cells.iter().copied().filter(|c| c.range(first) == 1 && open(c)).collect();
        let mut all = vec![(first, self.world.level(first))];
        if open(&first) && self.c.percent(15) {
            all.extend(self.c.pick_any(&next).map(|cell| (cell, 0)));
        }
        Some(all)
    }

    fn movement(&mut self) {
        self.begin(Phase::MPh);
        let able = |man: &Man| {
            let free = man.fired.is_none() && !man.opportunity && man.led.is_none();
            man.side == 0 && man.is_fit() && !man.pinned && !man.encircled && man.level == 0 && free
        };
        for who in self.those(able) {
            if able(self.man(who)) && self.c.percent(55) {
                self.move_unit(who);
            }
        }
    }

    fn move_unit(&mut self, who: usize) {
        let assault = self.c.percent(25);
        let steps = if assault { 1 } else { self.c.between(1, 3) };
        let mut mover = who;
        // A unit that is Inexperienced or wounded has three MF.
        let mut left = Mp::whole(3);
        for _ in 0..steps {
            let from = self.man(mover).cell;
            let free = |cell: &Cell| {
                let enemy = self.world.men.iter().any(|m| m.side == 1 && !m.gone && m.cell == *cell);
                let car = self.world.cars.iter().any(|car| car.cell == *cell);
                !enemy && !car && self.world.level(*cell) == 0 && self.entry(*cell) <= left
            };
            let next: Vec<Cell> = Dir::ALL.into_iter().map(|dir| from.to(dir)).filter(free).collect();
            let near = |cell: &&Cell| self.world.men.iter().any(|m| m.side == 1 && m.cell.range(**cell) == 1);
            let near: Vec<Cell> = next.iter().filter(near).copied().collect();
            let up = !near.is_empty() && self.c.percent(60);
            let Some(to) = self.c.pick_any(if up { &near } else { &next }) else { return };
            left = left - self.entry(to);
            self.spend_mf(mover, to, assault);
            mover = self.meet_residual(mover);
            mover = self.lanes_at(mover);
            for _ in 0..if up { 4 } else { 2 } {
                if self.c.percent(45) {
                    mover = self.first_fire(mover);
                }
            }
            let man = self.man(mover);
            if mover != who || man.gone || man.broken || man.pinned {
                return;
            }
        }
    }

    /// The MF of a hex: what has TEM costs two.
    fn entry(&self, cell: Cell) -> Mp {
        if self.world.tem(cell) == 0 { Mp::ONE } else { Mp::whole(2) }
    }

    fn spend_mf(&mut self, who: usize, to: Cell, assault: bool) {
        let from = self.man(who).cell;
        self.attested.retain(|(a, b), _| *a != who && *b != who);
        self.reveal(0, from);
        if !self.world.men.iter().any(|man| man.cell == to) {
            self.attest_tem(to);
        }
        self.reveal(0, to);
        let man = self.man_mut(who);
        (man.cell, man.moved) = (to, true);
        let (unit, hex) = (self.man(who).id(), Map::sheet().hex(to));
        let (assault, cost) = (Some(assault), Some(self.entry(to)));
        self.push(What::MfSpent(MfSpent { unit, hex, cost, assault, seen_by: None }));
    }

    /// Fire at the moving unit; what moves after it.
    fn first_fire(&mut self, mover: usize) -> usize {
        if self.man(mover).gone {
            return mover;
        }
        let at = self.man(mover).cell;
        let under_final_fire = |man: &Man| man.side == 1 && man.spent && man.cell.range(at) == 1;
        let mode = match self.c.below(100) {
            0..60 if self.world.men.iter().any(under_final_fire) => FireMode::Fpf,
            0..70 => FireMode::First,
            _ => FireMode::Subsequent,
        };
        let aim = Aim { mode, cells: vec![(at, 0)], mover: Some(mover) };
        let Some(plan) = self.plan(1, &aim) else { return mover };
        self.fire(plan);
        self.lay_lane();
        self.left_of(mover)
    }

    /// The HS that is left of a squad, else itself.
    pub(crate) fn left_of(&self, who: usize) -> usize {
        let half = format!("{}h", self.man(who).name);
        let left = self.those(|man| man.name == half && man.kind == Kind::Hs);
        left.first().copied().unwrap_or(who)
    }
}
