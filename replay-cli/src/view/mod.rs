//! What there is to see of a game, as plain data: the same for text, JSON and every later view.

mod audit;
mod diff;
mod event;
mod explain;
mod finding;
mod fire;
mod integrity;
mod log;
mod rules;
mod show;

pub use audit::{AuditView, DiceRow, Unjudged};
pub use diff::{CopyView, DiffView};
pub use event::{EventView, What};
pub use explain::{ClauseView, ExplainView};
pub use finding::{FindingView, LineView, TallyView};
pub use integrity::{ContinuationView, IntegrityView, VerifyView};
pub use log::{Filter as LogFilter, LogRow, LogView};
pub use rules::{ClauseRow, RulesView};
pub use show::{ShowView, UnitRow};
