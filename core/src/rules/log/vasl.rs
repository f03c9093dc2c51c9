//! `VASL` clauses: the counters that VASL prints beside each roll, recomputed over the whole log by
//! [`crate::dice_audit`]. They look across rolls and files, so they speak of the log and not of one event.

use crate::dice_audit;
use crate::dice_audit::{Address, Class, Faces, Invariant, Kind, Roll, San, SanInForce, SanRemark};
use crate::event::{DiceRolled, Event, Evidence, Text, VaslCounters, What};
use crate::finding::{Breach, Finding, Ruling};
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::vocab::ClauseId;
use crate::vocab::dice::Dice;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::whole(
        "VASL.I1",
        &[Matter::DiceSeries],
        "The number of a player's rolls rises by one with each roll.",
    ),
    Clause::whole(
        "VASL.I2",
        &[Matter::DiceSeries],
        "The count of a total is the number of times it has come up.",
    ),
    Clause::whole("VASL.I3", &[Matter::DiceSeries], "The mean of a category is the mean of its rolls."),
    Clause::whole("VASL.I4", &[Matter::DiceSeries], "The mean over all categories is the mean of all rolls."),
    Clause::whole("VASL.I5", &[Matter::DiceSeries], "No receipt stands twice in a session."),
    Clause::whole(
        "VASL.I6",
        &[Matter::DiceSeries],
        "A finished series lacks the receipts of the unlogged rolls alone.",
    ),
    Clause::whole("VASL.I7", &[Matter::DiceSeries], "The series of a receipt fits the number of rolls."),
    Clause::whole(
        "VASL.I8",
        &[Matter::DiceSeries],
        "The sniper remark stands exactly when the total is the SAN in force.",
    ),
    Clause::whole("VASL.I9", &[Matter::DiceSeries], "A session begins with a refill of the dice pool."),
    Clause::whole(
        "VASL.hit-location",
        &[Matter::DiceSeries],
        "The mark on a To Hit DR is Turret when the colored die is lower, else Hull.",
    ),
];

/// Findings on the dice of an imported game.
#[must_use]
pub fn audit_dice(events: &[Event]) -> Vec<Finding> {
    let mut files: BTreeMap<u16, Vec<Roll>> = BTreeMap::new();
    let mut seqs: Vec<(Address, u64)> = Vec::new();
    let mut words = Words::default();
    for (seq, event) in events.iter().enumerate() {
        if let What::DiceRolled(rolled) = &event.what
            && let Some((file, roll)) = printed(rolled, &mut words)
        {
            seqs.push((roll.at, seq as u64));
            files.entry(file).or_default().push(roll);
        }
    }
    seqs.sort_unstable();
    let seqs = Seqs(seqs);
    let files: Vec<&[Roll]> = files.values().map(Vec::as_slice).collect();
    let found = dice_audit::audit(&files);
    let several = files.len() > 1;
    let counters = found.iter().filter_map(|found| Some(of(found, seqs.get(found.at)?, &seqs, several)));
    let mut findings: Vec<Finding> = counters.chain(hit_locations(events)).collect();
    findings.sort_by_key(|finding| finding.seq);
    findings
}

/// The events of rolls, by their places.
struct Seqs(Vec<(Address, u64)>);

impl Seqs {
    fn get(&self, at: Address) -> Option<u64> {
        let n = self.0.binary_search_by_key(&at, |(at, _)| *at).ok()?;
        self.0.get(n).map(|(_, seq)| *seq)
    }
}

/// Names of players and categories, each held once.
#[derive(Default)]
struct Words(BTreeSet<Arc<str>>);

impl Words {
    fn shared(&mut self, word: &str) -> Arc<str> {
        if let Some(known) = self.0.get(word) {
            return known.clone();
        }
        let new: Arc<str> = word.into();
        self.0.insert(new.clone());
        new
    }
}

/// To Hit rolls whose mark the dice contradict. VASL prints it from the dice; whoever edits these forgets it.
fn hit_locations(events: &[Event]) -> Vec<Finding> {
    let found = events.iter().zip(0..).filter_map(|(event, seq)| {
        let What::DiceRolled(rolled) = &event.what else { return None };
        let (Evidence::Vasl { counters: Some(counters), .. }, Dice::Dr(dr)) = (&rolled.evidence, rolled.dice)
        else {
            return None;
        };
        let printed = ["<Hull>", "<Turret>"].into_iter().find(|mark| is_tail(counters, mark))?;
        let due = if dr.colored < dr.white { "<Turret>" } else { "<Hull>" };
        let says = || format!("inconsistent: TH roll of {} {},{}", rolled.roller, dr.colored, dr.white);
        (printed != due).then(|| Finding {
            seq,
            ruling: Ruling::Broken,
            clause: ClauseId("VASL.hit-location"),
            also: Vec::new(),
            unit: None,
            cell: None,
            about: Vec::new(),
            breach: Breach::of(says()).figures(String::from(printed), String::from(due)),
            awaits: None,
        })
    });
    found.collect()
}

fn is_tail(counters: &VaslCounters, mark: &str) -> bool {
    counters.tail.as_ref().is_some_and(|tail| tail.as_str().trim() == mark)
}

/// `step 12`, with the number of its file when there are several.
fn place(at: Address, several: bool) -> String {
    if several { format!("file {} step {}", at.file + 1, at.step) } else { format!("step {}", at.step) }
}

fn of(found: &dice_audit::Finding, seq: u64, seqs: &Seqs, several: bool) -> Finding {
    let class = match found.class {
        Class::Gap => "gap",
        Class::Duplicate => "duplicate",
        Class::Inconsistent => "inconsistent",
    };
    let against = found.contradicts.and_then(|at| Some((at, seqs.get(at)?)));
    let against =
        against.map_or("its own line".into(), |(at, seq)| format!("{} (event {seq})", place(at, several)));
    let missing =
        if found.missing > 0 { format!(", {} missing", rolls(found.missing)) } else { String::new() };
    let (player, at) = (&found.player, place(found.at, several));
    let says = format!("{class}: roll of {player} at {at}{missing}, against {against}");
    Finding {
        seq,
        ruling: Ruling::Broken,
        clause: clause(found.invariant),
        also: found.also.iter().map(|invariant| clause(*invariant)).collect(),
        unit: None,
        cell: None,
        about: Vec::new(),
        breach: Breach::of(says).figures(found.printed.clone(), found.expected.clone()),
        awaits: None,
    }
}

fn rolls(n: u32) -> String {
    if n == 1 { "1 roll".into() } else { format!("{n} rolls") }
}

const fn clause(invariant: Invariant) -> ClauseId {
    ClauseId(match invariant {
        Invariant::I1 => "VASL.I1",
        Invariant::I2 => "VASL.I2",
        Invariant::I3 => "VASL.I3",
        Invariant::I4 => "VASL.I4",
        Invariant::I5 => "VASL.I5",
        Invariant::I6 => "VASL.I6",
        Invariant::I7 => "VASL.I7",
        Invariant::I8 => "VASL.I8",
        Invariant::I9 => "VASL.I9",
    })
}

/// A roll as VASL printed it, with the number of its file.
fn printed(rolled: &DiceRolled, words: &mut Words) -> Option<(u16, Roll)> {
    let Evidence::Vasl { source, counters: Some(counters) } = &rolled.evidence else { return None };
    let (kind, dice) = match rolled.dice {
        Dice::Dr(dr) => (Kind::Dr, Faces::from(&[dr.colored.pips(), dr.white.pips()][..])),
        Dice::dr(die) => (Kind::OneDie, Faces::from(&[die.pips()][..])),
        Dice::Three(..) => return None,
    };
    let at =
        Address { file: usize::from(source.file).saturating_sub(1), step: source.step, leaf: source.leaf };
    let (player, category) = (words.shared(rolled.roller.as_str()), words.shared(rolled.purpose.name()));
    Some((source.file, roll(at, player, (kind, dice), category, counters)))
}

fn roll(
    at: Address,
    player: Arc<str>,
    (kind, dice): (Kind, Faces),
    category: Arc<str>,
    c: &VaslCounters,
) -> Roll {
    Roll {
        at,
        player,
        kind,
        category,
        dice,
        seen: c.same,
        count: c.count,
        category_mean: c.category_mean,
        total_mean: c.mean,
        series: c.receipt.series,
        instance: c.receipt.instance,
        refills: c.refills,
        san: remark(c.san.as_ref()),
        san_in_force: SanInForce { axis: san(c.axis_san.as_ref()), allied: san(c.allied_san.as_ref()) },
    }
}

fn remark(printed: Option<&Text>) -> SanRemark {
    let sides = |axis, allied| SanRemark::Sides { axis, allied };
    match printed.map(Text::as_str) {
        None | Some("") => sides(false, false),
        Some("Axis SAN") => sides(true, false),
        Some("Allied SAN") => sides(false, true),
        Some("Axis/Allied SAN") => sides(true, true),
        Some(_) => SanRemark::Other,
    }
}

fn san(written: Option<&Text>) -> San {
    match written.map(|text| text.as_str().trim()) {
        None | Some("" | "?") => San::Unset,
        Some(text) => text.parse().map_or(San::Unreadable, San::Value),
    }
}
