//! Why a value cannot cross.

use std::fmt::{Display, Formatter, Result};

/// Why a value cannot cross, in words for whoever wrote its type.
#[derive(Debug)]
pub struct Error(String);

impl Error {
    pub(crate) fn beyond(number: impl Display) -> Self {
        Self(format!("{number} can't be represented as a JavaScript number"))
    }

    pub(crate) fn too_long(units: usize) -> Self {
        Self(format!("a text of {units} UTF-16 units is too long"))
    }
}

impl Display for Error {
    fn fmt(&self, formatter: &mut Formatter) -> Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for Error {}

impl serde::ser::Error for Error {
    fn custom<T: Display>(message: T) -> Self {
        Self(message.to_string())
    }
}
