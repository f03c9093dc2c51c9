//! One request of HTTP and its answer, as far as one page needs them: a connection has one of each. Input: bytes of anybody on
//! this machine; every length is bounded before it is believed. Knows no page.

use httparse::{EMPTY_HEADER, Header, Status};
use std::io::{self, ErrorKind, Read, Write};

/// The longest head of a request, in bytes.
pub const MAX_HEAD: usize = 16 << 10;
/// Most headers of it.
pub const MAX_HEADERS: usize = 64;
/// The longest body, in bytes.
pub const MAX_BODY: usize = 4 << 10;

/// A request.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Request {
    /// `GET`.
    pub method: String,
    /// `/`, and what follows.
    pub path: String,
    /// The header `Host`; absent when there is none.
    pub host: Option<String>,
    /// The header `Origin`.
    pub origin: Option<String>,
    /// The header `Sec-Fetch-Site`.
    pub site: Option<String>,
    /// What stands behind the headers.
    pub body: Vec<u8>,
}

/// Why there is no request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It is none, or says two things at once.
    Malformed,
    /// Its body is longer than [`MAX_BODY`].
    TooLong,
    /// Its head is longer than [`MAX_HEAD`], or has more than [`MAX_HEADERS`].
    HeadTooLong,
    /// It does not come.
    TooSlow,
    /// Nobody is there any more.
    Gone,
}

impl Fault {
    /// The status that answers it; none where nobody hears it.
    #[must_use]
    pub const fn status(self) -> Option<Code> {
        match self {
            Fault::Malformed => Some(Code::BadRequest),
            Fault::TooLong => Some(Code::TooLarge),
            Fault::HeadTooLong => Some(Code::HeadTooLarge),
            Fault::TooSlow => Some(Code::TooSlow),
            Fault::Gone => None,
        }
    }
}

/// What an answer says of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// 200
    Fine,
    /// 400
    BadRequest,
    /// 403
    Forbidden,
    /// 404
    NotFound,
    /// 405
    NoSuchMethod,
    /// 408
    TooSlow,
    /// 409
    Outdated,
    /// 413
    TooLarge,
    /// 422
    NotTaken,
    /// 431
    HeadTooLarge,
    /// 500
    Failed,
    /// 503
    Busy,
}

impl Code {
    const fn line(self) -> &'static str {
        match self {
            Code::Fine => "200 OK",
            Code::BadRequest => "400 Bad Request",
            Code::Forbidden => "403 Forbidden",
            Code::NotFound => "404 Not Found",
            Code::NoSuchMethod => "405 Method Not Allowed",
            Code::TooSlow => "408 Request Timeout",
            Code::Outdated => "409 Conflict",
            Code::TooLarge => "413 Content Too Large",
            Code::NotTaken => "422 Unprocessable Content",
            Code::HeadTooLarge => "431 Request Header Fields Too Large",
            Code::Failed => "500 Internal Server Error",
            Code::Busy => "503 Service Unavailable",
        }
    }
}

/// Reads a request.
///
/// # Errors
/// What is wrong with it.
pub fn read(from: &mut impl Read) -> Result<Request, Fault> {
    let mut bytes = Vec::with_capacity(2048);
    loop {
        if let Some((request, length, body)) = head(&bytes)? {
            bytes.drain(..body);
            return Ok(Request { body: rest(from, bytes, length)?, ..request });
        }
        if bytes.len() >= MAX_HEAD {
            return Err(Fault::HeadTooLong);
        }
        more(from, &mut bytes, MAX_HEAD)?;
    }
}

/// The request without its body, how long that is, and where it begins; nothing while the head is not whole.
fn head(bytes: &[u8]) -> Result<Option<(Request, usize, usize)>, Fault> {
    let mut headers = [EMPTY_HEADER; MAX_HEADERS];
    let mut parsed = httparse::Request::new(&mut headers);
    let end = match parsed.parse(bytes) {
        Ok(Status::Complete(end)) => end,
        Ok(Status::Partial) => return Ok(None),
        Err(httparse::Error::TooManyHeaders) => return Err(Fault::HeadTooLong),
        Err(_) => return Err(Fault::Malformed),
    };
    let (method, path) = (parsed.method.unwrap_or_default(), parsed.path.unwrap_or_default());
    let headers = &*parsed.headers;
    // A length that is told in another way is one that two programs may read otherwise.
    if one(headers, "Transfer-Encoding")?.is_some() {
        return Err(Fault::Malformed);
    }
    let length = one(headers, "Content-Length")?;
    let is_number = |text: &&String| text.len() < 20 && text.bytes().all(|b| b.is_ascii_digit());
    let length = match length.as_ref() {
        None => 0,
        Some(text) => text.parse().ok().filter(|_| is_number(&text)).ok_or(Fault::Malformed)?,
    };
    if length > MAX_BODY {
        return Err(Fault::TooLong);
    }
    let request = Request {
        method: method.to_owned(),
        path: path.to_owned(),
        host: one(headers, "Host")?,
        origin: one(headers, "Origin")?,
        site: one(headers, "Sec-Fetch-Site")?,
        body: Vec::new(),
    };
    Ok(Some((request, length, end)))
}

/// The one header of a name.
fn one(headers: &[Header<'_>], name: &str) -> Result<Option<String>, Fault> {
    let mut found = headers.iter().filter(|header| header.name.eq_ignore_ascii_case(name));
    let Some(header) = found.next() else { return Ok(None) };
    let text = std::str::from_utf8(header.value).map_err(|_| Fault::Malformed)?;
    if found.next().is_some() { Err(Fault::Malformed) } else { Ok(Some(text.to_owned())) }
}

/// The body, of which these bytes came with the head.
fn rest(from: &mut impl Read, mut bytes: Vec<u8>, length: usize) -> Result<Vec<u8>, Fault> {
    while bytes.len() < length {
        more(from, &mut bytes, length)?;
    }
    bytes.truncate(length);
    Ok(bytes)
}

fn more(from: &mut impl Read, bytes: &mut Vec<u8>, most: usize) -> Result<(), Fault> {
    let mut buffer = [0; 4096];
    let wanted = buffer.len().min(most - bytes.len());
    match from.read(&mut buffer[..wanted]) {
        Ok(0) => Err(Fault::Gone),
        Ok(read) => {
            bytes.extend(&buffer[..read]);
            Ok(())
        }
        Err(why) if why.kind() == ErrorKind::Interrupted => Ok(()),
        Err(why) if [ErrorKind::TimedOut, ErrorKind::WouldBlock].contains(&why.kind()) => Err(Fault::TooSlow),
        Err(_) => Err(Fault::Gone),
    }
}

/// An answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Response {
    /// How it went.
    pub code: Code,
    /// What may be done in it, where it is a page.
    pub policy: Option<String>,
    /// What is in it: a page where there is a policy, else plain text.
    pub body: Vec<u8>,
}

impl Response {
    /// Words.
    #[must_use]
    pub fn words(code: Code, says: &str) -> Response {
        Response { code, policy: None, body: says.into() }
    }

    /// Writes it. What the browser may keep, guess, tell others or show elsewhere is none of it; nobody else may ask.
    ///
    /// # Errors
    /// When nobody reads it.
    pub fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let (kind, policy) = match &self.policy {
            Some(policy) => ("text/html", policy.as_str()),
            None => ("text/plain", "default-src 'none'"),
        };
        let head = format!(
            "HTTP/1.1 {}\r\nContent-Type: {kind}; charset=utf-8\r\nContent-Length: {}\r\nContent-Security-Policy: {policy}; \
             frame-ancestors 'none'\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: \
             no-referrer\r\nCross-Origin-Resource-Policy: same-origin\r\nCross-Origin-Opener-Policy: same-origin\r\n\
             Connection: close\r\n\r\n",
            self.code.line(),
            self.body.len()
        );
        to.write_all(head.as_bytes())?;
        to.write_all(&self.body)?;
        to.flush()
    }
}
