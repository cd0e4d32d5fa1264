//! One file per thing that screens show of assignments.

pub mod detail;
pub mod form;
pub mod list;
pub mod row;
