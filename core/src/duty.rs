//! What is owed: who owes what in which occasion, by which clause, until when, and how it stands. Plain data; the
//! clauses say what is owed, [`Book::owed`](crate::rules::Book::owed) lists it at a position, and
//! [`Duties`](crate::audit::Duties) remembers what was reported.

use crate::event::{self, AttackId, Name, Purpose, UnitId, Use, VehicleResult};
use crate::vocab::hex::Cell;
use crate::vocab::phase::Phase;
use crate::vocab::{ClauseId, IftResult};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// What is owed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Debt {
    /// An IFT roll.
    Roll,
    /// A To Hit roll.
    ToHit,
    /// A To Kill roll.
    ToKill,
    /// Random Selection of so many of the targets; those tied for the last place go too.
    Selection(usize),
    /// Random Selection among the firers whom Cowering marks.
    CoweringSelection,
    /// The unit is eliminated.
    Eliminated,
    /// It suffers Casualty Reduction.
    Reduced,
    /// A Wound Severity dr.
    WoundSeverity,
    /// It breaks.
    Breaks,
    /// It comes under DM.
    Desperation,
    /// It routs.
    Routs,
    /// A check.
    Check(event::Check),
    /// A check by the Collateral Attack on PRC.
    Collateral(event::Check),
    /// It is pinned.
    Pinned,
    /// The pinned crew goes BU.
    ButtonsUp,
    /// The pinned Rider bails out.
    BailsOut,
    /// Another counter takes its place (A19.13).
    Replaced,
    /// Its Location gets an Encirclement counter.
    Encircled,
    /// A result against a vehicle.
    Vehicle(VehicleResult),
    /// The Unlikely Kill dr.
    UnlikelyKill,
    /// A survival roll of PRC.
    Survival,
    /// Recall.
    Recall,
    /// A weapon malfunctions, runs low or is disabled by its roll.
    Malfunction,
    /// One of several weapons that rolled together malfunctions.
    OneMalfunctions,
    /// A weapon is disabled by its repair die.
    Disabled,
    /// A mechanical reliability DR, by the number of the start in this MPh; 0 for that of a Motion attempt.
    Reliability(u8),
    /// A Bog DR, by the number of the expenditure in this MPh.
    Bog(u32),
    /// A stop MP.
    Stop,
    /// A stop MP, or a Motion counter at the end.
    StopOrMotion,
    /// A Motion counter.
    MotionCounter,
    /// At least one MP.
    OneMp,
    /// To go on along the hexside turned to.
    GoOn,
    /// The next hex wished for, named.
    NextHex,
    /// A Bounding Fire counter.
    BoundingCounter,
    /// A CC counter.
    CcCounter,
    /// A Prep Fire counter.
    PrepFireCounter,
    /// It loses its "?".
    LosesConcealment,
    /// It goes on against the same target.
    FiresAgain,
    /// The Armor Leader is revealed.
    LeaderRevealed,
    /// The shot for which it turned.
    Shot,
    /// It is CX.
    Cx,
    /// It is pinned and CX.
    PinnedAndCx,
    /// A Heat of Battle DR.
    Heat,
    /// A berserk unit charges.
    Charge,
    /// DM.
    Dm,
    /// It withdraws from Close Combat.
    Withdraws,
    /// A leader creation dr.
    LeaderCreation,
    /// Residual FP that lie there are put right.
    ResidualFp,
}

impl fmt::Display for Debt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Debt::Selection(n) = self {
            return write!(f, "Random Selection of {n}");
        }
        if let Debt::Check(check) = self {
            return f.write_str(&name(*check));
        }
        if let Debt::Collateral(check) = self {
            return write!(f, "{} by Collateral Attack", name(*check));
        }
        f.write_str(if let Debt::Vehicle(result) = self { result.word() } else { self.word() })
    }
}

impl Debt {
    /// What a roll that pays it is made for; `None` where no dice pay it.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "a debt a line")]
    pub const fn purpose(self) -> Option<Purpose> {
        match self {
            Debt::Roll => Some(Purpose::Ift),
            Debt::ToHit => Some(Purpose::ToHit),
            Debt::ToKill => Some(Purpose::ToKill),
            Debt::Selection(_) | Debt::CoweringSelection | Debt::OneMalfunctions => Some(Purpose::Rs),
            Debt::Check(check) | Debt::Collateral(check) => Some(check.rolled_as()),
            Debt::WoundSeverity => Some(Purpose::Wound),
            Debt::UnlikelyKill => Some(Purpose::UnlikelyKill),
            Debt::Survival => Some(Purpose::Survival),
            Debt::Reliability(_) => Some(Purpose::Reliability),
            Debt::Bog(_) => Some(Purpose::Bog),
            Debt::Heat => Some(Purpose::Heat),
            Debt::Eliminated
            | Debt::Reduced
            | Debt::Breaks
            | Debt::Desperation
            | Debt::Routs
            | Debt::Pinned
            | Debt::ButtonsUp
            | Debt::BailsOut
            | Debt::Replaced
            | Debt::Encircled
            | Debt::Vehicle(_)
            | Debt::Recall
            | Debt::Malfunction
            | Debt::Disabled
            | Debt::Stop
            | Debt::StopOrMotion
            | Debt::MotionCounter
            | Debt::OneMp
            | Debt::GoOn
            | Debt::NextHex
            | Debt::BoundingCounter
            | Debt::CcCounter
            | Debt::PrepFireCounter
            | Debt::LosesConcealment
            | Debt::FiresAgain
            | Debt::LeaderRevealed
            | Debt::Shot
            | Debt::Cx
            | Debt::Charge
            | Debt::Dm
            | Debt::Withdraws
            | Debt::LeaderCreation
            | Debt::ResidualFp
            | Debt::PinnedAndCx => None,
        }
    }

    /// Its words say what becomes of the unit, or what it does: `r2 breaks`.
    const fn is_said_of(self) -> bool {
        matches!(
            self,
            Debt::Eliminated
                | Debt::Breaks
                | Debt::Desperation
                | Debt::Routs
                | Debt::ButtonsUp
                | Debt::BailsOut
                | Debt::Replaced
                | Debt::Vehicle(_)
                | Debt::Malfunction
                | Debt::GoOn
                | Debt::LosesConcealment
                | Debt::FiresAgain
                | Debt::Charge
                | Debt::Withdraws
        )
    }

    /// The words of a debt that needs no figure.
    #[expect(clippy::too_many_lines, reason = "a debt a line")]
    const fn word(self) -> &'static str {
        match self {
            Debt::Roll => "IFT DR",
            Debt::ToHit => "To Hit DR",
            Debt::ToKill => "To Kill DR",
            Debt::Selection(_) => "Random Selection",
            Debt::CoweringSelection => "Random Selection for Cowering",
            Debt::Eliminated => "eliminated",
            Debt::Reduced => "Casualty Reduction",
            Debt::WoundSeverity => "Wound Severity dr",
            Debt::Breaks => "breaks",
            Debt::Routs => "routs",
            Debt::Desperation => "is under DM",
            Debt::Check(_) => "check",
            Debt::Collateral(_) => "Collateral Attack",
            Debt::Pinned => "Pin",
            Debt::ButtonsUp => "goes BU",
            Debt::BailsOut => "bails out",
            Debt::Replaced => "is replaced by its ELR",
            Debt::Encircled => "Encirclement",
            Debt::Vehicle(_) => "vehicle result",
            Debt::UnlikelyKill => "Unlikely Kill dr",
            Debt::Survival => "survival roll",
            Debt::Recall => "Recall",
            Debt::Malfunction => "malfunctions",
            Debt::OneMalfunctions => "one malfunctions by Random Selection",
            Debt::Disabled => "weapon disabled",
            Debt::Reliability(_) => "reliability DR",
            Debt::Bog(_) => "Bog DR",
            Debt::Stop => "stop MP",
            Debt::StopOrMotion => "stop MP or Motion counter",
            Debt::MotionCounter => "Motion counter",
            Debt::OneMp => "one MP at least",
            Debt::GoOn => "goes on along the hexside turned to",
            Debt::NextHex => "next hex named",
            Debt::BoundingCounter => "Bounding Fire counter",
            Debt::CcCounter => "CC counter",
            Debt::PrepFireCounter => "Prep Fire counter",
            Debt::LosesConcealment => "loses \"?\"",
            Debt::FiresAgain => "fires again at the same target",
            Debt::LeaderRevealed => "Armor Leader revealed",
            Debt::Shot => "the shot for which it turned",
            Debt::Cx => "CX",
            Debt::PinnedAndCx => "Pin and CX",
            Debt::Heat => "Heat of Battle DR",
            Debt::Charge => "charges",
            Debt::Dm => "DM",
            Debt::Withdraws => "withdraws",
            Debt::LeaderCreation => "leader creation dr",
            Debt::ResidualFp => "Residual FP put right",
        }
    }
}

/// A check as players write it.
fn name(check: event::Check) -> String {
    match check {
        event::Check::Mc(n) => IftResult::Mc(n).to_string(),
        event::Check::Ntc => "NTC".into(),
        event::Check::Ptc => "PTC".into(),
        event::Check::Paatc => "PAATC".into(),
        event::Check::Llmc => "LLMC".into(),
        event::Check::Lltc => "LLTC".into(),
        event::Check::Rally => "Rally".into(),
    }
}

/// The MC that a K asks of all others, and other results as they are.
#[must_use]
pub const fn checking(result: IftResult) -> IftResult {
    match result {
        IftResult::K(n) => IftResult::Mc(n),
        IftResult::None | IftResult::Ptc | IftResult::Mc(_) | IftResult::Kia(_) => result,
    }
}

/// The check that a result calls for by itself.
#[must_use]
pub const fn check_of(result: IftResult) -> Option<event::Check> {
    match result {
        IftResult::Mc(n) => Some(event::Check::Mc(n)),
        IftResult::Ptc => Some(event::Check::Ptc),
        IftResult::None | IftResult::K(_) | IftResult::Kia(_) => None,
    }
}

/// What a debt arises from. With the unit and the debt it is what dice can be declared for.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Occasion {
    /// An attack, by its number and the event that declared it.
    Attack(AttackId, u64),
    /// A move in the MPh of this Game Turn and side.
    Move(u16, Option<Name>),
    /// A phase of this Game Turn and side.
    Phase(u16, Option<Name>, Phase),
}

/// What makes a duty the same duty: the occasion, who owes, and what.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key {
    /// What it arises from.
    pub occasion: Occasion,
    /// Whose; none when it is the attack's.
    pub unit: Option<UnitId>,
    /// What.
    pub debt: Debt,
}

/// Until when it may be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Until {
    /// The next attack on the same target, which stands in these hexes, and the end of the phase at the latest.
    NextAttack(Vec<Cell>),
    /// The end of the unit's own move.
    EndOfMove,
    /// The end of the phase.
    EndOfPhase,
}

/// How a duty stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Status {
    /// It is to be done yet.
    Open,
    /// It was done.
    Done,
    /// It was open at its deadline, and a finding says so.
    Reported,
}

/// One duty at one position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Duty {
    /// What makes it the same duty.
    pub key: Key,
    /// By which clause.
    pub clause: ClauseId,
    /// Until when.
    pub until: Until,
    /// How it stands.
    pub status: Status,
    /// The weapons that it is about.
    pub weapons: Vec<(UnitId, Use)>,
}

impl Duty {
    /// The number of its rule. A To Hit DR is asked for with all rolls of attacks, and is C3's.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        if self.key.debt == Debt::ToHit { "C3" } else { self.clause.rule() }
    }
}

/// `2MC of r2 (A7.304)`, `r2 breaks (A7.304)`.
impl fmt::Display for Duty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.key.unit {
            Some(unit) if self.key.debt.is_said_of() => write!(f, "{unit} {}", self.key.debt)?,
            Some(unit) => write!(f, "{} of {unit}", self.key.debt)?,
            None => write!(f, "{}", self.key.debt)?,
        }
        for (n, (unit, weapon)) in self.weapons.iter().enumerate() {
            write!(f, "{}{unit} {}", if n == 0 { ": " } else { ", " }, weapon_word(weapon))?;
        }
        write!(f, " ({})", self.rule())
    }
}

fn weapon_word(weapon: &Use) -> &str {
    match weapon {
        Use::Inherent => "inherent",
        Use::Sw(name) | Use::Weapon(name) => name.as_str(),
        Use::Gun => "Gun",
        Use::Ordnance => "ordnance",
    }
}

/// What one clause says is owed in an occasion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owed {
    /// Whose; none when it is the attack's.
    pub unit: Option<UnitId>,
    /// What.
    pub debt: Debt,
    /// How it stands.
    pub standing: Standing,
    /// The weapons that it is about.
    pub weapons: Vec<(UnitId, Use)>,
}

/// How a debt stands, and what a finding says of it when it is open at its deadline. `{}` stands for the units of
/// all open debts of which the same is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It was done.
    Done,
    /// It is missing.
    Open(String),
    /// It is missing, and the log does not tell whether it is due.
    Unclear(String),
    /// It is missing, and by this clause.
    OpenBy(ClauseId, String),
    /// It is missing, and another debt's finding says so too.
    Told,
    /// It is missing, and has a deadline of its own: another occasion lists and tells it.
    Elsewhere,
}

impl Owed {
    /// A debt of a unit.
    #[must_use]
    pub fn of(unit: &UnitId, debt: Debt, standing: Standing) -> Owed {
        Owed { unit: Some(unit.clone()), debt, standing, weapons: Vec::new() }
    }

    /// A debt of nobody in particular.
    #[must_use]
    pub const fn of_all(debt: Debt, standing: Standing) -> Owed {
        Owed { unit: None, debt, standing, weapons: Vec::new() }
    }
}

impl Standing {
    /// Done, or missing with these words.
    pub fn done_or(done: bool, says: impl FnOnce() -> String) -> Standing {
        if done { Standing::Done } else { Standing::Open(says()) }
    }
}
