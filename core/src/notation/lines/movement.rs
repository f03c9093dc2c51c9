//! Lines of movement (D2).

use crate::event::{
    BogChecked, CaChanged, CaReason, ClearanceChecked, CrewStatusChanged, Direction, EsbAttempted,
    IntendedHex, MfSpent, MfSpentSo, MfWay, MotionAttempted, MoveDeclared, MoveEnd, MoveWay, MpSpent, MpUse,
    Passed, Rate, ReliabilityCalled, ReliabilityRolled, Stalled, TurnTo, UnitMoveEnded,
};
use crate::notation::cursor::{Cursor, Printer, Read};
use crate::notation::form::{Bare, Flag, Form, Key, MF, MP, OneOf, Opt, Or, take};
use crate::notation::list::{List, ListOr};
use crate::notation::phrase::{Phrase, Sub, choice, line};
use crate::vocab::hex::Arc;
use crate::vocab::num::Mp;

/// The words for a direction.
pub(super) const DIRECTION: OneOf<Direction> =
    OneOf(&[("forward", Direction::Forward), ("reverse", Direction::Reverse)]);

/// Success or failure of an attempt.
pub(super) const SUCCESS: OneOf<bool> = OneOf(&[("success", true), ("failure", false)]);

/// Who saw it; `nobody` is an attested empty list.
const SEEN_BY: Opt<Key<ListOr>> = Opt(Key("seen-by", ListOr("nobody")));

line!(MpSpent: unit in MpUse::VERBS; on = Sub;
    cost = Or(MP, Mp::ZERO),
    total = Opt(Key("total", Bare)),
    turret = Opt(Key("turret", Bare)),
    seen_by = SEEN_BY);

/// The rate of entry; that of the terrain is not written.
const RATE: Or<OneOf<Rate>, Rate> = Or(
    OneOf(&[
        ("road", Rate::Road),
        ("road-declined", Rate::RoadDeclined),
        ("half", Rate::Half),
        ("ALL", Rate::All),
    ]),
    Rate::Terrain,
);

choice!(MpUse:
    "start" => Start { } [direction: d = Opt(DIRECTION)],
    "stop" => Stop {},
    "delay" => Delay {},
    "turn" => Turn { to: to = Sub } [on_road: road = Flag("on-road")],
    "enter" => Enter { hex: hex = Bare } [rate: rate = RATE,
        inside: inside = Flag("inside"),
        direction: d = Opt(DIRECTION),
        vca: vca = Opt(Key("vca", Bare))],
    "bypass" => Bypass { hex: hex = Bare, along: along = Key("along", Bare) } [cafp: cafp = Opt(Key("cafp", Bare)),
        rear: rear = Opt(Key("rear", Bare)),
        direction: d = Opt(DIRECTION)],
    "minimum-move" => MinimumMove { hex: hex = Bare } [entry_cost: cost = Opt(Key("entry-cost", Bare)),
        towing: towing = Or(Key("towing", Bare), Mp::ZERO),
        direction: d = Opt(DIRECTION)],
    "overrun" => Overrun { hex: hex = Bare },
    "spend" => Other { what: what = Bare },
);

/// `FF4-GG5`, or `along K2-J2` in Bypass.
impl Phrase for TurnTo {
    const SUBJECT: bool = false;
    const VERBS: &'static [&'static str] = &["along"];

    fn print(&self, out: &mut Printer<'_>) {
        let (TurnTo::Spine(pair) | TurnTo::Along(pair)) = self;
        if matches!(self, TurnTo::Along(_)) {
            out.word("along");
        }
        Form::print(&Bare, pair, out);
    }

    fn parse(from: &mut Cursor<'_>) -> Read<TurnTo> {
        let to = if from.takes("along") { TurnTo::Along } else { TurnTo::Spine };
        take(&Bare, from).map(to)
    }
}

line!(MfSpent: unit "moves"; hex = Bare;
    cost = Unstated,
    assault = Opt(ASSAULT),
    seen_by = SEEN_BY);

/// Whether MF are spent by Assault Movement, where that is said.
const ASSAULT: OneOf<bool> = OneOf(&[("assault", true), ("not-assault", false)]);

/// The line of the MF, and behind it how they were spent.
impl Phrase for MfSpentSo {
    const SUBJECT: bool = true;
    const VERBS: &'static [&'static str] = MfSpent::VERBS;

    fn print(&self, out: &mut Printer<'_>) {
        self.spent.print(out);
        self.way.print(out);
    }

    fn parse(from: &mut Cursor<'_>) -> Read<MfSpentSo> {
        let (mut spent, way): (MfSpent, MfWay) = (Phrase::parse(from)?, Phrase::parse(from)?);
        // Assault Movement may be said behind the way as well.
        if spent.assault.is_none() && ASSAULT.begins(from) {
            spent.assault = Some(ASSAULT.parse(from)?);
        }
        Ok(MfSpentSo { spent, way })
    }
}

choice!(MfWay:
    "road" => Road {},
    "terrain" => Terrain {},
    "along" => Bypass { along: along = List },
    "overrun" => Overrun {},
    "level" => Stairs { to: to = Bare },
    "for" => On { what: what = Bare },
);

line!(MoveDeclared: unit "declares"; way = Sub;);

choice!(MoveWay:
    "assault" => Assault {},
    "double-time" => DoubleTime {},
    "minimum-move" => MinimumMove {},
    "dash" => Dash { to: to = Bare },
);

line!(ClearanceChecked: unit "clearance";
    along = Bare, clear = OneOf(&[("clear", true), ("not-clear", false)]);
    roll = Opt(Bare));

line!(EsbAttempted: unit "esb"; ;
    sought = Opt(MP),
    drm = Opt(Key("drm", Bare)),
    roll = Opt(Bare),
    total = Opt(Key("final", Bare)),
    success = Opt(SUCCESS));

line!(ReliabilityCalled: unit "reliability-call"; ;);

line!(Passed: unit "passed"; ;);

line!(ReliabilityRolled: unit "reliability"; roll = Bare;
    breakdown = Opt(OneOf(&[("ok", false), ("breakdown", true)])));

line!(Stalled: unit "stalled"; ; delay = Opt(Key("delay", MP)));

line!(BogChecked: unit "bog-check"; ;
    roll = Opt(Bare),
    drm = Opt(Key("drm", Bare)),
    bogged = Flag("bogged"));

line!(MotionAttempted: unit "motion-attempt"; trigger = Key("against", Bare);
    roll = Opt(Bare),
    in_los = Opt(Key("in-los", Bare)),
    success = Opt(SUCCESS));

line!(CaChanged: unit in &["vca", "tca", "ca"];
    arc = OneOf(&[("vca", Arc::Vca), ("tca", Arc::Tca), ("ca", Arc::Ca)]), to = Bare;
    reason = Or(OneOf(&[
        ("shot", CaReason::Shot),
        ("end-of-fire-phase", CaReason::EndOfFirePhase),
        ("motion-attempt", CaReason::MotionAttempt),
        ("set-up", CaReason::SetUp),
    ]), CaReason::None));

line!(CrewStatusChanged: unit in &["CE", "BU"]; ce = OneOf(&[("CE", true), ("BU", false)]););

line!(UnitMoveEnded: unit "ends"; ;
    end = Or(OneOf(&[("motion", MoveEnd::Motion), ("reverse-motion", MoveEnd::ReverseMotion)]), MoveEnd::Plain),
    intended = Opt(Key("toward", Sub)),
    insufficient = Flag("insufficient"));

line!(IntendedHex: part; hex = Bare; cost = Opt(Key("cost", Bare)), road = Flag("by-road"));

/// MF of Infantry: none written are 0 in a player's own line, and not stated in what was inferred.
struct Unstated;

impl Form<Option<Mp>> for Unstated {
    fn print(&self, value: &Option<Mp>, out: &mut Printer<'_>) {
        if let Some(cost) = value.filter(|cost| *cost != Mp::ZERO) {
            MF.print(&cost, out);
        }
    }
    fn parse(&self, from: &mut Cursor<'_>) -> Read<Option<Mp>> {
        MF.parse(from).map(Some)
    }
    fn begins(&self, from: &mut Cursor<'_>) -> bool {
        Form::<Mp>::begins(&MF, from)
    }
    fn absent(&self) -> Option<Option<Mp>> {
        Some(None)
    }
    fn missing(&self) -> &'static str {
        Form::<Mp>::missing(&MF)
    }
}
