//! What there is to see of a game, as plain data: the same for text, JSON and every later view.
//!
//! With `--json` every command prints one object on standard output. Its field `schema` names its form and
//! version, `asl-replay/audit/1`. A failure prints one too, `asl-replay/error/1`, also on standard output, so
//! that a program reads one stream; the exit code is in it. The JSON Schema of each is made of the views by
//! `asl-replay schema [COMMAND]`. Within a version fields are only added; a field that is absent, or null,
//! says that there is nothing to say. Figures are text as players write them (`9.5 MP`, `1MC`).

pub mod agreement;
pub mod aim;
pub mod boards;
pub mod close;
pub mod duty;
pub mod event;
pub mod finding;
pub mod fire;
pub mod integrity;
mod kill;
pub mod provisional;
pub mod sentence;
pub mod show;
pub mod signatures;
pub mod vasl;
pub mod witness;
