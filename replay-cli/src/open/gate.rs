//! Who is let in: whoever has the token of the address, asks for it by the address of the loopback, and is no page of another
//! site. Input: a request. Knows no page.

use super::http::{Code, Request};
use std::net::SocketAddr;

/// Bytes of a token: 192 bits.
pub const TOKEN: usize = 24;

/// What a request must have.
#[derive(Clone, Debug)]
pub struct Gate {
    token: String,
    host: String,
}

impl Gate {
    /// The gate of a bound address, with a token that was drawn for it.
    #[must_use]
    pub fn new(address: SocketAddr, token: [u8; TOKEN]) -> Gate {
        Gate { token: token.iter().map(|byte| format!("{byte:02x}")).collect(), host: address.to_string() }
    }

    /// The address of what is behind it.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://{}/{}/", self.host, self.token)
    }

    /// What is asked for behind the token.
    ///
    /// # Errors
    /// Not found without the token; forbidden under another name of this machine, which a page elsewhere may have given it, and
    /// to what a page elsewhere sends.
    pub fn pass<'r>(&self, request: &'r Request) -> Result<&'r str, Code> {
        let path = request.path.strip_prefix('/').and_then(|path| path.split_once('/'));
        let (_, asked) = path.filter(|(token, _)| is_same(token, &self.token)).ok_or(Code::NotFound)?;
        if request.host.as_ref() != Some(&self.host) {
            return Err(Code::Forbidden);
        }
        let own = format!("http://{}", self.host);
        let is_foreign = request.origin.as_ref().is_some_and(|origin| *origin != own);
        let is_across = request.site.as_ref().is_some_and(|site| site != "same-origin");
        if request.method == "POST" && (is_foreign || is_across) { Err(Code::Forbidden) } else { Ok(asked) }
    }
}

/// Compares every byte, so that the time it takes tells nothing.
fn is_same(given: &str, token: &str) -> bool {
    let differ = given.bytes().zip(token.bytes()).fold(0, |sum, (a, b)| sum | (a ^ b));
    given.len() == token.len() && differ == 0
}
