//! What a database answered, and what to do about it.
//!
//! Job: the client's errors in words that say where and what to do. Inputs: the client's error. Must not know: what was
//! asked, or a password.

use super::Address;
use postgres::error::SqlState;

/// Why a database cannot be used, or did not do something.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseError {
    /// No connection comes about, or it was lost.
    #[error("{address} does not answer ({why}): is the server running, and is the address right?")]
    Away {
        /// Where it was looked for.
        address: String,
        /// The system's reason.
        why: String,
    },
    /// The connection was lost while something was done.
    #[error("the connection to {address} was lost ({why})")]
    Lost {
        /// Where it was.
        address: String,
        /// The system's reason.
        why: String,
    },
    /// The server offers no TLS, or its certificate is not to be trusted.
    #[error(
        "{address}: no TLS ({why}): an authority of the club's own is named by sslrootcert=FILE, and a network that is \
         trusted as it is goes without by sslmode=disable"
    )]
    Tls {
        /// Where it was.
        address: String,
        /// The reason.
        why: String,
    },
    /// The server does not let the user in.
    #[error(
        "{address} does not let {user} in ({why}): PGPASSWORD gives a password, and the server's pg_hba.conf says who may \
         come from where"
    )]
    NotLetIn {
        /// Where it was.
        address: String,
        /// The role.
        user: String,
        /// The server's reason.
        why: String,
    },
    /// There is no such database.
    #[error("{address}: there is no such database: `createdb` makes one")]
    NoDatabase {
        /// Where it was.
        address: String,
    },
    /// The role may not do it.
    #[error(
        "{user} may not do that at {address} ({why}): the archive's director grants the role, nothing was changed"
    )]
    Denied {
        /// Where it was.
        address: String,
        /// The role.
        user: String,
        /// The server's reason.
        why: String,
    },
    /// A server that only follows another.
    #[error("{address} can only be read, it follows another server: name that one; nothing was changed")]
    ReadOnly {
        /// Where it was.
        address: String,
    },
    /// No tables of an archive are there.
    #[error("{address} holds no archive yet: its owner makes one with `asl-replay database migrate`")]
    NoArchive {
        /// Where it was.
        address: String,
    },
    /// Tables of an older program.
    #[error(
        "{address} has an archive of version {found}, this program needs {needed}: its owner brings it up to date with \
         `asl-replay database migrate`, nothing was changed"
    )]
    Older {
        /// Where it was.
        address: String,
        /// Its version.
        found: i32,
        /// Ours.
        needed: i32,
    },
    /// Tables of a newer program.
    #[error(
        "{address} has an archive of version {found}, this program knows {known}: take the newer program, nothing was changed"
    )]
    Newer {
        /// Where it was.
        address: String,
        /// Its version.
        found: i32,
        /// Ours.
        known: i32,
    },
    /// A server that does not keep what it acknowledges.
    #[error(
        "{address} loses what it acknowledges when the power goes ({setting}): its owner sets it right, nothing was changed"
    )]
    NotDurable {
        /// Where it was.
        address: String,
        /// The setting, with its value.
        setting: String,
    },
    /// Somebody else holds the game for too long.
    #[error("the game is held by somebody else at {address} ({why}): nothing was changed, do it again")]
    Busy {
        /// Where it was.
        address: String,
        /// The server's reason.
        why: String,
    },
    /// Anything else that the server says.
    #[error("{address}: {why}")]
    Other {
        /// Where it was.
        address: String,
        /// The server's reason.
        why: String,
    },
}

impl DatabaseError {
    /// An error of a call on an open connection.
    pub(super) fn of(address: &Address, why: &postgres::Error) -> DatabaseError {
        match why.code() {
            Some(code) => Self::answered(address, code, said(why)),
            None => Self::Lost { address: address.to_string(), why: said(why) },
        }
    }

    /// An error of a connection that did not come about.
    pub(super) fn connecting(to: &Address, error: &postgres::Error) -> DatabaseError {
        let (address, why, user) = (to.to_string(), said(error), to.user().to_owned());
        if let Some(code) = error.code() {
            return Self::answered(to, code, why);
        }
        // The client tells these apart by its words alone.
        let kind = error.to_string();
        if kind.contains("TLS") {
            Self::Tls { address, why }
        } else if kind.contains("authentication") || why.contains("password missing") {
            Self::NotLetIn { address, user, why }
        } else {
            Self::Away { address, why }
        }
    }

    fn answered(to: &Address, code: &SqlState, why: String) -> DatabaseError {
        let (address, user) = (to.to_string(), to.user().to_owned());
        match *code {
            SqlState::INVALID_PASSWORD | SqlState::INVALID_AUTHORIZATION_SPECIFICATION => {
                Self::NotLetIn { address, user, why }
            }
            SqlState::INVALID_CATALOG_NAME => Self::NoDatabase { address },
            SqlState::INSUFFICIENT_PRIVILEGE => Self::Denied { address, user, why },
            SqlState::READ_ONLY_SQL_TRANSACTION => Self::ReadOnly { address },
            SqlState::UNDEFINED_TABLE => Self::NoArchive { address },
            SqlState::LOCK_NOT_AVAILABLE
            | SqlState::T_R_SERIALIZATION_FAILURE
            | SqlState::T_R_DEADLOCK_DETECTED => Self::Busy { address, why },
            SqlState::ADMIN_SHUTDOWN | SqlState::CRASH_SHUTDOWN => Self::Lost { address, why },
            SqlState::CANNOT_CONNECT_NOW | SqlState::TOO_MANY_CONNECTIONS => Self::Away { address, why },
            _ => Self::Other { address, why },
        }
    }
}

/// Whether nothing was written for another was faster, and the same may be tried again at once.
pub(super) fn is_in_each_others_way(why: &postgres::Error) -> bool {
    let code = why.code();
    code == Some(&SqlState::T_R_SERIALIZATION_FAILURE) || code == Some(&SqlState::T_R_DEADLOCK_DETECTED)
}

/// Whether the connection is gone, be it that the server has just said that it goes.
pub(super) fn is_gone(why: &postgres::Error) -> bool {
    let code = why.code();
    why.is_closed() || code == Some(&SqlState::ADMIN_SHUTDOWN) || code == Some(&SqlState::CRASH_SHUTDOWN)
}

/// The last reason, which is the one that says something.
fn said(why: &postgres::Error) -> String {
    if let Some(said) = why.as_db_error() {
        return said.message().to_owned();
    }
    let reasons = std::iter::successors(Some(why as &dyn std::error::Error), |why| why.source());
    reasons.last().map(ToString::to_string).unwrap_or_default()
}
