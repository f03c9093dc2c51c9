//! The game that VASL files show, as events that the book can judge: the lines of the draft, each read by the notation, on
//! the boards of the players.

use super::moves::drives;
use crate::import::continuity::Standing;
use crate::import::draft::{Ask, At, Draft, Driven, Entry, Source as From};
use crate::session::Loaded;
use crate::view::FindingView;
use crate::view::event::when;
use asl_core::audit::inferred;
use asl_core::audit::live::Live;
use asl_core::audit::{Game, Replay};
use asl_core::charts::terrain::TerrainKind;
use asl_core::event::{Event, Evidence, Name, Reading, RollId, What};
use asl_core::finding::{Finding, Ruling};
use asl_core::map::Map;
use asl_core::notation::Reader;
use asl_core::scenario::Scenario;
use asl_core::vocab::hex::{Cell, Spine};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// A draft as a game.
pub(crate) struct Drafted {
    /// The game; its events stand beside the lines of `places`.
    pub(crate) game: Game,
    /// Where each event comes from; none for record 0.
    pub(crate) places: Vec<Option<At>>,
    /// What is open, each before the event of its number; no question where a roll is not explained.
    pub(crate) asks: Vec<(usize, At, Option<Asked>)>,
    /// What is broken however a question is answered.
    pub(crate) in_any_case: Vec<Finding>,
    /// Lines that the notation does not take, and why.
    pub(crate) faults: Vec<String>,
}

/// So many answers stand under a question.
const MOST_CHOICES: usize = 6;

/// A question, and what each answer would mean.
pub(crate) struct Asked {
    /// Its subject in one word.
    pub(crate) about: &'static str,
    /// The question.
    pub(crate) says: String,
    /// Answers that would fit.
    pub(crate) choices: Vec<ChoiceRow>,
    /// Their lines with `r?` for the roll, whose number hangs on what files there are.
    pub(crate) lines: Vec<Vec<String>>,
}

/// The draft of VASL files, with what is known of the moves of vehicles.
pub(crate) fn drafted(loaded: &Loaded, driven: &[Driven]) -> Option<Drafted> {
    let map = &loaded.game.scenario.map;
    let draft = Draft::of(&From {
        files: &loaded.imported,
        chain: &loaded.vasl.chain,
        eyes: &loaded.vasl.eyes,
        book: loaded.game.scenario.book,
        types: &loaded.vasl.types,
        driven,
        answers: &loaded.vasl.answers,
        spine: &|hex, spine| pair(map, hex, spine),
        is_hex: &|hex| cell(map, hex).is_some(),
        may_shelter: &|hex| may_shelter(&loaded.game.scenario, hex),
    });
    let torn = |standing: Standing| !matches!(standing, Standing::Continues | Standing::Repeats);
    let anew = loaded.vasl.chain.links.iter().skip(1).any(|link| torn(link.standing));
    let excerpts = if anew { "excerpts = true\n" } else { "" };
    let head = format!("{excerpts}{}{}", loaded.head().unwrap_or_default(), draft.head);
    let head = loaded.vasl.types.complete(&head).into_owned();
    let mut scenario = Scenario::read_by(&head, loaded.game.scenario.book).ok()?;
    if let Some(atlas) = &loaded.game.scenario.atlas {
        scenario.lay(atlas.clone());
    }
    Some(Writer::of(loaded, scenario, &head).write(&draft))
}

/// Whether the terrain of a hex may help those who rally in it: it is woods or a building, or nothing is known of it (A10.61).
fn may_shelter(scenario: &Scenario, hex: &str) -> bool {
    let shown = cell(&scenario.map, hex).and_then(|cell| scenario.atlas.as_ref()?.terrain(cell).ok());
    shown.is_none_or(|terrain| terrain.is.iter().any(|kind| !matches!(kind, TerrainKind::OpenGround)))
}

fn cell(map: &Map, hex: &str) -> Option<Cell> {
    map.read(hex).map(|hex| map.cell(hex)).ok().filter(|cell| map.holds(*cell))
}

/// A spine of a hex as the notation writes it. Screen and map agree: spine 1 is the upper right one.
fn pair(map: &Map, hex: &str, spine: u8) -> Option<String> {
    Some(map.show_pair(map.spine_name(cell(map, hex)?, Spine::new(i32::from(spine) - 1))))
}

/// Lines becoming events.
struct Writer<'a> {
    rolls: BTreeMap<(At, u32), &'a Event>,
    scenario: Scenario,
    live: Live,
    by: Name,
    last: Option<RollId>,
    out: Drafted,
}

impl<'a> Writer<'a> {
    fn of(loaded: &'a Loaded, scenario: Scenario, head: &str) -> Writer<'a> {
        let rolls = loaded.game.events.iter().filter_map(|event| {
            let What::DiceRolled(rolled) = &event.what else { return None };
            let Evidence::Vasl { source, .. } = rolled.evidence else { return None };
            Some(((At { file: source.file, step: source.step }, source.leaf), event))
        });
        let mut start = loaded.game.events.first().cloned();
        if let Some(What::GameStarted(started)) = start.as_mut().map(|event| &mut event.what) {
            started.head = head.parse().unwrap_or_else(|_| started.head.clone());
        }
        let game = Game { scenario: scenario.clone(), events: start.into_iter().collect() };
        let live = Live::of(game.clone());
        let out = Drafted {
            game,
            places: vec![None],
            asks: Vec::new(),
            in_any_case: Vec::new(),
            faults: Vec::new(),
        };
        let by = "vasl".parse().expect("a name of letters");
        Writer { rolls: rolls.collect(), scenario, live, by, last: None, out }
    }

    fn write(mut self, draft: &Draft) -> Drafted {
        let scenario = self.scenario.clone();
        let mut reader = Reader::new(&scenario);
        reader.record_by(self.by.clone());
        for line in &draft.lines {
            match &line.entry {
                Entry::Plain(text) => self.read(&mut reader, line.at, text),
                Entry::Deed(reading, text) => {
                    let text = self.from(line.at, *reading, text);
                    self.read(&mut reader, line.at, &text);
                }
                Entry::Roll(leaf) => self.roll(line.at, *leaf),
                Entry::Ask(ask) => {
                    let asked = self.asked(&mut reader, line.at, ask);
                    self.open(line.at, Some(asked));
                }
                Entry::Answered(ask, lines) => self.answered(&mut reader, line.at, ask, lines),
                Entry::Unexplained => self.open(line.at, None),
            }
        }
        self.out
    }

    /// An answer is taken with all its lines; where the notation takes one of them not, its question stays open.
    fn answered(&mut self, reader: &mut Reader<'_>, at: At, ask: &Ask, lines: &[String]) {
        let (mut trial, mut events) = (reader.clone(), Vec::new());
        for line in lines {
            let text = self.from(at, Reading::Answered, line);
            match trial.line(1, &text) {
                Ok(read) => events.extend(read.map(|line| line.event)),
                Err(errors) => {
                    let why = errors.first().map(ToString::to_string).unwrap_or_default();
                    self.out
                        .faults
                        .push(format!("{line}: {why} (step {}, {}: still open)", at.step, ask.about));
                    let asked = self.asked(reader, at, ask);
                    return self.open(at, Some(asked));
                }
            }
        }
        *reader = trial;
        events.into_iter().for_each(|event| self.push(at, event));
    }

    fn open(&mut self, at: At, asked: Option<Asked>) {
        self.out.asks.push((self.out.game.events.len(), at, asked));
    }

    /// A deed with its source; `r?` stands for the last roll.
    fn from(&self, at: At, reading: Reading, deed: &str) -> String {
        format!("from {}.{}.1 {} {}", at.file, at.step, reading.word(), self.with_roll(deed))
    }

    fn with_roll(&self, deed: &str) -> String {
        deed.replace("r?", &self.last.map(|roll| roll.to_string()).unwrap_or_default())
    }

    /// What each answer to a question would break.
    fn asked(&mut self, reader: &mut Reader<'_>, at: At, ask: &Ask) -> Asked {
        let mut row = |lines: &Vec<String>| {
            let first = lines.first().map(|line| self.from(at, Reading::Answered, line)).unwrap_or_default();
            let event = reader.line(1, &first).ok().flatten().map(|line| line.event);
            let found = |event: Event| {
                let mut findings = self.live.judge(&event).0;
                findings.iter_mut().for_each(|f| inferred::ask_level(&self.scenario, &event, f));
                findings
            };
            let findings = event.map(found).unwrap_or_default();
            let broken = findings.into_iter().filter(|f| f.ruling == Ruling::Broken && inferred::is_told(f));
            (lines.clone(), broken.collect::<Vec<Finding>>())
        };
        let mut judged: Vec<(Vec<String>, Vec<Finding>)> = ask.choices.iter().map(&mut row).collect();
        if ask.whole && judged.iter().all(|(_, broken)| !broken.is_empty()) {
            let least = judged.iter().min_by_key(|(_, broken)| broken.len());
            let seq = self.out.game.events.len().saturating_sub(1) as u64;
            self.out.in_any_case.extend(least.and_then(|(_, broken)| in_any_case(&judged, broken, seq)));
        }
        // What keeps the rules comes first; many more help nobody.
        judged.sort_by_key(|(_, broken)| broken.len());
        judged.truncate(MOST_CHOICES);
        let choice = |(lines, broken): &(Vec<String>, Vec<Finding>)| ChoiceRow {
            lines: lines.iter().map(|line| self.with_roll(line)).collect(),
            breaks: broken.iter().map(|f| format!("{}: {}", f.clause, f.breach.says)).collect(),
        };
        let choices = judged.iter().map(choice).collect();
        let lines = judged.iter().map(|(lines, _)| lines.clone()).collect();
        Asked { about: ask.about, says: ask.says.clone(), choices, lines }
    }

    fn read(&mut self, reader: &mut Reader<'_>, at: At, text: &str) {
        match reader.line(1, text) {
            Ok(Some(line)) => self.push(at, line.event),
            Ok(None) => {}
            Err(errors) => {
                let why = errors.first().map(ToString::to_string).unwrap_or_default();
                self.out.faults.push(format!("{text}: {why}"));
            }
        }
    }

    fn roll(&mut self, at: At, leaf: u32) {
        let Some(event) = self.rolls.get(&(at, leaf)).copied().cloned() else { return };
        if let What::DiceRolled(rolled) = &event.what {
            self.last = Some(rolled.roll);
        }
        self.push(at, event);
    }

    fn push(&mut self, at: At, event: Event) {
        self.live.append(event.clone());
        self.out.game.events.push(event);
        self.out.places.push(Some(at));
    }
}

/// One finding for a roll that breaks a rule whoever made it: that of the reading that breaks least, and how many there are.
fn in_any_case(judged: &[(Vec<String>, Vec<Finding>)], least: &[Finding], seq: u64) -> Option<Finding> {
    let mut found = least.first()?.clone();
    found.seq = seq;
    let clauses: BTreeSet<String> =
        judged.iter().flat_map(|(_, broken)| broken).map(|f| f.clause.to_string()).collect();
    let clauses: Vec<String> = clauses.into_iter().collect();
    found.breach.says = match judged.len() {
        1 => found.breach.says,
        n => format!(
            "each of the {n} readings breaks {}; the least: {}",
            clauses.join(" or "),
            found.breach.says
        ),
    };
    Some(found)
}

impl Drafted {
    /// What the book finds in it, and how many clauses were kept. The dice are judged with the files, and the cheapest
    /// way stands among the moves, with its sum.
    pub(crate) fn findings(&self) -> (Vec<Finding>, u64) {
        let audit = Replay::of(&self.game).audit();
        let told = |finding: &Finding| {
            let event = usize::try_from(finding.seq).ok().and_then(|n| self.game.events.get(n));
            event.is_some_and(
                |event| matches!(&event.what, What::Inferred(deed) if deed.reading != Reading::Cheapest),
            )
        };
        let mut found: Vec<Finding> = audit.findings.into_iter().filter(told).collect();
        found.extend(self.in_any_case.iter().cloned());
        found.sort_by_key(|finding| finding.seq);
        (found, audit.kept)
    }
}

/// A question that files leave open.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct QuestionRow {
    /// The file.
    pub file: String,
    /// Its step.
    pub step: u32,
    /// The event of the game that stands there, else the one before it.
    pub event: u64,
    /// The subject; an answer names it.
    pub about: &'static str,
    /// The question.
    pub says: String,
    /// Answers that would fit.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<ChoiceRow>,
}

/// An answer that would fit.
#[derive(Clone, JsonSchema, Serialize, Debug)]
pub struct ChoiceRow {
    /// Lines of the notation.
    pub lines: Vec<String>,
    /// What it would break.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub breaks: Vec<String>,
}

impl Drafted {
    /// What is open, a row each.
    pub(crate) fn questions(&self, loaded: &Loaded) -> Vec<QuestionRow> {
        let row = |(_, at, ask): &(usize, At, Option<Asked>)| {
            let ask = ask.as_ref()?;
            let path = loaded.paths.get(usize::from(at.file).checked_sub(1)?)?;
            let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let (about, says, choices) = (ask.about, ask.says.clone(), ask.choices.clone());
            Some(QuestionRow { file, step: at.step, event: self.nearest(*at), about, says, choices })
        };
        self.asks.iter().filter_map(row).collect()
    }

    /// Lines that are none of the notation, of the answers that is, a note each.
    pub(crate) fn refused(&self) -> impl Iterator<Item = String> + '_ {
        self.faults.iter().map(|fault| format!("not taken: {fault}"))
    }

    /// The findings beside their positions.
    pub(crate) fn rows(&self, loaded: &Loaded) -> (Vec<FindingView>, u64) {
        let (findings, kept) = self.findings();
        let shown = loaded.with(self.game.clone());
        let mut rows = Vec::new();
        Replay::of(&self.game).walk(|n, before, _| {
            let from = findings.partition_point(|finding| finding.seq < n as u64);
            for finding in findings[from..].iter().take_while(|finding| finding.seq == n as u64) {
                let mut row = FindingView::of(&shown, finding, before);
                self.placed(loaded, n, &mut row.at);
                row.writer = self.place(n).and_then(|at| super::of_step(loaded, at));
                rows.push(row);
            }
        });
        (rows, kept)
    }

    /// The phases that were begun, in order.
    pub(crate) fn phases(&self) -> Vec<String> {
        let mut phases = Vec::new();
        Replay::of(&self.game).walk(|_, before, event| {
            phases.extend(matches!(event.what, What::PhaseBegan(_)).then(|| when(before, event)));
        });
        phases
    }
}

/// The rows of moves, and the draft that they belong to.
pub(crate) fn judged(loaded: &Loaded) -> (Vec<super::MoveRow>, Option<Drafted>) {
    let (driven, rows): (Vec<Driven>, Vec<super::MoveRow>) = drives(loaded).into_iter().unzip();
    let drafted = (loaded.kind == crate::session::Kind::Vasl).then(|| drafted(loaded, &driven)).flatten();
    let number = |mut row: super::MoveRow| {
        let at = At { file: u16::try_from(row.file).unwrap_or(u16::MAX), step: row.first };
        row.event = drafted.as_ref().map(|drafted| drafted.nearest(at));
        row
    };
    let rows = rows.into_iter().map(number).collect();
    (rows, drafted)
}
