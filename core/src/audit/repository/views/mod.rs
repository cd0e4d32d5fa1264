//! One file per thing that screens show of the repository.

pub mod copy;
pub mod dashboard;
pub mod documents;
pub mod file;
pub mod load;
pub mod preview;
pub mod query;
pub mod subject;
pub mod table;
