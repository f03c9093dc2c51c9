//! A7.306 and A7.307: an attack of Small Arms that did nothing to the crew of a vehicle does not stun, shock or Recall it.

use crate::event::{Status, StatusChanged, UnitId};
use crate::facts::{Ctx, Told, Underway};
use crate::figures::check::harm::{failed, is_at, sniped};
use crate::figures::check::owed::checks_of;
use crate::figures::check::truly::truly_failed;
use crate::figures::fire::prc::is_closed;
use crate::figures::fire::result::result_for;
use crate::figures::fire::vehicles::{is_unarmored, may_harm_armor};
use crate::finding::Verdict;
use crate::state::Attack;
use crate::vocab::IftResult;
use alloc::format;

/// What a crew suffers, and its word.
const HARM: [(Status, &str); 3] =
    [(Status::Stunned, "stunned"), (Status::Shocked, "shocked"), (Status::Recalled, "Recalled")];

/// By the attack that is named, else by the only one at it in this Player Turn. A Recall without one has other grounds (D3.7).
pub(super) fn crew_unharmed(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let Some((unit, _)) = told.vehicle() else { return Verdict::Silent };
    let fresh = |(status, _): &&(Status, &str)| changed.add.contains(status) && !unit.status.has(*status);
    let Some((status, word)) = HARM.iter().find(fresh) else { return Verdict::Silent };
    let id = &changed.unit;
    let named = changed.attack.and_then(|attack| ctx.before.attacks.get(&attack));
    let alone = || only_one(ctx, id).filter(|_| changed.attack.is_none() && *status != Status::Recalled);
    let Some(attack) = named.or_else(alone) else { return Verdict::Silent };
    let on = Underway::of(ctx, attack);
    if is_small_arms(&on, id) { harm(&on, id, word) } else { Verdict::Silent }
}

/// A Sniper may have done it instead.
fn only_one<'c>(ctx: &Ctx<'c>, id: &UnitId) -> Option<&'c Attack> {
    let mut all = ctx.before.attacks.values().filter(|attack| is_at(ctx, attack, id));
    let first = all.next().filter(|attack| attack.phase == ctx.before.phase && !sniped(ctx, id))?;
    all.next().is_none().then_some(first)
}

/// All that fired is known to be neither ordnance nor what may harm armor, its roll is in the log, and no result on the vehicle.
fn is_small_arms(on: &Underway<'_>, id: &UnitId) -> bool {
    let attack = on.attack;
    let known = on.volley.shots().iter().all(|shot| shot.is_inherent() || shot.kind().is_some());
    let by_ift = attack.hit.is_none() && attack.to_hits.is_empty() && attack.kills.is_empty();
    let told = attack.hits.iter().any(|(hit, _)| hit == id);
    known && by_ift && !attack.rolls.is_empty() && !told && !may_harm_armor(on)
}

/// The clause on a check tells that it is missing.
fn harm(on: &Underway<'_>, id: &UnitId, word: &str) -> Verdict {
    let (ctx, attack) = (&on.ctx, on.attack);
    let named = attack.declared.attack;
    let made = checks_of(attack, id);
    if made
        .iter()
        .any(|made| failed(ctx, made) != Some(false) || truly_failed(ctx, attack, made) == Some(true))
    {
        return Verdict::Kept;
    }
    if !made.is_empty() {
        return Verdict::broken(format!("the crew of {id} passed its check in {named}, and is {word} by it"));
    }
    if !attack.targets.contains(id) {
        // Where players have keys LOG.deed-of-another tells it of who wrote so.
        if ctx.scenario.players.values().any(|player| player.key.is_some()) {
            return Verdict::Silent;
        }
        return Verdict::broken(format!("{named} was not at {id}, which is {word} by it"));
    }
    match result_for(ctx, attack, id) {
        Some(result @ (IftResult::None | IftResult::Ptc)) => {
            Verdict::broken(format!("{named} gives {result}, by which no crew is {word}"))
        }
        Some(IftResult::Mc(_) | IftResult::K(_) | IftResult::Kia(_)) => by_cover(on, id, word),
        None => Verdict::Silent,
    }
}

/// A crew that is BU in a closed-topped AFV suffers nothing by it.
fn by_cover(on: &Underway<'_>, id: &UnitId, word: &str) -> Verdict {
    let (ctx, attack) = (&on.ctx, on.attack);
    if attack.exposed_before.contains(id) || is_unarmored(ctx, id) {
        return Verdict::Silent;
    }
    if is_closed(ctx, id) {
        return Verdict::broken(format!("the crew of {id} is BU: this fire does nothing to it"));
    }
    let closed = ctx.vehicle(id).is_some_and(|(unit, vehicle)| {
        vehicle.open_topped == Some(false) && unit.ce.or(vehicle.ce).is_none()
    });
    if closed {
        return Verdict::undecided(format!(
            "whether the crew of {id} is CE: BU it is not {word} by such fire"
        ));
    }
    Verdict::Silent
}
