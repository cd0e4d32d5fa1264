//! A package that was checked, for screens.

use serde::Serialize;

use super::{Changed, Checked, Problem, Signature, check, check_file, signed_text};
use crate::Digest;

/// Number of letters of a key's fingerprint, and of its groups.
const FINGERPRINT: usize = 16;
const GROUP: usize = 4;

/// A package that was checked. The signature still has to be verified: the browser does it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CheckedPackage {
    /// The reason why the package cannot be read; everything else is empty then.
    pub problem: Option<PackageProblem>,
    /// The first part that was changed.
    pub changed: Option<PackageChange>,
    /// The head of the last entry, as computed, in hexadecimal.
    pub head: String,
    /// Head of each entry, as computed, in hexadecimal.
    pub heads: Vec<String>,
    /// The signature of a signed package.
    pub signature: Option<PackageSignature>,
}

/// The reason why a package cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum PackageProblem {
    /// The file is no package, or its frame was changed.
    NotAPackage,
    /// The package has a later format.
    Newer,
    /// The last line is missing or was changed.
    Cut,
}

/// The first part of a package that was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum PackageChange {
    /// The page around the data.
    Page,
    /// The entry at this position, from 0.
    Entry(u32),
}

/// The parts of a signature, for `WebCrypto`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PackageSignature {
    /// The public key in hexadecimal.
    pub key: String,
    /// The signature in hexadecimal.
    pub signature: String,
    /// The signed text.
    pub text: String,
    /// Short name of the key.
    pub fingerprint: String,
}

impl CheckedPackage {
    /// Checks the data that a page has read in itself. They do not show a change of the page.
    pub fn of_data(data: &str) -> Self {
        Self::shown(check(data.as_bytes()))
    }

    /// Checks a file with its page.
    pub fn of_file(file: &[u8]) -> Self {
        Self::shown(check_file(file))
    }

    fn shown(checked: Result<Checked<'_>, Problem>) -> Self {
        let checked = match checked {
            Ok(checked) => checked,
            Err(problem) => return Self { problem: Some(problem.into()), ..Self::default() },
        };
        let signature = |Signature { key, signature }: Signature<'_>| PackageSignature {
            key: key.to_owned(),
            signature: signature.to_owned(),
            text: signed_text(checked.head),
            fingerprint: fingerprint(key),
        };
        Self {
            problem: None,
            changed: checked.changed.map(PackageChange::from),
            head: checked.head.to_string(),
            heads: checked.entries.iter().map(|entry| entry.head.to_string()).collect(),
            signature: checked.signature.map(signature),
        }
    }
}

impl From<Problem> for PackageProblem {
    fn from(problem: Problem) -> Self {
        match problem {
            Problem::NotAPackage => Self::NotAPackage,
            Problem::Newer => Self::Newer,
            Problem::Cut => Self::Cut,
        }
    }
}

impl From<Changed> for PackageChange {
    fn from(changed: Changed) -> Self {
        match changed {
            Changed::Page => Self::Page,
            Changed::Entry(at) => Self::Entry(u32::try_from(at).unwrap_or(u32::MAX)),
        }
    }
}

/// Short name of a public key in hexadecimal: the beginning of its SHA-256, such as 'a1b2 c3d4 e5f6 0718'. It is as long
/// as people can compare, and two keys with the same one cost 2³² tries and more to find.
pub fn fingerprint(key: &str) -> String {
    let digest = Digest::of(key.as_bytes()).to_string();
    let groups: Vec<&str> = (0..FINGERPRINT).step_by(GROUP).map(|at| &digest[at..at + GROUP]).collect();
    groups.join(" ")
}
