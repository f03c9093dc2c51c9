//! Where a legal turn is spoiled: its log and its attacks, and the tools to change, drop and insert.

use crate::fire_generator::bench::Bench;
use crate::fire_generator::chart::chart;
use crate::fire_generator::men::{Arm, Man};
use crate::fire_generator::play::{Player, Record, game, location};
use crate::generator::chance::Chance;
use crate::generator::log::{die, dr};
use crate::second_player::{Played, Spoiled};
use asl_core::audit::{Game, Replay};
use asl_core::event::*;
use asl_core::state::State;
use asl_core::vocab::dice::Dice;
use asl_core::vocab::hex::Cell;
use asl_core::vocab::num::Fp;

/// A turn being spoiled.
pub(crate) struct Workshop {
    pub(crate) player: Player,
    pub(crate) c: Chance,
    at: Option<usize>,
    rolls: u32,
}

impl Spoiled for Workshop {
    fn of(seed: u64) -> Workshop {
        let player = Player::play(seed);
        Workshop { c: Chance::of(player.seed ^ 0x5EED), player, at: None, rolls: 900 }
    }

    fn game(&self) -> (Game, u64) {
        (game(&self.player.start, &self.player.steps), self.at.map_or(0, |at| at as u64 + 1))
    }
}

impl Bench for Workshop {
    fn steps(&mut self) -> &mut Vec<What> {
        &mut self.player.steps
    }

    fn first(&mut self) -> &mut Option<usize> {
        &mut self.at
    }
}

impl Workshop {
    /// A random attack of which this is true.
    pub(crate) fn find(&mut self, fits: impl Fn(&Record) -> bool) -> Option<Record> {
        let all: Vec<usize> =
            (0..self.player.records.len()).filter(|n| fits(&self.player.records[*n])).collect();
        let n = self.c.pick_any(&all)?;
        Some(self.player.records[n].clone())
    }

    /// The position in which a step is taken.
    pub(crate) fn before(&self, n: usize) -> State {
        Replay::of(&game(&self.player.start, &self.player.steps)).before(n + 1)
    }

    /// The declaration of an attack, to be changed.
    pub(crate) fn declared(&mut self, record: &Record) -> &mut FireAttack {
        let What::FireAttack(attack) = self.what(record.fire) else { panic!("no declaration") };
        attack
    }

    /// Its roll, to be changed.
    pub(crate) fn rolled(&mut self, record: &Record) -> &mut IftResolved {
        let What::IftResolved(ift) = self.what(record.fire + 2) else { panic!("no roll") };
        ift
    }

    /// A check, to be changed.
    pub(crate) fn checked(&mut self, n: usize) -> &mut Checked {
        let What::Checked(checked) = self.what(n) else { panic!("no check") };
        checked
    }

    /// The dice of an attack.
    pub(crate) fn dice(&self, record: &Record) -> (i32, i32) {
        let What::DiceRolled(DiceRolled { dice: Dice::Dr(dr), .. }) = &self.player.steps[record.fire + 1]
        else {
            panic!("no dice")
        };
        (i32::from(dr.colored.pips()), i32::from(dr.white.pips()))
    }

    /// The sum, the column and the roll follow the factors as they now stand.
    pub(crate) fn resum(&mut self, record: &Record) {
        let attack = self.declared(record);
        let sum = attack.firers.iter().map(said).reduce(|sum, fp| sum + fp).unwrap_or_default();
        attack.fp = Some(sum);
        attack.column = None;
        self.rolled(record).column = None;
    }

    /// Final DR and result follow the DRM as they now stand.
    pub(crate) fn retotal(&mut self, record: &Record) {
        let (a, b) = self.dice(record);
        let used = record.used;
        let ift = self.rolled(record);
        let drm: i32 = ift.drm.iter().map(|line| i32::from(line.value.unwrap_or_default().0)).sum();
        let total = a + b + drm;
        ift.total = Some(total as i16);
        ift.result = Some(chart().result(used, total).word().parse().expect("a name"));
    }

    /// A further attack that says no figures, with a roll of no effect.
    #[expect(clippy::too_many_lines, reason = "events of many fields")]
    pub(crate) fn shoot(
        &mut self,
        n: usize,
        man: &Man,
        arm: Arm,
        mode: FireMode,
        at: (Cell, i8),
        led: Vec<UnitId>,
    ) {
        self.rolls += 1;
        let (attack, roll) = (AttackId(self.rolls), RollId(self.rolls));
        let firer = Firer {
            unit: man.id(),
            with: None,
            weapon: man.weapon(arm),
            hex: None,
            base: None,
            factors: Vec::new(),
            rof_kept: false,
            to_kill: false,
            spotter: None,
        };
        let first = matches!(mode, FireMode::First | FireMode::Subsequent);
        let mover = self.mover_before(n).filter(|_| first);
        let target = Target {
            locations: vec![location(at)],
            units: mover.iter().cloned().collect(),
            ranges: Vec::new(),
            target_type: None,
            answers: mover,
        };
        let dice = dr(6, 5);
        let (roller, evidence) = ("p".parse().expect("a text"), Evidence::Declared);
        let rolled = DiceRolled {
            roll,
            dice,
            purpose: Purpose::Ift,
            unit: None,
            attack: Some(attack),
            roller,
            evidence,
        };
        let (fp, column, total, result) = (None, None, None, None);
        let drm = Vec::new();
        self.insert(
            n,
            What::IftResolved(IftResolved { attack, roll, drm, column, total, result, locations: vec![] }),
        );
        self.insert(n, What::DiceRolled(rolled));
        let (directors, firers) = (led, vec![firer]);
        let fire = FireAttack { attack, mode, firers, target, directors, vca: None, tca: None, fp, column };
        self.insert(n, What::FireAttack(fire));
    }

    fn mover_before(&self, n: usize) -> Option<UnitId> {
        self.player.steps[..n]
            .iter()
            .rev()
            .find_map(|what| if let What::MfSpent(spent) = what { Some(spent.unit.clone()) } else { None })
    }

    /// The units as they are after an attack: before the next one, else at the end.
    pub(crate) fn after(&self, record: &Record) -> Vec<Man> {
        let next = self.player.records.iter().find(|other| other.fire > record.fire);
        next.map_or_else(|| self.player.world.men.clone(), |next| next.before.clone())
    }

    /// One more roll.
    pub(crate) fn another_roll(&mut self, record: &Record) -> (RollId, What) {
        self.rolls += 1;
        let (roll, roller) = (RollId(self.rolls), "p".parse().expect("a text"));
        let (dice, evidence) =
            (Dice::Dr(asl_core::vocab::dice::Dr { colored: die(6), white: die(5) }), Evidence::Declared);
        let attack = Some(record.id);
        let purpose = Purpose::Ift;
        (roll, What::DiceRolled(DiceRolled { roll, dice, purpose, unit: None, attack, roller, evidence }))
    }
}

/// FP as the factors say.
pub(crate) fn said(firer: &Firer) -> Fp {
    let mut fp = firer.base.unwrap_or_default();
    for factor in &firer.factors {
        fp = match factor.op {
            FactorOp::Times(n) => fp.times(u32::from(n)),
            FactorOp::Half => fp.halved(),
            FactorOp::Plus(more) => Fp::whole((fp + more).ceil()),
        };
    }
    fp
}
