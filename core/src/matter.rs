//! What a clause can speak about: the kinds of fact, and the instances of them that one event holds. Findings that
//! share an instance are one finding. Knows no clause.

use crate::event::{RollId, UnitId, Use};
use crate::vocab::ClauseId;
use alloc::vec;
use alloc::vec::Vec;

/// Writes the kinds of fact with their words, and which of them an event holds once for each unit.
macro_rules! matters {
    ($($(#[$($doc:tt)*])* $name:ident $count:ident $words:literal,)*) => {
        /// A kind of fact that clauses speak about.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Matter {
            $(#[doc = $words] $name,)*
        }

        impl Matter {
            /// All of them.
            pub const ALL: &[Matter] = &[$(Matter::$name,)*];

            /// Its words: `Case A of a shot`.
            #[must_use]
            pub const fn words(self) -> &'static str {
                match self {
                    $(Matter::$name => $words,)*
                }
            }

            /// An event has one such fact for each unit, so that whoever speaks of it speaks of the same. Of the
            /// others an event holds several: each clause speaks of its own, unless its verdict says which.
            #[must_use]
            pub const fn is_one(self) -> bool {
                match self {
                    $(Matter::$name => matters!(@$count),)*
                }
            }
        }
    };
    (@one) => { true };
    (@many) => { false };
}

matters! {
    // Movement.
    Cost one "the MP declared for an expenditure",
    MinimumMoveCost one "the MP declared for a Minimum Move",
    MpTotal one "the running total of MP",
    MpAllotment one "whether MP are left",
    MpUnspent one "MP unspent at the end of a move",
    MpInHex one "MP that count as spent in a hex",
    MpAll many "an entry that costs all MP",
    MfCost many "the MF declared for an expenditure",
    MfAllotment one "whether MF are left",
    Possession many "who possesses a SW",
    StartMp one "a start MP that is due",
    NeedlessStart one "a start MP that is not due",
    StopMp one "a stop MP that is not due",
    MoveEnd one "stop or Motion at the end of a move",
    MovePhase one "the phase of a move",
    Mobility one "whether the vehicle is Mobile",
    MoveLeave many "whether a unit may move",
    HexEntered one "the hex entered, by the covered arc",
    HexLeave many "whether a hex may be entered",
    Direction many "the direction of a move",
    DelayStopped one "whether a delaying vehicle is stopped",
    DelaySteps one "how many Delay MP are announced at once",
    MinimumMove many "a condition of a Minimum Move",
    MinimumMoveReverse one "a Minimum Move in Reverse",
    EnemyAfv many "what is barred beside an enemy AFV",
    MovingTarget one "whether a vehicle is a moving target",
    MotionStatus many "what is asked of a vehicle in Motion",
    MotionAttempt many "a condition of a Motion attempt",
    MotionNumber one "the number of a Motion attempt",
    Esb many "a condition of ESB",
    ReliabilityRoll one "a reliability DR that is missing",
    ReliabilityCall many "whether a reliability DR is due",
    BypassLine many "the line of a Bypass",
    BypassPlace many "what the place in Bypass gives",
    HexsideTaken one "a hexside that another occupies",
    Cafp many "the CAFP on record",
    TurnLeavingBypass one "a turn that has to leave the hexside",
    Place many "where a unit is",
    // Arcs.
    VcaChange one "the cause of a change of VCA",
    TcaChange one "the cause of a turret turn in the own MPh",
    TcaMp many "the MP that a turret turn needs",
    EndPhaseTurn one "who turns freely as a fire phase ends",
    ArcTurn many "a condition of a change of arc",
    ArcRecorded one "whether an arc is on record",
    WeaponArc one "whether the target is in the weapon's arc",
    TargetFacing one "the Target Facing",
    // Who fires, when, at whom.
    FireAgain one "whether a vehicle fires in this phase, or again",
    SecondFirePhase one "whether a unit fires in a second fire phase",
    Rof one "whether a weapon fires again",
    OpportunityFire one "whether a shot is Opportunity Fire",
    BrokenFirer one "the fire of a broken unit",
    PinnedFirer one "the fire of a pinned unit with FT, DC or MOL",
    FireLeave many "whether a unit or weapon may fire so",
    Combination one "whether weapons combine",
    MandatoryGroup one "whether attacks have to be one",
    Group many "the make-up of a fire group",
    Target many "who may be fired at, and who is hit",
    ToKillWeapon one "whether a MG makes a To Kill roll",
    LeaderUse one "whether a leader directs once more",
    LeaderAssignment one "the vehicle of an Armor Leader",
    Leadership many "what a leader may direct",
    Order many "the order of actions",
    LineOfSight one "whether the firer sees the target",
    // Figures of a shot.
    Range one "the range declared",
    Reach one "whether a weapon reaches the target",
    Factor many "a factor of the FP",
    AfphHalving one "the halving of AFPh fire",
    BoundingHalving one "the halving of Bounding First Fire",
    MotionHalving one "the halving of fire in Motion",
    FpSum one "the sum of the FP",
    Modifier many "a DRM or DR",
    CaseA one "Case A of a shot",
    CaseC one "Case B or C of a shot",
    CaseI one "Case I of a shot",
    ToHitNumber one "the To Hit Number",
    FinalDr one "the Final DR",
    Column one "the column of the IFT",
    Cowering many "what Cowering does to the column",
    Result one "the result of an attack",
    ToKillNumber one "the To Kill Number",
    MoraleLevel many "the Morale Level of a check",
    // What comes of it.
    Consequence many "what comes of a result",
    PinCounter one "a Pin counter that may not be",
    MeleeCounter one "a Melee counter that may not be",
    EncirclementCounter one "an Encirclement counter that may not be",
    Counter many "a counter",
    Malfunction one "what a roll does to the weapon that it tests",
    LowAmmo one "Low Ammo",
    Repair many "a repair",
    // Records.
    Roll many "a roll that is missing, or not recorded in full",
    RollNumber one "the number of a roll",
    RollUse one "what a roll is used for",
    AttackReference one "the attack that an event refers to",
    RollReference many "the roll that an event refers to",
    Record many "the order of the record",
    Recorder one "who records what a unit does",
    Board one "what a board shows",
    SealedRecord one "what a sealed record holds",
    Secret many "how a secret is kept",
    Share many "how dice are made of shares",
    Agreement many "what players agree on",
    DiceSeries many "the series of a VASL session's dice",
}

/// Which fact of its kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Which {
    /// The one that the event has for its unit, all its shots and rolls together.
    Whole,
    /// The one that this clause alone speaks of.
    Of(ClauseId),
    /// That of this unit.
    Unit(UnitId),
    /// That of this unit's weapon.
    Shot(UnitId, Use),
    /// That of this roll.
    Roll(RollId),
}

/// One fact that a verdict speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instance {
    /// Its kind.
    pub matter: Matter,
    /// Which of that kind.
    pub which: Which,
}

impl Instance {
    /// What a clause speaks of: the kinds, and which facts of them, or the only one of its kind where nothing is said.
    #[must_use]
    pub fn all(clause: ClauseId, matters: &[Matter], which: &[Which]) -> Vec<Instance> {
        let of = |matter: Matter| match which {
            _ if !matter.is_one() => vec![Which::Of(clause)],
            [] => vec![Which::Whole],
            which => which.to_vec(),
        };
        let each = |matter: &Matter| {
            let matter = *matter;
            of(matter).into_iter().map(move |which| Instance { matter, which })
        };
        matters.iter().flat_map(each).collect()
    }

    /// The same fact, or one that holds the other.
    #[must_use]
    pub fn touches(&self, other: &Instance) -> bool {
        let holds = |which: &Which| *which == Which::Whole;
        let same = self.which == other.which || holds(&self.which) || holds(&other.which);
        self.matter == other.matter && same
    }
}
