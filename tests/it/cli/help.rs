//! What the help shows can be typed as it stands.

use asl_replay::args::{EXAMPLES, GROUPS, command, parse};

/// The words of an example; quotes hold several together, and what goes into a file is the shell's.
fn words(example: &str) -> Vec<String> {
    let line = example.split(" > ").next().unwrap_or(example);
    let parts = line.split('"').enumerate();
    let words = parts.flat_map(|(n, part)| match n % 2 {
        0 => part.split_whitespace().map(str::to_owned).collect(),
        _ => vec![part.to_owned()],
    });
    std::iter::once("asl-replay".to_owned()).chain(words).collect()
}

#[test]
fn every_example_is_a_call() {
    for (name, examples) in EXAMPLES {
        for example in *examples {
            let read = parse(words(example));
            // A key is no word that an example could spell.
            let is_key =
                |error: &clap::Error| example.contains("KEY") && error.to_string().contains("NAME+HASH+KEY");
            assert!(
                read.as_ref().err().is_none_or(is_key),
                "{example}: {}",
                read.err().map(|e| e.to_string()).unwrap_or_default()
            );
            assert!(example.starts_with(name), "{example} is no example of {name}");
        }
    }
}

#[test]
fn every_command_has_examples_and_stands_in_one_group() {
    for sub in command().get_subcommands() {
        let name = sub.get_name();
        assert!(EXAMPLES.iter().any(|(of, _)| *of == name), "{name} has no example");
        let groups = GROUPS.iter().filter(|(_, names)| names.contains(&name)).count();
        assert_eq!(groups, 1, "{name} stands in {groups} groups");
    }
}
