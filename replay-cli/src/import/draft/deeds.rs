//! Actions of a file as lines: drags, flips, markers.

use super::{Ask, At, Drafter, Moment, is_talk, roster};
use crate::import::vassal::action::{Action, Change, Deed, Look, beneath};
use crate::import::vassal::chat::Turn;
use crate::import::vassal::counter::Sort;
use crate::import::vassal::place::CASUALTIES;
use crate::import::vassal::position::Position;
use crate::import::vassal::viewer::Sight;
use asl_core::event::Reading;

/// Words of the notation for what VASL's markers are named.
const MARKERS: [(&str, &str); 13] = [
    ("prep fire", "prep-fire"),
    ("first fire", "first-fire"),
    ("final fire", "final-fire"),
    ("bounding fire", "bounding-fire"),
    ("bounding first fire", "bounding-fire"),
    ("opportunity fire", "opportunity-fire"),
    ("intensive fire", "intensive-fire"),
    ("no fire", "no-fire"),
    ("pin", "pin"),
    ("melee", "melee"),
    ("dm", "dm"),
    ("cx", "cx"),
    ("ti", "ti"),
];

/// Words of those that are a status of the unit and no counter of fire.
const STATUSES: [&str; 3] = ["dm", "cx", "ti"];

/// So many actions ahead the last drag of an advance is looked for.
const MOST_AHEAD: usize = 512;

/// The word of a marker, by its name.
pub(super) fn marker(name: &str) -> Option<&'static str> {
    let name = name.trim().to_lowercase();
    MARKERS.iter().find(|(vasl, _)| *vasl == name).map(|(_, word)| *word)
}

impl Drafter<'_> {
    pub(super) fn action(&mut self, now: &Moment<'_>) {
        let action = now.action;
        match &action.deed {
            Deed::PhaseTurned => self.wheel_turned(now),
            Deed::Placed | Deed::Cloned => self.came(now),
            Deed::Moved => self.moved(now),
            Deed::Marked => self.marked(now),
            Deed::MarkerFlipped => self.flipped_marker(now),
            Deed::Deleted | Deed::SentToCasualties | Deed::Wrecked => self.went(now),
            Deed::Broke => {
                self.each(now, |drafter, unit| drafter.broke(now, unit));
                self.marked(now);
            }
            Deed::Rallied => self.each(now, |drafter, unit| drafter.rallied(now, unit)),
            Deed::Reduced => self.reduced(now),
            Deed::Replaced => self.replaced(now),
            Deed::CrewChanged => self.crew_changed(now),
            Deed::HullTurned | Deed::TurretTurned | Deed::GunTurned => self.turned(now),
            Deed::Status { word, on } => self.status(now, word, *on),
            Deed::Rolled(leaf) => self.rolled(now, *leaf),
            Deed::Said(leaf) => self.said(now, *leaf),
            Deed::LosShown(leaf) => self.sighted(now, *leaf),
            Deed::Concealed | Deed::Hidden => self.vanished(now),
            Deed::ConcealmentLost | Deed::Revealed => self.came_out(now),
            Deed::Malfunctioned
            | Deed::Repaired
            | Deed::Labelled
            | Deed::MarkedMoved
            | Deed::MarksCleared
            | Deed::Restacked
            | Deed::ScenarioChanged(_)
            | Deed::Undid(_)
            | Deed::Other(_) => {}
        }
    }

    /// The looks of a unit before and after, where the viewer sees both.
    pub(super) fn seen<'a>(&self, change: &'a Change) -> Option<(&'a Look, &'a Look)> {
        change.both().filter(|(before, after)| self.sees(before) && self.sees(after))
    }

    fn sees(&self, look: &Look) -> bool {
        self.source.eyes.through(look.hidden_by.as_deref(), look.concealed_by.as_deref()) == Sight::Whole
    }

    /// For each unit of an action that stays in play.
    fn each(&mut self, now: &Moment<'_>, mut then: impl FnMut(&mut Self, &str)) {
        for change in &now.action.changes {
            let force = self.seen(change).filter(|(before, _)| roster::is_force(before.sort));
            if let Some((before, _)) = force {
                then(self, &before.id.clone());
            }
        }
    }

    fn wheel_turned(&mut self, now: &Moment<'_>) {
        let shown = now.action.changes.iter().filter_map(|change| change.after.as_ref());
        let turn = shown.filter(|look| look.sort == Sort::Wheel).find_map(|look| Turn::parse(&look.name));
        if let Some(turn) = turn {
            self.phase(now.at, &turn);
        }
    }

    /// A unit stands on the map, wherever it came from.
    pub(super) fn place(&mut self, at: At, look: &Look) {
        let hex = look.place.hex.clone().filter(|hex| (self.source.is_hex)(hex));
        let Some((name, hex)) = self.roster.of_id(&look.id).zip(hex) else { return };
        let spine = |word: &str, spine: Option<u8>| {
            let pair = (self.source.spine)(&hex, spine?)?;
            Some(format!(" {word} {pair}"))
        };
        let vca = spine("vca", look.face.vca).unwrap_or_default();
        let tca = spine("tca", look.face.tca.filter(|tca| look.face.vca != Some(*tca))).unwrap_or_default();
        let line = format!("place {name} {hex}{vca}{tca}");
        let in_set_up = at.step == 0;
        self.stands.insert(look.id.clone(), hex);
        if self.placed.insert(look.id.clone(), line.clone()).as_ref() == Some(&line) {
            return;
        }
        let entry =
            if in_set_up { super::Entry::Plain(line) } else { super::Entry::Deed(Reading::Shown, line) };
        self.push(at, entry);
    }

    /// What a counter shows of a unit when it is placed.
    pub(super) fn statuses(&mut self, at: At, look: &Look) {
        let Some(name) = self.roster.of_id(&look.id).map(str::to_owned) else { return };
        if look.face.has("broken") {
            self.broken.insert(look.id.clone());
            self.shown(at, format!("{name} is broken"));
        }
    }

    fn came(&mut self, now: &Moment<'_>) {
        for change in &now.action.changes {
            let Some(look) = change.after.clone().filter(|look| self.sees(look)) else { continue };
            if change.is_new() && roster::is_force(look.sort) {
                self.place(now.at, &look);
                self.statuses(now.at, &look);
            } else if change.is_new() && look.sort == Sort::Marker {
                self.mark(now.at, &look, now.after, now.turn);
            }
        }
    }

    /// Where a unit is that the viewer no longer sees is not told.
    fn vanished(&mut self, now: &Moment<'_>) {
        for look in now.action.changes.iter().filter_map(|change| change.after.as_ref()) {
            if !self.sees(look) {
                self.stands.remove(&look.id);
                self.placed.remove(&look.id);
            }
        }
    }

    fn came_out(&mut self, now: &Moment<'_>) {
        for look in now.action.changes.iter().filter_map(|change| change.after.clone()) {
            if self.sees(&look) && roster::is_force(look.sort) && !self.stands.contains_key(&look.id) {
                self.place(now.at, &look);
                self.statuses(now.at, &look);
            }
        }
    }

    fn moved(&mut self, now: &Moment<'_>) {
        for change in &now.action.changes {
            let Some((before, after)) = self.seen(change) else { continue };
            let (before, after) = (before.clone(), after.clone());
            if before.place.hex == after.place.hex && before.place.spot.map == after.place.spot.map {
                continue;
            }
            if after.place.spot.map.as_deref() == Some(CASUALTIES) {
                self.lost(now.at, &after);
            } else if roster::is_force(before.sort) {
                self.dragged(now, &before, &after);
            } else if before.sort == Sort::Marker && !self.goes_along(&after, now.after) {
                self.mark(now.at, &after, now.after, now.turn);
            }
        }
    }

    /// A marker that still lies on the unit that it lay on.
    fn goes_along(&self, marker: &Look, position: &Position) -> bool {
        let bearer = self.bearers.get(&marker.id).map(|(unit, _)| unit);
        bearer.is_some_and(|bearer| beneath(position, &marker.id).contains(&bearer.as_str()))
    }

    fn dragged(&mut self, now: &Moment<'_>, before: &Look, after: &Look) {
        let hex = after.place.hex.clone().filter(|hex| (self.source.is_hex)(hex));
        let Some((name, hex)) = self.roster.of_id(&before.id).map(str::to_owned).zip(hex) else { return };
        let stood = self.stands.insert(before.id.clone(), hex.clone());
        let been = self.visited.entry(before.id.clone()).or_default();
        let back = been.contains(&hex);
        been.extend(before.place.hex.iter().cloned().chain([hex.clone()]));
        let own = now.turn.and_then(|turn| Some(self.roster.side(&before.id)? == turn.side));
        let phase = now.turn.map(|turn| turn.phase.as_str());
        match (before.sort, phase, own) {
            _ if stood.is_none() => self.place(now.at, after),
            (Sort::Personnel, Some("MPh"), Some(true)) if back && self.is_stopped(&before.id) => {
                let says = format!("{name} was moved back to {hex}: is that where it was fired at?");
                self.ask(now.at, Ask::of("phase", says));
                self.place(now.at, after);
            }
            (Sort::Personnel, Some("MPh"), Some(true)) => self.shown(now.at, format!("{name} moves {hex}")),
            (Sort::Personnel, Some("APh"), Some(true)) => self.advanced(now, &before.id, &hex),
            (Sort::Personnel, Some("RtPh"), _) if before.face.has("broken") => {
                self.shown(now.at, format!("{name} routs {hex}"));
            }
            (Sort::Vehicle, Some("MPh"), Some(true)) => self.drove(now, before, after),
            (Sort::Personnel | Sort::Vehicle, Some(phase), _) => {
                let says = format!("{name} was moved to {hex} in the {phase}: in which phase, and why?");
                let choices = vec![vec![format!("{name} moves {hex}")]];
                self.ask(now.at, Ask { choices, ..Ask::of("phase", says) });
                self.place(now.at, after);
            }
            (..) => self.place(now.at, after),
        }
    }

    /// Pinned or broken.
    fn is_stopped(&self, id: &str) -> bool {
        self.broken.contains(id) || self.bearers.values().any(|(unit, word)| unit == id && *word == "pin")
    }

    /// Players correct a drag by another one: an advance is from where the phase began to where it ended.
    fn advanced(&mut self, now: &Moment<'_>, id: &str, hex: &str) {
        let dragged = |action: &Action| {
            let of_it = |change: &Change| change.before.as_ref().is_some_and(|look| look.id == id);
            action.deed == Deed::Moved && action.changes.iter().any(of_it)
        };
        let first = self.visited.get(id).and_then(|been| been.first());
        if ahead(now).take(MOST_AHEAD).any(dragged) || first.is_some_and(|first| first == hex) {
            return;
        }
        if let Some(name) = self.roster.of_id(id).map(str::to_owned) {
            self.shown(now.at, format!("{name} advances {hex}"));
        }
    }

    /// The vehicle's way stands where its first step is; where none is certain, it stands where its counter is shown.
    fn drove(&mut self, now: &Moment<'_>, before: &Look, after: &Look) {
        let Some(name) = self.roster.of_id(&before.id).map(str::to_owned) else { return };
        let of_it = |drive: &&super::Driven| {
            let within = drive.steps.0 <= now.action.last && now.action.last <= drive.steps.1;
            drive.file == now.at.file && drive.piece == before.id && within
        };
        let drive = self.source.driven.iter().find(of_it).filter(|drive| !drive.spends.is_empty());
        match drive {
            None => self.place(now.at, after),
            Some(drive) if self.driven.insert((now.at.file, drive.steps.0, before.id.clone())) => {
                for spend in drive.spends.clone() {
                    self.push(now.at, super::Entry::Deed(Reading::Cheapest, format!("{name} {spend}")));
                }
            }
            Some(_) => {}
        }
    }

    fn marked(&mut self, now: &Moment<'_>) {
        for change in &now.action.changes {
            let made = change.after.clone().filter(|look| change.is_new() && look.sort == Sort::Marker);
            if let Some(look) = made.filter(|look| self.sees(look)) {
                self.mark(now.at, &look, now.after, now.turn);
            }
        }
    }

    /// A marker lies on the unit below it.
    pub(super) fn mark(&mut self, at: At, look: &Look, position: &Position, turn: Option<&Turn>) {
        let Some(word) = marker(&look.face.class) else { return };
        let Some(unit) = self.bearer(&look.id, word, position) else {
            return self.one_of_several(at, &look.id, word, position);
        };
        let Some(name) = self.roster.of_id(&unit).map(str::to_owned) else { return };
        let moves =
            turn.is_some_and(|turn| turn.phase == "MPh" && self.roster.side(&unit) == Some(&turn.side));
        let word = if moves && word == "first-fire" { "bounding-fire" } else { word };
        self.bearers.insert(look.id.clone(), (unit.clone(), word));
        if at.step > 0 {
            self.fire.mark(&unit, word);
        }
        self.shown(at, marked(word, &name));
    }

    /// The unit that a marker speaks of: the one beneath it; of several the one that is no leader, if it is of fire. What
    /// was broken by the same key lies under its DM.
    fn bearer(&self, id: &str, word: &str, position: &Position) -> Option<String> {
        let is_seen =
            |id: &&str| position.get(id).is_some_and(|piece| self.source.eyes.sight(piece) == Sight::Whole);
        self.of_these(word, beneath(position, id).into_iter().filter(is_seen))
    }

    /// A counter of fire on a stack does not tell which of its units fired.
    fn one_of_several(&mut self, at: At, id: &str, word: &str, position: &Position) {
        if at.step > 0 && word.ends_with("-fire") {
            let units = beneath(position, id).into_iter();
            let able = units.filter(|id| self.stands.contains_key(*id) && !self.roster.is_leader(id));
            self.fire.among.extend(able.map(str::to_owned));
        }
    }

    /// Of what lies beneath a marker the unit that it speaks of.
    pub(super) fn of_these<'p>(&self, word: &str, beneath: impl Iterator<Item = &'p str>) -> Option<String> {
        let units: Vec<&str> = beneath.filter(|id| self.stands.contains_key(*id)).collect();
        let able: Vec<&str> = match units.as_slice() {
            [_] => units,
            _ if word.ends_with("-fire") => {
                units.into_iter().filter(|id| !self.roster.is_leader(id)).collect()
            }
            _ if word == "dm" => units.into_iter().filter(|id| self.broken.contains(*id)).collect(),
            _ => Vec::new(),
        };
        if let [one] = able.as_slice() { Some((*one).to_owned()) } else { None }
    }

    fn flipped_marker(&mut self, now: &Moment<'_>) {
        for change in &now.action.changes {
            let Some((_, after)) = change.both().filter(|(_, after)| after.sort == Sort::Marker) else {
                continue;
            };
            let (Some(word), Some((unit, old))) = (marker(&after.face.class), self.bearers.get(&after.id))
            else {
                continue;
            };
            let (unit, old) = (unit.clone(), *old);
            let Some(name) = self.roster.of_id(&unit).map(str::to_owned).filter(|_| old != word) else {
                continue;
            };
            self.bearers.insert(after.id.clone(), (unit.clone(), word));
            self.fire.mark(&unit, word);
            self.shown(now.at, format!("{} removed", marked(old, &name)));
            self.shown(now.at, marked(word, &name));
        }
    }

    fn went(&mut self, now: &Moment<'_>) {
        for change in &now.action.changes {
            let Some(before) = change.before.clone().filter(|look| self.sees(look)) else { continue };
            let bin =
                change.after.as_ref().is_some_and(|look| look.place.spot.map.as_deref() == Some(CASUALTIES));
            if !change.is_gone() && !bin {
                continue;
            }
            if roster::is_force(before.sort) {
                self.lost(now.at, &before);
            } else if let Some((unit, word)) = self.bearers.remove(&before.id) {
                self.unmark(now.at, &unit, word);
            }
        }
    }

    fn unmark(&mut self, at: At, unit: &str, word: &'static str) {
        let Some(name) = self.roster.of_id(unit).map(str::to_owned) else { return };
        let gone = !self.stands.contains_key(unit);
        if gone {
            return;
        }
        let line = match word {
            word if STATUSES.contains(&word) => format!("{name} is no-longer {word}"),
            word => format!("{} removed", marked(word, &name)),
        };
        self.shown(at, line);
    }

    fn lost(&mut self, at: At, look: &Look) {
        let Some(name) = self.roster.of_id(&look.id).map(str::to_owned) else { return };
        let shot = self.shot_at(&look.id).map(str::to_owned);
        match (self.stands.remove(&look.id), shot) {
            (Some(_), Some(attack)) => self.shown(at, format!("{name} suffers eliminated in {attack}")),
            (Some(_), None) => self.shown(at, format!("{name} eliminated")),
            (None, _) => {}
        }
    }

    fn broke(&mut self, now: &Moment<'_>, unit: &str) {
        self.broken.insert(unit.to_owned());
        let Some(name) = self.roster.of_id(unit).map(str::to_owned) else { return };
        let attack = self.fire.attack_on(unit).map(|attack| format!(" in {attack}")).unwrap_or_default();
        self.shown(now.at, format!("{name} is broken{attack}"));
    }

    fn rallied(&mut self, now: &Moment<'_>, unit: &str) {
        self.broken.remove(unit);
        if let Some(name) = self.roster.of_id(unit).map(str::to_owned) {
            self.shown(now.at, format!("{name} is no-longer broken"));
        }
    }

    /// What is left of a unit has a name of its own; a replaced one too.
    fn reduced(&mut self, now: &Moment<'_>) {
        for change in &now.action.changes {
            let both = self.seen(change).filter(|(before, _)| before.sort == Sort::Personnel);
            let Some((id, after)) = both.map(|(before, after)| (before.id.clone(), after.clone())) else {
                continue;
            };
            let attack = self.fire.attack_on(&id).map(|attack| format!(" in {attack}")).unwrap_or_default();
            let Some(name) = self.roster.of_id(&id).map(str::to_owned) else { continue };
            let Some(left) = self.roster.becomes(&after) else { continue };
            self.shown(now.at, format!("{name} reduced into {left}{attack}"));
        }
    }

    /// Replaced by its ELR (A19.13), which the book does not have: another unit stands there from now on.
    fn replaced(&mut self, now: &Moment<'_>) {
        for change in &now.action.changes {
            let both = self.seen(change).filter(|(before, _)| before.sort == Sort::Personnel);
            let Some(after) = both.map(|(_, after)| after.clone()) else { continue };
            let Some(name) = self.roster.of_id(&after.id).map(str::to_owned) else { continue };
            if self.roster.becomes(&after).is_some() {
                self.shown(now.at, format!("place {name} off-board"));
                self.placed.remove(&after.id);
                self.place(now.at, &after);
                self.statuses(now.at, &after);
            }
        }
    }

    fn crew_changed(&mut self, now: &Moment<'_>) {
        for change in &now.action.changes {
            let Some((_, after)) = self.seen(change) else { continue };
            let Some((name, ce)) = self.roster.of_id(&after.id).map(str::to_owned).zip(after.face.ce) else {
                continue;
            };
            self.shown(now.at, format!("{name} {}", if ce { "CE" } else { "BU" }));
        }
    }

    /// Players turn counters when they like: outside of a move it is told where the counter stands, and how.
    fn turned(&mut self, now: &Moment<'_>) {
        for change in &now.action.changes {
            let Some((_, after)) = self.seen(change).filter(|(_, after)| roster::is_force(after.sort)) else {
                continue;
            };
            let after = after.clone();
            let moves = now.turn.is_some_and(|turn| turn.phase == "MPh") && after.sort == Sort::Vehicle;
            if moves { self.drove(now, &after, &after) } else { self.place(now.at, &after) }
        }
    }

    fn status(&mut self, now: &Moment<'_>, word: &str, on: bool) {
        let word = match word.to_lowercase().as_str() {
            "wnd" | "wounded" => "wounded",
            "berserk" => "berserk",
            "heroic" => "heroic",
            "fanatic" => "fanatic",
            _ => return,
        };
        let is = if on { "is" } else { "is no-longer" };
        self.each(now, |drafter, unit| {
            if let Some(name) = drafter.roster.of_id(unit).map(str::to_owned) {
                drafter.shown(now.at, format!("{name} {is} {word}"));
            }
        });
    }
}

/// A counter or a status on a unit.
fn marked(word: &str, name: &str) -> String {
    if STATUSES.contains(&word) { format!("{name} is {word}") } else { format!("marker {word} on {name}") }
}

/// Actions behind this one, up to the next turn of the wheel; what was undone and talk of others apart.
pub(super) fn ahead<'a>(now: &Moment<'a>) -> impl Iterator<Item = &'a Action> {
    let rest = now.file.actions.get(now.n + 1..).unwrap_or_default().iter();
    let stands = rest.filter(|action| action.undo == crate::import::vassal::event::UndoMark::Stands);
    stands.take_while(|action| action.deed != Deed::PhaseTurned)
}

/// What was said right behind an action, before anything else was done.
pub(super) fn said_next<'a>(now: &Moment<'a>) -> impl Iterator<Item = &'a Action> {
    ahead(now).take_while(|action| is_talk(action))
}
