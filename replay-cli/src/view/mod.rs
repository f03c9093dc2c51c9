//! What there is to see of a game, as plain data: the same for text, JSON and every later view.
//!
//! With `--json` every command prints one object on standard output. Its field `schema` names its form and
//! version, `asl-replay/audit/1`. A failure prints one too, `asl-replay/error/1`, also on standard output, so
//! that a program reads one stream; the exit code is in it. The JSON Schema of each is made of the views by
//! `asl-replay schema [COMMAND]`. Within a version fields are only added; a field that is absent, or null,
//! says that there is nothing to say. Figures are text as players write them (`9.5 MP`, `1MC`).

mod agreement;
mod aim;
mod archive;
mod asked;
mod audit;
mod awaited;
mod boards;
mod club;
mod counters;
mod database;
mod dice;
mod diff;
mod dispute;
mod done;
mod duty;
mod event;
mod explain;
mod finding;
mod fire;
mod home;
mod integrity;
mod log;
mod mail;
mod own_figures;
mod part;
mod provisional;
mod reply;
mod review;
mod rules;
mod schemas;
mod show;
mod stats;
mod summary;
mod tables;
mod types;
mod types_added;
mod unjudged;
mod unusual;
mod vasl;
mod witness;

pub use agreement::{AgreementRow, SecretRow};
pub use archive::{
    ArchiveAddView, ArchiveAuditView, ArchiveCompactView, ArchiveExportView, ArchiveFsckView, AuditedRow,
    CheckedRow, ExportedRow, FoundRow, TableRow, TakenRow,
};
pub use asked::AskedView;
pub use audit::{Asked, AuditView, DiceRow, UnusedRoll, import_notes};
pub use awaited::{AwaitedRow, AwaitedView};
pub use boards::{BoardRow, CrossedRow, HexRow, HindranceRow, LosView, SightRow, TerrainView};
pub use club::{ClubView, HeadView};
pub use counters::add_counters;
pub use database::DatabaseView;
pub use dice::{AddedView, DeclaredRow, DiceView, SharesRow};
pub use diff::{CopyView, DiffView, ForkView};
pub use dispute::{BundleView, CheckedCopyView, CheckedEventView, DisputeView};
pub use done::{
    CompletionsView, ErrorView, EventsView, ExportView, ImportView, ManView, PlaceView, RecordView, TilesView,
};
pub use duty::DutyView;
pub use event::{EventView, What};
pub use explain::{ClauseView, ExplainView, ExplainedView};
pub use finding::{FindingView, LineView, TallyView};
#[cfg(feature = "cli")]
pub(crate) use fire::sheet as sheet_of;
pub use home::{GameRow, GamesView, KeyRow, KeysView, RemovedView, RenamedView, SignedRow, StatusView};
pub use integrity::{ContinuationView, GoneView, IntegrityView, UnsignedView, VerifyView};
pub use log::{Filter as LogFilter, LogRow, LogView};
pub use mail::{
    BackupView, CheckpointView, JoinedView, KeygenView, NewView, ProveView, ReceiveView, ReplacedView,
    SignView, SignaturesView,
};
pub use own_figures::OwnFigureRow;
pub use part::Part;
pub use provisional::ProvisionalView;
pub use reply::ReplyView;
pub use review::{
    CounterRow, LyingRow, MapHexRow, MapRow, ReviewView, SideRow, StackRow, StandingRow, StepRow, TraceKind,
    TraceRow,
};
pub use rules::{ClauseRow, RulesView, SectionRow};
pub use schemas::{SCHEMAS, SchemaEntry, SchemasView};
pub use show::{ShowView, UnitRow};
pub use stats::fair;
pub use stats::{By as StatsBy, ChiRow, ResultRow, RunRow, ShotsRow, StatRow, StatsView, ThrowRow, Wanted};
pub use summary::{Counts, SummariesView, SummaryRow};
pub use tables::{EventRow, GameRows, Moment};
pub use types::{
    ArmamentRow, ArmorValues, GunValues, PersonnelValues, TypeRow, TypesView, VehicleValues, WeaponValues,
};
pub use types_added::{AddedType, DifferentKey, DifferentType, KnownType, StrangeEntry, TypesAddedView};
pub use unjudged::Unjudged;
pub use unusual::unusual;
pub use vasl::{ChoiceRow, Drafting, FileRow, MoveRow, Numbers, OpenQuestion, QuestionRow, ScenarioRow};
pub use witness::{CosignedView, WitnessView};
