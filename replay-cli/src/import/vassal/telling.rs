//! An action in words, as much of it as the eyes of a viewer see.
//!
//! Input: an action, the file that it stands in, the eyes, the names of the owner pseudonyms. A line speaks of what the
//! players saw on their screens: a unit that goes under a `?` was seen doing so.

use std::collections::BTreeMap;

use super::action::{Action, Change, Deed, Look};
use super::chat::Chat;
use super::counter::Sort;
use super::dice::{Roll, RollKind};
use super::event::{Address, EventKind, UndoMark};
use super::leaf::CHAT;
use super::log::Imported;
use super::scenario::ScenarioInfo;
use super::viewer::{Eyes, Sight};

/// Who looks, and the display names of owner pseudonyms.
pub struct Listener<'a> {
    /// Who looks.
    pub eyes: &'a Eyes,
    /// Display names by pseudonym.
    pub names: &'a BTreeMap<String, String>,
}

/// What is said of an action whose counters are all hidden from the viewer.
pub const HIDDEN: &str = "something hidden from this viewer";

impl Listener<'_> {
    /// An action on one line.
    #[must_use]
    pub fn tell(&self, action: &Action, file: &Imported) -> String {
        let seen: Vec<&Change> =
            action.changes.iter().filter(|change| self.sight(change) != Sight::Hidden).collect();
        let done = if seen.is_empty() && !action.changes.is_empty() {
            HIDDEN.to_owned()
        } else {
            self.done(action, &seen, file)
        };
        let by = self.by(action).map(|by| format!("{by}: ")).unwrap_or_default();
        match action.undo {
            UndoMark::UndoneBy(step) => format!("{by}{done} (undone by step {step})"),
            UndoMark::Stands | UndoMark::Undoes(_) => by + &done,
        }
    }

    /// Who did it, as far as the file says.
    #[must_use]
    pub fn by(&self, action: &Action) -> Option<String> {
        let by = action.by.as_ref()?;
        let pseudonym = by.starts_with("owner-");
        self.names.get(&**by).cloned().or_else(|| (!pseudonym).then(|| by.to_string()))
    }

    /// The better of the sights before and after.
    fn sight(&self, change: &Change) -> Sight {
        let sight = |look: &Look| self.eyes.through(look.hidden_by.as_deref(), look.concealed_by.as_deref());
        [&change.before, &change.after].into_iter().flatten().map(sight).min().unwrap_or(Sight::Hidden)
    }

    fn name(&self, change: &Change, look: Option<&Look>) -> String {
        match (self.sight(change), look) {
            (Sight::Whole, Some(look)) => look.name.clone(),
            (Sight::Concealed, Some(_)) => "?".to_owned(),
            (Sight::Hidden, _) | (_, None) => String::new(),
        }
    }

    fn names(&self, changes: &[&Change]) -> String {
        let names = changes.iter().map(|change| self.name(change, change.latest()));
        names.collect::<Vec<_>>().join(", ")
    }

    /// `4-4-7 1sq -> broken 4-4-7 1sq in 03M5`.
    fn flips(&self, changes: &[&Change]) -> String {
        let flip = |change: &&Change| {
            let before = self.name(change, change.before.as_ref());
            format!("{before} -> {} in {}", self.name(change, change.after.as_ref()), at(change))
        };
        let stays = changes.iter().filter(|change| change.both().is_some());
        stays.map(flip).collect::<Vec<_>>().join(", ")
    }

    fn done(&self, action: &Action, seen: &[&Change], file: &Imported) -> String {
        let names = self.names(seen);
        let place = || seen.first().map(|change| at(change)).unwrap_or_default();
        match &action.deed {
            Deed::Placed => format!("{names} placed in {}", place()),
            Deed::Marked => format!("{names} in {}", place()),
            Deed::Cloned => format!("{names} cloned in {}", place()),
            Deed::Moved => format!("{names} {} -> {}", from(seen), place()),
            Deed::SentToCasualties => format!("{names} {} -> {}", from(seen), place()),
            Deed::Deleted => format!("{names} deleted from {}", place()),
            Deed::Wrecked => self.wrecked(seen),
            Deed::HullTurned | Deed::TurretTurned | Deed::GunTurned | Deed::CrewChanged => self.flips(seen),
            Deed::Broke | Deed::Rallied | Deed::Reduced | Deed::Replaced => self.flips(seen),
            Deed::Malfunctioned | Deed::Repaired | Deed::Status { .. } => self.flips(seen),
            Deed::MarkerFlipped | Deed::Labelled => self.flips(seen),
            Deed::Concealed => format!("{} concealed in {}", self.units(seen), place()),
            Deed::ConcealmentLost => format!("{} no longer concealed in {}", self.units(seen), place()),
            Deed::Hidden => format!("{names} hidden in {}", place()),
            Deed::Revealed => format!("{names} revealed in {}", place()),
            Deed::MarkedMoved => format!("{names} marked as moved"),
            Deed::MarksCleared => format!("moved marks taken off: {names}"),
            Deed::Restacked => format!("stack in {}: {names}", place()),
            Deed::PhaseTurned => format!("phase wheel: {names}"),
            Deed::Undid(Some(step)) => format!("step {step} undone"),
            Deed::Undid(None) => "an earlier step undone".to_owned(),
            Deed::Rolled(at)
            | Deed::Said(at)
            | Deed::ScenarioChanged(at)
            | Deed::LosShown(at)
            | Deed::Other(at) => spoken(file, *at),
        }
    }

    /// The units of a change that makes or takes a `?`.
    fn units(&self, seen: &[&Change]) -> String {
        let units: Vec<&Change> = seen
            .iter()
            .copied()
            .filter(|change| change.latest().is_some_and(|l| l.sort != Sort::Question))
            .collect();
        let name = |change: &&Change| {
            // The name without the remark that its owner sees.
            self.name(change, change.latest()).trim_end_matches("(?)").to_owned()
        };
        units.iter().map(name).collect::<Vec<_>>().join(", ")
    }

    fn wrecked(&self, seen: &[&Change]) -> String {
        let (gone, made): (Vec<&Change>, Vec<&Change>) = seen.iter().partition(|change| change.is_gone());
        format!(
            "{} -> {} in {}",
            self.names(&gone),
            self.names(&made),
            made.first().map(|c| at(c)).unwrap_or_default()
        )
    }
}

fn at(change: &Change) -> String {
    change.latest().map(|look| look.place.to_string()).unwrap_or_default()
}

fn from(changes: &[&Change]) -> String {
    let before = changes.first().and_then(|change| change.before.as_ref());
    before.map(|look| look.place.to_string()).unwrap_or_default()
}

/// What an event says that is no change of a counter.
fn spoken(file: &Imported, at: Address) -> String {
    let Ok(index) = file.events.binary_search_by_key(&at, |event| event.at) else { return String::new() };
    let event = &file.events[index];
    #[expect(clippy::wildcard_enum_match_arm, reason = "what has no words of its own is named by its kind")]
    match &event.kind {
        EventKind::Roll(roll) => rolled(roll),
        EventKind::Roll3d6(roll) => format!("rolls 3d6 {}", dice(&roll.dice)),
        EventKind::Label { label, .. } => format!("label {label}"),
        EventKind::Chat { form: Chat::User { text, .. }, .. } => format!("\u{201c}{text}\u{201d}"),
        EventKind::Chat { .. } => event.raw.strip_prefix(CHAT).unwrap_or(&event.raw).to_owned(),
        EventKind::Turn(turn) => format!("{} Turn {} - {}", turn.side, turn.number, turn.phase),
        EventKind::MoveReported(report) => {
            format!("reported: {} {} -> {}", report.names, report.from, report.to)
        }
        EventKind::ScenarioInfo(info) => window(info),
        EventKind::Los { from, to, .. } => {
            let hex = |hex: &Option<Box<str>>| hex.as_deref().unwrap_or("?").to_owned();
            format!("LOS shown from {} to {}", hex(from), hex(to))
        }
        EventKind::Note(_) => "a note was written".to_owned(),
        EventKind::Oba(_) => "an OBA pile changed".to_owned(),
        EventKind::Property(property) => format!("{}: {} -> {}", property.key, property.old, property.new),
        EventKind::Boards(boards) => format!("boards changed: {} boards", boards.len()),
        EventKind::Sound(_) => "a sound".to_owned(),
        EventKind::PieceChanged { .. } => "a counter changed, not in its looks".to_owned(),
        EventKind::PieceAdded { .. } | EventKind::PieceRemoved { .. } => {
            "a stack was made or taken away".to_owned()
        }
        _ => "a command that asl-replay does not know".to_owned(),
    }
}

fn rolled(roll: &Roll) -> String {
    let kind = match roll.kind {
        RollKind::Dr => "DR",
        RollKind::OneDie => "dr",
    };
    let category = roll.category.as_deref().map(|category| format!("{category} ")).unwrap_or_default();
    let san = roll.san.as_deref().map(|san| format!(", {san}")).unwrap_or_default();
    let tail = roll.tail.trim();
    let mark = if tail.is_empty() { String::new() } else { format!(" {tail}") };
    format!("rolls {category}{kind} {}{mark}{san}", dice(&roll.dice))
}

fn dice(dice: &[u8]) -> String {
    dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// The scenario window on one line.
#[must_use]
pub fn window(info: &ScenarioInfo) -> String {
    let value = |value: &Option<String>| value.clone().unwrap_or_else(|| "-".to_owned());
    format!(
        "{} to move, turn {}; Axis ELR {} SAN {}, Allied ELR {} SAN {}",
        value(&info.to_move),
        value(&info.turn),
        value(&info.axis_elr),
        value(&info.axis_san),
        value(&info.allied_elr),
        value(&info.allied_san)
    )
}
