//! `schema`: the JSON Schema of what a command answers.

use super::completions::CompletionsView;
use super::man::ManView;
use crate::archive::add::ArchiveAddView;
use crate::archive::audit::ArchiveAuditView;
use crate::archive::compact::ArchiveCompactView;
use crate::archive::database::DatabaseView;
use crate::archive::export::ArchiveExportView;
use crate::archive::fsck::ArchiveFsckView;
use crate::archive::games::{GamesView, RemovedView, RenamedView};
use crate::audit::summary::SummariesView;
use crate::audit::view::AuditView;
use crate::book::explain::{ExplainView, ExplainedView};
use crate::book::rules::RulesView;
use crate::command::exit::Exit;
use crate::command::failure::{ErrorView, Failure};
use crate::command::{Answer, Call, Command, to_json};
use crate::copies::bundle::BundleView;
use crate::copies::diff::DiffView;
use crate::copies::prove::ProveView;
use crate::copies::verify::VerifyView;
use crate::dice::added::AddedView;
use crate::dice::view::DiceView;
use crate::history::export::{EventsView, ExportView, TilesView};
use crate::history::log::LogView;
use crate::mail::backup::BackupView;
use crate::mail::keygen::KeygenView;
use crate::mail::keys::KeysView;
use crate::mail::new::NewView;
use crate::mail::receive::ReceiveView;
use crate::mail::reply::ReplyView;
use crate::mail::sign::SignView;
use crate::mail::status::StatusView;
use crate::map::los::LosView;
use crate::map::terrain::TerrainView;
use crate::open::command::OpenView;
use crate::record::command::RecordView;
use crate::review::command::note::NotesView;
use crate::review::command::players::PlayersView;
use crate::review::view::ReviewView;
use crate::setup::command::SetupView;
use crate::stats::StatsView;
use crate::types::added::TypesAddedView;
use crate::types::view::TypesView;
use crate::vasl::answer::AnswerView;
use crate::vasl::command::ImportView;
use crate::view::show::ShowView;
use crate::witness::club::ClubView;
use crate::witness::command::WitnessView;
use clap::Args;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};
use serde::Serialize;
use std::collections::BTreeMap;

/// The JSON Schema of what a command answers with `--json`.
#[derive(Args, Debug)]
pub struct SchemaArgs {
    /// A command, or `error`, which is what any command answers when it could not run; all when not given.
    #[arg(value_name = "COMMAND")]
    pub command: Option<String>,
}

impl Command for SchemaArgs {
    fn examples() -> &'static [&'static str] {
        &["schema audit"]
    }

    fn run(&self, _call: &Call<'_>) -> Result<Answer, Failure> {
        let wanted = |name: &str| self.command.as_ref().is_none_or(|command| command == name);
        let chosen: Vec<_> = SCHEMAS.iter().filter(|entry| wanted(entry.name)).collect();
        let view = SchemasView::of(&chosen);
        let text = match (&self.command, chosen.as_slice()) {
            (Some(_), [one]) => to_json(&one.make()),
            (Some(command), _) => {
                let names: Vec<&str> = SCHEMAS.iter().map(|entry| entry.name).collect();
                return Err(Failure::Usage(format!("no schema {command:?}: there are {}", names.join(", "))));
            }
            (None, _) => to_json(&view),
        };
        Ok(Answer::data(Exit::Clean, &view, text))
    }
}

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
    entry::<AnswerView>("answer", "asl-replay/answer/1"),
    entry::<ReviewView>("report", "asl-replay/report/1"),
    entry::<ReviewView>("review", "asl-replay/review/1"),
    entry::<NotesView>("note", "asl-replay/note/1"),
    entry::<OpenView>("open", "asl-replay/open/1"),
    entry::<StatsView>("stats", "asl-replay/stats/1"),
    entry::<PlayersView>("players", "asl-replay/players/1"),
    entry::<SetupView>("setup", "asl-replay/setup/1"),
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
