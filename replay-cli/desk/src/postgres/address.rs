//! Where a database is, and who asks.
//!
//! Job: a URL to what the client needs, and back to words without the password. Inputs: a URL. Must not know: what is
//! asked of the database, or any environment.

use postgres::Config;
use postgres::config::{Host, SslMode};
use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

/// The address of an archive in a database: `postgres://USER@HOST:PORT/DATABASE`.
///
/// It is shown without its password, always.
#[derive(Clone)]
pub struct Address {
    pub(super) config: Config,
    /// The certificate of the authority that signs the server's, where it is none that browsers know.
    pub(super) authority: Option<PathBuf>,
}

/// A text that is no address of a database.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AddressError {
    /// It does not begin as one.
    #[error("the address of an archive begins with postgres://")]
    Scheme,
    /// The client cannot read it. The text is not repeated: it may hold a password.
    #[error("this is no address of a database: postgres://USER@HOST:PORT/DATABASE is one")]
    Form,
    /// It names no database.
    #[error("the address names no database: postgres://USER@HOST:PORT/DATABASE does")]
    NoDatabase,
    /// It names no server.
    #[error("the address names no server: postgres://USER@HOST:PORT/DATABASE does")]
    NoHost,
    /// A kind of TLS that would take any certificate, or do without.
    #[error(
        "sslmode={0:?} is not offered: `require` checks the server's certificate, `disable` goes without TLS, and \
         without either TLS is required unless the server is on this machine"
    )]
    SslMode(String),
}

const CONNECT: Duration = Duration::from_secs(10);
const SILENCE: Duration = Duration::from_secs(30);

impl Address {
    /// Reads a URL. TLS is required unless the server is on this machine or `sslmode=disable` says otherwise, and the
    /// server's certificate is always checked; `sslrootcert=FILE` names an authority of one's own.
    ///
    /// # Errors
    /// When it is no address of a database. No error repeats the text.
    pub fn read(url: &str) -> Result<Address, AddressError> {
        if !is_address(url) {
            return Err(AddressError::Scheme);
        }
        let (place, options) = url.split_once('?').unwrap_or((url, ""));
        let (mut ssl_mode, mut authority, mut rest) = (None, None, Vec::new());
        for option in options.split('&').filter(|option| !option.is_empty()) {
            match option.split_once('=') {
                Some(("sslmode", mode)) => ssl_mode = Some(read_ssl_mode(mode)?),
                Some(("sslrootcert", file)) => authority = Some(PathBuf::from(decoded(file)?)),
                _ => rest.push(option),
            }
        }
        let url = if rest.is_empty() { place.to_owned() } else { format!("{place}?{}", rest.join("&")) };
        let config: Config = url.parse().map_err(|_| AddressError::Form)?;
        Self { config, authority }.checked(ssl_mode)
    }

    fn checked(mut self, ssl_mode: Option<SslMode>) -> Result<Address, AddressError> {
        if self.config.get_hosts().is_empty() && self.config.get_hostaddrs().is_empty() {
            return Err(AddressError::NoHost);
        }
        if self.config.get_dbname().is_none_or(str::is_empty) {
            return Err(AddressError::NoDatabase);
        }
        let by_place = if self.is_on_this_machine() { SslMode::Disable } else { SslMode::Require };
        self.config.ssl_mode(ssl_mode.unwrap_or(by_place));
        if self.config.get_connect_timeout().is_none() {
            self.config.connect_timeout(CONNECT);
        }
        self.config.tcp_user_timeout(SILENCE).application_name("asl-replay");
        Ok(self)
    }

    /// The same with a password, where it has none.
    #[must_use]
    pub fn or_password(mut self, password: Option<&str>) -> Address {
        if let (None, Some(password)) = (self.config.get_password(), password) {
            self.config.password(password);
        }
        self
    }

    /// The server and the database, without who asks: two players of one archive have the same.
    #[must_use]
    pub fn database(&self) -> String {
        let named = self.config.get_hosts().iter().map(|host| match host {
            Host::Tcp(name) => name.clone(),
            #[cfg(unix)]
            Host::Unix(path) => path.display().to_string(),
        });
        let hosts: Vec<String> = if self.config.get_hosts().is_empty() {
            self.config.get_hostaddrs().iter().map(ToString::to_string).collect()
        } else {
            named.collect()
        };
        let ports: Vec<String> = self.config.get_ports().iter().map(ToString::to_string).collect();
        let port = if ports.is_empty() { String::new() } else { format!(":{}", ports.join(",")) };
        format!("{}{port}/{}", hosts.join(","), self.config.get_dbname().unwrap_or_default())
    }

    /// The archive: the database, and the schema where the address names one (`?options=-csearch_path%3DSCHEMA`), which is
    /// what tells archives of one database apart. Nobody is asked: a database that names its schema could give each day
    /// another.
    #[must_use]
    pub fn archive(&self) -> String {
        match self.search_path().as_deref() {
            None | Some("public") => self.database(),
            Some(schema) => format!("{}?search_path={schema}", self.database()),
        }
    }

    /// The search path among the options of the connection, the last one.
    fn search_path(&self) -> Option<String> {
        let options = self.config.get_options()?;
        let settings = options.split("-c").map(|setting| setting.trim().trim_start_matches("--"));
        let named = settings.filter_map(|setting| setting.split_once('='));
        let paths = named.filter(|(name, _)| name.trim().eq_ignore_ascii_case("search_path"));
        paths.last().map(|(_, path)| path.trim().to_owned())
    }

    /// The user who asks; the client takes the system's name of the user when none is given.
    #[must_use]
    pub fn user(&self) -> &str {
        self.config.get_user().unwrap_or_default()
    }

    fn is_on_this_machine(&self) -> bool {
        let is_local = |host: &Host| match host {
            Host::Tcp(name) => matches!(name.as_str(), "localhost" | "127.0.0.1" | "::1"),
            #[cfg(unix)]
            Host::Unix(_) => true,
        };
        let config = &self.config;
        config.get_hosts().iter().all(is_local)
            && config.get_hostaddrs().iter().all(std::net::IpAddr::is_loopback)
    }
}

/// Whether a text begins as an address does.
#[must_use]
pub fn is_address(text: &str) -> bool {
    text.starts_with("postgres://") || text.starts_with("postgresql://")
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://")?;
        let password = if self.config.get_password().is_some() { ":***" } else { "" };
        if let Some(user) = self.config.get_user() {
            write!(f, "{user}{password}@")?;
        }
        f.write_str(&self.archive())
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

fn read_ssl_mode(mode: &str) -> Result<SslMode, AddressError> {
    match mode {
        "disable" => Ok(SslMode::Disable),
        "require" | "verify-full" => Ok(SslMode::Require),
        other => Err(AddressError::SslMode(other.to_owned())),
    }
}

/// A text in which `%2F` stands for a slash, and so on.
fn decoded(text: &str) -> Result<String, AddressError> {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, behind @ ..] = rest {
        let escaped = behind.get(..2).filter(|_| *first == b'%');
        let digits = escaped.and_then(|digits| std::str::from_utf8(digits).ok());
        match digits.map(|digits| u8::from_str_radix(digits, 16)) {
            Some(byte) => {
                bytes.push(byte.map_err(|_| AddressError::Form)?);
                rest = &behind[2..];
            }
            None => {
                bytes.push(*first);
                rest = behind;
            }
        }
    }
    String::from_utf8(bytes).map_err(|_| AddressError::Form)
}
