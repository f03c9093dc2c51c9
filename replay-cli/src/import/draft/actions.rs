//! Actions of a file as events: drags, flips, markers.

use super::event::{At, Drove, Entry};
use super::marks::Mark;
use super::{Ask, Drafter, Moment, deed, is_talk, roster};
use crate::import::vassal::action::{Action, Change, Deed, Look, beneath};
use crate::import::vassal::chat::Turn;
use crate::import::vassal::counter::Sort;
use crate::import::vassal::place::CASUALTIES;
use crate::import::vassal::position::Position;
use crate::import::vassal::viewer::Sight;
use asl_core::event::Status;

/// So many actions ahead the last drag of an advance is looked for.
const MOST_AHEAD: usize = 512;

impl Drafter<'_> {
    pub(super) fn action(&mut self, now: &Moment<'_>) {
        let action = now.action;
        self.goods(action);
        self.handled(now);
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
            Deed::Malfunctioned => self.malfunctioned(now),
            Deed::Repaired
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

    pub(super) fn sees(&self, look: &Look) -> bool {
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
        let Some(stand) = self.stand(look) else { return };
        self.stands_at(&look.id, &stand);
        let ask = self.roster.of_id(&look.id).and_then(|unit| stand.ask(unit));
        self.push(at, Entry::Placed(Box::new((look.id.clone(), stand.placed))));
        ask.into_iter().for_each(|ask| self.ask(at, ask));
    }

    /// What a counter shows of a unit when it is placed.
    pub(super) fn statuses(&mut self, at: At, look: &Look) {
        let Some(unit) = self.roster.of_id(&look.id).cloned() else { return };
        if look.face.has("broken") {
            self.broken.insert(look.id.clone());
            self.deed(at, deed::is(unit, Status::Broken));
        }
    }

    fn came(&mut self, now: &Moment<'_>) {
        for change in &now.action.changes {
            let Some(look) = change.after.clone().filter(|look| self.sees(look)) else { continue };
            if change.is_new() && roster::is_force(look.sort) {
                self.place(now.at, &look);
                self.statuses(now.at, &look);
                self.comes(now, &look);
            } else if change.is_new() && look.sort == Sort::Marker {
                self.mark(now.at, &look, now.after, Some(now));
            }
        }
    }

    /// Where a unit is that the viewer no longer sees is not told.
    fn vanished(&mut self, now: &Moment<'_>) {
        for look in now.action.changes.iter().filter_map(|change| change.after.as_ref()) {
            if !self.sees(look) {
                self.stands.remove(&look.id);
                let unit = self.roster.of_id(&look.id).cloned();
                self.push(now.at, Entry::Unplaced(Box::new((look.id.clone(), unit))));
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
                self.mark(now.at, &after, now.after, Some(now));
            }
        }
    }

    /// A marker that still lies on the unit that it lay on.
    fn goes_along(&self, marker: &Look, position: &Position) -> bool {
        let bearer = self.bearers.get(&marker.id).map(|(unit, _)| unit);
        bearer.is_some_and(|bearer| beneath(position, &marker.id).contains(&bearer.as_str()))
    }

    fn dragged(&mut self, now: &Moment<'_>, before: &Look, after: &Look) {
        let Some((unit, stand)) = self.roster.of_id(&before.id).cloned().zip(self.stand(after)) else {
            return;
        };
        let (name, hex) = (stand.name.clone(), stand.hex);
        let stood = self.stands.get(&before.id).cloned();
        if before.sort == Sort::Personnel {
            self.stands_at(&before.id, &stand);
        } else {
            self.stands.insert(before.id.clone(), name.clone());
        }
        let been = self.visited.entry(before.id.clone()).or_default();
        let back = been.contains(&name);
        been.extend(before.place.hex.iter().cloned().chain([name.clone()]));
        let own = now.turn.and_then(|turn| Some(self.roster.side(&before.id)? == turn.side));
        let phase = now.turn.map(|turn| turn.phase.as_str());
        self.one_by_one(now, before, (&name, own));
        match (before.sort, phase, own) {
            _ if stood.is_none() => self.place(now.at, after),
            (Sort::Personnel, Some("MPh"), Some(true)) if back && self.is_stopped(&before.id) => {
                let says = format!("{unit} was moved back to {name}: is that where it was fired at?");
                self.ask(now.at, Ask::of("phase", says));
                self.place(now.at, after);
            }
            (Sort::Personnel, Some("MPh"), Some(true)) => self.deed(now.at, deed::went(unit, hex)),
            (Sort::Personnel, Some("APh"), Some(true)) => self.advanced(now, &before.id, &name),
            (Sort::Personnel, Some("RtPh"), _) if before.face.has("broken") => {
                self.deed(now.at, deed::routed(unit, hex));
            }
            (Sort::Vehicle, Some("MPh"), Some(true)) => self.drove(now, after),
            (Sort::Personnel | Sort::Vehicle, Some(phase), _) => {
                let says = format!("{unit} was moved to {name} in the {phase}: in which phase, and why");
                let moved = if before.sort == Sort::Vehicle { deed::drove } else { deed::went };
                let choices = vec![vec![moved(unit, hex).what]];
                let plain = vec!["its counter was put right, and it did not move".to_owned()];
                self.ask(now.at, Ask { choices, plain, ..Ask::of("phase", says) });
                self.place(now.at, after);
            }
            (..) => self.place(now.at, after),
        }
    }

    /// Pinned or broken.
    fn is_stopped(&self, id: &str) -> bool {
        self.broken.contains(id) || self.bearers.values().any(|(unit, mark)| unit == id && *mark == Mark::Pin)
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
        if let Some((unit, hex)) = self.roster.of_id(id).cloned().zip(self.hex(hex)) {
            self.deed(now.at, deed::advanced(unit, hex));
        }
    }

    /// The vehicle's way is known when its move is over.
    fn drove(&mut self, now: &Moment<'_>, after: &Look) {
        let Some(unit) = self.roster.of_id(&after.id).cloned() else { return };
        let stand = self.stand(after);
        if let Some(stand) = &stand {
            self.stands_at(&after.id, stand);
        }
        let open = stand.as_ref().and_then(|stand| stand.ask(&unit));
        let open = open.map(|ask| self.asked(now.at, ask));
        let placed = stand.map(|stand| stand.placed);
        self.push(now.at, Entry::Drove(Box::new(Drove { piece: after.id.clone(), unit, placed, open })));
    }

    fn marked(&mut self, now: &Moment<'_>) {
        for change in &now.action.changes {
            let made = change.after.clone().filter(|look| change.is_new() && look.sort == Sort::Marker);
            if let Some(look) = made.filter(|look| self.sees(look)) {
                self.mark(now.at, &look, now.after, Some(now));
            }
        }
    }

    /// A marker lies on the unit below it.
    pub(super) fn mark(&mut self, at: At, look: &Look, position: &Position, now: Option<&Moment<'_>>) {
        let Some(mark) = Mark::named(&look.face.class) else {
            self.worn(at, look, position);
            return self.residual_laid(at, look);
        };
        let Some(id) = self.bearer(&look.id, mark, position) else {
            return self.one_of_several(now, &look.id, mark, position);
        };
        let Some(unit) = self.roster.of_id(&id).cloned() else { return };
        let turn = now.and_then(|now| now.turn);
        let moves = turn.is_some_and(|turn| turn.phase == "MPh" && self.roster.side(&id) == Some(&turn.side));
        let mark = if moves && mark == Mark::First { Mark::Bounding } else { mark };
        self.bearers.insert(look.id.clone(), (id.clone(), mark));
        if let Some(now) = now {
            self.lay(Some(now.n), &id, mark, None);
        }
        self.deed(at, mark.laid(unit));
    }

    /// The unit that a marker speaks of: the one beneath it; of several the one that is no leader, if it is of fire. What
    /// was broken by the same key lies under its DM.
    fn bearer(&self, id: &str, mark: Mark, position: &Position) -> Option<String> {
        let is_seen =
            |id: &&str| position.get(id).is_some_and(|piece| self.source.eyes.sight(piece) == Sight::Whole);
        self.of_these(mark, beneath(position, id).into_iter().filter(is_seen))
    }

    /// A counter of fire on a stack does not tell which of its units fired.
    fn one_of_several(&mut self, now: Option<&Moment<'_>>, id: &str, mark: Mark, position: &Position) {
        if let Some(now) = now.filter(|_| mark.is_of_fire()) {
            let units = beneath(position, id).into_iter();
            let able = units.filter(|id| self.stands.contains_key(*id) && !self.roster.is_leader(id));
            let able: Vec<String> = able.map(str::to_owned).collect();
            self.lay_among(Some(now.n), &able);
        }
    }

    /// The unit that a marker speaks of, among what lies beneath it.
    pub(super) fn of_these<'p>(&self, mark: Mark, beneath: impl Iterator<Item = &'p str>) -> Option<String> {
        let units: Vec<&str> = beneath.filter(|id| self.stands.contains_key(*id)).collect();
        let able: Vec<&str> = match units.as_slice() {
            [_] => units,
            _ if mark.is_of_fire() => units.into_iter().filter(|id| !self.roster.is_leader(id)).collect(),
            _ if mark == Mark::Dm => units.into_iter().filter(|id| self.broken.contains(*id)).collect(),
            _ => Vec::new(),
        };
        if let [one] = able.as_slice() { Some((*one).to_owned()) } else { None }
    }

    fn flipped_marker(&mut self, now: &Moment<'_>) {
        for change in &now.action.changes {
            let Some((before, after)) = change.both().filter(|(_, after)| after.sort == Sort::Marker) else {
                continue;
            };
            self.residual_turned(now, before, after);
            self.worn(now.at, after, now.after);
            let (Some(mark), Some((id, old))) =
                (Mark::named(&after.face.class), self.bearers.get(&after.id).cloned())
            else {
                continue;
            };
            let Some(unit) = self.roster.of_id(&id).cloned().filter(|_| old != mark) else { continue };
            self.bearers.insert(after.id.clone(), (id.clone(), mark));
            self.lay(Some(now.n), &id, mark, Some(old));
            self.deed(now.at, old.gone(unit.clone()));
            self.deed(now.at, mark.laid(unit));
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
            } else if let Some((unit, mark)) = self.bearers.remove(&before.id) {
                self.unmark(now.at, &unit, mark);
            } else {
                self.residual_gone(now, &before);
            }
        }
    }

    fn unmark(&mut self, at: At, id: &str, mark: Mark) {
        let unit = self.roster.of_id(id).cloned().filter(|_| self.stands.contains_key(id));
        if let Some(unit) = unit {
            self.deed(at, mark.gone(unit));
        }
    }

    fn lost(&mut self, at: At, look: &Look) {
        let Some(unit) = self.roster.of_id(&look.id).cloned() else { return };
        if self.stands.remove(&look.id).is_some() {
            self.suffers(at, unit.clone(), deed::lost(unit));
        }
    }

    fn broke(&mut self, now: &Moment<'_>, id: &str) {
        self.broken.insert(id.to_owned());
        let Some(unit) = self.roster.of_id(id).cloned() else { return };
        self.suffers(now.at, unit.clone(), deed::is(unit, Status::Broken));
    }

    fn rallied(&mut self, now: &Moment<'_>, id: &str) {
        self.broken.remove(id);
        if let Some(unit) = self.roster.of_id(id).cloned() {
            self.deed(now.at, deed::is_no_longer(unit, Status::Broken));
        }
    }

    /// What is left of a unit has a name of its own; a replaced one too.
    fn reduced(&mut self, now: &Moment<'_>) {
        for change in &now.action.changes {
            let both = self.seen(change).filter(|(before, _)| before.sort == Sort::Personnel);
            let Some((id, after)) = both.map(|(before, after)| (before.id.clone(), after.clone())) else {
                continue;
            };
            let Some(unit) = self.roster.of_id(&id).cloned() else { continue };
            let Some(left) = self.roster.becomes(&after) else { continue };
            self.suffers(now.at, unit.clone(), deed::reduced(unit, left));
        }
    }

    /// Replaced by its ELR (A19.13), which the book does not have: another unit stands there from now on.
    fn replaced(&mut self, now: &Moment<'_>) {
        for change in &now.action.changes {
            let both = self.seen(change).filter(|(before, _)| before.sort == Sort::Personnel);
            let Some(after) = both.map(|(_, after)| after.clone()) else { continue };
            let Some(unit) = self.roster.of_id(&after.id).cloned() else { continue };
            if self.roster.becomes(&after).is_some() {
                self.deed(now.at, deed::placed(unit, None, [None, None]));
                self.push(now.at, Entry::Unplaced(Box::new((after.id.clone(), None))));
                self.place(now.at, &after);
                self.statuses(now.at, &after);
            }
        }
    }

    fn crew_changed(&mut self, now: &Moment<'_>) {
        for change in &now.action.changes {
            let Some((_, after)) = self.seen(change) else { continue };
            if let Some((unit, ce)) = self.roster.of_id(&after.id).cloned().zip(after.face.ce) {
                self.deed(now.at, deed::crew(unit, ce));
            }
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
            if moves { self.drove(now, &after) } else { self.place(now.at, &after) }
        }
    }

    fn status(&mut self, now: &Moment<'_>, word: &str, on: bool) {
        let status = match word.to_lowercase().as_str() {
            "wnd" | "wounded" => Status::Wounded,
            "berserk" => Status::Berserk,
            "heroic" => Status::Heroic,
            "fanatic" => Status::Fanatic,
            _ => return,
        };
        self.each(now, |drafter, id| {
            if let Some(unit) = drafter.roster.of_id(id).cloned() {
                let deed = if on { deed::is(unit, status) } else { deed::is_no_longer(unit, status) };
                drafter.deed(now.at, deed);
            }
        });
    }
}

/// Actions behind this one, up to the next turn of the wheel; what was undone and talk of others apart.
pub(super) fn ahead<'a>(now: &Moment<'a>) -> impl Iterator<Item = &'a Action> {
    numbered_ahead(now).map(|(_, action)| action)
}

/// The same, each with its place among the actions of the file.
pub(super) fn numbered_ahead<'a>(now: &Moment<'a>) -> impl Iterator<Item = (usize, &'a Action)> {
    let rest = (now.n + 1..).zip(now.file.actions.get(now.n + 1..).unwrap_or_default());
    let stands = rest.filter(|(_, action)| action.undo == crate::import::vassal::event::UndoMark::Stands);
    stands.take_while(|(_, action)| action.deed != Deed::PhaseTurned)
}

/// What was said right behind an action, before anything else was done.
pub(super) fn said_next<'a>(now: &Moment<'a>) -> impl Iterator<Item = &'a Action> {
    ahead(now).take_while(|action| is_talk(action))
}
