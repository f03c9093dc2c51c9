//! The reviewed tables: what a change may be where nothing is found. A row names a kind of event and a field of it, what
//! was done to the field, when, and the reason that a referee would accept.

use super::tree::{Change, How};
use asl_core::audit::{Game, Replay};
use asl_core::event::{
    CaReason, Checked, DrmLine, Event, Location, MoveEnd, MpUse, Status, UnitId, Use, What,
};
use asl_core::facts::{Ctx, Underway};
use asl_core::figures::fire::residual::left;
use asl_core::figures::fire::residual_due::left_by;
use asl_core::figures::to_kill::due::kill_due;
use asl_core::finding::Verdict;
use asl_core::state::{State, side_of};
use asl_core::vocab::Modifier;
use asl_core::vocab::num::Drm;
use std::sync::LazyLock;

/// A change in its game.
pub(super) struct Seen<'a> {
    pub(super) game: &'a Game,
    pub(super) n: usize,
    pub(super) change: &'a Change,
}

impl Seen<'_> {
    fn was(&self) -> &Event {
        &self.game.events[self.n]
    }

    fn is(&self) -> &What {
        &self.change.event.what
    }

    /// The position before the event.
    fn before(&self) -> State {
        Replay::of(self.game).before(self.n)
    }

    /// Nothing was played yet: the game is being set up.
    fn in_set_up(&self) -> bool {
        !self.game.events[..self.n].iter().any(|event| plays(&event.what))
    }

    /// A clause of these rules holds what was changed against what it gives, and finds it true.
    fn is_kept_by(&self, rules: &[&str]) -> bool {
        let mut game = self.game.clone();
        game.events[self.n] = self.change.event.clone();
        let opinions = Replay::of(&game).opinions(self.n);
        opinions.iter().any(|opinion| {
            opinion.verdict == Verdict::Kept && rules.iter().any(|rule| opinion.clause.0.starts_with(rule))
        })
    }

    /// Two units in play, of two sides.
    fn are_enemies(&self, a: &UnitId, b: &UnitId) -> bool {
        let before = self.before();
        let side = |unit: &UnitId| {
            let in_play = before.units.get(unit).is_some_and(|unit| !unit.eliminated);
            side_of(&before, &self.game.scenario, unit).filter(|_| in_play).cloned()
        };
        matches!((side(a), side(b)), (Some(a), Some(b)) if a != b)
    }
}

/// Is it more than setting up?
const fn plays(what: &What) -> bool {
    !matches!(
        what,
        What::GameStarted(_)
            | What::PhaseBegan(_)
            | What::UnitPlaced(_)
            | What::StatusChanged(_)
            | What::CrewStatusChanged(_)
            | What::MarkerPlaced(_)
            | What::WeaponFailed(_)
            | What::Boarding(_)
            | What::Attested(_)
            | What::LosAttested(_)
            | What::Note(_)
    )
}

/// What a row lets pass.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pass {
    /// Another legal play, by the row's own reading.
    Legal,
    /// A word that no log can check.
    Believed,
}

/// A row of the tables.
#[derive(Clone, Copy)]
pub(super) struct Row {
    /// The kind of event; `*` for all.
    pub(super) kind: &'static str,
    /// Its fields; one that ends in `*` stands for all that begin so.
    pub(super) fields: &'static [&'static str],
    /// What was done to it; nothing for both.
    pub(super) how: Option<How>,
    pub(super) pass: Pass,
    pub(super) when: fn(&Seen<'_>) -> bool,
    /// The condition in words, where there is one.
    pub(super) only: &'static str,
    pub(super) why: &'static str,
}

impl Row {
    pub(super) fn is_legal(&self) -> bool {
        self.pass == Pass::Legal
    }

    fn fits(&self, seen: &Seen<'_>) -> bool {
        let change = seen.change;
        let named = |field: &&str| match field.strip_suffix('*') {
            Some(start) => change.field.starts_with(start),
            None => change.field == **field,
        };
        (self.kind == "*" || self.kind == change.kind)
            && self.how.is_none_or(|how| how == change.how)
            && self.fields.iter().any(named)
            && (self.when)(seen)
    }
}

const ALWAYS: fn(&Seen<'_>) -> bool = |_| true;

const fn believed(kind: &'static str, fields: &'static [&'static str], why: &'static str) -> Row {
    Row { kind, fields, how: None, pass: Pass::Believed, when: ALWAYS, only: "", why }
}

const fn legal(kind: &'static str, fields: &'static [&'static str], why: &'static str) -> Row {
    Row { kind, fields, how: None, pass: Pass::Legal, when: ALWAYS, only: "", why }
}

/// What is left out is derived: nothing is believed, and a false figure cannot stand there.
const fn unsaid(kind: &'static str, fields: &'static [&'static str]) -> Row {
    let why = "Less is said; the rules give it, and nothing is believed in its place.";
    Row { kind, fields, how: Some(How::LeftOut), pass: Pass::Legal, when: ALWAYS, only: "", why }
}

impl Row {
    const fn when(mut self, only: &'static str, when: fn(&Seen<'_>) -> bool) -> Row {
        (self.only, self.when) = (only, when);
        self
    }

    const fn how(mut self, how: How) -> Row {
        self.how = Some(how);
        self
    }
}

/// All rows: the reviewed ones, which have conditions, and behind them what the table of kinds says is believed.
pub(super) static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let told = What::BELIEVED.iter().map(|(kind, fields, why)| believed(kind, fields, why));
    REVIEWED.iter().copied().chain(told).collect()
});

const REVIEWED: &[Row] = &[
    believed("*", &["by"], "Who wrote is proven by the signature on the record (`verify`). What needs the other player, or a director, is held against the writer."),
    believed("*", &["at"], "A time is a claim; nothing is decided by it."),
    // Dice.
    unsaid("DiceRolled", &["attack", "unit", "purpose"]).when("an event uses the roll", is_used),
    // Attested by both.
    believed(
        "MpSpent",
        &["seen_by.[]"],
        "Who saw an expenditure: LOS is told by the map. Who does not agree objects; until then it stands.",
    )
    .when("the unit is an enemy in play, named once", is_seen_once),
    believed("MpSpent", &["seen_by"], "The same: without it, what hangs on the LOS is undecided.")
        .how(How::LeftOut),
    believed("MfSpent", &["seen_by.[]"], "As for MP.").when("the unit is an enemy in play, named once", is_seen_once),
    believed("MfSpent", &["seen_by"], "As for MP.").how(How::LeftOut),
    believed("LosAttested", &["unit", "to"], "LOS is told by the map; who does not agree objects; until then it stands.")
        .when("between two units in play", los_in_play),
    // Figures of chapters that are not in the book.
    // Set-up.
    legal("UnitPlaced", &["*"], "Another set-up (A2): where a unit begins is its player's choice.")
        .when("before anything was played", |seen| seen.in_set_up()),
    legal("StatusChanged", &["*"], "Another set-up: what a unit begins as is the scenario's.")
        .when("before anything was played", |seen| seen.in_set_up()),
    legal("WeaponFailed", &["*"], "Another set-up: what does not work from the beginning is the scenario's.")
        .when("before anything was played", |seen| seen.in_set_up()),
    legal("CrewStatusChanged", &["*"], "Another set-up.").when("before anything was played", |seen| seen.in_set_up()),
    legal("Boarding", &["*"], "Another set-up.").when("before anything was played", |seen| seen.in_set_up()),
    legal("PhaseBegan", &["turn"], "The log begins with another Game Turn.").when("its first Game Turn", in_first_turn),
    legal("PhaseBegan", &["phase"], "Another phase in order: nothing was done in it, so it may have been left out.")
        .when("nothing is played before the next", is_empty_phase),
    // Less said.
    unsaid("MpSpent", &["total", "on.Enter.vca", "on.Enter.direction", "on.Start.direction", "on.Bypass.rear"]),
    unsaid("FireAttack", &["fp", "column", "firers.[].base", "firers.[].hex", "target.ranges.[]", "target.target_type"]),
    unsaid("FireAttack", &["firers.[].factors.[].reason"]),
    unsaid("FireAttack", &["target.answers"]).when("the unit that it is at is named", names_units),
    unsaid("FireAttack", &["target.units.[]"]).when("the unit whose expenditure it answers is named (A8.1)", answers_one),
    unsaid("RandomlySelected", &["chosen.[]"]).when("none is left of them: the dice tell who is chosen", |seen| match seen.is() {
        What::RandomlySelected(made) => made.chosen.is_empty(),
        _ => false,
    }),
    unsaid("FireAttack", &["target.locations.[]"]).when("the target units are named", names_units),
    unsaid("IftResolved", &["column", "total", "result", "drm.[].value"]),
    unsaid("ToHitAttempt", &["total", "target", "drm.[].value"]),
    unsaid("ToHitAttempt", &["hit", "number"]),
    believed("ToHitAttempt", &["ammo"], "Which ammunition it fires is its owner's to say (C8).").how(How::LeftOut),
    unsaid("ToKillAttempt", &["armor", "number"]),
    unsaid("CcResolved", &["attack", "defense"]),
    unsaid("ResidualLaid", &["attack"]),
    legal("ResidualLaid", &["fp"], "The log does not tell all, or a weapon may keep its ROF (A8.23): between the least and the most any will do.")
        .when("no less than is due, and no more", leaves_so),
    believed("ResidualLaid", &["fp", "at.*"], "What left a counter is asked when it attacks (A8.2-end): until then it does nothing.")
        .how(How::Other)
        .when("it names no attack", |seen| matches!(seen.is(), What::ResidualLaid(laid) if laid.attack.is_none())),
    believed("ToHitAttempt", &["number"], "A game of the first book: the To Hit Number is asked from the second on.")
        .how(How::Other)
        .when("the game has book 1", |seen| seen.game.scenario.book < 2),
    unsaid("ToKillAttempt", &["result"]).when("the To Kill Number is said", |seen| match seen.is() {
        What::ToKillAttempt(attempt) => attempt.number.is_some(),
        _ => false,
    }),
    unsaid("Checked", &["morale", "passed", "attack", "drm.[].value"]),
    unsaid("StatusChanged", &["attack"]),
    unsaid("VehicleHit", &["attack"]),
    unsaid("Reduced", &["attack"]),
    unsaid("Reduced", &["like"]).when("the head describes what is left, or its values are unknown", |seen| match seen.is() {
        What::Reduced(reduced) => reduced.into.is_some(),
        _ => false,
    }),
    unsaid("RandomlySelected", &["attack"]),
    unsaid("EsbAttempted", &["drm", "total", "success"]),
    unsaid("ReliabilityRolled", &["breakdown"]),
    unsaid("MotionAttempted", &["in_los", "success"]),
    unsaid("BogChecked", &["drm"]),
    unsaid("RepairAttempted", &["repaired"]),
    unsaid("MarkerPlaced", &["hex"]).when("the unit is named", |seen| match seen.is() {
        What::MarkerPlaced(marker) => marker.unit.is_some(),
        _ => false,
    }),
    unsaid("StatusChanged", &["add.[]"]).when("of one that breaks, DM is implied (A10.62)", |seen| {
        let dm = |what: &What| match what {
            What::StatusChanged(change) => (change.add.contains(&Status::Dm), change.add.contains(&Status::Broken)),
            _ => (false, false),
        };
        dm(&seen.was().what).0 && dm(seen.is()) == (false, true)
    }),
    unsaid("UnitMoveEnded", &["intended.cost"]),
    believed(
        "StatusChanged",
        &["remove.[]"],
        "That a unit is concealed or hidden no more: its owner takes a \"?\" off when he will (A12.14).",
    )
    .when("`concealed`, `hidden` or `known`", is_of_concealment),
    believed("StatusChanged", &["add.[]"], "That a unit is concealed, hidden or known from the set-up on; when a \"?\" is gained in play A12.12 tells.")
        .when("`concealed`, `hidden` or `known`", is_of_concealment),
    legal("UnitMoveEnded", &["intended.hex"], "It wished for another hex beside it.").how(How::Other),
    legal("UnitMoveEnded", &["insufficient"], "It says in another way what the MP left, or the price of the hex named, say.")
        .when("it ends in Motion", |seen| match seen.is() {
            What::UnitMoveEnded(ended) => ended.end != MoveEnd::Plain,
            _ => false,
        }),
    legal("UnitMoveEnded", &["unit"], "A unit of the side that spent nothing ends its MPh; that of the unit that moved is over when another moves.")
        .how(How::Other)
        .when("it has spent nothing, and its own side moves", ends_unmoved),
    legal("CrewStatusChanged", &["ce", "unit"], "Its crew opens or closes its hatches (D5.33), save where a Pin closed them (A7.82); what it fires afterwards is judged by it.")
        .when("a vehicle in play", |seen| match seen.is() {
            What::CrewStatusChanged(change) => {
                let before = seen.before();
                let vehicle = seen.game.scenario.units.get(&change.unit).is_some_and(|def| def.vehicle.is_some());
                vehicle && before.units.get(&change.unit).is_some_and(|unit| !unit.eliminated)
            }
            _ => false,
        }),
    legal("CaChanged", &["unit", "arc"], "Another vehicle, or the other arc, is turned; it may be (D3.12, D2.401).")
        .how(How::Other)
        .when("a clause on turns keeps it", |seen| seen.is_kept_by(&["D3.12-", "D2.11-", "D2.401-"])),
    legal("Checked", &["check"], "A PTC and a LLTC are NTC (A7.305, A10.2).").how(How::Other).when("each is a NTC", |seen| {
        use asl_core::event::Check::{Lltc, Ntc, Ptc};
        match (&seen.was().what, seen.is()) {
            (What::Checked(was), What::Checked(is)) => {
                matches!((was.check, is.check), (Ptc | Lltc, Ntc) | (Ntc, Ptc))
            }
            _ => false,
        }
    }),
    legal("Reduced", &["into"], "Nothing is left of a HS, a crew or a SMC (A7.302).").when("such a unit, and nothing is named", |seen| match seen.is() {
        What::Reduced(reduced) => {
            let before = seen.before();
            let like = before.units.get(&reduced.unit).and_then(|unit| unit.like.clone());
            let def = seen.game.scenario.units.get(like.as_ref().unwrap_or(&reduced.unit));
            let squad = def.and_then(|def| def.infantry.as_ref()).is_some_and(|infantry| infantry.is_squad());
            reduced.into.is_none() && !squad
        }
        _ => false,
    }),
    legal("FireAttack", &["directors.[]"], "A leader need not direct (A7.53).").how(How::LeftOut),
    legal("FireAttack", &["target.units.[]"], "Another enemy unit in the same hex, of the Target Type named.")
        .how(How::Other)
        .when("outside First Fire, and it stands in a Location fired at", is_other_target),
    legal("MpSpent", &["cost"], "Delay may waste half an MP as well as one (D2.17; docs/readings.md).").when("a Delay", |seen| match seen.is() {
        What::MpSpent(spent) => spent.on == MpUse::Delay && spent.cost.halves() > 0,
        _ => false,
    }),
    legal("MpSpent", &["cost", "on.Enter.rate"], "2e: an entry may be paid more than it costs (D2.18), and one price may be that of both rates.")
        .how(How::Other)
        .when("the price is kept", |seen| seen.is_kept_by(&["D2.18-", "D2.16-", "D2.17-"])),
    believed("ToKillAttempt", &["armor"], "The AF of a vehicle whose AF the head does not say: they are on its counter.")
        .when("the head gives no AF of the target", |seen| {
            let What::ToKillAttempt(attempt) = seen.is() else { return false };
            let before = seen.before();
            let targets = before.attacks.get(&attempt.attack).map(|attack| attack.targets.clone());
            let armor = |id: &UnitId| seen.game.scenario.units.get(id)?.vehicle.as_ref()?.armor;
            targets.is_some_and(|targets| targets.iter().all(|id| armor(id).is_none()))
        }),
    believed("ToKillAttempt", &["number"], "The To Kill Number hangs on the calibre, the ammunition and the AF, which are on the counters.")
        .when("the head gives no calibre or AF, or one source alone has the number", |seen| {
            let What::ToKillAttempt(attempt) = seen.is() else { return false };
            let scenario = &seen.game.scenario;
            let before = seen.before();
            let ctx = Ctx::of(scenario, &before, scenario.printing);
            let on = Underway::named(&ctx, attempt.attack);
            on.is_none_or(|on| kill_due(&on, None).is_none_or(|due| due.lone))
        }),
    believed("FireAttack", &["firers.[].weapon.Sw", "firers.[].unit"], "Which SW a unit has where the head lists none of it (`sw`): the counters lie before both players.")
        .when("a SW of a unit without a list", fires_unlisted),
    believed("Advanced", &["level.*"], "Which levels a hex has is told by the map.").how(How::Other),
    believed("UnitPlaced", &["level.*"], "Which levels a hex has is told by the map.").how(How::Other),
    unsaid("WeaponFailed", &["roll"]),
    unsaid("MpSpent", &["on.MinimumMove.direction", "on.MinimumMove.entry_cost", "on.Bypass.direction"]),
    unsaid("CloseCombatFought", &["weapons.[]"]),
    legal("Checked", &["drm.[].value"], "A leader need not help (A10.7): his DRM is not taken.").how(How::Other).when(
        "a leader's DRM that helps becomes +0",
        |seen| match (&seen.was().what, seen.is()) {
            (What::Checked(was), What::Checked(is)) => was.drm.iter().zip(&is.drm).all(|(a, b)| {
                a == b || (a.is(Modifier::Leader) && b.is(Modifier::Leader) && b.value == Some(Drm(0)) && a.value < Some(Drm(0)))
            }),
            _ => false,
        },
    ),
    legal("IftResolved", &["drm.[].name"], "A DRM of 0 changes nothing, by whatever name.").when("of +0", |seen| {
        match (&seen.was().what, seen.is()) {
            (What::IftResolved(was), What::IftResolved(is)) => {
                was.drm.iter().zip(&is.drm).all(|(a, b)| a == b || b.value == Some(Drm(0)))
            }
            _ => false,
        }
    }),
    legal("FireAttack", &["target.ranges.[]"], "A group fires from several hexes; one of their ranges is said, where the factors of each are judged by its own.")
        .how(How::Other)
        .when("the range of another member", is_range_of_member),
    legal("MpSpent", &["on.Enter.hex"], "It enters another hex of its VCA at the price of that hex.")
        .when("VCA and price are kept", |seen| seen.is_kept_by(&["D2.18-", "D2.11-move-in-vca"])),
    unsaid("FireAttack", &["target.units.[]"]).when("outside First Fire, of a Location: all in it are the target (A7.4)", |seen| {
        use asl_core::event::FireMode::{First, Fpf, Subsequent};
        let What::FireAttack(fire) = seen.is() else { return false };
        !fire.target.locations.is_empty() && !matches!(fire.mode, First | Fpf | Subsequent)
    }),
    // Other plays.
    legal(
        "MarkerPlaced",
        &["unit", "removed", "marker"],
        "Fire counters remind the players: who fired, the attacks tell, and counters change nothing that they tell.",
    )
    .when("a fire counter before and after", is_fire_counter),
    legal("Claimed", &["*"], "Another claim, which the rules find true.").when("a clause keeps it", |seen| seen.is_kept_by(&["A", "B", "C", "D"])),
    legal("Checked", &["drm.[]"], "A leader need not help (A10.7), and his +0 changes nothing.")
        .how(How::LeftOut)
        .when("a leader's DRM of 0 or less", lacks_leader),
    legal("IftResolved", &["drm.[]"], "A DRM of 0 changes nothing, said or not.").how(How::LeftOut).when(
        "a leader's +0",
        |seen| match &seen.was().what {
            What::IftResolved(was) => {
                let none = |lines: &[DrmLine]| {
                    lines.iter().filter(|l| l.is(Modifier::Leader) && l.value == Some(Drm(0))).count()
                };
                matches!(seen.is(), What::IftResolved(is) if none(&is.drm) < none(&was.drm))
            }
            _ => false,
        },
    ),
    legal("CaChanged", &["to.*"], "Its crew turns it another way: at the end of a fire phase and by a Motion attempt it may face where it likes (D3.12, D2.401).")
        .when("no shot follows", |seen| match seen.is() {
            What::CaChanged(change) => change.reason != CaReason::Shot && change.reason != CaReason::None,
            _ => false,
        }),
    legal("MpSpent", &["turret.*", "turret"], "With an MP the turret is set to any hexspine of its hex, or not at all (D3.12)."),
    legal("MpSpent", &["on.Start.direction"], "It starts in the other direction (D2.23); until it enters a hex D2.22 does not ask."),
    legal("MfSpent", &["hex", "unit"], "It moves to another hex, or another unit moves there.")
        .when("into a hex beside the one left", is_next_hex),
    legal("FireAttack", &["target.locations.[].*"], "Fire at a Location where nobody is known to be.")
        .when("no unit is named, and nobody stands there", is_empty_location),
    legal("FireAttack", &["firers.[].rof_kept"], "The word alone is left out: its ROF was kept.").when(
        "the word was there",
        |seen| match &seen.was().what {
            What::FireAttack(fire) => fire.firers.iter().any(|firer| firer.rof_kept),
            _ => false,
        },
    ),
];

/// The FP are among those that the attack may leave, or nobody can tell.
fn leaves_so(seen: &Seen<'_>) -> bool {
    let What::ResidualLaid(laid) = seen.is() else { return false };
    let scenario = &seen.game.scenario;
    let before = seen.before();
    let ctx = Ctx::of(scenario, &before, scenario.printing);
    let at = (ctx.cell(laid.at.hex), laid.at.level);
    let due = left_by(&ctx, laid)
        .and_then(|attack| left(&ctx, attack, attack.at.iter().position(|place| *place == at)?));
    !laid.removed && due.is_none_or(|due| (due.least..=due.most).contains(&laid.fp))
}

/// No Player Turn of another Game Turn came before.
fn in_first_turn(seen: &Seen<'_>) -> bool {
    let before = seen.before();
    before.turn == before.first_turn
}

/// What follows up to the next phase might stand in any.
fn is_empty_phase(seen: &Seen<'_>) -> bool {
    let rest = &seen.game.events[seen.n + 1..];
    !rest
        .iter()
        .take_while(|event| !matches!(event.what, What::PhaseBegan(_)))
        .any(|event| plays(&event.what))
}

/// An event of the game uses the roll.
fn is_used(seen: &Seen<'_>) -> bool {
    let What::DiceRolled(rolled) = seen.is() else { return false };
    seen.game.events[seen.n..].iter().any(|event| event.what.rolls().any(|roll| roll == rolled.roll))
}

fn is_seen_once(seen: &Seen<'_>) -> bool {
    let (mover, list) = match seen.is() {
        What::MpSpent(spent) => (&spent.unit, &spent.seen_by),
        What::MfSpent(spent) => (&spent.unit, &spent.seen_by),
        _ => return false,
    };
    let list = list.as_deref().unwrap_or_default();
    let once = |n: usize| !list[..n].contains(&list[n]);
    (0..list.len()).all(|n| once(n) && seen.are_enemies(mover, &list[n]))
}

fn los_in_play(seen: &Seen<'_>) -> bool {
    let What::LosAttested(los) = seen.is() else { return false };
    let before = seen.before();
    [&los.unit, &los.to].into_iter().all(|unit| before.units.contains_key(unit)) && los.unit != los.to
}

/// All that was changed is a word of concealment.
fn is_of_concealment(seen: &Seen<'_>) -> bool {
    let (What::StatusChanged(was), What::StatusChanged(is)) = (&seen.was().what, seen.is()) else {
        return false;
    };
    let words = [Status::Concealed, Status::Hidden, Status::Known];
    let parts = |a: &[Status], b: &[Status]| a.iter().filter(|s| !b.contains(s)).all(|s| words.contains(s));
    parts(&was.add, &is.add)
        && parts(&is.add, &was.add)
        && parts(&was.remove, &is.remove)
        && parts(&is.remove, &was.remove)
}

fn is_fire_counter(seen: &Seen<'_>) -> bool {
    use asl_core::event::Marker::{BoundingFire, FinalFire, FirstFire, OpportunityFire, PrepFire};
    let fires = |what: &What| match what {
        What::MarkerPlaced(placed) => {
            matches!(placed.marker, PrepFire | FirstFire | FinalFire | BoundingFire | OpportunityFire)
        }
        _ => false,
    };
    fires(&seen.was().what) && fires(seen.is())
}

/// A leader's DRM was left out of a check.
fn lacks_leader(seen: &Seen<'_>) -> bool {
    let (What::Checked(was), What::Checked(is)) = (&seen.was().what, seen.is()) else { return false };
    let helps = |line: &&DrmLine| line.is(Modifier::Leader) && line.value.is_none_or(|value| value <= Drm(0));
    let led = |check: &Checked| check.drm.iter().filter(helps).count();
    led(was) > led(is)
}

fn names_units(seen: &Seen<'_>) -> bool {
    matches!(seen.is(), What::FireAttack(fire) if !fire.target.units.is_empty())
}

fn answers_one(seen: &Seen<'_>) -> bool {
    matches!(seen.is(), What::FireAttack(fire) if fire.target.answers.is_some() && fire.target.units.is_empty())
}

fn ends_unmoved(seen: &Seen<'_>) -> bool {
    let What::UnitMoveEnded(ended) = seen.is() else { return false };
    let before = seen.before();
    let still =
        before.units.get(&ended.unit).is_some_and(|unit| unit.mph.expenditures == 0 && !unit.eliminated);
    still && side_of(&before, &seen.game.scenario, &ended.unit) == before.side.as_ref()
}

fn is_other_target(seen: &Seen<'_>) -> bool {
    use asl_core::event::FireMode::{First, Fpf, Subsequent};
    let What::FireAttack(fire) = seen.is() else { return false };
    let (before, map) = (seen.before(), &seen.game.scenario.map);
    let here = |id: &UnitId| {
        let cell = before.units.get(id).filter(|unit| !unit.eliminated).and_then(|unit| unit.place.cell());
        let enemy = fire.firers.first().is_none_or(|firer| seen.are_enemies(&firer.unit, id));
        enemy && cell.is_some_and(|cell| fire.target.locations.iter().any(|at| map.cell(at.hex) == cell))
    };
    !matches!(fire.mode, First | Subsequent | Fpf) && fire.target.units.iter().all(here)
}

fn is_next_hex(seen: &Seen<'_>) -> bool {
    let (What::MfSpent(moved), map) = (seen.is(), &seen.game.scenario.map) else { return false };
    let (before, to) = (seen.before(), map.cell(moved.hex));
    let from = before.units.get(&moved.unit).and_then(|unit| unit.place.cell());
    from.is_none_or(|from| from.range(to) <= 1)
}

fn fires_unlisted(seen: &Seen<'_>) -> bool {
    let What::FireAttack(fire) = seen.is() else { return false };
    let unlisted = |id: &UnitId| {
        let def = seen.game.scenario.units.get(id);
        def.and_then(|def| def.infantry.as_ref()).is_some_and(|infantry| infantry.sw.is_none())
    };
    let old = match &seen.was().what {
        What::FireAttack(old) => old.firers.clone(),
        _ => Vec::new(),
    };
    let changed = fire.firers.iter().filter(|firer| !old.contains(firer));
    changed.into_iter().all(|firer| matches!(firer.weapon, Use::Sw(_)) && unlisted(&firer.unit))
}

fn is_range_of_member(seen: &Seen<'_>) -> bool {
    let What::FireAttack(fire) = seen.is() else { return false };
    let (before, map) = (seen.before(), &seen.game.scenario.map);
    let cell = |id: &UnitId| before.units.get(id).and_then(|unit| unit.place.cell());
    let [at] = fire.target.locations.as_slice() else { return false };
    let ranges: Vec<u32> =
        fire.firers.iter().filter_map(|firer| Some(cell(&firer.unit)?.range(map.cell(at.hex)))).collect();
    fire.target.ranges.iter().all(|said| ranges.contains(&u32::from(*said)))
}

fn is_empty_location(seen: &Seen<'_>) -> bool {
    let What::FireAttack(fire) = seen.is() else { return false };
    let (before, map) = (seen.before(), &seen.game.scenario.map);
    let empty = |at: &Location| {
        let here = before.units_with(Some((map.cell(at.hex), at.level)));
        here.iter().all(|(_, unit)| unit.eliminated)
    };
    let old = match &seen.was().what {
        What::FireAttack(old) => old.target.locations.clone(),
        _ => Vec::new(),
    };
    fire.target.units.is_empty() && fire.target.locations.iter().filter(|at| !old.contains(at)).all(empty)
}

/// The row that lets a change pass.
pub(super) fn row(seen: &Seen<'_>) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.fits(seen))
}
