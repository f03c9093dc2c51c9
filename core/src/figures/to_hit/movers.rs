//! Cases J3 and J4 of a To Hit roll: FFNAM and FFMO at Infantry that moves (C6.13, C6.14).

use crate::event::ToHitAttempt;
use crate::facts::Ctx;
use crate::figures::fire::movers::{Moved, open_by_head, pinned_mover, shot_at};
use crate::figures::fire::tem::open_by_board;
use crate::state::Attack;
use crate::vocab::num::Drm;
use crate::vocab::{Modifier, TargetType};

/// FFNAM and FFMO of a shot on the Infantry Target Type; each `None` where the log does not tell it. Case O takes the place of
/// both (A4.62).
pub(crate) fn due(ctx: &Ctx<'_>, attack: &Attack, attempt: &ToHitAttempt) -> [Option<Drm>; 2] {
    let on_infantry = attack.declared.target.target_type == Some(TargetType::Infantry) && ctx.is_of_players();
    let hazardous = attempt.drm.iter().any(|line| line.is(Modifier::O));
    if !on_infantry || hazardous || !attack.to_hits.is_empty() {
        return [None, None];
    }
    if pinned_mover(ctx, attack) {
        return [Some(Drm(0)), Some(Drm(0))];
    }
    match shot_at(ctx, attack) {
        Some(Moved::Not) => [Some(Drm(0)), Some(Drm(0))],
        Some(Moved::Entered { assault }) => {
            let open = match ctx.scenario.atlas.is_some() {
                true => open_by_board(ctx, attack),
                false => open_by_head(ctx, attack, &attempt.drm),
            };
            [Some(Drm(-i16::from(!assault))), open.map(|open| Drm(-i16::from(open.is_ok())))]
        }
        None => [None, None],
    }
}
