//! Views of assignments.

pub mod detail;
pub mod form;
pub mod list;
pub mod row;
