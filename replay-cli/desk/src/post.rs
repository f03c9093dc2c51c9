//! A text to a web server, and its answer: the only place that speaks to the net.

use std::time::Duration;
use thiserror::Error;

/// How long a server may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// The longest answer that is read, in bytes.
const LONGEST: u64 = 64 << 10;

/// Why there is no answer.
#[derive(Debug, Error)]
pub enum PostError {
    /// This names no server.
    #[error("{0} is no address of a server: it begins with http:// or https://")]
    NoAddress(String),
    /// It is asked by https, and TLS was not built.
    #[error(
        "{0}: this program was built without TLS; build it with `--features tls`, or name a proxy by http://"
    )]
    NoTls(String),
    /// The server cannot be reached, or answers what is no text.
    #[error("{0} cannot be reached: {1}")]
    Unreached(String, ureq::Error),
}

/// Posts a text to a URL below a server's own; the status of the answer, and its text.
///
/// # Errors
/// When the URL is none, or the server cannot be reached, or answers what is no text.
pub fn post(server: &str, path: &str, text: &str) -> Result<(u16, String), PostError> {
    let is_secure = server.starts_with("https://");
    if !is_secure && !server.starts_with("http://") {
        return Err(PostError::NoAddress(server.to_owned()));
    }
    if is_secure && cfg!(not(feature = "tls")) {
        return Err(PostError::NoTls(server.to_owned()));
    }
    let url = format!("{}/{path}", server.trim_end_matches('/'));
    let config = ureq::Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        .http_status_as_error(false)
        .max_redirects(0);
    let agent: ureq::Agent = config.build().into();
    let failed = |why: ureq::Error| PostError::Unreached(url.clone(), why);
    let sent = agent.post(&url).header("content-type", "text/plain; charset=utf-8").send(text);
    let mut response = sent.map_err(failed)?;
    let status = response.status().as_u16();
    let text = response.body_mut().with_config().limit(LONGEST).read_to_string().map_err(failed)?;
    Ok((status, text))
}
