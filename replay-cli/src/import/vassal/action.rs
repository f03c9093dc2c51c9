//! What a player did: the commands of a step read as one act, drag, flip or talk.
//!
//! Input: the counters that a step touches as they looked before and after, and its commands. Output: [`Action`]s in
//! the order of the steps. It tells what the file shows and no more: no path inside a drag, no MP, and who fired stands
//! nowhere, so no field holds them. It knows no rules of the game; a flip is a flip here, whatever it was for.

use std::collections::{BTreeMap, BTreeSet};

use super::counter::{self, Face, Sort};
use super::event::{Address, EventKind, ImportedEvent, Place, UndoMark};
use super::hexes::Layout;
use super::leaf::{Leaf, Move};
use super::piece::{Base, Piece};
use super::position::Position;
use super::word::Word;
use super::{layers, place};

mod sorting;

/// A counter at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Look {
    /// Its id.
    pub id: String,
    /// Joins to the palette.
    pub gpid: String,
    /// The name that its owner sees.
    pub name: String,
    /// What kind of counter.
    pub sort: Sort,
    /// The letters of its army, as far as it tells them.
    pub army: Option<String>,
    /// What it shows.
    pub face: Face,
    /// The paths of its art, of a vehicle or a Gun alone.
    pub pictures: Vec<String>,
    /// Where it lies.
    pub place: Place,
    /// Pseudonym of who hides it.
    pub hidden_by: Option<String>,
    /// Pseudonym of who conceals it.
    pub concealed_by: Option<String>,
    /// The name on it: who dragged it last.
    pub bearer: Option<String>,
}

/// A counter before and after a step; at least one of the two is there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Before; `None` when the step makes it.
    pub before: Option<Look>,
    /// After; `None` when the step takes it away.
    pub after: Option<Look>,
    /// For a Pin counter, or one of fire, that the step makes: ids of what lies beneath it then, from the top down.
    pub beneath: Vec<String>,
}

/// The kinds of act. What changed from what to what stands in the [`Change`]s beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// A counter came from the palette.
    Placed,
    /// A key of a unit made a marker: Prep Fire, Pin, CX. For which unit of its stack is not always told.
    Marked,
    /// A counter was doubled.
    Cloned,
    /// Counters went from one place to another in one drag or by one key.
    Moved,
    /// Counters went to the casualties bin.
    SentToCasualties,
    /// A counter was taken away.
    Deleted,
    /// A vehicle became a wreck.
    Wrecked,
    /// The hull turned, and the turret with it.
    HullTurned,
    /// The turret turned.
    TurretTurned,
    /// A Gun turned.
    GunTurned,
    /// Crew exposed, or buttoned up.
    CrewChanged,
    /// A unit flipped to its broken side.
    Broke,
    /// A unit flipped back.
    Rallied,
    /// A squad became a half-squad.
    Reduced,
    /// A unit became one of another class.
    Replaced,
    /// A weapon malfunctioned.
    Malfunctioned,
    /// A weapon works again.
    Repaired,
    /// Another word before the name was switched.
    Status {
        /// `Berserk`, `Wnd` and so on.
        word: String,
        /// On or off.
        on: bool,
    },
    /// Units went under a `?`.
    Concealed,
    /// Units lost their `?`.
    ConcealmentLost,
    /// Units were hidden (HIP).
    Hidden,
    /// Hidden units came out.
    Revealed,
    /// A marker shows another face: First Fire to Final Fire.
    MarkerFlipped,
    /// A player wrote on a counter.
    Labelled,
    /// The moved mark was set by hand.
    MarkedMoved,
    /// Moved marks were taken off.
    MarksCleared,
    /// The order of a stack changed.
    Restacked,
    /// The phase wheel was turned.
    PhaseTurned,
    /// Dice were rolled.
    Rolled(Address),
    /// A player said something.
    Said(Address),
    /// The scenario window changed.
    ScenarioChanged(Address),
    /// An earlier step was taken back, when it could be found.
    Undid(Option<u32>),
    /// A line of sight was shown.
    LosShown(Address),
    /// Something else.
    Other(Address),
}

/// One act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Action {
    /// Its first step.
    pub first: u32,
    /// Its last step; a roll has up to three.
    pub last: u32,
    /// Whether it stands.
    pub undo: UndoMark,
    /// Who did it, as far as the file says: a display name, or the pseudonym of a mover.
    pub by: Option<Word>,
    /// What the phase wheel showed before, `Axis Turn 1 - MPh`.
    pub when: Option<Word>,
    /// What was done.
    pub deed: Deed,
    /// To which counters.
    pub changes: Vec<Change>,
}

/// Looks at the counters of a step before it is carried out.
#[derive(Debug, Clone, Default)]
pub(super) struct Before {
    looks: BTreeMap<String, Look>,
    when: Option<Word>,
    /// Bytes of definitions looked at.
    pub(super) work: usize,
}

impl Before {
    /// The counters that the leaves touch, and what the wheel shows.
    pub(super) fn of(position: &Position, layout: &Layout, leaves: &[Leaf], when: Option<Word>) -> Self {
        let ids = touched(position, leaves);
        let pieces: Vec<&Piece> = ids.iter().filter_map(|id| position.get(id)).collect();
        let work = pieces.iter().map(|piece| piece.weight()).sum();
        let looks = pieces.into_iter().filter_map(|piece| look(position, layout, piece));
        Self { looks: looks.map(|look| (look.id.clone(), look)).collect(), when, work }
    }
}

/// A step that was carried out.
pub(super) struct Step<'a> {
    pub(super) number: u32,
    pub(super) undo: UndoMark,
    pub(super) leaves: &'a [Leaf],
    pub(super) events: &'a [ImportedEvent],
}

/// Reads a step, and who did it. `waiting` is the first of the steps before it that did nothing yet: an empty step before a key, the
/// refill of the dice before a roll.
pub(super) fn read(
    step: &Step<'_>,
    before: Before,
    (position, layout): (&Position, &Layout),
    (by, waiting): (Option<Word>, &mut Option<u32>),
) -> Vec<Action> {
    if is_preparation(step) {
        waiting.get_or_insert(step.number);
        return Vec::new();
    }
    let (when, changes) = (before.when.clone(), changes(before, (position, layout), step.leaves));
    let deeds = match step.undo {
        UndoMark::Undoes(target) => vec![(Deed::Undid(target), changes)],
        UndoMark::Stands | UndoMark::UndoneBy(_) => sorting::deeds(step, changes),
    };
    let first =
        waiting.take().filter(|_| deeds.iter().any(|(deed, _)| waited_for(deed))).unwrap_or(step.number);
    let action = |(deed, changes)| Action {
        first,
        last: step.number,
        undo: step.undo,
        by: by.clone(),
        when: when.clone(),
        deed,
        changes,
    };
    deeds.into_iter().map(action).collect()
}

/// What an empty or a refill step may belong to.
const fn waited_for(deed: &Deed) -> bool {
    matches!(deed, Deed::Rolled(_) | Deed::Moved)
}

/// An empty step, the blank line or the line of a refill.
fn is_preparation(step: &Step<'_>) -> bool {
    use super::chat::Chat;
    let blank = |event: &ImportedEvent| {
        matches!(&event.kind, EventKind::Refill(_) | EventKind::Chat { form: Chat::Blank, .. })
    };
    step.events.iter().all(blank)
}

/// Ids of the counters that the leaves touch, and of stacks whose order they change.
#[expect(clippy::wildcard_enum_match_arm, reason = "only the commands on pieces touch one")]
fn touched(position: &Position, leaves: &[Leaf]) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for leaf in leaves {
        match leaf {
            Leaf::Add { id: Some(id), .. } | Leaf::Remove { id } => {
                ids.insert(id.clone());
            }
            Leaf::Move(Move { id, .. }) | Leaf::Change { id, .. } => {
                ids.extend(position.moved_by(id).iter().map(|piece| piece.id.clone()))
            }
            _ => {}
        }
    }
    ids
}

fn changes(before: Before, (position, layout): (&Position, &Layout), leaves: &[Leaf]) -> Vec<Change> {
    let mut looks = before.looks;
    let mut ids: Vec<String> = Vec::new();
    for leaf in leaves {
        let named = touched(position, std::slice::from_ref(leaf));
        ids.extend(in_order(position, leaf, named));
    }
    let gone: Vec<String> = looks.keys().cloned().collect();
    let mut seen = BTreeSet::new();
    let ids = ids.into_iter().chain(gone).filter(|id| seen.insert(id.clone())).collect::<Vec<_>>();
    let change = |id: String| {
        let after = position.get(&id).and_then(|piece| look(position, layout, piece));
        let before = looks.remove(&id);
        let tells = |look: &Look| before.is_none() && counter::is_on_a_unit(&look.face);
        let laid = after.as_ref().filter(|look| tells(look));
        let beneath = laid.map(|laid| beneath(position, &laid.id)).unwrap_or_default();
        let beneath = beneath.into_iter().map(str::to_owned).collect();
        (before.is_some() || after.is_some()).then_some(Change { before, after, beneath })
    };
    ids.into_iter().filter_map(change).collect()
}

/// The members of a moved stack from bottom to top, as VASL reports them.
fn in_order(position: &Position, leaf: &Leaf, ids: BTreeSet<String>) -> Vec<String> {
    if let Leaf::Move(Move { id, .. }) | Leaf::Change { id, .. } = leaf {
        return position.moved_by(id).iter().map(|piece| piece.id.clone()).collect();
    }
    ids.into_iter().collect()
}

/// How a counter looks now; `None` for stacks and decks.
#[must_use]
pub fn look(position: &Position, layout: &Layout, piece: &Piece) -> Option<Look> {
    let Base::Counter(base) = &piece.base else { return None };
    let spot = position.spot(&piece.id)?;
    let sort = counter::sort(piece)?;
    Some(Look {
        id: piece.id.clone(),
        gpid: base.gpid.clone(),
        name: layers::display_name(piece),
        sort,
        army: layers::nation(piece),
        face: counter::face(piece),
        pictures: if matches!(sort, Sort::Vehicle | Sort::Gun) {
            layers::pictures(piece)
        } else {
            Vec::new()
        },
        place: place::place(layout, spot),
        hidden_by: layers::hidden_by(piece),
        concealed_by: layers::concealed_by(piece),
        bearer: piece.property("Owner").map(str::to_owned),
    })
}

/// Counters below another in its stack, down to the next one of its name.
#[must_use]
pub fn beneath<'p>(position: &'p Position, id: &str) -> Vec<&'p str> {
    let stack = position.stack_of(id).and_then(|stack| position.get(stack));
    let members = stack.map(|stack| stack.members()).unwrap_or_default();
    let at = members.iter().position(|member| member == id).unwrap_or(0);
    let name = |id: &str| position.get(id).map(counter::face).map(|face| face.class);
    let own = name(id);
    members[..at].iter().rev().take_while(|member| name(member) != own).map(String::as_str).collect()
}

/// What the phase wheel shows.
#[must_use]
pub fn wheel(position: &Position) -> Option<String> {
    position.pieces().find_map(counter::wheel)
}

impl Change {
    /// How the counter looks after the step, or before it went.
    #[must_use]
    pub fn latest(&self) -> Option<&Look> {
        self.after.as_ref().or(self.before.as_ref())
    }

    /// Both looks of a counter that stays.
    #[must_use]
    pub fn both(&self) -> Option<(&Look, &Look)> {
        Some((self.before.as_ref()?, self.after.as_ref()?))
    }

    /// It is the phase wheel.
    #[must_use]
    pub fn is_of_wheel(&self) -> bool {
        self.latest().is_some_and(|look| look.sort == Sort::Wheel)
    }

    /// The step makes it.
    #[must_use]
    pub const fn is_new(&self) -> bool {
        self.before.is_none()
    }

    /// The step takes it away.
    #[must_use]
    pub const fn is_gone(&self) -> bool {
        self.after.is_none()
    }
}
