//! A text to a web server, and its answer: the only place where this program speaks to the net.

use super::Refusal;
use super::witness::Reply;
#[cfg(feature = "desk")]
use std::time::Duration;

/// How long a server may take.
#[cfg(feature = "desk")]
const PATIENCE: Duration = Duration::from_secs(30);
/// The longest answer that is read, in bytes.
#[cfg(feature = "desk")]
const LONGEST: u64 = 64 << 10;

/// Posts a text to a URL below a server's own.
///
/// # Errors
/// When the URL is none, or the server cannot be reached, or answers what is no text; always in a program without the desk.
#[cfg(feature = "desk")]
pub fn post(server: &str, path: &str, text: &str) -> Result<Reply, Refusal> {
    let is_secure = server.starts_with("https://");
    if !is_secure && !server.starts_with("http://") {
        return Err(Refusal::Wrong(format!(
            "{server} is no address of a server: it begins with http:// or https://"
        )));
    }
    if is_secure && cfg!(not(feature = "tls")) {
        return Err(Refusal::Wrong(format!(
            "{server}: this program was built without TLS; build it with `--features tls`, or name a proxy by http://"
        )));
    }
    let url = format!("{}/{path}", server.trim_end_matches('/'));
    let config = ureq::Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        .http_status_as_error(false)
        .max_redirects(0);
    let agent: ureq::Agent = config.build().into();
    let failed = |why: ureq::Error| Refusal::Store(format!("{url} cannot be reached: {why}"));
    let sent = agent.post(&url).header("content-type", "text/plain; charset=utf-8").send(text);
    let mut response = sent.map_err(failed)?;
    let status = response.status().as_u16();
    let text = response.body_mut().with_config().limit(LONGEST).read_to_string().map_err(failed)?;
    Ok(Reply { status, text })
}

/// The same where the desk was not built.
///
/// # Errors
/// Always: the program cannot ask.
#[cfg(not(feature = "desk"))]
pub fn post(_server: &str, _path: &str, _text: &str) -> Result<Reply, Refusal> {
    Err(Refusal::Wrong(
        "this program asks no server: it was built without the desk; build it with `--features desk`"
            .to_owned(),
    ))
}
