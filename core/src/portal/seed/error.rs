use std::fmt;

/// An error in a seed file, with its location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeedError {
    /// File name within `seeds/`.
    pub file: &'static str,
    /// Id of the record; empty if it could not be read.
    pub record: String,
    /// Name of the field, or the path to it.
    pub field: String,
    /// Description of the error.
    pub problem: String,
}

impl SeedError {
    pub(crate) fn new(file: &'static str, record: &str, field: &str, problem: &str) -> Self {
        Self { file, record: record.to_owned(), field: field.to_owned(), problem: problem.to_owned() }
    }
}

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, record, field, problem } = self;
        write!(f, "seeds/{file}: record '{record}', field '{field}': {problem}")
    }
}

impl std::error::Error for SeedError {}
