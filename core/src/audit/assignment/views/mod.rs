//! Views of assignments.

pub mod change;
pub mod detail;
pub mod form;
pub mod list;
pub mod row;
