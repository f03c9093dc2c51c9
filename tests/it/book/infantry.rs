//! The ledgers of the chapters of Infantry, and that of To Hit rolls, against the book, and their vectors against the cases that retell them. A
//! chapter is a row of [`CHAPTERS`].

use super::chapter::{Entry, Vector, ledger_of, vectors_of};
use super::fire_vectors::lacking_figures;
use std::collections::{BTreeMap, BTreeSet};

/// One ledger with its vectors, and the lists that lie beside its cases.
struct Infantry {
    ledger: &'static str,
    vectors: &'static str,
    /// Where the cases lie, by what the id of a vector begins with.
    folders: &'static [(&'static str, &'static str)],
    /// Clauses of the ledger that the book has by another id, since A7 or an earlier book asked first.
    by_another: &'static str,
    /// Clauses of the ledger that are not judged, each with its reason.
    open: &'static str,
    /// Figures of vectors that no case states: the vector, the key and the reason.
    open_figures: &'static str,
    /// Vectors that no case retells, each with its reason.
    open_vectors: &'static str,
}

/// Vectors that an official answer overrules: their case names it, and keeps what the vector calls broken.
const OVERRULED: [(&str, &str); 1] = [("A8.15-snap-ffnam", "PS 368")];

static CHAPTERS: [Infantry; 13] = [
    Infantry {
        ledger: include_str!("../../vectors/ledger_a4_a5.toml"),
        vectors: include_str!("../../vectors/vectors_a4_a5.toml"),
        folders: &[("A4.", "a4"), ("A5.", "a5"), ("B", "b")],
        by_another: include_str!("../../cases/a4/by_another.txt"),
        open: include_str!("../../cases/a4/open_ledger.txt"),
        open_figures: include_str!("../../cases/a4/open_figures.txt"),
        open_vectors: "",
    },
    Infantry {
        ledger: include_str!("../../vectors/ledger_a8.toml"),
        vectors: include_str!("../../vectors/vectors_a8.toml"),
        folders: &[("A8.", "a8")],
        by_another: include_str!("../../cases/a8/by_another.txt"),
        open: include_str!("../../cases/a8/open_ledger.txt"),
        open_figures: include_str!("../../cases/a8/open_figures.txt"),
        open_vectors: "",
    },
    Infantry {
        ledger: include_str!("../../vectors/ledger_a9.toml"),
        vectors: include_str!("../../vectors/vectors_a9.toml"),
        folders: &[("A9.", "a9"), ("A21.", "a9")],
        by_another: include_str!("../../cases/a9/by_another.txt"),
        open: include_str!("../../cases/a9/open_ledger.txt"),
        open_figures: include_str!("../../cases/a9/open_figures.txt"),
        open_vectors: "",
    },
    Infantry {
        ledger: include_str!("../../vectors/ledger_a11.toml"),
        vectors: include_str!("../../vectors/vectors_a11.toml"),
        folders: &[("A11.", "a11")],
        by_another: include_str!("../../cases/a11/by_another.txt"),
        open: include_str!("../../cases/a11/open_ledger.txt"),
        open_figures: include_str!("../../cases/a11/open_figures.txt"),
        open_vectors: include_str!("../../cases/a11/open_vectors.txt"),
    },
    Infantry {
        ledger: include_str!("../../vectors/ledger_a12.toml"),
        vectors: include_str!("../../vectors/vectors_a12.toml"),
        folders: &[("A12.", "a12")],
        by_another: include_str!("../../cases/a12/by_another.txt"),
        open: include_str!("../../cases/a12/open_ledger.txt"),
        open_figures: include_str!("../../cases/a12/open_figures.txt"),
        open_vectors: include_str!("../../cases/a12/open_vectors.txt"),
    },
    Infantry {
        ledger: include_str!("../../vectors/ledger_a14.toml"),
        vectors: include_str!("../../vectors/vectors_a14.toml"),
        folders: &[("A14.", "a14"), ("A15.", "a14")],
        by_another: include_str!("../../cases/a14/by_another.txt"),
        open: include_str!("../../cases/a14/open_ledger.txt"),
        open_figures: include_str!("../../cases/a14/open_figures.txt"),
        open_vectors: "",
    },
    Infantry {
        ledger: include_str!("../../vectors/ledger_a10.toml"),
        vectors: include_str!("../../vectors/vectors_a10.toml"),
        folders: &[("A10.", "a10")],
        by_another: include_str!("../../cases/a10/by_another.txt"),
        open: include_str!("../../cases/a10/open_ledger.txt"),
        open_figures: include_str!("../../cases/a10/open_figures.txt"),
        open_vectors: include_str!("../../cases/a10/open_vectors.txt"),
    },
    Infantry {
        ledger: include_str!("../../vectors/ledger_a17.toml"),
        vectors: include_str!("../../vectors/vectors_a17.toml"),
        folders: &[("A18.11", "a10"), ("A17.", "a17"), ("A18.", "a17"), ("A19.", "a17"), ("A20.", "a17")],
        by_another: include_str!("../../cases/a17/by_another.txt"),
        open: include_str!("../../cases/a17/open_ledger.txt"),
        open_figures: include_str!("../../cases/a17/open_figures.txt"),
        open_vectors: include_str!("../../cases/a17/open_vectors.txt"),
    },
    Infantry {
        ledger: include_str!("../../vectors/ledger_c3_c6.toml"),
        vectors: include_str!("../../vectors/vectors_c3_c6.toml"),
        folders: &[("CD-", "c3")],
        by_another: include_str!("../../cases/c3/by_another.txt"),
        open: include_str!("../../cases/c3/open_ledger.txt"),
        open_figures: include_str!("../../cases/c3/open_figures.txt"),
        open_vectors: include_str!("../../cases/c3/open_vectors.txt"),
    },
    Infantry {
        ledger: include_str!("../../vectors/ledger_c13.toml"),
        vectors: include_str!("../../vectors/vectors_c13.toml"),
        folders: &[("CD-", "c13")],
        by_another: include_str!("../../cases/c13/by_another.txt"),
        open: include_str!("../../cases/c13/open_ledger.txt"),
        open_figures: "",
        open_vectors: include_str!("../../cases/c13/open_vectors.txt"),
    },
    Infantry {
        ledger: include_str!("../../vectors/ledger_c2.toml"),
        vectors: include_str!("../../vectors/vectors_c2.toml"),
        folders: &[("CD-", "c2")],
        by_another: include_str!("../../cases/c2/by_another.txt"),
        open: include_str!("../../cases/c2/open_ledger.txt"),
        open_figures: include_str!("../../cases/c2/open_figures.txt"),
        open_vectors: include_str!("../../cases/c2/open_vectors.txt"),
    },
    Infantry {
        ledger: include_str!("../../vectors/ledger_d7.toml"),
        vectors: include_str!("../../vectors/vectors_d7.toml"),
        folders: &[("CD-", "d7")],
        by_another: include_str!("../../cases/d7/by_another.txt"),
        open: include_str!("../../cases/d7/open_ledger.txt"),
        open_figures: include_str!("../../cases/d7/open_figures.txt"),
        open_vectors: include_str!("../../cases/d7/open_vectors.txt"),
    },
    Infantry {
        ledger: include_str!("../../vectors/ledger_d_vehicles.toml"),
        vectors: include_str!("../../vectors/vectors_d_vehicles.toml"),
        folders: &[("CD-", "d4")],
        by_another: include_str!("../../cases/d4/by_another.txt"),
        open: include_str!("../../cases/d4/open_ledger.txt"),
        open_figures: include_str!("../../cases/d4/open_figures.txt"),
        open_vectors: include_str!("../../cases/d4/open_vectors.txt"),
    },
];

/// The first word of each line, and what stands behind it.
pub(super) fn rows(text: &'static str) -> BTreeMap<&'static str, &'static str> {
    text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(' ')).collect()
}

fn rows_of_figures(text: &'static str) -> BTreeSet<(&'static str, &'static str)> {
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.filter_map(|line| line.split_once(' '))
        .map(|(id, rest)| (id, rest.split(' ').next().unwrap_or(rest)))
        .collect()
}

pub(super) fn of_book(id: &str) -> Option<&'static str> {
    asl_core::rules::clauses().map(|clause| clause.id.0).find(|known| *known == id)
}

#[test]
fn every_clause_of_a_ledger_of_infantry_is_answered() {
    CHAPTERS.iter().for_each(is_answered);
}

fn is_answered(chapter: &Infantry) {
    let ledger: Vec<Entry> = ledger_of(chapter.ledger);
    let (other, open) = (rows(chapter.by_another), rows(chapter.open));
    let answers = |id: &str| {
        let by_another = other.get(id).is_some_and(|known| of_book(known).is_some());
        [of_book(id).is_some(), by_another, open.contains_key(id)].into_iter().filter(|is| *is).count()
    };
    let wrong: Vec<&str> =
        ledger.iter().map(|entry| entry.id.as_str()).filter(|id| answers(id) != 1).collect();
    assert!(wrong.is_empty(), "neither judged nor told why not, or both: {wrong:#?}");
    let ids: BTreeSet<&str> = ledger.iter().map(|entry| entry.id.as_str()).collect();
    let vectors = vectors_of(chapter.vectors);
    let named = |id: &str| vectors.iter().any(|vector| vector.violations.iter().any(|known| known == id));
    let stale: Vec<&&str> =
        other.keys().chain(open.keys()).filter(|id| !ids.contains(**id) && !named(id)).collect();
    assert!(stale.is_empty(), "not in the ledger: {stale:?}");
    println!("{} clauses: {} by another id, {} open", ids.len(), other.len(), open.len());
}

/// A case expects what its vector calls broken, nothing else that is broken, and its figures.
#[test]
fn every_vector_of_infantry_is_a_case() {
    let wrong: Vec<String> = CHAPTERS.iter().flat_map(no_case).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

fn no_case(chapter: &Infantry) -> Vec<String> {
    let vectors = vectors_of(chapter.vectors);
    let open = rows(chapter.open_vectors);
    let stale = open.keys().filter(|id| !vectors.iter().any(|vector| vector.id == **id));
    let stale: Vec<String> = stale.map(|id| format!("{id} is no vector")).collect();
    println!("{} vectors, {} of them open", vectors.len(), open.len());
    stale.into_iter().chain(vectors.into_iter().flat_map(|vector| lacks(chapter, vector))).collect()
}

fn lacks(chapter: &Infantry, mut vector: Vector) -> Vec<String> {
    let folder =
        chapter.folders.iter().find(|(begins, _)| vector.id.starts_with(begins)).expect("a folder").1;
    let path = format!("{}/cases/{folder}/{}.asl", env!("CARGO_MANIFEST_DIR"), vector.id);
    let excused = rows(chapter.open_vectors).contains_key(vector.id.as_str());
    let text = match (std::fs::read_to_string(&path), excused) {
        (Ok(_), true) => return vec![format!("{} has a case and an excuse", vector.id)],
        (Err(_), true) => return Vec::new(),
        (Err(_), false) => return vec![format!("{} has no case", vector.id)],
        (Ok(text), false) => text,
    };
    let mut wrong = wrong_marks(chapter, &vector, &text);
    let open = rows_of_figures(chapter.open_figures);
    let id = vector.id.clone();
    let stale = open.iter().filter(|(of, key)| *of == id && !vector.expect.contains_key(*key));
    wrong.extend(stale.map(|(of, key)| format!("{of} has no {key}")));
    vector.expect.retain(|key, _| !open.contains(&(id.as_str(), key.as_str())));
    wrong.extend(lacking_figures(&vector, &text, &BTreeSet::new()));
    wrong
}

/// Violations of the vector that its case does not expect, and what it expects besides.
fn wrong_marks(chapter: &Infantry, vector: &Vector, text: &str) -> Vec<String> {
    let other = rows(chapter.by_another);
    let known = |id: &String| other.get(id.as_str()).map_or(id.as_str(), |known| known).to_owned();
    let over = OVERRULED.iter().any(|(id, source)| *id == vector.id && text.contains(source));
    let due: Vec<String> = vector.violations.iter().filter(|_| !over).map(known).collect();
    let may: BTreeSet<String> = due.iter().cloned().chain(vector.also.iter().map(known)).collect();
    let told: BTreeSet<&str> =
        text.split("!! ").skip(1).filter_map(|mark| mark.split_whitespace().next()).collect();
    // A clause with one witness, or with none that is named, leaves open what it would call broken.
    let ledger = ledger_of(chapter.ledger);
    let lone = |entry: &Entry| ["one", ""].contains(&entry.agree.as_str());
    let is_lone = |id: &String| ledger.iter().any(|entry| known(&entry.id) == *id && lone(entry));
    let asks = |id: &String| is_lone(id) && text.contains(&format!("?? {id}"));
    let missing = due.iter().filter(|id| !told.contains(id.as_str()) && !asks(id));
    let beside = told.iter().filter(|id| !may.contains(**id) && !due.is_empty() || due.is_empty());
    let missing = missing.map(|id| format!("{} does not expect {id}", vector.id));
    missing.chain(beside.map(|id| format!("{} expects {id} besides", vector.id))).collect()
}
