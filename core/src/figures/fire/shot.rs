//! The FP of one firer at each Location: a sum of lines, from the unit, its weapon, range, phase and what it did before.

use crate::counter::Infantry;
use crate::event::{Factor, FactorOp, FireAttack, FireMode, Firer, Level, Status, UnitId, Use};
use crate::facts::{Ctx, Shot, Volley};
use crate::figures::fire::inherent::{is_apart, is_spent_beyond};
use crate::figures::fire::reason::{cites, operation, row, rule_of};
use crate::figures::fire::subsequent::{is_by_word, is_too_far, kept_its_rof};
use crate::figures::fire::{earlier, since, smc, spraying};
use crate::figures::infantry::sw::SW_PER_SQUAD;
use crate::figures::to_hit::acquired::stands;
use crate::figures::vehicle::motion_fire;
use crate::figures::vehicle::riders::is_mounted;
use crate::state::{Attack, all_dash, side_of};
use crate::tally::{AddUp, Bare, Blame, Step, Tally};
use crate::vocab::hex::Cell;
use crate::vocab::num::Fp;
use crate::vocab::phase::Phase;
use crate::vocab::{Reason, WeaponKind, WeaponMount, Word};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// All firers of an attack, apart from its volley.
#[must_use]
pub fn shots<'c>(ctx: &Ctx<'c>, attack: &'c FireAttack) -> Vec<Shot<'c>> {
    Volley::of(ctx, attack).into_shots()
}

impl Shot<'_> {
    /// Did the player name this reason?
    #[must_use]
    pub fn says(&self, reason: Reason) -> bool {
        self.said(reason) > 0
    }

    /// How often the player named it.
    #[must_use]
    pub fn said(&self, reason: Reason) -> usize {
        self.named(reason) + self.named_area(reason) + self.guessed(reason)
    }

    fn named(&self, reason: Reason) -> usize {
        self.firer.factors.iter().filter(|factor| means(factor) == Some(reason)).count()
    }

    /// How often `area` stands for this ground: each stands for the first one that is due and not named by itself, and
    /// where none is for a Snap Shot, else for a concealed target (A7.23).
    fn named_area(&self, reason: Reason) -> usize {
        let (area, is_ground) = (self.named(Reason::Area), Reason::AREA_FIRE.contains(&reason));
        if area == 0 || !is_ground {
            return 0;
        }
        let meant = self.meant_by_area(area);
        let concealed = reason == Reason::Concealed && !self.may_be_snap_shot();
        usize::from(meant.contains(&reason)) + if concealed { area - meant.len() } else { 0 }
    }

    fn meant_by_area(&self, area: usize) -> Vec<Reason> {
        let unnamed = |ground: &Reason| self.named(*ground) == 0 && self.due(*ground, 0) == Some(true);
        Reason::AREA_FIRE.into_iter().filter(unnamed).take(area).collect()
    }

    /// First Fire at a mover may be a Snap Shot (A8.15); that it is one, no log shows but by the player's word.
    fn may_be_snap_shot(&self) -> bool {
        self.mode() == FireMode::First && self.attack.target.answers.is_some()
    }

    /// How often `area` stands for a Snap Shot, which the player's word makes.
    fn snap_shots(&self) -> usize {
        let area = self.named(Reason::Area);
        if area == 0 || !self.may_be_snap_shot() { 0 } else { area - self.meant_by_area(area).len() }
    }

    /// Whose LOS counts: that of the Spotter of a MTR (C9.3), else of the firer.
    #[must_use]
    pub fn observer(&self) -> &UnitId {
        observer(self.firer)
    }

    /// It is a member whose LOS to every target is attested as blocked (A7.52).
    #[must_use]
    pub fn is_blocked(&self) -> bool {
        let targets = self.targets();
        let blocked = |target: &UnitId| self.ctx.sees(self.observer(), target) == Some(false);
        !targets.is_empty() && targets.iter().all(blocked)
    }

    fn has(&self, status: Status) -> bool {
        self.unit.is_some_and(|unit| unit.status.has(status))
    }

    /// It has a status.
    #[must_use]
    pub fn is(&self, status: Status) -> bool {
        self.has(status)
    }

    /// Is the factor due against the `n`th Location? `None` when the log does not say enough.
    #[must_use]
    pub fn due(&self, reason: Reason, n: usize) -> Option<bool> {
        if n == 0 { self.due_by(reason, || self.is_due(reason, 0)) } else { self.is_due(reason, n) }
    }

    fn is_due(&self, reason: Reason, n: usize) -> Option<bool> {
        match reason {
            Reason::Pbf => self.pbf(n),
            Reason::Tpbf => self.tpbf(n),
            Reason::LongRange => self.long_range(n),
            Reason::Concealed => self.concealed(n),
            Reason::Afph => Some(self.afph()),
            Reason::Pin => Some(self.is_halved_by_pin()),
            Reason::Subsequent => self.subsequent(),
            // There is no such fire (A8.4, A7.351, A7.352): the player's word counts.
            Reason::FinalFire if is_by_word(self) || is_spent_beyond(self) => None,
            Reason::FinalFire => Some(self.is_second_fire() && self.is_area_fire() && !self.is_once_a_turn()),
            Reason::Spraying => Some(spraying::places(self.attack) > 1),
            Reason::Bounding => self.bounding(),
            Reason::Motion => Some(motion_fire::is_motion_fire(&self.ctx, self.firer)),
            Reason::LoneSmc => smc::is_lone(self),
            Reason::Dash => Some(self.is_at_dash()),
            Reason::Assault => self.assault(n),
            Reason::Mounted => self.mounted(),
            Reason::SnapShot | Reason::Area => None,
        }
    }

    /// Small Arms or a MG at Infantry in the road that it Dashes across (A4.63), when the attack was declared.
    fn is_at_dash(&self) -> bool {
        if self.mode() != FireMode::First || self.kind().is_some_and(|kind| kind != WeaponKind::Mg) {
            return false;
        }
        let before = self.ctx.before;
        let made = before.attacks.get(&self.attack.attack).filter(|made| made.declared == *self.attack);
        made.map_or_else(|| all_dash(before, self.targets()), |made| made.at_dash)
    }

    /// Subsequent First Fire and FPF. [EXC: an ATR, or a SW of another kind, that did not fire yet is in its First Fire beside
    /// them (A8.3, C13.24); the log does not tell of a MG or IFE, which take part with all others.]
    fn subsequent(&self) -> Option<bool> {
        if !matches!(self.mode(), FireMode::Subsequent | FireMode::Fpf) || !self.is_area_fire() {
            return Some(false);
        }
        match self.kind() {
            None => Some(true),
            Some(_) if !self.is_fresh() && !kept_its_rof(self) => Some(true),
            Some(WeaponKind::Mg | WeaponKind::Ife) if self.infantry().is_some() => None,
            Some(WeaponKind::Mg | WeaponKind::Ife) => Some(true),
            Some(_) => Some(false),
        }
    }

    /// A weapon that its unit has not fired in this fire phase before this attack.
    pub(crate) fn is_fresh(&self) -> bool {
        let before = earlier::shots_before(&self.ctx, &self.firer.unit, &self.firer.weapon);
        before.iter().all(|attack| attack.declared.attack == self.attack.attack)
    }

    /// Neither ordnance, MOL nor a Fire Lane, which know no Area Fire halving (A7.23, A9.22).
    pub(super) fn is_area_fire(&self) -> bool {
        let whole = |kind: WeaponKind| matches!(kind, WeaponKind::Mol | WeaponKind::FireLane);
        !self.kind().is_some_and(|kind| kind.is_ordnance() || whole(kind))
    }

    /// Fire that PBF and TPBF multiply: not ordnance (A7.21), nor FT, MOL and DC, whose FP are fixed.
    fn is_multiplied(&self) -> bool {
        !self.kind().is_some_and(|kind| kind.is_ordnance() || kind.is_assault_weapon())
    }

    /// Levels from target up to firer; none when one of them is IN a Depression.
    fn levels_above(&self, n: usize) -> Option<i32> {
        let own = self.unit.map_or(Level::At(0), |unit| unit.level);
        let (_, target) = self.at().get(n).copied().unwrap_or((Cell { x: 0, y: 0 }, Level::At(0)));
        match (own, target) {
            (Level::At(own), Level::At(target)) => Some(i32::from(own) - i32::from(target)),
            (Level::In, Level::In) => Some(0),
            (Level::In, Level::At(_)) | (Level::At(_), Level::In) => None,
        }
    }

    /// ADJACENT, or the next hex at most a level up, or any level down (A7.21).
    fn pbf(&self, n: usize) -> Option<bool> {
        if !self.is_multiplied() {
            return Some(false);
        }
        match (self.range_to(n)?, self.levels_above(n)) {
            (1, Some(above)) => Some(above >= -1),
            (1, None) => None,
            (0, Some(above)) => Some(self.tpbf(n) == Some(false) && above >= -1),
            (0, None) => None,
            (_, _) => Some(false),
        }
    }

    /// The own Location, or from above at PRC that entered the hex (A7.21, A7.211).
    fn tpbf(&self, n: usize) -> Option<bool> {
        if !self.is_multiplied() {
            return Some(false);
        }
        if self.range_to(n)? > 0 {
            return Some(false);
        }
        let above = self.levels_above(n)?;
        Some(above == 0 || (above > 0 && self.is_defender() && self.targets_ride()))
    }

    fn is_defender(&self) -> bool {
        let side = side_of(self.ctx.before, self.ctx.scenario, &self.firer.unit);
        side.is_some() && side != self.ctx.before.side.as_ref()
    }

    fn targets_ride(&self) -> bool {
        let targets = self.targets();
        let rides = |id: &UnitId| {
            let unit = self.ctx.before.units.get(id);
            let vehicle = self.ctx.vehicle(id).is_some();
            vehicle || unit.is_some_and(|unit| unit.aboard.is_some() || unit.got_off)
        };
        !targets.is_empty() && targets.iter().all(rides)
    }

    fn long_range(&self, n: usize) -> Option<bool> {
        if self.kind().is_some_and(WeaponKind::has_no_long_range) {
            return Some(false);
        }
        // There is no such fire (A8.3): the player's word counts.
        if is_too_far(self, n) {
            return None;
        }
        Some(self.range_to(n)? > self.normal_range()?)
    }

    fn afph(&self) -> bool {
        let by_kind = self.kind().is_some_and(|kind| kind.is_ordnance() || kind.is_assault_weapon());
        let exempt = by_kind || self.firer.to_kill;
        self.ctx.before.phase == Some(Phase::AFPh) && self.mode() != FireMode::Opportunity && !exempt
    }

    /// Non-ordnance fire but FT, MOL and DC; whether a gyrostabilized CMG's gun had acquired the target, the log
    /// tells only in part (D3.31).
    fn bounding(&self) -> Option<bool> {
        let by_kind = self.kind().is_some_and(|kind| kind.is_ordnance() || kind.is_assault_weapon());
        let vehicular = self.def().is_some_and(|def| def.vehicle.is_some());
        let aboard = self.unit.is_some_and(|unit| unit.aboard.is_some());
        if self.mode() != FireMode::Bounding || by_kind || self.firer.to_kill || !(vehicular || aboard) {
            return Some(false);
        }
        match self.is_gyro_cmg() {
            true if self.has_acquired() => (!self.says(Reason::Bounding)).then_some(false),
            true if self.has_aimed_at_target() => None,
            true | false => Some(true),
        }
    }

    /// A MG or IFE of a vehicle, which has no second attack to be halved (D3.5).
    fn is_once_a_turn(&self) -> bool {
        let light = matches!(self.kind(), Some(WeaponKind::Mg | WeaponKind::Ife));
        light && self.def().is_some_and(|def| def.vehicle.is_some())
    }

    /// The coaxial MG of a gyrostabilized vehicle.
    #[must_use]
    pub fn is_gyro_cmg(&self) -> bool {
        let gyro = self.def().and_then(|def| def.vehicle.as_ref()).is_some_and(|vehicle| vehicle.gyro);
        let mount = self.def().and_then(|def| def.mount_of(&self.firer.weapon));
        gyro && self.kind() == Some(WeaponKind::Mg) && mount == Some(WeaponMount::Turret)
    }

    /// Its vehicle rolled To Hit at a target of this shot before, and at nothing else since: it can have acquired it.
    #[must_use]
    pub fn has_aimed_at_target(&self) -> bool {
        let targets = self.targets();
        self.unit.is_some_and(|unit| targets.iter().any(|target| unit.aimed_at.contains(target)))
    }

    /// Its vehicle rolled To Hit in this phase at the one unit that it is at, then Known, and has not lost it since; or before,
    /// and the target has not left its hex (C6.5): it has acquired it.
    #[must_use]
    pub fn has_acquired(&self) -> bool {
        let ([target], Some(unit)) = (self.targets(), self.unit) else { return false };
        let kept = unit.rolled_at.get(target).is_some_and(|rolls| *rolls > 0);
        let before = kept && self.ctx.tells_all() && stands(&self.ctx, unit, target);
        before || self.has_acquired_now()
    }

    /// The same of this phase alone.
    #[must_use]
    pub fn has_acquired_now(&self) -> bool {
        let ([target], Some(unit)) = (self.targets(), self.unit) else { return false };
        let kept = unit.rolled_at.get(target).is_some_and(|rolls| *rolls > 0);
        let at_it = |a: &Attack| a.known && !a.to_hits.is_empty() && a.targets.contains(target);
        let now = |a: &&Attack| a.phase == self.ctx.before.phase;
        kept && self.ctx.before.attacks_by(&self.firer.unit).into_iter().filter(now).any(at_it)
    }

    /// Riders, and Passengers of a truck. In Motion in the AFPh, aboard other vehicles, and of Cavalry the player's word
    /// counts.
    fn mounted(&self) -> Option<bool> {
        let carrier = self.unit?.aboard.as_ref().and_then(|id| self.ctx.vehicle(id));
        let (_, vehicle) = carrier.filter(|_| self.infantry().is_some() && self.is_multiplied())?;
        let halved = is_mounted(vehicle);
        let thrice = self.afph() && motion_fire::is_motion_fire(&self.ctx, self.firer);
        (halved && !thrice).then_some(true)
    }

    fn is_halved_by_pin(&self) -> bool {
        let subject = match self.kind() {
            None | Some(WeaponKind::Mg | WeaponKind::Ife | WeaponKind::Canister) => true,
            Some(kind) => kind == WeaponKind::Ft && self.def().is_some_and(|def| def.vehicle.is_some()),
        };
        subject && since::was_pinned(&self.ctx, self.attack, &self.firer.unit) && !self.is_closed_topped()
    }

    /// A closed-topped AFV, whose pinned crew goes BU and suffers no more (A7.82).
    #[must_use]
    pub fn is_closed_topped(&self) -> bool {
        let vehicle = self.def().and_then(|def| def.vehicle.as_ref());
        vehicle.is_some_and(|vehicle| vehicle.afv && vehicle.open_topped == Some(false))
    }

    /// Final Fire by a unit that First Fired with this already (A8.4), or of inherent FP that a small unit had
    /// lost by its SW or the Gun it mans, a squad by two of them (A7.353). A weapon that kept its ROF is under no counter.
    fn is_second_fire(&self) -> bool {
        let near = self.is_inherent() && self.range_to(0).is_some_and(|range| range <= 1);
        let lost = near && (self.infantry().is_some_and(Infantry::is_small) || self.first_fired_two_sw());
        let same = |f: &Firer| f.unit == self.firer.unit && (lost || f.weapon == self.firer.weapon);
        let fired = |a: &Attack| a.is_first_fire() && a.declared.firers.iter().any(&same);
        let kept = self.firer.rof_kept || (!self.is_inherent() && kept_its_rof(self));
        let second = self.mode() == FireMode::Final && !kept;
        let by_gun = || self.ctx.before.attacks_by_gun_of(&self.firer.unit).iter().any(|a| a.is_first_fire());
        second
            && (self.ctx.before.attacks_by(&self.firer.unit).into_iter().any(fired)
                || lost && self.is_inherent() && by_gun())
    }

    /// The unit has used all SW that a squad may in its First Fire, and with them its inherent FP (A7.351).
    fn first_fired_two_sw(&self) -> bool {
        let attacks = self.ctx.before.attacks_by(&self.firer.unit).into_iter().filter(|a| a.is_first_fire());
        let own = attacks.flat_map(|a| &a.declared.firers).filter(|f| f.unit == self.firer.unit);
        let sw: BTreeSet<_> = own
            .map(|f| &f.weapon)
            .filter(|weapon| **weapon != Use::Inherent && !is_apart(self, weapon))
            .collect();
        sw.len() >= SW_PER_SQUAD
    }

    fn assault(&self, n: usize) -> Option<bool> {
        let infantry = self.infantry()?;
        let entitled = self.is_inherent() && infantry.is_squad() && infantry.assault && self.afph();
        if entitled { self.long_range(n).map(|long| !long) } else { Some(false) }
    }

    /// Its FP against the `n`th Location with every factor that is due; where that cannot be told, the
    /// player's word counts.
    #[must_use]
    pub fn fp(&self, n: usize) -> Option<Tally<Fp>> {
        let mut tally = Tally::new();
        self.add_up(n, &mut tally)?;
        Some(tally)
    }

    /// The figure of [`Shot::fp`] alone.
    #[must_use]
    pub fn worth(&self, n: usize) -> Option<Fp> {
        let mut sum = Bare(Fp::whole(0));
        self.add_up(n, &mut sum)?;
        Some(sum.0)
    }

    fn add_up(&self, n: usize, sum: &mut impl AddUp<Fp>) -> Option<()> {
        if smc::is_second_man(self) {
            return None;
        }
        let blame = Blame::on("A7.3-modify-each-then-sum");
        sum.step(Step::Plus(self.base()?), || [self.label().into(), "counter".into()], blame);
        for reason in Reason::SHEET {
            if self.due(reason, n).unwrap_or_else(|| self.says(reason)) && !self.waives(reason) {
                match reason == Reason::Concealed && self.is_as_concealed(n) {
                    true => add_as_concealed(sum),
                    false => add(sum, reason),
                }
            }
        }
        for (n, factor) in self.firer.factors.iter().enumerate().filter(|(_, factor)| !is_derived(factor)) {
            if self.stands_for(n).is_none() {
                add_said(sum, factor);
            }
        }
        (0..self.snap_shots()).for_each(|_| add(sum, Reason::SnapShot));
        Some(())
    }

    /// A bonus that a player who wrote the FP did not take (A7.36).
    fn waives(&self, reason: Reason) -> bool {
        reason == Reason::Assault && self.firer.base.is_some() && !self.says(reason)
    }

    /// The reason that a factor without one, with a word that nobody knows, or with the number of its rule stands for: the
    /// first that is due, does the same to the FP and is not named.
    pub(crate) fn stands_for(&self, factor: usize) -> Option<Reason> {
        let said = self.firer.factors.get(factor).filter(|factor| means(factor).is_none())?;
        let rule = rule_of(said);
        let told = |reason: Reason| {
            let by_rule =
                |f: &Factor| means(f).is_none() && rule_of(f).is_some_and(|rule| cites(reason, rule));
            let numbered = rule.is_none() && self.firer.factors.iter().any(by_rule);
            numbered || self.named(reason) + self.named_area(reason) > 0
        };
        let fits = |reason: &Reason| match rule {
            Some(rule) => cites(*reason, rule),
            None => *reason != Reason::Assault && operation(*reason) == said.op,
        };
        let like = |f: &&Factor| means(f).is_none() && f.op == said.op && rule_of(f) == rule;
        let turn = self.firer.factors.iter().take(factor).filter(like).count();
        let due = Reason::SHEET.into_iter().filter(|reason| operation(*reason) == said.op && fits(reason));
        due.filter(|reason| !told(*reason) && self.due(*reason, 0) == Some(true)).nth(turn)
    }

    /// How often a factor stands for this reason.
    fn guessed(&self, reason: Reason) -> usize {
        (0..self.firer.factors.len()).filter(|n| self.stands_for(*n) == Some(reason)).count()
    }

    /// Its FP by the factors that the player named, in the order named; Assault Fire rounded up at the end.
    #[must_use]
    pub fn said_fp(&self) -> Option<Fp> {
        let mut fp = self.firer.base?;
        for factor in &self.firer.factors {
            fp = match factor.op {
                FactorOp::Times(n) => fp.times(u32::from(n)),
                FactorOp::Half => fp.halved(),
                FactorOp::Plus(more) => fp + more,
            };
        }
        let rounded = self.says(Reason::Assault);
        Some(if rounded { Fp::whole(fp.ceil()) } else { fp })
    }

    /// What it fires, in words.
    pub(crate) fn label(&self) -> alloc::string::String {
        let kind = self.def().and_then(|def| def.kind.clone());
        match &self.firer.weapon {
            Use::Inherent => kind.unwrap_or_else(|| alloc::format!("{}", self.firer.unit)),
            Use::Sw(name) | Use::Weapon(name) => alloc::format!("{name}"),
            Use::Gun => "Gun".into(),
            Use::Ordnance => "ordnance".into(),
        }
    }
}

/// Whose LOS counts for a firer.
pub(crate) fn observer(firer: &Firer) -> &UnitId {
    firer.spotter.as_ref().unwrap_or(&firer.unit)
}

/// The reason that a factor names, when the book knows it.
pub(crate) fn means(factor: &Factor) -> Option<Reason> {
    factor.reason.as_ref().and_then(Word::means)
}

/// Does a sheet work out whether the factor is due?
fn is_derived(factor: &Factor) -> bool {
    means(factor).is_some_and(|reason| reason == Reason::Area || Reason::SHEET.contains(&reason))
}

/// The factor of a MG from afar (A9.4).
fn add_as_concealed(sum: &mut impl AddUp<Fp>) {
    let (.., clause) = row(Reason::Concealed);
    sum.step(
        step(operation(Reason::Concealed)),
        || ["as concealed".into(), "A9.4".into()],
        Blame::on(clause),
    );
}

fn add(sum: &mut impl AddUp<Fp>, reason: Reason) {
    let (label, rule, clause) = row(reason);
    let op = operation(reason);
    sum.step(step(op), || [label.into(), rule.into()], Blame::on(clause));
    if matches!(op, FactorOp::Plus(_)) && sum.figure() != Fp::whole(sum.figure().ceil()) {
        sum.step(Step::RoundUp, || ["to a whole FP".into(), rule.into()], Blame::on("A7.36-round-up"));
    }
}

const fn step(op: FactorOp) -> Step<Fp> {
    match op {
        FactorOp::Times(n) => Step::Times(n),
        FactorOp::Half => Step::Half,
        FactorOp::Plus(more) => Step::Plus(more),
    }
}

/// A factor that A7 does not name: by the player's word. One without any reason changes nothing.
fn add_said(sum: &mut impl AddUp<Fp>, factor: &Factor) {
    let Some(reason) = &factor.reason else { return };
    let label = || match factor.op {
        FactorOp::Times(_) => "declared".into(),
        FactorOp::Half | FactorOp::Plus(_) => alloc::format!("{reason}").into(),
    };
    sum.step(step(factor.op), || [label(), "A7.26".into()], Blame::on("A7.26-misc-modifiers"));
}
