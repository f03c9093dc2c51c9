//! The catalogue as text.

use super::{DIM, OPEN, STRONG, Table, counted, harmless, styled};
use crate::view::{TypeRow, TypesView};
use anstyle::Style;

/// A row for each type, its doubt at the end; sources below.
#[must_use]
pub fn types(view: &TypesView) -> String {
    let mut table = Table::new(&[2]);
    for row in &view.types {
        table.row([
            (STRONG, harmless(&row.name)),
            (Style::new(), row.class.into()),
            (Style::new(), row.mp.clone().unwrap_or_else(|| "?".into())),
            (Style::new(), words(row).join(", ")),
            (DIM, row.nation.unwrap_or("own").into()),
            (OPEN, row.doubt.as_deref().map(|doubt| format!("? {}", harmless(doubt))).unwrap_or_default()),
        ]);
    }
    let mut sources: Vec<&str> = view.types.iter().map(|row| row.source.as_str()).collect();
    sources.dedup();
    let sources: String =
        sources.iter().map(|source| styled(DIM, &format!("source: {}", harmless(source))) + "\n").collect();
    let count = counted(view.types.len() as u64, "type", "types");
    format!("{}{count}, as of book {}\n{sources}", table.text(0), view.book)
}

fn words(row: &TypeRow) -> Vec<String> {
    let said = [
        (row.red_mp == Some(true), "red MP".to_owned()),
        (row.water_mp.is_some(), format!("{} water MP", row.water_mp.as_deref().unwrap_or_default())),
        (row.reverse.is_some(), format!("REV ×{}", row.reverse.unwrap_or_default())),
        (row.mount.is_some(), row.mount.unwrap_or_default().to_owned()),
        (row.ce == Some(true), "CE unless BU".to_owned()),
        (row.ce == Some(false), "BU unless CE".to_owned()),
        (row.radioless, "radioless".to_owned()),
    ];
    said.into_iter().filter(|(on, _)| *on).map(|(_, word)| word).collect()
}
