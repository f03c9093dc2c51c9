//! The forms of events that are put in: they stand in `forms.txt`.

use std::sync::LazyLock;

/// One form of a kind of event.
pub(crate) struct Form {
    /// The kind of event.
    pub(crate) kind: &'static str,
    pub(crate) name: &'static str,
    /// Whose it is: `t` the tank, `s` the squad; nothing for an event of the game.
    pub(crate) unit: &'static str,
    /// The lines; the last is the event. `{foe}` is the hex of the enemy's squad.
    pub(crate) lines: Vec<&'static str>,
    /// A sign for each phase of the Player Turn of the unit's side.
    pub(crate) own: &'static str,
    /// The same for the enemy's Player Turn.
    pub(crate) enemy: &'static str,
    /// What forbids it, or why it is open.
    pub(crate) rule: &'static str,
    /// That it may not stand there may be told as late as at the end of the phase: for what did not follow it.
    pub(crate) by_the_end: bool,
}

/// All of them, in the order of the file.
pub(crate) static FORMS: LazyLock<Vec<Form>> = LazyLock::new(|| read(include_str!("forms.txt")));

const BY_THE_END: &str = "by the end of the phase";

/// An unindented line begins a form, indented ones belong to it.
fn read(text: &'static str) -> Vec<Form> {
    let mut forms: Vec<Form> = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        match (line.strip_prefix("    "), forms.last_mut()) {
            (Some(BY_THE_END), Some(form)) => form.by_the_end = true,
            (Some(event), Some(form)) => form.lines.push(event),
            (Some(_), None) => panic!("a line of no form: {line}"),
            (None, _) => forms.push(form(line)),
        }
    }
    forms
}

fn form(line: &'static str) -> Form {
    let words: Vec<&str> = line.splitn(6, ' ').collect();
    let [kind, name, unit, own, enemy, rest @ ..] = words.as_slice() else { panic!("no form: {line}") };
    assert!([own, enemy].iter().all(|signs| signs.len() == 8), "a sign for each phase: {line}");
    let unit = if *unit == "-" { "" } else { unit };
    let rule = rest.first().copied().unwrap_or_default();
    Form { kind, name, unit, lines: Vec::new(), own, enemy, rule, by_the_end: false }
}
