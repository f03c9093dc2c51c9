//! A command stands in the folder of its feature, and is named in one place outside of it: the table of the program.

use super::source::Source;

/// The table of commands.
const TABLE: &str = "replay-cli/src/program/table.rs";

/// Who does what another command does, and why.
const BUT: &[(&str, &str)] = &[
    // At the prompt a mail is taken in and answered as by the two commands.
    ("replay-cli/src/record/by_line.rs", "ReceiveArgs"),
    ("replay-cli/src/record/by_line.rs", "ReplyArgs"),
];

/// The commands that a source gives: `impl Command for AuditArgs`.
fn given(source: &Source) -> Vec<String> {
    let words: Vec<String> = source.words().into_iter().map(|(_, word)| word).collect();
    let of = |four: &[String]| match four {
        [is, what, who, name] if is == "impl" && what == "Command" && who == "for" => Some(name.clone()),
        _ => None,
    };
    words.windows(4).filter_map(of).collect()
}

/// The folder of a feature, with a slash behind it.
fn feature(path: &str) -> &str {
    let below = path.strip_prefix("replay-cli/src/").unwrap_or_default();
    let name = below.split('/').next().unwrap_or_default();
    &path[..path.len() - below.len() + name.len() + 1]
}

#[test]
fn a_command_is_named_in_one_place() {
    let sources = Source::below(super::CLI);
    let (mut broken, mut seen) = (Vec::new(), Vec::new());
    for home in &sources {
        for name in given(home) {
            let names = |source: &&Source| source.words().iter().any(|(_, word)| *word == name);
            let outside = sources.iter().filter(|source| !source.path.starts_with(feature(&home.path)));
            let mut named: Vec<&str> = outside.filter(names).map(|source| source.path.as_str()).collect();
            named.retain(|path| !BUT.contains(&(path, &name)));
            let own = feature(&home.path) == feature(TABLE);
            if !own && named != [TABLE] {
                broken.push(format!("{name} of {}: {named:?}", home.path));
            }
            seen.push(name);
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
    assert_eq!(seen.len(), asl_replay::program::table::COMMANDS.len());
    let idle: Vec<_> = BUT.iter().filter(|(_, name)| !seen.contains(&(*name).to_owned())).collect();
    assert!(idle.is_empty(), "{idle:?}");
}

/// Where the command line begins: a folder as a whole (`lib.rs`), or one module in the face of a folder whose views a page
/// shows too.
#[test]
fn the_command_line_begins_once_in_a_folder() {
    let sources = Source::below(super::CLI);
    let asks = |source: &Source| source.texts().iter().filter(|(_, text)| *text == "cli").count();
    let broken: Vec<&str> = sources
        .iter()
        .filter(|source| match source.path.strip_prefix("replay-cli/src/").unwrap_or_default() {
            "lib.rs" => false,
            path if path.ends_with("/mod.rs") => asks(source) > 1,
            _ => asks(source) > 0,
        })
        .map(|source| source.path.as_str())
        .collect();
    assert!(broken.is_empty(), "{broken:?}");
}
