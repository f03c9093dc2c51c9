//! The Target Facing of a hit: hull and turret, by the hexside through which it came (D3.2).

use crate::event::{Claim, Claimed, RollId, UnitId};
use crate::facts::Ctx;
use crate::figures::vehicle::arc::target_facing;
use crate::figures::vehicle::reaction::is_reaction_fire;
use crate::state::{Attack, Place, Unit};
use crate::vocab::WeaponKind;
use crate::vocab::dice::{Dice, Dr};
use crate::vocab::hex::{Cell, Facing, facing_by_crossing, line_of_entry};

/// The facing that a shot from a hex strikes, of the hull or of the turret; with the dice of its To Hit roll from
/// within the hex. `None` where facing or dice are not known.
#[must_use]
pub fn facing_struck(unit: &Unit, from: Cell, turret: bool, dr: Option<Dr>) -> Option<Facing> {
    match unit.place {
        Place::Bypass(place) => Some(place.facing_to(from)),
        Place::In(cell, hull) if cell != from => {
            let spine = if turret { unit.tca() } else { hull };
            let (a, b) = facing_by_crossing(spine?, line_of_entry(cell, from)?);
            Some(a.min(b))
        }
        // Reaction Fire at a vehicle that Overruns strikes the rear (D7.22): whoever knows the attack asks that first.
        Place::In(..) if unit.mph.overrun.is_some() => None,
        Place::In(..) => dr.map(|dr| match dr.colored.pips() {
            1 | 2 => Facing::Rear,
            3 | 4 => Facing::Side,
            _ => Facing::Front,
        }),
        Place::Off => None,
    }
}

/// The attack that a roll was made for: that whose To Hit or IFT roll it is, else the one that it names.
fn attack_of<'c>(ctx: &Ctx<'c>, roll: RollId) -> Option<&'c Attack> {
    let made = |attack: &&Attack| {
        attack.to_hits.iter().any(|(id, _)| *id == roll) || attack.rolls.iter().any(|r| r.said.roll == roll)
    };
    let named = || ctx.before.attacks.get(&ctx.before.rolls.get(&roll)?.attack?);
    ctx.before.attacks.values().find(made).or_else(named)
}

/// The last attack at a vehicle from a hex.
fn attack_from<'c>(ctx: &Ctx<'c>, id: &UnitId, from: Cell) -> Option<&'c Attack> {
    let at_it = |attack: &&Attack| attack.targets.contains(id) && firer_hex(attack) == Some(from);
    ctx.before.attacks.values().filter(at_it).max_by_key(|attack| attack.seq)
}

fn dr_of(ctx: &Ctx<'_>, roll: RollId) -> Option<Dr> {
    match ctx.before.rolls.get(&roll)?.dice {
        Dice::Dr(dr) => Some(dr),
        Dice::dr(_) | Dice::Three(..) => None,
    }
}

/// A facing claimed: of whom, what, for a shot from where, and the attack with its To Hit dice, where they are known.
pub(crate) struct Said<'c> {
    pub(crate) unit: &'c Unit,
    pub(crate) facing: Facing,
    pub(crate) from: Cell,
    attack: Option<&'c Attack>,
    pub(crate) dice: Option<Dr>,
}

/// The colored die of the To Hit roll is the lower one: the turret is hit, else the hull (C3.9).
pub(crate) fn turret_is_hit(dr: Dr) -> bool {
    dr.colored < dr.white
}

impl Said<'_> {
    /// The turret was hit: the colored die of the To Hit roll is the lower one (C3.9).
    pub(crate) fn hits_turret(&self) -> bool {
        self.dice.is_some_and(turret_is_hit)
    }

    /// No To Hit roll tells what was hit, and the facing is that of the turret alone.
    pub(crate) fn may_be_of_turret(&self) -> bool {
        let of = |turret| facing_struck(self.unit, self.from, turret, None);
        self.dice.is_none() && of(true) == Some(self.facing) && of(false) != Some(self.facing)
    }
}

pub(crate) fn said<'c>(ctx: &Ctx<'c>, claimed: &Claimed) -> Option<Said<'c>> {
    let Claim::Facing { from, facing } = claimed.claim else { return None };
    let (unit, _) = ctx.vehicle(&claimed.unit)?;
    let from = ctx.cell(from);
    let attack = match claimed.roll {
        Some(roll) => attack_of(ctx, roll),
        None => attack_from(ctx, &claimed.unit, from),
    };
    let to_hit = |roll: RollId| {
        let known = attack.is_none_or(|attack| attack.to_hits.iter().any(|(id, _)| *id == roll));
        if known { dr_of(ctx, roll) } else { None }
    };
    let of_attack = || attack?.to_hits.last()?.1;
    let dice = claimed.roll.and_then(to_hit).or_else(of_attack);
    Some(Said { unit, facing, from, attack, dice })
}

/// The facing due for one that a player claimed: of the hull, for a shot from the hex that the claim names, by the dice and
/// the weapon of the roll that it names. `None` where they are not known.
#[must_use]
pub fn facing_due(ctx: &Ctx<'_>, claimed: &Claimed) -> Option<Facing> {
    let said = said(ctx, claimed)?;
    let reacts = said.attack.is_some_and(|attack| is_reaction_fire(ctx, attack) == Some(true));
    if said.unit.place.cell() == Some(said.from) && (is_flame(ctx, &said) || reacts) {
        return Some(Facing::Rear);
    }
    facing_struck(said.unit, said.from, said.hits_turret(), said.dice)
}

/// Is the facing claimed for a FT, MOL or DC attack?
pub(crate) fn is_flame_claim(ctx: &Ctx<'_>, claimed: &Claimed) -> bool {
    said(ctx, claimed).is_some_and(|said| is_flame(ctx, &said))
}

/// FT, MOL and DC from the same hex.
pub(crate) fn is_flame(ctx: &Ctx<'_>, said: &Said<'_>) -> bool {
    let Some(attack) = said.attack else { return false };
    attack.declared.firers.iter().any(|firer| {
        let def = ctx.unit(&firer.unit).map(|(_, def)| def);
        let kind = ctx.scenario.weapon_kind(def, &firer.weapon);
        kind.is_some_and(WeaponKind::is_assault_weapon)
    })
}

pub(crate) fn firer_hex(attack: &Attack) -> Option<Cell> {
    attack.from.first().copied().flatten().map(|(cell, _)| cell)
}

/// A facing claimed of a vehicle that turned or moved in this MPh, true only of how it stood before.
pub(crate) fn is_rolled_back(ctx: &Ctx<'_>, claimed: &Claimed) -> bool {
    let Claim::Facing { from, facing } = claimed.claim else { return false };
    let Some((unit, def)) = ctx.unit(&claimed.unit) else { return false };
    let moved = unit.mph.turns > 0 || unit.mph.legs > 0;
    let now = facing_due(ctx, claimed).or_else(|| target_facing(unit, ctx.cell(from)));
    ctx.before.is_mph_of(&def.side) && moved && now.is_some() && now != Some(facing)
}
