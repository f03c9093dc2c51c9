//! Reasons why FP is halved, doubled or trebled: their names and what they do to a sum.

use crate::event::{Factor, FactorOp};
use crate::vocab::num::Fp;
use crate::vocab::{Reason, Word};

/// What a reason does to FP.
#[must_use]
pub const fn operation(reason: Reason) -> FactorOp {
    match reason {
        Reason::Pbf => FactorOp::Times(2),
        Reason::Tpbf => FactorOp::Times(3),
        Reason::Assault => FactorOp::Plus(Fp::whole(1)),
        Reason::LongRange
        | Reason::Concealed
        | Reason::Afph
        | Reason::Pin
        | Reason::Subsequent
        | Reason::FinalFire
        | Reason::Spraying
        | Reason::Bounding
        | Reason::Motion
        | Reason::Mounted
        | Reason::SnapShot
        | Reason::LoneSmc
        | Reason::Dash
        | Reason::Area => FactorOp::Half,
    }
}

/// Its name in a sheet.
pub(crate) const fn label(reason: Reason) -> &'static str {
    row(reason).0
}

/// The number of a rule: `A15.2`.
pub(crate) fn is_rule(word: &Word<Reason>) -> bool {
    let rule = word.as_str();
    rule.starts_with(|c: char| c.is_ascii_alphabetic()) && rule.contains('.')
}

/// The number of a rule that stands for its reason.
pub(crate) fn rule_of(factor: &Factor) -> Option<&str> {
    factor.reason.as_ref().filter(|word| is_rule(word)).map(Word::as_str)
}

/// Is this the number of the rule that gives it? Of A7.353 the clause has the number, the sheet that of A8.
pub(crate) fn cites(reason: Reason, rule: &str) -> bool {
    let (_, rules, clause) = row(reason);
    let own = clause.split_once('-').map(|(number, _)| number);
    own.into_iter().chain(rules.split(", ")).any(|each| each.eq_ignore_ascii_case(rule))
}

/// Names of one ground: a unit that halves once for what it did in First Fire says it in several ways (A7.353, A8.3, A8.4).
pub(crate) const fn other_name(reason: Reason) -> Option<Reason> {
    match reason {
        Reason::Subsequent => Some(Reason::FinalFire),
        Reason::FinalFire => Some(Reason::Subsequent),
        Reason::Pbf
        | Reason::Tpbf
        | Reason::LongRange
        | Reason::Concealed
        | Reason::Afph
        | Reason::Pin
        | Reason::Spraying
        | Reason::Bounding
        | Reason::Motion
        | Reason::Assault
        | Reason::Mounted
        | Reason::SnapShot
        | Reason::LoneSmc
        | Reason::Dash
        | Reason::Area => None,
    }
}

/// As it stands in a sheet, with its rule and the clause to blame.
pub(crate) const fn row(reason: Reason) -> (&'static str, &'static str, &'static str) {
    match reason {
        Reason::Pbf => ("PBF", "A7.21", "A7.21-pbf-double"),
        Reason::Tpbf => ("TPBF", "A7.21", "A7.21-tpbf-triple"),
        Reason::LongRange => ("long range", "A7.22", "A7.22-long-range-half"),
        Reason::Concealed => ("concealed", "A7.23", "A7.23-concealed-half"),
        Reason::Afph => ("AFPh", "A7.24", "A7.24-afph-half"),
        Reason::Pin => ("pinned", "A7.8", "A7.8-inherent-half"),
        Reason::Subsequent => ("SFF/FPF", "A8.3", "A7.353-half-retained"),
        Reason::FinalFire => ("Final Fire", "A8.4", "A7.353-half-retained"),
        Reason::Spraying => ("Spraying Fire", "A7.34", "A7.34-as-mg-spraying"),
        Reason::Bounding => ("Bounding First Fire", "D3.31", "D3.31-bounding-half-fp"),
        Reason::Motion => ("Motion", "D2.42", "D2.42-fp-halved"),
        Reason::Assault => ("Assault Fire", "A7.36", "A7.36-plus-one-after-mods"),
        Reason::Mounted => ("Mounted Fire", "D6.1, D6.22", "D6.22-mounted"),
        Reason::SnapShot => ("Snap Shot", "A8.15", "A7.26-misc-modifiers"),
        Reason::Dash => ("Dash", "A4.63", "A4.63-halved"),
        Reason::LoneSmc => ("one SMC", "A9.12", "A7.35-lone-smc"),
        Reason::Area => ("Area Fire", "A7.23", "A7.26-misc-modifiers"),
    }
}
