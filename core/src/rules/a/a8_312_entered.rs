//! A8.312: who has to fire at those who enter its Location.

use crate::counter::Infantry;
use crate::event::{Level, Status, UnitId};
use crate::facts::{Ctx, Walk, WalkClosing};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Unit;
use crate::vocab::InfantryKind;
use crate::vocab::hex::Cell;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::checks(
        "A8.312-must",
        &[Matter::Order],
        "An unbroken armed MMC of the DEFENDER attacks every MMC of Infantry that enters its Location.",
        &[Check::Walk(goes_on), Check::WalkClosed(has_gone)],
    )
    .since(2),
    Clause::guard("A8.312-smc-mg", "A SMC whose MG is marked First Fire need not fire at who enters.")
        .since(2),
    Clause::guard("A8.312-bypass", "A concealed DEFENDER need not fire at a MMC in Bypass of its hex.")
        .since(2),
];

fn goes_on(walk: &Walk<'_>) -> Verdict {
    fired_at(&walk.ctx, &walk.said.unit, walk.unit)
}

fn has_gone(closing: &WalkClosing<'_>) -> Verdict {
    fired_at(&closing.ctx, closing.id, closing.unit).about(closing.id)
}

fn is_mmc(infantry: &Infantry) -> bool {
    let mmc = [InfantryKind::Squad, InfantryKind::Hs, InfantryKind::Crew];
    infantry.kind.is_some_and(|kind| mmc.contains(&kind))
}

/// It can fire, and nothing that a log need not tell holds it back.
fn is_bound(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let Some((unit, def)) = ctx.unit(id) else { return false };
    let armed = def.infantry.as_ref().is_some_and(|own| is_mmc(own) && own.fp.is_some_and(|fp| fp > 0));
    let held = [
        Status::Melee,
        Status::Ti,
        Status::Captured,
        Status::Berserk,
        Status::Concealed,
        Status::Hidden,
        Status::InPillbox,
    ];
    let free = held.into_iter().all(|status| !unit.status.has(status));
    armed && free && !unit.is_broken() && !unit.eliminated && unit.aboard.is_none()
}

/// Those of the DEFENDER in its Location who have not fired at it since it came there.
fn fired_at(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> Verdict {
    let mmc = ctx.unit(id).and_then(|(_, def)| def.infantry.as_ref()).is_some_and(is_mmc);
    // Nobody else enters the Location of a Known enemy (A4.14).
    let may = unit.status.has(Status::Berserk) || unit.status.has(Status::HumanWave);
    let goes = may && !unit.is_broken() && !unit.eliminated && unit.aboard.is_none();
    let whole = mmc && ctx.tells_all() && goes;
    let came = unit.mph.afoot.steps.iter().rev().find(|step| step.from != Some(step.to));
    let (Some(came), Some(at)) = (came.filter(|_| whole), unit.location()) else { return Verdict::Silent };
    let mut verdict = Verdict::Silent;
    for enemy in enemies(ctx, unit, at).filter(|enemy| is_bound(ctx, enemy)) {
        let fires =
            |a: &&crate::state::Attack| a.seq > came.seq && a.is_first_fire() && a.targets.contains(id);
        if !ctx.before.attacks_by(enemy).iter().any(fires) {
            let hex = ctx.show(at.0);
            return Verdict::broken(format!(
                "{enemy} has to fire at {id}, which came into its Location in {hex}"
            ));
        }
        verdict = Verdict::Kept;
    }
    verdict
}

fn enemies<'a>(ctx: &Ctx<'a>, unit: &'a Unit, at: (Cell, Level)) -> impl Iterator<Item = &'a UnitId> {
    let there = ctx.before.units_in(at).into_iter();
    there.filter(|(_, other)| other.side.is_some() && other.side != unit.side).map(|(id, _)| id)
}
