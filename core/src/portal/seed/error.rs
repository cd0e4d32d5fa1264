use std::fmt;

/// What is wrong with a seed file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeedError {
    /// Within `seeds/`.
    pub file: &'static str,
    /// The record's id; empty where none could be read.
    pub record: String,
    /// The field, or the path to it.
    pub field: String,
    /// What is wrong.
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
