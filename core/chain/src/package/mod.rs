//! A Paket Bukti: an HTML file whose data are lines of text in a chain, with a signature.
//!
//! ```text
//! <the page>
//! paket-bukti 1 <SHA-256 of the page>
//! <head> <text of the first entry>
//! <head> <text of the next entry>
//! tanda-tangan <public key> <signature>
//! <the rest of the page>
//! ```
//!
//! - The data are between [`OPENING`] and [`CLOSING`]. The page is everything before and after them.
//! - Lines end with LF. Hashes, key and signature are hexadecimal, without capitals.
//! - The chain begins with the first line, so that the page belongs to it. The head of an entry is [`Digest::then`] of the
//!   SHA-256 of its text.
//! - The signature is ECDSA P-256 with SHA-256 of [`signed_text`]: 64 bytes, as `WebCrypto` writes them. The key is the
//!   uncompressed point of 65 bytes. The last line of an unsigned package is `tanpa-tanda-tangan`.
//!
//! Texts of entries are JSON, which the web side reads and writes. A text with `<`, CR, a zero or broken UTF-8 counts as
//! changed, because a browser would read other data than the checked ones. This format never changes without another number in its
//! first line.

mod checked;
mod read;
mod write;

pub use checked::{CheckedPackage, PackageChange, PackageProblem, PackageSignature, fingerprint};
pub use read::{Changed, Checked, Entry, Problem, Signature, check, check_file};
pub use write::{Lines, Page};

use crate::Digest;

/// Comes directly before the data.
pub const OPENING: &str = "<script type=\"text/plain\" id=\"paket-bukti\">\n";

/// Comes directly after the data.
pub const CLOSING: &str = "</script>";

const FIRST_WORDS: &str = "paket-bukti 1 ";
const SIGNED: &str = "tanda-tangan ";
const UNSIGNED: &str = "tanpa-tanda-tangan";

/// The text under the signature.
pub fn signed_text(head: Digest) -> String {
    format!("{FIRST_WORDS}{head}")
}

/// The SHA-256 of a page, from the parts around its data.
fn page_digest(before: &[u8], after: &[u8]) -> Digest {
    Digest::of(before).then(Digest::of(after))
}
