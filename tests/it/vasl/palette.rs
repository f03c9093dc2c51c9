//! Counters of every kind: none is lost because nobody knows its type.
use super::builder::{Builder, chain};
use super::shared;
use crate::support::draws;
use asl_replay::audit::view::import_notes;
use asl_replay::import::vassal::action::look;
use asl_replay::import::vassal::counter::{Sort, sort};
use asl_replay::import::vassal::sequence;
use asl_replay::read::{Loaded, load_several};
use asl_replay::view::show::ShowView;
use std::path::PathBuf;

/// What a counter of a palette is made of, beside its name and its art.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Make {
    /// `tCVP`, a VCA and a crew.
    Vehicle,
    /// `gCVP` and a facing.
    Gun,
    /// `iCVP` of 1.
    Personnel,
    /// A count of 0, as the SW of newer modules have it.
    Goods,
    /// A facing and no side.
    Faced,
    /// Neither.
    Plain,
}

/// A counter on the main map.
struct Counter<'a> {
    make: Make,
    id: usize,
    name: &'a str,
    art: &'a str,
    army: &'a str,
    spot: &'a str,
}

/// A layer that shows six facings.
fn facing(of: &str) -> String {
    let names: Vec<String> = (1..=6).map(|spine| format!("+ {of}{spine}")).collect();
    format!("emb2;;2;;;2;;;2;;;;0;false;0;0;,,,,,;{};true;;;;false;;1;1;true;;;", names.join(","))
}

impl Counter<'_> {
    /// Its traits with their states, outermost first.
    fn traits(&self) -> Vec<(String, String)> {
        let owned = |text: &str, state: &str| (text.to_owned(), state.to_owned());
        let unit = || owned("mark;DBCounterType", "unit");
        let conceal = || (format!("conceal;C;{0}/{0}qmark;{0};;slot", self.army), "null;".to_owned());
        let count = |name: &str, n: &str| (format!("PROP;{name};true,0,100,false;;"), n.to_owned());
        match self.make {
            Make::Vehicle => {
                let crew = "emb2;;2;;;2;;;2;;;;0;false;0;0;,;+ BU,+ CE;true;;;;false;;1;1;true;;;";
                vec![unit(), conceal(), count("tCVP", "5"), (facing("vca"), "3".into()), owned(crew, "2")]
            }
            Make::Gun => vec![conceal(), count("gCVP", "2"), (facing("ca"), "3".into())],
            Make::Personnel => vec![unit(), conceal(), count("iCVP", "1")],
            Make::Goods => vec![owned("mark;DBCounterType", "common"), conceal(), count("iCVP", "0")],
            Make::Faced => vec![owned("mark;DBCounterType", "common"), (facing("ca"), "4".into())],
            Make::Plain => vec![owned("mark;DBCounterType", "common")],
        }
    }

    fn command(&self) -> String {
        let base = sequence::encode(&["piece", "K", "D", self.art, self.name], ';');
        let (mut definitions, mut states): (Vec<String>, Vec<String>) = self.traits().into_iter().unzip();
        definitions.push(base);
        states.push(format!("Main Map;{};{}", self.spot, self.id));
        let chained = |links: &[String]| chain(&links.iter().map(String::as_str).collect::<Vec<_>>());
        let fields = [format!("+/{}", self.id), chained(&definitions), chained(&states)];
        sequence::encode(&fields, '/').replacen("+\\/", "+/", 1)
    }
}

/// A save with these counters, as a game.
fn laid(counters: &[Counter<'_>]) -> Loaded {
    let save = counters.iter().fold(Builder::new(), |save, counter| save.setup(counter.command()));
    load_several(&[(PathBuf::from("a.vsav"), save.file())], &"public".parse().unwrap()).unwrap()
}

/// The sorts of a save's counters, in the order of their ids.
fn sorts(loaded: &Loaded) -> Vec<Sort> {
    let setup = &loaded.imported[0].setup;
    let mut all: Vec<(usize, Sort)> =
        setup.pieces().filter_map(|piece| Some((piece.id.parse().ok()?, sort(piece)?))).collect();
    all.sort_by_key(|(id, _)| *id);
    all.into_iter().map(|(_, sort)| sort).collect()
}

const STRANGE: [(Make, &str, &str); 11] = [
    (Make::Vehicle, "Voroshilovets 9000", "ru"),
    (Make::Vehicle, "SPW 250/sMG", "ge"),
    (Make::Vehicle, "Комсомолец", "ru"),
    (Make::Gun, "99* MTR Nobody 12", "ru"),
    (Make::Personnel, "6+1", "ru"),
    (Make::Personnel, "8-1 OBLI", "br"),
    (Make::Personnel, "2-2-8 Icr", "ge"),
    (Make::Personnel, "9-9-9 Zsq", "zz"),
    (Make::Goods, "Skis", "fi"),
    (Make::Goods, "LMG", "am"),
    (Make::Faced, "Roadblock", "ML"),
];

fn strange() -> Loaded {
    let counter = |(n, (make, name, army)): (usize, &(Make, &'static str, &'static str))| {
        (*make, n + 1, *name, *army, format!("ML/x{n}"))
    };
    let rows: Vec<_> = STRANGE.iter().enumerate().map(counter).collect();
    let all: Vec<Counter<'_>> = rows
        .iter()
        .map(|(make, id, name, army, art)| Counter { make: *make, id: *id, name, art, army, spot: "651;257" })
        .collect();
    laid(&all)
}

#[test]
fn a_counter_that_nobody_knows_hides_no_other() {
    let loaded = strange();
    let drafted = &loaded.vasl_game().unwrap().telling().drafted;
    let names: Vec<&str> = drafted.game.scenario.units.keys().map(|name| name.as_str()).collect();
    assert_eq!(
        names,
        [
            "br8-1a",
            "ge228a",
            "geSPW250sMGa",
            "ru6plus1a",
            "ru99MTRNobody12a",
            "ruVoroshilovets9000a",
            "rua",
            "zz999a",
        ]
    );
    let shown = ShowView::of(&loaded, drafted.game.events.len() - 1).unwrap();
    assert_eq!(shown.units.len(), STRANGE.len(), "all are shown");
}

#[test]
fn whose_figures_are_not_known_is_named() {
    let notes = import_notes(&strange());
    let named = |name: &str| notes.iter().any(|note| note.contains(name) && note.contains("not known"));
    for name in ["Voroshilovets 9000", "SPW 250/sMG", "99* MTR Nobody 12"] {
        assert!(named(name), "{name}: {notes:?}");
    }
    assert!(!named("8-1 OBLI") && !named("2-2-8 Icr"), "its counter tells them: {notes:?}");
    assert!(notes.iter().any(|note| note.contains("types add")), "what would add them: {notes:?}");
}

#[test]
fn goods_with_a_count_of_nought_are_no_personnel() {
    let expected = STRANGE.map(|(make, ..)| match make {
        Make::Vehicle => Sort::Vehicle,
        Make::Gun => Sort::Gun,
        Make::Personnel => Sort::Personnel,
        Make::Goods => Sort::Weapon,
        Make::Faced | Make::Plain => Sort::Marker,
    });
    assert_eq!(sorts(&strange()), expected);
}

/// A row of the facts of VASL's palette.
struct Fact {
    name: String,
    army: String,
    art: String,
    category: String,
}

/// The rows that are counters: no overlay, nothing that is only spawned.
fn facts() -> Option<Vec<Fact>> {
    let folder = shared::folder("the palette's facts")?;
    let text = std::fs::read_to_string(folder.join("vasl/pieces.tsv")).unwrap();
    let row = |line: &str| {
        let cells: Vec<&str> = line.split('\t').collect();
        let army = cells[7].split_once('/').map_or("", |(army, _)| army).to_owned();
        let name = if cells[2].is_empty() { "unnamed" } else { cells[2] };
        let bare = name.split(" ca").next().unwrap().split(" vca").next().unwrap();
        Fact { name: bare.into(), army, art: cells[7].into(), category: cells[5].into() }
    };
    Some(text.lines().skip(1).map(row).filter(|fact| fact.category != "overlay").collect())
}

fn make(category: &str) -> Make {
    match category {
        "vehicle" => Make::Vehicle,
        "gun" => Make::Gun,
        "squad" | "half-squad" | "crew" | "leader" | "hero" | "SMC" => Make::Personnel,
        "SW" => Make::Goods,
        _ => Make::Plain,
    }
}

/// Every counter of the palette, each in a save of its own: the position shows it, and a unit is one of the game.
#[test]
fn every_counter_of_the_palette_is_shown() {
    let Some(facts) = facts() else { return };
    assert!(facts.len() > 4_000, "{}", facts.len());
    for (n, fact) in facts.iter().enumerate().filter(|(n, _)| draws::one_of(8, *n)) {
        let make = make(&fact.category);
        let counter =
            Counter { make, id: n + 1, name: &fact.name, art: &fact.art, army: &fact.army, spot: "651;257" };
        let loaded = laid(&[counter]);
        let units = loaded.vasl_game().unwrap().telling().drafted.game.scenario.units.len();
        let shown = ShowView::of(&loaded, 0).unwrap().units.len();
        let is_unit = matches!(make, Make::Vehicle | Make::Gun | Make::Personnel);
        assert_eq!((shown, units), (1, usize::from(is_unit)), "{} ({})", fact.name, fact.category);
    }
}

/// Every sample: as many pieces are shown as its position has.
#[test]
fn every_sample_shows_all_that_its_viewer_may_see() {
    let Some(folder) = shared::folder("samples") else { return };
    let files = std::fs::read_dir(folder.join("vasl/samples")).unwrap().map(|entry| entry.unwrap().path());
    let saves = files.filter(|path| path.extension().is_some_and(|end| end == "vsav" || end == "vlog"));
    let mut most = 0;
    for path in saves {
        let bytes = std::fs::read(&path).unwrap();
        let loaded = load_several(&[(path.clone(), bytes)], &"director".parse().unwrap()).unwrap();
        let file = &loaded.imported[0];
        let seen = file.last.pieces().filter_map(|piece| look(&file.last, &file.layout, piece));
        let forces = seen.filter(|look| look.sort.is_force()).count();
        let drafted = &loaded.vasl_game().unwrap().telling().drafted;
        let shown = ShowView::of(&loaded, drafted.game.events.len() - 1).unwrap();
        let told = shown.units.iter().filter(|row| row.kind != "marker" && row.kind != "wreck").count();
        assert_eq!(told, forces, "{}", path.display());
        most = most.max(told);
    }
    assert!(most > 100, "one of them is a whole scenario: {most}");
}
