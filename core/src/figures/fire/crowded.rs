//! DRM of overstacked Locations (A5.12, A5.131), as they stood when the attack was declared.

use crate::event::Level;
use crate::facts::Underway;
use crate::figures::infantry::unit::infantry;
use crate::vocab::hex::Cell;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use alloc::collections::BTreeMap;

/// The version of the book from which on they are judged.
const SINCE: u16 = 2;

/// Both together; `None` where one of them is not known.
pub(crate) fn crowded(on: &Underway<'_>) -> Option<Drm> {
    Some(crowded_firers(on)? + crowded_targets(on)?)
}

fn is_judged(on: &Underway<'_>) -> bool {
    // What hit has them on its To Hit roll.
    let hit = on.attack.hit.is_some() || !on.attack.to_hits.is_empty();
    on.ctx.scenario.book >= SINCE && on.ctx.tells_all() && !hit
}

/// +1 for each squad equivalent too many in the Location of the firers; in the MPh those who do not move suffer nothing (A5.13).
/// `None` where several such Locations fire, or a counter there is of unknown kind.
pub(crate) fn crowded_firers(on: &Underway<'_>) -> Option<Drm> {
    let attack = on.attack;
    if !is_judged(on) {
        return None;
    }
    if attack.phase == Some(Phase::MPh) {
        return Some(Drm(0));
    }
    let places = attack.from.iter().zip(&attack.crowds.from).filter_map(|(at, over)| Some(((*at)?, *over)));
    let mut most = 0;
    for over in places.collect::<BTreeMap<(Cell, Level), Option<u32>>>().into_values() {
        let over = over?;
        if over > 0 && most > 0 {
            return None;
        }
        most = most.max(over);
    }
    i16::try_from(most).ok().map(Drm)
}

/// -1 for each squad equivalent too many in the Location fired at, where Personnel is fired at.
pub(crate) fn crowded_targets(on: &Underway<'_>) -> Option<Drm> {
    let attack = on.attack;
    if !is_judged(on) {
        return None;
    }
    let on_foot = |id| infantry(&on.ctx, id).is_some_and(|(unit, _)| unit.aboard.is_none());
    // A unit that does not move suffers nothing in the MPh.
    let stays = attack.phase == Some(Phase::MPh) && attack.expenditures == 0;
    if stays || !attack.targets.iter().any(on_foot) {
        return Some(Drm(0));
    }
    let [over] = attack.crowds.at.as_slice() else { return None };
    i16::try_from((*over)?).ok().map(|over| Drm(-over))
}
