//! proptest strategies for every kind of event with every field. A variant that has no strategy does not
//! compile: `variants!` matches exhaustively over what it lists.

use asl_core::event::*;
use asl_core::vocab::dice::{Dice, Die, Dr};
use asl_core::vocab::hex::{Arc, Facing, Hex, HexPair, HexTriple, TurretSide};
use asl_core::vocab::num::{ColumnFp, Drm, Fp, Mp};
use asl_core::vocab::phase::Phase;
use asl_core::vocab::{Meaning, WeaponName, Word};
use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::*;
use proptest::strategy::Union;

/// A strategy for an enum from one strategy for each of its variants.
macro_rules! variants {
    ($(#[$doc:meta])* $vis:vis fn $name:ident() -> $type:ident { $($variant:ident $(=> $strategy:expr)?),* $(,)? }) => {
        $(#[$doc])*
        $vis fn $name() -> BoxedStrategy<$type> {
            // A new variant does not compile here until it is listed.
            let _every = |value: &$type| match value { $($type::$variant { .. } => ()),* };
            Union::new([$(variants!(@ $type $variant $($strategy)?)),*]).boxed()
        }
    };
    (@ $type:ident $variant:ident) => { Just($type::$variant).boxed() };
    (@ $type:ident $variant:ident $strategy:expr) => { $strategy.boxed() };
}

/// A strategy for a struct from one for each field.
macro_rules! fields {
    ($type:ident { $($field:ident: $strategy:expr),* $(,)? }) => {
        fields!(@ [$type $type] $($field: $strategy,)*)
    };
    ($type:ident::$variant:ident { $($field:ident: $strategy:expr),* $(,)? }) => {
        fields!(@ [$type::$variant $type] $($field: $strategy,)*)
    };
    // Tuples of strategies end at twelve, so the fields nest.
    (@ [$($path:ident)::+ $type:ident] $($field:ident: $strategy:expr,)*) => {
        nested!($($strategy),*).prop_map(|nested!(pattern $($field),*)| $($path)::+ { $($field),* })
    };
}

/// `(a, (b, (c, ())))`, as strategies and as a pattern.
macro_rules! nested {
    (pattern $first:ident $(, $rest:ident)*) => { ($first, nested!(pattern $($rest),*)) };
    (pattern) => { () };
    ($first:expr $(, $rest:expr)*) => { ($first, nested!($($rest),*)) };
    () => { Just(()) };
}

/// The kinds of event, each with its strategy.
macro_rules! kinds {
    ($($kind:ident $(=> $strategy:expr)?),* $(,)?) => {
        /// Every kind of event by name, with a strategy that makes only such events.
        pub(crate) fn every_kind() -> Vec<(&'static str, BoxedStrategy<What>)> {
            vec![$((stringify!($kind), variants!(@ What $kind $($strategy.prop_map(What::$kind))?))),*]
        }

        /// The name of an event's kind.
        pub(crate) fn kind_of(what: &What) -> &'static str {
            match what { $(What::$kind { .. } => stringify!($kind)),* }
        }
    };
}

kinds! {
    GameStarted => fields!(GameStarted { book: any::<u16>(), head: text().prop_map(|text| text.as_str().parse().unwrap()) }),
    PhaseBegan => fields!(PhaseBegan { turn: any::<u16>(), side: name(), phase: phase() }),
    PhaseEnded,
    PlayerTurnEnded,
    Conceded,
    UnitPlaced => fields!(UnitPlaced {
        unit: unit(), hex: of(hex()), level: level(), vca: of(pair()), tca: of(pair()), along: of(pair()),
        cafp: of(triple()), motion: of(direction()), under_way: of(direction()), spent: of(mp()), like: of(unit()),
    }),
    DiceRolled => fields!(DiceRolled {
        roll: roll(), dice: dice(), purpose: purpose(), unit: of(unit()), attack: of(attack()),
        roller: text(), evidence: evidence(),
    }),
    MpSpent => fields!(MpSpent {
        unit: unit(), on: mp_use(), cost: mp(), total: of(mp()), turret: of(turret()), seen_by: of(units()),
    }),
    MfSpent => fields!(MfSpent {
        unit: unit(), hex: hex(), cost: mp().prop_map(Some), assault: of(any::<bool>()), seen_by: of(units()),
    }),
    ClearanceChecked => fields!(ClearanceChecked {
        unit: unit(), along: pair(), clear: any::<bool>(), roll: of(roll()),
    }),
    EsbAttempted => fields!(EsbAttempted {
        unit: unit(), sought: of(mp()), roll: of(roll()), drm: of(drm()), total: of(any::<i16>()),
        success: of(any::<bool>()),
    }),
    ReliabilityCalled => fields!(ReliabilityCalled { unit: unit() }),
    ReliabilityRolled => fields!(ReliabilityRolled { unit: unit(), roll: roll(), breakdown: of(any::<bool>()) }),
    Stalled => fields!(Stalled { unit: unit(), delay: of(mp()) }),
    BogChecked => fields!(BogChecked { unit: unit(), roll: of(roll()), drm: of(drm()), bogged: any::<bool>() }),
    MotionAttempted => fields!(MotionAttempted {
        unit: unit(), trigger: unit(), roll: of(roll()), in_los: of(mp()), success: of(any::<bool>()),
    }),
    CaChanged => fields!(CaChanged { unit: unit(), arc: arc(), to: turret(), reason: ca_reason() }),
    CrewStatusChanged => fields!(CrewStatusChanged { unit: unit(), ce: any::<bool>() }),
    UnitMoveEnded => fields!(UnitMoveEnded {
        unit: unit(), end: move_end(), intended: of(intended_hex()), insufficient: any::<bool>(),
    }),
    FireAttack => fields!(FireAttack {
        attack: attack(), mode: fire_mode(), firers: vec(firer(), 0..4), target: target(),
        directors: units(), vca: of(pair()), tca: of(turret()), fp: of(fp()), column: of(column()),
    }),
    IftResolved => fields!(IftResolved {
        attack: attack(), roll: roll(), drm: drm_lines(), column: of(column()), total: of(any::<i16>()),
        result: of(said()), locations: vec(location(), 0..3),
    }),
    ToHitAttempt => fields!(ToHitAttempt {
        attack: attack(), unit: unit(), weapon: weapon(), target: of(unit()), ammo: of(name()), roll: roll(),
        drm: drm_lines(), number: of(any::<i16>()), total: of(any::<i16>()), hit: of(any::<bool>()),
    }),
    ToKillAttempt => fields!(ToKillAttempt {
        attack: attack(), roll: roll(), armor: of(any::<i16>()), number: of(any::<i16>()),
        result: of(vehicle_result()),
    }),
    Checked => fields!(Checked {
        unit: unit(), also: units(), check: check(), roll: roll(), drm: drm_lines(), morale: of(any::<u8>()),
        passed: of(any::<bool>()), attack: of(attack()),
    }),
    RandomlySelected => fields!(RandomlySelected {
        attack: of(attack()), rolls: vec((unit(), roll()), 0..4), chosen: units(),
    }),
    VehicleHit => fields!(VehicleHit { unit: unit(), result: vehicle_result(), attack: of(attack()) }),
    WeaponFailed => fields!(WeaponFailed { unit: unit(), weapon: weapon(), wear: wear(), roll: of(roll()) }),
    RepairAttempted => fields!(RepairAttempted {
        unit: unit(), weapon: weapon(), roll: roll(), repaired: of(any::<bool>()),
    }),
    MarkerPlaced => fields!(MarkerPlaced {
        unit: of(unit()), hex: of(hex()), marker: marker(), removed: any::<bool>(),
    }),
    CloseCombatFought => fields!(CloseCombatFought {
        attackers: units(), targets: units(), weapons: vec(weapon(), 0..3), roll: roll(), drm: drm_lines(),
    }),
    StatusChanged => fields!(StatusChanged {
        unit: unit(), add: vec(status(), 0..3), remove: vec(status(), 0..3), attack: of(attack()),
    }),
    Reduced => fields!(Reduced { unit: unit(), into: of(unit()), like: of(unit()), attack: of(attack()) }),
    Eliminated => unit(),
    Boarding => fields!(Boarding { unit: unit(), vehicle: unit(), aboard: any::<bool>(), hex: of(hex()) }),
    Advanced => fields!(Advanced { unit: unit(), hex: hex(), level: level() }),
    Routed => fields!(Routed { unit: unit(), hex: hex(), voluntary: any::<bool>() }),
    Claimed => fields!(Claimed { unit: unit(), claim: claim(), roll: of(roll()) }),
    LosAttested => fields!(LosAttested {
        unit: unit(), to: unit(), exists: any::<bool>(), hindrance: drm(), earlier: any::<bool>(),
    }),
    Attested => attested(),
    ObjectedTo => fields!(ObjectedTo { seq: any::<u64>(), why: text() }),
    Waived => fields!(Waived { seq: any::<u64>(), clause: of(text()), why: text() }),
    Ruled => fields!(Ruled { seq: any::<u64>(), clause: of(text()), stands: any::<bool>(), words: text() }),
    Retracted => fields!(Retracted { back_to: any::<u64>(), agreed: name(), why: text() }),
    Sealed => fields!(Sealed { secret: name(), commitment: any::<[u8; 32]>() }),
    Revealed => fields!(Revealed { secret: name(), plaintext: text(), nonce: any::<[u8; 32]>() }),
    Note => text(),
    PieceMoved => fields!(PieceMoved {
        source: source(), piece: text(), name: text(), from: text(), to: text(), mover: of(text()),
    }),
    StepUndone => fields!(StepUndone { source: source(), step: of(any::<u32>()) }),
    ImportedKept => fields!(ImportedKept { source: source(), kind: text(), raw: text() }),
    Passed => fields!(Passed { unit: unit() }),
    SharesCommitted => fields!(SharesCommitted {
        length: any::<u32>(), salt: any::<[u8; 32]>(), own: any::<[u8; 32]>(), answers: any::<[u8; 32]>(),
    }),
    RollsDeclared => fields!(RollsDeclared { rolls: vec(declared_roll(), 0..4) }),
    SharesAnswered => fields!(SharesAnswered { roller: name(), index: any::<u32>(), share: any::<[u8; 32]>() }),
    RollForfeited => fields!(RollForfeited { roller: name(), index: any::<u32>(), withheld: name(), why: text() }),
    RerollAgreed => fields!(RerollAgreed { roll: roll(), agreed: name(), why: text() }),
    Inferred => inferred(),
}

fn inferred() -> impl Strategy<Value = Inferred> {
    let reading = prop_oneof![
        Just(Reading::Shown),
        Just(Reading::Cheapest),
        Just(Reading::Joined),
        Just(Reading::Answered),
    ];
    fields!(Inferred { source: source(), reading: reading, done: deed() })
}

fn deed() -> impl Strategy<Value = Done> {
    let went = fields!(Went { unit: unit(), hex: hex() }).prop_map(|went| What::from(Deed::Went(went)));
    let advanced = fields!(Advanced { unit: unit(), hex: hex(), level: level() }).prop_map(What::Advanced);
    let routed =
        fields!(Routed { unit: unit(), hex: hex(), voluntary: any::<bool>() }).prop_map(What::Routed);
    let placed =
        fields!(MarkerPlaced { unit: of(unit()), hex: of(hex()), marker: marker(), removed: any::<bool>() });
    let status = fields!(StatusChanged {
        unit: unit(),
        add: vec(status(), 0..3),
        remove: vec(status(), 0..3),
        attack: of(attack()),
    });
    let spent = fields!(MpSpent {
        unit: unit(),
        on: mp_use(),
        cost: mp(),
        total: of(mp()),
        turret: of(turret()),
        seen_by: of(units()),
    });
    let killed = fields!(ToKillAttempt {
        attack: attack(),
        roll: roll(),
        armor: of(any::<i16>()),
        number: of(any::<i16>()),
        result: of(vehicle_result()),
    });
    let hit = fields!(VehicleHit { unit: unit(), result: vehicle_result(), attack: of(attack()) });
    let all = prop_oneof![
        went,
        advanced,
        unit().prop_map(What::Eliminated),
        routed,
        placed.prop_map(What::MarkerPlaced),
        status.prop_map(What::StatusChanged),
        spent.prop_map(What::MpSpent),
        killed.prop_map(What::ToKillAttempt),
        hit.prop_map(What::VehicleHit),
    ];
    all.prop_map(|what| Done::of(what).expect("a deed"))
}

/// Any event of any kind.
pub(crate) fn any_event() -> BoxedStrategy<Event> {
    event_of(Union::new(every_kind().into_iter().map(|(_, strategy)| strategy)).boxed())
}

/// Any event of these kinds.
pub(crate) fn event_of(what: BoxedStrategy<What>) -> BoxedStrategy<Event> {
    fields!(Event { by: name(), at: of(text()), what: what }).boxed()
}

/// Words of the notation, and words that look like something else: every one is a legal name too.
fn tricky_word() -> BoxedStrategy<String> {
    let verbs = [false, true].into_iter().flat_map(asl_core::notation::verbs).map(String::from);
    let keywords = "ok by book from with rof to-kill spotter at units range answers directed-by vca tca total \
        column only drm in for nobody none named inherent gun ordnance off-board level like along cafp motion \
        seen-by turret road inside forward reverse MP MF FP DR dr x2 x1/2 r3 a4 K5 K5/1 1 9.5 FF6-EE6 D2.21-total \
        shot set-up front why salt own answers rolls if least most withheld-by clause words removed success insufficient toward cost yes no";
    let words: Vec<String> = verbs.chain(keywords.split_whitespace().map(String::from)).collect();
    let legal = words.into_iter().filter(|word| word.parse::<Name>().is_ok()).collect::<Vec<_>>();
    prop::sample::select(legal).boxed()
}

fn word() -> BoxedStrategy<String> {
    prop_oneof![tricky_word(), "[A-Za-z0-9][A-Za-z0-9_./'-]{0,31}"].boxed()
}

fn name() -> BoxedStrategy<Name> {
    word().prop_map(|word| word.parse().unwrap()).boxed()
}

/// A word of the game as players write it, in any case, or one that nobody knows.
fn said<M: Meaning>() -> BoxedStrategy<Word<M>> {
    let known: Vec<&'static str> = M::words().collect();
    let known =
        (proptest::sample::select(known), any::<u32>()).prop_map(|(word, cases)| recased(word, cases));
    prop_oneof![known, word()].prop_map(|word| word.parse().unwrap()).boxed()
}

/// A word with some of its letters in the other case.
fn recased(word: &str, cases: u32) -> String {
    let flip = |(n, c): (usize, char)| match (cases >> (n % 32)) & 1 {
        1 if c.is_ascii_lowercase() => c.to_ascii_uppercase(),
        1 => c.to_ascii_lowercase(),
        _ => c,
    };
    word.chars().enumerate().map(flip).collect()
}

fn weapon_name() -> BoxedStrategy<WeaponName> {
    word().prop_map(|word| word.parse().unwrap()).boxed()
}

fn unit() -> BoxedStrategy<UnitId> {
    word().prop_map(|word| word.parse().unwrap()).boxed()
}

fn units() -> BoxedStrategy<Vec<UnitId>> {
    vec(unit(), 0..4).boxed()
}

fn text() -> BoxedStrategy<Text> {
    let legal = |text: String| {
        text.chars()
            .filter(|c| !c.is_control() || matches!(c, '\t' | '\n'))
            .collect::<String>()
            .parse()
            .unwrap()
    };
    prop_oneof![word(), any::<String>(), "[ -~\\n\\t\u{2028}]{0,40}", r#"[@#=!?,\\" ok]{0,6}"#]
        .prop_map(legal)
        .boxed()
}

/// Hexes of the three boards of [`super::examples::SEVERAL_BOARDS`], on and off them.
fn hex() -> BoxedStrategy<Hex> {
    fields!(Hex { board: 0..3u8, column: 0..234u8, row: any::<i8>() }).boxed()
}

fn pair() -> BoxedStrategy<HexPair> {
    (hex(), hex()).prop_map(|(a, b)| HexPair(a, b)).boxed()
}

fn triple() -> BoxedStrategy<HexTriple> {
    (hex(), hex(), hex()).prop_map(|(a, b, c)| HexTriple(a, b, c)).boxed()
}

fn mp() -> BoxedStrategy<Mp> {
    (0..=2 * Mp::MAX_WHOLE + 1).prop_map(Mp::from_halves).boxed()
}

fn fp() -> BoxedStrategy<Fp> {
    (0..=100_000u32, 0..=16u8).prop_map(|(n, halvings)| Fp::fraction(n, halvings)).boxed()
}

/// Whole columns and those of the Incremental IFT.
fn column() -> BoxedStrategy<ColumnFp> {
    (0..256u32).prop_map(|halves| Fp::fraction(halves, 1).to_string().parse().unwrap()).boxed()
}

fn drm() -> BoxedStrategy<Drm> {
    (-100..=100i16).prop_map(Drm).boxed()
}

fn die() -> BoxedStrategy<Die> {
    (1..=6u8).prop_map(|n| Die::try_from(n).unwrap()).boxed()
}

fn dr() -> BoxedStrategy<Dr> {
    fields!(Dr { colored: die(), white: die() }).boxed()
}

fn roll() -> BoxedStrategy<RollId> {
    any::<u32>().prop_map(RollId).boxed()
}

fn attack() -> BoxedStrategy<AttackId> {
    any::<u32>().prop_map(AttackId).boxed()
}

fn source() -> BoxedStrategy<Source> {
    fields!(Source { file: any::<u16>(), step: any::<u32>(), leaf: any::<u32>() }).boxed()
}

fn location() -> BoxedStrategy<Location> {
    fields!(Location { hex: hex(), level: level() }).boxed()
}

fn intended_hex() -> BoxedStrategy<IntendedHex> {
    fields!(IntendedHex { hex: hex(), cost: of(mp()), road: any::<bool>() }).boxed()
}

fn firer() -> BoxedStrategy<Firer> {
    fields!(Firer {
        unit: unit(),
        with: of(unit()),
        weapon: weapon(),
        hex: of(hex()),
        base: of(fp()),
        factors: vec(fields!(Factor { op: factor_op(), reason: of(said()) }), 0..3),
        rof_kept: any::<bool>(),
        to_kill: any::<bool>(),
        spotter: of(unit()),
    })
    .boxed()
}

fn target() -> BoxedStrategy<Target> {
    fields!(Target {
        locations: vec(location(), 0..3),
        units: units(),
        ranges: vec(any::<u16>(), 0..3),
        infantry_target: of(any::<bool>()),
        answers: of(unit()),
    })
    .boxed()
}

fn declared_roll() -> BoxedStrategy<DeclaredRoll> {
    fields!(DeclaredRoll {
        index: any::<u32>(),
        roll: roll(),
        throw: throw(),
        purpose: purpose(),
        unit: of(unit()),
        attack: of(attack()),
        condition: of(fields!(Condition { roll: roll(), least: of(any::<u8>()), most: of(any::<u8>()) })),
    })
    .boxed()
}

fn drm_lines() -> BoxedStrategy<Vec<DrmLine>> {
    vec(fields!(DrmLine { name: said(), value: of(drm()), only: units() }), 0..4).boxed()
}

fn counters() -> BoxedStrategy<VaslCounters> {
    fields!(VaslCounters {
        same: any::<u32>(),
        count: any::<u32>(),
        category_mean: any::<u32>(),
        mean: any::<u32>(),
        receipt: fields!(VaslReceipt {
            series: any::<u32>(),
            instance: any::<u32>(),
            random_org: any::<bool>()
        }),
        san: of(text()),
        refills: any::<u32>(),
        axis_san: of(text()),
        allied_san: of(text()),
        tail: of(text()),
    })
    .boxed()
}

variants!(fn dice() -> Dice {
    Dr => dr().prop_map(Dice::Dr),
    dr => die().prop_map(Dice::dr),
    Three => (die(), die(), die()).prop_map(|(a, b, c)| Dice::Three(a, b, c)),
});
variants!(fn throw() -> Throw { Dr, dr, Three });
variants!(fn phase() -> Phase { RPh, PFPh, MPh, DFPh, AFPh, RtPh, APh, CCPh });
variants!(fn level() -> Level { At => prop_oneof![Just(0), any::<i8>()].prop_map(Level::At), In });
variants!(fn direction() -> Direction { Forward, Reverse });
variants!(fn rate() -> Rate { Terrain, Road, RoadDeclined, Half, All });
variants!(fn arc() -> Arc { Vca, Tca, Ca });
variants!(fn facing() -> Facing { Front, Side, Rear });
variants!(fn turret_side() -> TurretSide { Front, Left, Right, Rear });
variants!(fn ca_reason() -> CaReason { Shot, EndOfFirePhase, MotionAttempt, SetUp, None });
variants!(fn move_end() -> MoveEnd { Plain, Motion, ReverseMotion });
variants!(fn fire_mode() -> FireMode { Prep, First, Subsequent, Fpf, Final, Advancing, Opportunity, Bounding });
variants!(fn vehicle_result() -> VehicleResult { None, Immobilized, Eliminated, Burning, Shock, Stun });
variants!(fn wear() -> Wear { Malfunctioned, LowAmmo, Disabled });
variants!(fn turret() -> TurretTo {
    Spine => pair().prop_map(TurretTo::Spine),
    Facing => turret_side().prop_map(TurretTo::Facing),
});
variants!(fn turn_to() -> TurnTo {
    Spine => pair().prop_map(TurnTo::Spine),
    Along => pair().prop_map(TurnTo::Along),
});
variants!(fn weapon() -> Use {
    Inherent, Sw => weapon_name().prop_map(Use::Sw), Weapon => weapon_name().prop_map(Use::Weapon), Gun, Ordnance,
});
variants!(fn factor_op() -> FactorOp {
    Times => any::<u8>().prop_map(FactorOp::Times), Half, Plus => fp().prop_map(FactorOp::Plus),
});
variants!(fn check() -> Check {
    Mc => any::<u8>().prop_map(Check::Mc), Ntc, Ptc, Paatc, Llmc, Lltc, Rally,
});
variants!(fn marker() -> Marker {
    PrepFire, BoundingFire, OpportunityFire, FirstFire, FinalFire, IntensiveFire, NoFire, Motion, ReverseMotion,
    Pin, Encircled, Melee, Malfunction, Named => said().prop_map(Marker::Named),
});
variants!(fn status() -> Status {
    Broken, Disrupted, Dm, Pinned, Berserk, Heroic, Fanatic, Wounded, Encircled, Melee, Concealed, Hidden, Known,
    Ti, Cx, Captured, Immobilized, Bogged, Abandoned, Stunned, Shocked, Recalled, Towing, Platoon, Motion, Moved,
    HullDown, InPillbox, QuasiLeader, HumanWave, ArmoredAssault,
});
variants!(fn purpose() -> Purpose {
    Other, Ift, ToHit, ToKill, Mc, Tc, Rally, Cc, Sa, Rs, Reliability, Esb, Bog, Motion, Clearance, Wound,
    UnlikelyKill, Survival, Repair, Named => text().prop_map(Purpose::Named),
});
variants!(fn evidence() -> Evidence {
    Declared,
    Vasl => fields!(Evidence::Vasl { source: source(), counters: of(counters()) }),
    Shares => fields!(Evidence::Shares { index: any::<u32>(), own: any::<[u8; 32]>(), other: any::<[u8; 32]>() }),
});
variants!(fn mp_use() -> MpUse {
    Start => fields!(MpUse::Start { direction: of(direction()) }),
    Stop,
    Delay,
    Turn => fields!(MpUse::Turn { to: turn_to(), on_road: any::<bool>() }),
    Enter => fields!(MpUse::Enter {
        hex: hex(), rate: rate(), inside: any::<bool>(), direction: of(direction()), vca: of(pair()),
    }),
    Bypass => fields!(MpUse::Bypass {
        hex: hex(), along: pair(), cafp: of(triple()), rear: of(triple()), direction: of(direction()),
    }),
    MinimumMove => fields!(MpUse::MinimumMove {
        hex: hex(), entry_cost: of(mp()), towing: mp(), direction: of(direction()),
    }),
    Overrun => fields!(MpUse::Overrun { hex: hex() }),
    Other => fields!(MpUse::Other { what: said() }),
});
variants!(fn claim() -> Claim {
    Tem => fields!(Claim::Tem { terrain: said(), value: drm(), residual: any::<bool>() }),
    Hindrance => drm().prop_map(Claim::Hindrance),
    WallAdvantage => pair().prop_map(Claim::WallAdvantage),
    Facing => fields!(Claim::Facing { from: hex(), facing: facing() }),
    MovingTarget => any::<bool>().prop_map(Claim::MovingTarget),
    Case => said().prop_map(Claim::Case),
    Firepower => fp().prop_map(Claim::Firepower),
    MpInHex => mp().prop_map(Claim::MpInHex),
    Targets => units().prop_map(Claim::Targets),
    Words => text().prop_map(Claim::Words),
    Interdiction => fields!(Claim::Interdiction { hindrance: drm(), leader: drm() }),
});
variants!(fn attested() -> Attested {
    Clearance => fields!(Attested::Clearance { along: pair(), clear: any::<bool>() }),
    OnRoad => fields!(Attested::OnRoad { unit: unit(), on_road: any::<bool>() }),
    Tem => fields!(Attested::Tem { hex: hex(), value: drm() }),
    EnemyAfvHere => fields!(Attested::EnemyAfvHere { unit: unit(), may_remain: any::<bool>() }),
    Capable => fields!(Attested::Capable { unit: unit(), capable: any::<bool>() }),
    Words => text().prop_map(Attested::Words),
});
