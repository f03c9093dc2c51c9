//! An attack: FP of each firer, their sum, the column, the DRM, the roll, and what the firers pay for it.

use super::chart::chart;
use super::geometry::{encircles, entry};
use super::men::{Arm, Kind, Man};
use super::plan::{Plan, fire_phase};
use super::play::{Aim, Player, Record, Shot, drm_line, location};
use super::power::Power;
use asl_core::event::*;
use asl_core::map::Map;
use asl_core::vocab::num::ColumnFp;

/// One modification of FP.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Op {
    Times(u8),
    Half,
    Plus,
}

impl Player {
    /// The factors of a firer, in the order of a fire sheet.
    pub(crate) fn factors(&self, shot: &Shot, aim: &Aim) -> Vec<(Op, &'static str)> {
        let man = self.man(shot.who);
        let (at, level) = aim.cells[0];
        let range = man.cell.range(at);
        let near = range == 1 && man.level - level >= -1;
        let lane = matches!(shot.arm, Arm::Lane(_));
        let long = range > man.values(shot.arm).1;
        let halved = aim.mode == FireMode::Advancing;
        let concealed = self.aimed_at(aim).iter().all(|who| self.man(*who).concealed);
        let assault = halved && man.assault && shot.arm == Arm::Inherent && !long;
        let all = [
            (near, Op::Times(2), "PBF"),
            (long, Op::Half, "long-range"),
            (concealed && !lane && !self.aimed_at(aim).is_empty(), Op::Half, "concealed"),
            (halved, Op::Half, "AFPh"),
            (man.pinned, Op::Half, "pin"),
            (shot.second && aim.mode == FireMode::Subsequent, Op::Half, "SFF"),
            (shot.second && aim.mode == FireMode::Final, Op::Half, "final-fire"),
            (aim.mode == FireMode::Fpf, Op::Half, "FPF"),
            (aim.cells.len() > 1, Op::Half, "spraying"),
            (assault, Op::Plus, "assault"),
        ];
        all.into_iter().filter(|(due, _, _)| *due).map(|(_, op, name)| (op, name)).collect()
    }

    /// Personnel that an attack is aimed at.
    pub(crate) fn aimed_at(&self, aim: &Aim) -> Vec<usize> {
        match aim.mover {
            Some(who) => vec![who],
            None => {
                let side = aim.enemy();
                let here = |man: &Man| aim.cells.iter().any(|(cell, _)| *cell == man.cell);
                self.those(|man| man.side == side && !man.gone && here(man))
            }
        }
    }

    /// Declares, rolls and works off an attack.
    pub(crate) fn fire(&mut self, plan: Plan) {
        let Plan { aim, mut shots, led } = plan;
        for shot in &mut shots {
            shot.power = power(&self.factors(shot, &aim), self.man(shot.who).values(shot.arm).0);
        }
        self.attest(&shots, &aim);
        for shot in &shots {
            let (side, cell) = (self.man(shot.who).side, self.man(shot.who).cell);
            self.reveal(side, cell);
        }
        let targets = self.aimed_at(&aim);
        let drm = self.drm(&shots, &aim, &led);
        let sum = shots.iter().fold(Power::default(), |sum, shot| sum.and(shot.power));
        let mut record = self.record(Plan { aim, shots, led }, sum, drm, targets);
        self.declare(&record);
        let (colored, white) = self.resolve(&mut record);
        self.pay(&record, colored, white);
        self.own_nmc(&mut record, colored + white);
        self.surround(&mut record);
        self.suffer(&mut record, colored + white);
        self.despair(&record);
        record.end = self.steps.len();
        self.leave(&record);
        self.records.push(record);
        self.pay_dues();
    }

    /// An attack before its roll.
    pub(crate) fn record(
        &self,
        Plan { aim, shots, led }: Plan,
        sum: Power,
        drm: Vec<(&'static str, i32)>,
        targets: Vec<usize>,
    ) -> Record {
        Record {
            id: AttackId(u32::try_from(self.records.len() + self.by_residual.len()).expect("few") + 1),
            phase: self.phase,
            shots,
            led,
            sum,
            column: chart().column(sum.floor()),
            used: None,
            cowered: 0,
            drm,
            total: 0,
            result: super::chart::Res::Dash,
            targets,
            fire: self.steps.len(),
            end: 0,
            checks: Vec::new(),
            selection: None,
            reduction: None,
            sealed: None,
            before: self.world.men.clone(),
            aim,
        }
    }

    /// Both players accept what hinders the LOS.
    fn attest(&mut self, shots: &[Shot], aim: &Aim) {
        for to in self.aimed_at(aim) {
            for shot in shots {
                let due = self.world.hindrance(self.man(shot.who).cell, self.man(to).cell);
                let known = self.attested.insert((shot.who.min(to), shot.who.max(to)), due);
                if known.unwrap_or(0) != due {
                    let (unit, to) = (self.man(shot.who).id(), self.man(to).id());
                    let hindrance = drm_line("hindrance", due).value.unwrap_or_default();
                    let attested = LosAttested { unit, to, exists: true, hindrance, earlier: false };
                    self.push(What::LosAttested(attested));
                }
            }
        }
    }

    /// The DRM of the roll (A7.6, A7.52, A7.53, A7.7, A4.6).
    pub(crate) fn drm(&self, shots: &[Shot], aim: &Aim, led: &[usize]) -> Vec<(&'static str, i32)> {
        let mut all = Vec::new();
        all.extend(led.iter().map(|who| self.man(*who).leads()).max().map(|lead| ("leader", lead)));
        let tem = self.world.tem(aim.cells[0].0);
        let firers = shots.iter().map(|shot| self.man(shot.who).cell);
        let hindrance = firers.map(|cell| self.world.hindrance(cell, aim.cells[0].0)).max().unwrap_or(0);
        let moving = aim.mover.map(|who| self.man(who)).filter(|man| !man.pinned);
        let open = tem == 0 && hindrance == 0;
        all.push(("TEM", tem));
        all.push(("hindrance", if self.aimed_at(aim).is_empty() { 0 } else { hindrance }));
        all.push(("encircled", i32::from(shots.iter().any(|shot| self.man(shot.who).encircled))));
        all.push(("FFMO", if moving.is_some() && open { -1 } else { 0 }));
        all.push(("FFNAM", if moving.is_some() && !self.is_assault() { -1 } else { 0 }));
        all.retain(|(name, value)| *name == "leader" || *value != 0);
        all
    }

    /// The last MF were spent in Assault Movement.
    fn is_assault(&self) -> bool {
        let last = self
            .steps
            .iter()
            .rev()
            .find_map(|what| if let What::MfSpent(spent) = what { spent.assault } else { None });
        last == Some(true)
    }

    pub(crate) fn declare(&mut self, record: &Record) {
        let firers = record.shots.iter().map(|shot| self.firer(shot, &record.aim)).collect();
        let mover = record.aim.mover.map(|who| self.man(who).id());
        let target = Target {
            locations: record.aim.cells.iter().map(|at| location(*at)).collect(),
            units: mover.iter().cloned().collect(),
            ranges: self.ranges(record),
            target_type: None,
            answers: mover,
        };
        let column = record.column.map(fp_of_column);
        self.push(What::FireAttack(FireAttack {
            attack: record.id,
            mode: record.aim.mode,
            firers,
            target,
            directors: record.led.iter().map(|who| self.man(*who).id()).collect(),
            vca: None,
            tca: None,
            fp: Some(record.sum.fp()),
            column,
        }));
    }

    /// Every other attack says how far it is to each Location, from its first firer.
    fn ranges(&self, record: &Record) -> Vec<u16> {
        let from = record.shots.first().map(|shot| self.man(shot.who).cell);
        let cells = record.aim.cells.iter().filter(|_| record.id.0.is_multiple_of(2));
        from.map_or(Vec::new(), |from| cells.map(|(to, _)| from.range(*to) as u16).collect())
    }

    /// A firer as the log writes it.
    fn firer(&self, shot: &Shot, aim: &Aim) -> Firer {
        let man = self.man(shot.who);
        let factor = |(op, name): (Op, &str)| {
            let op = match op {
                Op::Times(n) => FactorOp::Times(n),
                Op::Half => FactorOp::Half,
                Op::Plus => FactorOp::Plus(Power::whole(1).fp()),
            };
            Factor { op, reason: Some(name.parse().expect("a name")) }
        };
        Firer {
            unit: man.id(),
            with: None,
            weapon: man.weapon(shot.arm),
            hex: None,
            base: Some(Power::whole(man.values(shot.arm).0).fp()),
            factors: self.factors(shot, aim).into_iter().map(factor).collect(),
            rof_kept: shot.again,
            to_kill: false,
            spotter: None,
        }
    }

    /// The roll: Cowering, Final DR, result.
    pub(crate) fn resolve(&mut self, record: &mut Record) -> (i32, i32) {
        let (roll, colored, white) = self.roll_two(Purpose::Ift, None, record.id);
        // Nobody fires Residual FP: the DEFENDER makes the DR.
        let side = record.shots.first().map_or(1, |shot| self.man(shot.who).side);
        self.may_wake(side, roll, colored + white);
        record.cowered = if colored == white { self.shift(record) } else { 0 };
        record.used = record.column.and_then(|column| column.checked_sub(record.cowered));
        record.total = colored + white + record.drm.iter().map(|(_, value)| value).sum::<i32>();
        record.result = chart().result(record.used, record.total);
        let none = || ColumnFp::whole(0);
        let void = record.column.filter(|_| record.used.is_none()).map(|_| none());
        self.push(What::IftResolved(IftResolved {
            attack: record.id,
            roll,
            drm: record.drm.iter().map(|(name, value)| drm_line(name, *value)).collect(),
            column: record.used.map(fp_of_column).or(void),
            total: Some(i16::try_from(record.total).expect("a small total")),
            result: Some(record.result.word().parse().expect("a name")),
            locations: Vec::new(),
        }));
        (colored, white)
    }

    /// Columns that a double costs (A7.9).
    pub(crate) fn shift(&self, record: &Record) -> usize {
        let men = || record.shots.iter().map(|shot| self.man(shot.who));
        let lane = record.shots.iter().any(|shot| matches!(shot.arm, Arm::Lane(_)));
        if lane || !record.led.is_empty() || men().all(Man::is_steady) {
            return 0;
        }
        1 + usize::from(men().any(|man| man.green))
    }

    /// What the firers have used up.
    fn pay(&mut self, record: &Record, colored: i32, white: i32) {
        let phase = fire_phase(record.aim.mode);
        for shot in &record.shots {
            let second = shot.second;
            let man = self.man_mut(shot.who);
            man.fired = Some(phase);
            let small = man.kind != Kind::Squad;
            man.spent |= second && (small || record.aim.mode == FireMode::Subsequent);
            match shot.arm {
                Arm::Inherent => man.inherent = true,
                Arm::Lane(_) => {}
                Arm::Gun(n) => {
                    let gun = &mut man.guns[n];
                    gun.shots += 1;
                    gun.kept = colored <= gun.rof && !second;
                }
            }
            let cell = self.man(shot.who).cell;
            for (at, _) in &record.aim.cells {
                self.bound.insert((cell, *at, record.aim.mover));
            }
        }
        for who in &record.led {
            let fired: Vec<(usize, Arm)> = record.shots.iter().map(|s| (s.who, s.arm)).collect();
            let man = self.man_mut(*who);
            match &mut man.led {
                Some((_, _, again)) => *again |= record.shots.iter().any(|shot| !shot.again),
                None => man.led = Some((phase, fired, false)),
            }
        }
        self.malfunction(record, colored + white);
        if record.cowered > 0 {
            self.cower(record);
        }
    }

    /// B12, two lower in Sustained Fire (A9.3) and one for the Inexperienced (A19.32): one weapon that it is enough for fails.
    fn malfunction(&mut self, record: &Record, original: i32) {
        let fired =
            |shot: &Shot| matches!(shot.arm, Arm::Gun(n) if record.before[shot.who].guns[n].shots > 0);
        let sustained = |shot: &Shot| shot.second && fired(shot);
        let number = |shot: &Shot| 12 - 2 * i32::from(sustained(shot)) - i32::from(self.man(shot.who).green);
        let gun =
            record.shots.iter().find(|shot| matches!(shot.arm, Arm::Gun(_)) && original >= number(shot));
        let Some(shot) = gun else { return };
        // While anything lowers it the printed B# is an X# (A.11).
        let wear = if number(shot) < 12 && original == 12 { Wear::Disabled } else { Wear::Malfunctioned };
        let (unit, weapon) = (self.man(shot.who).id(), self.man(shot.who).weapon(shot.arm));
        if let Arm::Gun(n) = shot.arm {
            self.man_mut(shot.who).guns[n].out = true;
        }
        self.push(What::WeaponFailed(WeaponFailed { unit, weapon, wear, roll: None }));
    }

    /// Random Selection of who is marked for good; a lone unit needs none (A7.9).
    fn cower(&mut self, record: &Record) {
        let mut able: Vec<usize> = record.shots.iter().map(|shot| shot.who).collect();
        able.dedup();
        able.retain(|who| !self.man(*who).is_steady());
        let chosen = if able.len() > 1 { self.select(record.id, &able, 1) } else { able };
        chosen.into_iter().for_each(|who| self.man_mut(who).spent = true);
    }

    /// Random Selection: the units with the `n` highest dice, ties included (A.9).
    pub(crate) fn select(&mut self, id: AttackId, among: &[usize], n: usize) -> Vec<usize> {
        let mut dice = Vec::new();
        for who in among {
            let unit = self.man(*who).id();
            dice.push((*who, self.roll_one(Purpose::Rs, Some(unit), id)));
        }
        let mut faces: Vec<i32> = dice.iter().map(|(_, (_, pips))| *pips).collect();
        faces.sort_unstable();
        let least = faces[faces.len() - n];
        let chosen: Vec<usize> =
            dice.iter().filter(|(_, (_, pips))| *pips >= least).map(|(who, _)| *who).collect();
        let rolls = dice.iter().map(|(who, (roll, _))| (self.man(*who).id(), *roll)).collect();
        let names = chosen.iter().map(|who| self.man(*who).id()).collect();
        self.push(What::RandomlySelected(RandomlySelected { attack: Some(id), rolls, chosen: names }));
        chosen
    }

    /// Encirclement by this attack and those before it in a row (A7.7, A7.71).
    fn surround(&mut self, record: &mut Record) {
        if record.aim.mover.is_some() {
            return;
        }
        let at: Vec<_> = record.aim.cells.iter().map(|(cell, _)| *cell).collect();
        self.rows.retain(|cell, _| at.contains(cell));
        for cell in at {
            self.surround_hex(record, cell);
        }
    }

    fn surround_hex(&mut self, record: &mut Record, cell: asl_core::vocab::hex::Cell) {
        let mut row = self.rows.remove(&cell).unwrap_or_default();
        if self.is_potent(record) {
            for man in record.shots.iter().filter_map(|shot| self.in_range(shot, cell)) {
                row.firers.insert(man);
                row.entries.extend(entry(cell, self.man(man).cell));
            }
            let free = |who: &usize| !self.man(*who).encircled && self.man(*who).cell == cell;
            let free: Vec<usize> = record.targets.iter().copied().filter(free).collect();
            if row.firers.len() > 1 && encircles(&row.entries) && !free.is_empty() {
                record.sealed = Some(self.steps.len());
                let hex = Some(Map::sheet().hex(cell));
                let marker = Marker::Encircled;
                self.push(What::MarkerPlaced(MarkerPlaced { unit: None, hex, marker, removed: false }));
                free.into_iter().for_each(|who| self.man_mut(who).encircled = true);
            }
        }
        self.rows.insert(cell, row);
    }

    /// Only fire within normal range contributes.
    fn in_range(&self, shot: &Shot, cell: asl_core::vocab::hex::Cell) -> Option<usize> {
        let man = self.man(shot.who);
        (man.cell.range(cell) <= man.values(shot.arm).1).then_some(shot.who)
    }

    /// Some Original DR could give a NMC: a double on the cowered column, else a 3.
    pub(crate) fn is_potent(&self, record: &Record) -> bool {
        let drm: i32 = record.drm.iter().map(|(_, value)| value).sum();
        let cowered = record.column.and_then(|column| column.checked_sub(self.shift(record)));
        let gives =
            |column, original: i32| chart().result(column, original + drm) >= super::chart::Res::Mc(0);
        gives(cowered, 2) || gives(record.column, 3)
    }
}

/// A column as the log names it.
pub(crate) fn fp_of_column(n: usize) -> ColumnFp {
    ColumnFp::whole(u8::try_from(chart().columns[n]).expect("a small column"))
}

/// The product: Assault Fire last, then rounded up.
pub(crate) fn power(factors: &[(Op, &str)], base: i64) -> Power {
    factors.iter().fold(Power::whole(base), |power, (op, _)| match op {
        Op::Times(n) => power.times(i64::from(*n)),
        Op::Half => power.half(),
        Op::Plus => power.and(Power::whole(1)).ceil(),
    })
}
