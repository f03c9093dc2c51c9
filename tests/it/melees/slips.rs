//! The mistakes that Close Combat is played with, each with the clauses of which one has to speak.

/// One mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Slip {
    /// Odds of the next column.
    Odds,
    /// More FP than the attackers have.
    MoreFp,
    /// Less FP than the attacked have.
    LessFp,
    /// A Final DR one less than it is.
    Final,
    /// A kill where the Kill Number is met.
    KillByEqual,
    /// A Reduction where it is not met.
    NoEffect,
    /// A SW is used.
    Weapon,
    /// A leader lends himself his DRM.
    LeaderAlone,
    /// A leader lends one more than he has.
    LeaderMore,
    /// Broken units attack.
    BrokenAttacks,
    /// One who is not broken is attacked as one who is.
    NotBroken,
    /// The +1 of a CX attacker is left out.
    CxLeftOut,
    /// One who is not CX is attacked as one who is.
    NotCx,
    /// An attack on concealed units with all its FP.
    Full,
    /// A pinned unit attacks with all its FP.
    PinnedFull,
    /// The +1 against an ambusher is left out.
    AmbushLeftOut,
    /// An ambusher takes -2.
    AmbushMore,
    /// Capture by -1 of who is not Inexperienced.
    Capture,
    /// A friend is attacked.
    Friend,
    /// One in another Location is attacked.
    Elsewhere,
    /// Close Combat in the APh.
    TooEarly,
    /// After an Ambush the dead strike back.
    DeadStrike,
    /// A SMC who was said to fight alone attacks with others.
    NotAlone,
    /// A withdrawal is announced behind an attack.
    AnnouncedLate,
    /// One withdraws in the first round.
    FirstRound,
    /// One withdraws who is pinned.
    PinnedLeaves,
    /// One withdraws two hexes.
    LeavesFar,
    /// One withdraws to a Known enemy.
    LeavesToEnemy,
    /// One withdraws to a concealed enemy and lives.
    LeavesToConcealed,
    /// Infiltration by a DR that is neither 2 nor 12.
    Infiltrates,
    /// Infiltration behind another attack of the Location.
    InfiltratesLate,
    /// An Ambush in the open.
    AmbushInTheOpen,
    /// An Ambush with a leader's drm that is not there.
    AmbushLeader,
    /// An Ambush with the Final dr one less.
    AmbushSum,
    /// An Ambush by two.
    AmbushByTwo,
    /// Two squads attack an AFV as one.
    TwoSquads,
    /// A CCV two higher.
    Ccv,
    /// A MMC advances to an AFV without a PAATC.
    NoPaatc,
    /// A MMC that failed it advances.
    PaatcFailed,
    /// Conscripts pass it by their Morale Level.
    PaatcOfConscripts,
    /// The AFV attacks first.
    VehicleFirst,
    /// The AFV attacks with its BMG.
    Bmg,
    /// The AFV is held in Melee.
    VehicleHeld,
    /// No leader creation dr.
    NoLeader,
    /// A leader better than the dr gives.
    BetterLeader,
    /// A drm of it one lower.
    LeaderDrm,
    /// A SMC guards two squads.
    TooManyPrisoners,
    /// Melee without an enemy.
    MeleeAlone,
    /// Who is in Melee fires.
    MeleeFires,
    /// Who is in Melee moves.
    MeleeMoves,
    /// Who is in Melee advances.
    MeleeAdvances,
}

impl Slip {
    /// It shows in its own lines; another as the phase ends.
    pub(super) const fn shows_at_once(self) -> bool {
        !matches!(self, Slip::LeavesToConcealed | Slip::NoLeader)
    }

    /// It is made in a Player Turn that begins with a Melee.
    pub(super) const fn wants_melee(self) -> bool {
        matches!(
            self,
            Slip::AnnouncedLate
                | Slip::PinnedLeaves
                | Slip::LeavesFar
                | Slip::LeavesToEnemy
                | Slip::LeavesToConcealed
                | Slip::MeleeFires
                | Slip::MeleeMoves
                | Slip::MeleeAdvances
                | Slip::BrokenAttacks
        )
    }

    /// It is made where an AFV is.
    pub(super) const fn wants_vehicle(self) -> bool {
        matches!(
            self,
            Slip::TwoSquads
                | Slip::Ccv
                | Slip::NoPaatc
                | Slip::PaatcFailed
                | Slip::PaatcOfConscripts
                | Slip::VehicleFirst
                | Slip::Bmg
                | Slip::VehicleHeld
        )
    }
}

/// All of them.
pub(super) const SLIPS: [(Slip, &[&str]); 51] = [
    (Slip::Odds, &["A11.11-odds"]),
    (Slip::MoreFp, &["A11.11-odds", "A11.13-no-sw", "A11.19-halved"]),
    (Slip::LessFp, &["A11.11-odds"]),
    (Slip::Final, &["A11.11-final"]),
    (Slip::KillByEqual, &["A11.11-result"]),
    (Slip::NoEffect, &["A11.11-result"]),
    (Slip::Weapon, &["A11.13-no-sw"]),
    (Slip::LeaderAlone, &["A11.141-leader-drm"]),
    (Slip::LeaderMore, &["A11.141-leader-drm"]),
    (Slip::BrokenAttacks, &["A11.16-broken"]),
    (Slip::NotBroken, &["A11.16-attacked"]),
    (Slip::CxLeftOut, &["A4.51-cc"]),
    (Slip::NotCx, &["A4.51-cc"]),
    (Slip::Full, &["A11.19-halved", "A11.13-no-sw"]),
    (Slip::PinnedFull, &["A11.11-odds", "A11.13-no-sw"]),
    (Slip::AmbushLeftOut, &["A11.4-effect"]),
    (Slip::AmbushMore, &["A11.4-effect"]),
    (Slip::Capture, &["A20.22-cc"]),
    (Slip::Friend, &["A11.1-enemies"]),
    (Slip::Elsewhere, &["A11.1-one-hex"]),
    (Slip::TooEarly, &["A11.1-one-hex"]),
    (Slip::DeadStrike, &["A11.3-sequential"]),
    (Slip::NotAlone, &["A11.14-smc-with-mmc"]),
    (Slip::AnnouncedLate, &["A11.2-announce"]),
    (Slip::FirstRound, &["A11.2-who-not"]),
    (Slip::PinnedLeaves, &["A11.2-who-not"]),
    (Slip::LeavesFar, &["A11.21-where"]),
    (Slip::LeavesToEnemy, &["A11.21-where"]),
    (Slip::LeavesToConcealed, &["A11.21-concealed"]),
    (Slip::Infiltrates, &["A11.22-at-once"]),
    (Slip::InfiltratesLate, &["A11.22-at-once"]),
    (Slip::AmbushInTheOpen, &["A11.4-when"]),
    (Slip::AmbushLeader, &["A11.4-drm"]),
    (Slip::AmbushSum, &["A11.4-drm"]),
    (Slip::AmbushByTwo, &["A11.4-three"]),
    (Slip::TwoSquads, &["A11.5-two-units"]),
    (Slip::Ccv, &["A11.5-ccv"]),
    (Slip::NoPaatc, &["A11.6-paatc"]),
    (Slip::PaatcFailed, &["A11.6-paatc", "A7.8-no-move-no-advance"]),
    (Slip::PaatcOfConscripts, &["A11.6-paatc"]),
    (Slip::VehicleFirst, &["A11.31-order"]),
    (Slip::Bmg, &["D3.5-bmg-not-in-cc"]),
    (Slip::VehicleHeld, &["A11.7-never-held"]),
    (Slip::NoLeader, &["A18.12-cc"]),
    (Slip::BetterLeader, &["A18.2-table"]),
    (Slip::LeaderDrm, &["A18.2-table"]),
    (Slip::TooManyPrisoners, &["A20.5-guard"]),
    (Slip::MeleeAlone, &["A11.15-melee-with-enemy"]),
    (Slip::MeleeFires, &["A7.21-no-ift-in-melee"]),
    (Slip::MeleeMoves, &["A4.1-able"]),
    (Slip::MeleeAdvances, &["A4.7-able"]),
];
