//! Who imports whom, file by file: the largest circle of files that import each other is small, so that a file can be
//! read with those below it alone.

use super::source::Source;
use std::collections::{BTreeMap, BTreeSet};

/// The largest circle that is allowed.
const MOST: usize = 3;

/// Files by path, each with the files that it names.
pub(super) struct Imports {
    of: BTreeMap<String, BTreeSet<String>>,
}

impl Imports {
    /// Reads them off the sources of one package. A path leads to the file that defines its end: what a folder's `mod.rs`
    /// only hands on is followed to where it stands.
    pub(super) fn of(sources: &[Source]) -> Imports {
        let files: BTreeMap<String, &Source> =
            sources.iter().map(|source| (source.module_path(), source)).collect();
        let handed: BTreeMap<&str, Vec<String>> = files
            .iter()
            .filter(|(_, source)| source.path.ends_with("/mod.rs"))
            .map(|(module, source)| (module.as_str(), full(source, &files)))
            .collect();
        let mut of = BTreeMap::new();
        for source in files.values() {
            let named = full(source, &files).into_iter().filter_map(|path| target(&path, &files, &handed, 0));
            let named = named.map(|module| files[&module].path.clone()).filter(|path| *path != source.path);
            of.insert(source.path.clone(), if source.hands_on() { BTreeSet::new() } else { named.collect() });
        }
        Imports { of }
    }

    /// The largest circle; in order of path.
    pub(super) fn largest_circle(&self) -> Vec<String> {
        let reached: BTreeMap<&String, BTreeSet<&String>> =
            self.of.keys().map(|file| (file, self.reached_from(file))).collect();
        let circles = self.of.keys().map(|file| {
            let back = reached[file].iter().filter(|other| reached[*other].contains(file));
            back.map(|other| (*other).clone()).collect::<Vec<String>>()
        });
        circles.max_by_key(Vec::len).unwrap_or_default()
    }

    fn reached_from<'a>(&'a self, file: &'a String) -> BTreeSet<&'a String> {
        let (mut reached, mut open) = (BTreeSet::new(), vec![file]);
        while let Some(at) = open.pop() {
            let further = self.of.get(at).into_iter().flatten();
            open.extend(further.filter(|next| reached.insert(*next)));
        }
        reached
    }
}

/// The paths of a file in full: those that begin with a child module are led through it.
fn full(source: &Source, files: &BTreeMap<String, &Source>) -> Vec<String> {
    let own = source.module_path();
    let paths = source.paths().into_iter().map(|(_, path)| {
        let first = path.split("::").next().unwrap_or_default();
        if files.contains_key(&format!("{own}::{first}")) { format!("{own}::{path}") } else { path }
    });
    paths.collect()
}

/// The module in which a path ends.
fn target(
    path: &str,
    files: &BTreeMap<String, &Source>,
    handed: &BTreeMap<&str, Vec<String>>,
    depth: usize,
) -> Option<String> {
    let mut module = path;
    while !files.contains_key(module) {
        module = module.rsplit_once("::")?.0;
    }
    let name = path.strip_prefix(module)?.trim_start_matches("::").split("::").next()?;
    let ends = |handed: &&String| handed.rsplit("::").next() == Some(name) && !name.is_empty();
    let on = handed.get(module).into_iter().flatten().find(ends).filter(|_| depth < 9);
    on.and_then(|on| target(on, files, handed, depth + 1)).or_else(|| Some(module.to_owned()))
}

#[test]
fn no_large_circle_of_files() {
    let circle = Imports::of(&Source::below(super::CORE)).largest_circle();
    assert!(circle.len() <= MOST, "{} files of the core are one circle: {circle:#?}", circle.len());
}

#[test]
fn a_circle_is_found_through_a_face() {
    let source = |path: &str, text: &str| Source::of(path, text);
    let sources = [
        source("core/src/a/mod.rs", "//! A face.\nmod one;\nmod two;\npub use one::One;\npub use two::Two;"),
        source("core/src/a/one.rs", "use super::Two; pub struct One(Two);"),
        source("core/src/a/two.rs", "pub struct Two; fn f(_: crate::b::Three) {}"),
        source("core/src/b.rs", "use crate::a::One; pub struct Three(One);"),
        source("core/src/c.rs", "use crate::b::Three;"),
    ];
    let circle = Imports::of(&sources).largest_circle();
    assert_eq!(circle, ["core/src/a/one.rs", "core/src/a/two.rs", "core/src/b.rs"]);
}
