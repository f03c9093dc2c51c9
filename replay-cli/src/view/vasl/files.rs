//! How the files of a session hang together, a row each.

use crate::import::continuity::{Difference, Link, Standing, Weight};
use crate::import::vassal::action::Look;
use crate::import::vassal::viewer::Sight;
use crate::read::{Kind, Loaded};
use schemars::JsonSchema;
use serde::Serialize;

/// A file of the session.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct FileRow {
    /// Its name.
    pub file: String,
    /// The module and the engine that wrote it, with their versions, as it claims.
    pub written_by: String,
    /// Steps in it.
    pub steps: u32,
    /// The file that it follows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub follows: Option<String>,
    /// `continues`, `ghost move`, `gap`, `repeats`, `unrelated`, `first` or `not compared`.
    pub standing: &'static str,
    /// Counters that were compared.
    pub compared: usize,
    /// In words.
    pub says: String,
    /// What no log tells of, a line each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub differences: Vec<String>,
    /// Where its own commands contradict each other, a line each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contradictions: Vec<String>,
    /// Habits of players: markers swept away between the files.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub habits: Vec<String>,
    /// Whether it counts as a finding.
    pub finding: bool,
}

/// The rows of VASL files; none for other games.
pub(crate) fn files(loaded: &Loaded) -> Vec<FileRow> {
    if loaded.kind != Kind::Vasl {
        return Vec::new();
    }
    let links = loaded.vasl.chain.links.iter().enumerate();
    links.filter_map(|(at, link)| row(loaded, at, link)).collect()
}

fn row(loaded: &Loaded, at: usize, link: &Link) -> Option<FileRow> {
    let after = link.after.and_then(|after| name(loaded, after));
    let weighed = |ghosts: bool| {
        let kept =
            link.differences.iter().filter(|difference| (difference.weight() > Weight::Habit) == ghosts);
        lines(loaded, kept)
    };
    let contradictions = super::contradictions(loaded, at);
    let window = link.window.iter();
    let window = window
        .map(|(name, before, after)| format!("the {name} was {before} and is {after}: no log tells of it"));
    Some(FileRow {
        file: name(loaded, at)?,
        written_by: super::writer::module(&loaded.imported.get(at)?.provenance),
        steps: loaded.imported.get(at)?.steps,
        standing: word(link.standing),
        compared: link.compared,
        says: says(loaded, link, after.as_deref().unwrap_or("the file before")),
        follows: after,
        differences: window.chain(weighed(true)).collect(),
        habits: weighed(false),
        finding: link.is_finding() || !contradictions.is_empty(),
        contradictions,
    })
}

/// The name of a file at a place of the chain.
fn name(loaded: &Loaded, at: usize) -> Option<String> {
    let path = loaded.paths.get(at)?;
    Some(
        path.file_name()
            .map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned()),
    )
}

const fn word(standing: Standing) -> &'static str {
    match standing {
        Standing::First => "first",
        Standing::Continues => "continues",
        Standing::Gap => "gap",
        Standing::Ghost => "ghost move",
        Standing::Repeats => "repeats",
        Standing::Unrelated => "unrelated",
        Standing::NothingToCompare => "not compared",
    }
}

fn says(loaded: &Loaded, link: &Link, after: &str) -> String {
    let compared = format!("{} compared", pieces(link.compared));
    let mut says = match link.standing {
        Standing::First => "no file before it".to_owned(),
        Standing::Continues => format!("its set-up is the end of {after}: {compared}"),
        Standing::Gap => format!(
            "a file is missing, or somebody went on without a log: the game went on after {after} ({compared})"
        ),
        Standing::Ghost => format!("ghost move: its set-up is not the end of {after} ({compared})"),
        Standing::Repeats => repeats(link, after),
        Standing::Unrelated => "no piece stands in it and in another file: another game".to_owned(),
        Standing::NothingToCompare => {
            "no counter stands in it and in a file before: nothing was compared".to_owned()
        }
    };
    if let Some(rival) = link.rival.and_then(|rival| name(loaded, rival)) {
        says += &format!("; {rival} goes on from the same position: only one of the two can be the game");
    }
    says
}

fn pieces(n: usize) -> String {
    if n == 1 { "1 piece".to_owned() } else { format!("{n} pieces") }
}

fn repeats(link: &Link, after: &str) -> String {
    let Some(overlap) = &link.overlap else { return format!("it repeats {after}") };
    let last = overlap.from.saturating_add(overlap.steps).saturating_sub(1);
    let told = format!(
        "its steps 1 to {} are the steps {} to {last} of {after}: they count once",
        overlap.steps, overlap.from
    );
    if overlap.altered.is_empty() {
        return told;
    }
    let altered: Vec<String> = overlap.altered.iter().map(ToString::to_string).collect();
    format!(
        "{told}; but its steps {} stand otherwise there: one of the files was changed",
        altered.join(", ")
    )
}

/// Most differences that are told one by one.
const MAX_LINES: usize = 40;

/// A line for each difference; those on pieces that the viewer may not see are only counted.
fn lines<'d>(loaded: &Loaded, differences: impl Iterator<Item = &'d Difference>) -> Vec<String> {
    let (mut told, mut closed) = (Vec::new(), 0);
    for difference in differences {
        match line(loaded, difference) {
            Some(line) => told.push(line),
            None => closed += 1,
        }
    }
    let more = told.len().saturating_sub(MAX_LINES);
    told.truncate(MAX_LINES);
    told.extend((more > 0).then(|| format!("and {more} more")));
    told.extend((closed > 0).then(|| format!("and {closed} on pieces hidden from this viewer")));
    told
}

fn line(loaded: &Loaded, difference: &Difference) -> Option<String> {
    let sight =
        |look: &Look| loaded.vasl.eyes.through(look.hidden_by.as_deref(), look.concealed_by.as_deref());
    let name = |look: &Look| match sight(look) {
        Sight::Whole => Some(look.name.clone()),
        Sight::Concealed => Some("?".to_owned()),
        Sight::Hidden => None,
    };
    Some(match difference {
        Difference::Moved { before, after } => {
            let told = name(before).or_else(|| name(after))?;
            format!("{told} moved from {} to {}", before.place, after.place)
        }
        Difference::Changed { before, after } => match (name(before), name(after)) {
            (Some(b), Some(a)) if b != a => format!("{b} in {} became {a}", before.place),
            (Some(b), Some(_)) => format!("{b} in {} was changed", before.place),
            (None, None) => return None,
            (None, Some(a)) => format!("{a} in {} came out", after.place),
            (Some(b), None) => format!("{b} in {} was hidden", before.place),
        },
        Difference::Came(look) => format!("{} is new in {}", name(look)?, look.place),
        Difference::Went(look) => format!("{} is gone from {}", name(look)?, look.place),
        Difference::Order { lowest } => {
            format!("the stack in {} lies in another order", shown_place(lowest, name(lowest))?)
        }
    })
}

fn shown_place(look: &Look, name: Option<String>) -> Option<String> {
    name.map(|_| look.place.to_string())
}

/// A sentence of the dice audit with the names of the files for their numbers.
pub(crate) fn named(loaded: &Loaded, says: &str) -> String {
    if loaded.kind != Kind::Vasl {
        return says.to_owned();
    }
    let mut out = String::new();
    let mut parts = says.split("file ");
    out += parts.next().unwrap_or_default();
    for part in parts {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        let number = part[..digits].parse::<usize>().ok().filter(|_| part[digits..].starts_with(" step "));
        match number.and_then(|n| name(loaded, n.checked_sub(1)?)) {
            Some(name) => out += &format!("{name}{}", &part[digits..]),
            None => out += &format!("file {part}"),
        }
    }
    out
}
