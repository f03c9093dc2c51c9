//! `docs/what-is-believed.md` is written from the reviewed tables: it stands there as they stand here.
//! `BELIEVED_PAGE=write` writes it anew.

use super::insertions::forms::FORMS;
use super::insertions::statuses::STATUSES;
use super::insertions::table::{BARS, PHASES};
use super::rows::{ROWS, Row};
use super::tree::How;
use super::vasl::UNPROVEN;
use asl_core::event::What;
use std::fmt::Write;

const HEAD: &str = "# What is believed

A log is trusted for what happened; the rules judge what was allowed. Two audits made by machine, which are tests of this
repository, say how much of a log is held against something: every field of every event in the games that ship and in
generated ones is changed in turn, and every kind of event is put in at every phase and for every status of a unit.
What nobody notices stands in one of the tables below, or counts against the program: at least 99 percent of the changes
that the rules can tell, and 99.5 percent of the events that a table forbids, are noticed.

A row speaks only of changes that nobody noticed: where a rule speaks, it counts. Fields bear the names of the events'
schema (`on.Turn.on_road` is the word `on-road` of a `turn` line). *Other* is another value in its place, *left out* is
none, *any* is both.

In a game by mail nobody has to believe what another records of his own units, or ends for him: `receive` asks before it signs
([by mail](by-mail.md#playing-by-mail-signed)).

This page is written from the tables of `tests/it/believed/`.

";

#[test]
fn the_page_is_that_of_the_tables() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/what-is-believed.md");
    let page = page();
    if std::env::var("BELIEVED_PAGE").is_ok_and(|word| word == "write") {
        std::fs::write(path, &page).unwrap();
    }
    let stands = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        stands == page,
        "docs/what-is-believed.md is not that of the tables: BELIEVED_PAGE=write writes it"
    );
}

#[test]
fn every_kind_of_event_is_put_in() {
    let put_in = |kind: &str| FORMS.iter().any(|form| form.kind == kind);
    let lacking: Vec<&str> = What::KINDS.iter().copied().filter(|kind| !put_in(kind)).collect();
    assert!(lacking.is_empty(), "no form of {lacking:?}");
}

#[test]
fn every_row_has_a_reason() {
    assert!(ROWS.iter().all(|row| row.why.len() > 8 && !row.fields.is_empty()));
    assert!(FORMS.iter().all(|form| !form.lines.is_empty()));
    assert!(FORMS.iter().all(|form| form.rule.len() > 1 || !form.own.contains(['-', '?'])));
    assert!(BARS.iter().all(|bar| bar.rule.len() > 1));
}

#[test]
fn every_bar_names_forms_and_statuses_that_there_are() {
    for bar in BARS {
        assert!(bar.own.len() == PHASES.len() && bar.enemy.len() == PHASES.len(), "{}", bar.rule);
        let named = || STATUSES.iter().filter(|status| bar.statuses.contains(&status.name));
        let lacking = bar.statuses.iter().find(|name| named().all(|status| status.name != **name));
        assert_eq!(lacking, None, "{}", bar.rule);
        let known = |name: &str| {
            let mut forms = FORMS.iter().filter(|form| form.name == name);
            forms.any(|form| named().any(|status| status.unit == form.unit))
        };
        let lacking: Vec<&&str> = bar.forms.iter().filter(|name| !known(name)).collect();
        assert!(lacking.is_empty(), "no form {lacking:?} of {:?}", bar.statuses);
    }
}

fn page() -> String {
    let mut out = String::from(HEAD);
    out.push_str("## Words that no log can check\n\nFor these the players have to trust each other.\n\n");
    fields(&mut out, |row| !row.is_legal());
    out.push_str("\n## Another legal play\n\nA field may say something else, and the play is another one, as legal.\n\n");
    fields(&mut out, Row::is_legal);
    unproven(&mut out);
    insertions(&mut out);
    out
}

/// What a VASL log cannot prove.
fn unproven(out: &mut String) {
    out.push_str(
        "\n## What a VASL log cannot prove\n\nA log of VASL is written by the program of one player, on his machine, and nobody signs it: it can be consistent, \
         never proven.\n\n| what may be so | what speaks against it | what does not |\n|---|---|---|\n",
    );
    for row in &UNPROVEN {
        writeln!(out, "| {} | {} | {} |", row.what, row.held, row.left).unwrap();
    }
}

fn fields(out: &mut String, wanted: impl Fn(&Row) -> bool) {
    out.push_str("| event | field | change | when | why |\n|---|---|---|---|---|\n");
    for row in ROWS.iter().filter(|row| wanted(row)) {
        let kind = if row.kind == "*" { "any" } else { row.kind };
        let names: Vec<String> = row.fields.iter().map(|field| format!("`{field}`")).collect();
        let how = row.how.map_or("any", How::word);
        let only = if row.only.is_empty() { "always" } else { row.only };
        writeln!(out, "| {kind} | {} | {how} | {only} | {} |", names.join(", "), row.why).unwrap();
    }
}

fn insertions(out: &mut String) {
    out.push_str("\n## Which event may stand where\n\nThe phases of a Player Turn in their order: ");
    out.push_str(&PHASES.join(", "));
    out.push_str(
        ". `+` allowed, `-` forbidden, `?` open. The first row of signs is for the Player Turn of the unit's own side, \
         the second for the enemy's. A sign holds for the line that is shown, and for no other. Where the rules ledger of this book is silent, the chapter that forbids it is named.\n\n\
         | event | form | line | own | enemy | rule, or why it is open |\n|---|---|---|---|---|---|\n",
    );
    for form in FORMS.iter() {
        writeln!(
            out,
            "| {} | {} | `{}` | `{}` | `{}` | {} |",
            form.kind,
            form.name,
            form.lines.last().map_or(String::new(), |line| line.to_string()),
            form.own,
            form.enemy,
            form.rule
        )
        .unwrap();
    }
    out.push_str(
        "\n### What a status changes\n\nThe last row that fits a status and a form counts, and without one the form's own. What a row leaves open \
         stays forbidden where the form's own row forbids it.\n\n| status | forms | own | enemy | rule, or why it is open |\n|---|---|---|---|---|\n",
    );
    for bar in BARS {
        let (statuses, forms) = (bar.statuses.join(", "), bar.forms.join(", "));
        let signs = |signs: &str| signs.replace('~', "?");
        writeln!(
            out,
            "| {statuses} | {forms} | `{}` | `{}` | {} |",
            signs(bar.own),
            signs(bar.enemy),
            bar.rule
        )
        .unwrap();
    }
}
