//! Lines of the game as a whole and of units outside movement and fire.

use crate::catalogue::is_printed;
use crate::event::{
    Advanced, Boarding, Claim, Claimed, GameStarted, Level, PhaseBegan, Reduced, Routed, Status,
    StatusChanged, UnitId, UnitPlaced,
};
use crate::notation::atom::Atom;
use crate::notation::cursor::{Cursor, Printer, Read};
use crate::notation::form::{
    Bare, Flag, Form, Key, Known, OneOf, Opt, Or, OrWord, or_absent, take, try_take,
};
use crate::notation::list::{ListOr, ManyOf};
use crate::notation::phrase::{Phrase, Sub, choice, line};
use crate::vocab::hex::Facing;

use super::movement::DIRECTION;

line!(GameStarted: "game"; ; book = Key("book", Bare), head = Key("head", Bare));

line!(PhaseBegan: "turn"; turn = Bare, side = Bare, phase = Bare;);

/// The level beside a hex; ground level is not written.
pub(super) const LEVEL: Or<Key<Bare>, Level> = Or(Key("level", Bare), Level::At(0));

line!(UnitPlaced: "place"; unit = Bare, hex = OrWord("off-board");
    level = LEVEL,
    vca = Opt(Key("vca", Bare)),
    tca = Opt(Key("tca", Bare)),
    along = Opt(Key("along", Bare)),
    cafp = Opt(Key("cafp", Bare)),
    motion = Opt(Key("motion", DIRECTION)),
    under_way = Opt(Key("under-way", DIRECTION)),
    spent = Opt(Key("spent", Bare)),
    like = Opt(Key("like", Bare)));

/// The words for a status.
const STATUS: OneOf<Status> = OneOf(&[
    ("broken", Status::Broken),
    ("disrupted", Status::Disrupted),
    ("dm", Status::Dm),
    ("pinned", Status::Pinned),
    ("berserk", Status::Berserk),
    ("heroic", Status::Heroic),
    ("fanatic", Status::Fanatic),
    ("wounded", Status::Wounded),
    ("encircled", Status::Encircled),
    ("melee", Status::Melee),
    ("concealed", Status::Concealed),
    ("hidden", Status::Hidden),
    ("known", Status::Known),
    ("ti", Status::Ti),
    ("cx", Status::Cx),
    ("captured", Status::Captured),
    ("immobilized", Status::Immobilized),
    ("bogged", Status::Bogged),
    ("abandoned", Status::Abandoned),
    ("stunned", Status::Stunned),
    ("shocked", Status::Shocked),
    ("recalled", Status::Recalled),
    ("towing", Status::Towing),
    ("platoon", Status::Platoon),
    ("motion", Status::Motion),
    ("moved", Status::Moved),
    ("hull-down", Status::HullDown),
    ("in-pillbox", Status::InPillbox),
    ("quasi-leader", Status::QuasiLeader),
    ("human-wave", Status::HumanWave),
    ("armored-assault", Status::ArmoredAssault),
    ("armoured-assault", Status::ArmoredAssault),
    ("broke", Status::Broken),
    ("desperation", Status::Dm),
    ("pin", Status::Pinned),
    ("counter-exhausted", Status::Cx),
    ("exhausted", Status::Cx),
    ("stun", Status::Stunned),
    ("shock", Status::Shocked),
    ("recall", Status::Recalled),
    ("HD", Status::HullDown),
    ("temporarily-immobilized", Status::Ti),
]);

line!(StatusChanged: unit "is"; ;
    add = ManyOf(STATUS),
    remove = Key("no-longer", ManyOf(STATUS)),
    attack = Opt(Key("in", Bare)));

/// What is left of a unit, whose values that has, and the attack.
const INTO: Opt<Key<Bare>> = Opt(Key("into", Bare));
const LIKE: Opt<Key<Counter>> = Opt(Key("like", Counter));
const IN_ATTACK: Opt<Key<Bare>> = Opt(Key("in", Bare));

/// A unit that is described, or the factors that the counter prints: `4-4-7`.
struct Counter;

impl Form<UnitId> for Counter {
    fn print(&self, value: &UnitId, out: &mut Printer<'_>) {
        Form::print(&Bare, value, out);
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<UnitId> {
        let span = from.value(UnitId::KIND, UnitId::WHAT)?;
        match span.text.parse() {
            Ok(factors) if is_printed(span.text) => Ok(factors),
            Ok(_) | Err(_) => UnitId::read(span, from),
        }
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        Form::<UnitId>::begins(&Bare, from)
    }
    fn missing(&self) -> &'static str {
        UnitId::WHAT
    }
}

/// `1SQ reduced into 1HS`; a unit that is replaced by its ELR may say so, `1SQ replaced by 2SQ`.
impl Phrase for Reduced {
    const SUBJECT: bool = true;
    const VERBS: &'static [&'static str] = &["reduced", "replaced"];

    fn print(&self, out: &mut Printer<'_>) {
        Form::print(&Bare, &self.unit, out);
        out.word("reduced");
        Form::print(&INTO, &self.into, out);
        Form::print(&LIKE, &self.like, out);
        Form::print(&IN_ATTACK, &self.attack, out);
    }

    fn parse(from: &mut Cursor<'_>) -> Read<Reduced> {
        let unit = take(&Bare, from)?;
        let replaced = from.takes("replaced");
        let by = if replaced {
            Opt(Key("by", Bare))
        } else if from.takes("reduced") {
            INTO
        } else {
            return from.no_such_word(Reduced::VERBS);
        };
        let (mut into, mut like, mut attack) = (None, None, None);
        while try_take(&by, &mut into, from)?
            || try_take(&LIKE, &mut like, from)?
            || try_take(&IN_ATTACK, &mut attack, from)?
        {}
        // By nobody it would be a Casualty Reduction.
        if replaced && into.is_none() {
            into = Some(Some(take(&Key("by", Bare), from)?));
        }
        Ok(Reduced {
            unit,
            into: or_absent(&by, into, from)?,
            like: or_absent(&LIKE, like, from)?,
            attack: or_absent(&IN_ATTACK, attack, from)?,
        })
    }
}

/// `1SQ eliminated`: the event is the unit.
impl Phrase for UnitId {
    const SUBJECT: bool = true;
    const VERBS: &'static [&'static str] = &["eliminated"];

    fn print(&self, out: &mut Printer<'_>) {
        Form::print(&Bare, self, out);
        out.word("eliminated");
    }

    fn parse(from: &mut Cursor<'_>) -> Read<UnitId> {
        let unit = take(&Bare, from)?;
        if from.takes("eliminated") { Ok(unit) } else { from.no_such_word(&["eliminated"]) }
    }
}

line!(Boarding: unit in &["boards", "leaves"];
    aboard = OneOf(&[("boards", true), ("leaves", false)]), vehicle = Bare;
    hex = Opt(Key("at", Bare)));

line!(Advanced: unit "advances"; hex = Bare; level = LEVEL);

line!(Routed: unit "routs"; hex = Bare; voluntary = Flag("voluntary"));

/// The words for a target facing.
const FACING: OneOf<Facing> =
    OneOf(&[("front", Facing::Front), ("side", Facing::Side), ("rear", Facing::Rear)]);

/// Yes or no.
pub(super) const YES: OneOf<bool> = OneOf(&[("yes", true), ("no", false)]);

choice!(Claim:
    "tem" => Tem { terrain: t = Bare, value: v = Bare } [residual: r = Flag("residual")],
    "hindrance" => Hindrance { 0: drm = Bare },
    "wall-advantage" => WallAdvantage { 0: hexside = Bare },
    "facing" => Facing { from: f = Bare, facing: to = FACING },
    "moving-target" => MovingTarget { 0: moving = YES },
    "case" => Case { 0: case = Known },
    "firepower" => Firepower { 0: fp = Bare },
    "mp-in-hex" => MpInHex { 0: mp = Bare },
    "targets" => Targets { 0: units = ListOr("none") },
    "words" => Words { 0: words = Bare },
    "interdiction" => Interdiction { hindrance: h = Key("hindrance", Bare), leader: l = Key("leader", Bare) },
);

line!(Claimed: unit "claims"; claim = Sub; roll = Opt(Key("on", Bare)));
