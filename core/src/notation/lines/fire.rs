//! Lines of fire (A7, D3) and of what it causes.

use crate::event::{
    CcResolved, CcResult, Checked, CloseCombatFought, CriticalHit, DrmLine, Factor, FactorOp, FireAttack,
    FireMode, Firer, IftResolved, Marker, MarkerPlaced, Odds, RandomlySelected, RepairAttempted,
    ResidualLaid, Target, ToHitAttempt, ToKillAttempt, VehicleHit, VehicleResult, WeaponFailed, Wear,
};
use crate::notation::atom::Atom;
use crate::notation::cursor::{Cursor, Printer, Read};
use crate::notation::form::{Bare, FP, Flag, Form, Key, OneOf, Opt, take};
use crate::notation::list::{List, Repeated, Series};
use crate::notation::phrase::{Sub, choice, line};
use crate::notation::token::TokenKind;
use crate::vocab::{Reason, TargetType, Word};

/// The modes of fire: the verbs behind an attack's number.
const MODES: OneOf<FireMode> = OneOf(&[
    ("prep", FireMode::Prep),
    ("first", FireMode::First),
    ("subsequent", FireMode::Subsequent),
    ("fpf", FireMode::Fpf),
    ("final", FireMode::Final),
    ("advancing", FireMode::Advancing),
    ("opportunity", FireMode::Opportunity),
    ("bounding", FireMode::Bounding),
    ("residual", FireMode::Residual),
    ("ovr", FireMode::Overrun),
]);

/// The mode of fire that a verb of the notation names: `prep`, `first`, `subsequent` ..
#[must_use]
pub fn fire_mode(verb: &str) -> Option<FireMode> {
    MODES.0.iter().find(|(word, _)| *word == verb).map(|(_, mode)| *mode)
}

line!(FireAttack: attack in &["prep", "first", "subsequent", "fpf", "final", "advancing", "opportunity", "bounding", "residual", "ovr"];
    mode = MODES, firers = Key("by", Series(Sub)), target = Sub;
    directors = Key("directed-by", List),
    vca = Opt(Key("vca", Bare)),
    tca = Opt(Key("tca", Bare)),
    fp = Opt(Key("total", FP)),
    column = Opt(Key("column", Bare)));

line!(Target: part; ;
    locations = Key("at", List),
    units = Key("units", List),
    ranges = Key("range", List),
    target_type = Opt(TARGET_TYPE),
    answers = Opt(Key("answers", Bare)));

/// The Target Types of ordnance (C3.3).
const TARGET_TYPE: OneOf<TargetType> = OneOf(&[
    ("infantry-target", TargetType::Infantry),
    ("vehicle-target", TargetType::Vehicle),
    ("area-target", TargetType::Area),
]);

line!(Firer: part; unit = Bare, weapon = Bare;
    base = Opt(FP),
    factors = Repeated(FACTOR),
    hex = Opt(Key("from", Bare)),
    with = Opt(Key("with", Bare)),
    rof_kept = Flag("rof"),
    to_kill = Flag("to-kill"),
    spotter = Opt(Key("spotter", Bare)));

/// A factor and its reason: `x1/2 long-range`. The reason has no keyword, so one that could be taken for
/// what may follow stands in quotes.
struct FactorForm;

const FACTOR: FactorForm = FactorForm;

/// Words that may stand behind a factor. The property test over names made of keywords guards this list.
const BEHIND_FACTOR: [&str; 18] = [
    "FP",
    "from",
    "with",
    "rof",
    "to-kill",
    "spotter",
    "at",
    "units",
    "range",
    "infantry-target",
    "vehicle-target",
    "area-target",
    "answers",
    "directed-by",
    "vca",
    "tca",
    "total",
    "column",
];

impl FactorForm {
    fn is_reason(text: &str) -> bool {
        let number = text.starts_with(|c: char| c.is_numeric());
        !number && !FactorOp::begins(text) && !BEHIND_FACTOR.contains(&text)
    }
}

impl Form<Factor> for FactorForm {
    fn print(&self, value: &Factor, out: &mut Printer<'_>) {
        Form::print(&Bare, &value.op, out);
        match &value.reason {
            Some(reason) if FactorForm::is_reason(reason.as_str()) => out.value(reason.as_str()),
            Some(reason) => out.quoted(reason.as_str()),
            None => {}
        }
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<Factor> {
        let op = take(&Bare, from)?;
        from.try_here("the reason of the factor");
        let reason = from.peek().is_some_and(|token| match token.kind {
            TokenKind::Word => FactorForm::is_reason(&token.text),
            TokenKind::Quoted => true,
            TokenKind::Comma | TokenKind::Time => false,
        });
        let reason = if reason { Some(take::<Word<Reason>>(&Bare, from)?) } else { None };
        Ok(Factor { op, reason })
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        Form::<FactorOp>::begins(&Bare, from)
    }
    fn missing(&self) -> &'static str {
        FactorOp::WHAT
    }
}

line!(DrmLine: part; name = Bare; value = Opt(Bare), only = Key("only", List));

/// Declared DRM: `drm TEM +2, FFMO -1`.
pub(super) const DRM: Key<Series<Sub>> = Key("drm", Series(Sub));

line!(IftResolved: attack "ift"; roll = Bare;
    drm = DRM,
    column = Opt(Key("column", Bare)),
    total = Opt(Key("final", Bare)),
    result = Opt(Key("result", Bare)),
    locations = Key("at", List));

line!(ToHitAttempt: attack "to-hit"; unit = Bare, weapon = Bare, roll = Bare;
    target = Opt(Key("target", Bare)),
    ammo = Opt(Key("ammo", Bare)),
    drm = DRM,
    number = Opt(Key("number", Bare)),
    total = Opt(Key("final", Bare)),
    hit = Opt(OneOf(&[("hit", true), ("miss", false)])));

/// The words for what happened to a vehicle.
const RESULT: OneOf<VehicleResult> = OneOf(&[
    ("no-effect", VehicleResult::None),
    ("immobilized", VehicleResult::Immobilized),
    ("eliminated", VehicleResult::Eliminated),
    ("burning", VehicleResult::Burning),
    ("shock", VehicleResult::Shock),
    ("stun", VehicleResult::Stun),
    ("NE", VehicleResult::None),
    ("none", VehicleResult::None),
    ("no-result", VehicleResult::None),
    ("-", VehicleResult::None),
    ("immobilization", VehicleResult::Immobilized),
    ("immob", VehicleResult::Immobilized),
    ("destroyed", VehicleResult::Eliminated),
    ("wreck", VehicleResult::Eliminated),
    ("burns", VehicleResult::Burning),
    ("burning-wreck", VehicleResult::Burning),
    ("shocked", VehicleResult::Shock),
    ("stunned", VehicleResult::Stun),
]);

line!(CriticalHit: attack "critical-hit"; ;
    unit = Opt(Key("on", Bare)),
    roll = Opt(Key("by", Bare)));

line!(ToKillAttempt: attack "to-kill"; roll = Bare;
    armor = Opt(Key("armor", Bare)),
    number = Opt(Key("number", Bare)),
    result = Opt(Key("result", RESULT)));

line!(Checked: unit "checks"; check = Bare, roll = Bare;
    also = Key("also", List),
    drm = DRM,
    morale = Opt(Key("morale", Bare)),
    passed = Opt(OneOf(&[("passed", true), ("failed", false)])),
    attack = Opt(Key("in", Bare)));

line!(RandomlySelected: "random-selection"; ;
    rolls = Key("of", List),
    chosen = Key("chosen", List),
    attack = Opt(Key("in", Bare)));

line!(VehicleHit: unit "suffers"; result = RESULT; attack = Opt(Key("in", Bare)));

line!(WeaponFailed: unit in &["malfunctions", "low-ammo", "disables"];
    wear = OneOf(&[
        ("malfunctions", Wear::Malfunctioned),
        ("low-ammo", Wear::LowAmmo),
        ("disables", Wear::Disabled),
    ]), weapon = Bare;
    roll = Opt(Bare));

line!(RepairAttempted: unit "repair"; weapon = Bare, roll = Bare;
    repaired = Opt(OneOf(&[("repaired", true), ("not-repaired", false)])));

choice!(Marker:
    "prep-fire" => PrepFire {},
    "bounding-fire" => BoundingFire {},
    "opportunity-fire" => OpportunityFire {},
    "first-fire" => FirstFire {},
    "final-fire" => FinalFire {},
    "intensive-fire" => IntensiveFire {},
    "no-fire" => NoFire {},
    "motion" => Motion {},
    "reverse-motion" => ReverseMotion {},
    "pin" => Pin {},
    "encircled" => Encircled {},
    "encircled-level" => EncircledLevel { 0: level = Bare },
    "melee" => Melee {},
    "malfunction" => Malfunction {},
    "named" => Named { 0: name = Bare },
);

line!(MarkerPlaced: "marker"; marker = Sub;
    unit = Opt(Key("on", Bare)),
    hex = Opt(Key("at", Bare)),
    removed = Flag("removed"));

line!(ResidualLaid: "residual"; fp = FP, at = Key("at", Bare);
    attack = Opt(Key("from", Bare)),
    removed = Flag("removed"));

line!(CloseCombatFought: "cc"; ;
    attackers = Key("by", List),
    targets = Key("against", List),
    weapons = Key("using", List),
    roll = Bare,
    drm = DRM);

line!(CcResolved: "resolved"; fought = Sub;
    attack = Opt(Key("attack", FP)),
    defense = Opt(Key("defense", FP)),
    odds = Opt(Key("odds", ODDS)),
    total = Opt(Key("final", Bare)),
    result = Opt(Key("result", CC_RESULT)));

const ODDS: OneOf<Odds> = OneOf(&[
    (Odds::Less.word(), Odds::Less),
    (Odds::OneToEight.word(), Odds::OneToEight),
    (Odds::OneToSix.word(), Odds::OneToSix),
    (Odds::OneToFour.word(), Odds::OneToFour),
    (Odds::OneToTwo.word(), Odds::OneToTwo),
    (Odds::Even.word(), Odds::Even),
    (Odds::ThreeToTwo.word(), Odds::ThreeToTwo),
    (Odds::TwoToOne.word(), Odds::TwoToOne),
    (Odds::ThreeToOne.word(), Odds::ThreeToOne),
    (Odds::FourToOne.word(), Odds::FourToOne),
    (Odds::SixToOne.word(), Odds::SixToOne),
    (Odds::EightToOne.word(), Odds::EightToOne),
    (Odds::TenToOne.word(), Odds::TenToOne),
    (Odds::More.word(), Odds::More),
]);

const CC_RESULT: OneOf<CcResult> = OneOf(&[
    (CcResult::None.word(), CcResult::None),
    ("none", CcResult::None),
    (CcResult::Reduced.word(), CcResult::Reduced),
    (CcResult::Eliminated.word(), CcResult::Eliminated),
    (CcResult::Captured.word(), CcResult::Captured),
    (CcResult::Immobilized.word(), CcResult::Immobilized),
    (CcResult::Burning.word(), CcResult::Burning),
]);
