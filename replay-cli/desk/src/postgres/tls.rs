//! TLS to a database.
//!
//! Job: whom to trust. Inputs: an address. Must not know: what is asked of the database.

use super::{Address, DatabaseError};
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use std::sync::Arc;
use tokio_postgres_rustls::MakeRustlsConnect;

/// A client that checks the server's certificate: against the authority that the address names, or against those that
/// browsers know.
pub(super) fn connector(address: &Address) -> Result<MakeRustlsConnect, DatabaseError> {
    let failed = |why: String| DatabaseError::Tls { address: address.to_string(), why };
    let mut roots = RootCertStore::empty();
    match &address.authority {
        Some(file) => {
            let at = |why: String| failed(format!("{}: {why}", file.display()));
            let certificates = CertificateDer::pem_file_iter(file).map_err(|why| at(why.to_string()))?;
            for certificate in certificates {
                let certificate = certificate.map_err(|why| at(why.to_string()))?;
                roots.add(certificate).map_err(|why| at(why.to_string()))?;
            }
            if roots.is_empty() {
                return Err(at("no certificate is in it".to_owned()));
            }
        }
        None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let versions = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let builder = versions.map_err(|why| failed(why.to_string()))?;
    Ok(MakeRustlsConnect::new(builder.with_root_certificates(roots).with_no_client_auth()))
}
