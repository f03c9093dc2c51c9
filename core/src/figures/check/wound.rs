//! The Wound Severity dr of a SMC (A17.1).

use crate::event::{Purpose, UnitId};
use crate::state::Attack;
use crate::vocab::dice::Dice;

/// The least dr that kills (A17.1).
const MORTAL: u8 = 5;

/// The dr rolled for it in an attack, by its name, else one that names nobody; an Original one.
pub(crate) fn wound_severity(attack: &Attack, id: &UnitId) -> Option<u8> {
    let thrown = |named: bool| {
        attack.dice.iter().find_map(|(purpose, who, dice)| {
            let own = if named { who.as_ref() == Some(id) } else { who.is_none() };
            match dice {
                Dice::dr(die) if own && *purpose == Purpose::Wound => Some(die.pips()),
                Dice::dr(_) | Dice::Dr(_) | Dice::Three(..) => None,
            }
        })
    };
    thrown(true).or_else(|| thrown(false))
}

/// Does such a dr kill who was not wounded before?
pub(crate) const fn is_mortal(dr: u8) -> bool {
    dr >= MORTAL
}
