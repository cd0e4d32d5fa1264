//! Views of the repository.

pub mod copy;
pub mod dashboard;
pub mod documents;
pub mod edit;
pub mod file;
pub mod load;
pub mod preview;
pub mod query;
pub mod subject;
pub mod table;
