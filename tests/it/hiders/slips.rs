//! The mistakes that concealment is played with, each with the clauses of which one has to speak.

/// One mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Slip {
    /// A "?" is kept by who moves, fires, enters the open or advances into it, in sight.
    KeptMoving,
    KeptFiring,
    KeptEntering,
    KeptAdvancing,
    /// By who breaks, and by who is attacked with a PTC or worse in sight.
    KeptBroken,
    KeptAttacked,
    /// By who places SMOKE, and by who tries to Recover a SW, in sight.
    KeptSmoking,
    KeptRecovering,
    /// A "?" is gained before the end of the Player Turn, in the enemy's, by a broken unit.
    GainsEarly,
    GainsInEnemyTurn,
    GainsBroken,
    /// It is gained in sight, without a dr and by one.
    GainsSeen,
    GainsSeenByDr,
    /// By a Final dr of six, and by a DRM that is too low.
    GainsBySix,
    LowDrm,
    /// A unit under its "?" rolls for one.
    RollsUnder,
    /// Fire at a concealed unit is not halved.
    NotHalved,
    /// Who comes upon concealed units stays, goes back elsewhere, or moves on.
    Stays,
    BackElsewhere,
    MovesOn,
    /// Nobody shows himself to who moves in.
    NoReveal,
    /// Who has entered no hex is put back.
    BackFromNothing,
    /// Who is hidden moves, advances, or is hidden again.
    HiddenMoves,
    HiddenAdvances,
    HiddenAgain,
    /// A Search by Assault Movement, and one that goes on.
    SearchByAssault,
    SearchGoesOn,
}

impl Slip {
    /// It shows in its own lines; another as the phase ends.
    pub(super) const fn shows_at_once(self) -> bool {
        !matches!(
            self,
            Slip::KeptMoving
                | Slip::KeptFiring
                | Slip::KeptEntering
                | Slip::KeptAdvancing
                | Slip::KeptBroken
                | Slip::KeptAttacked
                | Slip::KeptSmoking
                | Slip::KeptRecovering
                | Slip::Stays
                | Slip::NoReveal
        )
    }
}

/// All of them.
pub(super) const SLIPS: [(Slip, &[&str]); 27] = [
    (Slip::KeptMoving, &["A12.14-sixteen"]),
    (Slip::KeptFiring, &["A12.14-sixteen"]),
    (Slip::KeptEntering, &["A12.14-sixteen"]),
    (Slip::KeptAdvancing, &["A12.14-sixteen"]),
    (Slip::KeptBroken, &["A12.14-any-los"]),
    (Slip::KeptAttacked, &["A12.14-ptc"]),
    (Slip::KeptSmoking, &["A12.141-acts"]),
    (Slip::KeptRecovering, &["A12.141-acts"]),
    (Slip::GainsEarly, &["A12.12-when"]),
    (Slip::GainsInEnemyTurn, &["A12.12-when"]),
    (Slip::GainsBroken, &["A12.12-when"]),
    (Slip::GainsSeen, &["A12.121-seen-near"]),
    (Slip::GainsSeenByDr, &["A12.121-seen-near"]),
    (Slip::GainsBySix, &["A12.122-dr"]),
    (Slip::LowDrm, &["A12.122-drm"]),
    (Slip::RollsUnder, &["A12.12-when"]),
    (Slip::NotHalved, &["A7.23-concealed-half"]),
    (Slip::Stays, &["A12.15-back"]),
    (Slip::BackElsewhere, &["A12.15-back"]),
    (Slip::MovesOn, &["A12.15-back"]),
    (Slip::NoReveal, &["A12.15-reveal"]),
    (Slip::BackFromNothing, &["A12.15-back"]),
    (Slip::HiddenMoves, &["A12.32-hip-moves"]),
    (Slip::HiddenAdvances, &["A12.32-hip-moves"]),
    (Slip::HiddenAgain, &["A12.31-never-again"]),
    (Slip::SearchByAssault, &["A12.152-search"]),
    (Slip::SearchGoesOn, &["A12.152-search"]),
];
