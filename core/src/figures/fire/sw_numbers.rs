//! The numbers at which a SW breaks down or is removed in a shot: as printed, and lowered by Sustained Fire (A9.3), Inexperienced
//! users (A19.32) and captured use (A21.11). While anything lowers it, the printed B# is an X# (A.11).

use crate::counter::DEFAULT_B;
use crate::event::{FireMode, UnitId, Use};
use crate::facts::Shot;
use crate::figures::fire::captured::is_captured_sw;
use crate::figures::fire::earlier::is_second_use;
use crate::figures::fire::sheet::is_inexperienced;
use crate::figures::fire::subsequent::{is_marked, kept_its_rof};
use crate::figures::infantry::held::name;
use crate::figures::pf::is_pf;
use crate::state::Attack;
use crate::vocab::{Reason, WeaponKind};

/// Does this unit fire this SW in an attack?
pub(crate) fn fires(attack: &Attack, unit: &UnitId, weapon: &Use) -> bool {
    let same = |f: &crate::event::Firer| {
        f.unit == *unit && name(&f.weapon).is_some() && name(&f.weapon) == name(weapon)
    };
    attack.declared.firers.iter().any(same)
}

/// An attack of the same fire phase, before that of this shot, in which the weapon fired.
fn is_earlier(attack: &Attack, shot: &Shot<'_>) -> bool {
    let own = shot.ctx.before.attacks.get(&shot.attack.attack).map_or(u64::MAX, |own| own.seq);
    attack.is_first_fire() && attack.seq < own && fires(attack, &shot.firer.unit, &shot.firer.weapon)
}

/// Sustained Fire for certain (A9.3): a MG that fired in this fire phase before, in Final Fire one whose die shows that it kept no
/// ROF.
pub(crate) fn is_sustained(shot: &Shot<'_>) -> bool {
    let again = || shot.ctx.before.attacks_by(&shot.firer.unit).into_iter().any(|a| is_earlier(a, shot));
    let marked = || shot.mode() != FireMode::Final || is_marked(shot);
    // By the ROF that it kept it is in its First Fire beside Subsequent First Fire, unless it takes part in that.
    let beside = || shot.mode() != FireMode::Final && !shot.says(Reason::Subsequent) && kept_its_rof(shot);
    let second = is_second_use(shot.mode()) && !shot.firer.rof_kept && !beside();
    second && shot.kind() == Some(WeaponKind::Mg) && again() && marked()
}

/// How far other rules lower the numbers of this shot for certain.
fn lowered(shot: &Shot<'_>) -> u8 {
    let two = u8::from(is_sustained(shot)) + u8::from(is_captured_sw(shot));
    2 * two + u8::from(is_inexperienced(shot))
}

/// How far they can lower them: captured use, which no log need tell, by two.
fn most_lowered(shot: &Shot<'_>) -> u8 {
    let sustained = is_second_use(shot.mode()) && shot.kind() == Some(WeaponKind::Mg);
    2 + 2 * u8::from(sustained) + u8::from(is_inexperienced(shot))
}

/// The numbers of a SW in one shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SwNumbers {
    /// An Original DR of this or more breaks it down, or removes it: the lowest number.
    pub least: u8,
    /// An Original DR of this or more removes it.
    pub x: Option<u8>,
    /// The lowest number, were it not captured.
    pub uncaptured: u8,
    /// The lowest number, were it lowered as far as can be.
    pub lowest: u8,
    /// The lowest X#, were it lowered as far as can be.
    pub lowest_x: Option<u8>,
}

/// Of a SW; none for what has no such number, or for one that nobody described.
#[must_use]
pub fn sw_numbers(shot: &Shot<'_>) -> Option<SwNumbers> {
    let sw = matches!(shot.firer.weapon, Use::Sw(_)) && shot.infantry().is_some();
    let weapon = shot.weapon().filter(|_| sw)?;
    let spent = matches!(
        shot.kind(),
        Some(WeaponKind::Mol | WeaponKind::Dc | WeaponKind::ThrownDc | WeaponKind::Goliath)
    ) || is_pf(&shot.firer.weapon);
    let b = weapon.b.or((!spent && weapon.x.is_none()).then_some(DEFAULT_B));
    let least = |by: u8| [b, weapon.x].into_iter().flatten().min().map(|number| number.saturating_sub(by));
    let x = |by: u8| {
        let printed = weapon.x.map(|x| x.saturating_sub(by));
        [printed, b.filter(|_| by > 0)].into_iter().flatten().min()
    };
    let (by, most) = (lowered(shot), most_lowered(shot));
    let captured = 2 * u8::from(is_captured_sw(shot));
    Some(SwNumbers {
        least: least(by)?,
        x: x(by),
        uncaptured: least(by - captured)?,
        lowest: least(most)?,
        lowest_x: x(most),
    })
}
