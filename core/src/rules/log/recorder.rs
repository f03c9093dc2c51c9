//! Who records a deed. What the unit of a player with a key does is signed by a player of its side; the opponent tells
//! what the opponent's shot does to it, and no more. Input: an event with its author. Knows no signature: whose key
//! signed an event is asked elsewhere.

use crate::event;
use crate::event::kinds::for_each_kind;
use crate::event::{
    Checked, Event, FireAttack, Marker, MarkerPlaced, Passed, Status, StatusChanged, UnitId, What,
};
use crate::facts::{Ctx, Told};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::targets::only_targets;
use crate::rules::log::harm::{Cause, cause};
use crate::rules::table::Check;
use crate::scenario::DiceScheme;
use crate::state::{overruns, side_of};
use crate::vocab::{Counter, Name};
use alloc::format;
use alloc::vec::Vec;

/// The clause by which a mail is held back that tells what the receiver's own units do.
pub const DEED_OF_ANOTHER: &str = "LOG.deed-of-another";

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    DEED_OF_ANOTHER,
    &[Matter::Recorder],
    "What units do, a player of theirs who has a key records; others tell what their shots do to them.",
    Check::Any(deed_of_another),
)];

fn deed_of_another(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    if !is_asked(ctx, &event.what) {
        return Verdict::Silent;
    }
    let (units, befalls) = match whose(ctx, &event.what) {
        Whose::Nobody => return Verdict::Silent,
        Whose::Deed(units) => (units, false),
        Whose::Befalls(id) => (Vec::from([id]), true),
        Whose::Lets(id) => return lets(ctx, event, id),
    };
    let owned: Vec<_> = units.into_iter().filter_map(|id| Some((id, owner(ctx, id)?))).collect();
    if owned.is_empty() {
        return Verdict::Silent;
    }
    let mut others = owned.into_iter().filter(|(_, (side, _))| !plays(ctx, &event.by, side));
    let wrong = others.find_map(|(id, (_, owner))| match wrong(told, (id, befalls), owner) {
        Verdict::Kept | Verdict::Silent => None,
        wrong @ (Verdict::Broken(_) | Verdict::Undecided(_)) => Some(wrong.about(id)),
    });
    wrong.unwrap_or(Verdict::Kept)
}

/// Is this event told by an opponent of its unit's side who may not tell it, or not without a word of its player?
pub(in crate::rules) fn is_told_by_another(told: &Told<'_, Event>) -> bool {
    matches!(deed_of_another(told), Verdict::Broken(_) | Verdict::Undecided(_))
}

/// What was read from files of another program is nobody's deed, and the set-up of both sides may be written by one. Harm is no
/// set-up once a phase was begun, unless the log is one of excerpts.
fn is_asked(ctx: &Ctx<'_>, what: &What) -> bool {
    let keys = || ctx.scenario.players.values().any(|player| player.key.is_some());
    let set_up = || what.is_of_set_up() && (!is_hurt(what) || ctx.scenario.excerpts);
    ctx.before.is_under_way() && keys() && (ctx.before.has_begun() || !set_up())
}

/// It costs its unit something.
fn is_hurt(what: &What) -> bool {
    const BINDS: [Status; 5] = [Status::Captured, Status::Ti, Status::Cx, Status::Melee, Status::Encircled];
    if let What::StatusChanged(changed) = what {
        let binds = |status: &Status| BINDS.contains(status) || DONE.contains(status);
        return changed.add.iter().any(|status| binds(status) && *status != Status::Known);
    }
    if let What::MarkerPlaced(placed) = what {
        return placed.unit.is_some() && matches!(placed.marker, Marker::Pin | Marker::Malfunction);
    }
    matches!(what, What::WeaponFailed(_) | What::VehicleHit(_) | What::Reduced(_) | What::Eliminated(_))
}

/// The side of a unit and a player of it who has a key. A player without one can record nothing in person.
fn owner<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<(&'a Name, &'a Name)> {
    let side = side_of(ctx.before, ctx.scenario, id)?;
    let mut of_side = ctx.scenario.players.iter().filter(|(_, player)| player.side.as_ref() == Some(side));
    of_side.find(|(_, player)| player.key.is_some()).map(|(name, _)| (side, name))
}

fn plays(ctx: &Ctx<'_>, player: &Name, side: &Name) -> bool {
    ctx.scenario.players.get(player).is_some_and(|player| player.side.as_ref() == Some(side))
}

/// Whose word an event is.
enum Whose<'e> {
    /// The word of no unit's player: dice not yet used, words, what an imported file shows.
    Nobody,
    /// The word of the player of these units: they do it.
    Deed(Vec<&'e UnitId>),
    /// The word of the unit's player, or of the one whose shot does it.
    Befalls(&'e UnitId),
    /// The word of the opponent of this unit's player.
    Lets(&'e UnitId),
}

/// Whose word an event of each kind is, by the table of kinds.
macro_rules! recorders {
    (($state:ident $scenario:ident $by:ident $ctx:ident $event:ident $what:ident)
        { $($kind:ident $(($e:ident))? => $recorder:tt)+ }) => {
        #[expect(unused_variables, reason = "of most kinds nothing but the kind is looked at")]
        fn whose<'e>($ctx: &Ctx<'e>, $what: &'e What) -> Whose<'e> {
            match $what {
                $(What::$kind $(($e))? => $recorder,)+
            }
        }
    };
}

for_each_kind!(recorder => recorders);

/// The word of no unit's player.
const fn nobody<'e>() -> Whose<'e> {
    Whose::Nobody
}

/// The word of the player of the unit that it is about.
fn its_player(what: &What) -> Whose<'_> {
    Whose::Deed(what.unit().into_iter().collect())
}

/// The word of the player of all who act in it.
fn all_who_act(what: &What) -> Whose<'_> {
    Whose::Deed(what.acting().unwrap_or_default())
}

/// The word of the player of those who fire; of the vehicle, in an Overrun.
fn who_fires<'e>(ctx: &Ctx<'e>, attack: &'e FireAttack) -> Whose<'e> {
    let firers = attack.firers.iter().map(|firer| &firer.unit);
    let vehicle = overruns(ctx.before, ctx.scenario, attack).map(|(id, _)| id);
    Whose::Deed(
        firers.chain(attack.firers.iter().filter_map(|firer| firer.with.as_ref())).chain(vehicle).collect(),
    )
}

/// The word of the player of those who fire in the attack that a roll resolves.
fn its_firers<'e>(ctx: &Ctx<'e>, what: &What) -> Whose<'e> {
    let Some(attack) = what.attack().and_then(|id| ctx.before.attacks.get(&id)) else {
        return Whose::Deed(Vec::new());
    };
    let firers = attack.declared.firers.iter().map(|firer| &firer.unit);
    Whose::Deed(firers.chain(&attack.overrun).collect())
}

/// The word of the unit's player, or of the one whose shot does it.
fn who_does_it(what: &What) -> Whose<'_> {
    what.unit().map_or(Whose::Nobody, Whose::Befalls)
}

fn who_checks(checked: &Checked) -> Whose<'_> {
    let unit = &checked.unit;
    if is_own(checked.check) { Whose::Deed(Vec::from([unit])) } else { Whose::Befalls(unit) }
}

fn who_says(changed: &StatusChanged) -> Whose<'_> {
    let unit = &changed.unit;
    if is_harm(changed) { Whose::Befalls(unit) } else { Whose::Deed(Vec::from([unit])) }
}

fn who_puts(placed: &MarkerPlaced) -> Whose<'_> {
    let Some(unit) = &placed.unit else { return Whose::Nobody };
    if is_put_on(placed) { Whose::Befalls(unit) } else { Whose::Deed(Vec::from([unit])) }
}

/// The word of the opponent of the unit's player.
const fn its_opponent(passed: &Passed) -> Whose<'_> {
    Whose::Lets(&passed.unit)
}

/// A check that no shot asks for.
const fn is_own(check: event::Check) -> bool {
    match check {
        event::Check::Rally | event::Check::Ntc | event::Check::Paatc => true,
        event::Check::Mc(_) | event::Check::Ptc | event::Check::Llmc | event::Check::Lltc => false,
    }
}

/// What a shot, or an enemy in Close Combat, makes of a unit.
const DONE: [Status; 13] = [
    Status::Captured,
    Status::Broken,
    Status::Dm,
    Status::Pinned,
    Status::Wounded,
    Status::Known,
    Status::Disrupted,
    Status::Immobilized,
    Status::Bogged,
    Status::Abandoned,
    Status::Stunned,
    Status::Shocked,
    Status::Recalled,
];

/// A shot may do this: nothing else is gained, and nothing but cover is lost.
fn is_harm(changed: &StatusChanged) -> bool {
    let mut lost = Vec::from([Status::Concealed, Status::Hidden, Status::HullDown]);
    // A unit that breaks is pinned no more (A7.8).
    if changed.add.contains(&Status::Broken) {
        lost.push(Status::Pinned);
    }
    let gained = changed.add.iter().all(|status| DONE.contains(status));
    gained && changed.remove.iter().all(|status| lost.contains(status))
}

/// The player who put it there tells of a counter that lies on an enemy unit; its own fire counters are its player's.
fn is_put_on(placed: &MarkerPlaced) -> bool {
    placed.marker.is_encircled()
        || matches!(placed.marker, Marker::Pin | Marker::Melee | Marker::Named(_)) && !placed.removed
}

/// Whether the opponent may tell this.
fn wrong(told: &Told<'_, Event>, (id, befalls): (&UnitId, bool), owner: &Name) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let by = &event.by;
    if !befalls {
        return Verdict::broken(format!("{by} recorded what {id} does: {owner} plays it"));
    }
    if let What::Checked(checked) = &event.what {
        return rolled_by_another(ctx, checked).map_or(Verdict::Kept, |by_whom| {
            Verdict::broken(format!(
                "{by} recorded the check of {id} by dice of {by_whom}: {owner} plays it and rolls for it"
            ))
        });
    }
    if let What::MarkerPlaced(placed) = &event.what
        && is_by_word(&placed.marker)
    {
        let says = format!("what the counter says that {by} put on {id}: {owner} plays it");
        return Verdict::undecided(says);
    }
    // A7.4 tells what befalls one that an attack is not at.
    if is_put(event) || matches!(only_targets(told), Verdict::Broken(_)) {
        return Verdict::Kept;
    }
    match cause(ctx, &event.what, id) {
        Cause::Shown => Verdict::Kept,
        Cause::Perhaps(what) => Verdict::undecided(format!(
            "by what {id} suffers what {by} recorded of it: {what}; {owner} plays it"
        )),
        Cause::Missing => Verdict::broken(format!(
            "{by} recorded what befalls {id}, and nothing in the log did it: {owner} plays it"
        )),
    }
}

/// A counter of a player's own name; the name of one of CC, or of what a firer acquired (C6.5), says enough.
fn is_by_word(marker: &Marker) -> bool {
    let Marker::Named(name) = marker else { return false };
    !name.is(Counter::Cc) && !name.is(Counter::Acquired)
}

/// An Encirclement, a Melee and a counter of a player's own come of no shot.
fn is_put(event: &Event) -> bool {
    matches!(&event.what, What::MarkerPlaced(placed) if placed.marker != Marker::Pin)
}

/// Who rolled for a check that the opponent records: dice of shares are nobody's choice, and the unit's own player may have
/// rolled. A roll that is not there is told by another clause.
fn rolled_by_another<'a>(ctx: &Ctx<'a>, checked: &Checked) -> Option<&'a Name> {
    let roll = ctx.before.rolls.get(&checked.roll)?;
    let side = side_of(ctx.before, ctx.scenario, &checked.unit)?;
    let is_fair = ctx.scenario.dice == DiceScheme::Shares || plays(ctx, &roll.by, side);
    (!is_fair).then_some(&roll.by)
}

/// That no fire answers an expenditure is the DEFENDER's to say (A8.1).
fn lets(ctx: &Ctx<'_>, event: &Event, id: &UnitId) -> Verdict {
    let Some(side) = side_of(ctx.before, ctx.scenario, id) else { return Verdict::Silent };
    let is_other = |player: &&crate::scenario::Player| player.side.as_ref().is_some_and(|own| own != side);
    if !ctx.scenario.players.values().filter(is_other).any(|player| player.key.is_some()) {
        return Verdict::Silent;
    }
    let own = ctx.scenario.players.get(&event.by).filter(is_other);
    Verdict::kept_or(own.is_some(), || {
        format!("{} recorded that nobody fires at {id}: its opponent says so", event.by)
    })
}
