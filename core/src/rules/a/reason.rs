//! Why FP are changed: the factors of a fire sheet, how players write them, and whom they blame.

use crate::event::FactorOp;
use crate::num::Fp;

/// Why FP are multiplied, halved or added to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Point Blank Fire (A7.21).
    Pbf,
    /// Triple Point Blank Fire (A7.21).
    Tpbf,
    /// Long Range (A7.22).
    LongRange,
    /// Concealed target (A7.23).
    Concealed,
    /// Fire in the AFPh (A7.24).
    Afph,
    /// Pinned firer (A7.8, A7.81).
    Pin,
    /// Subsequent First Fire or FPF (A8.3).
    Subsequent,
    /// Final Fire of a unit under First Fire (A8.4).
    FinalFire,
    /// Spraying Fire (A7.34).
    Spraying,
    /// Bounding First Fire of a non-ordnance weapon (D3.31).
    Bounding,
    /// Fire from a vehicle in Motion, or under way (D2.42).
    Motion,
    /// Assault Fire (A7.36).
    Assault,
}

impl Reason {
    /// All of them, in the order of a fire sheet.
    pub const ALL: [Reason; 12] = [
        Reason::Tpbf,
        Reason::Pbf,
        Reason::LongRange,
        Reason::Concealed,
        Reason::Afph,
        Reason::Pin,
        Reason::Subsequent,
        Reason::FinalFire,
        Reason::Spraying,
        Reason::Bounding,
        Reason::Motion,
        Reason::Assault,
    ];

    /// The reason that players write so.
    #[must_use]
    pub fn read(name: &str) -> Option<Reason> {
        Some(match name.to_ascii_lowercase().as_str() {
            "pbf" => Reason::Pbf,
            "tpbf" => Reason::Tpbf,
            "long-range" => Reason::LongRange,
            "concealed" => Reason::Concealed,
            "afph" => Reason::Afph,
            "pin" | "pinned" => Reason::Pin,
            "sff" | "fpf" => Reason::Subsequent,
            "final-fire" => Reason::FinalFire,
            "spraying" => Reason::Spraying,
            "bounding" | "bff" => Reason::Bounding,
            "motion" => Reason::Motion,
            "assault" => Reason::Assault,
            _ => return None,
        })
    }

    /// The word that players write for it; [`Reason::read`] reads it back.
    #[must_use]
    pub const fn written(self) -> &'static str {
        match self {
            Reason::Pbf => "PBF",
            Reason::Tpbf => "TPBF",
            Reason::LongRange => "long-range",
            Reason::Concealed => "concealed",
            Reason::Afph => "AFPh",
            Reason::Pin => "pinned",
            Reason::Subsequent => "SFF",
            Reason::FinalFire => "final-fire",
            Reason::Spraying => "spraying",
            Reason::Bounding => "bounding",
            Reason::Motion => "motion",
            Reason::Assault => "assault",
        }
    }

    /// What it does to FP.
    #[must_use]
    pub const fn op(self) -> FactorOp {
        match self {
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
            | Reason::Motion => FactorOp::Half,
        }
    }

    /// Its name in a sheet.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.words().0
    }

    /// As it stands in a sheet, with its rule and the clause to blame.
    pub(super) const fn words(self) -> (&'static str, &'static str, &'static str) {
        match self {
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
        }
    }
}
