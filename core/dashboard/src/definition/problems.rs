//! The problems of a definition, each with its path.

use serde::Serialize;

use crate::whole::size;

/// Maximum number of listed problems; one line gives the number of further ones.
pub const MAX_PROBLEMS: usize = 20;

/// One problem of a definition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DefinitionProblem {
    /// Path, such as `widgets[3].config.chartType`; empty for the file as a whole.
    pub path: String,
    /// The value that was found, and what is allowed.
    pub message: String,
}

/// The message for a text of more than `most` characters.
pub(crate) fn too_long(text: &str, most: usize) -> Option<String> {
    let length = text.chars().count();
    (length > most).then(|| format!("Terlalu panjang: {} karakter. Paling banyak {}.", size(length), size(most)))
}

#[derive(Default)]
pub(super) struct Problems {
    listed: Vec<DefinitionProblem>,
    more: usize,
}

impl Problems {
    pub(super) fn add(&mut self, path: &str, message: String) {
        if self.listed.len() < MAX_PROBLEMS {
            self.listed.push(DefinitionProblem { path: path.to_owned(), message });
        } else {
            self.more += 1;
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.listed.is_empty()
    }

    pub(super) fn into_list(self) -> Vec<DefinitionProblem> {
        let more = (self.more > 0).then(|| DefinitionProblem {
            path: String::new(),
            message: format!("dan {} masalah lainnya.", size(self.more)),
        });
        self.listed.into_iter().chain(more).collect()
    }
}
