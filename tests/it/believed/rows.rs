//! The reviewed tables: what a change may be where nothing is found. A row names a kind of event and a field of it, what
//! was done to the field, when, and the reason that a referee would accept.

use super::tree::{Change, How};
use asl_core::audit::{Game, Replay};
use asl_core::event::{CaReason, Checked, Event, Location, Status, UnitId, What};
use asl_core::finding::Verdict;
use asl_core::state::{State, side_of};
use asl_core::vocab::Modifier;
use asl_core::vocab::num::Drm;

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
        let plays = |what: &What| {
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
        };
        !self.game.events[..self.n].iter().any(|event| plays(&event.what))
    }

    /// The rules hold the claim against what they give, and find it true.
    fn is_true_claim(&self) -> bool {
        let mut game = self.game.clone();
        game.events[self.n] = self.change.event.clone();
        let opinions = Replay::of(&game).opinions(self.n);
        opinions
            .iter()
            .any(|opinion| opinion.verdict == Verdict::Kept && !opinion.clause.0.starts_with("LOG."))
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

/// What a row lets pass.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pass {
    /// Another legal play, by the row's own reading.
    Legal,
    /// A word that no log can check.
    Believed,
}

/// A row of the tables.
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

pub(super) static ROWS: &[Row] = &[
    believed("*", &["by"], "Who wrote it down is proven by the signature on the record (`verify`); no rule of play asks."),
    believed("*", &["at"], "A time is a claim; nothing is decided by it."),
    believed("Note", &["*"], "Free words."),
    believed("Waived", &["why"], "Free words."),
    believed("Ruled", &["words"], "Free words."),
    believed("Retracted", &["why"], "Free words."),
    believed("ObjectedTo", &["why"], "Free words."),
    believed("Attested", &["Words"], "Free words; no clause reads them."),
    believed("Claimed", &["claim.Words"], "Free words; no clause reads them."),
    // Dice.
    believed(
        "DiceRolled",
        &["dice.*"],
        "What the dice showed is a player's word, unless they are rolled by shares (`DICE`): every figure that he \
         draws from them is held against them.",
    ),
    believed("DiceRolled", &["roller", "evidence.*"], "Who threw the dice: no rule of play asks."),
    unsaid("DiceRolled", &["attack", "unit", "purpose"]),
    // Attested by both.
    believed(
        "MpSpent",
        &["seen_by.[]"],
        "Who saw an expenditure: LOS is told by the map. Both players accept it; who did not, objects.",
    )
    .when("the unit is an enemy in play, named once", is_seen_once),
    believed("MpSpent", &["seen_by"], "The same: without it, what hangs on the LOS is undecided.")
        .how(How::LeftOut),
    believed("MfSpent", &["seen_by.[]"], "As for MP.").when("the unit is an enemy in play, named once", is_seen_once),
    believed("MfSpent", &["seen_by"], "As for MP.").how(How::LeftOut),
    believed("LosAttested", &["exists", "hindrance", "earlier"], "LOS is told by the map; both players accept it."),
    believed("LosAttested", &["unit", "to"], "LOS is told by the map; both players accept it.")
        .when("between two units in play", los_in_play),
    believed("Attested", &["Tem.*"], "TEM of a hex whose terrain the head does not say: both players accept it."),
    believed("Attested", &["*"], "What only the map or an eye can tell: both players accept it."),
    believed("ClearanceChecked", &["clear"], "Clearance is measured on the map; both players accept it."),
    believed("MpSpent", &["on.Turn.on_road"], "Whether it stands on the road of the hex: told by the map, accepted by both."),
    // Figures of chapters that are not in the book.
    believed("ToHitAttempt", &["number"], "The To Hit Number is C3's, which is not in the book yet."),
    believed("ToKillAttempt", &["number"], "The To Kill Number is C7's, which is not in the book yet."),
    believed("MfSpent", &["cost"], "The MF of Infantry are A4's, which is not in the book yet."),
    believed("MfSpent", &["assault"], "Assault Movement is declared (A4.61)."),
    // Set-up.
    legal("UnitPlaced", &["*"], "Another set-up (A2): where a unit begins is its player's choice.")
        .when("before anything was played", |seen| seen.in_set_up()),
    legal("StatusChanged", &["*"], "Another set-up: what a unit begins as is the scenario's.")
        .when("before anything was played", |seen| seen.in_set_up()),
    legal("WeaponFailed", &["*"], "Another set-up: what does not work from the beginning is the scenario's.")
        .when("before anything was played", |seen| seen.in_set_up()),
    legal("CrewStatusChanged", &["*"], "Another set-up.").when("before anything was played", |seen| seen.in_set_up()),
    legal("Boarding", &["*"], "Another set-up.").when("before anything was played", |seen| seen.in_set_up()),
    legal("PhaseBegan", &["turn", "phase"], "The log begins, or goes on, with another phase in order; nothing was done in it."),
    // Less said.
    unsaid("MpSpent", &["total", "turret", "on.Enter.vca", "on.Enter.direction", "on.Start.direction", "on.Bypass.rear"]),
    unsaid("MfSpent", &["assault"]),
    unsaid("FireAttack", &["fp", "column", "firers.[].base", "firers.[].hex", "target.ranges.[]", "target.infantry_target"]),
    unsaid("FireAttack", &["target.locations.[]"]).when("the target units are named", names_units),
    unsaid("IftResolved", &["column", "total", "result", "drm.[].value"]),
    unsaid("ToHitAttempt", &["number", "total", "hit", "target", "drm.[].value", "ammo"]),
    unsaid("ToKillAttempt", &["armor", "number", "result"]),
    unsaid("Checked", &["morale", "passed", "attack", "drm.[].value"]),
    unsaid("StatusChanged", &["attack"]),
    unsaid("VehicleHit", &["attack"]),
    unsaid("Reduced", &["attack", "like"]),
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
        "That a unit is concealed or hidden no more: A12 is not in the book yet, and its owner tells.",
    )
    .when("`concealed`, `hidden` or `known`", is_of_concealment),
    believed("StatusChanged", &["add.[]"], "That a unit is concealed, hidden or known: A12 is not in the book yet.")
        .when("`concealed`, `hidden` or `known`", is_of_concealment),
    believed("Routed", &["hex"], "Where a unit may rout to is told by the map (A10.51)."),
    unsaid("FireAttack", &["target.units.[]"]).when("outside First Fire, of a Location: all in it are the target (A7.4)", |seen| {
        use asl_core::event::FireMode::{First, Fpf, Subsequent};
        let What::FireAttack(fire) = seen.is() else { return false };
        !fire.target.locations.is_empty() && !matches!(fire.mode, First | Fpf | Subsequent)
    }),
    // Other plays.
    legal(
        "MarkerPlaced",
        &["unit", "removed", "marker"],
        "Fire counters remind the players; who fired, the attacks tell. A counter too many costs its owner his own fire.",
    )
    .when("a fire counter before and after", is_fire_counter),
    legal("Claimed", &["*"], "Another claim, which the rules find true.").when("a clause keeps it", |seen| seen.is_true_claim()),
    legal("Checked", &["drm.[]"], "A leader need not help (A10.7), and his +0 changes nothing.")
        .how(How::LeftOut)
        .when("a leader's DRM", lacks_leader),
    legal("IftResolved", &["drm.[]"], "A DRM of 0 changes nothing, said or not.").how(How::LeftOut).when(
        "a leader's +0",
        |seen| match &seen.was().what {
            What::IftResolved(ift) => ift.drm.iter().any(|l| l.is(Modifier::Leader) && l.value == Some(Drm(0))),
            _ => false,
        },
    ),
    legal("CaChanged", &["to.*"], "Its crew turns it another way: at the end of a fire phase and by a Motion attempt it may face where it likes (D3.12, D2.401).")
        .when("no shot follows", |seen| match seen.is() {
            What::CaChanged(change) => change.reason != CaReason::Shot && change.reason != CaReason::None,
            _ => false,
        }),
    legal("MpSpent", &["turret.*"], "With an MP the turret is set to any hexspine (D3.12).").how(How::Other),
    legal("MpSpent", &["on.Start.direction"], "It starts in the other direction and enters no hex (D2.23)."),
    legal("MfSpent", &["hex"], "It moves to another neighbouring hex.").when("a neighbour of the hex left", is_next_hex),
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
    let led = |check: &Checked| check.drm.iter().filter(|line| line.is(Modifier::Leader)).count();
    led(was) > led(is)
}

fn names_units(seen: &Seen<'_>) -> bool {
    matches!(seen.is(), What::FireAttack(fire) if !fire.target.units.is_empty())
}

fn is_next_hex(seen: &Seen<'_>) -> bool {
    let (What::MfSpent(moved), map) = (seen.is(), &seen.game.scenario.map) else { return false };
    let (before, to) = (seen.before(), map.cell(moved.hex));
    let from = before.units.get(&moved.unit).and_then(|unit| unit.place.cell());
    from.is_none_or(|from| from == to || from.dir_to(to).is_some())
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
