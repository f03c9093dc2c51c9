//! `open`: a game in the player's browser, served to it alone by this machine. A request is read (`http`) and let in or not
//! (`gate`), then answered by the one game that is shown (`room`), one request at a time (`serve`), until its pages are closed
//! (`presence`).

pub mod command;
pub mod gate;
pub mod http;
pub mod presence;
mod room;
mod serve;
