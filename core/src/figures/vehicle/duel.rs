//! Gun Duels (C2.2401): the shot of a moving vehicle at who declared First Fire at it, before that was resolved.

use crate::event::{FireMode, Firer, ToHitAttempt, UnitId};
use crate::facts::Ctx;
use crate::figures::to_hit::dice::dice;
use crate::state::Attack;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use crate::vocab::{Modifier, WeaponKind};

/// The two shots of a Gun Duel.
#[derive(Clone, Copy)]
pub(crate) struct Duel<'c> {
    /// That of the DEFENDER, declared first.
    pub(crate) defender: &'c Attack,
    /// That of the vehicle that moves.
    pub(crate) mover: &'c Attack,
}

impl<'c> Duel<'c> {
    /// The Gun Duel that an attack has part in. `None` where the two had another in this MPh, which changes the sums (C2.2401).
    pub(crate) fn of(ctx: &Ctx<'c>, attack: &'c Attack) -> Option<Duel<'c>> {
        let mut all = ctx.before.attacks.values().flat_map(|other| {
            [Duel { defender: attack, mover: other }, Duel { defender: other, mover: attack }]
        });
        let duel = all.find(|duel| duel.is_one(ctx))?;
        let again = |other: &Attack| {
            let earlier = other.seq < duel.defender.seq && other.declared.mode == FireMode::Bounding;
            earlier && firer_of(other) == firer_of(duel.mover)
        };
        (!ctx.before.attacks.values().any(again)).then_some(duel)
    }

    fn is_one(&self, ctx: &Ctx<'_>) -> bool {
        let (defender, mover) = (self.defender, self.mover);
        let modes = defender.is_first_fire() && mover.declared.mode == FireMode::Bounding;
        let ([by], [at]) = (defender.declared.firers.as_slice(), mover.declared.firers.as_slice()) else {
            return false;
        };
        let ordered = modes && mover.phase == Some(Phase::MPh) && defender.seq < mover.seq;
        let made = |attack: &Attack| {
            let (roll, _) = attack.to_hits.first()?;
            Some(ctx.before.rolls.get(roll)?.made)
        };
        ordered
            && [by, at].into_iter().all(|firer| is_ordnance(ctx, firer))
            && defender.targets == [at.unit.clone()]
            && is_at(mover, defender, by)
            && made(defender).is_none_or(|made| made > mover.seq)
    }

    /// The other of the two.
    pub(crate) fn other(&self, attack: &Attack) -> &'c Attack {
        if attack.seq == self.mover.seq { self.defender } else { self.mover }
    }
}

fn firer_of(attack: &Attack) -> Option<&UnitId> {
    attack.declared.firers.first().map(|firer| &firer.unit)
}

/// Is the shot of the vehicle at the Gun that fires at it, or at who mans that?
pub(crate) fn is_at(mover: &Attack, defender: &Attack, by: &Firer) -> bool {
    let crew = defender.gun_crews.get(&by.unit);
    mover.targets.contains(&by.unit) || crew.is_some_and(|crew| mover.targets.contains(crew))
}

/// A Gun, or the ordnance of a vehicle.
pub(crate) fn is_ordnance(ctx: &Ctx<'_>, firer: &Firer) -> bool {
    let def = ctx.unit(&firer.unit).map(|(_, def)| def);
    ctx.scenario.weapon_kind(def, &firer.weapon) == Some(WeaponKind::Ordnance)
}

/// What the order of a Gun Duel hangs on: the Cases that the firer pays, and acquisition. `None` where a DRM of a roll is not told, may be
/// of either sort, or is left out of that sum in part (C4, gyrostabilizer).
#[expect(clippy::wildcard_enum_match_arm, reason = "of no other DRM is it told whether it is the firer's")]
pub(crate) fn duel_sum(attempt: &ToHitAttempt) -> Option<Drm> {
    let mut sum = Drm(0);
    for line in &attempt.drm {
        match line.means()? {
            Modifier::A
            | Modifier::B
            | Modifier::C
            | Modifier::C1
            | Modifier::C2
            | Modifier::D
            | Modifier::E
            | Modifier::F
            | Modifier::H
            | Modifier::I
            | Modifier::N => sum = sum + line.value?,
            Modifier::J
            | Modifier::J1
            | Modifier::J2
            | Modifier::Ffnam
            | Modifier::Ffmo
            | Modifier::K
            | Modifier::L
            | Modifier::O
            | Modifier::P
            | Modifier::Tem
            | Modifier::Hindrance => {}
            _ => return None,
        }
    }
    Some(sum)
}

/// The Final To Hit DR: as told, else by dice and DRM.
pub(crate) fn final_to_hit(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Option<i16> {
    let by_dice = || {
        let drm = attempt.drm.iter().try_fold(Drm(0), |sum, line| Some(sum + line.value?))?;
        Some(dice(ctx, attempt)?.with(drm))
    };
    attempt.total.or_else(by_dice)
}
