//! The state of a package and of its history, for the page.

use portal_chain::history::{Fault, PackageHistory};
use portal_chain::package::{Changed, Checked, Problem, check, check_file, signed_text};
use serde::Serialize;

/// A package that was checked. The signature still has to be verified: the browser does it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
}

/// A history that was checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum CheckedHistory {
    /// All contents fit their hashes, and the hashes lead to the head.
    Sound,
    /// The genesis has another form.
    Genesis,
    /// The entry at this position, from 0, was changed.
    Entry(u32),
    /// The entries lead to another head.
    Head,
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
            Err(problem) => return Self::unreadable(problem),
        };
        let signature = checked.signature.map(|one| PackageSignature {
            key: one.key.to_owned(),
            signature: one.signature.to_owned(),
            text: signed_text(checked.head),
        });
        Self {
            problem: None,
            changed: checked.changed.map(|changed| match changed {
                Changed::Page => PackageChange::Page,
                Changed::Entry(at) => PackageChange::Entry(number(at)),
            }),
            head: checked.head.to_string(),
            heads: checked.entries.iter().map(|entry| entry.head.to_string()).collect(),
            signature,
        }
    }

    fn unreadable(problem: Problem) -> Self {
        let problem = match problem {
            Problem::NotAPackage => PackageProblem::NotAPackage,
            Problem::Newer => PackageProblem::Newer,
            Problem::Cut => PackageProblem::Cut,
        };
        Self { problem: Some(problem), changed: None, head: String::new(), heads: Vec::new(), signature: None }
    }
}

impl CheckedHistory {
    /// Checks a history.
    pub fn of(history: &PackageHistory) -> Self {
        match history.fault() {
            None => Self::Sound,
            Some(Fault::Genesis) => Self::Genesis,
            Some(Fault::Entry(at)) => Self::Entry(number(at)),
            Some(Fault::Head) => Self::Head,
        }
    }
}

fn number(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}
