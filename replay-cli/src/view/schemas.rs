//! The JSON Schemas of all answers, made of the views themselves. One entry a name; `asl-replay schema` and
//! its tests read the list.

use super::added::AddedView;
use super::archive::{
    ArchiveAddView, ArchiveAuditView, ArchiveCompactView, ArchiveExportView, ArchiveFsckView,
};
use super::audit::AuditView;
use super::boards::{LosView, TerrainView};
use super::club::ClubView;
use super::database::DatabaseView;
use super::dice::DiceView;
use super::diff::DiffView;
use super::dispute::BundleView;
use super::done::{CompletionsView, EventsView, ExportView, ImportView, ManView, RecordView, TilesView};
use super::explain::{ExplainView, ExplainedView};
use super::fault::ErrorView;
use super::home::{GamesView, KeysView, RemovedView, RenamedView, StatusView};
use super::integrity::VerifyView;
use super::log::LogView;
use super::mail::{BackupView, KeygenView, NewView, ProveView, ReceiveView, SignView};
use super::reply::ReplyView;
use super::review::ReviewView;
use super::rules::RulesView;
use super::show::ShowView;
use super::stats::StatsView;
use super::summary::SummariesView;
use super::types::TypesView;
use super::types_added::TypesAddedView;
use super::witness::WitnessView;
use schemars::{JsonSchema, Schema, generate::SchemaSettings};
use serde::Serialize;
use std::collections::BTreeMap;

/// One answer and its schema.
pub struct SchemaEntry {
    /// The command; `events` for what `export --format json` writes, `tiles` for `export --tiles`, `error` for a failure.
    pub name: &'static str,
    /// What stands in the field `schema` of the answer.
    pub id: &'static str,
    form: fn() -> Schema,
}

impl SchemaEntry {
    /// The JSON Schema; its field `schema` has one value.
    #[must_use]
    pub fn make(&self) -> Schema {
        let mut schema = (self.form)();
        if let Some(field) = schema.pointer_mut("/properties/schema").and_then(|field| field.as_object_mut())
        {
            field.insert("const".into(), self.id.into());
        }
        schema
    }
}

/// Every answer.
pub const SCHEMAS: &[SchemaEntry] = &[
    entry::<AuditView>("audit", "asl-replay/audit/1"),
    entry::<VerifyView>("verify", "asl-replay/verify/1"),
    entry::<DiffView>("diff", "asl-replay/diff/1"),
    entry::<LogView>("log", "asl-replay/log/1"),
    entry::<ShowView>("show", "asl-replay/show/1"),
    entry::<ExplainView>("explain", "asl-replay/explain/1"),
    entry::<ExplainedView>("explained", "asl-replay/explained/1"),
    entry::<RecordView>("record", "asl-replay/record/1"),
    entry::<SummariesView>("audits", "asl-replay/audits/1"),
    entry::<GamesView>("games", "asl-replay/games/1"),
    entry::<RenamedView>("games-rename", "asl-replay/games-rename/1"),
    entry::<RemovedView>("games-remove", "asl-replay/games-remove/1"),
    entry::<ArchiveAddView>("archive-add", "asl-replay/archive-add/1"),
    entry::<ArchiveAuditView>("archive-audit", "asl-replay/archive-audit/1"),
    entry::<ArchiveFsckView>("archive-fsck", "asl-replay/archive-fsck/1"),
    entry::<ArchiveCompactView>("archive-compact", "asl-replay/archive-compact/1"),
    entry::<ArchiveExportView>("archive-export", "asl-replay/archive-export/1"),
    entry::<StatusView>("status", "asl-replay/status/1"),
    entry::<KeysView>("keys", "asl-replay/keys/1"),
    entry::<ManView>("man", "asl-replay/man/1"),
    entry::<KeygenView>("keygen", "asl-replay/keygen/1"),
    entry::<NewView>("new", "asl-replay/new/1"),
    entry::<SignView>("sign", "asl-replay/sign/1"),
    entry::<ReceiveView>("receive", "asl-replay/receive/1"),
    entry::<ReplyView>("reply", "asl-replay/reply/1"),
    entry::<WitnessView>("witness", "asl-replay/witness/1"),
    entry::<ClubView>("club", "asl-replay/club/1"),
    entry::<DatabaseView>("database", "asl-replay/database/1"),
    entry::<ProveView>("prove", "asl-replay/prove/1"),
    entry::<BundleView>("bundle", "asl-replay/bundle/1"),
    entry::<BackupView>("backup", "asl-replay/backup/1"),
    entry::<BackupView>("restore", "asl-replay/restore/1"),
    entry::<DiceView>("dice", "asl-replay/dice/1"),
    entry::<AddedView>("seal", "asl-replay/seal/1"),
    entry::<AddedView>("reveal", "asl-replay/reveal/1"),
    entry::<AddedView>("waive", "asl-replay/waive/1"),
    entry::<AddedView>("ruling", "asl-replay/ruling/1"),
    entry::<AddedView>("retract", "asl-replay/retract/1"),
    entry::<AddedView>("object", "asl-replay/object/1"),
    entry::<ImportView>("import", "asl-replay/import/1"),
    entry::<ReviewView>("report", "asl-replay/report/1"),
    entry::<ReviewView>("review", "asl-replay/review/1"),
    entry::<StatsView>("stats", "asl-replay/stats/1"),
    entry::<ExportView>("export", "asl-replay/export/1"),
    entry::<TilesView>("tiles", "asl-replay/tiles/1"),
    entry::<EventsView>("events", "asl-replay/events/1"),
    entry::<RulesView>("rules", "asl-replay/rules/1"),
    entry::<TypesView>("types", "asl-replay/types/1"),
    entry::<TypesAddedView>("types add", "asl-replay/types-added/1"),
    entry::<TerrainView>("terrain", "asl-replay/terrain/1"),
    entry::<LosView>("los", "asl-replay/los/1"),
    entry::<CompletionsView>("completions", "asl-replay/completions/1"),
    entry::<SchemasView>("schema", "asl-replay/schema/1"),
    entry::<ErrorView>("error", "asl-replay/error/1"),
];

const fn entry<V: JsonSchema>(name: &'static str, id: &'static str) -> SchemaEntry {
    SchemaEntry { name, id, form: form::<V> }
}

/// As the answer is written, not as it might be read.
fn form<V: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<V>()
}

/// What `schema` answers.
#[derive(JsonSchema, Serialize, Debug)]
pub struct SchemasView {
    /// `asl-replay/schema/1`.
    pub schema: &'static str,
    /// JSON Schemas, by what stands in the field `schema` of the answer.
    pub schemas: BTreeMap<String, serde_json::Value>,
}

impl SchemasView {
    /// The view of some of the schemas.
    #[must_use]
    pub fn of(entries: &[&SchemaEntry]) -> SchemasView {
        let schemas = entries.iter().map(|entry| (entry.id.to_owned(), entry.make().to_value()));
        SchemasView { schema: "asl-replay/schema/1", schemas: schemas.collect() }
    }
}
