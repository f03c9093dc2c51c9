//! Rolls joined with what explains them: counters of fire, words of the players, and what flips right behind them. What fits
//! one attack is that attack; what fits several, or none, is asked.

use super::deeds::ahead;
use super::words::Said;
use super::{Ask, Drafter, Entry, Moment, roster};
use crate::import::vassal::action::{Action, Change, Deed};
use crate::import::vassal::chat::{Chat, Turn};
use crate::import::vassal::counter::Sort;
use crate::import::vassal::dice::{Roll, RollKind};
use crate::import::vassal::event::{Address, EventKind};
use asl_core::charts::ift::Table;
use asl_core::vocab::num::ColumnFp;
use std::collections::BTreeSet;

/// What is known of the fire of a phase.
#[derive(Default)]
pub(super) struct Fire {
    attacks: u16,
    /// Units on which a counter of fire was laid since the last attack, and its word.
    pub(super) marks: Vec<(String, &'static str)>,
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
    rallied: BTreeSet<String>,
}

pub(super) struct Open {
    pub(super) attack: String,
    pub(super) targets: Vec<String>,
    result: Option<String>,
    checked: BTreeSet<String>,
    /// Its To Hit roll is followed by a To Kill roll, which is still to come.
    pub(super) kills: bool,
}

impl Open {
    pub(super) fn of(attack: String, targets: Vec<String>) -> Open {
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
    pub(super) fn mark(&mut self, unit: &str, word: &'static str) {
        if word.ends_with("-fire") {
            self.marks.push((unit.to_owned(), word));
        }
    }

    /// The open attack, if it was at this unit.
    pub(super) fn attack_on(&self, unit: &str) -> Option<&str> {
        let open = self.open.as_ref().filter(|open| open.targets.iter().any(|target| target == unit));
        open.map(|open| open.attack.as_str())
    }
}

/// Who fires at what, as far as it was joined.
pub(super) struct Joined {
    /// Ids of the counters.
    pub(super) firers: Vec<String>,
    /// What the one firer fires, in words of the notation; empty: the inherent FP of each.
    pub(super) arms: Vec<String>,
    pub(super) directors: Vec<String>,
    pub(super) hex: String,
    pub(super) targets: Vec<String>,
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
        let Some(roll) = roll_at(now, leaf) else { return self.push(now.at, Entry::Roll(leaf.leaf)) };
        match (roll.kind, roll.category.as_deref()) {
            (RollKind::Dr, Some("IFT")) => self.fired(now, leaf),
            (RollKind::Dr, Some("MC")) => self.checked(now, leaf),
            (RollKind::Dr, Some("Rally")) => self.tried_to_rally(now, leaf),
            (RollKind::Dr, Some("TH")) => self.shot(now, leaf),
            (RollKind::Dr, Some("TK")) => self.killed(now, leaf),
            // Of CC, Snipers and Random Selection the book has no rule.
            (_, Some("SA" | "RS" | "CC")) => {
                self.push(now.at, Entry::Roll(leaf.leaf));
                self.push(now.at, Entry::Unexplained);
            }
            (RollKind::Dr | RollKind::OneDie, category) => {
                self.push(now.at, Entry::Roll(leaf.leaf));
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
        let result = said_behind.iter().find_map(|said| said.result.clone());
        let figures = self.figures(now, leaf);
        let asked = joined.is_none().then(|| self.readings(now));
        let mode = mode(now.turn, &self.fire.marks);
        let attack = self.number();
        let Some(joined) = joined else {
            self.push(now.at, Entry::Roll(leaf.leaf));
            return asked.into_iter().for_each(|ask| self.ask(now.at, ask));
        };
        self.fire.fired.extend(joined.firers.iter().cloned());
        self.joined(now.at, self.declared(mode, &attack, &joined));
        self.push(now.at, Entry::Roll(leaf.leaf));
        let told = result.as_ref().map(|result| format!(" result {result}")).unwrap_or_default();
        self.joined(now.at, format!("{attack} ift {ROLL}{figures}{told}"));
        self.fire.open = Some(Open { result, ..Open::of(attack, joined.targets) });
    }

    /// The column and the Final DR, where a player typed FP and DRM and the dice ask for nothing more: FP between two
    /// columns are read differently by the IIFT, doubles may cower, and dust has a die of its own.
    fn figures(&self, now: &Moment<'_>, leaf: Address) -> String {
        let roll = roll_at(now, leaf).filter(|roll| roll.dust.is_none());
        let said = self.fire.said.iter().rev().find_map(|said| said.figures);
        let (Some([colored, white]), Some((fp, drm))) = (roll.map(|roll| roll.dice.as_slice()), said) else {
            return String::new();
        };
        if colored == white || Table::Ift.named(ColumnFp::whole(fp)).is_none() {
            return String::new();
        }
        format!(" column {fp} final {}", i16::from(*colored) + i16::from(*white) + drm)
    }

    /// Asked or not, an attack has its number: an answer names it, and later ones keep theirs.
    pub(super) fn number(&mut self) -> String {
        self.fire.clear();
        self.fire.open = None;
        self.fire.attacks += 1;
        format!("a{}", self.fire.attacks)
    }

    /// The number of the attack that comes next.
    pub(super) fn next_number(&self) -> String {
        format!("a{}", self.fire.attacks + 1)
    }

    /// `a1 prep by ge467a inherent directed-by ge9-1a at 03M5 units ru447a`.
    pub(super) fn declared(&self, mode: &str, attack: &str, joined: &Joined) -> String {
        let names =
            |ids: &[String]| ids.iter().filter_map(|id| self.roster.of_id(id)).collect::<Vec<_>>().join(",");
        let inherent = ["inherent".to_owned()];
        let arms = if joined.arms.is_empty() { &inherent[..] } else { &joined.arms };
        let of = |name| arms.iter().map(move |arm| format!("{name} {arm}"));
        let by: Vec<String> =
            joined.firers.iter().filter_map(|id| self.roster.of_id(id)).flat_map(of).collect();
        let led = match joined.directors.as_slice() {
            [] => String::new(),
            directors => format!(" directed-by {}", names(directors)),
        };
        let (hex, units) = (&joined.hex, names(&joined.targets));
        format!("{attack} {mode} by {} at {hex} units {units}{led}", by.join(", "))
    }

    /// The one attack that counters, words and flips tell of.
    fn join(&self, now: &Moment<'_>) -> Option<Joined> {
        let side = self.firing_side(now.turn?);
        let (firers, directors) = self.firers(side)?;
        if self.may_fire_again(now, &firers) {
            return None;
        }
        let hex = self.target_hex(now, side, &firers)?;
        let mut targets = self.at(&hex, |id| self.roster.side(id) != Some(side));
        targets.sort();
        // Whose the SW is that was named with it, and what it is worth, no file tells: only an answer fires one.
        let arms = Vec::new();
        (!targets.is_empty()).then_some(Joined { firers, arms, directors, hex, targets })
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
    fn firers(&self, side: &str) -> Option<(Vec<String>, Vec<String>)> {
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
        (!firers.is_empty()).then_some((firers, directors))
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
    /// fires; else the one in which an enemy flips.
    pub(super) fn target_hex(&self, now: &Moment<'_>, side: &str, firers: &[String]) -> Option<String> {
        let enemy = |id: &str| self.roster.side(id).is_some_and(|of| of != side);
        let behind = told_behind(now);
        let said = self.fire.said.iter().rev().chain(&behind).find_map(|said| said.at.clone());
        if let Some(said) = said {
            return self.whole(&said, enemy);
        }
        let own: BTreeSet<&String> = firers.iter().filter_map(|id| self.stands.get(id)).collect();
        let other = |(from, to): &(String, String)| match (own.contains(from), own.contains(to)) {
            (true, false) => Some(to.clone()),
            (false, true) => Some(from.clone()),
            (true, true) | (false, false) => None,
        };
        if let Some(seen) = self.fire.seen.iter().rev().find_map(other) {
            return Some(seen);
        }
        let flips = self.flips(now, |action| is_attack(now, action));
        let hexes: BTreeSet<&String> =
            flips.iter().filter(|id| enemy(id)).filter_map(|id| self.stands.get(id)).collect();
        let mut hexes = hexes.into_iter();
        hexes.next().filter(|_| hexes.next().is_none()).cloned()
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
            Deed::Marked => self.of_these("pin", change.beneath.iter().map(String::as_str)),
            _ => None,
        }
    }

    /// A MC: of the unit that flips right behind it, else of the one target that has made none.
    fn checked(&mut self, now: &Moment<'_>, leaf: Address) {
        self.push(now.at, Entry::Roll(leaf.leaf));
        let flips = self.flips(now, |action| matches!(action.deed, Deed::Rolled(_)));
        let Some(open) = &self.fire.open else { return self.ask_check(now) };
        let is_target = |id: &&String| open.targets.contains(id) && !open.checked.contains(*id);
        let failed = flips.iter().find(is_target).cloned();
        let left: Vec<&String> =
            open.targets.iter().filter(is_target).filter(|id| self.roster.checks(id)).collect();
        let unit = failed.or_else(|| if let [one] = left.as_slice() { Some((*one).clone()) } else { None });
        let check = open.result.as_deref().filter(|result| result.ends_with("MC")).map(str::to_owned);
        let attack = open.attack.clone();
        match unit.and_then(|id| Some((self.roster.of_id(&id)?.to_owned(), id))).zip(check) {
            Some(((name, id), check)) => {
                let hampers =
                    self.hampering(&id).map(|drm| format!(" drm leader +{drm}")).unwrap_or_default();
                self.joined(now.at, format!("{name} checks {check} {ROLL}{hampers} in {attack}"));
                if let Some(open) = &mut self.fire.open {
                    open.checked.insert(id);
                }
            }
            None => self.ask_check(now),
        }
    }

    /// Whose check it was is asked. Where every target has made the one that the attack calls for, it was a second one,
    /// whoever made it: unless there is a leader, whose loss calls for others (A10.2).
    fn ask_check(&mut self, now: &Moment<'_>) {
        let says = format!("whose MC the DR of step {} was, and which", now.at.step);
        let open = self.fire.open.as_ref();
        let targets = open.iter().flat_map(|open| &open.targets);
        let checking: Vec<&String> = targets.filter(|id| self.roster.checks(id)).collect();
        let again = open.filter(|open| {
            let has_checked = |id: &&String| open.checked.contains(*id) && !self.roster.is_leader(id);
            !checking.is_empty() && checking.iter().all(has_checked)
        });
        let check = again.and_then(|open| Some((open.result.as_deref()?, open.attack.as_str())));
        let line = |unit: &str| match check {
            Some((check, attack)) => format!("{unit} checks {check} {ROLL} in {attack}"),
            None => format!("{unit} checks NMC {ROLL}"),
        };
        let units = checking.iter().filter_map(|id| self.roster.of_id(id));
        let choices = units.map(|unit| vec![line(unit)]).collect();
        self.ask(now.at, Ask { choices, whole: check.is_some(), ..Ask::of("check", says) });
    }

    /// A rally DR: of the unit that flips back right behind it. With the DM that the counters show, the best leader who
    /// is there and the help of the terrain: what that does not rally, nothing rallies.
    fn tried_to_rally(&mut self, now: &Moment<'_>, leaf: Address) {
        self.push(now.at, Entry::Roll(leaf.leaf));
        let next = ahead(now).take_while(|action| !matches!(action.deed, Deed::Rolled(_)));
        let mut flipped =
            next.filter(|action| action.deed == Deed::Rallied).flat_map(|action| &action.changes);
        let unit = flipped.find_map(|change| Some(change.before.as_ref()?.id.clone()));
        let Some((id, name)) = unit.and_then(|id| Some((id.clone(), self.roster.of_id(&id)?.to_owned())))
        else {
            let says = format!("which unit tried to rally with the DR of step {}", now.at.step);
            let broken = self.broken.iter().filter(|id| !self.fire.rallied.contains(*id));
            let names = broken.filter_map(|id| self.roster.of_id(id));
            let choices = names.map(|name| vec![format!("{name} checks rally {ROLL} failed")]).collect();
            return self.ask(now.at, Ask { choices, ..Ask::of("rally", says) });
        };
        let dm = self.bearers.values().any(|(unit, word)| *unit == id && *word == "dm");
        let leader = self.best_leader(&id);
        let shelter = self.stands.get(&id).is_some_and(|hex| (self.source.may_shelter)(hex));
        let lines = [dm.then(|| "DM +4".to_owned()), leader, shelter.then(|| "TEM -1".to_owned())];
        let lines: Vec<String> = lines.into_iter().flatten().collect();
        let drm = if lines.is_empty() { String::new() } else { format!(" drm {}", lines.join(", ")) };
        self.joined(now.at, format!("{name} checks rally {ROLL}{drm}"));
        self.fire.rallied.insert(id);
    }

    /// The worst leader in its hex, where he makes it harder to pass.
    fn hampering(&self, id: &str) -> Option<i16> {
        let (hex, side) = (self.stands.get(id)?, self.roster.side(id));
        let there = self.at(hex, |other| other != id && self.roster.side(other) == side);
        there.iter().filter_map(|id| self.roster.leadership(id)).max().filter(|drm| *drm > 0)
    }

    fn best_leader(&self, id: &str) -> Option<String> {
        let hex = self.stands.get(id)?;
        let side = self.roster.side(id);
        let able = |other: &str| other != id && !self.broken.contains(other);
        let there = self.at(hex, |other| able(other) && self.roster.side(other) == side);
        let best = there.iter().filter_map(|id| self.roster.leadership(id)).min()?;
        (best < 0).then(|| format!("leader {best}"))
    }
}

/// Stands in a line for the number of the roll before it.
pub(super) const ROLL: &str = "r?";

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
pub(super) fn mode(turn: Option<&Turn>, marks: &[(String, &'static str)]) -> &'static str {
    let laid = |word: &str| marks.iter().any(|(_, mark)| *mark == word);
    match turn.map(|turn| turn.phase.as_str()) {
        Some("PFPh") => "prep",
        Some("AFPh") if laid("opportunity-fire") => "opportunity",
        Some("AFPh") => "advancing",
        Some("DFPh") => "final",
        _ if laid("bounding-fire") => "bounding",
        _ => "first",
    }
}
