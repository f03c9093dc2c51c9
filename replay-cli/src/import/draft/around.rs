//! What the files show around a roll: counters of fire laid before it and right behind it, words, lines of sight, SW that lie
//! with units, `?`, and what flips, goes or is rolled behind it. It reads nothing into it: that is for `found`.

use super::actions::{numbered_ahead, said_next};
use super::harm::Harm;
use super::marks::Mark;
use super::seen::{Arm, Behind, Laid, Seen, Throw};
use super::words::Said;
use super::{Drafter, Entry, Moment, roster};
use crate::import::vassal::action::{Action, Change, Deed, Look};
use crate::import::vassal::chat::Chat;
use crate::import::vassal::counter::Sort;
use crate::import::vassal::dice::{Roll, RollKind};
use crate::import::vassal::event::{Address, EventKind};
use crate::import::vassal::position::Position;
use asl_core::vocab::UnitId;
use std::collections::{BTreeMap, BTreeSet};

/// What was shown since the last attack, and what lies on the map.
#[derive(Default)]
pub(super) struct Around {
    laid: Vec<Laid>,
    among: Vec<UnitId>,
    /// No counter was laid for the last attack.
    lacks: bool,
    said: Vec<Said>,
    sights: Vec<(String, String)>,
    /// Actions whose counters are those of a roll before them.
    used: BTreeSet<usize>,
    /// SW by the ids of their counters.
    arms: BTreeMap<String, Arm>,
    /// `?` by their ids, with their hexes.
    veils: BTreeMap<String, String>,
    /// The side whose SAN the last DR met, by VASL's word beside it.
    san: Option<&'static str>,
    /// Rolls that were looked around.
    looked: usize,
}

/// The side whose SAN a DR met; of both at once, or of a Booby Trap, none is told.
fn met(tag: &str) -> Option<&'static str> {
    match tag.trim() {
        "Axis SAN" => Some("Axis"),
        "Allied SAN" => Some("Allied"),
        _ => None,
    }
}

/// So many rolls are looked around; only the roll is told of any more.
const MOST_LOOKED: usize = 2048;

/// So many actions behind a roll are looked at.
const MOST_BEHIND: usize = 256;

/// So many SW are looked at.
const MOST_ARMS: usize = 128;

impl Around {
    pub(super) fn begin_phase(&mut self) {
        self.clear();
        self.used.clear();
        (self.lacks, self.san) = (false, None);
    }

    pub(super) fn begin_file(&mut self) {
        (self.arms, self.veils) = (BTreeMap::new(), BTreeMap::new());
        self.begin_phase();
    }

    /// The SW of a counter.
    pub(super) fn arm(&self, id: &str) -> Option<&Arm> {
        self.arms.get(id)
    }

    /// What was laid and said for an attack is used up by it.
    fn clear(&mut self) {
        self.laid.clear();
        self.among.clear();
        self.said.clear();
        self.sights.clear();
    }
}

impl Drafter<'_> {
    /// A counter of fire was laid on a unit, or flipped there.
    pub(super) fn lay(&mut self, n: Option<usize>, id: &str, mark: Mark, was: Option<Mark>) {
        let is_used = n.is_some_and(|n| self.around.used.contains(&n));
        if let Some(unit) = self.roster.of_id(id).cloned().filter(|_| mark.is_of_fire() && !is_used) {
            self.around.laid.push(Laid { unit, mark, was });
        }
    }

    /// A counter of fire was laid on a stack: it does not tell which of its units fired.
    pub(super) fn lay_among(&mut self, n: Option<usize>, ids: &[String]) {
        if n.is_none_or(|n| !self.around.used.contains(&n)) {
            self.around.among.extend(ids.iter().filter_map(|id| self.roster.of_id(id)).cloned());
        }
    }

    /// Words of a player: they may tell of the fire before or behind them.
    pub(super) fn said(&mut self, now: &Moment<'_>, leaf: Address) {
        let said = text_at(now.file, leaf).and_then(Said::of);
        // What came of a shot is said of the one before.
        let is_next = |said: &Said| said.result.is_none() || said.from.is_some() || !said.names.is_empty();
        self.around.said.extend(said.filter(is_next));
    }

    /// A line of sight that a player showed may be that of the shot that follows.
    pub(super) fn sighted(&mut self, now: &Moment<'_>, leaf: Address) {
        let Ok(at) = now.file.events.binary_search_by_key(&leaf, |event| event.at) else { return };
        if let EventKind::Los { from: Some(from), to: Some(to), .. } = &now.file.events[at].kind {
            self.around.sights.push((from.to_string(), to.to_string()));
        }
    }

    /// A SW, or a `?`, lies where it lies.
    pub(super) fn lies(&mut self, look: Option<&Look>, id: &str) {
        self.around.arms.remove(id);
        self.around.veils.remove(id);
        let Some((look, hex)) = look.and_then(|look| Some((look, look.place.hex.clone()?))) else { return };
        let room = self.around.arms.len() < MOST_ARMS;
        match look.sort {
            Sort::Weapon if room && self.sees(look) => {
                let (class, army) = (look.face.class.clone(), look.army.clone().unwrap_or_default());
                let arm = Arm { class, army, hex, works: !look.face.has("malf"), with: Vec::new() };
                self.around.arms.insert(id.to_owned(), arm);
            }
            Sort::Question => drop(self.around.veils.insert(id.to_owned(), hex)),
            Sort::Weapon
            | Sort::Personnel
            | Sort::Vehicle
            | Sort::Gun
            | Sort::Wreck
            | Sort::Wheel
            | Sort::Marker => {}
        }
    }

    /// What an action does to SW and `?`.
    pub(super) fn goods(&mut self, action: &Action) {
        for change in &action.changes {
            if let Some(look) =
                change.latest().filter(|look| matches!(look.sort, Sort::Weapon | Sort::Question))
            {
                self.lies(change.after.as_ref(), &look.id.clone());
            }
        }
    }

    /// A roll, with all that stands around it.
    pub(super) fn rolled(&mut self, now: &Moment<'_>, leaf: Address) {
        let stated = self.rolls.get(&(now.at, leaf.leaf)).and_then(|n| self.source.stated.get(*n));
        let dice = stated.cloned();
        let roll = roll_at(now.file, leaf);
        let throw = roll.map_or(Throw::Other { one: false, named: None }, throw);
        let attacks = matches!(throw, Throw::Ift | Throw::ToHit);
        self.around.looked += 1;
        if self.around.looked > MOST_LOOKED {
            return self.not_looked_at(now, leaf);
        }
        let behind = self.behind(now, attacks);
        let around = &mut self.around;
        let sniper = around.san.take_if(|_| throw == Throw::Sniper);
        around.san = roll.and_then(|roll| roll.san.as_deref()).and_then(met).or(around.san);
        let seen = Seen {
            throw,
            sniper,
            dice,
            roller: roll.and_then(|roll| self.hands.side_of(&roll.user)),
            is_dusty: roll.is_some_and(|roll| roll.dust.is_some()),
            turn: now.turn.cloned(),
            laid: around.laid.clone(),
            among: around.among.clone(),
            is_late: around.lacks && !(around.laid.is_empty() && around.among.is_empty()),
            said: around.said.clone(),
            told: told(now),
            sights: around.sights.clone(),
            arms: self.arms(now),
            veiled: self.around.veils.values().cloned().collect(),
            behind,
        };
        if attacks {
            let none = seen.laid.is_empty() && seen.among.is_empty();
            self.around.lacks = none && seen.behind.laid.is_empty() && seen.behind.among.is_empty();
            self.around.clear();
        }
        self.push(now.at, Entry::Thrown(Box::new(seen)));
    }

    /// Only the dice are told of a roll beyond those that are looked around; that it is so is told once.
    fn not_looked_at(&mut self, now: &Moment<'_>, leaf: Address) {
        if self.around.looked == MOST_LOOKED + 1 && !self.roster.is_empty() {
            let step = now.at.step;
            let says = format!(
                "more than {MOST_LOOKED} rolls: from step {step} on the dice alone are told, not what they were for"
            );
            self.push(now.at, Entry::Fault(says.into()));
        }
        self.roll(now.at, leaf.leaf);
    }

    fn arms(&self, now: &Moment<'_>) -> Vec<Arm> {
        let with = |id: &String, arm: &Arm| {
            let units = self.beside(now.after, id).filter_map(|id| self.roster.of_id(id));
            Arm { with: units.cloned().collect(), ..arm.clone() }
        };
        self.around.arms.iter().map(|(id, arm)| with(id, arm)).collect()
    }

    /// The units in the stack of a counter, the one right below it first.
    pub(super) fn beside<'p>(&self, position: &'p Position, id: &str) -> impl Iterator<Item = &'p String> {
        let stack = position.stack_of(id).and_then(|stack| position.get(stack));
        let members = stack.map(|stack| stack.members()).unwrap_or_default();
        let at = members.iter().position(|member| member == id).unwrap_or(0);
        let below = members[..at].iter().rev();
        let above = members.get(at + 1..).unwrap_or_default().iter();
        below.chain(above).filter(|id| self.stands.contains_key(*id))
    }

    fn behind(&mut self, now: &Moment<'_>, attacks: bool) -> Behind {
        let mut behind = Behind { is_cut: true, ..Behind::default() };
        let mut rolled = false;
        let none = self.around.laid.is_empty() && self.around.among.is_empty();
        let wants = attacks && (none || self.around.lacks);
        let mut at_once = wants;
        for (n, action) in numbered_ahead(now).take(MOST_BEHIND) {
            let next = next_throw(now.file, action);
            behind.kills |= next == Some(Throw::ToKill) && !rolled;
            if let Some(next) = next {
                if matches!(next, Throw::Ift | Throw::ToHit | Throw::Cc) {
                    behind.is_cut = false;
                    break;
                }
                behind.checks += usize::from(next == Throw::Mc);
                behind.others += usize::from(next != Throw::Mc);
                rolled = true;
            }
            at_once &= matches!(action.deed, Deed::Marked | Deed::MarkerFlipped);
            if at_once && self.laid_by(action, &mut behind) {
                self.around.used.insert(n);
            }
            self.happens(action, rolled, &mut behind);
        }
        behind.is_cut &= !phase_ends(now);
        behind
    }

    /// Counters of fire that an action lays or flips.
    fn laid_by(&self, action: &Action, behind: &mut Behind) -> bool {
        let before = behind.laid.len() + behind.among.len();
        for change in &action.changes {
            let Some(after) = change.after.as_ref().filter(|look| look.sort == Sort::Marker) else {
                continue;
            };
            let Some(mark) = Mark::named(&after.face.class).filter(|mark| mark.is_of_fire()) else {
                continue;
            };
            let known = self.bearers.get(&after.id);
            let beneath = || change.beneath.iter().map(String::as_str);
            let bearer = known.map(|(id, _)| id.clone()).or_else(|| self.of_these(mark, beneath()));
            match bearer.and_then(|id| self.roster.of_id(&id).cloned()) {
                Some(unit) => behind.laid.push(Laid { unit, mark, was: known.map(|(_, was)| *was) }),
                None => {
                    let able =
                        beneath().filter(|id| self.stands.contains_key(*id) && !self.roster.is_leader(id));
                    behind.among.extend(able.filter_map(|id| self.roster.of_id(id)).cloned());
                }
            }
        }
        behind.laid.len() + behind.among.len() > before
    }

    fn happens(&self, action: &Action, rolled: bool, behind: &mut Behind) {
        for change in &action.changes {
            let harm = self.harmed(action, change);
            let harms = harm.into_iter().flat_map(|(ids, harm)| ids.into_iter().map(move |id| (id, harm)));
            for (id, harm) in harms {
                let Some(unit) = self.roster.of_id(&id).cloned() else { continue };
                behind.harms.push((unit.clone(), harm));
                if !rolled {
                    behind.at_once.push((unit, harm));
                }
            }
            let Some(before) = change.before.as_ref().filter(|_| !rolled) else { continue };
            if action.deed == Deed::Rallied && behind.rallied.is_none() {
                behind.rallied = self.roster.of_id(&before.id).cloned();
            }
            if action.deed == Deed::Repaired && behind.repaired.is_none() {
                behind.repaired = self.repaired(before);
            }
        }
    }

    fn repaired(&self, before: &Look) -> Option<(String, Vec<UnitId>)> {
        if let Some(unit) = self.roster.of_id(&before.id) {
            return Some((String::new(), vec![unit.clone()]));
        }
        let hex = before.place.hex.as_ref()?;
        let here = self.stands.iter().filter(|(id, at)| *at == hex && !self.roster.is_leader(id));
        let with = here.filter_map(|(id, _)| self.roster.of_id(id)).cloned().collect();
        Some((before.face.class.clone(), with))
    }

    /// The units that suffer by a change.
    #[expect(clippy::wildcard_enum_match_arm, reason = "other deeds harm nobody")]
    fn harmed(&self, action: &Action, change: &Change) -> Option<(Vec<String>, Harm)> {
        let before = change.before.as_ref().filter(|look| roster::is_force(look.sort));
        let id = || before.map(|look| vec![look.id.clone()]);
        match &action.deed {
            Deed::Broke => Some((id()?, Harm::Broke)),
            Deed::Reduced => Some((id()?, Harm::Reduced)),
            Deed::Wrecked | Deed::SentToCasualties | Deed::Deleted => Some((id()?, Harm::Lost)),
            Deed::Marked => {
                let is_pin =
                    change.after.as_ref().and_then(|look| Mark::named(&look.face.class)) == Some(Mark::Pin);
                let beneath = change.beneath.iter().map(String::as_str);
                let unit = self.of_these(Mark::Pin, beneath).filter(|_| is_pin)?;
                Some((vec![unit], Harm::Pinned))
            }
            _ => None,
        }
    }
}

/// Whether the phase of a moment ends in its file.
fn phase_ends(now: &Moment<'_>) -> bool {
    let rest = now.file.actions.get(now.n + 1..).unwrap_or_default().iter().take(MOST_BEHIND);
    let mut rest = rest.map(|action| action.deed == Deed::PhaseTurned);
    rest.any(|turned| turned)
}

impl Throw {
    /// That of the button of this name, where it is one with a purpose.
    pub(super) fn of(button: &str) -> Option<Throw> {
        Some(match button {
            "IFT" => Throw::Ift,
            "TH" => Throw::ToHit,
            "TK" => Throw::ToKill,
            "MC" => Throw::Mc,
            "TC" => Throw::Tc,
            "Rally" => Throw::Rally,
            "CC" => Throw::Cc,
            "SA" => Throw::Sniper,
            "RS" => Throw::Selection,
            _ => return None,
        })
    }

    /// One die may be meant by it.
    const fn takes_one(&self) -> bool {
        matches!(self, Throw::Cc | Throw::Sniper | Throw::Selection)
    }
}

fn throw(roll: &Roll) -> Throw {
    let (one, button) = (roll.kind == RollKind::OneDie, roll.category.as_deref());
    button.and_then(Throw::of).filter(|throw| !one || throw.takes_one()).unwrap_or_else(|| {
        let named = button.filter(|button| *button != "Other").map(str::to_owned);
        Throw::Other { one, named }
    })
}

fn next_throw(file: &crate::import::vassal::Imported, action: &Action) -> Option<Throw> {
    let Deed::Rolled(leaf) = action.deed else { return None };
    roll_at(file, leaf).map(throw)
}

fn roll_at(file: &crate::import::vassal::Imported, leaf: Address) -> Option<&Roll> {
    let at = file.events.binary_search_by_key(&leaf, |event| event.at).ok()?;
    if let EventKind::Roll(roll) = &file.events[at].kind { Some(roll) } else { None }
}

fn text_at(file: &crate::import::vassal::Imported, leaf: Address) -> Option<&str> {
    let at = file.events.binary_search_by_key(&leaf, |event| event.at).ok()?;
    let EventKind::Chat { form: Chat::User { text, .. }, .. } = &file.events[at].kind else { return None };
    Some(text)
}

/// What players say of an attack behind its roll: the lines up to the next deed that is no talk.
fn told(now: &Moment<'_>) -> Vec<Said> {
    let leaf = |action: &Action| if let Deed::Said(leaf) = action.deed { Some(leaf) } else { None };
    said_next(now)
        .take(MOST_BEHIND)
        .filter_map(leaf)
        .filter_map(|leaf| Said::of(text_at(now.file, leaf)?))
        .collect()
}
