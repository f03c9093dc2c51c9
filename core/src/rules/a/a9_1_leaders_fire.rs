//! A9.12: a leader who fires a SW.

use crate::event::{Firer, UnitId, Use};
use crate::facts::Volley;
use crate::figures::fire::earlier::earlier_by;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Attack;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "A9.12-no-direction",
    &[Matter::Leadership],
    "A leader that fires a SW lends no DRM in that phase.",
    Check::Fire(no_direction),
)
.since(2)];

/// He fires it, alone or with another SMC.
fn fires_sw(firer: &Firer, leader: &UnitId) -> bool {
    let sw = matches!(firer.weapon, Use::Sw(_) | Use::Weapon(_));
    sw && (firer.unit == *leader || firer.with.as_ref() == Some(leader))
}

/// In this attack, or the one now and the other before it in the phase, in either order.
fn no_direction(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    let now = |a: &&Attack| a.phase == ctx.before.phase && a.declared.attack != attack.attack;
    let fired = |id: &UnitId| {
        let mut before = earlier_by(ctx, id).filter(now).flat_map(|a| &a.declared.firers);
        attack.firers.iter().any(|f| fires_sw(f, id)) || before.any(|f| fires_sw(f, id))
    };
    let directs = attack.directors.iter().filter(|id| ctx.vehicle(id).is_none());
    let led = |id: &UnitId| {
        let before = ctx.before.attacks_directed_by(id).into_iter();
        before.filter(now).any(|_| true)
    };
    let users = attack.firers.iter().flat_map(|f| [Some(&f.unit), f.with.as_ref()]).flatten();
    let mut users = users.filter(|id| attack.firers.iter().any(|f| fires_sw(f, id)));
    let both = directs.clone().find(|id| fired(id)).or_else(|| users.find(|id| led(id)));
    match both {
        Some(id) => {
            Verdict::undecided(format!("whether {id} directs in the phase in which it fires a SW itself"))
        }
        None if directs.count() > 0 => Verdict::Kept,
        None => Verdict::Silent,
    }
}
