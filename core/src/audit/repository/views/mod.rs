//! Views of the repository.

pub mod append;
pub mod comparison;
pub mod copy;
pub mod dashboard;
pub mod documents;
pub mod edit;
pub mod figures;
pub mod file;
pub mod filter;
pub mod load;
pub mod places;
pub mod preview;
pub mod query;
pub mod recipe;
pub mod search;
pub mod subject;
pub mod table;
pub mod versions;
