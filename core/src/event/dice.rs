//! Dice in the log: what was rolled, by whom, for what, and what backs it.

use crate::vocab::dice::Dice;
use crate::vocab::{AttackId, Meaning as _, RollId, Text, Tried, UnitId, words_of};
use serde::{Deserialize, Serialize};

/// Dice were rolled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DiceRolled {
    /// The roll's number in this game.
    pub roll: RollId,
    /// What came up.
    pub dice: Dice,
    /// What it was rolled for.
    pub purpose: Purpose,
    /// The unit concerned.
    pub unit: Option<UnitId>,
    /// The attack concerned.
    pub attack: Option<AttackId>,
    /// The roller, as the roll itself names them (in a VASL log any text).
    pub roller: Text,
    /// What backs the values.
    pub evidence: Evidence,
}

/// What dice were rolled for. A roll serves one purpose.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Purpose {
    /// No purpose named: VASL's plain DR and dr buttons.
    Other,
    /// Infantry Fire Table (A7.3).
    Ift,
    /// To Hit (C3).
    ToHit,
    /// To Kill (C7).
    ToKill,
    /// Morale Check (A10).
    Mc,
    /// Task Check, PTC included.
    Tc,
    /// Rally (A10.6).
    Rally,
    /// Close Combat (A11).
    Cc,
    /// Sniper Activation (A14).
    Sa,
    /// Random Selection (A.9).
    Rs,
    /// Mechanical reliability (D2.51).
    Reliability,
    /// Excessive Speed Breakdown (D2.5).
    Esb,
    /// Bog (D8.2).
    Bog,
    /// Motion attempt (D2.401).
    Motion,
    /// Disputed hexside clearance (D2.3, A6.1).
    Clearance,
    /// Wound severity (A17).
    Wound,
    /// Unlikely Kill (A7.309).
    UnlikelyKill,
    /// Crew Survival (D5.6).
    Survival,
    /// Repair (A9.72).
    Repair,
    /// Any other, by its name.
    Named(Text),
    /// Heat of Battle (A15.1).
    Heat,
    /// Sniper Check (A14.4).
    SniperCheck,
}

impl Purpose {
    /// Is there a kind of event that uses such a roll? Others are read of the dice alone, or are told by none.
    #[must_use]
    pub const fn is_used_by_an_event(&self) -> bool {
        match self {
            Purpose::Ift
            | Purpose::ToHit
            | Purpose::ToKill
            | Purpose::Mc
            | Purpose::Tc
            | Purpose::Rally
            | Purpose::Cc
            | Purpose::Rs
            | Purpose::Reliability
            | Purpose::Esb
            | Purpose::Bog
            | Purpose::Motion
            | Purpose::Clearance
            | Purpose::Heat
            | Purpose::SniperCheck
            | Purpose::Repair => true,
            Purpose::Other
            | Purpose::Sa
            | Purpose::Wound
            | Purpose::UnlikelyKill
            | Purpose::Survival
            | Purpose::Named(_) => false,
        }
    }

    /// With which dice the book settles it; `None` where it does not say, or where a log may name either.
    #[must_use]
    pub const fn throw(&self) -> Option<super::Throw> {
        match self {
            Purpose::Ift
            | Purpose::ToHit
            | Purpose::ToKill
            | Purpose::Mc
            | Purpose::Tc
            | Purpose::Rally
            | Purpose::Cc
            | Purpose::Reliability
            | Purpose::Esb
            | Purpose::Heat
            | Purpose::SniperCheck
            | Purpose::Bog => Some(super::Throw::Dr),
            Purpose::Rs | Purpose::Motion | Purpose::UnlikelyKill | Purpose::Repair => Some(super::Throw::dr),
            Purpose::Other
            | Purpose::Clearance
            | Purpose::Sa
            | Purpose::Wound
            | Purpose::Survival
            | Purpose::Named(_) => None,
        }
    }

    /// Is it of a Repair (A9.72): by its kind, or by the players' words, which may name the weapon?
    #[must_use]
    pub fn is_repair(&self) -> bool {
        *self == Purpose::Repair || self.tells(Tried::Repair)
    }

    /// Is it of a push (C10.3), by the players' words?
    #[must_use]
    pub fn is_push(&self) -> bool {
        self.tells(Tried::Push)
    }

    /// Is it of a bogged vehicle that gets free (D8.3), by its kind or by the players' words?
    #[must_use]
    pub fn is_bog_removal(&self) -> bool {
        *self == Purpose::Bog || self.tells(Tried::BogRemoval)
    }

    fn tells(&self, tried: Tried) -> bool {
        let Purpose::Named(words) = self else { return false };
        words_of(words.as_str()).any(|word| Tried::read(word) == Some(tried))
    }

    /// May a roll that was made for this settle what needs the other?
    #[must_use]
    pub fn serves(&self, needed: &Purpose) -> bool {
        self == needed || *needed == Purpose::Repair && self.is_repair()
    }

    /// As players name it; the first ten are the categories of VASL's buttons.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Purpose::Other => "Other",
            Purpose::Ift => "IFT",
            Purpose::ToHit => "TH",
            Purpose::ToKill => "TK",
            Purpose::Mc => "MC",
            Purpose::Tc => "TC",
            Purpose::Rally => "Rally",
            Purpose::Cc => "CC",
            Purpose::Sa => "SA",
            Purpose::Rs => "RS",
            Purpose::Reliability => "reliability",
            Purpose::Esb => "ESB",
            Purpose::Bog => "Bog",
            Purpose::Motion => "Motion attempt",
            Purpose::Clearance => "clearance",
            Purpose::Wound => "wound",
            Purpose::UnlikelyKill => "Unlikely Kill",
            Purpose::Survival => "survival",
            Purpose::Repair => "repair",
            Purpose::Named(name) => name.as_str(),
            Purpose::Heat => "Heat of Battle",
            Purpose::SniperCheck => "Sniper Check",
        }
    }
}

/// What backs a roll's values; shown wherever the roll is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Evidence {
    /// Honour.
    Declared,
    /// Honour, with VASL's running counters and receipt.
    Vasl {
        /// Where in the imported file the line stands.
        source: super::Source,
        /// The counters printed with it; a three-dice roll has none.
        counters: Option<VaslCounters>,
    },
    /// Derived from both players' shares (the scheme `shares`).
    Shares {
        /// The index of the shares used.
        index: u32,
        /// The roller's share.
        own: [u8; 32],
        /// The opponent's share.
        other: [u8; 32],
    },
}

/// The running counters that VASL prints with a roll. They count one player's rolls of one kind (DR or dr)
/// since that player started the program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VaslCounters {
    /// How often this total (DR) or face (dr) has come up, this roll included.
    pub same: u32,
    /// How many rolls of this kind, this roll included.
    pub count: u32,
    /// Mean in the category, in hundredths.
    pub category_mean: u32,
    /// Mean over all categories, in hundredths.
    pub mean: u32,
    /// The receipt.
    pub receipt: VaslReceipt,
    /// The SAN or booby-trap tag, when printed.
    pub san: Option<Text>,
    /// Completed refills of the dice pool between the roll before, by anybody, and this one.
    pub refills: u32,
    /// The Axis SAN in the scenario window, as written.
    pub axis_san: Option<Text>,
    /// The Allied SAN in the scenario window, as written.
    pub allied_san: Option<Text>,
    /// Words behind the receipt (turret or hull, ROF die).
    pub tail: Option<Text>,
}

/// VASL's receipt of a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VaslReceipt {
    /// The series, one for every 99 rolls.
    pub series: u32,
    /// A number that occurs once in its series, 1 to 99.
    pub instance: u32,
    /// The pool came from random.org.
    pub random_org: bool,
}
