//! Rolls joined with what explains them: counters of fire, words of the players, and what flips right behind them. What fits
//! one attack is that attack; what fits several, or none, is asked.

use super::deeds::ahead;
use super::event::{At, By, Entry};
use super::marks::Mark;
use super::words::Said;
use super::{Ask, Drafter, Moment, deed, roster};
use crate::import::vassal::action::{Action, Change, Deed};
use crate::import::vassal::chat::{Chat, Turn};
use crate::import::vassal::counter::Sort;
use crate::import::vassal::dice::{Roll, RollKind};
use crate::import::vassal::event::{Address, EventKind};
use asl_core::charts::ift::Table;
use asl_core::event::{FireMode, Use};
use asl_core::vocab::num::ColumnFp;
use asl_core::vocab::{AttackId, IftResult, UnitId};
use std::collections::BTreeSet;

/// What is known of the fire of a phase.
#[derive(Default)]
pub(super) struct Fire {
    attacks: u32,
    /// Units on which a counter of fire was laid since the last attack, and which it is.
    pub(super) marks: Vec<(String, Mark)>,
    /// What was said since then.
    pub(super) said: Vec<Said>,
    /// The ends of the lines of sight that were shown since then.
    seen: Vec<(String, String)>,
    /// The last attack that was joined: its number and the units that it was at.
    pub(super) open: Option<Open>,
    /// Who fired in this phase.
    pub(super) fired: BTreeSet<String>,
    /// Units of which one, or more, is under a counter of fire that was laid since the last attack.
    pub(super) among: Vec<String>,
    /// Questions for which answers were thought of.
    pub(super) guessed: usize,
    /// Broken units that have tried to rally.
    pub(super) rallied: BTreeSet<String>,
}

pub(super) struct Open {
    pub(super) attack: AttackId,
    pub(super) targets: Vec<String>,
    pub(super) result: Option<IftResult>,
    pub(super) checked: BTreeSet<String>,
    /// Its To Hit roll is followed by a To Kill roll, which is still to come.
    pub(super) kills: bool,
}

impl Open {
    pub(super) fn of(attack: AttackId, targets: Vec<String>) -> Open {
        Open { attack, targets, result: None, checked: BTreeSet::new(), kills: false }
    }
}

impl Fire {
    pub(super) fn begin_phase(&mut self) {
        self.open = None;
        self.fired.clear();
        self.rallied.clear();
        self.clear();
    }

    /// What was laid and said for an attack is used up by it.
    fn clear(&mut self) {
        self.marks.clear();
        self.among.clear();
        self.said.clear();
        self.seen.clear();
    }

    /// A counter was laid on a unit.
    pub(super) fn mark(&mut self, unit: &str, mark: Mark) {
        if mark.is_of_fire() {
            self.marks.push((unit.to_owned(), mark));
        }
    }

    /// The open attack, if it was at this unit.
    pub(super) fn attack_on(&self, unit: &str) -> Option<AttackId> {
        let open = self.open.as_ref().filter(|open| open.targets.iter().any(|target| target == unit));
        open.map(|open| open.attack)
    }
}

/// Who fires at what, as far as it was joined.
pub(super) struct Joined {
    /// Ids of the counters.
    pub(super) firers: Vec<String>,
    /// What the one firer fires; empty: the inherent FP of each.
    pub(super) arms: Vec<Use>,
    pub(super) directors: Vec<String>,
    pub(super) hex: String,
    pub(super) targets: Vec<String>,
    /// By what firers and hex are told.
    pub(super) by: [By; 2],
}

impl Drafter<'_> {
    /// Words of a player: they may tell of the fire before or behind them.
    pub(super) fn said(&mut self, now: &Moment<'_>, leaf: Address) {
        if let Some(said) = text_at(now, leaf).and_then(Said::of) {
            self.fire.said.push(said);
        }
    }

    /// A line of sight that a player showed may be that of the shot that follows.
    pub(super) fn sighted(&mut self, now: &Moment<'_>, leaf: Address) {
        let Ok(at) = now.file.events.binary_search_by_key(&leaf, |event| event.at) else { return };
        if let EventKind::Los { from: Some(from), to: Some(to), .. } = &now.file.events[at].kind {
            self.fire.seen.push((from.clone(), to.clone()));
        }
    }

    pub(super) fn rolled(&mut self, now: &Moment<'_>, leaf: Address) {
        let Some(roll) = roll_at(now, leaf) else { return self.roll(now.at, leaf.leaf) };
        match (roll.kind, roll.category.as_deref()) {
            (RollKind::Dr, Some("IFT")) => self.fired(now, leaf),
            (RollKind::Dr, Some("MC")) => self.checked(now, leaf),
            (RollKind::Dr, Some("Rally")) => self.tried_to_rally(now, leaf),
            (RollKind::Dr, Some("TH")) => self.shot(now, leaf),
            (RollKind::Dr, Some("TK")) => self.killed(now, leaf),
            // Of CC, Snipers and Random Selection the book has no rule.
            (_, Some("SA" | "RS" | "CC")) => {
                self.roll(now.at, leaf.leaf);
                self.push(now.at, Entry::Unexplained);
            }
            (RollKind::Dr | RollKind::OneDie, category) => {
                self.roll(now.at, leaf.leaf);
                if self.repaired(now) {
                    return;
                }
                let one = roll.kind == RollKind::OneDie;
                let unnamed = if one { "dr without a purpose" } else { "DR without a purpose" };
                let what = category.filter(|category| *category != "Other").unwrap_or(unnamed);
                let says = format!("what the {what} of step {} was for, and of which unit", now.at.step);
                self.ask(now.at, Ask::of("roll", says));
            }
        }
    }

    /// An IFT DR: its attack stands before it, its result behind.
    fn fired(&mut self, now: &Moment<'_>, leaf: Address) {
        let joined = self.join(now);
        let said_behind = told_behind(now);
        let result = said_behind.iter().find_map(|said| said.result);
        let figures = self.figures(now, leaf);
        let asked = joined.is_none().then(|| self.readings(now));
        let mode = mode(now.turn, &self.fire.marks);
        let attack = self.number();
        let Some(joined) = joined else {
            self.roll(now.at, leaf.leaf);
            return asked.into_iter().for_each(|ask| self.ask(now.at, ask));
        };
        self.fire.fired.extend(joined.firers.iter().cloned());
        self.declare(now.at, mode, attack, &joined, None);
        self.roll(now.at, leaf.leaf);
        self.deed(now.at, deed::ift(attack, figures, result));
        self.fire.open = Some(Open { result, ..Open::of(attack, joined.targets) });
    }

    /// The column and the Final DR, where a player typed FP and DRM and the dice ask for nothing more: FP between two
    /// columns are read differently by the IIFT, doubles may cower, and dust has a die of its own.
    fn figures(&self, now: &Moment<'_>, leaf: Address) -> Option<(ColumnFp, i16)> {
        let roll = roll_at(now, leaf).filter(|roll| roll.dust.is_none());
        let said = self.fire.said.iter().rev().find_map(|said| said.figures);
        let (Some([colored, white]), Some((fp, drm))) = (roll.map(|roll| roll.dice.as_slice()), said) else {
            return None;
        };
        let column = (fp < MOST_FP).then(|| ColumnFp::whole(fp))?;
        let is_plain = colored != white && Table::Ift.named(column).is_some();
        is_plain.then(|| (column, i16::from(*colored) + i16::from(*white) + drm))
    }

    /// Asked or not, an attack has its number: an answer names it, and later ones keep theirs.
    pub(super) fn number(&mut self) -> AttackId {
        self.fire.clear();
        self.fire.open = None;
        self.fire.attacks += 1;
        AttackId(self.fire.attacks)
    }

    /// The number of the attack that comes next.
    pub(super) const fn next_number(&self) -> AttackId {
        AttackId(self.fire.attacks + 1)
    }

    /// The names of units.
    pub(super) fn names(&self, ids: &[String]) -> Vec<UnitId> {
        ids.iter().filter_map(|id| self.roster.of_id(id)).cloned().collect()
    }

    /// Fire as it is declared; `None` where it is at no hex of the map.
    pub(super) fn fire(&self, joined: &Joined, infantry_target: Option<bool>) -> Option<deed::Fire> {
        let inherent = [Use::Inherent];
        let arms = if joined.arms.is_empty() { &inherent[..] } else { &joined.arms };
        let with = |unit: UnitId| arms.iter().map(move |arm| (unit.clone(), arm.clone()));
        Some(deed::Fire {
            firers: self.names(&joined.firers).into_iter().flat_map(with).collect(),
            directors: self.names(&joined.directors),
            hex: self.hex(&joined.hex)?,
            targets: self.names(&joined.targets),
            infantry_target,
            by: joined.by,
        })
    }

    pub(super) fn declare(
        &mut self,
        at: At,
        mode: FireMode,
        attack: AttackId,
        joined: &Joined,
        infantry_target: Option<bool>,
    ) {
        if let Some(fire) = self.fire(joined, infantry_target) {
            self.deed(at, deed::fire(attack, mode, fire));
        }
    }

    /// The one attack that counters, words and flips tell of.
    fn join(&self, now: &Moment<'_>) -> Option<Joined> {
        let side = self.firing_side(now.turn?);
        let (firers, directors, by) = self.firers(side)?;
        if self.may_fire_again(now, &firers) {
            return None;
        }
        let (hex, by_hex) = self.target_hex(now, side, &firers)?;
        let mut targets = self.at(&hex, |id| self.roster.side(id) != Some(side));
        targets.sort();
        // Whose the SW is that was named with it, and what it is worth, no file tells: only an answer fires one.
        let arms = Vec::new();
        let by = [by, by_hex];
        (!targets.is_empty()).then_some(Joined { firers, arms, directors, hex, targets, by })
    }

    /// One who fired in this phase may fire a weapon that is with it, or in the MPh by Subsequent First Fire or FPF: which,
    /// no file tells.
    fn may_fire_again(&self, now: &Moment<'_>, firers: &[String]) -> bool {
        let first_fire = now.turn.is_some_and(|turn| turn.phase == "MPh");
        let again: Vec<&String> = firers.iter().filter(|id| self.fire.fired.contains(*id)).collect();
        !again.is_empty() && (first_fire || again.into_iter().any(|id| self.is_armed(now, id)))
    }

    /// In the DFPh the DEFENDER fires, and in the MPh whose counter of fire was laid.
    pub(super) fn firing_side(&self, turn: &Turn) -> &'static str {
        let own = if turn.side == "Axis" { "Axis" } else { "Allied" };
        let other = if own == "Axis" { "Allied" } else { "Axis" };
        let marked = self.fire.marks.last().and_then(|(id, _)| self.roster.side(id));
        match turn.phase.as_str() {
            "DFPh" => other,
            "MPh" => marked.unwrap_or(other),
            _ => own,
        }
    }

    /// Units in a hex.
    pub(super) fn at(&self, hex: &str, is: impl Fn(&str) -> bool) -> Vec<String> {
        let here = self.stands.iter().filter(|(id, at)| *at == hex && is(id));
        here.map(|(id, _)| id.clone()).collect()
    }

    /// Those under a counter that was laid for this attack; else the one that the players named. Leaders with them who are
    /// named direct it.
    fn firers(&self, side: &str) -> Option<(Vec<String>, Vec<String>, By)> {
        // A counter on a stack beside those on units: who of it fired with them is not told.
        if self.fire.among.iter().any(|id| self.roster.side(id) == Some(side)) {
            return None;
        }
        let mut firers: Vec<String> = Vec::new();
        for (id, _) in self.fire.marks.iter().filter(|(id, _)| self.roster.side(id) == Some(side)) {
            if self.stands.contains_key(id) && !firers.contains(id) {
                firers.push(id.clone());
            }
        }
        let by = if firers.is_empty() { By::Words } else { By::Laid };
        if firers.is_empty() {
            firers.push(self.named_firer(side)?);
        }
        firers.retain(|id| !self.roster.is_leader(id));
        if !firers.iter().all(|id| self.roster.checks(id)) {
            return None;
        }
        let hexes: BTreeSet<&String> = firers.iter().filter_map(|id| self.stands.get(id)).collect();
        let with = |id: &String| self.stands.get(id).is_some_and(|hex| hexes.contains(hex));
        let leaders =
            self.stands.keys().filter(|id| self.roster.is_leader(id) && with(id) && self.is_named(id));
        let directors = leaders.cloned().collect();
        (!firers.is_empty()).then_some((firers, directors, by))
    }

    /// The one unit in the hex that the players named, else the one in good order of the factors that they named.
    fn named_firer(&self, side: &str) -> Option<String> {
        let own = |id: &str| self.roster.side(id) == Some(side) && !self.roster.is_leader(id);
        let from = self.fire.said.iter().find_map(|said| said.from.as_deref());
        let able: Vec<String> = match from {
            Some(from) => self.at(&self.whole(from, |id| self.roster.side(id) == Some(side))?, own),
            None => {
                let fit = |id: &&String| own(id) && self.is_named(id) && !self.broken.contains(*id);
                self.stands.keys().filter(fit).cloned().collect()
            }
        };
        if let [one] = able.as_slice() { Some(one.clone()) } else { None }
    }

    /// The players named its factors, with hyphens or without.
    pub(super) fn is_named(&self, id: &str) -> bool {
        let plain = |name: &str| name.replace('-', "");
        let factors = plain(&self.roster.factors(id));
        self.fire.said.iter().flat_map(|said| &said.names).any(|name| plain(name) == factors)
    }

    /// The hex that the players named, before the roll or right behind it; else that to which they showed the LOS of who
    /// fires; else the one in which an enemy flips. With what tells it.
    pub(super) fn target_hex(&self, now: &Moment<'_>, side: &str, firers: &[String]) -> Option<(String, By)> {
        let enemy = |id: &str| self.roster.side(id).is_some_and(|of| of != side);
        let behind = told_behind(now);
        let said = self.fire.said.iter().rev().chain(&behind).find_map(|said| said.at.clone());
        if let Some(said) = said {
            return Some((self.whole(&said, enemy)?, By::Words));
        }
        let own: BTreeSet<&String> = firers.iter().filter_map(|id| self.stands.get(id)).collect();
        let other = |(from, to): &(String, String)| match (own.contains(from), own.contains(to)) {
            (true, false) => Some(to.clone()),
            (false, true) => Some(from.clone()),
            (true, true) | (false, false) => None,
        };
        if let Some(seen) = self.fire.seen.iter().rev().find_map(other) {
            return Some((seen, By::Sight));
        }
        let flips = self.flips(now, |action| is_attack(now, action));
        let hexes: BTreeSet<&String> =
            flips.iter().filter(|id| enemy(id)).filter_map(|id| self.stands.get(id)).collect();
        let mut hexes = hexes.into_iter();
        hexes.next().filter(|_| hexes.next().is_none()).map(|hex| (hex.clone(), By::Flip))
    }

    /// A hex named without its board, by the units in it.
    pub(super) fn whole(&self, named: &str, is: impl Fn(&str) -> bool) -> Option<String> {
        let bare = |hex: &str| hex.trim_start_matches(|c: char| c.is_ascii_digit()).to_owned();
        let fits = |hex: &&String| hex.as_str() == named || bare(hex) == named;
        let hexes: BTreeSet<&String> =
            self.stands.iter().filter(|(id, _)| is(id)).map(|(_, hex)| hex).filter(fits).collect();
        let mut hexes = hexes.into_iter();
        hexes.next().filter(|_| hexes.next().is_none()).cloned()
    }

    /// Units that break, are pinned, reduced or lost behind this roll, before one that is another's.
    pub(super) fn flips(&self, now: &Moment<'_>, ends: impl Fn(&Action) -> bool) -> Vec<String> {
        let mut flips = Vec::new();
        for action in ahead(now).take_while(|action| !ends(action)) {
            for change in &action.changes {
                flips.extend(self.harmed(action, change));
            }
        }
        flips
    }

    /// The unit that suffers by a change.
    #[expect(clippy::wildcard_enum_match_arm, reason = "other deeds harm nobody")]
    fn harmed(&self, action: &Action, change: &Change) -> Option<String> {
        let before = change.before.as_ref();
        let unit = |sort: Sort| roster::is_force(sort);
        match &action.deed {
            Deed::Broke | Deed::Reduced | Deed::Wrecked | Deed::SentToCasualties => {
                before.filter(|look| unit(look.sort)).map(|look| look.id.clone())
            }
            Deed::Marked => self.of_these(Mark::Pin, change.beneath.iter().map(String::as_str)),
            _ => None,
        }
    }
}

/// Columns have fewer FP than this.
const MOST_FP: u8 = 128;

fn roll_at<'a>(now: &Moment<'a>, leaf: Address) -> Option<&'a Roll> {
    let at = now.file.events.binary_search_by_key(&leaf, |event| event.at).ok()?;
    if let EventKind::Roll(roll) = &now.file.events[at].kind { Some(roll) } else { None }
}

fn text_at<'a>(now: &Moment<'a>, leaf: Address) -> Option<&'a str> {
    let at = now.file.events.binary_search_by_key(&leaf, |event| event.at).ok()?;
    let EventKind::Chat { form: Chat::User { text, .. }, .. } = &now.file.events[at].kind else {
        return None;
    };
    Some(text)
}

/// What players say of an attack behind its roll: the lines up to the next deed that is no talk.
fn told_behind(now: &Moment<'_>) -> Vec<Said> {
    let leaf = |action: &Action| if let Deed::Said(leaf) = action.deed { Some(leaf) } else { None };
    super::deeds::said_next(now).filter_map(leaf).filter_map(|leaf| Said::of(text_at(now, leaf)?)).collect()
}

/// The roll of another attack.
pub(super) fn is_attack(now: &Moment<'_>, action: &Action) -> bool {
    let Deed::Rolled(leaf) = action.deed else { return false };
    matches!(category(now, leaf), Some("IFT" | "TH" | "TK" | "CC"))
}

/// What the dice of a leaf were thrown for.
pub(super) fn category<'a>(now: &Moment<'a>, leaf: Address) -> Option<&'a str> {
    roll_at(now, leaf).and_then(|roll| roll.category.as_deref())
}

/// The kind of fire, by the phase and the counters laid.
pub(super) fn mode(turn: Option<&Turn>, marks: &[(String, Mark)]) -> FireMode {
    let laid = |mark: Mark| marks.iter().any(|(_, laid)| *laid == mark);
    match turn.map(|turn| turn.phase.as_str()) {
        Some("PFPh") => FireMode::Prep,
        Some("AFPh") if laid(Mark::Opportunity) => FireMode::Opportunity,
        Some("AFPh") => FireMode::Advancing,
        Some("DFPh") => FireMode::Final,
        _ if laid(Mark::Bounding) => FireMode::Bounding,
        _ => FireMode::First,
    }
}
