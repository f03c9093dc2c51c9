//! A7.2, A7.22 to A7.24, A7.26: how multipliers of FP add up, range, Area Fire, and what else the players name.

use crate::event::{FactorOp, FireMode, UnitId};
use crate::facts::{Shot, Volley};
use crate::figures::fire::reach::{beyond_reach, has_long_range, ranges};
use crate::figures::fire::reason::{is_rule, operation};
use crate::figures::fire::shot::means;
use crate::figures::fire::spraying::squad_sprays;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::factor::factor;
use crate::rules::forms::shots::each_shot;
use crate::rules::table::Check;
use crate::vocab::phase::Phase;
use crate::vocab::{Reason, WeaponKind, Word};
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::line(
        "A7.2-cumulative",
        &[Matter::FpSum],
        "All FP multipliers that apply are multiplied together, doublings and halvings alike.",
    ),
    Clause::line(
        "A7.2-no-rounding",
        &[Matter::FpSum],
        "Fractions of FP are kept exactly until the column is read.",
    ),
    Clause::line(
        "A7.2-fractions-sum",
        &[Matter::FpSum],
        "Fractions of several attackers in one attack are added together.",
    ),
    Clause::fact(
        "A7.2-double-and-half-cancel",
        "One doubling and one halving leave the FP unchanged, and several halvings stack.",
        "the factors are applied one by one to an exact fraction: `Shot::fp`",
    ),
    Clause::check(
        "A7.22-long-range-half",
        &[Matter::Factor],
        "Fire beyond normal range, up to twice that range, has half FP.",
        Check::Fire(long_range),
    ),
    Clause::check(
        "A7.22-max-double-range",
        &[Matter::Reach],
        "Nothing can be attacked beyond twice the normal range.",
        Check::Fire(max_range),
    ),
    Clause::check(
        "A7.22-exc-no-long-range",
        &[Matter::Reach],
        "ATR, MOL, DC, ordnance and certain FT have no Long Range Fire at all.",
        Check::Fire(no_long_range),
    ),
    Clause::fact(
        "A7.22-member-by-member",
        "Range halving is decided for every firing unit and weapon on its own.",
        "each shot has its own range and its own normal range: `Shot::due`",
    ),
    Clause::check(
        "A7.23-concealed-half",
        &[Matter::Factor],
        "Fire at a concealed target is halved; where others are with it, one roll is read in full for them and by half for it.",
        Check::Fire(concealed),
    ),
    Clause::fact(
        "A7.23-area-fire-each",
        "Each separate ground for Area Fire halves again.",
        "each ground for Area Fire is a halving of its own: `Shot::fp`",
    ),
    Clause::check(
        "A7.23-exc-mol-ordnance",
        &[Matter::Factor],
        "MOL and ordnance are not subject to the Area Fire halving.",
        Check::Fire(mol_ordnance),
    ),
    Clause::check(
        "A7.24-afph-half",
        &[Matter::AfphHalving],
        "Fire in the AFPh is halved, whether or not the firer moved.",
        Check::Fire(afph),
    ),
    Clause::check(
        "A7.24-exc-opportunity",
        &[Matter::Factor],
        "Opportunity Fire escapes the AFPh halving.",
        Check::Fire(opportunity),
    ),
    Clause::check(
        "A7.24-exc-mol-ft-dc",
        &[Matter::Factor],
        "MOL, FT and DC are not halved in the AFPh.",
        Check::Fire(assault_weapons),
    ),
    Clause::check(
        "A7.26-misc-modifiers",
        &[Matter::Factor],
        "Further FP modifiers exist on the IFT notes and in special rules; each one used must be named in the log.",
        Check::Fire(misc),
    ),
    Clause::check(
        "A7.26-factor-of-its-reason",
        &[Matter::Factor],
        "A factor is what its reason gives: PBF doubles, TPBF triples, Area Fire halves.",
        Check::Fire(factor_of_its_reason),
    ),
];

fn long_range(volley: &Volley<'_>) -> Verdict {
    factor(volley, Reason::LongRange, |_| true)
}

/// That a squad does not spray so far is A7.34's to say.
fn max_range(volley: &Volley<'_>) -> Verdict {
    let sprayed = |shot: &Shot<'_>| squad_sprays(shot) && beyond_reach(shot).is_some();
    let asked = |shot: &Shot<'_>| has_long_range(shot) && ranges(shot).is_some() && !sprayed(shot);
    each_shot(volley, asked, |shot| {
        let (reach, range) = beyond_reach(shot)?;
        Some(format!("{} reaches {reach} hexes, the target is at {range}", shot.firer.unit))
    })
}

fn no_long_range(volley: &Volley<'_>) -> Verdict {
    let asked = |shot: &Shot<'_>| !has_long_range(shot) && ranges(shot).is_some();
    each_shot(volley, asked, |shot| {
        let (range, normal) = ranges(shot)?;
        (range > normal).then(|| format!("it has no Long Range Fire: range {range}, normal range {normal}"))
    })
}

fn concealed(volley: &Volley<'_>) -> Verdict {
    let attack = volley.declared;
    let both = |shot: &Shot<'_>| shot.firer.base.is_some() && !is_unhalved(shot) && shot.is_at_both(0);
    if attack.target.locations.len() < 2 && volley.shots().iter().any(both) {
        return each_shot(volley, both, |shot| {
            let halved = shot.says(Reason::Concealed);
            halved.then(|| {
                let unit = &shot.firer.unit;
                format!("not all targets are concealed: {unit} fires in full, and only against those by half")
            })
        });
    }
    // Halved where the "?" may be gone: by LOS that no line tells (A12.14).
    let doubted = |shot: &&Shot<'_>| shot.says(Reason::Concealed) && shot.is_doubtful();
    if let Some(shot) = volley.shots().iter().find(doubted) {
        // What it did in an earlier phase A12.14 has asked of.
        if volley.ctx.scenario.book >= 2 && volley.ctx.is_of_players() && !shot.is_doubtful_now() {
            return Verdict::Kept;
        }
        let units: Vec<&str> = shot.targets().iter().map(UnitId::as_str).collect();
        return Verdict::undecided(format!(
            "whether {} is still concealed: what it did may have cost it its \"?\" (A12.14)",
            units.join(", ")
        ));
    }
    factor(volley, Reason::Concealed, |shot| !is_unhalved(shot))
}

fn is_unhalved(shot: &Shot<'_>) -> bool {
    shot.kind().is_some_and(|kind| kind.is_ordnance() || kind == WeaponKind::Mol)
}

fn mol_ordnance(volley: &Volley<'_>) -> Verdict {
    let asked = |shot: &Shot<'_>| is_unhalved(shot) && shot.firer.base.is_some();
    each_shot(volley, asked, |shot| {
        let halved = shot.says(Reason::Concealed) || shot.says(Reason::Pin);
        halved.then(|| "MOL and ordnance are not halved as Area Fire".into())
    })
}

fn is_assault_weapon(shot: &Shot<'_>) -> bool {
    shot.kind().is_some_and(WeaponKind::is_assault_weapon)
}

fn afph(volley: &Volley<'_>) -> Verdict {
    let asked = |shot: &Shot<'_>| shot.mode() != FireMode::Opportunity && !is_assault_weapon(shot);
    factor(volley, Reason::Afph, asked)
}

fn opportunity(volley: &Volley<'_>) -> Verdict {
    let asked = |shot: &Shot<'_>| shot.mode() == FireMode::Opportunity && shot.firer.base.is_some();
    each_shot(volley, asked, |shot| {
        shot.says(Reason::Afph).then(|| "Opportunity Fire is not halved in the AFPh".into())
    })
}

fn assault_weapons(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let in_phase = ctx.before.phase == Some(Phase::AFPh);
    let asked = |shot: &Shot<'_>| in_phase && is_assault_weapon(shot) && shot.firer.base.is_some();
    each_shot(volley, asked, |shot| {
        shot.says(Reason::Afph).then(|| "MOL, FT and DC are not halved in the AFPh".into())
    })
}

/// A factor that names no reason, or one that this book does not know and that is no rule's number; what stands for a
/// reason that is due is clear enough.
fn misc(volley: &Volley<'_>) -> Verdict {
    let shots = volley.shots();
    let each = |shot: &'_ Shot<'_>| -> Vec<(usize, Option<Word<Reason>>)> {
        let named = shot.firer.factors.iter().map(|factor| factor.reason.clone());
        named.enumerate().filter(|(n, _)| shot.stands_for(*n).is_none()).collect()
    };
    if shots.iter().all(|shot| shot.firer.factors.is_empty()) {
        return Verdict::Silent;
    }
    let mut others = shots.iter().flat_map(each);
    let unnamed = others.find(|(_, reason)| reason.as_ref().is_none_or(|name| !is_cited(name)));
    match unnamed.map(|(_, reason)| reason) {
        None => Verdict::Kept,
        Some(None) => Verdict::undecided("which rule gives the factor that names no reason"),
        Some(Some(name)) => Verdict::undecided(format!("which rule gives the factor {name}")),
    }
}

/// Known to A7, to vehicles in Motion or Bounding Fire (D2.42, D3.3), or the number of a rule.
fn is_cited(name: &Word<Reason>) -> bool {
    is_rule(name) || name.means().is_some()
}

fn factor_of_its_reason(volley: &Volley<'_>) -> Verdict {
    let named = |shot: &Shot<'_>| shot.firer.factors.iter().any(|factor| means(factor).is_some());
    each_shot(volley, named, |shot| {
        let wrong =
            shot.firer.factors.iter().find(|f| means(f).is_some_and(|reason| operation(reason) != f.op))?;
        let reason = wrong.reason.as_ref()?;
        Some(match means(wrong).map(operation)? {
            FactorOp::Times(n) => format!("{reason} is a factor of {n}"),
            FactorOp::Half => format!("{reason} halves"),
            FactorOp::Plus(fp) => format!("{reason} adds {fp} FP"),
        })
    })
}
